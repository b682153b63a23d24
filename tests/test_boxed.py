"""No number becomes a Python object in what playouts and search run most."""

from __future__ import annotations

from typing import Final

import pytest

from regalia import _native
from tests.boxed import GENERATED, boxes, functions, reached, roots

PILES: Final = "the piles are a Python list of vecs, taken out once for each imagining"
REFUSAL: Final = "the text of an error that stops the game"
JOURNAL: Final = "once a game, and only if a journal is kept"
ALLOWED: Final = {
    "ChristinaState.ranks": JOURNAL,
    "ChristinaState.colours_left": JOURNAL,
    "Deal._lay": REFUSAL,
    "Deal._rest": REFUSAL,
    "Hands.deal_for": PILES,
    "Hands.imagine": PILES,
    "knowledge.imagine": PILES,
    "ResPublicaState.imagine": PILES,
}
"""The functions in which numbers may become objects, each with the reason."""


@pytest.mark.skipif(
    _native.form() != "compiled" or not GENERATED.is_file(), reason="needs build/c of `make native`"
)
def test_no_number_becomes_an_object_where_games_are_fast() -> None:
    """Of apply, legal, sample and imagine and all they call; `python -m tests.boxed` lists all."""
    bodies = functions(GENERATED.read_text())
    hot = roots(bodies)
    assert len(hot) == 4 * 3  # of three games
    found = boxes(bodies, reached(bodies, hot))
    assert [str(box) for box in found if box.function not in ALLOWED] == []
    assert set(ALLOWED) == {box.function for box in found}, "an exception is no longer needed"
