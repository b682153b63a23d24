"""Christina Regina: the points that colours and seats can expect, for the steward and searches."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.position import ChristinaPosition

# The chance that a card in the court is still drawn, not buried to the end or discarded.
DRAW_CHANCE_PER_CARD: Final = 0.22  # for each card of the smallest court stack
MAX_DRAW_CHANCE: Final = 0.36
DRAW_CHANCE_WHEN_EMPTY: Final = 0.05  # once a stack is empty

COVERED_LATER: Final = 0.5  # share of the other colours that are drawn after a colour itself
PLACE_FLOOR: Final = 0.5  # least share of its points that a scoring place is expected to keep
ACTION_CARD_VALUE: Final = 0.55  # points of an unspent action card while no stack is empty

# Weight of an expected point in the chance to win; fitted to games between stewards.
POINT_WEIGHT: Final = 0.25
POINT_WEIGHT_OF_SEATS: Final = 1.1  # divided by the number of seats, and added


def expected_by_group(state: ChristinaPosition) -> vec[float]:
    """The points that each colour can expect in each influence stack, by group, then colour."""
    expected = vec[float]([0.0] * (s.GROUPS * s.COLOURS))
    likely, cells = chance_of_draw(state), state.cells
    for group in range(s.GROUPS):
        row = group * s.COLOURS
        discards = z.DISCARDS + group * s.GROUP_KINDS
        influence = z.INFLUENCE + group * z.INFLUENCE_ROW
        count = cells[influence]
        gone: i64 = 0  # colours drawn already, as a bit mask
        for place in range(1, count + 1):
            gone |= 1 << cells[influence + place]
        left = 0.0
        for colour in range(s.COLOURS):
            if (gone >> colour) & 1 == 0 and cells[discards + colour] == 0:
                left += 1.0
        coming = likely * left
        for place in range(max(1, count - 2), count + 1):
            points = 3.0 - float(count - place)
            expected[row + cells[influence + place]] = max(points - coming, PLACE_FLOOR * points)
        drawn = likely * (3.0 - COVERED_LATER * (coming - likely))
        for colour in range(s.COLOURS):
            if (gone >> colour) & 1 == 0 and cells[discards + colour] == 0:
                expected[row + colour] = drawn
    return expected


def chance_of_draw(state: ChristinaPosition) -> float:
    """The chance that a court card is still drawn, wherever it lies."""
    if state.some_stack_empty():
        return DRAW_CHANCE_WHEN_EMPTY
    lowest = state.left(0)
    for stack in range(1, s.GROUPS):
        left = state.left(stack)
        if left < lowest:
            lowest = left
    return min(MAX_DRAW_CHANCE, DRAW_CHANCE_PER_CARD * float(lowest))


def expected_by_seat(state: ChristinaPosition) -> vec[float]:
    """The points that each seat can expect, with the value of its action card."""
    expected = expected_by_group(state)
    points = vec[float]([0.0] * state.seats)
    ready = 0.0 if state.some_stack_empty() else ACTION_CARD_VALUE
    for seat in range(state.seats):
        total = 0.0 if state.is_spent(seat) else ready
        for group in range(s.GROUPS):
            if not state.is_tilted(seat, group):
                total += expected[group * s.COLOURS + state.cells[z.FACTION + seat]]
        points[seat] = total
    return points


def chances(state: ChristinaPosition) -> list[float]:
    """The chance of each seat to win, by its expected points."""
    points = expected_by_seat(state)
    weight = POINT_WEIGHT + POINT_WEIGHT_OF_SEATS / float(state.seats)
    total = 0.0
    for seat in range(len(points)):
        points[seat] = math.exp(weight * points[seat])
        total += points[seat]
    return [likelihood / total for likelihood in points]
