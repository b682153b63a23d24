"""Game analysis: known answers, from nothing but what the seat knew."""

from __future__ import annotations

from typing import Annotated as A
from typing import Final

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia import bots
from regalia.bots.explain import LEVEL, GameAnalysis, candidates, expected_return
from regalia.bots.levels import search_config
from regalia.bots.particle_filter import ParticleFilter
from regalia.engine import record
from regalia.engine.chance_event import ChanceEvent, lot
from regalia.engine.game import Game
from regalia.engine.past import Past
from regalia.engine.player import Player
from regalia.engine.record import Record
from regalia.engine.schema import Action, Column, Draft, Outcome, Schema
from regalia.engine.specs import Category, Count
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.zones import Zone, Zones
from tests.contract.cases import Case, all_cases, any_action
from tests.toys.envoys import envoys
from tests.toys.plain import SEAT, PlainGame, PlainState, PlainWords

TRIAL = 60
"""Worlds for a search in a test, which also runs interpreted."""
NUMBER = Category("number", 5, tuple("01234"))
TAKE: Final[A[i64, Action("take {}", NUMBER)]] = 0
BEGIN: Final[A[i64, Outcome("begin")]] = 5
TAKING: Final[A[i64, Draft()]] = 200
TAKEN: Final[A[i64, Column(NUMBER, by=TAKE)]] = 2
WON: Final[A[i64, Zone(Count(1).each(SEAT), "who has won")]] = 0
SCHEMA: Final = Schema(__name__)
ZONES: Final = Zones(__name__)


class PairState(PlainState):
    """Seat 1 takes two of five numbers, in any order, and wins only with 1 and 4, of 0 to 4."""

    def legal(self) -> vec[i64]:
        if self.to_act < 0:
            return self.outcomes() if self.to_act == CHANCE else vec[i64]()
        taken = self.frame(TAKEN) if self.underway() else -1
        return vec[i64]([n for n in range(5) if n != taken])

    def chance_event(self) -> ChanceEvent:
        return lot(BEGIN, 1, "begin")

    def carry_out(self, action: int) -> None:
        if action == BEGIN:
            self.to_act = 0
        elif not self.underway():
            self.push(TAKING, 0)
            self.set_frame(TAKEN, action)
        else:
            self.cells[WON] = 1 if {self.frame(TAKEN), action} == {1, 4} else 0
            self.cells[WON + 1] = 1 - self.cells[WON]
            self.drop()
            self.to_act = OVER

    def scores(self) -> list[int]:
        return self.each(WON)


def pairs() -> Game:
    return PlainGame("pairs", PlainWords(("took",), SCHEMA), PairState, 2, ZONES)


def recorded(game: Game, seats: int, lines: list[list[int]]) -> Record:
    """A record of these moves and outcomes."""
    state = game.new(seats)
    recorder = record.Recorder(record.begin(game, state, {}, ["A", "B", "C", "D"][:seats]), state)
    for steps in lines:
        if state.to_act == CHANCE:
            recorder.happen(steps[0])
        else:
            recorder.move(steps)
    return recorder.record


def test_the_move_that_wins_comes_first_and_is_worth_all() -> None:
    analysis = GameAnalysis(
        recorded(pairs(), 2, [[BEGIN], [2, 3]]), pairs(), bots.opponent_model(pairs())
    )
    assert analysis.questions(0) == [1]
    assert analysis.questions(1) == []
    found = analysis.candidates(0, 1, 400)
    assert found[0].ways[0] in ([1, 4], [4, 1])
    assert found[0].worth == 1.0
    assert found[0].visits > sum(one.visits for one in found[1:])
    assert {one.worth for one in found[1:]} == {0.0}
    pairs_found = [{tuple(sorted(way)) for way in one.ways} for one in found]
    assert all(len(ways) == 1 for ways in pairs_found), "in either order it is one move"
    assert len(set.union(*pairs_found)) == len(found)
    assert max(len(one.ways) for one in found) == 2
    [played] = [one for one in found if [2, 3] in one.ways]
    assert played.worth == 0.0
    assert sorted(found[0].labels) == ["take 1", "take 4"]
    assert found[0].notation in ("take 1, take 4", "take 4, take 1")


