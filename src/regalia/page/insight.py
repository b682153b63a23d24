"""The chart of a finished game: how likely each side was to win, move by move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from regalia.text.insight import percent
from regalia.text.waiting import listed

WIDTH: Final = 720.0
HEIGHT: Final = 240.0
MARGIN: Final = 10.0
"""Space around the curves, for the marks on them."""
MARKS: Final = 6
"""Approximate number of marks on a curve; their shape tells the curves apart."""


class Curve(NamedTuple):
    """The curve of one side: SVG path, positions of its marks, and the percentage at each stop.

    ``seat`` is its first seat, ``name`` has the names of all, and ``colour`` is the first seat's
    colour in the game (azure, gules ...), or "".
    """

    seat: int
    name: str
    colour: str
    path: str
    marks: list[tuple[float, float]]
    values: list[int]


class Stop(NamedTuple):
    """A clickable strip of the chart: the record line that it leads to, its left edge and width."""

    line: int
    left: float
    width: float


class Chart(NamedTuple):
    """The curves over the stops of a game; ``step`` is the distance between two stops."""

    curves: list[Curve]
    stops: list[Stop]
    step: float


def chart(
    names: tuple[str, ...],
    stops: list[int],
    chances: list[list[float]],
    colours: tuple[str, ...] = (),
    sides: Sequence[int] = (),
) -> Chart:
    """The chart of each side's chances to win at the stops, 0 to 1; one row of ``chances`` a seat.

    ``sides`` is the side of each seat (`State.sides`); without it each seat is alone. The chances
    of allies, who know different things, are averaged.

    >>> [(one.name, one.values) for one in
    ...  chart(("Ada", "Bo", "Cy"), [0], [[0.5], [0.4], [0.7]], (), (0, 1, 0)).curves]
    [('Ada and Cy', [60]), ('Bo', [40])]
    >>> chart(("Anna",), [0, 4, 7], [[0.5, 0.25, 1.0]]).curves[0].path
    'M10 120L360 175L710 10'
    """
    step = (WIDTH - 2 * MARGIN) / max(len(stops) - 1, 1)
    every = max(len(stops) // MARKS, 1)
    curves = []
    allied: dict[int, list[int]] = {}
    for seat in range(len(chances)):
        allied.setdefault(sides[seat] if sides else seat, []).append(seat)
    for number, seats in enumerate(allied.values()):
        row = [
            sum(values) / len(seats) for values in zip(*[chances[s] for s in seats], strict=True)
        ]
        points = [
            (
                round(MARGIN + n * step, 1),
                round(HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN), 1),
            )
            for n, chance in enumerate(row)
        ]
        path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        first = every * (number + 1) // (len(allied) + 1)  # away from the marks of the others
        curves.append(
            Curve(
                seats[0],
                listed([names[seat] for seat in seats]),
                colours[seats[0]] if colours else "",
                path,
                points[first::every],
                [percent(chance) for chance in row],
            )
        )
    strips = [
        Stop(line, round(MARGIN + (n - 0.5) * step, 1), round(step, 1))
        for n, line in enumerate(stops)
    ]
    return Chart(curves, strips, round(step, 3))
