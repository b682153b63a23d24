"""What persons do around a table by plain forms, answered by sending them back to it."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Final
from urllib.parse import parse_qs

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from regalia import wire
from regalia.engine.errors import BadOption, Refusal
from regalia.server.error_responses import ErrorResponses, status_of
from regalia.server.hub import LiveTable, NotFound
from regalia.server.table_service import TableService
from regalia.table.chairs import Unknown
from regalia.table.inputs import Begin, Input, LeaveSeat, Move, Pass, Replace, Return, Sit
from regalia.table.output import Message
from regalia.wire import LONGEST_ID, MOST_STEPS

TABLE: Final = re.compile("[a-z0-9]{1,32}")
MOST_FIELDS: Final = 64
LARGEST: Final = 1 << 31
GET: Final = ["GET", "HEAD"]
"""The methods by which a page is read."""
SEE_OTHER: Final = 303

Fields = dict[str, str]


class BadForm(Refusal):
    """What was sent is no form of ours."""


async def fields_of(request: Request) -> Fields:
    """What a form holds; of a field that comes twice the last.

    Raises:
        BadForm: it is none.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in ("", "application/x-www-form-urlencoded"):
        raise BadForm("That is not a form as our pages send them; go back and try again.")
    try:
        text = (await request.body()).decode()
        sent = parse_qs(text, keep_blank_values=True, max_num_fields=MOST_FIELDS)
    except ValueError:
        raise BadForm("The form could not be read; go back and try again.") from None
    return {name: values[-1] for name, values in sent.items()}


def number(text: str, least: int = 0) -> int:
    """A whole number that a form holds.

    Raises:
        BadForm: it is none.
    """
    digits = text.removeprefix("-") if least < 0 else text
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 11 and int(text) < LARGEST):
        raise BadForm("The form is not complete; go back and try again.")
    return int(text)


def name_of(sent: Fields) -> str:
    """The name that a form gives, as it was typed.

    Raises:
        BadOption: none was typed.
    """
    name = sent.get("name", "")
    if not name.strip():
        raise BadOption("Type a name first; up to 24 letters.")
    return name


def to(place: str) -> Response:
    """Send a person on to another page."""
    return Response(status_code=SEE_OTHER, headers={"location": place})


def checked_table(name: str) -> str:
    """The id of a table, if it can be one.

    Raises:
        Gone: it cannot.
    """
    if not TABLE.fullmatch(name):
        raise NotFound("There is no such table.")
    return name


class ReplyCollector:
    """A viewer who stays only for the answer to what he says."""

    def __init__(self) -> None:
        self.heard: wire.Answer | wire.Error | None = None
        """The answer to a move, or the error; None if there was none."""

    def deliver(self, message: Message, encode: Callable[[], bytes]) -> None:
        """Note what is told."""
        if isinstance(message.body, wire.Answer | wire.Error):
            self.heard = message.body

    def drop(self) -> None:
        """The table is lost; who said something hears of it otherwise."""


