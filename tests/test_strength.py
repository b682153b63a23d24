"""The opponent from outside plays by the rules and by what it may know; matches count honestly."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from librt.random import Random

from regalia import _native, games
from regalia.arena.play import play_game
from regalia.bots import levels
from regalia.bots.random import RandomPlayer
from regalia.bots.search import SearchPlayer
from regalia.engine.errors import BadOption, Refusal
from regalia.engine.observation import observation
from regalia.engine.player import Player
from regalia.engine.playout import Tally
from regalia.engine.state import OVER, State
from regalia.games.domus import Domus
from tests.contract.cases import Case, contract_cases, some, sweep
from tests.strength import __main__ as command_line
from tests.strength import match, roads, spiel
from tests.strength.spiel import (
    MctsPlayer,
    OpenPosition,
    Position,
    Rollouts,
    Root,
    SpielPlayer,
    imagined,
)

CASES = contract_cases()
with_openspiel = pytest.mark.skipif(not spiel.installed(), reason=spiel.ABSENT)
OPEN = [case for case in CASES if case.game.perfect_information]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
LOOKED_AT = 40
"""About so many positions of a game are looked at, in a sweep as many times more as it says."""
LONGEST = 20_000
"""More decisions than a random game has."""


def decisions(case: Case, seed: int = 3) -> Iterator[State]:
    """Positions of a random game in which somebody decides, from its beginning to its end."""
    for state in some(case, seed, LOOKED_AT * (sweep() or 1), LOOKED_AT):
        if state.to_act >= 0:
            yield state


def steps(position: Position, rng: Random, most: int) -> Iterator[Position]:
    """A position, and as it is played on at random for a while."""
    yield position
    for _ in range(most):
        if position.is_terminal():
            return
        actions = position.legal_actions()
        position.apply_action(actions[rng.randrange(len(actions))])
        yield position


# The adapter.


@every_case
def test_a_seats_worlds_have_one_key(case: Case) -> None:
    for state in decisions(case):
        root = Root(state, state.to_act, Random(5))
        keys = {imagined(root).information_state_string() for _ in range(4)}
        assert keys == {Position(root, state).information_state_string()}


@every_case
def test_a_key_says_what_whoever_is_to_act_sees_and_may_do(case: Case) -> None:
    """Positions of the bot have equal keys if and only if they look alike to it."""
    for number, state in enumerate(decisions(case)):
        root = Root(state, state.to_act, Random(number))
        seen: dict[tuple[int, int], Any] = {}
        for turn in range(6):
            for position in steps(imagined(root), Random(turn // 2), 5):
                seat = position.current_player()
                if seat < 0:
                    continue
                looks = observation(position.world, (seat,)), position.legal_actions()
                assert seen.setdefault((seat, position.information_state_string()), looks) == looks
        assert len({(seat, looks[0]) for (seat, _), looks in seen.items()}) == len(seen)


@every_case
def test_what_others_know_makes_other_keys(case: Case) -> None:
    """Another seat has equal keys in two worlds if and only if they look alike to it."""
    told_apart = 0
    for number, state in enumerate(decisions(case)):
        root = Root(state, state.to_act, Random(number))
        one, two = imagined(root), imagined(root)
        for seat in range(case.seats):
            alike = observation(one.world, (seat,)) == observation(two.world, (seat,))
            keys = one.information_state_string(seat), two.information_state_string(seat)
            assert (keys[0] == keys[1]) == alike
            assert alike or seat != root.seat
            told_apart += not alike
    assert told_apart or case.game.perfect_information or case.seats == 1


@every_case
def test_worlds_are_imagined_and_never_the_truth(case: Case) -> None:
    """From two worlds equal to the seat, equal random generators imagine the same worlds."""
    varied = any(state.hidden(state.to_act) for state in decisions(case))
    changed = False
    for state in decisions(case):
        seat = state.to_act
        other = state.imagine(seat, Random(9))
        for truth in (state, other):
            before = truth.dump()
            root = Root(truth, seat, Random(5))
            world = Position(root, truth).resample_from_infostate(seat).world
            assert world.dump() == state.imagine(seat, Random(5)).dump()
            assert truth.dump() == before
            changed |= world.dump() != before
    assert changed == varied


def test_worlds_are_imagined_for_the_searching_seat_at_the_root_alone() -> None:
    state = next(decisions(CASES[0]))
    root = Root(state, state.to_act, Random(1))
    with pytest.raises(Refusal, match="for the seat that searches"):
        imagined(root).resample_from_infostate(1 - root.seat)
    position = imagined(root)
    position.apply_action(position.legal_actions()[0])
    with pytest.raises(Refusal, match="Only at the root"):
        position.resample_from_infostate(root.seat)


@every_case
def test_nobody_is_asked_who_has_no_choice(case: Case) -> None:
    state = next(state for state in decisions(case) if len(state.legal()) > 1)
    for position in steps(imagined(Root(state, state.to_act, Random(1))), Random(3), LONGEST):
        assert position.legal_actions() == list(position.world.legal())
        assert position.is_terminal() or len(position.legal_actions()) > 1
        assert not position.is_chance_node()
    assert position.is_terminal()


@every_case
def test_a_clone_stands_alone_and_rollouts_change_nothing(case: Case) -> None:
    state = next(decisions(case))
    position = imagined(Root(state, state.to_act, Random(1)))
    before, key = position.world.dump(), position.information_state_string()
    returns = Rollouts(Random(2)).evaluate(position)
    assert len(returns) == case.seats
    twin = position.clone()
    assert twin.information_state_string() == key
    assert [*steps(twin, Random(3), LONGEST)][-1].is_terminal()
    assert twin.returns() == twin.world.returns()
    assert twin.current_player() == spiel.TERMINAL
    assert (position.world.dump(), position.information_state_string()) == (before, key)


def test_odds_before_are_even() -> None:
    state = next(decisions(CASES[0]))
    position = imagined(Root(state, state.to_act, Random(1)))
    prior = Rollouts(Random(2)).prior(position)
    assert [action for action, _ in prior] == position.legal_actions()
    assert sum(odds for _, odds in prior) == pytest.approx(1)


def test_a_chance_event_is_a_node_where_nothing_is_hidden() -> None:
    seen: Counter[str] = Counter()
    for case in OPEN:
        for state in decisions(case):
            position = OpenPosition(Root(state, state.to_act, Random(1)), state.copy())
            while not position.is_chance_node() and not position.is_terminal():
                position.apply_action(position.legal_actions()[-1])
            if position.is_chance_node():
                seen[case.game.name] += 1
                outcomes, odds = zip(*position.chance_outcomes(), strict=True)
                assert list(outcomes) == position.legal_actions()
                assert sum(odds) == pytest.approx(1)
                assert position.current_player() == spiel.CHANCE_PLAYER
                assert Rollouts(Random(2)).prior(position) == position.chance_outcomes()
                assert len(Rollouts(Random(2)).evaluate(position)) == case.seats
                position.apply_action(outcomes[0])
                waits = position.is_terminal() or position.is_chance_node()
                assert waits or len(position.legal_actions()) > 1
    assert seen["baronage"] > 0


# The bot.


@with_openspiel
@every_case
def test_it_plays_to_the_end(case: Case) -> None:
    state = case.start()
    players: list[Player] = [SpielPlayer(0.0, least=6) for _ in range(case.seats)]
    rngs = [Random(seat) for seat in range(case.seats)]
    play_game(state, players, rngs, Random(4), Tally())
    assert state.to_act == OVER


@with_openspiel
@pytest.mark.parametrize("case", OPEN, ids=str)
def test_the_other_bot_plays_to_the_end(case: Case) -> None:
    state = case.start()
    players: list[Player] = [MctsPlayer(0.0, least=6) for _ in range(case.seats)]
    rngs = [Random(seat) for seat in range(case.seats)]
    play_game(state, players, rngs, Random(4), Tally())
    assert state.to_act == OVER


@with_openspiel
def test_it_plays_by_its_own_loop_too() -> None:
    """Which asserts that each world it is given has the key of the root."""
    for state in decisions(CASES[0]):
        rng = Random(3)
        bot = SpielPlayer(0.0).bot(Rollouts(rng), import_module("numpy").random.RandomState(1))
        bot._max_simulations = 8
        position = Position(Root(state, state.to_act, rng), state)
        assert int(bot.step(position)) in position.legal_actions()


@with_openspiel
@every_case
def test_it_decides_alike_in_worlds_equal_to_its_seat(case: Case) -> None:
    for number, state in enumerate(decisions(case)):
        if number % 5 == 0:
            seat = state.to_act
            answers = {
                SpielPlayer(0.0, least=12).decide(world, seat, Random(number))
                for world in (state, state.imagine(seat, Random(7)))
            }
            assert len(answers) == 1


@with_openspiel
def test_it_stops_by_time_and_counts() -> None:
    state = next(state for state in decisions(CASES[0]) if len(state.legal()) > 1)
    player = SpielPlayer(0.05)
    metered = match.Metered(player)
    metered.decide(state, state.to_act, Random(1))
    assert (metered.decisions, metered.simulations) == (1, player.done)
    assert player.done > 2
    assert metered.seconds >= 0.05


@with_openspiel
def test_it_plays_better_than_chance() -> None:
    few = match.Pairing("christina", 2, 1e-6, "openspiel least=20", "random", 1)
    found = match.figures(list(match.play(few, 5, 1, None)))
    assert found.won > found.lost
    assert found.share > 0.75


# The match.


def pairing(ours: str = "steward", theirs: str = "random", seats: int = 2) -> match.Pairing:
    return match.Pairing("christina", seats, 0.01, ours, theirs, 1)


def test_every_seat_is_held_once_with_the_same_fortune() -> None:
    rows = list(match.play(pairing(seats=3), 2, 1, None))
    assert [row["set"] for row in rows] == [0, 1]
    for row in rows:
        assert [game["seat"] for game in row["games"]] == [0, 1, 2]
        assert row["ours"]["decisions"] > 0
        assert row["theirs"]["decisions"] > row["ours"]["decisions"]


def test_a_search_is_counted() -> None:
    """Twenty simulations a decision, and so much time that none is cut short."""
    ours = "iterations=20 exploration=0.5 rollout_depth=3 model_rollouts=yes"
    rows = list(match.play(match.Pairing("christina", 2, 1000.0, ours, "random", 1), 1, 1, None))
    assert rows[0]["ours"]["decisions"] > 5
    assert rows[0]["ours"]["simulations"] == 20 * rows[0]["ours"]["decisions"]
    assert rows[0]["theirs"]["simulations"] == 0


def test_the_pace_is_a_mean_over_all_sets() -> None:
    rows = [
        {"ours": {"decisions": 3, "simulations": 500, "seconds": 1.5}},
        {"ours": {"decisions": 1, "simulations": 100, "seconds": 0.5}},
    ]
    assert match.pace(rows, "ours") == (300.0, 0.5)
    still = {"decisions": 0, "simulations": 0, "seconds": 0.0}
    assert match.pace([{"theirs": still}], "theirs") == (0.0, 0.0)


def test_decisions_are_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on by a second whenever it is looked at."""
    clock = count()
    watch = SimpleNamespace(perf_counter=lambda: float(next(clock)))
    monkeypatch.setattr("tests.strength.match.time", watch)
    state = next(state for state in decisions(CASES[0]) if len(state.legal()) > 1)
    metered = match.Metered(RandomPlayer())
    for _ in range(3):
        metered.decide(state, state.to_act, Random(1))
    assert (metered.decisions, metered.seconds) == (3, 3.0)


