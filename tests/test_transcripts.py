"""Compiled and interpreted, the same games come out, position by position."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from regalia import _native
from tests.contract.cases import all_cases

ROOT = Path(__file__).resolve().parent.parent
CASES = all_cases()


def transcript(form: str, game: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.transcript", game],
        cwd=ROOT,
        env={**os.environ, "REGALIA_FORM": form},
        capture_output=True,
        text=True,
        check=True,
    )
    told, *lines = done.stdout.splitlines()
    assert told == form
    return lines


@pytest.mark.parametrize("game", sorted({case.game.name for case in CASES}))
def test_compiled_and_interpreted_transcripts_are_equal(game: str) -> None:
    """Both forms are played here, so that this is done once: where the compiled one is tested."""
    if _native.form() != "compiled":
        pytest.skip("both forms are compared where the compiled one is tested")
    compiled = transcript("compiled", game)
    played = Counter(line.split()[0] for line in compiled)
    assert played.keys() == {str(case) for case in CASES if case.game.name == game}
    assert min(played.values()) >= 3
    assert transcript("interpreted", game) == compiled
