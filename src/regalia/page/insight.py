"""The chart of a finished game: how likely each seat was to win, move by move."""

from __future__ import annotations

from typing import Final, NamedTuple

from regalia.text.insight import percent

WIDTH: Final = 720.0
HEIGHT: Final = 240.0
MARGIN: Final = 10.0
"""Space around the curves, for the marks on them."""
MARKS: Final = 6
"""Approximate number of marks on a curve; their shape tells the curves apart."""


class Curve(NamedTuple):
    """The curve of one seat: SVG path, positions of its marks, and the percentage at each stop.

    ``colour`` is the seat's colour in the game (azure, gules ...), or "".
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
) -> Chart:
    """The chart of each seat's chances to win at the stops, 0 to 1; one row of ``chances`` a seat.

    >>> chart(("Anna",), [0, 4, 7], [[0.5, 0.25, 1.0]]).curves[0].path
    'M10 120L360 175L710 10'
    """
    step = (WIDTH - 2 * MARGIN) / max(len(stops) - 1, 1)
    every = max(len(stops) // MARKS, 1)
    curves = []
    for seat, row in enumerate(chances):
        points = [
            (
                round(MARGIN + n * step, 1),
                round(HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN), 1),
            )
            for n, chance in enumerate(row)
        ]
        path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        first = every * (seat + 1) // (len(chances) + 1)  # away from the marks of the others
        curves.append(
            Curve(
                seat,
                names[seat],
                colours[seat] if colours else "",
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
