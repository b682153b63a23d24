"""What can be said to a table. A ``key`` tells who says it: the hash of his id or his token."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from regalia.engine.observation import Observation
from regalia.wire import FromServer


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody sits down in a free seat, or in the one that ``invitation`` (its hash) opens."""

    key: str
    seat: int
    name: str
    invitation: str = ""


@dataclass(frozen=True, slots=True)
class LeaveSeat:
    """Somebody leaves his seat, or the host frees any, before the game."""

    key: str
    seat: int


@dataclass(frozen=True, slots=True)
class SetBot:
    """The host lets a bot play a free seat."""

    key: str
    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Invite:
    """The host keeps a free seat for whoever brings the secret of this hash."""

    key: str
    seat: int
    invitation: str


@dataclass(frozen=True, slots=True)
class IssueToken:
    """Who holds a seat lets the bearer of a token act for it."""

    key: str
    seat: int
    token: str


@dataclass(frozen=True, slots=True)
class Begin:
    """The host, or somebody who sits at the table, begins the game."""

    key: str


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """Who played a game that is over goes on with the same people, at the table of this id."""

    key: str
    table: str


@dataclass(frozen=True, slots=True)
class Watch:
    """A viewer has come. ``line`` is how far he has the story; ``words``: he reads the table.

    ``shown``: he looks at a page, which is also made of what all see.
    """

    viewer: int
    key: str
    line: int = 0
    words: bool = False
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Unwatch:
    """A viewer has gone."""

    viewer: int


@dataclass(frozen=True, slots=True)
class Move:
    """A viewer answers question number ``question`` of a seat with all decisions so far.

    ``seat`` is -1 for whoever holds just one.
    """

    viewer: int
    seat: int
    question: int
    id: str
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BotMove:
    """The bot that plays a seat has found its move."""

    seat: int
    question: int
    steps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """A viewer wants every window of a kind passed for his seat until its turn, or no longer.

    ``window`` is what the kind is called, or `regalia.engine.words.EVERY_WINDOW`.
    """

    viewer: int
    seat: int
    window: str
    on: bool


@dataclass(frozen=True, slots=True)
class Replace:
    """A viewer wants a bot to stand in for a seat whose person is gone."""

    viewer: int
    seat: int


@dataclass(frozen=True, slots=True)
class Return:
    """A viewer takes his seat back from the bot that stands in."""

    viewer: int
    seat: int


@dataclass(frozen=True, slots=True)
class Wake:
    """It is time to look whether something is due."""


Input = (
    Sit
    | LeaveSeat
    | SetBot
    | Invite
    | IssueToken
    | Begin
    | PlayAgain
    | Watch
    | Unwatch
    | Move
    | BotMove
    | Pass
    | Replace
    | Return
    | Wake
)


class Message(Struct, frozen=True):
    """What a viewer is to be sent, and the UTC millisecond from which on they may have it.

    Beside the ``body`` a page is handed the observations that it shows: what its viewer sees,
    and what all see.
    """

    viewer: int
    due: int
    body: FromServer
    seen: Observation | None = None
    open: Observation | None = None
