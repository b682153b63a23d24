"""No finished move is lost when a game is stopped, crashes and is resumed."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from regalia.engine import record
from regalia.engine.errors import BadRecord
from regalia.text import files, session
from regalia.text.files import BadFile, RecordFile
from tests.person import CHRISTINA, Terminal, first_choices, local_game, play, resume, table
from tests.toys.galleys import galleys


class Crash(Exception):
    """Stands for the death of the process."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game in which the person always takes the first choice."""
    path = tmp_path_factory.mktemp("whole") / "game"
    play(path, first_choices())
    return path.read_text()


@pytest.mark.parametrize("cut", range(0, 13))
def test_a_resumed_game_goes_on_as_if_it_had_never_stopped(
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
        local_game(at, RecordFile(path), terminal).play()
    assert path.read_text() == at.recorder.record.text()
    assert at.recorder.state.to_act == 0
    session.resume(record.read(path.read_text()), CHRISTINA)


def crash_after(prompts: int) -> Iterator[str]:
    yield from ["1"] * prompts
    raise Crash


def test_nothing_is_printed_before_it_is_saved(tmp_path: Path) -> None:
    terminal = Terminal(first_choices())
    record_file = FullDisk(tmp_path / "game", 3)
    with pytest.raises(BadFile):
        local_game(table(), record_file, terminal).play()
    kept = files.read(tmp_path / "game").lines
    paragraphs = terminal.printed().count("\n– ")
    assert paragraphs <= sum(not line.startswith("*") for line in kept) + 1


class FullDisk(RecordFile):
    """A record file on a disk that is full after ``room`` saves."""

    def __init__(self, path: Path, room: int) -> None:
        super().__init__(path)
        self.room = room

    def save(self, played: record.Record) -> None:
        self.room -= 1
        if self.room < 0:
            raise BadFile("The disk is full.")
        super().save(played)


def test_a_crash_while_writing_leaves_the_old_record_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    record_file = RecordFile(path)
    at = table()
    record_file.save(at.recorder.record)
    before = path.read_text()

    def no_power(source: Path, target: Path) -> None:
        raise Crash

    monkeypatch.setattr(os, "replace", no_power)
    at.recorder.settle(at.seed)
    with pytest.raises(Crash):
        record_file.save(at.recorder.record)
    assert path.read_text() == before
    assert [file.name for file in tmp_path.iterdir()] == ["game"]


def test_two_programs_never_write_over_each_other(tmp_path: Path) -> None:
    path = tmp_path / "game"
    play(path, ["1"])
    played, record_file = files.read_to_resume(path)
    resume(path, ["1", "1", "1"])
    after = path.read_text()
    with pytest.raises(BadFile, match="changed by another program"):
        local_game(session.resume(played, CHRISTINA), record_file, Terminal(["2", "1"])).play()
    assert path.read_text() == after
    with pytest.raises(BadFile, match="exists already"):
        RecordFile(path).save(played)


def test_two_new_records_of_one_name_are_never_one_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    one, other, numbered = RecordFile(path), RecordFile(path), RecordFile(path, numbered=True)
    one.save(table(3).recorder.record)
    before = path.read_text()
    with pytest.raises(BadFile, match="exists already"):
        other.save(table(4).recorder.record)
    numbered.save(table(4).recorder.record)
    assert numbered.path == tmp_path / "game-2.record"
    assert [files.read(made).seats() for made in (path, numbered.path)] == [3, 4]
    assert path.read_text() == before
    assert {file.name for file in tmp_path.iterdir()} == {"game.record", "game-2.record"}


def no_links(source: Path, target: Path) -> None:
    raise PermissionError


def test_records_are_saved_on_a_disk_without_links(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", no_links)
    test_two_new_records_of_one_name_are_never_one_file(tmp_path)


def test_a_record_that_vanished_is_created_again(tmp_path: Path, whole: str) -> None:
    path = tmp_path / "game"

    def lines() -> Iterator[str]:
        for prompt in range(1000):
            if prompt in (0, 3, 7):
                path.unlink()
            yield "1"

    play(path, lines())
    assert path.read_text() == whole


def test_a_failed_save_prints_how_much_was_saved(tmp_path: Path) -> None:
    terminal = Terminal(first_choices())
    record_file = FullDisk(tmp_path / "a game", 3)
    with pytest.raises(BadFile, match="disk is full"):
        local_game(table(), record_file, terminal).play()
    kept = len(files.read(record_file.path).lines)
    assert terminal.printed().endswith(
        f"\nThe record was last kept with {kept} lines. To go on from what it holds:\n"
        f"  regalia play --resume '{record_file.path}'\n"
    )
    resume(record_file.path, first_choices())


def test_only_its_owner_may_read_a_new_record_and_a_changed_mode_stays(tmp_path: Path) -> None:
    path = tmp_path / "game"
    before = os.umask(0)
    try:
        play(path, ["1"])
        modes = [stat.S_IMODE(path.stat().st_mode)]
        path.chmod(0o664)
        resume(path, ["1", "1", "1"])
        modes.append(stat.S_IMODE(path.stat().st_mode))
    finally:
        os.umask(before)
    assert modes == [0o600, 0o664]


def test_only_regular_files_are_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for way in (files.read, files.read_to_resume):
        with pytest.raises(BadFile, match=r"pipe cannot be read: it is not a regular file\.$"):
            way(tmp_path / "pipe")
    with pytest.raises(BadFile, match="exists already"):
        RecordFile(tmp_path / "pipe").save(table().recorder.record)


def test_a_record_and_its_name_are_synced_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, link, replace = os.fsync, os.link, os.replace

    def synced(opened: int) -> None:
        folder = stat.S_ISDIR(os.fstat(opened).st_mode)
        done.append("sync folder" if folder else f"sync {os.fstat(opened).st_size} bytes")
        fsync(opened)

    def linked(source: Path, target: Path) -> None:
        done.append("link")
        link(source, target)

    def replaced(source: Path, target: Path) -> None:
        done.append("replace")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "link", linked)
    monkeypatch.setattr(os, "replace", replaced)
    record_file, at = RecordFile(tmp_path / "game"), table()
    record_file.save(at.recorder.record)
    first = len(record_file.written or "")
    at.recorder.settle(at.seed)
    record_file.save(at.recorder.record)
    second = len(record_file.written or "")
    assert done == [
        f"sync {first} bytes",
        "link",
        "sync folder",
        f"sync {second} bytes",
        "replace",
        "sync folder",
    ]


def test_a_record_is_saved_where_a_link_points(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "true")
    RecordFile(tmp_path / "link").save(table().recorder.record)
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
        session.resume(record.read(changed), CHRISTINA)


def test_a_person_goes_on_with_all_their_seats_or_none() -> None:
    game = galleys()
    begun = session.begin(game, {"people": 1}, bytes(32), "Guest", ["", "random", "", "random"])
    played = begun.recorder.record
    assert played.players() == ["Guest", "Bengt", "Guest II", "Bengt II"]
    assert session.resume(played, game).seats == (0, 2)
    played.headers["Bot 3"] = "random"
    with pytest.raises(BadRecord, match="those of one person"):
        session.resume(played, game)


def test_a_game_that_is_over_cannot_go_on(whole: str) -> None:
    with pytest.raises(BadRecord, match="is over"):
        session.resume(record.read(whole), CHRISTINA)


def test_a_game_stopped_just_before_its_result_still_gets_it(tmp_path: Path, whole: str) -> None:
    (tmp_path / "game").write_text(re.sub("Result: .*\n", "", whole))
    resume(tmp_path / "game", [])
    assert (tmp_path / "game").read_text() == whole
