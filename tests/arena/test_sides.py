"""Contests and simulations of a game with allies: four seats, of which those across are a side."""

from __future__ import annotations

import pytest

from regalia.arena import contest as contests
from regalia.arena import run
from regalia.arena.contest import Contest, GameResult, SetResult, seatings
from regalia.arena.schedule import games_a_set
from regalia.arena.standings import Standings
from regalia.engine.errors import BadOption
from tests.toys.chariots import chariots


@pytest.fixture
def allied(monkeypatch: pytest.MonkeyPatch) -> Contest:
    """A contest of two bots in four seats on two sides."""
    for module in (run, contests):
        monkeypatch.setattr(module, "load", lambda _name, _data="": chariots())
    return Contest("chariots", 1, "-", "", "", 4, {}, ("one", "other"), 1)


def test_allied_seats_are_played_by_the_same_bot(allied: Contest) -> None:
    assert allied.sides == (0, 1, 0, 1)
    assert seatings(allied, 0) == [("one", "other") * 2, ("other", "one") * 2]
    assert games_a_set(allied.bots, allied.places) == 2


def test_a_side_counts_once(allied: Contest) -> None:
    games = tuple(
        GameResult(bots, (1, 4, 1, 4), (1.0, 0.0, 1.0, 0.0), (1, 0, 1, 0), (0, 1, 0, 1), 9, 9)
        for bots in seatings(allied, 0)
    )
    standings = Standings(allied)
    standings.note(SetResult(0, games))
    assert standings.bots[0].won.value == standings.bots[1].won.value == 0.5
    assert standings.lengths.tied == 0
    (seen,) = standings.blocks.parts
    assert seen == {(0, 1): 2.0, (0,): 1.0, (1,): 1.0}


def test_a_simulation_gives_a_bot_to_each_side(allied: Contest) -> None:
    assert run.plan("chariots", 4, ["random"], {}, 1).bots == ("random",) * 4
    with pytest.raises(BadOption, match="3 bots are named for 2 sides"):
        run.plan("chariots", 4, ["random"] * 3, {}, 1)
