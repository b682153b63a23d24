"""Each leak test fails for a variant of a toy that leaks what the test guards against."""

from __future__ import annotations

import dataclasses

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia import _native
from regalia.engine.blocks import Several
from regalia.engine.layout import Writer, says
from regalia.engine.observation import Observation
from regalia.engine.player import Player
from regalia.engine.specs import Count
from regalia.engine.state import WINDOW, State
from regalia.engine.zones import EVERYBODY
from regalia.games.christina import ChristinaRegina
from regalia.games.christina.rules import ChristinaState
from tests.contract import checks, leaks
from tests.contract.cases import Case
from tests.toys.envoys import (
    DREW,
    GOT,
    GUARD,
    KIND,
    SAW,
    SCHEMA,
    SLIP,
    VERBS,
    ZONES,
    EnvoysState,
    envoys,
)
from tests.toys.galleys import SHOW, SHOWED, GalleysState, galleys
from tests.toys.plain import PlainGame, PlainWords, Seen


class ForgetsFacts(EnvoysState):
    """(a) Imagines hands that contradict what the seat knows."""

    def imagine(self, seat: i64, rng: Random) -> State:
        world = self.copy()
        for i in range(len(world.hands.known)):
            world.hands.known[i] = 0
        world.redraw(seat, rng)
        return world


class HandsOutTheTruth(EnvoysState):
    """(b) Imagines nothing."""

    def imagine(self, seat: i64, rng: Random) -> State:
        return self.copy()


class ImaginesTheHandsAlone(EnvoysState):
    """(b) Deals the hands among themselves and leaves the deck as it really is."""

    def imagine(self, seat: i64, rng: Random) -> State:
        world = self.copy()
        world.hands.imagine(seat, [vec[i64]([0, 0])], rng)
        return world


