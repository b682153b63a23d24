"""Writes the page of reference of each game: its actions, events, frames and observed fields.

    python -m tests.reference

They follow from the game's schema and its sight; tests/test_docs.py holds the pages to them.
"""

from __future__ import annotations

from pathlib import Path

from regalia import games

PAGES = Path(__file__).resolve().parent.parent / "docs" / "games"


def page(name: str) -> str:
    """The page of a game in Markdown, for a table with the most seats."""
    game = games.load(name)
    schema = game.words.schema
    assert schema is not None
    layout = game.layout(game.most)
    return f"""# {game.title}: numbers

Written by `python -m tests.reference` from the game's schema, rules version {game.version}.
Fields are as at a table of {game.most} seats: {layout.numbers} integers, and {layout.floats} floats
in a tensor.

## Actions, events, frames

{schema.reference()}

## What is observed

None is -1 in Python and null in JSON; nothing is an empty tuple, and null.

{layout.reference()}
"""


if __name__ == "__main__":
    for name in games.names():
        (PAGES / f"{name}-numbers.md").write_text(page(name), encoding="utf-8")
