"""constraints-hashed.txt agrees with constraints.txt and pyproject.toml; what `make audit` says."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path

import pytest

from tests import pins

HASHED = pins.HASHED.read_text(encoding="utf-8")
ENTRY = re.compile(
    r"^[A-Za-z0-9._-]+==[^\s;]+(?: ; [^\\\n]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+$"
)


def test_the_pins_with_hashes_are_those_without() -> None:
    hashed, plain = pins.pinned(HASHED), pins.pinned(pins.CONSTRAINTS.read_text(encoding="utf-8"))
    assert hashed.items() <= plain.items()


def test_what_is_needed_for_playing_is_pinned_with_hashes() -> None:
    project = tomllib.loads((pins.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [re.match("[A-Za-z0-9_.-]+", one) for one in project["dependencies"]]
    names = {one[0].replace("_", "-").lower() for one in needed if one}
    assert len(names) == len(needed) > 10
    assert names <= set(pins.pinned(HASHED))


def test_each_pin_has_hashes_and_no_address_stands_there() -> None:
    entries = re.split(r"\n(?=[A-Za-z0-9])", HASHED.strip())[1:]
    assert len(entries) == len(pins.pinned(HASHED)) > 15
    for entry in entries:
        assert ENTRY.match(entry), entry
    assert "://" not in HASHED


def prints(text: str, folder: Path) -> list[str]:
    """A command that prints this text."""
    file = folder / "said"
    file.write_text(text, encoding="utf-8")
    return [sys.executable, "-c", f"print(open({str(file)!r}).read())"]


def test_an_audit_names_holes_and_says_if_it_cannot_look(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hole = {"id": "X-1", "fix_versions": ["2.0"], "aliases": [], "description": ""}
    sound = {"name": "rich", "version": "1.0", "vulns": []}
    bad = {"name": "click", "version": "1.0", "vulns": [hole]}
    told = "click 1.0: X-1, mended in 2.0.\n"
    missing = {"name": "typer", "skip_reason": "not found"}
    for found, status, said in (
        (
            [sound, bad, missing],
            1,
            f"{told}1 known holes in 2 of 3 packages.\n",
        ),
        ([sound], 0, "0 known holes in 1 of 1 packages.\n"),
    ):
        text = json.dumps({"dependencies": found, "fixes": []})
        assert pins.audit(prints(text, tmp_path)) == status
        assert capsys.readouterr().out == said
    for text in ("", json.dumps({"dependencies": [missing], "fixes": []})):
        assert pins.audit(prints(text, tmp_path)) == 0
        assert capsys.readouterr().out == f"{pins.UNREACHABLE}\n"
