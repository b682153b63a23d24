"""JSON over HTTP: games, tables, seats, invitations, records (docs/wire.md)."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from regalia import bots, games
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.server.house import Gone, House, Live
from regalia.server.identity import LONGEST_SECRET, key
from regalia.server.reception import (
    USUAL_PACE,
    USUAL_WINDOW,
    Reception,
    Wish,
    invited_to,
    table_of,
)
from regalia.table import telling
from regalia.table.inputs import Begin, Sit, Stand
from regalia.text import compose

LONGEST_PACE: Final = 60_000
LONGEST_WINDOW: Final = 86_400_000
MOST_LISTED: Final = 100
MOST_SEATS: Final = 64


class Strict(BaseModel):
    """What is sent: nothing more than is asked for, and nothing of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


OptionName = Annotated[str, Field(max_length=40)]


class NewTable(Strict):
    """A table to be made. ``pace`` and ``window`` are milliseconds, ``window`` 0 without limit."""

    game: str = Field(max_length=40)
    seats: int = Field(ge=1, le=MOST_SEATS)
    options: dict[OptionName, int] = Field(default_factory=dict, max_length=40)
    listed: bool = True
    pace: int = Field(default=USUAL_PACE, ge=0, le=LONGEST_PACE)
    window: int = Field(default=USUAL_WINDOW, ge=0, le=LONGEST_WINDOW)
    token: bool = False


class Name(Strict):
    """Who sits down. ``token`` asks for a token instead of a cookie."""

    name: str = Field(max_length=100)
    token: bool = False


class Kind(Strict):
    """Which bot is to play."""

    kind: str = Field(max_length=40)


class Invited(Strict):
    """An invitation that is exchanged for its seat."""

    invitation: str = Field(min_length=1, max_length=LONGEST_SECRET)
    name: str = Field(max_length=100)
    token: bool = False


class Sentence(BaseModel):
    """What went wrong, in one sentence for a person."""

    sentence: str


class SeatTold(BaseModel):
    """A seat as everybody may know it."""

    seat: int
    name: str
    player: str
    here: bool
    played_by: str | None = None
    votes: list[int] | None = None


class TableTold(BaseModel):
    """A table as everybody may know it."""

    id: str
    game: str
    title: str
    rules: int
    options: dict[str, int]
    pace: int
    window: int
    seed_hash: str
    status: str
    seats: list[SeatTold]
    again: str | None = None


class Done(BaseModel):
    """What came of it: the table, and what was given."""

    table: TableTold
    seat: int | None = None
    token: str | None = None
    invitation: str | None = None


class Tables(BaseModel):
    """The tables that wait for players."""

    tables: list[TableTold]


class OptionTold(BaseModel):
    """Something about the rules that a table may choose."""

    name: str
    kind: str
    values: list[int]
    names: list[str]
    default: int
    sentence: str


class GameTold(BaseModel):
    """A game, and what can be chosen when a table of it is made."""

    game: str
    title: str
    rules_version: int
    seats: list[int]
    options: list[OptionTold]
    bots: list[str]
    bots_told: dict[str, str]


class Games(BaseModel):
    """All games."""

    games: list[GameTold]


class GameInFull(GameTold):
    """A game with its rules in words, the words that stand for a colour, and JSON schemas.

    ``observation`` is that of an observation at a table of so many seats, ``events`` that of any
    event.
    """

    rules: list[str]
    enamels: dict[str, str]
    events: dict[str, Any]
    observation: dict[str, Any]


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Sentence, "description": text}
    for status, text in {
        400: "Not understood.",
        401: "An unknown token.",
        403: "Not yours to do.",
        404: "Not there.",
        409: "Not possible now.",
        413: "Too large.",
        422: "A value out of range.",
        429: "Too many requests.",
        503: "It could not be stored or read; try again.",
    }.items()
}

TableId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


