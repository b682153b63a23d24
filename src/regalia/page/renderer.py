"""Renders the templates; equal parts of a table are rendered once."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, MutableMapping
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import CodeType
from typing import Any, Final, NamedTuple

from jinja2 import BytecodeCache, Environment, FileSystemLoader, StrictUndefined, Template
from jinja2.bccache import Bucket
from jinja2.environment import TemplateModule
from jinja2.runtime import Context, Macro
from markupsafe import Markup, escape

from regalia import games
from regalia.engine.game import Game
from regalia.page.isolates import finalize, isolated

MAX_RENDERED: Final = 8192
"""Maximum number of rendered regions kept, about two kilobytes each."""
PACKAGE: Final = files("regalia.page")
TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
}
"""Media types of the static files, by suffix."""
SLOT: Final = re.compile(r'data-region="([a-z0-9-]+)"></')


class RenderKey(NamedTuple):
    """Everything that the HTML of a region depends on."""

    template: str
    part: object
    names: tuple[str, ...] = ()
    chair: object = None


RenderKeys = dict[str, RenderKey | str]
"""Keys of regions by name; a small region's key is its HTML."""


class CachingTemplate(Template):
    """A template whose macros cache their results when another template imports them.

    Macros are imported without context, so their results depend on their arguments alone.
    """

    def _get_default_module(self, ctx: Context | None = None) -> TemplateModule:
        is_new = self._module is None
        module = super()._get_default_module()
        if is_new:
            for name, value in list(vars(module).items()):
                if isinstance(value, Macro):
                    setattr(module, name, cached_macro(value))
        return module


def cached_macro(macro: Macro) -> Callable[..., str]:
    """A macro with a cache for calls whose arguments are hashable."""
    cached = lru_cache(4096, typed=True)(macro)  # typed: Markup and str compare equal

    def call(*args: Any, **kwargs: Any) -> str:
        try:
            return cached(*args, **kwargs)
        except TypeError:  # unhashable
            result: str = macro(*args, **kwargs)
            return result

    return call


class DirectCallContext(Context):
    """A context that calls functions directly.

    Jinja's own checks at every call whether the function wants a context.
    """

    def call(
        self,
        function: Callable[..., Any],
        /,
        *args: Any,
        _block_vars: object = None,
        _loop_vars: object = None,
        **kwargs: Any,
    ) -> Any:
        """The result of the call; no macro or function here takes a context."""
        return function(*args, **kwargs)


class CompiledTemplates(BytecodeCache):
    """Compiled templates by file and hash of the text, for several environments."""

    def __init__(self) -> None:
        self.compiled: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.compiled.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        assert bucket.code is not None
        self.compiled[bucket.key, bucket.checksum] = bucket.code


class CachingEnvironment(Environment):
    """An environment that keeps every template it has loaded."""

    template_class = CachingTemplate
    context_class = DirectCallContext

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.found: dict[str, Template] = {}

    def get_template(
        self,
        name: str | Template,
        parent: str | None = None,
        globals: MutableMapping[str, Any] | None = None,
    ) -> Template:
        """The template with this name; files do not change while the server runs."""
        found = self.found.get(str(name))
        if found is None:
            found = self.found[str(name)] = super().get_template(name, parent, globals)
        return found