class Forms:
    """The routes by which forms are sent to a table."""

    def __init__(self, service: TableService, errors: ErrorResponses) -> None:
        self.hub = service.hub
        self.service = service
        self.errors = errors
        self.router = APIRouter(include_in_schema=False)
        table = "/table/{table}"
        for path, does in (
            ("/seats/{seat}/sit", self.sit),
            ("/seats/{seat}/stand", self.stand),
            ("/seats/{seat}/bot", self.engage),
            ("/seats/{seat}/invite", self.invite),
            ("/start", self.start),
            ("/again", self.again),
            ("/text", self.text),
        ):
            self.router.add_api_route(table + path, does, methods=["POST"], response_model=None)

    async def sit(self, table: str, seat: str, request: Request) -> Response:
        """Sit down; what is refused comes back with the name that was typed."""
        sent = await fields_of(request)
        answer = _back_to(checked_table(table), seat)
        try:
            async with self.service.at(table) as live:
                who, _ = self.service.who(request, answer, False, live)
                self.hub.submit(live, Sit(who, _seat(seat), name_of(sent)))
        except Refusal as error:
            return self.errors.page(
                status_of(error),
                str(error),
                back=f"/table/{table}",
                retry={"action": f"/table/{table}/seats/{seat}/sit", "name": sent.get("name", "")},
            )
        return answer

    async def stand(self, table: str, seat: str, request: Request) -> Response:
        """Leave a seat, or free somebody's."""
        async with self.service.at(checked_table(table)) as live:
            self.hub.submit(live, LeaveSeat(self.service.known(request, live), _seat(seat)))
        return _back_to(table, seat)

    async def engage(self, table: str, seat: str, request: Request) -> Response:
        """Let a bot play a seat."""
        kind = (await fields_of(request)).get("kind", "")
        async with self.service.at(checked_table(table)) as live:
            self.service.engage(live, self.service.known(request, live), _seat(seat), kind)
        return _back_to(table, seat)

    async def invite(self, table: str, seat: str, request: Request) -> Response:
        """Show a one-time link that opens a seat."""
        async with self.service.at(checked_table(table)) as live:
            who = self.service.known(request, live)
            invitation = self.service.invite(live, who, _seat(seat))
        shown = self.errors.renderer.document(
            "invitation.html",
            table=table,
            title=live.table.game.title,
            seat=_seat(seat),
            place=f"/join/{invitation}",
        )
        return HTMLResponse(shown)

    async def start(self, table: str, request: Request) -> Response:
        """Begin the game."""
        async with self.service.at(checked_table(table)) as live:
            self.hub.submit(live, Begin(self.service.known(request, live)))
        return to(f"/table/{table}#ask")

    async def again(self, table: str, request: Request) -> Response:
        """Go on with the same people."""
        async with self.service.at(checked_table(table)) as live:
            who = self.service.known(request, live)
        new = await self.service.again(table, who)
        return to(f"/table/{new.name}")

    # The text page without script.

    async def text(self, table: str, request: Request) -> Response:
        """Answer a question, or say what else the text page lets one say."""
        sent = await fields_of(request)
        ear = ReplyCollector()
        async with self.service.at(checked_table(table)) as live:
            who = self.service.known(request, live)
            self.hub.mark_present(live, who)
            viewer = self.hub.enter(live, ear, who, len(live.table.lines), False)
            try:
                self.hub.submit(live, _said(sent, viewer))
                await self.hub.settled(live)
            finally:
                self.hub.leave(live, viewer)
        return self._answered(live, sent, ear.heard)

    def _answered(
        self, live: LiveTable, sent: Fields, answer: wire.Answer | wire.Error | None
    ) -> Response:
        page = f"/table/{live.name}/text"
        if answer is not None and answer.sentence:
            return self.errors.page(409, answer.sentence, back=page)
        if isinstance(answer, wire.Answer) and answer.result == "step":
            steps = ",".join(map(str, _steps(sent)))
            return to(f"{page}?seat={answer.seat}&question={answer.question}&steps={steps}")
        return to(page)


def _said(sent: Fields, viewer: int) -> Input:
    """What a form of the text page says to the table.

    Raises:
        BadForm: nothing that could be said.
    """
    seat = number(sent.get("seat", "-1"), -1)
    match sent.get("say", ""):
        case "":
            question = number(sent.get("question", ""))
            move = sent.get("id", "")[:LONGEST_ID] or secrets.token_hex(8)
            return Move(viewer, seat, question, move, _steps(sent))
        case "pass":
            return Pass(viewer, seat, sent.get("window", ""), sent.get("on", "1") == "1")
        case "replace":
            return Replace(viewer, seat)
        case "return":
            return Return(viewer, seat)
    raise BadForm("The form is not complete; go back and try again.")


def _steps(sent: Fields) -> tuple[int, ...]:
    steps = sent.get("steps", "").split(",")
    if len(steps) > MOST_STEPS:
        raise BadForm(f"A move has at most {MOST_STEPS} steps.")
    return tuple([number(step) for step in steps])


def _back_to(table: str, seat: str) -> Response:
    """Send a person on to the table, where the focus is at the seat that he said something of."""
    return to(f"/table/{table}#chair-{_seat(seat)}")


def _seat(text: str) -> int:
    """The number of a seat in an address.

    Raises:
        Unknown: it is none.
    """
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Unknown("There is no such seat.")
    return int(text)
