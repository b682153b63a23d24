"""The logs of all tables: what is answered is stored, once and in order, whatever fails."""

from __future__ import annotations

import multiprocessing
import os
import shutil
import signal
import sqlite3
import stat
import tempfile
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia.server.storage import Append, Header, Storage
from regalia.server.store_file import FORMAT
from regalia.server.store_lock import BadStore, DamagedStore
from regalia.table.log import GAME, TABLE, Row

SPAWN = multiprocessing.get_context("spawn")
PATIENCE = 60
"""The same as in running.py, which children of this module would otherwise have to import."""

needs_kill = pytest.mark.skipif(os.name != "posix", reason="SIGKILL is of POSIX systems only.")


class Owner:
    """The thread of a test; callbacks run when it asks for them."""

    def __init__(self, path: Path, kind: type[Storage] = Storage) -> None:
        self.storage = kind(path)
        self.calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self.answers: list[str] = []
        self.refusals: list[str] = []
        self.waiting = 0
        self.storage.start(self.calls.put)

    def append(
        self,
        table: str,
        first: int,
        rows: Sequence[Row],
        header: Header | None = None,
        data_text: str = "",
        status: str | None = None,
        holders: Sequence[str] | None = None,
    ) -> None:
        self.waiting += 1
        name = f"{table}{first}"
        self.storage.append(
            table,
            first,
            rows,
            [partial(self.answered, name)],
            partial(self.failed, name),
            header=header,
            data_text=data_text,
            status=status,
            holders=holders,
        )

    def answered(self, name: str) -> None:
        self.waiting -= 1
        self.answers.append(name)

    def failed(self, name: str, why: BadStore) -> None:
        self.waiting -= 1
        self.answers.append(f"not {name}")
        self.refusals.append(str(why))

    def wait(self) -> list[str]:
        """The tables answered since the last call, once all are."""
        while self.waiting:
            self.calls.get(timeout=PATIENCE)()
        answers, self.answers = self.answers, []
        return answers

    def make(self, *tables: str) -> None:
        """Create tables with an empty log."""
        for table in tables:
            self.append(table, 0, [], header(table))
        assert self.wait() == [f"{table}0" for table in tables]

    @contextmanager
    def held(self) -> Iterator[None]:
        """Make all appends inside the context one group."""
        entered, gate = threading.Event(), threading.Event()

        def hold(writer: sqlite3.Connection) -> None:
            entered.set()
            gate.wait(PATIENCE)

        holding = threading.Thread(target=self.storage.ask, args=(hold,))
        holding.start()
        entered.wait(PATIENCE)
        try:
            yield
        finally:
            gate.set()
            holding.join()


def header(table: str, at: int = 0) -> Header:
    return Header(table, at, "christina", 1, 3, {"bury": 2}, "d1", True)


def row(line: str = "purple passes", kind: str = GAME) -> Row:
    return Row(kind, 1_700_000_000_000, 1, {"line": line})


def plainly(path: Path, statement: str, *values: object) -> list[tuple[object, ...]]:
    """A change by another program, such as a person with the sqlite3 shell."""
    with closing(sqlite3.connect(path)) as other, other:
        return other.execute(statement, values).fetchall()


def foreign_row(path: Path, table: str, number: int) -> None:
    plainly(path, "INSERT INTO log VALUES (?, ?, 'table', 1, 1, '{}')", table, number)


FOREIGN = Row(TABLE, 1, 1, {})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "regalia.db"


@pytest.fixture
def owner(path: Path) -> Iterator[Owner]:
    made = Owner(path)
    yield made
    made.storage.close()


# What is stored


def test_a_log_comes_back_as_it_was_stored(owner: Owner) -> None:
    body = {"line": '„Zoë“ \\ "x"\n', "question": 7, "more": True, "deep": [{"a": None}, 1.5]}
    rows = [Row(TABLE, 1_700_000_000_001, 3, body), row(), Row(GAME, 5, 4, {})]
    owner.append("t", 0, rows[:1], header("t"))
    owner.append("t", 1, rows[1:])
    assert owner.wait() == ["t0", "t1"]
    assert owner.storage.rows("t") == rows


