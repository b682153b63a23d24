"""The examples in the documentation work: the game in adding-a-game.md fulfils the contract."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from regalia import games, wire
from regalia.engine.errors import BadDescription, BadDump
from regalia.engine.specs import Spec
from regalia.engine.state import CHANCE
from tests import reference
from tests.contract import checks
from tests.contract.cases import Case
from tests.contract.test_contract import CHECKS
from tests.zones import zone

DOCS = Path(__file__).resolve().parent.parent / "docs"
AnyMessage = wire.FromServer | wire.FromViewer
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def written() -> str:
    """The source of the game in docs/adding-a-game.md: all its blocks of code."""
    return "\n".join(BLOCK.findall((DOCS / "adding-a-game.md").read_text(encoding="utf-8")))


def lantern() -> ModuleType:
    """The game of the docs as a module."""
    module = ModuleType("lantern")
    sys.modules["lantern"] = module  # dataclasses look their module up
    exec(compile(written(), "docs/adding-a-game.md", "exec"), module.__dict__)
    return module


MODULE = lantern()
GAME = MODULE.LanternGame()


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_in_the_docs_keeps_the_contract(seats: int, check: checks.Check) -> None:
    check(Case(GAME, seats, {}))


def test_the_game_in_the_docs_passes_the_type_checker(tmp_path: Path) -> None:
    (tmp_path / "lantern.py").write_text(written(), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", str(tmp_path / "lantern.py")]
    finished = subprocess.run(command, cwd=DOCS.parent, capture_output=True, text=True)
    assert finished.returncode == 0, finished.stdout + finished.stderr


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    prose = re.sub(r"`[^`\n]*`", "", BLOCK.sub("", page.read_text(encoding="utf-8")))
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", prose):
        assert (page.parent / target).exists(), target


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_files_that_pages_name_exist(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|docs)/[\w/.-]+)`", page.read_text(encoding="utf-8"))
    for name in [name for name in named if "NAME" not in name]:
        assert (DOCS.parent / name).exists(), name


@pytest.mark.parametrize("name", games.names())
def test_the_reference_of_a_game_agrees_with_its_schema(name: str) -> None:
    kept = reference.PAGES / f"{name}-numbers.md"
    assert kept.read_text(encoding="utf-8") == reference.page(games.load(name)), (
        "python -m tests.reference"
    )


@pytest.mark.parametrize("name", games.names())
def test_the_reference_of_a_game_describes_every_category(name: str) -> None:
    game = games.load(name)
    schema, fields = game.words.schema, game.layout(game.max_seats).fields
    assert schema is not None
    specs: list[Spec] = [part for event in schema.events for part in event.parts.values()]
    specs += [column.spec for frame in schema.frames.values() for column in frame.columns]
    used = [spec.value_of() for spec in [*specs, *[one.spec for one in fields]]]
    used += [block.of for block in schema.blocks]
    wanted = {of.name for of in used if of is not None}
    wanted |= {axis for one in fields for axis in one.axes} - {"order", "part", "column"}
    assert wanted <= set(reference.declared(game))


def test_the_reference_of_the_wire_agrees_with_its_structs() -> None:
    kept = reference.MESSAGES.read_text(encoding="utf-8")
    assert kept == reference.messages(), "python -m tests.reference"


def test_the_reference_of_abilities_agrees_with_the_rules() -> None:
    kept = reference.ABILITIES.read_text(encoding="utf-8")
    assert kept == reference.abilities_page(), "python -m tests.reference"


def test_the_limits_in_the_docs_agree_with_the_server() -> None:
    kept = reference.SERVING.read_text(encoding="utf-8")
    assert kept == reference.serving(), "python -m tests.reference"


def examples() -> list[bytes]:
    """The messages in docs/wire.md."""
    text = (DOCS / "wire.md").read_text(encoding="utf-8")
    return [block.encode() for block in re.findall(r"^```json\n(.*?)^```$", text, re.M | re.S)]


@pytest.mark.parametrize("example", examples())
def test_an_example_of_the_wire_is_a_message_without_unknown_fields(example: bytes) -> None:
    expected = msgspec.json.decode(example)
    message = msgspec.json.decode(example, type=AnyMessage)
    assert msgspec.json.decode(msgspec.json.encode(message)) == expected


def test_the_example_of_a_table_fits_its_game() -> None:
    whole = msgspec.json.decode(examples()[0], type=wire.Snapshot)
    game = games.load(whole.table.game)
    words, schema = game.words, game.words.schema
    assert schema is not None
    assert (whole.table.title, whole.table.rules_version) == (game.title, game.version)
    assert whole.table.options == game.complete_options(len(whole.table.seats), {})
    layout = game.layout(len(whole.table.seats))
    kinds = schema.event_schemas(words.names, layout.sizes)
    happened = jsonschema_rs.validator_for({"oneOf": kinds})
    for event in whole.story[0].events:
        happened.validate(event)
    assert whole.observation is not None
    fields: Any = layout.schema(words.names)["properties"]
    for name, value in whole.observation.items():
        if name != "…":
            jsonschema_rs.validator_for(fields[name]).validate(value)
    (asked,) = whole.questions
    assert {asked.window, whole.preferences[0].passing[0]} <= set(words.windows)
    assert [words.notations[choice.action] for choice in asked.choices] == ["pass"]
    assert asked.decline == asked.choices[0].action


def test_the_examples_of_observations_run() -> None:
    page = (DOCS / "observations.md").read_text(encoding="utf-8")
    exec(compile("\n".join(BLOCK.findall(page)), "docs/observations.md", "exec"), {})


def test_the_example_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    (example,) = BLOCK.findall(readme)
    exec(compile(example, "README.md", "exec"), {})
    asked, world, scores = capsys.readouterr().out.splitlines()
    assert asked == "(1,)"
    assert "'pile': {'Dismiss': 1}" in world
    assert max(msgspec.json.decode(scores)) == 6


def test_the_example_of_a_described_position_runs() -> None:
    (example,) = BLOCK.findall((DOCS / "positions.md").read_text(encoding="utf-8"))
    exec(compile(example, "docs/positions.md", "exec"), {})


def test_a_count_below_zero_is_refused_by_the_game_in_the_docs() -> None:
    for part in GAME.zones_of(GAME.new(2)).parts:
        for place in part.places:
            state = GAME.new(2)
            state.cells[place] = -5
            wrong = rf"{part.zone.called} holds a wrong number: -5 is not 0 to \d\."
            with pytest.raises(BadDump, match=wrong):
                GAME.load(state.dump())
    for given in ({"turn": -5}, {"bag": {"1": -5}}, {"draws": {"seat 2": -5}}):
        with pytest.raises(
            BadDescription, match=rf"^{next(iter(given))}.*: -5 is not from 0 to \d"
        ):
            GAME.position({"seats": 2, **given})


def test_the_game_in_the_docs_has_a_table_in_words() -> None:
    hands = {"seat 1": {"6": 3}, "seat 2": {"1": 1, "5": 2}}
    state = GAME.position({"seats": 2, "turn": 1, "hands": hands, "begun": ["throw 1"]})
    (section,) = GAME.words.describe(GAME.observation(state, (1,)), ["Anna", "You"])
    assert (section.title, section.lines) == (
        "The table",
        [
            "mine: You",
            "to act: You",
            "turn: 1",
            "sizes: Anna 3, You 3",
            "thrown: none",
            "hands: You 1 of 1, 2 of 5",
            "making: throwing, picked 1 of 1",
        ],
    )
    state.play_text("done")
    (section,) = GAME.words.describe(GAME.observation(state, ()), ["Anna", "Bo"])
    assert section.lines == [
        "mine: none",
        "to act: chance",
        "turn: 2",
        "sizes: Anna 3, Bo 2",
        "thrown: 1 of 1",
    ]


def test_a_position_of_the_game_in_the_docs_is_set_up_by_names() -> None:
    hands = {"seat 1": {"6": 3}, "seat 2": {"1": 1, "5": 2}}
    description = {"seats": 2, "turn": 1, "hands": hands, "begun": ["throw 1"]}
    state = GAME.position(description)
    assert (state.to_act, state.scores()) == (1, [18, 11])
    assert zone(state, MODULE.BAG) == [3, 4, 4, 4, 2, 1]
    assert GAME.describe(state) == description
    state.play_text("done")
    assert (state.to_act, zone(state, MODULE.THROWN)) == (CHANCE, [1, 0, 0, 0, 0, 0])
