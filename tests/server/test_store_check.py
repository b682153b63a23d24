"""What is damaged is refused or closed, each with its sentence, and ``regalia check`` lists it."""

from __future__ import annotations

import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from regalia import cli
from regalia.server.storage import Storage
from tests.server.running import Child, client, refusal
from tests.server.test_api import code, engage, json_of, live, message, new, refused, seat, start
from tests.server.test_api import status as status_of

OLD = sorted((Path(__file__).parent / "old_stores").glob("*/store.db"))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A store with a table in play and another that is open, and their ids."""
    path = tmp_path_factory.mktemp("kept") / "regalia.db"
    with Child(path, "--no-limits", seed=1) as server, client(server.base) as anna:
        playing, waiting = new(anna, window=0), new(anna)
        for table in (playing, waiting):
            json_of(anna.post(seat(table, 0), json={"name": "Anna"}), 200)
        engage(anna, playing, 1)
        start(anna, playing)
    return path, playing, waiting


@pytest.fixture
def store(kept: tuple[Path, str, str], tmp_path: Path) -> Path:
    path = tmp_path / "regalia.db"
    shutil.copy(kept[0], path)
    return path


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        for statement in statements:
            file.execute(statement)


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """The exit status of ``regalia check`` and the lines that it prints."""
    capsys.readouterr()
    status = cli.run(["check", str(path)])
    out, error = capsys.readouterr()
    return status, (out + error).splitlines()


def torn(path: Path) -> None:
    """Overwrite a page in the middle, as a failing disk does."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(4096 * (size // 8192))
        file.write(b"\x5a" * 4096)


