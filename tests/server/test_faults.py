"""Internal errors: answered with a sentence, logged once, and no reason for clients to retry."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from regalia.page.renderer import Renderer
from regalia.server import table_lists
from regalia.server.error_responses import FAILED
from regalia.server.viewer import BROKEN, NO_TABLE
from tests.server.running import PATIENCE, Hosted, client
from tests.server.test_pages import new, refused


class Odd(Exception):
    """An unexpected error."""


def fail(*_: object, **__: object) -> NoReturn:
    raise Odd


@pytest.fixture
def hosted(tmp_path: Path) -> Iterator[Hosted]:
    with Hosted(tmp_path / "regalia.db", seed=1) as server:
        yield server


@pytest.fixture
def anna(hosted: Hosted) -> Iterator[httpx.Client]:
    with client(hosted.base) as one:
        yield one


def noted(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_an_internal_error_is_reported_on_a_page_and_to_programs_as_json(
    hosted: Hosted,
    anna: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(table_lists, "listed", fail)
    refused(anna.get("/"), 500, FAILED)
    [record] = noted(caplog)
    assert record.name == "regalia.server"
    assert record.exc_info is not None
    assert "/" in record.getMessage()
    answer = anna.get("/api/tables")
    assert (answer.status_code, answer.json()) == (500, {"sentence": FAILED})
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert len(noted(caplog)) == 2
    assert anna.get("/games/christina").status_code == 200, "the same connection goes on"


def test_an_error_of_all_pages_is_reported_in_plain_text(
    anna: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Renderer, "document", fail)
    answer = anna.get("/")
    assert (answer.status_code, answer.text) == (500, FAILED)
    assert answer.headers["content-type"].startswith("text/plain")


def heard(hosted: Hosted, table: str, protocol: str) -> tuple[list[dict[str, Any]], int]:
    """All messages to a viewer until the connection is closed, and the close code."""
    messages = []
    place = f"{hosted.base.replace('http', 'ws')}{table}/live"
    with connect(place, subprotocols=[Subprotocol(protocol)]) as socket:
        with suppress(ConnectionClosed):
            while True:
                messages.append(json.loads(socket.recv(timeout=PATIENCE)))
        assert socket.close_code is not None
        return messages, socket.close_code


def test_a_page_that_cannot_be_rendered_gets_one_error_and_does_not_reconnect(
    hosted: Hosted,
    anna: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = new(anna)
    monkeypatch.setattr(Renderer, "html", fail)
    messages, code = heard(hosted, table, "regalia.page")
    assert [(m["type"], m.get("sentence")) for m in messages] == [("error", BROKEN)]
    assert code == NO_TABLE
    assert len(noted(caplog)) == 1
    refused(anna.get(table), 500, FAILED)


def test_a_page_that_fails_is_not_tried_again_and_keeps_nothing_from_others(
    hosted: Hosted,
    anna: httpx.Client,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = new(anna)
    place = f"{hosted.base.replace('http', 'ws')}{table}/live"
    with (
        connect(place, subprotocols=[Subprotocol("regalia.page")]) as page,
        connect(place, subprotocols=[Subprotocol("regalia.json")]) as program,
    ):
        assert json.loads(page.recv(timeout=PATIENCE))["type"] == "page"
        assert json.loads(program.recv(timeout=PATIENCE))["type"] == "table"
        monkeypatch.setattr(Renderer, "html", fail)
        for kind in ("random", "steward"):
            anna.post(f"{table}/seats/1/bot", data={"kind": kind})
            assert json.loads(program.recv(timeout=PATIENCE))["type"] == "seats"
            anna.post(f"{table}/seats/1/stand")
            assert json.loads(program.recv(timeout=PATIENCE))["type"] == "seats"
        assert json.loads(page.recv(timeout=PATIENCE))["sentence"] == BROKEN
        with pytest.raises(ConnectionClosed):
            page.recv(timeout=PATIENCE)
    assert len(noted(caplog)) == 1
