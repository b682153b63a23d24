"""Christina Regina: a card game of secret factions for 2 to 5, by Nicholas Hjelmberg.

``rules.py`` is the game and ``position.py`` what lies where, ``words.py`` what it says,
``sight.py`` what a seat may see, ``steward.py`` its rule of thumb player, ``cards.toml`` the
cards, RULINGS.md what was decided where the rulebook is silent.
"""

from __future__ import annotations

from pathlib import Path

from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.game import Option
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.sight import Field, Sight
from regalia.engine.state import State
from regalia.games.christina.cards import CARD_FILE, load_cards
from regalia.games.christina.position import CARDS, MOST_SEATS, CourtBox
from regalia.games.christina.regions import (
    CourtPrint,
    chosen_things,
    court_regions,
    own_regions,
    printed,
)
from regalia.games.christina.rules import ACTIONS, Court
from regalia.games.christina.sight import CourtSight, court_fields, court_sight
from regalia.games.christina.steward import CourtSteward
from regalia.games.christina.words import CourtWords

BURY = Option(
    name="bury",
    kind="number",
    values=[1, 2],
    default=1,
    sentence="What becomes of the other two stacks when a card is drawn from one.",
    names=[
        "the drawer buries the top card of one of them: it goes face down to the bottom",
        "the drawer buries the top card of one of them, or of both",
    ],
)


class ChristinaRegina(CourtBox):
    """Christina Regina with the cards of one card file."""

    def __init__(self, card_file: Path | str = CARD_FILE) -> None:
        """Read the cards, from a file or from the text of one.

        Raises:
            BadData: the card file breaks a rule.
        """
        cards, text = load_cards(card_file)
        super().__init__(
            name="christina",
            title="Christina Regina",
            version=1,
            least=2,
            most=MOST_SEATS,
            options=[BURY],
            actions=ACTIONS,
            data_hash=cards.digest(),
            words=CourtWords(cards),
            data_text=text,
        )
        self.set_cards(list(cards.plain), list(cards.groups))
        self.cards = cards
        self.counts = tuple(self.deck)

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return Court(self, seats, options["bury"])

    def bound(self, seats: int) -> int:
        """Every turn but a pass uses up a card, an action or a victim, in 3 decisions at most."""
        cards = bags.size(self.deck, 0, CARDS) + seats
        turns = cards + seats + seats * (seats - 1)
        return 3 * turns + (turns + 1) * seats

    def sight(self, state: State, seats: tuple[int, ...]) -> Sight:
        assert isinstance(state, Court)
        return court_sight(state, seats)

    def sight_fields(self, seats: int) -> list[Field]:
        return court_fields(self, seats)

    def regions(self, sight: Sight) -> list[Region]:
        assert isinstance(sight, CourtSight)
        return court_regions(sight, self.counts)

    def own_regions(self, sight: Sight) -> list[Region]:
        assert isinstance(sight, CourtSight)
        return own_regions(sight)

    def chosen(self, sight: Sight) -> tuple[str, ...]:
        assert isinstance(sight, CourtSight)
        return chosen_things(sight)

    def liveries(self, sight: Sight) -> tuple[str, ...]:
        assert isinstance(sight, CourtSight)
        enamels = tuple(self.words.enamels().values())
        return tuple([enamels[colour] if colour >= 0 else "" for colour in sight.factions])

    def printed(self) -> CourtPrint:
        return printed(self.cards, self.words.enamels())

    def steward(self) -> Player:
        return CourtSteward()
