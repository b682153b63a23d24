"""Reports of contests, as plain values for JSON and as tables for people."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table

from regalia.arena.contest import Contest, by_clock
from regalia.arena.intervals import Mean, wilson
from regalia.arena.ratings import MIN_SETS, Rating, rate
from regalia.arena.report import DIGITS, Report, Row, length_lines, shown_bounds, table, tail, title
from regalia.arena.schedule import games_a_set, whole_rounds
from regalia.arena.sequential import BOUND, ERROR, SequentialTest
from regalia.arena.standings import Pair, Standings

EXPLAINED = (
    "Rating: 0 is the mean of these bots; a bot 100 points above another is placed ahead of it 64 "
    "times in 100, 200 points 76, 400 points 91 times. Won: a seat's share of the wins, shared "
    "wins divided; to fair: that share divided by the mean of all seats of these games."
)
PAIRS_EXPLAINED = (
    "Won: the share of sets in which the first won more games than the second; equal sets count a "
    "half. More wins: wins of a seat of the first less those of one of the second, in 100 games."
)
SEATS_EXPLAINED = "Wins of each bot in each seat, with 95 % bounds."


def contest_report(standings: Standings, played: int | None = None) -> Report:
    """The report of a contest; ``played`` of its sets were played in this run (None: all).

    In ``by_bot``, strongest first, ``won`` is the bot's mean return and ``fair`` that of all seats
    of its games. In ``pairs``, ``sets_won`` is the share of sets that ``bot`` won from ``against``,
    ``more`` the difference of their mean returns, ``ahead`` the share of games in which ``bot`` was
    placed ahead. All have 95 % intervals over sets.
    """
    contest = standings.contest
    ratings = rate(standings.blocks, len(contest.bots))
    order = sorted(range(len(contest.bots)), key=lambda bot: -_points(ratings[bot]))
    rows = [_of_bot(standings, bot, ratings[bot]) for bot in order]
    pairs = [
        _of_pair(standings, bot, other)
        for place, bot in enumerate(order)
        for other in order[place + 1 :]
    ]
    always, slow = by_clock(contest)
    plain = {
        "game": contest.game,
        "rules": contest.rules,
        "data": contest.data,
        "version": contest.version,
        "code": contest.code,
        "seats": contest.seats,
        "options": contest.options,
        "bots": list(contest.bots),
        "seed": contest.seed,
        "sets": standings.sets,
        "games": standings.lengths.moves.games,
        "games_a_set": games_a_set(contest.bots, contest.places),
        "sets_for_balance": whole_rounds(contest.bots, contest.places),
        "by_clock": always,
        "by_clock_if_slow": slow,
        "test": None if standings.test is None else _of_test(contest, standings.test),
        "by_bot": rows,
        "pairs": pairs,
        **tail(standings.lengths),
    }
    games = games_a_set(contest.bots, contest.places) * (
        standings.sets if played is None else played
    )
    return Report(games, plain, lambda seconds: _render(standings, plain, games, seconds))


def _points(rating: Rating | None) -> float:
    return 0.0 if rating is None else rating.points


def _of_bot(standings: Standings, bot: int, rating: Rating | None) -> Row:
    standing = standings.bots[bot]
    fair = standing.fair.value if standing.fair.count else 1 / standings.contest.places
    return {
        "bot": standings.contest.bots[bot],
        "sets": standing.won.count,
        "rating": None if rating is None else round(rating.points, 1),
        "rating_low": _rounded(None if rating is None else rating.low),
        "rating_high": _rounded(None if rating is None else rating.high),
        **_of_mean("won", standing.won),
        "fair": round(fair, DIGITS),
        "won_to_fair": round(standing.won.value / fair, DIGITS) if fair else None,
        "mean_score": round(standing.score.value, DIGITS),
        "by_seat": [
            {"seat": seat + 1, **_of_mean("won", mean)} for seat, mean in enumerate(standing.seats)
        ],
    }


def _of_pair(standings: Standings, bot: int, other: int) -> Row:
    """The statistics of a pair, seen from ``bot``."""
    turned = bot > other
    pair = standings.pairs[(other, bot) if turned else (bot, other)]
    names = standings.contest.bots
    row = {
        "bot": names[bot],
        "against": names[other],
        "sets": pair.more.count,
        **_of_sets(pair, turned),
        **_of_mean("more", pair.more, turned),
        **_of_mean("ahead", pair.ahead, turned),
    }
    if len(names) < standings.contest.places:
        alone, crowd = (pair.crowd, pair.alone) if turned else (pair.alone, pair.crowd)
        row.update(_of_mean("alone", alone))
        row.update(_of_mean("other_alone", crowd))
    return row


def _of_sets(pair: Pair, turned: bool) -> Row:
    """The share of sets that the one won from the other; a half if they never met."""
    sets = pair.more.count
    won = sets - pair.sets if turned else pair.sets
    low, high = wilson(won, sets) if sets else (0.0, 1.0)
    share = won / sets if sets else 0.5
    return {
        "sets_won": round(share, DIGITS),
        "sets_won_low": round(low, DIGITS),
        "sets_won_high": round(high, DIGITS),
    }


def _of_mean(name: str, mean: Mean, turned: bool = False) -> Row:
    """A mean with its interval; ``turned``: seen from the other bot."""
    value, (low, high) = mean.value, mean.bounds()
    if turned:
        both = mean.least + mean.most
        value, low, high = both - value, both - high, both - low
    return {
        name: round(value, DIGITS) + 0.0,
        f"{name}_low": round(low, DIGITS) + 0.0,
        f"{name}_high": round(high, DIGITS) + 0.0,
    }


def _of_test(contest: Contest, test: SequentialTest) -> Row:
    assert contest.claims is not None
    return {
        "bot": contest.bots[0],
        "against": contest.bots[1],
        "h0": contest.claims[0],
        "h1": contest.claims[1],
        "error": ERROR,
        "llr": round(test.llr, DIGITS) + 0.0,
        "bound": round(BOUND, DIGITS),
        "accepted": test.accepted or None,
        "sets": test.sets,
    }


def _rounded(points: float | None) -> float | None:
    return None if points is None else round(points, 1)


def _render(
    standings: Standings, plain: dict[str, Any], played: int, seconds: float
) -> RenderableType:
    contest = standings.contest
    rows, pairs = plain["by_bot"], plain["pairs"]
    parts: list[RenderableType] = [
        title(contest.load(), contest.seats, contest.options, contest.seed),
        _sets_line(standings),
    ]
    if plain["test"] is not None:
        parts.append(_test_line(plain["test"]))
    parts += [_bots_table(rows), EXPLAINED, "", _pairs_table(pairs), PAIRS_EXPLAINED, ""]
    if len(contest.bots) < contest.places:
        fair = f"Won alone at a table of the other; equals win {rows[0]['fair']:.1%}."
        parts += [_alone_table(pairs), fair, ""]
    parts += [_seats_table(rows, contest.seats), SEATS_EXPLAINED, "", *_warnings(plain)]
    return Group(*parts, *length_lines(standings.lengths, seconds, played))


def _sets_line(standings: Standings) -> str:
    bots, places = standings.contest.bots, standings.contest.places
    place = "seat" if places == standings.contest.seats else "side"
    sets = f"{standings.sets} sets of {games_a_set(bots, places)} games on one fortune each."
    if len(bots) < places:
        crowd = "one of the other" if places == 2 else f"{places - 1} of the other"
        return f"{sets} In a set two bots meet: each sits alone in every {place} among {crowd}."
    if len(bots) > places:
        return f"{sets} In a set {places} of the {len(bots)} bots meet, each once in every {place}."
    return f"{sets} In a set each bot sits once in every {place}."


def _test_line(test: Row) -> str:
    claims = (
        f"Sequential test, sets in order. H0: {test['bot']} has {test['h0']:+g} wins in 100 games "
        f"more than {test['against']}. H1: {test['h1']:+g}. "
    )
    figures = f"log-likelihood ratio {test['llr']:+.2f}, bounds ±{test['bound']:.2f}"
    if test["accepted"] is None:
        return f"{claims}Open after {test['sets']} sets ({figures}); more --sets may decide it."
    return (
        f"{claims}{test['accepted']} is accepted after {test['sets']} sets ({figures}); a test "
        f"like this errs about {100 * test['error']:g} times in 100. It stopped when it had seen "
        "enough, so the figures below lean a little to the side that it took."
    )


def _bots_table(rows: list[Row]) -> Table:
    found = table("bot", "sets", "rating", "with 95 %", "won", "with 95 %", "to fair", "score")
    for row in rows:
        found.add_row(
            row["bot"],
            str(row["sets"]),
            "" if row["rating"] is None else f"{row['rating']:+.0f}",
            "" if row["rating_low"] is None else _signed(row["rating_low"], row["rating_high"]),
            f"{row['won']:.1%}",
            shown_bounds(row["won_low"], row["won_high"]),
            "" if row["won_to_fair"] is None else f"{row['won_to_fair']:.2f}",
            f"{row['mean_score']:.2f}",
        )
    return found


def _pairs_table(pairs: list[Row]) -> Table:
    found = table("bot", "against", "sets", "won", "with 95 %", "more wins", "with 95 %")
    for row in pairs:
        found.add_row(
            row["bot"],
            row["against"],
            str(row["sets"]),
            f"{row['sets_won']:.1%}",
            shown_bounds(row["sets_won_low"], row["sets_won_high"]),
            f"{100 * row['more']:+.1f}",
            _signed(100 * row["more_low"], 100 * row["more_high"], 1),
        )
    return found


def _alone_table(pairs: list[Row]) -> Table:
    found = table("bot", "alone among", "won", "with 95 %")
    for row in pairs:
        for bot, other, name in (("bot", "against", "alone"), ("against", "bot", "other_alone")):
            bounds = shown_bounds(row[f"{name}_low"], row[f"{name}_high"])
            found.add_row(row[bot], row[other], f"{row[name]:.1%}", bounds)
    return found


def _seats_table(rows: list[Row], seats: int) -> Table:
    found = table("bot", *[f"seat {seat + 1}" for seat in range(seats)])
    for row in rows:
        found.add_row(row["bot"], *[_seat(cell) for cell in row["by_seat"]])
    return found


def _seat(cell: Row) -> str:
    return f"{cell['won']:.0%} ({100 * cell['won_low']:.0f}–{100 * cell['won_high']:.0f})"


def _warnings(plain: dict[str, Any]) -> list[str]:
    found = []
    if any(row["rating_low"] is None for row in plain["by_bot"]):
        found.append(
            f"A rating has no bounds where fewer than {MIN_SETS} sets were played, or a bot was "
            "placed ahead of the others always, or never."
        )
    if plain["by_clock"]:
        found.append(
            f"{_names(plain['by_clock'])} by the clock: played again, even with the same seed, the "
            "games differ, and on a busy machine such bots play worse."
        )
    if plain["by_clock_if_slow"]:
        found.append(
            f"{_names(plain['by_clock_if_slow'])} by the clock only where a machine is too slow "
            "for what they set out to look at; elsewhere the same seed gives the same games."
        )
    if plain["sets"] % plain["sets_for_balance"]:
        found.append(
            f"Not all bots have met alike in all orders of seats; they have after every "
            f"{plain['sets_for_balance']} sets."
        )
    return found


def _names(bots: list[str]) -> str:
    """The bots that think, as the beginning of a sentence."""
    return f"{', '.join(bots)} {'thinks' if len(bots) == 1 else 'think'}"


def _signed(low: float, high: float, digits: int = 0) -> str:
    return f"{low:+.{digits}f} to {high:+.{digits}f}"
