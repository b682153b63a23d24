"""Confidence intervals of shares and means."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

CONFIDENCE = 0.95
ALIKE = 1e-12
"""A smaller variance is taken for rounding: the numbers are equal."""


def wilson(won: float, played: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The confidence interval of a share, from ``won`` wins in ``played`` games (Wilson 1927).

    Unlike the textbook's p ± z·√(p(1-p)/n) it is valid near 0 and 1. A shared win may count as a
    fraction: such results vary less than wins and losses, so the interval is then conservative.

    >>> low, high = wilson(8, 10)
    >>> f"{low:.3f} to {high:.3f}"
    '0.490 to 0.943'
    """
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share = won / played
    middle = share + z * z / (2 * played)
    reach = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    whole = 1 + z * z / played
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)


@dataclass
class Mean:
    """The running mean of independent numbers from ``least`` to ``most``, with its interval."""

    least: float = 0.0
    most: float = 1.0
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def note(self, value: float) -> None:
        """Add a number."""
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def value(self) -> float:
        """The mean; without numbers the middle of the range."""
        return self.total / self.count if self.count else (self.least + self.most) / 2

    def bounds(self, confidence: float = CONFIDENCE) -> tuple[float, float]:
        """The confidence interval by Student's t; the whole range for fewer than two numbers.

        Equal numbers do not prove that the next one is equal: they give Wilson's interval.

        >>> few = Mean()
        >>> for value in (0.0, 0.5, 1.0, 0.5):
        ...     few.note(value)
        >>> low, high = few.bounds()
        >>> f"{low:.2f} to {high:.2f}"
        '0.00 to 1.00'
        """
        if self.count < 2:
            return self.least, self.most
        variance = (self.squares - self.count * self.value**2) / (self.count - 1)
        if variance < ALIKE:
            width = self.most - self.least
            won = min(max((self.value - self.least) / width, 0.0), 1.0) * self.count
            low, high = wilson(won, self.count, confidence)
            return self.least + low * width, self.least + high * width
        reach = student(self.count - 1, confidence) * math.sqrt(variance / self.count)
        return max(self.least, self.value - reach), min(self.most, self.value + reach)


def student(freedom: int, confidence: float = CONFIDENCE) -> float:
    """The two-sided quantile of Student's t, in standard errors.

    Exact for one and two degrees of freedom; beyond, the expansion around the normal distribution
    (Abramowitz and Stegun 26.7.5), with a relative error below 1/500.

    >>> f"{student(9):.3f} {student(1000):.3f}"
    '2.262 1.962'
    """
    p = (1 + confidence) / 2
    if freedom == 1:
        return math.tan(math.pi * (p - 0.5))
    if freedom == 2:
        return (2 * p - 1) * math.sqrt(2 / (4 * p * (1 - p)))
    z = NormalDist().inv_cdf(p)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    far = 1 / freedom
    return z + far * (first + far * (second + far * (third + far * fourth)))
