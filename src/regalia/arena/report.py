"""Reports of simulations, as plain values for JSON and as tables for people."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from regalia.arena.counts import Counts, Length, Lengths
from regalia.arena.intervals import wilson
from regalia.arena.run import Run
from regalia.engine.game import Game

Row = dict[str, Any]

LEFT = ("bot", "against", "alone among")
DIGITS = 6
"""Decimal places of shares and means as plain values."""


@dataclass(frozen=True)
class Report:
    """The results of a run that played ``games`` games; others may have been in a file.

    ``plain`` are JSON values that depend on the run and never on the clock; ``render`` makes tables
    of them for people, given the seconds that the run took.
    """

    games: int
    plain: dict[str, Any]
    render: Callable[[float], RenderableType]


def games_report(run: Run, counts: Counts, played: int | None = None) -> Report:
    """The report of a simulation, by seat.

    ``share`` is the seat's share of all wins, with shared wins divided, and ``low`` to ``high`` its
    95 % interval.
    """
    rows: list[Row] = []
    for seat, name in enumerate(run.bots):
        low, high = wilson(counts.returns[seat], counts.games)
        rows.append(
            {
                "seat": seat + 1,
                "bot": name,
                "won": counts.won[seat],
                "shared": counts.shared[seat],
                "share": round(counts.returns[seat] / counts.games, DIGITS),
                "low": round(low, DIGITS),
                "high": round(high, DIGITS),
                "mean_score": round(counts.scores[seat] / counts.games, DIGITS),
            }
        )
    plain = {**_head(run), "games": counts.games, "by_seat": rows, **tail(counts.lengths)}
    fresh = counts.games if played is None else played
    return Report(fresh, plain, lambda seconds: _render_games(run, rows, counts, fresh, seconds))


def _render_games(
    run: Run, rows: list[Row], counts: Counts, played: int, seconds: float
) -> RenderableType:
    found = table("seat", "bot", "won alone", "shared", "of all wins", "with 95 %", "mean score")
    for row in rows:
        found.add_row(
            str(row["seat"]),
            row["bot"],
            str(row["won"]),
            str(row["shared"]),
            f"{row['share']:.1%}",
            shown_bounds(row["low"], row["high"]),
            f"{row['mean_score']:.2f}",
        )
    return Group(
        title(run.rules(), run.seats, dict(run.options), run.seed),
        found,
        *length_lines(counts.lengths, seconds, played),
    )


def table(*columns: str) -> Table:
    """An empty table: words are aligned left, numbers right."""
    empty = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in columns:
        empty.add_column(name, justify="left" if name in LEFT else "right", no_wrap=True)
    return empty


def title(game: Game, seats: int, options: Mapping[str, int], seed: int) -> str:
    """The game, its data if they are not its own, seats, options and seed, in one line."""
    cards = f" ({game.data_title})" if game.data_title else ""
    given = "".join(f", {name}={value}" for name, value in options.items())
    return f"{game.title}{cards}, {seats} {'seat' if seats == 1 else 'seats'}{given}, seed {seed}"


def _head(run: Run) -> dict[str, Any]:
    return {
        "game": run.game,
        "rules": run.rules().version,
        "data": run.rules().data_hash,
        "seats": run.seats,
        "options": dict(run.options),
        "bots": list(run.bots),
        "seed": run.seed,
    }


def tail(lengths: Lengths) -> dict[str, Any]:
    """The lengths and endings of games, as plain values."""
    return {
        "tied_games": lengths.tied,
        "nobody_won": lengths.nobody,
        "moves": _plain_length(lengths.moves),
        "decisions": _plain_length(lengths.decisions),
    }


def _plain_length(length: Length) -> dict[str, float | int]:
    return {"mean": round(length.mean, DIGITS), "min": length.least, "max": length.most}


def length_lines(lengths: Lengths, seconds: float, played: int | None = None) -> list[str]:
    """The lengths and endings in words, and the speed; ``played`` games of them in this run."""
    games = lengths.moves.games
    return [
        f"{games} games: {lengths.tied} shared, {lengths.nobody} won by none of the players.",
        f"{_length('moves', lengths.moves)}, {_length('decisions', lengths.decisions)}.",
        f"{seconds:.1f} s, {(games if played is None else played) / seconds:,.0f} games/s.",
    ]


def _length(name: str, length: Length) -> str:
    return f"{length.mean:.1f} {name} a game ({length.least} to {length.most})"


def shown_bounds(low: float, high: float) -> str:
    """An interval of shares, in percent."""
    return f"{100 * low:.1f}–{high:.1%}"
