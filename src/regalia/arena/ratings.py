"""Ratings by the Plackett–Luce model: the strengths under which the places seen are likeliest.

In the model the first place goes to each with odds in proportion to his strength, the second in the
same way among the rest, and so on. The fit is Hunter's MM algorithm ("MM algorithms for generalized
Bradley–Terry models", 2004). A shared place counts as every order in which it could have been
decided, each for its part. Where all who are left are the same bot, there is nothing to learn.
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
"""One number: this bot came ahead. More: these contended for a place, by bot, ascending."""
Evidence = Mapping[Event, float]
"""How often each happened; parts of one where places were shared."""

PRIOR = 1.0
"""Each pair is taken to have shared so many games besides: nobody is infinitely strong then."""
POINTS = 400 / math.log(10)
"""Rating points for each factor e of strength; the scale of Elo: 400 points are odds of 10 to 1."""
CLOSE = 1e-9
STEPS = 5_000
RESAMPLES = 400
CONFIDENCE = 0.95
LEAST_SETS = 10
"""From fewer sets no interval is drawn; resampling them would feign to know too much."""
MOST_BLOCKS = 500


@lru_cache(maxsize=4096)
def evidence(bots: Event, ranks: tuple[int, ...]) -> Evidence:
    """What the places of one game say, with the bot of each seat and its place.

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
    """The strengths of so many bots, their geometric mean 1; begun from those ``near``.

    >>> [round(strength, 3) for strength in fit({(0, 1): 29.0, (0,): 22.0, (1,): 7.0}, 2)]
    [1.732, 0.577]
    """
    whole = total([seen, _prior(bots)])
    ahead = [whole[(bot,)] for bot in range(bots)]
    contests = [(event, weight) for event, weight in whole.items() if len(event) > 1]
    strengths = [1.0] * bots if near is None else list(near)
    for _ in range(STEPS):
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
        if moved < CLOSE:
            break
    return strengths


def _prior(bots: int) -> Evidence:
    shared: dict[Event, float] = {(bot,): PRIOR * (bots - 1) / 2 for bot in range(bots)}
    for pair in combinations(range(bots), 2):
        shared[pair] = PRIOR
    return shared


@dataclass
class Blocks:
    """Evidence set by set; when there are many, in blocks of as many sets each, in their order.

    Blocks of independent sets are independent, so they serve for resampling as sets do.
    """

    parts: list[Evidence] = field(default_factory=list)
    size: int = 1
    filled: int = 0
    """Sets in the last block."""

    def note(self, seen: Evidence) -> None:
        """Take in one more set."""
        if self.parts and self.filled < self.size:
            self.parts[-1] = total([self.parts[-1], seen])
            self.filled += 1
            return
        if len(self.parts) == MOST_BLOCKS:
            pairs = zip(self.parts[::2], self.parts[1::2], strict=True)
            self.parts = [total(pair) for pair in pairs]
            self.size *= 2
        self.parts.append(seen)
        self.filled = 1


@dataclass(frozen=True)
class Rating:
    """Points above (or below) the mean of all bots, and between what they lie; see `rate`."""

    points: float
    low: float | None
    high: float | None


def rate(blocks: Blocks, bots: int) -> list[Rating | None]:
    """The rating of each bot, with 95 % bounds by resampling sets; None for one never seen.

    There are no bounds from fewer than 10 sets, nor for a bot that came ahead of all others always,
    or never: how far above or below them it is, such games cannot tell.
    """
    seen = total(blocks.parts)
    strengths = fit(seen, bots)
    bounded = len(blocks.parts) >= LEAST_SETS
    drawn = _resampled(blocks.parts, bots, strengths) if bounded else []
    ratings: list[Rating | None] = []
    for bot, strength in enumerate(strengths):
        contended = sum(weight for event, weight in seen.items() if len(event) > 1 and bot in event)
        ahead = seen.get((bot,), 0.0)
        if not contended:
            ratings.append(None)
        elif not bounded or min(ahead, contended - ahead) < CLOSE:
            ratings.append(Rating(_points(strength), None, None))
        else:
            points = sorted(_points(other[bot]) for other in drawn)
            cut = round(len(points) * (1 - CONFIDENCE) / 2)
            ratings.append(Rating(_points(strength), points[cut], points[-1 - cut]))
    return ratings


def _points(strength: float) -> float:
    return POINTS * math.log(strength)


def _resampled(parts: list[Evidence], bots: int, near: list[float]) -> list[list[float]]:
    """The strengths fitted to sets drawn anew from those played, with putting back, many times."""
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
