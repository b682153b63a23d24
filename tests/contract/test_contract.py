"""The contract suite: every check over every game, number of seats and choice of options."""

import pytest

from tests.contract import checks, leaks, mutated, set_ups
from tests.contract.cases import GAMES, TOYS, Case, suite_cases

CHECKS = (
    checks.closure,
    set_ups.options_fit_together,
    set_ups.seats_have_holders,
    checks.notation_reads_back,
    checks.record_replays,
    checks.same_seed_same_record,
    checks.dumps_load,
    checks.positions_read_back,
    checks.names_are_unique,
    mutated.changed_descriptions_are_refused_or_sound,
    mutated.changed_dumps_are_refused_or_sound,
    checks.past_states_stand,
    checks.the_game_remembers_nothing,
    checks.journal_changes_nothing,
    checks.chance_keeps_its_odds,
    checks.chance_is_counted,
    checks.observation_is_declared,
    checks.moves_can_be_taken_back,
    checks.plays_without_keeping,
    checks.ends_add_up,
    checks.only_the_asked_are_asked,
    checks.silence_can_count,
    checks.events_are_declared,
    checks.frames_are_declared,
    leaks.imagining_keeps_the_observation,
    leaks.imagining_changes_the_truth,
    leaks.equal_worlds_stay_equal,
    leaks.hidden_choices_are_declared,
    leaks.held_answers_still_fit,
    leaks.stewards_know_no_more,
    leaks.equal_worlds_imagine_equally,
)


def test_every_game_is_played() -> None:
    assert {case.game.name for case in suite_cases()} >= {*GAMES, *TOYS}


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", suite_cases(), ids=str)
def test_contract(case: Case, check: checks.Check) -> None:
    check(case)
