"""Statistics of games of Regency: their length, the winners, and the events played.

    python -m tests.strength.reactions --games 10000 [--seats 4] [--bots steward]

Minutes are estimated, not measured: a move in one's own turn takes `MOVE_SECONDS`, a window
`WINDOW_SECONDS` however many seats it asks, any other choice `CHOICE_SECONDS`. A window asks all
seats that could answer an event.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

from regalia import games
from regalia.arena.intervals import Mean
from regalia.engine.state import DRAFT, OVER
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.cards import POWERS
from regalia.games.regency.position import is_reaction_window
from regalia.games.regency.rules import RegencyState
from regalia.games.regency.words import RegencyWords
from tests.strength.among import bounded, choices, head, reader

MOVE_SECONDS: Final = 15.0
WINDOW_SECONDS: Final = 4.0
CHOICE_SECONDS: Final = 6.0
WINDOWS: Final = ("attraction", "action", "meddling", "reaction")
MOST: Final = 20_000.0
"""Upper bound of every count in one game."""


class Figures:
    """The statistics so far."""

    def __init__(self, seats: int) -> None:
        self.counts: dict[str, Mean] = {}
        self.wins: dict[str, Mean] = {}
        self.played: Counter[int] = Counter()
        self.discarded: Counter[int] = Counter()
        self.games = 0
        self.windows: Counter[str] = Counter()
        self.answered: Counter[str] = Counter()

    def count(self, name: str, number: float) -> None:
        self.counts.setdefault(name, Mean(0.0, MOST)).note(number)

    def win(self, name: str, won: float) -> None:
        self.wins.setdefault(name, Mean()).note(won)

    def note(self, end: RegencyState, moves: Counter[str]) -> None:
        """Add a finished game, with the number of its moves of each sort."""
        assert end.journal is not None
        self.games += 1
        turns = float(end.cells[z.TURN] + 1)
        self.count("turns", turns)
        self.count("rounds", turns / float(end.domains()))
        seconds = (
            moves["turn"] * MOVE_SECONDS
            + moves["window"] * WINDOW_SECONDS
            + moves["choice"] * CHOICE_SECONDS
        )
        self.count("minutes, estimated", seconds / 60)
        for event in end.journal.events:
            if event.kind == s.PLAYED:
                self.played[s.SCHEMA.event(event).kind] += 1
            elif event.kind == s.DISCARDED:
                for kind, count in enumerate(s.SCHEMA.event(event).cards):
                    self.discarded[kind] += count
        kinds = Counter(event.kind for event in end.journal.events)
        self.count("attractions by influence", kinds[s.ATTRACTION_BEGAN])
        self.count("powers readied", kinds[s.POWER_READIED])
        self.count("powers used", kinds[s.POWER_USED])
        for seat, won in enumerate(end.returns()):
            place = (seat - end.cells[z.STARTER]) % end.seats
            self.win(f"place {place + 1} in the first round", won)
            self.win(
                f"prowess {s.CASTE.names[end.prowess(seat)]}, {POWERS[end.prowess(seat)]}", won
            )
        if end.crown >= 0:
            self.win("Catherine", float(end.cells[z.VICTOR] == end.crown))
        self.win("nobody", float(end.cells[z.VICTOR] < 0))


def play(given: argparse.Namespace) -> Figures:
    """Play the games."""
    figures = Figures(given.seats)
    moves: Counter[str] = Counter()
    about: list[int] = []
    game = games.load("regency")
    for state, action in choices(given, game, {"head_start": int(given.head_start)}):
        assert isinstance(state, RegencyState)
        if state.to_act == OVER:
            figures.note(state, moves)
            moves, about = Counter(), []
        elif is_reaction_window(state.window()):
            window = state.window_subject()
            name = WINDOWS[state.window() - s.ATTRACTED]
            if window != about:
                about = window
                moves["window"] += 1
                figures.windows[name] += 1
            figures.answered[name] += action != s.PASS
        elif state.top() < DRAFT:
            moves["turn" if state.top() < 0 else "choice"] += 1
    return figures


def main() -> None:
    command = reader("tests.strength.reactions", __doc__)
    command.add_argument("--head-start", action="store_true")
    given = command.parse_args()
    figures = play(given)
    print(head(given))
    for name, mean in figures.counts.items():
        print(f"{name} a game: {bounded(mean)}")
    for name, mean in sorted(figures.wins.items()):
        print(f"wins, {name}: {bounded(mean)} of {mean.count}")
    words = games.load("regency").words
    assert isinstance(words, RegencyWords)
    for kind in range(s.KINDS):
        played, thrown = figures.played[kind], figures.discarded[kind]
        share = f"{100 * played / (played + thrown):.0f} %" if played + thrown else "none"
        print(
            f"{words.cards.events[kind]}: played {played / figures.games:.2f} a game, "
            f"discarded {thrown / figures.games:.2f}; {share} for the effect"
        )
    for name, windows in sorted(figures.windows.items()):
        answered = 100 * figures.answered[name] / windows
        print(f"windows, {name}: {windows / figures.games:.2f} a game, answered {answered:.1f} %")


if __name__ == "__main__":
    main()
