"""JSON over HTTP: games, tables, seats, invitations, records (docs/wire.md)."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from regalia import bots, games
from regalia.engine.chance import SEED_BYTES
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.server import identity
from regalia.server.house import Gone, House, Live
from regalia.server.identity import COOKIE, LONGEST_SECRET, key
from regalia.table import telling
from regalia.table.chairs import Forbidden, Untimely
from regalia.table.inputs import Begin, Engage, Entitle, Invite, Sit, Stand
from regalia.table.setup import Setup
from regalia.text import compose

USUAL_PACE: Final = 900
USUAL_WINDOW: Final = 30_000
LONGEST_PACE: Final = 60_000
SHORTEST_WINDOW: Final = 1000
LONGEST_WINDOW: Final = 86_400_000
MOST_LISTED: Final = 100
COOKIE_SECONDS: Final = 365 * 24 * 3600
MOST_SEATS: Final = 64
NO_SEAT: Final = "That token opens no seat at this table."


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


class Games(BaseModel):
    """All games."""

    games: list[GameTold]


class FieldTold(BaseModel):
    """A field of a game's sight: every number lies in ``low`` to ``high``."""

    name: str
    low: int
    high: int
    shape: list[int]
    sentence: str


class GameInFull(GameTold):
    """A game with its rules in words, the words that stand for a colour, and its sight's fields."""

    rules: list[str]
    enamels: dict[str, str]
    events: list[str]
    sight: list[FieldTold]


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


class UnknownToken(Exception):
    """A bearer token that opens nothing here, with the sentence that says so."""


