"""A finished game at any of its lines, as a seat saw it then or all open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import Markup

from regalia import wire
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.record import Record, Replay
from regalia.engine.state import OVER, State
from regalia.engine.story import Story
from regalia.page.page import YOU_MARK
from regalia.page.renderer import Renderer, RenderKey
from regalia.page.shared_view import SharedView, chair_of

ALL, NOBODY = "all", "none"


class Paragraph(NamedTuple):
    """A paragraph of the story: after how many lines it was over, and its HTML."""

    line: int
    html: str


class ReplayPage:
    """A record, all of whose positions are known. ``chairs`` say who sat there."""

    def __init__(
        self, renderer: Renderer, game: Game, record: Record, chairs: Iterable[wire.Chair]
    ) -> None:
        """Play the record.

        Raises:
            BadRecord: it does not replay.
        """
        self.renderer = renderer
        self.game = game
        self.names = tuple(record.players())
        self.chairs = tuple([chair_of(chair)._replace(here=True) for chair in chairs])
        replay = Replay(record, game)
        self.whole_story = Story(replay.state)
        self.states: list[State] = [replay.state.copy()]
        while replay.more():
            replay.step()
            self.whole_story.end_line(record.lines[replay.done - 1])
            self.states.append(replay.state.copy())
        self.last = replay.state

    @property
    def lines(self) -> int:
        """How many lines the record has."""
        return len(self.states) - 1

    def seats(self, view: str) -> tuple[int, ...]:
        """The seats whose observation a view is: ``all``, ``none`` or a seat from 1.

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
        """The lines after which something had happened, in order."""
        told = self.whole_story.paragraphs(
            self.last, tuple(range(self.last.seats)), list(self.names)
        )
        return sorted({0, *(part.line for part in told), self.lines})

    def seat_colours(self, view: str) -> tuple[str, ...]:
        """The enamels of the seats' colours, or nothing where a view is not to know them."""
        if view != ALL:
            return ()
        return self.game.seat_colours(observation(self.last, self.seats(ALL)))

    def decider(self, at: int, view: str) -> tuple[int, str]:
        """Who was to decide at a line, or -1; and if this view is not to know his choice, why not.

        Whoever sees all open sees it too; else it is for him alone.
        """
        state = self.states[at]
        asked = state.asked()
        if not asked:
            over = "The game is over." if self.over(at) else "Chance decided here."
            return -1, over
        mine = [seat for seat in asked if seat in self.seats(view)]
        if mine:
            return mine[0], ""
        return asked[0], f"It was for {self.names[asked[0]]} to decide here."

    def regions(self, at: int, view: str) -> dict[str, str]:
        """The regions at a line."""
        mine = self.seats(view)
        state = self.states[at]
        seen = observation(state, mine)
        waiting = () if state.to_act < 0 else tuple(state.asked())
        shared_view = SharedView(self.renderer, self.game)
        render_keys = shared_view.render_keys_of(
            observation(state, ()), self.chairs, self.names, waiting
        )
        html = dict(shared_view.changes({}, render_keys))
        for region in self.game.own_regions(seen):
            render_key = RenderKey(region.template, region.part, self.names)
            html[region.name] = self.renderer.render(self.game, render_key)
        if len(mine) == 1:
            html[f"seat-mark-{mine[0]}"] = YOU_MARK
        if not html:
            named = self._called(mine)
            part = tuple(
                (section.title, tuple(section.lines))
                for section in self.game.words.describe(seen, named)
            )
            html["board"] = self.renderer.render(self.game, RenderKey("words.html", part))
        return html

    def _called(self, mine: tuple[int, ...]) -> list[str]:
        names = list(self.names)
        if len(mine) == 1:
            names[mine[0]] = "You"
        return names

    def story(self, view: str) -> list[Paragraph]:
        """The whole story as this view was told it."""
        mine = self.seats(view)
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
            for part in self.whole_story.paragraphs(self.last, mine, self._called(mine))
        ]

    def summary(self, at: int, view: str) -> str:
        """What happened last at this line, as plain words; amid a move what has come of it."""
        mine = self.seats(view)
        names = self._called(mine)
        before = [p for p in self.whole_story.paragraphs(self.last, mine, names) if p.line <= at]
        ends = [0, *self.whole_story.ends]
        events = self.whole_story.journal.events[ends[before[-1].line if before else 0] : ends[at]]
        amid = [self.game.words.tell(event, names) for event in events if event.seen_by(mine)]
        if any(amid):
            return " ".join([sentence for sentence in amid if sentence])
        return before[-1].text() if before else "Before the game."

    def over(self, at: int) -> bool:
        """Whether the game is over at this line."""
        return self.states[at].to_act == OVER
