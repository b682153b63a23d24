"""The documentation does what it says: the game in adding-a-game.md keeps the whole contract."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from regalia import games
from tests import reference
from tests.contract import checks
from tests.contract.cases import Case
from tests.contract.test_contract import CHECKS

DOCS = Path(__file__).resolve().parent.parent / "docs"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def lantern() -> ModuleType:
    """The game that docs/adding-a-game.md writes down, block after block."""
    text = (DOCS / "adding-a-game.md").read_text(encoding="utf-8")
    source = "\n".join(BLOCK.findall(text))
    module = ModuleType("lantern")
    sys.modules["lantern"] = module  # dataclasses look their module up
    exec(compile(source, "docs/adding-a-game.md", "exec"), module.__dict__)
    return module


GAME = lantern().LanternGame()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_in_the_docs_keeps_the_contract(seats: int, check: checks.Check) -> None:
    check(Case(GAME, seats, {}))


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    prose = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", prose):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_files_that_pages_name_exist(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs)/[\w/.-]+)`", page.read_text(encoding="utf-8"))
    for name in [name for name in named if "NAME" not in name]:
        assert (DOCS.parent / name).exists(), name


@pytest.mark.parametrize("name", games.names())
def test_the_reference_of_a_game_is_as_its_schema_says(name: str) -> None:
    kept = reference.PAGES / f"{name}-numbers.md"
    assert kept.read_text(encoding="utf-8") == reference.page(name), "python -m tests.reference"


def test_the_examples_of_observations_run() -> None:
    page = (DOCS / "observations.md").read_text(encoding="utf-8")
    exec(compile("\n".join(BLOCK.findall(page)), "docs/observations.md", "exec"), {})


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    (example,) = BLOCK.findall(readme)
    exec(compile(example, "README.md", "exec"), {})
    assert capsys.readouterr().out.count("[") == 2
