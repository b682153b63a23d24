"""A person's own tables on the front page: unloaded ones and finished ones too."""

from __future__ import annotations

import time
from pathlib import Path

import httpx

from tests.server.running import Child, client
from tests.server.test_pages import new, page, public_table, sent_on


def fast(client: httpx.Client, **more: object) -> str:
    """The address of a table of this browser, with bots without a pace."""
    wanted = {"game": "christina", "seats": 2, "pace": 0, "token": False, **more}
    made = client.post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    return f"/table/{made.json()['table']['id']}"


def let_bots_play(client: httpx.Client, table: str, seats: tuple[int, ...] = (0, 1)) -> None:
    for seat in seats:
        sent_on(client.post(f"{table}/seats/{seat}/bot", data={"kind": "random"}))
    sent_on(client.post(f"{table}/start"))


def over(client: httpx.Client, table: str) -> None:
    """Wait until a game is over."""
    until = time.monotonic() + 60
    while public_table(client, table)["status"] != "over":
        assert time.monotonic() < until
        time.sleep(0.01)


def section(front: str, title: str) -> str:
    """The part of the front page under a heading; empty if there is none."""
    return front.partition(f'aria-labelledby="title-{title}"')[2].partition("</section>")[0]


def test_ones_tables_and_finished_games_are_found_before_and_after_a_restart(
    tmp_path: Path,
) -> None:
    store = tmp_path / "regalia.db"
    with (
        Child(store, "--no-limits", seed=1) as server,
        client(server.base) as anna,
        client(server.base) as bo,
    ):
        waits, plays, ended = new(anna, listed=""), new(anna), fast(anna)
        sent_on(bo.post(f"{plays}/seats/1/sit", data={"name": "Bo"}))
        sent_on(anna.post(f"{plays}/start"))
        let_bots_play(anna, ended)
        over(anna, ended)
        cookies = dict(anna.cookies), dict(bo.cookies)
        check(anna, bo, waits, plays, ended)
    with (
        Child(store, "--no-limits", seed=2) as server,
        client(server.base) as anna,
        client(server.base) as bo,
    ):
        anna.cookies.update(cookies[0])
        bo.cookies.update(cookies[1])
        check(anna, bo, waits, plays, ended)
        with client(server.base) as cai:
            front = cai.get("/").text
            assert section(front, "mine") == section(front, "finished") == ""
        assert server.quiet(), server.errors()


def check(anna: httpx.Client, bo: httpx.Client, waits: str, plays: str, ended: str) -> None:
    """Check what the front page shows to each of them."""
    of_anna, of_bo = anna.get("/"), bo.get("/")
    page(of_anna)
    assert f'href="{waits}"' in section(of_anna.text, "mine")
    assert f'href="{plays}"' in section(of_anna.text, "mine")
    assert f'href="{waits}"' not in of_bo.text
    mine = [section(answer.text, "mine") for answer in (of_anna, of_bo)]
    asked = "Anna to move" not in mine[1]
    assert ["your turn" in text for text in mine] == [not asked, asked]
    assert ("Bo to move" if asked else "Anna to move") in mine[0 if asked else 1]
    finished = section(of_anna.text, "finished")
    for place in (ended, f"{ended}/replay", f"{ended}/record"):
        assert f'href="{place}"' in finished
    assert "wins." in finished or "share the victory." in finished
    assert ended not in section(of_anna.text, "mine")
    assert section(of_bo.text, "finished") == ""
    for place in (f"{ended}/replay", f"{ended}/record"):
        page(anna.get(place))


def test_the_newest_of_many_finished_games_are_listed(tmp_path: Path) -> None:
    with (
        Child(tmp_path / "regalia.db", "--no-limits", seed=3) as server,
        client(server.base) as anna,
    ):
        games = []
        for _ in range(22):
            games.append(fast(anna, listed=False))
            let_bots_play(anna, games[-1])
            over(anna, games[-1])  # otherwise the next could end before it
        finished = section(anna.get("/").text, "finished")
        shown = [finished.find(f'href="{table}"') for table in games]
        assert shown[:2] == [-1, -1]
        assert shown[2:] == sorted(shown[2:], reverse=True)
        assert -1 not in shown[2:]
