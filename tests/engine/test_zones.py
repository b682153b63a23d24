"""Zones: which declarations are refused, what a table uses of them, and how fields show them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import field as metadata_of
from dataclasses import make_dataclass
from types import ModuleType
from typing import Any

import pytest

from regalia.engine.errors import BadDescription, BadDump, BadSchema
from regalia.engine.layout import Layout, Writer
from regalia.engine.observation import Observation
from regalia.engine.zones import Zones
from tests.toys.envoys import ZONES, envoys

HEAD = """
from typing import Annotated as A, Final
from mypy_extensions import i64
from regalia.engine.blocks import Bag, Record, Subset
from regalia.engine.naming import Mask, OrWord
from regalia.engine.piles import Pile
from regalia.engine.schema import Action, Schema
from regalia.engine.specs import Category, Count, Flag, Numbered, Size
from regalia.engine.zones import NOBODY, RowOf, Setting, Zone, Zones

SEAT = Category("seat", Size("seats", 3))
CARD = Category("card", 2, ("king", "queen"))
"""
SOUND = """
LONG: Final[A[i64, Setting("long", Flag(), "whether the game is long")]] = 0
TURN: Final[A[i64, Zone(SEAT.or_none(), "whose turn it is", -1)]] = 1
PAID: Final[A[i64, Zone(Count(9).each(SEAT), "what each has paid", (7, 8, 9), called="fee")]] = 2
DECK: Final[A[i64, Zone(Bag(CARD, 4), "the deck", 4, NOBODY)]] = 5
READY: Final[A[i64, Zone(Mask(SEAT), "who is ready")]] = 7
LAST: Final[A[i64, Zone(OrWord(Numbered(CARD, 1), {"none": 0}), "the last card")]] = 8
PILE: Final[A[i64, Zone(Pile(CARD, 2).each(SEAT), "cards before each seat")]] = 9
PILE_ROW: Final[A[i64, RowOf()]] = 3
BIDS: Final[
    A[
        i64,
        Zone(Record(by=OrWord(Numbered(SEAT, 1), {"none": 0}), for_=CARD).each(SEAT), "bids"),
    ]
] = 18
SEEN: Final[A[i64, Zone(Mask(CARD).each(SEAT).each(SEAT), "what each has seen of each")]] = 24
SEEN_ROW: Final[A[i64, RowOf()]] = 3
"""
NAME = "planted.zones"


@pytest.fixture
def module() -> Iterator[ModuleType]:
    """An empty module that stands for a game's zones.py."""
    planted = ModuleType(NAME)
    sys.modules[NAME] = planted
    yield planted
    del sys.modules[NAME]


def declared(module: ModuleType, text: str) -> Zones:
    """The zones that a text declares."""
    exec(compile(HEAD + text, "planted/zones.py", "exec", dont_inherit=True), vars(module))
    return Zones(NAME)


# What is refused.


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("NOBODY)]] = 5", "NOBODY)]] = 6", "DECK: it begins at 5, where the zone before it ends."),
        ("NOBODY)]] = 5", "NOBODY)]] = 4", "DECK: it begins at 5, where the zone before it ends."),
        (
            "PILE_ROW: Final[A[i64, RowOf()]] = 3",
            "PILE_ROW: Final[A[i64, RowOf()]] = 2",
            "PILE_ROW: a row has 3 numbers.",
        ),
        (
            "PILE: Final",
            "DECK_ROW: Final[A[i64, RowOf()]] = 1\nPILE: Final",
            "DECK_ROW: a row stands below a zone with one for each of a category.",
        ),
        ('"the deck"', '" "', "DECK: it has no sentence."),
        ('"the deck", 4, NOBODY', '"the deck", called="fee"', "DECK: another zone is called fee."),
    ],
)
def test_a_faulty_declaration_is_refused(
    module: ModuleType, old: str, new: str, sentence: str
) -> None:
    assert old in SOUND
    with pytest.raises(BadSchema) as refused:
        declared(module, SOUND.replace(old, new))
    assert str(refused.value) == f"planted/zones.py, {sentence}"


def test_a_zone_below_zones_is_refused(module: ModuleType) -> None:
    zones = declared(module, SOUND)
    assert zones.table({"seats": 2}).parts
    late = "ZONES: Final = Zones(__name__)\nLATE: Final[A[i64, Zone(Flag(), 'late')]] = 33\n"
    exec(compile(HEAD + SOUND + late, "planted/zones.py", "exec", dont_inherit=True), vars(module))
    with pytest.raises(BadSchema, match=r"planted/zones.py, LATE: it stands after Zones"):
        vars(module)["ZONES"].table({"seats": 2})


def test_schema_and_zones_stand_in_one_module_in_any_order(module: ModuleType) -> None:
    action = "\nPASS: Final[A[i64, Action('pass')]] = 0\nSCHEMA: Final = Schema(__name__)\n"
    for text in (SOUND + action, action + SOUND):
        zones = declared(module, text)
        assert zones.length == 33
        assert vars(module)["SCHEMA"].notations({}) == ["pass"]
        vars(module)["__annotations__"].clear()


# The start, and what a table uses.


def test_a_game_starts_as_its_zones_declare(module: ModuleType) -> None:
    row = list(declared(module, SOUND).start({"long": 1}))
    assert row == [1, -1, 7, 8, 9, 4, 4, 0, 0, *[0] * 24]


