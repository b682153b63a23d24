"""The benchmark of games and searches, with OpenSpiel as a peer in the same run.

Engine and peer are measured alternately in several rounds, and the median round counts, so that
noise of the machine affects both alike.
"""

from __future__ import annotations

import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from librt.random import Random
from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from regalia import _native, bots, games
from regalia.bots.levels import search_config
from regalia.bots.search import Search, SearchConfig
from regalia.bots.tree import Tree
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.playout import copies, imaginings, random_games
from regalia.engine.state import CHANCE, OVER, State

ROUNDS = 5
SEATS = 4
"""Number of seats for measuring games, or the nearest that a game allows."""
STRIDE = 6
"""Decisions between two positions of a random game that are copied and imagined."""

PEERS = ("hearts", "gin_rummy", "backgammon")
"""Games of OpenSpiel: two of cards with hidden hands, and one of dice and pieces."""

LONGEST_SEARCH = 1.0
"""Maximum seconds of a measured search, about what a player takes for a decision."""

TIMES = 100
"""Copies or imaginings of a position between two readings of the clock."""

Counts = dict[str, int]
"""Numbers of things done, by kind."""
Rates = dict[str, float]
"""Things done a second, by kind: ``games_per_s``."""
Meter = Callable[[float], Rates]
"""Measures one round of about this many seconds."""
Figures = dict[str, Any]
"""All figures, as JSON values; see `measure`."""


