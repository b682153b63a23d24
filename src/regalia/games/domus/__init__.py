"""Domus Regnatrix: a card game of culture, trade and war for 2 to 4.

- ``schema.py``: the numbers of actions, outcomes, frames and events; ``zones.py``: what a position
  holds; ``field.py``: the units on the board as one row
- ``cards.toml`` and ``cards.py``: the cards, and how a file of cards is read
- ``abilities.py``, ``supports.py``: what cards can do, one object for each ability
- ``position.py``: questions about a position; ``war.py``: moves, reach and numbers of units
- ``rules.py``: the course of the game; ``setup.py``: what comes before it; ``choices.py``: what may
  be chosen; ``trade.py``, ``battle.py``, ``effects.py``: what happens
- ``chance.py``: what is drawn and thrown; ``knowledge.py``: what is hidden; ``audit.py``: checks
- ``observation.py``: what is seen; ``description.py``: a position by names
- ``words.py``, ``telling.py``, ``refusals.py``: what people read
- ``regions.py``, ``printed.py`` and ``page``: the browser page
- ``steward.py``, ``evaluation.py``: the player by rules of thumb; ``outlook.py``: chances to win
- ``summary.py``: what a file of simulated games says
- ``RULINGS.md``: what was decided, and why; ``rules.md``: how to play
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mypy_extensions import i64

from regalia.engine.description import Description
from regalia.engine.layout import Layout, Writer
from regalia.engine.observation import Observation
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.state import State
from regalia.games.domus import schema as s
from regalia.games.domus.cards import CARD_FILE, load_cards
from regalia.games.domus.description import DomusDescription
from regalia.games.domus.observation import (
    DomusObservation,
    domus_layout,
    orders_for,
    write_observation,
)
from regalia.games.domus.position import DomusConfig
from regalia.games.domus.printed import TINCTURES, DomusPrint
from regalia.games.domus.regions import chosen_things, own_regions, public_regions
from regalia.games.domus.rules import DomusState
from regalia.games.domus.steward import DomusSteward
from regalia.games.domus.summary import summary
from regalia.games.domus.words import DomusWords
from regalia.games.domus.zones import ZONES

DECISIONS_OF_UNIT = 15
DECISIONS_OF_CARD = 4
MORE_DECISIONS = 400
"""Most decisions in a turn: for each unit of the game, for each card, and besides."""

ROADS = (s.CULTURE, s.MERCANTILISM, s.CONQUEST)
"""What a steward may strive for alone, each a plan of `Domus.plans`."""


class Domus(DomusConfig):
    """Domus Regnatrix with the cards of one file."""

    def __init__(self, card_file: Path | str = CARD_FILE, name: str = "domus") -> None:
        """Read the cards from a file, or from its text.

        Raises:
            BadData: the file breaks a rule.
        """
        cards, text, digest = load_cards(card_file)
        super().__init__(
            name=name,
            title="Domus Regnatrix",
            version=1,
            min_seats=2,
            max_seats=s.MOST_SEATS,
            options=[],
            actions=s.SCHEMA.actions,
            data_hash=digest,
            words=DomusWords(cards),
            data_text=text,
            high_branching=True,
            zones=ZONES,
        )
        self.set_cards(cards.cards, cards.chosen, cards.edition, cards.mint)
        self.prints = DomusPrint(cards)

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return DomusState(self, seats)

    def starts(self, seats: int, options: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
        return {
            "decks": [number for number in self.count],
            "mint": [number for number in self.mint],
            "tied": [(1 << seats) - 1],
        }

    def bound(self, seats: int) -> int:
        """Most decisions: those of a turn are bounded by the units and cards there are.

        A unit is moved twice at most and lifted once; each attack costs a unit, a layer of walls,
        or the squad its turn. A card is drawn and put back, played and placed, or discarded.
        """
        cards = sum([card.count for card in self.cards]) + sum(self.mint)
        in_turn = MORE_DECISIONS + DECISIONS_OF_CARD * cards + DECISIONS_OF_UNIT * s.MOST_TROOPS
        return int(self.edition.last_round * seats * in_turn + 4 * seats)

    def description(self) -> Description:
        return DomusDescription(self)

    def steward(self) -> Player:
        return DomusSteward()

    def plans(self) -> list[Player]:
        """The steward, and those that follow one road alone."""
        return [DomusSteward(), *[DomusSteward(road) for road in ROADS]]

    def summary(self, end: State) -> dict[str, Any]:
        assert isinstance(end, DomusState)
        return summary(end)

    def layout_for(self, seats: int, variant: int) -> Layout:
        return domus_layout(self, seats)

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, DomusState)
        write_observation(state, seats, out)

    def orders(self, seats: int, viewer: int, perspective: int) -> dict[str, list[int]]:
        """Seats and cities are counted from the viewer; the middle stays first."""
        return orders_for(seats, viewer)

    def regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, DomusObservation)
        return public_regions(observation, self)

    def own_regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, DomusObservation)
        return own_regions(observation, self)

    def selected_things(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, DomusObservation)
        return chosen_things(observation)

    def seat_colours(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, DomusObservation)
        return TINCTURES[: observation.seats]

    def card_texts(self) -> DomusPrint:
        return self.prints
