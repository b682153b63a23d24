"""A test that stops as soon as the sets played suffice to tell two claims apart."""

from __future__ import annotations

import math
from dataclasses import dataclass

ERROR = 0.05
"""How often either claim is rejected although it is true, about."""
BOUND = math.log((1 - ERROR) / ERROR)
"""At this log-likelihood ratio, or its negative, the test stops (Wald 1945)."""
LEAST = 16
"""So many sets are played at least: from fewer nothing is known of how much sets scatter."""
SLACK = 1.0
"""As if one more set had missed the mean by a whole win: a few sets, alike by chance, then prove
nothing."""


@dataclass
class SequentialTest:
    """The sequential test of the mean of set results d: ``low`` (H0) against ``high`` (H1).

    How much sets scatter is unknown and taken from the sets themselves, so this is a generalised
    test (GSPRT) for the normal law: LLR = n (H1 - H0) (2 d̄ - H0 - H1) / 2v, with d̄ the mean and v
    the variance of the n results. They must be those of whole sets, which are independent of one
    another; games of a set are not.
    """

    low: float
    high: float
    sets: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, result: float) -> None:
        """Take in the result of one more set. They count in the order of their numbers."""
        self.sets += 1
        self.total += result
        self.squares += result * result

    @property
    def llr(self) -> float:
        """The log-likelihood ratio: above 0 the sets speak for ``high``, below for ``low``."""
        if not self.sets:
            return 0.0
        mean = self.total / self.sets
        variance = (max(0.0, self.squares - self.sets * mean * mean) + SLACK) / self.sets
        middle = (self.low + self.high) / 2
        return self.sets * (self.high - self.low) * (mean - middle) / variance

    @property
    def accepted(self) -> str:
        """``"H0"`` or ``"H1"``, or ``""`` as long as the test is open."""
        if self.sets < LEAST or abs(self.llr) < BOUND:
            return ""
        return "H1" if self.llr > 0 else "H0"
