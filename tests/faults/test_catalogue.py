"""The catalogue fits the sources, and drawing is determined by the seed."""

from __future__ import annotations

import ast
import shutil
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tests.contract.cases import GAMES
from tests.faults import catalogue, draw
from tests.faults.__main__ import (
    Clean,
    Copy,
    Outcome,
    Turn,
    Verdict,
    caught_by,
    play,
    said,
    written,
)
from tests.faults.catalogue import AREAS, ROOT, BadCatalogue, Fault
from tests.faults.concern import Stage, stages

ENTRY = """
[[fault]]
id = "one"
area = "engine"
file = "src/one.py"
text = "x = 1"
replacement = "x = 2"
breaks = "One is two."
"""


def test_every_fault_fits_its_file_and_every_area_has_both_origins() -> None:
    faults = catalogue.load()
    found = Counter((fault.area, fault.origin) for fault in faults)
    assert all(found[area, origin] for area in AREAS for origin in ("chosen", "drawn"))
    played = [fault for fault in faults if not fault.equivalent]
    assert 2 * sum(fault.origin == "drawn" for fault in played) >= len(played) >= 40
    assert set(draw.IMAGINING) == set(GAMES)
    for game in GAMES:
        assert sum(f"/games/{game}/" in fault.file for fault in faults) >= 10


def test_every_fault_has_tests_that_concern_its_file() -> None:
    for fault in catalogue.load():
        assert stages(fault.file, ROOT)
    with pytest.raises(LookupError, match=r"nobody\.py"):
        stages("src/regalia/nowhere/nobody.py", ROOT)


def folder(path: Path, entry: str, source: str) -> Path:
    (path / "src").mkdir()
    (path / "src" / "one.py").write_text(source)
    (path / "chosen.toml").write_text(entry)
    (path / "drawn.toml").write_text("")
    return path


def test_a_catalogue_is_read(tmp_path: Path) -> None:
    [fault] = catalogue.load(folder(tmp_path, ENTRY, "x = 1\n"), tmp_path)
    assert (fault.id, fault.origin, fault.applied("x = 1\n")) == ("one", "chosen", "x = 2\n")


@pytest.mark.parametrize(
    ("old", "new", "source", "sentence"),
    [
        ("", "", "x = 3\n", "one: its text is no longer found in src/one.py"),
        ("", "", "x = 1\nx = 1\n", "one: its text is 2 times found in src/one.py"),
        ("src/one.py", "src/two.py", "x = 1\n", "one: there is no src/two.py"),
        ('"x = 2"', '"x = = 2"', "x = 1\n", "one: src/one.py is no longer Python"),
        ('"x = 2"', '"x = 1"', "x = 1\n", "one: its replacement changes nothing"),
        ('"engine"', '"cellar"', "x = 1\n", "one: there is no area cellar"),
        ("two.", "two", "x = 1\n", "one: what it breaks is told in one sentence"),
        ("breaks", "reason", "x = 1\n", "one: nobody reads reason"),
        ('area = "engine"\n', "", "x = 1\n", "one: area is missing"),
        (ENTRY, ENTRY + ENTRY, "x = 1\n", "one: named more than once"),
    ],
)
def test_what_does_not_fit_is_an_error_that_names_it(
    tmp_path: Path, old: str, new: str, source: str, sentence: str
) -> None:
    entry = ENTRY.replace(old, new) if old else ENTRY
    with pytest.raises(BadCatalogue, match=sentence.replace(".", r"\.")):
        catalogue.load(folder(tmp_path, entry, source), tmp_path)


