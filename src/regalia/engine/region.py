"""Regions: the parts into which a table falls for being shown (docs/page.md)."""

from __future__ import annotations

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
