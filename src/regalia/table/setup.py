"""The setup of a table: what is chosen when it is made."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.engine.errors import BadRecord
from regalia.table.log import TABLE, Row
from regalia.wire import Timing


@dataclass(frozen=True, slots=True)
class Setup:
    """What is chosen when a table is made.

    ``data`` is the hash of the game's data, ``seed`` hexadecimal, ``host`` the host's key.
    ``pace`` is how long a bot's move stays visible before the next one, at the beginning;
    ``window`` is how long all seats of a window have for their answers (0: no limit); both in
    milliseconds. ``timing`` is when answers take effect, "brisk" or "sealed"
    (`regalia.table.clock`). ``stand_in`` is the kind of bot that stands in for absent persons.
    ``position`` is a saved position to begin from, or None. ``listed`` holds until the host changes
    it (`regalia.table.table.Table.listed`). ``several_seats``: a person may take more than one
    (logs without it allow one). ``rematch``: the same people play again, and each may begin.
    """

    game: str
    seats: int
    options: dict[str, int]
    data: str
    seed: str
    host: str
    stand_in: str
    pace: int
    window: int
    listed: bool = True
    position: list[int] | None = None
    timing: Timing = "brisk"
    several_seats: bool = False
    rematch: bool = False

    def row(self, at: int, rules: int) -> Row:
        """The first row of the table's log."""
        body = {name: getattr(self, name) for name in self.__slots__}
        if not self.rematch:
            del body["rematch"]
        return Row(TABLE, at, rules, {"what": "made", **body})

    @staticmethod
    def read(row: Row) -> Setup:
        """The setup from the first row.

        Raises:
            BadRecord: the row does not hold a setup.
        """
        body = dict(row.body)
        if row.kind != TABLE or body.pop("what", "") != "made":
            raise BadRecord("The log of the table does not begin with how it was made.")
        try:
            return Setup(**body)
        except TypeError:
            raise BadRecord("The log of the table does not say how it was made.") from None
