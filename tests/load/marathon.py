"""A game that is long enough to measure how a long one comes back: chariots that never arrive.

`python -m tests.load.marathon serve …` is ``regalia serve`` with this game in its catalogue.
"""

from __future__ import annotations

from regalia import games
from regalia.__main__ import main
from regalia.engine.state import CHANCE, OVER
from tests.toys.chariots import AT, HOME, PIPS, SCHEMA, TURNS, VERBS, ZONES, ChariotsState
from tests.toys.plain import PlainGame, PlainWords

LONGEST = 600


class Marathon(ChariotsState):
    def end_throw(self) -> None:
        self.cells[PIPS] = 0
        for chariot in range(2 * self.seats):
            self.cells[AT + chariot] %= HOME
        self.to_act = OVER if self.cells[TURNS] == LONGEST else CHANCE


def marathon() -> PlainGame:
    return PlainGame("marathon", PlainWords(VERBS, SCHEMA), Marathon, LONGEST, ZONES)


if __name__ == "__main__":
    games.CATALOGUE["marathon"] = ("tests.load.marathon", "marathon")
    main()
