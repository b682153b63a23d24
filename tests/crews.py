"""Compares the crews that play bulk work: one process, two, and two nodes of Ray with a core each.

    python -m tests.crews [--pairs 6] [--seconds 20] [--game christina] [--bots steward]
    python -m tests.crews --costs

In each round all three play in turn for about so many seconds, in parts of 5 s; the ratios are
taken round by round, with 95 % intervals. The nodes are started here, in namespaces of their own,
and idle while the others play. What the start takes is told and not counted.

With ``--costs``: for each game, games a second of one process, from its CPU time, and what ten
million games cost 100 such cores that do as well as the pool.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path

from regalia import _native, games
from regalia.arena.cluster import Cluster
from regalia.arena.pool import Crew, Here
from regalia.arena.run import Run, plan
from regalia.arena.simulate import play_games
from regalia.arena.workers import Parts, crew_of, shared
from regalia.bench import machine
from tests.arena import two_nodes
from tests.arena.test_ray import NAMESPACES
from tests.compare import Compared, compared, interval

PART_SECONDS = 5.0
MANY = 10**7
INSIDE = "REGALIA_CREWS_INSIDE"


def played(crew: Crew, run: Run, count: int) -> float:
    """Games a second of a crew, over this many games."""
    begun = time.perf_counter()
    total = sum(part.games for part in shared(crew, play_games, run, Parts(0, count, PART_SECONDS)))
    assert total == count
    return count / (time.perf_counter() - begun)


def started(workers: int | Cluster, run: Run) -> tuple[Crew, float]:
    """A crew that has played a few games, and the seconds which that took."""
    begun = time.perf_counter()
    crew = crew_of(workers)
    played(crew, run, 20)
    return crew, time.perf_counter() - begun


def measure(asked: argparse.Namespace, folder: Path) -> None:
    seats = min(4, games.load(asked.game).max_seats)
    run = plan(asked.game, seats, asked.bots.split(","), {}, 1)
    pool, pool_start = started(2, run)  # forked before Ray has threads here
    pace = played(Here(), run, 200)
    count = int(pace * asked.seconds)
    begun = time.perf_counter()
    two_nodes.loopback()
    first = two_nodes.start_node(
        "one",
        1,
        folder,
        "--head",
        "--port=6399",
        "--include-dashboard=false",
        f"--temp-dir={folder}",
    )
    second = two_nodes.start_node("two", 2, folder, f"--address={two_nodes.ADDRESS}")
    nodes_start = time.perf_counter() - begun
    rates: dict[str, list[float]] = {"one": [], "pool": [], "ray": []}
    try:
        ray, ray_start = started(Cluster(two_nodes.ADDRESS), run)
        with closing(pool), closing(ray):
            for _ in range(asked.pairs):
                rates["one"].append(played(Here(), run, count))
                rates["pool"].append(played(pool, run, 2 * count))
                rates["ray"].append(played(ray, run, 2 * count))
                print({name: round(found[-1], 1) for name, found in rates.items()}, file=sys.stderr)
    finally:
        for node in (second, first):
            node.terminate()
            node.wait(30)
    found = {
        what: compared([a / b for a, b in zip(rates[ours], rates[its], strict=True)])
        for what, ours, its in (("Ray to pool", "ray", "pool"), ("two to one", "pool", "one"))
    }
    print(json.dumps(machine()), _native.form())
    print(f"{asked.game}, {seats} seats, {asked.bots}: games a second, {asked.pairs} rounds.")
    for what, one in found.items():
        print(f"{what}: {shown(one)}")
    print(
        f"Start: two processes {pool_start:.1f} s, `ray start` twice {nodes_start:.1f} s, "
        f"connecting and the first parts {ray_start:.1f} s."
    )


def shown(found: Compared) -> str:
    return f"{found.ratio:.3f} ({interval(found)})"


def costs() -> None:
    print(json.dumps(machine()), _native.form())
    print("| game, seats | bots | games a second of a core | 10 million games on 100 cores |")
    print("|---|---|--:|--:|")
    for name in games.names():
        seats = min(4, games.load(name).max_seats)
        for bots in ("random", "steward"):
            rate = pace(plan(name, seats, [bots], {}, 1))
            minutes = MANY / 100 / rate / 60
            print(f"| {name}, {seats} | {bots} | {rate:,.0f} | {minutes:,.1f} min |", flush=True)


def pace(run: Run, seconds: float = 4.0) -> float:
    """Games a second of CPU time, over about so many."""
    play_games(run, 0, 2)
    done, size = 0, 4
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        play_games(run, done, done + size)
        done += size
        size = min(2 * size, 256)
    return done / (time.process_time() - begun)


def main() -> None:
    reader = argparse.ArgumentParser(prog="tests.crews")
    reader.add_argument("--pairs", type=int, default=6)
    reader.add_argument("--seconds", type=float, default=20.0)
    reader.add_argument("--game", default="christina")
    reader.add_argument("--bots", default="steward")
    reader.add_argument("--costs", action="store_true")
    asked = reader.parse_args()
    if asked.costs:
        costs()
        return
    if INSIDE not in os.environ:
        os.environ[INSIDE] = "yes"
        again = [sys.executable, "-m", "tests.crews", *sys.argv[1:]]
        os.execvp(NAMESPACES[0], [*NAMESPACES, *again])
    with tempfile.TemporaryDirectory(prefix="ray") as folder:
        measure(asked, Path(folder))


if __name__ == "__main__":
    main()
