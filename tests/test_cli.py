"""The command line: exit statuses, error messages of one sentence, and JSON output."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import pytest

from regalia import _native, bots, cli, games
from regalia.cli import records
from regalia.cli.arguments import program
from regalia.engine import chance, record
from regalia.engine.state import OVER
from regalia.server.compiling import COMPILING, NO_COMPILER, Compiling
from regalia.text import files
from regalia.text.local_game import LocalGame
from tests.contract.cases import sweep

REGALIA = [sys.executable, "-m", "regalia"]
CLOSED = [
    ("replay {}", 0, "<&-"),
    ("replay {}", 0, "2>&-"),
    ("play christina --seed 5 --record {}.new", 0, "2>&-"),
    ("play chess", 2, "<&-"),
    ("play chess", 2, ">&-"),
]
"""More commands, their exit status and the streams that are closed, for a sweep."""
SEED = ["--seats", "3", "--seed", "5", "--name", "Anna", "--bots", "steward"]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game, played through the command line."""
    path = tmp_path_factory.mktemp("whole") / "game"
    done = regalia("play", "christina", *SEED, "--record", str(path), typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    return path


@dataclass(frozen=True)
class Done:
    """The result of a command."""

    returncode: int
    stdout: str
    stderr: str


def regalia(*arguments: str, typed: str = "", **environment: str) -> Done:
    """Run a command in this process, with these lines as its input."""
    out, err = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out), redirect_stderr(err):
        patch.setattr(sys, "stdin", io.StringIO(typed))
        patch.setattr(sys, "argv", ["regalia/__main__.py"])
        for name, value in environment.items():
            patch.setenv(name, value)
        status = cli.run(list(arguments))
    return Done(status, out.getvalue(), err.getvalue())


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Compiling]:
    """What compiles beside a game, from the start on; the checkout is the test's folder."""
    started: list[Compiling] = []
    start = Compiling.start

    def watched(compiling: Compiling, checkout: Path) -> None:
        start(compiling, checkout)
        started.append(compiling)

    monkeypatch.setattr(Compiling, "start", watched)
    monkeypatch.setattr(_native, "to_compile", lambda: tmp_path)
    return started


def test_the_rules_are_compiled_beside_a_game_and_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: list[Compiling]
) -> None:
    (tmp_path / "setup.py").write_text("while True: pass\n")
    game = ["play", "christina", *SEED, "--record"]
    assert COMPILING not in regalia(*game, str(tmp_path / "one")).stdout
    assert not beside
    done = regalia(*game, str(tmp_path / "two"), "--compile")
    assert done.stdout.startswith(f"{COMPILING}\n")
    [process] = [compiling.process for compiling in beside]
    assert process is not None
    assert process.poll() is not None, "it outlives the game"
    assert done.stdout.count("The rules run") == 1
    monkeypatch.setattr(_native, "to_compile", lambda: None)
    assert "The rules run" not in regalia(*game, str(tmp_path / "three"), "--compile").stdout


def test_how_the_compiling_beside_a_game_ended_is_said_after_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, beside: list[Compiling]
) -> None:
    (tmp_path / "setup.py").write_text("raise SystemExit(3)\n")

    def play(_game: LocalGame) -> bool:
        while beside[0].sentence == COMPILING:
            time.sleep(0.001)
        return False

    monkeypatch.setattr(LocalGame, "play", play)
    done = regalia("play", "christina", *SEED, "--record", str(tmp_path / "game"), "--compile")
    assert done.stdout == f"{COMPILING}\n{NO_COMPILER}\n"


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    """The exit status and the error message of a command that fails."""
    status = cli.run(list(arguments))
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith((".\n", "…\n"))
    assert err.count("\n") == 1
    assert err[:-1].isprintable()
    return status, err.strip()


