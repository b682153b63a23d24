"""Who is asked must tell nothing of his hand (RG39): the leak test (e) bites where it does."""

from __future__ import annotations

import pytest
from librt.random import Random
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.games.regency import RegencyGame
from regalia.games.regency.answers import REACTIONS
from regalia.games.regency.rules import Regency
from tests.contract import leaks
from tests.contract.cases import Case
from tests.games.regency.scene import Regent, Scene


class AsksOnlyHolders(Regency):
    """Asks only those who truly hold a fitting reaction."""

    def copy(self) -> AsksOnlyHolders:
        return AsksOnlyHolders(self.law, self.seats, self.head_start, self)

    def could_answer(self, row: i64) -> i64:
        mask = super().could_answer(row)
        for seat in range(self.seats):
            holds = [kind for kind in REACTIONS if self.may_answer(row, seat, kind)]
            if not holds and not self.has_bulwark(row, seat):
                mask &= ~(1 << seat)
        return mask


class AsksAlsoHolders(AsksOnlyHolders):
    """Asks besides whom it should those who hold one without having the caste."""

    def copy(self) -> AsksAlsoHolders:
        return AsksAlsoHolders(self.law, self.seats, self.head_start, self)

    def could_answer(self, row: i64) -> i64:
        mask = Regency.could_answer(self, row)
        for seat in range(self.seats):
            if any(self.hands.has(seat, k) and self.fits(row, seat, k) for k in REACTIONS):
                mask |= 1 << seat
        return mask


class Variant(RegencyGame):
    """Regency with another way of asking."""

    kind: type[Regency] = Regency

    def start(self, seats: i64, options: dict[str, int]) -> State:
        return self.kind(self, seats, options["head_start"])


class HoldersOnly(Variant):
    kind = AsksOnlyHolders


class HoldersToo(Variant):
    kind = AsksAlsoHolders


def ways_of_asking(game: RegencyGame, event: str) -> int:
    """In how many ways seats are asked about an event, over worlds that its player imagines."""
    mine = Regent(event.split()[0], "Dacoit, Lama, Boyar", "Shaka")
    rivals = Regent("Revolt, Favour", "Gaucho, Samurai"), Regent("Forgery, Tithe", "Haiduk, Sachem")
    rng, found = Random(3), set()
    for _ in range(30):
        scene = Scene(mine, *rivals, game=game)
        world = scene.state.imagine(0, rng)
        assert isinstance(world, Regency)
        scene.state = world
        found.add(tuple(scene.move(f"play {event}").asked()))
    return len(found)


@pytest.mark.parametrize(
    "event", ["Convert Samurai", "Inspire Maharani", "Plunder at seat 2", "Tithe"]
)
def test_rg39_in_every_world_that_looks_alike_the_same_are_asked(event: str) -> None:
    assert ways_of_asking(Variant(), event) == 1
    assert ways_of_asking(HoldersOnly(), event) > 1


def compare(game: RegencyGame, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few positions, each played on."""
    monkeypatch.setattr(leaks, "COMPARED", 36)
    monkeypatch.setattr(leaks, "plays", lambda case: 1)
    leaks.equal_worlds_stay_equal(Case(game, seats, {"head_start": 0}))


@pytest.mark.parametrize("seats", [2, 3])
def test_rg39_the_true_game_asks_by_what_all_know(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    compare(Variant(), seats, monkeypatch)


@pytest.mark.parametrize(("leak", "seats"), [(HoldersOnly, 2), (HoldersOnly, 3), (HoldersToo, 2)])
def test_rg39_to_ask_by_what_is_held_would_be_noticed(
    leak: type[Variant], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AssertionError, match=r"tells of hidden cards|sight parts"):
        compare(leak(), seats, monkeypatch)
