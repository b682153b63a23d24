"""Which package may import which, as in docs/architecture.md, checked by reading the sources."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from regalia import _native, games
from tests.contract.cases import UNLISTED

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "regalia"

MAX_LINES = 600
GAMES = {"engine", "games"}
MAY_IMPORT: dict[str, set[str]] = {
    "engine": {"engine"},
    "games": GAMES,
    "names": {"engine", "names"},
    "text": {*GAMES, "names", "text"},
    "bots": {*GAMES, "bots"},
    "wire_games": set(),
    "wire_presence": set(),
    "wire": {"wire", "wire_games", "wire_presence"},
    "table": {*GAMES, "names", "wire", "table"},
    "arena": {*GAMES, "bots", "arena"},
    "bench": {*GAMES, "bots", "arena", "bench"},
    "client": {"engine", "wire", "client"},
    "online": {"engine", "names", "wire", "text", "client", "online"},
    "page": {*GAMES, "wire", "text", "page"},
    "server": {*GAMES, "names", "wire", "text", "bots", "table", "page", "server"},
    "cli": {*GAMES, "names", "bots", "arena", "bench", "text", "server", "online", "cli"},
    "__main__": {"_native", "cli"},
    "__init__": {"_native"},
    "_native": set(),
}
"""For each package or module of src/regalia, those that it may import."""
PURE = {"position", "rules", "steward"}
"""Modules of a game that, like the engine, use no library for input and output."""
IO_LIBRARIES = {"json", "numpy", "asyncio", "html", "jinja2"}
COMMAND_LINE_LIBRARIES = {"typer"}


def imports(path: Path, package: Path, for_types: bool = True) -> Iterator[str]:
    """All dotted names that a file imports, at any level and by any form of import.

    Without ``for_types``, imports under TYPE_CHECKING are left out.
    """
    here = path.relative_to(package.parent).parent.parts
    tree = ast.parse(path.read_text(), str(path))
    skipped = [] if for_types else [node for node in tree.body if checks_types(node)]
    left_out = {id(one) for node in skipped for one in ast.walk(node)}
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def checks_types(node: ast.stmt) -> bool:
    """Whether a statement is ``if TYPE_CHECKING``."""
    return (
        isinstance(node, ast.If)
        and isinstance(node.test, ast.Name)
        and node.test.id == "TYPE_CHECKING"
    )


def violations(path: Path, package: Path) -> Iterator[str]:
    """One sentence for each import of a file that is not allowed."""
    parts = path.relative_to(package).with_suffix("").parts
    name, layer = "/".join(parts), parts[0]
    if layer not in MAY_IMPORT:
        yield f"{name} belongs to no known package."
        return
    for imported in imports(path, package):
        top, *inner = imported.split(".")
        if top in IO_LIBRARIES and (layer == "engine" or parts[-1] in PURE):
            yield f"{name} imports {top}."
        if top in COMMAND_LINE_LIBRARIES and layer != "cli":
            yield f"{name} imports {top}."
        if top != package.name or not inner:
            continue
        if inner[0] in MAY_IMPORT and not may_import(layer, inner[0]):
            yield f"{name} imports {inner[0]}."
        if another_game(parts, inner, package):
            yield f"{name} imports the game {inner[1]}."


def may_import(layer: str, other: str) -> bool:
    """Whether a package may import another; all above the games may import ``_native``."""
    return other in MAY_IMPORT[layer] or (other == "_native" and layer not in GAMES)


TYPE_CYCLES = {
    f"regalia.engine.{name}" for name in ("stack", "state", "game", "words", "description")
}
"""The modules of a game's contract, whose types name one another. Only they may form a cycle by
imports under TYPE_CHECKING."""


def import_cycles(package: Path, type_cycles: Iterable[str] = ()) -> list[str]:
    """The modules in import cycles, and those that import them.

    Imports under TYPE_CHECKING count too, except in the modules ``type_cycles``.
    """
    paths = {
        ".".join(p.relative_to(package.parent).with_suffix("").parts): p
        for p in package.rglob("*.py")
    }
    names = {name.removesuffix(".__init__"): path for name, path in paths.items()}
    graph: dict[str, set[str]] = {}
    for name, path in names.items():
        found = [module_of(one, names) for one in imports(path, package, name not in type_cycles)]
        graph[name] = {one for one in found if one and one != name}
    while leaves := {name for name, found in graph.items() if not found & graph.keys()}:
        graph = {name: found for name, found in graph.items() if name not in leaves}
    return sorted(graph)


def module_of(imported: str, names: Mapping[str, Path]) -> str:
    """The module of this package that an imported name is or belongs to, or ""."""
    while imported and imported not in names:
        imported = imported.rpartition(".")[0]
    return imported


def another_game(parts: tuple[str, ...], inner: list[str], package: Path) -> bool:
    """Whether a file in one game's folder imports from another game's."""
    in_game = parts[0] == "games" and (package / "games" / parts[1]).is_dir()
    of_game = inner[0] == "games" and len(inner) > 1 and (package / "games" / inner[1]).is_dir()
    return in_game and of_game and parts[1] != inner[1]


def all_violations(package: Path) -> list[str]:
    return [text for path in sorted(package.rglob("*.py")) for text in violations(path, package)]


def imports_of_uncompiled(package: Path) -> list[str]:
    """The imports of compiled modules from modules of this package that are not compiled.

    mypyc writes the Final constants of imported modules into the machine code, and the fingerprint
    covers compiled sources and schemas only: an edit to any other module would go unnoticed.
    """
    compiled = _native.sources(package)
    covered = [*compiled, *_native.schemas(package)]
    names = {".".join(path.relative_to(package.parent).with_suffix("").parts) for path in covered}
    return [
        f"{path.relative_to(package).as_posix()} imports {imported}"
        for path in covered
        for imported in imports(path, package)
        if imported.split(".")[0] == package.name
        and not any(imported == name or imported.startswith(f"{name}.") for name in names)
    ]


Axes = dict[str, tuple[str, ...]]
"""By attribute or variable, what each index of it counts (`Field.axes`)."""


def axes_of_game(name: str) -> Axes:
    """The axes of the fields of a game's observation that hold parts."""
    game = games.load(name) if name in games.CATALOGUE else UNLISTED[name]()
    fields = {one.name: one.axes for one in game.layout(game.max_seats).fields}
    return {field: axes for field, axes in fields.items() if {"part", "column"} & {*axes}}