WRONG_USE = [
    ([], "--bogus", "No such option"),
    ([], "plya", "No such command 'plya'; see regalia --help."),
    (["games"], "more", "extra argument"),
    (["version"], "--loud", "No such option"),
    (["play"], "", "Name a game to play, one of: christina, res_publica, regency."),
    (["play"], "chess", "There is no game “chess”; there are: christina, res_publica, regency."),
    (["play", "christina"], "again", "extra argument"),
    (["play", "christina"], "--seats=1", "is played with 2 to 5 seats, not 1."),
    (
        ["play", "christina"],
        "--seats=six",
        "^--seats takes a whole number, not “six”; see regalia play --help.$",
    ),
    (["play", "christina"], "--seats", "requires an argument"),
    (["play", "christina"], "--seats=99999999999999999999999", "2 to 5 seats"),
    (["play", "christina"], "--seat=5", "There is no seat 5; the seats are 1 to 4."),
    (["play", "christina"], "--seat=0", "There is no seat 0"),
    (["play", "christina"], "--bots=wizard", "There is no bot “wizard”"),
    (
        ["play", "christina"],
        "--bots=",
        "--bots takes kinds of bots, as random,novice,.*; a name is empty.",
    ),
    (["play", "christina"], "--bots=random,,random", "a name is empty"),
    (["play", "christina"], "--bots=steward,random", "one kind for all or 3 kinds, not 2."),
    (["play", "christina"], "--option=bury", "NAME=NUMBER"),
    (["play", "christina"], "--option=bury=two", "NAME=NUMBER"),
    (["play", "christina"], f"--option=bury={'9' * 5000}", "NAME=NUMBER, not “bury=9{35}…”"),
    (["play", "christina"], "--option=bury=1234567890", "NAME=NUMBER"),
    (["play", "christina"], "--option=bury=²", "NAME=NUMBER"),
    (["play", "christina"], "--option=bury=9", "Option bury takes 1, 2, not 9."),
    (["play", "christina"], "--option=wealth=1", "has no option wealth"),
    (["play", "christina", "--option=bury=1"], "--option=bury=2", "given twice"),
    (["play", "christina"], "--seed=x", "--seed takes a whole number, not “x”;"),
    (["play", "christina"], "--name=", "1 to 24 letters"),
    (["play", "christina"], "--name=a\x1b[2J", "1 to 24 letters"),
    (["play", "christina"], "--record=/", "takes the name of a file, and / is a folder."),
    (["play", "christina"], "--record=", "takes the name of a file, and none is given."),
    (["play", "christina"], "--record=/nowhere/game", "cannot be written: no such file"),
    (["play", "christina"], "--record=a\0b", "cannot be written: embedded null"),
    (["play", "christina"], "--resume=x", "leave out all else"),
    (["play", "--seats=3"], "--resume=x", "leave out all else"),
    (["play"], "--resume=/nowhere", "/nowhere cannot be read: no such file or directory."),
    (["play"], "--resume=/", "/ cannot be read: is a directory."),
    (["replay"], "", "Missing argument 'FILE'; see regalia replay --help."),
    (["replay"], "/nowhere", "/nowhere cannot be read: no such file or directory."),
    (["replay"], "/", "/ cannot be read: is a directory."),
    (["replay"], "a\nb\x07", "a b. cannot be read"),
    (["replay", "/nowhere", "--verify"], "--json", "leave out --json, --at and --seat."),
    (["replay", "/nowhere", "--verify"], "--at=3", "leave out"),
    (["replay", "/nowhere", "--verify"], "--seat=0", "leave out"),
    (["replay", "/nowhere", "--explain=1"], "--json", "leave out --json, --verify and --seat."),
    (["diff"], "/nowhere", "Missing argument 'B'"),
    (["diff", "/"], "/nowhere", "/ cannot be read"),
    (["simulate", "christina"], f"--games={10**9 + 1}", "At most 1000000000 games"),
    (["simulate", "christina"], "--games=9999999999999999999999", "At most 1000000000 games"),
    (["simulate", "christina"], f"--games={'9' * 5000}", "--games takes .*, not “9{40}…”;"),
    (["bench"], "--seconds=soon", "^--seconds takes a number, not “soon”; see"),
    (["simulate", "christina"], "--bots=", "a name is empty"),
    (["arena", "christina", "--bots=steward,random"], "--sets=0", "1 set is"),
    (["arena", "christina"], "--bots=random", "name two or more"),
    (["arena", "christina"], "--bots=random,steward,random", "random is named twice"),
    (["arena", "christina"], f"--bots={','.join(['random'] * 11)}", "At most 10 bots"),
    (["arena", "christina"], "--bots=butler,random", "no bot “butler”"),
    (["arena", "christina"], "", "Missing option '--bots'; see regalia arena --help."),
    (["arena", "christina", "--bots=steward,random"], "--seats=6", "2 to 5 seats, not 6"),
    (["arena", "christina", "--bots=steward,random"], "--workers=0", "workers, not 0"),
    (["arena", "christina", "--bots=steward,random"], "--test=5", "two numbers, as 0,5"),
    (["arena", "christina", "--bots=steward,random"], "--test=0,much", "two numbers, as 0,5"),
    (["arena", "christina", "--bots=steward,random"], "--test=5,0", "the smaller first, not 5,0"),
    (["arena", "christina", "--bots=steward,random"], "--test=nan,5", "the smaller first"),
    (["arena", "christina", "--bots=steward,random"], "--out=/", "/ is not a regular file"),
    (
        ["arena", "christina", "--bots=steward,random"],
        "--out=/dev/null",
        "/dev/null is not a regular file",
    ),
    (["arena", "christina", "--bots=steward,random"], "--out=/nowhere/a", "No such file"),
    (["arena", "christina", "--bots=steward,random"], "--out=a\0b", "null"),
    (["arena", "christina", "--bots=steward,random"], "--out=", "takes the name of a file"),
]


