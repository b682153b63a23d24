"""The messages of `regalia.wire` for the holder of given seats.

What they say of the game comes from observations and from the viewer's part of the journal, never
from the State itself. A page is rendered from the observation objects, so messages for a page
(``for_page``) leave out what only programs read: the observation by names, and the events.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec import UNSET

from regalia import wire
from regalia.engine.draft import Draft
from regalia.engine.observation import Choice, Observation, observation, question
from regalia.engine.only_move import left_to_do
from regalia.engine.schema import Note
from regalia.engine.state import OVER, State
from regalia.engine.story import outcome
from regalia.engine.words import name_seats
from regalia.table import presence, timing
from regalia.table.table import Table

PLAIN_NOTE: Final = wire.Note("", False, "")
"""The note of a sentence of which there is nothing to know."""


def snapshot(
    table: Table,
    seats: tuple[int, ...],
    line: int,
    words: bool,
    for_page: bool,
    seen: Observation | None,
) -> wire.Snapshot:
    """The first message to the holder of ``seats`` who has the story up to line ``line``.

    ``words``: with the table in words. ``seen`` is what `seen_by` gives for these seats.
    """
    news = update(table, seats, line, words, for_page, seen)
    return wire.Snapshot(
        version=wire.VERSION,
        table=public_table(table),
        mine=seats,
        lines=news.lines,
        story=news.story,
        observation=news.observation,
        waiting=news.waiting,
        questions=news.questions,
        preferences=preferences(table, seats),
        unasked=news.unasked,
        result=news.result,
        words=news.words,
        losses_since=news.losses_since,
        turn_line=news.turn_line,
    )


def update(
    table: Table,
    seats: tuple[int, ...],
    line: int,
    words: bool,
    for_page: bool,
    seen: Observation | None,
    preferred: bool = False,
) -> wire.Update:
    """The game as it stands, and its story since line ``line``. Parameters as in `snapshot`.

    ``preferred``: preferences of these seats have changed since the last message.
    """
    names = table.names(seats)
    return wire.Update(
        lines=len(table.lines),
        story=story(table, seats, line, names, for_page),
        observation=None if seen is None or for_page else named_observation(table, seen),
        waiting=waiting(table, seats),
        questions=questions(table, seats),
        preferences=preferences(table, seats) if preferred else UNSET,
        unasked=unasked(table, seats) or UNSET,
        result=result(table, names),
        words=table_in_words(table, seen, names) if words else UNSET,
        made_alone=made_alone(table, seats) or UNSET,
        losses_since=losses_since(table, seats) if for_page else UNSET,
        turn_line=max([chair.turn_line for chair in table.chairs]) if for_page else UNSET,
    )


def seats(table: Table, mine: tuple[int, ...]) -> wire.Seats:
    """Who sits where, whom the table waits for, and the open questions of the seats ``mine``."""
    return wire.Seats(
        table=public_table(table),
        mine=mine,
        waiting=waiting(table, mine),
        questions=questions(table, mine),
        preferences=preferences(table, mine),
        unasked=unasked(table, mine) or UNSET,
    )


def seen_by(table: Table, seats: tuple[int, ...]) -> Observation | None:
    """The observation of the holder of ``seats`` (``()``: a spectator); None before the game."""
    return observation(table.state, seats) if table.begun else None


def named_observation(table: Table, seen: Observation) -> wire.Json:
    """An observation as programs get it: cards, colours and other categories by names."""
    game, state = table.game, table.state
    return game.layout_of(state).to_json(seen, game.names_for(state.variant()))


def public_table(table: Table) -> wire.Table:
    """The table as everybody may know it: setup, status and chairs."""
    setup = table.setup
    return wire.Table(
        id=table.id,
        game=setup.game,
        title=table.game.title,
        rules_version=table.game.version,
        options=setup.options,
        pace=table.pace,
        window=setup.window,
        timing=setup.timing,
        seed_hash=table.seed_hash,
        status=table.status,
        seats=tuple([chair(table, seat) for seat in range(setup.seats)]),
        next_table=table.next_table,
        data=table.game.data_hash if table.game.data_title else "",
        data_name=table.game.data_title,
        listed=table.listed,
        several_seats=setup.several_seats,
        ended=table.ended,
    )


def chair(table: Table, seat: int) -> wire.Chair:
    """A chair as everybody may know it."""
    own = table.chairs[seat]
    nobody = "invited" if own.invitation else "free"
    replace_from = presence.replaceable_from(table, seat)
    voters = own.votes if replace_from else set()
    votes = [s for s, c in enumerate(table.chairs) if c.person in voters] if voters else ()
    return wire.Chair(
        seat=seat,
        name=own.name,
        player="person" if own.person else own.bot or nobody,
        here=bool(own.bot) or (bool(own.person) and not own.away()),
        away_since=own.absent_since if own.away() and table.status == "playing" else 0,
        replace_from=replace_from if own.away() and table.status == "playing" else 0,
        stand_in=own.stand_in,
        votes=tuple(votes),
        with_seat=-1 if table.together[seat][0] == seat else table.together[seat][0],
        resigned=own.resigned,
        aborts=own.aborts,
    )


def story(
    table: Table, seats: tuple[int, ...], line: int, names: list[str], for_page: bool
) -> list[wire.Paragraph]:
    """What has happened since line number ``line``, as far as the viewer may know it."""
    return [
        wire.Paragraph(
            part.line,
            part.sentences,
            [] if for_page else [table.event_json(event) for event in part.events],
            [_note(note) for note in part.notes] if for_page else UNSET,
        )
        for part in table.story.paragraphs(table.state, seats, names, line)
    ]


def _note(note: Note) -> wire.Note:
    """What a page needs to know of a sentence."""
    return wire.Note(*note) if note.about or note.lost else PLAIN_NOTE


def table_in_words(table: Table, seen: Observation | None, names: list[str]) -> list[wire.Section]:
    """The table in words; empty before the game."""
    sections = table.game.words.describe(seen, names) if seen is not None else []
    return [wire.Section(section.title, section.lines) for section in sections]


def waiting(table: Table, mine: tuple[int, ...]) -> wire.Waiting:
    """All seats that are asked, also those that have answered, and until when.

    The holder of ``mine`` is told when the last of the others declines, if they have answered.
    """
    seats = sorted(table.questions)
    return wire.Waiting(
        seats,
        timing.window_ends(table, mine),
        timing.sealed_until(table),
        presence.callable_from(table),
        tuple([one for seat in seats if (one := _called(table, seat)) is not None]),
    )


def _called(table: Table, seat: int) -> wire.Called | None:
    """Whether the person of an asked seat was asked if they are there, and what they said."""
    call = table.questions[seat].call
    if call is None or table.chairs[seat].played_by():
        return None
    replace_from = presence.replaceable_from(table, seat) if call.here_since else 0
    return wire.Called(seat, call.by, call.until, call.here_since, replace_from)


def questions(table: Table, seats: tuple[int, ...]) -> list[wire.Question]:
    """The open questions of these seats that their persons have yet to answer."""
    found: list[wire.Question] = []
    for seat in seats:
        opened = table.questions.get(seat)
        if opened is None or not timing.is_asked(table, seat):
            continue
        automatic = table.chairs[seat].preferences.automatic
        prompt, offered, lone = table.told(seat, ("asked", automatic), partial(_asked, table, seat))
        decline = timing.declining(table)
        ends = timing.declines_at(table, seat, timing.closing_time(table))
        found.append(
            wire.Question(
                seat,
                opened.number,
                table.window(),
                decline if decline >= 0 else None,
                prompt,
                offered,
                lone,
                ends,
            )
        )
    return found


def _asked(table: Table, seat: int) -> tuple[str, list[wire.Choice], wire.OnlyMove | None]:
    """What is asked of a seat, what it can choose, and the only move that it has, if so."""
    asked = question(table.state, seat)
    here = table.state if seat == table.state.to_act else table.state.for_seat(seat)
    assert asked is not None, "an open question is one of the game's"
    only = table.only(seat)
    return (
        name_seats(asked.prompt, table.names((seat,))),
        choices(table, here, seat, asked.choices, not only),
        only_move_of(table, here, seat, only),
    )


def unasked(table: Table, seats: tuple[int, ...]) -> list[wire.Unasked]:
    """Why these seats, as far as the table waits for them, have nothing to answer now.

    A seat that a bot plays is left out.
    """
    found: list[wire.Unasked] = []
    for seat in seats:
        opened = table.questions.get(seat)
        if opened is None or timing.is_asked(table, seat) or table.chairs[seat].played_by():
            continue
        if opened.held is not None and not opened.automatic:
            found.append(wire.Unasked(seat, "late" if opened.late else "answered", ""))
            continue
        given = opened.held or timing.answer_without_asking(table, seat)
        label = table.told(seat, ("own", *given), partial(_own_words, table, seat, given))
        passing = timing.passes(table, seat)
        found.append(wire.Unasked(seat, "passing" if passing else "only-move", label))
    return found


def _own_words(table: Table, seat: int, steps: Sequence[int]) -> str:
    """What decisions of an asked seat do, as its person reads it."""
    return in_words(table, table.state.for_seat(seat), seat, steps)


def only_move_of(
    table: Table, position: State, seat: int, steps: Sequence[int]
) -> wire.OnlyMove | None:
    """The only move that a seat has in a position, with its words; None without ``steps``."""
    if not steps:
        return None
    return wire.OnlyMove(
        tuple(steps), in_words(table, position, seat, steps), briefly(table, position, seat, steps)
    )


def in_words(table: Table, position: State, seat: int, steps: Sequence[int]) -> str:
    """What a seat's decisions do, as its person reads it."""
    labels = table.game.words.labels(position, list(steps))
    return name_seats(", ".join(labels), table.names((seat,)))


