"""The messages between server and programs (docs/wire.md), each as a msgspec Struct.

Server and client both use these Structs; the OpenAPI document and docs/wire-messages.md are made
from them. The declarations of games are in `regalia.wire_games`. Nothing here depends on a game:
observations and events have schemas of their own (``GET /api/games/{game}``); `server.openapi` adds
those of all games to the OpenAPI document.

A field with a default may be left out. Messages from programs may have no other fields than these;
messages from a later server may have more.
"""

from __future__ import annotations

from typing import Annotated as A
from typing import Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from regalia.wire_games import Game as Game
from regalia.wire_games import GameDetails as GameDetails
from regalia.wire_games import Games as Games
from regalia.wire_games import Json as Json
from regalia.wire_games import Option as Option
from regalia.wire_games import OptionCase as OptionCase
from regalia.wire_games import about as about
from regalia.wire_presence import Call as Call
from regalia.wire_presence import Called as Called
from regalia.wire_presence import Here as Here
from regalia.wire_presence import ViewerMessage as ViewerMessage
from regalia.wire_presence import Waiting as Waiting

VERSION: Final = 3
"""The version of the socket's messages."""
MOST_STEPS: Final = 64
LONGEST_ID: Final = 64
LONGEST_NAME: Final = 40
"""Maximum length of the name of a game, an option, a kind of window or a kind of bot."""
SLOWEST_PACE: Final = 60_000
"""Maximum pace in milliseconds."""
CLOSED: Final = "The host has closed this table."
ABORTED: Final = "The game ended without a result, as all who still played agreed."
"""What people read of a table that was closed before its game, and of an aborted game."""

Timing = Literal["brisk", "sealed"]
UNTOUCHED: Final = "untouched"
"""What a seat may always pass: the windows that do not concern it (`State.concerns`)."""
HARMLESS: Final = "harmless"
"""What a seat may always pass: the windows about what it did itself, or that take nothing from
anybody (`State.harmless`)."""
UNTIL_TURN: Final = "until-turn"
"""What a seat may always pass: all windows until its next turn begins, or in a game that does not
count turns, until it is asked outside a window."""
Observation = A[Json, Meta(title="Observation")]
Event = A[Json, Meta(title="Event")]
"""Objects whose schemas each game declares; the OpenAPI document finds them by these titles."""


# Parts of the server's messages.


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat and who sits there."""

    seat: int
    name: A[str, about("empty if nobody sits there")]
    player: A[str, about("`free`, `invited`, `person`, or the kind of the bot that plays it")]
    here: A[bool, about("whether its person is connected, or a bot has the seat")]
    away_since: A[
        int, about("since when its person has been away, short visits included, in UTC ms")
    ] = 0
    replace_from: A[
        int, about("from when votes for a bot in the absent person's place count, in UTC ms")
    ] = 0
    stand_in: A[str, about("the kind of the bot that stands in for its person")] = ""
    votes: A[tuple[int, ...], about("the seats that want a bot in the absent person's place")] = ()
    with_seat: A[int, about("the first seat of its person, if this is another of them")] = -1
    resigned: A[bool, about("whether its person has resigned: the stand-in plays to the end")] = (
        False
    )
    aborts: A[bool, about("whether its person agrees to end the game without a result")] = False


class Table(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a table."""

    id: str
    game: A[str, about("the name of the game, as in addresses")]
    title: A[str, about("the name of the game, as people read it")]
    rules_version: A[int, about("the version of the rules")]
    options: dict[str, int]
    pace: A[int, about("milliseconds for which a bot's move stays visible before the next one")]
    window: A[
        int,
        about("milliseconds that all seats of a window have for their answers; 0: no limit"),
    ]
    timing: A[
        Timing,
        about(
            "`brisk`: a move without an alternative is made after half a second to two; `sealed`: "
            "each window closes at its time, whatever was answered"
        ),
    ]
    seed_hash: A[str, about("the SHA-256 of the seed, in hexadecimal")]
    status: A[
        Literal["open", "playing", "over"], about("`open`: before the game, `over`: after it")
    ]
    seats: tuple[Chair, ...]
    next_table: A[
        str,
        about(
            "the id of the table at which the same people play again, once somebody has asked for "
            "it; whoever holds a seat here holds it there, unless their name is shut out"
        ),
    ] = ""
    data: A[str, about("the hash of its cards, if they are not the game's own")] = ""
    data_name: A[str, about("the name of these cards")] = ""
    listed: A[bool, about("whether all are shown the table while it waits or is played")] = False
    several_seats: A[bool, about("whether one person may take several seats")] = False
    ended: A[
        str,
        about(
            "why there is no result though `status` is `over`: all who still played agreed to end "
            "the game (`aborted`), or the host closed the table before it (`closed`)"
        ),
    ] = ""


