"""The wire, described once: each message, request and answer of docs/wire.md as a msgspec Struct.

The server writes and reads these, the client reads and writes them, and the OpenAPI document and
docs/wire-messages.md are made from them. Nothing here knows a game: what is observed and what
happened has the schemas of the game (``GET /api/games/{game}``; `server.openapi` puts those of
all games into the OpenAPI document).

A field with a default may be left out of a message. What a program sends is read strictly; what a
server tells may have more fields than these, from a later server.
"""

from __future__ import annotations

from inspect import cleandoc
from typing import Annotated as A
from typing import Any, Final, Literal, get_args

from msgspec import UNSET, Meta, Struct, UnsetType, field
from msgspec.json import schema_components

VERSION: Final = 2
"""The version of the messages of the socket."""
MOST_STEPS: Final = 64
LONGEST_ID: Final = 64

Json = dict[str, Any]
Observation = A[Json, Meta(title="Observation")]
Event = A[Json, Meta(title="Event")]
"""Objects whose schemas are a game's, known by their titles."""


def about(sentence: str) -> Meta:
    """What stands beside a field: what it tells, for whoever reads of it."""
    return Meta(description=sentence)


# The parts of what a server tells.


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat, and who sits there."""

    seat: int
    name: A[str, about("empty if nobody sits there")]
    player: A[str, about("`free`, `invited`, `person`, or the kind of the bot that plays it")]
    here: A[bool, about("a person of the seat is connected, or a bot plays it")]
    stand_in: A[str, about("the kind of the bot that stands in for a person who is gone")] = ""
    votes: A[
        tuple[int, ...], about("the seats that want a bot to stand in for the person, who is gone")
    ] = ()


class Table(Struct, frozen=True, omit_defaults=True):
    """A table, as everybody may know it."""

    id: str
    game: A[str, about("the name of the game, as in addresses")]
    title: A[str, about("the name of the game, as people read it")]
    rules_version: A[int, about("the version of the rules")]
    options: dict[str, int]
    pace: A[int, about("milliseconds from a question to a bot's answer")]
    window: A[
        int,
        about(
            "milliseconds that all who are asked at once have for their answers; 0: without limit"
        ),
    ]
    seed_hash: A[str, about("the SHA-256 of the seed, in hexadecimal")]
    status: A[
        Literal["open", "playing", "over"], about("`open` is before the game, `over` after it")
    ]
    seats: tuple[Chair, ...]
    next_table: A[
        str,
        about(
            "the id of the table at which the same people go on, once somebody has asked for it; "
            "a seat there is held by what holds it here"
        ),
    ] = ""


class Paragraph(Struct, frozen=True):
    """What came of one move and of the chance events after it, as the viewer may be told it."""

    line: A[int, about("how many lines the record had when it was over")]
    sentences: A[list[str], about("the sentences")]
    events: A[
        list[Event],
        about("each names its kind in `event`; the game's `events` is the schema"),
    ]


class Waiting(Struct, frozen=True):
    """Whom the table waits for. Who of them has answered already is not told."""

    seats: list[int]
    until: A[
        int,
        about(
            "UTC milliseconds at which the window closes in which they are asked; 0: without limit"
        ),
    ]


class Choice(Struct, frozen=True):
    """One thing that a seat may do now."""

    action: A[int, about("its number, which a move's `steps` name")]
    notation: A[str, about("as records write it")]
    label: A[str, about("as a person reads it")]
    at: A[str, about("the id of the thing on the table that it is at; empty if at none")]


class NextStep(Struct, frozen=True):
    """What a half-made move is asked next."""

    prompt: str
    choices: list[Choice]
    observation: A[Observation, about("the table as it looks to who makes the move")]


class Question(Struct, frozen=True):
    """What a seat of the viewer's is asked and has not answered; nobody else sees it."""

    seat: int
    question: A[int, about("its number, counted for each seat alone")]
    window: A[
        str | None,
        about("the kind of the window in which several are asked at once; null outside one"),
    ]
    decline: A[int | None, about("the action that lets the window pass; null if there is none")] = (
        field(name="pass")
    )
    prompt: str
    choices: list[Choice]


class AlwaysPassed(Struct, frozen=True):
    """A kind of window that a seat of the viewer's always passes."""

    seat: int
    window: A[str, about("the kind, or `every`, which stands for all")]


class Result(Struct, frozen=True):
    """How a game ended."""

    points: A[list[int], about("of each seat")]
    places: A[list[int], about("of each seat, from 1")]
    sentences: A[list[str], about("who won, then all by place")]
    seed: A[str, about("by which the seed's hash and every outcome of chance can be proved")]


class Section(Struct, frozen=True):
    """A part of the table as a person reads it."""

    title: str
    lines: A[list[str], about("each as `what: how it stands`")]


# What a server tells.


