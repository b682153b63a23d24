"""`/health` and `/metrics`: at their own address, true, and there when the server is unwell."""

from __future__ import annotations

import re
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from regalia.server import monitoring
from regalia.server.hub import NOT_STORED
from tests.server.running import PATIENCE, Child, Hosted, client, refusal
from tests.server.test_api import bearer, engage, finished, live, message, new, seat

PLACE = re.compile(r"INFO Health and metrics are at (http://127\.0\.0\.1:\d+)\.\n")
ANYWHERE = "127.0.0.1:0"


def metrics(place: str) -> dict[str, float]:
    """All samples by name and labels."""
    answer = httpx.get(f"{place}/metrics", trust_env=False)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    found: dict[str, float] = {}
    for family in text_string_to_metric_families(answer.text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def place_of(server: Child) -> str:
    found = PLACE.search(server.errors())
    assert found, server.errors()
    return found[1]


def health(place: str) -> tuple[int, dict[str, object]]:
    answer = httpx.get(f"{place}/health", trust_env=False, timeout=PATIENCE)
    return answer.status_code, answer.json()


def test_the_metrics_say_what_happened(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    with Child(store, "--metrics", ANYWHERE, seed=1) as server, client(server.base) as anna:
        place = place_of(server)
        before = metrics(place)
        assert before["regalia_rows_total"] == before["regalia_moves_total"] == 0
        table, token = finished(anna, server)
        open_table = new(anna)
        assert anna.get("/", headers={"Host": "evil.example"}).status_code == 403
        assert anna.get(f"/api/tables/{table}", headers=bearer("none")).status_code == 200
        wrong = anna.post(f"/api/tables/{table}/start", headers=bearer("none"))
        assert wrong.status_code == 401
        with live(server, table, token) as one, live(server, open_table) as two:
            message(one)
            message(two)
            during = metrics(place)
        assert during["regalia_sockets"] == during["regalia_viewers"] == 2
        assert during["regalia_tables{status=over}"] == 1
        assert during["regalia_tables{status=open}"] == 1
        assert during["regalia_tables_loaded{status=over}"] == 1
        with closing(sqlite3.connect(f"file:{store}?mode=ro", uri=True)) as file:
            [(rows, moves)] = file.execute(
                "SELECT count(*), count(json_extract(body, '$.answer')) FROM log"
            )
        assert (during["regalia_rows_total"], during["regalia_moves_total"]) == (rows, moves)
        assert moves > 5
        assert 0 < during["regalia_commit_seconds_count"] <= rows
        assert during["regalia_commit_seconds_bucket{le=+Inf}"] > 0
        assert during["regalia_last_commit_timestamp_seconds"] > 1.6e9
        assert during["regalia_loop_lag_seconds_sum"] >= 0
        assert during["regalia_bots_thinking"] + during["regalia_bots_waiting"] == 0
        assert during["regalia_bots_share"] == 1
        assert during["regalia_bots_workers"] >= 1
        assert during["regalia_refusals_total{reason=foreign host or origin}"] == 1
        assert during["regalia_refusals_total{reason=unknown token}"] == 1
        assert during["regalia_log_lines_total{level=error}"] == 0
        assert during["process_resident_memory_bytes"] > 0
        assert anna.get("/metrics").status_code == anna.get("/health").status_code == 404
        assert httpx.get(f"{place}/api/tables", trust_env=False).status_code == 404
    with Child(store, "--metrics", ANYWHERE, seed=2) as server, client(server.base) as anna:
        loads = metrics(place_of(server))["regalia_table_loads_total"]
        anna.get(f"/api/tables/{table}")
        assert metrics(place_of(server))["regalia_table_loads_total"] == loads + 1


def test_health_says_that_all_is_well_and_when_rows_were_stored(tmp_path: Path) -> None:
    with Child(tmp_path / "db", "--metrics", ANYWHERE, seed=3) as server:
        place = place_of(server)
        status, body = health(place)
        assert (status, body["ok"], body["last_commit"], body["queue"]) == (200, True, None, 0)
        with client(server.base) as anna:
            engage(anna, new(anna), 1)
        status, body = health(place)
        assert status == 200
        assert isinstance(body["last_commit"], int)
    assert server.quiet(), server.errors()


@pytest.fixture
def hosted(tmp_path: Path) -> Hosted:
    return Hosted(tmp_path / "regalia.db", seed=4, metrics=ANYWHERE)


def place_in(printed: str) -> str:
    found = PLACE.search(printed)
    assert found, printed
    return found[1]


def test_health_tells_that_the_store_takes_no_rows(
    hosted: Hosted, capsys: pytest.CaptureFixture[str]
) -> None:
    with (
        patch.object(monitoring, "PROBE_SECONDS", 0.2),
        hosted,
        closing(sqlite3.connect(hosted.store, isolation_level=None)) as other,
    ):
        place = place_in(capsys.readouterr().err)
        other.execute("BEGIN IMMEDIATE")
        status, body = health(place)
        assert (status, body["ok"]) == (503, False)
        assert body["sentence"] == "The store has not answered for 0 seconds."
        other.execute("ROLLBACK")
        while health(place)[0] != 200:
            pass


def test_health_tells_that_the_store_was_moved(
    hosted: Hosted, capsys: pytest.CaptureFixture[str]
) -> None:
    with hosted, client(hosted.base) as anna:
        place = place_in(capsys.readouterr().err)
        table = new(anna)
        assert anna.post(seat(table, 0), json={"name": "Anna"}).is_success
        hosted.store.rename(hosted.store.with_name("moved.db"))
        status, said = health(place)
        assert (status, "it was moved or removed" in str(said["sentence"])) == (503, True), said
        with live(hosted, table) as socket:  # who comes back is told, too
            assert message(socket)["sentence"] == NOT_STORED
        texts = [anna.get(f"/table/{table}/text").status_code for _ in range(2)]
        assert texts == [503, 503], "the first leaves nothing behind"


def test_health_tells_that_rows_were_not_stored_until_some_are(
    hosted: Hosted, capsys: pytest.CaptureFixture[str]
) -> None:
    with hosted, client(hosted.base) as anna:
        place = place_in(capsys.readouterr().err)
        with patch("regalia.server.storage.ADD_ROWS", "INSERT INTO nowhere VALUES (?)"):
            body = {"game": "christina", "seats": 2}
            assert anna.post("/api/tables", json=body).status_code == 503
        status, said = health(place)
        assert status == 503
        assert said["sentence"] == "The store takes no rows: no such table: nowhere."
        assert metrics(place)["regalia_appends_failed_total"] == 1
        new(anna)
        assert health(place)[0] == 200
        assert metrics(place)["regalia_log_lines_total{level=error}"] == 1


def test_health_tells_that_the_event_loop_does_not_turn(
    hosted: Hosted, capsys: pytest.CaptureFixture[str]
) -> None:
    with patch.object(monitoring, "STILL_SECONDS", 1.0), hosted:
        place = place_in(capsys.readouterr().err)
        assert health(place)[0] == 200
        stuck, goes_on = threading.Event(), threading.Event()

        def block() -> None:
            stuck.set()
            goes_on.wait(PATIENCE)

        hosted._loop.call_soon_threadsafe(block)
        stuck.wait(PATIENCE)
        while (found := health(place))[0] == 200:
            pass
        goes_on.set()
        assert re.fullmatch(
            r"The event loop has not turned for \d+ seconds\.", str(found[1]["sentence"])
        )
        while health(place)[0] != 200:
            pass
        late = metrics(place)
        assert (
            late["regalia_loop_lag_seconds_bucket{le=0.5}"] < late["regalia_loop_lag_seconds_count"]
        )


def test_a_second_server_in_one_process_counts_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("one", "two"):
        with Hosted(tmp_path / name, seed=5, metrics=ANYWHERE) as server:
            place = place_in(capsys.readouterr().err)
            assert metrics(place)["regalia_rows_total"] == 0
            with client(server.base) as anna:
                new(anna)
            assert metrics(place)["regalia_rows_total"] == 1


@pytest.mark.parametrize("written", ["9100", ":9100", "127.0.0.1:", "127.0.0.1:99999", "here:x"])
def test_an_address_for_the_metrics_that_is_none_is_refused(written: str, tmp_path: Path) -> None:
    status, printed = refusal(tmp_path / "db", "--metrics", written)
    assert status == 2
    assert printed.startswith("--metrics takes an address and a port, as 127.0.0.1:9100, not “")
    assert not (tmp_path / "db").exists()


def test_an_address_for_the_metrics_that_is_taken_is_refused(tmp_path: Path) -> None:
    with Child(tmp_path / "one", seed=7) as server:
        taken = f"127.0.0.1:{server.port}"
        status, printed = refusal(tmp_path / "two", "--metrics", taken)
    assert status == 2
    assert printed.startswith(f"--metrics cannot have the address {taken}: ")
    assert printed.endswith("; name another.\n")
