"""What bots make of a finished game, as it is drawn: how each seat stood, line by line."""

from __future__ import annotations

from typing import Final, NamedTuple

from regalia.text.insight import percent

WIDTH: Final = 720.0
HEIGHT: Final = 240.0
MARGIN: Final = 10.0
"""Around the curves, for the marks upon them."""
MARKS: Final = 6
"""So many marks are on each curve, about, which tell it from the others."""


class Curve(NamedTuple):
    """How one seat stood: its way, places of marks, and at each stop percent.

    ``livery`` is the enamel of the seat's own colour, or "".
    """

    seat: int
    name: str
    livery: str
    path: str
    marks: list[tuple[float, float]]
    values: list[int]


class Stop(NamedTuple):
    """A place on the chart to go to: the line there, and from where to where it reaches."""

    line: int
    left: float
    width: float


class Chart(NamedTuple):
    """The curves over the stops of a game; ``step`` is how far one is from the next."""

    curves: list[Curve]
    stops: list[Stop]
    step: float


def chart(
    names: tuple[str, ...],
    stops: list[int],
    hopes: list[list[float]],
    seat_colours: tuple[str, ...] = (),
) -> Chart:
    """A chart of what each seat could hope for at the stops.

    >>> chart(("Anna",), [0, 4, 7], [[0.5, 0.25, 1.0]]).curves[0].path
    'M10 120L360 175L710 10'
    """
    step = (WIDTH - 2 * MARGIN) / max(len(stops) - 1, 1)
    every = max(len(stops) // MARKS, 1)
    curves = []
    for seat, row in enumerate(hopes):
        points = [
            (round(MARGIN + n * step, 1), round(HEIGHT - MARGIN - hope * (HEIGHT - 2 * MARGIN), 1))
            for n, hope in enumerate(row)
        ]
        path = "M" + "L".join(f"{x:g} {y:g}" for x, y in points)
        first = every * (seat + 1) // (len(hopes) + 1)  # where the marks of others are not
        curves.append(
            Curve(
                seat,
                names[seat],
                seat_colours[seat] if seat_colours else "",
                path,
                points[first::every],
                [percent(hope) for hope in row],
            )
        )
    places = [
        Stop(line, round(MARGIN + (n - 0.5) * step, 1), round(step, 1))
        for n, line in enumerate(stops)
    ]
    return Chart(curves, places, round(step, 3))
