"""Regency: a card game of actions and reactions for 1 to 6, by James I. Fazio (Pique Games).

``schema.py`` declares every number, ``zones.py`` those that a position holds. ``position.py`` has
questions about a position. ``position.py`` has the base class of event kinds, and ``kinds.py``
lists them, one object each (``event_bases.py``, ``event_actions.py``, ``event_castes.py``,
``event_reactions.py``).
``rules.py`` is the course of the game. It calls functions in ``conditions.py`` (targets, what can
be played, who may react), ``effects.py`` (what events do), ``payments.py``, ``festival.py``,
``choices.py`` (legal actions), ``chance.py`` (random draws), ``knowledge.py`` (hidden information)
and ``audit.py`` (checks of loaded positions).

``words.py`` and ``prompts.py`` hold all sentences, ``observation.py`` what a seat may see,
``evaluation.py`` the values of cards, ``steward.py`` the rule-based player, ``description.py``
positions by names, ``regions.py``, ``printed.py`` and ``page`` the browser page, ``cards.toml`` the
cards, RULINGS.md our rulings where the rulebook is silent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from mypy_extensions import i64

from regalia.engine.description import Description
from regalia.engine.layout import Layout, Writer
from regalia.engine.observation import Observation
from regalia.engine.options import Case, Option
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.state import State
from regalia.games.regency import schema as s
from regalia.games.regency.cards import CARD_FILE, load_cards
from regalia.games.regency.description import RegencyDescription
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.observation import RegencyObservation, regency_layout, write_observation
from regalia.games.regency.position import RegencyConfig
from regalia.games.regency.printed import RegencyPrint
from regalia.games.regency.regions import chosen_things, own_regions, regency_regions
from regalia.games.regency.rules import RegencyState
from regalia.games.regency.steward import RegencySteward
from regalia.games.regency.words import RegencyWords
from regalia.games.regency.zones import ZONES

HEAD_START = Option(
    name="head_start",
    kind="switch",
    values=[0, 1],
    default=0,
    sentence="With one or two seats, against Catherine: who begins.",
    names=["she begins", "she skips her first turn"],
    cases=[
        Case(
            values=[0],
            default=0,
            reason="with three seats or more there is no Catherine",
            seats=tuple(range(s.MOST_WITH_CATHERINE + 1, s.MOST_SEATS + 1)),
        )
    ],
)


class RegencyGame(RegencyConfig):
    """Regency with the cards of one card file."""

    def __init__(self, card_file: Path | str = CARD_FILE) -> None:
        """Read the cards, from a file or from the text of one.

        Raises:
            BadData: the card file breaks a rule.
        """
        cards, text = load_cards(card_file)
        super().__init__(
            name="regency",
            title="Regency (Pique Games)",
            version=1,
            min_seats=1,
            max_seats=s.MOST_SEATS,
            options=[HEAD_START],
            actions=s.SCHEMA.actions,
            data_hash=cards.digest(),
            words=RegencyWords(cards),
            data_text=text,
            depth_factor=3,
            zones=ZONES,
        )
        numbers = [cards.ready, cards.hand, cards.inheritance]
        numbers += [cards.catherine, cards.payment, cards.bestow]
        self.set_cards(
            EVENT_KINDS,
            list(cards.counts),
            list(cards.influence),
            list(cards.castes),
            list(cards.costs),
            numbers,
        )
        self.cards = cards

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return RegencyState(self, seats)

    def starts(self, seats: int, options: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
        hers = seats <= s.MOST_WITH_CATHERINE  # RG40: starred events leave the deck
        copies = [
            0 if hers and kind.starred else count
            for kind, count in zip(self.kinds[: s.KINDS], self.cards.counts, strict=True)
        ]
        return {"copies": copies, "hand_limit": [self.hand_limit]}

    def bound(self, seats: int) -> int:
        """RG10 ends the game at the end of a move; no move is longer than a whole Festival."""
        return s.DECISION_LIMIT + 2 * s.CITIZENS + sum(self.cards.counts)

    def description(self) -> Description:
        return RegencyDescription(self)

    def steward(self) -> Player:
        return RegencySteward()

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, RegencyState)
        write_observation(state, seats, out)

    def layout_for(self, seats: int, variant: int) -> Layout:
        counts, worth = self.cards.counts, self.cards.influence
        total = sum([count * value for count, value in zip(counts, worth, strict=True)])
        return regency_layout(seats, sum(counts), total)

    def orders(self, seats: int, viewer: int, perspective: int) -> dict[str, list[int]]:
        """Seats and their domains are counted from the viewer; Catherine's domain stays last."""
        turned = [(seat - viewer) % seats for seat in range(seats)]
        return {"seat": turned, "domain": [*turned, seats]}

    def regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, RegencyObservation)
        return regency_regions(observation, self.cards)

    def own_regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, RegencyObservation)
        return own_regions(observation, self.cards)

    def selected_things(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, RegencyObservation)
        return chosen_things(observation)

    def card_texts(self) -> RegencyPrint:
        return RegencyPrint(self.cards)