def test_a_level_searches_as_long_as_the_match_says() -> None:
    marshal = match.contender("marshal", games.load("christina"), 0.02)
    assert isinstance(marshal, SearchPlayer)
    assert (marshal.config.seconds, marshal.config.move_seconds) == (0.02, 0.0)
    assert marshal.config.particles == levels.search_config("marshal").particles


def test_a_squire_plays_an_open_game_better_than_the_steward() -> None:
    """With forty simulations, which begin with the steward's proposals."""
    duel = match.Pairing("baronage", 2, 1000.0, "squire", "steward", 1, {"board": 1})
    found = match.figures(list(match.play(duel, 4, 1, None)))
    assert found.won > found.lost


def test_a_match_is_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "sets.jsonl"
    whole = [played(row) for row in match.play(pairing(), 3, 1, None)]
    begun = match.play(pairing(), 3, 1, out)
    assert next(begun)["set"] == 0
    begun.close()  # type: ignore[attr-defined]
    with out.open("a") as file:
        file.write('{"set": 1, "ma')
    assert [played(row) for row in match.play(pairing(), 3, 2, out)] == whole
    assert [json.loads(line)["set"] for line in out.read_text().splitlines()] == [0, 1, 2]
    before = out.read_text()
    assert [played(row) for row in match.play(pairing(), 2, 1, out)] == whole[:2]
    assert out.read_text() == before
    with pytest.raises(BadOption, match="sets of another match"):
        list(match.play(pairing("random"), 3, 1, out))
    out.write_text("hello\n")
    with pytest.raises(BadOption, match="does not hold sets"):
        list(match.play(pairing(), 3, 1, out))


