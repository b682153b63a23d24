"""The file of a contest: its settings in the first line, then one line for each finished set.

Each line is JSON. Sets are written in order as they finish, so an interrupted contest resumes with
the first missing set.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from regalia.arena.contest import Contest, SetResult, seatings
from regalia.arena.line_file import LineFile, read, shown
from regalia.engine.errors import BadOption, BadRecord

FORMAT = 1

PART_NAMES = {
    "format": "format",
    "game": "game",
    "rules": "version of the rules",
    "data": "data file of the game",
    "version": "version of Regalia",
    "code": "code of rules and bots",
    "seats": "number of seats",
    "options": "options of the game",
    "bots": "bots",
    "seed": "seed",
    "claims": "sequential test",
}
"""Names for the parts of the first line in error messages."""


class ContestFile(LineFile):
    """The open file of a contest; `read` is every set in it.

    ``before`` counts the sets that were there already.

    Raises:
        BadOption: the file belongs to another contest, another run has it open, or the path is not
            a regular file.
        BadRecord: it is not a contest file, or a line of it is wrong.
        OSError: it cannot be opened.
    """

    def __init__(self, path: Path, contest: Contest) -> None:
        super().__init__(path)
        self.contest = contest
        self.before = 0
        try:
            self._begin()
        except BaseException:
            self.file.close()
            raise

    def sets(self) -> Iterator[SetResult]:
        """Read the sets in the file; `add` may be called only once all are read."""
        for line in self.lines():
            where = f"{self.path}, line {self.before + 2}"
            found = read(line, SetResult, where)
            expected = seatings(self.contest, self.before)
            rows = [game.bots for game in found.games]
            if found.set != self.before or rows != expected:
                raise BadRecord(f"{where}: this is not set {self.before} of the contest.")
            for game in found.games:
                seats = {len(game.ranks), len(game.returns), len(game.scores), len(game.sides)}
                if seats != {self.contest.seats}:
                    raise BadRecord(f"{where}: a game has not {self.contest.seats} seats.")
            self.before += 1
            yield found

    def add(self, played: SetResult) -> None:
        """Append a set.

        Raises:
            WriteFailed: it cannot be written; earlier sets stay.
        """
        self.write(msgspec.json.encode(played) + b"\n")

    def count(self) -> int:
        """The number of sets by the file's lines; also right if Ctrl-C interrupted `add`."""
        return self.count_lines() - 1

    def _begin(self) -> None:
        """Check the first line, or write it if the file is new."""
        head = {"format": FORMAT, **asdict(self.contest)}
        del head["text"]  # the data are named by their hash
        content = self.file.readline()
        if not content.endswith(b"\n"):
            if not msgspec.json.encode(head).startswith(content):
                raise BadRecord(f"{self.path} is not a contest file; it is left unchanged.")
            self.cut(0)
            self.write(msgspec.json.encode(head) + b"\n")
            return
        self.end = len(content)
        theirs = read(content, dict[str, Any], f"{self.path} is not a contest file")
        ours = msgspec.json.decode(msgspec.json.encode(head))
        if "format" not in theirs or "bots" not in theirs:
            raise BadRecord(f"{self.path} is not a contest file; it is left unchanged.")
        for name, called in PART_NAMES.items():
            if theirs.get(name) != ours[name]:
                remedy = "name another file"
                if name == "data":
                    remedy += ", or with --data the file with the cards of that hash"
                raise BadOption(
                    f"{self.path} holds another contest: there the {called} is "
                    f"{shown(theirs.get(name))}, here {shown(ours[name])}; {remedy}."
                )
