"""People who trade in Res Publica: they keep their statements short, and display what they can."""

from __future__ import annotations

from typing import Any, Final

from regalia.games.res_publica import schema as s
from tests.browser.people import Look, Person

VERBS: Final = (s.REQUEST, s.OFFER, s.DEMAND, s.TENDER)
SHORT: Final = 0.7
"""Probability that a statement ends after its first term."""


class Trader(Person):
    """A person who begins ``each`` statements with each verb if possible.

    They stop once an answer is accepted and cards are given.

    ``began`` counts statements by verb, ``accepted`` accepted answers, ``given`` picked cards.
    """

    def __init__(self, *given: Any, each: int = 1000) -> None:
        super().__init__(*given)
        self.each = each
        self.began = dict.fromkeys(VERBS, 0)
        self.accepted = 0
        self.given = 0

    def pick(self, seen: Look) -> int:
        chosen = self.rng.choice(self.wanted(seen["actions"], seen["steps"]))
        if chosen in self.began:
            self.began[chosen] += 1
        self.accepted += s.ACCEPT <= chosen < s.REFUSE
        self.given += s.PICK <= chosen < s.ENOUGH
        return int(chosen)

    def wanted(self, offered: list[int], steps: list[int]) -> list[int]:
        """The actions to choose from."""
        sets = [action for action in offered if s.DISPLAY <= action < s.REQUEST]
        answers = [action for action in offered if s.ACCEPT <= action < s.REFUSE]
        if sets or answers:
            return sets or answers
        if steps:
            return self.words(offered)
        done = self.accepted and self.given
        verbs = [
            verb for verb in VERBS if verb in offered and (self.began[verb] < self.each or not done)
        ]
        if verbs:
            return [min(verbs, key=lambda verb: self.began[verb])]
        return [action for action in offered if action not in VERBS] or offered

    def words(self, offered: list[int]) -> list[int]:
        """The actions that continue a statement: few cards, and seldom two terms."""
        if s.STOP in offered and self.rng.random() < SHORT:
            return [s.STOP]
        return [action for action in offered if s.COUNT <= action < s.COUNT + 2] or offered
