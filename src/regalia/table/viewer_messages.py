"""What a viewer is told: the messages of `regalia.wire`, made from observations alone.

A page is rendered from the observation objects, so what is made for a page (``shown``) leaves out
what only programs read: the observation by names, and the events.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from regalia import wire
from regalia.engine.draft import Draft
from regalia.engine.observation import Choice, Observation, observation, question
from regalia.engine.state import OVER
from regalia.engine.story import outcome
from regalia.engine.words import name_seats

if TYPE_CHECKING:
    from regalia.table.table import Table


def snapshot(
    table: Table,
    seats: tuple[int, ...],
    line: int,
    words: bool,
    shown: bool,
    seen: Observation | None,
) -> wire.Snapshot:
    """All that a viewer who holds ``seats`` and has the story up to ``line`` is to know.

    ``seen`` is what they see, by `seen_by`.
    """
    news = update(table, seats, line, words, shown, seen)
    return wire.Snapshot(
        version=wire.VERSION,
        table=public_table(table),
        mine=seats,
        lines=news.lines,
        story=news.story,
        observation=news.observation,
        waiting=news.waiting,
        questions=news.questions,
        passing=news.passing,
        result=news.result,
        words=news.words,
    )


def update(
    table: Table,
    seats: tuple[int, ...],
    line: int,
    words: bool,
    shown: bool,
    seen: Observation | None,
) -> wire.Update:
    """The game as it stands, and its story from ``line`` on; the parameters as of `whole`."""
    names = table.names(seats)
    return wire.Update(
        lines=len(table.lines),
        story=story(table, seats, line, names, shown),
        observation=None if seen is None or shown else named_observation(table, seen),
        waiting=waiting(table),
        questions=questions(table, seats),
        passing=passing(table, seats),
        result=result(table, names),
        words=table_in_words(table, seen, names) if words else UNSET,
    )


def seats(table: Table, mine: tuple[int, ...]) -> wire.Seats:
    """Who sits where, after somebody came, went or said something."""
    return wire.Seats(
        table=public_table(table),
        mine=mine,
        waiting=waiting(table),
        questions=questions(table, mine),
        passing=passing(table, mine),
    )


def seen_by(table: Table, seats: tuple[int, ...]) -> Observation | None:
    """What a viewer who holds ``seats`` sees; None before the game. ``()`` is a spectator."""
    return observation(table.state, seats) if table.begun else None


def named_observation(table: Table, seen: Observation) -> wire.Json:
    """What is seen, by names."""
    game = table.game
    return game.layout(table.setup.seats).to_json(seen, game.words.names)


def public_table(table: Table) -> wire.Table:
    """What everybody may know of the table around the game."""
    setup = table.setup
    return wire.Table(
        id=table.name,
        game=setup.game,
        title=table.game.title,
        rules_version=table.game.version,
        options=setup.options,
        pace=setup.pace,
        window=setup.window,
        seed_hash=table.seed_hash,
        status=table.status,
        seats=tuple([chair(table, seat) for seat in range(setup.seats)]),
        next_table=table.next_table,
    )


def chair(table: Table, seat: int) -> wire.Chair:
    """What everybody may know of a seat."""
    sits = table.chairs[seat]
    nobody = "invited" if sits.invitation else "free"
    votes = [s for s, c in enumerate(table.chairs) if c.person in sits.votes] if sits.votes else ()
    return wire.Chair(
        seat,
        sits.name,
        "person" if sits.person else sits.bot or nobody,
        bool(sits.bot) or (bool(sits.person) and not sits.gone),
        sits.stand_in,
        tuple(votes),
    )


def story(
    table: Table, seats: tuple[int, ...], line: int, names: list[str], shown: bool
) -> list[wire.Paragraph]:
    """What happened from line number ``line`` on, as the viewer may be told it."""
    schema, called = table.game.words.schema, table.game.words.names
    assert schema is not None, "who plays at a table declares what is told"
    return [
        wire.Paragraph(
            part.line,
            part.sentences,
            [] if shown else [schema.event_json(event, called) for event in part.events],
        )
        for part in table.story.paragraphs(table.state, seats, names, line)
    ]


def table_in_words(table: Table, seen: Observation | None, names: list[str]) -> list[wire.Section]:
    """The table in words; nothing before the game."""
    sections = table.game.words.describe(seen, names) if seen is not None else []
    return [wire.Section(section.title, section.lines) for section in sections]


def waiting(table: Table) -> wire.Waiting:
    """Whom the table waits for, and until when. Who of them has answered is not told."""
    return wire.Waiting(sorted(table.questions), table.until())


def questions(table: Table, seats: tuple[int, ...]) -> list[wire.Question]:
    """The questions of these seats that are open and that their persons have yet to answer."""
    found: list[wire.Question] = []
    for seat in seats:
        asked = table.questions.get(seat)
        if asked is None or asked.held is not None or table.chairs[seat].played_by():
            continue
        put = question(table.state, seat)
        assert put is not None, "an open question is one of the game's"
        names, decline = table.names((seat,)), table.decline()
        found.append(
            wire.Question(
                seat,
                asked.number,
                table.window(),
                decline if decline >= 0 else None,
                name_seats(put.prompt, names),
                choices(put.choices, names),
            )
        )
    return found


def choices(offered: list[Choice], names: list[str]) -> list[wire.Choice]:
    """The choices of a question, with names in place of seats."""
    return [
        wire.Choice(choice.action, choice.notation, name_seats(choice.label, names), choice.at)
        for choice in offered
    ]


def next_step(
    table: Table, draft: Draft, number: int, id: str, shown: bool, seen: Observation
) -> wire.Answer:
    """What a half-made move is asked next, and how the table looks (``seen``) to who makes it."""
    put = question(draft.state, draft.seat)
    assert put is not None, "a move that is not finished goes on"
    names = table.names((draft.seat,))
    ask = wire.NextStep(
        name_seats(put.prompt, names),
        choices(put.choices, names),
        {} if shown else named_observation(table, seen),
    )
    return wire.Answer(
        seat=draft.seat,
        question=number,
        id=id,
        result="step",
        steps=tuple(draft.steps),
        ask=ask,
    )


def passing(table: Table, seats: tuple[int, ...]) -> list[wire.AlwaysPassed]:
    """The kinds of windows that the viewer always lets pass, with the seat."""
    return [
        wire.AlwaysPassed(seat, table.window_names[kind])
        for seat in seats
        for kind in sorted(table.chairs[seat].passing)
    ]


def result(table: Table, names: list[str]) -> wire.Result | None:
    """How the game ended, and its seed; None before."""
    state = table.state
    if not table.begun or state.to_act != OVER:
        return None
    return wire.Result(state.scores(), state.ranks(), outcome(state, names), table.setup.seed)
