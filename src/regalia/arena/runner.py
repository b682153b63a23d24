"""To hold a contest: its sets played or read, in their order, until there are enough."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from regalia.arena.contest import Contest, play_set
from regalia.arena.contest_file import ContestFile
from regalia.arena.standings import Standings
from regalia.arena.workers import spread
from regalia.engine.errors import BadOption


def run_contest(
    contest: Contest,
    sets: int,
    workers: int = 1,
    contest_file: ContestFile | None = None,
    progress: Callable[[int], None] | None = None,
) -> Standings:
    """Play a contest up to so many sets, or until its test is decided; see `Standings`.

    Sets that ``contest_file`` holds are not played again, and those played are written there. The
    outcome is the same for any number of workers, and however often it was interrupted: the test
    sees the sets in the order of their numbers, and whatever lies beyond its end is dropped.
    ``progress`` is told how many sets are done.

    Raises:
        BadOption: that many sets or workers cannot be.
        BadRecord: a line of ``contest_file`` is wrong.
        WriteFailed: ``contest_file`` cannot be written.
        WorkerLost: worker processes cannot be started, or one was killed.

    >>> from regalia.arena.contest import contest
    >>> hold(contest("christina", ["steward", "random"], 2, {}, 1), 5).lengths.moves.games
    10
    """
    if sets < 1:
        raise BadOption(f"At least 1 set is played, not {sets}.")
    standings = Standings(contest)
    if contest_file is not None:
        for kept in contest_file.sets():
            standings.note(kept)
            if standings.decided or standings.sets == sets:
                return standings
    parts = spread(play_set, contest, sets, workers, progress, "set", standings.sets, size=1)
    with closing(parts):
        for played in parts:
            if contest_file is not None:
                contest_file.add(played)
            standings.note(played)
            if standings.decided:
                break
    return standings
