"""What a game declares of its sight is no wider than what comes up."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia import games
from regalia.engine.sight import sight
from regalia.engine.state import OVER
from tests.contract.cases import GAMES, any_action

NAMING_SEATS = {
    "christina": {"to_act"},
    "res_publica": {"to_act", "active", "partner"},
    "regency": {"to_act"},
}
"""Numbers that name a seat, and in any game come to be each that they may be."""
GAMES_PLAYED = 3


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [False, True])
def test_a_number_that_names_a_seat_is_declared_to_name_no_other(name: str, most: bool) -> None:
    game = games.load(name)
    seats = game.most if most else game.least
    fields = {field.name: field for field in game.sight_fields(seats)}
    least = dict.fromkeys(NAMING_SEATS[name], 99)
    greatest = dict.fromkeys(NAMING_SEATS[name], -99)
    for seed in range(GAMES_PLAYED):
        rng, state, number = Random(seed), game.new(seats), 0
        while state.to_act != OVER:
            state.apply(any_action(state, rng))
            number += 1
            if number % 5 == 0 or state.to_act == OVER:
                seen = sight(state, ())
                for field in NAMING_SEATS[name]:
                    least[field] = min(least[field], getattr(seen, field))
                    greatest[field] = max(greatest[field], getattr(seen, field))
    for field in NAMING_SEATS[name]:
        assert (fields[field].low, fields[field].high) == (least[field], greatest[field])
    assert (fields["seats"].low, fields["seats"].high) == (game.least, game.most)
