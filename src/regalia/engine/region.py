"""Regions: the parts into which a table falls for being shown (docs/page.md)."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Region:
    """A part of the table that is shown anew when it changes.

    ``name`` is its id; ``template`` the file in the game's ``page`` folder that shows it; ``part``
    all that the template is told of the position, hashable; ``things`` the ids (`Words.at`) of
    what in it a choice may be at; ``seat`` the seat that it is about, or -1: of that the template
    is also told who sits there.
    """

    def __init__(
        self,
        name: str,
        template: str,
        part: object,
        things: tuple[str, ...] = (),
        seat: int = -1,
    ) -> None:
        self.name = name
        self.template = template
        self.part = part
        self.things = things
        self.seat = seat


class Board(NamedTuple):
    """What slots the board of a game has: the number of seats."""

    seats: int


class Standing(NamedTuple):
    """How a seat stands at the end."""

    seat: int
    place: int
    points: int


def standings(places: tuple[int, ...], points: tuple[int, ...]) -> tuple[Standing, ...]:
    """How all seats stand, the first place first, seats of one place in their order.

    >>> [standing.seat for standing in standings((2, 1, 2), (5, 9, 5))]
    [1, 0, 2]
    """
    found = [Standing(seat, place, points[seat]) for seat, place in enumerate(places)]
    return tuple(sorted(found, key=lambda standing: standing.place))


def pairs(counts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Cards counted by kind, as kind and count of those that there are.

    >>> pairs((0, 2, 0, 1))
    ((1, 2), (3, 1))
    """
    return tuple([(kind, count) for kind, count in enumerate(counts) if count > 0])