@pytest.mark.parametrize("node", ["node", ""])
@pytest.mark.parametrize("replacement", ["if (!(a) b();", "if (!a)) b();"])
def test_a_fault_that_is_no_javascript_is_an_error(
    node: str, replacement: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if node and not shutil.which(node):
        pytest.skip("Node is not installed here.")
    if not node:
        monkeypatch.setattr(shutil, "which", lambda _: None)
    entry = ENTRY.replace("one.py", "one.js").replace("x = 1", "if (a) b();")
    fits, wrong = (entry.replace("x = 2", new) for new in ("if (!a) b();", replacement))
    root = folder(tmp_path, fits, "")
    (root / "src" / "one.js").write_text("if (a) b();\n")
    assert catalogue.load(root, root)
    (root / "chosen.toml").write_text(wrong)
    with pytest.raises(BadCatalogue, match=r"one: src/one\.js is no longer JavaScript with it: "):
        catalogue.load(root, root)


class Prepared(Copy):
    """A copy whose runs end with given outcomes."""

    def __init__(self, *outcomes: Outcome) -> None:
        self.root = ROOT
        self.outcomes = list(outcomes)

    def write(self, file: str, text: str) -> None:
        pass

    def run(self, stage: Stage, limit: float | None) -> Outcome:
        return self.outcomes.pop(0)


FINE = Outcome(True, "", 1.0)
FAILS = Outcome(False, "tests/a.py::test_b", 1.0)
ENDLESS = Outcome(False, "tests/a.py did not end", 9.0, doubtful=True)


@pytest.mark.parametrize(
    ("outcomes", "by", "spent"),
    [
        ([FINE], None, 1.0),
        ([FAILS], FAILS.said, 1.0),
        ([ENDLESS, FINE], None, 10.0),
        ([ENDLESS, ENDLESS], ENDLESS.said, 18.0),
        ([ENDLESS, FAILS], FAILS.said, 10.0),
    ],
)
def test_what_may_be_due_to_something_else_counts_the_second_time(
    outcomes: list[Outcome], by: str | None, spent: float
) -> None:
    copy, turn = Prepared(FINE, *outcomes), Turn(0, 0, catalogue.load()[0])
    verdict = play(turn, copy, Clean(), {})
    assert (verdict and verdict.by) == by
    assert turn.spent == spent
    assert not copy.outcomes


def test_a_run_that_pytest_breaks_off_is_doubtful(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = Prepared()
    copy.root = tmp_path
    (tmp_path / "test_it.py").write_text("import os\n\ndef test_it():\n    os._exit(7)\n")
    broken = Copy.run(copy, ("test_it.py",), None)
    assert (broken.passed, broken.doubtful) == (False, True)


def test_what_is_drawn_follows_from_the_seed() -> None:
    every = draw.areas(ROOT)
    assert sum(area.count for area in every) >= 20
    some = [area for area in every if area.name in ("christina", "window", "script")]

    def drawn(seed: str) -> list[draw.Place]:
        return [place for area in some for place in draw.draw(area, seed, ROOT)]

    assert drawn("1") == drawn("1") != drawn("2")
    for place in drawn("1"):
        source = (ROOT / place.file).read_text(encoding="utf-8")
        text, replacement = draw.as_lines(place, source)
        assert source.count(text) == 1
        assert text != replacement
        assert source.replace(text, replacement) == (
            source[: place.start] + place.replacement + source[place.end :]
        )


def test_a_python_place_is_a_change_of_that_place_alone() -> None:
    source = (
        "def kept(a: int, b: list[int]) -> bool:\n"
        '    """Not this 1."""\n'
        "    if a < 1 and not b:  # ä\n"
        "        put(a, b)\n"
        "        a += 1\n"
        "    return a == len(b)\n"
    )
    places = draw.Python("one.py", source).places
    changed = {
        source[: place.start] + place.replacement + source[place.end :]: place.operator
        for place in places
    }
    for text in changed:
        ast.parse(text)
    lines = {
        next(b for a, b in zip(source.splitlines(), text.splitlines(), strict=True) if a != b): name
        for text, name in changed.items()
    }
    assert lines == {
        "    if a <= 1 and not b:  # ä": "comparison",
        "    if a < 2 and not b:  # ä": "number",
        "    if a < 0 and not b:  # ä": "number",
        "    if a < 1 or not b:  # ä": "and/or",
        "    if a < 1 and b:  # ä": "not",
        "    if not (a < 1 and not b):  # ä": "not",
        "        pass": "statement",
        "        put(b, a)": "arguments",
        "        a += 2": "number",
        "        a += 0": "number",
        "    return a != len(b)": "comparison",
        "    return not (a == len(b))": "return value",
    }


def test_a_place_of_the_script_is_no_text_and_no_comment() -> None:
    source = 'function f() {\n  if (a === 1 && !b) go("1 < 2"); // 3 < 4\n  stop(`${1}`);\n}\n'
    changed = {
        source[: place.start] + place.replacement + source[place.end :]
        for place in draw.script("one.js", source)
    }
    assert {text.splitlines()[1].strip() for text in changed} - {
        'if (a === 1 && !b) go("1 < 2"); // 3 < 4'
    } == {
        'if (!(a === 1 && !b)) go("1 < 2"); // 3 < 4',
        'if (a !== 1 && !b) go("1 < 2"); // 3 < 4',
        'if (a === 2 && !b) go("1 < 2"); // 3 < 4',
        'if (a === 0 && !b) go("1 < 2"); // 3 < 4',
        'if (a === 1 || !b) go("1 < 2"); // 3 < 4',
        'if (a === 1 && b) go("1 < 2"); // 3 < 4',
    }
    assert {text.splitlines()[2].strip() for text in changed} == {"stop(`${1}`);", ";"}


def test_the_test_that_failed_first_is_named() -> None:
    log = "..F\nERROR server:house.py:534 It is logged.\n=== short test summary info ===\n"
    output = f"{log}FAILED tests/a.py::test_b[c d] - assert 1 == 2\nFAILED tests/a.py::test_e\n"
    assert said(0, output) == ""
    assert said(1, output) == "tests/a.py::test_b[c d]"
    assert said(2, f"{log}ERROR tests/a.py - ImportError: x\n") == "tests/a.py"
    assert said(5, "no tests ran\n") == "no test was found"
    assert said(4, "usage\n\nwhat is that\n") == "pytest ended with 4: what is that"


def test_the_list_names_who_caught_what() -> None:
    fault = Fault("one", "engine", "src/one.py", "x", "y", "One is two.", "chosen")
    other = replace(fault, id="two")
    text = written([Verdict(fault, "tests/a.py::test_b[1 | 2]", 1.4), Verdict(other, "", 3.0)], [])
    assert "| one | One is two. | `tests/a.py::test_b[1 / 2]` | 1 |" in text
    assert "| two | One is two. | **nothing** | 3 |" in text
    assert caught_by(text) == {"one": "tests/a.py::test_b[1 / 2]"}
