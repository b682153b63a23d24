"""Records of whole games between stewards, against unintended changes of stewards and rules.

The golden records are of random games, which seldom reach the situations of real play. After an
intended change of a steward or of rules, run ``python -m tests.games.test_stewards``.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random

from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.state import OVER
from tests.contract.cases import GAMES, Case, all_cases

FOLDER = Path(__file__).with_name("stewards")
SEED = 2026
CASES = [case for case in all_cases() if case.game.name in GAMES and case.is_usual()]


def path(case: Case) -> Path:
    return FOLDER / f"{case.game.name}-{case.seats}.record"


def played(case: Case) -> record.Record:
    """The record of a game between stewards, with all random numbers from `SEED`.

    The stewards decide in the true position; the contract (`stewards_know_no_more`) checks that
    they use only what they know.
    """
    secret, steward = chance.seed_from(SEED), case.game.steward()
    state = case.start()
    recorder = record.Recorder(record.begin(case.game, state, case.options, []), state)
    recorder.settle(secret)
    while state.to_act != OVER:
        rng = Random(chance.bot_seed(secret, state.to_act, len(recorder.record.lines)))
        draft = Draft(state, state.to_act)
        while not draft.finished():
            draft.step(steward.decide(draft.state.copy(), draft.seat, rng))
        recorder.move(draft.steps)
        recorder.settle(secret)
    recorder.finish(secret)
    return recorder.record


@pytest.mark.parametrize("case", CASES, ids=str)
def test_stewards_play_as_they_did(case: Case) -> None:
    kept = record.read(path(case).read_text(encoding="utf-8"))
    assert record.diff(kept, played(case)) == ""


def test_no_record_of_stewards_is_left_over() -> None:
    assert {found.name for found in FOLDER.iterdir()} == {path(case).name for case in CASES}


if __name__ == "__main__":
    for case in CASES:
        path(case).write_text(played(case).text(), encoding="utf-8")
