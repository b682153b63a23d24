"""Christina Regina: a card game of secret factions for 2 to 5, by Nicholas Hjelmberg.

- ``rules.py``: the rules; ``position.py``: the cards and secrets that they act on
- ``schema.py``: the numbers of actions, outcomes, events and frames
- ``zones.py``: what a position holds
- ``cards.toml`` and ``cards.py``: the cards, and how the file is read
- ``observation.py``: what a seat may see; ``description.py``: a position by names
- ``words.py``: notation and sentences; ``regions.py`` and ``page``: the table in a browser
- ``steward.py``: the rule-of-thumb player; ``evaluation.py``: its estimate of a position
- ``RULINGS.md``: decisions where the rulebook is silent; ``rules.md``: how to play
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.description import Description
from regalia.engine.layout import Layout, Writer
from regalia.engine.observation import Observation
from regalia.engine.options import Option
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.state import State
from regalia.games.christina import schema as s
from regalia.games.christina.cards import CARD_FILE, load_cards
from regalia.games.christina.description import ChristinaDescription
from regalia.games.christina.observation import (
    ChristinaObservation,
    observation_layout,
    orders_for,
    write_observation,
)
from regalia.games.christina.position import ChristinaConfig
from regalia.games.christina.regions import (
    ChristinaPrint,
    card_texts,
    own_regions,
    public_regions,
    selected_things,
)
from regalia.games.christina.rules import ChristinaState
from regalia.games.christina.steward import ChristinaSteward
from regalia.games.christina.words import ChristinaWords
from regalia.games.christina.zones import ZONES

BURY = Option(
    name="bury",
    kind="number",
    values=[1, 2],
    default=1,
    sentence="What happens to the other two stacks when a card is drawn from one.",
    names=[
        "the drawer buries the top card of one of them: it goes face down to the bottom",
        "the drawer buries the top card of one of them, or of both",
    ],
)


class ChristinaRegina(ChristinaConfig):
    """Christina Regina with the cards of one card file."""

    def __init__(self, card_file: Path | str = CARD_FILE) -> None:
        """Read the cards from a card file, or from its text.

        Raises:
            BadData: the card file breaks a rule.
        """
        cards, text = load_cards(card_file)
        super().__init__(
            name="christina",
            title="Christina Regina",
            version=1,
            min_seats=2,
            max_seats=s.MOST_SEATS,
            options=[BURY],
            actions=s.SCHEMA.actions,
            data_hash=cards.digest(),
            words=ChristinaWords(cards),
            data_text=text,
            zones=ZONES,
        )
        self.set_cards(list(cards.plain), list(cards.groups))
        self.cards = cards
        self.counts = tuple(self.deck)

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return ChristinaState(self, seats)

    def starts(self, seats: int, options: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
        return {"deck": self.counts}

    def bound(self, seats: int) -> int:
        """Most decisions in a game.

        Each turn but a pass uses up a court card, an action card or a victim, and takes 3
        decisions at most. Between two such turns each seat can pass once.
        """
        cards = bags.size(self.deck, 0, s.KINDS) + seats
        turns = cards + seats + seats * (seats - 1)
        return 3 * turns + (turns + 1) * seats

    def layout_for(self, seats: int, variant: int) -> Layout:
        return observation_layout(self, seats)

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, ChristinaState)
        write_observation(state, seats, out)

    def perspective(self, row: vec[i64], seats: int, viewer: int) -> int:
        """The viewer's colour, counted from 1; 0 before the colours are dealt."""
        return 1 + row[self.layout(seats).field("factions").at + viewer]

    def orders(self, seats: int, viewer: int, perspective: int) -> dict[str, list[int]]:
        return orders_for(seats, viewer, perspective - 1)

    def regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, ChristinaObservation)
        return public_regions(observation, self.counts)

    def own_regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, ChristinaObservation)
        return own_regions(observation)

    def selected_things(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, ChristinaObservation)
        return selected_things(observation)

    def seat_colours(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, ChristinaObservation)
        tinctures = tuple(self.words.colour_words().values())
        return tuple([tinctures[colour] if colour >= 0 else "" for colour in observation.factions])

    def card_texts(self) -> ChristinaPrint:
        return card_texts(self.cards, self.words.colour_words())

    def description(self) -> Description:
        return ChristinaDescription(self)

    def steward(self) -> Player:
        return ChristinaSteward()
