"""The board file of Regency (Baronage Press): what it may hold, and how a wrong one is refused."""

from __future__ import annotations

import pytest

from regalia.engine.errors import BadData
from regalia.engine.state import OVER
from regalia.games.baronage import BOARD_FILE, Baronage
from tests.contract.cases import Case, walk

TEXT = BOARD_FILE.read_text(encoding="utf-8")
FIRSTS = """purple = [[0, 6], [2, 6], [4, 6]]
blue = [[6, 12], [6, 10], [6, 8]]
red = [[12, 6], [10, 6], [8, 6]]
green = [[6, 0], [6, 2], [6, 4]]"""
SWAPPED = """purple = [[2, 6], [0, 6], [4, 6]]
blue = [[6, 10], [6, 12], [6, 8]]
red = [[10, 6], [12, 6], [8, 6]]
green = [[6, 2], [6, 0], [6, 4]]"""
"""The squares on which each family of the long board enters the ranks; and two ranks swapped."""


def line_of(text: str, piece: str) -> int:
    """The number of the first line that holds a piece of text."""
    return 1 + text[: text.index(piece)].count("\n")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("oPPPPPPPPPPPo", "oPPPPPPPPPPo", "the row must have 13 letters, as there are rows"),
        ("G....pp.....B", "G...xpp.....B", "there is no cell “x”"),
        ("oPPPPPPPPPPPo", "oPPPPPPPP.PPo", "each square of a rank must touch two others"),
        ("G....pp.....B", "G....pp..P..B", "each square of a rank must touch two others"),
        ("G....pp.....B", "G...........B", "purple must have a Sanctuary between its gate"),
        ("G....pp.....B", "G....ppp....B", "purple must have room for its castle"),
        ("G....pp.....B", "G..p.pp.....B", "a Sanctuary of purple must touch its gate"),
        ("GgGgGg*bBbBbB", "GgGgGg.bBbBbB", "the map must have one Banner, *"),
        ("purple = [[0, 6], [2, 6], [4, 6]]", "purple = [[0, 6], [2, 6]]", "purple must list 3"),
        ("purple = [[0, 6], [2, 6]", "purple = [[6, 12], [2, 6]", "the spurs of purple must be"),
        ("purple = [[0, 6], [2, 6]", "purple = [[0, 6], [0, 7]", "must enter the rank of Earl"),
        ("purple = [[0, 6], [2, 6]", "purple = [[0, 6], [1, 1]", "must list squares as"),
        (FIRSTS, SWAPPED, "the rank of Earl must lie within the rank of Baron"),
        ('name = "short"', 'name = "long"', "its name must not be that of board 1"),
    ],
)
def test_a_wrong_board_is_refused_with_line_and_reason(old: str, new: str, reason: str) -> None:
    text = TEXT.replace(old, new, 1)
    with pytest.raises(BadData, match=reason.replace("*", r"\*")) as refused:
        Baronage(text)
    told = str(refused.value)
    assert told.startswith(f"The board file, board {2 if 'short' in old else 1}")
    if "letter" in reason or "there is no cell" in reason or "a Sanctuary of" in reason:
        assert f"line {line_of(text, new)}:" in told


def test_another_board_can_be_loaded_and_played() -> None:
    """A short board of which the rank of Duke is nobody's."""
    text = TEXT
    for old, new in (("oPobBbB", "ooobBbB"), ("GgGgG*BbBbB", "GgGgo*obBbB"), ("goRo.B", "gooo.B")):
        assert text.count(old) == 1
        text = text.replace(old, new)
    game = Baronage(text)
    assert game.data_hash != Baronage().data_hash
    assert "red Duke 1" in Baronage().boards[1].called
    assert "red Duke 1" not in game.boards[1].called
    case = Case(game, 2, {"alliance": 0, "board": 1, "level": 2, "cards": 0})
    ends = [state.to_act == OVER for state in walk(case, seed=3)]
    assert ends[-1]
