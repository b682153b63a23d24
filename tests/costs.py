"""CPU seconds of each folder of tests, compared with those recorded in docs/testing.md.

While pytest runs with REGALIA_COSTS=FILE, a plugin adds up the CPU seconds of each test, its
children's included (cpu.py), by folder, and writes them to FILE as JSON.
``python -m tests.costs FILE ...`` prints them beside the recorded ones and lists the folders that
have grown by more than a fifth; ``--keep`` writes them into docs/testing.md instead.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from regalia import _native
from tests import cpu

VARIABLE: Final = "REGALIA_COSTS"
ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "docs" / "testing.md"
HEAD: Final = "| folder | interpreted | compiled |\n|---|--:|--:|\n"
"""The first lines of the recorded table; it ends at the first line that is not a row."""
FORMS: Final = ("interpreted", "compiled")
COLLECTING: Final = "collecting"
"""The name of what pytest itself costs, besides the tests."""
GROWN: Final = 1.2
NOISE: Final = 3.0
"""Seconds by which a folder may differ from run to run, however little it costs."""

Costs = defaultdict[tuple[str, str], float]
"""CPU seconds by folder and form."""


def folder(path: Path) -> str:
    """The folder of a test file as the table names it; doctests all belong to ``src``."""
    parts = path.relative_to(ROOT).parts
    if parts[0] != "tests":
        return parts[0]
    return "/".join(parts[:2]) if len(parts) > 2 else "tests/*.py"


class Plugin:
    """Adds up the costs of this process's tests, and in xdist's controller those of all workers."""

    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.alone = True
        """Whether there are no xdist workers, which report their own costs."""
        self.folder = COLLECTING
        self.counted = 0.0
        """CPU seconds of this process and its children that are in ``seconds``."""

    def count(self, folder: str) -> None:
        """Count the time so far for the previous folder, and the following for this one.

        Only when the folder changes: reading the times of all descendants takes long.
        """
        if folder != self.folder:
            now = cpu.total()
            self.seconds[self.folder] += now - self.counted
            self.folder, self.counted = folder, now

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.count(folder(item.path))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            self.count("")
            session.config.workeroutput["costs"] = dict(self.seconds)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.alone = False
        for name, seconds in getattr(node, "workeroutput", {}).get("costs", {}).items():
            self.seconds[name] += seconds

    def pytest_unconfigure(self, config: pytest.Config) -> None:
        if hasattr(config, "workeroutput"):
            return
        if self.alone:
            self.count("")
        else:
            self.seconds[COLLECTING] += sum(os.times()[:2])
        path = Path(os.environ[VARIABLE])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"form": _native.form(), "seconds": self.seconds}) + "\n")


def measured(files: Iterable[Path]) -> Costs:
    """The costs in the files that runs of pytest have written."""
    found: Costs = defaultdict(float)
    for file in files:
        content = json.loads(file.read_text())
        for name, seconds in content["seconds"].items():
            found[name, content["form"]] += seconds
    return found


def kept(text: str) -> Costs:
    """The costs in the table of a text."""
    found: Costs = defaultdict(float)
    for line in text.partition(HEAD)[2].splitlines():
        if not line.startswith("| "):
            break
        name, *seconds = (cell.strip() for cell in line.strip("|").split("|"))
        for form, cell in zip(FORMS, seconds, strict=True):
            if cell != "–":
                found[name, form] = float(cell)
    return found


def table(costs: Costs) -> str:
    """The rows of the table in Markdown."""
    rows = []
    for name in sorted({name for name, _ in costs}):
        found = [costs.get((name, form)) for form in FORMS]
        cells = ["–" if seconds is None else f"{seconds:.0f}" for seconds in found]
        rows.append(f"| {name} | {cells[0]} | {cells[1]} |\n")
    return "".join(rows)


def keep(costs: Costs) -> None:
    """Replace the table in docs/testing.md."""
    before, head, after = KEPT.read_text(encoding="utf-8").partition(HEAD)
    rows = after.splitlines(keepends=True)
    while rows and rows[0].startswith("| "):
        rows.pop(0)
    KEPT.write_text(before + head + table(costs) + "".join(rows), encoding="utf-8")


def compare(now: Costs, before: Costs) -> list[str]:
    """The lines to print: one for each folder and form, then which have grown."""
    lines = [f"{'CPU seconds':<16}{'form':<14}{'now':>6}{'kept':>6}"]
    grown = []
    for (name, form), seconds in sorted(now.items()):
        kept_seconds = before.get((name, form))
        recorded = "new" if kept_seconds is None else f"{kept_seconds:.0f}"
        lines.append(f"{name:<16}{form:<14}{seconds:>6.0f}{recorded:>6}")
        if kept_seconds is not None and seconds > max(GROWN * kept_seconds, kept_seconds + NOISE):
            grown.append(f"{name} ({form})")
    lines.append(f"{'all':<30}{sum(now.values()):>6.0f}{sum(before.values()):>6.0f}")
    if grown:
        lines.append(f"Grown by more than a fifth since docs/testing.md: {', '.join(grown)}.")
    return lines


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--keep", action="store_true", help="write them into docs/testing.md")
    asked = parser.parse_args()
    found = measured(asked.files)
    if asked.keep:
        keep(found)
    else:
        print("\n".join(compare(found, kept(KEPT.read_text(encoding="utf-8")))))
