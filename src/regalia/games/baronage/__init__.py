"""Regency: a board game of four families for 2 to 4, by The Baronage Press.

- ``rules.py``: the rules; ``moves.py``: where shields can go; ``position.py``: where they stand
- ``schema.py``: the numbers of actions, outcomes, events and frames
- ``board.toml`` and ``board.py``: the boards, and how the file is read
- ``observation.py``: what is seen; ``description.py``: a position by names
- ``words.py``, ``telling.py``, ``refusals.py``, ``naming.py``: notation and sentences
- ``regions.py`` and ``page``: the table in a browser
- ``steward.py``: the rule-of-thumb player; ``evaluation.py``: its estimate of a position
- ``RULINGS.md``: decisions where the text is silent; ``rules.md``: how to play
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.description import Description
from regalia.engine.layout import Layout, Writer
from regalia.engine.observation import Observation
from regalia.engine.options import NO_ADVICE, Case, Option
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.state import State
from regalia.games.baronage import schema as s
from regalia.games.baronage.board import load_boards
from regalia.games.baronage.description import BaronageDescription
from regalia.games.baronage.observation import (
    BaronageObservation,
    observation_layout,
    orders_for,
    write_observation,
)
from regalia.games.baronage.position import BaronageConfig
from regalia.games.baronage.regions import (
    BaronagePrint,
    own_regions,
    public_regions,
    selected_things,
)
from regalia.games.baronage.rules import BaronageState
from regalia.games.baronage.steward import BaronageSteward
from regalia.games.baronage.words import TINCTURES, BaronageWords
from regalia.games.baronage.zones import ZONES

BOARD_FILE: Final = Path(str(files("regalia.games.baronage").joinpath("board.toml")))

ALLIANCE = Option(
    name="alliance",
    kind="number",
    values=[0, 1, 2],
    default=1,
    sentence="Who plays with whom at a table of four families.",
    names=[
        "each family for itself, on the short board unless the long one is chosen",
        "families opposite each other are allied, and four people play",
        "families opposite each other are allied, and two people play, each with both of a side",
    ],
    cases=[
        Case([0], 0, "two or three families have no allies", seats=(2, 3)),
    ],
    newcomer=NO_ADVICE,
)
BOARD = Option(
    name="board",
    kind="number",
    values=[0, 1],
    default=0,
    sentence="How long the way to the Banner is.",
    names=["the long board: 100 steps", "the short board: 76 steps"],
    cases=[Case([0, 1], 1, "", seats=(4,), when={"alliance": 0})],
    newcomer=1,
)
LEVEL = Option(
    name="level",
    kind="number",
    values=[0, 1, 2],
    default=2,
    sentence="Which of the rules are used.",
    names=[
        "tyro: no jumps, no escalade, no exchanges, no Witch",
        "standard: everything but the Witch",
        "championship: everything, and the Witch where dice are thrown",
    ],
    newcomer=0,
)
CARDS = Option(
    name="cards",
    kind="switch",
    values=[0, 1],
    default=0,
    sentence="How the throws come; without dice there is no Witch.",
    names=["two dice are thrown", "each family plays its 21 throws as open cards"],
    newcomer=NO_ADVICE,
)


class Baronage(BaronageConfig):
    """Regency (Baronage Press) with the boards of one file."""

    def __init__(self, board_file: Path | str = BOARD_FILE) -> None:
        """Read the boards from a file, or from its text.

        Raises:
            BadData: the file breaks a rule.
        """
        boards, text = load_boards(board_file)
        super().__init__(
            name="baronage",
            title="Regency (Baronage Press)",
            version=1,
            min_seats=2,
            max_seats=s.FAMILIES,
            options=[ALLIANCE, BOARD, LEVEL, CARDS],
            actions=s.SCHEMA.actions,
            data_hash=boards.digest(),
            words=BaronageWords(boards.boards),
            data_text=text,
            zones=ZONES,
            perfect_information=True,
        )
        self.set_boards(boards.boards)
        self.prints = BaronagePrint(boards.boards, TINCTURES)

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return BaronageState(self, seats, self.boards[options["board"]])

    def starts(self, seats: int, options: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
        return {"hand": [s.ALL_CARDS if options["cards"] else 0] * seats}

    def bound(self, seats: int) -> int:
        """Most decisions in a game: five for each throw with a card, and three before it.

        Each hostage is dealt with once, and a throw takes at most two.
        """
        return s.MOST_THROWS * 8 + seats * s.SHIELDS

    def holders(self, seats: int, options: Mapping[str, int]) -> list[int]:
        return [seat % 2 if options["alliance"] == 2 else seat for seat in range(seats)]

    def names_for(self, variant: int) -> dict[str, list[str]]:
        return {**self.words.names, "place": self.boards[variant].called}

    def layout_for(self, seats: int, variant: int) -> Layout:
        return observation_layout(self.boards[variant], seats)

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, BaronageState)
        write_observation(state, seats, out)

    def perspective(self, row: vec[i64], seats: int, viewer: int) -> int:
        """The viewer's family, counted from 1 (0 before it is drawn), and 8 more for board 1."""
        layout = self.layout(seats)  # the fields before the places are where they are on any board
        short = row[layout.field("short").at]
        return int(short * 8 + 1 + row[layout.field("families").at + viewer])

    def orders(self, seats: int, viewer: int, perspective: int) -> dict[str, list[int]]:
        board = self.boards[perspective // 8]
        return orders_for(board, seats, viewer, perspective % 8 - 1)

    def seat_colours(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, BaronageObservation)
        families = observation.families
        return tuple([TINCTURES[family] if family >= 0 else "" for family in families])

    def regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, BaronageObservation)
        return public_regions(observation, self.boards)

    def own_regions(self, observation: Observation) -> list[Region]:
        assert isinstance(observation, BaronageObservation)
        return own_regions(observation, self.boards)

    def selected_things(self, observation: Observation) -> tuple[str, ...]:
        assert isinstance(observation, BaronageObservation)
        return selected_things(observation)

    def card_texts(self) -> BaronagePrint:
        return self.prints

    def description(self) -> Description:
        return BaronageDescription(self)

    def steward(self) -> Player:
        return BaronageSteward()
