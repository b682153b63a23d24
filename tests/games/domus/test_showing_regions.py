"""Each region of the page shows what the position holds and its viewer may know."""

from __future__ import annotations

import re
from typing import Any

import pytest

from regalia import bots
from regalia.engine.observation import observation
from regalia.engine.region import Board, Region
from regalia.engine.state import OVER
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.observation import DomusObservation
from regalia.games.domus.parts import (
    Affair,
    Battle,
    City,
    Coins,
    Decks,
    Hand,
    HandCard,
    Middle,
    Offer,
    Place,
    Purse,
    Scoring,
    SeatPart,
    Setup,
    Squad,
    Store,
    Tray,
    Turn,
)
from regalia.games.domus.position import DomusConfig, army
from regalia.games.domus.rules import DomusState
from regalia.games.domus.war import guard, strength
from regalia.page.renderer import Renderer, RenderKey
from tests.contract.cases import Case, contract_cases, some, sweep
from tests.games.domus.scene import GAME, STORE, Scene, number

CASES = [case for case in contract_cases() if case.game.name in ("domus", "strange")]
SPACES = 3
FIGHTS = re.compile(
    r"(Attacks|Attacks walls|Attacks the walls|Defends|Defends against long range) with (\d+)"
    r"(?:: (\d+(?:, [+−]\d+ [^,]+)+))?\."
)
MOST_BUTTONS = 8
"""Choices of a question that lie at nothing on the table."""
Parts = dict[str, Any]


def regions(found: DomusObservation, config: DomusConfig) -> dict[str, Region]:
    """The regions on a viewer's page by name: their own take the place of the shared ones."""
    public = observation_regions(found, config)
    return public | {region.name: region for region in config.own_regions(found)}


def observation_regions(found: DomusObservation, config: DomusConfig) -> dict[str, Region]:
    shared = config.regions(found)
    assert len({region.name for region in shared}) == len(shared)
    return {region.name: region for region in shared}


def shown(scene: Scene, *seats: int) -> Parts:
    """The parts of all regions of a scene, for the seats of a viewer (from 1)."""
    found = regions(scene.seen(*seats), GAME)
    return {name: region.part for name, region in found.items()}


def selected(scene: Scene, *seats: int) -> tuple[str, ...]:
    return GAME.selected_things(scene.seen(*seats))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_region_shows_what_the_position_holds(case: Case) -> None:
    for seed in range(3 if sweep() else 1):
        for state in some(case, 400 + seed, most=400, thin=40):
            assert isinstance(state, DomusState)
            asked = (int(state.to_act),) if state.to_act >= 0 else (0,)
            for viewer in [(), asked, ((asked[0] + 1) % case.seats,), tuple(range(case.seats))]:
                found = observation(state, viewer)
                assert isinstance(found, DomusObservation)
                parts = {name: one.part for name, one in regions(found, state.config).items()}
                assert next(iter(parts)) == "board"
                assert parts["board"] == parts["people"] == Board(int(state.seats))
                begun = state.cells[z.ROUND] > 0
                setting_up(state, parts, begun)
                seats(state, parts)
                scoring(state, parts)
                if begun:
                    on_the_table(state, parts, viewer)
                    held(state, parts, viewer)
                else:
                    assert all(parts[name] is None for name in ("turn", "store", "decks", "middle"))
            choices(state, asked)


def setting_up(state: DomusState, parts: Parts, begun: bool) -> None:
    if begun:
        assert parts["setup"] is None
        return
    assert isinstance(parts["setup"], Setup)
    config = state.config
    rows = (config.kingdoms, config.heroes, config.terrains, config.flags)
    zones = (z.KINGDOMS, z.HEROES, z.TERRAINS, z.FLAGS)
    for takers, row, zone in zip(parts["setup"].takers, rows, zones, strict=True):
        taken = {int(state.cells[zone + seat]): seat for seat in range(state.seats)}
        assert takers == tuple(taken.get(one, -1) for one in range(len(row)))