def test_a_person_can_read_the_log(owner: Owner, path: Path) -> None:
    owner.append("t", 0, [Row(GAME, 8, 1, {"line": "* 4", "id": "ß"})], header("t"), status="over")
    owner.wait()
    assert plainly(path, "SELECT * FROM log") == [("t", 0, "game", 8, 1, '{"line":"* 4","id":"ß"}')]
    assert plainly(path, "SELECT tbl, options, status FROM tables") == [("t", '{"bury":2}', "over")]


def test_headers_come_back_newest_first_and_by_status(owner: Owner) -> None:
    made = [replace(header(name), at=at) for name, at in (("a", 5), ("b", 9), ("c", 5))]
    made[2] = replace(made[2], listed=False, options={}, seats=5)
    for one in made:
        owner.append(one.table, 0, [row()], one)
    owner.append("b", 1, [row()], status="playing")
    owner.append("c", 1, [], status="over")
    owner.wait()
    a, b, c = made
    storage = owner.storage
    assert storage.headers() == [(b, "playing"), (c, "over"), (a, "open")]
    assert storage.headers("open", "over") == [(c, "over"), (a, "open")]
    assert storage.headers("lost") == []
    assert storage.headers("open", "playing", "over", since=6) == [(b, "playing")]
    assert storage.headers("open", since=5) == [(a, "open")]
    assert storage.header("c") == c
    assert storage.header("d") is None
    assert storage.rows("d") == []


def test_the_holders_of_a_table_are_stored_with_the_rows_that_name_them(owner: Owner) -> None:
    owner.append("a", 0, [row()], header("a", at=1), holders=["anna"])
    owner.append("b", 0, [row()], header("b", at=2), holders=["anna", "bo"])
    owner.append("b", 1, [row()], status="playing", holders=["bo", "bo"])
    owner.append("c", 0, [row()], header("c", at=3), holders=["bo", 'c"o'])
    owner.append("a", 2, [row()], holders=["nobody"])
    assert owner.wait() == ["a0", "b0", "b1", "c0", "not a2"]
    tables_of = owner.storage.tables_of
    assert tables_of("anna", "open", 9) == ["a"]
    assert (tables_of("bo", "open", 9), tables_of("bo", "playing", 9)) == (["c"], ["b"])
    assert tables_of('c"o', "open", 9) == ["c"]
    assert tables_of("nobody", "open", 9) == []
    owner.append("b", 2, [row()], status="open")
    owner.wait()
    assert tables_of("bo", "open", 9) == ["c", "b"], "the newest first; rows that say nothing of it"
    assert tables_of("bo", "open", 1) == ["c"]


def test_in_an_old_store_the_holders_of_a_table_are_read_from_its_log(path: Path) -> None:
    bodies: list[dict[str, object]] = [
        {"what": "made", "host": "anna"},
        {"what": "sat", "seat": 0, "key": "bo"},
        {"what": "sat", "seat": 1, "key": "cai"},
        {"what": "left", "seat": 0},
        {"what": "sat", "seat": 0, "key": "dora"},
        {"what": "entitled", "seat": 0, "key": "token"},
        {"what": "invited", "seat": 2, "key": "secret"},
    ]
    before = Owner(path)
    before.append("a", 0, [Row(TABLE, 1, 1, body) for body in bodies], header("a"))
    before.append("b", 0, [Row(TABLE, 1, 1, {"what": "made", "host": ""}), row()], header("b"))
    before.wait()
    before.storage.close()
    for name in ("holders", "preferences", "marks", "logouts", "revoked", "old_cookies", "links"):
        plainly(path, f"DROP TABLE {name}")
    plainly(path, "PRAGMA user_version = 1")
    for _ in range(2):
        storage = Storage(path)
        known = plainly(path, "SELECT who, tbl FROM holders ORDER BY who")
        assert known == [(who, "a") for who in ("anna", "cai", "dora", "token")]
        assert storage.tables_of("dora", "open", 9) == ["a"]
        assert len(storage.rows("a")) == len(bodies)
        storage.close()
    assert plainly(path, "PRAGMA user_version") == [(FORMAT,)]


