"""Plays each fault of the catalogue and tells which test notices it.

``python -m tests.faults`` plays all of them and keeps the list in ``caught.md``;
``python -m tests.faults src/regalia/table`` those of the files (or ids) that begin so. Each is put
into a copy of the tree below ``build/faults``, where the tests that concern its file run
interpreted until one fails. Before the outcome of a set of tests counts, it has passed without a
fault; one without any test is passed over. What may be due to something else than the fault counts
once it has come about a second time: a run that did not end, or that pytest broke off. The test
that noticed a fault the last time is tried first. Exit status: 1 if a fault survives that is not
marked equivalent, 2 if something could not be shown at all.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import queue
import re
import shutil
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.faults import catalogue
from tests.faults.catalogue import ROOT, BadCatalogue, Fault
from tests.faults.concern import Stage, stages

WORK = ROOT / "build" / "faults"
CAUGHT = Path(__file__).with_name("caught.md")
COPIED = ("src", "tests", "docs")
LEAST_SECONDS = 60.0
TIMES_CLEAN = 4.0
"""A set of tests may take so much longer with a fault than without before it counts as endless."""
MEMORY = 8 << 20
"""KiB of address space for tests without a browser: an endless loop may fill a list."""
PASSED, FAILED, INTERRUPTED, NO_TESTS = 0, 1, 2, 5
"""Of pytest's exit statuses; a file of tests that cannot be imported interrupts it."""
ENDLESS = " did not end"


@dataclass(frozen=True)
class Outcome:
    """How a run of pytest ended."""

    passed: bool
    said: str
    """The test that failed first, or what else there is to say."""
    seconds: float
    empty: bool = False
    """Whether there was no test at all."""
    doubtful: bool = False
    """Whether something else than a test that fails may have ended it."""


@dataclass(frozen=True)
class Verdict:
    """What became of a fault: ``by`` is the test that noticed it, empty if none did."""

    fault: Fault
    by: str
    seconds: float
    unknown: str = ""
    """Why it could not be shown whether a test notices it."""


class Copy:
    """A copy of the tree, in which one fault at a time stands."""

    def __init__(self, number: int) -> None:
        self.root = WORK / str(number)
        shutil.rmtree(self.root, ignore_errors=True)
        self.root.mkdir(parents=True)
        for path in ROOT.iterdir():
            if path.is_file():
                shutil.copy2(path, self.root)
        for name in COPIED:
            shutil.copytree(
                ROOT / name,
                self.root / name,
                ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"),
            )

    def write(self, file: str, text: str) -> None:
        """Replace a file; what Python kept of it goes, for a second is too long to tell by."""
        path = self.root / file
        path.write_text(text, encoding="utf-8")
        for kept in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            kept.unlink()

    def run(self, stage: Stage, limit: float | None) -> Outcome:
        """Run tests up to the first that fails, for at most so many seconds."""
        pytest = [
            *(sys.executable, "-m", "pytest", "-x", "-rfE", "--tb=line", "-p", "no:cacheprovider"),
            f"--basetemp={self.root / 'temp'}",
            *stage,
        ]
        limited = "" if any("browser" in word for word in stage) else f"ulimit -v {MEMORY}; "
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.root / "src"),
            "REGALIA_FORM": "interpreted",
            "REGALIA_BROWSER": "needed",
        }
        begun = time.monotonic()
        process = subprocess.Popen(
            ["/bin/sh", "-c", f'{limited}exec "$@"', "sh", *pytest],
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            start_new_session=True,
        )
        RUNNING.add(process)
        ran_out = False
        try:
            output, _ = process.communicate(timeout=limit)
        except subprocess.TimeoutExpired:
            ran_out = True
        finally:
            end(process)
            RUNNING.discard(process)
        seconds = time.monotonic() - begun
        if ran_out:
            process.communicate()
            return Outcome(False, " ".join(stage) + ENDLESS, seconds, doubtful=True)
        status = process.returncode
        return Outcome(
            status == PASSED,
            said(status, output.replace(f"{self.root}/", "")),
            seconds,
            empty=status == NO_TESTS,
            doubtful=status not in (PASSED, FAILED, INTERRUPTED),
        )


RUNNING: set[subprocess.Popen[str]] = set()


