"""Creating tables and filling seats; shared by the JSON API and the HTML forms."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Final

from fastapi import Request, Response
from msgspec import UNSET

from regalia import bots, games, wire
from regalia.engine.chance import SEED_BYTES
from regalia.engine.errors import BadData, BadOption, Refusal
from regalia.engine.game import Game
from regalia.names.checking import checked_name
from regalia.server import identity
from regalia.server.aside import Busy
from regalia.server.doorkeeper import Doorkeeper
from regalia.server.hub import TableHub
from regalia.server.identity import key
from regalia.server.live_table import LiveTable, NotFound
from regalia.server.people import People, Sender
from regalia.server.store_lock import BadStore
from regalia.table import lobby
from regalia.table.chairs import Forbidden, Untimely
from regalia.table.continuing import seat_again
from regalia.table.inputs import Invite, IssueToken, PlayAgain, SetBot, Sit
from regalia.table.setup import Setup
from regalia.table.table import Table

SHORTEST_WINDOW: Final = 1000
NO_SEAT: Final = "That token opens no seat at this table."
NO_SEAT_AGAIN: Final = (
    "The others have another table, at which your seat is no longer yours; make a new one."
)


class UnknownToken(Exception):
    """A bearer token that is not valid here; the message says so."""


def timing_of(wanted: wire.NewTable, game: Game) -> wire.Timing:
    """When answers take effect at a new table, by default sealed if it is listed.

    A table whose windows have no limit is brisk, and one of a game in which nothing is hidden.
    """
    if wanted.timing is not UNSET:
        return wanted.timing
    hides = wanted.listed and wanted.window != 0 and not game.perfect_information
    return "sealed" if hides else "brisk"


class TableService:
    """Creates tables and fills their seats."""

    def __init__(self, hub: TableHub, people: People, door: Doorkeeper) -> None:
        self.hub = hub
        self.people = people
        self.door = door
        self.continuing: dict[str, asyncio.Future[str]] = {}
        """Pending calls of `again` by table; each result is the id of the new table."""

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[LiveTable]:
        """A table. On leaving the context, wait until its rows are stored.

        Read what the response needs inside: no other input can change the table there.
        """
        live = await self.hub.table(name)
        try:
            yield live
        finally:
            await self.hub.settled(live)

    # Who is asking.

    def sender(self, request: Request) -> Sender:
        """Who sends a request."""
        return self.people.sender_of(request.scope)

    def identify(
        self, request: Request, response: Response, token: bool, live: LiveTable | None
    ) -> tuple[str, str | None]:
        """The key of whoever creates a table or takes a seat, and a new token if requested.

        Without a known key, sets a cookie.

        Raises:
            UnknownToken: the request has a token that is not valid here.
        """
        if token:
            given = identity.new_secret()
            return key("token", given), given
        known, is_token, *_ = self.sender(request)
        if is_token and live is None:
            raise UnknownToken("A token is for its own table; send none to make another.")
        if is_token and live is not None and not live.table.knows(known):
            raise UnknownToken(NO_SEAT)
        if known:
            return known, None
        person = identity.new_secret()
        self.people.give_cookie(response, person)
        return key("person", person), None

    def browser(self, wanted: wire.SitDown | wire.AcceptInvitation, request: Request) -> str:
        """The key of the person whose browser asks for a token with a seat; "" for any other."""
        cookie = identity.headers_of(request.scope).get("cookie", "")
        return self.people.sender({"cookie": cookie}).key if wanted.token else ""

    def automatic(self, wanted: wire.SitDown | wire.AcceptInvitation, request: Request) -> bool:
        """Whether moves without an alternative are made for whoever takes a seat."""
        if wanted.automatic is not UNSET:
            return wanted.automatic
        return not (wanted.token or self.sender(request).token)

    def known_key(self, request: Request, live: LiveTable) -> str:
        """The key of a sender who must be known.

        Raises:
            UnknownToken: the token is not valid at this table.
            Forbidden: the sender is unknown.
        """
        known, is_token, *_ = self.sender(request)
        if is_token and not live.table.knows(known):
            raise UnknownToken(NO_SEAT)
        if not known:
            raise Forbidden("Sit down first, or send the token of your seat.")
        return known

    # Tables.

    def check(self, wanted: wire.NewTable) -> None:
        """Check that such a table can be created.

        Raises:
            BadOption: it cannot; the sentence says why.
        """
        if wanted.game not in games.names():
            raise BadOption(
                f"There is no game “{wanted.game[:40]}”; there are: {', '.join(games.names())}."
            )
        if wanted.window is not UNSET and 0 < wanted.window < SHORTEST_WINDOW:
            raise BadOption(
                f"A window is 0, for as long as they like, or at least {SHORTEST_WINDOW} ms."
            )
        game = self.wanted_game(wanted)
        if wanted.timing == "sealed" and game.perfect_information:
            raise BadOption(f"Nothing is hidden in {game.title}, so its tables are brisk.")
        if wanted.window == 0 and timing_of(wanted, game) == "sealed":
            raise BadOption("At a sealed table every window closes at a time; it cannot be 0.")
        game.complete_options(wanted.seats, wanted.options)

    def wanted_game(self, wanted: wire.NewTable) -> Game:
        """The game of a new table, with its own cards or with those of a file of this server.

        Raises:
            BadOption: there are no such cards.
        """
        return self.hub.card_files.find(self.hub.game(wanted.game), wanted.data)

    async def game_with(self, name: str, data: str) -> Game:
        """A game with cards by name or hash: its own, a file's, or those of a stored table.

        Raises:
            NotFound: there are no such cards.
            BadStore: the store cannot be read.
        """
        try:
            return self.hub.card_files.find(self.hub.game(name), data)
        except BadOption as error:
            missing = NotFound(str(error))
        text = await asyncio.to_thread(self.hub.storage.data, data)
        try:
            if text is not None:
                return await self.hub.files.read(name, text, data)
        except BadData:  # they are another game's
            pass
        raise missing

    async def make(self, wanted: wire.NewTable, host: str) -> LiveTable:
        """Create a table for this host.

        Raises:
            BadOption: such a table cannot be created.
        """
        self.check(wanted)
        game = self.wanted_game(wanted)
        timing = timing_of(wanted, game)
        setup = Setup(
            game=game.name,
            seats=wanted.seats,
            options=game.complete_options(wanted.seats, wanted.options),
            data=game.data_hash,
            seed=secrets.token_bytes(SEED_BYTES).hex(),
            host=host,
            stand_in=bots.stand_in(game),
            pace=wanted.pace,
            window=wire.DEFAULT_WINDOWS[timing] if wanted.window is UNSET else wanted.window,
            listed=wanted.listed,
            timing=timing,
            several_seats=wanted.several_seats,
        )
        return await self.hub.make(identity.new_table_id(), setup)

    async def again(self, name: str, by: str) -> LiveTable:
        """The table where the same people continue; made at the first call, anew if it was closed.

        Raises:
            Forbidden, Untimely: the caller has not played here, the game is not over, or they have
                no seat there any more and find none free.
        """
        async with self.at(name) as live:
            lobby.check_may_play_again(live.table, by)
            new = ""
            while not new:
                pending = self.continuing.get(name)
                own = pending is None
                if pending is None:
                    pending = asyncio.ensure_future(self._continue(live, by))
                    self.continuing[name] = pending
                    pending.add_done_callback(lambda _: self.continuing.pop(name, None))
                try:
                    new = await asyncio.shield(pending)
                except (BadStore, Busy):
                    raise
                except Refusal:
                    if own:  # else it is for whoever asked first
                        raise
        found = await self.hub.table(new)
        may_sit = not found.table.begun and any(chair.free() for chair in found.table.chairs)
        if not (may_sit or found.table.knows(by)):
            raise Untimely(NO_SEAT_AGAIN)
        return found

    async def _is_closed(self, name: str) -> bool:
        """Whether the host of a table has closed it."""
        try:
            return (await self.hub.table(name)).table.ended == "closed"
        except NotFound:  # it has been deleted
            return False

    async def _continue(self, live: LiveTable, by: str) -> str:
        """The id of the new table, which the old one names from now on.

        If a server was killed between making the one and naming it at the other, the table that was
        made is found again. If it never began and has been deleted since, it is made again.
        """
        before = live.table.next_table
        closed = before if before and await self._is_closed(before) else ""
        setup = live.table.setup
        name = identity.next_table_id(closed or live.id, setup.host)
        if before and not closed:
            name = before
        try:
            new = await self.hub.table(name)
            await self.hub.settled(new)
        except NotFound:
            chairs = live.table.chairs
            for seat in live.table.seats_of(by):
                self.door.check_name(chairs[seat].name)
            shut = frozenset(
                one
                for seat, chair in enumerate(chairs)
                if chair.person and self.door.shut.has_name(chair.name)
                for one in live.table.seats_with(seat)
            )
            seed = secrets.token_bytes(SEED_BYTES).hex()
            listed = live.table.listed
            setup = replace(setup, seed=seed, host=by, listed=listed, rematch=True)
            fill = partial(seat_again, before=live.table, left_out=shut)
            new = await self.hub.make(name, setup, fill=fill)
        self.hub.bot_pool.warm()
        if live.table.next_table != new.id:
            self.hub.submit(live, PlayAgain(by, new.id, closed))
        return new.id

    def record(self, live: LiveTable) -> str:
        """The record of a finished game.

        Raises:
            Untimely: the game is not over, or there was none.
        """
        check_played(live.table)
        if live.table.status != "over":
            raise Untimely("The record holds every secret; it is here once the game is over.")
        return live.table.record().text()

    # Seats.

    def sit(self, live: LiveTable, given: Sit) -> None:
        """Let a person sit down, unless their name is shut out.

        Raises:
            BadOption, Forbidden, Untimely, Unknown: they cannot.
        """
        given = replace(given, name=checked_name(given.name))
        self.door.check_name(given.name)
        self.hub.submit(live, given)

    def set_bot(self, live: LiveTable, by: str, seat: int, kind: str) -> None:
        """Let a bot play a free seat.

        Raises:
            BadOption, Forbidden, Untimely, Unknown: it cannot.
        """
        bots.make(kind, live.table.game)
        self.hub.submit(live, SetBot(by, seat, kind))
        self.hub.bot_pool.warm()

    def invite(self, live: LiveTable, by: str, seat: int) -> str:
        """Reserve a free seat; returns the one-time secret that opens it.

        Raises:
            Forbidden, Untimely, Unknown: it cannot be reserved.
        """
        invitation = f"{live.id}.{identity.new_secret()}"
        self.hub.submit(live, Invite(by, seat, key("invitation", invitation)))
        return invitation

    def issue_token(self, live: LiveTable, by: str, seat: int) -> str:
        """A new bearer token for a seat.

        Raises:
            Forbidden, Untimely, Unknown: the caller does not hold the seat.
        """
        token = identity.new_secret()
        self.hub.submit(live, IssueToken(by, seat, key("token", token)))
        return token


def check_played(table: Table) -> None:
    """Check that a table has a game to look through, now or later.

    Raises:
        Untimely: it was closed before its game.
    """
    if table.ended == "closed":
        raise Untimely(wire.CLOSED)


def table_of(invitation: str) -> str:
    """The table id in an invitation."""
    return invitation.partition(".")[0]


def invited_to(live: LiveTable, invitation: str) -> int:
    """The seat that an invitation opens.

    Raises:
        NotFound: the invitation is not valid any more.
    """
    secret = key("invitation", invitation)
    for seat, chair in enumerate(live.table.chairs):
        if chair.invitation == secret:
            return seat
    raise NotFound("This invitation has been used, or was withdrawn.")
