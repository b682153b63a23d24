"""The pages of a table: live, in words, and the replay of a finished game."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse

from regalia import wire
from regalia.engine.draft import Draft
from regalia.engine.errors import BadOption
from regalia.engine.observation import Observation, observation
from regalia.engine.words import name_seats
from regalia.page.insight import chart
from regalia.page.messages import Update
from regalia.page.page import Page
from regalia.page.renderer import Renderer, region_variables
from regalia.page.replay import ALL, NOBODY, ReplayPage
from regalia.server.aside import Busy
from regalia.server.error_responses import refuse
from regalia.server.forms import GET, checked_table
from regalia.server.hub import TableHub
from regalia.server.insight import Insight
from regalia.server.limits import MOST_REPLAYS
from regalia.server.live_table import LiveTable
from regalia.server.people import People
from regalia.server.table_service import check_played
from regalia.server.usage import OverLimit
from regalia.server.viewer import page_of
from regalia.table import viewer_messages
from regalia.table.chairs import Untimely
from regalia.table.timing import sealed_until, visit_time

RELOAD_ASKED: Final = 20
"""Seconds after which the page of who is asked loads again, to show a call, which lasts longer."""

View = Annotated[str, Query(alias="as", max_length=4)]


class TablePages:
    """The routes of the table pages."""

    def __init__(self, hub: TableHub, renderer: Renderer, people: People) -> None:
        self.hub = hub
        self.people = people
        self.renderer = renderer
        self.insight = Insight(hub.turnstile)
        self.replay_pages: OrderedDict[str, ReplayPage] = OrderedDict()
        self.router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
        route = self.router.add_api_route
        route("/table/{table}", self.table, methods=GET)
        route("/table/{table}/text", self.text, methods=GET)
        route("/table/{table}/replay", self.replay, methods=GET)
        regions = "/table/{table}/replay/regions"
        route(regions, self.position, methods=GET, response_class=JSONResponse)
        for what, handler in (("standing", self.standing), ("weighed", self.weighed)):
            path = f"/table/{{table}}/replay/{what}"
            route(path, handler, methods=GET, response_class=JSONResponse, response_model=None)

    async def table(self, table: str, request: Request) -> str:
        """The table as it stands."""
        live = await self.hub.table(checked_table(table))
        return await self._shown(live, request, "table.html", False)

    async def text(
        self,
        table: str,
        request: Request,
        seat: Annotated[int, Query(ge=0)] = 0,
        question: Annotated[int, Query(ge=0)] = 0,
        steps: Annotated[str, Query(max_length=400)] = "",
    ) -> str:
        """The table in words. ``steps`` are the actions chosen so far in answer to a question.

        If the question is no longer open the table is shown as it stands; without a ``question``
        the displayed one is meant.
        """
        live = await self.hub.table(checked_table(table))
        partial = (seat, question, steps) if steps else None
        return await self._shown(live, request, "text.html", True, partial)

    async def _shown(
        self,
        live: LiveTable,
        request: Request,
        template: str,
        text: bool,
        partial: tuple[int, int, str] | None = None,
    ) -> str:
        await self.hub.aside.prepare(self.renderer, live.table.game)
        live = await self.hub.table(live.id)  # it may have been unloaded meanwhile
        key = self.people.sender_of(request.scope).key
        if text:
            self.hub.mark_present(live, key)
        page = page_of(self.renderer, live, key, text, secrets.token_hex(4) if text else "")
        seats = live.table.seats_of(key)
        seen = viewer_messages.seen_by(live.table, seats)
        body = viewer_messages.snapshot(live.table, seats, 0, page.words, True, seen)
        update = page.show(body, seen, viewer_messages.seen_by(live.table, ()))
        if partial is not None and (step := _partial_move(live, page, seats, *partial)) is not None:
            update.regions |= page.show(*step).regions
        html = self._document(live, page, seats, update, template)
        await self.hub.settled(live)  # show nothing that is not stored yet
        return html

    def _document(
        self, live: LiveTable, page: Page, seats: tuple[int, ...], update: Update, template: str
    ) -> str:
        return self.renderer.document(
            template,
            live.table.game,
            title=update.title,
            table=page.latest.table,
            lines=update.lines,
            story=[html for _line, html in update.story],
            view="text" if page.text else "table",
            asked=bool(page.latest.questions),
            refresh=self._refresh(live, page, seats),
            over=page.latest.table.status == "over",
            **region_variables(update.regions),
        )

    def _refresh(self, live: LiveTable, page: Page, seats: tuple[int, ...]) -> int:
        """Seconds after which a page without scripts loads again; 0 for never.

        The pages of all seats that are in a sealed window do so when it is over, and at each beat
        while it goes on, whether they ask or not: others see that somebody loads pages, and must
        not learn who has a choice or has answered. Who is asked, and may be called, loads it more
        calmly; who plays alone does not.
        """
        if page.latest.table.status == "over":
            return 0
        if sealed_until(live.table) and not live.table.questions.keys().isdisjoint(seats):
            now = self.hub.now() + live.ahead
            return max(visit_time(live.table, now) - now, 0) // 1000 + 2
        if not page.latest.questions:
            return 5
        others = [s for s, chair in enumerate(live.table.chairs) if chair.person and s not in seats]
        return RELOAD_ASKED if others else 0

    # A finished game.

    async def replay(
        self,
        table: str,
        at: Annotated[int, Query(ge=0)] = 0,
        view: View = ALL,
        bots: Annotated[int, Query(ge=0, le=1)] = 0,
    ) -> str:
        """A finished game at a line; with ``bots``, also the bots' evaluation."""
        replay_page, live = await self._replay_page(table)
        at = min(at, replay_page.lines)
        replay_page.seats(view)
        secrets = not replay_page.game.perfect_information
        standing = weighed = ""
        if bots:
            standing = await self._standing(replay_page, live, at, view)
            weighed = await self._weighed(replay_page, live, at, view)
        public_table = viewer_messages.public_table(live.table)

        def document() -> str:
            return self.renderer.document(
                "replay.html",
                replay_page.game,
                title=f"{replay_page.game.title}: the game again",
                table=public_table,
                names=replay_page.names,
                at=at,
                view=view,
                views=[ALL, *[NOBODY] * secrets, *map(str, range(1, len(replay_page.names) + 1))],
                secrets=secrets,
                stops=replay_page.stops(),
                lines=replay_page.lines,
                summary=replay_page.summary(at, view),
                story=replay_page.story(view),
                standing=standing,
                weighed=weighed,
                **region_variables(replay_page.regions(at, view)),
            )

        question = ("replay at", live.id, at, view, bots)
        return await self.hub.aside.answer(question, document)

    async def position(
        self, table: str, at: Annotated[int, Query(ge=0)] = 0, view: View = ALL
    ) -> dict[str, Any]:
        """The page's regions at a line, as JSON for the page's script."""
        replay_page, _live = await self._replay_page(table)
        at = min(at, replay_page.lines)
        return {
            "at": at,
            "as": view,
            "summary": replay_page.summary(at, view),
            "regions": replay_page.regions(at, view),
            "last": replay_page.lines,
        }

    async def standing(
        self, table: str, at: Annotated[int, Query(ge=0)] = 0, view: View = ALL
    ) -> Response:
        """The chart of each seat's expected result over the game, as HTML for the page's script."""
        return await self._in_json(self._standing, table, at, view)

    async def weighed(
        self, table: str, at: Annotated[int, Query(ge=0)] = 0, view: View = ALL
    ) -> Response:
        """The moves that a bot considers at a line, as HTML for the page's script."""
        return await self._in_json(self._weighed, table, at, view)

    async def _in_json(
        self,
        make_html: Callable[[ReplayPage, LiveTable, int, str], Awaitable[str]],
        table: str,
        at: int,
        view: str,
    ) -> Response:
        try:
            replay_page, live = await self._replay_page(table)
            replay_page.seats(view)
            return JSONResponse(
                {"html": await make_html(replay_page, live, min(at, replay_page.lines), view)}
            )
        except (Busy, OverLimit) as error:
            return refuse(JSONResponse({"sentence": str(error)}), error)

    async def _standing(self, replay_page: ReplayPage, live: LiveTable, at: int, view: str) -> str:
        stops = replay_page.stops()
        values = await self.insight.expected_returns(live, stops)
        return self.renderer.document(
            "standing.html",
            replay_page.game,
            chart=chart(
                replay_page.names,
                stops,
                values,
                replay_page.seat_colours(view),
                live.table.state.sides(),
            ),
            here=sum(stop <= at for stop in stops) - 1,
            view=view,
        )

    async def _weighed(self, replay_page: ReplayPage, live: LiveTable, at: int, view: str) -> str:
        seat, sentence = replay_page.decider(at, view)
        found = [] if sentence else await self.insight.rated_moves(live, seat, at)
        names = list(replay_page.names)
        return self.renderer.document(
            "weighed.html",
            replay_page.game,
            found=[
                one.with_labels(name_seats(text, names) for text in one.labels) for one in found
            ],
            sentence=sentence,
            seat=seat,
            names=names,
            at=at,
        )

    async def _replay_page(self, name: str) -> tuple[ReplayPage, LiveTable]:
        """The replay of a finished game.

        Raises:
            Untimely: the game is not over.
            Busy, OverLimit: it cannot be replayed now.
        """
        live = await self.hub.table(checked_table(name))
        check_played(live.table)
        if live.table.status != "over":
            raise Untimely("A game can be looked through once it is over; it holds every secret.")
        await self.hub.settled(live)
        replay_page = self.replay_pages.get(name)
        if replay_page is None:
            chairs = viewer_messages.public_table(live.table).seats
            await self.hub.aside.prepare(self.renderer, live.table.game)
            record = live.table.record()
            replay_page = await self.hub.aside.answer(
                ("replay", live.id), ReplayPage, self.renderer, live.table.game, record, chairs
            )
            replay_page = self.replay_pages.setdefault(name, replay_page)
            if len(self.replay_pages) > MOST_REPLAYS:
                self.replay_pages.popitem(last=False)
        self.replay_pages.move_to_end(name)
        return replay_page, live


def _partial_move(
    live: LiveTable, page: Page, seats: tuple[int, ...], seat: int, number: int, steps: str
) -> tuple[wire.Answer, Observation] | None:
    """The question after these steps of a move, and what its player sees, without making the move.

    None if the numbered question is not open; number 0 means the displayed one.
    """
    asked = page.latest.questions
    if not number:
        if not asked:
            raise Untimely("You are not asked anything now.")
        seat, number = asked[0].seat, asked[0].question
    elif not any((one.seat, one.question) == (seat, number) for one in asked):
        return None
    draft = Draft(live.table.state, seat)
    for step in steps.split(","):
        if not (step.isascii() and step.isdecimal() and len(step) < 10):
            raise BadOption("The steps of a move are numbers with commas between.")
        draft.step(int(step))
    if draft.finished():
        raise Untimely("That move is finished; send it by its button.")
    seen = observation(draft.state, seats)
    return viewer_messages.next_step(live.table, draft, number, "", True, seen), seen
