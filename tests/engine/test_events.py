"""Recorded events: their parts by name, and bags of more kinds than a number can pack."""

from __future__ import annotations

import copy
import pickle
from types import ModuleType
from typing import Any

import jsonschema_rs
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia import games
from regalia.engine.errors import BadSchema
from regalia.engine.event_kinds import PLAIN
from regalia.engine.journal import Event, Journal, Teller
from regalia.engine.schema import Note, Schema
from regalia.engine.words import Words
from tests.engine.test_schema import SOUND, module, read

KINDS = 90
LARGE = """
from typing import Annotated as A, Final
from mypy_extensions import i64
from regalia.engine.schema import Action, Event, Schema
from regalia.engine.blocks import Bag, Packed, Record
from regalia.engine.specs import Category, Count, Flag, Size

SEATS = Size("seats", 4)
SEAT = Category("seat", SEATS)
SPICE = Category("spice", 90, tuple(f"spice {i}" for i in range(90)))
PRICE = Packed(Record(spice=SPICE, count=Count(3, low=1)).or_nothing(), (7, 2))

PASS: Final[A[i64, Action("pass")]] = 0

OPENED: Final[A[i64, Event(seat=SEAT, market=Count(9), spices=Bag(SPICE, 5))]] = 0
SOLD_OFF: Final[A[i64, Event(seat=SEAT.or_none(), price=PRICE)]] = 1
SPILT: Final[A[i64, Event(spices=Bag(SPICE, 5))]] = 2
WON: Final[
    A[i64, Event(count=Count(9), index=SEAT).about("index").takes_from("index", "count")]
] = 3
ROBBED: Final[A[i64, Event(seat=SEAT, full=Flag()).takes_from("seat", success="full")]] = 4

SCHEMA: Final = Schema(__name__)
"""
OPENED, SOLD_OFF, SPILT, WON, ROBBED = range(5)
COUNTS = [0] * 40 + [5, 4, *[0] * 47, 3]
"""Of the spices 40, 41 and 89."""

__all__ = ["module"]


@pytest.fixture
def large(module: ModuleType) -> Schema:
    """A schema with a category of 90 kinds."""
    return read(module, LARGE)


def told(tell: Any) -> list[Event]:
    """The events that a function records on a `Teller`."""
    teller = Teller()
    teller.journal = Journal()
    tell(teller)
    return teller.journal.events


def bags(teller: Teller) -> None:
    """The same bag, of 90 kinds, told, revealed and whispered."""
    cells = vec[i64]([7, *COUNTS, 7])
    teller.tell_bag(OPENED, cells, 1, KINDS, 2, 8)
    teller.reveal_bag(OPENED, cells, 1, KINDS, 2, 8)
    teller.whisper_bag(0b100, OPENED, cells, 1, KINDS, 2, 8)
    cells[1] = 1  # later changes are none of the event's


def test_an_event_holds_a_bag_of_ninety_kinds() -> None:
    for event in told(bags):
        assert event.numbers() == (OPENED, 2, 8, 0, 0, 0, *COUNTS)
    opened, revealed, whispered = told(bags)
    assert [event.opens for event in (opened, revealed, whispered)] == [False, True, True]
    assert [event.seen_by((0,)) for event in (opened, revealed, whispered)] == [True, True, False]
    assert whispered.seen_by((2,))
    silent = Teller()
    silent.journal = None
    bags(silent)


def test_a_bag_is_the_last_part_by_name_and_in_json(large: Schema) -> None:
    event = told(bags)[0]
    opened = large.event(event)
    assert repr(opened) == f"Opened(seat=2, market=8, spices={tuple(COUNTS)})"
    as_json = large.event_json(event, {})
    spices = {"spice 40": 5, "spice 41": 4, "spice 89": 3}
    assert as_json == {"event": "opened", "seat": 2, "market": 8, "spices": spices}
    kinds = large.event_schemas({}, {"seats": 4})
    assert jsonschema_rs.is_valid(kinds[OPENED], as_json)
    assert not jsonschema_rs.is_valid(kinds[OPENED], {**as_json, "spices": {"spice 40": 6}})
    assert not jsonschema_rs.is_valid(kinds[OPENED], {**as_json, "spices": {"spice 90": 1}})
    row = "| opened | 0 | seat; market: 0 to 9; spices: how many of each spice |"
    assert row in large.reference().splitlines()


class Sayings(Words):
    """A sentence for each kind of event of `LARGE`."""

    def tell_opened(self, seat: str, market: int, spices: tuple[int, ...]) -> str:
        return f"{seat} opened {market} with {sum(spices)}: {spices[89]} of the last."


def test_a_sentence_gets_the_bag(large: Schema) -> None:
    words = Sayings(schema=large)
    assert words.tell(told(bags)[0], ["A", "B", "C"]) == "C opened 8 with 12: 3 of the last."


@pytest.mark.parametrize(
    ("tell", "message"),
    [
        (bags, ""),
        (lambda t: t.tell_bag(SPILT, vec[i64](COUNTS), 0, KINDS), ""),
        (lambda t: t.tell_bag(OPENED, vec[i64](COUNTS), 0, KINDS, 4), "seat of opened is 4."),
        (
            lambda t: t.tell_bag(SPILT, vec[i64]([6, *COUNTS[1:]]), 0, KINDS),
            "the bag of spilt: 6 is not in 0 .. 5.",
        ),
        (
            lambda t: t.tell_bag(SPILT, vec[i64]([0, 3]), 0, 2),
            "the bag of spilt: (0, 3) is not a tuple of 90.",
        ),
        (lambda t: t.tell(SPILT), "the bag of spilt: () is not a tuple of 90."),
        (
            lambda t: t.tell_bag(SOLD_OFF, vec[i64](COUNTS), 0, KINDS),
            "sold_off has more numbers than are declared.",
        ),
        (
            lambda t: t.tell_bag(OPENED, vec[i64](COUNTS), 0, KINDS, 0, 0, 1),
            "opened has more numbers than are declared.",
        ),
    ],
)
def test_a_bag_out_of_range_is_named(large: Schema, tell: Any, message: str) -> None:
    event = told(tell)[0]
    assert large.events[event.kind].fixed({"seats": 4}).fault(event) == message


