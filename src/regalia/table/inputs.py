"""The inputs of a table. A ``key`` is the hash of the sender's person id or token."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sit:
    """A person sits down in a free seat, or in the seat that ``invitation`` (a hash) opens.

    ``automatic`` is as in `regalia.table.chairs.Preferences`. ``browser`` is the key of the person
    whose browser asks for a seat that is a token's, or "".
    """

    key: str
    seat: int
    name: str
    invitation: str = ""
    automatic: bool = True
    browser: str = ""


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """A person leaves their seat, or the host frees any seat. Only before the game."""

    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class SetBot:
    """The host gives a free seat to a bot."""

    key: str
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Invite:
    """The host reserves a free seat for whoever brings the secret with the hash ``invitation``."""

    key: str
    seat: int
    invitation: str


@dataclass(frozen=True, slots=True)
class IssueToken:
    """The holder of a seat lets the bearer of a token (its hash) act for the seat, too."""

    key: str
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class Begin:
    """The host begins the game."""

    key: str


@dataclass(frozen=True, slots=True)
class SetListed:
    """The host lists the table, or takes it off the list. Only before the game."""

    key: str
    listed: bool


@dataclass(frozen=True, slots=True)
class CloseTable:
    """The host closes the table before its game."""

    key: str


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """A player of a finished game continues with the same people at the table with id ``table``.

    ``instead_of`` is the next table that was named before and has been closed, or "".
    """

    key: str
    table: str
    instead_of: str = ""


@dataclass(frozen=True, slots=True)
class Watch:
    """A viewer has connected and has the story up to line ``line``.

    ``words``: the viewer wants the table in words. ``for_page``: the viewer has a page, which also
    needs what everybody sees.
    """

    viewer: int
    key: str
    line: int = 0
    words: bool = False
    for_page: bool = False


@dataclass(frozen=True, slots=True)
class Unwatch:
    """A viewer has disconnected."""

    viewer: int


@dataclass(frozen=True, slots=True)
class Move:
    """A viewer answers question number ``question`` of a seat with all decisions so far.

    ``seat`` may be -1 if the viewer holds just one. ``id`` is the viewer's name for this move.
    """

    viewer: int
    seat: int
    question: int
    id: str
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotMove:
    """The bot of a seat has found its move."""

    seat: int
    question: int
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Prefer:
    """A viewer sets what they want answered without being asked.

    ``passing`` holds `UNTOUCHED`, `UNTIL_TURN` or names of kinds of windows; ``automatic`` is as in
    `regalia.table.chairs.Preferences`.
    """

    viewer: int
    seat: int
    passing: tuple[str, ...]
    automatic: bool


@dataclass(frozen=True, slots=True)
class SetPace:
    """A viewer who holds a seat changes the pace, in milliseconds."""

    viewer: int
    pace: int


@dataclass(frozen=True, slots=True)
class Hurry:
    """A viewer who holds a seat wants bots to answer at once (`timing.hurry_ends`)."""

    viewer: int


@dataclass(frozen=True, slots=True)
class Replace:
    """A viewer votes for a bot to stand in for the absent person of a seat."""

    viewer: int
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """A viewer takes their seat back from the bot that stands in."""

    viewer: int
    seat: int


@dataclass(frozen=True, slots=True)
class Resign:
    """A viewer gives their seat to a bot for good."""

    viewer: int
    seat: int


@dataclass(frozen=True, slots=True)
class Abort:
    """A viewer agrees to end the game without a result, or takes that back."""

    viewer: int
    agree: bool


@dataclass(frozen=True, slots=True)
class Call:
    """A viewer asks whether the person of an asked seat is there."""

    viewer: int
    seat: int


@dataclass(frozen=True, slots=True)
class Here:
    """A viewer says that they are here."""

    viewer: int


@dataclass(frozen=True, slots=True)
class Wake:
    """Time has passed; something may be due."""


AroundTheGame = (
    Sit | LeaveSeat | SetBot | Invite | IssueToken | Begin | SetListed | CloseTable | PlayAgain
)
"""Inputs about who sits where, and about the beginning and the time after the game."""
Request = Prefer | SetPace | Hurry | Replace | Return | Resign | Abort | Call | Here
"""Requests of viewers during a game."""
Input = AroundTheGame | Watch | Unwatch | Move | BotMove | Request | Wake