class Note(Struct, frozen=True, omit_defaults=True):
    """What a sentence says besides, for a page."""

    about: A[str, about("the thing that it is about; a later sentence about it replaces it")] = ""
    lost: A[bool, about("whether the viewer has lost something")] = False
    place: A[str, about("where: seat, category and number, as `0-caste-3`")] = ""


class Paragraph(Struct, frozen=True):
    """A move and the chance events after it, as far as the viewer may know them."""

    line: A[int, about("the number of lines in the record after it")]
    sentences: A[list[str], about("for people")]
    events: A[
        list[Event],
        about("the same for programs: `event` is the kind; the schema is the game's `events`"),
    ]
    notes: A[list[Note] | UnsetType, about("for a page: a note to each sentence")] = UNSET


class Choice(Struct, frozen=True, omit_defaults=True):
    """A decision that a seat may make now."""

    action: A[int, about("its number, for the `steps` of a move")]
    notation: A[str, about("as records write it")]
    label: A[str, about("as a person reads it")]
    at: A[str, about("the id of the thing on the table that it is about, or empty")]
    warning: A[str, about("what a person should know before they choose it")] = ""
    rest: A[
        str,
        about(
            "how the move is finished after it at once, since there is only one way (for a seat "
            "whose `automatic` is true)"
        ),
    ] = ""
    brief: A[str, about("`label` and `rest` in at most one line; left out without `rest`")] = ""
    whole: A[str, about("all of `label` and `rest`; left out without `rest`")] = ""
    several: A[
        bool,
        about(
            "whether `rest` takes more of the same kind, such as further cards or dice; left out "
            "if not, or if nothing else is possible"
        ),
    ] = False


class OnlyMove(Struct, frozen=True):
    """The decisions that a seat has left if it has no choice."""

    steps: A[tuple[int, ...], about("all of them, in order")]
    label: A[str, about("what they do, as a person reads it")]
    brief: A[str, about("the same in at most one line")]


class NextStep(Struct, frozen=True, omit_defaults=True):
    """The next question within an unfinished move."""

    prompt: str
    choices: list[Choice]
    observation: A[Observation, about("the table as the mover sees it now")]
    only: A[
        OnlyMove | None, about("the only way to finish the move; left out if there is a choice")
    ] = None
    begun: A[
        bool,
        about(
            "false if no decision so far had an alternative, so that taking back leads nowhere "
            "else; left out if one had, or if `automatic` is false"
        ),
    ] = True


class Question(Struct, frozen=True, omit_defaults=True):
    """An open question to a seat of the viewer. Nobody else sees it."""

    seat: int
    question: A[int, about("its number, counted for each seat alone")]
    window: A[
        str | None,
        about("the kind of the window if several seats are asked at once, else null"),
    ]
    decline: A[
        int | None,
        about("the action that is taken when the time is over; null if there is none"),
    ] = field(name="pass")
    prompt: str
    choices: list[Choice]
    only: A[OnlyMove | None, about("the only move; left out if there is a choice")] = None
    until: A[
        int,
        about(
            "when `pass` is taken in place of a missing answer, in ms since 1970; left out if it "
            "is not: at a brisk table nothing is taken while nobody is connected who holds another "
            "seat and has not resigned"
        ),
    ] = 0


