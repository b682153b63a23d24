"""What tests cost is counted by folder, compared with what is kept, and kept anew."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests import costs, cpu

NOW = costs.Costs(
    float,
    {
        ("tests/engine", "interpreted"): 10.0,
        ("tests/page", "compiled"): 2.0,
        ("tests/server", "compiled"): 50.0,
    },
)


@pytest.mark.parametrize(
    ("file", "folder"),
    [
        ("tests/table/test_clock.py", "tests/table"),
        ("tests/games/regency/test_turn.py", "tests/games"),
        ("tests/test_cli.py", "tests/*.py"),
        ("src/regalia/engine/words.py", "src"),
    ],
)
def test_a_file_belongs_to_a_folder(file: str, folder: str) -> None:
    assert costs.folder(costs.ROOT / file) == folder


def test_what_is_written_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "testing.md"
    page.write_text(f"Before.\n\n{costs.HEAD}| gone | 1 | 2 |\n\nAfter.\n")
    monkeypatch.setattr(costs, "KEPT", page)
    costs.keep(NOW)
    text = page.read_text()
    assert costs.kept(text) == NOW
    assert text.startswith("Before.\n\n| folder")
    assert text.endswith("|\n\nAfter.\n")
    assert "gone" not in text


def test_growth_by_more_than_a_fifth_is_named() -> None:
    before = costs.Costs(float, {**NOW, ("tests/server", "compiled"): 41.0})
    *lines, warning = costs.compare(NOW, before)
    assert warning == "Grown by more than a fifth since docs/testing.md: tests/server (compiled)."
    assert "tests/server    compiled          50    41" in lines


@pytest.mark.parametrize("server", [42.0, 60.0])
def test_nobody_else_is_named(server: float) -> None:
    before = costs.Costs(float, {**NOW, ("tests/server", "compiled"): server})
    before["tests/page", "compiled"] = 1.0  # three times as much, and nothing that one notices
    del before["tests/engine", "interpreted"]
    lines = costs.compare(NOW, before)
    assert not any("Grown" in line for line in lines)
    assert "tests/engine    interpreted       10   new" in lines


def test_a_folder_is_charged_with_what_is_spent_until_the_next_one() -> None:
    plugin = costs.Plugin()
    plugin.count("tests/engine")
    until = time.process_time() + 0.2
    while time.process_time() < until:
        pass
    plugin.count("tests/games")
    assert plugin.seconds["tests/engine"] >= 0.15
    assert plugin.seconds["tests/games"] == 0.0


def test_what_a_closed_process_took_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cpu, "lost", [])
    taken = [5.0]
    monkeypatch.setattr(cpu, "_descendants", lambda pid: iter([pid]))
    monkeypatch.setattr(cpu, "_seconds", lambda pid: taken[0])
    before = cpu.total()
    with cpu.closing():
        taken[0] = 0.0
    assert cpu.total() >= before
