"""Rows of integers, tensors, JSON and its schema, derived from the specs of an observation."""

from __future__ import annotations

import copy
import pickle
import re
from dataclasses import dataclass, field
from typing import Any

import jsonschema_rs
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i32, i64

from regalia import games
from regalia.engine.blocks import Bag, Keyed, Ordered, Packed, Record, Several, Subset
from regalia.engine.frames import OneFrame
from regalia.engine.game import Game
from regalia.engine.layout import Field, Layout, Writer, says
from regalia.engine.observation import Observation
from regalia.engine.plain_table import in_words
from regalia.engine.plan import Plan
from regalia.engine.schema import Column, Frame
from regalia.engine.specs import Category, Count, Either, Extended, Flag, OutsideTensor, Size
from regalia.engine.state import State
from regalia.engine.words import Words
from tests.contract.cases import any_action

SEATS = Size("seats", 5)
SEAT = Category("seat", SEATS)
CARD = Category("card", 3, ("king", "queen", "jack"))
PAIR = Record(who=SEAT.or_none(), card=CARD)


@dataclass(frozen=True)
class Toy(Observation):
    turn: int = field(metadata=says(SEAT.or_else("chance", "over"), "whose turn it is"))
    asked: tuple[int, ...] = field(metadata=says(Subset(SEAT), "who is asked"))
    hands: Any = field(metadata=says(Bag(CARD, 4).each(SEAT), "what each seat holds"))
    ready: Any = field(metadata=says(Flag().each(SEAT), "who is ready"))
    pile: Any = field(metadata=says(Ordered(CARD, 4), "the pile from its top"))
    plays: Any = field(metadata=says(Several(PAIR, 2), "what was played"))
    points: Any = field(metadata=says(Count(9).each(SEAT).or_nothing(), "points at the end"))
    steps: int = field(metadata=says(OutsideTensor(1000), "decisions so far"))


LAYOUT = Layout(Toy, {"seats": 3})
TOY = Toy(
    turn=2,
    asked=(0, 2),
    hands=((1, 0, 2), (0, 0, 0), (4, 4, 4)),
    ready=(0, 1, 0),
    pile=(2, 0),
    plays=((-1, 1),),
    points=(),
    steps=77,
)
ROW = [2, 1, 0, 1, 1, 0, 2, 0, 0, 0, 4, 4, 4, 0, 1, 0, 2, 0, -1, -1, -1, 1, -9, -9, -9, -9, -9, 77]


def test_observations_and_rows_convert_to_each_other() -> None:
    assert LAYOUT.flat(TOY) == ROW
    assert LAYOUT.numbers == len(ROW)
    assert LAYOUT.observation(vec[i64](ROW)) == TOY
    over = Toy(**{**vars_of(TOY), "points": (3, 0, 9), "plays": ((0, 0), (2, 2))})
    assert LAYOUT.observation(vec[i64](LAYOUT.flat(over))) == over


