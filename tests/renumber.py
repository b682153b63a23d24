"""Renumbers a game's schema and zones in the order of their declarations.

    make renumber GAME=regency

For use after a declaration was inserted between others, or after a size has changed. In Regency a
new kind of card is listed first (`tests.games.regency.listing`). Actions and
outcomes are numbered in one sequence; so are events, the values of each category and the columns of
each frame. Frames keep their numbers. Each zone begins where the one before it ends. New numbers
are new rules: raise the ``version`` of a game that has been released.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from regalia.engine.declared import declarations
from regalia.engine.naming import width
from regalia.engine.schema import Action, Column, Event, Frame, Value
from regalia.engine.specs import Each
from regalia.engine.zones import RowOf, Zone
from tests.games.regency.listing import list_kinds

GAMES = Path(__file__).resolve().parent.parent / "src" / "regalia" / "games"


def renumbered(source: str) -> str:
    """The source of a schema, or of zones, with the numbers that `Schema` or `Zones` requires."""
    right = numbers(source)
    lines = source.splitlines(keepends=True)
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            if node.target.id not in right or node.value is None:
                continue
            at, begin, end = node.value.lineno - 1, node.value.col_offset, node.value.end_col_offset
            line = lines[at]
            lines[at] = f"{line[:begin]}{right[node.target.id]}{line[end:]}"
    return "".join(lines)


def numbers(source: str) -> dict[str, int]:
    """The number that each declaration should have, by its name."""
    with module_of("renumbered", source) as module:
        declared = declarations(module.__name__)
    found: dict[str, int] = {}
    following: dict[str, int] = {}
    last: Zone | None = None
    for name, _, one in declared:
        group, size = type(one).__name__, 1
        if isinstance(one, Frame):
            following["columns"] = one.first_column
            continue
        if isinstance(one, Action):
            group, size = "actions", one.size
        elif isinstance(one, Value):
            group = f"values of {one.of.name}"
        elif isinstance(one, Column):
            group, size = "columns", one.width
        elif isinstance(one, Zone):
            group, size, last = "zones", width(one.spec), one
        elif isinstance(one, RowOf):
            assert last is not None
            assert isinstance(last.spec, Each), f"{name} stands below no zone with rows"
            found[name] = width(last.spec.inner)
            continue
        else:
            assert isinstance(one, Event), f"{name} is a declaration of an unknown kind"
        found[name] = following.get(group, 0)
        following[group] = found[name] + size
    return found


@contextmanager
def module_of(name: str, source: str) -> Iterator[ModuleType]:
    """A module of this name with the declarations of a source, while it is in use."""
    before = sys.modules.get(name)
    module = sys.modules[name] = ModuleType(name)
    try:
        exec(source.partition("\nSCHEMA: Final")[0].partition("\nZONES: Final")[0], vars(module))
        yield module
    finally:
        del sys.modules[name]
        if before is not None:
            sys.modules[name] = before


def renumber(game: Path) -> None:
    """Renumber the schema of the game in this folder, and then its zones, if it has any."""
    schema, zones = game / "schema.py", game / "zones.py"
    source = renumbered(schema.read_text(encoding="utf-8"))
    schema.write_text(source, encoding="utf-8")
    if not zones.exists():
        return
    package = f"regalia.games.{game.name}"
    with module_of(package, "") as here, module_of(f"{package}.schema", source) as numbered:
        here.__path__ = [str(game)]  # where zones.py may import another module from
        vars(here)["schema"] = numbered  # what `from regalia.games.NAME import schema` finds
        text = renumbered(zones.read_text(encoding="utf-8"))
    zones.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1] == "regency":
        list_kinds(GAMES / "regency")
    renumber(GAMES / sys.argv[1])