def test_events_that_differ_in_one_kind_of_a_bag_are_unequal() -> None:
    (one,) = told(lambda t: t.tell_bag(SPILT, vec[i64](COUNTS), 0, KINDS))
    (other,) = told(lambda t: t.tell_bag(SPILT, vec[i64]([*COUNTS[:-1], 2]), 0, KINDS))
    assert one.numbers() != other.numbers()


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        (
            "spices=Bag(SPICE, 5))]] = 2",
            "spices=Bag(SPICE, 5), seat=SEAT)]] = 2",
            "SPILT: spices must be a single number: take Packed, or put a bag last",
        ),
        (
            "(spices=Bag(SPICE, 5))]] = 2",
            "(a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT, f=SEAT, spices=Bag(SPICE, 5))]] = 2",
            "SPILT: an event has no more than 5 numbers and a bag",
        ),
        (
            "(spices=Bag(SPICE, 5))]] = 2",
            '(spices=Bag(SPICE, 5)).about("spices")]] = 2',
            "SPILT: it has no number spices",
        ),
        ("(spices=Bag", "(_spices=Bag", "SPILT: a part of it cannot be called so: Field names"),
        ("(spices=Bag", "(**{'from': SEAT}, spices=Bag", "SPILT: a part of it cannot be called"),
    ],
)
def test_an_event_that_cannot_be_read_by_name_is_refused(
    module: ModuleType, right: str, wrong: str, message: str
) -> None:
    assert LARGE.count(right) == 1
    with pytest.raises(BadSchema) as refused:
        read(module, LARGE.replace(right, wrong))
    assert message in str(refused.value)


def test_five_numbers_and_a_bag_are_a_whole_event(module: ModuleType) -> None:
    five = "a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT"
    schema = read(module, LARGE.replace("(spices=Bag", f"({five}, spices=Bag"))
    tell = told(lambda t: t.tell_bag(SPILT, vec[i64](COUNTS), 0, KINDS, 1, 2, 3, 0, 1))
    spilt = schema.event(tell[0])
    assert (spilt.a, spilt.e, spilt.spices) == (1, 1, tuple(COUNTS))


def test_an_event_has_a_name_for_each_part(large: Schema) -> None:
    price = 41 | 2 << 7
    sold, free, won = told(
        lambda t: (t.tell(SOLD_OFF, 1, price), t.tell(SOLD_OFF, -1), t.tell(WON, 7, 2))
    )
    named = large.event(sold)
    assert repr(named) == "SoldOff(seat=1, price=Record(spice=41, count=2))"
    assert (named.price.count, large.event(free).price) == (2, ())
    assert type(named) is type(large.event(free)) is large.events[SOLD_OFF].named
    assert named == (1, (41, 2))
    assert {named: "a key"}[1, (41, 2)] == "a key"
    assert (large.event(won).count, large.event(won).index) == (7, 2)


def test_named_tuples_can_be_stored_and_copied(large: Schema) -> None:
    (sold,) = told(lambda t: t.tell(SOLD_OFF, 1, 41 | 2 << 7))
    named = large.event(sold)
    for again in (pickle.loads(pickle.dumps(named)), copy.copy(named), copy.deepcopy(named)):
        assert (again, type(again)) == (named, type(named))
        assert type(again.price) is type(named.price)


def test_a_note_has_the_numbers_of_the_parts_that_it_is_about(large: Schema) -> None:
    won, sold = told(lambda t: (t.tell(WON, 7, 2), t.tell(SOLD_OFF, 1)))
    assert large.note(won, (0,)) == Note("index-2", False, "")
    assert large.note(won, (0, 2)) == Note("index-2", True, "2-count-7")
    assert large.note(sold, (1,)) == PLAIN
    empty, full = told(lambda t: (t.tell(ROBBED, 1, 0), t.tell(ROBBED, 1, 1)))
    assert [large.note(one, (1,)).lost for one in (empty, full)] == [False, True]


def test_json_and_names_agree_on_the_parts_of_an_event(module: ModuleType) -> None:
    schema = read(module, SOUND)
    (showed,) = told(lambda t: t.tell(1, -1, 0b100001))
    assert schema.event(showed)._asdict() == {"seat": -1, "cards": (1, 0, 2)}
    assert list(schema.event_json(showed, {})) == ["event", "seat", "cards"]


@pytest.mark.parametrize("name", games.names())
def test_the_class_of_an_event_is_called_as_its_kind(name: str) -> None:
    game = games.load(name)
    schema = game.words.schema
    assert schema is not None
    sizes = {"seats": 2, "domains": 3, "places": 9, "squares": 9, "squads": 14, **game.data_sizes}
    for kind in schema.events:
        assert kind.named.__name__.lower() == kind.name.replace("_", "")
        assert kind.named._fields == tuple(kind.parts)
        assert kind.fixed(sizes).named is kind.named
