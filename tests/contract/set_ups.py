"""Checks of what a table may choose: options and their cases, who holds which seats, layouts."""

from __future__ import annotations

import pytest

from regalia.engine.errors import BadOption
from tests.contract.cases import Case, choices_of_options
from tests.contract.checks import sentence


def options_fit_together(case: Case) -> None:
    """Each case of an option is about seats and earlier options that exist, and offers values.

    Whatever is not offered is refused in one sentence.
    """
    game, chosen = case.game, dict[str, int]()
    earlier: dict[str, list[int]] = {}
    for option in game.options:
        assert option.default in option.values
        assert len(option.names) == len({*option.names}) == len(option.values)
        for one in option.cases:
            assert all(game.min_seats <= seats <= game.max_seats for seats in one.seats)
            assert all(value in earlier[name] for name, value in one.when.items())
            assert one.default in one.values
            assert {*one.values} <= {*option.values}
            assert one.reason or len(one.values) == len(option.values), "say why"
        offered = option.offered(case.seats, chosen).values
        for value in {*option.values, max(option.values) + 1} - {*offered}:
            with pytest.raises(BadOption) as refused:
                game.new(case.seats, {**chosen, option.name: value})
            sentence(str(refused.value))
        earlier[option.name] = option.values
        chosen[option.name] = case.options[option.name]
    assert case.options in choices_of_options(game, case.seats)
    assert game.complete_options(case.seats, case.options) == case.options


def seats_have_holders(case: Case) -> None:
    """Each seat is one person's, counted in the order of seats, and all of theirs on one side."""
    holders = case.game.holders(case.seats, case.options)
    assert len(holders) == case.seats
    firsts = [holder for seat, holder in enumerate(holders) if holder not in holders[:seat]]
    assert firsts == list(range(len(firsts)))
    sides = case.start().sides()
    for holder in firsts:
        own = {sides[seat] for seat in range(case.seats) if holders[seat] == holder}
        assert len(own) == 1, "a person plays against themselves"
