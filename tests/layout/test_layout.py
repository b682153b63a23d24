"""The pages fit at kept positions: twenty of a game, of the many that `make layout` checks."""

from __future__ import annotations

from typing import Final

import pytest

from tests.layout.find import FOLDER, NOBODY, VIEWER, WANTED
from tests.layout.laying import PRESS, Layout, kept, questions

LEAST: Final = 12
"""Number of kept positions of a game."""
CHECKED: Final[dict[str, tuple[str, ...]]] = {}
"""Positions and the sizes at which `make test` checks them."""


def test_the_kept_positions_are_those_that_are_wanted() -> None:
    for game, wanted in WANTED.items():
        there = sorted(path.stem for path in FOLDER.glob(f"{game}-*.record"))
        assert there == sorted(f"{game}-{name}" for name in wanted)
        assert len(there) >= LEAST


@pytest.mark.parametrize("game", WANTED)
def test_a_kept_position_is_what_its_name_says(game: str) -> None:
    """The viewer is asked where they should be, and the most strained are there."""
    for name, sought in WANTED[game].items():
        position = kept(f"{game}-{name}")
        assert position.seats() == sought.seats
        assert (position.headers[VIEWER] == NOBODY) == (sought.viewer == "nobody")
        asked = sought.viewer == "actor" and not name.startswith("over")
        assert bool(questions(position)) == asked, name


@pytest.mark.parametrize("position", CHECKED)
def test_it_fits(layout: Layout, position: str) -> None:
    layout.open(position)
    found = [fault for size in CHECKED[position] for fault in layout.check(size)]
    assert not found, "\n".join(map(str, found))


def test_another_question_than_that_of_the_position_is_refused(layout: Layout) -> None:
    layout.open("christina-draw")
    layout.page.evaluate(PRESS, layout.questions[0].choice)
    layout.steps_are(layout.questions[1].steps)
    with pytest.raises(AssertionError, match="asks after the steps"):
        layout.steps_are(None)