def unnamed_numbers(package: Path, axes: Mapping[str, Axes]) -> list[str]:
    """Where a game's module writes a number, or relies on an order, instead of a declared name.

    That is a column, a part of a record or of an event, or a kind of frame or event; an import of a
    list of constants counts too. ``axes`` holds those of each game.
    """
    found: list[str] = []
    for path in sorted(package.glob("games/*/*.py")):
        name = path.relative_to(package).as_posix()
        tree = ast.parse(path.read_text(), str(path))
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom):
                constants = [alias.name for alias in node.names if alias.name.isupper()]
                of_game = node.level > 0 or str(node.module).startswith("regalia.games.")
                if of_game and len(constants) > MOST_CONSTANTS:
                    found.append(f"{name}:{node.lineno} imports a list of constants.")
            elif isinstance(node, ast.Call) and numbered_call(node):
                found.append(f"{name}:{node.lineno} writes a column or a kind as a number.")
            elif isinstance(node, ast.Attribute) and reads_in_order(node):
                found.append(f"{name}:{node.lineno} reads a part of an event by its position.")
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        lines = {
            line
            for function in functions
            for line in numbered_indices(function, axes[path.parent.name])
        }
        found += [f"{name}:{line} writes an index as a number." for line in sorted(lines)]
    return found


MOST_CONSTANTS = 3
"""Maximum number of constants that a game's module may import from another outside the schema."""
NUMBERED_ARGUMENT = {
    **dict.fromkeys(("frame", "set_frame", "dealt", "push", "open_window"), 0),
    **dict.fromkeys(("tell", "tell_bag", "reveal", "reveal_bag"), 0),
    **dict.fromkeys(("whisper", "whisper_bag"), 1),
}
"""Methods of a State, and the position of their argument that is a column or a kind."""


