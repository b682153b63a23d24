"""Card files in commands: what is refused and how, records, contests, and the games of a run."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from regalia import bench, games
from regalia.arena.contest import contest
from regalia.arena.contest_file import ContestFile
from regalia.arena.run import plan
from regalia.arena.simulate import simulate
from regalia.engine.errors import BadData, BadOption
from tests.contract.checks import sentence
from tests.odd_cards import CHRISTINA, REGENCY, few_plain
from tests.test_cli import Done, regalia

FIRST_CITIZEN = re.search(r"(?s)\[\[citizen\]\].*?\n\n", REGENCY)
assert FIRST_CITIZEN is not None

ODD: list[tuple[str, str, str]] = [
    ("christina", "", "[[group]]: there must be 3 of these tables"),
    ("christina", "plain", "not a TOML file"),
    ("christina", "a = " + "[\n" * 30_000, "nested too deep"),
    ("christina", "a = " + "1" * 5_000, "line 1 has more than 1000 letters"),
    ("christina", CHRISTINA + "#" * 65_536, "at most 64 KiB"),
    ("christina", CHRISTINA + ".".join("a" * 24_000) + " = 1", "has more than 1000 letters"),
    (
        "christina",
        CHRISTINA.replace('"christina"', '"regency"'),
        "is for regency, not for christina",
    ),
    ("christina", CHRISTINA.replace('"christina"', "7"), "game, line 5: game must be a line"),
    ("christina", CHRISTINA.replace("plain = 4", "plain = 10"), "group 2, line 13: plain must be"),
    ("christina", CHRISTINA.replace("plain = 4", "plain = -1"), "line 13: plain must be a number"),
    ("christina", CHRISTINA.replace("plain = 4", "plain = true"), "from 0 to 9"),
    ("christina", CHRISTINA.replace("plain = 4\n", ""), "group 2, line 11: plain must be a number"),
    ("christina", CHRISTINA.replace('"silver"', '"copper"'), "group 2, line 11: name must be one"),
    ("christina", CHRISTINA.replace('"silver"', f'"{"s" * 41}"'), "at most 40 letters"),
    ("christina", CHRISTINA.replace("Johan", r"\u001b[31mJohan"), "letters that can be printed"),
    ("christina", CHRISTINA.replace("Johan", r"\u202eJohan"), "letters that can be printed"),
    ("christina", CHRISTINA + '[[group]]\nname = "tin"\nplain = 1\n', "must be 3 of these tables"),
    ("christina", CHRISTINA + "[group]\n", "not a TOML file"),
    ("christina", 'title = ""\n' + CHRISTINA, "title, line 1: title must be a line of text"),
    ("christina", f'title = "{"t" * 41}"\n' + CHRISTINA, "title must have at most 40 letters"),
    ("regency", CHRISTINA, "is for christina, not for regency"),
    ("regency", re.sub("(?m)^count = .*", "count = 1", REGENCY), "40 cards must be left"),
    ("regency", re.sub("(?m)^count = .*", "count = 7", REGENCY, count=1), "event 1, line"),
    (
        "regency",
        re.sub("(?m)^influence = .*", "influence = 99", REGENCY, count=1),
        "influence must",
    ),
    ("regency", REGENCY.replace(FIRST_CITIZEN[0], "", 1), "[[citizen]], line"),
    ("regency", REGENCY.replace("costs = [5, 6, 7]", "costs = [7, 6, 5]"), "costs, line 13"),
    ("regency", re.sub("(?m)^text = .*", f'text = "{"x" * 301}"', REGENCY), "at most 300 letters"),
]


def test_a_file_written_on_windows_is_read(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b"\xef\xbb\xbf" + CHRISTINA.replace("\n", "\r\n").encode())
    assert games.load("christina", path).data_hash == games.load("christina").data_hash


@pytest.mark.parametrize(("game", "text", "words"), ODD)
def test_an_odd_file_is_refused_in_one_sentence_with_place_and_reason(
    tmp_path: Path, game: str, text: str, words: str
) -> None:
    assert text != {"christina": CHRISTINA, "regency": REGENCY}[game]
    path = tmp_path / "odd.toml"
    path.write_text(text, encoding="utf-8")
    for given in (path, text):
        with pytest.raises(BadData) as refused:
            games.load(game, given)
        assert words in sentence(str(refused.value))
    with pytest.raises(BadData, match="odd"):
        games.load(game, path)


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    for path, words in (
        (tmp_path / "none.toml", "cannot be read: No such file"),
        (tmp_path, "cannot be read: Is a directory"),
        (Path("/dev/zero"), "not a regular file"),
        (Path("a\0b"), "cannot be read"),
    ):
        with pytest.raises(BadData, match=words):
            games.load("christina", path)


COMMANDS: list[Callable[[str], tuple[str, ...]]] = [
    lambda file: ("play", "christina", "--data", file),
    lambda file: ("simulate", "christina", "--data", file),
    lambda file: ("arena", "christina", "--bots", "random,steward", "--data", file),
    lambda file: ("bench", "--data", file),
    lambda file: ("serve", "--data", file),
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_refuses_an_odd_file(
    tmp_path: Path, command: Callable[[str], tuple[str, ...]]
) -> None:
    path = few_plain(tmp_path, 10)
    done = regalia(*command(str(path)))
    assert done.returncode == 1
    assert done.stderr.strip() == f"{path}, group 1, line 10: plain must be a number from 0 to 9."
    assert regalia(*command(" ")).returncode == 2


def test_a_file_that_names_no_game_is_refused_where_none_is_named(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    for text, words in (
        (CHRISTINA.replace('game = "christina"\n', ""), "does not say which game"),
        (CHRISTINA.replace('game = "christina"', 'game = "chess"'), "there is no game chess"),
    ):
        path.write_text(text)
        assert words in regalia("bench", "--data", str(path)).stderr
    path.write_text(CHRISTINA.replace('game = "christina"\n', ""))
    assert games.load("christina", path).data_title == "cards"


def test_the_bench_measures_with_the_cards_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    measure = Mock(return_value={})
    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False, raising=False)
    assert regalia("bench", "--json", "--data", str(few_plain(tmp_path))).returncode == 0
    twice = ("--data", str(few_plain(tmp_path)), "--data", str(few_plain(tmp_path, 2)))
    assert "two files for one game" in regalia("bench", *twice).stderr
    [(_seconds, loaded)] = [call.args for call in measure.call_args_list]
    assert [(game.name, game.data_title) for game in loaded] == [("christina", "Few plain")]


# Records.


def played(tmp_path: Path, *more: str) -> Done:
    return regalia("play", "christina", "--seats", "3", "--seed", "5", *more, typed="1\n" * 200)


def test_a_record_replays_with_its_file_only(tmp_path: Path) -> None:
    file, other, path = few_plain(tmp_path), few_plain(tmp_path, 2), tmp_path / "game.record"
    done = played(tmp_path, "--data", str(file), "--record", str(path))
    assert done.returncode == 0, done.stderr
    assert "Christina Regina (Few plain)" in done.stdout
    assert f"replay {path} --data {file}" in done.stdout.replace("\n", " ")
    needed = games.load("christina", file).data_hash
    assert f"Data: {needed}\n" in path.read_text()
    assert regalia("replay", str(path), "--verify", "--data", str(file)).stdout.startswith("Verif")
    for more in ((), ("--data", str(other))):
        wrong = regalia("replay", str(path), *more)
        assert wrong.returncode == 1
        assert needed in wrong.stderr
        assert "--data FILE" in wrong.stderr


def test_a_game_goes_on_with_its_file_only(tmp_path: Path) -> None:
    file, path = few_plain(tmp_path), tmp_path / "game.record"
    begun = ("play", "christina", "--data", str(file), "--record", str(path), "--seed", "5")
    done = regalia(*begun, typed="1\nquit\n")
    assert f"--resume {path} --data {file}" in done.stdout
    assert "other data" in regalia("play", "--resume", str(path), typed="quit\n").stderr
    done = regalia("play", "--resume", str(path), "--data", str(file), typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "Result:" in path.read_text()


# Contests.


def test_a_contest_goes_on_with_the_same_cards_only(tmp_path: Path) -> None:
    file, other, out = few_plain(tmp_path), few_plain(tmp_path, 2), tmp_path / "contest.jsonl"

    def run(sets: int, *more: str) -> Done:
        bots = ("--bots", "random,steward", "--sets", str(sets), "--out", str(out))
        return regalia("arena", "christina", *bots, "--json", *more)

    told = json.loads(run(2, "--data", str(file)).stdout)
    assert told["data"] == games.load("christina", file).data_hash
    for more in ((), ("--data", str(other))):
        done = run(3, *more)
        assert done.returncode == 2
        assert told["data"] in done.stderr
        assert "--data" in done.stderr
    file = file.rename(tmp_path / "moved.toml")
    assert json.loads(run(3, "--data", str(file)).stdout)["sets"] == 3
    text = file.read_text()
    planned = contest("christina", ["random", "steward"], 2, {}, 0, text=text)
    with pytest.raises(BadOption):  # seats and bots as before, and other cards
        ContestFile(out, contest("christina", ["random", "steward"], 2, {}, 0))
    ContestFile(out, planned).close()


# The games of a run.


def test_the_rows_of_a_run_are_what_its_report_sums_up(tmp_path: Path) -> None:
    file, out = few_plain(tmp_path, 0), tmp_path / "games.jsonl"
    run: tuple[str, ...]
    run = ("simulate", "christina", "--seats", "3", "--bots", "random,steward", "--seed", "4")
    run += ("--data", str(file), "--json")
    plain = json.loads(regalia(*run, "--games", "60", "--out", str(out), "--workers", "2").stdout)
    assert json.loads(regalia(*run, "--games", "60").stdout) | {"timing": 0} == plain | {
        "timing": 0
    }
    rows = [json.loads(line) for line in out.read_text().splitlines()]
    assert [row["game"] for row in rows] == list(range(1, 61))
    for row in rows:
        assert row["seed"] == 4
        assert row["data"] == plain["data"] == games.load("christina", file).data_hash
        assert row["bots"] == plain["bots"] == ["random", "steward", "random"]
        assert row["winners"] == [s + 1 for s, place in enumerate(row["places"]) if place == 1]
    for seat, told in enumerate(plain["by_seat"]):
        won = [row for row in rows if seat + 1 in row["winners"]]
        assert told["won"] == sum(row["winning_sides"] == 1 for row in won)
        assert told["shared"] == sum(row["winning_sides"] > 1 for row in won)
        assert told["share"] == pytest.approx(
            sum(row["returns"][seat] for row in rows) / 60, abs=1e-6
        )
        assert told["mean_score"] == pytest.approx(
            sum(row["points"][seat] for row in rows) / 60, abs=1e-6
        )
    assert plain["tied_games"] == sum(row["winning_sides"] > 1 for row in rows)
    assert plain["nobody_won"] == sum(row["winning_sides"] == 0 for row in rows)
    for what in ("moves", "decisions"):
        numbers = [row[what] for row in rows]
        assert (plain[what]["min"], plain[what]["max"]) == (min(numbers), max(numbers))
        assert plain[what]["mean"] == pytest.approx(sum(numbers) / 60, abs=1e-6)
    for number in (1, 37, 60):
        alone = tmp_path / f"{number}.jsonl"
        done = regalia(*run, "--games", "60", "--only", str(number), "--out", str(alone))
        assert json.loads(done.stdout)["games"] == 1
        assert alone.read_text() == out.read_text().splitlines(keepends=True)[number - 1]
    some = tmp_path / "some.jsonl"
    regalia(*run, "--only", "8-11", "--out", str(some))
    assert some.read_text() == "".join(out.read_text().splitlines(keepends=True)[7:11])
    assert "No such file" in regalia(*run, "--out", str(tmp_path / "no" / "file")).stderr
    assert "from 1 to" in regalia(*run, "--only", "0").stderr


def test_cards_change_a_run_and_not_the_next(tmp_path: Path) -> None:
    text = few_plain(tmp_path, 0).read_text()
    own = simulate(plan("christina", 2, ["random"], {}, 3), 20)
    other = simulate(plan("christina", 2, ["random"], {}, 3, text), 20)
    assert other.lengths.decisions.mean < own.lengths.decisions.mean
    assert simulate(plan("christina", 2, ["random"], {}, 3), 20) == own
