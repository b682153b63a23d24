"""Statistics of games of Domus Regnatrix: how they are won, by what, how long, and which cards.

    python -m tests.strength.roads --games 10000 [--seats 4] [--bots steward] [--data FILE]
    python -m tests.strength.roads --games 4000 --road conquest

With ``--road`` one steward, in each seat in turn, follows this road alone among others that are
free. Minutes are estimated, not measured: a turn takes `TURN_SECONDS`, each move in it with an
alternative `MOVE_SECONDS` more, and a battle `BATTLE_SECONDS`. A seat's share of the wins is 1 if
it is as large as that of every other seat; that of a kingdom, hero, terrain or flag, if who has it
wins as often as others do.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

from regalia.arena.intervals import Mean
from regalia.engine.game import Game
from regalia.engine.player import Player
from regalia.engine.state import OVER
from regalia.games.domus import Domus
from regalia.games.domus import schema as s
from regalia.games.domus.position import DomusConfig
from regalia.games.domus.rules import DomusState
from regalia.games.domus.steward import DomusSteward
from regalia.games.domus.summary import BUILT
from tests.strength.among import bounded, choices, head, reader

TURN_SECONDS: Final = 8.0
MOVE_SECONDS: Final = 5.0
BATTLE_SECONDS: Final = 5.0
RARE: Final = 0.01
"""A card that is bought or played in a smaller share of games is told."""
ROADS: Final = s.WAY.names[: s.LAST_ROUND]
PARTS: Final = ("kingdom", "hero", "terrain", "flag")
MOST: Final = 2_000.0
"""Upper bound of every count in one game."""


class Figures:
    """The statistics so far. ``games_with`` counts the games in which a card was bought, …"""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.ways: dict[str, Mean] = {}
        self.wins: dict[str, dict[str, Mean]] = {}
        self.counts: dict[str, Mean] = {}
        self.minutes: list[float] = []
        self.games_with: dict[str, Counter[str]] = {
            what: Counter() for what in ("bought", "played", "built", "killed", "destroyed")
        }
        self.alone = Mean()
        self.alone_by_road = Mean()

    def count(self, name: str, number: float) -> None:
        self.counts.setdefault(name, Mean(0.0, MOST)).note(number)

    def won(self, part: str, name: str, share: float) -> None:
        self.wins.setdefault(part, {}).setdefault(name, Mean()).note(share)

    def note(self, game: Game, end: DomusState, moves: int, road: int, alone: int) -> None:
        """Add a finished game, with its moves, and the seat that followed one road alone, or -1."""
        told = game.summary(end)
        self.games += 1
        for way in s.WAY.names:
            self.ways.setdefault(way, Mean()).note(float(told["way"] == way))
        cities: list[dict[str, Any]] = told["cities"]
        assert end.journal is not None
        turns = sum(event.kind == s.TURN for event in end.journal.events)
        battles = sum(event.kind == s.FOUGHT for event in end.journal.events)
        minutes = turns * TURN_SECONDS + moves * MOVE_SECONDS + battles * BATTLE_SECONDS
        self.minutes.append(minutes / 60)
        self.count("rounds", told["rounds"])
        self.count("turns", turns)
        self.count("moves with an alternative, a turn", moves / turns)
        self.count("minutes, estimated", minutes / 60)
        for name in ("attacks", "assaults", "attacks_won"):
            self.count(name.replace("_", " "), sum(city[name] for city in cities))
        self.count("cities fallen", sum(city["lord"] is not None for city in cities))
        for seat, (city, share) in enumerate(zip(cities, end.returns(), strict=True)):
            place = (seat + 1 - told["starter"]) % self.seats
            self.won("seat", str(seat + 1), share)
            self.won("place in the first round", str(place + 1), share)
            for part in PARTS:
                self.won(part, city[part], share)
        for what, counts in self.games_with.items():
            counts.update({name for city in cities for name in city[what]})
        if alone >= 0:
            share = end.returns()[alone]
            self.alone.note(share)
            self.alone_by_road.note(share if told["way"] == ROADS[road] else 0.0)

    def lines(self, game: DomusConfig) -> list[str]:
        """All figures, as lines of text."""
        found = [f"won by {way}: {bounded(mean)}" for way, mean in self.ways.items()]
        if self.alone.count:
            found.append(f"one road alone, wins by it: {bounded(self.alone_by_road)}")
            found.append(f"one road alone, all wins: {bounded(self.alone)}")
        found += [f"{name} a game: {bounded(mean, 2)}" for name, mean in self.counts.items()]
        cuts = quantiles(self.minutes, n=20)
        found.append(
            f"minutes, 5 %, half and 95 % of games: {cuts[0]:.0f}, {cuts[9]:.0f}, {cuts[18]:.0f}"
        )
        for part, names in self.wins.items():
            for name, mean in sorted(names.items(), key=lambda one: -one[1].value):
                low, high = [self.seats * bound for bound in mean.bounds()]
                share = f"{self.seats * mean.value:.3f} ({low:.3f}-{high:.3f})"
                found.append(f"share of the wins, {part} {name}: {share} of {mean.count}")
        for card in game.cards:
            shares = [
                f"{what} {100 * counts[card.name] / self.games:.1f} %"
                for what, counts in self.games_with.items()
                if counts[card.name] or applies(what, card.group, card.deck)
            ]
            found.append(f"games in which {card.name} was: {', '.join(shares)}")
        found += [f"rare: {one}" for one in self.rare(game)]
        return found

    def rare(self, game: DomusConfig) -> list[str]:
        """The cards that are bought or played in less than `RARE` of games, with which it is."""
        return [
            f"{card.name} is {what} in {100 * self.games_with[what][card.name] / self.games:.2f} %"
            for card in game.cards
            for what in ("bought", "played")
            if applies(what, card.group, card.deck)
            and self.games_with[what][card.name] < RARE * self.games
        ]


def applies(what: str, group: int, deck: int) -> bool:
    """Whether a card of this class and deck can be bought, played and so on."""
    return {
        "bought": deck != s.MAIN,
        "played": True,
        "built": group in BUILT,
        "killed": group == s.TROOP,
        "destroyed": group in (s.BUILDING, s.SPECIAL),
    }[what]


def play(given: argparse.Namespace, game: Game) -> Figures:
    """Play the games."""
    figures = Figures(given.seats)
    road = ROADS.index(given.road) if given.road else -1

    def seated(number: int) -> list[Player]:
        """One steward that follows the road alone, in each seat in turn, among free ones."""
        return [
            DomusSteward(road if seat == number % given.seats else -1)
            for seat in range(given.seats)
        ]

    moves = 0
    for state, _action in choices(given, game, {}, seated if road >= 0 else None):
        assert isinstance(state, DomusState)
        if state.to_act == OVER:
            alone = figures.games % given.seats if road >= 0 else -1
            figures.note(game, state, moves, road, alone)
            moves = 0
        elif not state.underway() and len(state.legal()) > 1:
            moves += 1
    return figures


def main() -> None:
    command = reader("tests.strength.roads", __doc__)
    command.add_argument("--data", type=Path, help="a card file")
    command.add_argument("--road", choices=ROADS, help="the road of one steward among free ones")
    given = command.parse_args()
    game = Domus(given.data) if given.data else Domus()
    figures = play(given, game)
    print(head(given))
    print(*figures.lines(game), sep="\n")


if __name__ == "__main__":
    main()
