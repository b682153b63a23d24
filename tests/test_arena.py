"""Games in bulk: the same for any number of workers, nobody handed the truth, honest intervals."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import signal
import threading
import time
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random
from mypy_extensions import i64
from rich.console import Console

from regalia import bots, cli, games
from regalia.arena.counts import WIN, Counts, Length
from regalia.arena.intervals import Mean, student, wilson
from regalia.arena.play import play_game
from regalia.arena.pool import Pool
from regalia.arena.report import games_report
from regalia.arena.run import Run, plan
from regalia.arena.simulate import play_games, simulate
from regalia.arena.workers import GROWTH, MAX_TOTAL, PARTS_AHEAD, PartFailed, Parts, shared, spread
from regalia.bots.random import RandomPlayer
from regalia.bots.search import SearchPlayer
from regalia.bots.tree import ROOT
from regalia.engine.chance import draw, seed_from
from regalia.engine.errors import BadOption, IllegalAction
from regalia.engine.game import Game
from regalia.engine.observation import Observation, observation
from regalia.engine.past import Past, apply_and_observe
from regalia.engine.player import Player
from regalia.engine.playout import Tally
from regalia.engine.state import CHANCE, OVER, State
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from tests.bots import configs
from tests.zones import zone

SEED = 11


def run_of(*names: str, seats: int = 3) -> Run:
    return plan("christina", seats, names, {}, SEED)


# One game.


class Spy(Player):
    """Plays at random and looks at what it is handed."""

    def __init__(self, truth: State) -> None:
        super().__init__("spy")
        self.truth = truth
        self.worlds: list[State] = []
        self.found_out = False

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        self.worlds.append(state)
        self.found_out |= state is self.truth
        assert observation(state, (seat,)) == observation(self.truth, (seat,))
        return RandomPlayer().decide(state, seat, rng)


def spied_match(number: int = SEED) -> tuple[Spy, State]:
    truth = games.load("christina").new(4)
    spy = Spy(truth)
    rngs = [Random(4 * number + seat) for seat in range(4)]
    play_game(truth, [spy] * 4, rngs, Random(1000 + number), Tally())
    return spy, truth


def test_bots_see_imagined_worlds_and_never_the_true_state() -> None:
    spy, truth = spied_match()
    assert truth.to_act == OVER
    assert not spy.found_out
    assert len({id(world) for world in spy.worlds}) == len(spy.worlds)


def test_the_worlds_that_bots_see_hold_the_truth_no_oftener_than_chance() -> None:
    right = 0
    chances: list[float] = []
    for number in range(40):
        spy, truth = spied_match(number)
        assert isinstance(truth, ChristinaState)
        for world in spy.worlds:
            assert isinstance(world, ChristinaState)
            seat, other = world.to_act, (world.to_act + 1) % 4
            known = sum(world.knows_faction(seat, anybody) for anybody in range(4))
            if not world.knows_faction(seat, other):
                right += zone(world, z.FACTION)[other] == zone(truth, z.FACTION)[other]
                chances.append(1 / (s.COLOURS - known))
    assert len(chances) > 2000
    assert abs(right - sum(chances)) < 0.03 * len(chances)


@pytest.mark.parametrize("name", configs.NAMES)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_bot_answers_alike_in_worlds_that_its_seat_cannot_tell_apart(
    name: str, seats: int
) -> None:
    """Also one that remembers what the seat has seen: its answer is the same from either world."""
    game = games.load("christina")
    believed = kept = 0
    for number in range(8 if name in ("steward", "random") else 2):
        rng, state = Random(number), game.new(seats)
        pasts = [Past(state.copy(), seat) for seat in range(seats)]
        bots_of = [[configs.player(name, game) for _ in range(3)] for _ in range(seats)]
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                apply_and_observe(pasts, state, [state.sample(rng)])
                continue
            seat = state.to_act
            bot_seed = rng.randrange(1 << 40)
            worlds = [state, state.imagine(seat, rng), state.imagine(seat, rng)]
            answers = set()
            for bot, world in zip(bots_of[seat], worlds, strict=True):
                bot.recall(pasts[seat].copy())
                answers.add(bot.decide(world, seat, Random(bot_seed)))
                if isinstance(bot, SearchPlayer) and bot.last_search is not None:
                    believed += bot.last_search.beliefs is not None
                    kept += bot.last_search.tree.visits(ROOT) > bot.last_search.done
            assert len(answers) == 1
            apply_and_observe(pasts, state, [answers.pop()])
    assert (believed > 0) == (name in ("beliefs", "all"))
    assert kept > 0 or name in ("steward", "random", "plain")


def test_a_bot_that_spoils_its_world_spoils_nothing() -> None:
    class Vandal(Player):
        def decide(self, state: State, seat: i64, rng: Random) -> i64:
            action = RandomPlayer().decide(state, seat, rng)
            while state.to_act != OVER:
                state.apply(state.sample(rng) if state.to_act == CHANCE else state.legal()[0])
            return action

    truth = games.load("christina").new(2)
    play_game(truth, [Vandal("vandal")] * 2, [Random(1), Random(2)], Random(3), Tally())
    assert truth.to_act == OVER
    assert truth.audit() == ""


def test_an_illegal_answer_is_refused_with_the_bot_named() -> None:
    class Cheat(Player):
        def decide(self, state: State, seat: i64, rng: Random) -> i64:
            return 0 if state.underway() else state.legal()[0]

    start = games.load("christina").new(2)
    with pytest.raises(IllegalAction, match="cheat answered action 0"):
        play_game(start, [Cheat("cheat")] * 2, [Random(1), Random(2)], Random(3), Tally())


def test_chance_by_a_seed_is_that_of_the_table() -> None:
    class Watch(Player):
        def __init__(self) -> None:
            super().__init__("watch")
            self.first: Observation | None = None

        def decide(self, state: State, seat: i64, rng: Random) -> i64:
            if self.first is None:
                self.first = observation(state, ())
            return RandomPlayer().decide(state, seat, rng)

    seed = seed_from(SEED)
    table = games.load("christina").new(2)
    while table.to_act == CHANCE:
        table.apply(draw(table, seed))
    watch = Watch()
    start = table.game.new(2)
    play_game(start, [watch] * 2, [Random(1), Random(2)], seed, Tally())
    assert watch.first == observation(table, ())


def test_a_tally_counts_decisions_moves_and_events() -> None:
    tally = Tally()
    for number in range(2):
        state = games.load("christina").new(3)
        rngs = [Random(seat) for seat in range(3)]
        play_game(state, [RandomPlayer()] * 3, rngs, Random(number), tally)
    assert tally.games == 2
    assert tally.decisions > tally.moves > 20
    assert tally.events >= 2 * (1 + 3 + 6)


# Many games.


@pytest.mark.parametrize("workers", [2, 3])
def test_simulation_is_the_same_for_any_number_of_workers(workers: int) -> None:
    run = run_of("random", "steward")
    assert simulate(run, 43, workers) == simulate(run, 43, 1)


def test_spawned_workers_agree_with_forked_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    run = run_of("random", seats=2)
    here = simulate(run, 6)
    spawn = multiprocessing.get_context("spawn")
    monkeypatch.setattr("regalia.arena.pool._context", lambda: spawn)
    assert simulate(run, 6, 2) == here


def test_the_seed_decides_and_nothing_else() -> None:
    run = run_of("random")
    assert simulate(run, 20) == simulate(run, 20)
    other = plan("christina", 3, ["random"], {}, SEED + 1)
    assert simulate(run, 20) != simulate(other, 20)


def test_sums_do_not_depend_on_how_games_are_grouped() -> None:
    for sides in range(1, 17):
        assert (WIN * (1 / sides)) == WIN // sides
    whole, parts = Counts.empty(3), Counts.empty(3)
    for first, end in ((0, 7), (7, 8), (8, 30)):
        parts.merge(play_games(run_of("random"), first, end))
    whole.merge(play_games(run_of("random"), 0, 30))
    assert whole == parts


def test_a_longer_run_begins_with_the_same_games() -> None:
    ended: list[int] = []
    counts = simulate(run_of("random"), 3, progress=ended.append)
    assert ended[-1] == 3
    more = simulate(run_of("random"), 4)
    assert all(a <= b for a, b in zip(counts.won, more.won, strict=True))
    assert counts.lengths.decisions.total < more.lengths.decisions.total


def test_every_game_is_counted_once() -> None:
    counts = simulate(run_of("random"), 400)
    alone = sum(counts.won)
    assert counts.games == counts.lengths.moves.games == 400
    assert alone + counts.lengths.tied + counts.lengths.nobody == 400
    assert sum(counts.returns) == pytest.approx(alone + counts.lengths.tied)
    assert sum(counts.shared) >= 2 * counts.lengths.tied > 0


def test_progress_tells_how_much_is_done() -> None:
    reported: list[int] = []
    simulate(run_of("random"), 90, 2, reported.append)
    assert reported == sorted(set(reported))
    assert reported[-1] == 90


def bounds(run: Run, first: int, end: int) -> tuple[int, int]:
    return first, end


@pytest.mark.parametrize("workers", [1, 2])
def test_parts_are_consecutive(workers: int) -> None:
    parts = list(spread(bounds, run_of("random"), 1001, workers))
    assert [first for first, _ in parts[1:]] == [end for _, end in parts[:-1]]
    assert (parts[0][0], parts[-1][1]) == (0, 1001)


def test_parts_fill_the_seconds_that_are_asked_for() -> None:
    """Of games that take 10 ms each, parts of 5 s have 500; the last ones are shorter."""
    parts = Parts(0, 10_000, seconds=5.0)
    sizes: list[int] = []
    while part := parts.cut(workers=2):
        sizes.append(part.end - part.first)
        parts.note(part, 0.01 * sizes[-1])
    assert sum(sizes) == 10_000
    assert sizes[:4] == [1, GROWTH, GROWTH**2, 500]
    assert sizes.count(500) > 10
    assert 1 <= sizes[-1] <= 25


def test_games_that_take_minutes_are_parts_of_their_own() -> None:
    parts = Parts(0, 20)
    while part := parts.cut(workers=2):
        assert part.end - part.first == 1
        parts.note(part, 100.0)


def waiting(folder: str, first: int, end: int) -> int:
    """A part that is done at once, but for the first, which waits for the file “go”."""
    (Path(folder) / str(first)).touch()
    while first == 0 and not (Path(folder) / "go").exists():
        time.sleep(0.002)
    return first


def test_only_a_few_parts_are_played_before_an_earlier_one(tmp_path: Path) -> None:
    crew = Pool(2)
    with closing(crew):
        parts = shared(crew, waiting, str(tmp_path), Parts(0, 10**6))
        threading.Timer(0.5, (tmp_path / "go").touch).start()
        assert next(parts) == 0
        assert len(list(tmp_path.iterdir())) <= 1 + PARTS_AHEAD * 2
        assert 10**5 < list(parts)[-1] < 10**6


def lasting(ended: str, first: int, end: int) -> int:
    """A part that is done at once if it is the first, and else after two minutes."""
    if first:
        time.sleep(120)
        Path(ended).touch()
    return first


def test_who_has_enough_waits_for_nobody(tmp_path: Path) -> None:
    parts = spread(lasting, str(tmp_path / "ended"), 3, 2)
    assert next(parts) == 0
    parts.close()
    assert not (tmp_path / "ended").exists()
    assert not multiprocessing.active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_work_can_begin_in_the_middle(workers: int) -> None:
    parts = list(spread(bounds, run_of("random"), 9, workers, start=4))
    assert (parts[0][0], parts[-1][1]) == (4, 9)
    assert list(spread(bounds, run_of("random"), 9, workers, start=9)) == []


def killed(folder: str, first: int, end: int) -> tuple[int, int]:
    """A part that kills its process where `folder` holds a file of its number, which it removes."""
    for left in sorted(Path(folder).glob(f"{first} *")):
        left.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return first, end


def test_the_part_of_a_killed_worker_is_played_again(tmp_path: Path) -> None:
    for name in ("0 a", "2 a", "2 b"):
        (tmp_path / name).touch()
    parts = list(spread(killed, str(tmp_path), 40, 2))
    assert [first for first, _ in parts[1:]] == [end for _, end in parts[:-1]]
    assert (parts[0][0], parts[-1][1]) == (0, 40)
    assert {path.name[0] for path in tmp_path.iterdir()} <= {"2"}
    assert not multiprocessing.active_children()


def test_a_part_that_kills_three_workers_ends_the_run(tmp_path: Path) -> None:
    for name in ("0 a", "0 b", "0 c", "0 d"):
        (tmp_path / name).touch()
    with pytest.raises(PartFailed, match=r"Part 1 \(games 1 to 1\) failed 3 times.*status -9"):
        list(spread(killed, str(tmp_path), 40, 2))
    assert [path.name for path in tmp_path.iterdir()] == ["0 d"]
    assert not multiprocessing.active_children()


def wrong_once(folder: str, first: int, end: int) -> int:
    (Path(folder) / str(first)).mkdir()
    raise ValueError("not today")


@pytest.mark.parametrize("workers", [1, 2])
def test_a_part_that_raises_ends_the_run_after_three_times(workers: int, tmp_path: Path) -> None:
    with pytest.raises(PartFailed, match="failed 3 times, at last because: FileExistsError"):
        list(spread(wrong_once, str(tmp_path), 1, workers))


def test_bots_remember_nothing_of_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Player] = []
    make = bots.make

    def watched(kind: str, game: Game) -> Player:
        made.append(make(kind, game))
        return made[-1]

    run = run_of("random")
    monkeypatch.setattr(bots, "make", watched)
    simulate(run, 4)
    assert len({id(player) for player in made}) == 4 * 3


def test_lengths_merge() -> None:
    one, two = Length(), Length()
    one.add(5, 5, 5)
    one.add(9, 9, 9)
    two.add(3, 3, 3)
    two.add(one.total, one.least, one.most, one.games)
    assert asdict(two) == {"total": 17, "least": 3, "most": 9, "games": 3}
    two.add(0, 0, 0, 0)
    assert two.mean == pytest.approx(17 / 3)


# Intervals, against tables: Wilson (1927) as in Newcombe (1998); the normal law.


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_wilson_against_published_values(won: int, played: int, low: float, high: float) -> None:
    assert wilson(won, played) == pytest.approx((low, high), abs=6e-5)


def test_wilson_widens_with_confidence_and_narrows_with_games() -> None:
    few, many, sure = wilson(5, 10), wilson(500, 1000), wilson(5, 10, 0.99)
    assert sure[0] < few[0] < many[0] < 0.5 < many[1] < few[1] < sure[1]


def test_the_interval_of_a_mean() -> None:
    values = [0.5, 0.4, 0.6, 0.5]
    low, high = mean_of(values).bounds()
    assert (low, high) == pytest.approx((0.5 - 0.129913, 0.5 + 0.129913), rel=3e-3)  # t = 3.1824
    assert mean_of([0.3]).bounds() == (0.0, 1.0)
    assert mean_of([0.0, 1.0]).bounds() == (0.0, 1.0)
    assert mean_of([1.0] * 29).bounds() == wilson(29, 29)
    assert Mean(-1, 1).value == 0


def mean_of(values: list[float]) -> Mean:
    mean = Mean()
    for value in values:
        mean.note(value)
    return mean


@pytest.mark.parametrize(
    ("freedom", "reach"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (5, 2.5706), (10, 2.2281), (100, 1.9840)],
)
def test_students_t_against_tables(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, rel=2e-3)


def test_the_bounds_of_a_mean_hold_it_as_often_as_they_say() -> None:
    held = 0
    for number in range(1000):
        rng = Random(number)
        low, high = mean_of([rng.random() ** 2 for _ in range(12)]).bounds()
        held += low <= 1 / 3 <= high
    assert 0.92 <= held / 1000 <= 0.98


# Reports.


def test_the_plain_report_of_games() -> None:
    run = run_of("random", "steward")
    plain = games_report(run, simulate(run, 30)).plain
    assert json.loads(json.dumps(plain)) == plain
    assert plain["bots"] == ["random", "steward", "random"]
    assert plain["options"] == {"bury": 1}
    assert [row["seat"] for row in plain["by_seat"]] == [1, 2, 3]
    for row in plain["by_seat"]:
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
    assert plain["moves"]["min"] <= plain["moves"]["mean"] <= plain["moves"]["max"]


def test_reports_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    run = run_of("random", "steward", seats=2)
    console = Console(width=80)
    console.print(games_report(run, simulate(run, 10)).render(2.0))
    printed = capsys.readouterr().out
    assert "10 games" in printed
    assert "5 games/s" in printed
    assert "…" not in printed


# What cannot be.


@pytest.mark.parametrize(
    ("names", "seats", "options", "sentence"),
    [
        (["random"], 9, {}, "2 to 5 seats, not 9"),
        (["random"], 3, {"bury": 7}, "Option bury takes 1, 2, not 7"),
        (["random"], 3, {"burry": 1}, "no option burry"),
        (
            ["butler"],
            3,
            {},
            "no bot “butler”; there are: random, novice, squire, steward, knight, marshal",
        ),
        (["random"] * 4, 3, {}, "4 bots are named for 3 seats"),
        ([], 3, {}, "No bot is named"),
    ],
)
def test_a_bad_plan_is_refused_in_one_sentence(
    names: list[str], seats: int, options: dict[str, int], sentence: str
) -> None:
    with pytest.raises(BadOption, match=sentence):
        plan("christina", seats, names, options, 0)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadOption, match="no game “chess”"):
        plan("chess", 2, ["random"], {}, 0)


@pytest.mark.parametrize(
    ("total", "workers"), [(0, 1), (-3, 1), (MAX_TOTAL + 1, 1), (5, 0), (5, 100_000)]
)
def test_a_bad_number_of_games_or_workers_is_refused(total: int, workers: int) -> None:
    with pytest.raises(BadOption, match="not"):
        simulate(run_of("random"), total, workers)


def test_each_name_makes_its_bot() -> None:
    game = games.load("christina")
    assert [bots.make(kind, game).name for kind in bots.KINDS] == list(bots.KINDS)


# The command.


def printed(capsys: pytest.CaptureFixture[str], *flags: str) -> dict[str, Any]:
    assert cli.run(["simulate", "christina", "--games", "20", "--json", *flags]) == 0
    values: dict[str, Any] = json.loads(capsys.readouterr().out)
    return values


def test_all_but_the_timing_is_the_same_for_any_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    flags = ["--seats", "2", "--bots", "steward,random", "--seed", "3"]
    one, two = printed(capsys, *flags), printed(capsys, *flags, "--workers", "2")
    assert set(one.pop("timing")) == {"workers", "seconds", "games_per_s"}
    assert two.pop("timing")["workers"] == 2
    assert json.dumps(one) == json.dumps(two)


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    values = printed(capsys, "--option", "bury=2", "--seats", "5")
    assert (values["options"], values["seats"]) == ({"bury": 2}, 5)


def test_the_command_prints_a_table_and_no_bar_into_a_pipe(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.run(["simulate", "christina", "--games", "5", "--seats", "3"]) == 0
    printed = capsys.readouterr()
    assert "5 games" in printed.out
    assert printed.err == ""


def test_a_terminal_sees_a_bar(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert cli.run(["simulate", "christina", "--games", "5"]) == 0
    told = capsys.readouterr().err
    assert "5/5" in told
    assert re.search(r"[23] parts, [1-9][0-9,]* games/s", told)


@pytest.mark.parametrize(
    "flags",
    [
        ["--seats", "7"],
        ["--seats", "two"],
        ["--games", "0"],
        ["--games", "-5"],
        ["--games", "9999999999999999999999"],
        ["--workers", "0"],
        ["--bots", "butler"],
        ["--bots", ""],
        ["--bots", "random,random,random,random,random"],
        ["--option", "bury"],
        ["--option", "bury=many"],
        ["--option", "bury=3"],
        ["--option", "bury=1", "--option", "bury=2"],
        ["--option", "depth=1"],
        ["--seed", "x"],
        ["--speed"],
    ],
)
def test_a_bad_flag_gets_one_sentence(flags: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", "christina", *flags]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.endswith((".\n", "help.\n"))
    assert printed.err.count("\n") == 1
    assert "Traceback" not in printed.err