class Preferences(Struct, frozen=True):
    """What a seat of the viewer wants answered without being asked."""

    seat: int
    passing: A[
        list[str],
        about(
            "what it always passes: `untouched` (windows that do not concern it), `harmless` "
            "(windows about its own doing, or that take nothing from anybody), `until-turn` (all, "
            "until its next turn), or kinds of windows"
        ),
    ]
    automatic: A[bool, about("whether a move without an alternative is made for it")]


class Unasked(Struct, frozen=True):
    """A seat of the viewer that the table waits for although its person has nothing to do."""

    seat: int
    why: A[
        Literal["answered", "late", "only-move", "passing"],
        about(
            "they have answered; or their time was over before; or they have only one move and "
            "want it made for them; or they always pass this"
        ),
    ]
    label: A[
        str, about("what is done for them, as a person reads it; empty if `answered` or `late`")
    ]


class MadeAlone(Struct, frozen=True):
    """A move made for a seat of the viewer because it had no other, in answer to ``prompt``."""

    seat: int
    prompt: str
    sentence: str


class Result(Struct, frozen=True):
    """How a game ended."""

    points: A[list[int], about("the score of each seat; none if the game was aborted")]
    places: A[list[int], about("the place of each seat, from 1; none if the game was aborted")]
    sentences: A[list[str], about("who won, then all seats by place; or that it was aborted")]
    seed: A[str, about("proves the seed's hash and every outcome of chance")]


class Section(Struct, frozen=True):
    """A part of the table in words."""

    title: str
    lines: A[list[str], about("each as `name: value`")]


# Messages from the server.


class ServerMessage(Struct, frozen=True, kw_only=True):
    """The fields of every message from the server."""

    n: A[
        int | UnsetType,
        about("the number of this message on this connection, from 1 without gaps; always there"),
    ] = UNSET  # added by the connection, as a message to several viewers is encoded once


class Pending(ServerMessage, frozen=True, kw_only=True):
    """Who is asked, and the viewer's open questions."""

    waiting: Waiting
    questions: A[list[Question], about("one for each seat of the viewer that has to answer")]
    unasked: A[
        list[Unasked] | UnsetType,
        about(
            "the seats of the viewer in `waiting` without a question; left out if there are none"
        ),
    ] = UNSET


class Seats(Pending, frozen=True, kw_only=True, tag="seats"):
    """Somebody sat down, left, connected, disconnected, or was replaced.

    Also: the pace was changed. The viewer alone also gets it when their answer is held or their
    preferences are set.
    """

    preferences: A[list[Preferences], about("of each seat of the viewer")]
    table: Table
    mine: A[tuple[int, ...], about("the seats that the viewer holds")]


class Update(Pending, frozen=True, kw_only=True, tag="update"):
    """The game began, or a move was made."""

    preferences: A[
        list[Preferences] | UnsetType,
        about("of each seat of the viewer; left out if nothing in them has changed"),
    ] = UNSET
    lines: A[int, about("how many lines the record has")]
    story: A[list[Paragraph], about("what has happened since the last message, by moves")]
    observation: A[
        Observation | None,
        about("all that the viewer's seats see, by the game's schema; null before the game"),
    ]
    result: A[Result | None, about("null before the end")]
    words: A[list[Section] | UnsetType, about("the table in words, if the viewer asked for it")] = (
        UNSET
    )
    made_alone: A[
        list[MadeAlone] | UnsetType,
        about("the moves made for the viewer's seats since the last message, without a choice"),
    ] = UNSET
    losses_since: A[
        int | UnsetType,
        about("for a page: the line after which losses are news, until the viewer's next turn"),
    ] = UNSET
    turn_line: A[
        int | UnsetType, about("for a page: the line of the first move in the present turn")
    ] = UNSET


class Snapshot(Update, frozen=True, kw_only=True, tag="table"):
    """The first message of a connection: all that the viewer may know.

    The story begins after the line that the viewer named when connecting.
    """

    preferences: A[list[Preferences], about("of each seat of the viewer")]
    version: A[int, about("the version of the messages")]
    table: Table
    mine: A[tuple[int, ...], about("the seats that the viewer holds")]


