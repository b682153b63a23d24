"""Statistics of games of Regency (Baronage Press): their length, how they end, and the throws.

    python -m tests.strength.throws --games 10000 [--seats 4] [--bots steward]
                                    [--alliance 0] [--board 1] [--level 2] [--cards 0]

Minutes are estimated, not measured: `THROW_SECONDS` for each throw.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from regalia import games
from regalia.arena.intervals import Mean
from regalia.engine.state import OVER
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.rules import BaronageState
from tests.strength.among import bounded, choices, head, reader
from tests.zones import zone

THROW_SECONDS: Final = 20.0
OPTIONS: Final = ("alliance", "board", "level", "cards")
MOST: Final = 2_000.0
"""Upper bound of every count in one game."""
COUNTED: Final = {
    "captured": s.TOOK,
    "wounded": s.WOUNDED,
    "killed": s.KILLED,
    "jumps": s.JUMPED,
    "released": s.RELEASED,
    "exchanges": s.EXCHANGES,
    "freed": s.FREED,
    "Witches": s.SUMMONED,
    "curses": s.CURSED,
    "successions": s.SUCCEEDED,
    "amnesties": s.AMNESTY,
}
"""What is counted a game, by kinds of event."""


class Figures:
    """The statistics so far."""

    def __init__(self) -> None:
        self.counts: dict[str, Mean] = {}
        self.shares: dict[str, Mean] = {}
        self.lengths: list[int] = []

    def count(self, name: str, number: float) -> None:
        self.counts.setdefault(name, Mean(0.0, MOST)).note(number)

    def share(self, name: str, part: float) -> None:
        self.shares.setdefault(name, Mean()).note(part)

    def note(self, end: BaronageState, scaled: int, free: int) -> None:
        """Add a finished game, with its escalades and its throws that left a choice."""
        assert end.journal is not None
        throws = int(end.cells[z.THROWS])
        self.lengths.append(throws)
        self.count("throws", throws)
        self.count("minutes, estimated", throws * THROW_SECONDS / 60)
        self.count("escalades", scaled)
        kinds = Counter(event.kind for event in end.journal.events)
        for name, kind in COUNTED.items():
            self.count(name, kinds[kind])
        self.share("throws without a move", kinds[s.STAYED] / throws)
        self.share("throws without a choice", 1 - free / throws)
        regent = kinds[s.REGENT] > 0
        self.share("ended by a Regent", float(regent))
        self.share("drawn", float(end.cells[z.WINNER] == z.DRAWN))
        self.share("ended because one side could win", float(kinds[s.LAST_SIDE] > 0))
        for seat, won in enumerate(end.returns()):
            place = (seat - end.cells[z.STARTER]) % end.seats
            self.share(f"wins, place {place + 1} in the order of play", won)
            self.share(f"wins, {s.FAMILY.names[zone(end, z.CASTLE)[seat]]}", won)


def is_escalade(state: BaronageState, action: int) -> bool:
    """Whether a step passes a barrier that stands right before the picked shield (BA18)."""
    if not s.GO <= action < s.JUMP or state.frame(s.AT) >= 0:
        return False
    seat, shield = state.to_act, state.frame(s.PICKED)
    if state.is_guest(seat, shield) or state.place(seat, shield) < s.SANCTUARY:
        return False
    inward = (action - s.GO) % s.WAYS == 1
    ahead = state.board.ahead(zone(state, z.CASTLE)[seat], state.place(seat, shield), inward)
    return ahead >= s.SPECIAL and state.enemies_at(seat, ahead) > 1


def play(given: argparse.Namespace) -> Figures:
    """Play the games."""
    figures = Figures()
    scaled = free = thrown = 0
    chose = False
    options = {name: getattr(given, name) for name in OPTIONS}
    game = games.load("baronage")
    options = game.complete_options(
        given.seats, {name: value for name, value in options.items() if value is not None}
    )
    for state, action in choices(given, game, options):
        assert isinstance(state, BaronageState)
        if state.to_act == OVER:
            figures.note(state, scaled, free + chose)
            scaled = free = thrown = 0
            chose = False
            continue
        if state.cells[z.THROWS] != thrown:
            free += chose
            chose, thrown = False, int(state.cells[z.THROWS])
        chose = chose or (state.cells[z.THROW] > 0 and len(state.legal()) > 1)
        scaled += is_escalade(state, action)
    return figures


def main() -> None:
    command = reader("tests.strength.throws", __doc__)
    for name in OPTIONS:
        command.add_argument(f"--{name}", type=int)
    given = command.parse_args()
    figures = play(given)
    print(head(given))
    for name, mean in figures.counts.items():
        print(f"{name} a game: {bounded(mean)}")
    long = sorted(figures.lengths)
    quarters = [long[len(long) * part // 20] for part in (1, 10, 19)]
    print(f"throws, 5 %, half and 95 % of games: {quarters}, at most {long[-1]}")
    over_90 = sum(throws * THROW_SECONDS > 90 * 60 for throws in long) / len(long)
    print(f"games over 90 minutes: {100 * over_90:.1f} %")
    for name, mean in sorted(figures.shares.items()):
        print(f"{name}: {bounded(mean)}")


if __name__ == "__main__":
    main()