def seats(state: DomusState, parts: Parts) -> None:
    for seat in range(state.seats):
        part = parts[f"seat-{seat}"]
        assert isinstance(part, SeatPart)
        assert (part.roads.points, part.roads.coins) == (state.points(seat), state.treasury(seat))
        assert part.roads.rivals == state.seats - 1
        lords = [int(state.cells[z.LORDS + city]) for city in range(state.seats)]
        assert part.roads.lord == lords[seat]
        assert part.roads.estates == tuple(i for i, lord in enumerate(lords) if lord == seat)
        golden = range(state.config.first_golden, state.config.kinds)
        assert part.roads.golden == any(state.laid(seat, card) for card in golden)
        assert part.size == state.hands.size(seat)
        assert dict(part.known) == {
            card: n
            for card in range(state.config.kinds)
            if (n := int(state.hands.at_least(state.seats, seat, card)))
        }
        kinds = range(state.config.coins)
        assert dict(part.coins) == {i: n for i in kinds if (n := int(state.laid(seat, i)))}
        assert (part.place > 0) == (state.to_act == OVER)


def squads_at(state: DomusState, where: int) -> list[Squad]:
    """The squads in a place, without what they have done."""
    found = []
    for squad in range(where * s.SQUADS_IN_SPACE, (where + 1) * s.SQUADS_IN_SPACE):
        for owner in range(state.seats):
            one = int(army(owner, squad))
            many = int(field.size(state.cells, z.FIELD, one))
            if many:
                units = [int(field.unit(state.cells, z.FIELD, one, i)) for i in range(many)]
                found.append(Squad(one, owner, tuple(units), ""))
    return found


def at_place(state: DomusState, place: Place, where: int, viewer: int) -> None:
    bare = [squad._replace(state="", fights=()) for squad in place.squads]
    assert sorted(bare) == sorted(squads_at(state, where))
    own = {squad.army for squad in bare if squad.owner == viewer}
    assert all(squad.owner == viewer for squad in bare[: len(own)]), "one's own come first"
    first = where * s.SQUADS_IN_SPACE
    every = {int(army(viewer, first)), int(army(viewer, first + 1))} if viewer >= 0 else set()
    assert set(place.free) == every - own
    for one in place.squads:
        squad = one.army // s.MOST_SEATS
        turn = one.owner == state.turn() and state.to_act != OVER
        done, fought = turn and state.is_spent(squad), turn and state.has_fought(squad)
        assert one.state == ("done" if done else "fought" if fought else "")
        fights(state, one.owner, squad, one.fights)


def fights(state: DomusState, owner: int, squad: int, told: tuple[str, ...]) -> None:
    """What a squad is said to fight with is what it fights with, and its parts add up to it."""
    for sentence in told:
        match = FIGHTS.fullmatch(sentence)
        assert match, sentence
        what, total, parts = match[1], int(match[2]), match[3]
        if what.startswith("Attacks"):
            assert total == strength(state, owner, squad, "walls" in what)
        else:
            assert total == guard(state, owner, squad, "long" in what)
        if parts:
            numbers = [int(n.replace("−", "-")) for n in re.findall(r"(?:^|[+−])\d+", parts)]
            assert total in (sum(numbers), s.MOST_NUMBER, 0)
    attacks = [one for one in told if one.startswith("Attacks with")]
    trebuchet = state.config.unit(state.top_unit(owner, squad)).traits & s.TREBUCHET
    assert len(attacks) == (0 if trebuchet else 1)
    assert any(one.startswith("Defends with") for one in told)


