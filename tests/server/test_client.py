"""The client of the wire against a server that fails in every way that docs/wire.md names."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar
from unittest.mock import patch

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection

from regalia import wire
from regalia.client import (
    USUAL,
    Address,
    AskedAgain,
    Connection,
    Lobby,
    Lost,
    News,
    Refused,
    Seat,
    Timing,
    Unreachable,
    View,
    connection,
    play,
)
from regalia.client.connection import DEAR, _Pace
from regalia.engine.errors import Refusal
from regalia.server import limits
from regalia.server.rate_limiter import RateLimiter
from tests.server.fake import Fake, Json
from tests.server.running import own_address

TABLE = wire.Table("t", "toy", "Toy", 1, {}, 0, 0, "brisk", "", "playing", ())
Message = TypeVar("Message", bound=News)
QUICK = Timing(pauses=(0.001, 0.002), patience=0.02, silence=60.0, pong=60.0, resend=0.02)
FAULTS = ("", "drop", "lose", "mute", "twice", "gap", "restart")


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(asyncio.wait_for(work, 60))


def by_number(question: wire.Question, observation: Json, table: wire.Table) -> int:
    """A bot whose choices depend on the question: take the number of moves, give one more."""
    first = "take" in question.prompt
    return int((observation["moves"] + (not first)) % 3)


def whole(turns: int) -> list[list[int]]:
    """The moves of the bot `by_number`, one for each turn."""
    return [[i % 3, (i + 1) % 3] for i in range(turns)]


async def played(fake: Fake, choose: Any = by_number) -> wire.Result:
    async with fake:
        return await play(fake.url, choose, token="t0", timing=QUICK)


async def until(found: Callable[[], bool]) -> None:
    while not found():
        await asyncio.sleep(0.001)


@contextmanager
def attempts() -> Iterator[list[Connection]]:
    """Whoever has tried to connect, as often as they did."""
    tried: list[Connection] = []
    connect = Connection._connect

    async def count(self: Connection) -> bool:
        tried.append(self)
        return await connect(self)

    with patch.object(Connection, "_connect", count):
        yield tried


async def heard(live: Connection, kind: type[Message]) -> Message:
    async for message in live:
        if isinstance(message, kind) and type(message) is kind:  # a Snapshot is an Update, too
            return message
    raise AssertionError


# Bots.


def test_a_bot_of_one_function_plays_to_the_end() -> None:
    fake = Fake(3)
    assert run(played(fake)).sentences[0] == "You win!"
    assert fake.stored == whole(3)
    assert fake.headers == ["Bearer t0"]
    assert fake.paths == ["/table/toytable/live?version=3&line=0"]


def test_a_bot_may_be_a_coroutine() -> None:
    async def choose(question: wire.Question, observation: Json, table: wire.Table) -> int:
        return by_number(question, observation, table)

    fake = Fake(2)
    run(played(fake, choose))
    assert fake.stored == whole(2)


def test_a_bot_that_returns_no_choice_gets_an_error() -> None:
    with pytest.raises(Refusal, match="The bot chose 7, which is none of the choices"):
        run(played(Fake(), lambda *_: 7))


def test_what_a_bot_raises_is_raised() -> None:
    def choose(question: wire.Question, observation: Json, table: wire.Table) -> int:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        run(played(Fake(), choose))


def test_what_a_later_server_tells_besides_is_passed_over() -> None:
    fake = Fake(2)
    tell = fake.tell

    async def tell_more(socket: ServerConnection, body: Json, skip: int = 0) -> None:
        more = {**body, "colour": "red"}
        if "table" in body:
            more["table"] = {**body["table"], "lamp": {"lit": True}}
        await tell(socket, more, skip)
        await tell(socket, {"type": "weather", "sky": ["blue"]})

    with patch.object(fake, "tell", tell_more):
        assert run(played(fake)).sentences[0] == "You win!"
    assert fake.stored == whole(2)


def test_what_is_no_message_of_the_wire_ends_it() -> None:
    async def tell_less(socket: ServerConnection) -> None:
        await fake.tell(socket, {"type": "table", "version": 3, "mine": [0]})

    fake = Fake()
    fake.greeting = tell_less
    with pytest.raises(Unreachable, match="does not speak the wire"):
        run(played(fake))


def test_the_error_of_a_closed_table_holds_its_sentence() -> None:
    async def closed(socket: ServerConnection) -> None:
        await fake.tell(socket, {"type": "error", "sentence": "The rules have changed."})
        await socket.close(4404)

    fake = Fake()
    fake.greeting = closed
    with pytest.raises(Refusal, match=r"The rules have changed\."):
        run(played(fake))


# Whatever is lost on the way.


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("windows", [(), (1, 2, 3)])
def test_a_fault_costs_nothing(fault: str, windows: tuple[int, ...]) -> None:
    fake = Fake(3, windows, ["", fault, fault, "", fault])
    run(played(fake))
    assert fake.stored == whole(3)


@settings(deadline=None, max_examples=60)
@given(
    st.lists(st.sampled_from(FAULTS), max_size=14),
    st.sets(st.integers(1, 4)),
    st.integers(1, 4),
)
def test_no_faults_in_any_order_lose_or_double_a_move(
    faults: list[str], windows: set[int], turns: int
) -> None:
    fake = Fake(turns, windows, faults)
    run(played(fake))
    assert fake.stored == whole(turns)


@settings(deadline=None, max_examples=40)
@given(st.lists(st.sampled_from(FAULTS), max_size=12), st.sets(st.integers(1, 4)))
def test_the_story_has_every_line_once_and_is_asked_for_from_where_it_broke_off(
    faults: list[str], windows: set[int]
) -> None:
    fake = Fake(4, windows, faults)

    async def follow() -> View:
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            async for _ in live:
                if live.view is None:
                    continue  # only told that there is no connection yet
                if live.view.ended():
                    return live.view
                for asked in live.view.questions:
                    await live.move(0, asked.question, [0, 2])
        raise AssertionError

    view = run(follow())
    assert [part.line for part in view.story] == [1, 2, 3, 4]
    assert view.questions == []


def test_an_unanswered_move_goes_again_with_the_same_id() -> None:
    fake = Fake(1, faults=["mute", "mute"])
    run(played(fake))
    first, again, third, *_ = fake.taken
    assert first == again == third
    assert len(fake.paths) == 1


def test_after_a_lost_connection_it_goes_at_once_with_the_same_id() -> None:
    fake = Fake(1, faults=["", "lose"])
    slow = Timing(pauses=(0.001,), resend=1000.0)

    async def go() -> None:
        async with fake:
            await play(fake.url, by_number, token="t0", timing=slow)

    run(go())
    assert fake.taken[1] == fake.taken[2]
    assert fake.taken[0]["id"] != fake.taken[1]["id"]
    assert fake.stored == whole(1)


def test_a_gap_in_the_numbers_makes_it_come_again() -> None:
    fake = Fake(2, faults=["", "gap"])
    run(played(fake))
    assert len(fake.paths) == 2
    assert fake.stored == whole(2)


def test_a_held_answer_that_a_restart_lost_is_given_again_unasked() -> None:
    fake = Fake(1, windows=[1])
    fake.host = own_address()
    fake.releasing = False
    asked: list[wire.Question] = []

    async def go() -> None:
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            assert (await live.move(0, 1, [0, 1])).result == "held"
            assert live.view is not None
            assert live.view.questions == []
            await fake.stop()
            await fake.start()
            await until(lambda: fake.held is not None)
            assert live.view is not None
            asked.extend(live.view.questions)
            await fake.release()
            await heard(live, wire.Update)
            assert live.view.ended()

    run(go())
    assert fake.stored == [[0, 1]]
    assert not asked
    assert fake.taken[0]["id"] == fake.taken[-1]["id"]


def test_if_it_is_refused_then_the_question_is_put_again() -> None:
    fake = Fake(2, windows=[1])
    fake.host = own_address()
    fake.releasing = False

    async def go() -> None:
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            answer = await live.move(0, 1, [0, 1])
            await fake.stop()
            fake.answers[answer.id] = {
                "type": "answer",
                "seat": 0,
                "question": 1,
                "id": answer.id,
                "result": "rejected",
                "sentence": "No.",
                "current_question": fake.question(),
            }
            await fake.start()
            await heard(live, AskedAgain)
            assert live.view is not None
            assert live.view.questions[0].question == 1

    run(go())


def test_a_question_that_somebody_took_away_is_gone_with_the_next_update() -> None:
    fake = Fake(2, windows=[1])
    fake.releasing = False

    async def go() -> None:
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            await live.move(0, 1, [0, 1])
            await fake.take_away()
            await heard(live, wire.Update)
            assert live.view is not None
            assert [asked.question for asked in live.view.questions] == [2]
            late = await live.move(0, 1, [0, 0])
            assert late.result == "rejected"
            assert late.current_question
            assert late.current_question.question == 2

    run(go())


def test_a_move_is_taken_back_by_a_step_less() -> None:
    fake = Fake(1)

    async def go() -> None:
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            assert (await live.move(0, 1, [2])).result == "step"
            assert (await live.move(0, 1, [1])).result == "step"
            assert (await live.move(0, 1, [1, 0])).result == "accepted"

    run(go())
    assert fake.stored == [[1, 0]]


def test_a_long_absence_of_the_server_is_reported_once() -> None:
    async def go() -> list[str]:
        fake = Fake(1)
        fake.host = own_address()
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            await fake.stop()
            assert await heard(live, Lost)
            with attempts() as tried:
                await until(lambda: len(tried) > 3)
            await fake.start()
            kinds = []
            while "Snapshot" not in kinds:
                kinds.append(type(await anext(live)).__name__)
            return kinds

    assert run(go()) == ["Snapshot"]


def test_it_waits_for_a_server_that_is_not_there_yet() -> None:
    async def go() -> None:
        fake = Fake(1)
        fake.host = own_address()
        async with fake:
            await fake.stop()
            work = asyncio.create_task(play(fake.url, by_number, token="t0", timing=QUICK))
            with attempts() as tried:
                await until(lambda: len(tried) > 3)
            await fake.start()
            await work
            assert fake.stored == whole(1)

    run(go())


def test_silence_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    pongs: list[str | bytes] = []

    class Hearing(Connection):
        def _hear(self, text: str | bytes, socket: ClientConnection) -> None:
            super()._hear(text, socket)
            if json.loads(text)["type"] == "pong":
                pongs.append(text)

    class Waiting:
        """asyncio, but the time that a pong may take is over as soon as there was one."""

        waited = 0

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            if seconds < timing.pong:
                await asyncio.sleep(seconds)
            else:
                self.waited += 1
                await until(lambda: len(pongs) >= self.waited)

    monkeypatch.setattr(connection, "asyncio", Waiting())
    fake = Fake(1)
    timing = Timing(silence=0.01, pong=60.0)

    async def go() -> None:
        async with fake, Hearing(fake.url, "t0", timing=timing) as live:
            await heard(live, wire.Snapshot)
            await until(lambda: fake.pings > 3)
            assert len(fake.paths) == 1

    run(go())


def test_a_ping_without_an_answer_means_that_the_connection_is_lost() -> None:
    async def deaf(socket: ServerConnection) -> None:
        body = {"type": "table", "version": 3, "table": fake.table(), "mine": [0]}
        await fake.tell(socket, {**body, **fake.position(0, False)})
        await socket.wait_closed()

    fake = Fake(1)
    fake.greeting = deaf
    timing = Timing(pauses=(0.001,), silence=0.02, pong=0.02, resend=0.01)

    async def go() -> None:
        async with fake:
            await play(fake.url, by_number, token="t0", timing=timing)

    run(go())
    assert len(fake.paths) > 1
    assert fake.stored == whole(1)


def test_pauses_grow_and_stay_with_the_last() -> None:
    pauses = [USUAL.pause(failures) for failures in range(9)]
    for pause, least in zip(pauses, [0.25, 0.5, 1, 2, 4, 5, 5, 5, 5], strict=True):
        assert least <= pause <= least * 1.2


def test_a_seat_is_taken_back_from_a_bot() -> None:
    fake = Fake(1)
    fake.seats[0]["stand_in"] = "steward"
    run(played(fake))
    assert fake.taken[0] == {"type": "return", "seat": 0}


# What is final.


def test_another_version_of_the_wire_is_final() -> None:
    fake = Fake()
    fake.version = wire.VERSION + 1
    with pytest.raises(Refused, match="another version of the wire"):
        run(played(fake))
    assert len(fake.paths) == 1


@pytest.mark.parametrize("code", [1009, 4401, 4404, 4409])
@pytest.mark.parametrize("why", ["", "There is no table here."])
def test_some_close_codes_are_final(code: int, why: str) -> None:
    async def close(socket: ServerConnection) -> None:
        if why:
            await fake.tell(socket, {"type": "error", "sentence": why})
        await socket.close(code)

    fake = Fake()
    fake.greeting = close
    with pytest.raises(Refused, match=why or r"[A-Z].*\.") as refused:
        run(played(fake))
    assert refused.value.status == code


@pytest.mark.parametrize("code", [1000, 1001, 1008, 1011, 1013])
def test_after_others_it_comes_again(code: int) -> None:
    async def close(socket: ServerConnection) -> None:
        await fake.tell(socket, {"type": "error", "sentence": "Too many."})
        await socket.close(code)

    fake = Fake(1)
    fake.greeting = close
    run(played(fake))
    assert fake.stored == whole(1)


@pytest.mark.parametrize("text", ["no json", "[]", "{}", '{"n": 1, "type": "table"}', '{"n": 1}'])
def test_another_protocol_is_reported(text: str) -> None:
    async def babble(socket: ServerConnection) -> None:
        await socket.send(text)
        await socket.wait_closed()

    fake = Fake()
    fake.greeting = babble
    with pytest.raises(Unreachable, match="does not speak the wire"):
        run(played(fake))


@pytest.mark.parametrize("code", [4404, 4409])
def test_the_reason_of_a_later_close_is_reported_too(code: int) -> None:
    async def go() -> None:
        fake = Fake()
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            for socket in list(fake.sockets):
                await fake.tell(socket, {"type": "error", "sentence": "The rules have changed."})
                await socket.close(code)
            await heard(live, AskedAgain)

    with pytest.raises(Refused, match=r"The rules have changed\."):
        run(go())


def test_an_error_of_long_ago_is_not_why() -> None:
    async def go() -> None:
        fake = Fake()
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            for socket in list(fake.sockets):
                await fake.tell(socket, {"type": "error", "sentence": "That is no message."})
                await fake.tell(socket, {"type": "pong"})
                await socket.close(4404)
            await heard(live, AskedAgain)

    with pytest.raises(Refused, match="There is no such table"):
        run(go())


def test_after_the_rate_limit_the_client_reconnects_after_the_longest_pause() -> None:
    async def flooded(socket: ServerConnection) -> None:
        body = {"type": "table", "version": 3, "table": fake.table(), "mine": [0]}
        await fake.tell(socket, {**body, **fake.position(0, False)})
        await fake.tell(socket, {"type": "error", "sentence": "You send too much; wait a little."})
        await socket.close(1008)

    fake = Fake(1)
    fake.greeting = flooded
    timing = Timing(pauses=(0.001, 0.3), jitter=0.0, resend=0.02)

    async def go() -> float:
        async with fake:
            begun = asyncio.get_running_loop().time()
            await play(fake.url, by_number, token="t0", timing=timing)
            return asyncio.get_running_loop().time() - begun

    assert run(go()) > 0.3
    assert fake.stored == whole(1)


def test_a_fast_bot_is_held_to_a_pace_that_the_server_allows() -> None:
    fake = Fake(30)
    slow = replace(QUICK, burst=10.0, rate=100.0, resend=5.0)

    async def go() -> float:
        async with fake:
            begun = asyncio.get_running_loop().time()
            await play(fake.url, by_number, token="t0", timing=slow)
            return asyncio.get_running_loop().time() - begun

    assert run(go()) > (60 - 10 - 1) / 100
    assert fake.stored == whole(30)


def test_the_usual_pace_stays_below_what_the_server_allows() -> None:
    assert USUAL.burst < limits.MESSAGE_BURST
    assert USUAL.rate < limits.MESSAGE_RATE
    assert (DEAR, 1.0) == (limits.OTHER_COST, limits.MESSAGE_COST)


@given(st.lists(st.tuples(st.sampled_from([1.0, DEAR]), st.floats(0, 1)), max_size=200))
def test_messages_sent_at_our_pace_stay_within_the_servers_limit(
    messages: list[tuple[float, float]],
) -> None:
    pace = _Pace(USUAL.burst, USUAL.rate, 0.0)
    limiter = RateLimiter(limits.MESSAGE_BURST, limits.MESSAGE_RATE, 0.0)
    now = last = 0.0
    for cost, later in messages:
        now += later
        leaves = now + pace.wait(cost, now)
        assert leaves >= last - 1e-6
        last = max(leaves, last)
        assert limiter.take(cost, last)


def test_an_error_does_not_end_a_bots_game() -> None:
    async def complain(socket: ServerConnection) -> None:
        body = {"type": "table", "version": 3, "table": fake.table(), "mine": [0]}
        await fake.tell(socket, {**body, **fake.position(0, False)})
        await fake.tell(socket, {"type": "error", "sentence": "You play this seat yourself."})
        await socket.close(1013)

    fake = Fake(1)
    fake.greeting = complain
    run(played(fake))
    assert fake.stored == whole(1)


def test_an_error_is_reported() -> None:
    async def go() -> None:
        fake = Fake()
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            for socket in list(fake.sockets):
                await fake.tell(socket, {"type": "error", "sentence": "That is no message."})
            assert (await heard(live, wire.Error)).sentence == "That is no message."

    run(go())


def test_kinds_of_messages_that_are_not_known_are_passed_over() -> None:
    async def go() -> None:
        fake = Fake(1)
        async with fake, Connection(fake.url, "t0", timing=QUICK) as live:
            await heard(live, wire.Snapshot)
            for socket in list(fake.sockets):
                await fake.tell(socket, {"type": "weather", "sky": "blue"})
            await live.move(0, 1, [0, 0])
            assert len(fake.paths) == 1

    run(go())


# The lobby.


def lobby(fake: Fake) -> Lobby:
    return Lobby("http://here", fake.transport())


def test_tables_are_made_and_filled() -> None:
    fake = Fake()

    async def go() -> None:
        async with lobby(fake) as here:
            assert (await here.games())[0].game == "toy"
            assert (await here.game("toy", 2)).rules == ["Take and give."]
            table, host = await here.make("toy", 2, {"bury": 2}, listed=True)
            assert (table.id, host) == ("toytable", "host")
            seat = await here.sit("toytable", 0, "Anna")
            assert seat == Seat("http://here/table/toytable", 0, "t0")
            await here.fill("toytable", 1, "steward", host)
            assert await here.invite("toytable", 1, host) == "http://here/join/secret"
            assert (await here.accept("secret", "Bo")).token == "t0"
            await here.start("toytable", host)
            await here.leave("toytable", 1, host)
            assert (await here.tables())[0].status == "playing"
            assert (await here.table("toytable")).title == "Toy"
            assert (await here.record("toytable")).startswith("Regalia")

    run(go())
    made = next(body for method, path, body, _ in fake.requests if path == "/api/tables")
    options = {"bury": 2}
    assert made == {"game": "toy", "seats": 2, "token": True, "listed": True, "options": options}
    assert ("PUT", "/api/tables/toytable/seats/1/bot", {"kind": "steward"}, "host") in fake.requests


@pytest.mark.parametrize(
    ("status", "answered", "sentence"),
    [
        (409, "Seat 1 is taken.", "Seat 1 is taken."),
        (403, "", "The server does not allow it."),
        (500, "", "http://here answers with status 500."),
    ],
)
def test_a_refusal_of_the_server_is_its_sentence(status: int, answered: str, sentence: str) -> None:
    fake = Fake()
    fake.refusals["POST", "/api/tables/toytable/seats/0"] = status, answered

    async def go() -> None:
        async with lobby(fake) as here:
            await here.sit("toytable", 0, "Anna")

    with pytest.raises(Refused) as refused:
        run(go())
    assert (str(refused.value), refused.value.status) == (sentence, status)


@pytest.mark.parametrize(
    "answer",
    [httpx.Response(200, text="<html>"), httpx.Response(200, json=[1]), httpx.ConnectError("x")],
)
def test_what_is_no_server_of_ours_is_unreachable(answer: httpx.Response | Exception) -> None:
    def respond(_: httpx.Request) -> httpx.Response:
        if isinstance(answer, Exception):
            raise answer
        return answer

    async def go() -> None:
        async with Lobby("http://here", httpx.MockTransport(respond)) as here:
            await here.table("toytable")

    with pytest.raises(Unreachable, match=r"^http://here .*\.$"):
        run(go())


@pytest.mark.parametrize(
    "url", ["", "localhost:8000", "ftp://x/table/a", "http://", "http://x:99999/", "http://x:y/"]
)
def test_an_address_of_nothing_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="An address begins with http"):
        Address.read(url)


@pytest.mark.parametrize("url", ["http://x/tables", "http://x/table/a/b", "http://x/join"])
def test_a_page_that_cannot_be_joined_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match="is not a page to join"):
        Address.read(url)


@given(st.text())
def test_any_address_is_read_or_refused(text: str) -> None:
    for url in (text, f"http://{text}", f"http://x/{text}"):
        try:
            where = Address.read(url)
        except Refusal:
            continue
        assert Address.read(where.url()) == where


@given(st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=8))
def test_a_story_sent_in_overlapping_pieces_has_each_line_once(
    pieces: list[tuple[int, int]],
) -> None:
    here: Any = {"waiting": wire.Waiting([], 0), "questions": [], "preferences": []}
    here |= {"observation": None, "result": None}
    view = View(TABLE, ())
    have = 0
    for line, more in pieces:
        lines = line + more
        story = [wire.Paragraph(i + 1, [str(i)], []) for i in range(min(line, have), lines)]
        view = view.with_(wire.Update(lines=lines, story=story, **here))
        have = lines
        assert [part.line for part in view.story] == list(range(1, lines + 1))


def test_what_is_sent_is_small() -> None:
    fake = Fake(1)
    run(played(fake))
    assert all(len(json.dumps(message)) < 200 for message in fake.taken)
