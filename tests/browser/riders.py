"""People who play Regency (Baronage Press) and hurry on with their Chief."""

from __future__ import annotations

from typing import Final

from regalia.games.baronage import schema as s
from tests.browser.people import Look, Person

KEEN: Final = 0.6
"""Probability to take the Chief if he can move."""


class Rider(Person):
    """A person who mostly moves the Chief, inward if that is possible, and else anything."""

    def pick(self, seen: Look) -> int:
        offered = seen["actions"]
        inward = [action for action in offered if s.GO <= action < s.JUMP and action % 2]
        if inward:
            return int(inward[-1])
        if s.PICK + s.CHIEF in offered and self.rng.random() < KEEN:
            return int(s.PICK + s.CHIEF)
        return int(self.rng.choice(offered))