def test_a_data_file_is_kept_once(owner: Owner) -> None:
    owner.append("a", 0, [], header("a"), data_text="cards\n")
    owner.append("b", 0, [], header("b"), data_text="cards\n")
    owner.append("c", 0, [], replace(header("c"), data="d2"))
    assert owner.wait() == ["a0", "b0", "c0"]
    assert owner.storage.data("d1") == "cards\n"
    assert owner.storage.data("d2") is None


def test_a_table_that_is_over_can_go_on(owner: Owner) -> None:
    owner.append("t", 0, [row()], header("t"), status="over")
    owner.wait()
    owner.append("t", 1, [row()], status="playing")
    assert owner.wait() == ["t1"]


def test_only_its_owner_may_read_the_file(owner: Owner, path: Path) -> None:
    owner.make("t")
    files = sorted(path.parent.iterdir())
    assert [file.name for file in files] == [
        f"regalia.db{end}" for end in ("", "-shm", "-wal", ".lock")
    ]
    if os.name == "posix":
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}


def test_a_file_laid_back_from_a_copy_is_for_its_owner_again(path: Path) -> None:
    Storage(path).close()
    path.chmod(0o644)
    Storage(path).close()
    assert os.name != "posix" or stat.S_IMODE(path.stat().st_mode) == 0o600


# Answers


def test_appends_are_answered_in_the_order_in_which_they_were_made(owner: Owner) -> None:
    owner.make("a", "b")
    with owner.held():
        for number in range(20):
            owner.append("a", number, [row()])
            owner.append("b", number, [row()])
    assert owner.wait() == [f"{table}{number}" for number in range(20) for table in "ab"]


def test_the_answers_to_a_group_come_as_one_call(owner: Owner) -> None:
    owner.make("a")
    with owner.held():
        for number in range(20):
            owner.append("a", number, [row()])
    owner.calls.get(timeout=PATIENCE)()
    assert len(owner.answers) == 20


def test_an_append_is_answered_by_each_of_its_functions_in_turn(owner: Owner) -> None:
    owner.make("a")
    calls: list[int] = []
    owner.waiting += 1
    then = [partial(calls.append, 1), partial(calls.append, 2), partial(owner.answered, "last")]
    owner.storage.append("a", 0, [row()], then, partial(owner.failed, "a0"))
    assert owner.wait() == ["last"]
    assert calls == [1, 2]


def test_an_answer_that_fails_does_not_prevent_the_others(owner: Owner) -> None:
    def fail() -> None:
        raise ValueError

    owner.make("a")
    with owner.held():
        then: list[Callable[[], None]] = [fail, partial(owner.answered, "second")]
        owner.waiting += 1
        owner.storage.append("a", 0, [row()], then, partial(owner.failed, "a0"))
        owner.append("a", 1, [row()])
    with pytest.raises(ExceptionGroup) as error:
        owner.wait()
    assert error.group_contains(ValueError)
    assert owner.wait() == ["second", "a1"]


def test_no_answer_is_given_before_the_owner_takes_it(owner: Owner) -> None:
    owner.append("a", 0, [row()], header("a"))
    owner.storage.ask(do_nothing)  # by now it is stored
    assert owner.storage.rows("a") == [row()]
    assert owner.answers == []
    assert owner.wait() == ["a0"]


# Failures


def test_a_gap_is_refused_and_so_is_what_follows_it(owner: Owner) -> None:
    owner.make("a", "b")
    with owner.held():
        owner.append("a", 0, [row("one")])
        owner.append("a", 2, [row("three")])
        owner.append("a", 1, [row("two")])
        owner.append("b", 0, [row("other")])
    assert owner.wait() == ["a0", "not a2", "not a1", "b0"]
    assert owner.refusals == [
        "Row 2 of table a does not follow: the next is 1.",
        "Row 1 of table a is not stored, as one before it was not.",
    ]
    owner.append("a", 1, [row("two")])
    assert owner.wait() == ["a1"]
    assert owner.storage.rows("a") == [row("one"), row("two")]


def test_tables_are_made_once_and_before_their_rows(owner: Owner) -> None:
    owner.append("a", 0, [row()])
    owner.append("b", 1, [row()], header("b"))
    owner.append("c", 0, [row()], header("c"))
    owner.append("c", 0, [row()], header("c"))
    assert owner.wait() == ["not a0", "not b1", "c0", "not c0"]
    assert owner.refusals == [
        "There is no table a.",
        "Row 1 of table b does not follow: the next is 0.",
        "There is a table c already.",
    ]
    assert [header.table for header, _ in owner.storage.headers()] == ["c"]


