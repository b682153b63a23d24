"""Duplicate sets of one contender against others, stored in a file so that they can be resumed."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from librt.random import Random

from regalia import _native, bots
from regalia.arena.intervals import ALIKE, Mean, wilson
from regalia.arena.play import play_game
from regalia.arena.run import Run, generator, load, opening, sides_of
from regalia.arena.schedule import rotations
from regalia.arena.workers import spread
from regalia.bench import commit_of, machine
from regalia.bots.plans import PlanPlayer
from regalia.bots.search import SearchConfig, SearchPlayer
from regalia.engine.chance import seed_from
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.past import Past
from regalia.engine.player import Player
from regalia.engine.playout import Tally
from regalia.engine.state import State
from tests.strength import spiel

OURS, THEIRS = "ours", "theirs"
PEER = "openspiel"

Row = dict[str, Any]
"""The result of one set, as JSON values."""
Bounds = tuple[float, float]


def contender(text: str, game: Game, seconds: float) -> Player:
    """A new player as ``text`` describes it, with this many seconds for a decision.

    ``openspiel`` (its MCTS where nothing is hidden, else its ISMCTS), ``steward``, ``random``, a
    level (its own time for a move does not count), or the fields of a `SearchConfig`:
    ``model_rollouts=yes particles=64``. Such words may follow ``openspiel`` too.

    Raises:
        BadOption: there is no such player or search option.
    """
    name, *words = text.split() or [""]
    try:
        if name == PEER:
            if not spiel.installed():
                raise BadOption(spiel.ABSENT)
            peer = spiel.MctsPlayer if game.perfect_information else spiel.SpielPlayer
            return peer(seconds, **keywords(words))
        if "=" in name:
            config = SearchConfig(**keywords(text.split()), seconds=seconds)
            return SearchPlayer(OURS, config, bots.opponent_model(game))
        if name in bots.KINDS and not words:
            player = bots.make(name, game)
            if isinstance(player, SearchPlayer):
                player.config.seconds, player.config.move_seconds = seconds, 0.0
            return player
    except (TypeError, KeyError) as wrong:
        raise BadOption(f"“{text}” describes no player: {wrong}.") from None
    raise BadOption(f"“{text}” describes no player.")


def keywords(words: list[str]) -> dict[str, Any]:
    """Words like ``model_rollouts=yes`` as keyword arguments.

    Raises:
        BadOption: a word is not of this form.
    """
    found: dict[str, Any] = {}
    for word in words:
        name, _, value = word.partition("=")
        try:
            switches: dict[str, Any] = {"yes": True, "no": False}
            number = float if set(value) & set(".e") else int
            found[name] = switches[value] if value in switches else number(value)
        except ValueError:
            raise BadOption(
                f"“{word}” is not an option; write it like model_rollouts=yes or rollout_depth=4."
            ) from None
    return found


class Metered(Player):
    """Wraps a player and counts its decisions, simulations and seconds."""

    def __init__(self, inner: Player) -> None:
        super().__init__(inner.name, inner.remembers)
        self.inner = inner
        self.decisions = 0
        self.simulations = 0
        self.seconds = 0.0

    def recall(self, past: Past) -> None:
        self.inner.recall(past)

    def decide(self, state: State, seat: int, rng: Random) -> int:
        if len(state.legal()) == 1:
            return self.inner.decide(state, seat, rng)
        begun = time.perf_counter()
        action = self.inner.decide(state, seat, rng)
        self.seconds += time.perf_counter() - begun
        self.decisions += 1
        if isinstance(self.inner, SearchPlayer) and self.inner.last_search is not None:
            self.simulations += self.inner.last_search.done
        elif isinstance(self.inner, PlanPlayer):
            self.simulations += sum(self.inner.visits)
        elif isinstance(self.inner, spiel.SpielPlayer):
            self.simulations += self.inner.done
        return action


@dataclass(frozen=True)
class Pairing:
    """Our bot against copies of theirs on all other sides, with equal time for a decision.

    Without allies each seat is a side; allied seats are played by the same bot.
    """

    game: str
    seats: int
    seconds: float
    ours: str
    theirs: str
    seed: int
    options: dict[str, int] = field(default_factory=dict)

    def run(self) -> Run:
        """The run of the sets, for the functions of the arena.

        Raises:
            BadOption: there is no such game, number of seats or player, or the time is not valid.
        """
        if not 0 < self.seconds < math.inf:
            raise BadOption(f"A decision takes a positive number of seconds, not {self.seconds}.")
        if self.seats < 2:
            raise BadOption("It takes two seats to compare.")
        rules = load(self.game)
        sides = sides_of(rules.new(self.seats, self.options))
        options = rules.complete_options(self.seats, self.options)
        bots = tuple(THEIRS if side else OURS for side in sides)
        run = Run(self.game, tuple(options.items()), bots, self.seed)
        for text in (self.ours, self.theirs):
            contender(text, load(self.game), self.seconds)
        return run

    def play(self, run: Run, number: int) -> Row:
        """Play one set: all rotations with the same chance events, new players for each game."""
        seed = seed_from(run.seed, f"set {number}")
        texts = {OURS: self.ours, THEIRS: self.theirs}
        games = []
        meters = {whose: Metered(Player(whose)) for whose in texts}
        sides = sides_of(opening(run))
        first = [sides.index(side) for side in range(max(sides) + 1)]
        for turn, turned in enumerate(rotations([run.bots[seat] for seat in first])):
            label = f"set {number} game {turn}"
            whose = [turned[side] for side in sides]
            seated = [Metered(contender(texts[w], load(run.game), self.seconds)) for w in whose]
            rngs = [generator(run, f"{label} seat {seat}") for seat in range(run.seats)]
            state = opening(run)
            play_game(state, list(seated), rngs, seed, Tally())
            games.append(
                {
                    "seat": turned.index(OURS),
                    "returns": [state.returns()[seat] for seat in first],
                    "scores": [int(state.scores()[seat]) for seat in first],
                }
            )
            for who, player in zip(whose, seated, strict=True):
                meters[who].decisions += player.decisions
                meters[who].simulations += player.simulations
                meters[who].seconds += player.seconds
        return {"set": number, "match": vars(self), "games": games} | {
            who: {
                "decisions": meter.decisions,
                "simulations": meter.simulations,
                "seconds": round(meter.seconds, 3),
            }
            for who, meter in meters.items()
        }


@dataclass(frozen=True)
class Rest:
    """The sets of a pairing that are not done yet, by number; sent to worker processes."""

    pairing: Pairing
    numbers: tuple[int, ...]


def play_rest(rest: Rest, first: int, end: int) -> list[Row]:
    """Play the remaining sets from the place ``first`` to ``end`` - 1."""
    run = rest.pairing.run()
    return [rest.pairing.play(run, number) for number in rest.numbers[first:end]]


def rows_in(out: Path, pairing: Pairing) -> list[Row]:
    """The sets in a file; an incomplete last line is removed.

    Raises:
        BadOption: the file holds sets of another match, or something else.
    """
    if not out.exists():
        return []
    text = out.read_text()
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        out.write_text(whole)
    try:
        rows = [json.loads(line) for line in whole.splitlines()]
        matches = [row["match"] for row in rows]
    except (ValueError, TypeError, KeyError):
        raise BadOption(f"{out} does not hold sets; name another file.") from None
    if any(match != vars(pairing) for match in matches):
        raise BadOption(f"{out} holds sets of another match; name another file.")
    return rows


def play(
    pairing: Pairing,
    sets: int,
    workers: int,
    out: Path | None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Row]:
    """All sets from 0 to ``sets`` - 1: those in the file, then the others as they are played.

    Raises:
        BadOption: the pairing, the number of sets or workers, or the file is not valid.
    """
    pairing.run()  # refused before anything is played
    if sets < 1:
        raise BadOption(f"At least 1 set is played, not {sets}.")
    rows = rows_in(out, pairing) if out is not None else []
    rows = [row for row in rows if row["set"] < sets]
    yield from rows
    done = {row["set"] for row in rows}
    rest = Rest(pairing, tuple(number for number in range(sets) if number not in done))
    if not rest.numbers:
        return
    code = f"{commit_of(Path(__file__).resolve().parents[2]) or 'unknown'}, {_native.form()}"
    for part in spread(play_rest, rest, len(rest.numbers), workers, progress, "set"):
        for row in part:
            row["code"] = code
            if out is not None:
                with out.open("a") as file:
                    file.write(json.dumps(row) + "\n")
            yield row


@dataclass
class Figures:
    """The results of our bot. ``share`` is its share of the wins; a shared win counts in part.

    ``lead`` is the difference between its mean return and that of one of theirs.
    """

    sets: int
    games: int
    won: int
    lost: int
    share: float
    share_bounds: Bounds
    sides: int
    lead: float
    lead_bounds: Bounds

    @property
    def duels_bounds(self) -> Bounds:
        """The interval of our bot's share of the decided sets."""
        return wilson(self.won, self.won + self.lost)

    @property
    def fair(self) -> float:
        """The share as a multiple of a side’s share among equal bots."""
        return self.share * self.sides

    @property
    def fair_bounds(self) -> Bounds:
        """The interval of `fair`."""
        low, high = self.share_bounds
        return low * self.sides, high * self.sides