def numbered_call(call: ast.Call) -> bool:
    """Whether the column or kind passed to a method of a State is a plain number."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in NUMBERED_ARGUMENT:
        return False
    passed = call.args[NUMBERED_ARGUMENT[call.func.attr] :][:1]
    passed += [word.value for word in call.keywords if word.arg in ("column", "kind")]
    return any(holds_number(argument) for argument in passed)


def numbered_indices(function: ast.FunctionDef, known: Axes) -> Iterator[int]:
    """The lines of a function in which an index into a frame is a plain number.

    Also those in which a part of a record is read by its position.
    """
    variables: Axes = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            target, axes = node.targets[0], axes_of(node.value, known, variables)
        elif isinstance(node, ast.For | ast.comprehension):
            target, axes = node.target, axes_of(node.iter, known, variables)[1:]
        else:
            continue
        if isinstance(target, ast.Name):
            variables[target.id] = axes
        elif isinstance(target, ast.Tuple) and axes[:1] == ("part",):
            yield target.lineno
    for node in ast.walk(function):
        if not isinstance(node, ast.Subscript):
            continue
        axes = axes_of(node.value, known, variables)
        if axes == FRAMES:
            wrong = holds_number(node.slice)
        elif axes[:1] == ("part",):
            wrong = True
        elif axes[:1] == ("column",):
            wrong = holds_number(node.slice) and not is_number(node.slice, 0)
        else:  # the numbers of a dump
            added = isinstance(node.slice, ast.BinOp) and isinstance(node.slice.left, ast.Name)
            wrong = added and is_variable(node.value, "numbers") and holds_number(node.slice)
        if wrong:
            yield node.lineno


FRAMES = ("frames",)


def axes_of(node: ast.expr, known: Axes, variables: Axes) -> tuple[str, ...]:
    """The axes of an expression, or `FRAMES`; empty for anything else."""
    if isinstance(node, ast.Attribute):
        return FRAMES if node.attr == "frames" else known.get(node.attr, ())
    if isinstance(node, ast.Name):
        return variables.get(node.id) or (FRAMES if node.id == "frames" else ())
    if isinstance(node, ast.Subscript):
        axes = axes_of(node.value, known, variables)
        return axes if isinstance(node.slice, ast.Slice) else axes[1:]
    return ()


def holds_number(node: ast.expr) -> bool:
    """Whether an expression is a plain number, or one added to something."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return holds_number(node.left) or holds_number(node.right)
    if isinstance(node, ast.IfExp):
        return holds_number(node.body) or holds_number(node.orelse)
    if isinstance(node, ast.UnaryOp):
        return holds_number(node.operand)
    if isinstance(node, ast.Slice):
        return any(end is not None and holds_number(end) for end in (node.lower, node.upper))
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def is_number(node: ast.expr, number: int) -> bool:
    return isinstance(node, ast.Constant) and node.value == number