class ServerMessage(Struct, frozen=True, kw_only=True):
    """What every message of a server has."""

    n: A[
        int | UnsetType,
        about("counts the messages of this connection from 1, without gaps; always there"),
    ] = UNSET  # the connection writes it, for what is told to several is encoded once


class Pending(ServerMessage, frozen=True, kw_only=True):
    """Whom a table waits for, and what the viewer is asked."""

    waiting: Waiting
    questions: A[list[Question], about("one for each seat of the viewer's that is to answer")]
    passing: A[
        list[AlwaysPassed],
        about(
            "what the viewer's seats always pass, until the seat's next turn, or where turns are "
            "not counted until it is next asked outside a window"
        ),
    ]


class Seats(Pending, frozen=True, kw_only=True, tag="seats"):
    """Somebody sat down, left, came, went or changed.

    Or, told to the viewer alone, an answer of theirs was held or a pass noted.
    """

    table: Table
    mine: A[tuple[int, ...], about("the seats that the viewer holds")]


class Update(Pending, frozen=True, kw_only=True, tag="update"):
    """The game began, or a move was made."""

    lines: A[int, about("how many lines the record has")]
    story: A[list[Paragraph], about("what was told since the last message, grouped by moves")]
    observation: A[
        Observation | None,
        about("all that the viewer's seats see; its schema is the game's. Null before the game"),
    ]
    result: A[Result | None, about("null before the end")]
    words: A[
        list[Section] | UnsetType, about("only for a viewer who asked for the table in words")
    ] = UNSET


class Snapshot(Update, frozen=True, kw_only=True, tag="table"):
    """The first message of a connection, and the whole truth for its viewer.

    Of the story it has what comes after the line that the viewer named.
    """

    version: A[int, about("the version of the messages")]
    table: Table
    mine: A[tuple[int, ...], about("the seats that the viewer holds")]


class Answer(ServerMessage, frozen=True, kw_only=True, tag="answer"):
    """What became of a move."""

    seat: int
    question: int
    id: str
    result: A[
        Literal["step", "accepted", "held", "rejected"],
        about("which of these it is decides which of the fields below there are"),
    ]
    steps: A[tuple[int, ...] | UnsetType, about("of a `step`: the steps as sent")] = UNSET
    ask: A[NextStep | UnsetType, about("of a `step`: what is asked next")] = UNSET
    sentence: A[str | UnsetType, about("of what is `rejected`: why")] = UNSET
    current_question: A[
        Question | UnsetType | None,
        about("of what is `rejected`: what the seat is asked now; null if nothing"),
    ] = UNSET


class Error(ServerMessage, frozen=True, kw_only=True, tag="error"):
    """Something that the viewer sent cannot be taken, or why the connection ends."""

    sentence: str


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    """The answer to a ping."""


FromServer = Snapshot | Update | Seats | Answer | Error | Pong

# What a viewer says.

OwnSeat = A[
    int,
    about("a seat of the viewer's; -1, or left out, by who holds just one"),
    Meta(ge=-1, le=63),
]


