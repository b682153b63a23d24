"""One viewer's page: turns each message to that viewer into the regions that change."""

from __future__ import annotations

from typing import Final, NamedTuple, overload

from msgspec import UNSET, structs

from regalia import wire
from regalia.engine.observation import Observation
from regalia.engine.state import EVERY
from regalia.engine.words import HARMLESS as HARMLESS_WINDOWS
from regalia.page import messages
from regalia.page.around import (
    PageContext,
    after_part,
    controls_part,
    plays_themselves,
    seating_part,
)
from regalia.page.choices import ShownChoices
from regalia.page.isolates import isolated
from regalia.page.messages import PageMessage
from regalia.page.presence import (
    CallPart,
    SilentPart,
    call_button,
    call_of,
    callable_persons,
    replace_label,
    replaceable_from,
    silent_of,
)
from regalia.page.presence import seat_mark as mark_of
from regalia.page.renderer import RenderKey, RenderKeys
from regalia.page.shared_view import ChairPart, SharedView, chair_of
from regalia.page.waiting import (
    aborting_words,
    by_name,
    made_alone,
    seats_to_move,
    time_words,
    waiting_words,
)
from regalia.wire import HARMLESS, UNTIL_TURN, UNTOUCHED

SOME_WINDOWS: Final = {UNTOUCHED: EVERY, HARMLESS: HARMLESS_WINDOWS}
"""What a seat may always pass of windows of all kinds, and the kind that stands for it."""
CHOSEN_MARK: Final = '<span class="chosen-mark"></span>'


class PassPart(NamedTuple):
    """Something that a seat always passes or may, and the preferences that change it.

    ``name`` is that of the wire; ``label`` says what it covers, as it follows "pass"; ``passing``
    is what the seat passes after the change.
    """

    seat: int
    seat_name: str
    name: str
    label: str
    passing: tuple[str, ...]
    automatic: bool


class OwnPart(NamedTuple):
    """What few moves change of the viewer's own seats.

    ``watching``: they hold no seat; ``several_seats``: they hold more than one. ``passing`` are
    what their seats always pass. ``stand_ins`` are the bots that play for them, as seat, name, kind
    and whether they have resigned. ``aborting`` says who agrees to end the game without a result,
    "" if nobody does; ``agrees``: the viewer does; ``asks_to_abort``: they may.
    """

    watching: bool
    several_seats: bool
    passing: tuple[PassPart, ...]
    stand_ins: tuple[tuple[int, str, str, bool], ...]
    aborting: str
    agrees: bool
    asks_to_abort: bool


class QuestionPart(NamedTuple):
    """The question to the viewer, or whom the table waits for, and what stands below it.

    ``steps`` are the decisions of the unfinished move so far; ``begun``: one of them had an
    alternative, so that it can be taken back; ``choices`` are those that appear in the
    question bar, as action, label, warning and details, which say what else is done at
    once. ``rest`` are the steps of the only way to finish the move if it takes several;
    ``rest_label`` says what they do and ``rest_brief`` the same in one line. ``lone`` is the only
    action that can be next, before a later choice, or -1. ``until`` is when the time for answers is
    over, or 0, and ``until_words`` say what happens then, with {} for the seconds. ``offers`` are
    what the viewer may always pass from now on.
    ``no_choice``: those that `regalia.page.waiting.made_alone` gives. ``waiting`` says for whom the
    table waits, and why the viewer has nothing to do. ``pace`` is the table's if they play
    themselves and it waits for a bot, else -1; ``hurry``: bots can be made to answer at once.
    ``seat_name`` is the name of the seat that is asked. ``result`` is how the game ended. ``form``
    goes into the ids of moves that the forms of the text page send. ``call``: somebody asks whether
    the viewer is there; ``silent``: who else was asked. From when somebody may be called stands in
    a region of its own, since that is another time at every question.
    """

    table: str
    status: str
    asked: bool
    seat: int
    question: int
    steps: tuple[int, ...]
    begun: bool
    prompt: str
    choices: tuple[tuple[int, str, str, str], ...]
    lone: int
    rest: tuple[int, ...]
    rest_label: str
    rest_brief: str
    offers: tuple[PassPart, ...]
    no_choice: tuple[wire.MadeAlone, ...]
    until: int
    until_words: str
    waiting: str
    pace: int
    hurry: bool
    seat_name: str
    result: tuple[str, ...]
    form: str
    call: CallPart | None
    silent: SilentPart | None
    own: OwnPart


