"""Maximum likelihood ratings in the Plackett–Luce model.

In the model each bot takes first place with a probability proportional to its strength, then second
place in the same way among the rest, and so on. The fit is Hunter's MM algorithm ("MM algorithms
for generalized Bradley–Terry models", 2004). A shared place counts as the average over all orders
of those who share it. A choice among seats of one bot carries no information.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations

from librt.random import Random

Event = tuple[int, ...]
"""One number: a bot that won a place. Several: the bots that competed for it, ascending."""
Evidence = Mapping[Event, float]
"""How often each event happened; fractions where places were shared."""

PRIOR = 1.0
"""Shared games added for each pair of bots, so that no strength is infinite."""
POINTS = 400 / math.log(10)
"""Rating points for a factor e of strength, on the Elo scale: 400 points are odds of 10 to 1."""
TOLERANCE = 1e-9
MAX_STEPS = 5_000
RESAMPLES = 400
CONFIDENCE = 0.95
MIN_SETS = 10
"""Minimum number of sets for an interval; resampling fewer would understate it."""
MAX_BLOCKS = 500


@lru_cache(maxsize=4096)
def evidence(bots: Event, ranks: tuple[int, ...]) -> Evidence:
    """The evidence of one game, from the bot and the place of each seat.

    >>> evidence((0, 1), (1, 2))
    {(0, 1): 1.0, (0,): 1.0}
    >>> evidence((0, 1), (1, 1))
    {(0, 1): 1.0, (0,): 0.5, (1,): 0.5}
    """
    seen: dict[Event, float] = defaultdict(float)
    seats = range(len(bots))
    for place in sorted(set(ranks)):
        tied = [seat for seat in seats if ranks[seat] == place]
        behind = [seat for seat in seats if ranks[seat] > place]
        for before in range(len(tied)):
            part = 1 / math.comb(len(tied), before)
            for gone in combinations(tied, before):
                left = [seat for seat in tied if seat not in gone]
                event = tuple(sorted(bots[seat] for seat in left + behind))
                if len(set(event)) < 2:
                    continue
                seen[event] += part
                for seat in left:
                    seen[(bots[seat],)] += part / len(left)
    return dict(seen)


def total(parts: Iterable[Evidence]) -> Evidence:
    """The sum of evidence."""
    whole: dict[Event, float] = defaultdict(float)
    for part in parts:
        for event, weight in part.items():
            whole[event] += weight
    return dict(whole)


def fit(seen: Evidence, bots: int, near: Sequence[float] | None = None) -> list[float]:
    """The fitted strengths of the bots, with geometric mean 1; ``near`` are starting values.

    >>> [round(strength, 3) for strength in fit({(0, 1): 29.0, (0,): 22.0, (1,): 7.0}, 2)]
    [1.732, 0.577]
    """
    whole = total([seen, _prior(bots)])
    ahead = [whole[(bot,)] for bot in range(bots)]
    contests = [(event, weight) for event, weight in whole.items() if len(event) > 1]
    strengths = [1.0] * bots if near is None else list(near)
    for _ in range(MAX_STEPS):
        shares = [0.0] * bots
        for event, weight in contests:
            share = weight / sum([strengths[bot] for bot in event])
            for bot in event:
                shares[bot] += share
        found = [ahead[bot] / shares[bot] for bot in range(bots)]
        middle = math.exp(sum(map(math.log, found)) / bots)
        found = [strength / middle for strength in found]
        moved = max(abs(new / old - 1) for new, old in zip(found, strengths, strict=True))
        strengths = found
        if moved < TOLERANCE:
            break
    return strengths


def _prior(bots: int) -> Evidence:
    shared: dict[Event, float] = {(bot,): PRIOR * (bots - 1) / 2 for bot in range(bots)}
    for pair in combinations(range(bots), 2):
        shared[pair] = PRIOR
    return shared


@dataclass
class Blocks:
    """Evidence by set, or by blocks of consecutive sets where there are many.

    Blocks of independent sets are independent too, so they can be resampled like sets.
    """

    parts: list[Evidence] = field(default_factory=list)
    size: int = 1
    filled: int = 0
    """Number of sets in the last block."""

    def note(self, seen: Evidence) -> None:
        """Add a set."""
        if self.parts and self.filled < self.size:
            self.parts[-1] = total([self.parts[-1], seen])
            self.filled += 1
            return
        if len(self.parts) == MAX_BLOCKS:
            pairs = zip(self.parts[::2], self.parts[1::2], strict=True)
            self.parts = [total(pair) for pair in pairs]
            self.size *= 2
        self.parts.append(seen)
        self.filled = 1


@dataclass(frozen=True)
class Rating:
    """Points relative to the mean of all bots, with their interval; see `rate`."""

    points: float
    low: float | None
    high: float | None


def rate(blocks: Blocks, bots: int) -> list[Rating | None]:
    """The rating of each bot with a 95 % bootstrap interval over sets; None for one without games.

    There is no interval from fewer than 10 sets, nor for a bot that was ahead of the others always
    or never, since such games do not show how far above or below them it is.
    """
    seen = total(blocks.parts)
    strengths = fit(seen, bots)
    bounded = len(blocks.parts) >= MIN_SETS
    drawn = _resampled(blocks.parts, bots, strengths) if bounded else []
    ratings: list[Rating | None] = []
    for bot, strength in enumerate(strengths):
        contended = sum(weight for event, weight in seen.items() if len(event) > 1 and bot in event)
        ahead = seen.get((bot,), 0.0)
        if not contended:
            ratings.append(None)
        elif not bounded or min(ahead, contended - ahead) < TOLERANCE:
            ratings.append(Rating(_points(strength), None, None))
        else:
            points = sorted(_points(other[bot]) for other in drawn)
            cut = round(len(points) * (1 - CONFIDENCE) / 2)
            ratings.append(Rating(_points(strength), points[cut], points[-1 - cut]))
    return ratings


def _points(strength: float) -> float:
    return POINTS * math.log(strength)


def _resampled(parts: list[Evidence], bots: int, near: list[float]) -> list[list[float]]:
    """The strengths fitted to bootstrap samples of the sets."""
    events = list(total(parts))
    where = {event: i for i, event in enumerate(events)}
    sparse = [[(where[event], weight) for event, weight in part.items()] for part in parts]
    rng, found = Random(1), []
    for _ in range(RESAMPLES):
        sums = [0.0] * len(events)
        for _ in sparse:
            for i, weight in sparse[rng.randrange(len(sparse))]:
                sums[i] += weight
        found.append(fit(dict(zip(events, sums, strict=True)), bots, near))
    return found
