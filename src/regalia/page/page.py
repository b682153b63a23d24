"""Page: what one viewer's browser shows, and what of it changes with each thing that he is told."""

from __future__ import annotations

from typing import Final, NamedTuple, overload

from markupsafe import escape
from msgspec import structs

from regalia import wire
from regalia.engine.observation import Observation
from regalia.engine.state import EVERY
from regalia.page import messages
from regalia.page.messages import Shown
from regalia.page.renderer import RenderKey, RenderKeys, button
from regalia.page.shared_view import ChairPart, SharedView, chair_of

PERSON: Final = "person"
YOU_MARK: Final = '<span class="you">you</span>'
CHOSEN_MARK: Final = '<span class="chosen-mark"></span>'
REPLACE: Final = (
    """<button type="button" class="small" data-send='{{"type":"replace","seat":{0}}}'>"""
    """Let a bot play<span class="for-readers"> for {1}</span></button>"""
)
"""What somebody may say of a seat whose person is gone."""


class QuestionPart(NamedTuple):
    """What is asked, or whom the table waits for.

    ``steps`` are the decisions of the half-made move; ``choices`` those for the question bar, as
    action and label; ``window`` is the kind of a window that can be passed, or "", ``window_label``
    its label (`Words.window_label`), ``any_window_label`` that of every kind, ``until`` when this
    one closes, or 0; ``alone``: he can only pass it; ``answered``: he was asked and has answered;
    ``passing`` are the kinds of windows that the viewer's seats always pass, as seat, name, kind
    and its window_label;
    ``stand_ins`` the bots that play for him, as seat, name, kind; ``waiting`` names; ``watching``:
    the viewer holds no seat; ``many``: several, of which ``who`` is asked; ``result`` how it ended.
    ``form`` makes the ids of moves that are sent by this rendering's forms.
    """

    table: str
    status: str
    asked: bool
    seat: int
    question: int
    steps: tuple[int, ...]
    prompt: str
    choices: tuple[tuple[int, str], ...]
    back: bool
    window: str
    window_label: str
    any_window_label: str
    alone: bool
    answered: bool
    passing: tuple[tuple[int, str, str, str], ...]
    until: int
    stand_ins: tuple[tuple[int, str, str], ...]
    waiting: tuple[str, ...]
    watching: bool
    many: bool
    who: str
    result: tuple[str, ...]
    form: str


class PeoplePart(NamedTuple):
    """Who sits there, where the table is told in words.

    ``gone`` are the seats for which the viewer may want a bot to stand in; ``waiting`` those that
    are asked.
    """

    table: str
    chairs: tuple[ChairPart, ...]
    waiting: tuple[int, ...]
    gone: tuple[int, ...]


class SeatingPart(NamedTuple):
    """A table before the game. ``options`` are an option's sentence and what was chosen."""

    table: str
    title: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[ChairPart, ...]
    host: bool
    sits: bool
    full: bool
    kinds: tuple[str, ...]
    listed: bool


class AfterPart(NamedTuple):
    """A table when the game is over.

    ``again`` is the id of the next one with the same people; ``bots``: some seats are bots'.
    """

    table: str
    title: str
    again: str
    sits: bool
    game: str
    bots: bool


class PageContext(NamedTuple):
    """What a page shows beside what the table tells: the viewer made it, is it listed, the bots."""

    host: bool
    listed: bool
    kinds: tuple[str, ...]


class DraftView(NamedTuple):
    """A move half made: the answer to it, and what its maker sees."""

    answer: wire.Answer
    seen: Observation


