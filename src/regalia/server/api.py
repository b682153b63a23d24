"""JSON over HTTP: games, tables, seats, invitations, records (docs/wire.md)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Annotated, Any, Final, ParamSpec

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from msgspec import UNSET, Struct, UnsetType
from pydantic import Field
from pydantic.json_schema import SkipJsonSchema

from regalia import bots, games, wire
from regalia.engine.game import Game
from regalia.engine.options import read_options
from regalia.server import table_lists
from regalia.server.identity import key
from regalia.server.limits import MOST_LISTED, MOST_OPTIONS
from regalia.server.live_table import LiveTable, NotFound
from regalia.server.messages import json_body
from regalia.server.table_service import TableService, invited_to, table_of
from regalia.table import inputs, viewer_messages
from regalia.table.inputs import Begin, LeaveSeat, Sit
from regalia.text import compose

Args = ParamSpec("Args")


def as_json(
    handler: Callable[Args, Awaitable[Struct]], status: int
) -> Callable[Args, Awaitable[Response]]:
    """Wrap a route so that it answers JSON with this status, keeping cookies that it set."""

    @wraps(handler)
    async def answer(*args: Args.args, **kwargs: Args.kwargs) -> Response:
        body = msgspec.json.encode(await handler(*args, **kwargs))
        answer = Response(body, status, media_type="application/json")
        cookies = kwargs.get("response")
        if isinstance(cookies, Response):
            answer.raw_headers.extend(cookies.headers.raw)
        return answer

    return answer


def described(kind: type[Struct], text: str) -> dict[str, Any]:
    """A reference to a body of this kind for the OpenAPI document."""
    schema = {"$ref": f"#/components/schemas/{kind.__name__}"}
    return {"description": text, "content": {"application/json": {"schema": schema}}}


ERRORS: Final[dict[int, str]] = {
    400: "The body is not JSON.",
    401: "An unknown token.",
    403: "Not yours to do, or asked for by a page of another site.",
    404: "Not there.",
    409: "Not possible now.",
    413: "Too large.",
    414: "The address is too long, or has too many fields.",
    422: "A value that cannot be.",
    429: "Too many requests.",
    503: "It could not be stored or read; try again.",
}
ALWAYS: Final = (403, 414, 429)
READ: Final = (503,)
AT_TABLE: Final = (404, 409, 422, 503)
WITH_BODY: Final = (400, 401, 413, 422, 503)
"""Error statuses of every request, of those that read the store, of those to a table, and of those
with a body."""


def error_responses(*found: int) -> dict[int | str, dict[str, Any]]:
    """The descriptions of these error statuses, and of those that every request may get."""
    return {
        status: described(wire.ErrorResponse, ERRORS[status])
        for status in sorted({*ALWAYS, *found})
    }


TableId = Annotated[str, Path(max_length=32, pattern="^[a-z0-9]+$")]
NewTable = Annotated[wire.NewTable, Depends(json_body(wire.NewTable))]
SitDown = Annotated[wire.SitDown, Depends(json_body(wire.SitDown))]
SetBot = Annotated[wire.SetBot, Depends(json_body(wire.SetBot))]
SetListed = Annotated[wire.SetListed, Depends(json_body(wire.SetListed))]
AcceptInvitation = Annotated[wire.AcceptInvitation, Depends(json_body(wire.AcceptInvitation))]
NO_BODY: Final = Depends(json_body(wire.EmptyBody))
SeatNumber = Annotated[int, Path(ge=0, lt=wire.MOST_SEATS)]
SomeSeats = Annotated[int, Field(ge=1, le=wire.MOST_SEATS)]
SeatCount = Annotated[SomeSeats | SkipJsonSchema[None], Query()]


SomeOptions = Annotated[
    tuple[Annotated[str, Field(max_length=2 * wire.LONGEST_NAME)], ...],
    Query(max_length=MOST_OPTIONS),
]


class ApiRoutes:
    """The routes of the JSON API."""

    def __init__(self, service: TableService) -> None:
        self.hub = service.hub
        self.service = service
        self.router = APIRouter(prefix="/api")
        table = "/tables/{table}"
        seat = table + "/seats/{seat}"
        self._route("GET", "/games", self.games, wire.Games)
        self._route("GET", "/games/{game}", self.game, wire.GameDetails, statuses=(404, 422))
        # Not as response_class: errors would be described as text, too.
        text: dict[int | str, dict[str, Any]]
        text = {200: {"content": {"text/plain": {"schema": {"type": "string"}}}}}
        self.router.add_api_route(
            table + "/record",
            self.record,
            methods=["GET"],
            response_class=Response,
            responses=text | error_responses(*AT_TABLE),
        )
        self._route("GET", "/tables", self.tables, wire.Tables, statuses=READ)
        self._route("POST", "/tables", self.make, wire.TableResponse, wire.NewTable, status=201)
        self._route("GET", table, self.table, wire.TableResponse, statuses=AT_TABLE)
        for method, path, handler, request_body in (
            ("POST", table + "/start", self.start, wire.EmptyBody),
            ("POST", table + "/again", self.again, wire.EmptyBody),
            ("PUT", table + "/listed", self.set_listed, wire.SetListed),
            ("DELETE", table, self.close, wire.EmptyBody),
            ("POST", seat, self.sit, wire.SitDown),
            ("DELETE", seat, self.stand, wire.EmptyBody),
            ("PUT", seat + "/bot", self.engage, wire.SetBot),
            ("POST", seat + "/invitation", self.invite, wire.EmptyBody),
            ("POST", seat + "/token", self.entitle, wire.EmptyBody),
            ("POST", "/invitations", self.accept, wire.AcceptInvitation),
        ):
            self._route(method, path, handler, wire.TableResponse, request_body, statuses=AT_TABLE)

    def _route(
        self,
        method: str,
        path: str,
        handler: Callable[..., Awaitable[Struct]],
        response_body: type[Struct],
        request_body: type[Struct] | None = None,
        status: int = 200,
        statuses: tuple[int, ...] = (),
    ) -> None:
        """Add a route with bodies of these kinds; ``statuses`` are its possible error statuses."""
        body = None
        if request_body is not None:
            needed = request_body is not wire.EmptyBody
            body = described(request_body, request_body.__doc__ or "") | {"required": needed}
            statuses += WITH_BODY
        self.router.add_api_route(
            path,
            as_json(handler, status),
            methods=[method],
            status_code=status,
            dependencies=[NO_BODY] if request_body is wire.EmptyBody else [],
            response_model=None,
            response_class=Response,
            responses={
                status: described(response_body, response_body.__doc__ or ""),
                **error_responses(*statuses),
            },
            openapi_extra={"requestBody": body} if body else None,
        )

    # Games.

    async def games(self) -> wire.Games:
        """The games that can be played here."""
        return wire.Games(
            [wire.Game(**self._declared(self.hub.game(name))) for name in games.names()]
        )

    async def game(
        self,
        game: Annotated[str, Path(max_length=wire.LONGEST_NAME)],
        seats: SeatCount = None,
        option: SomeOptions = (),
        data: Annotated[str, Query(max_length=wire.LONGEST_SECRET)] = "",
    ) -> wire.GameDetails:
        """A game: its rules in words, and the schemas of its observations and events.

        The schemas are those of a table with these seats and options, each as ``name=number``, and
        the rules those with the cards ``data``, by their name or hash.
        """
        if game not in games.names():
            raise NotFound(f"There is no game “{game}”; there are: {', '.join(games.names())}.")
        rules = await self.service.game_with(game, data)
        start = rules.new(rules.max_seats if seats is None else seats, read_options(option))
        words, schema, layout = rules.words, rules.words.schema, rules.layout_of(start)
        assert schema is not None
        return wire.GameDetails(
            **self._declared(rules),
            rules=compose.rules(rules),
            colours=words.colour_words(),
            observation=layout.schema(rules.names_for(start.variant())),
            events={"oneOf": schema.event_schemas(words.names, layout.sizes)},
        )

    # Tables.

    async def tables(self) -> wire.Tables:
        """The listed tables that wait for players, newest first."""
        return wire.Tables(await table_lists.listed(self.hub, self.service.door, MOST_LISTED))

    async def make(
        self,
        wanted: NewTable,
        request: Request,
        response: Response,
    ) -> wire.TableResponse:
        """Create a table; the caller becomes its host."""
        self.service.check(wanted)
        host, token = self.service.identify(request, response, wanted.token, None)
        return _done(await self.service.make(wanted, host), token=token)

    async def table(self, table: TableId) -> wire.TableResponse:
        """A table as everybody may see it."""
        async with self.service.at(table) as live:
            done = _done(live)
        return done

    async def start(self, table: TableId, request: Request) -> wire.TableResponse:
        """Host: begin the game once no seat is free."""
        async with self.service.at(table) as live:
            self.hub.submit(live, Begin(self.service.known_key(request, live)))
            done = _done(live)
        return done

    async def set_listed(
        self, table: TableId, wanted: SetListed, request: Request
    ) -> wire.TableResponse:
        """Host: list the table before its game, or take it off the list."""
        async with self.service.at(table) as live:
            who = self.service.known_key(request, live)
            self.hub.submit(live, inputs.SetListed(who, wanted.listed))
            done = _done(live)
        return done

    async def close(self, table: TableId, request: Request) -> wire.TableResponse:
        """Host: close the table before its game; it is listed nowhere and nobody can sit down."""
        async with self.service.at(table) as live:
            self.hub.submit(live, inputs.CloseTable(self.service.known_key(request, live)))
            done = _done(live)
        return done

    async def again(self, table: TableId, request: Request) -> wire.TableResponse:
        """Continue with the same people at another table; repeated calls return the same."""
        async with self.service.at(table) as live:
            who = self.service.known_key(request, live)
        return _done(await self.service.again(table, who))

    async def record(
        self, table: TableId, download: Annotated[bool, Query()] = False
    ) -> PlainTextResponse:
        """The record of a finished game; a file to save with ``download=1``."""
        async with self.service.at(table) as live:
            text = self.service.record(live)
        name = f"{live.table.game.name}-{table}.record"
        headers = {"content-disposition": f'attachment; filename="{name}"'} if download else None
        return PlainTextResponse(text, headers=headers)

    # Seats.

    async def sit(
        self,
        table: TableId,
        seat: SeatNumber,
        wanted: SitDown,
        request: Request,
        response: Response,
    ) -> wire.TableResponse:
        """Take a free seat."""
        async with self.service.at(table) as live:
            who, token = self.service.identify(request, response, wanted.token, live)
            automatic = self.service.automatic(wanted, request)
            browser = self.service.browser(wanted, request)
            self.service.sit(live, Sit(who, seat, wanted.name, "", automatic, browser))
            done = _done(live, seat=seat, token=token)
        return done

    async def stand(self, table: TableId, seat: SeatNumber, request: Request) -> wire.TableResponse:
        """Leave a seat before the game begins; the host may free any seat."""
        async with self.service.at(table) as live:
            self.hub.submit(live, LeaveSeat(self.service.known_key(request, live), seat))
            done = _done(live, seat=seat)
        return done

    async def engage(
        self,
        table: TableId,
        seat: SeatNumber,
        wanted: SetBot,
        request: Request,
    ) -> wire.TableResponse:
        """Host: let a bot play a free seat."""
        async with self.service.at(table) as live:
            self.service.set_bot(live, self.service.known_key(request, live), seat, wanted.kind)
            done = _done(live, seat=seat)
        return done

    async def invite(
        self, table: TableId, seat: SeatNumber, request: Request
    ) -> wire.TableResponse:
        """Host: reserve a free seat for whoever presents the one-time secret."""
        async with self.service.at(table) as live:
            invitation = self.service.invite(live, self.service.known_key(request, live), seat)
            done = _done(live, seat=seat, invitation=invitation)
        return done

    async def accept(
        self,
        wanted: AcceptInvitation,
        request: Request,
        response: Response,
    ) -> wire.TableResponse:
        """Exchange an invitation for its seat."""
        async with self.service.at(table_of(wanted.invitation)) as live:
            seat = invited_to(live, wanted.invitation)
            who, token = self.service.identify(request, response, wanted.token, live)
            secret = key("invitation", wanted.invitation)
            automatic = self.service.automatic(wanted, request)
            browser = self.service.browser(wanted, request)
            self.service.sit(live, Sit(who, seat, wanted.name, secret, automatic, browser))
            done = _done(live, seat=seat, token=token)
        return done

    async def entitle(
        self, table: TableId, seat: SeatNumber, request: Request
    ) -> wire.TableResponse:
        """Create a bearer token for a seat that you hold."""
        async with self.service.at(table) as live:
            token = self.service.issue_token(live, self.service.known_key(request, live), seat)
            done = _done(live, seat=seat, token=token)
        return done

    def _declared(self, game: Game) -> dict[str, Any]:
        return {
            "game": game.name,
            "title": game.title,
            "rules_version": game.version,
            "seats": list(range(game.min_seats, game.max_seats + 1)),
            "options": [
                wire.Option(
                    option.name,
                    option.kind,
                    option.values,
                    option.names,
                    option.default,
                    option.sentence,
                    [
                        wire.OptionCase(
                            list(case.seats), {**case.when}, case.values, case.default, case.reason
                        )
                        for case in option.cases
                    ],
                )
                for option in game.options
            ],
            "bots": bots.kinds(game),
            "bot_descriptions": {kind: bots.DESCRIPTIONS[kind][1] for kind in bots.kinds(game)},
            "data": {
                other.data_title: other.data_hash for other in self.hub.card_files.of(game.name)
            },
        }


def _done(
    live: LiveTable,
    seat: int | UnsetType = UNSET,
    token: str | None = None,
    invitation: str | UnsetType = UNSET,
) -> wire.TableResponse:
    return wire.TableResponse(
        table=viewer_messages.public_table(live.table),
        seat=seat,
        token=token or UNSET,
        invitation=invitation,
    )