class TellsEverybody(EnvoysState):
    """(c) The story names the slipped card to all."""

    def whisper(
        self, seers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        super().whisper(-1 if kind == SAW else seers, kind, a, b, c, d, e)


class TellsOfTheDraw(EnvoysState):
    """(c) A public sentence about a draw depends on the hidden card."""

    def whisper(
        self, seers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0
    ) -> None:
        super().whisper(seers, kind, a, b, c, d, e)
        if kind == GOT:
            self.tell(GOT, a, b)


class ShowsWhoHoldsGuards(EnvoysState):
    """(c) The observation reveals part of a hidden count."""

    def public(self) -> list[int]:
        return [*super().public(), self.hands.has(0, 1)]


class AnswersAnybody(EnvoysState):
    """(d) Gives a question to a seat that is not asked."""

    def for_seat(self, seat: i64) -> State:
        here = self.copy()
        here.to_act = seat
        return here


class AsksOnlyHolders(EnvoysState):
    """(e) Asks only seats that hold a guard."""

    def could_guard(self) -> int:
        holders = sum(1 << seat for seat in range(self.seats) if self.hands.has(seat, 1))
        return super().could_guard() & holders


class KeepsWhatOthersSaw(EnvoysState):
    """(f) Keeps in the imagined world what others have really seen of each other's hands."""

    def imagine(self, seat: i64, rng: Random) -> State:
        world = super().imagine(seat, rng)
        assert isinstance(world, EnvoysState)
        world.hands.known = self.hands.known[:]
        return world


class ShufflesTheTruth(EnvoysState):
    """(f) Deals uniformly, but starting from the real places of the cards."""

    def imagine(self, seat: i64, rng: Random) -> State:
        world = super().imagine(seat, rng)
        if self.hands.has((seat + 1) % self.seats, 0) > 1:
            world = super().imagine(seat, rng)
        return world


class HidesNothingFromSearch(EnvoysState):
    """(c) Lets a search branch on what its seat cannot see."""

    def seen_as(self, action: i64, seat: i64) -> i64:
        return action


class PointsAtTheTruth(EnvoysState):
    """(b) The imagined world refers to the true one."""

    origin: State | None = None

    def imagine(self, seat: i64, rng: Random) -> State:
        world = super().imagine(seat, rng)
        world.origin = self  # type: ignore[attr-defined]
        return world


class SharesRows(EnvoysState):
    """(c) The imagined world shares its rows with the true one."""

    def imagine(self, seat: i64, rng: Random) -> State:
        world = super().imagine(seat, rng)
        assert isinstance(world, EnvoysState)
        world.cells = self.cells
        return world


class TakesItsTime(EnvoysState):
    """(f) The amount of random numbers used for imagining depends on hidden cards."""

    def imagine(self, seat: i64, rng: Random) -> State:
        world = super().imagine(seat, rng)
        if self.hands.has((seat + 1) % self.seats, 0) > 1:
            rng.random()
        return world


class ImaginesOneWorld(EnvoysState):
    """(b) Always imagines the same world."""

    def imagine(self, seat: i64, rng: Random) -> State:
        return super().imagine(seat, Random(1))


class LastMustGuard(EnvoysState):
    """(c) The last asked seat does not have the choices in its question."""

    def legal(self) -> vec[i64]:
        legal = super().legal()
        if self.top() == WINDOW and len(self.asked()) == 1 and len(legal) == 2:
            return vec[i64]([GUARD])
        return legal


class SeesTooLittle(EnvoysState):
    """(c) Declares visibly different actions of others to look the same to search."""

    def seen_as(self, action: i64, seat: i64) -> i64:
        return action if seat == self.to_act else 0


class NumbersTellMore(EnvoysState):
    """(c) An event contains a hidden kind that its sentence does not mention."""

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        super().tell(kind, a, b, c, self.hands.has(1, 0) if kind == DREW else d, e)


class BagTellsMore(EnvoysState):
    """(c) An event contains a bag of hidden cards that its sentence does not mention."""

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        if kind == DREW:
            self.tell_bag(kind, self.hands.held, 0, 2, a)
        else:
            super().tell(kind, a, b, c, d, e)


class GameRemembers(EnvoysState):
    """The Game, shared by truth and imagined worlds, stores the last hands."""

    def carry_out(self, action: int) -> None:
        super().carry_out(action)
        self.game.last = self.hands.row(0)  # type: ignore[attr-defined]


LEAKS = [
    (ForgetsFacts, leaks.imagining_keeps_the_observation),
    (HandsOutTheTruth, leaks.imagining_changes_the_truth),
    (ImaginesTheHandsAlone, leaks.imagining_changes_the_truth),
    (ImaginesOneWorld, leaks.imagining_changes_the_truth),
    (PointsAtTheTruth, leaks.imagining_keeps_the_observation),
    (SharesRows, checks.past_states_stand),
    (GameRemembers, checks.the_game_remembers_nothing),
    (TellsEverybody, leaks.equal_worlds_stay_equal),
    (TellsOfTheDraw, leaks.equal_worlds_stay_equal),
    (NumbersTellMore, leaks.equal_worlds_stay_equal),
    (BagTellsMore, leaks.equal_worlds_stay_equal),
    (ShowsWhoHoldsGuards, leaks.equal_worlds_stay_equal),
    (HidesNothingFromSearch, leaks.hidden_choices_are_declared),
    (SeesTooLittle, leaks.hidden_choices_are_declared),
    (AnswersAnybody, checks.only_the_asked_are_asked),
    (AsksOnlyHolders, leaks.equal_worlds_stay_equal),
    (LastMustGuard, leaks.held_answers_still_fit),
    (KeepsWhatOthersSaw, leaks.equal_worlds_stay_equal),
    (TakesItsTime, leaks.equal_worlds_imagine_equally),
    (ShufflesTheTruth, leaks.equal_worlds_imagine_equally),
]


@pytest.mark.parametrize(("leak", "check"), LEAKS, ids=lambda value: value.__name__)
def test_leak_is_caught(leak: type[EnvoysState], check: checks.Check) -> None:
    sound, leaking = Case(envoys(), 3, {}), Case(envoys(leak), 3, {})
    check(sound)
    with pytest.raises(AssertionError):
        check(leaking)


class Peeper(Player):
    """Slips a card only if the neighbour really holds a guard."""

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


class ShowsPairsAll(PlainGame):
    """(c) The holder of two seats sees every hand."""

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        every = tuple(range(state.seats))
        super().write_observation(state, every if len(seats) > 1 else seats, out)


@pytest.mark.parametrize(
    "check", [leaks.imagining_keeps_the_observation, leaks.equal_worlds_stay_equal]
)
def test_a_zone_wrongly_declared_open_is_caught(
    check: checks.Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    """(a), (c) A field shows the deck as `Zones.shown` allows, but `hidden` is written by hand."""
    words = PlainWords(VERBS, SCHEMA)
    check(Case(PlainGame("envoys", words, EnvoysState, 24, ZONES, KIND), 3, {}))
    deck = next(zone for zone in ZONES.zones if zone.name == "deck")
    monkeypatch.setattr(deck, "seen", EVERYBODY)
    game = PlainGame("envoys", words, EnvoysState, 24, ZONES, KIND)
    assert game.layout(3).field("deck").spec.summary() == "how many of each kind"
    with pytest.raises(AssertionError):
        check(Case(game, 3, {}))


@dataclasses.dataclass(frozen=True)
class HalfPrinted(Seen):
    """An observation with a field that its text does not show."""

    secret: tuple[int, ...] = dataclasses.field(
        repr=False, metadata=says(Several(Count(20), 20), "all hands")
    )


class HidesInTheNumbers(PlainGame):
    """(c) The row of numbers contains more than the text."""

    seen = HalfPrinted

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        assert isinstance(state, EnvoysState)
        super().write_observation(state, seats, out)
        out.field("secret")
        out.put_list(state.hands.held, 0, len(state.hands.held), 20)


class HidesFromComparing(PlainGame):
    """(c) An observation contains a value that is in no text, row or comparison."""

    def observation(self, state: State, seats: tuple[int, ...]) -> Observation:
        assert isinstance(state, EnvoysState)
        secret = dataclasses.field(repr=False, compare=False)
        more = [("secret", tuple[int, ...], secret)]
        uncompared = dataclasses.make_dataclass("More", more, bases=(self.observed,), frozen=True)
        found: Observation = uncompared(
            **vars(super().observation(state, seats)), secret=tuple(state.hands.held)
        )
        return found


@pytest.mark.parametrize("leak", [ShowsPairsAll, HidesInTheNumbers, HidesFromComparing])
def test_leaking_observation_is_caught(leak: type[PlainGame]) -> None:
    game = leak("envoys", PlainWords(VERBS, SCHEMA), EnvoysState, 24, ZONES)
    with pytest.raises(AssertionError):
        leaks.equal_worlds_stay_equal(Case(game, 3, {}))


class KeepsHalfMadeMoves(ChristinaState):
    """Christina Regina with imagined worlds that show another seat's half-made move."""

    def copy(self) -> KeepsHalfMadeMoves:
        return KeepsHalfMadeMoves(self.config, self.seats, self)

    def imagine(self, seat: i64, rng: Random) -> State:
        world = super().imagine(seat, rng)
        world.frames, world.here, world.used = self.frames[:], self.here, self.used
        return world


class LeakingCourt(ChristinaRegina):
    def start(self, seats: i64, options: dict[str, int]) -> State:
        return KeepsHalfMadeMoves(self, seats)


@pytest.mark.skipif(
    _native.form() == "compiled", reason="a compiled game's State has no interpreted subclasses"
)
def test_half_made_moves_in_imagined_worlds_are_caught() -> None:
    with pytest.raises(AssertionError):
        checks.moves_can_be_taken_back(Case(LeakingCourt(), 2, {"bury": 1}))


class KeepsTheTrueBase(GalleysState):
    """(a) A world keeps what really was before the unfinished move."""

    def imagine(self, seat: i64, rng: Random) -> State:
        world = super().imagine(seat, rng)
        world.kept = self.kept
        return world


class ShowsThePlayedMove(GalleysState):
    """Others see an unfinished move that is played."""

    def seen_from(self, seats: tuple[int, ...]) -> State:
        return self


class RevealsWithinAMove(GalleysState):
    """The first decision of a move shows the wind to all."""

    def sail(self, seat: int, use: int, pips: int) -> None:
        if self.wind() >= 0:
            self.reveal(SHOWED, seat, self.wind())
        super().sail(seat, use, pips)


class LearnsWithinAMove(GalleysState):
    """The first decision of a move is declared to reveal something."""

    def revealed_to(self, action: i64, seat: i64) -> i64:
        return 1 + self.wind() if action < SHOW else super().revealed_to(action, seat)


@pytest.mark.parametrize(
    ("leak", "check"),
    [
        (KeepsTheTrueBase, leaks.imagining_keeps_the_observation),
        (ShowsThePlayedMove, checks.moves_can_be_taken_back),
        (RevealsWithinAMove, checks.closure),
        (LearnsWithinAMove, checks.moves_can_be_taken_back),
    ],
)
def test_a_leak_of_a_move_that_is_played_is_caught(
    leak: type[GalleysState], check: checks.Check
) -> None:
    check(Case(galleys(), 2, {}))
    with pytest.raises(AssertionError):
        check(Case(galleys(leak), 2, {}))
