"""The pages around the tables: front page, rules, new table, invitation, record."""

from __future__ import annotations

import json
from time import gmtime, strftime
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from msgspec import UNSET
from starlette.exceptions import HTTPException

from regalia import bots, games, wire
from regalia.engine import record
from regalia.engine.chance import commitment
from regalia.engine.errors import BadRecord, Refusal
from regalia.engine.game import Game
from regalia.engine.options import Option
from regalia.names.checking import checked_name
from regalia.page import catalogue
from regalia.server import table_lists
from regalia.server.error_responses import ErrorResponses, refuse
from regalia.server.forms import (
    GET,
    BadForm,
    Fields,
    checked_table,
    fields_of,
    name_of,
    number,
    redirect,
)
from regalia.server.identity import key
from regalia.server.limits import MOST_CHECKED, MOST_SHOWN
from regalia.server.live_table import LiveTable, NotFound
from regalia.server.table_service import TableService, invited_to, table_of
from regalia.table import viewer_messages
from regalia.table.inputs import Begin, Sit
from regalia.text import compose

PEOPLE: Final = "people"
"""The form value of a new table for seats that stay free."""
TIMINGS: Final[dict[str, wire.Timing]] = {"brisk": "brisk", "sealed": "sealed"}
"""The values of the form field that chooses when answers take effect; empty for the usual."""
PACES: Final = (("slow", 2500), ("usual", 900), ("quick", 350), ("at once", 0))
"""Milliseconds that bots take for a move, by the name of the pace."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
HEADING_WORDS: Final = 8
"""Maximum number of words in a first sentence that counts as the heading of its paragraph."""


class Pages:
    """The routes of all pages except those that show a table."""

    def __init__(self, service: TableService, errors: ErrorResponses) -> None:
        self.hub = service.hub
        self.service = service
        self.errors = errors
        self.renderer = errors.renderer
        self.verification_errors: dict[str, str] = {}
        """Verification errors of finished games' records, by table; empty for none."""
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

    def _page(self, template: str, game: Game | None = None, **context: object) -> HTMLResponse:
        return HTMLResponse(self.renderer.document(template, game, **context))

    async def home(self, request: Request) -> Response:
        """The front page: games, the visitor's own tables, open tables, and tables to watch."""
        who = self.service.sender(request).key
        mine = await table_lists.tables_of(self.hub, who) if who else []
        own = {summary.table.id for summary in mine}
        listed = await table_lists.listed(self.hub, self.service.door, MOST_SHOWN)
        watched = await table_lists.watched(self.hub, self.service.door, MOST_SHOWN)
        return self._page(
            "home.html",
            entries=catalogue.entries(),
            known=bool(who),
            mine=[summary for summary in mine if summary.table.status != "over"],
            finished=[summary for summary in mine if summary.table.status == "over"],
            waiting=[t for t in listed if t.id not in own and _has_room(t)],
            played=[t for t in watched if t.id not in own],
        )

    async def rules(self, name: str, data: str = "") -> Response:
        """How to play a game, with its own cards or with those of this name or hash."""
        game = self._game(name)
        if data:
            game = await self.service.game_with(name, data[: wire.LONGEST_SECRET])
        await self.hub.aside.prepare(self.renderer, game)
        return self._page(
            "rules.html",
            game,
            entry=catalogue.entry(name),
            kinds=bots.kinds(game),
            offered=game in (self.hub.game(name), *self.hub.card_files.of(name)),
            paragraphs=[_headed(text) for text in compose.rules(game)],
        )

    def _game(self, name: str) -> Game:
        """A game that can be played here.

        Raises:
            NotFound: it cannot.
        """
        if name in games.names():
            return self.hub.game(name)
        raise NotFound("There is no such game here.")

    # A new table.

    async def new(self, name: str, data: str = "") -> Response:
        """The form for a new table; ``data`` is the hash of the cards that it shows as chosen."""
        game = self._game(name)
        await self.hub.aside.prepare(self.renderer, game)
        known = any(other.data_hash == data for other in self.hub.card_files.of(name))
        return self._form(game, {"data": data} if known else {}, "")

    def _form(self, game: Game, sent: Fields, sentence: str) -> Response:
        kinds = bots.kinds(game)
        usual = {
            "name": "",
            "seats": str(max(game.min_seats, min(4, game.max_seats))),
            "others": bots.DEFAULT,
            "listed": "",
            "several_seats": "",
            "pace": "usual",
            "timing": "",
            "data": "",
        }
        for name, value in game.complete_options(int(usual["seats"]), {}).items():
            usual |= {f"option-{name}": str(value), f"picked-{name}": ""}
        chosen = {**usual, **sent}
        return self._page(
            "new.html",
            game,
            kinds=kinds,
            cases={option.name: _cases(option) for option in game.options},
            paces=[name for name, _ in PACES],
            sealed_window=wire.DEFAULT_WINDOWS["sealed"],
            chosen=chosen,
            others=self.hub.card_files.of(game.name),
            sentence=sentence,
        )

    async def make(self, name: str, request: Request) -> Response:
        """Create a table from the form and seat its maker; with bots alone the game begins."""
        game = self._game(name)
        sent = await fields_of(request)
        answer = redirect("/")
        try:
            wanted, others = _wanted_table(game, sent)
            sitter = checked_name(name_of(sent))
            self.service.door.check_name(sitter)
            self.service.check(wanted)
            if others != PEOPLE:
                bots.make(others, game)
            who, _ = self.service.identify(request, answer, False, None)
            live = await self.service.make(wanted, who)
            async with self.service.at(live.id) as live:
                self._fill(live, who, sitter, others)
        except Refusal as error:
            return refuse(self._form(game, sent, str(error)), error)
        answer.headers["location"] = f"/table/{live.id}"
        return answer

    def _fill(self, live: LiveTable, who: str, name: str, others: str) -> None:
        """Seat the maker of a table, and bots if the maker wants them."""
        self.service.sit(live, Sit(who, 0, name))
        if others != PEOPLE:
            for seat, chair in enumerate(live.table.chairs):
                if not chair.filled():
                    self.service.set_bot(live, who, seat, others)
        if all(chair.filled() for chair in live.table.chairs):
            self.hub.submit(live, Begin(who))

    # Invitations.

    async def invited(self, invitation: str) -> Response:
        """The form to accept an invitation."""
        return await self._invitation(invitation, "", "")

    async def _invitation(self, secret: str, name: str, sentence: str) -> Response:
        async with self.service.at(_table_of(secret)) as live:
            return self._page(
                "join.html",
                invitation=secret,
                seat=invited_to(live, secret),
                table=viewer_messages.public_table(live.table),
                name=name,
                sentence=sentence,
            )

    async def join(self, request: Request) -> Response:
        """Exchange an invitation for its seat and redirect to an address without the secret."""
        sent = await fields_of(request)
        secret, name = sent.get("invitation", ""), sent.get("name", "")
        answer = redirect(f"/table/{_table_of(secret)}")
        try:
            async with self.service.at(_table_of(secret)) as live:
                seat = invited_to(live, secret)
                who, _ = self.service.identify(request, answer, False, live)
                sitter = name_of(sent)
                self.service.sit(live, Sit(who, seat, sitter, key("invitation", secret)))
        except NotFound:
            raise
        except Refusal as error:
            return refuse(await self._invitation(secret, name, str(error)), error)
        return answer

    # A finished game.

    async def record(self, table: str) -> Response:
        """The record of a finished game, to read and to print."""
        async with self.service.at(checked_table(table)) as live:
            text = self.service.record(live)
            context = _record_context(live)
        context["objection"] = await self._verification_error(live, text)
        return self._page("record.html", live.table.game, **context)

    async def _verification_error(self, live: LiveTable, text: str) -> str:
        """Why a record does not follow from its seed, as a sentence; empty if it does. Cached."""
        error = self.verification_errors.get(live.id)
        if error is None:
            error = await self.hub.aside.answer(
                ("record", live.id), verification_error, text, live.table.game
            )
            self.verification_errors[live.id] = error
            if len(self.verification_errors) > MOST_CHECKED:
                del self.verification_errors[next(iter(self.verification_errors))]
        return error

    # Files.

    async def static(self, version: str, file: str) -> Response:
        """A style sheet, script or picture; its content never changes under the same version."""
        if version != self.renderer.version or file not in self.renderer.static:
            raise HTTPException(404)
        content, kind = self.renderer.static[file]
        return Response(content, media_type=kind, headers={"cache-control": FOR_EVER})

    async def icon(self) -> Response:
        """A redirect for the icon that browsers request by default."""
        place = f"/static/{self.renderer.version}/icon.svg"
        return Response(status_code=302, headers={"location": place})


