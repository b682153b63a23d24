"""Intervals: between which bounds a share or a mean lies, with a stated confidence."""

from __future__ import annotations

import math
from statistics import NormalDist

CONFIDENCE = 0.95


def wilson(won: float, played: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """Bounds for a share of which ``won`` out of ``played`` were seen (Wilson 1927).

    Holds near 0 and 1 too, where the textbook's p ± z·√(p(1-p)/n) does not. A shared win may count
    as a part of one: such outcomes scatter less than all-or-nothing ones, so the bounds are then
    wider than needed, never narrower.

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


def around_mean(
    total: float, squares: float, count: int, confidence: float = CONFIDENCE
) -> tuple[float, float]:
    """Bounds for the mean of ``count`` independent numbers in 0 to 1, from their sum and squares.

    By the normal distribution, so for many numbers; one alone leaves everything possible.

    >>> low, high = around_mean(50, 50, 100)
    >>> f"{low:.3f} to {high:.3f}"
    '0.402 to 0.598'
    """
    if count == 1:
        return 0.0, 1.0
    mean = total / count
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    variance = max(0.0, (squares - count * mean * mean) / (count - 1))
    reach = z * math.sqrt(variance / count)
    return max(0.0, mean - reach), min(1.0, mean + reach)