def briefly(table: Table, position: State, seat: int, steps: Sequence[int]) -> str:
    """What a seat's decisions do, in at most one line."""
    return name_seats(table.game.words.brief(position, list(steps)), table.names((seat,)))


def choices(
    table: Table, position: State, seat: int, offered: list[Choice], free: bool
) -> list[wire.Choice]:
    """The choices of a seat in a position, with names filled in for seats.

    ``free``: it can make more than one move.
    """
    names = table.names((seat,))
    automatic = table.chairs[seat].preferences.automatic
    found: list[wire.Choice] = []
    for choice in offered:
        left = _left_after(position, seat, choice.action) if automatic else []
        rest = brief = whole = ""
        warning = choice.warning
        several = False
        if left:
            after = position.copy()
            after.apply(choice.action)
            steps = [choice.action, *left]
            rest = in_words(table, after, seat, left)
            brief = briefly(table, position, seat, steps)
            whole = name_seats(table.game.words.in_full(position, steps), names)
            several = free and table.game.words.takes_several(position, steps)
            warning = table.game.words.warnings(position, steps)
        found.append(
            wire.Choice(
                choice.action,
                choice.notation,
                name_seats(choice.label, names),
                choice.at,
                name_seats(warning, names) if warning else "",
                rest,
                brief,
                whole,
                several,
            )
        )
    return found