def _has_room(table: wire.Table) -> bool:
    """Whether a seat is free."""
    return any(chair.player == "free" for chair in table.seats)


def _wanted_table(game: Game, sent: Fields) -> tuple[wire.NewTable, str]:
    """The table that a form describes, and the kind of player for the other seats.

    Raises:
        BadForm: it describes none.
    """
    paces = dict(PACES)
    if sent.get("timing", "") not in ("", *TIMINGS):
        raise BadForm("When several are asked at once: choose As usual, Brisk or Sealed.")
    if sent.get("pace", "usual") not in paces:
        raise BadForm("Choose how fast the bots are to play.")
    options = {
        option.name: number(sent[f"option-{option.name}"], -1)
        for option in game.options
        if f"option-{option.name}" in sent
    }
    wanted = wire.NewTable(
        game=game.name,
        seats=number(sent.get("seats", "")),
        options=options,
        listed=bool(sent.get("listed")),
        pace=paces[sent.get("pace", "usual")],
        timing=TIMINGS.get(sent.get("timing", ""), UNSET),
        data=sent.get("data", "")[: wire.LONGEST_SECRET],
        several_seats=bool(sent.get("several_seats")),
    )
    return wanted, sent.get("others", PEOPLE)


def _cases(option: Option) -> str:
    """The cases of an option as JSON, for the script of the form."""
    return json.dumps(
        [
            {
                "seats": case.seats,
                "when": {f"option-{name}": str(value) for name, value in case.when.items()},
                "values": [str(value) for value in case.values],
                "default": str(case.default),
            }
            for case in [*option.cases, option.always]
        ]
    )


