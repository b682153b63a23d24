"""The file of a contest: what was killed goes on as if nothing had been; others are left alone."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from regalia import cli
from regalia.arena.contest import Contest, contest
from regalia.arena.contest_file import ContestFile
from regalia.arena.contest_report import contest_report
from regalia.arena.line_file import WriteFailed
from regalia.arena.runner import run_contest
from regalia.engine.errors import BadOption, BadRecord

REGALIA = [sys.executable, "-m", "regalia"]
PLANNED = contest("christina", ["steward", "random"], 2, {}, 7)
SETS = 6
DYING = """
import os, signal, sys
from regalia import cli
from regalia.arena.contest_file import ContestFile

added = 0

def add(self, played):
    global added
    whole(self, played)
    added += 1
    if added == int(sys.argv[1]):
        os.kill(os.getpid(), signal.SIGKILL)

whole, ContestFile.add = ContestFile.add, add
cli.run(sys.argv[2:])
"""
"""Runs a contest until some sets are in its file, then kills itself."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "sets.jsonl"


def held(
    path: Path, sets: int = SETS, planned: Contest = PLANNED
) -> tuple[dict[str, Any], ContestFile]:
    contest_file = ContestFile(path, planned)
    try:
        return contest_report(
            run_contest(planned, sets, contest_file=contest_file)
        ).plain, contest_file
    finally:
        contest_file.close()


def test_a_line_for_the_plan_and_one_for_each_set(path: Path) -> None:
    plain, _ = held(path)
    head, *sets = [json.loads(line) for line in path.read_text().splitlines()]
    assert head["bots"] == ["steward", "random"]
    assert {head[name] == plain[name] for name in ("rules", "data", "version", "code")} == {True}
    assert [line["set"] for line in sets] == list(range(SETS))
    assert sets[0]["games"][1]["bots"] == ["random", "steward"]


def test_cut_anywhere_it_goes_on_to_the_same_end(path: Path) -> None:
    plain, _ = held(path)
    whole = path.read_bytes()
    ends = [i + 1 for i, byte in enumerate(whole) if byte == ord("\n")]
    cuts = {0, 1, 40, len(whole) - 1, len(whole), *ends, *(end + 9 for end in ends[:-1])}
    for cut in sorted(cuts):
        path.write_bytes(whole[:cut])
        again, contest_file = held(path)
        assert again == plain
        assert path.read_bytes() == whole
        assert contest_file.truncated == (cut > ends[0] and cut not in ends)
        assert contest_file.end == len(whole)
        assert contest_file.before == sum(end <= cut for end in ends[1:])


def test_more_sets_go_on_and_fewer_look_at_the_first(path: Path) -> None:
    few, _ = held(path, 3)
    more, contest_file = held(path, 5)
    assert contest_file.before == 3
    assert more == contest_report(run_contest(PLANNED, 5)).plain
    whole = path.read_bytes()
    assert held(path, 3)[0] == few
    assert path.read_bytes() == whole


def test_a_test_that_has_ended_is_not_played_on(path: Path) -> None:
    planned = contest("christina", ["steward", "random"], 2, {}, 7, (0.0, 50.0))
    plain, _ = held(path, 500, planned)
    whole = path.read_bytes()
    assert plain["sets"] == whole.count(b"\n") - 1 < 100
    assert held(path, 1000, planned)[0] == plain
    assert path.read_bytes() == whole


OTHERS = [
    (contest("christina", ["random", "steward"], 2, {}, 7), "there the bots is|bots"),
    (contest("christina", ["steward", "random"], 3, {}, 7), "number of seats is 2, here 3"),
    (contest("christina", ["steward", "random"], 2, {"bury": 2}, 7), "is bury=1, here bury=2"),
    (contest("christina", ["steward", "random"], 2, {}, 8), "the seed is 7, here 8"),
    (contest("christina", ["steward", "random"], 2, {}, 7, (0, 5)), "test is none, here 0,5"),
]


@pytest.mark.parametrize(("other", "sentence"), OTHERS)
def test_another_contest_is_refused_and_the_file_left(
    path: Path, other: Contest, sentence: str
) -> None:
    held(path, 2)
    whole = path.read_bytes()
    with pytest.raises(BadOption, match=sentence):
        ContestFile(path, other)
    assert path.read_bytes() == whole


@pytest.mark.parametrize("name", ["rules", "data", "version", "code", "format"])
def test_sets_played_by_other_rules_or_code_are_not_gone_on_with(path: Path, name: str) -> None:
    held(path, 2)
    head, rest = path.read_text().split("\n", 1)
    path.write_text(json.dumps({**json.loads(head), name: "0"}) + "\n" + rest)
    with pytest.raises(BadOption, match=r"holds another contest: there the .* is 0, here"):
        ContestFile(path, PLANNED)


