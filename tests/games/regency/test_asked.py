"""Which seats are asked must reveal nothing about hands (RG39).

The contract suite compares imagined worlds, which almost never have hands of a single kind. Here
the unseen cards are dealt in the extreme: as many of one kind to each hand as possible, or none,
within its size and what everybody knows of it.
"""

from __future__ import annotations

import re
from functools import cache

import pytest
from librt.random import Random
from mypy_extensions import i64

from regalia import games
from regalia.engine.state import OVER, WINDOW, State
from regalia.games.regency import RegencyGame
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.conditions import answers_event, can_react, has_bulwark
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.rules import RegencyState
from tests.contract import leaks
from tests.contract.cases import Case, any_action
from tests.games.regency.scene import Regent, Scene
from tests.zones import zone

WINDOWS = (s.ATTRACTED, s.ACTED, s.MEDDLED, s.REACTED, s.PASSING)
REACTIONS = [kind.number for kind in EVENT_KINDS if kind.reaction]
SEED = 39
OF_A_KIND = 2
"""The number of openings tested for each kind of window and size of the smallest hand."""


class AsksOnlyHolders(RegencyState):
    """Asks only seats that really hold a fitting reaction."""

    def copy(self) -> AsksOnlyHolders:
        return AsksOnlyHolders(self.config, self.seats, self)

    def seats_to_ask(self, row: i64) -> i64:
        mask = super().seats_to_ask(row)
        for seat in range(self.seats):
            holds = [kind for kind in REACTIONS if can_react(self, row, seat, kind)]
            if not holds and not has_bulwark(self, row, seat):
                mask &= ~(1 << seat)
        return mask


class AsksAlsoHolders(AsksOnlyHolders):
    """Also asks seats that hold a fitting reaction without having its caste."""

    def copy(self) -> AsksAlsoHolders:
        return AsksAlsoHolders(self.config, self.seats, self)

    def seats_to_ask(self, row: i64) -> i64:
        mask = RegencyState.seats_to_ask(self, row)
        for seat in range(self.seats):
            if any(
                self.hands.has(seat, k) and answers_event(self, row, seat, k) for k in REACTIONS
            ):
                mask |= 1 << seat
        return mask


class PassesOverFavours(RegencyState):
    """Does not ask a seat whose whole hand is three Favours or more, which is very rare."""

    def copy(self) -> PassesOverFavours:
        return PassesOverFavours(self.config, self.seats, self)

    def seats_to_ask(self, row: i64) -> i64:
        mask = super().seats_to_ask(row)
        for seat in range(self.seats):
            if self.hands.has(seat, s.FAVOUR) == max(self.hands.size(seat), 3):
                mask &= ~(1 << seat)
        return mask


class PassesOverReactors(RegencyState):
    """For a Tithe, does not ask seats that hold only reactions."""

    def copy(self) -> PassesOverReactors:
        return PassesOverReactors(self.config, self.seats, self)

    def others_holding(self, seat: i64) -> i64:
        mask = super().others_holding(seat)
        for other in range(self.seats):
            if all(EVENT_KINDS[k].reaction for k in range(s.KINDS) if self.hands.has(other, k)):
                mask &= ~(1 << other)
        return mask


class Variant(RegencyGame):
    """Regency with a faulty rule about which seats are asked."""

    kind: type[RegencyState] = RegencyState

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return self.kind(self, seats)


class HoldersOnly(Variant):
    kind = AsksOnlyHolders


class HoldersToo(Variant):
    kind = AsksAlsoHolders


LEAKS = (AsksOnlyHolders, AsksAlsoHolders, PassesOverFavours, PassesOverReactors)


# Extreme deals.


def dealt(
    state: RegencyState, kept: list[list[int]], richest: int, first: list[int]
) -> RegencyState:
    """A position that differs only in unseen cards, dealt anew.

    Each hand keeps ``kept`` and what everybody knows it holds; its other cards are the unseen ones
    of the kinds that come ``first``. The seat ``richest`` is dealt to first.
    """
    world = state.copy()
    hands, everybody = world.hands, world.seats
    pool = [
        count + sum(hands.has(seat, k) for seat in range(everybody))
        for k, count in enumerate(zone(world, z.DECK))
    ]
    rows = []
    for seat in range(everybody):
        known = hands.facts(everybody, seat)
        rows.append([max(one, other) for one, other in zip(kept[seat], known, strict=True)])
        pool = [left - count for left, count in zip(pool, rows[seat], strict=True)]
    for seat in sorted(range(everybody), key=lambda seat: seat != richest):
        room = int(hands.size(seat)) - sum(rows[seat])
        for kind in first:
            count = min(room, pool[kind])
            rows[seat][kind] += count
            pool[kind] -= count
            room -= count
    for kind in range(s.KINDS):
        world.cells[z.DECK + kind] = pool[kind]
        for seat in range(everybody):
            hands.held[seat * s.KINDS + kind] = rows[seat][kind]
            for seer in range(everybody):  # facts that only some seats know are ignored
                at = (seer * everybody + seat) * s.KINDS + kind
                hands.set_fact(at, hands.at_least(everybody, seat, kind) if seer != seat else 0)
    return world