def played(row: match.Row) -> object:
    """What was played, without the clock."""
    return row["set"], row["games"]


def row_of(*ours: float) -> match.Row:
    """A set of as many seats, in which each game falls to ours or in equal parts to the others."""
    rest = len(ours) - 1
    games = [
        {"seat": seat, "returns": [(1 - own) / rest if s != seat else own for s in range(rest + 1)]}
        for seat, own in enumerate(ours)
    ]
    return {"games": games}


def test_figures_of_duels() -> None:
    found = match.figures([row_of(1, 1), row_of(1, 0.5), row_of(1, 0), row_of(0, 0), row_of(1, 1)])
    assert (found.sets, found.games, found.won, found.lost) == (5, 10, 3, 1)
    assert found.share == pytest.approx(0.65)
    assert found.fair == pytest.approx(1.3)
    assert found.share_bounds[0] < 0.65 < found.share_bounds[1]
    assert found.fair_bounds[1] == pytest.approx(2 * found.share_bounds[1])
    assert found.duels_bounds[0] < 0.75 < found.duels_bounds[1]


def test_figures_of_four_seats() -> None:
    equal, ahead = row_of(1, 0, 0, 0), row_of(1, 1, 0, 0)
    found = match.figures([equal, ahead])
    assert (found.games, found.won, found.lost) == (8, 1, 0)
    assert found.fair == pytest.approx(1.5)
    low, high = match.figures([equal, equal]).fair_bounds
    assert low < 1 < high  # two sets alike prove nothing


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "describes no player"),
        ("nobody", "describes no player"),
        ("steward fast=yes", "describes no player"),
        ("model_rollouts=perhaps", "is not an option"),
        ("rollout_depth", "describes no player"),
        ("depths=3", "describes no player"),
    ],
)
def test_an_unknown_bot_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        match.contender(text, games.load("christina"), 0.1)


