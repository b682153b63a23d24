"""Statistics of trade in games of Res Publica: how often there is some, and what it leads to.

    python -m tests.strength.trades --games 10000 [--seats 4] [--bots steward] [--classic]

A trade leads to a display if a seat that got cards in it displays a set of one of their kinds
within a round: in the same turn or in its next.
"""

from __future__ import annotations

import argparse
from collections import Counter

from regalia import games
from regalia.arena.intervals import Mean
from regalia.engine.journal import Event
from regalia.engine.state import OVER
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.rules import ResPublicaState
from tests.strength.among import bounded, choices, head, reader

MOST = 1000.0
"""Upper bound of every count in one game."""


class Figures:
    """The statistics so far: counts in a game, by name, and each seat's scores and wins."""

    def __init__(self, seats: int) -> None:
        self.counts: dict[str, Mean] = {}
        self.scores = [Mean(0.0, MOST) for _ in range(seats)]
        self.wins = [Mean() for _ in range(seats)]
        self.useful = Mean()
        self.silent = 0

    def note(self, end: ResPublicaState) -> None:
        """Add a finished game."""
        assert end.journal is not None
        events = end.journal.events
        kinds = Counter(event.kind for event in events)
        stated = [s.SCHEMA.event(event) for event in events if event.kind == s.STATED]
        verbs = Counter(said.verb for said in stated)
        self.silent += kinds[s.ACCEPTED] == 0
        for name, count in (
            ("turns", end.cells[z.TURNS]),
            ("requests", verbs[0]),
            ("offers", verbs[1]),
            ("answers", verbs[2] + verbs[3]),
            ("trades", kinds[s.ACCEPTED]),
            ("displays", kinds[s.DISPLAYED]),
        ):
            self.counts.setdefault(name, Mean(0.0, MOST)).note(float(count))
        for seat, (score, won) in enumerate(zip(end.scores(), end.returns(), strict=True)):
            self.scores[seat].note(float(score))
            self.wins[seat].note(won)
        for number, event in enumerate(events):
            if event.kind == s.ACCEPTED:
                self.useful.note(float(leads_to_display(events, number)))


def leads_to_display(events: list[Event], accepted: int) -> bool:
    """Whether a trade leads to a display; ``accepted`` is the number of its event."""
    got: dict[int, set[int]] = {}
    drawn: Counter[int] = Counter()  # the turns that each seat has ended since
    active = s.SCHEMA.event(events[accepted]).seat
    for event in events[accepted + 1 :]:
        told = s.SCHEMA.event(event)
        if event.kind == s.GAVE and not drawn:
            got.setdefault(told.taker, set()).add(told.card)
        elif event.kind == s.DREW:
            drawn[told.seat] += 1
        elif event.kind == s.DISPLAYED and told.card in got.get(told.seat, ()):
            soon = drawn[told.seat] < (2 if told.seat == active else 1)
            if soon:
                return True
    return False


def play(given: argparse.Namespace) -> Figures:
    """Play the games."""
    figures = Figures(given.seats)
    game = games.load("res_publica")
    for state, _action in choices(given, game, {"classic": int(given.classic)}):
        assert isinstance(state, ResPublicaState)
        if state.to_act == OVER:
            figures.note(state)
    return figures


def main() -> None:
    command = reader("tests.strength.trades", __doc__)
    command.add_argument("--classic", action="store_true")
    given = command.parse_args()
    figures = play(given)
    print(head(given))
    for name, mean in figures.counts.items():
        print(f"{name} a game: {bounded(mean, 2)}")
    print(f"trades that end in a display: {bounded(figures.useful, 2)}")
    print(f"games without a trade: {figures.silent}")
    for seat in range(given.seats):
        score, won = bounded(figures.scores[seat], 2), bounded(figures.wins[seat], 2)
        print(f"seat {seat + 1}: {score} points, wins {won}")


if __name__ == "__main__":
    main()