class Playouts:
    """Measures playouts of one of our games at a number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.start = game.new(seats)
        self.positions = mid_game(self.start)
        self.rng = Random(1)

    def round(self, seconds: float) -> Rates:
        """The rates of games, moves, decisions, copies and imaginings in one round."""
        part = seconds / 2
        rates = rates_of(self.games, part)
        rates.update(rates_of(self.copies, part / 2))
        rates.update(rates_of(self.imaginings, part / 2))
        return rates

    def games(self) -> Counts:
        """Play a few random games."""
        tally = random_games(self.start, 20, self.rng)
        return {"games": tally.games, "moves": tally.moves, "decisions": tally.decisions}

    def copies(self) -> Counts:
        """Copy each sample position many times."""
        for state in self.positions:
            copies(state, TIMES)
        return {"copies": TIMES * len(self.positions)}

    def imaginings(self) -> Counts:
        """Imagine each sample position many times, for the seats in turn."""
        for i, state in enumerate(self.positions):
            imaginings(state, i % state.seats, TIMES, self.rng)
        return {"imagines": TIMES * len(self.positions)}


class Searches:
    """Measures a search from the first decision of one of our games."""

    def __init__(self, game: Game, seats: int, config: SearchConfig) -> None:
        self.config = config
        self.model = bots.opponent_model(game)
        self.state = first_decision(game.new(seats))
        self.rng = Random(1)

    def round(self, seconds: float) -> Rates:
        """The rates of iterations and of simulated decisions in one round."""
        return rates_of(lambda: self.search(seconds), seconds)

    def search(self, seconds: float) -> Counts:
        """Search with an empty tree, as a player does at its first decision."""
        seat = self.state.to_act
        search = Search(self.config, self.model, self.state, seat, self.rng, Tree())
        search.run(0, min(seconds, LONGEST_SEARCH))
        return {"iterations": search.done, "decisions": search.decisions}


def first_decision(start: State) -> State:
    """The position at the first decision of a game."""
    state, rng = start.copy(), Random(7)
    while state.to_act == CHANCE:
        state.apply(state.sample(rng))
    return state


def mid_game(start: State) -> list[State]:
    """Positions along one random game, from its first decision to its last."""
    state, rng = start.copy(), Random(7)
    found: list[State] = []
    decisions = 0
    while state.to_act != OVER:
        if state.to_act == CHANCE:
            state.apply(state.sample(rng))
            continue
        if decisions % STRIDE == 0:
            found.append(state.copy())
        actions = state.legal()
        state.apply(actions[rng.randrange(len(actions))])
        decisions += 1
    return found


def play_for_profile() -> None:
    """Play random games of all sizes, imagine positions and search, for `make fast`."""
    for name in games.names():
        game, rng = games.load(name), Random(1)
        for seats in range(game.min_seats, game.max_seats + 1):
            decisions = 0
            while decisions < 60_000:
                decisions += random_games(game.new(seats), 5, rng).decisions
        config, model = search_config("marshal", game), bots.opponent_model(game)
        for number, state in enumerate(mid_game(game.new(_seats(game)))):
            if number < 40 and state.to_act >= 0:
                imaginings(state, state.to_act, 200, rng)
                Search(config, model, state, state.to_act, rng, Tree()).run(50, 0.0)


class Peer:
    """Measures a game of OpenSpiel, driven from Python as its documentation shows.

    Chance nodes do not count as decisions, but their time counts, as in our games.
    """

    def __init__(self, name: str) -> None:
        self.game = import_module("pyspiel").load_game(name)
        self.rng = random.Random(1)

    def play(self) -> Counts:
        """Play one random game; its steps are decisions and chance events."""
        rng, state = self.rng, self.game.new_initial_state()
        steps = decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
            steps += 1
        return {"decisions": decisions, "steps": steps}

    def round(self, seconds: float) -> Rates:
        """The rates of decisions and steps in one round."""
        return rates_of(self.play, seconds)


def rates_of(work: Callable[[], Counts], seconds: float) -> Rates:
    """Repeat work for this many seconds, at least once; the rates of what it did."""
    done: Counts = {}
    begun = time.perf_counter()
    while True:
        for what, count in work().items():
            done[what] = done.get(what, 0) + count
        spent = time.perf_counter() - begun
        if spent >= seconds:
            return {f"{what}_per_s": count / spent for what, count in done.items()}


def check_time(seconds: float) -> None:
    """Check the time for a benchmark.

    Raises:
        BadOption: the time is not a positive number of seconds.
    """
    if not 0 < seconds < float("inf"):
        raise BadOption(f"The bench takes a positive number of seconds, not {seconds}.")


def measure(seconds: float = 20.0, loaded: Sequence[Game] = ()) -> Figures:
    """Measure every game and, if installed, OpenSpiel, in about this many seconds.

    A game of ``loaded`` replaces that of its name, and has its own data.

    Returns JSON values: ``machine``, ``commit``, ``form``, ``versions``, ``data`` (their hash) by
    game, ``playouts`` by game and seats, ``searches`` by game, ``peers``, and ``ratios``: of our
    moves and decisions to the peers' decisions, and of decisions inside a search to those of bare
    playouts.

    Raises:
        BadOption: the time is not a positive number of seconds.
    """
    check_time(seconds)
    found = {name: games.load(name) for name in games.names()}
    found |= {game.name: game for game in loaded}
    ours = {name: _seats(game) for name, game in found.items()}
    meters: dict[str, Meter] = {
        name: Playouts(found[name], seats).round for name, seats in ours.items()
    }
    for name, seats in ours.items():
        game = found[name]
        meters[f"{name} plain"] = Searches(game, seats, SearchConfig()).round
        meters[f"{name} marshal"] = Searches(game, seats, search_config("marshal", game)).round
    if find_spec("pyspiel") is not None:
        for name in PEERS:
            meters[f"openspiel_{name}"] = Peer(name).round
    rates = measure_in_turns(meters, seconds)
    playouts = {name: {str(seats): rates[name]} for name, seats in ours.items()}
    searches = {
        name: {kind: rates[f"{name} {kind}"] for kind in ("plain", "marshal")} for name in ours
    }
    peers = {name: rates[name] for name in meters if name.startswith("openspiel")}
    return {
        "machine": machine(),
        "commit": commit_of(_native.checkout(Path(__file__).resolve().parent)),
        "form": _native.form(),
        "versions": versions(),
        "data": {name: game.data_hash for name, game in found.items()},
        "playouts": playouts,
        "searches": searches,
        "peers": peers,
        "ratios": {
            f"{name}_{what}_to_{peer}_decisions": round(
                rates[name][f"{what}_per_s"] / rates[peer]["decisions_per_s"], 2
            )
            for name in ours
            for what in ("moves", "decisions")
            for peer in peers
        }
        | {
            f"{name}_searched_to_played_out_decisions": round(
                rates[f"{name} plain"]["decisions_per_s"] / rates[name]["decisions_per_s"], 2
            )
            for name in ours
        },
    }


def measure_in_turns(meters: dict[str, Meter], seconds: float) -> dict[str, Rates]:
    """Run all meters in turn, `ROUNDS` times; the median of each figure."""
    part = seconds / ROUNDS / len(meters)
    rounds = [{name: meter(part) for name, meter in meters.items()} for _ in range(ROUNDS)]
    return {
        name: {
            figure: _rounded(median(one[name][figure] for one in rounds))
            for figure in rounds[0][name]
        }
        for name in meters
    }


def _rounded(rate: float) -> float:
    """A rate rounded to units, or to three significant digits below 100; never 0."""
    return float(round(rate)) if rate >= 100 else float(f"{rate:.3g}")


def _seats(game: Game) -> int:
    return min(max(SEATS, game.min_seats), game.max_seats)


def machine() -> str:
    """The processor, the number of cores available to this process, system and Python version."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.is_file():
        for line in info.read_text().splitlines():
            key, _, value = line.partition(":")
            if key.strip() == "model name":
                model = value.strip()
                break
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{model}, {cores()} cores, {platform.system()}, {python}"


