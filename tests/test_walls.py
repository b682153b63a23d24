"""Who may import whom: the walls of docs/architecture.md, held by reading the sources."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from regalia import _native, games

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


def imports(path: Path, package: Path, types: bool = True) -> Iterator[str]:
    """Every dotted name that the file imports, wherever in it and however written.

    Without ``types`` imports under TYPE_CHECKING are left out.
    """
    here = path.relative_to(package.parent).parent.parts
    tree = ast.parse(path.read_text(), str(path))
    skipped = [] if types else [node for node in tree.body if checks_types(node)]
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


TYPES_ONLY = {f"regalia.engine.{name}" for name in ("state", "game", "words", "description")}
"""The modules of a game's contract, whose types name one another. Only these may import under
TYPE_CHECKING what imports them."""


def circles(package: Path, types_only: Iterable[str] = ()) -> list[str]:
    """The modules that import themselves by way of others, imports under TYPE_CHECKING included.

    Those are left out in the modules ``types_only``.
    """
    paths = {
        ".".join(p.relative_to(package.parent).with_suffix("").parts): p
        for p in package.rglob("*.py")
    }
    names = {name.removesuffix(".__init__"): path for name, path in paths.items()}
    graph: dict[str, set[str]] = {}
    for name, path in names.items():
        found = [inner(one, names) for one in imports(path, package, name not in types_only)]
        graph[name] = {one for one in found if one and one != name}
    while leaves := {name for name, found in graph.items() if not found & graph.keys()}:
        graph = {name: found for name, found in graph.items() if name not in leaves}
    return sorted(graph)


def inner(imported: str, names: Mapping[str, Path]) -> str:
    """The module of ours that an imported name is or lies in, or ""."""
    while imported and imported not in names:
        imported = imported.rpartition(".")[0]
    return imported


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


Records = dict[str, tuple[str, ...]]
"""The attributes that hold records: what each index of them counts (`Field.axes`)."""


def records_of(name: str) -> Records:
    """Those of a game's observation, and of the rows of its positions."""
    game = games.load(name)
    described = game.description()
    rows = {
        row: spec.fixed(described.sizes(game.max_seats)) for row, spec in described.rows.items()
    }
    found = {row: tuple(axis.name for axis in spec.axes()) for row, spec in rows.items()}
    kept = {row: axes for row, axes in found.items() if axes[:1] == ("part",)}  # else a flat row
    fields = {one.name: one.axes for one in game.layout(game.max_seats).fields}
    return {**kept, **{f: axes for f, axes in fields.items() if {"part", "column"} & {*axes}}}


def numbers_without_a_name(package: Path, records: Mapping[str, Records]) -> list[str]:
    """Where a module of a game names a column, a part or a kind by its number.

    Or imports a list of constants. ``records`` are those of each game.
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
                found.append(f"{name}:{node.lineno} names a column or a kind by its number.")
            elif isinstance(node, ast.Attribute) and node.attr in "abcd" and is_event(node.value):
                found.append(f"{name}:{node.lineno} names a number of an event by its place.")
        scopes = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        lines = {
            line for scope in scopes for line in numbered_places(scope, records[path.parent.name])
        }
        found += [f"{name}:{line} names a place by its number." for line in sorted(lines)]
    return found


MOST_CONSTANTS = 3
"""So many constants that the schema does not hold may one module import from another."""
NUMBERED = {
    **dict.fromkeys(("frame", "set_frame", "dealt", "tell", "reveal", "push", "open_window"), 0),
    "whisper": 1,
}
"""Methods of a State, and which argument of theirs is a column or a kind."""


def numbered_call(call: ast.Call) -> bool:
    """Whether the kind or the column that a method of a State is handed is a plain number."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in NUMBERED:
        return False
    handed = call.args[NUMBERED[call.func.attr] :][:1]
    handed += [word.value for word in call.keywords if word.arg in ("column", "kind")]
    return any(counted(argument) for argument in handed)


def numbered_places(scope: ast.FunctionDef, records: Records) -> Iterator[int]:
    """The lines of a function in which a place in a frame or in a record is a plain number."""
    called: Records = {}  # what the function calls frames and records
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            called[node.targets[0].id] = axes_of(node.value, records, called)
        elif isinstance(node, ast.For | ast.comprehension) and isinstance(node.target, ast.Name):
            called[node.target.id] = axes_of(node.iter, records, called)[1:]
    for node in ast.walk(scope):
        if not isinstance(node, ast.Subscript):
            continue
        axes = axes_of(node.value, records, called)
        if axes == FRAMES:
            wrong = counted(node.slice) and not is_number(node.slice, 0)
        elif axes[:1] in (("part",), ("column",)):
            wrong = counted(node.slice) and not (axes[0] == "column" and is_number(node.slice, 0))
        else:  # the numbers of a position as it is saved
            added = isinstance(node.slice, ast.BinOp) and isinstance(node.slice.left, ast.Name)
            wrong = added and is_called(node.value, "numbers") and counted(node.slice)
        if wrong:
            yield node.lineno