def _left_after(position: State, seat: int, action: int) -> list[int]:
    """What is left to do after a decision if there is only one way; else empty."""
    after = position.copy()
    after.apply(action)
    return left_to_do(after, seat) if after.underway() else []


def next_step(
    table: Table, draft: Draft, number: int, id: str, for_page: bool, seen: Observation
) -> wire.Answer:
    """The answer to an unfinished move: its next question, and what its maker sees (``seen``)."""
    asked = question(draft.state, draft.seat)
    assert asked is not None, "an unfinished move has a next question"
    names = table.names((draft.seat,))
    left = left_to_do(draft.state, draft.seat)
    forced, begun = _forced(table, draft)
    prompt = f"{forced} {asked.prompt}".strip() if for_page else asked.prompt
    ask = wire.NextStep(
        name_seats(prompt, names),
        choices(table, draft.state, draft.seat, asked.choices, not left),
        {} if for_page else named_observation(table, seen),
        only_move_of(table, draft.state, draft.seat, left),
        begun,
    )
    return wire.Answer(
        seat=draft.seat,
        question=number,
        id=id,
        result="step",
        steps=tuple(draft.steps),
        ask=ask,
    )


def _forced(table: Table, draft: Draft) -> tuple[str, bool]:
    """What the latest decisions of an unfinished move do that had no alternative; or empty.

    With it, whether another decision of the move had one.
    """
    if not table.chairs[draft.seat].preferences.automatic:
        return "", True  # then its person has made them
    here, forced = draft.start.copy(), list[int]()
    before = here
    for action in draft.steps:
        if len(here.legal()) > 1:
            forced = []
        else:
            before = before if forced else here.copy()
            forced.append(action)
        here.apply(action)
    return table.game.words.forced(before, forced), len(forced) < len(draft.steps)


def preferences(table: Table, seats: tuple[int, ...]) -> list[wire.Preferences]:
    """What these seats want answered without being asked."""
    owns = [(seat, table.chairs[seat].preferences) for seat in seats]
    return [wire.Preferences(seat, sorted(own.passing), own.automatic) for seat, own in owns]


def made_alone(table: Table, seats: tuple[int, ...]) -> list[wire.MadeAlone]:
    """The moves just made for these seats because they had no choice."""
    return [wire.MadeAlone(*made) for made in table.made_alone if made[0] in seats]


def losses_since(table: Table, seats: tuple[int, ...]) -> int:
    """The line after which losses of these seats are news: their person's first move in a turn.

    A move made for them does not count. Of several seats the latest counts: what another of them
    lost has been told by then.
    """
    return max([table.chairs[seat].answer_line for seat in seats], default=len(table.lines))


def result(table: Table, names: list[str]) -> wire.Result | None:
    """The result of the game and its seed, of an aborted game the seed; None until it is over."""
    state = table.state
    if table.ended == "aborted":
        return wire.Result([], [], [wire.ABORTED], table.setup.seed)
    if not table.begun or state.to_act != OVER:
        return None
    # Who has resigned does not win what a bot wins for their seat.
    seats = zip(table.chairs, table.names(), names, strict=True)
    read = [own if chair.resigned else name for chair, own, name in seats]
    return wire.Result(state.scores(), state.ranks(), outcome(state, read), table.setup.seed)
