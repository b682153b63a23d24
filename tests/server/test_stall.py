"""After a stall of the process an answer that lay in the socket before the window's end counts."""

from __future__ import annotations

import json
import signal
from dataclasses import replace
from pathlib import Path
from time import sleep, time

import pytest
from websockets.sync.client import ClientConnection

from regalia.server.identity import key
from tests.browser.staging import kept, staged
from tests.server.running import Child
from tests.server.test_api import live, message

TOKEN = "anna's token"
WINDOW = 1000
"""Milliseconds; the shortest that a table may have."""

pytestmark = pytest.mark.long


@pytest.mark.parametrize("answers", [True, False])
def test_an_answer_sent_during_a_stall_counts(tmp_path: Path, answers: bool) -> None:
    """Anna answers while the server is stopped, or not at all; a spectator waits for her."""
    with Child(tmp_path / "regalia.db", seed=1) as child:
        table = staged(kept("regency-window"), [key("token", TOKEN)])
        table.setup = replace(table.setup, window=WINDOW)
        table.rows[0] = table.setup.row(table.now, table.game.version)
        name = table.store(child.store, automatic=False)
        with live(child, name, TOKEN) as anna, live(child, name) as spectator:
            asked = message(anna)["questions"][0]
            until = message(spectator)["waiting"]["until"]
            assert until, "somebody waits for Anna"
            child.process.send_signal(signal.SIGSTOP)
            if answers:
                reacts = [c["action"] for c in asked["choices"] if c["action"] != asked["pass"]]
                move = {"question": asked["question"], "id": "late", "steps": reacts[:1]}
                anna.send(json.dumps({"type": "move", **move}))
            sleep(until / 1000 - time() + 0.6)
            child.process.send_signal(signal.SIGCONT)
            told = _told(spectator)
            assert ("Anna" in told) == answers, told
            if answers:
                assert _answer(anna)["result"] in ("step", "accepted", "held")


def _told(spectator: ClientConnection) -> str:
    """The first sentences of the story that are new."""
    while True:
        heard = message(spectator)
        if heard["type"] == "update" and heard["story"]:
            return " ".join(heard["story"][0]["sentences"])


def _answer(socket: ClientConnection) -> dict[str, str]:
    """The answer to a move."""
    while True:
        heard: dict[str, str] = message(socket)
        if heard["type"] == "answer":
            return heard
