"""Who may import whom: the walls of docs/architecture.md, held by reading the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import _native

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "regalia"

GAMES = {"engine", "games"}
ALL = {
    *GAMES,
    "wire",
    "text",
    "bots",
    "table",
    "env",
    "press",
    "arena",
    "lab",
    "bench",
    "page",
    "server",
}
MAY_IMPORT: dict[str, set[str]] = {
    "engine": {"engine"},
    "games": GAMES,
    "text": {*GAMES, "text"},
    "bots": {*GAMES, "bots"},
    "wire": {"wire"},
    "table": {*GAMES, "wire", "table"},
    "env": {*GAMES, "env"},
    "press": {*GAMES, "press"},
    "arena": {*GAMES, "bots", "arena"},
    "bench": {*GAMES, "bots", "arena", "bench"},
    "lab": {*GAMES, "bots", "arena", "lab"},
    "client": {"engine", "wire", "client"},
    "joining": {"engine", "wire", "text", "client", "joining"},
    "page": {*GAMES, "wire", "text", "page"},
    "server": ALL,
    "cli": {*ALL, "joining"},
    "__main__": {"_native", "cli"},
    "__init__": {"_native"},
    "_native": set(),
}
RULES = {"position", "rules", "steward"}
NOT_IN_RULES = {"json", "numpy", "asyncio", "html", "jinja2"}


def imports(path: Path, package: Path) -> Iterator[str]:
    """Every dotted name that the file imports, wherever in it and however written."""
    here = path.relative_to(package.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def objections(path: Path, package: Path) -> Iterator[str]:
    """What the file imports and may not, each as one sentence."""
    parts = path.relative_to(package).with_suffix("").parts
    name, room = "/".join(parts), parts[0]
    if room not in MAY_IMPORT:
        yield f"{name} is in no room of the house."
        return
    for imported in imports(path, package):
        top, *inner = imported.split(".")
        if top in NOT_IN_RULES and (room == "engine" or parts[-1] in RULES):
            yield f"{name} knows of {top}."
        if top != package.name or not inner:
            continue
        if inner[0] in MAY_IMPORT and not may_import(room, inner[0]):
            yield f"{name} imports {inner[0]}."
        if another_game(parts, inner, package):
            yield f"{name} imports the game {inner[1]}."


def may_import(room: str, other: str) -> bool:
    """All above the games may also ask which form runs."""
    return other in MAY_IMPORT[room] or (other == "_native" and room not in GAMES)


def another_game(parts: tuple[str, ...], inner: list[str], package: Path) -> bool:
    """Whether a file inside one game's folder imports from another game's."""
    in_game = parts[0] == "games" and (package / "games" / parts[1]).is_dir()
    of_game = inner[0] == "games" and len(inner) > 1 and (package / "games" / inner[1]).is_dir()
    return in_game and of_game and parts[1] != inner[1]


def all_objections(package: Path) -> list[str]:
    return [text for path in sorted(package.rglob("*.py")) for text in objections(path, package)]


def taken_from_uncompiled(package: Path) -> list[str]:
    """What compiled modules import from modules of ours that are not compiled.

    mypyc writes the Final constants of imported modules into the machine code, and the fingerprint
    covers compiled sources and schemas only: an edit to any other would be ignored in silence.
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


