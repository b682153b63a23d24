"""Nothing that was played is lost: stopping, crashing and going on again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from regalia.engine import record
from regalia.engine.errors import BadRecord
from regalia.text import files, opening
from regalia.text.files import BadFile, Keeper
from tests.person import CHRISTINA, Terminal, first_choices, play, resume, sitting, table


class Crash(Exception):
    """The process dies at a prompt."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game in which the person always takes the first choice."""
    path = tmp_path_factory.mktemp("whole") / "game"
    play(path, first_choices())
    return path.read_text()


@pytest.mark.parametrize("cut", range(0, 13))
def test_a_game_taken_up_again_goes_on_as_if_it_had_never_stopped(
    tmp_path: Path, whole: str, cut: int
) -> None:
    path = tmp_path / "game"
    play(path, ["1"] * cut)
    stopped = path.read_text()
    assert whole.partition("\n\n")[2].startswith(stopped.partition("\n\n")[2])
    resume(path, first_choices())
    assert path.read_text() == whole


def test_stopping_at_every_prompt_changes_nothing(tmp_path: Path, whole: str) -> None:
    path = tmp_path / "game"
    play(path, [])
    while "Result" not in record.read(path.read_text()).headers:
        resume(path, ["1", "1", "1", "1"])
    assert path.read_text() == whole


@pytest.mark.parametrize("prompts", [1, 2, 5, 9])
def test_a_crash_at_a_prompt_loses_no_finished_move(tmp_path: Path, prompts: int) -> None:
    path = tmp_path / "game"
    terminal = Terminal(crash_after(prompts))
    at = table()
    with pytest.raises(Crash):
        sitting(at, Keeper(path), terminal).play()
    assert path.read_text() == at.recorder.record.text()
    assert at.recorder.state.to_act == 0
    opening.resume(record.read(path.read_text()), CHRISTINA)


def crash_after(prompts: int) -> Iterator[str]:
    yield from ["1"] * prompts
    raise Crash


def test_nothing_is_told_before_it_is_kept(tmp_path: Path) -> None:
    terminal = Terminal(first_choices())
    keeper = Forgetful(tmp_path / "game", 3)
    with pytest.raises(BadFile):
        sitting(table(), keeper, terminal).play()
    kept = files.read(tmp_path / "game").lines
    told = terminal.printed().count("\n– ")
    assert told <= sum(not line.startswith("*") for line in kept) + 1


class Forgetful(Keeper):
    """A disk that is full after some records."""

    def __init__(self, path: Path, room: int) -> None:
        super().__init__(path)
        self.room = room

    def keep(self, played: record.Record) -> None:
        self.room -= 1
        if self.room < 0:
            raise BadFile("The disk is full.")
        super().keep(played)


def test_a_crash_while_writing_leaves_the_old_record_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    keeper = Keeper(path)
    at = table()
    keeper.keep(at.recorder.record)
    before = path.read_text()

    def no_power(self: Path, target: Path) -> Path:
        raise Crash

    monkeypatch.setattr(Path, "replace", no_power)
    at.recorder.settle(at.seed)
    with pytest.raises(Crash):
        keeper.keep(at.recorder.record)
    assert path.read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


def test_two_programs_never_write_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(path, ["1"])
    played, keeper = files.take_up(path)
    resume(path, ["1", "1", "1"])
    after = path.read_text()
    with pytest.raises(BadFile, match="changed by another program"):
        sitting(opening.resume(played, CHRISTINA), keeper, Terminal(["2", "1"])).play()
    assert path.read_text() == after
    with pytest.raises(BadFile, match="exists already"):
        Keeper(path).keep(played)


def test_a_record_is_kept_where_a_link_points(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "true")
    Keeper(tmp_path / "link").keep(table().recorder.record)
    assert (tmp_path / "link").is_symlink()
    assert files.read(tmp_path / "true").seats() == 3


def other_lot(found: re.Match[str]) -> str:
    return f"* start {int(found[1]) % 3 + 1}"


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("Bot 2: steward\n", "", "does not leave one seat"),
        ("Bot 2: ", "Bot 1: steward\nBot 2: ", "does not leave one seat"),
        ("Seed: .*\n", "", "holds no seed"),
        ("Seed: .*\n", "Seed: 00\n", "not the one whose hash"),
        (r"\* start (.)", other_lot, "the seed gives"),
        (" bury silver$", "", "is not finished"),
    ],
)
def test_a_record_that_cannot_go_on_says_why(
    tmp_path: Path, old: str, new: str | Callable[[re.Match[str]], str], wrong: str
) -> None:
    play(tmp_path / "game", ["draw copper bury silver"])
    text = (tmp_path / "game").read_text()
    changed = re.sub(old, new, text, count=1, flags=re.MULTILINE)
    assert changed != text
    with pytest.raises(BadRecord, match=wrong):
        opening.resume(record.read(changed), CHRISTINA)


def test_a_game_that_is_over_cannot_go_on(whole: str) -> None:
    with pytest.raises(BadRecord, match="is over"):
        opening.resume(record.read(whole), CHRISTINA)


def test_a_game_stopped_just_before_its_result_still_gets_it(tmp_path: Path, whole: str) -> None:
    (tmp_path / "game").write_text(re.sub("Result: .*\n", "", whole))
    resume(tmp_path / "game", [])
    assert (tmp_path / "game").read_text() == whole