class Renderer:
    """The shared templates, those of all games, and the regions rendered last."""

    def __init__(
        self,
        bots: Mapping[str, tuple[str, str]],
        usual: str,
        form: Callable[[], str] = lambda: "",
    ) -> None:
        """``bots`` are title and description of each kind of bot; ``usual`` is the default kind.

        ``form`` says in a sentence which form of the rules runs, for the foot of a page.
        """
        self.bots = bots
        self.usual = usual
        self.form = form
        self.static: dict[str, tuple[bytes, str]] = {}
        """Content and media type of each static file, by its name in the address."""
        digest = hashlib.sha256(repr((bots, usual)).encode())
        self.folders = {name: _folder(name) for name in games.names()}
        for name, text in self._files():
            digest.update(f"{name} {len(text)} ".encode())
            digest.update(text)
        self.version = digest.hexdigest()[:12]
        """The fingerprint of all templates, styles and scripts."""
        self.compiled = CompiledTemplates()
        self.shared = self._environment(None)
        self.render: Callable[[Game, RenderKey], str] = lru_cache(MAX_RENDERED)(self._render)
        """The HTML of a region by its template; also used beside the event loop."""
        self.environments: dict[str, Environment] = {}
        self.icon_writers: dict[tuple[str, str], Callable[[str], Markup]] = {}

    def _files(self) -> list[tuple[str, bytes]]:
        """All files of the page with their names; static ones are added to ``static``."""
        found: list[tuple[str, bytes]] = []
        for file in _sorted(PACKAGE.joinpath("templates")):
            found.append((file.name, file.read_bytes()))
        for file in _sorted(PACKAGE.joinpath("static")):
            found.append((file.name, self._serve(file.name, file)))
        for game, folder in self.folders.items():
            for file in _sorted(folder) if folder is not None else []:
                if file.name == "style.css":
                    found.append((f"{game}.css", self._serve(f"{game}.css", file)))
                else:
                    found.append((f"{game}/{file.name}", file.read_bytes()))
        return found

    def _serve(self, name: str, file: Traversable) -> bytes:
        content = file.read_bytes()
        self.static[name] = content, TYPES[Path(name).suffix]
        return content

    def _environment(self, folder: Traversable | None) -> Environment:
        shared = str(PACKAGE.joinpath("templates"))
        environment = CachingEnvironment(
            loader=FileSystemLoader([*([str(folder)] if folder is not None else []), shared]),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
            undefined=StrictUndefined,
            auto_reload=False,
            bytecode_cache=self.compiled,
            finalize=finalize,
        )
        environment.globals["bots"] = self.bots
        environment.globals["usual_bot"] = self.usual
        environment.globals["static"] = self._address
        environment.globals["version"] = self.version
        environment.globals["form"] = self.form
        environment.globals["slot"] = slot
        environment.globals["choice"] = choice
        environment.globals["turn"] = turn
        environment.globals["seat_mark"] = seat_mark
        return environment

    def _address(self, name: str) -> str:
        if name not in self.static:
            raise LookupError(f"There is no static file {name}.")
        return f"/static/{self.version}/{name}"

    def environment_of(self, game: Game) -> Environment:
        """The environment of a game's templates."""
        environment = self.environments.get(game.name)
        if environment is None:
            made = self._environment(self.folders.get(game.name) or _folder(game.name))
            environment = self.environments.setdefault(game.name, made)
        return environment

    def prepare(self, game: Game) -> None:
        """Compile all templates of a game and the shared ones; may be called on any thread."""
        for environment in (self.shared, self.environment_of(game)):
            for name in environment.list_templates(["html"]):
                environment.get_template(name)

    def has_templates(self, game: Game) -> bool:
        """Whether the game has templates; one without is shown in words."""
        return self.folders.get(game.name) is not None

    def document(self, template: str, game: Game | None = None, **variables: object) -> str:
        """The HTML of a whole page."""
        environment = self.shared if game is None else self.environment_of(game)
        if game is not None:
            variables["game"] = game
            variables["with_icons"] = self.icon_writer(game)
            variables["card_texts"] = _card_texts(game)
            sheet = f"{game.name}.css"
            variables["sheet"] = sheet if sheet in self.static else ""
        return environment.get_template(template).render(variables)

    def html(self, game: Game, render_key: RenderKey | str) -> str:
        """The HTML of a region by its key; a small region's key is its HTML."""
        return render_key if isinstance(render_key, str) else self.render(game, render_key)

    def _render(self, game: Game, render_key: RenderKey) -> str:
        environment = self.environment_of(game)
        variables = {
            **environment.globals,
            "part": render_key.part,
            "names": render_key.names,
            "chair": render_key.chair,
            "card_texts": _card_texts(game),
            "with_icons": self.icon_writer(game),
        }
        # Template.render would do the same, but copy the globals three times.
        template = environment.get_template(render_key.template)
        context = DirectCallContext(environment, variables, template.name, template.blocks)
        return "".join(template.root_render_func(context))

    def icon_writer(self, game: Game) -> Callable[[str], Markup]:
        """Puts a small picture before each word that stands for a colour of the game.

        The picture is a shield, unless the game has its own `icon.html`.
        """
        icon_writer = self.icon_writers.get((game.name, game.data_hash))
        if icon_writer is None:
            picture = vars(self.environment_of(game).get_template("icon.html").module)["picture"]
            card_texts, tinctures = _card_texts(game), game.words.colour_words()
            pictures = {
                word: picture(word, tincture, card_texts) for word, tincture in tinctures.items()
            }
            icon_writer = self.icon_writers[game.name, game.data_hash] = IconWriter(pictures)
        return icon_writer