def on_the_table(state: DomusState, parts: Parts, viewer: tuple[int, ...]) -> None:
    seat = -1
    if viewer:
        seat = int(state.to_act) if state.to_act in viewer else viewer[0]
    cells = state.cells
    over = state.to_act == OVER
    turn = parts["turn"]
    assert isinstance(turn, Turn)
    round_, step = int(cells[z.ROUND]), int(cells[z.STEP]) - int(s.BUYING)
    assert turn[:4] == (int(state.turn()), round_, step, over)
    assert turn.trades == (cells[z.PROPOSED_TO] != 0)
    if cells[z.STEP] == s.TRADING and state.to_act == state.turn() and state.here < 0:
        assert turn.may_trade
    assert isinstance(parts["store"], Store)
    for shelf in parts["store"].shelves:
        cards = range(state.config.first[shelf.deck], state.config.first[shelf.deck + 1])
        there = {card: int(cells[z.STORE + card]) for card in cards if cells[z.STORE + card]}
        assert {ware.card: ware.number for ware in shelf.wares} == there
        assert shelf.left == state.unseen_in(shelf.deck)
        for ware in shelf.wares:
            price = state.price(seat, ware.card) if seat >= 0 else state.config.cost[ware.card]
            assert ware.price == price
            assert ware.payable == (seat < 0 or price <= state.treasury(seat))
    assert isinstance(parts["decks"], Decks)
    assert parts["decks"].left == state.unseen_in(s.MAIN)
    assert isinstance(parts["middle"], Middle)
    assert parts["middle"].terrain == cells[z.MIDDLE]
    at_place(state, parts["middle"].place, 0, seat)
    for city in range(state.seats):
        part = parts[f"city-{city}"]
        assert isinstance(part, City)
        assert part.own == (viewer == (city,))
        assert (part.alive, part.fallen) == (state.hero_lives(city), cells[z.FALLEN + city])
        assert (part.kingdom, part.hero) == (cells[z.KINGDOMS + city], cells[z.HEROES + city])
        assert (part.terrain, part.flag) == (cells[z.TERRAINS + city], cells[z.FLAGS + city])
        assert part.lord == cells[z.LORDS + city]
        assert dict(part.laid) == {
            card: n
            for card in range(state.config.coins, state.config.kinds)
            if (n := int(state.laid(city, card)))
        }
        for space, place in enumerate(part.places):
            at_place(state, place, 1 + SPACES * city + space, seat)
        standing = [one for place in part.places for one in place.squads]
        own = sum(len(one.units) for one in standing if one.owner == city)
        assert part.units == own
        assert part.units + part.enemies == sum(len(one.units) for one in standing)


def held(state: DomusState, parts: Parts, viewer: tuple[int, ...]) -> None:
    if not viewer:
        assert "own" not in parts
        assert "hand" not in parts
        return
    seat = int(state.to_act) if state.to_act in viewer else viewer[0]
    purse, hand = parts["purse"], parts.get("hand")
    assert isinstance(purse, Purse)
    assert (purse.seat, purse.worth) == (seat, state.treasury(seat))
    assert {one.coin: one.number for one in purse.coins} == dict(parts[f"seat-{seat}"].coins)
    mine = {card: int(n) for card, n in enumerate(state.hands.row(seat)) if n}
    if hand is None:
        assert parts["tray"].what == "trade"
        assert {one.card: one.number for one in parts["tray"].hand} == mine
    else:
        assert isinstance(hand, Hand)
        assert (hand.seat, hand.many) == (seat, len(viewer) > 1)
        assert {one.card: one.number for one in hand.cards} == mine
        asked = state.to_act == seat and state.cells[z.STEP] == s.PLAYING and state.here < 0
        for one in hand.cards if asked else ():
            assert (one.why == "") == state.is_legal(s.PLAY + one.card), one.why


def scoring(state: DomusState, parts: Parts) -> None:
    if state.to_act != OVER:
        assert parts["scoring"] is None
        return
    assert isinstance(parts["scoring"], Scoring)
    places = [one.place for one in parts["scoring"].results]
    assert places == sorted(places)
    assert places[0] == 1
    assert parts["scoring"].way == state.cells[z.WAY]


def choices(state: DomusState, asked: tuple[int, ...]) -> None:
    """Each choice at a thing is at one of the viewer's page, and each at another."""
    found = observation(state, asked)
    assert isinstance(found, DomusObservation)
    there = {thing for one in regions(found, state.config).values() for thing in one.things}
    if state.to_act >= 0:
        at = [state.game.words.at(state, action) for action in state.legal()]
        named = [thing for thing in at if thing]
        assert set(named) <= there
        assert len(set(named)) == len(named)
        assert len(at) - len(named) <= MOST_BUTTONS
    assert set(state.config.selected_things(found)) <= there


# Moves under way.


def test_what_is_paid_so_far() -> None:
    scene = Scene("buying", laid={"seat 1": {"coin 5": 1, "coin 3": 2}}).begin("buy Tournament")
    assert shown(scene, 1)["purse"] == Purse(0, (Coins(1, 2, 0), Coins(2, 1, 0)), 11, False, 0, 8)
    scene.begin("pay 3")
    purse = shown(scene, 1)["purse"]
    assert (purse.paid, purse.price, purse.coins[0].paid) == (3, 8, 1)
    assert selected(scene, 1) == (f"store-{number('Tournament')}", "coin-1")
    assert shown(scene, 2)["purse"].price == -1
    assert selected(scene, 2) == ()


