"""Renumbers a game's schema in the order of its declarations.

    make renumber GAME=regency

For use after a declaration was inserted between others. Actions and outcomes are numbered in one
sequence; so are events, the values of each category and the columns of each frame. Frames keep
their numbers. New numbers are new rules: raise the ``version`` of a game that has been released.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

from regalia.engine.schema import Action, Column, Event, Frame, Value, declarations

GAMES = Path(__file__).resolve().parent.parent / "src" / "regalia" / "games"


def renumbered(source: str) -> str:
    """The source of a schema with the numbers that `Schema` requires."""
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
    module = ModuleType("renumbered")
    sys.modules[module.__name__] = module
    try:
        exec(source.partition("\nSCHEMA: Final")[0], vars(module))
        declared = declarations(module.__name__)
    finally:
        del sys.modules[module.__name__]
    found: dict[str, int] = {}
    following: dict[str, int] = {}
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
            group = "columns"
        else:
            assert isinstance(one, Event), f"{name} is a declaration of an unknown kind"
        found[name] = following.get(group, 0)
        following[group] = found[name] + size
    return found


if __name__ == "__main__":
    file = GAMES / sys.argv[1] / "schema.py"
    file.write_text(renumbered(file.read_text(encoding="utf-8")), encoding="utf-8")
