"""Commons: what all viewers of a table see, looked at and rendered once for them all."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from regalia import wire
from regalia.engine.game import Game
from regalia.engine.observation import Observation
from regalia.page.renderer import Renderer, RenderKey, RenderKeys

TO_MOVE: Final = '<span class="to-move">to move</span>'


MAX_PARAGRAPHS: Final = 16
"""So many paragraphs are kept: those of a move, for whoever is told it next."""


class ChairPart(NamedTuple):
    """Who sits in a seat, as docs/page.md tells; ``mine`` only before the game."""

    seat: int
    name: str
    player: str
    here: bool
    stand_in: str
    votes: tuple[int, ...]
    mine: bool = False


class SharedView:
    """What all viewers of one table see, as it looked last and what of it changed last.

    They are told the same one after another, so the work for the first of them is that for all.
    """

    def __init__(self, renderer: Renderer, game: Game) -> None:
        self.renderer = renderer
        self.game = game
        self.seen: Observation | None = None
        self.around: tuple[object, ...] = ()
        self.render_keys: RenderKeys = {}
        self.things: frozenset[str] = frozenset()
        """What a choice may be at."""
        self.before: RenderKeys = {}
        self.after: RenderKeys = {}
        self.html: dict[str, str] = {}
        self.paragraph = lru_cache(MAX_PARAGRAPHS)(self._paragraph)

    def render_keys_of(
        self,
        seen: Observation,
        chairs: tuple[ChairPart, ...],
        names: tuple[str, ...],
        waiting: tuple[int, ...],
    ) -> RenderKeys:
        """How the regions of all look, from what a spectator sees and who sits and is asked."""
        around = (chairs, names, waiting)
        if around != self.around or (seen is not self.seen and seen != self.seen):
            self.render_keys = self._render_keys(seen, chairs, names, waiting)
            self.around = around
        self.seen = seen
        return self.render_keys

    def _render_keys(
        self,
        seen: Observation,
        chairs: tuple[ChairPart, ...],
        names: tuple[str, ...],
        waiting: tuple[int, ...],
    ) -> RenderKeys:
        render_keys: RenderKeys = {}
        things: list[str] = []
        for region in self.game.regions(seen):
            seat = region.seat
            chair = chairs[seat] if seat >= 0 else None
            render_keys[region.name] = RenderKey(region.template, region.part, names, chair)
            things += region.things
            if seat >= 0:
                render_keys[f"turn-{seat}"] = TO_MOVE if seat in waiting else ""
        self.things = frozenset(things)
        return render_keys

    def changes(self, before: RenderKeys, after: RenderKeys) -> dict[str, str]:
        """The HTML of the regions that look otherwise after than before."""
        if before is not self.before or after is not self.after:
            self.html = {
                name: self.renderer.html(self.game, render_key)
                for name, render_key in after.items()
                if before.get(name) != render_key
            }
            self.before, self.after = before, after
        return self.html

    def _paragraph(self, line: int, told: tuple[str, ...]) -> str:
        """A paragraph of the story, from its line and its sentences."""
        with_icons = self.renderer.icon_writer(self.game)
        sentences = "".join([f"<p>{with_icons(sentence)}</p>" for sentence in told])
        return f'<li data-line="{line}">{sentences}</li>'


def chair_of(told: wire.Chair) -> ChairPart:
    """A chair from what the table tells of it."""
    return ChairPart(told.seat, told.name, told.player, told.here, told.stand_in, told.votes)
