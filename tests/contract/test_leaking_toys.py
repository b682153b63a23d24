"""Every leak test must bite: each is given a variant of a toy that leaks what it guards against."""

from __future__ import annotations

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.player import Player
from regalia.engine.state import State
from tests.contract import checks, leaks
from tests.contract.cases import Case
from tests.toys.envoys import GOT, SAW, SLIP, EnvoysState, envoys


class ForgetsFacts(EnvoysState):
    """(a) Imagines hands that the seat knows to be otherwise."""

    def imagine(self, seat: i64, rng: Random) -> EnvoysState:
        world = self.copy()
        for i in range(len(world.hands.known)):
            world.hands.known[i] = 0
        world.hands.imagine(seat, world.deck, rng)
        return world


class HandsOutTheTruth(EnvoysState):
    """(b) Imagines nothing."""

    def imagine(self, seat: i64, rng: Random) -> EnvoysState:
        return self.copy()


class ImaginesTheHandsAlone(EnvoysState):
    """(b) Deals the hands among themselves and leaves the deck as it truly is."""

    def imagine(self, seat: i64, rng: Random) -> EnvoysState:
        world = self.copy()
        world.hands.imagine(seat, vec[i64]([0, 0]), rng)
        return world


class TellsEverybody(EnvoysState):
    """(c) The story names the slipped card to all."""

    def whisper(self, seers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        super().whisper(-1 if kind == SAW else seers, kind, a, b, c)


class TellsOfTheDraw(EnvoysState):
    """(c) The story of a draw, told to all as if it were nothing, depends on the card."""

    def whisper(self, seers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        super().whisper(seers, kind, a, b, c)
        if kind == GOT:
            self.tell(GOT, a, b)


class ShowsWhoHoldsGuards(EnvoysState):
    """(c) The sight counts what is hidden, a little."""

    def public(self) -> list[int]:
        return [*super().public(), self.hands.has(0, 1)]


class AnswersAnybody(EnvoysState):
    """(d) Gives a question to who is not asked."""

    def facing(self, seat: i64) -> State:
        here = self.copy()
        here.to_act = seat
        return here


class AsksOnlyHolders(EnvoysState):
    """(e) Asks only those who do hold a guard."""

    def could_guard(self) -> list[int]:
        return [seat for seat in super().could_guard() if self.hands.has(seat, 1)]


class KeepsWhatOthersSaw(EnvoysState):
    """(f) Leaves in the imagined world what the others have truly seen of each other's hands."""

    def imagine(self, seat: i64, rng: Random) -> EnvoysState:
        world = super().imagine(seat, rng)
        world.hands.known = self.hands.known[:]
        return world


class ShufflesTheTruth(EnvoysState):
    """(f) Deals uniformly, but from where the cards truly lie."""

    def imagine(self, seat: i64, rng: Random) -> EnvoysState:
        world = super().imagine(seat, rng)
        if self.hands.has((seat + 1) % self.seats, 0) > 1:
            world = super().imagine(seat, rng)
        return world


class HidesNothingFromSearch(EnvoysState):
    """(c) Lets a search branch on what it cannot see."""

    def seen_as(self, action: i64, viewer: i64) -> i64:
        return action


LEAKS = [
    (ForgetsFacts, leaks.imagining_keeps_the_sight),
    (HandsOutTheTruth, leaks.imagining_changes_the_truth),
    (ImaginesTheHandsAlone, leaks.imagining_changes_the_truth),
    (TellsEverybody, leaks.equal_worlds_stay_equal),
    (TellsOfTheDraw, leaks.equal_worlds_stay_equal),
    (ShowsWhoHoldsGuards, leaks.equal_worlds_stay_equal),
    (HidesNothingFromSearch, leaks.hidden_choices_are_declared),
    (AnswersAnybody, checks.only_the_asked_are_asked),
    (AsksOnlyHolders, leaks.equal_worlds_stay_equal),
    (KeepsWhatOthersSaw, leaks.equal_worlds_stay_equal),
    (ShufflesTheTruth, leaks.equal_worlds_imagine_equally),
]


@pytest.mark.parametrize(("leak", "check"), LEAKS, ids=lambda value: value.__name__)
def test_leak_is_caught(leak: type[EnvoysState], check: checks.Check) -> None:
    sound, leaking = Case(envoys(), 3, {}), Case(envoys(leak), 3, {})
    check(sound)
    with pytest.raises(AssertionError):
        check(leaking)


class Peeper(Player):
    """Slips only if his neighbour truly holds a guard."""

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        assert isinstance(state, EnvoysState)
        legal = list(state.legal())
        wary = state.hands.has((seat + 1) % state.seats, 1) > 0
        return next((a for a in legal if a >= SLIP), legal[0]) if wary else legal[0]


def test_peeping_player_is_caught() -> None:
    case = Case(envoys(), 3, {})
    case.game.steward = lambda: Peeper("peeper")  # type: ignore[method-assign]
    with pytest.raises(AssertionError):
        leaks.stewards_know_no_more(case)
