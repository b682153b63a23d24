"""The sockets of an address get the same share once they have sent more than its credit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import pytest

from regalia.server import limits, message_gate
from regalia.server.message_gate import MessageGate, Turns

MINE = "192.0.2.1"
RATE = 100_000.0


class Line:
    """A socket that sends the next message once it is read again; ``left`` are their costs."""

    plays = False

    def __init__(self, gate: MessageGate, served: Served, left: list[float]) -> None:
        self.limit_key = MINE
        self.gate = gate
        self.served = served
        self.left = deque(left)
        self.held = False
        self.hold: Callable[[bool], None] | None = self.keep
        gate.add(self)

    def keep(self, held: bool) -> None:
        self.held = held

    def send(self) -> None:
        """Send what is left until nothing more is read."""
        while self.left and not self.held:
            self.gate.take(self, self.left[0], self.handle, self.weight)
        if self.left:
            asyncio.get_running_loop().call_soon(self.send)

    def weight(self) -> float:
        return limits.PLAYER_WEIGHT if self.plays else 1.0

    def handle(self) -> None:
        self.served.append((self, self.left.popleft()))


Served = list[tuple[Line, float]]
"""Whose messages were handled, and what they cost."""


@pytest.mark.parametrize(("plays", "others_play"), [(False, 0), (True, 0), (True, 20), (True, 40)])
@pytest.mark.parametrize("cost", [1.0, 10.0, 50.0])
def test_who_sends_little_waits_for_little_of_each_of_the_others(
    cost: float, plays: bool, others_play: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(message_gate, "ADDRESS_RATE", RATE)
    monkeypatch.setattr(message_gate, "SHORTEST", 0.0)
    others, times, moves = 40, 120, 10

    async def play() -> Served:
        gate, served = MessageGate(), Served()
        for number in range(others):
            line = Line(gate, served, [cost] * times)
            line.plays = number < others_play
            line.send()
        one = Line(gate, served, [])
        one.plays = plays
        most = others_play + (others - others_play) / (limits.PLAYER_WEIGHT if plays else 1.0)
        for number in range(moves):
            await asyncio.sleep(0.001)
            assert gate.turns, "the others still wait"
            before = len(served)
            one.left.append(1.0)
            one.send()
            while one.left:
                await asyncio.sleep(0)
            since = served[before:]
            waited = sum(units for _, units in since[: since.index((one, 1.0))])
            assert waited <= most + 2 * cost + message_gate.AT_ONCE, number
        while gate.turns:
            await asyncio.sleep(0)
        return served

    served = asyncio.run(play())
    assert len(served) == others * times + moves, "nothing was lost"


def test_few_of_those_who_send_twice_and_go_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_gate, "MOST_OF_ADDRESS", 5)
    gate, turns = MessageGate(), Turns()
    steady = Line(gate, [], [])
    turns.add(steady, 1000.0, 1.0, steady.handle)
    for number in range(100):
        one = Line(gate, [], [])
        turns.add(one, 10.0, 1.0, one.handle)
        while turns.take().socket is not one:
            turns.add(steady, 1000.0, 1.0, steady.handle)
        turns.add(one, 10.0, 1.0, one.handle)
        assert turns.discard(one)
        assert len(turns.sharing) <= 6, number


def test_who_leaves_takes_the_message_along_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(message_gate, "ADDRESS_RATE", RATE)

    async def play() -> tuple[int, int]:
        gate, served = MessageGate(), Served()
        one, other = [Line(gate, served, [10.0] * 30) for _ in range(2)]
        one.send()
        other.send()
        assert other.held
        gate.discard(other)
        other.left.clear()
        while gate.turns or one.left:
            await asyncio.sleep(0)
        lines = [line for line, _ in served]
        return lines.count(one), lines.count(other)

    assert asyncio.run(play()) == (30, 0)


def test_who_comes_while_a_crowd_is_served_that_sends_once_goes_first() -> None:
    turns, sockets = Turns(), [Line(MessageGate(), [], []) for _ in range(100)]
    for socket in sockets:
        turns.add(socket, 10.0, 1.0, print)
    for _ in range(80):
        turns.take()
    late = Line(MessageGate(), [], [])
    turns.add(late, 1.0, 1.0, print)
    assert [turns.take().socket for _ in range(3)].count(late) == 1
    assert [turns.take() for _ in range(18)]
    assert not turns.messages
    turns.add(late, 100.0, 1.0, print)
    turns.take()
    assert turns.weight == len(turns.sharing) <= 1, "all others have had their share"


@pytest.mark.parametrize("costs", [[1.0], [10.0], [50.0], [1.0, 10.0]])
@pytest.mark.parametrize("every", [0, 20, 50, 150])
def test_who_was_served_early_does_not_wait_for_all_that_the_others_send(
    costs: list[float], every: int
) -> None:
    others, weight, now, next_move = 100, limits.PLAYER_WEIGHT, 0.0, 0.0
    turns, one, sent = Turns(), Line(MessageGate(), [], []), 0.0
    for number in range(others):
        line = Line(MessageGate(), [], costs * 1000)
        turns.add(line, line.left[number % len(costs)], weight, print)
    for _ in range(4000):
        if one not in turns.messages and now >= next_move:
            turns.add(one, 1.0, weight, print)
            sent = now
        message = turns.take()
        now += message.cost
        if message.socket is one:
            assert now - sent <= 2 * others + max(costs)
            next_move = now + every
        else:
            assert isinstance(message.socket, Line)
            turns.add(message.socket, message.socket.left.popleft(), weight, print)
    assert now - sent <= 2 * others + max(costs), "it does not wait for ever"


def test_who_sends_once_and_goes_again_and_again_has_no_more_than_a_share() -> None:
    others, turns, one, now, sent, longest = (
        100,
        Turns(),
        Line(MessageGate(), [], []),
        0.0,
        0.0,
        0.0,
    )
    for _ in range(others):
        turns.add(Line(MessageGate(), [], []), 35.0, 1.0, print)
    fresh = Line(MessageGate(), [], [])
    for number in range(4000):
        if number % 5 == 0 and fresh not in turns.messages:
            turns.discard(fresh)
            fresh = Line(MessageGate(), [], [])
            turns.add(fresh, 10.0, 1.0, print)
        if one not in turns.messages and now >= sent + 50.0:
            turns.add(one, 1.0, limits.PLAYER_WEIGHT, print)
            sent = now
        message = turns.take()
        now += message.cost
        if message.socket is one:
            longest = max(longest, now - sent)
        elif message.socket is not fresh:
            turns.add(message.socket, 35.0, 1.0, print)
    assert 0.0 < longest <= others / limits.PLAYER_WEIGHT + 35.0 + 1.0


def test_little_is_kept_of_sockets_that_are_gone() -> None:
    turns = Turns()
    stays = Line(MessageGate(), [], [])
    turns.add(stays, 1e9, 1.0, print)
    for _ in range(1000):
        line = Line(MessageGate(), [], [])
        turns.add(line, 10.0, 1.0, print)
        assert turns.discard(line)
    assert len(turns.later) <= 2 + message_gate.FEW
    assert turns.take().socket is stays
