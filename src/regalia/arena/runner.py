"""Run a contest: read or play its sets in order until there are enough."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from regalia.arena.cluster import Cluster
from regalia.arena.contest import Contest, play_sets
from regalia.arena.contest_file import ContestFile
from regalia.arena.standings import Standings
from regalia.arena.workers import spread
from regalia.engine.errors import BadOption


def run_contest(
    contest: Contest,
    sets: int,
    workers: int | Cluster = 1,
    contest_file: ContestFile | None = None,
    progress: Callable[[int], None] | None = None,
    first: int = 0,
) -> Standings:
    """Play the sets of a contest from number ``first``, counted from 0, to ``sets`` - 1.

    It stops when its sequential test is decided. Sets that ``contest_file`` holds are not played
    again; newly played ones are added to it. The result is the same whoever plays them and after
    any number of interruptions: the test sees the sets in order of their numbers, and later ones
    are dropped. ``progress`` is called with the number of sets done.

    Raises:
        BadOption: the number of sets or workers is out of range.
        BadRecord: a line of the contest file is wrong.
        WriteFailed: the contest file cannot be written.
        WorkersFailed, NodeRefused, PartFailed: as `spread`.

    >>> from regalia.arena.contest import contest
    >>> run_contest(contest("christina", ["steward", "random"], 2, {}, 1), 5).lengths.moves.games
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
    start = first + standings.sets
    with closing(spread(play_sets, contest, sets, workers, progress, "set", start)) as parts:
        for played in (one for part in parts for one in part):
            if contest_file is not None:
                contest_file.add(played)
            standings.note(played)
            if standings.decided:
                break
    return standings
