"""Around a game: who may sit where, invite, let bots play, begin, and play once more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from regalia.engine import record
from regalia.engine.bot_names import bot_name
from regalia.engine.similar_names import canonical_name, confusable
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import Begin, Invite, IssueToken, LeaveSeat, PlayAgain, SetBot, Sit

if TYPE_CHECKING:
    from regalia.table.table import Table

MOST_TOKENS: Final = 16
"""So many tokens may be given out for a seat."""

Body = dict[str, Any]


def rows(
    table: Table, said: Sit | LeaveSeat | SetBot | Invite | IssueToken | Begin | PlayAgain
) -> Iterator[Body]:
    """What the log is to say of something said before or after the game, or about who may act.

    Bots whose names could be mistaken for that of a person who sits down are renamed.

    Raises:
        Forbidden, Untimely, Unknown, BadOption: it cannot be.
    """
    yield _row(table, said)
    if isinstance(said, Sit):
        for seat, chair in enumerate(table.chairs):
            if chair.bot and confusable(chair.name, said.name):
                yield _bot(table, seat, chair.bot)


def _row(
    table: Table, said: Sit | LeaveSeat | SetBot | Invite | IssueToken | Begin | PlayAgain
) -> Body:
    if isinstance(said, IssueToken):
        return _entitled(table, said)
    if isinstance(said, PlayAgain):
        return _again(table, said)
    if table.begun:
        raise Untimely("The game has begun; the seats are taken.")
    match said:
        case Sit():
            return _sat(table, said)
        case LeaveSeat(key, seat):
            if table.chair(seat).free():
                raise Untimely(f"Nobody sits in seat {seat + 1}.")
            if key != table.setup.host and key not in table.chairs[seat].keys:
                raise Forbidden("Only the host can free somebody else's seat.")
            return {"what": "left", "seat": seat}
        case SetBot(key, seat, kind):
            _hosts_free_seat(table, key, seat)
            if not kind:
                raise Unknown("Bots of no kind play nothing; name one.")
            return _bot(table, seat, kind)
        case Invite(key, seat, invitation):
            _hosts_free_seat(table, key, seat)
            if not invitation:
                raise Unknown("An invitation without a secret opens nothing.")
            return {"what": "invited", "seat": seat, "key": invitation}
        case Begin(key):
            if key != table.setup.host and not table.seats_of(key):
                raise Forbidden("Only those who sit at the table, and its host, can begin.")
            for seat, chair in enumerate(table.chairs):
                if not chair.filled():
                    raise Untimely(f"Seat {seat + 1} is still free; fill it before you begin.")
            return {"what": "began"}


def _bot(table: Table, seat: int, kind: str) -> Body:
    """A bot takes a seat, or another name in its seat."""
    taken = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
    return {"what": "bot", "seat": seat, "kind": kind, "name": bot_name(seat, taken)}


def checked_name(name: str) -> str:
    """The name under which somebody may sit down anywhere, as it is kept.

    Raises:
        BadOption, Untimely: he may not.
    """
    kept = record.checked_name(name)
    if canonical_name(kept) == "you":  # what everybody is called in what he himself is told
        raise Untimely(f"{kept} is what the table calls everybody; choose another name.")
    return kept


def _sat(table: Table, said: Sit) -> Body:
    chair = table.chair(said.seat)
    name = checked_name(said.name)
    if chair.filled():
        raise Untimely(f"Seat {said.seat + 1} is taken; choose another.")
    if chair.invitation != said.invitation:
        kept = f"Seat {said.seat + 1} is kept for somebody who was invited."
        raise Forbidden(kept if chair.invitation else "The invitation is no longer good.")
    if not said.key:
        raise Forbidden("Only somebody who can be told from others can sit down.")
    if any(
        other.person and canonical_name(other.name) == canonical_name(name)
        for other in table.chairs
    ):
        raise Untimely(f"Somebody at this table is called {name} already; choose another name.")
    return {"what": "sat", "seat": said.seat, "key": said.key, "name": name}


def _entitled(table: Table, said: IssueToken) -> Body:
    keys = table.chair(said.seat).keys
    if said.key not in keys or not said.token:
        raise Forbidden("Only who holds a seat can have a token for it.")
    if len(keys) > MOST_TOKENS:
        raise Untimely(f"A seat has at most {MOST_TOKENS} tokens; use one of those.")
    return {"what": "entitled", "seat": said.seat, "key": said.token}


def may_go_on(table: Table, key: str) -> None:
    """See that who holds this key may go on with the same people at another table.

    Raises:
        Forbidden, Untimely: he has not played here, or the game is not over.
    """
    if not table.seats_of(key):
        raise Forbidden("Only those who have played at this table can play again.")
    if table.status != "over":
        raise Untimely("The game is not over; play it to its end first.")


def _again(table: Table, said: PlayAgain) -> Body:
    may_go_on(table, said.key)
    if table.next_table:
        raise Untimely("The others are at another table already; go on there.")
    if not said.table:
        raise Unknown("Another table needs an id.")
    return {"what": "again", "table": said.table}


def _host(table: Table, key: str) -> None:
    if key != table.setup.host:
        raise Forbidden("Only the host of the table can do that.")


def _hosts_free_seat(table: Table, key: str, seat: int) -> None:
    _host(table, key)
    if not table.chair(seat).free():
        raise Untimely(f"Seat {seat + 1} is not free; free it first.")