def test_the_move_played_is_listed_even_without_visits() -> None:
    analysis = GameAnalysis(
        recorded(pairs(), 2, [[BEGIN], [2, 3]]), pairs(), bots.opponent_model(pairs())
    )
    found = analysis.candidates(0, 1, 1)
    [played] = [one for one in found if [2, 3] in one.ways]
    assert played is found[-1]
    assert (played.visits, played.notation) == (0, "take 2, take 3")
    assert played.labels == ["take 2", "take 3"]


def test_the_expected_return_is_the_return_at_the_end() -> None:
    analysis = GameAnalysis(
        recorded(pairs(), 2, [[BEGIN], [1, 4]]), pairs(), bots.opponent_model(pairs())
    )
    for seat in (0, 1):
        before, asked, after = analysis.expected_returns(seat, [0, 1, 2], 200)
        odds = 0.1 if seat == 0 else 0.9
        assert before == pytest.approx(odds, abs=0.08)
        assert asked == pytest.approx(odds, abs=0.08)
        assert after == 1 - seat


def test_who_is_asked_at_once_with_others_does_not_know_their_answers() -> None:
    game = envoys()
    state = game.new(3)
    played: list[list[int]] = []
    rng = Random(5)
    while state.to_act != OVER:  # a game with windows in which one declines, and another is asked
        played.append([any_action(state, rng)])
        state.apply(played[-1][0])
    analysis = GameAnalysis(recorded(game, 3, played), game, bots.opponent_model(game))
    found = 0
    for line, here in enumerate(analysis.states):
        if line == 0 or here.window() < 0 or analysis.states[line - 1].window() < 0:
            continue
        seat, before = here.asked()[0], analysis.states[line - 1]
        if seat not in before.asked():
            continue
        found += 1
        assert analysis.asked_at(seat, line) < line
        assert analysis.candidates(seat, line, 20) == analysis.candidates(
            seat, analysis.asked_at(seat, line), 20
        )
        assert analysis.played(seat, line) == analysis.steps[line]
    assert found


def some_cases() -> list[Case]:
    wanted = ("envoys-3", "chariots-2", "christina-2-bury1", "christina-4-bury2")
    found = [case for case in all_cases() if str(case) in wanted]
    assert len(found) == len(wanted)
    return found


@pytest.mark.parametrize("case", some_cases(), ids=str)
def test_two_worlds_that_are_equal_to_a_seat_are_explained_alike(case: Case) -> None:
    state = case.start()
    pasts = [Past(state.copy(), seat) for seat in range(case.seats)]
    rng = Random(11)
    compared = differed = number = 0
    while state.to_act != OVER:
        if not state.underway() and state.to_act != CHANCE:
            number += 1
            if number in (2, 12):
                for seat in range(case.seats):
                    world = another(state, seat)
                    differed += world.dump() != state.dump()
                    compared += explained_alike(
                        state, world, pasts[seat], bots.opponent_model(case.game)
                    )
        action = any_action(state, rng)
        for past in pasts:
            past.note(state, action)
        state.apply(action)
    assert compared
    assert differed or case.game.name == "chariots"


def another(state: State, seat: int) -> State:
    """A world that is equal to the seat, but not to the truth if it can be."""
    worlds = [state.imagine(seat, Random(number)) for number in range(20)]
    return next((world for world in worlds if world.dump() != state.dump()), worlds[0])


def explained_alike(one: State, other: State, past: Past, model: Player) -> bool:
    """Compare the analysis for a seat in two worlds."""
    seat = past.seat
    how = search_config(LEVEL)
    hopes = []
    for world in (one, other):
        beliefs = ParticleFilter(past, model, 10, how.noise)
        rng = Random(3)
        beliefs.update(past, rng)
        hopes.append(expected_return(world, seat, model, how, beliefs, rng, 8))
    assert repr(hopes[0]) == repr(hopes[1])
    if seat in one.asked():
        told = [candidates(world, past, model, 9, TRIAL, []) for world in (one, other)]
        assert repr(told[0]) == repr(told[1])
    return True