class ViewerMessage(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What every message of a viewer has: nothing besides its own fields."""


class Move(ViewerMessage, frozen=True, kw_only=True, tag="move"):
    """A seat's answer to its question: all decisions of the move so far."""

    seat: OwnSeat = -1
    question: A[int, about("the number of the question"), Meta(ge=0, le=1 << 31)]
    id: A[
        str,
        about("the viewer's own, another for each finished move"),
        Meta(min_length=1, max_length=LONGEST_ID),
    ]
    steps: A[
        tuple[A[int, Meta(ge=0, le=1 << 31)], ...],
        about("the actions of all small decisions so far, in order"),
        Meta(max_length=MOST_STEPS),
    ]


class Pass(ViewerMessage, frozen=True, kw_only=True, tag="pass"):
    """Let every window of a kind pass, at the bots' pace, until the seat's next turn; or no longer.

    Where a window is about what is the seat's own, by what all see, it is asked all the same.
    """

    seat: OwnSeat = -1
    window: A[
        str,
        about("the kind, as a question names it, or `every`, which stands for all"),
        Meta(max_length=40),
    ]
    on: bool


class Replace(ViewerMessage, frozen=True, kw_only=True, tag="replace"):
    """Want a bot to stand in for a seat whose person is gone.

    When every other person who is here says so and the person has been gone for 15 s, or after ten
    minutes in which somebody waited for them, one does.
    """

    seat: A[int, Meta(ge=-1, le=63)]


class Return(ViewerMessage, frozen=True, kw_only=True, tag="return"):
    """Take one's seat back from the bot that stands in."""

    seat: OwnSeat = -1


class Ping(ViewerMessage, frozen=True, kw_only=True, tag="ping"):
    """Ask for a pong.

    To be sent after 15 s in which nothing was: who sends nothing for 45 s is taken to be gone.
    """


FromViewer = Move | Pass | Replace | Return | Ping

# HTTP: what is asked for.

DEFAULT_PACE: Final = 900
DEFAULT_WINDOW: Final = 30_000
MOST_SEATS: Final = 64
LONGEST_NAME: Final = 40
"""Letters of the name of a game, an option or a kind of bot, more than any has."""
LONGEST_SECRET: Final = 64

WithToken = A[bool, about("whether a token is wanted in place of a cookie")]
PersonName = A[str, about("what the person is to be called"), Meta(max_length=100)]


class RequestBody(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """What every body of a request has: nothing besides its own fields."""


class NewTable(RequestBody, frozen=True, kw_only=True):
    """A table to be made."""

    game: A[str, Meta(max_length=LONGEST_NAME)]
    seats: A[int, Meta(ge=1, le=MOST_SEATS)]
    options: A[dict[A[str, Meta(max_length=LONGEST_NAME)], int], Meta(max_length=40)] = {}
    listed: A[bool, about("whether the table is shown to all while it waits for players")] = True
    pace: A[int, about("milliseconds from a question to a bot's answer"), Meta(ge=0, le=60_000)] = (
        DEFAULT_PACE
    )
    window: A[
        int,
        about(
            "milliseconds that all who are asked at once have for their answers, at least 1000; "
            "0: without limit"
        ),
        Meta(ge=0, le=86_400_000),
    ] = DEFAULT_WINDOW
    token: WithToken = False


class SitDown(RequestBody, frozen=True, kw_only=True):
    """Who sits down."""

    name: PersonName
    token: WithToken = False


class EmptyBody(RequestBody, frozen=True, kw_only=True):
    """Nothing need be said: a body may be left out, or be an empty object."""


class SetBot(RequestBody, frozen=True, kw_only=True):
    """Which bot is to play a free seat."""

    kind: A[str, Meta(max_length=LONGEST_NAME)]


class AcceptInvitation(RequestBody, frozen=True, kw_only=True):
    """An invitation that is exchanged for its seat."""

    invitation: A[str, about("the secret"), Meta(min_length=1, max_length=LONGEST_SECRET)]
    name: PersonName
    token: WithToken = False


# HTTP: what is answered.


class ErrorResponse(Struct, frozen=True):
    """What went wrong."""

    sentence: A[str, about("for a person")]


class TableResponse(Struct, frozen=True, kw_only=True):
    """What came of it: the table, and what was given."""

    table: Table
    seat: A[int | UnsetType, about("the seat that it was about")] = UNSET
    token: A[str | UnsetType, about("the token, where one was asked for")] = UNSET
    invitation: A[str | UnsetType, about("the one-time secret that opens the seat")] = UNSET


class Tables(Struct, frozen=True):
    """The listed tables that wait for players, the newest first."""

    tables: list[Table]


class Option(Struct, frozen=True):
    """Something about the rules that a table may choose."""

    name: str
    kind: A[str, about("`number` or `switch`")]
    values: list[int]
    names: A[list[str], about("what each value is called")]
    default: int
    sentence: str


class Game(Struct, frozen=True, kw_only=True):
    """A game, and what can be chosen when a table of it is made."""

    game: A[str, about("its name, as in addresses")]
    title: A[str, about("its name, as people read it")]
    rules_version: int
    seats: A[list[int], about("how many there may be")]
    options: list[Option]
    bots: A[list[str], about("the kinds of bots, the weakest first")]
    bot_descriptions: A[dict[str, str], about("what each kind is like, in a few words")]


class Games(Struct, frozen=True):
    """The games that can be played here."""

    games: list[Game]


class GameDetails(Game, frozen=True, kw_only=True):
    """A game with its rules, and the JSON schemas of what programs are told."""

    rules: A[list[str], about("how to play, in paragraphs")]
    colours: A[
        dict[str, str],
        about(
            "the words that stand for a colour, each with its enamel: azure, gules, vert, purpure, "
            "sable, tenné, or, argent"
        ),
    ]
    events: A[Json, about("the JSON schema of what happened, of any kind")]
    observation: A[Json, about("the JSON schema of what is observed at a table of so many seats")]


REQUESTS: Final = (NewTable, SitDown, SetBot, AcceptInvitation, EmptyBody)
RESPONSES: Final = (TableResponse, Tables, Games, GameDetails, ErrorResponse)


def schemas(place: str = "#/components/schemas/{name}") -> dict[str, Json]:
    """The JSON schema of each message, request and answer and of their parts, by its name.

    ``FromServer`` and ``FromViewer`` are any message of the socket; ``place`` is where a schema
    refers to another.
    """
    kinds = [FromServer, FromViewer, *REQUESTS, *RESPONSES]
    found, parts = schema_components(kinds, ref_template=place)
    for kind in get_args(FromServer):
        parts[kind.__name__]["required"].insert(0, "n")  # the connection always writes it
    named = {"FromServer": found[0], "FromViewer": found[1], **parts}
    for schema in named.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return named