def extremes() -> list[list[int]]:
    """Orders of the kinds: each kind first, reactions first, reactions last."""
    kinds = list(range(s.KINDS))
    orders = [[kind, *[other for other in kinds if other != kind]] for kind in kinds]
    actions = [kind for kind in kinds if kind not in REACTIONS]
    return [*orders, [*actions, *REACTIONS], [*REACTIONS, *actions]]


def after(state: RegencyState, steps: list[int]) -> RegencyState | None:
    """The position after these decisions, or None if one of them is illegal."""
    here = state.copy()
    for action in steps:
        if not here.is_legal(action):
            return None
        here.apply(action)
    return here


def ways_of_asking(state: RegencyState, steps: list[int]) -> set[tuple[int, ...]]:
    """The seats asked after these decisions, in each extreme deal that allows them.

    The mover keeps only the cards spent; the rest of its hand is unknown to others too.
    """
    kept, found = [[0] * s.KINDS for _ in range(state.seats)], set()
    if state.to_act >= 0:
        kept[state.to_act] = spent(state, steps)
    for richest in range(state.seats):
        for first in extremes():
            there = after(dealt(state, kept, richest, first), steps)
            if there is not None:
                found.add(tuple(there.asked()))
    assert dealt(state, kept, richest, first).audit() == ""
    return found


def spent(state: RegencyState, steps: list[int]) -> list[int]:
    """The cards that leave the mover's hand by these decisions, by kind."""
    there, seat = after(state, steps), state.to_act
    assert there is not None
    pairs = zip(state.hands.row(seat), there.hands.row(seat), strict=True)
    return [max(before - left, 0) for before, left in pairs]


@cache
def openings() -> dict[tuple[int, int], list[tuple[RegencyState, list[int]]]]:
    """Positions with decisions that open a window, by kind of window and size of the smallest hand.

    They come from random games; there are at most `OF_A_KIND` for each.
    """
    found: dict[tuple[int, int], list[tuple[RegencyState, list[int]]]] = {}
    game = games.load("regency")
    for seed in range(SEED, SEED + 6):
        rng, state = Random(seed), game.new(1 + seed % game.max_seats)
        before, steps = state.copy(), list[int]()
        while state.to_act != OVER:
            if not state.underway():
                before, steps = state.copy(), []
            action = any_action(state, rng)
            steps.append(action)
            state.apply(action)
            if state.underway() or state.window() < WINDOW or is_same_window(before, state):
                continue
            assert isinstance(before, RegencyState)
            smallest = min(int(before.hands.size(seat)) for seat in state.asked())
            some = found.setdefault((int(state.window()), smallest), [])
            if len(some) < OF_A_KIND:
                some.append((before, list(steps)))
    return found


def is_same_window(before: State, state: State) -> bool:
    """Whether the window was already open, with one more seat to answer."""
    return (before.window_row(), before.window()) == (state.window_row(), state.window())


@pytest.mark.parametrize("window", WINDOWS)
def test_rg39_however_the_unseen_cards_are_dealt_the_same_are_asked(window: int) -> None:
    looked_at = [one for (kind, _), some in openings().items() if kind == window for one in some]
    assert len(looked_at) >= 4
    for state, steps in looked_at:
        assert len(ways_of_asking(state, steps)) == 1


@pytest.mark.parametrize("leak", LEAKS)
def test_rg39_to_ask_by_a_look_at_a_whole_hand_would_be_noticed(leak: type[RegencyState]) -> None:
    assert any(
        len(ways_of_asking(leak(state.config, state.seats, state), steps)) > 1
        for _, some in sorted(openings().items())
        for state, steps in some
    )


def ways_in_worlds(game: RegencyGame, event: str) -> int:
    """The sets of seats asked about an event, over worlds imagined by its player."""
    mine = Regent(event.split()[0], "Dacoit, Lama, Boyar", "Shaka")
    rivals = Regent("Revolt, Favour", "Gaucho, Samurai"), Regent("Forgery, Tithe", "Haiduk, Sachem")
    rng, found = Random(3), set()
    for _ in range(30):
        scene = Scene(mine, *rivals, game=game)
        world = scene.state.imagine(0, rng)
        assert isinstance(world, RegencyState)
        scene.state = world
        found.add(tuple(scene.move(f"play {event}").asked()))
    return len(found)


@pytest.mark.parametrize(
    "event", ["Convert Samurai", "Inspire Maharani", "Plunder at seat 2", "Tithe"]
)
def test_rg39_in_every_world_that_looks_alike_the_same_are_asked(event: str) -> None:
    assert ways_in_worlds(Variant(), event) == 1
    assert ways_in_worlds(HoldersOnly(), event) > 1


@pytest.mark.parametrize("leak", [HoldersOnly, HoldersToo])
def test_rg39_the_contract_notices_who_asks_by_what_is_held(leak: type[Variant]) -> None:
    assert any(noticed(leak(), seats) for seats in (3, 5, 2, 6))


def noticed(game: RegencyGame, seats: int) -> bool:
    """Whether the contract suite notices that the seats asked depend on hidden cards."""
    try:
        leaks.equal_worlds_stay_equal(Case(game, seats, {"head_start": 0}))
    except AssertionError as error:
        return bool(re.search("tells of hidden cards|observation parts", str(error)))
    return False