def cores() -> int:
    """The number of cores available to this process; in a container often not all."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def commit_of(root: Path | None) -> str | None:
    """The short commit hash of a checkout, with ``+dirty`` if there are uncommitted changes.

    None without a checkout, a commit or git.
    """
    if root is None:
        return None
    try:
        head = _git(root, "rev-parse", "--short", "HEAD")
        changed = _git(root, "status", "--porcelain")
    except (OSError, subprocess.CalledProcessError):
        return None
    return f"{head}+dirty" if changed else head


def _git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def versions() -> dict[str, str]:
    """The installed versions of regalia, its compiler and the peer."""
    found = {}
    for name in ("regalia", "mypy", "librt", "open_spiel"):
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def render(figures: Figures) -> RenderableType:
    """The figures of `measure` as tables for people."""
    where = f"{figures['machine']}; commit {figures['commit'] or 'unknown'}, {figures['form']}"
    table = Table("game", "seats", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("games/s", "moves/s", "decisions/s", "copy", "imagine"):
        table.add_column(column, justify="right")
    for name, by_seats in figures["playouts"].items():
        for seats, rates in by_seats.items():
            table.add_row(
                name,
                seats,
                _shown(rates["games_per_s"]),
                _shown(rates["moves_per_s"]),
                _shown(rates["decisions_per_s"]),
                f"{1e6 / rates['copies_per_s']:.2f} µs",
                f"{1e6 / rates['imagines_per_s']:.2f} µs",
            )
    peers = [
        f"{peer}: {_shown(rates['decisions_per_s'])} decisions/s from Python."
        for peer, rates in figures["peers"].items()
    ]
    ratios = [f"{name.replace('_', ' ')}: {ratio}." for name, ratio in figures["ratios"].items()]
    absent = [] if peers else ["OpenSpiel is not installed, so no peer was measured."]
    found = Table("game", "search", box=SIMPLE_HEAD, pad_edge=False)
    for column in ("iterations/s", "decisions/s"):
        found.add_column(column, justify="right")
    for name, by_kind in figures["searches"].items():
        for kind, rates in by_kind.items():
            found.add_row(
                name, kind, _shown(rates["iterations_per_s"]), _shown(rates["decisions_per_s"])
            )
    return Group(
        where,
        "Random whole games on one core:",
        table,
        "Searches from the first decision, on one core:",
        found,
        *peers,
        *ratios,
        *absent,
    )


def _shown(rate: float) -> str:
    """A rate as people read it.

    >>> _shown(12345.6), _shown(0.0123)
    ('12,346', '0.0123')
    """
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"
