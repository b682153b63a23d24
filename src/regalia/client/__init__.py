"""A client of the wire (docs/wire.md), for bots and for anybody who wants to write a better one.

A bot is one function. `play` finds a seat and calls the function for every decision, through lost
connections and restarts of the server, until the game is over::

    import asyncio
    from regalia.client import play

    def choose(question, observation, table):
        return question.choices[0].action

    result = asyncio.run(play("http://localhost:8000/table/k3v9x2m7qw", choose, name="Anna"))
    print(result.sentences[0])

`Lobby` makes tables and sits down at them; `Connection` is a viewer's connection that reopens
itself. The messages are those of `regalia.wire`. An error that cannot be retried is raised as a
`Refusal`, whose text is a sentence for a person.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from regalia import wire
from regalia.client.connection import USUAL, AskedAgain, Connection, Lost, News, Timing, View
from regalia.client.lobby import Address, Lobby, Refused, Seat, Unreachable
from regalia.engine.errors import Refusal

__all__ = [
    "USUAL",
    "Address",
    "AskedAgain",
    "Choose",
    "Connection",
    "Lobby",
    "Lost",
    "News",
    "Refused",
    "Seat",
    "Timing",
    "Unreachable",
    "View",
    "free_seats",
    "play",
    "say_here",
    "sit",
    "take_back_seats",
]

Choose = Callable[[wire.Question, wire.Json, wire.Table], int | Coroutine[Any, Any, int]]
"""A bot: from question, observation and table (as in a `View`) to the number of an action."""


async def play(
    url: str,
    choose: Choose,
    name: str = "Bot",
    token: str | None = None,
    timing: Timing = USUAL,
) -> wire.Result:
    """Play a seat to the end of the game; returns the result.

    ``url`` is the address of a table or of an invitation. At a table ``token`` names the seat;
    without one the first free seat is taken. ``choose(question, observation, table)`` is called
    for each decision and returns the number of an action; it runs in a thread, or is a coroutine
    function.

    Raises:
        Refusal: there is no seat, the table cannot go on, or ``choose`` returns an illegal action.
    """
    if token is None:
        seat = await sit(url, name)
    else:
        seat = Seat(url, -1, token)
    async with Connection(seat.address, seat.token, timing=timing) as live:
        async for message in live:  # fatal errors are raised
            await take_back_seats(live, message)
            await say_here(live)
            while live.view is not None and live.view.questions:
                await _answer(live, live.view.questions[0], choose)
            if live.view is not None and live.view.result is not None:
                return live.view.result
            if live.view is not None and live.view.ended():
                raise Refusal(wire.CLOSED)
    raise AssertionError("a connection never ends of itself")


async def take_back_seats(live: Connection, message: News) -> None:
    """After a reconnection, take the viewer's seats back from bots that stand in."""
    if isinstance(message, wire.Snapshot):
        for chair in message.table.seats:
            if chair.seat in message.mine and chair.stand_in and not chair.resigned:
                await live.send(wire.Return(seat=chair.seat))


async def say_here(live: Connection) -> None:
    """If somebody asks whether the viewer is there, say so: a bot is there as long as it runs."""
    view = live.view
    called = view.waiting.called if view is not None else ()
    if view is not None and any(one.seat in view.mine and not one.here_since for one in called):
        await live.send(wire.Here())


async def sit(url: str, name: str) -> Seat:
    """Sit down at an address: in the seat of an invitation, or the first free seat of a table.

    Raises:
        Refusal: there is no free seat, or the address has none.
    """
    where = Address.read(url)
    async with Lobby(where.base) as lobby:
        if where.invitation:
            return await lobby.accept(where.invitation, name)
        if not where.table:
            raise Refusal(f"{url} is a server's address; that of a table is needed.")
        free = free_seats(await lobby.table(where.table))
        if not free:
            raise Refusal("No seat is free at this table.")
        return await lobby.sit(where.table, free[0], name)


def free_seats(table: wire.Table) -> list[int]:
    """The free seats of a table; of those that one person plays together the first."""
    return [one.seat for one in table.seats if one.player == "free" and one.with_seat < 0]


async def _answer(live: Connection, asked: wire.Question, choose: Choose) -> None:
    """Answer a question step by step, or stop when it is gone."""
    seat, number = asked.seat, asked.question
    steps: list[int] = []
    assert live.view is not None
    observation = live.view.observation or {}
    while True:
        table = live.view.table
        if inspect.iscoroutinefunction(choose):
            action = await choose(asked, observation, table)
        else:
            action = await asyncio.to_thread(choose, asked, observation, table)
        if action not in [choice.action for choice in asked.choices]:
            raise Refusal(f"The bot chose {action}, which is none of the choices.")
        steps.append(action)
        answer = await live.move(seat, number, steps)
        now = answer.current_question
        if answer.result == "rejected" and now and now.question == number:
            raise Refusal(answer.sentence or "")  # the same move would be refused again
        if not answer.ask:
            return
        asked = replace(asked, prompt=answer.ask.prompt, choices=answer.ask.choices)
        observation = answer.ask.observation