def is_variable(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def reads_in_order(node: ast.Attribute) -> bool:
    """Whether an expression reads an event without the names of its parts."""
    return node.attr in ("a", "b", "c", "d", "e", "bag", "numbers") and is_event(node.value)


def is_event(node: ast.expr) -> bool:
    """Whether an expression is an event of the journal."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "events"
    return is_variable(node, "event")


def test_imports_run_downwards_only() -> None:
    assert all_violations(PACKAGE) == []


def test_compiled_modules_import_only_compiled_modules_of_this_package() -> None:
    assert imports_of_uncompiled(PACKAGE) == []


def test_every_number_of_a_game_is_named_by_its_schema() -> None:
    axes = {name: axes_of_game(name) for name in (*games.names(), "domus")}
    found = unnamed_numbers(PACKAGE, axes)
    assert found == []


def test_there_are_no_import_cycles() -> None:
    assert import_cycles(PACKAGE, TYPE_CYCLES) == []


@pytest.mark.parametrize("how", ["", "if TYPE_CHECKING:\n    "])
def test_an_import_cycle_is_found(tmp_path: Path, how: str) -> None:
    package = tmp_path / "regalia"
    package.mkdir()
    for name, other in (("one", "two"), ("two", "three"), ("three", "one"), ("four", "one")):
        text = f"from typing import TYPE_CHECKING\n{how}from regalia.{other} import thing\n"
        (package / f"{name}.py").write_text(text)
    expected = ["regalia.four", "regalia.one", "regalia.three", "regalia.two"]
    assert import_cycles(package) == expected, "with the module that imports the cycle"


def test_no_module_is_too_long() -> None:
    modules = list(PACKAGE.rglob("*.py"))
    assert {p.name for p in modules if len(p.read_text().splitlines()) > MAX_LINES} == set()


@pytest.mark.parametrize(
    "text",
    [
        "state.frame(2)",
        "state.frame(1 + 1)",
        "state.frame(column=2)",
        "state.frame(s.FIRST + 1)",
        "state.set_frame(3, 1)",
        "state.tell(5, seat)",
        "state.whisper(seers, 5 if seat else s.DREW, seat)",
        "state.push(200, seat)",
        "state.frames[row + 2]",
        "state.frames[2]",
        "state.frames[row - 1]",
        "frames[row + 2]",
        "rows = state.frames; rows[row + 2]",
        "numbers[row + 2]",
        "observation.making[2]",
        "making = observation.making; making[2]",
        "observation.payment[1:5]",
        "observation.stack[-1][3]",
        "[row[0] for row in sight.stack]",
        "state.swapped[3]",
        "event.c",
        "state.journal.events[-1].a",
        "kind, seat, *rest = event.numbers()",
        "state.whisper_bag(seers, 5, cells, 0, 9)",
        "seen.stack[-1][s.DEED]",
        "deed, domain = observation.stack[1]",
        "[deed for deed, *_rest in observation.stack]",
        "for deed, domain in observation.stack: pass",
        "from regalia.games.one.effects import A, B, C, D, E",
        "from .effects import A, B, C, D, E",
    ],
)
def test_an_unnamed_number_is_found(tmp_path: Path, text: str) -> None:
    assert len(unnamed_numbers(game_with(tmp_path, text), PLANTED)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "state.frame(s.VICTIM), state.set_frame(s.VICTIM, 2), state.frame(s.FIRST + seat)",
        "state.frames[row + s.VICTIM], state.frames[row], state.frames[state.here]",
        "state.frames[state.below(row) + s.X]",
        "numbers[0], numbers[:5]",
        "seen.making[0], seen.making[s.FIRST], seen.stack[-1], seen.stack[-1].deed",
        "one, other = observation.stack",
        "seen = s.SCHEMA.event(event); seen.seat",
        "state.tell(s.DREW, 5), state.whisper(1, s.DREW, 2), state.hands[2], seat.a",
        "from regalia.games.one.effects import A, B, C, one, two",
        "from regalia.engine.state import CHANCE, NONE, OVER, WHO",
    ],
)
def test_a_number_that_counts_or_has_a_name_is_allowed(tmp_path: Path, text: str) -> None:
    assert unnamed_numbers(game_with(tmp_path, text), PLANTED) == []


PLANTED: dict[str, Axes] = {
    "one": {
        "making": ("column",),
        "payment": ("part",),
        "stack": ("order", "part"),
        "swapped": ("part",),
    }
}


def game_with(folder: Path, text: str) -> Path:
    """A package with a game whose rules are one function with this body."""
    return planted(folder, "games/one/rules.py", f"def rule():\n    {text}\n")


def test_an_import_from_an_uncompiled_module_is_found(tmp_path: Path) -> None:
    package = planted(tmp_path, "games/one/__init__.py", "LIMIT = 7")
    (package / "games/one/steward.py").write_text("from regalia.games.one.rules import State")
    (package / "games/one/rules.py").write_text("from regalia.table import LIMIT")
    assert imports_of_uncompiled(package) == ["games/one/rules.py imports regalia.table.LIMIT"]


def test_every_known_package_exists() -> None:
    found = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in PACKAGE.rglob("*.py")}
    assert found == set(MAY_IMPORT)


@pytest.mark.parametrize(
    ("name", "text", "violation"),
    [
        ("engine/state.py", "import regalia.games.one", "engine/state imports games."),
        ("engine/state.py", "from regalia import bots", "engine/state imports bots."),
        ("engine/state.py", "from .. import _native", "engine/state imports _native."),
        ("engine/state.py", "from html import escape", "engine/state imports html."),
        ("engine/deep/bag.py", "from ...text import say", "engine/deep/bag imports text."),
        ("games/one/rules.py", "import numpy.random", "games/one/rules imports numpy."),
        ("games/one/rules.py", "from ..two import rules", "games/one/rules imports the game two."),
        ("games/one/words.py", "from .. import two", "games/one/words imports the game two."),
        (
            "games/one/observation.py",
            "from regalia.table import log",
            "games/one/observation imports table.",
        ),
        ("table/log.py", "def f():\n    from regalia.bots import play", "table/log imports bots."),
        ("table/log.py", "from .. import bots", "table/log imports bots."),
        ("bots/play.py", "if True:\n    import regalia.arena", "bots/play imports arena."),
        ("arena/run.py", "from ..bench import told", "arena/run imports bench."),
        ("server/app.py", "import typer", "server/app imports typer."),
        ("text/say.py", "from regalia.bots.play import play", "text/say imports bots."),
        ("page/page.py", "from regalia import server", "page/page imports server."),
        ("server/app.py", "from regalia import cli", "server/app imports cli."),
        ("helpers.py", "", "helpers belongs to no known package."),
    ],
)
def test_a_planted_violation_is_found(tmp_path: Path, name: str, text: str, violation: str) -> None:
    package = planted(tmp_path, name, text)
    assert all_violations(package) == [violation]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("engine/state.py", "from . import bags\nimport hashlib"),
        ("games/one/rules.py", "from regalia.engine import state\nfrom .words import say"),
        ("games/one/words.py", "import json\nfrom regalia.games.one import rules"),
        ("games/__init__.py", "from regalia.games.one import rules\nfrom .two import rules as b"),
        ("arena/run.py", "from regalia import __version__, _native\nfrom regalia.bots import play"),
        ("cli/play.py", "from regalia import server, online, text\nimport regalia"),
    ],
)
def test_allowed_imports_are_accepted(tmp_path: Path, name: str, text: str) -> None:
    assert all_violations(planted(tmp_path, name, text)) == []


def planted(folder: Path, name: str, text: str) -> Path:
    """A package with two games and one more file."""
    package = folder / "regalia"
    for game in ("one", "two"):
        (package / "games" / game).mkdir(parents=True)
    (package / name).parent.mkdir(parents=True, exist_ok=True)
    (package / name).write_text(text)
    return package
