"""Res Publica: a card game of trading for 3 to 5, by Dirk Henn.

- ``rules.py``: the rules; ``choices.py``: the legal actions; ``position.py``: the cards in play
- ``schema.py``: the numbers of actions, outcomes, events and frames
- ``zones.py``: what a position holds, except the hands
- ``trade.py``: the language of trade; ``reading.py``: how typed statements are read
- ``promised.py`` and ``knowledge.py``: what promises reveal of hidden hands
- ``cards.toml`` and ``cards.py``: the cards, and how the file is read
- ``observation.py``: what a seat may see; ``description.py``: a position by names
- ``words.py`` and ``refusals.py``: sentences; ``regions.py`` and ``page``: the table in a browser
- ``steward.py``: the rule-of-thumb player; ``evaluation.py`` and ``others.py``: its estimates
- ``RULINGS.md``: decisions where the rulebook is silent; ``rules.md``: how to play
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from mypy_extensions import i64

from regalia.engine.description import Description
from regalia.engine.layout import Layout, Writer
from regalia.engine.observation import Observation
from regalia.engine.options import Option
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.state import State
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.cards import CARD_FILE, load_cards
from regalia.games.res_publica.description import ResPublicaDescription
from regalia.games.res_publica.observation import (
    ResPublicaObservation,
    observation_layout,
    write_observation,
)
from regalia.games.res_publica.position import ResPublicaConfig
from regalia.games.res_publica.regions import (
    ResPublicaPrint,
    own_regions,
    public_regions,
    selected_things,
)
from regalia.games.res_publica.rules import ResPublicaState
from regalia.games.res_publica.steward import ResPublicaSteward
from regalia.games.res_publica.words import ENAMELS, ResPublicaWords
from regalia.games.res_publica.zones import ZONES

CLASSIC = Option(
    name="classic",
    kind="switch",
    values=[0, 1],
    default=0,
    sentence="Which cards are in the game.",
    names=["all cards", "the classic game: no Monks, Books, churches and libraries"],
)


class ResPublica(ResPublicaConfig):
    """Res Publica with the cards of one card file."""

    def __init__(self, card_file: Path | str = CARD_FILE) -> None:
        """Read the cards from a card file, or from its text.

        Raises:
            BadData: the card file breaks a rule.
        """
        cards, text = load_cards(card_file)
        super().__init__(
            name="res_publica",
            title="Res Publica",
            version=1,
            min_seats=s.LEAST_SEATS,
            max_seats=s.MOST_SEATS,
            options=[CLASSIC],
            actions=s.SCHEMA.actions,
            data_hash=cards.digest(),
            words=ResPublicaWords(cards),
            data_text=text,
            high_branching=True,
            zones=ZONES,
        )
        points = [cards.settlement_points, cards.church_points]
        self.set_cards(list(cards.deck), list(cards.cities), list(cards.piles), points)
        self.cards = cards

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return ResPublicaState(self, seats)

    def starts(self, seats: int, options: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
        return {"deck": [self.in_game(kind, options["classic"]) for kind in range(s.KINDS)]}

    def bound(self, seats: int) -> int:
        """Most decisions in a game.

        In a turn each seat makes one statement at most, of 6 decisions (verb, count, name, joint,
        count, name), and one more decision: to decline or to accept. Then at most all cards are
        picked for a swap, displayed and drawn.
        """
        cards = sum(self.cards.deck)
        statements = 7 * seats + 1
        turn = statements + 2 * cards + 2
        return s.ROUNDS * seats * turn + cards + seats

    def layout_for(self, seats: int, variant: int) -> Layout:
        return observation_layout(self, seats)

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, ResPublicaState)
        write_observation(state, seats, out)

    def regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, ResPublicaObservation)
        return public_regions(observation, self.cards)

    def own_regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, ResPublicaObservation)
        return own_regions(observation)

    def selected_things(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, ResPublicaObservation)
        return selected_things(observation)

    def card_texts(self) -> ResPublicaPrint:
        return ResPublicaPrint(self.cards, ENAMELS)

    def description(self) -> Description:
        return ResPublicaDescription(self)

    def steward(self) -> Player:
        return ResPublicaSteward()
