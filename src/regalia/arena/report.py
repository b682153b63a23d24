"""What games came to, told twice: as plain values for JSON, and as tables for people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table

from regalia.arena.intervals import around_mean, wilson
from regalia.arena.run import Run, load
from regalia.arena.sets import SetCounts
from regalia.arena.simulate import Counts, Length, Lengths

Row = dict[str, Any]

DIGITS = 6
"""Decimal places of shares and means as plain values."""


@dataclass(frozen=True)
class Report:
    """What ``games`` games came to.

    ``plain`` are values that JSON has, a function of the run and never of the clock; ``told`` gives
    the same for people, with the seconds it took.
    """

    games: int
    plain: dict[str, Any]
    told: Callable[[float], RenderableType]


def of_games(run: Run, counts: Counts) -> Report:
    """The report of games, seat by seat.

    ``share`` is the seat's part of all wins, a shared win counting as its part of one, between
    ``low`` and ``high`` with 95 % confidence.
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
    plain = {**_head(run), "games": counts.games, "by_seat": rows, **_tail(counts.lengths)}
    return Report(counts.games, plain, lambda seconds: _told_games(run, rows, counts, seconds))


def of_sets(run: Run, counts: SetCounts) -> Report:
    """The report of duplicate sets, bot by bot.

    ``share`` is the bot's part of all sets, a shared set counting as its part of one, between
    ``low`` and ``high`` with 95 % confidence; ``mean_return`` what a seat in its hands won of a
    game, with bounds over sets.
    """
    rows: list[Row] = []
    for bot, name in enumerate(counts.names):
        low, high = wilson(counts.won[bot], counts.sets)
        bounds = around_mean(counts.returns[bot], counts.squares[bot], counts.sets)
        rows.append(
            {
                "bot": name,
                "seats": run.bots.count(name),
                "sets_won": round(counts.won[bot], DIGITS),
                "share": round(counts.won[bot] / counts.sets, DIGITS),
                "low": round(low, DIGITS),
                "high": round(high, DIGITS),
                "mean_return": round(counts.returns[bot] / counts.sets, DIGITS),
                "return_low": round(bounds[0], DIGITS),
                "return_high": round(bounds[1], DIGITS),
                "mean_score": round(counts.points[bot] / counts.sets, DIGITS),
            }
        )
    games = counts.lengths.moves.games
    head = {**_head(run), "sets": counts.sets, "games": games, "by_bot": rows}
    plain = {**head, "tied_sets": counts.tied, **_tail(counts.lengths)}
    return Report(games, plain, lambda seconds: _told_sets(run, rows, counts, seconds))


def _told_games(run: Run, rows: list[Row], counts: Counts, seconds: float) -> RenderableType:
    table = _table("seat", "bot", "won alone", "shared", "of all wins", "with 95 %", "mean score")
    for row in rows:
        table.add_row(
            str(row["seat"]),
            row["bot"],
            str(row["won"]),
            str(row["shared"]),
            f"{row['share']:.1%}",
            _bounds(row["low"], row["high"]),
            f"{row['mean_score']:.2f}",
        )
    return Group(_title(run), table, *_told_lengths(counts.lengths, seconds))


def _told_sets(run: Run, rows: list[Row], counts: SetCounts, seconds: float) -> RenderableType:
    table = _table("bot", "seats", "sets", "share", "with 95 %", "a game", "with 95 %", "score")
    for row in rows:
        table.add_row(
            row["bot"],
            str(row["seats"]),
            f"{row['sets_won']:g}",
            f"{row['share']:.1%}",
            _bounds(row["low"], row["high"]),
            f"{row['mean_return']:.1%}",
            _bounds(row["return_low"], row["return_high"]),
            f"{row['mean_score']:.2f}",
        )
    sets = f"{counts.sets} sets: {counts.tied} shared."
    return Group(_title(run), table, sets, *_told_lengths(counts.lengths, seconds))


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in columns:
        table.add_column(name, justify="left" if name == "bot" else "right", no_wrap=True)
    return table


def _title(run: Run) -> str:
    options = "".join(f", {name}={value}" for name, value in run.options)
    return f"{load(run.game).title}, {run.seats} seats{options}, seed {run.seed}"


def _head(run: Run) -> dict[str, Any]:
    return {
        "game": run.game,
        "rules": load(run.game).version,
        "seats": run.seats,
        "options": dict(run.options),
        "bots": list(run.bots),
        "seed": run.seed,
    }


def _tail(lengths: Lengths) -> dict[str, Any]:
    return {
        "tied_games": lengths.tied,
        "nobody_won": lengths.nobody,
        "moves": _plain_length(lengths.moves),
        "decisions": _plain_length(lengths.decisions),
    }


def _plain_length(length: Length) -> dict[str, float | int]:
    return {"mean": round(length.mean, DIGITS), "min": length.least, "max": length.most}


def _told_lengths(lengths: Lengths, seconds: float) -> list[str]:
    games = lengths.moves.games
    return [
        f"{games} games: {lengths.tied} shared, {lengths.nobody} won by nobody.",
        f"{_told_length('moves', lengths.moves)}, {_told_length('decisions', lengths.decisions)}.",
        f"{seconds:.1f} s, {games / seconds:,.0f} games/s.",
    ]


def _told_length(name: str, length: Length) -> str:
    return f"{length.mean:.1f} {name} a game ({length.least} to {length.most})"


def _bounds(low: float, high: float) -> str:
    return f"{100 * low:.1f}–{high:.1%}"