def end(process: subprocess.Popen[str]) -> None:
    """Kill a run with all processes that it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)


def said(status: int, output: str) -> str:
    """The first failed test, or how else pytest ended."""
    if status == PASSED:
        return ""
    _, _, summary = output.rpartition("short test summary info")  # a log may say ERROR, too
    for line in summary.splitlines():
        for word in ("FAILED ", "ERROR "):
            if line.startswith(word):
                return line.removeprefix(word).partition(" - ")[0].strip()
    if status == NO_TESTS:
        return "no test was found"
    last = [line for line in output.splitlines() if line.strip()][-1:]
    return f"pytest ended with {status}: {' '.join(last)[:200]}"


@dataclass
class Clean:
    """The outcomes of the sets of tests without a fault, each run once."""

    outcomes: dict[Stage, Outcome] = field(default_factory=dict)
    locks: dict[Stage, threading.Lock] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def of(self, stage: Stage, copy: Copy) -> Outcome:
        with self.lock:
            mine = self.locks.setdefault(stage, threading.Lock())
        with mine:
            if stage not in self.outcomes:
                outcome = self.run(stage, copy)
                if not outcome.passed and not outcome.empty:  # a second failure counts
                    outcome = self.run(stage, copy)
                self.outcomes[stage] = outcome
            return self.outcomes[stage]

    def run(self, stage: Stage, copy: Copy) -> Outcome:
        outcome = copy.run(stage, None)
        how = "pass" if outcome.passed else outcome.said
        run = " ".join(stage)
        print(f"{'without a fault':32} {outcome.seconds:6.1f} s  {run}: {how}", flush=True)
        return outcome


@dataclass(order=True)
class Turn:
    """A fault and its next set of tests; ordered by stage: all first sets run first."""

    stage: int
    place: int
    fault: Fault = field(compare=False)
    spent: float = field(default=0.0, compare=False)
    unknown: str = field(default="", compare=False)
    """Why an earlier set of tests was inconclusive."""


def play(turn: Turn, copy: Copy, clean: Clean, last: dict[str, str]) -> Verdict | None:
    """Apply a fault to a copy and run one set of tests; None if the next set must follow."""
    fault = turn.fault
    following = stages(fault.file, copy.root)
    if by := last.get(fault.id):
        following.insert(0, ("--doctest-modules", by) if by.startswith("src/") else (by,))
    if turn.stage == len(following):
        return Verdict(fault, "", turn.spent, turn.unknown)
    stage = following[turn.stage]
    before = clean.of(stage, copy)
    if before.empty or (not before.passed and "::" in stage[-1]):  # a test of old, perhaps
        return None
    if not before.passed:
        turn.unknown = f"{' '.join(stage)} fails without a fault: {before.said}"
        return None
    source = (copy.root / fault.file).read_text(encoding="utf-8")
    copy.write(fault.file, fault.applied(source))
    limit = max(LEAST_SECONDS, TIMES_CLEAN * before.seconds)
    outcome = copy.run(stage, limit)
    turn.spent += outcome.seconds
    if outcome.doubtful:  # a busy machine, perhaps
        outcome = copy.run(stage, limit)
        turn.spent += outcome.seconds
    copy.write(fault.file, source)
    return None if outcome.passed else Verdict(fault, outcome.said, turn.spent)


def play_all(faults: list[Fault], jobs: int, last: dict[str, str]) -> list[Verdict]:
    """Run ``jobs`` faults at a time, printing each verdict.

    ``last`` is the test that caught each fault the last time, if any.
    """
    waiting: queue.PriorityQueue[Turn] = queue.PriorityQueue()
    for place, fault in enumerate(faults):
        waiting.put(Turn(0, place, fault))
    verdicts: dict[str, Verdict] = {}
    failures: list[BaseException] = []
    clean = Clean()

    def work(copy: Copy) -> None:
        while len(verdicts) < len(faults) and not failures:
            try:
                turn = waiting.get(timeout=1.0)
            except queue.Empty:  # the other copy has the last ones, and may hand one back
                continue
            verdict = play(turn, copy, clean, last)
            if verdict is None:
                turn.stage += 1
                waiting.put(turn)
            else:
                verdicts[turn.fault.id] = verdict
                print(told(verdict), flush=True)

    def worker(number: int) -> None:
        try:
            work(Copy(number))
        except BaseException as error:  # raised again by the main thread, which waits for this one
            failures.append(error)

    threads = [threading.Thread(target=worker, args=(n,), daemon=True) for n in range(jobs)]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            thread.join()
    except KeyboardInterrupt:
        for process in list(RUNNING):
            end(process)
        raise
    if failures:
        raise failures[0]
    return [verdicts[fault.id] for fault in faults]


def told(verdict: Verdict) -> str:
    """A verdict as a line of text."""
    how = verdict.by or f"NOT SHOWN: {verdict.unknown}"
    if not verdict.by and not verdict.unknown:
        how = f"SURVIVED: {verdict.fault.breaks}"
    return f"{verdict.fault.id:32} {verdict.seconds:6.1f} s  {how}"


def written(verdicts: list[Verdict], equivalent: list[Fault]) -> str:
    """The text of `caught.md`: every fault, the test that caught it and the seconds it took."""
    lines = [
        "# Who catches what",
        "",
        "Written by `make faults`: each fault of the catalogue, a test that notices it and after",
        "how many seconds, interpreted and two faults at a time on two cores. The test that stands",
        "here is tried first the next time, so that the list keeps itself, and most of the seconds",
        "are those of this one test; `python -m tests.faults --anew` looks for all from the start.",
        "",
        "| fault | what it breaks | caught by | seconds |",
        "|---|---|---|--:|",
    ]
    for verdict in verdicts:
        fault = verdict.fault
        by = f"`{verdict.by}`" if verdict.by else "**nothing**"
        lines.append(
            f"| {fault.id} | {fault.breaks} | {by.replace('|', '/')} | {verdict.seconds:.0f} |"
        )
    if equivalent:
        lines += ["", "Not played, since nothing that can be observed changes:", ""]
        lines += [f"- {fault.id}: {fault.breaks} {fault.equivalent}" for fault in equivalent]
    return "\n".join(lines) + "\n"


def caught_by(text: str) -> dict[str, str]:
    """The test that caught each fault according to `caught.md`."""
    rows = re.findall(r"^\| (\S+) \| .* \| `(.+)` \| \d+ \|$", text, re.MULTILINE)
    tests = {name: by.removesuffix(ENDLESS) for name, by in rows}
    return {name: test for name, test in tests.items() if test.startswith(("tests/", "src/"))}


def main() -> int:
    for number in (signal.SIGINT, signal.SIGTERM):  # also as a shell's job in the background
        signal.signal(number, signal.default_int_handler)
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("prefix", nargs="*", help="prefix of a file or an id; default: all")
    parser.add_argument("--jobs", type=int, default=2, help="how many faults at a time")
    parser.add_argument("--equivalent", action="store_true", help="also run equivalent faults")
    parser.add_argument("--anew", action="store_true", help="ignore who caught what the last time")
    parser.add_argument("--list", action="store_true", help="only list them")
    wishes = parser.parse_args()
    try:
        every = catalogue.load()
    except BadCatalogue as error:
        print(error, file=sys.stderr)
        return 2
    prefixes = tuple(wishes.prefix) or ("",)
    meant = [
        fault for fault in every if fault.file.startswith(prefixes) or fault.id.startswith(prefixes)
    ]
    if not meant:
        print(f"No fault is in {' or '.join(prefixes)}.", file=sys.stderr)
        return 2
    if wishes.list:
        for fault in meant:
            print(f"{fault.id:32} {fault.file}: {fault.breaks}")
        return 0
    faults = [fault for fault in meant if wishes.equivalent or not fault.equivalent]
    begun = time.monotonic()
    last = {} if wishes.anew or not CAUGHT.exists() else caught_by(CAUGHT.read_text("utf-8"))
    verdicts = play_all(faults, min(wishes.jobs, max(1, len(faults))), last)
    minutes = (time.monotonic() - begun) / 60
    survivors = [v for v in verdicts if not v.by and not v.unknown and not v.fault.equivalent]
    unknown = [v for v in verdicts if v.unknown]
    left = [fault for fault in meant if fault.equivalent and not wishes.equivalent]
    if len(meant) == len(every) and not unknown:
        CAUGHT.write_text(written(verdicts, left), encoding="utf-8")
    caught = len(verdicts) - len(survivors) - len(unknown)
    print(f"\n{len(verdicts)} faults in {minutes:.1f} minutes: {caught} caught.")
    for fault in left:
        print(f"Not played, equivalent: {fault.id}: {fault.equivalent}")
    for verdict in survivors + unknown:
        print(told(verdict))
    return 2 if unknown else 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
