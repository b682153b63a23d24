"""Writes a store that later versions are to open: a finished and an unfinished table of each game.

    python -m tests.server.keep_store FOLDER

``store.db`` and ``tables.json`` are written there (test_old_stores.py): of each table the game, the
token of its first seat, whether a person is there, who is asked next, and the record of a finished
game.
"""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from time import sleep
from typing import Any, Final

import httpx

from regalia import games, wire
from regalia.client import Connection
from tests.server.running import Hosted, client

MOVES: Final = 4
"""So many moves the person makes before the server stops."""
SEATS: Final = {"christina": 3, "res_publica": 3, "regency": 3, "baronage": 4}


async def first_choices(base: str, name: str, token: str, most: int) -> int:
    """Make moves of first choices at a table, and return how many there were."""
    made = 0
    async with Connection(f"{base}/table/{name}", token) as live:
        async for message in live:
            if not isinstance(message, wire.Update):
                continue
            while live.view is not None and live.view.questions and made < most:
                await finish(live, live.view.questions[0])
                made += 1
            if made == most:
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


def asked(reader: httpx.Client, method: str, at: str, **more: Any) -> httpx.Response:
    """The answer to a request, sent again while there are too many or no record yet."""
    while True:
        answer = reader.request(method, f"/api/tables{at}", **more)
        if answer.is_success:
            return answer
        assert answer.status_code in (409, 429), answer.text
        sleep(0.3)


def table(reader: httpx.Client, game: str, person: bool) -> tuple[str, str]:
    """A begun table of random bots, with a person in the first seat or not: its id and token."""
    body = {"game": game, "seats": SEATS[game], "pace": 0, "token": True}
    made = asked(reader, "POST", "", json=body).json()
    name, token = made["table"]["id"], made["token"]
    as_host = {"Authorization": f"Bearer {token}"}
    for seat in range(SEATS[game]):
        at = f"/{name}/seats/{seat}"
        if person and seat == 0:
            asked(reader, "POST", at, json={"name": "Anna"}, headers=as_host)
        else:
            asked(reader, "PUT", f"{at}/bot", json={"kind": "random"}, headers=as_host)
    asked(reader, "POST", f"/{name}/start", headers=as_host)
    return name, token


def keep(folder: Path) -> None:
    """Write the store and what is known of its tables."""
    folder.mkdir(parents=True)
    found: dict[str, dict[str, Any]] = {}
    with Hosted(folder / "store.db", seed=1) as server, client(server.base) as reader:
        for game in sorted(SEATS):
            name, token = table(reader, game, False)
            found[name] = {"game": game, "person": False, "token": token}
            found[name]["record"] = asked(reader, "GET", f"/{name}/record").text
            name, token = table(reader, game, True)
            found[name] = {"game": game, "person": True, "token": token}
            asyncio.run(first_choices(server.base, name, token, MOVES))
    text = json.dumps(found, indent=1, sort_keys=True)
    (folder / "tables.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    assert set(SEATS) == set(games.CATALOGUE)
    keep(Path(sys.argv[1]))
