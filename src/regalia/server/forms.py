"""HTML forms around a table; each answer redirects back to the table."""

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
from regalia.server.error_responses import ErrorResponses, refuse, status_of
from regalia.server.limits import MOST_FIELDS
from regalia.server.live_table import LiveTable, NotFound
from regalia.server.table_service import TableService
from regalia.table.chairs import Unknown
from regalia.table.inputs import (
    Abort,
    Begin,
    Call,
    CloseTable,
    Here,
    Hurry,
    Input,
    LeaveSeat,
    Move,
    Prefer,
    Replace,
    Resign,
    Return,
    SetListed,
    SetPace,
    Sit,
)
from regalia.table.output import Message
from regalia.wire import LONGEST_ID, MOST_STEPS

TABLE: Final = re.compile("[a-z0-9]{1,32}")
LARGEST: Final = 1 << 31
GET: Final = ["GET", "HEAD"]
"""The HTTP methods of a page."""
SEE_OTHER: Final = 303

Fields = dict[str, str]


class BadForm(Refusal):
    """The body is not a form of ours."""


async def fields_of(request: Request) -> Fields:
    """The fields of a form; the last value of a repeated field.

    Raises:
        BadForm: the body is not a form.
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
    """A whole number from a form, at least 0 or at least a negative ``least``.

    Raises:
        BadForm: the text is not such a number.
    """
    digits = text.removeprefix("-") if least < 0 else text
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 11 and int(text) < LARGEST):
        raise BadForm("The form is not complete; go back and try again.")
    return int(text)


def name_of(sent: Fields) -> str:
    """The name that was typed into a form.

    Raises:
        BadOption: it is empty.
    """
    name = sent.get("name", "")
    if not name.strip():
        raise BadOption("Type a name first; up to 24 letters.")
    return name


def redirect(place: str) -> Response:
    """A redirect to another page."""
    return Response(status_code=SEE_OTHER, headers={"location": place})


def checked_table(name: str) -> str:
    """The table id, if it is well-formed.

    Raises:
        NotFound: it is not.
    """
    if not TABLE.fullmatch(name):
        raise NotFound("There is no such table.")
    return name


class ReplyCollector:
    """A viewer who stays only until their input is answered."""

    def __init__(self) -> None:
        self.reply: wire.Answer | wire.Error | None = None
        """The answer to a move, or an error; None if there was none."""

    def deliver(self, message: Message, encode: Callable[[], bytes]) -> None:
        """Keep an answer or an error."""
        if isinstance(message.body, wire.Answer | wire.Error):
            self.reply = message.body

    def drop(self, sentence: str = "") -> None:
        """Do nothing: whoever waits learns it from `TableHub.settled`."""


class Forms:
    """The form routes of a table."""

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
            ("/list", self.set_listed),
            ("/close", self.close),
            ("/again", self.again),
            ("/text", self.text),
        ):
            self.router.add_api_route(table + path, does, methods=["POST"], response_model=None)

    async def sit(self, table: str, seat: str, request: Request) -> Response:
        """Take a seat; a refusal shows the form again with the typed name."""
        sent = await fields_of(request)
        answer = _back_to(checked_table(table), seat)
        try:
            async with self.service.at(table) as live:
                who, _ = self.service.identify(request, answer, False, live)
                self.service.sit(live, Sit(who, _seat(seat), name_of(sent)))
        except Refusal as error:
            retry = {"action": f"/table/{table}/seats/{seat}/sit", "name": sent.get("name", "")}
            back = f"/table/{table}"
            form = self.errors.page(status_of(error), str(error), back=back, retry=retry)
            return refuse(form, error)
        return answer

    async def stand(self, table: str, seat: str, request: Request) -> Response:
        """Leave a seat; the host may free any."""
        async with self.service.at(checked_table(table)) as live:
            self.hub.submit(live, LeaveSeat(self.service.known_key(request, live), _seat(seat)))
        return _back_to(table, seat)

    async def engage(self, table: str, seat: str, request: Request) -> Response:
        """Let a bot play a seat."""
        kind = (await fields_of(request)).get("kind", "")
        async with self.service.at(checked_table(table)) as live:
            self.service.set_bot(live, self.service.known_key(request, live), _seat(seat), kind)
        return _back_to(table, seat)

    async def invite(self, table: str, seat: str, request: Request) -> Response:
        """Show a one-time link to a seat."""
        async with self.service.at(checked_table(table)) as live:
            who = self.service.known_key(request, live)
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
            self.hub.submit(live, Begin(self.service.known_key(request, live)))
        return redirect(f"/table/{table}#ask")

    async def set_listed(self, table: str, request: Request) -> Response:
        """List the table, or take it off the list."""
        wanted = (await fields_of(request)).get("listed") == "1"
        async with self.service.at(checked_table(table)) as live:
            self.hub.submit(live, SetListed(self.service.known_key(request, live), wanted))
        return redirect(f"/table/{table}#listing")

    async def close(self, table: str, request: Request) -> Response:
        """Close the table before its game."""
        async with self.service.at(checked_table(table)) as live:
            self.hub.submit(live, CloseTable(self.service.known_key(request, live)))
        return redirect(f"/table/{table}")

    async def again(self, table: str, request: Request) -> Response:
        """Continue with the same people at another table."""
        async with self.service.at(checked_table(table)) as live:
            who = self.service.known_key(request, live)
        new = await self.service.again(table, who)
        return redirect(f"/table/{new.id}")

    # The text page, which works without scripts.

    async def text(self, table: str, request: Request) -> Response:
        """Answer a question, or do whatever else the text page offers."""
        sent = await fields_of(request)
        collector = ReplyCollector()
        async with self.service.at(checked_table(table)) as live:
            who = self.service.known_key(request, live)
            self.hub.mark_present(live, who)
            viewer = self.hub.enter(live, collector, who, len(live.table.lines), False)
            try:
                self.hub.submit(live, _input_of(sent, viewer))
                await self.hub.settled(live)
            finally:
                self.hub.leave(live, viewer)
        return self._answered(live, sent, collector.reply)

    def _answered(
        self, live: LiveTable, sent: Fields, answer: wire.Answer | wire.Error | None
    ) -> Response:
        page = f"/table/{live.id}/text"
        if answer is not None and answer.sentence:
            return self.errors.page(409, answer.sentence, back=page)
        if isinstance(answer, wire.Answer) and answer.result == "step":
            steps = ",".join(map(str, _steps(sent)))
            return redirect(f"{page}?seat={answer.seat}&question={answer.question}&steps={steps}")
        return redirect(page)


def _input_of(sent: Fields, viewer: int) -> Input:
    """The table input that a form of the text page describes.

    Raises:
        BadForm: it describes none.
    """
    seat = number(sent.get("seat", "-1"), -1)
    match sent.get("say", ""):
        case "":
            question = number(sent.get("question", ""))
            move = sent.get("id", "")[:LONGEST_ID] or secrets.token_hex(8)
            return Move(viewer, seat, question, move, _steps(sent))
        case "prefer":
            passing = tuple([name for name in sent.get("passing", "").split(",") if name])
            return Prefer(viewer, seat, passing, sent.get("automatic", "1") == "1")
        case "pace":
            return SetPace(viewer, number(sent.get("pace", "")))
        case "hurry":
            return Hurry(viewer)
        case "replace":
            return Replace(viewer, seat)
        case "return":
            return Return(viewer, seat)
        case "resign":
            return Resign(viewer, seat)
        case "abort":
            return Abort(viewer, sent.get("agree", "1") == "1")
        case "call":
            return Call(viewer, seat)
        case "here":
            return Here(viewer)
    raise BadForm("The form is not complete; go back and try again.")


def _steps(sent: Fields) -> tuple[int, ...]:
    steps = sent.get("steps", "").split(",")
    if len(steps) > MOST_STEPS:
        raise BadForm(f"A move has at most {MOST_STEPS} steps.")
    return tuple([number(step) for step in steps])


def _back_to(table: str, seat: str) -> Response:
    """A redirect to the table with the focus on a seat."""
    return redirect(f"/table/{table}#chair-{_seat(seat)}")


def _seat(text: str) -> int:
    """The number of a seat in an address.

    Raises:
        Unknown: it is not a seat number.
    """
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Unknown("There is no such seat.")
    return int(text)
