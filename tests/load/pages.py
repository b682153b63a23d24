"""Players who use pages: viewers of `regalia.page`, who find their choices in the HTML."""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final

import msgspec

from tests.load import ours
from tests.load.play import VIEWERS, Load, Table
from tests.load.wire import Socket

SPEAK: Final = {"Sec-WebSocket-Protocol": "regalia.page"}
ACTION: Final = re.compile(r'data-action="(\d+)"')
EMPTY: Final = 'class="gap top"'
DISCARD: Final = re.compile(r'id="r-at-discard-(\d+)"')
FACTION: Final = re.compile(r'<li class="(tilted)?">\s*<div class="card faction')
QUESTION: Final = re.compile(r'data-question="(\d+)"')


class Message(msgspec.Struct):
    """The parts of a message that are needed; the rest is skipped, though it is checked."""

    n: int
    type: str
    lines: int = 0
    status: str = ""
    regions: dict[str, str] = {}
    result: str = ""
    sentence: str = ""


DECODER: Final = msgspec.json.Decoder(Message)


class PagePlayer:
    """A random player at one seat, who presses buttons of the page.

    ``whole`` moves are made at once, by the rules and what the page shows.
    """

    def __init__(self, table: Table, port: int, seat: int, token: str, whole: bool) -> None:
        self.whole = whole
        self.table = table
        self.seat = seat
        headers = {**SPEAK, "Authorization": f"Bearer {token}"}
        path = f"/table/{table.name}/live"
        self.socket = Socket(port, path, headers, self.heard, table.load.fail)
        self.count = 0
        self.actions: dict[str, list[int]] = {}
        self.seen = ours.Observation([[], [], []], {}, [[False] * 3 for _ in range(VIEWERS)])
        self.question = self.answered = -1
        self.steps: list[int] = []
        self.sent = self.late = 0.0

    def heard(self, text: bytes) -> None:
        load = self.table.load
        load.meter.bytes += len(text)
        message = DECODER.decode(text)
        self.count += 1
        if message.n != self.count:
            load.fail(f"Message {message.n} came as number {self.count}.")
        self.patch(message.regions)
        if message.type == "update":
            self.table.received(self.seat, message.lines)
            if message.status == "over":
                self.table.end()
            elif self.table.here == VIEWERS:  # others may follow
                self.turn()
        elif message.type == "answer":
            self.answer(message)
        elif message.type == "page":
            self.table.arrived(self.seat, message.lines)
        elif message.type != "pong":
            load.fail(f"The server said {text[:500]!r}.")

    def patch(self, regions: dict[str, str]) -> None:
        """Find the buttons of the changed regions."""
        for name, html in regions.items():
            if name == "discards":  # a removed slot holds no button
                for slot in [old for old in self.actions if old.startswith("at-discard-")]:
                    if f'"{slot}"' not in html:
                        del self.actions[slot]
            self.actions[name] = [int(number) for number in ACTION.findall(html)]
            self.look(name, html)
            if name == "question":
                found = QUESTION.search(html)
                self.question = int(found[1]) if found else -1

    def look(self, name: str, html: str) -> None:
        """Keep what a whole move depends on."""
        if name.startswith("open-"):
            self.seen.top[int(name[-1])] = [ours.CARDS[0]] if EMPTY not in html else []
        elif name == "discards":
            there = {int(kind) for kind in DISCARD.findall(html)}
            self.seen.discards = {ours.CARDS[kind]: 1 for kind in there}
        elif name == "hand":
            cards = [bool(tilted) for tilted in FACTION.findall(html)]
            self.seen.tilted[self.seat] = cards or [False] * 3

    def turn(self) -> None:
        if self.question > self.answered:
            self.answered = self.question
            self.table.load.ready(self.table, self.play)

    def play(self, late: float) -> None:
        self.steps, self.late = [], late
        self.step()

    def step(self) -> None:
        """Choose the next action."""
        rng = self.table.load.rng
        actions = [action for found in self.actions.values() for action in found]
        if not actions:
            self.table.load.fail("A page asks and offers nothing.")
            return
        self.steps.append(rng.choice(actions))
        if self.whole:
            self.steps += ours.rest_of_move(self.steps[0], self.seen, self.seat, rng)
        move = {
            "type": "move",
            "seat": self.seat,
            "question": self.answered,
            "id": f"{self.answered}-{len(self.steps)}",
            "steps": self.steps,
        }
        self.sent = perf_counter()
        self.table.move(self.seat)
        self.socket.send(msgspec.json.encode(move))

    def answer(self, message: Message) -> None:
        meter = self.table.load.meter
        if message.result == "step":
            meter.steps += meter.on
            self.table.moves.pop()  # it was not a whole move
            self.step()
        elif message.result == "accepted":
            if meter.on:
                meter.answered.append(perf_counter() - self.sent + self.late)
        else:
            self.table.load.fail(f"A move was {message.result}: {message.sentence}")


async def make(port: int, load: Load, whole: bool = True) -> Table:
    """A table in play with its four viewers connected."""
    return await ours.make(port, load, whole=whole, player=PagePlayer)
