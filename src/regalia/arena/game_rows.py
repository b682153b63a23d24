"""The file of a simulation's games: one line of JSON a game, in the order of their numbers.

docs/arena.md lists what a line holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from regalia.arena.contest import GameResult, code
from regalia.arena.counts import Listed, winning_sides
from regalia.arena.line_file import LineFile, read, shown
from regalia.arena.run import Run
from regalia.engine.errors import BadOption, BadRecord

CALLED = {
    "seed": "seed",
    "data": "data file of the game",
    "seats": "number of seats",
    "bots": "bots",
    "options": "options of the game",
    "code": "code of rules and bots",
}
"""The settings of the run in a line, as error messages call them."""


class Row(msgspec.Struct, frozen=True):
    """A line as it is read. What it says of a game besides its result is not read."""

    game: int
    seed: int
    data: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, int]
    code: str
    points: tuple[int, ...]
    places: tuple[int, ...]
    sides: tuple[int, ...]
    returns: tuple[float, ...]
    moves: int
    decisions: int


def settings(run: Run, number: int) -> dict[str, Any]:
    """How the line of a game begins: with its number, from 1, and the settings of the run."""
    return {
        "game": number + 1,
        "seed": run.seed,
        "data": run.rules().data_hash,
        "seats": run.seats,
        "bots": run.bots,
        "options": dict(run.options),
        "code": code(),
    }


def row(run: Run, number: int, listed: Listed) -> dict[str, Any]:
    """What the file says of a game. Games, seats and places are counted from 1, sides from 0."""
    game = listed.result
    told = {"summary": listed.summary} if listed.summary else {}
    return {
        **settings(run, number),
        "points": game.scores,
        "places": game.ranks,
        "sides": game.sides,
        "winners": [seat + 1 for seat, place in enumerate(game.ranks) if place == 1],
        "winning_sides": winning_sides(game.ranks, game.sides),
        "returns": game.returns,
        "moves": game.moves,
        "decisions": game.decisions,
        **told,
    }


class RowFile(LineFile):
    """An open file of the games of a run from ``first`` on; `games` are those in it.

    ``before`` counts the games that were there already.

    Raises:
        BadOption: another run has it open, or the path is not a regular file.
        BadRecord: its one line is incomplete and begins otherwise.
        OSError: it cannot be opened.
    """

    def __init__(self, path: Path, run: Run, first: int = 0) -> None:
        super().__init__(path)
        self.run = run
        self.first = first
        self.before = 0
        begun = msgspec.json.encode(settings(run, first))[:-1]
        line = self.file.readline()
        self.file.seek(0)
        if not line.endswith(b"\n") and line[: len(begun)] != begun[: len(line)]:
            self.file.close()
            raise BadRecord(f"{path} is not a file of these games; it is left unchanged.")

    def games(self) -> Iterator[GameResult]:
        """Read the games in the file; `add` may be called only once all are read.

        Raises:
            BadOption: they are of another run.
            BadRecord: a line is not that of the next game.
        """
        ours = settings(self.run, self.first)
        for line in self.lines():
            where = f"{self.path}, line {self.before + 1}"
            found = read(line, Row, where)
            for name, called in CALLED.items():
                theirs = getattr(found, name)
                if theirs != ours[name]:
                    raise BadOption(
                        f"{self.path} holds games of another run: there the {called} is "
                        f"{shown(theirs)}, here {shown(ours[name])}; name another file."
                    )
            number = self.first + self.before + 1
            if found.game != number:
                raise BadRecord(f"{where}: this is game {found.game} and not game {number}.")
            rows = (found.bots, found.places, found.returns, found.points, found.sides)
            if {len(of_seats) for of_seats in rows} != {self.run.seats}:
                raise BadRecord(f"{where}: a game has not {self.run.seats} seats.")
            self.before += 1
            yield GameResult(*rows, found.moves, found.decisions)

    def add(self, number: int, games: Sequence[Listed]) -> None:
        """Append games, of which the first has this number, counted from 0.

        Raises:
            WriteFailed: they cannot be written; earlier ones stay.
        """
        rows = [row(self.run, number + turn, game) for turn, game in enumerate(games)]
        self.write(b"".join(msgspec.json.encode(found) + b"\n" for found in rows))

    def count(self) -> int:
        """The number of games by the file's lines; also right if Ctrl-C interrupted `add`."""
        return self.count_lines()
