"""What the file of a simulation's games says, where a game says more than its result."""

from __future__ import annotations

import pytest

from regalia import games
from regalia.arena.game_rows import row
from regalia.arena.run import plan
from regalia.arena.simulate import Keep, Listed, simulate, simulate_one


def keep_in(kept: list[Listed]) -> Keep:
    """Adds each game to a list."""
    return lambda number, game: kept.append(game)


def test_a_row_has_the_summary_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.CATALOGUE, "domus", ("regalia.games.domus", "Domus"))
    run = plan("domus", 2, ["steward"], {}, 5)
    kept: list[Listed] = []
    counts = simulate(run, 2, keep=keep_in(kept))
    assert counts == simulate(run, 2), "the same games without a journal"
    for number, game in enumerate(kept):
        told = row(run, number, game)["summary"]
        assert told["way"] in ("culture", "mercantilism", "conquest", "last round")
        assert [city["points"] for city in told["cities"]] == list(game.result.scores)
        assert sum(sum(city["played"].values()) for city in told["cities"]) > 20
        alone: list[Listed] = []
        simulate_one(run, number, keep_in(alone))
        assert alone == [game]


def test_a_row_of_other_games_has_none() -> None:
    run = plan("christina", 2, ["random"], {}, 5)
    kept: list[Listed] = []
    simulate(run, 1, keep=keep_in(kept))
    assert "summary" not in row(run, 0, kept[0])