@pytest.mark.parametrize("content", ["Dear diary", "Dear diary\n", "[1]\n", "{}\n", "\n", "\xff\n"])
def test_a_file_of_something_else_is_left_as_it_is(path: Path, content: str) -> None:
    path.write_bytes(content.encode("latin-1"))
    with pytest.raises(BadRecord, match="is not a contest file"):
        ContestFile(path, PLANNED)
    assert path.read_bytes() == content.encode("latin-1")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"set":2', '"set":3'),
        ('"set":2', '"set":"2"'),
        ('{"set":2', "{set:2"),
        ('["steward","random"]', '["random","steward"]'),
        ('"ranks":[', '"ranks":[1,'),
        ('"returns":[', '"returns":["",'),
    ],
)
def test_a_spoilt_line_is_named_and_the_file_left(path: Path, old: str, new: str) -> None:
    held(path)
    lines = path.read_text().splitlines(keepends=True)
    lines[3] = lines[3].replace(old, new, 1)
    path.write_text("".join(lines))
    with pytest.raises(BadRecord, match="line 4"):
        held(path)
    assert path.read_text() == "".join(lines)


def test_a_full_disk_is_reported_in_one_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held(path, 2)
    whole = path.read_bytes()
    with (
        closing(ContestFile(path, PLANNED)) as contest_file,
        Path("/dev/full").open("r+b", 0) as full,
    ):
        kept = list(contest_file.sets())
        monkeypatch.setattr(contest_file, "file", full)
        with pytest.raises(WriteFailed, match="cannot be written: No space left"):
            contest_file.add(kept[0])
        monkeypatch.undo()
    assert path.read_bytes() == whole


def run(path: Path, *flags: str) -> list[str]:
    bots = ["--bots", "steward,random", "--seats", "2", "--seed", "3", "--json"]
    return ["arena", "christina", *bots, "--out", str(path), *flags]


def values(command: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, Any], str]:
    assert cli.run(command) == 0
    out, errors = capsys.readouterr()
    found: dict[str, Any] = json.loads(out)
    del found["timing"]
    return found, errors


@pytest.mark.parametrize("workers", ["1", "2"])
def test_killed_in_the_middle_it_goes_on_to_the_same_end(
    path: Path, workers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    flags = ["--sets", "40", "--workers", workers]
    whole, _ = values(run(path.with_name("whole.jsonl"), *flags), capsys)
    for sets in (2, 14):
        command = [sys.executable, "-c", DYING, str(sets), *run(path, *flags)]
        with subprocess.Popen(command, start_new_session=True) as process:
            assert process.wait(60) == -signal.SIGKILL
        assert workers_end(process.pid)
    with path.open("ab") as file:
        file.write(b'{"set":')
    again, errors = values(run(path, *flags), capsys)
    assert again == whole
    assert path.read_bytes() == path.with_name("whole.jsonl").read_bytes()
    assert "was cut short" in errors
    assert "sets were in" in errors


def workers_end(session: int) -> bool:
    """Whether all processes of a session end by themselves."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        try:
            os.killpg(session, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_says_how_far_it_came(path: Path, workers: str) -> None:
    command = [*REGALIA, *run(path, "--sets", "100000", "--workers", workers)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        until = time.monotonic() + 60
        while not path.exists() or path.read_bytes().count(b"\n") < 4:
            assert time.monotonic() < until
            time.sleep(0.002)
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, b"")
    assert errors.decode().endswith("sets; the same command goes on.\n")
    assert errors.count(b"\n") == 1
    whole = path.read_bytes().count(b"\n") - 1
    assert f" {whole} sets; " in errors.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_runs_do_not_write_into_one_file(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [*REGALIA, *run(path, "--sets", "100000")]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            until = time.monotonic() + 60
            while not path.exists() or path.read_bytes().count(b"\n") < 2:
                assert time.monotonic() < until
                time.sleep(0.01)
            process.send_signal(signal.SIGSTOP)  # the lock is held by what lives, at work or not
            assert cli.run(run(path)) == 2
        finally:
            process.kill()
    assert capsys.readouterr() == ("", f"Another run is writing into {path}.\n")


def test_the_command_refuses_another_plan(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    held(path, 2)
    flags = ["--bots", "steward,random", "--seed", "9", "--out", str(path)]
    assert cli.run(["arena", "christina", *flags]) == 2
    said = capsys.readouterr().err
    assert said.endswith("there the seed is 7, here 9; name another file.\n")
    assert said.count("\n") == 1