class PeoplePart(NamedTuple):
    """Who sits where, for a table in words.

    ``waiting`` are the seats that are to move (`seats_to_move`); ``gone`` those for which the
    viewer may ask for a stand-in, with the time from which they may and what the button says.
    ``call_from`` is from when the viewer may ask those in ``callable`` whether they are there;
    ``called`` are those who were asked, and until when they may reply; 0 if they have.
    """

    table: str
    chairs: tuple[ChairPart, ...]
    waiting: tuple[int, ...]
    gone: tuple[tuple[int, int, str], ...]
    callable: tuple[int, ...]
    call_from: int
    called: tuple[tuple[int, int], ...]


class DraftView(NamedTuple):
    """An unfinished move: the table's answer to its latest step, and what its maker observes."""

    answer: wire.Answer
    observation: Observation


class Page:
    """One viewer's page of a table, as last sent to the browser.

    ``text``: the text page. ``words``: messages for this page must describe the table in words.
    """

    def __init__(
        self, shared_view: SharedView, context: PageContext, text: bool, form: str = ""
    ) -> None:
        self.shared_view = shared_view
        self.form = form
        self.renderer = shared_view.renderer
        self.game = shared_view.game
        schema = self.game.words.schema
        self.marked = schema.marked if schema is not None else ()
        """The kinds of things on which the notation of a choice is read."""
        self.context = context
        self.text = text
        self.words = text or not self.renderer.has_templates(self.game)
        self.latest: wire.Snapshot
        """The state of the table, by the latest messages."""
        self.observation: Observation | None = None
        """The viewer's observation; None before the game."""
        self.public_observation: Observation | None = None
        """A spectator's observation."""
        self.draft: DraftView | None = None
        self.common: RenderKeys = {}
        self.own: RenderKeys = {}
        """The regions on the page now: those that all viewers share, and the viewer's own."""
        self.steady_keys: RenderKeys = {}
        """Own regions that few moves change."""
        self.steady_part: OwnPart
        """The part of the question that few moves change."""
        self.callable: frozenset[int] = frozenset()
        """The seats whose persons the viewer may call when the table waits for them."""
        self.steady_source: tuple[object, ...] = ()
        """The values from which these three were made."""
        self.shown: ShownChoices | None = None
        """The viewer's own regions and choices, as long as nothing in them has changed."""
        self.chairs: tuple[ChairPart, ...] = ()
        self.names: tuple[str, ...] = ()
        """The names of all seats; the viewer's own is not "You"."""

    @overload
    def show(
        self,
        body: wire.Update | wire.Seats,
        observation: Observation | None = ...,
        public_observation: Observation | None = ...,
    ) -> messages.Update: ...

    @overload
    def show(self, body: wire.Answer, observation: Observation | None = ...) -> messages.Answer: ...

    @overload
    def show(
        self,
        body: wire.FromServer,
        observation: Observation | None = ...,
        public_observation: Observation | None = ...,
    ) -> PageMessage: ...

    def show(
        self,
        body: wire.FromServer,
        observation: Observation | None = None,
        public_observation: Observation | None = None,
    ) -> PageMessage:
        """The message to the browser that a message to the viewer becomes.

        ``observation`` is the viewer's at that moment, ``public_observation`` a spectator's.
        """
        match body:
            case wire.Answer():
                return self._answer(body, observation)
            case wire.Error() | wire.Pong():
                return body
            case wire.Snapshot():
                self.common, self.own, self.draft = {}, {}, None
                self.latest = body
            case _:
                changes = {name: getattr(body, name) for name in body.__struct_fields__}
                if body.preferences is UNSET:
                    del changes["preferences"]
                if isinstance(body, wire.Update):
                    changes["made_alone"] = made_alone(self.latest, body, self.game)
                self.latest = structs.replace(self.latest, **changes)
        if isinstance(body, wire.Update):
            self.observation = observation
            self.public_observation = public_observation
        if not isinstance(body, wire.Update) or isinstance(body, wire.Snapshot):
            self.chairs = tuple([chair_of(chair) for chair in self.latest.table.seats])
            self.names = tuple([chair.name or f"Seat {chair.seat + 1}" for chair in self.chairs])
        if self.draft is not None and not self._is_open(self.draft.answer):
            self.draft = None
        parts = body.story if isinstance(body, wire.Update) else []
        update = messages.Update(
            title=self.title(),
            status=self.latest.table.status,
            lines=self.latest.lines,
            regions=self.changed(),
            story=[
                (
                    part.line,
                    self.shared_view.paragraph(
                        part.line, tuple(part.sentences), tuple(part.notes or ())
                    ),
                )
                for part in parts
            ],
            losses_since=self.latest.losses_since or 0,
        )
        if isinstance(body, wire.Snapshot):
            return messages.Snapshot(version=self.renderer.version, **structs.asdict(update))
        return update

    def _answer(self, body: wire.Answer, observation: Observation | None) -> messages.Answer:
        self.draft = (
            DraftView(body, observation) if observation is not None and body.steps else None
        )
        if body.result == "held":
            self._drop_question(body.seat)
        return messages.Answer(
            seat=body.seat,
            question=body.question,
            id=body.id,
            result=body.result,
            sentence=body.sentence,
            regions=self.changed() if body.result != "accepted" else {},
        )

    def _drop_question(self, seat: int) -> None:
        """Remove a question whose answer is held, before the table's next message does."""
        others = [question for question in self.latest.questions if question.seat != seat]
        unasked = [*(self.latest.unasked or ()), wire.Unasked(seat, "answered", "")]
        self.latest = structs.replace(self.latest, questions=others, unasked=unasked)

    def _is_open(self, answer: wire.Answer) -> bool:
        """Whether the question of an unfinished move is still open."""
        return any(_is_for(answer, question) for question in self.latest.questions)

    # Regions.

    def changed(self) -> dict[str, str]:
        """The HTML of the regions that have changed; the page is taken to show it from now on."""
        before, self.common = self.common, self._common()
        html = dict(self.shared_view.changes(before, self.common))
        own_before, self.own = self.own, self._own()
        for name, render_key in self.own.items():
            if own_before.get(name) != render_key or name in html:  # also in place of a shared one
                html[name] = self.renderer.html(self.game, render_key)
        for name in [name for name in own_before if name not in self.own]:
            html[name] = self.renderer.html(self.game, self.common.get(name, ""))
        return html

    def _common(self) -> RenderKeys:
        """The regions that all viewers share; none on a page in words."""
        if self.words or self.public_observation is None:
            return {}
        waiting = tuple(self.latest.waiting.seats)  # also those that have answered or cannot
        return self.shared_view.render_keys_of(
            self.public_observation, self.chairs, self.names, waiting
        )

    def _own(self) -> RenderKeys:
        """This viewer's own regions, each after the region that it lies in."""
        question = self._shown_question()
        observation = self.draft.observation if self.draft is not None else self.observation
        shown = self.shown
        if shown is None or not shown.fits(question, observation, self.shared_view.things):
            shown = self.shown = self._show_choices(question, observation)
        self._make_steady()
        template = "question_text.html" if self.text else "question.html"
        render_keys: RenderKeys = {
            "question": RenderKey(template, self._question_part(question, shown), self.names)
        }
        if question is None and self.common and (may_call := self._may_call()):
            seat, waiting = may_call[0], self.latest.waiting
            several = len(waiting.seats) > 1
            render_keys["call"] = call_button(seat, self.names[seat], waiting.call_from, several)
        if not self.common:
            render_keys["board"] = RenderKey("words.html", self._in_words(shown))
            render_keys["people"] = RenderKey("people.html", self._people_part())
        for region in shown.own:
            render_keys[region.name] = RenderKey(region.template, region.part, self.names)
        for thing in shown.selected:
            render_keys[f"at-{thing}"] = CHOSEN_MARK
        for thing, html in shown.buttons.items():
            chosen = CHOSEN_MARK if f"at-{thing}" in render_keys else ""
            render_keys[f"at-{thing}"] = html + chosen
        if self.common:
            # Only who can press something is marked on their own page; others learn nothing.
            for seat in self.latest.waiting.seats:
                if seat in self.latest.mine and not self._can_move(seat):
                    render_keys[f"turn-{seat}"] = ""
        render_keys.update(self.steady_keys)
        return render_keys

    def _show_choices(
        self, question: wire.Question | None, observation: Observation | None
    ) -> ShownChoices:
        """The viewer's own regions and the choices of a question."""
        own = [] if observation is None or self.words else self.game.own_regions(observation)
        drafting = self.common and observation is not None and self.draft is not None
        selected = self.game.selected_things(observation) if drafting and observation else ()
        things = self.shared_view.things
        return ShownChoices(
            question,
            observation,
            things,
            own,
            selected,
            marked=self.marked,
            text=self.text,
            on_table=bool(self.common),
        )

    def _can_move(self, seat: int) -> bool:
        """Whether a seat of the viewer has a question."""
        return any(question.seat == seat for question in self.latest.questions)

    def _make_steady(self) -> None:
        """Make anew what few moves change, if the values from which it was made have changed.

        These are the settings, the seating, what follows the game, the marks of the seats, and what
        stands below every question.
        """
        latest = self.latest
        before_game = self.observation is None
        settings = tuple([(own.seat, *own.passing, own.automatic) for own in latest.preferences])
        about_table = (latest.table, latest.mine, latest.waiting.called)
        source = (*about_table, latest.result, settings, before_game, not self.common)
        if source == self.steady_source:
            return
        controls = "controls.html" if self.common else "controls_text.html"
        seating = seating_part(latest, self._chairs(), self.game, self.context)
        render_keys: RenderKeys = {
            "controls": RenderKey(controls, controls_part(latest, self.chairs, self.names)),
            "seating": RenderKey("seating.html", seating),
            "after": RenderKey("after.html", after_part(latest, self.chairs, self.game)),
        }
        for chair in self.chairs if self.common else ():
            if html := mark_of(latest, chair):
                render_keys[f"seat-mark-{chair.seat}"] = html
        self.steady_keys, self.steady_part = render_keys, self._own_part()
        self.callable = callable_persons(latest, self.chairs)
        self.steady_source = source

    def _may_call(self) -> list[int]:
        """The seats whose persons the viewer may ask whether they are there, from a time on."""
        waiting = self.latest.waiting
        if not waiting.call_from:
            return []
        return [seat for seat in waiting.seats if seat in self.callable]

    def _in_words(self, shown: ShownChoices) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The table in words; in a played draft as the viewer has played so far."""
        draft = self.draft.observation if self.draft is not None else None
        if not self.game.plays_drafts or draft is None:
            return tuple([(part.title, tuple(part.lines)) for part in self.latest.words or ()])
        if shown.words is None:
            names = list(self.names)
            if len(self.latest.mine) == 1:
                names[self.latest.mine[0]] = "You"
            found = self.game.words.describe(draft, names)
            shown.words = tuple([(part.title, tuple(part.lines)) for part in found])
        return shown.words

    def _shown_question(self) -> wire.Question | None:
        """The question on the page; for an unfinished move, with the choices of its next step."""
        questions = self.latest.questions
        if self.draft is not None:
            answer = self.draft.answer
            for question in questions:
                if answer.ask and _is_for(answer, question):
                    ask = answer.ask
                    return structs.replace(
                        question, prompt=ask.prompt, choices=ask.choices, only=ask.only
                    )
        return questions[0] if questions else None

    # What the templates of these regions show.

    def _question_part(self, question: wire.Question | None, shown: ShownChoices) -> QuestionPart:
        latest, names = self.latest, self.names
        table, mine, waiting = latest.table, latest.mine, latest.waiting
        steps = tuple(self.draft.answer.steps or ()) if question is not None and self.draft else ()
        seat = -1 if question is None else question.seat
        only = None if question is None else question.only
        return QuestionPart(
            table=table.id,
            status=table.status,
            asked=question is not None,
            seat=seat,
            question=0 if question is None else question.question,
            steps=steps,
            begun=bool(steps) and self._is_begun(),
            prompt="" if question is None else question.prompt,
            choices=shown.in_bar,
            lone=-1 if question is None else self._lone(question),
            rest=() if only is None or len(only.steps) < 2 else only.steps,
            rest_label="" if only is None else only.label,
            rest_brief="" if only is None else only.brief,
            offers=() if question is None else tuple(self._offers(question)),
            no_choice=() if latest.result else by_name(latest.made_alone or (), mine, names),
            until=(waiting.until if question is None else question.until) or waiting.sealed_until,
            until_words=time_words(latest),
            waiting=""
            if question is not None
            else waiting_words(latest, self.chairs, names, self.renderer.bots),
            pace=table.pace if question is None and self._waits_for_bots() else -1,
            hurry=table.pace > 0 and table.timing == "brisk",
            seat_name=names[seat] if question is not None else "",
            result=self._result(),
            form=self.form,
            call=call_of(latest, names),
            silent=silent_of(latest, self.chairs) if question is None and self.common else None,
            own=self.steady_part,
        )

    def _is_begun(self) -> bool:
        """Whether a decision of the unfinished move had an alternative."""
        ask = self.draft.answer.ask if self.draft is not None else None
        return isinstance(ask, wire.NextStep) and ask.begun

    def _own_part(self) -> OwnPart:
        latest, mine = self.latest, self.latest.mine
        own = [self.chairs[seat] for seat in mine]
        return OwnPart(
            watching=not mine,
            several_seats=len(mine) > 1,
            passing=tuple([part for one in latest.preferences for part in self._passing(one)]),
            stand_ins=tuple(
                [(c.seat, self.names[c.seat], c.stand_in, c.resigned) for c in own if c.stand_in]
            ),
            aborting=aborting_words(self.chairs, mine) if latest.table.status == "playing" else "",
            agrees=any(chair.aborts for chair in own),
            asks_to_abort=any(not chair.resigned for chair in own),
        )

    def _result(self) -> tuple[str, ...]:
        """How it ended, in sentences; that of an aborted or closed table says it alone."""
        if self.latest.table.ended == "closed":
            return (wire.CLOSED,)
        return tuple(self.latest.result.sentences) if self.latest.result is not None else ()

    def _waits_for_bots(self) -> bool:
        """Whether the table waits for a bot, and the viewer plays a seat themselves."""
        plays = any(not self.chairs[seat].stand_in for seat in self.latest.mine)
        asked = [self.chairs[seat] for seat in self.latest.waiting.seats]
        return plays and not all(plays_themselves(chair) for chair in asked)

    def _offers(self, question: wire.Question) -> list[PassPart]:
        """What the viewer may always pass from now on; nothing outside a window."""
        if question.window is None or question.decline is None:
            return []
        label = self.game.words.window_label
        some = [name for name, kind in SOME_WINDOWS.items() if label(kind)]
        own = next(one for one in self.latest.preferences if one.seat == question.seat)
        names = [n for n in (question.window, *some, UNTIL_TURN) if n not in own.passing]
        return [self._pass_part(own, name, {*own.passing, name}) for name in names]

    def _passing(self, own: wire.Preferences) -> list[PassPart]:
        """What a seat always passes; nothing once its person has resigned, or the game is over."""
        if self.chairs[own.seat].resigned or self.latest.table.status == "over":
            return []
        return [self._pass_part(own, name, {*own.passing} - {name}) for name in own.passing]

    def _pass_part(self, own: wire.Preferences, name: str, passing: set[str]) -> PassPart:
        """What a seat passes by this name, and what it passes after the change."""
        words = self.game.words
        if name == UNTIL_TURN:
            label = "everything until your turn"
        else:
            kind = SOME_WINDOWS[name] if name in SOME_WINDOWS else words.windows[name]
            label = words.window_label(kind)
        seat_name = self.names[own.seat]
        return PassPart(own.seat, seat_name, name, label, tuple(sorted(passing)), own.automatic)

    def _lone(self, question: wire.Question) -> int:
        """The next decision if it has no alternative, but a later one of the move has; else -1."""
        automatic = any(
            one.seat == question.seat and one.automatic for one in self.latest.preferences
        )
        alone = automatic and len(question.choices) == 1 and question.only is None
        return question.choices[0].action if alone else -1

    def _people_part(self) -> PeoplePart | None:
        if self.observation is None:
            return None
        latest, chairs = self.latest, self._chairs()
        gone = [(one, replaceable_from(latest, one)) for one in chairs]
        may_call = tuple(self._may_call())
        return PeoplePart(
            latest.table.id,
            chairs,
            seats_to_move(latest),
            tuple([(one.seat, at, replace_label(latest, one)) for one, at in gone if at]),
            may_call,
            latest.waiting.call_from if may_call else 0,
            tuple(
                [
                    (one.seat, 0 if one.here_since else one.until)
                    for one in latest.waiting.called
                    if one.seat not in latest.mine
                ]
            ),
        )

    def _chairs(self) -> tuple[ChairPart, ...]:
        """All chairs, with the viewer's own marked."""
        mine = self.latest.mine
        return tuple([chair._replace(mine=chair.seat in mine) for chair in self.chairs])

    def title(self) -> str:
        """The window title: whether the viewer is there, or whose turn it is, and the game."""
        name = f"{self.latest.table.title} · Regalia"
        if call_of(self.latest, self.names) is not None:
            return f"Are you there? · {name}"
        if self.latest.questions:
            return f"Your turn · {name}"
        mine = self.latest.mine
        to_move = [seat for seat in self.latest.waiting.seats if seat not in mine]
        if len(to_move) == 1:
            return f"{isolated(self.names[to_move[0]])} to move · {name}"
        return f"Over · {name}" if self.latest.table.status == "over" else name


def _is_for(answer: wire.Answer, question: wire.Question) -> bool:
    """Whether an answer is to this question."""
    return (answer.seat, answer.question) == (question.seat, question.question)
