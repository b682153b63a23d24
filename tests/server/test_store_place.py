"""Two real servers and one store under several names: no acknowledged move is lost.

Each move that was acknowledged is in the file that the next server reads, or that server refuses to
begin and says where it is; and a server whose file is gone takes no more moves.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import PATIENCE, Child, client, refusal

USED = "is used by another server"
GONE = "is not where it was"
needs_posix = pytest.mark.skipif(os.name != "posix", reason="Windows moves no open files.")
needs_linux = pytest.mark.skipif(
    sys.platform != "linux", reason="Locks of open file descriptions are Linux's."
)

pytestmark = needs_posix


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "a.db"


@pytest.fixture
def server(store: Path) -> Iterator[Child]:
    with Child(store, "--no-limits", seed=1) as child:
        yield child


def acknowledged(server: Child, count: int = 5) -> list[str]:
    """The ids of tables that the server has said to have made."""
    made = []
    with client(server.base) as host:
        for _ in range(count):
            answer = host.post("/api/tables", json={"game": "christina", "seats": 2})
            assert answer.status_code == 201, answer.text
            made.append(answer.json()["table"]["id"])
    return made


def takes_no_more(server: Child) -> None:
    """Check that the server refuses whatever would be stored."""
    with client(server.base) as host:
        for _ in range(2):
            answer = host.post("/api/tables", json={"game": "christina", "seats": 2})
            assert answer.status_code == 503, answer.text
            assert GONE in answer.json()["sentence"]


def all_there(store: Path, tables: list[str]) -> None:
    """Check that a server of this store has all tables."""
    with Child(store, "--no-limits", seed=1) as server:
        for table in tables:
            assert httpx.get(f"{server.base}/api/tables/{table}").status_code == 200, table


def refuses(store: Path, words: str) -> None:
    code, printed = refusal(store, "--port", "0")
    assert code == 2
    assert words in printed
    assert printed.count("\n") == 1


def log_is_emptied(store: Path) -> None:
    """Wait until the server has noticed that its file is gone."""
    log = store.with_name(f"{store.name}-wal")
    until = time.monotonic() + PATIENCE
    while log.exists() and log.stat().st_size:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_store_with_two_names_is_refused_and_left_alone(store: Path) -> None:
    with Child(store, seed=1):
        pass
    other = store.with_name("b.db")
    os.link(store, other)
    before = store.read_bytes()
    for name in (store, other):
        refuses(name, "is one of 2 names (hard links) of one file")
    assert store.read_bytes() == before
    other.unlink()
    all_there(store, [])


def test_a_link_made_beside_a_running_server_opens_to_no_second(server: Child, store: Path) -> None:
    tables = acknowledged(server)
    other = store.with_name("b.db")
    os.link(store, other)
    refuses(other, "hard links")
    tables += acknowledged(server)
    server.kill()
    refuses(other, "hard links")
    store.unlink()
    refuses(other, f"was last served as {store.resolve()}, and its last moves are in ")
    store.with_name("a.db-wal").rename(other.with_name("b.db-wal"))
    all_there(other, tables)


def test_a_renamed_store_takes_no_more_moves_and_keeps_those_it_took(
    server: Child, store: Path
) -> None:
    tables = acknowledged(server)
    other = store.with_name("b.db")
    store.rename(other)
    takes_no_more(server)
    refuses(other, USED)
    server.kill()
    all_there(other, tables)
    assert f"{store} is not the file that this server opened: it was moved" in server.errors()


def test_a_store_that_was_renamed_while_nobody_moved_loses_nothing(
    server: Child, store: Path
) -> None:
    tables = acknowledged(server)
    other = store.with_name("b.db")
    store.rename(other)
    log_is_emptied(store)
    server.kill()
    all_there(other, tables)


@needs_linux
def test_the_file_itself_is_locked_whatever_its_name(server: Child, store: Path) -> None:
    acknowledged(server)
    other = store.with_name("b.db")
    store.rename(other)
    log_is_emptied(store)
    assert other.stat().st_nlink == 1
    refuses(other, USED)


def test_a_server_whose_store_was_replaced_takes_no_more_moves(server: Child, store: Path) -> None:
    acknowledged(server)
    with Child(store.with_name("other.db"), seed=1) as quiet:
        others = acknowledged(quiet, 2)
    store.with_name("other.db").rename(store)
    takes_no_more(server)
    refuses(store, USED)
    server.kill()
    assert "another file has taken its place" in server.errors()
    all_there(store, others)


def test_a_server_whose_write_ahead_log_was_removed_takes_no_more_moves(
    server: Child, store: Path
) -> None:
    tables = acknowledged(server)
    store.with_name("a.db-wal").unlink()
    takes_no_more(server)
    server.kill()
    all_there(store, tables)


def test_a_symbolic_link_is_the_same_name(server: Child, store: Path) -> None:
    link = store.with_name("link.db")
    link.symlink_to(store)
    refuses(link, USED)
    tables = acknowledged(server)
    server.kill()
    all_there(link, tables)


def test_a_symbolic_link_that_leads_elsewhere_is_noticed(tmp_path: Path) -> None:
    link, one, two = (tmp_path / name for name in ("link.db", "one.db", "two.db"))
    for store in (one, two):
        with Child(store, seed=1):
            pass
    link.symlink_to(one)
    with Child(link, "--no-limits", seed=1) as server:
        acknowledged(server)
        link.unlink()
        link.symlink_to(two)
        takes_no_more(server)


def may_mount() -> bool:
    """Whether a folder can be mounted in a namespace of its own."""
    tool = shutil.which("unshare")
    if sys.platform != "linux" or tool is None:
        return False
    return subprocess.run([tool, "-m", "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.skipif(not may_mount(), reason="Mounting takes a privilege.")
def test_a_file_that_is_mounted_elsewhere_is_the_same_file(
    server: Child, store: Path, tmp_path: Path
) -> None:
    tables = acknowledged(server)
    place = tmp_path / "mounted" / "a.db"
    place.parent.mkdir()
    place.touch()
    first = mounted(store, place)
    assert USED in first, first
    server.kill()
    second = mounted(store, place)
    assert "was last served as" in second, second
    all_there(store, tables)


def mounted(store: Path, place: Path) -> str:
    """What a server says that is to use the file at the place where it is mounted."""
    serve = f"{sys.executable} -m regalia serve --port 0 --store {place}"
    done = subprocess.run(
        ["unshare", "-m", "sh", "-c", f"mount --bind {store} {place} && exec {serve}"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    return done.stderr
