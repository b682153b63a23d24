"""A store that an older Regalia left: its tables go on, and its finished games replay.

``old_store/store.db`` was written by 33f75f3, before numbers had a schema. It holds a finished and
an unfinished table of each game; ``old_store/tables.json`` holds their records and tokens.
"""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from regalia import games, wire
from regalia.client import Connection
from regalia.engine.record import read, verify
from regalia.engine.state import OVER
from tests.server.running import Hosted, client

KEPT: Final = Path(__file__).parent / "old_store"
TABLES: Final[dict[str, Any]] = json.loads((KEPT / "tables.json").read_text())
FINISHED: Final = [name for name, table in TABLES.items() if not table["person"]]
UNDER_WAY: Final = [name for name, table in TABLES.items() if table["person"]]
MOVES: Final = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    store = tmp_path_factory.mktemp("kept") / "store.db"
    shutil.copy(KEPT / "store.db", store)
    with Hosted(store, seed=1) as server:
        yield server


@pytest.fixture
def reader(server: Hosted) -> Iterator[httpx.Client]:
    with client(server.base) as reader:
        yield reader


@pytest.mark.parametrize("name", FINISHED, ids=lambda name: TABLES[name]["game"])
def test_a_finished_game_has_its_record_and_replays(reader: httpx.Client, name: str) -> None:
    text = reader.get(f"/api/tables/{name}/record").text
    assert text == TABLES[name]["record"]
    assert verify(read(text), games.load(TABLES[name]["game"])).to_act == OVER
    page = reader.get(f"/table/{name}/replay?at=20&as=all")
    assert page.status_code == 200


@pytest.mark.parametrize("name", UNDER_WAY, ids=lambda name: TABLES[name]["game"])
def test_a_table_goes_on(server: Hosted, name: str) -> None:
    """The person who sat there answers as if nothing had been."""
    made = asyncio.run(asyncio.wait_for(answer(server, name), 60))
    assert made == MOVES


async def answer(server: Hosted, name: str) -> int:
    made = 0
    async with Connection(f"{server.base}/table/{name}", TABLES[name]["token"]) as live:
        async for message in live:
            if not isinstance(message, wire.Update):
                continue
            while live.view is not None and live.view.questions and made < MOVES:
                await finish(live, live.view.questions[0])
                made += 1
            if made == MOVES:
                return made
    return made


async def finish(live: Connection, asked: wire.Question) -> None:
    """Make a move of first choices."""
    steps = [asked.choices[0].action]
    while True:
        answer = await live.move(asked.seat, asked.question, steps)
        if not answer.ask:
            assert answer.result in ("accepted", "held"), answer
            return
        steps.append(answer.ask.choices[0].action)
