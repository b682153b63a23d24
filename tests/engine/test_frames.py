"""Frames: their widths and starts, how they lie one upon the other, are saved, named and shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated as A
from typing import Any, Final

import jsonschema_rs
import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.blocks import Bag, Several
from regalia.engine.errors import BadDescription, BadDump
from regalia.engine.frames import OneFrame, OwnDraft
from regalia.engine.layout import Layout, Writer, common, says
from regalia.engine.observation import Observation
from regalia.engine.schema import Action, Column, Draft, Frame, Schema, Window
from regalia.engine.specs import Category, Count, Size
from regalia.engine.stack import ROOM, SAVED
from regalia.engine.state import ASKED, WHO, State
from regalia.engine.zones import Zones
from tests.toys.plain import SEAT, PlainGame, PlainState, PlainWords, Seen

CARDS, MOST = 90, 9
CARD = Category("card", CARDS, tuple(f"card {number}" for number in range(CARDS)))
HEAP = Category("heap", Size("heaps", 4), ("north", "east", "south", "west"))  # one for each seat

PLAY: Final[A[i64, Action("play")]] = 0
TAKE: Final[A[i64, Action("take {}", CARD)]] = 1

WAITING: Final[A[i64, Frame()]] = 1
PAYING: Final[A[i64, Frame()]] = 2
PAYER: Final[A[i64, Column(SEAT.or_none(), start=-1)]] = 2
SUM: Final[A[i64, Column(Count(9), start=4)]] = 3
HOARD: Final[A[i64, Frame()]] = 3
HELD: Final[A[i64, Column(Bag(CARD, MOST))]] = 2
KEEPER: Final[A[i64, Column(SEAT.or_none(), start=-1)]] = 92
HEAPS: Final[A[i64, Column(Bag(HEAP, MOST))]] = 93
LATE: Final[A[i64, Column(Count(9))]] = 97
ASKING: Final[A[i64, Window()]] = 100
SHOWN: Final[A[i64, Column(Bag(CARD, MOST))]] = 3
TAKING: Final[A[i64, Draft()]] = 200
TAKEN: Final[A[i64, Column(CARD, by=TAKE)]] = 2
PICKED: Final[A[i64, Column(Bag(CARD, MOST))]] = 3

SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)
LISTED = [frame for frame in SCHEMA.frames.values() if frame.number < ASKING]


@dataclass(frozen=True)
class StackSeen(Seen):
    making: Any = field(metadata=common("making", OwnDraft(SCHEMA.drafts), "an unfinished move"))
    stack: Any = field(metadata=says(Several(OneFrame(LISTED), 3), "what is under way"))


class StackState(PlainState):
    """Nothing follows from the frames; a move is to take a card and then to play."""

    def legal(self) -> vec[i64]:
        found = vec[i64]([PLAY])
        for card in range(0 if self.underway() else CARDS):
            found = append(found, TAKE + card)
        return found

    def carry_out(self, action: int) -> None:
        if action == PLAY:
            self.drop_draft()
        else:
            self.push(TAKING, self.to_act)
            self.set_frame(TAKEN, action - TAKE)
            self.set_frame(PICKED + action - TAKE, 1)


class StackGame(PlainGame):
    seen = StackSeen

    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        return {**super().sizes(seats, variant), "heaps": seats}

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        super().write_observation(state, seats, out)
        out.field("stack")
        out.frames(state)


GAME = StackGame("stack", PlainWords((), SCHEMA), StackState, 9, ZONES)


def position(*kinds: int, seats: int = 3) -> State:
    """A position of seat 0 with frames of these kinds, of seats 0, 1 and so on."""
    state = GAME.new(seats)
    state.to_act = 0
    for number, kind in enumerate(kinds):
        state.push(kind, number % seats)
    return state


def frame_at(state: State, row: int) -> list[int]:
    """The numbers of a frame."""
    return [state.frames[row + column] for column in range(state.width(row))]


def observed(state: State, seat: int = 0) -> StackSeen:
    """What a seat sees."""
    seen = GAME.observation(state, (seat,))
    assert isinstance(seen, StackSeen)
    return seen


def hoard() -> State:
    """A position with a payment and a hoard upon it."""
    state = position(PAYING, HOARD)
    state.set_frame(HELD + 7, 2)
    state.set_frame(HELD + 89, 9)
    state.set_frame(KEEPER, 1)
    state.set_frame(HEAPS + 2, 5)
    state.set_frame(LATE, 3)
    return state


def test_a_frame_has_the_numbers_of_its_kind_and_starts_as_declared() -> None:
    state = position(WAITING, PAYING, HOARD, ASKING, TAKING)
    frames = [frame_at(state, row) for row in state.rows()]
    assert frames == [
        [WAITING, 0],
        [PAYING, 1, -1, 4],
        [HOARD, 2, *[0] * CARDS, -1, 0, 0, 0, 0, 0],
        [ASKING, 0, 0, *[0] * CARDS],
        [TAKING, 1, -1, *[0] * CARDS],
    ]
    assert state.used == len(frames) + sum(len(frame) for frame in frames)


def test_columns_are_set_and_read_by_name() -> None:
    state = hoard()
    assert (state.top(), state.frame(WHO), state.frame(KEEPER), state.frame(LATE)) == (
        HOARD,
        1,
        1,
        3,
    )
    assert [state.frame(HELD + card) for card in (6, 7, 8, 89)] == [0, 2, 0, 9]
    below = state.below(state.here)
    assert (state.frames[below + PAYER], state.frames[below + SUM]) == (-1, 4)


def test_the_frames_are_walked_from_both_ends() -> None:
    kinds = [PAYING, HOARD, PAYING, WAITING]
    state = position(*kinds)
    rows = list(state.rows())
    assert [state.frames[row] for row in rows] == kinds
    assert [state.above(row) for row in rows] == [*rows[1:], -1]
    assert [state.below(row) for row in rows] == [-1, *rows[:-1]]
    assert (state.here, state.depth(), state.top(), state.bottom()) == (rows[3], 4, WAITING, PAYING)
    assert [state.find(kind) for kind in (PAYING, HOARD, ASKING)] == [rows[2], rows[1], -1]


def test_an_empty_stack_has_no_frames() -> None:
    state = position()
    assert (state.here, state.depth(), state.top(), state.bottom()) == (-1, 0, -1, -1)
    assert list(state.rows()) == []
    assert state.find(PAYING) == -1


def test_a_dropped_frame_leaves_those_below_as_they_were() -> None:
    state = hoard()
    before = state.flat()
    state.push(PAYING, 2)
    state.set_frame(SUM, 9)
    state.push(HOARD, 0)
    state.drop()
    assert (state.top(), state.frame(WHO), state.frame(SUM)) == (PAYING, 2, 9)
    state.drop()
    assert state.flat() == before
    state.push(PAYING, 2)
    assert frame_at(state, state.here) == [PAYING, 2, -1, 4]  # nothing is left of the other


def test_the_frames_above_a_row_are_dropped() -> None:
    state = position(PAYING, HOARD, WAITING, PAYING)
    state.drop_above(state.rows()[1])
    assert [state.frames[row] for row in state.rows()] == [PAYING, HOARD]
    state.drop_above(-1)
    assert (state.depth(), state.used) == (0, 0)


def test_there_is_room_for_many_frames() -> None:
    state, many = position(), 3 * len(ROOM)
    for number in range(many):
        state.push(PAYING, number % 3)
        state.set_frame(SUM, number % 10)
    assert [state.frames[row + SUM] for row in state.rows()] == [n % 10 for n in range(many)]
    while state.depth() > 1:
        state.drop()
    assert frame_at(state, state.here) == [PAYING, 0, -1, 0]


def test_a_copy_holds_what_is_used_and_is_independent() -> None:
    state = hoard()
    state.push(HOARD, 2)
    state.drop()
    copy = state.copy()
    assert len(copy.frames) == copy.used == state.used < len(state.frames)
    copy.set_frame(LATE, 9)
    copy.push(PAYING, 2)
    state.push(WAITING, 0)
    state.drop()
    assert state.flat() == hoard().flat()
    copy.drop()
    assert (copy.top(), copy.frame(LATE), state.frame(LATE)) == (HOARD, 9, 3)


def test_a_kind_that_is_not_declared_is_not_pushed() -> None:
    with pytest.raises(AssertionError, match="the schema declares no frame of this kind"):
        position(4)


def test_a_saved_frame_has_its_columns_and_at_least_eight_numbers() -> None:
    state = hoard()
    saved = [[PAYING, 0, -1, 4, *[0] * 4], frame_at(state, state.here)]
    assert state.saved_frames() == [number for frame in saved for number in frame]
    assert [len(frame) for frame in saved] == [SAVED, 98]
    numbers = state.dump()
    assert numbers[3] == SAVED + 98
    assert GAME.load(numbers).dump() == numbers


@pytest.mark.parametrize(
    ("frames", "message"),
    [
        ([PAYING, 0, -1, 4, 0, 0, 0, 1], "paying has more numbers than are declared"),
        ([PAYING, 0, -1, 10, 0, 0, 0, 0], "sum of paying is 10"),
        ([PAYING, 0, -1, 4, 0, 0, 0], "the last frame is cut short"),
        ([PAYING, 0, -1, 4], "the last frame is cut short"),
        ([HOARD, 0, *[0] * 6], "the last frame is cut short"),
        ([4, 0, *[0] * 6], "a frame is of a kind that does not exist"),
        ([-1, 0, *[0] * 6], "a frame is of a kind that does not exist"),
        ([HOARD, 0, *[0] * 89, 10, *[0] * 6], "held of hoard is 10"),
        ([HOARD, 0, *[0] * 90, 3, *[0] * 5], "keeper of hoard is 3"),
        ([HOARD, 0, *[0] * 94, 1, 0], "heaps of hoard is 1"),  # three seats have three heaps
        ([HOARD, 7, *[0] * 96], "a frame names a seat that does not exist"),
        ([ASKING, 0, 2, *[0] * 90], "a window asks nobody, or a seat that it does not list"),
        ([TAKING, 0, 0, 1, *[0] * 89, WAITING, 0, *[0] * 6], "another frame lies on an unfinished"),
    ],
)
def test_a_saved_frame_that_cannot_be_is_refused(frames: list[int], message: str) -> None:
    saved = position().dump()
    with pytest.raises(BadDump, match=message):
        GAME.load([*saved[:3], len(frames), *frames, *saved[4:]])


def test_an_unfinished_move_with_a_bag_is_saved() -> None:
    state = position(PAYING)
    state.apply(TAKE + 89)
    assert state.frame(PICKED + 89) == 1
    numbers = state.dump()
    assert numbers[3] == SAVED + 93
    assert GAME.load(numbers).dump() == numbers
    numbers[4 + SAVED + PICKED + 88] = 1
    with pytest.raises(BadDump, match="an unfinished move is not what its decisions make"):
        GAME.load(numbers)


def test_a_bag_is_described_by_names() -> None:
    state = hoard()
    given = GAME.describe(state)
    assert given["under_way"] == [
        {"frame": "paying", "seat": "seat 1", "sum": 4},
        {
            "frame": "hoard",
            "seat": "seat 2",
            "held": {"card 7": 2, "card 89": 9},
            "keeper": "seat 2",
            "heaps": {"south": 5},
            "late": 3,
        },
    ]
    assert GAME.position(given).dump() == state.dump()
    empty = position(HOARD)
    given = GAME.describe(empty)
    assert given["under_way"] == [{"frame": "hoard", "seat": "seat 1"}]
    assert GAME.position(given).dump() == empty.dump()
    given["under_way"] = [{"frame": "hoard", "seat": "seat 2", "held": {"card 7": 10}}]
    with pytest.raises(BadDescription, match="held, card 7: 10 is not from 0 to 9"):
        GAME.position(given)


def test_a_window_with_a_bag_is_described_and_told_from_others() -> None:
    state = position()
    assert state.open_window(ASKING, 1, 0b110)
    state.set_frame(SHOWN + 89, 4)
    given = GAME.describe(state)
    frame = {"frame": "asking", "seat": "seat 2", "asked": ["seat 2", "seat 3"]}
    assert given["under_way"] == [{**frame, "shown": {"card 89": 4}}]
    assert GAME.position(given).dump() == state.dump()
    subject = state.window_subject()
    assert subject == [state.here, ASKING, *[0] * 89, 4]
    assert state.next_asked()
    assert state.frame(ASKED) == 0b100
    assert state.window_subject() == subject
    state.set_frame(SHOWN + 89, 3)
    assert state.window_subject() != subject


def test_a_bag_of_a_frame_is_shown_by_names() -> None:
    state, layout = hoard(), GAME.layout(3)
    seen = GAME.observation(state, (0,))
    as_json: Any = layout.to_json(seen, GAME.words.names)
    assert as_json["stack"] == [
        {"frame": "paying", "payer": None, "sum": 4},
        {
            "frame": "hoard",
            "held": {"card 7": 2, "card 89": 9},
            "keeper": 1,
            "heaps": {"south": 5},
            "late": 3,
        },
    ]
    assert jsonschema_rs.validator_for(layout.schema(GAME.words.names)).is_valid(as_json)
    assert layout.flat(seen) == list(GAME.observation_row(state, (0,)))


def test_a_shown_frame_has_its_numbers_at_the_places_of_its_columns() -> None:
    state = hoard()
    seen = observed(state)
    assert list(seen.stack[1]) == frame_at(state, state.here)
    assert (seen.stack[1][HELD + 89], seen.stack[1][LATE]) == (9, 3)
    names = GAME.layout(3).field("stack").names[1]
    places = (2, 3, KEEPER, HEAPS + 3, LATE)
    assert [names[place] for place in places] == [
        *("payer or held 1", "sum or held 2", "keeper", "heaps 4", "late")
    ]


def test_a_frame_with_a_bag_is_in_the_tensor() -> None:
    row, where = GAME.observation_row(hoard(), (0,)), GAME.layout(3).slices()["stack"]
    floats = memoryview(GAME.tensor(row, 3, 0)).cast("B").cast("f").tolist()[where]
    second = floats[len(floats) // 3 : 2 * len(floats) // 3]
    assert second[:3] == [0, 0, 1]
    held = second[3 + 3 + 1 :]  # after the payer and the sum
    assert held[7] == pytest.approx(2 / 9)
    assert held[89] == 1
    assert held[CARDS : CARDS + 7] == pytest.approx([0, 1, 0, 0, 0, 5 / 9, 3 / 9])


def test_the_makers_own_move_shows_its_bag() -> None:
    state = position()
    state.apply(TAKE + 5)
    own, other = observed(state), observed(state, 1)
    as_json: Any = GAME.layout(3).to_json(own, GAME.words.names)
    assert as_json["making"] == {"draft": "taking", "taken": "card 5", "picked": {"card 5": 1}}
    assert list(own.making) == frame_at(state, state.here)
    assert other.making == ()
    assert GAME.layout(3).flat(own) == list(GAME.observation_row(state, (0,)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_smaller_table_shows_fewer_of_a_bag_and_leaves_its_frame_as_wide(seats: int) -> None:
    state = position(HOARD, seats=seats)
    state.set_frame(HEAPS + seats - 1, 1)
    assert state.width(state.here) == 98
    assert GAME.load(state.dump()).dump() == state.dump()
    row = GAME.observation_row(state, (0,))
    layout = GAME.layout(seats)
    assert layout.flat(layout.observation(row)) == list(row)
    last = HEAP.names[seats - 1]
    as_json: Any = layout.to_json(layout.observation(row), GAME.words.names)
    assert as_json["stack"][0]["heaps"] == {last: 1}
    assert layout.field("stack").spec.numbers() == 3 * (2 + 2 + CARDS + 1 + seats + 1)


@dataclass(frozen=True)
class Counted(Observation):
    stack: Any = field(metadata=says(Several(OneFrame(LISTED), 2, counted=True), "the latest"))


def test_of_more_frames_the_latest_are_shown_and_the_others_are_counted() -> None:
    state = position(WAITING, PAYING, HOARD, WAITING, PAYING)
    shown = [tuple(frame_at(state, row)) for row in state.rows()]
    assert observed(state).stack == tuple(shown[-3:])
    layout = Layout(Counted, {"heaps": 3, "seats": 3})
    out = Writer(layout)
    out.field("stack")
    out.frames(state)
    out.finish()
    assert layout.observation(out.row).stack == (tuple(shown[-2:]), 3)


@pytest.mark.parametrize("held", [(0,) * CARDS, "nothing"])
def test_a_shown_frame_of_a_wrong_form_is_refused(held: object) -> None:
    seen = observed(hoard())
    frame = list(seen.stack[1])
    frame[HELD] = held
    wrong = StackSeen(**{**vars(seen), "stack": (tuple(frame),)})
    with pytest.raises(ValueError, match="are not the numbers of held"):
        GAME.layout(3).flat(wrong)


def test_the_reference_page_says_that_a_column_is_a_bag() -> None:
    page = SCHEMA.reference()
    assert "| hoard | 3 | held: how many of each card; keeper: seat or none; heaps: how" in page