def numbers_without_a_name(package: Path) -> list[str]:
    """Where a module of a game names a column by its number or imports a list of constants."""
    found: list[str] = []
    for path in sorted(package.glob("games/*/*.py")):
        name = path.relative_to(package).as_posix()
        for node in ast.walk(ast.parse(path.read_text(), str(path))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                column = node.args[0] if node.args else None
                if node.func.attr in ("frame", "set_frame") and is_literal(column):
                    found.append(f"{name}:{node.lineno} names a column by its number.")
            elif isinstance(node, ast.Subscript) and ends_in_frames(node.value):
                at = node.slice
                if isinstance(at, ast.BinOp) and (is_literal(at.right) or is_literal(at.left)):
                    found.append(f"{name}:{node.lineno} names a column by its number.")
            elif isinstance(node, ast.ImportFrom):
                constants = [alias.name for alias in node.names if alias.name.isupper()]
                numbers = str(node.module).endswith((".position", ".rules", ".schema"))
                if numbers and len(constants) > MOST_CONSTANTS:
                    found.append(f"{name}:{node.lineno} imports a list of constants.")
    return found


MOST_CONSTANTS = 3
"""So many constants that the schema does not hold may one module import from another."""


def is_literal(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def ends_in_frames(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "frames"


def test_imports_run_downwards_only() -> None:
    assert all_objections(PACKAGE) == []


def test_compiled_modules_import_only_compiled_ones_of_ours() -> None:
    assert taken_from_uncompiled(PACKAGE) == []


def test_every_number_of_a_game_is_named_by_its_schema() -> None:
    assert numbers_without_a_name(PACKAGE) == []


def test_a_column_without_a_name_is_found(tmp_path: Path) -> None:
    package = planted(tmp_path, "games/one/__init__.py", "")
    (package / "games/one/rules.py").write_text(
        "from regalia.games.one.position import A, B, C, D\n"
        "state.frame(s.VICTIM), state.frames[row + s.VICTIM], state.frames[row]\n"
        "state.frame(2)\n"
        "state.set_frame(3, 1)\n"
        "state.frames[row + 2]\n"
    )
    assert [line.partition(" ")[0] for line in numbers_without_a_name(package)] == [
        f"games/one/rules.py:{line}" for line in (1, 3, 4, 5)
    ]


def test_an_import_from_an_uncompiled_module_is_found(tmp_path: Path) -> None:
    package = planted(tmp_path, "games/one/__init__.py", "LIMIT = 7")
    (package / "games/one/steward.py").write_text("from regalia.games.one.rules import Court")
    (package / "games/one/rules.py").write_text("from regalia.table import LIMIT")
    assert taken_from_uncompiled(package) == ["games/one/rules.py imports regalia.table.LIMIT"]


def test_the_rooms_are_there_to_be_looked_at() -> None:
    rooms = {path.relative_to(PACKAGE).with_suffix("").parts[0] for path in PACKAGE.rglob("*.py")}
    assert rooms >= {"engine", "games"}


@pytest.mark.parametrize(
    ("name", "text", "objection"),
    [
        ("engine/state.py", "import regalia.games.one", "engine/state imports games."),
        ("engine/state.py", "from regalia import bots", "engine/state imports bots."),
        ("engine/state.py", "from .. import _native", "engine/state imports _native."),
        ("engine/state.py", "from html import escape", "engine/state knows of html."),
        ("engine/deep/bag.py", "from ...text import say", "engine/deep/bag imports text."),
        ("games/one/rules.py", "import numpy.random", "games/one/rules knows of numpy."),
        ("games/one/rules.py", "from ..two import rules", "games/one/rules imports the game two."),
        ("games/one/words.py", "from .. import two", "games/one/words imports the game two."),
        ("games/one/sight.py", "from regalia.table import log", "games/one/sight imports table."),
        ("table/log.py", "def f():\n    from regalia.bots import play", "table/log imports bots."),
        ("table/log.py", "from .. import bots", "table/log imports bots."),
        ("bots/play.py", "if True:\n    import regalia.arena", "bots/play imports arena."),
        ("arena/run.py", "from ..lab import report", "arena/run imports lab."),
        ("text/say.py", "from regalia.bots.play import play", "text/say imports bots."),
        ("lab/report.py", "from regalia import server", "lab/report imports server."),
        ("server/app.py", "from regalia import cli", "server/app imports cli."),
        ("helpers.py", "", "helpers is in no room of the house."),
    ],
)
def test_a_planted_violation_is_found(tmp_path: Path, name: str, text: str, objection: str) -> None:
    package = planted(tmp_path, name, text)
    assert all_objections(package) == [objection]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("engine/state.py", "from . import bags\nimport hashlib"),
        ("games/one/rules.py", "from regalia.engine import state\nfrom .words import say"),
        ("games/one/words.py", "import json\nfrom regalia.games.one import rules"),
        ("games/__init__.py", "from regalia.games.one import rules\nfrom .two import rules as b"),
        ("arena/run.py", "from regalia import __version__, _native\nfrom regalia.bots import play"),
        ("cli.py", "from regalia import server, lab, text\nimport regalia"),
    ],
)
def test_what_is_allowed_meets_no_objection(tmp_path: Path, name: str, text: str) -> None:
    assert all_objections(planted(tmp_path, name, text)) == []


def planted(folder: Path, name: str, text: str) -> Path:
    """A package with two games and the one file given."""
    package = folder / "regalia"
    for game in ("one", "two"):
        (package / "games" / game).mkdir(parents=True)
    (package / name).parent.mkdir(parents=True, exist_ok=True)
    (package / name).write_text(text)
    return package
