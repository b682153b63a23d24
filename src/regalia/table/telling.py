"""What a viewer is told: the bodies of the messages of docs/wire.md, made from sights alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regalia.engine.draft import Draft
from regalia.engine.sight import Question, Sight, question, sight
from regalia.engine.state import OVER
from regalia.engine.story import outcome
from regalia.engine.words import named

if TYPE_CHECKING:
    from regalia.engine.game import Game
    from regalia.table.table import Table

VERSION: Final = 2
"""The version of the messages."""

Body = dict[str, object]


def whole(table: Table, seats: tuple[int, ...], line: int, words: bool) -> Body:
    """All that a viewer who holds ``seats`` and has the story up to ``line`` is to know."""
    return {
        "type": "table",
        "version": VERSION,
        "table": public(table),
        "mine": seats,
        **position(table, seats, line, words),
    }


def update(table: Table, seats: tuple[int, ...], line: int, words: bool) -> Body:
    """What is new after a move, for who has the story up to ``line``."""
    return {"type": "update", **position(table, seats, line, words)}


def by_names(game: Game, seats: int, body: Body) -> Body:
    """A body as programs are sent it: what is seen and what happened by names, as JSON.

    Other parts are taken over as they are.
    """
    layout, names, schema = game.layout(seats), game.words.names, game.words.schema
    told = dict(body)
    if "sight" in body:
        seen = told.pop("sight")
        told["observation"] = layout.told(seen, names) if seen is not None else None
    if "ask" in body:
        ask: Body = dict(body["ask"])  # type: ignore[call-overload]
        ask["observation"] = layout.told(ask.pop("sight"), names)
        told["ask"] = ask
    if "story" in body:
        assert schema is not None
        parts: list[Body] = body["story"]  # type: ignore[assignment]
        told["story"] = [
            {**part, "events": [schema.event_told(event, names) for event in part["events"]]}  # type: ignore[attr-defined]
            for part in parts
        ]
    return told


def open_sight(table: Table) -> Sight | None:
    """What a spectator sees: of which a page shows what is the same for all."""
    return sight(table.state, ()) if table.begun else None


def seats(table: Table, mine: tuple[int, ...]) -> Body:
    """Who sits where, after somebody came, went or said something."""
    return {
        "type": "seats",
        "table": public(table),
        "mine": mine,
        "waiting": waiting(table),
        "questions": questions(table, mine),
        "passing": passing(table, mine),
    }


def public(table: Table) -> Body:
    """What everybody may know of the table around the game."""
    setup = table.setup
    chairs: list[Body] = []
    for seat, chair in enumerate(table.chairs):
        told = chair.plain(seat)
        if chair.votes:
            voters = [s for s, c in enumerate(table.chairs) if c.person in chair.votes]
            told["votes"] = voters
        chairs.append(told)
    known: Body = {
        "id": table.name,
        "game": setup.game,
        "title": table.game.title,
        "rules": table.game.version,
        "options": setup.options,
        "pace": setup.pace,
        "window": setup.window,
        "seed_hash": table.seed_hash,
        "status": table.status,
        "seats": chairs,
    }
    if table.again:
        known["again"] = table.again
    return known


def position(table: Table, seats: tuple[int, ...], line: int, words: bool) -> Body:
    """The game as it stands, and its story from ``line`` on."""
    names = table.names(seats)
    seen = sight(table.state, seats) if table.begun else None
    told: Body = {
        "lines": len(table.lines),
        "story": story(table, seats, line, names),
        "sight": seen,
        "waiting": waiting(table),
        "questions": questions(table, seats),
        "passing": passing(table, seats),
        "result": result(table, names),
    }
    if words:
        sections = table.game.words.describe(seen, names) if seen is not None else []
        told["words"] = [{"title": s.title, "lines": s.lines} for s in sections]
    return told


def story(table: Table, seats: tuple[int, ...], line: int, names: list[str]) -> list[Body]:
    """What happened from line number ``line`` on, as the viewer may be told it."""
    return [
        {"line": part.line, "told": part.sentences, "events": part.events}
        for part in table.chronicle.tell(table.state, seats, names, line)
    ]


def waiting(table: Table) -> Body:
    """Whom the table waits for, and until when. Who of them has answered is not told."""
    return {"seats": sorted(table.asked), "until": table.until()}


def questions(table: Table, seats: tuple[int, ...]) -> list[Body]:
    """The questions of these seats that are open and that their persons have yet to answer."""
    found: list[Body] = []
    for seat in seats:
        asked = table.asked.get(seat)
        if asked is None or asked.held is not None or table.chairs[seat].played_by():
            continue
        put = question(table.state, seat)
        assert put is not None, "an open question is one of the game's"
        found.append(
            {
                "seat": seat,
                "question": asked.number,
                "window": table.state.window(),
                "pass": table.decline(),
                **choices(put, table.names((seat,))),
            }
        )
    return found


def choices(put: Question, names: list[str]) -> Body:
    """A question's words and choices, with names in place of seats."""
    return {
        "prompt": named(put.prompt, names),
        "choices": [
            {
                "action": choice.action,
                "notation": choice.notation,
                "label": named(choice.label, names),
                "at": choice.at,
            }
            for choice in put.choices
        ],
    }


def step(table: Table, draft: Draft, mine: tuple[int, ...]) -> Body:
    """What a half-made move is asked next, and how the table looks to who makes it."""
    put = question(draft.state, draft.seat)
    assert put is not None, "a move that is not finished goes on"
    seen = sight(draft.state, mine)
    asked = {**choices(put, table.names((draft.seat,))), "sight": seen}
    return {"steps": tuple(draft.steps), "ask": asked}


def passing(table: Table, seats: tuple[int, ...]) -> list[tuple[int, int]]:
    """The kinds of windows that the viewer always lets pass, with the seat."""
    return [(seat, kind) for seat in seats for kind in sorted(table.chairs[seat].passing)]


def result(table: Table, names: list[str]) -> Body | None:
    """How the game ended, and its seed; None before."""
    state = table.state
    if not table.begun or state.to_act != OVER:
        return None
    return {
        "points": state.scores(),
        "places": state.ranks(),
        "told": outcome(state, names),
        "seed": table.setup.seed,
    }
