"""Lists Regency's kinds of card where their numbers are needed, from their classes and the cards.

    make renumber GAME=regency

A kind is written twice: its class in an ``event_*.py``, which names its constant by
``super().__init__(s.NAME…)``, and its card in ``cards.toml``. Constants that schema.py does not
have yet are added below the last kind there, in the order of their cards; the list and the imports
in kinds.py are written anew.
"""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

MODULES = ("event_actions", "event_castes", "event_reactions")
"""The modules with the classes of cards."""

KINDS = "KINDS: Final[i64] = "


class Kind(NamedTuple):
    """A kind of card: its constant in schema.py, its class, and the module of the class."""

    constant: str
    name: str
    module: str


def kinds_in(game: Path) -> list[Kind]:
    """The kinds that have a class, module by module."""
    found = []
    for module in MODULES:
        for node in ast.parse((game / f"{module}.py").read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                begun = re.search(r"super\(\).__init__\(s\.([A-Z_]+)", ast.unparse(node))
                if begun:
                    found.append(Kind(begun[1], node.name, module))
    return found


def list_kinds(game: Path) -> None:
    """Add what schema.py and kinds.py lack of the kinds in the folder of the game.

    Raises:
        SystemExit: a new class has no card at the end of the events, or the other way round.
    """
    schema = (game / "schema.py").read_text(encoding="utf-8")
    cards = tomllib.loads((game / "cards.toml").read_text(encoding="utf-8"))["event"]
    (size,) = re.findall(rf"^{re.escape(KINDS)}(\d+)$", schema, re.M)
    listed = re.findall(r"^([A-Z_]+): Final\[A\[i64, Value\(DEED\)\]\] = \d+.*\n", schema, re.M)
    known = listed[: int(size)]
    of = {kind.constant: kind for kind in kinds_in(game)}
    fresh = {kind.name: kind.constant for kind in of.values() if kind.constant not in listed}
    for card in cards[len(known) :]:
        name = card["name"].title().replace(" ", "").replace("'", "")
        if name not in fresh:
            raise SystemExit(f"{card['name']} of cards.toml has no class {name} with a new number.")
        known.append(fresh.pop(name))
    if fresh:
        raise SystemExit(f"{' and '.join(fresh)}: below the last event of cards.toml is no card.")
    last = re.search(rf"^{known[int(size) - 1]}: .*\n", schema, re.M)
    assert last is not None
    more = [f"{constant}: Final[A[i64, Value(DEED)]] = 0\n" for constant in known[int(size) :]]
    schema = schema[: last.end()] + "".join(more) + schema[last.end() :]
    schema = schema.replace(f"\n{KINDS}{size}\n", f"\n{KINDS}{len(known)}\n")
    (game / "schema.py").write_text(schema, encoding="utf-8")
    text = (game / "kinds.py").read_text(encoding="utf-8")
    for module in MODULES:
        names = sorted([of[constant].name for constant in known if of[constant].module == module])
        imported = "".join([f"    {name},\n" for name in names])
        head = f"from regalia.games.regency.{module} import (\n"
        text = re.sub(rf"(?<={re.escape(head)})[^)]*(?=\))", imported, text)
    objects = "".join([f"        {of[constant].name}(),\n" for constant in known])
    begun = "    kinds: list[EventKind] = [\n"
    text = re.sub(rf"(?<={re.escape(begun)})(        \w+\(\),\n)*", objects, text)
    (game / "kinds.py").write_text(text, encoding="utf-8")