def vars_of(toy: Toy) -> dict[str, Any]:
    return {field.name: getattr(toy, field.name) for field in LAYOUT.fields}


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("turn", 3, "observation field turn: 3 is not in -2 .. 2"),
        ("turn", -3, "observation field turn: -3 is not in -2 .. 2"),
        ("asked", (1, 0), "observation field asked: (1, 0) is not an ascending tuple"),
        ("asked", (3,), "observation field asked: 3 is not in 0 .. 2"),
        ("hands", ((0, 0, 0),) * 2, "is not a tuple of 3"),
        ("hands", ((0, 0, 5),) * 3, "observation field hands: 5 is not in 0 .. 4"),
        ("pile", (0,) * 5, "is not a tuple of at most 4"),
        ("pile", (-1,), "observation field pile: -1 is not in 0 .. 2"),
        ("plays", ((0,),), "observation field plays: (0,) is not (who, card)"),
        ("points", (1, 2), "observation field points: (1, 2) is not a tuple of 3"),
    ],
)
def test_a_value_that_is_not_declared_is_refused(name: str, value: object, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        LAYOUT.flat(Toy(**{**vars_of(TOY), name: value}))


def floats_of(tensor: object) -> list[float]:
    return [float(x) for x in memoryview(tensor).cast("B").cast("f")]  # type: ignore[arg-type]


def test_a_tensor_counts_seats_from_the_viewer_on() -> None:
    plan = LAYOUT.plan({"seat": [(seat - 2) % 3 for seat in range(3)]})  # seat 2 looks
    floats = floats_of(LAYOUT.tensor(vec[i64](ROW), plan))
    parts = {name: floats[where] for name, where in LAYOUT.slices().items()}
    assert len(floats) == LAYOUT.floats == sum(len(part) for part in parts.values())
    assert parts["turn"] == [1, 0, 0, 0, 0]  # three seats, chance, over
    assert parts["asked"] == [1, 1, 0]
    assert parts["hands"] == [1, 1, 1, 0.25, 0, 0.5, 0, 0, 0]
    assert parts["ready"] == [0, 0, 1]
    assert parts["pile"] == [0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert parts["plays"] == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]
    assert parts["points"] == [0, 0, 0]
    assert "steps" not in parts


def test_json_has_names_and_keeps_to_its_schema() -> None:
    as_json = LAYOUT.to_json(TOY, {})
    assert as_json == {
        "turn": 2,
        "asked": [0, 2],
        "hands": [{"king": 1, "jack": 2}, {}, {"king": 4, "queen": 4, "jack": 4}],
        "ready": [False, True, False],
        "pile": ["jack", "king"],
        "plays": [{"who": None, "card": "queen"}],
        "points": None,
        "steps": 77,
    }
    valid = jsonschema_rs.validator_for(LAYOUT.schema({}))
    assert valid.is_valid(as_json)
    for name, wrong in (("turn", "nobody"), ("hands", [{}, {}]), ("pile", ["ace"]), ("points", 3)):
        assert not valid.is_valid({**as_json, name: wrong}), name


def test_every_spec_has_a_summary() -> None:
    page = LAYOUT.reference()
    assert "| plays | what was played | list of at most 2: {who: seat or none; card} |" in page
    assert "| turn | whose turn it is | seat or chance or over |" in page
    assert "| asked | who is asked | list in ascending order: seat |" in page
    assert "| hands | what each seat holds | for each seat: how many of each card |" in page
    assert "| points | points at the end | nothing, or for each seat: 0 to 9 |" in page


@dataclass(frozen=True)
class Long(Observation):
    plays: Any = field(metadata=says(Several(PAIR, 4, last=2), "what was played"))
    bids: Any = field(metadata=says(Keyed(Record(who=SEAT, card=CARD), 5), "who bid what"))
    turn: int = field(metadata=says(SEAT, "whose turn it is"))


def test_a_tensor_has_the_latest_of_a_long_list_or_a_place_for_each() -> None:
    layout = Layout(Long, {"seats": 3})
    none, first, second, third = [0] * 6, [0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 1, 0], [0, 0, 1, 0, 0, 1]
    plays = ((-1, 0), (1, 1), (0, 2))
    bids = ((2, 1), (0, 2))
    as_json = ([*none, *none], [*first, *none], [*second, *first], [*third, *second])
    for count, latest in enumerate(as_json):
        seen = Long(plays=plays[:count], bids=bids, turn=1)
        row = vec[i64](layout.flat(seen))
        assert (layout.observation(row), len(row)) == (seen, 4 * 2 + 5 * 2 + 1)
        plan = layout.plan({"seat": [(seat - 1) % 3 for seat in range(3)]})  # seat 1 looks
        floats = floats_of(layout.tensor(row, plan))
        parts = {name: floats[where] for name, where in layout.slices().items()}
        assert parts["plays"] == [count / 4, *latest]
        assert parts["bids"] == pytest.approx([0, 0, 0, 0, 1 / 5, 0, 1, 0, 2 / 5, 0, 0, 1])
        assert parts["turn"] == [1, 0, 0]


PAID, GAVE = Column(Count(9).or_none()), Column(Packed(Bag(CARD, 3), (2, 2, 2)).or_none())
DUE = Column(SEAT)
for name, number, column in (("paid", 2, PAID), ("gave", 3, GAVE), ("due", 2, DUE)):
    column.name, column.number = name, number
BUYING, OWING = Frame(), Frame()
BUYING.name, BUYING.number, BUYING.columns = "buying", 4, [PAID, GAVE]
OWING.name, OWING.number, OWING.columns = "owing", 7, [DUE]


@dataclass(frozen=True)
class Latest(Observation):
    plays: Any = field(metadata=says(Several(PAIR, 3, counted=True), "what was played last"))
    bids: Any = field(metadata=says(Several(PAIR, 2), "who bid what"))
    turn: int = field(metadata=says(SEAT, "whose turn it is"))


def written(layout: Layout, count: int) -> vec[i64]:
    """A row in which two lists have ``count`` records."""
    out = Writer(layout)
    for name in ("plays", "bids"):
        out.field(name)
        for i in range(count):
            out.entry(2)
            out.put(i % 4 - 1)
            out.put(i % 3)
        out.rest()
    out.field("turn")
    out.put(2)
    out.finish()
    return out.row


def test_a_list_shows_its_latest_and_counts_the_others() -> None:
    layout = Layout(Latest, {"seats": 3})
    records = [(i % 4 - 1, i % 3) for i in range(9)]
    valid = jsonschema_rs.validator_for(layout.schema({}))
    for count in (0, 1, 3, 4, 9):
        row = written(layout, count)
        seen: Any = layout.observation(row)
        assert seen.plays == (tuple(records[:count][-3:]), max(count - 3, 0))
        assert seen.bids == tuple(records[:count][-2:])
        assert (seen.turn, layout.flat(seen)) == (2, list(row))
        as_json: Any = layout.to_json(seen, {})
        assert valid.is_valid(as_json)
        assert as_json["plays"].get("more", 0) == max(count - 3, 0)
        assert [play["card"] for play in as_json["plays"]["latest"]] == [
            CARD.names[card] for _who, card in seen.plays[0]
        ]
    floats = floats_of(layout.tensor(written(layout, 9), layout.plan({})))
    assert len(floats) == layout.floats == 3 * 6 + 2 * 6 + 3
    assert not valid.is_valid({**as_json, "plays": {"latest": [], "more": 0}})


def test_a_counted_list_says_so_in_words_and_on_its_page() -> None:
    spec = Several(SEAT, 2, counted=True)
    assert spec.summary() == "the latest 2, and how many more there are: seat"
    assert in_words(spec, ((1, 2), 0), {}) == "seat 2, seat 3"
    assert in_words(spec, ((1, 2), 5), {}) == "5 before, seat 2, seat 3"
    assert (spec.axes()[0].name, spec.axes()[0].names) == ("part", ("latest", "more"))
    for wrong in ((1, 2), ((1, 2, 0), 0), ((1,), -9.5)):
        with pytest.raises(ValueError, match="is not a"):
            spec.flatten(wrong, [])


class Blind(Game):
    """A game that does not define its observation."""

    def __init__(self) -> None:
        super().__init__("blind", "Blind", 1, 3, 3, [], 1, "-", Words())

    def layout_for(self, seats: int, variant: int) -> Layout:
        return Layout(Toy, {"seats": seats})


def test_a_game_must_define_its_observation() -> None:
    game = Blind()
    for look in (game.observation_row, game.observation):
        with pytest.raises(
            NotImplementedError, match="Blind must override `write_observation` or `observation`"
        ):
            look(State(game, 3), ())


def test_a_block_packed_in_a_number_is_the_block_again() -> None:
    counts = Packed(Bag(CARD, (3, 1, 1)), (2, 1, 1)).or_none()
    assert counts.packed((2, 0, 1)) == 0b1010
    assert counts.value(0b1010) == (2, 0, 1)
    assert counts.to_json(0b1010, {}) == {"king": 2, "jack": 1}
    assert counts.to_json(-1, {}) is None
    pair = Packed(Record(who=CARD, count=Count(3, low=1)).or_nothing(), (2, 2))
    assert [pair.value(number) for number in (0, 0b0110)] == [(), (2, 1)]
    assert [pair.to_json(number, {}) for number in (0, 0b0110)] == [
        None,
        {"who": "jack", "count": 1},
    ]
    for spec, numbers in ((counts, (-1, 0, 1, 0b1111)), (pair, (0, 0b0100, 0b1110))):
        for number in numbers:
            row = vec[i64]([9] * 5)
            spec.unpack(number, row, 1)
            assert spec.holds(number)
            assert (spec.pack(row, 1), row[0], row[4]) == (number, 9, 9)
    for spec, number in ((counts, -2), (counts, 0b10000), (pair, -1), (pair, 0b0111), (pair, 0b01)):
        assert not spec.holds(number)
    with pytest.raises(ValueError, match="an observation cannot hold packed numbers"):
        counts.place(Plan({}), 0)


def test_a_record_is_read_by_the_names_of_its_parts() -> None:
    (play,) = LAYOUT.observation(vec[i64](ROW)).plays
    assert (play.who, play.card, repr(play)) == (-1, 1, "Record(who=-1, card=1)")
    assert (play, hash(play)) == ((-1, 1), hash((-1, 1)))
    assert type(play) is PAIR.named is PAIR.fixed({"seats": 2}).named
    seen = Toy(**{**vars_of(TOY), "plays": (PAIR.named(card=1, who=-1),)})
    assert LAYOUT.flat(seen) == ROW
    packed = Packed(Record(card=CARD, count=Count(3, low=1)).or_nothing(), (2, 2))
    value: Any = packed.value(0b0110)
    assert (value, value.count) == ((2, 1), 1)


def test_an_observation_with_records_can_be_stored_and_copied() -> None:
    seen = LAYOUT.observation(vec[i64](ROW))
    for again in (pickle.loads(pickle.dumps(seen)), copy.deepcopy(seen)):
        assert again == seen
        assert again.plays[0].card == 1


def test_packed_numbers_may_lie_in_another_order_than_they_are_read() -> None:
    record = Record(joint=CARD, count=Count(9, low=1), of=CARD).or_nothing()
    last = Packed(record, (2, 4, 3), order=(1, 2, 0))
    first = Packed(record, (2, 4, 3))
    number = 7 | 2 << 4 | 1 << 7
    assert (last.value(number), last.packed((1, 7, 2))) == ((1, 7, 2), number)
    assert (first.value(1 | 7 << 2 | 2 << 6), last.value(0)) == ((1, 7, 2), ())
    assert last.to_json(number, {}) == {"joint": "queen", "count": 7, "of": "jack"}
    row = vec[i64]([9] * 5)
    last.unpack(number, row, 1)
    assert (list(row), last.pack(row, 1)) == ([9, 1, 7, 2, 9], number)
    wrongs = (number | 1 << 9, 10 | 2 << 4 | 1 << 7, 7 | 3 << 4, 7 | 3 << 7)
    assert [last.holds(n) for n in (number, 0, *wrongs)] == [True, True, *[False] * 4]
    assert [n.value(number) for n in (last.or_none(), last.fixed({}))] == [(1, 7, 2)] * 2
    hands = Packed(Bag(SEAT, 1), (1,) * 5, order=(4, 3, 2, 1, 0)).fixed({"seats": 3})
    assert (hands.value(0b001), hands.order) == ((0, 0, 1), (2, 1, 0))
    for order in ((0, 1), (0, 1, 1), (1, 2, 3)):
        with pytest.raises(ValueError, match="does not have each of 3 numbers once"):
            Packed(record, (2, 4, 3), order=order)


def test_a_field_names_its_axes_and_its_values() -> None:
    LAYOUT.set_labels({})
    seats, cards = ("seat 1", "seat 2", "seat 3"), ("king", "queen", "jack")
    hands, pile, turn, plays = [LAYOUT.field(n) for n in ("hands", "pile", "turn", "plays")]
    assert (hands.axes, hands.names) == (("seat", "card"), (seats, cards))
    assert (hands.values, LAYOUT.field("points").axes) == ((), ("seat",))
    assert (pile.axes, pile.values) == (("order",), cards)
    assert (turn.axes, [turn.values[number] for number in (1, -1, -2)]) == (
        (),
        ["seat 2", "chance", "over"],
    )
    assert (plays.axes, plays.names[1]) == (("order", "part"), ("who", "card"))
    each = CARD.each(SEAT)
    for spec in (each, each.each(SEAT), each.or_nothing(), Several(CARD, 2), Subset(CARD)):
        one = Field("one", spec, "", 0, 0)
        one.set_labels({})
        assert one.values == cards, spec.summary()
    LAYOUT.set_labels({"seat": ["Anna", "Bo", "Cy"]})
    assert hands.names[0] == ("Anna", "Bo", "Cy")


def test_packed_columns_of_a_frame_are_unpacked_in_json() -> None:
    spec = OneFrame([BUYING, OWING], who=SEAT).fixed({"seats": 3})
    row, frame = vec[i64]([-9] * int(spec.numbers())), vec[i64]([4, 2, 5, 0b100001, 0, 0, 0, 0])
    assert spec.write(frame, 0, row, 0)
    assert spec.read(row, 0) == (4, 2, 5, (1, 0, 2))
    for value in ((4, 2, 5, (1, 0, 2)), (4, 0, -1, -1), (7, 1, 2)):
        out: list[int] = []
        spec.flatten(value, out)
        assert spec.read(vec[i64](out), 0) == value
    assert spec.to_json((4, 0, -1, -1), {}) == {
        "frame": "buying",
        "seat": 0,
        "paid": None,
        "gave": None,
    }
    assert spec.to_json((7, 1, 2), {}) == {"frame": "owing", "seat": 1, "due": 2}
    for wrong in (
        (4, 3, 5, -1),
        (4, 2, 10, -1),
        (4, 2, 5, (4, 0, 0)),
        (4, 2, 5, 33),
        (4, 2),
        (5, 0),
    ):
        with pytest.raises(ValueError, match="is "):
            spec.flatten(wrong, [])
    (axis,) = spec.axes()
    assert axis.names == ("frame", "seat", "paid or due", "gave")


@pytest.mark.parametrize("name", games.names())
def test_every_index_of_an_observation_has_a_name(name: str) -> None:
    game = games.load(name)
    layout, seen = game.layout(game.max_seats), game.observation(game.new(game.max_seats), (0,))
    schemas: Any = layout.schema(game.words.names)["properties"]
    for one in layout.fields:
        value = getattr(seen, one.name)
        for axis, names in zip(one.axes, one.names, strict=True):
            assert all(names), one.name
            assert len(set(names)) == len(names) >= len(value), one.name
            if axis not in ("order", "part", "column"):
                assert value == () or len(names) == len(value), one.name
            value = value[0] if value else ()
        if schemas[one.name].get("type") == "array" and one.axes[0] != "order":
            axis = schemas[one.name]
            assert (axis["x-axis"], axis["x-names"]) == (one.axes[0], list(one.names[0]))


def test_none_differs_from_zero_and_chance_from_the_end() -> None:
    low = Layout(Toy, {"seats": 3}).fields[0].spec  # the turn
    for spec, values in ((low, (-2, -1, 0)), (Count(9).or_none(), (-1, 0, 1))):
        made = set()
        for value in values:
            plan, out = Plan({}), vec[i32]([0] * spec.floats())
            spec.place(plan, 0)
            plan.write(vec[i64]([value]), out)
            made.add(tuple(out))
        assert len(made) == len(values)
        as_json = [spec.to_json(value, {}) for value in values]
        assert len({str(one) for one in as_json}) == len(values), as_json


def test_either_has_the_json_of_its_category() -> None:
    spec = Either("target", CARD, SEAT.fixed({"seats": 5})).or_none()
    assert [spec.to_json(number, {}) for number in (-1, 0, 2, 3, 7)] == [None, "king", "jack", 0, 4]
    valid = jsonschema_rs.validator_for(spec.schema({}))
    assert all(valid.is_valid(value) for value in (None, "king", 0, 4))
    assert not any(valid.is_valid(value) for value in ("ace", 5, -1))


def test_an_extended_category_has_the_names_of_the_first() -> None:
    court = Extended("court", SEAT, ("the Queen",)).or_none().fixed({"seats": 2})
    assert court.labels({}) == ("seat 1", "seat 2", "the Queen", "none")
    assert court.labels({"seat": ["Anna", "Bo"]})[:2] == ("Anna", "Bo")
    assert [court.to_json(number, {}) for number in (-1, 0, 2)] == [None, 0, 2]
    domains = games.load("regency").layout(2).field("castes")
    assert domains.names == (("seat 1", "seat 2", "Catherine"),)


def test_christinas_colours_are_counted_from_the_viewers_own() -> None:
    game = games.load("christina")
    rng, state = Random(3), game.new(4)
    while state.to_act < 0:
        state.apply(any_action(state, rng))
    layout = game.layout(4)
    for seat in range(4):
        row = game.observation_row(state, (seat,))
        floats = floats_of(game.tensor(row, 4, seat))
        assert floats[layout.slices()["factions"]] == [1, *[0] * 19]  # their seat, their colour


def test_a_size_depends_on_the_table() -> None:
    count, spec = Count(SEATS), Count(SEATS).each(SEAT)
    assert (count.high(), spec.numbers()) == (5, 5)
    assert (count.fixed({"seats": 2}).high(), spec.fixed({"seats": 2}).numbers()) == (2, 2)
