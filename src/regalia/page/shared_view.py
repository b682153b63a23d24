"""The regions that all viewers of a table share, rendered once for all of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from regalia import wire
from regalia.engine.game import Game
from regalia.engine.observation import Observation
from regalia.page.renderer import Renderer, RenderKey, RenderKeys

TO_MOVE: Final = '<span class="to-move">to move</span>'
MAX_PARAGRAPHS: Final = 16
"""Maximum number of story paragraphs kept: enough for all viewers of one move."""


class ChairPart(NamedTuple):
    """Who sits in a seat (docs/page.md); ``mine`` is set only where a page lists all seats."""

    seat: int
    name: str
    player: str
    here: bool
    stand_in: str
    votes: tuple[int, ...]
    with_seat: int = -1
    resigned: bool = False
    aborts: bool = False
    mine: bool = False
    away_since: int = 0


class SharedView:
    """The shared regions of one table, and their latest changes.

    All viewers receive a change one after another; the result for the first serves the others.
    """

    def __init__(self, renderer: Renderer, game: Game) -> None:
        self.renderer = renderer
        self.game = game
        self.observation: Observation | None = None
        self.people: tuple[object, ...] = ()
        self.render_keys: RenderKeys = {}
        self.things: frozenset[str] = frozenset()
        """The ids of the things that a choice can be at."""
        self.before: RenderKeys = {}
        self.after: RenderKeys = {}
        self.html: dict[str, str] = {}
        self.paragraph = lru_cache(MAX_PARAGRAPHS)(self._paragraph)

    def render_keys_of(
        self,
        observation: Observation,
        chairs: tuple[ChairPart, ...],
        names: tuple[str, ...],
        waiting: tuple[int, ...],
    ) -> RenderKeys:
        """The shared regions, from a spectator's observation, the chairs and the seats to move."""
        people = (chairs, names, waiting)
        same = observation is self.observation or observation == self.observation
        if people != self.people or not same:
            self.render_keys = self._render_keys(observation, chairs, names, waiting)
            self.people = people
        self.observation = observation
        return self.render_keys

    def _render_keys(
        self,
        observation: Observation,
        chairs: tuple[ChairPart, ...],
        names: tuple[str, ...],
        waiting: tuple[int, ...],
    ) -> RenderKeys:
        render_keys: RenderKeys = {}
        things: list[str] = []
        for region in self.game.regions(observation):
            seat = region.seat
            chair = chairs[seat] if seat >= 0 else None
            render_keys[region.name] = RenderKey(region.template, region.part, names, chair)
            things += region.things
            if seat >= 0:
                render_keys[f"turn-{seat}"] = TO_MOVE if seat in waiting else ""
        self.things = frozenset(things)
        return render_keys

    def changes(self, before: RenderKeys, after: RenderKeys) -> dict[str, str]:
        """The HTML of the regions whose keys differ."""
        if before is not self.before or after is not self.after:
            self.html = {
                name: self.renderer.html(self.game, render_key)
                for name, render_key in after.items()
                if before.get(name) != render_key
            }
            self.before, self.after = before, after
        return self.html

    def _paragraph(
        self, line: int, sentences: tuple[str, ...], notes: tuple[wire.Note, ...]
    ) -> str:
        """The HTML of a paragraph of the story."""
        with_icons = self.renderer.icon_writer(self.game)
        html = "".join(
            [
                f"<p{_noted(note)}>{with_icons(sentence)}</p>"
                for sentence, note in zip(sentences, notes, strict=True)
            ]
        )
        return f'<li data-line="{line}">{html}</li>'


def _noted(note: wire.Note) -> str:
    """The attributes of a sentence by which the browser chooses the news (static/story.js)."""
    return (
        (f' data-about="{note.about}"' if note.about else "")
        + (' class="loss"' if note.lost else "")
        + (f' data-place="{note.place}"' if note.place else "")
    )


def chair_of(chair: wire.Chair) -> ChairPart:
    """A chair as templates use it, from a message's."""
    who = chair.seat, chair.name, chair.player
    return ChairPart(
        *who,
        chair.here,
        chair.stand_in,
        chair.votes,
        chair.with_seat,
        chair.resigned,
        chair.aborts,
        away_since=chair.away_since,
    )
