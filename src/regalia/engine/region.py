"""Regions: the parts of a table that the page renders separately (docs/page.md)."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Region:
    """A part of the table that is rendered again when it changes.

    ``name`` is its id, and ``template`` a file in the game's ``page`` folder. ``part`` is the
    content for the template, hashable. ``things`` are the ids of the things in it that an action
    can be at (`Words.at`). ``seat`` is the seat whose player the template shows, or -1.
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
    """The number of seats around the board of a game."""

    seats: int


class Standing(NamedTuple):
    """A seat's place and points at the end."""

    seat: int
    place: int
    points: int


def standings(places: tuple[int, ...], points: tuple[int, ...]) -> tuple[Standing, ...]:
    """The standings of all seats, best place first; seats that share a place stay in order.

    >>> [standing.seat for standing in standings((2, 1, 2), (5, 9, 5))]
    [1, 0, 2]
    """
    found = [Standing(seat, place, points[seat]) for seat, place in enumerate(places)]
    return tuple(sorted(found, key=lambda standing: standing.place))


def pairs(counts: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Counts by kind as pairs of kind and count, without the zeros.

    >>> pairs((0, 2, 0, 1))
    ((1, 2), (3, 1))
    """
    return tuple([(kind, count) for kind, count in enumerate(counts) if count > 0])
