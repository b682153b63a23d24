"""The story of Domus Regnatrix, read back, gives the board that its viewers see."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from regalia.engine.observation import Observation
from regalia.games.domus.observation import DomusObservation
from tests.contract.cases import Case, contract_cases, sweep
from tests.games import stories
from tests.games.stories import Reader, heard

FILE = Path(__file__).parents[3] / "src" / "regalia" / "games" / "domus" / "cards.toml"
DATA: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
COINS = [coin["value"] for coin in DATA["coin"]]
MAIN, MILITARY, VICTORY, SELL = range(4)
WHO, WHOSE, NAME = r"(\w+)", r"([Yy]our|\w+'s)", r"([\w' -]+)"
SPACES = ("inner-city", "walls", "outer-city")
PLACE = r"(?:the middle|(?:[Yy]our|\w+'s) (?:inner-city|walls|outer-city))"
SQUAD = rf"({PLACE}(?: \(second squad\))?)"
COUNT = r"(\d+)"
CASES = [case for case in contract_cases() if case.game.name == "domus"]


def cards_of(key: str, *without: str) -> list[dict[str, Any]]:
    """The cards of a table of the file that lack some keys."""
    return [card for card in DATA[key] if not any(other in card for other in without)]


def in_order() -> list[tuple[str, str, int, int]]:
    """All cards, as name, class, deck and count, as the observation counts them."""
    found = [(f"coin {c['value']}", "coin", MAIN, c["main"]) for c in DATA["coin"]]
    decks = [("victory", MAIN, "price"), ("tech", MAIN, ""), ("support", MAIN, "")]
    decks += [("unit", MAIN, "price"), ("unit", MILITARY, "letter"), ("victory", VICTORY, "")]
    decks += [(key, SELL, "") for key in ("upgrade", "building", "wonder", "special", "golden")]
    for key, deck, without in decks:
        for card in cards_of(key, without) if without else cards_of(key):
            if key == "victory" and deck == VICTORY and "price" not in card:
                continue
            found.append((card["name"], key, deck, card["count"]))
    return found


CARDS = in_order()
NAMES = [card[0] for card in CARDS]
SOURCES = ("the hero", "the kingdom", "the flag", "the middle")
UNITS = [card[0] for card in CARDS if card[1] == "unit"]


def chosen(key: str, name: str) -> int:
    """The number of a kingdom, hero, terrain or flag."""
    return [one["name"] for one in DATA[key]].index(name)


class DomusReader(Reader):
    """The board of Domus Regnatrix by its story."""

    def __init__(self, names: list[str], options: dict[str, int]) -> None:
        super().__init__(names, options)
        none = [-1] * self.seats
        self.starter = self.turn = self.middle = self.way = self.winner = -1
        self.round = self.lost = 0
        self.kingdoms, self.heroes, self.terrains = [*none], [*none], [*none]
        self.flags, self.estates = [*none], [*none]
        self.alive, self.fallen = [0] * self.seats, [0] * self.seats
        self.laid = [[0] * len(CARDS) for _ in names]
        self.known = [[0] * len(CARDS) for _ in names]
        self.hand = [0] * len(CARDS)
        self.sizes = [0] * self.seats
        self.store, self.pile = [0] * len(CARDS), [0] * len(CARDS)
        self.gone = [0] * len(CARDS)
        self.mint = [coin["mint"] for coin in DATA["coin"]]
        self.decks = [sum(card[3] for card in CARDS if card[2] == deck) for deck in range(4)]
        self.buried: list[list[int]] = [[], [], []]
        self.squads: dict[tuple[int, int], list[int]] = {}
        self.drawing: list[list[int]] = []  # seats that draw, the latest last, with what is left
        self.target = (-1, -1)
        self.dice = (0, 0)
        self.offer: tuple[int, int, list[int], list[int]] = (-1, -1, [], [])

    # Names.

    def card(self, name: str) -> int:
        return NAMES.index(name.replace("a coin of", "coin"))

    def unit(self, name: str) -> int:
        return UNITS.index(name)

    def squad(self, text: str) -> int:
        """The number of a squad, by place: the middle first, then each city."""
        where = text.removesuffix(" (second squad)")
        second = where != text
        if where == "the middle":
            return int(second)
        whose, space = where.rsplit(" ", 1)
        return 2 * (1 + 3 * self.seat(whose) + SPACES.index(space)) + second

    def bag(self, text: str) -> list[int]:
        return [self.card(name) for name in text.replace(" and ", ", ").split(", ")]

    # Cards.

    def lay_off(self, card: int) -> None:
        """To the main discard pile, or under its own deck."""
        deck = CARDS[card][2]
        if deck == MAIN:
            self.pile[card] += 1
        else:
            self.buried[deck - 1].append(card)

    def leaves(self, seat: int, card: int) -> None:
        """A card leaves a hand for all to see."""
        self.sizes[seat] -= 1
        self.known[seat][card] = max(self.known[seat][card] - 1, 0)
        if self.names[seat] == "You":
            self.hand[card] -= 1

    def comes(self, seat: int, card: int) -> None:
        """A card comes to a hand for all to see."""
        self.sizes[seat] += 1
        self.known[seat][card] += 1
        if self.names[seat] == "You":
            self.hand[card] += 1

    def draw(self) -> None:
        """Those who draw get cards as long as the main deck has some."""
        while self.drawing and self.decks[MAIN]:
            seat, left = self.drawing[-1]
            count = min(left, self.decks[MAIN])
            self.decks[MAIN] -= count
            self.sizes[seat] += count
            self.drawing[-1][1] -= count
            if left > count:
                return
            self.drawing.pop()

    def new_coin(self, seat: int, coin: int) -> None:
        """A coin of the mint, else of the discard pile."""
        if self.mint[coin]:
            self.mint[coin] -= 1
        else:
            self.pile[coin] -= 1
        self.laid[seat][coin] += 1

    # Units.

    def put(self, seat: int, squad: int, units: list[int]) -> None:
        """Put units on top of a squad."""
        self.squads[squad, seat] = units + self.squads.get((squad, seat), [])

    def take(self, seat: int, squad: int, count: int) -> list[int]:
        """Take the top units of a squad."""
        units = self.squads.pop((squad, seat))
        if units[count:]:
            self.squads[squad, seat] = units[count:]
        return units[:count]

    def step(self, seat: int, squad: int, goal: int) -> None:
        """A whole squad steps to another place."""
        if (squad, seat) in self.squads:
            first = (2 * goal, seat) in self.squads and (2 * goal + 1, seat) not in self.squads
            self.put(seat, 2 * goal + first, self.take(seat, squad, 99))

    # Before the first turn.

    @heard(rf"{WHO} threw \d+ for the start\.")
    def threw(self, who: str) -> None:
        assert self.starter < 0

    @heard(rf"{WHO} (?:and|,) [^.]+ threw least, {COUNT} each, and throw again\.")
    def tied(self, who: str, dice: str) -> None:
        assert self.starter < 0

    @heard(rf"{WHO} threw least and begins?\.")
    def starts(self, who: str) -> None:
        self.starter = self.seat(who)

    @heard(rf"{WHO} chose {NAME} with {NAME}, {NAME} and the {NAME}\.")
    def chose(self, who: str, kingdom: str, hero: str, terrain: str, flag: str) -> None:
        seat = self.seat(who)
        self.kingdoms[seat], self.heroes[seat] = chosen("kingdom", kingdom), chosen("hero", hero)
        self.terrains[seat], self.flags[seat] = chosen("terrain", terrain), chosen("flag", flag)
        self.alive[seat] = 1

    @heard(rf"{NAME} lies in the middle\.")
    def lies(self, terrain: str) -> None:
        self.middle = chosen("terrain", terrain)

    # The course of a turn.

    @heard(rf"Round {COUNT}: {WHOSE} turn\.")
    def turns(self, round: str, whose: str) -> None:
        self.round, self.turn = int(round), self.seat(whose)

    @heard(rf"{WHO} drew (?:a card|{COUNT} cards)(?: to keep one)?\.")
    def draws(self, who: str, count: str | None) -> None:
        if self.round:
            self.drawing.clear()  # what a draw lacked when there was no card left
        if self.names[self.seat(who)] == "You":
            return  # each card is told
        self.drawing.append([self.seat(who), int(count or 1)])
        self.draw()

    @heard(rf"{WHO} drew ((?!a card|\d+ cards){NAME})\.")
    def drew(self, who: str, name: str, _: str) -> None:
        assert who == "You"
        self.decks[MAIN] -= 1
        self.sizes[self.seat(who)] += 1
        self.hand[self.card(name)] += 1

    @heard(r"The discard pile became the main deck\.")
    def reshuffled(self) -> None:
        assert not self.decks[MAIN]
        self.decks[MAIN], self.pile = sum(self.pile), [0] * len(CARDS)
        self.draw()

    @heard(rf"{WHO} put {NAME} on the discard pile\.")
    def put_back(self, who: str, name: str) -> None:
        seat, card = self.seat(who), self.card(name)
        self.sizes[seat] -= 1
        self.hand[card] -= self.names[seat] == "You"
        self.pile[card] += 1

    @heard(rf"{NAME} came to the store\.")
    def came(self, name: str) -> None:
        card = self.card(name)
        deck = CARDS[card][2]
        if self.decks[deck]:
            self.decks[deck] -= 1
        else:
            assert self.buried[deck - 1].pop(0) == card
        self.store[card] += 1

    @heard(rf"{WHO} bought {NAME} with (?:a coin|coins) of ([\d, and]+)\.")
    def bought(self, who: str, name: str, coins: str) -> None:
        seat, card = self.seat(who), self.card(name)
        for value in coins.replace(" and ", ", ").split(", "):
            self.laid[seat][COINS.index(int(value))] -= 1
            self.pile[COINS.index(int(value))] += 1
        self.store[card] -= 1
        self.comes(seat, card)

    @heard(rf"{WHO} offered {WHO} ([^.]+)\.")
    def offered(self, who: str, whom: str, cards: str) -> None:
        seat, given = self.seat(who), self.bag(cards)
        for card in given:
            self.known[seat][card] = max(self.known[seat][card], given.count(card))
        self.offer = (seat, self.seat(whom), given, [])

    @heard(rf"{WHO} asked {WHO} for ([^.]+)\.")
    def asked(self, who: str, whom: str, cards: str) -> None:
        assert self.offer[:2] == (self.seat(who), self.seat(whom))
        self.offer = (*self.offer[:3], self.bag(cards))

    @heard(rf"{WHO} (accepted|declined) the trade\.")
    def answered(self, who: str, how: str) -> None:
        proposer, other, given, wanted = self.offer
        assert self.seat(who) == other
        if how == "accepted":
            for giver, taker, cards in ((proposer, other, given), (other, proposer, wanted)):
                for card in cards:
                    self.leaves(giver, card)
                    self.comes(taker, card)

    @heard(rf"{WHO} played (?!.* to {PLACE}){NAME}\.")
    def played(self, who: str, name: str) -> None:
        seat, card = self.seat(who), self.card(name)
        self.leaves(seat, card)
        if CARDS[card][1] == "support":
            self.pile[card] += 1
        else:
            self.laid[seat][card] += 1

    @heard(rf"{WHO} played {NAME} to {SQUAD}\.")
    def played_unit(self, who: str, name: str, squad: str) -> None:
        self.leaves(self.seat(who), self.card(name))
        self.put(self.seat(who), self.squad(squad), [self.unit(name)])

    @heard(rf"{WHO} discarded {NAME}\.")
    def discarded(self, who: str, name: str) -> None:
        self.leaves(self.seat(who), self.card(name))
        self.lay_off(self.card(name))

    @heard(rf"{WHO} got a coin of {COUNT}(?: from {NAME})?\.")
    def got(self, who: str, value: str, whence: str | None) -> None:
        assert whence is None or whence in SOURCES or whence in NAMES
        self.new_coin(self.seat(who), COINS.index(int(value)))

    @heard(rf"It took a coin of {COUNT} from {WHO}\.")
    def levied(self, value: str, who: str) -> None:
        coin = COINS.index(int(value))
        self.laid[self.seat(who)][coin] -= 1
        self.laid[self.turn][coin] += 1

    @heard(rf"{WHO} exchanged a coin of {COUNT} for one of {COUNT}\.")
    def exchanged(self, who: str, value: str, higher: str) -> None:
        seat, coin = self.seat(who), COINS.index(int(value))
        assert COINS[coin + 1] == int(higher)
        self.laid[seat][coin] -= 1
        self.mint[coin] += 1
        self.new_coin(seat, coin + 1)

    @heard(rf"{WHO} put a coin of {COUNT} back to the mint for lack of room\.")
    def put_back_coin(self, who: str, value: str) -> None:
        self.laid[self.seat(who)][COINS.index(int(value))] -= 1
        self.mint[COINS.index(int(value))] += 1

    @heard(rf"{WHO} took {NAME} into the city\.")
    def took(self, who: str, name: str) -> None:
        self.store[self.card(name)] -= 1
        self.laid[self.seat(who)][self.card(name)] += 1

    @heard(rf"{WHO} took {NAME} to {SQUAD}\.")
    def took_unit(self, who: str, name: str, squad: str) -> None:
        if self.round:
            self.pile[self.card(name)] -= 1
        else:
            self.decks[MAIN] -= 1
        self.put(self.seat(who), self.squad(squad), [self.unit(name)])

    @heard(rf"{WHO} destroyed {WHOSE} {NAME}\.")
    def destroyed(self, who: str, whose: str, name: str) -> None:
        self.laid[self.seat(whose)][self.card(name)] -= 1
        self.lay_off(self.card(name))

    @heard(rf"{WHO} killed {WHOSE} hero, {NAME}\.")
    def killed(self, who: str, whose: str, hero: str) -> None:
        assert self.heroes[self.seat(whose)] == chosen("hero", hero)
        self.alive[self.seat(whose)] = 0

    # War.

    @heard(rf"{WHO} moved (?:a unit|{COUNT} units) from {SQUAD} to {SQUAD}\.")
    def moved(self, who: str, count: str | None, start: str, end: str) -> None:
        seat = self.seat(who)
        self.put(seat, self.squad(end), self.take(seat, self.squad(start), int(count or 1)))

    @heard(rf"{WHO} attacked {WHOSE} {NAME} in {SQUAD} with {NAME}\.")
    def attacked(self, who: str, whose: str, target: str, squad: str, unit: str) -> None:
        assert unit in UNITS
        self.aims(whose, target, squad)

    def aims(self, whose: str, target: str, squad: str) -> None:
        """The top unit of a squad is attacked."""
        self.target = (self.squad(squad), self.seat(whose))
        assert self.squads[self.target][0] == self.unit(target)

    @heard(rf"{WHO} attacked {WHOSE} walls with {NAME}\.")
    def stormed(self, who: str, whose: str, unit: str) -> None:
        assert unit in UNITS

    @heard(rf"{WHO} shot at {WHOSE} {NAME} in {SQUAD}\.")
    def shot(self, who: str, whose: str, target: str, squad: str) -> None:
        self.aims(whose, target, squad)

    @heard(rf"It threw {COUNT}, {WHO} {COUNT}\.")
    def dice_fell(self, attack: str, owner: str, defence: str) -> None:
        self.dice = (int(attack), int(defence))
        assert set(self.dice) <= set(range(2, 13))

    @heard(rf"It (won|was beaten off), {COUNT} against {COUNT}\.")
    def fought(self, how: str, attack: str, defence: str) -> None:
        assert (int(attack) > int(defence)) == (how == "won")
        assert (int(attack), int(defence)) >= self.dice

    @heard(rf"{WHOSE} {NAME} died\.")
    def died(self, whose: str, name: str) -> None:
        squad, seat = self.target
        assert self.take(seat, squad, 1) == [self.unit(name)]
        assert seat == self.seat(whose)
        self.lay_off(self.card(name))

    @heard(r"No unit can do more in this turn\.")
    def all_done(self) -> None:
        assert self.names[self.turn] == "You"

    @heard(rf"{WHOSE} units are done\.")
    def others_done(self, whose: str) -> None:
        assert self.seat(whose) == self.turn

    @heard(rf"A layer of {WHOSE} walls fell; (?:(\d+) stand|one stands)\.")
    def fell(self, whose: str, left: str | None) -> None:
        self.lose_layer(whose, int(left or 1))

    def lose_layer(self, whose: str, left: int) -> None:
        """A layer falls; with the last, the units on the walls step inside."""
        seat = self.seat(whose)
        self.fallen[seat] += 1
        standing = len(DATA["terrain"][self.terrains[seat]]["walls"]) - self.fallen[seat]
        assert standing == left
        if not left:
            for which in (0, 1):
                self.step(seat, 2 * (2 + 3 * seat) + which, 1 + 3 * seat)

    @heard(rf"The last layer of {WHOSE} walls fell: the inner-city is open\.")
    def breached(self, whose: str) -> None:
        self.lose_layer(whose, 0)

    @heard(rf"{WHO} raised a layer of walls; (?:{COUNT} stand|one stands)\.")
    def raised(self, who: str, standing: str | None) -> None:
        seat = self.seat(who)
        self.fallen[seat] -= 1
        layers = len(DATA["terrain"][self.terrains[seat]]["walls"])
        assert int(standing or 1) == layers - self.fallen[seat]

    @heard(rf"{WHO} put {NAME} on top in {SQUAD}\.")
    def lifted(self, who: str, name: str, squad: str) -> None:
        self.lift(who, name, squad, squad)

    @heard(rf"{WHO} put {NAME} into the (first|second) squad in ({PLACE})\.")
    def arranged(self, who: str, name: str, which: str, place: str) -> None:
        first, second = place, f"{place} (second squad)"
        start, end = (first, second) if which == "second" else (second, first)
        self.lift(who, name, start, end)

    def lift(self, who: str, name: str, start: str, end: str) -> None:
        """The deepest unit of its kind goes from a squad onto another, or on top."""
        seat, unit = self.seat(who), self.unit(name)
        squad = self.squad(start)
        units = self.squads.pop((squad, seat))
        deepest = len(units) - 1 - units[::-1].index(unit)
        del units[deepest]
        if units:
            self.squads[squad, seat] = units
        self.put(seat, self.squad(end), [unit])

    @heard(rf"{WHOSE} city (?:yielded and |)became {WHOSE} estate\.")
    def fallen_to(self, whose: str, lords: str) -> None:
        owner, lord = self.seat(whose), self.seat(lords)
        self.estates = [lord if of == owner else of for of in self.estates]
        self.estates[owner], self.alive[owner] = lord, 0
        for card, (_, kind, _, _) in enumerate(CARDS):
            known, lying = self.known[owner][card], self.laid[owner][card]
            self.gone[card] += known
            self.sizes[owner] -= known
            if kind == "building":
                self.laid[lord][card] += lying
            elif kind != "coin":
                self.gone[card] += lying
        self.known[owner] = [0] * len(CARDS)
        self.lost += self.sizes[owner]
        self.sizes[owner] = 0
        if self.names[owner] == "You":
            self.hand = [0] * len(CARDS)
        for coin in reversed(range(len(COINS))):  # the most valuable first
            for _ in range(self.laid[owner][coin]):
                room = sum(self.laid[lord][: len(COINS)]) < DATA["treasury"]
                (self.laid[lord] if room else self.pile)[coin] += 1
        self.laid[owner] = [0] * len(CARDS)
        for squad, seat in sorted(self.squads):
            if seat == owner:
                for unit in self.take(seat, squad, 99):
                    self.lay_off(self.card(UNITS[unit]))
        for seat in range(self.seats):
            for squad in range(2 * (1 + 3 * owner), 2 * (4 + 3 * owner)):
                self.step(seat, squad, 0)

    @heard(rf"(?:One|\d+) of {WHOSE} units stepped into the middle\.")
    def stepped(self, whose: str) -> None:
        assert any(squad < 2 and seat == self.seat(whose) for squad, seat in self.squads)

    @heard(rf"{WHO} won by (culture|mercantilism|conquest)\.")
    def won(self, who: str, way: str) -> None:
        self.winner = self.seat(who)
        self.way = ("culture", "mercantilism", "conquest").index(way)

    @heard(r"The last round is over: the most victory points win\.")
    def ended(self) -> None:
        assert self.round == DATA["last_round"]
        self.way = 3

    # What is compared.

    def settled(self, seen: Observation) -> bool:
        assert isinstance(seen, DomusObservation)
        return seen.looking == 0

    def board(self) -> dict[str, object]:
        return {
            **{"starter": self.starter, "turn": self.turn, "round": self.round},
            **{"way": self.way, "winner": self.winner, "middle": self.middle, "lost": self.lost},
            "kingdoms": tuple(self.kingdoms),
            "heroes": tuple(self.heroes),
            "terrains": tuple(self.terrains),
            "flags": tuple(self.flags),
            "alive": tuple(self.alive),
            "fallen": tuple(self.fallen),
            "estates": tuple(self.estates),
            "store": tuple(self.store),
            "discards": tuple(self.pile),
            "gone": tuple(self.gone),
            "mint": tuple(self.mint),
            "deck_sizes": tuple(self.decks),
            "buried": tuple(tuple(pile) for pile in self.buried),
            "hand_sizes": tuple(self.sizes),
            "laid": tuple(tuple(row) for row in self.laid),
            "known": tuple(tuple(row) for row in self.known),
            "hands": tuple(tuple(self.hand) if name == "You" else () for name in self.names),
            "squads": tuple(
                (seat, squad, unit)
                for squad, seat in sorted(self.squads)
                for unit in self.squads[squad, seat]
            ),
        }


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_story_read_back_gives_the_board_that_every_viewer_sees(case: Case) -> None:
    for seed in range(sweep() or 1):
        stories.read_back(case, stories.played(case, seed), DomusReader)
