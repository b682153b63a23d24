"""A schema refuses bad declarations with file and name; what is derived from a good one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia import games
from regalia.engine.errors import BadSchema
from regalia.engine.event_kinds import MOST_NUMBERS
from regalia.engine.journal import EVERYBODY, Event
from regalia.engine.schema import Schema
from regalia.engine.words import Words
from regalia.games.christina.schema import SCHEMA
from tests.renumber import renumbered

SOUND = """
from typing import Annotated as A, Final
from mypy_extensions import i64
from regalia.engine.schema import Action, Column, Draft, Event, Frame, Outcome, Schema
from regalia.engine.schema import Value, Window
from regalia.engine.blocks import Bag, Packed
from regalia.engine.specs import Category, Count, Flag, Size

SIZE: Final = 3
SEAT = Category("seat", 2)
CARD = Category("card", SIZE, ("king", "queen", "jack"))

KING: Final[A[i64, Value(CARD)]] = 0
QUEEN: Final[A[i64, Value(CARD)]] = 1
JACK: Final[A[i64, Value(CARD)]] = 2

PASS: Final[A[i64, Action("pass")]] = 0
PLAY: Final[A[i64, Action("play {}", CARD, at="hand-{}")]] = 1
GIVE: Final[A[i64, Action("to {}", SEAT)]] = 4
DRAWN: Final[A[i64, Outcome("draw {}", CARD)]] = 6

PAYING: Final[A[i64, Frame()]] = 1
PAID: Final[A[i64, Column(Count(9))]] = 2
ASKING: Final[A[i64, Window()]] = 100
ABOUT: Final[A[i64, Column(CARD)]] = 3
PLAYING: Final[A[i64, Draft()]] = 200
PLAYED: Final[A[i64, Column(CARD, by=PLAY)]] = 2
GIVEN: Final[A[i64, Column(SEAT.or_none(), by=GIVE)]] = 3

GOT: Final[A[i64, Event(seat=SEAT, card=CARD)]] = 0
SHOWED: Final[A[i64, Event(seat=SEAT.or_none(), cards=Packed(Bag(CARD, 3), (2, 2, 2)))]] = 1

