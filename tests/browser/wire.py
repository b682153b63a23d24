"""A person's seat as a program sees it: beside their page, with the cookie of their browser."""

from __future__ import annotations

import json
from random import Random
from time import sleep
from typing import Any, Final

from playwright.sync_api import BrowserContext
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tests.browser.tables import Table
from tests.server.running import PATIENCE

PAUSE: Final = 0.04
"""Seconds between moves, which the credit of a connection allows for ever."""

Json = dict[str, Any]


class Seat:
    """The JSON socket of whoever a context belongs to."""

    def __init__(self, context: BrowserContext, table: Table) -> None:
        cookies = [f"{cookie['name']}={cookie['value']}" for cookie in context.cookies()]
        self.opening = connect(
            f"{table.base.replace('http', 'ws', 1)}{table.path}/live?version=3",
            subprotocols=[Subprotocol("regalia.json")],
            additional_headers={"Cookie": "; ".join(cookies)},
            compression=None,
        )
        self.now: Json = {}
        self.sent = 0

    def __enter__(self) -> Seat:
        self.socket = self.opening.__enter__()
        self._hear()
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def _hear(self) -> Json:
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        if message["type"] in ("table", "update", "seats"):
            self.now |= message
        return message

    def fresh(self) -> Json:
        """All that the table tells, up to now."""
        self.socket.send('{"type": "ping"}')
        while self._hear()["type"] != "pong":
            pass
        return self.now

    def observation(self) -> Json:
        found: Json = self.fresh()["observation"]
        return found

    def choices(self, seat: int, question: int, steps: list[int]) -> list[Json] | None:
        """The choices after the steps of a move; None if the question is gone."""
        if steps:
            answer = self._ask(seat, question, steps)
            if answer["result"] == "step":
                found: list[Json] = answer["ask"]["choices"]
                return found
            assert answer["result"] == "rejected", answer
            return None
        for put in self.fresh()["questions"]:
            if (put["seat"], put["question"]) == (seat, question):
                asked: list[Json] = put["choices"]
                return asked
        return None

    def play(self, rng: Random, moves: int = 1000) -> None:
        """Make so many moves by chance, or all until the game is over."""
        for _ in range(moves):
            while not self.now["questions"]:
                if self.now["result"] is not None:
                    return
                self._hear()
            put = self.now["questions"][0]
            choices, steps = put["choices"], list[int]()
            while True:
                steps.append(rng.choice(choices)["action"])
                answer = self._ask(put["seat"], put["question"], steps)
                if answer["result"] != "step":
                    break
                choices = answer["ask"]["choices"]
            if answer["result"] == "rejected":  # another has closed the window
                assert put not in self.fresh()["questions"], answer
                continue
            assert answer["result"] in ("accepted", "held"), answer
            self.now["questions"] = []
            self.fresh()
            sleep(PAUSE)

    def _ask(self, seat: int, question: int, steps: list[int]) -> Json:
        self.sent += 1
        body = {"seat": seat, "question": question, "id": f"t{self.sent}", "steps": steps}
        self.socket.send(json.dumps({"type": "move", **body}))
        while (answer := self._hear())["type"] != "answer" or answer["id"] != body["id"]:
            pass
        return answer
