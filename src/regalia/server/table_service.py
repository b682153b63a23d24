"""What is done before and after a game, whoever asks for it: programs by JSON, persons by forms."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final

from fastapi import Request, Response

from regalia import bots, games, wire
from regalia.engine.chance import SEED_BYTES
from regalia.engine.errors import BadOption
from regalia.server import identity
from regalia.server.hub import LiveTable, NotFound, TableHub
from regalia.server.identity import COOKIE, key
from regalia.table import lobby
from regalia.table.chairs import Forbidden, Untimely
from regalia.table.inputs import Begin, Invite, IssueToken, PlayAgain, SetBot, Sit
from regalia.table.setup import Setup

SHORTEST_WINDOW: Final = 1000
COOKIE_SECONDS: Final = 365 * 24 * 3600
NO_SEAT: Final = "That token opens no seat at this table."


class UnknownToken(Exception):
    """A bearer token that opens nothing here, with the sentence that says so."""


class TableService:
    """Makes tables and fills their seats. ``secure`` cookies go over TLS only."""

    def __init__(self, hub: TableHub, secure: bool = False) -> None:
        self.hub = hub
        self.secure = secure
        self.going_on: dict[str, asyncio.Future[str]] = {}
        """The tables whose people get another one just now, and that one's id to be."""

    @asynccontextmanager
    async def at(self, name: str) -> AsyncIterator[LiveTable]:
        """A table, of which nothing is told or refused before all is stored that it rests on.

        Whoever uses it notes what he tells inside, where nothing else can happen meanwhile.
        """
        live = await self.hub.table(name)
        try:
            yield live
        finally:
            await self.hub.settled(live)

    # Who asks.

    def who(
        self, request: Request, response: Response, token: bool, live: LiveTable | None
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

    def known(self, request: Request, live: LiveTable) -> str:
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

    # Tables.

    def check(self, wish: wire.NewTable) -> None:
        """See that there can be such a table.

        Raises:
            BadOption: there cannot; the sentence says why.
        """
        if wish.game not in games.names():
            raise BadOption(
                f"There is no game “{wish.game[:40]}”; there are: {', '.join(games.names())}."
            )
        if 0 < wish.window < SHORTEST_WINDOW:
            raise BadOption(
                f"A window is 0, for as long as they like, or at least {SHORTEST_WINDOW} ms."
            )
        self.hub.game(wish.game).new(wish.seats, wish.options)

    async def make(self, wish: wire.NewTable, host: str) -> LiveTable:
        """A new table of this host's.

        Raises:
            BadOption: there can be none.
        """
        self.check(wish)
        game = self.hub.game(wish.game)
        setup = Setup(
            game=game.name,
            seats=wish.seats,
            options=game.settings(wish.options),
            data=game.data_hash,
            seed=secrets.token_bytes(SEED_BYTES).hex(),
            host=host,
            stand_in=bots.stand_in(game),
            pace=wish.pace,
            window=wish.window,
            listed=wish.listed,
        )
        return await self.hub.make(identity.new_table_id(), setup)

    async def again(self, name: str, by: str) -> LiveTable:
        """The table where the same people go on; made, if nobody has asked for one before.

        Raises:
            Forbidden, Untimely: he has not played at this table, or its game is not over.
        """
        async with self.at(name) as live:
            lobby.check_may_play_again(live.table, by)
            new = live.table.next_table
            if not new:
                going = self.going_on.get(name)
                if going is None:
                    going = asyncio.ensure_future(self._go_on(live, by))
                    self.going_on[name] = going
                    going.add_done_callback(lambda _: self.going_on.pop(name, None))
                new = await asyncio.shield(going)
        return await self.hub.table(new)

    async def _go_on(self, live: LiveTable, by: str) -> str:
        new = await self._copied(live, by)
        self.hub.submit(live, PlayAgain(by, new.name))
        return new.name

    async def _copied(self, live: LiveTable, by: str) -> LiveTable:
        """A new table like this one with the same people in their seats.

        If a server was killed while it made that table, it is gone on with.
        """
        table = live.table
        name = identity.next_table_id(live.name, table.setup.host)
        try:
            new = await self.hub.table(name)
        except NotFound:
            seed = secrets.token_bytes(SEED_BYTES).hex()
            new = await self.hub.make(name, replace(table.setup, seed=seed, host=by))
        host = new.table.setup.host
        for seat, chair in enumerate(table.chairs):
            there = new.table.chairs[seat]
            if chair.bot:
                if there.free():
                    self.hub.submit(new, SetBot(host, seat, chair.bot))
                continue
            if there.free():
                self.hub.submit(new, Sit(chair.person, seat, chair.name))
            if there.person == chair.person:
                for token in sorted(chair.keys - there.keys):
                    self.hub.submit(new, IssueToken(chair.person, seat, token))
        alone = all(chair.bot or host in chair.keys for chair in table.chairs)
        if alone and not new.table.begun:
            self.hub.submit(new, Begin(host))
        self.hub.bot_pool.warm()
        await self.hub.settled(new)
        return new

    def record(self, live: LiveTable) -> str:
        """The record of a finished game.

        Raises:
            Untimely: it is not finished.
        """
        if live.table.status != "over":
            raise Untimely("The record holds every secret; it is here once the game is over.")
        return live.table.record().text()

    # Seats.

    def engage(self, live: LiveTable, by: str, seat: int, kind: str) -> None:
        """Let a bot play a free seat.

        Raises:
            BadOption, Forbidden, Untimely, Unknown: it cannot be.
        """
        bots.make(kind, live.table.game)
        self.hub.submit(live, SetBot(by, seat, kind))
        self.hub.bot_pool.warm()

    def invite(self, live: LiveTable, by: str, seat: int) -> str:
        """Keep a free seat for whoever brings the one-time secret that this gives.

        Raises:
            Forbidden, Untimely, Unknown: it cannot be.
        """
        invitation = f"{live.name}.{identity.new_secret()}"
        self.hub.submit(live, Invite(by, seat, key("invitation", invitation)))
        return invitation

    def entitle(self, live: LiveTable, by: str, seat: int) -> str:
        """A new bearer token for a seat.

        Raises:
            Forbidden, Untimely, Unknown: it cannot be had.
        """
        token = identity.new_secret()
        self.hub.submit(live, IssueToken(by, seat, key("token", token)))
        return token


def table_of(invitation: str) -> str:
    """The id of the table to which an invitation belongs."""
    return invitation.partition(".")[0]


def invited_to(live: LiveTable, invitation: str) -> int:
    """The seat that an invitation opens.

    Raises:
        Gone: it opens none any more.
    """
    secret = key("invitation", invitation)
    for seat, chair in enumerate(live.table.chairs):
        if chair.invitation == secret:
            return seat
    raise NotFound("This invitation has been used, or was withdrawn.")