def figures(rows: list[Row]) -> Figures:
    """The results of sets, with intervals over sets: games of one set share their chance events.

    Our bot wins a set if it has won more of it than the mean of theirs.
    """
    share, ahead, won, lost = Mean(), Mean(-1.0, 1.0), 0, 0
    sides = len(rows[0]["games"])
    for row in rows:
        ours = [game["returns"][game["seat"]] for game in row["games"]]
        total = [sum(game["returns"]) for game in row["games"]]
        lead = sum(ours) - (sum(total) - sum(ours)) / (sides - 1)
        won += lead > ALIKE
        lost += lead < -ALIKE
        share.note(sum(ours) / sides)
        ahead.note(lead / sides)
    return Figures(
        len(rows),
        len(rows) * sides,
        won,
        lost,
        share.value,
        share.bounds(),
        sides,
        ahead.value,
        ahead.bounds(),
    )


def pace(rows: list[Row], side: str) -> tuple[float, float]:
    """Simulations a second, and seconds a decision; forced decisions do not count."""
    sums = {
        key: sum(row[side][key] for row in rows) for key in ("decisions", "simulations", "seconds")
    }
    seconds = sums["seconds"] or 1.0
    return sums["simulations"] / seconds, sums["seconds"] / max(1, sums["decisions"])