class Page:
    """One viewer's page of a table; ``text``: the text page.

    ``words`` says whether it wants to be told the table in words.
    """

    def __init__(
        self, shared_view: SharedView, context: PageContext, text: bool, form: str = ""
    ) -> None:
        self.shared_view = shared_view
        self.form = form
        self.renderer = shared_view.renderer
        self.game = shared_view.game
        self.context = context
        self.text = text
        self.words = text or not self.renderer.has_templates(self.game)
        self.latest: wire.Snapshot
        """All that was told last."""
        self.seen: Observation | None = None
        """What the viewer sees; None before the game."""
        self.open: Observation | None = None
        """What all see."""
        self.draft: DraftView | None = None
        self.common: RenderKeys = {}
        self.own: RenderKeys = {}
        """How each region looks that the page shows: those of all, and the viewer's own."""
        self.own_keys: RenderKeys = {}
        self.own_keys_of: tuple[object, ...] = ()
        """What of the viewer's own the house shows, and from what that was made."""
        self.chairs: tuple[ChairPart, ...] = ()
        self.names: tuple[str, ...] = ()
        """The names of all seats, nobody called "You"."""

    @overload
    def show(
        self,
        body: wire.Update | wire.Seats,
        seen: Observation | None = ...,
        everybody: Observation | None = ...,
    ) -> messages.Update: ...

    @overload
    def show(self, body: wire.Answer, seen: Observation | None = ...) -> messages.Answer: ...

    @overload
    def show(
        self,
        body: wire.FromServer,
        seen: Observation | None = ...,
        everybody: Observation | None = ...,
    ) -> Shown: ...

    def show(
        self,
        body: wire.FromServer,
        seen: Observation | None = None,
        everybody: Observation | None = None,
    ) -> Shown:
        """What the browser is to be told when the viewer is told this.

        ``seen`` is what the viewer sees by it, ``everybody`` what all do.
        """
        match body:
            case wire.Answer():
                return self._answer(body, seen)
            case wire.Error() | wire.Pong():
                return body
            case wire.Snapshot():
                self.common, self.own, self.draft = {}, {}, None
                self.latest = body
            case _:
                news = {name: getattr(body, name) for name in body.__struct_fields__}
                self.latest = structs.replace(self.latest, **news)
        if isinstance(body, wire.Update):
            self.seen, self.open = seen, everybody
        if not isinstance(body, wire.Update) or isinstance(body, wire.Snapshot):
            self.chairs = tuple([chair_of(told) for told in self.latest.table.seats])
            self.names = tuple([chair.name or f"Seat {chair.seat + 1}" for chair in self.chairs])
        if self.draft is not None and not self._is_open(self.draft.answer):
            self.draft = None
        parts = body.story if isinstance(body, wire.Update) else []
        told = messages.Update(
            title=self.title(),
            status=self.latest.table.status,
            lines=self.latest.lines,
            regions=self.changed(),
            story=[
                (part.line, self.shared_view.paragraph(part.line, tuple(part.sentences)))
                for part in parts
            ],
        )
        if isinstance(body, wire.Snapshot):
            return messages.Snapshot(version=self.renderer.version, **structs.asdict(told))
        return told

    def _answer(self, body: wire.Answer, seen: Observation | None) -> messages.Answer:
        self.draft = DraftView(body, seen) if seen is not None and body.steps else None
        if body.result == "held":
            self._forget(body.seat)
        return messages.Answer(
            seat=body.seat,
            question=body.question,
            id=body.id,
            result=body.result,
            sentence=body.sentence,
            regions=self.changed() if body.result != "accepted" else {},
        )

    def _forget(self, seat: int) -> None:
        """A held answer takes the question away; the table tells so in a moment."""
        left = [put for put in self.latest.questions if put.seat != seat]
        self.latest = structs.replace(self.latest, questions=left)

    def _is_open(self, half: wire.Answer) -> bool:
        """Whether the question that a half-made move answers is open."""
        mine = (half.seat, half.question)
        return any((put.seat, put.question) == mine for put in self.latest.questions)

    # Regions.

    def changed(self) -> dict[str, str]:
        """The regions that differ from what the page shows, which shows them from now on."""
        before, self.common = self.common, self._common()
        html = dict(self.shared_view.changes(before, self.common))
        mine, self.own = self.own, self._own()
        for name, render_key in self.own.items():
            if mine.get(name) != render_key:
                html[name] = self.renderer.html(self.game, render_key)
        for name in mine.keys() - self.own.keys():
            if name not in self.common:
                html[name] = ""
        return html

    def _common(self) -> RenderKeys:
        """What all see; of the text page and of a game without templates nothing."""
        if self.words or self.open is None:
            return {}
        waiting = tuple(self.latest.waiting.seats)
        return self.shared_view.render_keys_of(self.open, self.chairs, self.names, waiting)

    def _own(self) -> RenderKeys:
        """What this viewer alone sees, whatever lies in another region after that."""
        put = self._put()
        seen = self.draft.seen if self.draft is not None else self.seen
        own = [] if seen is None or self.words else self.game.own_regions(seen)
        at: dict[str, tuple[int, str]] = {}
        if put is not None and self.common:
            at = _at_things(put, self.shared_view.things.union(*[region.things for region in own]))
        placed = {action for action, _label in at.values()}
        template = "question_text.html" if self.text else "question.html"
        render_keys: RenderKeys = {
            "question": RenderKey(template, self._question(put, placed), self.names)
        }
        if not self.common:
            render_keys["board"] = RenderKey("words.html", self._in_words())
            render_keys["people"] = RenderKey("people.html", self._people())
        for region in own:
            render_keys[region.name] = RenderKey(region.template, region.part, self.names)
        if self.common and seen is not None and self.draft is not None:  # in words it has no place
            render_keys.update(
                [(f"at-{thing}", CHOSEN_MARK) for thing in self.game.selected_things(seen)]
            )
        for thing, (action, label) in at.items():
            html = button(thing, action, label)
            render_keys[f"at-{thing}"] = (
                html + CHOSEN_MARK if f"at-{thing}" in render_keys else html
            )
        render_keys.update(self._own_keys())
        return render_keys

    def _own_keys(self) -> RenderKeys:
        """What of his own the house shows, from a move to the next mostly the same."""
        now = self.latest
        made_of = (now.table, now.mine, now.result, self.seen is None, not self.common)
        if made_of != self.own_keys_of:
            render_keys: RenderKeys = {}
            for chair in self.chairs if self.common else ():
                if html := self._seat_mark(chair):
                    render_keys[f"seat-mark-{chair.seat}"] = html
            render_keys["seating"] = RenderKey("seating.html", self._seating())
            render_keys["after"] = RenderKey("after.html", self._after())
            self.own_keys, self.own_keys_of = render_keys, made_of
        return self.own_keys

    def _in_words(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        return tuple([(part.title, tuple(part.lines)) for part in self.latest.words or ()])

    def _put(self) -> wire.Question | None:
        """The question to be shown: with its choices as far as the half-made move has come."""
        questions = self.latest.questions
        if self.draft is not None:
            half = self.draft.answer
            for put in questions:
                if half.ask and (put.seat, put.question) == (half.seat, half.question):
                    return structs.replace(put, prompt=half.ask.prompt, choices=half.ask.choices)
        return questions[0] if questions else None

    # Parts of the house's regions.

    def _question(self, put: wire.Question | None, placed: set[int]) -> QuestionPart:
        now, names, words = self.latest, self.names, self.game.words
        table, mine = now.table, now.mine
        stand_ins = [(seat, names[seat], self.chairs[seat].stand_in) for seat in mine]
        steps = tuple(self.draft.answer.steps or ()) if put is not None and self.draft else ()
        choices = [] if put is None else [c for c in put.choices if c.action not in placed]
        seat = -1 if put is None else put.seat
        # Of a window that nobody can let pass the page says nothing.
        window = "" if put is None or put.decline is None else put.window or ""
        waiting = now.waiting.seats
        return QuestionPart(
            table=table.id,
            status=table.status,
            asked=put is not None,
            seat=seat,
            question=0 if put is None else put.question,
            steps=steps,
            prompt="" if put is None else put.prompt,
            choices=tuple([(choice.action, choice.label) for choice in choices]),
            back=bool(steps),
            window=window,
            window_label=words.window_label(words.windows[window]) if window else "",
            any_window_label=words.window_label(EVERY),
            alone=put is not None and bool(window) and len(put.choices) == 1,
            answered=put is None
            and any(seat in mine and not self.chairs[seat].stand_in for seat in waiting),
            passing=tuple(
                [
                    (
                        one.seat,
                        names[one.seat],
                        one.window,
                        words.window_label(words.windows[one.window]),
                    )
                    for one in now.passing
                ]
            ),
            until=now.waiting.until,
            stand_ins=tuple([stand_in for stand_in in stand_ins if stand_in[2]]),
            waiting=tuple([names[seat] for seat in waiting if seat not in mine]),
            watching=not mine,
            many=len(mine) > 1,
            who=names[seat] if put is not None else "",
            result=tuple(now.result.sentences) if now.result is not None else (),
            form=self.form,
        )

    def _seat_mark(self, chair: ChairPart) -> str:
        """That a seat is the viewer's, or that he may want a bot to stand in for who is gone."""
        if chair.seat in self.latest.mine:
            return YOU_MARK
        return REPLACE.format(chair.seat, escape(chair.name)) if self._gone(chair) else ""

    def _gone(self, chair: ChairPart) -> bool:
        """Whether the viewer may want a bot to stand in for who sits there."""
        mine = self.latest.mine
        gone = chair.player == PERSON and not chair.here and not chair.stand_in
        playing = self.seen is not None and self.latest.result is None
        others = bool(mine) and chair.seat not in mine
        return gone and playing and others and not set(chair.votes) & set(mine)

    def _people(self) -> PeoplePart | None:
        if self.seen is None:
            return None
        return PeoplePart(
            self.latest.table.id,
            self._chairs(),
            tuple(self.latest.waiting.seats),
            tuple([chair.seat for chair in self.chairs if self._gone(chair)]),
        )

    def _chairs(self) -> tuple[ChairPart, ...]:
        """All chairs, the viewer's own marked."""
        mine = self.latest.mine
        return tuple([chair._replace(mine=chair.seat in mine) for chair in self.chairs])

    def _seating(self) -> SeatingPart | None:
        table = self.latest.table
        if table.status != "open":
            return None
        options = [
            (option.sentence, option.names[option.values.index(table.options[option.name])])
            for option in self.game.options
        ]
        chairs = self._chairs()
        full = all(chair.player not in ("free", "invited") for chair in chairs)
        return SeatingPart(
            table=table.id,
            title=table.title,
            options=tuple(options),
            seats=chairs,
            host=self.context.host,
            sits=bool(self.latest.mine),
            full=full,
            kinds=self.context.kinds,
            listed=self.context.listed,
        )

    def _after(self) -> AfterPart | None:
        table = self.latest.table
        if self.latest.result is None:
            return None
        return AfterPart(
            table=table.id,
            title=table.title,
            again=table.next_table,
            sits=bool(self.latest.mine),
            game=self.game.name,
            bots=any(chair.player != PERSON for chair in self.chairs),
        )

    # What is not a region.

    def title(self) -> str:
        """The title of the window: whether it is the viewer's turn, and which game this is."""
        name = f"{self.latest.table.title} · Regalia"
        if self.latest.questions:
            return f"Your turn · {name}"
        waiting = self.latest.waiting.seats
        if len(waiting) == 1:
            return f"{self.names[waiting[0]]} to move · {name}"
        return f"Over · {name}" if self.latest.result is not None else name


def _at_things(put: wire.Question, things: frozenset[str]) -> dict[str, tuple[int, str]]:
    """The choices that are at one of these things, at most one a thing: action and label."""
    at: dict[str, tuple[int, str]] = {}
    for choice in put.choices:
        if choice.at in things and choice.at not in at:
            at[choice.at] = choice.action, choice.label
    return at