def _table_of(invitation: str) -> str:
    """The table id in an invitation.

    Raises:
        NotFound: the text cannot be an invitation.
    """
    if len(invitation) > wire.LONGEST_SECRET or "." not in invitation:
        raise NotFound("This invitation has been used, or was withdrawn.")
    return checked_table(table_of(invitation))


def _headed(paragraph: str) -> tuple[str, str]:
    """A paragraph of the rules split into its heading, if it has one, and the rest."""
    first, stop, rest = paragraph.partition(". ")
    if stop and len(first.split()) <= HEADING_WORDS:
        return first + ".", rest
    return "", paragraph


def verification_error(text: str, game: Game) -> str:
    """Why a record fails verification, as a sentence; empty if it passes."""
    try:
        record.verify(record.read(text), game)
    except BadRecord as error:
        return str(error)
    return ""


def _record_context(live: LiveTable) -> dict[str, Any]:
    """The contents of the record page."""
    table, state = live.table, live.table.state
    names = table.names()
    everybody = tuple(range(len(names)))
    lines, story, done = table.lines, [], 0
    for paragraph in table.story.paragraphs(state, everybody, names):
        notation = [line.partition(" ")[2] for line in lines[done : paragraph.line]]
        story.append((paragraph.sentences, notation))
        done = paragraph.line
    words = table.game.words
    result = viewer_messages.result(table, names)
    assert result is not None, "only a game that is over has a record to show"
    points, places = result.points, result.places
    seats = sorted(everybody, key=lambda seat: (places[seat], -points[seat]) if places else (seat,))
    return {
        "table": viewer_messages.public_table(table),
        "made": strftime("%d %B %Y, %H:%M UTC", gmtime(live.made / 1000)).lstrip("0"),
        "players": [
            {
                "name": names[seat],
                "bot": table.chairs[seat].bot,
                "resigned": table.chairs[seat].resigned,
                "seat": seat + 1,
                "score": words.score(points[seat]) if points else "",
                "place": places[seat] if places else "",
            }
            for seat in seats
        ],
        "options": [
            (option.sentence, option.names[option.values.index(table.setup.options[option.name])])
            for option in table.game.open_options(table.setup.seats, table.setup.options)
        ],
        "result": result.sentences[0],
        "aborted": table.ended == "aborted",
        "story": story,
        "lines": len(lines),
        "seed": table.setup.seed,
        "fits": commitment(table.seed) == table.seed_hash,
        "data": table.game.data_hash,
    }
