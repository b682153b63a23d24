"""What hosts and seated people may ask for beyond the credit of their address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import inf
from typing import Final

from regalia.server.hub import TableHub
from regalia.server.limits import MOST_ADDRESSES, PLAYER_BURST, PLAYER_RATE, PLAYERS_RATE
from regalia.server.live_table import LiveTable
from regalia.server.people import Sender
from regalia.server.rate_limiter import RateLimiters

REMEMBERED: Final = 60.0
"""Seconds for which a person counts who has asked; longer where a turn takes longer."""


class Asker:
    """When a person asked last, and when that was granted last."""

    def __init__(self) -> None:
        self.asked = self.granted = -inf


class PlayerCredit:
    """A credit of each person, and one of each address that its people share.

    Where that is used up, each of them is granted a request in turn: with ``n`` people one every
    ``n / PLAYERS_RATE`` seconds, however much the others ask for.
    """

    def __init__(self) -> None:
        self.own = RateLimiters(PLAYER_BURST, PLAYER_RATE)
        self.shared = RateLimiters(PLAYER_BURST, PLAYERS_RATE)
        self.askers: OrderedDict[str, OrderedDict[str, Asker]] = OrderedDict()
        """The people of each address who have asked of late, who asked last at the end."""

    def wait(self, address: str, person: str, now: float) -> float:
        """The seconds until a person of an address may ask; 0.0 if this request is granted."""
        askers = self._askers(address, now)
        asker = askers.setdefault(person, Asker())
        asker.asked = now
        askers.move_to_end(person)
        wait = self.own.wait(person, 1.0, now)
        if wait == 0.0 and not self.shared.take(address, 1.0, now):
            wait = max(asker.granted + len(askers) / PLAYERS_RATE - now, 0.0)
        if wait == 0.0:
            self.own.take(person, 1.0, now)
            asker.granted = now
        return wait

    def _askers(self, address: str, now: float) -> OrderedDict[str, Asker]:
        found = self.askers.setdefault(address, OrderedDict())
        since = now - max(REMEMBERED, 2 * len(found) / PLAYERS_RATE)
        while found and next(iter(found.values())).asked <= since:
            found.popitem(last=False)
        self.askers.move_to_end(address)
        if len(self.askers) > MOST_ADDRESSES:
            self.askers.popitem(last=False)
        return found


class TableCredit:
    """What the host of a table and who sits there may ask of it.

    Tables where a game is played have a credit apart from the others: any number of people may have
    played.
    """

    def __init__(self) -> None:
        self.playing = PlayerCredit()
        self.others = PlayerCredit()

    def wait(self, live: LiveTable, who: Sender, address: str, now: float) -> float:
        """The seconds until somebody may ask for a table; infinite for strangers.

        All tokens of a seat have one credit.
        """
        if not live.table.knows(who.key):
            return inf
        credit = self.playing if live.table.status == "playing" else self.others
        return credit.wait(address, asker_of(live, who), now)


def asker_of(live: LiveTable, who: Sender) -> str:
    """What all requests of one person have in common, and all of a seat's tokens."""
    return _asker(live.id, live.table.seats_of(who.key), who)


def _asker(table: str, seats: tuple[int, ...], who: Sender) -> str:
    return f"{table}, seat {seats[0]}" if who.token and seats else who.key


def player_at(hub: TableHub, table: str, find: Callable[[], Sender]) -> str:
    """`asker_of` the sender that ``find`` returns if they play at a table, else an empty text.

    Also at one that has been unloaded, as long as its summary is kept.
    """
    live, summary = hub.live.get(table), hub.summaries.get(table)
    if live is not None:
        who = find()
        return asker_of(live, who) if live.seats_played(who.key) else ""
    if summary is None or summary.table.status == "over":
        return ""
    who = find()
    seats = summary.seats.get(who.key, ())
    return _asker(table, seats, who) if seats else ""
