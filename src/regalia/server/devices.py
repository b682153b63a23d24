"""The page on which a person logs out, or lets another browser of theirs in."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from regalia.server import table_lists
from regalia.server.error_responses import ErrorResponses
from regalia.server.forms import GET, fields_of, redirect
from regalia.server.limits import LINK_SECONDS
from regalia.server.live_table import NotFound
from regalia.server.people import LINK, Sender
from regalia.server.table_service import TableService
from regalia.server.viewer import Viewers
from regalia.table.chairs import Forbidden, Untimely

DAYS = LINK_SECONDS // (24 * 3600)


class Devices:
    """The routes of logging out and of links to other browsers."""

    def __init__(self, service: TableService, errors: ErrorResponses, viewers: Viewers) -> None:
        self.hub = service.hub
        self.service = service
        self.people = service.people
        self.errors = errors
        self.viewers = viewers
        self.router = APIRouter(include_in_schema=False)
        for path, does, methods in (
            ("/device", self.device, GET),
            ("/device/out", self.is_out, GET),
            ("/device/link", self.link, ["POST"]),
            ("/logout", self.log_out, ["POST"]),
            ("/logout/everywhere", self.log_out_everywhere, ["POST"]),
            ("/enter/{link}", self.asked, GET),
            ("/enter", self.enter, ["POST"]),
        ):
            self.router.add_api_route(path, does, methods=methods, response_model=None)

    def _page(self, does: str, **context: object) -> HTMLResponse:
        html = self.errors.renderer.document("device.html", None, does=does, days=DAYS, **context)
        return HTMLResponse(html)

    def _person(self, request: Request) -> Sender:
        """The person who sends a request.

        Raises:
            Forbidden: nobody is known by this browser.
        """
        sender = self.service.sender(request)
        if not sender.person:
            raise Forbidden("Nobody is logged in here: whoever takes a seat or makes a table is.")
        return sender

    async def device(self, request: Request) -> Response:
        """What can be done, and what becomes of one's seats."""
        self._person(request)
        return self._page("choose")

    async def link(self, request: Request) -> Response:
        """Show a link to another browser."""
        link = await self.people.new_link(self._person(request))
        return self._page("link", place=f"/enter/{link}")

    async def log_out(self, request: Request) -> Response:
        """Log this browser out."""
        sender = self._person(request)
        await self.people.log_out(sender)
        self._hang_up(sender.key, lambda other: other.login == sender.login)
        answer = redirect("/device/out")
        self.people.take_cookie(answer)
        return answer

    async def is_out(self) -> Response:
        """What is shown once this browser has logged out."""
        return self._page("out")

    async def log_out_everywhere(self, request: Request) -> Response:
        """Log all browsers of a person out, and show the only way back."""
        sender = self._person(request)
        link, tokens = await self.people.log_out_everywhere(sender)
        self._hang_up(sender.key, lambda _: True, tokens)
        answer = self._page("back", place=f"/enter/{link}")
        self.people.take_cookie(answer)
        return answer

    def _hang_up(
        self, who: str, gone: Callable[[Sender], bool], tokens: AbstractSet[str] = frozenset()
    ) -> None:
        """Disconnect a person's browsers of which ``gone`` is true, and the holders of tokens."""
        self.viewers.log_out(
            lambda other: (other.key == who and gone(other)) or other.key in tokens
        )
        for live in list(self.hub.live.values()):
            for key in {who, *tokens} & live.presences.keys():
                presence = live.presences.pop(key)
                if presence.until is not None:
                    presence.until.cancel()
                self.hub.leave(live, presence.viewer)

    async def asked(self, link: str) -> Response:
        """The form to use a link; what only looks at an address does not use it."""
        if not LINK.fullmatch(link):
            raise NotFound("This is no link to another browser; look whether all of it is there.")
        await self.people.check_link(link)
        return self._page("enter", secret=link)

    async def enter(self, request: Request) -> Response:
        """Use a link: this browser is the person's from now on."""
        sent = await fields_of(request)
        sender = self.service.sender(request)
        link = sent.get("link", "")
        if sender.key and link.startswith(f"{sender.person}."):
            raise Untimely("This browser is logged in already; open the link in another one.")
        if sender.key and await table_lists.tables_of(self.hub, sender.key):
            raise Untimely("This browser has tables of its own; log out here first.")
        answer = redirect("/")
        self.people.give_cookie(answer, *await self.people.use_link(link))
        return answer