def test_a_smaller_table_uses_fewer_places(module: ModuleType) -> None:
    zones = declared(module, SOUND)
    largest, smaller = zones.table({"seats": 3}), zones.table({"seats": 2})
    assert list(largest.places) == list(range(33))
    assert list(smaller.places) == [
        *(0, 1, 2, 3, 5, 6, 7, 8),
        *(9, 10, 11, 12, 13, 14),
        *(18, 19, 20, 21),
        *(24, 25, 27, 28),
    ]
    row = zones.start({"long": 0})
    numbers = smaller.numbers(row)
    numbers[2] = 5
    smaller.put(row, numbers)
    assert (smaller.numbers(row), row[2], row[4]) == (numbers, 5, 9)
    assert smaller.settings(row) == {"long": 0}


def test_a_dump_holds_what_the_table_uses() -> None:
    game = envoys()
    for seats in (2, 3, 4):
        used = ZONES.table({"seats": seats}).places
        hands = 2 * seats + 2 * seats * (seats + 1)  # held, and known
        assert len(used) == 2 * seats + 5
        assert len(game.new(seats).dump()) == 4 + len(used) + hands


# Ranges.


@pytest.mark.parametrize(
    ("place", "number", "sentence"),
    [
        (1, 2, "turn holds a wrong number: 2 is not seat or none."),
        (2, -5, "fee holds a wrong number: -5 is not 0 to 9."),
        (5, 5, "deck holds a wrong number: 5 is not 0 to 4."),
        (7, 4, "ready holds a wrong number: 4 is no set of 2."),
        (8, 3, "last holds a wrong number: 3 is not card."),
        (12, 3, "pile holds a wrong number: 3 cards, of at most 2."),
        (10, 1, "pile holds a wrong number: there are cards beyond their number."),
        (19, 2, "bids holds a wrong number: 2 is not card."),
        (27, 4, "seen holds a wrong number: 4 is no set of 2."),
    ],
)
def test_a_number_out_of_range_is_told_by_its_zone(
    module: ModuleType, place: int, number: int, sentence: str
) -> None:
    zones = declared(module, SOUND)
    table, row = zones.table({"seats": 2}), zones.start({"long": 0})
    assert table.fault(row) == ""
    row[place] = number
    assert table.fault(row) == sentence


def test_a_count_below_zero_is_refused_in_a_dump_and_a_description() -> None:
    game = envoys()
    for part in game.zones_of(game.new(2)).parts:
        name = part.zone.called
        for at in range(len(part.places)):
            numbers = game.new(2)
            numbers.cells[part.places[at]] = -5
            with pytest.raises(BadDump, match=rf"{name} holds a wrong number: -5 is not 0 to \d+"):
                game.load(numbers.dump())
    for given, place in (
        ({"turns": -5}, "turns"),
        ({"points": {"seat 2": -5}}, "points, seat 2"),
        ({"deck": {"raid": -5}}, "deck, raid"),
    ):
        with pytest.raises(BadDescription, match=rf"^{place}: -5 is not from 0 to \d+\.$"):
            game.position({"seats": 2, **given})


# Fields that show zones.


def shown(zones: Zones, *numbers: int) -> Layout:
    """A layout, for two seats, whose fields show the zones that begin at these places."""
    fields = [(f"f{n}", Any, metadata_of(metadata=zones.shown(n))) for n in numbers]
    seen: Any = make_dataclass("Seen", fields, bases=(Observation,), frozen=True)
    return Layout(seen, {"seats": 2}, zones)


@pytest.mark.parametrize(
    ("zone", "cells", "row"),
    [
        (1, {1: 1}, [1]),
        (2, {2: 3, 3: 4}, [3, 4]),
        (7, {7: 0b10}, [0, 1]),  # the bits of a mask
        (8, {8: 0}, [-1]),  # counted from one: a card, or none
        (8, {8: 2}, [1]),
        (9, {9: 2, 10: 1, 11: 0, 12: 1, 13: 1}, [1, 0, 1, -1]),  # a pile has no number in front
        (18, {18: 2, 19: 1, 20: 0, 21: 0}, [1, 1, -1, 0]),  # a record
        (24, {24: 0b01, 25: 0b10, 27: 0b11, 28: 0}, [1, 0, 0, 1, 1, 1, 0, 0]),  # nested
    ],
)
def test_a_field_shows_a_zone_as_it_is(
    module: ModuleType, zone: int, cells: dict[int, int], row: list[int]
) -> None:
    zones = declared(module, SOUND)
    layout, position = shown(zones, zone), zones.start({"long": 0})
    for place, number in cells.items():
        position[place] = number
    out = Writer(layout)
    layout.showing.write(position, out.row)
    assert list(out.row) == row


def test_fields_that_lie_side_by_side_are_one_run(module: ModuleType) -> None:
    zones = declared(module, SOUND)
    assert list(shown(zones, 0, 1, 2).showing.runs) == [0, 0, 0, 4]
    layout, position = shown(zones, 2, 0, 1), zones.start({"long": 1})
    out = Writer(layout)
    layout.showing.write(position, out.row)
    assert list(out.row) == [7, 8, 1, -1]
    assert layout.by_hand == []


def test_a_zone_that_not_all_see_is_shown_by_hand(module: ModuleType) -> None:
    zones = declared(module, SOUND)
    with pytest.raises(AssertionError, match="deck is not open to all: show it by hand"):
        zones.shown(5)


def test_the_reference_says_who_sees_a_zone(module: ModuleType) -> None:
    table = declared(module, SOUND).reference()
    assert "| fee | what each has paid | for each seat: 0 to 9 | everybody |" in table
    assert "| deck | the deck | how many of each card | nobody |" in table
    assert "| long | whether the game is long (option long) | yes or no | everybody |" in table
    assert "| last | the last card | card or none | everybody |" in table
