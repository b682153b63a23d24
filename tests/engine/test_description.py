"""Positions by names: what may be left out, what is refused, and with which words."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.blocks import Bag, Ordered, Packed, Record, Subset
from regalia.engine.description import Rest
from regalia.engine.errors import BadDescription
from regalia.engine.naming import Mask, Naming, OrWord, width
from regalia.engine.specs import Category, Count, Flag, Numbered, Spec
from regalia.engine.state import CHANCE
from tests.toys.chariots import AT, chariots
from tests.toys.envoys import DECK, DISCARDS, EnvoysState, envoys
from tests.zones import zone

GAME = envoys()
COLOUR = Category("colour", 3, ("red", "green", "blue"))
NAMING = Naming({"shape": ["square", "round"]}, {"colour": "hue"})
SHAPE = Category("shape", 2)
CITY = Category("city", 10, tuple([f"city {number + 1}" for number in range(10)]))
TIMES = Record(who=COLOUR, times=Count(3))


def position(**given: Any) -> EnvoysState:
    state = GAME.position(given)
    assert isinstance(state, EnvoysState)
    assert state.audit() == ""
    return state


def refusal(**given: Any) -> str:
    with pytest.raises(BadDescription) as refused:
        GAME.position(given)
    return str(refused.value)


# Parts that are left out.


def test_an_empty_description_is_the_start_of_a_game() -> None:
    for seats in (2, 3, 4):
        assert position(seats=seats).dump() == GAME.new(seats).dump()


def test_the_deck_holds_the_remaining_cards() -> None:
    state = position(seats=2, hands={"seat 1": {"raid": 2, "guard": 1}}, discards={"guard": 2})
    assert state.bag(DECK) == [2, 1]
    assert state.hands.row(0) == [2, 1]


def test_if_the_deck_is_given_every_card_must_be_somewhere() -> None:
    given = {"hands": {"seat 1": {"raid": 4}}, "deck": {"guard": 4}}
    assert position(seats=2, **given).bag(DECK) == [0, 4]
    assert refusal(seats=2, hands={"seat 1": {"raid": 4}}, deck={"guard": 1}) == (
        "deck: 3 of guard lie nowhere; leave deck out, and it is what is left."
    )


def test_each_seat_knows_what_all_know() -> None:
    state = position(
        seats=3,
        hands={"seat 2": {"raid": 2, "guard": 2}},
        known={"all": {"seat 2": {"raid": 1}}, "seat 3": {"seat 2": {"guard": 2}}},
    )
    assert [state.hands.facts(seer, 1) for seer in range(4)] == [[1, 0], [0, 0], [0, 2], [1, 0]]
    assert GAME.describe(state)["known"] == {
        "all": {"seat 2": {"raid": 1}},
        "seat 3": {"seat 2": {"guard": 2}},
    }


def test_a_seat_that_knows_less_than_all_is_listed() -> None:
    given = {
        "seats": 2,
        "hands": {"seat 2": {"raid": 1}},
        "known": {"all": {"seat 2": {"raid": 1}}, "seat 1": {"seat 2": {}}},
    }
    state = position(**given)
    assert [state.hands.facts(seer, 1) for seer in (0, 2)] == [[0, 0], [1, 0]]
    assert GAME.describe(state) == given


def test_a_window_lists_the_asked_seats() -> None:
    hands = {f"seat {seat}": {"raid": 1, "guard": 1} for seat in (1, 2, 3)}
    window = {"frame": "guarding", "seat": "seat 2", "asked": ["seat 2", "seat 3"]}
    state = position(seats=3, hands=hands, under_way=[window])
    assert (state.asked(), state.to_act) == ([1, 2], 1)
    assert GAME.describe(state)["under_way"] == [window]
    alone = position(seats=3, hands=hands, under_way=[{"frame": "guarding", "seat": "seat 3"}])
    assert alone.asked() == [2]


def test_seats_are_those_of_the_table() -> None:
    at = {"seat 1": [1, 2], "seat 2": {"second": 3}}
    state = chariots().position({"seats": 3, "at": at, "to_act": "chance"})
    assert zone(state, AT) == [1, 2, 0, 3, 0, 0]
    assert state.to_act == CHANCE


# Refused descriptions.


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({}, "seats: say how many there are."),
        ({"seats": "two"}, "seats: write a number, not 'two'."),
        ({"seats": 9}, "seats, options: envoys is played with 2 to 4 seats, not 9."),
        (
            {"seats": 2, "options": {"bury": 1}},
            "seats, options: envoys has no option bury; its options: none.",
        ),
        ({"seats": 2, "hnads": {}}, "A position: nothing is called hnads; did you mean hands?"),
        (
            {"seats": 2, "hands": {"seat 1": {"riad": 1}}},
            "hands, seat 1: there is no kind called riad; did you mean raid?",
        ),
        (
            {"seats": 2, "hands": {"seat 3": {}}},
            "hands: there is no seat called seat 3; there are: seat 1, seat 2.",
        ),
        (
            {"seats": 2, "hands": {"seat 1": {"raid": 5}}},
            "hands: 5 of raid are asked for and there are 4 in the game.",
        ),
        (
            {"seats": 2, "hands": {"seat 1": {"raid": 3}}, "discards": {"raid": 2}},
            "discards and hands: 5 of raid are asked for and there are 4 in the game.",
        ),
        (
            {"seats": 2, "hands": {"seat 1": {"raid": -1}}},
            "hands, seat 1, raid: -1 is not from 0 to 255.",
        ),
        (
            {"seats": 2, "hands": 5},
            "hands: write an object by the names of each seat, not 5.",
        ),
        ({"seats": 2, "points": [0] * 9}, "points: there are 2, not 9."),
        ({"seats": 2, "turns": -5}, "turns: -5 is not from 0 to 200."),
        ({"seats": 2, "points": {"seat 2": -5}}, "points, seat 2: -5 is not from 0 to 200."),
        (
            {"seats": 2, "known": {"seat 1": {"seat 2": {"raid": 1}}}},
            "This is not a position of envoys: somebody knows of cards that a hand does not hold.",
        ),
        (
            {"seats": 2, "to_act": "nobody"},
            "to_act: there is no seat called nobody; there are: over, chance, seat 1, seat 2.",
        ),
        ({"seats": 2, "to_act": 1}, "to_act: write the name of a seat, not 1."),
        ({"seats": 2, "under_way": [{"seat": "seat 1"}]}, "under_way 1: say frame."),
        ({"seats": 2**63}, "seats: a number of so many digits is not from 0 to 99."),
        (
            {"seats": 2, "hands": {"seat 1": {"raid": -(10**5000)}}},
            "hands, seat 1, raid: a number of so many digits is not from 0 to 255.",
        ),
        (
            {"seats": 2, "hands": {"seat 1": {"raid": 1, "Raid": 1}}},
            "hands, seat 1: raid is said twice.",
        ),
        (
            {"seats": 2, "hands": {"seat 1": {}, "SEAT 1": {}}},
            "hands: seat 1 is said twice.",
        ),
        (
            {"seats": 2, "known": {"all": {}, "All": {}}},
            "known: all is said twice.",
        ),
        ({"seats": 2, "hands": {1: {}}}, "hands: 1 is not a name; names are strings."),
        (
            {"seats": 2, "begun": ["raid"]},
            "begun: 'raid' is not possible; possible: draw raid; draw guard.",
        ),
    ],
)
def test_a_refusal_names_the_place_and_the_fault(given: dict[str, Any], sentence: str) -> None:
    assert refusal(**given) == sentence


def test_a_key_is_a_string() -> None:
    with pytest.raises(BadDescription, match=r"^A position: 1 is not a name; names are strings.$"):
        GAME.position({"seats": 2, 1: 2})  # type: ignore[dict-item]


def test_a_missing_seat_to_act_is_suggested() -> None:
    given = {"seats": 2, "hands": {"seat 1": {"raid": 4}, "seat 2": {"guard": 4}}}
    assert refusal(**given) == (
        "This is not a position of envoys: nothing can be drawn; "
        "to_act, left out, is chance, and it could be over."
    )


def test_a_pile_missing_from_a_rest_is_an_error_of_the_game() -> None:
    state = position(seats=2)
    state.cells[DECK] -= 1
    state.cells[DISCARDS] += 1
    description = GAME.description()
    description.rest = [Rest(description.rest[0].of, ["deck"], ["hands"])]
    with pytest.raises(AssertionError, match="kind: some lie in no part of a Rest"):
        description.write(state)


def test_the_seat_to_act_must_have_an_action() -> None:
    assert refusal(seats=2, to_act="seat 1") == (
        "This is not a position of envoys: no action is legal."
    )


def test_a_finished_move_is_not_half_made() -> None:
    hand = {"seat 1": {"raid": 1}}
    assert refusal(seats=2, hands=hand, to_act="seat 1", begun=["raid"]) == (
        "begun: the move is finished by 'raid'; leave that out."
    )


# Values by name.


@pytest.mark.parametrize(
    ("spec", "numbers", "value"),
    [
        (COLOUR, [2], "blue"),
        (SHAPE, [1], "round"),
        (COLOUR.or_none(), [-1], "none"),
        (COLOUR.or_else("chance", "over"), [-2], "over"),
        (Category("place", 4), [3], 3),
        (Count(9), [4], 4),
        (Count(9).or_none(), [-1], "none"),
        (Flag(), [1], True),
        (Subset(COLOUR), [1, 0, 1], ["red", "blue"]),
        (Mask(COLOUR), [0b110], ["green", "blue"]),
        (Ordered(COLOUR, 4), [1, 0, -1, -1], ["green", "red"]),
        (Bag(COLOUR, 9), [0, 2, 1], {"green": 2, "blue": 1}),
        (Packed(Bag(COLOUR, 3), (2, 2, 2)), [0b010011], {"red": 3, "blue": 1}),
        (Record(who=COLOUR, times=Count(3)), [1, 0], {"who": "green", "times": 0}),
        (Packed(TIMES, (2, 2)), [0b1101], {"who": "green", "times": 3}),
        (Packed(TIMES, (2, 2)).or_none(), [-1], "none"),
        (Packed(TIMES.or_nothing(), (2, 2)), [0], "nothing"),
        (Packed(TIMES.or_nothing(), (2, 2)), [0b1101], {"who": "green", "times": 3}),
        (OrWord(Numbered(COLOUR, 1), {"nobody": 0}), [0], "nobody"),
        (OrWord(Numbered(COLOUR, 1), {"nobody": 0}), [3], "blue"),
        (Count(9).each(SHAPE).each(COLOUR), [0, 0, 0, 5, 0, 0], {"green": {"round": 5}}),
    ],
)
def test_values_are_written_and_read_by_name(spec: Spec, numbers: list[int], value: object) -> None:
    nothing = [0] * len(numbers)
    assert width(spec) == len(numbers)
    assert NAMING.write(spec, numbers, nothing) == value
    assert NAMING.read(spec, value, nothing, "here") == numbers


def test_missing_elements_of_a_block_have_the_default() -> None:
    spec = Count(9).each(COLOUR)
    assert NAMING.write(spec, [1, 2, 3], [1, 0, 3]) == {"green": 2}
    assert NAMING.read(spec, {"green": 2}, [1, 0, 3], "here") == [1, 2, 3]
    assert NAMING.read(spec, [5, 6], [1, 0, 3], "here") == [5, 6, 3]


@pytest.mark.parametrize(
    ("spec", "value", "sentence"),
    [
        (COLOUR, "gren", "here: there is no hue called gren; did you mean green?"),
        (COLOUR, 1, "here: write the name of a hue, not 1."),
        (COLOUR, True, "here: write the name of a hue, not True."),
        (Flag(), 1, "here: write true or false, not 1."),
        (Count(3), True, "here: write a number, not True."),
        (Count(3), 4, "here: 4 is not from 0 to 3."),
        (Packed(Bag(COLOUR, 3), (2, 2, 2)), {"red": 9}, "here, red: 9 is not from 0 to 3."),
        (Subset(COLOUR), ["red", "Red"], "here: red is said twice."),
        (COLOUR, {"red": 1}, "here: write the name of a hue, not an object."),
        (CITY, "city 0", "here: there is no city called city 0; there are: city 1 to city 10."),
        (Subset(COLOUR), "red", "here: write a list, not 'red'."),
        (Ordered(COLOUR, 1), ["red", "red"], "here: no more than 1 have room there."),
        (Record(who=COLOUR, times=Count(3)), {"who": "red"}, "here: say times."),
        (Record(who=COLOUR), {"hwo": "red"}, "here: nothing is called hwo; did you mean who?"),
    ],
)
def test_values_outside_the_spec_are_refused(spec: Spec, value: object, sentence: str) -> None:
    with pytest.raises(BadDescription) as refused:
        NAMING.read(spec, value, [0] * width(spec), "here")
    assert str(refused.value) == sentence
