"""The commands of bulk work: what they leave when they are stopped, and how a part is repeated."""

from __future__ import annotations

import json
import os
import resource
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia import cli
from regalia.arena import simulate as module
from regalia.arena import workers
from regalia.arena.contest import SetResult, contest, play_sets
from regalia.arena.counts import Counts
from regalia.arena.parts import answer
from regalia.arena.pool import Receipt
from regalia.arena.report import games_report
from regalia.arena.run import Run, plan

SIMULATE = ["simulate", "christina", "--bots=random", "--seats=3", "--seed=7"]
ARENA = ["arena", "christina", "--bots=steward,random", "--seats=2", "--seed=7"]
REGALIA = [sys.executable, "-m", "regalia"]


def printed(capsys: pytest.CaptureFixture[str], *command: str) -> dict[str, Any]:
    """What a command reports but the time."""
    assert cli.run([*command, "--json"]) == 0
    plain: dict[str, Any] = json.loads(capsys.readouterr().out)
    del plain["timing"]
    return plain


def wrong_at_18(run: Run, first: int, end: int) -> Counts:
    if first <= 17 < end:
        raise ArithmeticError("game 18")
    return Counts.empty(run.seats)


@pytest.mark.parametrize("workers", ["--workers=1", "--workers=2"])
def test_a_part_that_fails_is_told_with_the_command_that_plays_it_alone(
    workers: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(module, "play_games", wrong_at_18)
        assert cli.run([*SIMULATE, "--games=40", workers]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert "failed 3 times, at last because: ArithmeticError: game 18" in said.err
    assert said.err.count("\n") == 1
    command = shlex.split(said.err.rpartition("plays it alone: ")[2])
    alone = command[command.index("simulate") :]
    first, _, end = alone[-1].removeprefix("--only=").partition("-")
    assert int(first) <= 18 <= int(end)
    assert f"(games {first} to {end})" in said.err
    run = plan("christina", 3, ["random"], {}, 7)
    counts = module.play_games(run, int(first) - 1, int(end))
    assert printed(capsys, *alone) == games_report(run, counts).plain


def test_sets_are_played_alone_as_in_the_contest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "sets.jsonl"
    printed(capsys, *ARENA, "--sets=9", f"--out={out}")
    lines = out.read_bytes().splitlines()[1:]
    planned = contest("christina", ["steward", "random"], 2, {}, 7)
    alone = play_sets(planned, 3, 6)
    assert [msgspec.json.encode(one) for one in alone] == lines[3:6]
    assert [msgspec.json.decode(line, type=SetResult) for line in lines[3:6]] == alone
    plain = printed(capsys, *ARENA, "--only=4-6")
    assert plain["sets"] == 3
    assert plain["moves"]["max"] == max(game.moves for one in alone for game in one.games)
    assert cli.run([*ARENA, "--only=4-6", f"--out={out}"]) == 2


@pytest.mark.parametrize("only", ["0", "3-2", "-4", "x", "1-", "9999999999", "²"])
def test_what_only_does_not_take(only: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (SIMULATE, ARENA):
        assert cli.run([*command, f"--only={only}"]) == 2
        assert capsys.readouterr().err.startswith("--only takes a ")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_the_games_that_are_done_and_no_process(
    tmp_path: Path, workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "games.jsonl"
    flags = [f"--out={out}", f"--workers={workers}"]
    with subprocess.Popen(
        [*REGALIA, *SIMULATE, "--games=1000000", *flags],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        until = time.monotonic() + 60
        while not out.exists() or out.read_bytes().count(b"\n") < 4:
            assert time.monotonic() < until
            time.sleep(0.002)
        os.killpg(process.pid, signal.SIGINT)
        left, errors = process.communicate(timeout=30)
        with pytest.raises(ProcessLookupError):
            os.killpg(process.pid, 0)
    assert (process.returncode, left) == (130, b"")
    done = out.read_bytes().count(b"\n")
    assert errors.decode() == f"{out} holds {done} games; the same command goes on.\n"
    more = done + 20
    whole = tmp_path / "whole.jsonl"
    printed(capsys, *SIMULATE, f"--games={more}", f"--out={whole}")
    printed(capsys, *SIMULATE, f"--games={more}", *flags)
    assert out.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    "command", [[*SIMULATE, "--games=60"], [*ARENA, "--sets=30"]], ids=["simulate", "arena"]
)
def test_a_full_disk_loses_nothing_that_was_written(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A limit of the size of files stands for the disk: a write beyond it is cut and then fails."""
    out, whole = tmp_path / "out.jsonl", tmp_path / "whole.jsonl"
    expected = printed(capsys, *command, f"--out={whole}")
    size = 5000

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    done = subprocess.run(
        [*REGALIA, *command, f"--out={out}"], capture_output=True, preexec_fn=limit, check=False
    )
    assert done.returncode == 2
    told = done.stderr.decode()
    assert "cannot be written: File too large; its first " in told
    assert told.count("\n") == 1
    kept = out.read_bytes()
    lines = kept.rfind(b"\n") + 1
    assert len(kept) == size
    assert whole.read_bytes().startswith(kept)
    assert f"its first {lines} bytes are whole" in told
    assert printed(capsys, *command, f"--out={out}") == expected
    assert out.read_bytes() == whole.read_bytes()


class LastFirst:
    """A crew of four that hands back first what it was given last."""

    workers = 4
    forms: tuple[str, ...] = ()

    def __init__(self) -> None:
        self.orders: list[tuple[int, bytes]] = []
        self.received = 0
        self.before_the_first = -1
        """The number of parts that it has handed back before the first one."""

    def free(self) -> int:
        return self.workers - len(self.orders)

    def send(self, number: int, order: bytes) -> None:
        self.orders.append((number, order))

    def receive(self) -> Receipt:
        number, order = self.orders.pop()
        if number == 0:
            self.before_the_first = self.received
        self.received += 1
        return Receipt(number, answer(order))

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("room", "ahead"), [(1, 3), (workers.BYTES_AHEAD, 15)])
def test_results_that_wait_for_the_first_are_bounded_by_their_bytes(
    room: int, ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "BYTES_AHEAD", room)
    run = plan("christina", 2, ["random"], {}, 1)
    crew = LastFirst()
    results = list(workers.shared(crew, module.play_games, run, workers.Parts(0, 40, 1e-9)))
    assert crew.before_the_first == ahead
    assert [part.games for part in results] == [1] * 40
