"""People who play Regency, prefer to act over ending their turn, and answer when they can."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from playwright.sync_api import Error

from regalia.games.regency import schema as s
from tests.browser.people import Look, Person

KEEN: Final = 0.8
"""Probability to act if there is a choice other than to pass or end the turn."""
GONE: Final = 1_000.0
"""Milliseconds after which a missing button is looked for again."""
TRIES: Final = 30
SLOWEST: Final = 30_000.0
DULL: Final = (s.END, s.PASS, s.ABANDON)
REACTIONS: Final = (s.REFUSE, s.PENITENCE, s.GARRISON, s.DEFEND, s.BARGAIN, s.REVOLT, s.FORGERY)


class Regent(Person):
    """A person who acts whenever possible.

    ``made`` counts choices by action, ``missed`` those that came too late, ``reacted`` reactions.
    In a window an earlier answer may close it while this person presses a button.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.made: Counter[int] = Counter()
        self.missed = self.reacted = 0

    def pick(self, seen: Look) -> int:
        offered = seen["actions"]
        reactions = [action for action in offered if action in REACTIONS]
        if reactions and s.PASS in offered:
            self.reacted += 1
            return int(self.rng.choice(reactions))
        keen = [action for action in offered if action not in DULL]
        return int(self.rng.choice(keen if keen and self.rng.random() < KEEN else offered))

    def press(self, seen: Look, action: int) -> None:
        for left in reversed(range(TRIES)):
            self.page.set_default_timeout(GONE)
            try:
                super().press(seen, action)
            except Error:
                if self.look()["asked"] != seen["asked"]:
                    self.missed += 1
                    return
                if not left:
                    raise  # it was there, and could not be pressed
            else:
                self.made[action] += 1
                return
            finally:
                self.page.set_default_timeout(SLOWEST)

    def move(self) -> bool:
        """Make a move, or the rest of one; false if the game is over."""
        while self.choose():
            if not self.look()["steps"]:
                return True
        return False
