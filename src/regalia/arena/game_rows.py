"""The file of a simulation's games: one line of JSON a game, in the order of their numbers.

docs/arena.md lists what a line holds.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, TextIO

import msgspec

from regalia.arena.run import Run
from regalia.arena.simulate import Listed, winning_sides
from regalia.engine.errors import BadOption, Refusal


class WriteFailed(Refusal):
    """The file of a simulation's games cannot be written."""


def row(run: Run, number: int, listed: Listed) -> dict[str, Any]:
    """What the file says of a game. Games, seats and places are counted from 1, sides from 0."""
    game = listed.result
    told = {"summary": listed.summary} if listed.summary else {}
    return {
        "game": number + 1,
        "seed": run.seed,
        "data": run.rules().data_hash,
        "seats": run.seats,
        "bots": game.bots,
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


class RowFile:
    """An open file of games; nothing is written over.

    Raises:
        BadOption: there is such a file already, or it cannot be created.
    """

    def __init__(self, path: Path, run: Run) -> None:
        self.path = path
        self.run = run
        try:
            if path.is_file():
                raise BadOption(f"{path} exists already; name another file with --out.")
            self.file: TextIO = path.open("w", encoding="utf-8")
        except OSError as wrong:
            raise BadOption(f"{path} cannot be written: {wrong.strerror}.") from None
        except ValueError as wrong:  # a name with a NUL in it
            raise BadOption(f"--out cannot be written: {wrong}.") from None

    def add(self, number: int, game: Listed) -> None:
        """Write the line of a game, which has this number counted from 0.

        Raises:
            WriteFailed: it cannot be written; what was written before stays.
        """
        try:
            self.file.write(msgspec.json.encode(row(self.run, number, game)).decode() + "\n")
        except OSError as wrong:
            raise self._failed(wrong) from None

    def close(self) -> None:
        """Write what is still to be written, and close the file.

        Raises:
            WriteFailed: it cannot be written.
        """
        try:
            self.file.close()
        except OSError as wrong:
            raise self._failed(wrong) from None

    def _failed(self, wrong: OSError) -> WriteFailed:
        return WriteFailed(f"{self.path} cannot be written: {wrong.strerror}.")