def test_a_row_of_somebody_else_is_a_conflict_and_nothing_is_lost(owner: Owner, path: Path) -> None:
    owner.make("a", "b")
    with owner.held():
        owner.append("a", 0, [row("one"), row("two")], status="playing")
        owner.append("b", 0, [row("other")])
        owner.append("a", 2, [row("three")])
        foreign_row(path, "a", 0)
    assert owner.wait() == ["not a0", "b0", "not a2"]
    assert owner.refusals == [
        "Row 0 of table a does not follow: the next is 1.",
        "Row 2 of table a is not stored, as one before it was not.",
    ]
    assert owner.storage.rows("a") == [FOREIGN]
    assert owner.storage.headers("playing") == []
    owner.append("a", 1, [row("one")])
    assert owner.wait() == ["a1"]
    assert owner.storage.rows("a") == [FOREIGN, row("one")]


def test_a_row_of_somebody_else_is_found_by_an_append_alone(owner: Owner, path: Path) -> None:
    owner.make("a")
    foreign_row(path, "a", 0)
    owner.append("a", 0, [row()], status="playing")
    assert owner.wait() == ["not a0"]
    assert owner.refusals == ["Row 0 of table a does not follow: the next is 1."]
    assert owner.storage.headers("playing") == []


def test_a_refusal_does_not_reach_back_to_what_came_before_it(owner: Owner) -> None:
    owner.make("a", "b")
    with owner.held():
        owner.append("a", 0, [row()])
        owner.append("b", 1, [row()])
        owner.append("a", 1, [row()])
        owner.append("a", 5, [row()])
    assert owner.wait() == ["a0", "not b1", "a1", "not a5"]


def test_what_was_queued_behind_a_conflict_fails_though_it_would_follow_the_foreign_row(
    owner: Owner, path: Path
) -> None:
    owner.make("a")
    with owner.held():
        owner.append("a", 0, [row()])
        foreign_row(path, "a", 0)
    owner.storage.ask(do_nothing)  # it has failed, but the owner was not told yet
    owner.append("a", 1, [row()])
    assert owner.wait() == ["not a0", "not a1"]
    assert owner.storage.rows("a") == [FOREIGN]


def test_the_owner_may_go_on_as_soon_as_it_has_the_report(owner: Owner) -> None:
    owner.make("a")

    def again(why: BadStore) -> None:
        owner.append("a", 0, [row("again")])
        owner.append("a", 1, [row("more")])

    with owner.held():
        owner.storage.append("a", 3, [row()], [], again)
        owner.append("a", 4, [row()])
        owner.append("a", 5, [row()])
    owner.calls.get(timeout=PATIENCE)()
    assert owner.wait() == ["not a4", "not a5", "a0", "a1"]
    assert owner.storage.rows("a") == [row("again"), row("more")]


def test_a_full_disk_fails_what_finds_no_room_and_nothing_else(owner: Owner) -> None:
    owner.make("a", "b", "c")
    fill(owner.storage)
    with owner.held():
        owner.append("a", 0, [row("x" * 100_000)])
        owner.append("b", 0, [row("small")])
        owner.append("a", 1, [row("small")])
    assert owner.wait() == ["not a0", "b0", "not a1"]
    assert owner.refusals[0].endswith("regalia.db cannot be written: database or disk is full.")
    owner.append("c", 0, [row("x" * 100_000)])
    assert owner.wait() == ["not c0"]
    owner.storage.ask(lambda writer: writer.execute("PRAGMA max_page_count = 1000000"))
    with owner.held():
        owner.append("b", 1, [row("y" * 100_000)])
        owner.append("a", 0, [row("z" * 100_000)])
    assert owner.wait() == ["b1", "a0"]
    assert owner.storage.rows("a") == [row("z" * 100_000)]
    assert owner.storage.rows("b") == [row("small"), row("y" * 100_000)]
    assert owner.storage.rows("c") == []