FRAMES = ("frames",)


def axes_of(node: ast.expr, records: Records, called: Records) -> tuple[str, ...]:
    """What the indices of an expression count, if it is a record, or `FRAMES`; else nothing."""
    if isinstance(node, ast.Attribute):
        return FRAMES if node.attr == "frames" else records.get(node.attr, ())
    if isinstance(node, ast.Name):
        return called.get(node.id) or (FRAMES if node.id == "frames" else ())
    if isinstance(node, ast.Subscript):
        axes = axes_of(node.value, records, called)
        return axes if isinstance(node.slice, ast.Slice) else axes[1:]
    return ()


def counted(node: ast.expr) -> bool:
    """Whether a plain number is in it, alone or added to something."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
        return counted(node.left) or counted(node.right)
    if isinstance(node, ast.IfExp):
        return counted(node.body) or counted(node.orelse)
    if isinstance(node, ast.UnaryOp):
        return counted(node.operand)
    if isinstance(node, ast.Slice):
        return any(end is not None and counted(end) for end in (node.lower, node.upper))
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def is_number(node: ast.expr, number: int) -> bool:
    return isinstance(node, ast.Constant) and node.value == number


def is_called(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name


def is_event(node: ast.expr) -> bool:
    """Whether it is an event of the journal."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "events"
    return is_called(node, "event")


def test_imports_run_downwards_only() -> None:
    assert all_objections(PACKAGE) == []


def test_compiled_modules_import_only_compiled_ones_of_ours() -> None:
    assert taken_from_uncompiled(PACKAGE) == []


def test_every_number_of_a_game_is_named_by_its_schema() -> None:
    records = {name: records_of(name) for name in games.names()}
    found = numbers_without_a_name(PACKAGE, records)
    assert found == []


def test_nothing_is_imported_in_a_circle() -> None:
    assert circles(PACKAGE, TYPES_ONLY) == []


@pytest.mark.parametrize("how", ["", "if TYPE_CHECKING:\n    "])
def test_a_circle_is_found(tmp_path: Path, how: str) -> None:
    package = tmp_path / "regalia"
    package.mkdir()
    for name, other in (("one", "two"), ("two", "three"), ("three", "one"), ("four", "one")):
        text = f"from typing import TYPE_CHECKING\n{how}from regalia.{other} import thing\n"
        (package / f"{name}.py").write_text(text)
    in_circle = ["regalia.four", "regalia.one", "regalia.three", "regalia.two"]
    assert circles(package) == in_circle, "with what imports the circle"


def test_no_module_of_engine_or_games_is_longer_than_one_reads() -> None:
    modules = [*PACKAGE.glob("engine/*.py"), *PACKAGE.glob("games/**/*.py")]
    assert {p.name for p in modules if len(p.read_text().splitlines()) > 600} == set()


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
        "from regalia.games.one.effects import A, B, C, D, E",
        "from .effects import A, B, C, D, E",
    ],
)
def test_a_number_without_a_name_is_found(tmp_path: Path, text: str) -> None:
    assert len(numbers_without_a_name(written(tmp_path, text), PLANTED)) == 1


@pytest.mark.parametrize(
    "text",
    [
        "state.frame(s.VICTIM), state.set_frame(s.VICTIM, 2), state.frame(s.FIRST + seat)",
        "state.frames[row + s.VICTIM], state.frames[row], state.frames[0]",
        "state.frames[len(frames) - 2 * FRAME + s.X]",
        "numbers[0], numbers[:5]",
        "seen.making[0], seen.making[s.FIRST], seen.stack[-1], seen.stack[-1][s.DEED]",
        "deed, domain = observation.stack[1]",
        "state.tell(s.DREW, 5), state.whisper(1, s.DREW, 2), state.hands[2], seat.a",
        "from regalia.games.one.effects import A, B, C, one, two",
        "from regalia.engine.state import CHANCE, FRAME, OVER, WHO",
    ],
)
def test_a_number_that_counts_or_has_a_name_is_let_be(tmp_path: Path, text: str) -> None:
    assert numbers_without_a_name(written(tmp_path, text), PLANTED) == []


PLANTED: dict[str, Records] = {
    "one": {
        "making": ("column",),
        "payment": ("part",),
        "stack": ("order", "part"),
        "swapped": ("part",),
    }
}


def written(folder: Path, text: str) -> Path:
    """A package with a game whose rules are a function of this text."""
    return planted(folder, "games/one/rules.py", f"def rule():\n    {text}\n")


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
        (
            "games/one/observation.py",
            "from regalia.table import log",
            "games/one/observation imports table.",
        ),
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