class Desk:
    """The routes over a house. ``secure`` cookies go over TLS only."""

    def __init__(self, house: House, secure: bool = False) -> None:
        self.house = house
        self.secure = secure
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
        """A game: its rules in words, and the fields of its sight at so many seats."""
        if game not in games.names():
            raise Gone(f"There is no game “{game}”; there are: {', '.join(games.names())}.")
        rules = self.house.game(game)
        count = seats or rules.most
        if not rules.least <= count <= rules.most:
            raise BadOption(
                f"{rules.title} is played with {rules.least} to {rules.most} seats, not {count}."
            )
        fields = [
            {
                "name": field.name,
                "low": field.low,
                "high": field.high,
                "shape": list(field.shape),
                "sentence": field.sentence,
            }
            for field in rules.sight_fields(count)
        ]
        return {
            **_declared(rules),
            "rules": compose.rules(rules),
            "enamels": rules.words.enamels(),
            "events": rules.words.legend(),
            "sight": fields,
        }

    # Tables.

    async def tables(self) -> dict[str, object]:
        """The listed tables that wait for players, the newest first."""
        return {"tables": await self.house.listed(MOST_LISTED)}

    async def make(self, wanted: NewTable, request: Request, response: Response) -> dict[str, Any]:
        """Make a table; whoever makes it is its host."""
        if wanted.game not in games.names():
            raise BadOption(
                f"There is no game “{wanted.game[:40]}”; there are: {', '.join(games.names())}."
            )
        if 0 < wanted.window < SHORTEST_WINDOW:
            raise BadOption(
                f"A window is 0, for as long as they like, or at least {SHORTEST_WINDOW} ms."
            )
        game = self.house.game(wanted.game)
        game.new(wanted.seats, wanted.options)
        host, given = self._who(request, response, wanted.token, None)
        setup = Setup(
            game=game.name,
            seats=wanted.seats,
            options=game.settings(wanted.options),
            data=game.data_hash,
            seed=secrets.token_bytes(SEED_BYTES).hex(),
            host=host,
            stand_in=bots.kinds(game)[0],
            pace=wanted.pace,
            window=wanted.window,
            listed=wanted.listed,
        )
        live = await self.house.make(identity.new_table_id(), setup)
        return _done(live, token=given)

    async def table(self, table: TableId) -> dict[str, Any]:
        """A table as everybody may know it."""
        async with self._at(table) as live:
            done = _done(live)
        return done

    async def start(self, table: TableId, request: Request) -> dict[str, Any]:
        """Begin the game, once no seat is free: the host, or anybody who sits there."""
        async with self._at(table) as live:
            self.house.tell(live, Begin(self._known(request, live)))
            done = _done(live)
        return done

    async def record(self, table: TableId) -> PlainTextResponse:
        """The record of a finished game."""
        async with self._at(table) as live:
            if live.table.status != "over":
                raise Untimely("The record holds every secret; it is here once the game is over.")
            text = live.table.record().text()
        return PlainTextResponse(text)

    # Seats.

    async def sit(
        self, table: TableId, seat: SeatNumber, wanted: Name, request: Request, response: Response
    ) -> dict[str, Any]:
        """Sit down in a free seat."""
        async with self._at(table) as live:
            who, given = self._who(request, response, wanted.token, live)
            self.house.tell(live, Sit(who, seat, wanted.name))
            done = _done(live, seat=seat, token=given)
        return done

    async def stand(self, table: TableId, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """Leave a seat before the game begins; the host may free any."""
        async with self._at(table) as live:
            self.house.tell(live, Stand(self._known(request, live), seat))
            done = _done(live, seat=seat)
        return done

    async def engage(
        self, table: TableId, seat: SeatNumber, wanted: Kind, request: Request
    ) -> dict[str, Any]:
        """Host: let a bot play a free seat."""
        async with self._at(table) as live:
            bots.make(wanted.kind, live.table.game)
            self.house.tell(live, Engage(self._known(request, live), seat, wanted.kind))
            done = _done(live, seat=seat)
        self.house.thinkers.warm()
        return done

    async def invite(self, table: TableId, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """Host: keep a free seat for whoever brings this one-time secret."""
        async with self._at(table) as live:
            who = self._known(request, live)
            invitation = f"{table}.{identity.new_secret()}"
            self.house.tell(live, Invite(who, seat, key("invitation", invitation)))
            done = _done(live, seat=seat, invitation=invitation)
        return done

    async def accept(self, wanted: Invited, request: Request, response: Response) -> dict[str, Any]:
        """Exchange an invitation for its seat."""
        secret = key("invitation", wanted.invitation)
        async with self._at(wanted.invitation.partition(".")[0]) as live:
            kept = [n for n, chair in enumerate(live.table.chairs) if chair.invitation == secret]
            if not kept:
                raise Gone("This invitation has been used, or was withdrawn.")
            who, given = self._who(request, response, wanted.token, live)
            self.house.tell(live, Sit(who, kept[0], wanted.name, secret))
            done = _done(live, seat=kept[0], token=given)
        return done

    async def entitle(self, table: TableId, seat: SeatNumber, request: Request) -> dict[str, Any]:
        """A bearer token for a seat that you hold."""
        async with self._at(table) as live:
            who = self._known(request, live)
            token = identity.new_secret()
            self.house.tell(live, Entitle(who, seat, key("token", token)))
            done = _done(live, seat=seat, token=token)
        return done

    @asynccontextmanager
    async def _at(self, name: str) -> AsyncIterator[Live]:
        """A table, of which nothing is told or refused before all is stored that it rests on.

        Whoever uses it notes what he tells inside, where nothing else can happen meanwhile.
        """
        live = await self.house.table(name)
        try:
            yield live
        finally:
            await self.house.settled(live)

    # Who asks.

    def _who(
        self, request: Request, response: Response, token: bool, live: Live | None
    ) -> tuple[str, str | None]:
        """Who makes a table or sits down, and the token he is given: by request, else a cookie.

        Raises:
            UnknownToken: he brings one that opens nothing here.
        """
        if token:
            given = identity.new_secret()
            return key("token", given), given
        known, is_token = identity.key_of(identity.headers_of(request.scope))
        if is_token and live is None:
            raise UnknownToken("A token is for its own table; send none to make another.")
        if is_token and live is not None and not live.table.knows(known):
            raise UnknownToken(NO_SEAT)
        if known:
            return known, None
        person = identity.new_secret()
        response.set_cookie(
            COOKIE,
            person,
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )
        return key("person", person), None

    def _known(self, request: Request, live: Live) -> str:
        """Who does something that not everybody may.

        Raises:
            UnknownToken: by a token that opens nothing at this table.
            Forbidden: nobody we know.
        """
        known, is_token = identity.key_of(identity.headers_of(request.scope))
        if is_token and not live.table.knows(known):
            raise UnknownToken(NO_SEAT)
        if not known:
            raise Forbidden("Sit down first, or send the token of your seat.")
        return known


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
    }