@pytest.mark.parametrize(("before", "wrong", "expected"), WRONG_USE)
def test_a_wrong_flag_or_argument_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], before: list[str], wrong: str, expected: str
) -> None:
    status, sentence = refused(capsys, *before, *([wrong] if wrong else []))
    assert status == 2
    assert re.search(expected, sentence), sentence


@pytest.mark.parametrize(
    ("flag", "expected"),
    [
        ("--at=-1", "--at takes 0 to "),
        ("--at=9999", "--at takes 0 to "),
        ("--at=x", "--at takes a whole number, not “x”; see regalia replay --help."),
        ("--seat=4", "--seat takes 1 to 3, or 0 for a spectator, not 4."),
        ("--seat=-1", "--seat takes 1 to 3"),
    ],
)
def test_a_line_or_seat_that_the_record_lacks(
    capsys: pytest.CaptureFixture[str], whole: Path, flag: str, expected: str
) -> None:
    status, sentence = refused(capsys, "replay", str(whole), flag)
    assert status == 2
    assert expected in sentence


DAMAGED = [
    ("^(?s:.*)$", "", "it has no header Regalia"),
    ("^(?s:.*)$", "\x01\x01", "Line 1 is not a header"),
    ("^(?s:.*)$", "\udcff\udcfe", "it is not text"),
    ("^(?s:.*)$", "x: y\n" * 900_000, "it is too long"),
    ("^Game: .*\n", "", "it has no header Game"),
    ("^Game: .*", "Game: chess", "There is no game “chess”"),
    ("^Game: .*", "Game: ch\x1b[2Jess", "There is no game"),
    ("^Regalia: 1", "Regalia: 9", "format 9"),
    ("^Rules: .*", "Rules: 0", "rules version 0"),
    ("^Data: .*", "Data: 00", "other data"),
    ("^Seats: .*", "Seats: many", "must be a number"),
    ("^Seats: .*", "Seats: 99", "2 to 5 seats"),
    ("^Seats: .*", "Seats: 99999999999", "must be a number"),
    ("^Seats: .*", "Seats: -1", "2 to 5 seats"),
    ("^Option bury: .*", "Option bury: 7", "takes 1, 2, not 7"),
    ("^Seed: .*", "Seed: spades", "hexadecimal"),
    ("^Seed: ..", "Seed: 00", "not the one whose hash"),
    ("^Result: .*", "Result: mine", "claims the result “mine”"),
    ("^(1 draw .*) bury.*", r"\1", "is not finished"),
    ("^1 draw (?s:.*)", "1 dra", "cannot be played"),
    ("^2 ", "3 ", "is by 3; to act is 2."),
    ("^1 draw .*", "", "is empty; every line after the headers is a move"),
]


@pytest.mark.parametrize(("old", "new", "expected"), DAMAGED)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_a_damaged_record_gets_one_sentence(
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    whole: Path,
    command: list[str],
    old: str,
    new: str,
    expected: str,
) -> None:
    text = re.sub(old, new, whole.read_text(), count=1, flags=re.MULTILINE)
    damaged = tmp_path / "damaged"
    damaged.write_text(text, errors="surrogateescape")
    status, sentence = refused(capsys, *command, str(damaged))
    assert status == 1
    assert expected in sentence, sentence


def test_a_record_with_an_unknown_bot(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: Path
) -> None:
    text = re.sub("Result: .*\n", "", whole.read_text()).replace("Bot 2: steward", "Bot 2: wizard")
    (tmp_path / "game").write_text(text)
    status, sentence = refused(capsys, "play", "--resume", str(tmp_path / "game"))
    assert status == 1
    assert "There is no bot “wizard”" in sentence


