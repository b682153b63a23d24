"""Every ruling of every game has a test that bears its id."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.contract.cases import GAMES


def ids_of(rulings: str) -> set[str]:
    """The ids that a RULINGS.md gives: ``- CH07 [T] …``."""
    return {found.lower() for found in re.findall(r"^- ([A-Z]{2}\d\d) ", rulings, re.MULTILINE)}


def ids_tested(tests: str) -> set[str]:
    """The ids in the names of test functions."""
    return set(re.findall(r"^def test_([a-z]{2}\d\d)_", tests, re.MULTILINE))


@pytest.mark.parametrize("name", GAMES)
def test_every_ruling_is_tested(name: str) -> None:
    package = import_module(f"regalia.games.{name}")
    assert package.__file__ is not None
    rulings = Path(package.__file__).with_name("RULINGS.md").read_text(encoding="utf-8")
    folder = Path(__file__).parent / "games" / name
    tests = "\n".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    assert len(ids_of(rulings)) > 10
    assert ids_of(rulings) - ids_tested(tests) == set()
    assert ids_tested(tests) - ids_of(rulings) == set()
