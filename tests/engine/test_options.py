"""Options: what goes with what, what is usual where, and each refusal's sentence."""

from __future__ import annotations

import pytest

from regalia import games
from regalia.engine.errors import BadDump, BadOption
from regalia.engine.options import read_options
from tests.contract.cases import choices_of_options
from tests.toys.galleys import RINGS, GalleysSeen, galleys

GAME = galleys()


def test_a_table_has_the_defaults_of_its_seats_and_earlier_options() -> None:
    assert GAME.complete_options(2, {}) == {"people": 0, "board": 0}
    assert GAME.complete_options(4, {"people": 1}) == {"people": 1, "board": 1}
    assert GAME.complete_options(4, {"people": 1, "board": 0}) == {"people": 1, "board": 0}
    found = [tuple(chosen.values()) for chosen in choices_of_options(GAME, 4)]
    assert found == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert choices_of_options(GAME, 3) == [{"people": 0, "board": 0}]


def test_options_that_leave_no_choice_are_not_offered() -> None:
    assert [one.name for one in GAME.open_options(3, {"people": 0, "board": 0})] == []
    assert [one.name for one in GAME.open_options(4, {"people": 1, "board": 0})] == [
        "people",
        "board",
    ]


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (5, {}, "galleys is played with 2 to 4 seats, not 5."),
        (4, {"oars": 1}, "galleys has no option oars; its options: people, board."),
        (4, {"board": 2}, "Option board takes 0, 1, not 2."),
        (
            3,
            {"people": 1},
            "“One person plays a whole side” (people) can only be 0 here, not 1: "
            "only four seats can be shared by two people.",
        ),
        (
            3,
            {"board": 1},
            "“The long board, of 16 squares and not 12” (board) can only be 0 here, not 1: "
            "three seats have the short board alone.",
        ),
    ],
)
def test_a_set_up_that_cannot_be_is_refused_in_one_sentence(
    seats: int, options: dict[str, int], why: str
) -> None:
    with pytest.raises(BadOption) as refused:
        GAME.new(seats, options)
    assert str(refused.value) == why


def test_a_refusal_calls_values_by_their_names() -> None:
    with pytest.raises(BadOption) as refused:
        games.load("baronage").new(3, {"alliance": 1})
    assert str(refused.value) == (
        "“Who plays with whom at a table of four families” (alliance) can only be “each family for "
        "itself, on the short board unless the long one is chosen” (0) here, not “families "
        "opposite each other are allied, and four people play” (1): two or three families have no "
        "allies."
    )


def test_regency_has_catherine_at_one_or_two_seats_alone() -> None:
    regency = games.load("regency")
    assert len(regency.open_options(2, {"head_start": 0})) == 1
    assert regency.open_options(3, {"head_start": 0}) == []
    with pytest.raises(BadOption, match="with three seats or more there is no Catherine"):
        regency.new(4, {"head_start": 1})


def test_two_boards_have_two_layouts() -> None:
    for board, squares in enumerate(RINGS):
        state = GAME.new(2, {"board": board})
        layout = GAME.layout_of(state)
        seen = GAME.observation(state, ())
        assert isinstance(seen, GalleysSeen)
        assert layout.sizes["ring"] == len(seen.ring) == squares
        assert layout is GAME.layout(2, board)


def test_a_position_is_saved_and_described_with_its_board() -> None:
    long = GAME.new(4, {"people": 1})
    with pytest.raises(BadDump, match="option board=1"):
        GAME.load(long.dump(), {})
    assert GAME.load(long.dump(), {"board": 1}).dump() == long.dump()
    described = GAME.describe(long)
    assert described["options"] == {"board": 1}
    assert GAME.position(described).variant() == 1


def test_options_are_read_as_they_are_typed() -> None:
    assert read_options(["bury=2", " board = 0 "]) == {"bury": 2, "board": 0}
    for texts, why in (
        (["length=short"], "^An option is written NAME=NUMBER, not “length=short”.$"),
        (["bury=2", "bury=1"], "given twice"),
        (["bury=99999999999"], "written NAME=NUMBER"),
    ):
        with pytest.raises(BadOption, match=why):
            read_options(texts)