SCHEMA: Final = Schema(__name__, things=("hand",))
"""
NAMES = {"seat": ["1", "2"]}
FIVE = ", ".join(f"{part}=CARD" for part in "abcde")


@pytest.fixture
def module() -> Iterator[ModuleType]:
    """An empty module that can be found by its name."""
    made = ModuleType("regalia.games.planted.schema")
    sys.modules[made.__name__] = made
    yield made
    del sys.modules[made.__name__]


def recorded(kind: int, *numbers: int) -> Event:
    """A recorded event of the kind with these numbers."""
    a, b, c, d, e = [*numbers, *[0] * (MOST_NUMBERS - len(numbers))]
    return Event(kind, EVERYBODY, False, a, b, c, d, e)


def read(module: ModuleType, text: str) -> Schema:
    exec(compile(f"from __future__ import annotations\n{text}", "schema.py", "exec"), vars(module))
    schema: Schema = module.SCHEMA
    return schema


@pytest.mark.parametrize(
    ("right", "wrong", "message"),
    [
        ("Value(CARD)]] = 1", "Value(CARD)]] = 2", "QUEEN: the next card is number 1"),
        ("JACK: Final", "KNAVE: Final", "KNAVE: no card of number 2 is called knave"),
        ("JACK: Final[A[i64, Value(CARD)]] = 2", "", "QUEEN: 2 of card are named, and there are 3"),
        ("SEAT)]] = 4", "SEAT)]] = 5", "GIVE: the next action is number 4"),
        ("SEAT)]] = 4", "SEAT)]] = 3", "GIVE: the next action is number 4"),
        ("by=GIVE)]] = 3", "by=GIVE)]] = 4", "GIVEN: the next column of PLAYING is 3"),
        ("(CARD)]] = 3", "(CARD)]] = 2", "ABOUT: the next column of ASKING is 3"),
        ("(2, 2, 2)))]] = 1", "(2, 2, 2)))]] = 2", "SHOWED: the next event is number 1"),
        ('"play {}"', '"play"', "PLAY: only what is of several has {}"),
        ('"pass"', '"pass {}"', "PASS: only what is of several has {}"),
        ('"pass"', '"pass", at="{}"', "PASS: a single action is at one thing"),
        ('"hand-{}"', '"hnad-{}"', "PLAY: there is no thing hnad-{}; the schema names hand"),
        ('"hand-{}"', '"hand-{card}"', "PLAY: the thing hand-{card} has no id"),
        ('"hand-{}"', '"hand"', "PLAY: the thing hand has no id"),
        ("Draft()]] = 200", "Draft()]] = 199", "PLAYING: such a frame has a number from 200 on"),
        ("Frame()]] = 1", "Frame()]] = 100", "PAYING: such a frame has a number from 0 on"),
        ("Window()]] = 100", "Frame()]] = 1", "ASKING: PAYING has that number already"),
        ("CARD, by=PLAY", "SEAT, by=PLAY", "PLAYED: PLAY goes up to 2, which it cannot hold"),
        ("by=GIVE", "by=GIVE + 1", "GIVEN: no actions begin at number 5"),
        ("by=GIVE", "by=DRAWN", "GIVEN: no actions begin at number 6"),
        ("by=GIVE", "by=-2", "GIVEN: no actions begin at number -2"),
        ("Draft()", "Draft(by=99)", "PLAYING: no actions begin at number 99"),
        ("Draft()", "Draft(by=PLAY)", "PLAYING: PLAY is several actions: take a column"),
        (
            "Column(Count(9))",
            "Column(Count(9), by=PASS)",
            "PAID: PAYING is not a draft",
        ),
        ("(CARD)]] = 3", "(CARD, by=PLAY)]] = 3", "ABOUT: ASKING is not a draft"),
        ("Count(9)", "Count(9).each(CARD)", "PAID: it must be a single number or a bag"),
        ("Count(9)", "Count(9, low=1)", "PAID: it starts at 0, which it cannot hold: say start=1"),
        ("Count(9)", "Count(9), start=10", "PAID: it starts at 10, which it cannot hold"),
        ("CARD, by=PLAY", "Bag(CARD, 1)", "GIVEN: the next column of PLAYING is 5"),
        ("CARD, by=PLAY", "CARD, by=PLAY, start=1", "PLAYED: actions set it, so it starts at -1"),
        ("SEAT.or_none(), by", "Bag(SEAT, 1), by", "GIVEN: actions set single numbers, not bags"),
        ("CARD, by=PLAY", "Packed(Bag(CARD, 4), (2, 3, 3))", "PLAYED: it cannot be packed so: 2 b"),
        ("(CARD, 3), (2, 2, 2)", "(CARD, 4), (2, 2, 2)", "SHOWED: cards cannot be packed so: 2 b"),
        ("(2, 2, 2)", "(2, 2)", "there are bits for 2 numbers, and 3 to pack"),
        ("(2, 2, 2)", "(21, 21, 21)", "63 bits are more than 59"),
        ("Bag(CARD, 3)", "Count(3, low=-1).each(CARD)", "a number below 0 cannot be packed"),
        ("Bag(CARD, 3)", "Bag(CARD, 3).or_nothing()", "0 is nothing, and all parts may be 0"),
        ("(seat=SEAT, card=CARD)", "(c=Bag(CARD, 3), s=SEAT)", "GOT: c must be a single number"),
        (
            "(seat=SEAT, card=CARD)",
            "(a=SEAT, b=SEAT, c=SEAT, d=SEAT, e=SEAT, f=SEAT)",
            "GOT: an event has no more than 5 numbers and a bag",
        ),
        ("Column(Count(9))", "Column(Cuont(9))", "PAID: name 'Cuont' is not defined"),
        ("Frame()]] = 1", "Column(CARD)]] = 2", "PAYING: a column stands below the frame"),
        ("(seat=SEAT, card=CARD)", "(event=CARD)", "GOT: in JSON event is its kind"),
        ("PAID: Final", "FRAME: Final", "FRAME: in JSON frame means something else"),
        ("GIVEN: Final", "DRAFT: Final", "DRAFT: in JSON draft means something else"),
        ('A[i64, Action("pass")]', 'A[int, Action("pass")]', "PASS: it must be an i64"),
        ('Action("pass")]] = 0', 'Action("pass")]] = False', "PASS: it has no number"),
        ('Action("pass")]] = 0', 'Action("pass")]] = "0"', "PASS: it has no number"),
        ('Action("pass")]] = 0', 'Action("pass")]]', "PASS: it has no number"),
        ('"pass"', '""', "PASS: it has no notation"),
        ('"play {}"', '"play {} {}"', "PLAY: its notation has {} once, and no other braces"),
        ('"play {}"', '"play {} {card}"', "PLAY: its notation has {} once, and no other braces"),
        ("Count(9)", "Count(9, low=12)", "PAID: a count from 12 to 9"),
        ("Count(9)", "Count(9, low=-5)", "PAID: a count from -5 to 9"),
    ],
)
def test_a_number_that_does_not_fit_is_refused_with_file_and_name(
    module: ModuleType, right: str, wrong: str, message: str
) -> None:
    assert SOUND.count(right) == 1
    with pytest.raises(BadSchema) as refused:
        read(module, SOUND.replace(right, wrong))
    assert str(refused.value).startswith("regalia/games/planted/schema.py, ")
    assert message in str(refused.value)


def test_a_number_that_is_not_a_literal_is_refused(module: ModuleType, tmp_path: Path) -> None:
    """mypyc might not compile it into the rules as a constant."""
    source, text = (
        tmp_path / "schema.py",
        SOUND.replace('CARD, at="hand-{}")]] = 1', "CARD)]] = PASS + 1"),
    )
    module.__file__ = str(source)
    source.write_text(SOUND)
    read(module, SOUND)
    assert text != SOUND
    source.write_text(text)
    with pytest.raises(BadSchema, match=r"planted/schema.py, PLAY: write its number out"):
        read(module, text)


def test_a_column_with_a_reserved_name_is_refused(module: ModuleType) -> None:
    text = SOUND.replace("SEAT", "PLACE").replace("GIVEN: Final", "SEAT: Final")
    with pytest.raises(BadSchema, match=r"planted/schema.py, SEAT: in JSON seat means"):
        read(module, text)


def test_a_category_without_enough_names_is_refused(module: ModuleType) -> None:
    schema = read(module, SOUND)
    with pytest.raises(BadSchema, match="GIVE: the game has 0 names of each seat"):
        schema.notations({})
    with pytest.raises(BadSchema, match="GIVE: the game has 1 names of each seat"):
        schema.notations({"seat": ["1"]})


def test_a_declaration_after_the_schema_is_refused(module: ModuleType) -> None:
    schema = read(module, SOUND + "LATE: Final[A[i64, Event(seat=SEAT)]] = 2\n")
    with pytest.raises(BadSchema, match=r"planted/schema.py, LATE: it stands after Schema"):
        Words(schema=schema, names=NAMES)


def test_notations_and_slices_are_derived_from_the_actions(module: ModuleType) -> None:
    schema = read(module, SOUND)
    assert schema.notations(NAMES) == [
        *("pass", "play king", "play queen", "play jack", "to 1", "to 2"),
        *("draw king", "draw queen", "draw jack"),
    ]
    assert schema.things() == ["", "hand-0", "hand-1", "hand-2", "", "", "", "", ""]
    assert schema.slices() == {
        "pass": slice(0, 1),
        "play": slice(1, 4),
        "give": slice(4, 6),
        "drawn": slice(6, 9),
    }
    assert schema.mask(vec[i64]([0, 2])) == bytes([1, 0, 1, 0, 0, 0, 0, 0, 0])


def test_a_draft_knows_the_decisions_that_made_it(module: ModuleType) -> None:
    schema = read(module, SOUND)
    assert schema.decisions(vec[i64]([-1, 1, 0, 7, 1, 200, 1, 2, -1]), 5) == [3]
    assert schema.decisions(vec[i64]([-1, 200, 1, 2, 0]), 1) == [3, 4]


def test_the_json_of_an_event_has_names(module: ModuleType) -> None:
    schema = read(module, SOUND)
    as_json = schema.event_json(recorded(1, -1, 0b100001), {})
    assert as_json == {"event": "showed", "seat": None, "cards": {"king": 1, "jack": 2}}
    got, showed = schema.event_schemas({}, {})
    assert got["properties"] == {
        "event": {"const": "got"},
        "seat": {"title": "seat", "type": "integer", "minimum": 0, "maximum": 1},
        "card": {"title": "card", "enum": ["king", "queen", "jack"]},
    }
    assert showed["required"] == ["event", "seat", "cards"]


def test_an_events_range_depends_on_the_table(module: ModuleType) -> None:
    sized = SOUND.replace('Category("seat", 2)', 'Category("seat", Size("seats", 2))')
    schema = read(module, sized)
    (got, _) = [kind.fixed({"seats": 1}) for kind in schema.events]
    assert schema.events[0].fault(recorded(0, 1, 0)) == ""
    assert got.fault(recorded(0, 1, 0)) == "seat of got is 1."
    as_json: Any = schema.event_schemas({}, {"seats": 1})[0]["properties"]
    assert as_json["seat"]["maximum"] == 0


@pytest.mark.parametrize(
    ("inserted", "after"),
    [
        ('BID: Final[A[i64, Action("bid {}", SEAT)]] = 0', "PLAY: "),
        ("WON: Final[A[i64, Event(seat=SEAT)]] = 0", "GOT: "),
        ("MORE: Final[A[i64, Column(SEAT)]] = 0", "ABOUT: "),
        ("MORE: Final[A[i64, Column(Bag(CARD, 9))]] = 0", "GIVEN: "),
    ],
)
def test_numbers_can_be_renumbered_after_an_insertion(
    module: ModuleType, inserted: str, after: str
) -> None:
    assert renumbered(SOUND) == SOUND
    torn = SOUND.replace(f"\n{after}", f"\n{inserted}\n{after}")
    with pytest.raises(BadSchema):
        read(module, torn)
    read(module, renumbered(torn))


@pytest.mark.parametrize(
    ("frame", "message"),
    [
        ((1, 0, 9), ""),
        ((1, 0, 10), "paid of paying is 10."),
        ((100, 0, 3, 2), ""),
        ((100, 0, 3, -1), "about of asking is -1."),
        ((200, 0, -1, -1), ""),  # no choice so far
        ((200, 0, -2, -1), "played of playing is -2."),
    ],
)
def test_a_frame_out_of_range_is_named(
    module: ModuleType, frame: tuple[int, ...], message: str
) -> None:
    assert read(module, SOUND).frames[frame[0]].fault(frame) == message


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ((0, 0, 2), ""),
        ((0, 2, 0), "seat of got is 2."),
        ((0, -1, 0), "seat of got is -1."),
        ((0, 0, 0, 1), "got has more numbers than are declared."),
        ((1, -1, 0b11), ""),
        ((1, -1, 1 << 6), "cards of showed is 64."),
    ],
)
def test_an_event_out_of_range_is_named(
    module: ModuleType, numbers: tuple[int, ...], message: str
) -> None:
    assert read(module, SOUND).events[numbers[0]].fault(recorded(*numbers)) == message


def test_the_reference_lists_every_declaration() -> None:
    page = SCHEMA.reference()
    for declared in (*SCHEMA.blocks, *SCHEMA.events, *SCHEMA.frames.values()):
        assert f"| {declared.name}" in page
    assert "| starter (chance) | 45 | start {} | seat |" in page


def test_all_notations_of_a_game_are_made_at_the_start() -> None:
    words = games.load("christina").words
    assert len(words.notations) == len(words.things) == SCHEMA.actions == 73
    assert (words.notations[6], words.things[6]) == ("assassinate 1", "seat-0")
