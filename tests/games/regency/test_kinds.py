"""What a kind of event decides stands on its object: no other module names a kind."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.engine.declared import declarations
from regalia.engine.schema import Value
from regalia.games.regency import schema as s
from regalia.games.regency.kinds import EVENT_KINDS
from tests.games.regency.listing import list_kinds

GAME = Path(s.__file__).parent
OBJECTS = {"event_actions", "event_castes", "event_reactions"}
"""The modules with the object of each card; kinds.py has those of the other kinds."""
DEEDS = {
    name: number
    for name, number, one in declarations(s.__name__)
    if isinstance(one, Value) and one.of is s.DEED
}
CARDS = {name for name, number in DEEDS.items() if number < s.KINDS}
OTHERS = {name for name, number in DEEDS.items() if s.KINDS <= number < len(EVENT_KINDS)}
"""Kinds of which no card is played: an attraction, by influence or Catherine's, and two powers."""
MAY_NAME = {
    "kinds": OTHERS,
    "rules": OTHERS,  # which begins them
    "effects": {"ATTRACTION"},  # which begins it once it is paid for
    # A purpose for which a seat spends events, like s.READYING and s.DISCARDING:
    **{module: {"ATTRACTION"} for module in ("payments", "choices", "audit", "regions")},
    "telling": {"PLUNDER", "TITHE"},  # the sentences of the journal events that only they tell
}
"""What modules without an object of a card may name."""


def named(source: str) -> Iterator[str]:
    """The kinds that a module names, once for each place."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found = [node.attr] if node.value.id in ("s", "schema") else []
        elif isinstance(node, ast.ImportFrom) and str(node.module).endswith("schema"):
            found = [alias.name for alias in node.names]
        else:
            found = []
        yield from (name for name in found if name in CARDS | OTHERS)


def modules() -> dict[str, str]:
    """The source of each module of the game by its name, without the schema."""
    paths = [path for path in sorted(GAME.glob("*.py")) if path.stem != "schema"]
    return {path.stem: path.read_text(encoding="utf-8") for path in paths}


def test_every_kind_has_an_object_and_a_number_with_a_name() -> None:
    assert len(CARDS) == s.KINDS
    assert len(CARDS | OTHERS) == len(EVENT_KINDS)


def test_a_card_is_named_by_its_object_alone() -> None:
    sources = modules()
    found = Counter(name for module in OBJECTS for name in named(sources[module]))
    assert found == Counter(CARDS)


@pytest.mark.parametrize("module", sorted(modules().keys() - OBJECTS))
def test_no_other_module_names_a_kind(module: str) -> None:
    assert set(named(modules()[module])) <= MAY_NAME.get(module, set())


def test_what_may_be_named_is_named() -> None:
    sources = modules()
    assert {name: set(named(sources[name])) for name in MAY_NAME} == MAY_NAME


@pytest.mark.parametrize(
    "line",
    [
        "if kind == s.TITHE: pass",
        "if kind in (s.DISCARDING, s.CHOICE): pass",
        "from regalia.games.regency.schema import FORGERY",
        "from .schema import SWINDLE",
    ],
)
def test_a_kind_that_is_named_is_found(line: str) -> None:
    assert len(list(named(line))) == 1


def test_kinds_are_listed_as_the_command_lists_them(tmp_path: Path) -> None:
    copied = copied_to(tmp_path)
    list_kinds(tmp_path)
    for name, text in copied.items():
        assert (tmp_path / name).read_text(encoding="utf-8") == text, name


CARD = """
[[event]]
name = "Grace Note"
"""
CLASS = """
class Grace(Card):
    def __init__(self) -> None:
        super().__init__(s.GRACE)
"""


@pytest.mark.parametrize(
    ("file", "more", "refusal"),
    [
        ("cards.toml", CARD, "Grace Note of cards.toml has no class GraceNote with a new number."),
        ("event_castes.py", CLASS, "Grace: below the last event of cards.toml is no card."),
    ],
)
def test_a_class_without_a_card_or_a_card_without_a_class_is_refused(
    file: str, more: str, refusal: str, tmp_path: Path
) -> None:
    copied_to(tmp_path)
    with (tmp_path / file).open("a", encoding="utf-8") as source:
        source.write(more)
    with pytest.raises(SystemExit, match=refusal):
        list_kinds(tmp_path)


def copied_to(folder: Path) -> dict[str, str]:
    """The files that list kinds, copied into a folder, with their texts."""
    copied = {path.name: path.read_text(encoding="utf-8") for path in GAME.glob("[cesk]*.*")}
    for name, text in copied.items():
        (folder / name).write_text(text, encoding="utf-8")
    return copied