def test_an_unreadable_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert refused(capsys, "replay", str(loop))[0] == 2
    assert refused(capsys, "play", "christina", "--record", str(loop))[0] == 2


def test_a_state_folder_that_cannot_be_made(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    status, sentence = refused(capsys, "play", "christina")
    assert status == 2
    assert sentence.endswith("name a file with --record.")


# What is printed.


def test_games_are_listed_with_all_that_play_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["games"]) == 0
    listed = capsys.readouterr().out
    for name in games.names():
        game = games.load(name)
        assert f"{name}: {game.title}, {game.min_seats} to {game.max_seats} seats" in listed
        assert all(option.sentence in listed for option in game.options)
    for kind, (_, text) in bots.DESCRIPTIONS.items():
        assert f"{kind}: {text}" in listed
    assert "squire: looks a little ahead: a fair match (default)" in listed


def test_version_prints_the_form(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["version"]) == 0
    assert re.match(r"Regalia \d+\.\d+\.\d+, (compiled|interpreted)\. ", capsys.readouterr().out)


def test_the_version_option_prints_what_the_command_does(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.run(["version"]) == 0
    printed = capsys.readouterr().out
    assert cli.run(["--version"]) == 0
    assert capsys.readouterr().out == printed


def test_the_help_lists_every_command_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--help"]) == 0
    _, commands = capsys.readouterr().out.split("Commands:\n")
    lines = commands.splitlines()
    names = " ".join(line.split()[0] for line in lines)
    expected = (
        "games play serve hide shut-out let-in join check replay diff simulate arena bench version"
    )
    assert names == expected
    assert all(re.fullmatch(r"  [\w-]+ +[A-Z][^.…]{,58}\.", line) for line in lines), commands


def test_the_program_is_named_as_it_can_be_called_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "executable", "/my tools/python")
    monkeypatch.setattr(sys, "argv", ["/src/regalia/__main__.py"])
    assert program() == "'/my tools/python' -m regalia"
    monkeypatch.setattr(sys, "argv", ["bin/regalia"])
    assert program() == shlex.quote(str(tmp_path / "bin" / "regalia"))


def test_help_is_not_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--help"], ["play", "--help"], ["replay", "-h"]):
        assert cli.run(arguments) == 0
        out, err = capsys.readouterr()
        assert "Usage: regalia" in out
        assert err == ""


def test_a_replay_prints_headers_proof_story_and_result(
    capsys: pytest.CaptureFixture[str], whole: Path
) -> None:
    assert cli.run(["replay", str(whole)]) == 0
    printed = capsys.readouterr().out
    assert "Player 1     Anna" in printed
    unbroken = " ".join(printed.split())
    assert "the seed is the one that was committed to and gives every lot." in unbroken
    assert "Anna got " in unbroken
    assert "Bengt got " in unbroken
    assert re.search(r"^1\. \w+: \d+ points$", printed, re.MULTILINE)
    assert "Court" not in printed


def test_verifying_prints_one_sentence(capsys: pytest.CaptureFixture[str], whole: Path) -> None:
    assert cli.run(["replay", str(whole), "--verify"]) == 0
    assert capsys.readouterr().out.startswith("Verified: every line is a legal move, and the seed")


def test_a_record_without_a_seed_proves_less(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: Path
) -> None:
    (tmp_path / "game").write_text(re.sub("Seed.*\n", "", whole.read_text()))
    assert cli.run(["replay", str(tmp_path / "game"), "--verify"]) == 0
    assert "there is no seed to prove the lots by" in capsys.readouterr().out


