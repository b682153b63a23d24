"""Who sits where and what became of it, in words for a person at the table."""

from __future__ import annotations

from regalia import wire
from regalia.client import View

UNFILLED = ("free", "invited")


def absent(view: View) -> list[int]:
    """Other people's seats whose persons are gone and which no bot plays."""
    if view.table.status != "playing":
        return []
    return [
        chair.seat
        for chair in view.table.seats
        if chair.player == "person"
        and not chair.here
        and not chair.stand_in
        and chair.seat not in view.mine
    ]


def is_wanted(view: View, seat: int) -> bool:
    """Whether the person has said already that he wants a bot to play the seat."""
    return any(voter in view.mine for voter in view.table.seats[seat].votes)


def changes(old: wire.Table, new: wire.Table, mine: tuple[int, ...]) -> list[str]:
    """What changed around the seats, other than who came and went."""
    lines = []
    for was, now in zip(old.seats, new.seats, strict=True):
        seat, name = now.seat, now.name
        if was.player != now.player:
            match now.player:
                case "free":
                    left = was.name or "An invitation"
                    lines.append(f"{left} has left seat {seat + 1}, which is free.")
                case "invited":
                    lines.append(f"Seat {seat + 1} is kept for somebody who is invited.")
                case "person":
                    lines.append(f"{name} sits down in seat {seat + 1}.")
                case kind:
                    lines.append(f"{name} ({kind}) plays seat {seat + 1}.")
        elif was.stand_in != now.stand_in:
            who = "you" if seat in mine else name
            if now.stand_in:
                lines.append(f"A bot ({now.stand_in}) stands in for {who}.")
            elif seat in mine:
                lines.append("You play yourself again.")
            else:
                lines.append(f"{name} is back and plays again.")
        lines += _votes(was, now, new.seats, mine)
    return lines


def _votes(
    was: wire.Chair, now: wire.Chair, chairs: tuple[wire.Chair, ...], mine: tuple[int, ...]
) -> list[str]:
    """Who now wants a bot to play for somebody who is gone, and whether more have to."""
    votes = now.votes
    new = [voter for voter in votes if voter not in was.votes]
    if not new or now.stand_in:
        return []
    name = now.name
    missing = [
        chair.seat
        for chair in chairs
        if chair.player == "person" and chair.here and chair.seat not in (now.seat, *votes)
    ]
    mine_too = any(voter in mine for voter in votes)
    lines = []
    for voter in new:
        if voter not in mine:
            too = " too" if mine_too else ""
            line = f"{chairs[voter].name} wants a bot to play for {name}{too}"
            asked = any(seat in missing for seat in mine)
            lines.append(f"{line}; say so too by replace." if asked else f"{line}.")
        elif missing:
            lines.append(
                f"You want a bot to play for {name}; one does once all others here say so too."
            )
    if not missing:
        lines.append(f"A bot plays for {name} soon, unless he comes back.")
    return lines


def seats_of(table: wire.Table) -> range:
    """The seats of a table."""
    return range(len(table.seats))


def player(table: wire.Table, seat: int) -> str:
    """What the wire calls whoever plays a seat."""
    return table.seats[seat].player


def listed(names: list[str]) -> str:
    """Names in a row; where there are none, all wait for the server."""
    if len(names) < 2:
        return "".join(names) or "the server"
    return f"{', '.join(names[:-1])} and {names[-1]}"
