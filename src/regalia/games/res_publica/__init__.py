"""Res Publica: a card game of trading for 3 to 5, by Dirk Henn.

``rules.py`` is the game and ``position.py`` what lies where, ``trade.py`` the language of trade,
``promised.py`` what its promises tell of hidden hands, ``words.py`` what the game says,
``observation.py`` what a seat may see, ``steward.py`` its rule of thumb player, which values cards
by ``evaluation.py``, ``regions.py`` and ``page`` how it looks in a browser, ``cards.toml`` the
cards,
RULINGS.md what was decided where the rulebook is silent.
"""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from regalia.engine.description import Description
from regalia.engine.game import Option
from regalia.engine.layout import Layout, Writer
from regalia.engine.observation import Observation
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
    chosen_things,
    own_regions,
    public_regions,
)
from regalia.games.res_publica.rules import ResPublicaState
from regalia.games.res_publica.steward import ResPublicaSteward
from regalia.games.res_publica.words import ENAMELS, ResPublicaWords

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
        """Read the cards, from a file or from the text of one.

        Raises:
            BadData: the card file breaks a rule.
        """
        cards, text = load_cards(card_file)
        super().__init__(
            name="res_publica",
            title="Res Publica",
            version=1,
            least=s.LEAST_SEATS,
            most=s.MOST_SEATS,
            options=[CLASSIC],
            actions=s.SCHEMA.actions,
            data_hash=cards.digest(),
            words=ResPublicaWords(cards),
            data_text=text,
            wide=True,
        )
        points = [cards.settlement_points, cards.church_points]
        self.set_cards(list(cards.deck), list(cards.cities), list(cards.piles), points)
        self.cards = cards

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return ResPublicaState(self, seats, options["classic"])

    def bound(self, seats: int) -> int:
        """A turn has one statement and its answers, one swap of all cards at most, and a draw.

        A statement is 6 decisions (verb, count, name, joint, count, name), and each of the seats
        makes at most one; for each there is one more, an answer without words or an acceptance.
        """
        cards = sum(self.cards.deck)
        statements = 7 * seats + 1
        turn = statements + 2 * cards + 2
        return s.ROUNDS * seats * turn + cards + seats

    def layout_for(self, seats: int) -> Layout:
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

    def chosen(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, ResPublicaObservation)
        return chosen_things(observation)

    def printed(self) -> ResPublicaPrint:
        return ResPublicaPrint(self.cards, ENAMELS)

    def description(self) -> Description:
        return ResPublicaDescription(self)

    def steward(self) -> Player:
        return ResPublicaSteward()