class IconWriter:
    """Escapes a text and puts a picture before certain words; recent texts are cached."""

    def __init__(self, pictures: Mapping[str, Markup]) -> None:
        self.pictures = pictures
        words = "|".join(
            f"(?i:{re.escape(word)})" if word.islower() else re.escape(word) for word in pictures
        )
        # With brackets and punctuation beside the word, which must stay on its line.
        self.words = re.compile(rf"(\(?)\b({words})\b([.,;:)]*)" if words else r"(?!)")
        self.with_icons = lru_cache(2048, typed=True)(self._insert)

    def __call__(self, text: str) -> Markup:
        return self.with_icons(text)

    def _insert(self, text: str) -> Markup:
        text = isolated(text)
        parts = []
        end = 0
        for match in self.words.finditer(text):
            parts.append(escape(text[end : match.start()]))
            before, word, after = match.groups()
            picture = self.pictures.get(word) or self.pictures[word.lower()]
            with_icon = Markup('<span class="with-icon">{}{}{}{}</span>')
            parts.append(with_icon.format(before, picture, word, after))
            end = match.end()
        parts.append(escape(text[end:]))
        return Markup("").join(parts)


@lru_cache(4096)
def button(thing: str, action: int, label: str, mark: str = "", warning: str = "") -> str:
    """The button of a choice that lies over a thing on the table; ``mark`` is read on it.

    With a ``warning`` it must be pressed again.
    """
    more = f' data-mark="{escape(isolated(mark))}"' if mark else ""
    if warning:
        more += f' data-warning="{escape(isolated(warning))}"'
    return (
        f'<button type="button" class="choice" id="choose-{thing}" data-action="{action}"{more}>'
        f'<span class="for-readers">{escape(isolated(label))}</span></button>'
    )


def choice(thing: str) -> Markup:
    """The slot for the button of a choice at this thing."""
    return slot(f"at-{thing}", "span", "at")


def seat_mark(seat: int) -> Markup:
    """The slot for the mark of the viewer's own seat, or the button that asks for a stand-in."""
    return slot(f"seat-mark-{seat}", "span", "seat-mark")


def turn(seat: int) -> Markup:
    """The slot for the mark that the table waits for this seat."""
    return slot(f"turn-{seat}", "span", "turn")


@lru_cache(1024)
def slot(name: str, element: str = "div", kind: str = "") -> Markup:
    """The empty element that holds a region inside another; ``kind`` is its CSS class."""
    of_kind = f' class="{kind}"' if kind else ""
    return Markup(f'<{element}{of_kind} id="r-{name}" data-region="{name}"></{element}>')


def fill_slots(html: str, regions: Mapping[str, str]) -> Markup:
    """A region with the content of its slots filled in, as in the first document."""

    def fill(match: re.Match[str]) -> str:
        inside = regions.get(match[1], "")
        return f'data-region="{match[1]}">{SLOT.sub(fill, inside)}</'

    return Markup(SLOT.sub(fill, html))


def region_variables(regions: Mapping[str, str]) -> dict[str, object]:
    """Template variables: ``regions`` is the content by name, ``region(name)`` the element."""
    content = {name: fill_slots(html, regions) for name, html in regions.items()}

    def region(name: str, element: str = "div") -> Markup:
        inside = content.get(name, Markup())
        return Markup('<{0} id="r-{1}" data-region="{1}">{2}</{0}>').format(
            Markup(element), name, inside
        )

    return {"regions": content, "region": region}


@lru_cache(64)
def _card_texts(game: Game) -> Any:
    return game.card_texts()


def _folder(game: str) -> Traversable | None:
    """The folder of a game's templates; None if it has none."""
    package = games.CATALOGUE.get(game, ("",))[0]
    found = find_spec(package) if package else None
    if found is None or found.submodule_search_locations is None:  # not a package
        return None
    folder = files(package).joinpath("page")
    return folder if folder.is_dir() else None


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.is_file()), key=lambda file: file.name)
