"""The replay of a finished game: its regions and story at any line, from any seat's view."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Lock
from typing import NamedTuple

from markupsafe import Markup

from regalia import wire
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.record import Record, Replay
from regalia.engine.state import State
from regalia.engine.story import Paragraph as StoryParagraph
from regalia.engine.story import Story, told
from regalia.page.isolates import isolated
from regalia.page.presence import YOU_MARK
from regalia.page.renderer import Renderer, RenderKey
from regalia.page.shared_view import SharedView, chair_of

ALL, NOBODY = "all", "none"
MOST_TOLD = 2
"""Maximum number of views whose story is kept: that of everything, and the one on the page."""


class Paragraph(NamedTuple):
    """A paragraph of the story: the record line that it ends with, and its HTML."""

    line: int
    html: str


class ReplayPage:
    """A finished game with the position after every line. ``chairs`` are those of its table."""

    def __init__(
        self, renderer: Renderer, game: Game, record: Record, chairs: Iterable[wire.Chair]
    ) -> None:
        """Replay the record.

        Raises:
            BadRecord: it does not replay.
        """
        self.renderer = renderer
        self.game = game
        self.names = tuple(record.players())
        here = [chair_of(chair)._replace(here=True, votes=()) for chair in chairs]
        self.chairs = tuple([chair._replace(stand_in="", resigned=False) for chair in here])
        """The chairs without stand-ins, who came at some time in the game."""
        replay = Replay(record, game)
        self.whole_story = Story(replay.state)
        self.states: list[State] = [replay.state.copy()]
        while replay.more():
            replay.step()
            self.whole_story.end_line(record.lines[replay.done - 1])
            self.states.append(replay.state.copy())
        self.last = replay.state
        self.lock = Lock()
        """Held while ``told`` changes: a whole page is made beside the event loop."""
        self.told: dict[str, list[StoryParagraph]] = {}
        """The story in the views that were asked for last (`_told`)."""

    @property
    def lines(self) -> int:
        """The number of lines of the record."""
        return len(self.states) - 1

    def seats(self, view: str) -> tuple[int, ...]:
        """The seats of a view, which is ``all``, ``none`` or a seat number from 1.

        Raises:
            BadOption: it is none of these.
        """
        count = self.last.seats
        if view == ALL:
            return tuple(range(count))
        if view == NOBODY:
            return ()
        if not (view.isascii() and view.isdecimal() and 1 <= int(view) <= count):
            raise BadOption(f"A game is shown as all, none, or a seat from 1 to {count}.")
        return (int(view) - 1,)

    def stops(self) -> list[int]:
        """The lines where a paragraph of the story ends, and the first and last line, ascending."""
        return sorted({0, *[part.line for part in self._told(ALL)], self.lines})

    def _told(self, view: str) -> list[StoryParagraph]:
        """The story as a view may read it; kept for the views that were asked for last."""
        told = self.told.get(view)
        if told is None:
            mine = self.seats(view)
            told = self.whole_story.paragraphs(self.last, mine, self._names_for(mine))
            with self.lock:
                self.told[view] = told
                if len(self.told) > MOST_TOLD:
                    del self.told[next(iter(self.told))]
        return told

    def seat_colours(self, view: str) -> tuple[str, ...]:
        """The colour of each seat in the game; empty unless everything is open."""
        if view != ALL:
            return ()
        return self.game.seat_colours(observation(self.last, self.seats(ALL)))

    def decider(self, at: int, view: str) -> tuple[int, str]:
        """The seat to decide at a line, or -1, and why this view may not see its options, or "".

        A seat's options are shown to that seat and where everything is open.
        """
        state = self.states[at]
        asked = state.asked()
        if self.over(at):
            return -1, "The game is over."
        if not asked:
            return -1, "Chance decided here."
        mine = [seat for seat in asked if seat in self.seats(view)]
        if mine:
            return mine[0], ""
        return asked[0], f"It was for {self.names[asked[0]]} to decide here."

    def regions(self, at: int, view: str) -> dict[str, str]:
        """The regions at a line, by name."""
        mine = self.seats(view)
        state = self.states[at]
        own = observation(state, mine)
        waiting = () if state.to_act < 0 else tuple(state.asked())
        shared_view = SharedView(self.renderer, self.game)
        render_keys = shared_view.render_keys_of(
            observation(state, ()), self.chairs, self.names, waiting
        )
        html = dict(shared_view.changes({}, render_keys))
        for region in self.game.own_regions(own):
            render_key = RenderKey(region.template, region.part, self.names)
            html[region.name] = self.renderer.render(self.game, render_key)
        if len(mine) == 1:
            html[f"seat-mark-{mine[0]}"] = YOU_MARK
        if not html:
            names = self._names_for(mine)
            part = tuple(
                (section.title, tuple(section.lines))
                for section in self.game.words.describe(own, names)
            )
            html["board"] = self.renderer.render(self.game, RenderKey("words.html", part))
        return html

    def _names_for(self, mine: tuple[int, ...]) -> list[str]:
        """The names of all seats; a viewer of one seat reads "You"."""
        names = list(self.names)
        if len(mine) == 1:
            names[mine[0]] = "You"
        return names

    def story(self, view: str) -> list[Paragraph]:
        """The whole story, with what this view may know."""
        with_icons = self.renderer.icon_writer(self.game)
        return [
            Paragraph(
                part.line,
                str(
                    Markup("").join(
                        [Markup("<p>{}</p>").format(with_icons(s)) for s in part.sentences]
                    )
                ),
            )
            for part in self._told(view)
        ]

    def summary(self, at: int, view: str) -> str:
        """The latest paragraph at this line as plain text; within a move, its events so far."""
        mine = self.seats(view)
        names = self._names_for(mine)
        before = [part for part in self._told(view) if part.line <= at]
        ends = [0, *self.whole_story.ends]
        events = self.whole_story.journal.events[ends[before[-1].line if before else 0] : ends[at]]
        words = self.game.words
        within = [told(words, event, mine, names) for event in events if event.seen_by(mine)]
        if any(within):
            return isolated(" ".join([sentence for sentence in within if sentence]))
        return isolated(before[-1].text()) if before else "Before the game."

    def over(self, at: int) -> bool:
        """Whether the game is over at this line, or was aborted there."""
        return at == self.lines