@pytest.mark.skipif(spiel.installed(), reason="OpenSpiel is installed here.")
def test_an_absent_peer_is_reported_in_one_sentence() -> None:
    with pytest.raises(BadOption, match="OpenSpiel is not installed"):
        match.contender("openspiel", games.load("christina"), 0.1)


@pytest.mark.parametrize("wrong", [{"seconds": 0.0}, {"seats": 9}, {"seats": 1}, {"game": "go"}])
def test_an_impossible_match_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        match.Pairing(**{**vars(pairing()), **wrong}).run()


def test_the_command_tells_the_figures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["--ours", "steward", "--theirs", "random", "--seats", "4", "--sets", "3"]
    command = ["tests.strength", *words, "--out", str(tmp_path / "sets")]
    monkeypatch.setattr(sys, "argv", command)
    command_line.main()
    printed = capsys.readouterr().out
    assert "3 sets, 12 games" in printed
    assert "of a fair share" in printed
    assert f", {_native.form()}\n" in printed
    monkeypatch.setattr(sys, "argv", [*command, "--seed", "2"])
    with pytest.raises(SystemExit) as refused:
        command_line.main()
    assert (
        str(refused.value) == f"{tmp_path / 'sets'} holds sets of another match; name another file."
    )
    assert capsys.readouterr().out == ""


# Statistics of many games.


@pytest.mark.parametrize("road", [None, "conquest"])
def test_statistics_of_roads_add_up(road: str | None) -> None:
    given = Namespace(games=2, seats=2, bots="steward", road=road)
    game = Domus()
    figures = roads.play(given, game)
    assert figures.games == len(figures.minutes) == 2
    assert sum(mean.value for mean in figures.ways.values()) == 1.0
    for part in ("seat", "place in the first round"):
        shares = [mean.value for mean in figures.wins[part].values()]
        assert (len(shares), sum(shares)) == (2, 1.0)
    assert figures.counts["turns"].value > figures.counts["rounds"].value
    assert figures.alone.count == (2 if road else 0)
    assert figures.games_with["played"]["coin 3"] == 2
    told = figures.lines(game)
    assert any(line.startswith("won by culture: ") for line in told)
    assert any(line.startswith("one road alone") for line in told) == bool(road)


def test_a_card_that_hardly_anybody_plays_is_told() -> None:
    figures, game = roads.Figures(2), Domus()
    figures.games = 200
    names = [card.name for card in game.cards]
    figures.games_with["bought"].update(dict.fromkeys(names, 2))
    figures.games_with["played"].update({name: 2 if name != "Steel" else 1 for name in names})
    assert figures.rare(game) == ["Steel is played in 0.50 %"]
