"""The numbers of a zone of a position, for tests."""

from __future__ import annotations

from regalia.engine.state import State


def zone(state: State, number: int) -> list[int]:
    """The numbers of the zone that begins at a place, as far as the table of the position uses it.

    >>> from regalia.games import load
    >>> from regalia.games.christina import zones as z
    >>> zone(load("christina").new(2), z.FACTION)
    [-1, -1]
    """
    zones = state.game.zones_of(state)
    places = next(part.places for part in zones.parts if part.zone.number == number)
    return [state.cells[place] for place in places]