def chosen(pairing: Pairing) -> str:
    """The options named, as words after others."""
    return "".join(f", {name} {value}" for name, value in pairing.options.items())


def summary(pairing: Pairing, rows: list[Row]) -> list[str]:
    """The figures as lines of text."""
    found = figures(rows)
    low, high = found.share_bounds
    lines = [
        f"{load(pairing.game).title}, {pairing.seats} seats, {pairing.seconds:g} s a decision, "
        f"seed {pairing.seed}{chosen(pairing)}: {pairing.ours} against {pairing.theirs}",
        f"{found.sets} sets, {found.games} games. Bounds hold with 95 %, over sets.",
        f"{machine()}; commit {'; commit '.join(sorted({row['code'] for row in rows}))}",
    ]
    if found.won + found.lost:
        least, most = found.duels_bounds
        lines.append(
            f"Sets won {found.won}, lost {found.lost}, "
            f"undecided {found.sets - found.won - found.lost}: "
            f"{found.won / (found.won + found.lost):.1%} of the decided "
            f"({100 * least:.1f}–{most:.1%})."
        )
    lines.append(
        f"Share of the wins {found.share:.1%} ({100 * low:.1f}–{high:.1%}), "
        f"{found.fair:.2f} of a fair share "
        f"({found.fair_bounds[0]:.2f}–{found.fair_bounds[1]:.2f})."
    )
    low, high = found.lead_bounds
    lines.append(
        f"More wins than one of theirs in 100 games: {100 * found.lead:+.1f} "
        f"({100 * low:+.1f} to {100 * high:+.1f})."
    )
    for side, text in ((OURS, pairing.ours), (THEIRS, pairing.theirs)):
        rate, seconds = pace(rows, side)
        lines.append(f"{text}: {rate:,.0f} simulations/s, {seconds:.3f} s a decision.")
    return lines
