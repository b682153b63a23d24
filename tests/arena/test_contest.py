"""Contests: fair sets, honest figures, and the same outcome however the work is shared."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest
from librt.random import Random
from rich.console import Console

import regalia
from regalia import bots, cli
from regalia.arena.contest import (
    Contest,
    GameResult,
    SetResult,
    by_clock,
    code,
    contest,
    hash_of,
    play_set,
    seatings,
)
from regalia.arena.contest_report import contest_report
from regalia.arena.play import play_game
from regalia.arena.runner import run_contest
from regalia.arena.standings import Standings
from regalia.engine.errors import BadOption
from regalia.engine.player import Player
from regalia.engine.playout import Tally
from regalia.engine.state import State
from tests.bots import configs


def of(*names: str, seats: int, claims: tuple[float, float] | None = None) -> Contest:
    return contest("christina", names, seats, {}, 7, claims)


def made_up(planned: Contest, strengths: dict[str, float], sets: int, number: int = 0) -> Standings:
    """The standings of a contest whose games are drawn by strengths, without a game."""
    rng, standings = random.Random(number), Standings(planned)
    for done in range(sets):
        games = []
        for row in seatings(planned, done):
            left = list(range(planned.seats))
            ranks = [0] * planned.seats
            for place in range(1, planned.seats + 1):
                (seat,) = rng.choices(left, [strengths[row[seat]] for seat in left])
                ranks[seat] = place
                left.remove(seat)
            games.append(outcome(row, ranks))
        standings.note(SetResult(done, tuple(games)))
        if standings.decided:
            break
    return standings


def outcome(row: tuple[str, ...], ranks: Sequence[int]) -> GameResult:
    first = ranks.count(1)
    returns = tuple(1 / first if rank == 1 else 0.0 for rank in ranks)
    scores = tuple(len(ranks) - rank for rank in ranks)
    return GameResult(row, tuple(ranks), returns, scores, tuple(range(len(ranks))), 20, 40)


# Sets.


def test_the_games_of_a_set_share_a_fortune_and_no_player(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[Player] = []
    chances: list[object] = []

    def seen(
        state: State,
        players: list[Player],
        rngs: list[Random],
        chance: Random | bytes,
        tally: Tally,
    ) -> None:
        seated.extend(players)
        chances.append(chance)
        play_game(state, players, rngs, chance, tally)

    planned = of("steward", "random", seats=3)
    monkeypatch.setattr("regalia.arena.contest.play_game", seen)
    first, second = play_set(planned, 0), play_set(planned, 1)
    assert [game.bots for game in first.games] == seatings(planned, 0)
    assert len({id(player) for player in seated}) == 2 * 6 * 3
    assert len(set(chances[:6])) == len(set(chances[6:])) == 1
    assert chances[0] != chances[6]
    assert first.games != second.games


def test_a_set_played_again_is_the_same() -> None:
    first = play_set(of("steward", "random", seats=2), 3)
    assert first == play_set(of("steward", "random", seats=2), 3)


def test_bots_that_remember_play_the_same_wherever_they_are_played(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    make = bots.make
    monkeypatch.setattr(
        bots,
        "make",
        lambda kind, game: configs.player("all", game, 1) if kind == "x" else make(kind, game),
    )
    planned = of("x", "random", seats=2)
    one = [play_set(planned, number) for number in (0, 1)]
    assert play_set(planned, 1) == one[1]


# What sets come to.


def test_a_pair_is_judged_by_both_line_ups_alike() -> None:
    planned = of("steward", "random", seats=3)
    rows = seatings(planned, 0)
    ranks = [[1, 2, 3] if row.count("steward") == 1 else [2, 1, 3] for row in rows]
    standings = Standings(planned)
    standings.note(SetResult(0, tuple(map(outcome, rows, ranks))))
    steward, rival = standings.bots
    # Who sits first wins of the first line-up, who sits second of the other; each 1 in 3.
    assert standings.pairs[0, 1].alone.value == pytest.approx(1 / 3)
    assert standings.pairs[0, 1].crowd.value == pytest.approx(1 / 3)
    assert steward.won.value == pytest.approx(rival.won.value) == pytest.approx(1 / 3)
    assert standings.pairs[0, 1].more.value == pytest.approx(0)
    assert standings.pairs[0, 1].ahead.value == pytest.approx(0.5)
    assert standings.pairs[0, 1].sets == 0.5
    assert [mean.value for mean in steward.seats] == pytest.approx([0.5, 0.5, 0.0])


def test_every_set_counts_once_whatever_its_games() -> None:
    standings = made_up(of("steward", "random", seats=4), {"steward": 1, "random": 1}, 30)
    assert standings.sets == 30
    assert standings.lengths.moves.games == 240
    assert standings.bots[0].won.count == standings.pairs[0, 1].more.count == 30
    assert {mean.count for mean in standings.bots[0].seats} == {30}


@pytest.mark.parametrize(
    ("names", "seats"),
    [
        (("steward", "random"), 4),
        (("steward", "random", "novice"), 3),
        (("steward", "random", "novice"), 2),
    ],
)
def test_figures_agree_with_each_other_and_with_the_strengths(
    names: tuple[str, ...], seats: int
) -> None:
    strengths = {"steward": 4.0, "novice": 1.0, "random": 1.0}
    plain = contest_report(made_up(of(*names, seats=seats), strengths, 240)).plain
    assert plain["by_bot"][0]["bot"] == "steward"
    for row in plain["by_bot"]:
        assert row["fair"] == pytest.approx(1 / seats)
        assert row["rating_low"] < row["rating"] < row["rating_high"]
        assert row["won"] == pytest.approx(
            sum(cell["won"] for cell in row["by_seat"]) / seats, abs=2e-6
        )
        assert row["won_to_fair"] == pytest.approx(row["won"] * seats, rel=1e-4)
    steward, *others = (row["rating"] for row in plain["by_bot"])
    for rating in others:
        assert steward - rating == pytest.approx(240.8, abs=60)  # 400 log10(4)
    for pair in plain["pairs"]:
        assert pair["more_low"] <= pair["more"] <= pair["more_high"]
        assert pair["sets_won_low"] < pair["sets_won"] < pair["sets_won_high"]
        truth = 0.8 if pair["bot"] == "steward" else 0.5
        assert pair["ahead"] == pytest.approx(truth, abs=0.06)


def test_the_order_in_which_bots_are_named_turns_figures_round_and_no_more() -> None:
    def pair(*names: str) -> dict[str, float]:
        planned = of(*names, seats=4)
        standings = Standings(planned)
        for number in range(20):
            rng, ranks = random.Random(number), []
            rows = sorted(seatings(planned, number), key=lambda row: (row.count("steward"), row))
            for row in rows:
                speed = [rng.random() + 0.3 * (name == "steward") for name in row]
                ranks.append([1 + sum(other > mine for other in speed) for mine in speed])
            standings.note(SetResult(number, tuple(map(outcome, rows, ranks))))
        (row,) = contest_report(standings).plain["pairs"]
        return dict(row)

    assert pair("steward", "random") == pair("random", "steward")


def test_bounds_over_sets_hold_the_truth_where_games_of_a_set_hang_together() -> None:
    planned, held = of("steward", "random", seats=2), 0
    for number in range(300):
        rng = random.Random(number)
        standings = Standings(planned)
        for done in range(30):
            winner = "steward" if rng.random() < 0.6 else "random"
            games = [
                outcome(row, [1 if name == winner else 2 for name in row])
                for row in seatings(planned, done)
            ]
            standings.note(SetResult(done, tuple(games)))
        low, high = standings.pairs[0, 1].more.bounds()
        held += low <= 0.2 <= high
    assert 0.92 <= held / 300 <= 0.98


# A sequential test.


@pytest.mark.parametrize(("strength", "accepted"), [(1.0, "H0"), (3.0, "H1")])
def test_a_test_stops_early_and_says_what_it_accepts(strength: float, accepted: str) -> None:
    planned = of("steward", "random", seats=2, claims=(0.0, 40.0))
    standings = made_up(planned, {"steward": strength, "random": 1.0}, 5000)
    assert standings.sets < 200
    row = contest_report(standings).plain["test"]
    assert (row["bot"], row["h0"], row["h1"]) == ("steward", 0, 40)
    assert (row["accepted"], row["sets"]) == (accepted, standings.sets)


@pytest.mark.parametrize("workers", [1, 2, 3])
def test_where_a_test_stops_does_not_depend_on_the_workers(workers: int) -> None:
    planned = of("steward", "random", seats=2, claims=(0.0, 30.0))
    standings = run_contest(planned, 400, workers)
    assert standings.decided
    assert contest_report(standings).plain == contest_report(run_contest(planned, 400)).plain
    assert standings.sets < 60


# What it is played with.


@pytest.mark.parametrize(
    "file",
    [
        "engine/state.py",
        "games/__init__.py",
        "games/res_publica/schema.py",
        "games/res_publica/__init__.py",
        "games/res_publica/cards.toml",
        "bots/__init__.py",
        "arena/play.py",
    ],
)
def test_a_changed_file_of_those_that_play_changes_the_hash(tmp_path: Path, file: str) -> None:
    package = tmp_path / "regalia"
    shutil.copytree(Path(regalia.__file__).parent, package)
    before = hash_of(package)
    assert before == code()
    changed = package / file
    changed.write_text(changed.read_text() + "# changed\n")
    assert hash_of(package) != before


def test_a_changed_page_does_not(tmp_path: Path) -> None:
    package = tmp_path / "regalia"
    shutil.copytree(Path(regalia.__file__).parent, package)
    changed = package / "games/res_publica/page/board.html"
    changed.write_text(changed.read_text() + "<!-- changed -->")
    assert hash_of(package) == code()


# Holding one.


@pytest.mark.parametrize("names", [("steward", "random"), ("random", "steward", "novice")])
def test_a_contest_is_the_same_for_any_number_of_workers(names: tuple[str, ...]) -> None:
    planned = of(*names, seats=3)
    one, two = (contest_report(run_contest(planned, 5, workers)) for workers in (1, 2))
    assert json.dumps(one.plain) == json.dumps(two.plain)
    assert one.plain["sets"] == 5


def test_who_thinks_by_the_clock_is_named() -> None:
    assert by_clock(of("steward", "random", seats=2)) == ([], [])
    planned = of("steward", "marshal", "knight", seats=3)
    assert by_clock(planned) == (["marshal"], ["knight"])
    told = lines(contest_report(made_up(planned, dict.fromkeys(planned.bots, 1.0), 4)))
    assert "A rating has no bounds where fewer than 10 sets were played" in told
    assert "marshal thinks by the clock: played again" in told
    assert "knight thinks by the clock only where a machine is too slow" in told


def lines(result: object) -> str:
    console = Console(width=80)
    with console.capture() as capture:
        console.print(result.render(1.0))  # type: ignore[attr-defined]
    return " ".join(capture.get().split())


@pytest.mark.parametrize(
    ("names", "seats"),
    [
        (("steward", "random"), 2),
        (("steward", "random"), 5),
        (("steward", "random", "novice", "squire", "knight"), 5),
        (("steward", "random", "novice", "squire", "knight", "marshal"), 3),
    ],
)
def test_a_report_fits_eighty_columns(names: tuple[str, ...], seats: int) -> None:
    planned = of(*names, seats=seats)
    strengths = {name: 3.0**place for place, name in enumerate(names)}
    result = contest_report(made_up(planned, strengths, 61))
    console = Console(width=80)
    with console.capture() as capture:
        console.print(result.render(1.0))
    assert "…" not in capture.get()
    assert all(len(line) <= 80 for line in capture.get().splitlines())
    assert json.loads(json.dumps(result.plain)) == result.plain


def test_bots_that_have_not_met_yet_are_not_judged() -> None:
    planned = of("steward", "random", "novice", "squire", seats=2)
    plain = contest_report(made_up(planned, dict.fromkeys(planned.bots, 1.0), 1)).plain
    assert [row["rating"] is None for row in plain["by_bot"]].count(True) == 2
    assert plain["sets_for_balance"] == 6


@pytest.mark.parametrize(
    ("names", "seats", "claims", "sentence"),
    [
        (["random"], 2, None, "name two or more"),
        (["random", "random"], 2, None, "named twice"),
        (["random", "butler"], 2, None, "no bot “butler”"),
        (["random", "steward"], 9, None, "2 to 5 seats, not 9"),
        (["random", "steward", "novice"], 3, (0.0, 5.0), "two bots, and 3 are named"),
        (["random", "steward"], 2, (5.0, 5.0), "the smaller first, not 5,5"),
        (["random", "steward"], 2, (0.0, 101.0), "from -100 to 100"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    names: list[str], seats: int, claims: tuple[float, float] | None, sentence: str
) -> None:
    with pytest.raises(BadOption, match=sentence):
        contest("christina", names, seats, {}, 0, claims)


def test_by_default_each_bot_has_a_seat() -> None:
    assert contest("christina", ["steward", "random"], None, {}, 0).seats == 2
    everybody = [kind for kind in bots.KINDS if kind != "random"]
    assert contest("christina", [*everybody, "random"], None, {}, 0).seats == 5


def test_the_command_tells_the_winner(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ["arena", "christina", "--bots", "random,steward", "--sets", "20"]
    assert cli.run([*flags, "--test=-5,0"]) == 0
    told, errors = capsys.readouterr()
    assert "H0 is accepted after 16 sets" in " ".join(told.split())
    assert errors == ""
    assert cli.run([*flags, "--json"]) == 0
    values = json.loads(capsys.readouterr().out)
    assert values["by_bot"][0]["bot"] == "steward"
    assert values["timing"]["workers"] == 1