def test_the_units_of_a_squad_under_command() -> None:
    units = {"seat 1": {"outer-city 1 A": ["Archer", "Swordsman", "Spy"]}}
    scene = Scene("action", squads=units)
    assert "tray" not in shown(scene, 1)
    scene.begin("command outer-city 1 A")
    names = [GAME.unit(unit).name for unit in shown(scene, 1)["tray"].cards]
    assert names == ["Archer", "Swordsman", "Spy"]
    scene.begin("top 2")
    assert shown(scene, 1)["tray"].chosen == 2
    outer = army(0, 2 * (1 + s.OUTER))
    assert selected(scene, 1) == (f"army-{outer}", "top-0", "top-1")
    assert "tray" not in shown(scene, 2)


def test_the_units_of_a_squad_that_is_arranged() -> None:
    units = {"seat 1": {"inner-city 1 A": ["Archer", "Spy", "Archer"]}}
    scene = Scene("rearranging", squads=units).begin("arrange inner-city 1 A")
    tray = shown(scene, 1)["tray"]
    assert (tray.what, [GAME.unit(unit).name for unit in tray.cards]) == ("lift", ["Archer", "Spy"])
    scene.begin("lift Archer")
    assert selected(scene, 1)[1] == f"unit-{tray.cards[0]}"


def test_a_trade_from_the_first_card_to_the_answer() -> None:
    cities = {"seat 1": {"Market": 1}, "seat 2": {"Market": 1}}
    hands = {"seat 1": {"Archer": 2, "Spy": 1}, "seat 2": {"Knight": 1, "Builder": 1}}
    scene = Scene("trading", laid=cities, hands=hands).begin("trade with seat 2")
    knight = number("Knight")
    tray = shown(scene, 1)["tray"]
    assert isinstance(tray, Tray)
    assert "hand" not in shown(scene, 1)
    assert knight in tray.cards, "bought cards are known"
    assert number("Mage") not in tray.cards
    assert number("Builder") in tray.cards
    scene.begin("give Archer").begin("for Knight")
    tray = shown(scene, 1)["tray"]
    assert (tray.gives, tray.asks, tray.partner) == ((number("Archer"),), (knight,), 1)
    assert HandCard(number("Archer"), 2, 1) in tray.hand
    things = (f"seat-{1}", f"hand-{number('Archer')}", f"wanted-{knight}")
    assert selected(scene, 1) == things
    assert shown(scene)["affair"] == Affair(None, "")
    scene.move("propose")
    offer = Offer(0, 1, (number("Archer"),), (knight,))
    assert shown(scene)["affair"].offer == offer


def test_cards_of_which_one_is_kept_are_seen_by_who_drew_them() -> None:
    scene = Scene("buying", laid={"seat 1": {"Writing": 1}}, drawing=["card Archer", "card Spy"])
    scene.move("draw")
    tray = shown(scene, 1)["tray"]
    assert (tray.what, tray.cards) == ("looked", (number("Archer"), number("Spy")))
    assert tray.counts == (1, 1)
    twice = ["card coin 3", "card Builder", "card coin 3"]
    more = Scene("buying", laid={"seat 1": {"Writing": 1, "The Great Library": 1}}, drawing=twice)
    more.move("draw")
    tray = shown(more, 1)["tray"]
    assert dict(zip(tray.cards, tray.counts, strict=True)) == {
        number("coin 3"): 2,
        number("Builder"): 1,
    }
    html = Renderer(bots.DESCRIPTIONS, bots.DEFAULT).html(GAME, RenderKey("tray.html", tray))
    assert re.findall("×.", html) == ["×2"]
    assert "tray" not in shown(scene, 2)


def test_a_battle_until_the_next_one() -> None:
    units = {"seat 1": {"outer-city 2 A": ["Swordsman"]}, "seat 2": {"outer-city 2 A": ["Knight"]}}
    scene = Scene("action", squads=units)
    attack = "command outer-city 2 A, attack outer-city 2 A of seat 2"
    swordsman, knight = [
        next(n for n in range(GAME.units) if GAME.unit(n).name == name)
        for name in ("Swordsman", "Knight")
    ]
    begun = Battle(0, swordsman, 5, 0, 1, knight, 6, 0)
    for action in scene.words.parse(scene.state, attack):
        scene.state.apply(action)
    assert shown(scene)["battle"] == begun
    scene.state.apply(s.THROWN + 9 - s.LOWEST_THROW)
    assert shown(scene)["battle"] == begun._replace(dice=9)
    scene.state.apply(s.THROWN + 4 - s.LOWEST_THROW)
    assert shown(scene)["battle"] == begun._replace(dice=9, other_dice=4)
    scene.move("done")
    assert scene.state.turn() == 1
    assert shown(scene)["battle"] == begun._replace(dice=9, other_dice=4)
    scene.state.begin_turn(0)
    assert shown(scene)["battle"] == begun._replace(dice=9, other_dice=4)


