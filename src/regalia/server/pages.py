"""The pages around the tables: the front page, how to play, a new table, joining, the record."""

from __future__ import annotations

import asyncio
from time import gmtime, strftime
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from starlette.exceptions import HTTPException

from regalia import bots, games, wire
from regalia.engine import record
from regalia.engine.chance import commitment
from regalia.engine.errors import BadRecord, Refusal
from regalia.engine.game import Game
from regalia.engine.story import outcome
from regalia.page import catalogue
from regalia.server import identity
from regalia.server.error_responses import ErrorResponses, status_of
from regalia.server.forms import GET, BadForm, Fields, checked_table, fields_of, name_of, number, to
from regalia.server.hub import LiveTable, NotFound
from regalia.server.identity import key
from regalia.server.table_service import TableService, invited_to, table_of
from regalia.table import lobby, viewer_messages
from regalia.table.inputs import Begin, Sit
from regalia.text import compose

MOST_SHOWN: Final = 40
MOST_CHECKED: Final = 1000
"""Of so many finished games it is remembered that they follow from their seeds."""
PEOPLE: Final = "people"
"""What the form for a new table says for seats that stay free."""
PACES: Final = (("calm", 2800), ("usual", 1600), ("quick", 600))
"""How long bots take, by what a person calls it."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
HEADING_WORDS: Final = 8
"""A first sentence of so many words at most says what its paragraph of the rules is about."""


class Pages:
    """The routes of all pages but those that show a table."""

    def __init__(self, service: TableService, errors: ErrorResponses) -> None:
        self.hub = service.hub
        self.service = service
        self.errors = errors
        self.renderer = errors.renderer
        self.objections: dict[str, str] = {}
        """What the records of finished games were found to lack, by table."""
        self.router = APIRouter(include_in_schema=False)
        for path, does, methods in (
            ("/", self.home, GET),
            ("/games/{name}", self.rules, GET),
            ("/new/{name}", self.new, GET),
            ("/new/{name}", self.make, ["POST"]),
            ("/join/{invitation}", self.invited, GET),
            ("/join", self.join, ["POST"]),
            ("/table/{table}/record", self.record, GET),
            ("/static/{version}/{file}", self.static, GET),
            ("/favicon.ico", self.icon, GET),
        ):
            self.router.add_api_route(path, does, methods=methods, response_model=None)

    def _page(self, template: str, game: Game | None = None, **told: object) -> HTMLResponse:
        return HTMLResponse(self.renderer.document(template, game, **told))

    async def home(self, request: Request) -> Response:
        """The games, the tables of who asks, those that wait, and those one may watch.

        His own are told however long they have slept, and his finished games.
        """
        who, _ = identity.key_of(identity.headers_of(request.scope))
        mine = await self.hub.tables_of(who) if who else []
        own = {known.table.id for known in mine}
        listed = await self.hub.listed(MOST_SHOWN)
        watched = await self.hub.watched(MOST_SHOWN)
        return self._page(
            "home.html",
            built=[entry for entry in catalogue.entries() if entry.built()],
            coming=[entry for entry in catalogue.entries() if not entry.built()],
            mine=[known for known in mine if known.table.status != "over"],
            finished=[known for known in mine if known.table.status == "over"],
            waiting=[t for t in listed if t.id not in own and _has_room(t)],
            played=[t for t in watched if t.id not in own],
        )

    async def rules(self, name: str) -> Response:
        """How a game is played."""
        game = self._game(name)
        return self._page(
            "rules.html",
            game,
            entry=catalogue.entry(name),
            kinds=bots.kinds(game),
            paragraphs=[_headed(text) for text in compose.rules(game)],
        )

    def _game(self, name: str) -> Game:
        """A game that can be played here.

        Raises:
            Gone: it cannot.
        """
        if name in games.names():
            return self.hub.game(name)
        known = catalogue.entry(name)
        if known is not None:
            raise NotFound(f"{known.title} is not built yet, so nobody can play it here.")
        raise NotFound("There is no such game here.")

    # A new table.

    async def new(self, name: str) -> Response:
        """The form for a new table."""
        return self._form(self._game(name), {}, "", 200)

    def _form(self, game: Game, sent: Fields, sentence: str, status: int) -> Response:
        kinds = bots.kinds(game)
        usual = {
            "name": "",
            "seats": str(max(game.min_seats, min(4, game.max_seats))),
            "others": bots.DEFAULT,
            "listed": "1",
            "pace": "usual",
            **{f"option-{option.name}": str(option.default) for option in game.options},
        }
        chosen = {**usual, **({"listed": "", **sent} if sent else {})}
        page = self._page(
            "new.html",
            game,
            kinds=kinds,
            paces=[name for name, _ in PACES],
            chosen=chosen,
            sentence=sentence,
        )
        page.status_code = status
        return page

    async def make(self, name: str, request: Request) -> Response:
        """Make a table as the form says and sit down; with bots alone the game begins at once."""
        game = self._game(name)
        sent = await fields_of(request)
        answer = to("/")
        try:
            wish, others = _wish(game, sent)
            sitter = lobby.checked_name(name_of(sent))
            self.service.check(wish)
            if others != PEOPLE:
                bots.make(others, game)
            who, _ = self.service.who(request, answer, False, None)
            live = await self.service.make(wish, who)
            async with self.service.at(live.name) as live:
                self._fill(live, who, sitter, others)
        except Refusal as error:
            return self._form(game, sent, str(error), status_of(error))
        answer.headers["location"] = f"/table/{live.name}"
        return answer

    def _fill(self, live: LiveTable, who: str, name: str, others: str) -> None:
        """Let the maker of a table sit down, and bots if he wants them."""
        self.hub.submit(live, Sit(who, 0, name))
        if others != PEOPLE:
            for seat in range(1, live.table.setup.seats):
                self.service.engage(live, who, seat, others)
        if all(chair.filled() for chair in live.table.chairs):
            self.hub.submit(live, Begin(who))

    # Invitations.

    async def invited(self, invitation: str) -> Response:
        """To which seat an invitation leads, and a form to take it."""
        return await self._invitation(invitation, "", "", 200)

    async def _invitation(self, secret: str, name: str, sentence: str, status: int) -> Response:
        async with self.service.at(_table_of(secret)) as live:
            page = self._page(
                "join.html",
                invitation=secret,
                seat=invited_to(live, secret),
                table=viewer_messages.public_table(live.table),
                name=name,
                sentence=sentence,
            )
        page.status_code = status
        return page

    async def join(self, request: Request) -> Response:
        """Exchange an invitation for its seat; the secret leaves the address."""
        sent = await fields_of(request)
        secret, name = sent.get("invitation", ""), sent.get("name", "")
        answer = to(f"/table/{_table_of(secret)}")
        try:
            async with self.service.at(_table_of(secret)) as live:
                seat = invited_to(live, secret)
                who, _ = self.service.who(request, answer, False, live)
                sitter = name_of(sent)
                self.hub.submit(live, Sit(who, seat, sitter, key("invitation", secret)))
        except NotFound:
            raise
        except Refusal as error:
            return await self._invitation(secret, name, str(error), status_of(error))
        return answer

    # A finished game.

    async def record(self, table: str) -> Response:
        """The record of a finished game, to read and to print."""
        async with self.service.at(checked_table(table)) as live:
            text = self.service.record(live)
            told = _recorded(live)
        told["objection"] = await self._objection(live, text)
        return self._page("record.html", live.table.game, **told)

    async def _objection(self, live: LiveTable, text: str) -> str:
        """Why a finished game does not follow from its seed; empty if it does. Found out once."""
        known = self.objections.get(live.name)
        if known is None:
            known = await asyncio.to_thread(objection, text, live.table.game)
            self.objections[live.name] = known
            if len(self.objections) > MOST_CHECKED:
                del self.objections[next(iter(self.objections))]
        return known

    # Files.

    async def static(self, version: str, file: str) -> Response:
        """A style sheet, a script or a picture, which never changes under its version."""
        if version != self.renderer.version or file not in self.renderer.static:
            raise HTTPException(404)
        content, kind = self.renderer.static[file]
        return Response(content, media_type=kind, headers={"cache-control": FOR_EVER})

    async def icon(self) -> Response:
        """What browsers look for by themselves."""
        place = f"/static/{self.renderer.version}/icon.svg"
        return Response(status_code=302, headers={"location": place})


def _has_room(table: wire.Table) -> bool:
    """Whether anybody can sit down there."""
    return any(chair.player == "free" for chair in table.seats)


def _wish(game: Game, sent: Fields) -> tuple[wire.NewTable, str]:
    """The table that a form describes, and who is to play the other seats.

    Raises:
        BadForm: it describes none.
    """
    paces = dict(PACES)
    if sent.get("pace", "usual") not in paces:
        raise BadForm("Choose how fast the bots are to play.")
    options = {
        option.name: number(sent[f"option-{option.name}"], -1)
        for option in game.options
        if f"option-{option.name}" in sent
    }
    wish = wire.NewTable(
        game=game.name,
        seats=number(sent.get("seats", "")),
        options=options,
        listed=bool(sent.get("listed")),
        pace=paces[sent.get("pace", "usual")],
    )
    return wish, sent.get("others", PEOPLE)


def _table_of(invitation: str) -> str:
    """The id of the table of an invitation, if it can be one.

    Raises:
        Gone: it cannot.
    """
    if len(invitation) > wire.LONGEST_SECRET or "." not in invitation:
        raise NotFound("This invitation has been used, or was withdrawn.")
    return checked_table(table_of(invitation))


def _headed(paragraph: str) -> tuple[str, str]:
    """A paragraph of the rules parted into what it is about, if it says so, and the rest."""
    first, stop, rest = paragraph.partition(". ")
    if stop and len(first.split()) <= HEADING_WORDS:
        return first + ".", rest
    return "", paragraph


def objection(text: str, game: Game) -> str:
    """What does not hold of a record, as a sentence; empty if all does."""
    try:
        record.verify(record.read(text), game)
    except BadRecord as error:
        return str(error)
    return ""


def _recorded(live: LiveTable) -> dict[str, Any]:
    """All that the record of a finished game tells, for reading."""
    table, state = live.table, live.table.state
    names = table.names()
    everybody = tuple(range(len(names)))
    lines, story, told = table.lines, [], 0
    for paragraph in table.story.paragraphs(state, everybody, names):
        notation = [line.partition(" ")[2] for line in lines[told : paragraph.line]]
        story.append((paragraph.sentences, notation))
        told = paragraph.line
    words, points, places = table.game.words, state.scores(), state.ranks()
    return {
        "table": viewer_messages.public_table(table),
        "made": strftime("%d %B %Y, %H:%M UTC", gmtime(live.made / 1000)).lstrip("0"),
        "players": [
            {
                "name": names[seat],
                "bot": chair.bot,
                "seat": seat + 1,
                "score": words.score(points[seat]),
                "place": places[seat],
            }
            for seat, chair in sorted(
                enumerate(table.chairs), key=lambda at: (places[at[0]], -points[at[0]])
            )
        ],
        "options": [
            (option.sentence, option.names[option.values.index(table.setup.options[option.name])])
            for option in table.game.options
            if not 0 < option.max_seats < table.setup.seats
        ],
        "result": outcome(state, names)[0],
        "story": story,
        "lines": len(lines),
        "seed": table.setup.seed,
        "fits": commitment(table.seed) == table.seed_hash,
        "data": table.game.data_hash,
    }
