"""Simulations: many games between the same bots, with wins by seat and lengths of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

from regalia.arena.cluster import Cluster
from regalia.arena.contest import GameResult, result_of
from regalia.arena.counts import Counts, Listed
from regalia.arena.game_rows import RowFile
from regalia.arena.play import play_game
from regalia.arena.run import Run, generator, opening, players
from regalia.arena.workers import spread
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.engine.playout import Tally
from regalia.engine.state import State


def played_games(
    run: Run, first: int, end: int, journal: bool = False
) -> Iterator[tuple[GameResult, State]]:
    """Play the games numbered ``first`` to ``end`` - 1 of a run: their results and last positions.

    With ``journal`` a last position has the events of the game. All random numbers of a game depend
    only on the run's seed and the game's number.
    """
    start = opening(run)
    for number in range(first, end):
        chance = generator(run, f"game {number}")
        rngs = [generator(run, f"game {number} seat {seat}") for seat in range(run.seats)]
        state, tally = start.copy(), Tally()
        state.journal = Journal() if journal else None
        play_game(state, players(run), rngs, chance, tally)
        yield result_of(run.bots, state, tally), state


def play_games(run: Run, first: int, end: int) -> Counts:
    """The counts of the games numbered ``first`` to ``end`` - 1 of a run."""
    counts = Counts.empty(run.seats)
    for game, _ in played_games(run, first, end):
        counts.note(game)
    return counts


def list_games(run: Run, first: int, end: int) -> list[Listed]:
    """The games numbered ``first`` to ``end`` - 1 of a run, one by one.

    A journal is kept only for a game that says more of its end than the result.
    """
    rules = run.rules()
    says_more = type(rules).summary is not Game.summary
    played = played_games(run, first, end, journal=says_more)
    return [Listed(game, rules.summary(state) if says_more else {}) for game, state in played]


def simulate(
    run: Run,
    games: int,
    workers: int | Cluster = 1,
    progress: Callable[[int], None] | None = None,
    rows: RowFile | None = None,
    first: int = 0,
) -> Counts:
    """Play the games of a run from number ``first``, counted from 0, to ``games`` - 1.

    Games that ``rows`` holds are not played again; others are added to it. The results are the same
    whoever plays them and after any number of interruptions. ``progress`` is called now and then
    with the number of games played.

    Raises:
        BadOption: the number of games or workers is out of range, or ``rows`` are of another run.
        BadRecord: a line of ``rows`` is wrong.
        WriteFailed: ``rows`` cannot be written.
        WorkersFailed, NodeRefused, PartFailed: as `spread`.

    >>> from regalia.arena.run import plan
    >>> simulate(plan("christina", 2, ["random"], {}, 1), 10).games
    10
    """
    counts = Counts.empty(run.seats)
    if rows is None:
        with closing(spread(play_games, run, games, workers, progress, start=first)) as parts:
            for part in parts:
                counts.merge(part)
        return counts
    for kept in rows.games():
        counts.note(kept)
        if first + counts.games == games:
            return counts
    start = first + counts.games
    with closing(spread(list_games, run, games, workers, progress, start=start)) as lists:
        for played in lists:
            rows.add(first + counts.games, played)
            for game in played:
                counts.note(game.result)
    return counts
