"""The file of a simulation's games: what a line says, and that a run goes on with it."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from regalia import games
from regalia.arena import simulate as module
from regalia.arena.counts import Counts
from regalia.arena.game_rows import RowFile
from regalia.arena.run import Run, plan
from regalia.arena.simulate import simulate
from regalia.engine.errors import BadOption, BadRecord
from regalia.engine.journal import Journal

RUN = plan("christina", 3, ["random"], {}, 5)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def held(path: Path, run: Run, end: int, first: int = 0) -> tuple[Counts, RowFile]:
    with closing(RowFile(path, run, first)) as rows:
        return simulate(run, end, rows=rows, first=first), rows


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_row_has_the_summary_of_the_game(path: Path) -> None:
    run = plan("domus", 2, ["steward"], {}, 5)
    counts, _ = held(path, run, 2)
    assert counts == simulate(run, 2), "the same games without a journal"
    for number, row in enumerate(read(path)):
        told = row["summary"]
        assert told["way"] in ("culture", "mercantilism", "conquest", "last round")
        assert [city["points"] for city in told["cities"]] == row["points"]
        assert sum(sum(city["played"].values()) for city in told["cities"]) > 20
        alone = path.with_name("alone.jsonl")
        held(alone, run, number + 1, number)
        assert read(alone) == [row]
        alone.unlink()


@pytest.mark.parametrize("name", games.names())
def test_a_journal_is_kept_for_a_game_that_reads_it(
    name: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept: list[Journal] = []

    def journal() -> Journal:
        kept.append(Journal())
        return kept[-1]

    monkeypatch.setattr(module, "Journal", journal)
    held(path, plan(name, games.load(name).min_seats, ["random"], {}, 5), 1)
    assert bool(kept) == ("summary" in read(path)[0]) == (name == "domus")


def test_cut_anywhere_it_goes_on_to_the_same_end(path: Path) -> None:
    counts, _ = held(path, RUN, 12)
    whole = path.read_bytes()
    ends = [i + 1 for i, byte in enumerate(whole) if byte == ord("\n")]
    for cut in (0, 1, 60, 150, len(whole) - 1, *ends, *(end + 9 for end in ends[:-1])):
        path.write_bytes(whole[:cut])
        again, rows = held(path, RUN, 12)
        assert again == counts
        assert path.read_bytes() == whole
        assert rows.before == sum(end <= cut for end in ends)
        assert rows.truncated == (cut > 0 and cut not in ends)
    path.write_bytes(whole[: ends[3]] + b"x" * len(whole))
    held(path, RUN, 12)
    assert path.read_bytes() == whole


def test_more_games_go_on_and_fewer_look_at_the_first(path: Path) -> None:
    few, _ = held(path, RUN, 3)
    more, rows = held(path, RUN, 5)
    assert rows.before == 3
    assert more == simulate(RUN, 5)
    whole = path.read_bytes()
    assert held(path, RUN, 3)[0] == few
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("run", "told"),
    [
        (plan("christina", 3, ["random"], {}, 6), "there the seed is 5, here 6"),
        (plan("christina", 2, ["random"], {}, 5), "there the number of seats is 3, here 2"),
        (plan("christina", 3, ["random"], {"bury": 2}, 5), "there the options of the game"),
        (plan("christina", 3, ["steward"], {}, 5), "here steward,steward,steward"),
        (plan("regency", 3, ["random"], {}, 5), "there the data file of the game is"),
    ],
)
def test_the_file_of_another_run_is_left_alone(path: Path, run: Run, told: str) -> None:
    held(path, RUN, 2)
    whole = path.read_bytes()
    with pytest.raises(BadOption, match=told):
        held(path, run, 2)
    assert path.read_bytes() == whole


def test_games_of_another_build_are_left_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held(path, RUN, 2)
    monkeypatch.setattr("regalia.arena.game_rows.code", lambda: "0123456789ab")
    with pytest.raises(BadOption, match="the code of rules and bots is"):
        held(path, RUN, 2)


@pytest.mark.parametrize("text", ["once upon a time", "once\n", '{"game":1}\n', "[]\n"])
def test_a_file_of_something_else_is_left_alone(path: Path, text: str) -> None:
    path.write_text(text)
    with pytest.raises(BadRecord, match=r"games\.jsonl"):
        held(path, RUN, 2)
    assert path.read_text() == text


def test_rows_that_are_not_in_order_are_refused(path: Path) -> None:
    held(path, RUN, 3)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text(lines[0] + lines[2])
    with pytest.raises(BadRecord, match="line 2: this is game 3 and not game 2"):
        held(path, RUN, 3)
    with pytest.raises(BadRecord, match="line 1: this is game 1 and not game 8"):
        held(path, RUN, 9, 7)