def cut(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def text(path: Path) -> None:
    path.write_text("It was a dark and stormy night.\n" * 100)


def without_a_table(path: Path) -> None:
    change(path, "DROP TABLE holders")


def without_marks(path: Path) -> None:
    change(path, "DROP TABLE marks")


def without_a_column(path: Path) -> None:
    change(path, "ALTER TABLE tables DROP COLUMN listed")


def without_a_key(path: Path) -> None:
    change(path, "UPDATE marks SET value = 'none' WHERE name = 'cookie key'")


def of_another_program(path: Path) -> None:
    change(path, "PRAGMA application_id = 7")


def nothing_in_it(path: Path) -> None:
    path.unlink()
    change(path, "CREATE TABLE a (b)", "DROP TABLE a")


@pytest.mark.parametrize(
    ("damage", "served", "checked"),
    [
        (emptied, r"is empty and not a store: remove it, ", r"is empty and not a store"),
        (nothing_in_it, r"is empty and not a store: remove it, ", r"is empty and not a store"),
        (text, r"is not an SQLite file", r"is not an SQLite file"),
        (of_another_program, r"made by another program", r"made by another program"),
        (torn, r"is damaged \(.*\): put the last good copy", r"The file: |cannot be read"),
        (cut, r"is damaged \(.*\): put the last good copy", r"The file: |cannot be read"),
        (without_a_table, r"is damaged \(it lacks the column tbl of holders", r"It lacks the col"),
        (without_marks, r"is damaged \(it lacks the column name of marks", r"It lacks the column"),
        (without_a_key, r"is damaged \(the key that signs cookies\)", r"The key that signs"),
        (without_a_column, r"is damaged \(it lacks the column listed of tables\)", r"It lacks"),
    ],
)
def test_a_damaged_store_is_refused_and_left_alone(
    damage: Callable[[Path], None],
    served: str,
    checked: str,
    store: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    damage(store)
    before = store.read_bytes()
    status, lines = check(store, capsys)
    assert status in (1, 2)
    assert re.search(checked, lines[0]), lines
    code, printed = refusal(store, "--port", "0")
    assert code == 2
    assert re.search(served, printed), printed
    assert printed.count("\n") == 1
    assert store.read_bytes() == before


def test_a_store_that_is_not_there_is_not_made_by_looking(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines = check(tmp_path / "none.db", capsys)
    assert status == 2
    assert "no such file" in lines[0]
    assert list(tmp_path.iterdir()) == []
    status, lines = check(tmp_path, capsys)
    assert (status, lines) == (2, [f"{tmp_path} cannot be opened: it is not a regular file."])


PLAYING = "(SELECT tbl FROM tables WHERE status = 'playing')"
WAITING = "(SELECT tbl FROM tables WHERE status = 'open')"


@pytest.mark.parametrize(
    ("statement", "faults"),
    [
        (f"DELETE FROM log WHERE idx = 1 AND tbl = {PLAYING}", ["row 1 is missing"]),
        (f"UPDATE log SET body = '{{' WHERE idx = 2 AND tbl = {PLAYING}", ["row 2 cannot be read"]),
        (f"UPDATE log SET body = x'00' WHERE idx < 2 AND tbl = {PLAYING}",
         ["row 0 cannot be read", "row 1 cannot be read"]),
        (f"UPDATE log SET at = 'noon' WHERE idx = 1 AND tbl = {PLAYING}", ["row 1 cannot be read"]),
        (f"DELETE FROM log WHERE tbl = {WAITING}", ["its log is empty"]),
        ("DELETE FROM tables WHERE status = 'open'", ["it is not in the list of tables"]),
        ("UPDATE tables SET options = x'00' WHERE status = 'open'", ["its options in the list"]),
        ("UPDATE tables SET status = 'over' WHERE status = 'open'", ["says “over”"]),
        ("UPDATE tables SET game = 'regency' WHERE status = 'open'", ["do not agree on what is"]),
        (f"DELETE FROM holders WHERE tbl = {PLAYING}", ["the list of who holds it"]),
        ("INSERT OR REPLACE INTO preferences SELECT tbl, x'00' FROM tables WHERE status = 'open'",
         ["its preferences cannot be read"]),
        ("INSERT OR REPLACE INTO preferences SELECT tbl, '{' FROM tables WHERE status = 'open'",
         ["its preferences cannot be read"]),
        (f"UPDATE log SET body = json_set(body, '$.what', 'danced') WHERE idx = 1"
         f" AND tbl = {WAITING}", ["row of an unknown kind, “danced”"]),
        ("DELETE FROM marks", ["key that signs cookies"]),
    ],
)  # fmt: skip
def test_each_fault_is_a_line(
    statement: str, faults: list[str], store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(store, capsys) == (0, ["2 tables; no fault."])
    change(store, statement)
    status, lines = check(store, capsys)
    assert status == 1
    assert len(lines) == len(faults) + 1, lines
    for fault, line in zip(faults, lines, strict=False):
        assert fault in line
        assert line.endswith(".")
    assert lines[-1].endswith(f"{len(faults)} {'fault' if len(faults) == 1 else 'faults'}.")


def test_tables_that_were_closed_or_are_being_deleted_are_no_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "regalia.db"
    with Child(path, "--no-limits", seed=1) as server, client(server.base) as anna:
        closed, gone = new(anna), new(anna)
        json_of(anna.delete(f"/api/tables/{closed}"), 200)
    assert check(path, capsys) == (0, ["2 tables; no fault."])
    change(
        path,
        f"UPDATE tables SET status = 'gone' WHERE tbl = '{gone}'",
        f"UPDATE log SET idx = idx + 1 WHERE tbl = '{gone}'",
    )
    assert check(path, capsys) == (0, ["1 table; no fault."])
    change(path, f"UPDATE tables SET status = 'over' WHERE tbl = '{closed}'")
    status, lines = check(path, capsys)
    assert status == 1
    assert "says “over”, and by its log it is “closed”" in lines[0]


@pytest.mark.parametrize("old", OLD, ids=lambda path: path.parent.name)
def test_a_store_of_an_older_format_has_no_fault_and_stays_as_it_is(
    old: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    store = tmp_path / "store.db"
    shutil.copy(old, store)
    status, lines = check(store, capsys)
    assert (status, lines[1:]) == (0, []), lines
    assert store.read_bytes() == old.read_bytes()
    assert list(tmp_path.iterdir()) == [store]
    Storage(store).close()
    assert check(store, capsys) == (0, lines)


def test_tables_of_older_rules_are_no_damage(
    store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(store, "UPDATE log SET rules = 999", "UPDATE tables SET rules = 999")
    assert check(store, capsys) == (0, ["2 tables, 2 of them of other rules or cards; no fault."])


def test_a_running_server_goes_on_while_its_store_is_looked_through(
    store: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        new(anna)
        assert check(store, capsys) == (0, ["3 tables; no fault."])
        new(anna)
        assert check(store, capsys) == (0, ["4 tables; no fault."])
        assert server.quiet(), server.errors()


def test_a_damaged_row_closes_its_table_alone(kept: tuple[Path, str, str], store: Path) -> None:
    _, playing, waiting = kept
    change(store, f"UPDATE log SET body = '{{' WHERE idx = 1 AND tbl = '{playing}'")
    change(store, "UPDATE tables SET at = 0")  # not loaded before somebody asks
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        sound = new(anna)
        assert status_of(anna, waiting) == "open"
        refused(anna.get(f"/api/tables/{playing}"), 409, "is damaged, so it cannot go on")
        refused(anna.post(seat(playing, 0), json={"name": "Bo"}), 409, "is damaged")
        with live(server, playing) as socket:
            assert "is damaged" in message(socket)["sentence"]
            assert code(socket) == 4404
        assert "is damaged" in anna.get(f"/table/{playing}").text
        assert status_of(anna, sound) == "open"
        json_of(anna.post(seat(sound, 0), json={"name": "Anna"}), 200)
        assert "Traceback" not in server.errors()
        assert f"Table {playing[:4]}… is damaged: {store} cannot be read" in server.errors()


def test_a_row_that_is_damaged_while_the_server_runs_closes_its_table_alone(
    kept: tuple[Path, str, str], store: Path
) -> None:
    _, playing, waiting = kept
    change(store, "UPDATE tables SET at = 0, status = 'over'")  # none is loaded at the start
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        change(
            store,
            f"DELETE FROM log WHERE idx = 0 AND tbl = '{waiting}'",
            f"UPDATE tables SET options = 'none' WHERE tbl = '{playing}'",
        )
        for table in (playing, waiting):
            refused(anna.get(f"/api/tables/{table}"), 409, "is damaged")
            refused(anna.get(f"/api/tables/{table}"), 409, "is damaged")
        assert status_of(anna, new(anna)) == "open"
        assert "Traceback" not in server.errors()
    with Child(store, "--no-limits", seed=1) as server, client(server.base) as anna:
        assert anna.get("/").status_code == 200, "the other tables are listed"
