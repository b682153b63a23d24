"""The nodes of a cluster play the parts that a pool plays; here a stand-in is imported for Ray."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest

from regalia import _native, cli
from regalia.arena import cluster, contest, line_file, parts
from tests.arena.stand_in import Node, StandIn, listening

SIMULATE = ("simulate", "--bots=random", "--seed=7", "--games=60")
ARENA = ("arena", "--bots=steward,random", "--seed=7", "--sets=6", "--seats=2")
GAMES = ("christina", "regency", "baronage")
OTHER_HASH = "0123456789ab"


@pytest.fixture
def address() -> Iterator[str]:
    with listening() as found:
        yield found


def of_nodes(monkeypatch: pytest.MonkeyPatch, *nodes: Node) -> StandIn:
    """The stand-in that is imported as Ray, with these nodes."""
    made = StandIn(*nodes)
    monkeypatch.setitem(sys.modules, "ray", made)
    return made


def hash_of(
    command: tuple[str, ...], game: str, capsys: pytest.CaptureFixture[str], *who: str
) -> str:
    """The hash of all that a command reports but the time."""
    assert cli.run([command[0], game, *command[1:], "--json", *who]) == 0
    plain = json.loads(capsys.readouterr().out)
    del plain["timing"]
    return hashlib.sha256(json.dumps(plain).encode()).hexdigest()


def refused(capsys: pytest.CaptureFixture[str], *who: str) -> str:
    """The sentence of a command that is refused."""
    assert cli.run([SIMULATE[0], "christina", *SIMULATE[1:], *who]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("command", [SIMULATE, ARENA], ids=["simulate", "arena"])
def test_a_cluster_of_which_a_node_dies_gives_the_results_of_a_pool(
    command: tuple[str, ...],
    game: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    hashes = {
        workers: hash_of(command, game, capsys, f"--workers={workers}") for workers in (1, 2, 4)
    }
    ray = of_nodes(monkeypatch, Node("one"), Node("two", dies_at=3))
    with listening() as address:
        hashes[0] = hash_of(command, game, capsys, f"--cluster={address}")
    assert len(set(hashes.values())) == 1, hashes
    assert ray.played.count("two") == 2
    assert ray.played.count("one") > 2


def test_out_is_the_file_of_one_process_and_goes_on(
    address: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for command in (SIMULATE, ARENA):
        alone, shared = tmp_path / f"{command[0]}.1", tmp_path / f"{command[0]}.2"
        hash_of(command, "christina", capsys, f"--out={alone}")
        whole = alone.read_bytes()
        shared.write_bytes(whole[: len(whole) * 2 // 3])
        of_nodes(monkeypatch, Node("one"), Node("two"))
        hash_of(command, "christina", capsys, f"--out={shared}", f"--cluster={address}")
        assert shared.read_bytes() == whole


def test_ctrl_c_leaves_the_games_that_are_done_and_no_process(
    address: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    hash_of(SIMULATE, "christina", capsys, f"--out={alone}")
    ray = of_nodes(monkeypatch, Node("one"), Node("two"))
    ray.stopped_at = 3
    command = [SIMULATE[0], "christina", *SIMULATE[1:], f"--out={shared}"]
    assert cli.run([*command, f"--cluster={address}"]) == 130
    done = shared.read_bytes()
    games = done.count(b"\n")
    assert f"{shared} holds {games} games" in capsys.readouterr().err
    assert done
    assert alone.read_bytes().startswith(done)
    assert not any(node.process is not None and node.process.is_alive() for node in ray.all)


@pytest.mark.parametrize("call", ["write", "fsync"])
def test_a_full_disk_loses_nothing_that_was_written(
    call: str,
    address: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alone, shared = tmp_path / "alone", tmp_path / "shared"
    hash_of(SIMULATE, "christina", capsys, f"--out={alone}")
    of_nodes(monkeypatch, Node("one"), Node("two"))
    before = list[int]()

    def full(file: int, *data: memoryview) -> int:
        before.append(file)
        if len(before) > 3:
            raise OSError(errno.ENOSPC, "No space left on device")
        return os.write(file, *data) if call == "write" else 0

    with monkeypatch.context() as patched:
        patched.setattr(line_file, "os", SimpleNamespace(**{**vars(os), call: full}))
        patched.setattr(line_file, "SYNC_INTERVAL", 0.0)
        told = refused(capsys, f"--out={shared}", f"--cluster={address}")
    assert "cannot be written: No space left on device; " in told
    assert alone.read_bytes().startswith(shared.read_bytes())
    of_nodes(monkeypatch, Node("one"), Node("two"))
    hash_of(SIMULATE, "christina", capsys, f"--out={shared}", f"--cluster={address}")
    assert shared.read_bytes() == alone.read_bytes()


def test_that_all_cores_are_busy_is_told(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", StandIn(Node("one"), busy=True))
    assert cli.run([SIMULATE[0], "christina", *SIMULATE[1:], f"--cluster={address}"]) == 0
    assert capsys.readouterr().err == f"All cores of the cluster at {address} are busy.\n"


def with_other(ending: str) -> None:
    """Change the hash of the files of this process that end so."""
    ours = contest.code
    patch.object(parts, "code", lambda of: OTHER_HASH if of == ending else ours(of)).start()


def another_build() -> None:
    with_other(".py")


def another_card_file() -> None:
    with_other(".toml")


def another_form() -> None:
    other = {"compiled": "interpreted", "interpreted": "compiled"}[_native.form()]
    patch.object(_native, "form", lambda: other).start()


def without_regalia() -> None:
    sys.modules["regalia.arena.parts"] = None  # type: ignore[assignment]


@pytest.mark.parametrize(
    ("prepare", "told"),
    [
        (another_build, f"has other source files of Regalia: their hash is {OTHER_HASH} there"),
        (another_card_file, f"has other card files of Regalia: their hash is {OTHER_HASH} there"),
        (another_form, "allow that with --allow-form "),
        (without_regalia, "cannot load Regalia: "),
    ],
)
def test_a_node_that_is_different_is_named_and_refused(
    prepare: object,
    told: str,
    address: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert callable(prepare)
    of_nodes(monkeypatch, Node("one"), Node("two", prepare))
    said = refused(capsys, f"--cluster={address}")
    assert said.startswith("The node two (127.0.0.1) ")
    assert told in said


def test_a_form_may_be_allowed_by_name(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    here = hash_of(SIMULATE, "christina", capsys)
    of_nodes(monkeypatch, Node("one"), Node("two", another_form))
    forms = ("--allow-form=interpreted", "--allow-form=compiled")
    assert hash_of(SIMULATE, "christina", capsys, f"--cluster={address}", *forms) == here


def test_when_no_node_is_left_that_is_told(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    of_nodes(monkeypatch, Node("one", dies_at=2), Node("two", dies_at=1))
    assert "No core is left" in refused(capsys, f"--cluster={address}")


def test_without_ray_it_is_told_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "regalia[cluster]"' in refused(capsys, "--cluster=127.0.0.1:6379")


@pytest.mark.parametrize(
    ("greeting", "told"), [(b"SSH-2.0-Open\r\n", "is no cluster"), (None, "timed out")]
)
def test_what_is_no_cluster_is_told_within_ten_seconds(
    greeting: bytes | None,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    of_nodes(monkeypatch, Node("one"))
    assert 2 * cluster.REACH_SECONDS < 10  # to connect, and to be greeted
    monkeypatch.setattr(cluster, "REACH_SECONDS", 0.2)
    with listening(greeting) as found:
        assert told in refused(capsys, f"--cluster={found}")
    assert "Connection refused" in refused(capsys, f"--cluster={found}")


@pytest.mark.skipif(not Path("/proc/net/if_inet6").exists(), reason="this machine has no IPv6")
def test_an_address_of_ipv6_stands_in_brackets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    of_nodes(monkeypatch, Node("one"))
    with listening(host="::1") as found:
        assert hash_of(SIMULATE, "christina", capsys, f"--cluster={found}")


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (["--cluster=here"], "takes host:port"),
        (["--cluster=ray://a:x"], "takes host:port"),
        (["--cluster=a:1", "--workers=2"], "--workers or --cluster"),
        (["--cluster=a:1", "--allow-form=fast"], "compiled or interpreted"),
        (["--allow-form=compiled"], "give --cluster, too"),
        ([f"--cluster={'a' * 64}.example:1"], "No cluster answers at"),
    ],
)
def test_a_bad_cluster_is_refused_before_anything_is_reached(
    flags: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    of_nodes(monkeypatch, Node("one"))
    assert told in refused(capsys, *flags)
