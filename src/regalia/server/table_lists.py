"""The lists of tables on the front page and in the API.

A list describes only what is stored: it waits until the log rows of its tables are on disk.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from regalia import wire
from regalia.engine.errors import Refusal
from regalia.server.doorkeeper import Doorkeeper
from regalia.server.hub import NOT_READ, TableHub
from regalia.server.limits import MOST_OWN_OTHERS, MOST_OWN_PLAYING
from regalia.server.live_table import HolderSummary, LiveTable, TableSummary, summary_of
from regalia.server.rate_limiter import site
from regalia.server.store_lock import BadStore
from regalia.table import viewer_messages
from regalia.table.log_bound import has_room

log = logging.getLogger("regalia.server")

MOST_BY_STATUS: Final = (
    ("playing", MOST_OWN_PLAYING),
    ("open", MOST_OWN_OTHERS),
    ("over", MOST_OWN_OTHERS),
)
"""Maximum number of tables of each status that the front page lists for one of their holders."""


async def listed(hub: TableHub, door: Doorkeeper, most: int) -> list[wire.Table]:
    """The listed tables that wait for players, newest first, as everybody may see them.

    Includes only new tables and those whose host or a seated player is connected, at which
    everybody may still sit down. All of these are in memory; abandoned tables would crowd them out.
    """
    return await _public_tables(
        hub,
        door,
        most,
        lambda live: (
            live.table.status == "open"
            and live.table.listed
            and has_room(live.table)
            and (hub.is_new(live) or live.attended())
        ),
    )


async def watched(hub: TableHub, door: Doorkeeper, most: int) -> list[wire.Table]:
    """The listed tables in play at which a player is connected, newest first."""
    return await _public_tables(
        hub,
        door,
        most,
        lambda live: live.table.status == "playing" and live.table.listed and live.attended(),
    )


async def tables_of(hub: TableHub, key: str) -> list[HolderSummary]:
    """Summaries of the tables at which this key is the host or holds a seat.

    Tables in play come first, then open ones, then finished ones, each newest first; tables that
    cannot go on are left out. A table is loaded only if no summary of it is in memory.

    Raises:
        BadStore: the store cannot be read.
    """
    try:
        names = await asyncio.to_thread(_ids_of, hub, key)
    except BadStore as error:  # the details are not for strangers
        log.error("%s", error)
        raise BadStore(NOT_READ) from None
    found: list[HolderSummary] = []
    for name in names:
        with suppress(Refusal):
            found.append((await _summary(hub, name)).for_holder(key))
    return found


def _ids_of(hub: TableHub, key: str) -> list[str]:
    names = [
        name for status, most in MOST_BY_STATUS for name in hub.storage.tables_of(key, status, most)
    ]
    return list(dict.fromkeys(names))  # the status of one may have changed between two queries


async def _summary(hub: TableHub, name: str) -> TableSummary:
    """The summary of a table, returned once the state it describes is stored."""
    summary = hub.summaries.get(name)
    if summary is None:
        live = await hub.table(name)
        summary = summary_of(live)
        await hub.settled(live)
    return summary


def _in_turn(tables: list[LiveTable], most: int) -> list[LiveTable]:
    """Up to ``most`` tables of all, in the same order.

    Sites take turns, and in each its addresses.
    """
    if len(tables) <= most:
        return tables
    chosen = _by_turns(_by_turns(tables, lambda live: live.owner), lambda live: site(live.owner))
    kept = {live.id for live in chosen[:most]}
    return [live for live in tables if live.id in kept]


def _by_turns(tables: list[LiveTable], of: Callable[[LiveTable], str]) -> list[LiveTable]:
    """The first table of each, then the second of each, and so on."""
    seen: Counter[str] = Counter()
    ranks: list[int] = []
    for live in tables:
        ranks.append(seen[of(live)])
        seen[of(live)] += 1
    return [tables[number] for number in sorted(range(len(tables)), key=ranks.__getitem__)]


async def _public_tables(
    hub: TableHub, door: Doorkeeper, most: int, wanted: Callable[[LiveTable], bool]
) -> list[wire.Table]:
    """The tables in memory that pass the filter, as everybody may see them, once stored.

    If there are more than ``most``, the addresses that made them take turns, so that few of them
    crowd nobody out.
    """
    found = [live for live in reversed(hub.live.values()) if wanted(live) and door.lists(live.id)]
    found.sort(key=lambda live: live.made, reverse=True)
    bodies = [(live, viewer_messages.public_table(live.table)) for live in _in_turn(found, most)]
    stored: list[wire.Table] = []
    for live, body in bodies:
        with suppress(BadStore):
            await hub.settled(live)
            stored.append(door.in_public(body))
    return stored