def test_explain_prints_chances_and_rated_moves_of_a_seat(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, whole: Path
) -> None:
    monkeypatch.setattr(records, "CANDIDATE_ITERATIONS", 400)
    monkeypatch.setattr(records, "VALUE_ROLLOUTS", 20)
    assert cli.run(["replay", str(whole), "--explain=2"]) == 0
    head, *rows = capsys.readouterr().out.splitlines()
    assert head.split() == ["line", "wins", "played"]
    lines = files.read(whole).lines
    for row in rows[:-1]:
        line, _, _, played = row.split(maxsplit=3)
        assert lines[int(line)] == f"2 {played}"
    assert rows[-1].split()[0] == str(len(lines))
    assert rows[-1].endswith("(the end)")
    line = rows[-2].split()[0]
    assert cli.run(["replay", str(whole), "--explain=2", f"--at={line}"]) == 0
    printed = capsys.readouterr().out
    assert "looked at  wins  move" in printed
    [played] = [row for row in printed.splitlines() if row.endswith("(played)")]
    assert lines[int(line)].partition(" ")[2] in played
    assert cli.run(["replay", str(whole), "--explain=2", f"--at={line}"]) == 0
    assert capsys.readouterr().out == printed
    for flags, expected in (
        (["--explain=2", "--at=0"], "Seat 2 was not asked anything at line 0; it was at"),
        (["--explain=4"], "--explain takes a seat from 1 to 3, not 4."),
        (["--explain=0"], "--explain takes a seat from 1 to 3, not 0."),
    ):
        status, sentence = refused(capsys, "replay", str(whole), *flags)
        assert status == 2
        assert expected in sentence


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_json_holds_what_the_viewer_may_know(
    capsys: pytest.CaptureFixture[str], whole: Path, seat: int | None
) -> None:
    played = files.read(whole)
    for at in (0, 1, 12, len(played.lines)):
        flags = [] if seat is None else [f"--seat={seat}"]
        assert cli.run(["replay", str(whole), "--json", f"--at={at}", *flags]) == 0
        body = json.loads(capsys.readouterr().out)
        assert list(body) == ["headers", "lines", "at", "seat", "observation", "story", "result"]
        assert (body["at"], body["seat"]) == (at, seat)
        assert body["lines"] == (played.lines if seat is None else None)
        assert ("Seed" in body["headers"]) is (seat is None)
        over = at == len(played.lines)
        assert (body["result"] is not None) is over
        known = [colour for colour in body["observation"]["factions"] if colour]
        if at == 12:
            assert len(known) == {None: 3, 0: 0}.get(seat, 1)
        got = [s for p in body["story"] for s in p["sentences"] if " got " in s]
        assert len(got) == (0 if at < 2 else {None: 3, 0: 0}.get(seat, 1))
        assert [paragraph["line"] for paragraph in body["story"]][-1:] in ([], [at])


def test_diff_names_the_first_difference(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, whole: Path
) -> None:
    assert cli.run(["diff", str(whole), str(whole)]) == 0
    assert capsys.readouterr().out == "The records are equal.\n"
    (tmp_path / "other").write_text(whole.read_text().replace("Player 1: Anna", "Player 1: Eve"))
    assert cli.run(["diff", str(whole), str(tmp_path / "other")]) == 1
    assert capsys.readouterr().out == (
        "Header Player 1 is “Anna” in the first and “Eve” in the second.\n"
    )


# As a process.


