"""The compiled and the interpreted form give the same positions and words."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regalia import _native
from tests import transcript
from tests.contract.cases import contract_cases

ROOT = Path(__file__).resolve().parent.parent
CASES = contract_cases()


def interpreted(game: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.transcript", game],
        cwd=ROOT,
        env={**os.environ, _native.VARIABLE: "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    form, *lines = done.stdout.splitlines()
    assert form == "interpreted"
    return lines


@pytest.mark.long
@pytest.mark.parametrize("game", sorted({case.game.name for case in CASES}))
def test_compiled_and_interpreted_transcripts_are_equal(game: str) -> None:
    """Plays both forms, so it runs only with the compiled one."""
    if _native.form() != "compiled":
        pytest.skip("both forms are compared where the compiled one is tested")
    lines = list(transcript.lines(game))
    assert {line.split()[0] for line in lines} >= {str(c) for c in CASES if c.game.name == game}
    assert interpreted(game) == lines
