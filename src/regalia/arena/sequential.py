"""A generalised sequential probability ratio test (GSPRT) of two hypotheses about sets."""

from __future__ import annotations

import math
from dataclasses import dataclass

ERROR = 0.05
"""The approximate probability of rejecting either hypothesis although it is true."""
BOUND = math.log((1 - ERROR) / ERROR)
"""The test stops at this log-likelihood ratio or its negative (Wald 1945)."""
MIN_SETS = 16
"""Minimum number of sets; fewer do not show their variance."""
EXTRA_SQUARES = 1.0
"""Added to the sum of squares, as if one more set missed the mean by a whole win: a few sets that
are equal by chance prove nothing."""


@dataclass
class SequentialTest:
    """The sequential test of the mean set result d: ``low`` (H0) against ``high`` (H1).

    The variance is estimated from the sets, so this is a GSPRT for the normal distribution:
    LLR = n (H1 - H0) (2 d̄ - H0 - H1) / 2v, with d̄ the mean and v the variance of the n results.
    Results must be those of whole sets, which are independent; games of one set are not.
    """

    low: float
    high: float
    sets: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, result: float) -> None:
        """Add the result of the next set, in order of set numbers."""
        self.sets += 1
        self.total += result
        self.squares += result * result

    @property
    def llr(self) -> float:
        """The log-likelihood ratio: positive in favour of ``high``, negative of ``low``."""
        if not self.sets:
            return 0.0
        mean = self.total / self.sets
        variance = (max(0.0, self.squares - self.sets * mean * mean) + EXTRA_SQUARES) / self.sets
        middle = (self.low + self.high) / 2
        return self.sets * (self.high - self.low) * (mean - middle) / variance

    @property
    def accepted(self) -> str:
        """``"H0"`` or ``"H1"``, or ``""`` while the test is undecided."""
        if self.sets < MIN_SETS or abs(self.llr) < BOUND:
            return ""
        return "H1" if self.llr > 0 else "H0"
