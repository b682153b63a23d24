"""Card files that a server offers: tables with other cards, over HTTP, restarts and forms."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from regalia import games
from regalia.engine import record
from regalia.engine.errors import BadData, BadRecord
from regalia.server.card_files import CardFiles
from regalia.server.limits import MOST_CARD_FILES
from tests.odd_cards import CHRISTINA, MARKED, few_plain, marked
from tests.server import test_pages as pages
from tests.server.running import Child, client, refusal
from tests.server.test_api import (
    engage,
    json_of,
    live,
    log,
    message,
    new,
    play,
    refused,
    seat,
    start,
    status,
)
from tests.test_cli import regalia


def test_a_table_with_other_cards_goes_on_after_its_file_has_gone(tmp_path: Path) -> None:
    store, file = tmp_path / "regalia.db", few_plain(tmp_path)
    other = games.load("christina", file)
    flags = ("--no-limits", "--data", str(file))
    with Child(store, *flags, seed=5) as server, client(server.base) as anna:
        declared, *rest = json_of(anna.get("/api/games"), 200)["games"]
        assert declared["data"] == {"Few plain": other.data_hash}
        assert all("data" not in game or game["data"] == {} for game in rest)
        table, own = new(anna, data="Few plain"), new(anna)
        for one in (table, own):
            engage(anna, one, 1, kind="steward")
        token = json_of(anna.post(seat(table, 0), json={"name": "Anna", "token": True}), 200)
        token = token["token"]
        told = json_of(anna.get(f"/api/tables/{table}"), 200)["table"]
        assert (told["data"], told["data_name"]) == (other.data_hash, "Few plain")
        assert "data" not in json_of(anna.get(f"/api/tables/{own}"), 200)["table"]
        start(anna, table)
        with live(server, table, token) as socket:
            play(socket, 2)
    assert server.quiet(), server.errors()
    file.unlink()
    with Child(store, "--no-limits", seed=6) as server, client(server.base) as anna:
        refused(anna.post("/api/tables", json=wanted(other.data_hash)), 422, "no cards")
        headers = {"Authorization": f"Bearer {token}"}
        assert json_of(anna.get(f"/api/tables/{table}"), 200)["table"]["data_name"] == "Few plain"
        with live(server, table, token) as socket:
            play(socket)
        assert status(anna, table) == "over"
        text = anna.get(f"/api/tables/{table}/record").text
        again = json_of(anna.post(f"/api/tables/{table}/again", headers=headers), 200)["table"]
        assert again["data"] == other.data_hash
        assert json_of(anna.get(f"/api/games/christina?data={other.data_hash}"), 200)["rules"]
        assert "no table of it" not in pages.page(anna.get(f"/table/{table}/replay")).text
        shown = pages.page(anna.get(f"/games/christina?data={other.data_hash}")).text
        assert "with the cards “Few plain”" in shown
        assert log(server, table)[0]["data"] == other.data_hash
    assert server.quiet(), server.errors()
    played = record.read(text)
    record.verify(played, other)
    with pytest.raises(BadRecord, match="other data"):
        record.verify(played, games.load("christina"))


def wanted(data: str) -> dict[str, object]:
    return {"game": "christina", "seats": 2, "data": data}


def test_the_api_refuses_cards_that_are_not_there(tmp_path: Path) -> None:
    files = ("--data", str(few_plain(tmp_path)), "--data", str(marked(tmp_path)))
    with (
        Child(tmp_path / "regalia.db", "--no-limits", *files, seed=7) as server,
        client(server.base) as anna,
    ):
        for data in ("Many plain", "0" * 64, games.load("regency").data_hash, "<b>Marked"):
            refused(anna.post("/api/tables", json=wanted(data)), 422, "there are “Few plain”")
            refused(anna.get("/api/games/christina", params={"data": data}), 404, "no cards")
        refused(anna.post("/api/tables", json=wanted("x" * 65)), 422, "data")
        own = games.load("christina").data_hash
        made = json_of(anna.post("/api/tables", json=wanted(own)), 201)["table"]
        assert "data" not in made
        pages.refused(anna.get("/games/christina?data=nothing"), 404, "no cards")
    assert server.quiet(), server.errors()


def test_the_form_offers_the_cards_and_pages_escape_their_texts(tmp_path: Path) -> None:
    folder = tmp_path / "cards"
    folder.mkdir()
    file = marked(folder)
    other = games.load("regency", file)
    with (
        Child(tmp_path / "regalia.db", "--no-limits", "--data", str(folder), seed=8) as server,
        client(server.base) as anna,
    ):
        form = anna.get("/new/regency").text
        pages.page(anna.get("/new/regency"))
        assert f'name="data" value="{other.data_hash}"' in form
        assert "&lt;b&gt;Marked" in form
        assert "<b>Marked" not in form
        assert 'name="data"' not in anna.get("/new/christina").text
        chosen = anna.get(f"/new/regency?data={other.data_hash}").text
        assert re.search(f'value="{other.data_hash}" checked', chosen)
        sent = {"name": "Anna", "seats": 2, "others": "random", "pace": "at once"}
        tables = [
            pages.sent_on(anna.post("/new/regency", data=sent | {"data": data}))
            for data in (other.data_hash, "", "<b>Marked")
        ]
        for table, marks in zip(tables, (True, False, True), strict=True):
            for path in (table, f"{table}/text"):
                html = anna.get(path).text
                assert "<script>alert" not in html
                assert ("data=" + other.data_hash in html) == marks
            assert ("&lt;script&gt;alert(1)" in anna.get(table).text) == marks
        pages.refused(anna.post("/new/regency", data=sent | {"data": "none"}), 422, "no cards")
        rules = anna.get(f"/games/regency?data={other.data_hash}").text
        pages.page(anna.get(f"/games/regency?data={other.data_hash}"))
        assert "with the cards “&lt;b&gt;Marked”" in rules
        assert MARKED not in rules
    assert server.quiet(), server.errors()


def test_join_makes_a_table_with_the_cards_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    file, path = few_plain(tmp_path), tmp_path / "game.record"
    flags = ("--no-limits", "--data", str(file))
    with Child(tmp_path / "regalia.db", *flags, seed=10) as server:
        made: tuple[str, ...]
        made = ("join", server.base, "--new", "christina", "--seats", "2", "--bots", "random")
        made += ("--pace", "0", "--random", "--seed", "1", "--name", "Anna")
        wrong = regalia(*made, "--data", "Many plain")
        assert wrong.returncode == 2
        assert "there are “Few plain”" in wrong.stderr
        done = regalia(*made, "--data", "Few plain", "--record", str(path))
        assert done.returncode == 0, done.stderr
    assert server.quiet(), server.errors()
    assert regalia("replay", str(path), "--verify", "--data", str(file)).returncode == 0
    assert regalia("join", server.base, "--data", "Few plain").returncode == 2


def number_of(cards: Any) -> int:
    """The number of cards in a bag or in several."""
    if isinstance(cards, dict | list):
        parts = cards.values() if isinstance(cards, dict) else cards
        return sum(number_of(part) for part in parts)
    return int(cards)


def test_two_tables_of_different_cards_stand_side_by_side(tmp_path: Path) -> None:
    one, two = few_plain(tmp_path, 0, "None"), few_plain(tmp_path, 9, "Nine")
    flags = ("--no-limits", "--data", str(one), "--data", str(two))
    with (
        Child(tmp_path / "regalia.db", *flags, seed=9) as server,
        client(server.base) as anna,
    ):
        left = {}
        for data in ("None", "", "Nine"):
            table = new(anna, data=data)
            json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
            engage(anna, table, 1)
            start(anna, table)
            with live(server, table) as socket:
                left[data] = number_of(message(socket)["observation"]["unseen"])
        assert left["None"] < left[""] < left["Nine"]
    assert server.quiet(), server.errors()


def test_files_that_cannot_stand_side_by_side_are_refused(tmp_path: Path) -> None:
    one = few_plain(tmp_path)
    same = tmp_path / "same.toml"
    same.write_text(one.read_text().replace("Few plain", "As few"))
    with pytest.raises(BadData, match=r"same\.toml holds the same cards as .*few-1\.toml"):
        CardFiles.read([one, same])
    with pytest.raises(BadData, match=r"few-2\.toml is called “Few plain” like .*few-1\.toml"):
        CardFiles.read([one, few_plain(tmp_path, 2)])
    same.write_text(CHRISTINA)
    with pytest.raises(BadData, match=r"same\.toml holds the same cards as the game itself"):
        CardFiles.read([same])
    with pytest.raises(BadData, match=f"at most {MOST_CARD_FILES}"):
        CardFiles.read([one] * (MOST_CARD_FILES + 1))
    assert [
        game.data_title for game in CardFiles.read([one, one.parent / "none"][:1]).of("christina")
    ]
    code, printed = refusal(tmp_path / "regalia.db", "--data", str(tmp_path / "none.toml"))
    assert code == 1
    assert "none.toml cannot be read" in printed