class Answer(ServerMessage, frozen=True, kw_only=True, tag="answer"):
    """The answer to a move."""

    seat: int
    question: int
    id: str
    result: A[
        Literal["step", "accepted", "held", "rejected"],
        about("decides which of the fields below are there"),
    ]
    steps: A[tuple[int, ...] | UnsetType, about("if `step`: the steps as sent")] = UNSET
    ask: A[NextStep | UnsetType, about("if `step`: the next question")] = UNSET
    sentence: A[str | UnsetType, about("if `rejected`: why")] = UNSET
    current_question: A[
        Question | UnsetType | None,
        about("if `rejected`: the open question of the seat, or null"),
    ] = UNSET


class Error(ServerMessage, frozen=True, kw_only=True, tag="error"):
    """Why a message of the viewer was refused, or why the connection is being closed."""

    sentence: str


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping."""


FromServer = Snapshot | Update | Seats | Answer | Error | Pong

# Messages from a viewer.

OwnSeat = A[
    int,
    about("a seat of the viewer; may be -1 or left out by a viewer with just one"),
    Meta(ge=-1, le=63),
]


class Move(ViewerMessage, frozen=True, kw_only=True, tag="move"):
    """A seat's answer to its question: all decisions of the move so far."""

    seat: OwnSeat = -1
    question: A[int, about("the number of the question"), Meta(ge=0, le=1 << 31)]
    id: A[
        str,
        about("chosen by the viewer, a new one for each finished move"),
        Meta(min_length=1, max_length=LONGEST_ID),
    ]
    steps: A[
        tuple[A[int, Meta(ge=0, le=1 << 31)], ...],
        about("the actions of all small decisions so far, in order"),
        Meta(max_length=MOST_STEPS),
    ]


class Prefer(ViewerMessage, frozen=True, kw_only=True, tag="prefer"):
    """Set the preferences of a seat, in place of those that it has."""

    seat: OwnSeat = -1
    passing: A[
        tuple[A[str, Meta(max_length=LONGEST_NAME)], ...],
        about("as in the preferences of the server's messages"),
        Meta(max_length=16),
    ] = ()
    automatic: A[bool, about("make a move without an alternative")] = True


class SetPace(ViewerMessage, frozen=True, kw_only=True, tag="pace"):
    """Change the pace of the table. Whoever holds a seat may do that."""

    pace: A[int, about("milliseconds"), Meta(ge=0, le=SLOWEST_PACE)]


class Hurry(ViewerMessage, frozen=True, kw_only=True, tag="hurry"):
    """Let bots answer at once until a person is asked. Whoever holds a seat may do that."""


class Replace(ViewerMessage, frozen=True, kw_only=True, tag="replace"):
    """Vote for a bot to stand in for an absent person.

    It does once every other connected player, but those for whom a bot plays, has voted and the
    person has been absent for 20 s; or without votes after the others have waited for ten minutes.
    A person who is there, but who said `here` at this question five minutes ago, can be replaced in
    the same way, and after ten minutes by a single vote.
    """

    seat: A[int, Meta(ge=-1, le=63)]


class Return(ViewerMessage, frozen=True, kw_only=True, tag="return"):
    """Take a seat back from the bot that stands in; twice at one question is refused."""

    seat: OwnSeat = -1


class Resign(ViewerMessage, frozen=True, kw_only=True, tag="resign"):
    """Give a seat to a bot for good. It plays on; nobody can take the seat back."""

    seat: OwnSeat = -1


class Abort(ViewerMessage, frozen=True, kw_only=True, tag="abort"):
    """Agree to end the game without a result, or take that back.

    It ends once everybody agrees but who has resigned, or has had a stand-in for ten minutes.
    """

    agree: bool = True


class Ping(ViewerMessage, frozen=True, kw_only=True, tag="ping"):
    """Ask for a pong.

    Send one after 15 s without another message: a viewer who sends nothing for 45 s is
    disconnected.
    """


