"""Commons: what all viewers of a table see, looked at and rendered once for them all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from regalia import wire
from regalia.engine.game import Game
from regalia.engine.sight import Sight
from regalia.page.painter import Look, Looks, Painter

TO_MOVE: Final = '<span class="to-move">to move</span>'


TOLD_KEPT: Final = 16
"""So many paragraphs are kept: those of a move, for whoever is told it next."""


class ChairPart(NamedTuple):
    """Who sits in a seat, as docs/page.md tells; ``mine`` only before the game."""

    seat: int
    name: str
    player: str
    here: bool
    played_by: str
    votes: tuple[int, ...]
    mine: bool = False


class Commons:
    """What all viewers of one table see, as it looked last and what of it changed last.

    They are told the same one after another, so the work for the first of them is that for all.
    """

    def __init__(self, painter: Painter, game: Game) -> None:
        self.painter = painter
        self.game = game
        self.seen: Sight | None = None
        self.around: tuple[object, ...] = ()
        self.looks: Looks = {}
        self.things: frozenset[str] = frozenset()
        """What a choice may be at."""
        self.before: Looks = {}
        self.after: Looks = {}
        self.html: dict[str, str] = {}
        self.paragraph = lru_cache(TOLD_KEPT)(self._paragraph)

    def looks_of(
        self,
        seen: Sight,
        chairs: tuple[ChairPart, ...],
        names: tuple[str, ...],
        waiting: tuple[int, ...],
    ) -> Looks:
        """How the regions of all look, from what a spectator sees and who sits and is asked."""
        around = (chairs, names, waiting)
        if around != self.around or (seen is not self.seen and seen != self.seen):
            self.looks = self._looks(seen, chairs, names, waiting)
            self.around = around
        self.seen = seen
        return self.looks

    def _looks(
        self,
        seen: Sight,
        chairs: tuple[ChairPart, ...],
        names: tuple[str, ...],
        waiting: tuple[int, ...],
    ) -> Looks:
        looks: Looks = {}
        things: list[str] = []
        for region in self.game.regions(seen):
            seat = region.seat
            chair = chairs[seat] if seat >= 0 else None
            looks[region.name] = Look(region.template, region.part, names, chair)
            things += region.things
            if seat >= 0:
                looks[f"turn-{seat}"] = TO_MOVE if seat in waiting else ""
        self.things = frozenset(things)
        return looks

    def changes(self, before: Looks, after: Looks) -> dict[str, str]:
        """The HTML of the regions that look otherwise after than before."""
        if before is not self.before or after is not self.after:
            self.html = {
                name: self.painter.html(self.game, look)
                for name, look in after.items()
                if before.get(name) != look
            }
            self.before, self.after = before, after
        return self.html

    def _paragraph(self, line: int, told: tuple[str, ...]) -> str:
        """A paragraph of the story, from its line and its sentences."""
        dyed = self.painter.dyer(self.game)
        sentences = "".join([f"<p>{dyed(sentence)}</p>" for sentence in told])
        return f'<li data-line="{line}">{sentences}</li>'


def chair_of(told: wire.Chair) -> ChairPart:
    """A chair from what the table tells of it."""
    return ChairPart(told.seat, told.name, told.player, told.here, told.played_by, told.votes)