def test_a_mistake_ends_the_process_with_its_status() -> None:
    command = [*REGALIA, "play", "chess"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    known = "christina, res_publica, regency, baronage, domus"
    assert done.stderr == f"There is no game “chess”; there are: {known}.\n"


def test_the_end_of_input_saves_the_game_in_the_folder_of_records(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = bytes(range(chance.SEED_BYTES))
    monkeypatch.setattr("secrets.token_bytes", lambda length: drawn[:length])
    done = regalia("play", "christina", typed="1\n1\n", XDG_STATE_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = (tmp_path / "regalia" / "records").iterdir()
    assert f"regalia play --resume {kept}" in done.stdout
    assert re.fullmatch(r"christina-\d{4}-\d\d-\d\d-\d{6}\.record", kept.name)
    assert files.read(kept).headers["Seed"] == drawn.hex()
    assert drawn.hex() not in done.stdout
    assert files.read(kept).headers["Seed-Hash"] in done.stdout
    assert "\x1b" not in done.stdout


def test_same_seed_same_game_and_seat_bots_and_options_as_asked(tmp_path: Path) -> None:
    flags = [*SEED, "--seat", "2", "--bots", "random,steward", "--option", "bury=2"]
    for name in ("one", "other"):
        regalia("play", "christina", *flags, "--record", str(tmp_path / name), typed="1\n1\n1\n")
    one, other = files.read(tmp_path / "one"), files.read(tmp_path / "other")
    assert record.diff(one, other) == ""
    headers = one.headers
    assert (headers["Player 2"], headers["Option bury"]) == ("Anna", "2")
    assert [headers.get(f"Bot {i}") for i in (1, 2, 3)] == ["random", None, "steward"]


def test_playing_again_saves_a_second_record(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    typed = "1\n" * 100 + "y\n"  # the answers that are neither y nor n are asked for again
    again = regalia("play", "christina", *SEED, "--record", str(path), typed=typed)
    assert again.returncode == 0
    second = files.read(tmp_path / "game-2.record")
    assert second.players() == files.read(path).players()
    assert second.headers["Seed"] != files.read(path).headers["Seed"]


@pytest.mark.parametrize(
    ("blow", "status"), [(signal.SIGINT, 0), (signal.SIGKILL, -signal.SIGKILL)]
)
def test_a_process_that_is_stopped_loses_nothing(
    tmp_path: Path, whole: Path, blow: signal.Signals, status: int
) -> None:
    path = tmp_path / "game"
    command = [*REGALIA, "play", "christina", *SEED, "--record", str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        for _ in range(5):
            up_to_prompt(process.stdout)
            process.stdin.write(b"1\n")
            process.stdin.flush()
        up_to_prompt(process.stdout)
        kept = path.read_text()
        process.send_signal(blow)
        left, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (status, b"")
    assert (b"regalia play --resume" in left) is (blow == signal.SIGINT)
    assert path.read_text() == kept
    assert sum(line.startswith("1 ") for line in kept.splitlines()) == 2
    assert regalia("play", "--resume", str(path), typed="1\n" * 200).returncode == 0
    assert path.read_text() == whole.read_text()


@pytest.mark.skipif(sys.platform != "linux", reason="the workers are found under /proc")
def test_ctrl_c_ends_workers_silently() -> None:
    command = [*REGALIA, "simulate", "christina", "--games", "1000000", "--workers", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        until = time.monotonic() + 30
        while sum(map(leaves_interrupts, children.read_text().split())) < 2:
            assert time.monotonic() < until
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, errors = process.communicate(timeout=30)
    assert (process.returncode, out, errors) == (130, b"", b"")


def leaves_interrupts(pid: str) -> bool:
    """Whether a process ignores Ctrl-C."""
    (mask,) = re.findall(r"^SigIgn:\s*(\w+)$", Path(f"/proc/{pid}/status").read_text(), re.M)
    return bool(int(mask, 16) & 1 << (signal.SIGINT - 1))


def up_to_prompt(stream: IO[bytes]) -> None:
    """Read up to the next prompt."""
    seen = b""
    while not seen.endswith(b"help> "):
        byte = stream.read(1)
        assert byte, seen
        seen += byte


def test_a_closed_pipe_is_not_reported(whole: Path) -> None:
    for flags in ([], ["--json"]):
        with subprocess.Popen(
            [*REGALIA, "replay", str(whole), *flags],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
        assert process.returncode == 1


def test_output_that_cannot_be_written_is_reported(whole: Path) -> None:
    with whole.open() as only_to_read:
        done = subprocess.run(
            [*REGALIA, "replay", str(whole)],
            stdout=only_to_read,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="the shell closes the streams")
@pytest.mark.parametrize(
    ("words", "status", "closed"),
    [
        ("replay {}", 0, ">&-"),
        ("replay {}", 0, "<&- >&- 2>&-"),
        ("play christina --seed 5 --record {}.new", 0, "<&-"),
        ("play christina --seed 5 --record {}.new", 0, ">&-"),
        ("play christina --seed 5 --record {}.new", 0, "<&- >&- 2>&-"),
        ("play chess", 2, "2>&-"),
        ("play chess", 2, "<&- >&- 2>&-"),
        *(CLOSED if sweep() else ()),
    ],
)
def test_a_closed_stream_causes_no_traceback(
    whole: Path, tmp_path: Path, closed: str, words: str, status: int
) -> None:
    path = shutil.copy(whole, tmp_path)
    command = f"exec {shlex.join(REGALIA)} {words.format(path)} {closed}"
    done = subprocess.run(
        ["sh", "-c", command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == status
    assert done.stderr.count(b"\n") == (status != 0 and "2>" not in closed)


def test_other_system_errors_are_not_taken_for_lost_output(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> record.Record:
        raise PermissionError(errno.EACCES, "Permission denied", str(path))

    monkeypatch.setattr(files, "read", refuse)
    status, sentence = refused(capsys, "replay", "there")
    assert status == 2
    assert sentence == "The system does not allow it: Permission denied (there)."


def test_the_whole_game_proves_true(whole: Path) -> None:
    assert record.verify(files.read(whole), games.load("christina")).to_act == OVER
