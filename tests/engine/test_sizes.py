"""Sizes that a data file decides: what is shown follows the file, numbers keep their bound."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema_rs
import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Bag
from regalia.engine.errors import BadData, BadSchema, IllegalAction
from regalia.engine.game import Game
from regalia.engine.naming import Mask
from regalia.engine.observation import observation
from regalia.engine.schema import Schema
from regalia.engine.specs import Category, Either, Size
from regalia.engine.state import CHANCE, State
from regalia.engine.words import Words
from regalia.engine.zones import Zones
from tests import reference
from tests.contract.cases import any_action
from tests.toys import dealers as d
from tests.toys.goods import dealers, goods_file

FIVE, NINETY = dealers(5), dealers(90)
HEAD = """
from typing import Annotated as A, Final
from mypy_extensions import i64
from regalia.engine.blocks import Bag
from regalia.engine.naming import Mask
from regalia.engine.schema import Action, Column, Draft, Event, Schema
from regalia.engine.specs import Category, Count, Either, Extended, Size
from regalia.engine.zones import Zone, Zones

CARDS = Size("cards", 9)
CARD = Category("card", CARDS)
SEAT = Category("seat", Size("seats", 2))
AIM = Either("aim", Category("side", 2, ("left", "right")), CARD)
"""
SCHEMA = """
PLAY: Final[A[i64, Action("play {}", CARD, at="hand-{}")]] = 0
PASS: Final[A[i64, Action("pass")]] = 9
GIVE: Final[A[i64, Action("to {}", SEAT)]] = 10
HIT: Final[A[i64, Action("hit {}", AIM)]] = 12
PLAYED: Final[A[i64, Event(seat=SEAT, card=CARD)]] = 0
SCHEMA: Final = Schema(__name__, things=("hand",))
"""
ZONES = """
DECK: Final[A[i64, Zone(Bag(CARD, 4), "the deck", 4)]] = 0
OWNER: Final[A[i64, Zone(SEAT.or_none().each(CARD), "whose each card is", -1)]] = 9
TURN: Final[A[i64, Zone(SEAT, "whose turn it is")]] = 18
ZONES: Final = Zones(__name__)
"""
NAMES = {
    "seat": ["1", "2"],
    "card": ["ace", "king", "queen"],
    "aim": ["left", "right", "ace", "king", "queen"],
}
THREE = {"cards": 3}


@pytest.fixture
def module() -> Iterator[ModuleType]:
    """An empty module that can be found by its name."""
    made = ModuleType("planted.schema")
    sys.modules[made.__name__] = made
    yield made
    del sys.modules[made.__name__]


def declared(module: ModuleType, text: str) -> Any:
    """The module with these declarations."""
    exec(compile(f"from __future__ import annotations\n{HEAD}{text}", "s", "exec"), vars(module))
    return module


# What a schema says with the sizes of a file.


def test_actions_beyond_the_file_have_no_name_and_no_thing(module: ModuleType) -> None:
    schema: Schema = declared(module, SCHEMA).SCHEMA
    none = [""] * 6
    assert schema.notations(NAMES, THREE) == [
        *("play ace", "play king", "play queen", *none, "pass", "to 1", "to 2"),
        *("hit left", "hit right", "hit ace", "hit king", "hit queen", *none),
    ]
    assert schema.things(THREE)[:10] == ["hand-0", "hand-1", "hand-2", *none, ""]
    assert len(schema.things(THREE)) == schema.actions == 23
    assert len(schema.mask(vec[i64]([2]))) == 23


def test_slices_have_what_exists_at_a_table(module: ModuleType) -> None:
    schema: Schema = declared(module, SCHEMA).SCHEMA
    bounds = {"play": slice(0, 9), "pass": slice(9, 10), "give": slice(10, 12)}
    assert schema.slices() == {**bounds, "hit": slice(12, 23)}
    assert schema.slices({**THREE, "seats": 1}) == {
        "play": slice(0, 3),
        "pass": slice(9, 10),
        "give": slice(10, 11),
        "hit": slice(12, 17),
    }


def test_a_file_has_a_name_for_each_of_its_cards(module: ModuleType) -> None:
    schema: Schema = declared(module, SCHEMA).SCHEMA
    for count, sizes in ((3, {"cards": 4}), (3, {"cards": 2}), (3, {})):
        there = sizes.get("cards", 9)
        wrong = f"planted/schema.py, PLAY: the game has {count} names of each card, and there are"
        with pytest.raises(BadSchema, match=rf"^{wrong} {there}\.$"):
            schema.notations(NAMES, sizes)


# What is refused at import, or when the parts of a game are put together.


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "seat=SEAT, card=CARD",
            'seat=SEAT, card=Category("card", Size("cards", 8))',
            "PLAYED: the size cards is at most 8 here and 9 elsewhere: declare it once.",
        ),
        (
            "Event(seat=SEAT, card=CARD)",
            'Event(seat=Count(Size("seats", 4)))',
            "PLAYED: the size seats is at most 4 here and 2 elsewhere: declare it once.",
        ),
        ("SEAT)]] = 10", "SEAT)]] = 4", "GIVE: the next action is number 10."),
        (
            "Event(seat=SEAT, card=CARD)",
            "Event(cards=Bag(CARD, (1, 2, 3)))",
            "PLAYED: 3 maximums are given, one for each of 9 card.",
        ),
    ],
)
def test_a_bound_that_contradicts_another_is_refused(
    module: ModuleType, old: str, new: str, message: str
) -> None:
    assert old in SCHEMA
    with pytest.raises(BadSchema) as refused:
        declared(module, SCHEMA.replace(old, new))
    assert str(refused.value) == f"planted/schema.py, {message}"


def test_zones_keep_to_the_bounds_of_each_other_and_of_the_schema(module: ModuleType) -> None:
    size = 'Category("card", Size("cards", 8))'
    with pytest.raises(BadSchema, match=r"^planted/schema.py, OWNER: the size cards is at most 8"):
        declared(module, ZONES.replace("each(CARD)", f"each({size})").replace("= 18", "= 17"))
    vars(module)["__annotations__"].clear()
    zones: Zones = declared(
        module,
        f'CARD = {size}\nZONE: Final[A[i64, Zone(Bag(CARD, 4), "x")]]'
        " = 0\nZONES: Final = Zones(__name__)\n",
    ).ZONES
    vars(module)["__annotations__"].clear()
    words = Words(schema=declared(module, SCHEMA).SCHEMA, names=NAMES, sizes=THREE)
    with pytest.raises(BadSchema, match=r"^planted/schema.py, ZONE: the size cards is at most 8"):
        Game("toy", "Toy", 1, 2, 2, [], 23, "-", words, zones=zones)
    assert words.schema is not None
    assert words.schema.bounds.most == {"cards": 9, "seats": 2}


def test_what_does_not_fit_one_number_is_refused() -> None:
    many = Category("card", Size("cards", 63))
    with pytest.raises(ValueError, match=r"^a set of 63 card does not fit into 62 bits: declare"):
        Mask(many)
    with pytest.raises(ValueError, match=r"^aim: the size of card differs between tables, so it"):
        Either("aim", many, Category("side", 2))
    assert Bag(many, (1,) * 63).fixed({"cards": 2}).numbers() == 2


@pytest.mark.parametrize(
    ("sizes", "room"),
    [({"cards": 10}, "there is room for 9"), ({"crads": 1}, "no such size is declared")],
)
def test_a_size_beyond_its_bound_is_refused(
    module: ModuleType, sizes: dict[str, int], room: str
) -> None:
    names = {**NAMES, "card": [str(n) for n in range(9)], "aim": [str(n) for n in range(11)]}
    schema = declared(module, SCHEMA).SCHEMA
    many = {name: [*known, "more"] for name, known in names.items()}
    words = Words(schema=schema, names=many if "cards" in sizes else names, sizes=sizes)
    with pytest.raises(BadSchema, match=rf"^Toy: the data file decides .*, and {room}: check it"):
        Game("toy", "Toy", 1, 2, 2, [], 23, "-", words)


def test_zones_start_with_nothing_where_the_file_has_nothing(module: ModuleType) -> None:
    zones: Zones = declared(module, ZONES).ZONES
    assert list(zones.start({}, THREE)) == [4, 4, 4, *[0] * 6, -1, -1, -1, *[0] * 6, 0]
    assert list(zones.start({})) == [4] * 9 + [-1] * 9 + [0]
    assert list(zones.table({**THREE, "seats": 2}).places) == [0, 1, 2, 9, 10, 11, 18]


class Bare(Game):
    """A game of the planted declarations, without rules."""

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return State(self, seats)


def test_a_game_starts_with_what_its_file_has(module: ModuleType) -> None:
    schema = declared(module, SCHEMA).SCHEMA
    vars(module)["__annotations__"].clear()
    zones = declared(module, ZONES).ZONES
    for sizes, cards in ((THREE, 3), ({"cards": 9}, 9)):
        names = {"card": [str(n) for n in range(cards)], "aim": [str(n) for n in range(2 + cards)]}
        words = Words(schema=schema, names=names, sizes=sizes)
        game = Bare("toy", "Toy", 1, 2, 2, [], 23, "-", words, zones=zones)
        assert sum(game.new(2).cells) == 4 * cards - cards


# A data file.


def test_a_file_that_has_too_many_or_too_few_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "goods.toml"
    more = goods_file(90) + '\n[[good]]\nname = "ivory"\nprice = 1\ncount = 1\n' * 2
    for text, sentence in (
        (more, "good 91, line 451: the game has room for 90 goods; leave out 2."),
        ("", "[[good]]: there must be at least 1 of these tables."),
        ("good = 3", "[[good]]: there must be at least 1 of these tables."),
        (
            goods_file(5).replace("12", "7"),
            "[[good]], line 1: the counts must add up to 36 or more.",
        ),
        (goods_file(5).replace("price = 8", "price = 0"), "line 8: price must be a number from 1"),
        (
            goods_file(5).replace("blue wine", "Red silk"),
            "good 2, line 7: name must be one that no other good has.",
        ),
    ):
        path.write_text(text)
        with pytest.raises(BadData) as refused:
            d.DealersGame(path)
        assert str(refused.value).startswith(f"{path}, ")
        assert sentence in str(refused.value)


# A whole game.


def played(game: d.DealersGame, seats: int = 3) -> d.Dealers:
    """A position in which things lie everywhere."""
    rng, state = Random(4), game.new(seats)
    while state.cells[d.TURNS] < 12 or state.underway() or state.to_act == CHANCE:
        state.apply(any_action(state, rng))
    assert isinstance(state, d.Dealers)
    return state


def test_a_position_and_its_observation_are_as_large_as_the_file() -> None:
    few, many = played(FIVE), played(NINETY)
    layout, wide = FIVE.layout_of(few), NINETY.layout_of(many)
    assert (few.hands.kinds, many.hands.kinds) == (5, 90)
    assert len(few.cells) == len(many.cells)
    assert len(many.dump()) - len(few.dump()) == 85 * (2 + 3 + 4 * 3)  # zones, hands, facts
    row = FIVE.observation_row(few, (0,))
    assert len(row) == layout.numbers == wide.numbers - 85 * (1 + 3 + 3)  # gone, hands, facts
    assert len(FIVE.tensor(row, 3, 0)) == layout.floats < wide.floats
    for field in layout.fields:
        assert "green salt" not in field.values or len(field.values) <= 6, field.name
    assert layout.field("hands").names[1] == tuple(FIVE.words.names["good"])


def test_json_and_its_schemas_have_what_the_file_has() -> None:
    for game, count in ((FIVE, 5), (NINETY, 90)):
        state = played(game)
        layout, names, schema = game.layout_of(state), game.words.names, game.words.schema
        assert schema is not None
        shape: Any = layout.schema(names)["properties"]
        assert len(shape["gone"]["properties"]) == count
        assert shape["sale"]["items"]["enum"] == names["good"]
        assert shape["carts"]["items"]["items"]["properties"]["card"]["enum"] == [
            "unseen",
            None,
            *names["good"],
        ]
        seen = layout.to_json(observation(state, (0,)), names)
        assert jsonschema_rs.validator_for(layout.schema(names)).is_valid(seen)
        drew: Any = schema.event_schemas(names, layout.sizes)[d.DREW]
        assert drew["properties"]["good"]["enum"] == names["good"]


def test_an_action_beyond_the_file_is_never_legal_and_refused_in_a_sentence() -> None:
    state, missing = played(FIVE), [*range(5, d.ON), *range(d.DRAWN + 5, d.SCHEMA.actions)]
    words = FIVE.words
    assert [a for a in range(-1, d.SCHEMA.actions + 1) if not FIVE.has(a)] == [
        -1,
        *missing,
        d.SCHEMA.actions,
    ]
    for action in missing:
        with pytest.raises(IllegalAction) as refused:
            state.play(action)
        assert re.fullmatch(
            rf"There is no action {action} with these cards; possible: lay .*\.", str(refused.value)
        )
    assert set(words.notations[d.LAY + 5 : d.ON]) == {""}
    assert d.SCHEMA.slices(FIVE.layout_of(state).sizes)["drawn"] == slice(d.DRAWN, d.DRAWN + 5)
    mask = d.SCHEMA.mask(state.legal())
    assert (len(mask), sum(mask)) == (d.SCHEMA.actions, len(state.legal()))


def test_the_reference_page_has_what_the_file_has() -> None:
    page, wide = reference.page(FIVE), reference.page(NINETY)
    assert "| good | what is laid and sold | red silk, blue wine, green salt, white amber," in page
    for text, kinds in ((page, 5), (wide, 90)):
        assert len(text.split("| good | ")[-1].split("\n")[0].split(", ")) == kinds
    numbers = FIVE.layout(4).numbers
    assert f"{numbers} integers" in page.replace("\n", " ")
