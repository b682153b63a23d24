"""After a stall of the process an answer that lay in the socket before the window's end counts."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from time import sleep, time

import pytest
from websockets.sync.client import ClientConnection

from regalia.engine.state import State
from regalia.server.identity import key
from regalia.table.replay import restore
from tests.browser.staging import Staged
from tests.server.running import Child
from tests.server.test_api import live, message
from tests.table.party import Party

TOKEN, OTHER = "anna's token", "bo's token"
WINDOW = 1000
"""Milliseconds; the shortest that a table may have."""

pytestmark = pytest.mark.long


@pytest.mark.parametrize("answers", [True, False])
def test_an_answer_sent_during_a_stall_counts(tmp_path: Path, answers: bool) -> None:
    """Anna answers while the server is stopped, or not at all; Bo waits for her."""
    with Child(tmp_path / "regalia.db", seed=1) as child:
        table = a_window()
        name = table.store(child.store, automatic=False)
        with live(child, name, TOKEN) as anna, live(child, name, OTHER) as bo:
            asked = message(anna)["questions"][0]
            until = message(bo)["waiting"]["until"]
            assert until, "somebody waits for Anna"
            child.process.send_signal(signal.SIGSTOP)
            if answers:
                steps = _reaction(restore(table.game, table.rows, table.now).state)
                move = {"question": asked["question"], "id": "late", "steps": steps}
                anna.send(json.dumps({"type": "move", **move}))
            sleep(until / 1000 - time() + 0.6)
            child.process.send_signal(signal.SIGCONT)
            told = _told(bo)
            assert ("Anna" in told) == answers, told
            if answers:
                assert _answer(anna)["result"] in ("accepted", "held")


def a_window() -> Staged:
    """A table of Regency at which Anna may react to the action of a bot."""
    party = Party("regency", 3, seed=5)
    party.play_to(
        lambda table: (
            table.decline() >= 0
            and min(table.questions) == 0
            and len(table.state.for_seat(0).legal()) > 1
        )
    )
    table = Staged("regency", 3, party.setup.seed, window=WINDOW)
    table.sit(0, key("token", TOKEN), "Anna")
    table.sit(1, key("token", OTHER), "Bo")
    table.engage(2, "steward")
    table.resume(party.table.lines)
    return table


def _reaction(state: State) -> list[int]:
    """A whole move of the seat that is asked that is not to decline."""
    here = state.for_seat(0)
    steps = [next(action for action in here.legal() if action != state.decline())]
    here.apply(steps[0])
    while here.underway():
        steps.append(here.legal()[0])
        here.apply(steps[-1])
    return steps


def _told(bo: ClientConnection) -> str:
    """The first sentences of the story that are new."""
    while True:
        heard = message(bo)
        if heard["type"] == "update" and heard["story"]:
            return " ".join(heard["story"][0]["sentences"])


def _answer(socket: ClientConnection) -> dict[str, str]:
    """The answer to a move."""
    while True:
        heard: dict[str, str] = message(socket)
        if heard["type"] == "answer":
            return heard
