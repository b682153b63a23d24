"""Work beside the event loop: the same is done once, and how much waits has limits."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from itertools import pairwise
from typing import Any
from unittest.mock import patch

import pytest

from regalia import bots, games
from regalia.page.renderer import Renderer
from regalia.server import aside as module
from regalia.server.aside import Aside, Busy
from regalia.server.fair_queue import ROUNDS, Turnstile
from regalia.server.usage import SENDER, OverLimit


class Work:
    """Work that is done when the test says so; ``done`` says what was."""

    def __init__(self) -> None:
        self.may_end = threading.Event()
        self.done: list[str] = []

    def __call__(self, what: str) -> str:
        self.may_end.wait(10.0)
        self.done.append(what)
        return what


def run(test: Callable[[Aside, Work], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        aside, work = Aside(Turnstile()), Work()
        try:
            async with asyncio.timeout(10.0):
                await test(aside, work)
        finally:
            work.may_end.set()
            aside.stop()

    with patch.object(module, "MOST_ASIDE", 4), patch.object(module, "MOST_ASIDE_OF_ADDRESS", 2):
        asyncio.run(whole())


async def ask(aside: Aside, work: Work, what: str, address: str) -> asyncio.Task[str]:
    SENDER.set(address)
    task = asyncio.create_task(aside.answer(what, work, what))
    await asyncio.sleep(0)
    return task


def test_what_several_ask_for_at_once_is_done_once_also_if_the_first_leaves() -> None:
    async def test(aside: Aside, work: Work) -> None:
        first, other = await ask(aside, work, "one", "a"), await ask(aside, work, "one", "b")
        await asyncio.sleep(0)
        first.cancel()
        work.may_end.set()
        assert await other == "one"
        assert await (await ask(aside, work, "one", "b")) == "one"
        assert work.done == ["one", "one"], "it is not kept"
        assert not aside.pending.tasks
        assert not aside.pending.asked

    run(test)


def test_those_who_waited_for_the_same_go_on_in_turn_with_rounds_for_others_between() -> None:
    async def test(aside: Aside, work: Work) -> None:
        rounds, went = 0, list[int]()

        async def wait() -> None:
            SENDER.set("a")
            await aside.answer("one", work, "one")
            went.append(rounds)

        async with asyncio.TaskGroup() as group:
            for _ in range(4):
                group.create_task(wait())
            await asyncio.sleep(0)
            work.may_end.set()
            while len(went) < 4:
                rounds += 1
                await asyncio.sleep(0)
        assert all(later - before >= ROUNDS for before, later in pairwise(went))
        assert work.done == ["one"]

    run(test)


def test_those_who_waited_for_what_fails_are_refused_in_turn_and_at_a_stop_at_once() -> None:
    async def test(aside: Aside, work: Work) -> None:
        may_fail = asyncio.Event()

        async def fail() -> None:
            await may_fail.wait()
            raise OSError("no disk")

        turnstile = aside.turnstile
        turns = [turnstile.turn("a", player=player) for player in ("", "Anna", "Bo", "")]
        waiting = [asyncio.create_task(one) for one in turns]
        task = asyncio.ensure_future(fail())
        late = asyncio.create_task(turnstile.after(task, "a", ""))
        await asyncio.sleep(0)
        may_fail.set()
        while not task.done():
            await asyncio.sleep(0)
        assert not late.done(), "it takes a turn, too"
        turnstile.stop()
        assert await asyncio.gather(*waiting, turnstile.turn("b")) == [False, True, *[False] * 3]
        with pytest.raises(OSError, match="no disk"):
            await late
        assert not turnstile.of_player

    run(test)


def test_at_a_stop_whoever_waits_is_refused_at_once() -> None:
    async def test(aside: Aside, work: Work) -> None:
        waiting = await ask(aside, work, "one", "a")
        aside.pending.stop()
        for asked in (waiting, await ask(aside, work, "other", "b")):
            with pytest.raises(Busy, match="The server is stopping"):
                await asked
        assert not work.done

    run(test)


def test_how_much_waits_has_limits_of_one_address_and_of_all() -> None:
    async def test(aside: Aside, work: Work) -> None:
        tasks = [await ask(aside, work, f"{n}", "a") for n in range(2)]
        with pytest.raises(OverLimit, match="The server works on 2 questions from your address"):
            await (await ask(aside, work, "2", "a"))
        tasks.append(await ask(aside, work, "1", "a"))  # it waits already
        tasks += [await ask(aside, work, f"b{n}", "b") for n in range(2)]
        with pytest.raises(Busy, match="ask again in 5 seconds"):
            await (await ask(aside, work, "c", "c"))
        unlimited = asyncio.create_task(aside.run(work, "cards"))
        work.may_end.set()
        assert await asyncio.gather(*tasks) == ["0", "1", "1", "b0", "b1"]
        assert await unlimited == "cards"
        assert await (await ask(aside, work, "2", "a")) == "2"

    run(test)


def test_the_templates_of_a_game_are_compiled_once_and_again_if_that_fails() -> None:
    async def test(aside: Aside, work: Work) -> None:
        renderer, game = Renderer(bots.DESCRIPTIONS, bots.DEFAULT), games.load("christina")
        fails = patch.object(renderer, "prepare", side_effect=OSError("no file"))
        with fails, pytest.raises(OSError, match="no file"):
            await aside.prepare(renderer, game)
        with patch.object(renderer, "prepare") as prepared:
            await asyncio.gather(*[aside.prepare(renderer, game) for _ in range(9)])
            await aside.prepare(renderer, game)
        assert prepared.call_count == 1

    run(test)