def fill(storage: Storage) -> None:
    """Let the file grow no further."""

    def stop(writer: sqlite3.Connection) -> None:
        (pages,) = writer.execute("PRAGMA page_count").fetchone()
        writer.execute(f"PRAGMA max_page_count = {pages}")

    storage.ask(stop)


def test_a_write_that_the_system_refuses_is_a_failure_like_any(owner: Owner, path: Path) -> None:
    resource = pytest.importorskip("resource")
    owner.make("a", "b")
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = path.with_name("regalia.db-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size + 6000, limits[1]))
    try:
        with owner.held():
            owner.append("a", 0, [row("x" * 100_000)])
            owner.append("b", 0, [row("small")])
        assert owner.wait() == ["not a0", "b0"]
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert "cannot be written" in owner.refusals[0]
    owner.append("a", 0, [row("x" * 100_000)])
    assert owner.wait() == ["a0"]
    assert len(owner.storage.rows("a")) == len(owner.storage.rows("b")) == 1


def test_while_another_program_keeps_the_file_to_itself_all_fail_after_one_wait(
    owner: Owner, path: Path
) -> None:
    tables = [f"t{number}" for number in range(40)]
    owner.make(*tables)
    tried: list[str] = []
    owner.storage.ask(lambda writer: writer.execute("PRAGMA busy_timeout = 20"))
    owner.storage.ask(lambda writer: writer.set_trace_callback(tried.append))
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with owner.held():
            for table in tables:
                owner.append(table, 0, [row()])
        assert owner.wait() == [f"not {table}0" for table in tables]
        assert len(tried) == 1, "each would wait as long as they all did"
    assert owner.refusals[0] == f"{path} cannot be written: database is locked."
    owner.append("t0", 0, [row()])
    assert owner.wait() == ["t00"]


def test_the_thread_outlives_whatever_goes_wrong(owner: Owner) -> None:
    owner.make("a")
    too_large = replace(header("b"), at=2**70)
    with owner.held():
        owner.append("b", 0, [row()], too_large)
        owner.append("a", 0, [row()])
    assert owner.wait() == ["not b0", "a0"]


def test_a_row_that_is_not_json_is_refused_at_once_and_nothing_else_fails(owner: Owner) -> None:
    owner.make("a")
    with pytest.raises(TypeError):
        owner.storage.append("a", 0, [Row(GAME, 1, 1, {"x": object()})], [], lambda why: None)
    owner.append("a", 0, [row()])
    assert owner.wait() == ["a0"]


def test_a_row_that_was_taken_away_is_missed(
    owner: Owner, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    owner.append("a", 0, [row(), row(), row()], header("a"))
    owner.wait()
    plainly(path, "DELETE FROM log WHERE idx = 1")
    with pytest.raises(
        DamagedStore, match=r"^What is stored of this table is damaged, so it .*\.$"
    ):
        owner.storage.rows("a")
    assert caplog.messages == [f"Table a is damaged: {path} lacks row 1."]


def test_a_damaged_row_is_reported(
    owner: Owner, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    owner.append("a", 0, [row()], header("a"))
    owner.wait()
    plainly(path, "UPDATE log SET body = '[]'")
    with pytest.raises(DamagedStore):
        owner.storage.rows("a")
    plainly(path, "UPDATE log SET body = '{'")
    with pytest.raises(DamagedStore):
        owner.storage.rows("a")
    first, second = caplog.messages
    assert "cannot be read: expected `object`" in first
    assert "cannot be read: malformed JSON" in second


# Opening and closing


def test_all_that_waits_is_stored_and_answered_at_closing(path: Path) -> None:
    owner = Owner(path)
    owner.make("a")
    for number in range(100):
        owner.append("a", number, [row(str(number))])
    owner.storage.close()
    owner.storage.close()
    assert owner.wait() == [f"a{number}" for number in range(100)]
    assert sorted(file.name for file in path.parent.iterdir()) == ["regalia.db", "regalia.db.lock"]
    again = Owner(path)
    assert again.storage.rows("a") == [row(str(number)) for number in range(100)]
    again.append("a", 100, [row()])
    assert again.wait() == ["a100"]
    again.storage.close()


def test_an_error_of_what_nobody_waits_for_goes_to_the_log(
    owner: Owner, caplog: pytest.LogCaptureFixture
) -> None:
    owner.storage.soon(lambda writer: writer.execute("DELETE FROM nowhere"))
    owner.storage.ask(do_nothing)
    assert "cannot be written: no such table: nowhere" in caplog.text


def test_a_closed_storage_says_so(owner: Owner) -> None:
    storage = owner.storage
    storage.close()
    with pytest.raises(BadStore, match="takes no rows: it is not open"):
        owner.append("a", 0, [row()])
    with pytest.raises(BadStore, match="is closed"):
        storage.ask(do_nothing)
    with pytest.raises(BadStore, match="cannot be read"):
        storage.rows("a")


def test_what_waits_is_stored_though_the_owner_is_gone(path: Path) -> None:
    def gone(function: Callable[[], None]) -> None:
        raise RuntimeError("Event loop is closed")

    storage = Storage(path)
    storage.start(gone)
    storage.append("a", 0, [row()], [], lambda why: None, header=header("a"))
    storage.ask(do_nothing)
    storage.append("a", 1, [row()], [], lambda why: None)
    storage.close()
    assert plainly(path, "SELECT count(*) FROM log") == [(2,)]


def test_a_second_server_is_refused(owner: Owner, path: Path) -> None:
    refusal = (
        f"{path} is used by another server; stop that one, or name another file with --store "
        "(make play STORE=FILE)."
    )
    with pytest.raises(BadStore) as same:
        Storage(path)
    assert str(same.value) == refusal
    link = path.with_name("link.db")
    link.symlink_to(path)
    with pytest.raises(BadStore, match="is used by another server"):
        Storage(link)
    here, there = SPAWN.Pipe()
    child = SPAWN.Process(target=try_to_open, args=(path, there))
    child.start()
    assert here.recv() == refusal
    child.join(PATIENCE)
    owner.make("a")  # and nothing has become of the first


def try_to_open(path: Path, tell: Connection) -> None:
    try:
        Storage(path).close()
        tell.send("opened")
    except BadStore as error:
        tell.send(str(error))


@needs_kill
def test_the_lock_ends_with_the_process_that_holds_it(path: Path) -> None:
    here, there = SPAWN.Pipe()
    child = SPAWN.Process(target=hold_open, args=(path, there))
    child.start()
    here.recv()
    with pytest.raises(BadStore, match="is used by another server"):
        Storage(path)
    child.kill()
    child.join(PATIENCE)
    Storage(path).close()


def hold_open(path: Path, tell: Connection) -> None:
    storage = Storage(path)
    tell.send("open")
    threading.Event().wait(PATIENCE)
    storage.close()


def a_text(path: Path) -> None:
    path.write_text("It was a dark and stormy night.\n" * 100)


def a_database(path: Path) -> None:
    plainly(path, "CREATE TABLE recipes (name)")


def of_another_format(path: Path) -> None:
    Storage(path).close()
    plainly(path, "PRAGMA user_version = 7")


@pytest.mark.parametrize(
    ("write", "sentence"),
    [
        (a_text, "{} is not an SQLite file: name another."),
        (a_database, "{} was made by another program than Regalia: name another file."),
        (
            of_another_format,
            "{} has format 7 and this Regalia reads format 4: name another file, or use the Regalia"
            " that made it.",
        ),
        (Path.mkdir, "{} cannot be opened: it is not a regular file."),
    ],
)
def test_what_is_no_store_is_refused_and_left_alone(
    path: Path, write: Callable[[Path], None], sentence: str
) -> None:
    write(path)
    before = path.is_file() and path.read_bytes()
    files = sorted(path.parent.iterdir())
    with pytest.raises(BadStore) as error:
        Storage(path)
    assert str(error.value) == sentence.format(path)
    assert sorted(path.parent.iterdir()) == files
    assert before == (path.is_file() and path.read_bytes())


def test_the_error_of_a_file_that_cannot_be_opened_names_the_cause(tmp_path: Path) -> None:
    missing = tmp_path / "no" / "a.db"
    with pytest.raises(BadStore) as error:
        Storage(missing)
    assert str(error.value) == f"{missing} cannot be opened: no such file or directory."
    with pytest.raises(BadStore, match="cannot be opened: embedded null byte"):
        Storage(tmp_path / "a\0.db")


@pytest.mark.skipif(os.name != "posix", reason="Modes of files are of POSIX systems only.")
def test_a_read_only_file_is_reported() -> None:
    folder = Path(tempfile.mkdtemp())  # not pytest's, which is closed to others
    try:
        folder.chmod(0o777)
        path = folder / "regalia.db"
        Storage(path).close()
        path.with_name("regalia.db.lock").unlink()
        path.chmod(0o444)
        here, there = SPAWN.Pipe()
        child = SPAWN.Process(target=try_to_open_as_one_of_many, args=(path, there))
        child.start()
        assert here.recv() == f"{path} cannot be opened: attempt to write a readonly database."
        child.join(PATIENCE)
    finally:
        shutil.rmtree(folder)


def try_to_open_as_one_of_many(path: Path, tell: Connection) -> None:
    if os.geteuid() == 0:  # who may do all
        os.seteuid(65534)
    try_to_open(path, tell)


def test_an_empty_file_is_refused_and_left_alone(path: Path) -> None:
    path.touch()
    with pytest.raises(BadStore, match="is empty and not a store: remove it, and a new store is"):
        Storage(path)
    assert list(path.parent.iterdir()) == [path]
    path.unlink()
    Storage(path).close()
    assert plainly(path, "SELECT * FROM log") == []


# Being killed


class Fatal(Storage):
    """A storage in a process that dies at a chosen moment."""

    where = ""
    moment = 30

    def die(self, where: str) -> None:
        if where == self.where:
            self.moment -= 1
            if not self.moment:
                os.kill(os.getpid(), signal.SIGKILL)


class FatalWriter(Fatal):
    def _store(self, group: Sequence[Append]) -> None:
        self.die("before the write")
        super()._store(group)
        self.die("after the write")


class FatalAnswer(FatalWriter):
    def _finish(self, then: Sequence[Callable[[], None]]) -> None:
        self.die("before the answers")
        first, second = then
        super()._finish([first])
        self.die("between the answers")
        super()._finish([second])


def play_until_killed(path: Path, where: str, tell: Connection) -> None:
    """Store row after row in three tables, and report each twice when it is stored."""
    storage = FatalAnswer(path)
    storage.where = where
    calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
    storage.start(calls.put)

    def failed(why: BadStore) -> None:
        raise why

    numbers = dict.fromkeys("abc", 0)

    def go_on(table: str) -> None:
        number = numbers[table]
        numbers[table] += 2
        storage.append(
            table,
            number,
            [row(f"{table}{number}"), row(f"{table}{number + 1}")],
            [partial(tell.send, (table, number)), partial(go_on, table)],
            failed,
            header=None if number else header(table),
        )

    for table in numbers:
        go_on(table)
    while True:
        calls.get()()


def do_nothing(_writer: sqlite3.Connection) -> None:
    """What a test asks the writing thread for, to wait until it has done all before."""


def killed(path: Path, where: str, after: int) -> list[tuple[str, int]]:
    """The rows that a killed process had reported."""
    here, there = SPAWN.Pipe()
    child = SPAWN.Process(target=play_until_killed, args=(path, where, there))
    child.start()
    there.close()
    reported: list[tuple[str, int]] = []
    try:
        while True:
            reported.append(here.recv())
            if len(reported) == after:
                child.kill()
    except EOFError:
        child.join(PATIENCE)
    assert child.exitcode == -signal.SIGKILL
    return reported


@needs_kill
@pytest.mark.parametrize(
    "where",
    ["", "before the write", "after the write", "before the answers", "between the answers"],
)
def test_what_was_answered_is_there_once_after_a_kill(path: Path, where: str) -> None:
    reported = killed(path, where, 0 if where else 200)
    assert reported
    owner = Owner(path)
    for table in "abc":
        lines = [stored.body["line"] for stored in owner.storage.rows(table)]
        answered = [number for name, number in reported if name == table]
        assert lines == [f"{table}{number}" for number in range(len(lines))]
        assert answered == list(range(0, len(answered) * 2, 2))
        assert len(lines) % 2 == 0, "half of an append is stored"
        # At most one append of each table was on its way.
        assert len(answered) * 2 <= len(lines) <= len(answered) * 2 + 2
    owner.append("a", len(owner.storage.rows("a")), [row()])
    assert len(owner.wait()) == 1
    owner.storage.close()


# Against a model


@dataclass(frozen=True)
class Wish:
    """An append by a careless owner."""

    table: str
    count: int
    ahead: int = 0
    """Its distance from the end of the log, in rows."""
    curse: str = ""
    status: str | None = None
    made: bool = True
    """Whether it has a header exactly if the table does not exist."""


@dataclass(frozen=True)
class Batch:
    """Appends that wait together, after what another program wrote meanwhile."""

    wishes: list[Wish]
    foreign: frozenset[str] = frozenset()
    reopen: bool = False


@dataclass
class Model:
    """Logs as lists: what a storage should hold."""

    logs: dict[str, list[Row]] = field(default_factory=dict)
    statuses: dict[str, str] = field(default_factory=dict)

    def append(self, wish: Wish, first: int, rows: Sequence[Row], headed: bool) -> bool:
        """Whether it is stored."""
        log = self.logs.get(wish.table, [])
        if headed == (wish.table in self.logs) or first != len(log) or wish.curse:
            return False
        self.logs[wish.table] = [*log, *rows]
        self.statuses[wish.table] = wish.status or self.statuses.get(wish.table, "open")
        return True


TABLES = st.sampled_from("abcd")
WISHES = st.builds(
    Wish,
    table=TABLES,
    count=st.integers(1, 3),
    ahead=st.sampled_from([0] * 12 + [1, -1]),
    curse=st.sampled_from([""] * 10 + ["abort", "rollback"]),
    status=st.sampled_from([None] * 6 + ["playing", "over"]),
    made=st.sampled_from([True] * 9 + [False]),
)
BATCHES = st.builds(
    Batch,
    wishes=st.lists(WISHES, max_size=12),
    foreign=st.one_of(st.just(frozenset[str]()), st.frozensets(TABLES, max_size=2)),
    reopen=st.booleans(),
)
CURSES = "".join(
    f"CREATE TRIGGER {curse} BEFORE INSERT ON log WHEN NEW.kind = '{curse}'"
    f" BEGIN SELECT RAISE({curse.upper()}, 'cursed'); END;"
    for curse in ("abort", "rollback")
)


@settings(max_examples=50, deadline=None)
@given(st.lists(BATCHES, max_size=6))
def test_logs_are_lists_to_which_whole_appends_are_added(batches: list[Batch]) -> None:
    folder = Path(tempfile.mkdtemp())
    path = folder / "regalia.db"
    owner, model = Owner(path), Model()
    try:
        owner.storage.ask(lambda writer: writer.executescript(CURSES))
        for batch in batches:
            if batch.reopen:
                owner.storage.close()
                owner = Owner(path)
            carry_out(batch, owner, model, path)
            assert {table: owner.storage.rows(table) for table in model.logs} == model.logs
            statuses = {header.table: status for header, status in owner.storage.headers()}
            assert statuses == model.statuses
    finally:
        owner.storage.close()
        shutil.rmtree(folder)


def carry_out(batch: Batch, owner: Owner, model: Model, path: Path) -> None:
    """Apply the batch to both, and compare the answers."""
    expected: list[str] = []
    broken: set[str] = set()
    with owner.held():
        for table in batch.foreign & model.logs.keys():
            foreign_row(path, table, len(model.logs[table]))
            model.logs[table].append(FOREIGN)
        hoped = {table: len(log) for table, log in model.logs.items()}
        for wish in batch.wishes:
            first = max(hoped.get(wish.table, 0) + wish.ahead, 0)
            headed = (wish.table in hoped) != wish.made
            rows = [row(f"{first + more}", wish.curse or GAME) for more in range(wish.count)]
            owner.append(
                wish.table, first, rows, header(wish.table) if headed else None, "", wish.status
            )
            hoped[wish.table] = first + wish.count
            stored = wish.table not in broken and model.append(wish, first, rows, headed)
            if not stored:
                broken.add(wish.table)
            expected.append(f"{'' if stored else 'not '}{wish.table}{first}")
    assert owner.wait() == expected