def test_who_may_go_further_and_who_may_come() -> None:
    units = {"seat 1": {"outer-city 1 A": ["Knight"]}}
    scene = Scene("action", squads=units).move("command outer-city 1 A, top 1, to middle A")
    assert shown(scene)["affair"].left == "A unit may go one space further."
    scene = Scene(hands={"seat 1": {"Recruiter": 1}}, discards={"Spy": 1, "Archer": 1})
    scene.move("play Recruiter")
    assert shown(scene)["affair"].left == "Up to 2 units may come from the discard pile."
    tray = shown(scene, 1)["tray"]
    assert (tray.what, set(tray.cards)) == ("recruits", {number("Spy"), number("Archer")})
    assert tray.counts == (1, 1)
    scene.begin("take Spy")
    assert selected(scene, 1) == (f"discards-{number('Spy')}",)


def test_a_victory_card_says_what_it_counts() -> None:
    card = GAME.card_texts().cards[number("Song of Praise")]
    points = GAME.cards[number("Song of Praise")].points
    assert points > 0
    assert card.brief == f"{points} point{'s' if points > 1 else ''}"


def test_what_is_printed_on_kingdoms_heroes_terrains_and_flags_names_the_unit() -> None:
    texts = GAME.card_texts()
    printed = [line for kind in texts.chosen for one in kind for line in one.says]
    before = [line for line in printed if line.startswith("Before the cards are dealt")]
    assert before
    assert all(texts.units[0].name in line for line in before)
    assert not any("{" in line for line in printed)


def test_the_tip_of_a_squad_says_what_it_fights_with_and_why() -> None:
    scene = Scene(
        "action",
        squads={"seat 1": {"middle A": ["Spearman"], "outer-city 2 A": ["Trebuchet"]}},
        laid={"seat 1": {"Smithing": 1, "Armour": 1, "Engineering": 1}},
    )
    parts = shown(scene, 1)
    [spearman] = parts["middle"].place.squads
    assert spearman.fights == (
        "Attacks with 5: 3, +1 Harth Marches, +1 Smithing.",
        "Defends with 5: 4, +1 Armour.",
        "Defends against long range with 7: 4, +1 Armour, +2 Forest.",
    )
    [trebuchet] = parts["city-1"].places[2].squads
    assert trebuchet.fights[0] == (
        "Attacks the walls with 11: 8, +1 Harth Marches, +1 Smithing, +1 Engineering."
    )


def test_a_card_of_the_hand_says_why_it_cannot_be_played() -> None:
    def whys(step: str, **more: Any) -> dict[str, str]:
        hands = {"seat 1": {"Sharpshooter": 1, "Market": 1, "Plate": 1}}
        scene = Scene(step, hands=hands, store=STORE | {"Market": 1, "Foundry": 1}, **more)
        cards = shown(scene, 1)["hand"].cards
        return {GAME.cards[one.card].name: one.why for one in cards}

    assert whys("playing") == {
        "Sharpshooter": "Sharpshooter would do nothing: no squad of another stands in the middle "
        "or in your city.",
        "Plate": "Plate needs Armour.",
        "Market": "",
    }
    assert set(whys("buying").values()) == {"Cards are played after buying and trading."}
    spy = {"seat 1": {"inner-city 1 A": ["Spy"]}}
    assert set(whys("action", squads=spy).values()) == {
        "The step in which cards are played is over."
    }


def test_a_turn_says_whether_there_is_anybody_to_trade_with() -> None:
    market = {"seat 1": {"Market": 1}}
    one = shown(Scene(laid=market, hands={"seat 1": {"Spy": 1}}), 1)["turn"]
    both = market | {"seat 2": {"Market": 1}}
    two = shown(
        Scene(laid=both, hands={"seat 1": {"Spy": 1}}, store=STORE | {"Market": 1, "Foundry": 1}), 1
    )["turn"]
    assert (one.may_trade, two.may_trade, two.trades) == (False, True, False)