FromViewer = (
    Move | Prefer | SetPace | Hurry | Replace | Return | Resign | Abort | Call | Here | Ping
)

# Bodies of HTTP requests.

DEFAULT_PACE: Final = 900
DEFAULT_WINDOWS: Final = {"brisk": 30_000, "sealed": 10_000}
"""Milliseconds that a window lasts by default, by the timing of the table."""
MOST_SEATS: Final = 64
LONGEST_SECRET: Final = 64

WithToken = A[bool, about("give a token instead of a cookie")]
PersonName = A[str, about("the name of the person"), Meta(max_length=100)]
Automatic = A[
    bool | UnsetType,
    about(
        "whether a move without an alternative is made without asking, until `prefer` changes it; "
        "if left out, true for a browser and false for the holder of a token"
    ),
]


class RequestBody(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """The body of a request. Other fields than its own are refused."""


class NewTable(RequestBody, frozen=True, kw_only=True):
    """Make a table."""

    game: A[str, Meta(max_length=LONGEST_NAME)]
    seats: A[int, Meta(ge=1, le=MOST_SEATS)]
    options: A[dict[A[str, Meta(max_length=LONGEST_NAME)], int], Meta(max_length=40)] = {}
    listed: A[bool, about("show the table to all while it waits for players")] = False
    pace: A[
        int,
        about("milliseconds for which a bot's move stays visible before the next one"),
        Meta(ge=0, le=SLOWEST_PACE),
    ] = DEFAULT_PACE
    timing: A[
        Timing | UnsetType,
        about(
            "when answers take effect; if left out, a listed table is sealed, another brisk, and "
            "so is one whose windows do not close or whose game hides nothing"
        ),
    ] = UNSET
    window: A[
        A[int, Meta(ge=0, le=86_400_000)] | UnsetType,
        about(
            "milliseconds that all seats of a window have for their answers, at least 1000; "
            "0: no limit, at a brisk table only; if left out, 30000 if brisk, 10000 if sealed"
        ),
    ] = UNSET
    data: A[str, about("other cards, by name or hash"), Meta(max_length=LONGEST_SECRET)] = ""
    several_seats: A[bool, about("let one person take several seats")] = False
    token: WithToken = False


class SitDown(RequestBody, frozen=True, kw_only=True):
    """Sit down in a seat."""

    name: PersonName
    token: WithToken = False
    automatic: Automatic = UNSET


class EmptyBody(RequestBody, frozen=True, kw_only=True):
    """No fields: the body may be left out or be an empty object."""


class SetBot(RequestBody, frozen=True, kw_only=True):
    """Give a free seat to a bot."""

    kind: A[str, Meta(max_length=LONGEST_NAME)]


class SetListed(RequestBody, frozen=True, kw_only=True):
    """List the table, so that all are shown it, or take it off the list."""

    listed: bool


class AcceptInvitation(RequestBody, frozen=True, kw_only=True):
    """Exchange an invitation for its seat."""

    invitation: A[str, about("the secret"), Meta(min_length=1, max_length=LONGEST_SECRET)]
    name: PersonName
    token: WithToken = False
    automatic: Automatic = UNSET


# Bodies of HTTP responses.


class ErrorResponse(Struct, frozen=True):
    """Why a request was refused."""

    sentence: A[str, about("the reason, for a person")]


class TableResponse(Struct, frozen=True, kw_only=True):
    """The table after the request, and what the request gave."""

    table: Table
    seat: A[int | UnsetType, about("the seat of the request")] = UNSET
    token: A[str | UnsetType, about("the token, if one was asked for")] = UNSET
    invitation: A[str | UnsetType, about("the one-time secret that opens the seat")] = UNSET


class Tables(Struct, frozen=True):
    """The listed tables that wait for players, newest first."""

    tables: list[Table]


REQUESTS: Final = (NewTable, SitDown, SetBot, SetListed, AcceptInvitation, EmptyBody)
RESPONSES: Final = (TableResponse, Tables, Games, GameDetails, ErrorResponse)
