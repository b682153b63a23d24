"""Starts the server, lets scripted players load it, and prints the figures.

The peer, boardgame.io, is measured in the same run where node and npm are installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

import uvloop
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from regalia import _native
from regalia.bench import commit_of, machine
from tests.load import peer, scenarios

PARTS: Final = ("50", "200", "steps", "pages", "idle", "thinking", "stranger", "start", "restore")
WIDE: Final = 110
"""Width of the output in columns where there is no terminal."""
NAMED: Final = "steps, pages, idle, thinking, stranger, start, restore, peer"
FIGURES: Final = {
    "moves_per_s": "moves a second",
    "answer_p50_ms": "ms to answer, p50",
    "answer_p99_ms": "p99",
    "seen_p50_ms": "ms to last viewer, p50",
    "seen_p99_ms": "p99",
    "server_ms_per_move": "server's CPU ms a move",
    "server_cpu": "CPU of the server",
    "load_cpu": "CPU of the load",
    "others_cpu": "CPU of others",
    "steps_per_move": "further messages a move",
    "bytes_per_move": "bytes heard a move",
    "games_per_s": "new tables a second",
}
"""The figures of a scenario, in words."""


async def measure(parts: list[str], seconds: float, rounds: int) -> dict[str, Any]:
    """All figures as JSON values."""
    absent = peer.install() if "peer" in parts else "boardgame.io was not asked for."
    figures: dict[str, Any] = {
        "machine": machine(),
        "commit": commit_of(Path(__file__).parents[2]),
        "form": _native.form(),
        "peer": absent or f"boardgame.io {peer.VERSION}",
    }
    rows: dict[str, dict[str, float]] = {}
    ratios: dict[str, float] = {}
    for tables in (int(part) for part in parts if part.isdecimal()):
        ours, its_rounds = [], []
        for _ in range(rounds):
            ours.append(await scenarios.closed_loop_of_ours(tables, seconds))
            if not absent:
                its_rounds.append(await scenarios.closed_loop_of_peer(tables, seconds))
        rows[f"{tables} tables"] = mine = middle(ours)
        if its_rounds:
            rows[f"peer, {tables}"] = its = middle(its_rounds)
            for figure in ("moves_per_s", "server_ms_per_move", "answer_p99_ms", "seen_p99_ms"):
                ratios[f"{tables}_tables_{figure}"] = round(mine[figure] / its[figure], 2)
    if "steps" in parts:
        slow = [
            await scenarios.closed_loop_of_ours(50, seconds, whole=False) for _ in range(rounds)
        ]
        rows["50, by steps"] = middle(slow)
    if "pages" in parts:
        for name, whole in (("50, pages", True), ("pages by steps", False)):
            found = [
                await scenarios.closed_loop_of_pages(50, seconds, whole) for _ in range(rounds)
            ]
            rows[name] = middle(found)
    if "idle" in parts:
        offered = await scenarios.idle_viewers(seconds)
        rows["100/s"] = offered["offered"]
        rows["100/s, idle"] = offered["offered_beside_idle"]
        figures["idle"] = offered["idle"]
    if "thinking" in parts:
        rows["50 beside bots"], figures["thinking"] = await scenarios.thinking(seconds)
    if "stranger" in parts:
        figures["stranger"] = await scenarios.stranger(seconds)
    if "start" in parts:
        figures["start"] = await scenarios.start()
    if "restore" in parts:
        figures["restore"] = await scenarios.restore()
    return {**figures, "scenarios": rows, "ratios": ratios}


def middle(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The median round of each figure."""
    return {figure: median(one[figure] for one in rounds) for figure in rounds[0]}


def tell(figures: dict[str, Any]) -> None:
    """Print the figures."""
    show = Console(width=None if sys.stdout.isatty() else WIDE).print
    show(f"{figures['machine']}; commit {figures['commit'] or 'unknown'}, {figures['form']}")
    show(f"Beside it: {figures['peer']}")
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("", no_wrap=True)
    for name in figures["scenarios"]:
        table.add_column(name, justify="right")
    for figure, words in FIGURES.items():
        table.add_row(words, *(rounded(row[figure]) for row in figures["scenarios"].values()))
    if figures["scenarios"]:
        show(table)
    for name, ratio in figures["ratios"].items():
        show(f"Ours to boardgame.io's, {name.replace('_', ' ')}: {ratio}.")
    if "idle" in figures:
        show("An idle viewer takes {kib_per_viewer:.1f} KiB.".format_map(figures["idle"]))
    if "thinking" in figures:
        show(
            "150 marshals think all the time: a move comes after {bot_p50_ms:.0f} ms (p99 "
            "{bot_p99_ms:.0f} ms), of which {thought_p50_ms:.0f} ms (p99 {thought_p99_ms:.0f} ms) "
            "are thought, {share:.0%} of what is usual.".format_map(figures["thinking"])
        )
    if "stranger" in figures:
        show(
            "A knight takes {knight alone:.0%} of its usual time, beside thirteen tables of a "
            "stranger's marshals {knight beside:.0%}, and they {marshal beside:.0%}.".format_map(
                figures["stranger"]
            )
        )
    if "start" in figures:
        show("From start to first answer {seconds:.2f} s.".format_map(figures["start"]))
    if "restore" in figures:
        show(
            "After a restart a game of {moves} moves is told in {first_ms:.0f} ms,"
            " again in {again_ms:.0f} ms.".format_map(figures["restore"])
        )


def rounded(number: float) -> str:
    """A figure with three digits.

    >>> rounded(1234.5), rounded(1.234)
    ('1,234', '1.23')
    """
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="of measuring, each scenario")
    parser.add_argument(
        "--rounds", type=int, default=1, help="of ours and the peer's in turns; the median counts"
    )
    parser.add_argument("--json", metavar="FILE", type=Path, help="where to keep the figures")
    parser.add_argument(
        "--only", metavar="A,B", default=",".join((*PARTS, "peer")), help="parts; all: %(default)s"
    )
    given = parser.parse_args()
    parts = given.only.split(",")
    for part in parts:
        if not (part.isdecimal() and int(part)) and part not in (*PARTS, "peer"):
            parser.error(f"There is no part {part!r}; there are numbers of tables and {NAMED}.")
    if given.rounds < 1 or given.seconds <= 0:
        parser.error("There must be something to measure: --rounds and --seconds are positive.")
    if sys.platform != "linux":
        sys.exit("The load benchmark reads /proc, so it runs on Linux alone.")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        figures = runner.run(measure(parts, given.seconds, given.rounds))
    tell(figures)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