class Desk:
    """The routes over a house."""

    def __init__(self, house: House, reception: Reception | None = None) -> None:
        self.house = house
        self.reception = reception or Reception(house)
        self.router = APIRouter(prefix="/api", responses=REFUSALS)
        table = "/tables/{table}"
        seat = table + "/seats/{seat}"
        plain = self.router.add_api_route
        plain("/games", self.games, methods=["GET"], response_model=Games)
        plain("/games/{game}", self.game, methods=["GET"], response_model=GameInFull)
        # Not as the route's class: what goes wrong would be described as text, too.
        text: dict[int | str, dict[str, Any]]
        text = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
        path = table + "/record"
        plain(path, self.record, methods=["GET"], response_class=Response, responses=text)
        route = partial(plain, response_model=Done, response_model_exclude_none=True)
        route("/tables", self.tables, methods=["GET"], response_model=Tables)
        route("/tables", self.make, methods=["POST"], status_code=201)
        route(table, self.table, methods=["GET"])
        route(table + "/start", self.start, methods=["POST"])
        route(table + "/again", self.again, methods=["POST"])
        route(seat, self.sit, methods=["POST"])
        route(seat, self.stand, methods=["DELETE"])
        route(seat + "/bot", self.engage, methods=["PUT"])
        route(seat + "/invitation", self.invite, methods=["POST"])
        route(seat + "/token", self.entitle, methods=["POST"])
        route("/invitations", self.accept, methods=["POST"])

    # Games.

    async def games(self) -> dict[str, object]:
        """The games that can be played here."""
        return {"games": [_declared(self.house.game(name)) for name in games.names()]}

    async def game(
        self, game: Annotated[str, Path(max_length=40)], seats: Annotated[int, Query()] = 0
    ) -> dict[str, object]:
        """A game: its rules in words, and the schemas of what is observed and of events."""
        if game not in games.names():
            raise Gone(f"There is no game “{game}”; there are: {', '.join(games.names())}.")
        rules = self.house.game(game)
        count = seats or rules.most
        if not rules.least <= count <= rules.most:
            raise BadOption(
                f"{rules.title} is played with {rules.least} to {rules.most} seats, not {count}."
            )
        words, schema, layout = rules.words, rules.words.schema, rules.layout(count)
        assert schema is not None
        return {
            **_declared(rules),
            "rules": compose.rules(rules),
            "enamels": rules.words.enamels(),
            "observation": layout.schema(words.names),
            "events": {"oneOf": schema.event_schemas(words.names, layout.sizes)},
        }

    # Tables.

    async def tables(self) -> dict[str, object]:
        """The listed tables that wait for players, the newest first."""
        return {"tables": await self.house.listed(MOST_LISTED)}

    async def make(self, wanted: NewTable, request: Request, response: Response) -> dict[str, Any]:
        """Make a table; whoever makes it is its host."""
        wish = Wish(**wanted.model_dump(exclude={"token"}))
        self.reception.check(wish)
        host, given = self.reception.who(request, response, wanted.token, None)
        return _done(await self.reception.make(wish, host), token=given)

    async def table(self, table: TableId) -> dict[str, Any]:
        """A table as everybody may know it."""
        async with self.reception.at(table) as live:
            done = _done(live)
        return done

    async def start(self, table: TableId, request: Request) -> dict[str, Any]:
        """Begin the game, once no seat is free: the host, or anybody who sits there."""
        async with self.reception.at(table) as live:
            self.house.tell(live, Begin(self.reception.known(request, live)))
            done = _done(live)
        return done

    async def again(self, table: TableId, request: Request) -> dict[str, Any]:
        """Go on with the same people at another table: whoever has played. Twice gives the same."""
        async with self.reception.at(table) as live:
            who = self.reception.known(request, live)
        return _done(await self.reception.again(table, who))

    async def record(
        self, table: TableId, download: Annotated[bool, Query()] = False
    ) -> PlainTextResponse:
        """The record of a finished game; as a file to keep with ``download=1``."""
        async with self.reception.at(table) as live:
            text = self.reception.record(live)
        name = f"{live.table.game.name}-{table}.record"
        kept = {"content-disposition": f'attachment; filename="{name}"'} if download else None
        return PlainTextResponse(text, headers=kept)

    # Seats.

    async def sit(
        self, table: TableId, seat: SeatNumber, wanted: Name, request: Request, response: Response
    ) -> dict[str, Any]:
        """Sit down in a free seat."""
        async with self.reception.at(table) as live:
            who, given = self.reception.who(request, response, wanted.token, live)
            self.house.tell(live, Sit(who, seat, wanted.name))
            done = _done(live, seat=seat, token=given)
        return done

    async def stand(self, table: TableId, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """Leave a seat before the game begins; the host may free any."""
        async with self.reception.at(table) as live:
            self.house.tell(live, Stand(self.reception.known(request, live), seat))
            done = _done(live, seat=seat)
        return done

    async def engage(
        self, table: TableId, seat: SeatNumber, wanted: Kind, request: Request
    ) -> dict[str, Any]:
        """Host: let a bot play a free seat."""
        async with self.reception.at(table) as live:
            self.reception.engage(live, self.reception.known(request, live), seat, wanted.kind)
            done = _done(live, seat=seat)
        return done

    async def invite(self, table: TableId, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """Host: keep a free seat for whoever brings this one-time secret."""
        async with self.reception.at(table) as live:
            invitation = self.reception.invite(live, self.reception.known(request, live), seat)
            done = _done(live, seat=seat, invitation=invitation)
        return done

    async def accept(self, wanted: Invited, request: Request, response: Response) -> dict[str, Any]:
        """Exchange an invitation for its seat."""
        async with self.reception.at(table_of(wanted.invitation)) as live:
            seat = invited_to(live, wanted.invitation)
            who, given = self.reception.who(request, response, wanted.token, live)
            self.house.tell(live, Sit(who, seat, wanted.name, key("invitation", wanted.invitation)))
            done = _done(live, seat=seat, token=given)
        return done

    async def entitle(self, table: TableId, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """A bearer token for a seat that you hold."""
        async with self.reception.at(table) as live:
            token = self.reception.entitle(live, self.reception.known(request, live), seat)
            done = _done(live, seat=seat, token=token)
        return done


def _done(live: Live, **given: object) -> dict[str, Any]:
    return {"table": telling.public(live.table), **given}


def _declared(game: Game) -> dict[str, Any]:
    return {
        "game": game.name,
        "title": game.title,
        "rules_version": game.version,
        "seats": list(range(game.least, game.most + 1)),
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "values": option.values,
                "names": option.names,
                "default": option.default,
                "sentence": option.sentence,
            }
            for option in game.options
        ],
        "bots": bots.kinds(game),
        "bots_told": {kind: bots.TOLD[kind][1] for kind in bots.kinds(game)},
    }
