"""The bench: what it says, not how fast this machine is."""

from __future__ import annotations

import json
import os
import subprocess
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from rich.console import Console

from regalia import _native, bench, cli, games
from regalia.engine.errors import BadOption
from regalia.engine.state import OVER

FIGURES = {"games_per_s", "moves_per_s", "decisions_per_s", "copies_per_s", "imagines_per_s"}


@pytest.fixture(scope="module")
def figures() -> bench.Figures:
    """Measured over one round, which already plays every game; interpreted, that takes a while."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bench, "ROUNDS", 1)
        return bench.measure(0.5)


def test_the_shape_that_others_read(figures: bench.Figures) -> None:
    assert json.loads(json.dumps(figures)) == figures
    assert set(figures) >= {"machine", "commit", "form", "playouts", "peers"}
    assert figures["form"] == _native.form()
    assert set(figures["playouts"]) == set(games.names())
    rates = figures["playouts"]["christina"]["4"]
    assert set(rates) == FIGURES
    assert all(rate > 0 for rate in rates.values())


def test_a_game_has_more_decisions_than_moves(figures: bench.Figures) -> None:
    rates = figures["playouts"]["christina"]["4"]
    assert rates["games_per_s"] < rates["moves_per_s"] < rates["decisions_per_s"]


def test_a_search_is_measured_beside_bare_playouts(figures: bench.Figures) -> None:
    for name in games.names():
        for rates in figures["searches"][name].values():
            assert 0 < rates["iterations_per_s"] < rates["decisions_per_s"]
        (bare,) = figures["playouts"][name].values()
        searched = figures["searches"][name]["plain"]["decisions_per_s"]
        ratio = figures["ratios"][f"{name}_searched_to_played_out_decisions"]
        assert ratio == round(searched / bare["decisions_per_s"], 2)


def test_the_peer_is_measured_where_it_is_installed(figures: bench.Figures) -> None:
    installed = find_spec("pyspiel") is not None
    for name in bench.PEERS:
        assert (f"openspiel_{name}" in figures["peers"]) == installed
    for rates in figures["peers"].values():
        assert 0 < rates["decisions_per_s"] < rates["steps_per_s"]


def test_the_table_names_commit_and_form(
    figures: bench.Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    Console(width=100).print(bench.render(figures))
    printed = capsys.readouterr().out
    assert figures["form"] in printed
    assert "christina" in printed
    assert str(figures["commit"] or "unknown") in printed


def test_without_a_peer_the_table_says_so(
    figures: bench.Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = {**figures, "peers": {}, "ratios": {}, "commit": None}
    Console(width=100).print(bench.render(alone))
    printed = capsys.readouterr().out
    assert "OpenSpiel is not installed" in printed
    assert "commit unknown" in printed


def test_meters_take_turns_and_the_median_counts() -> None:
    order: list[str] = []

    def meter(name: str, rates: list[float]) -> bench.Meter:
        left = iter(rates)

        def round_of(seconds: float) -> bench.Rates:
            order.append(name)
            return {"things_per_s": next(left)}

        return round_of

    meters = {"a": meter("a", [9, 1, 5, 2, 100]), "b": meter("b", [1, 1, 1, 2, 2])}
    assert bench.measure_in_turns(meters, 1.0) == {
        "a": {"things_per_s": 5},
        "b": {"things_per_s": 1},
    }
    assert order == ["a", "b"] * bench.ROUNDS


def test_a_slow_rate_is_no_zero() -> None:
    slow = bench.measure_in_turns({"a": lambda seconds: {"things_per_s": 0.01234}}, 1.0)
    assert slow == {"a": {"things_per_s": 0.0123}}


def test_slow_figures_are_reported(
    figures: bench.Figures, capsys: pytest.CaptureFixture[str]
) -> None:
    playouts = {"christina": {"4": dict.fromkeys(FIGURES, 0.05)}}
    Console(width=100).print(bench.render({**figures, "playouts": playouts}))
    assert "0.05" in capsys.readouterr().out


def test_the_machine_counts_the_cores_that_may_be_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "cores", lambda: 3)
    assert ", 3 cores, " in bench.machine()
    monkeypatch.undo()
    assert 1 <= bench.cores() <= (os.cpu_count() or 1)


def test_a_terminal_shows_how_long_it_takes(
    figures: bench.Figures, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "measure", lambda seconds, loaded: figures)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert cli.run(["bench", "--json", "--seconds", "0.1"]) == 0
    assert capsys.readouterr().err == "Measuring for about 0.1 s.\n"


def test_positions_lie_along_a_whole_game() -> None:
    positions = bench.mid_game(games.load("christina").new(4))
    assert len(positions) > 5
    assert all(state.to_act >= 0 and state.audit() == "" for state in positions)
    assert all(state.to_act != OVER for state in positions)


def test_rates_are_counts_in_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    watch = SimpleNamespace(perf_counter=lambda: float(next(clock)))
    monkeypatch.setattr("regalia.bench.time", watch)
    assert bench.rates_of(lambda: {"things": 3}, 0.0) == {"things_per_s": 3.0}
    done = iter([6, 6, 3])
    assert bench.rates_of(lambda: {"things": next(done)}, 2.5) == {"things_per_s": 5.0}


def test_the_commit_is_that_of_the_checkout(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ["-c", "user.name=n", "-c", "user.email=e@example.org"]
        subprocess.run(["git", *who, *words], cwd=tmp_path, check=True, capture_output=True)

    assert bench.commit_of(tmp_path) is None
    git("init")
    (tmp_path / "file").write_text("one")
    git("add", "file")
    git("commit", "-m", "one")
    clean = bench.commit_of(tmp_path)
    assert clean is not None
    (tmp_path / "file").write_text("two")
    assert bench.commit_of(tmp_path) == f"{clean}+dirty"
    assert bench.commit_of(None) is None


@pytest.mark.parametrize("seconds", [0.0, -1.0, float("inf"), float("nan")])
def test_an_impossible_time_is_refused(seconds: float) -> None:
    with pytest.raises(BadOption, match="positive number of seconds"):
        bench.measure(seconds)


def test_the_command_prints_json(
    figures: bench.Figures, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measure = Mock(return_value=figures)
    monkeypatch.setattr(bench, "measure", measure)
    assert cli.run(["bench", "--json", "--seconds", "0.1"]) == 0
    measure.assert_called_once_with(0.1, [])
    assert json.loads(capsys.readouterr().out) == figures


def test_the_command_prints_a_table(
    figures: bench.Figures, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    measure = Mock(return_value=figures)
    monkeypatch.setattr(bench, "measure", measure)
    assert cli.run(["bench", "--seconds", "0.1"]) == 0
    measure.assert_called_once_with(0.1, [])
    assert "christina" in capsys.readouterr().out


@pytest.mark.parametrize("flags", [["--seconds", "0"], ["--seconds", "soon"], ["--rounds", "3"]])
def test_a_bad_flag_gets_one_sentence(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["bench", *flags]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
