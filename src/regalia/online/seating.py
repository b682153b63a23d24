"""Changes of the seats and the names of those who sit there, in words for a person."""

from __future__ import annotations

from regalia import wire
from regalia.client import View

UNFILLED = ("free", "invited")
"""The kinds of player in messages for a seat at which nobody sits yet."""
PEOPLE = ("person", *UNFILLED)


def others_playing(view: View) -> list[wire.Chair]:
    """The chairs of other people who play themselves; none if the viewer does not play."""
    chairs = view.table.seats
    if view.table.status != "playing" or all(chairs[seat].resigned for seat in view.mine):
        return []
    return [
        chair
        for chair in chairs
        if chair.player == "person" and not chair.stand_in and chair.seat not in view.mine
    ]


def replaceable(view: View) -> dict[int, int]:
    """Others' seats for which one may vote that a bot plays, and from when votes count (UTC ms).

    These are the seats of who is gone, and of who has said that they are there and still thinks.
    """
    thinking = {one.seat: one.replace_from for one in view.waiting.called if one.here_since}
    return {
        chair.seat: thinking[chair.seat] if chair.here else chair.replace_from
        for chair in others_playing(view)
        if not chair.here or chair.seat in thinking
    }


def callable_seats(view: View) -> list[int]:
    """Others' seats of whom one may ask whether they are there, from `Waiting.call_from` on."""
    called = {one.seat for one in view.waiting.called}
    return [
        chair.seat
        for chair in others_playing(view)
        if chair.here and chair.seat in view.waiting.seats and chair.seat not in called
    ]


def calls(old: View, new: View, now: float) -> list[str]:
    """One line for each person who was asked whether they are there, or has said so."""
    names = seat_names(new)
    before = {(one.seat, one.by, one.here_since) for one in old.waiting.called}
    lines = []
    for one in new.waiting.called:
        if (one.seat, one.by, one.here_since) in before or new.ended():
            continue
        left = max(1, round(one.until / 1000 - now))
        if one.here_since:
            lines += [] if one.seat in new.mine else [f"{names[one.seat]} is here."]
        elif one.seat in new.mine:
            lines.append(
                f"{names[one.by]} asks whether you are there. Type here within {left} s, or answer "
                "the question; else a bot plays for you until you take your seat back."
            )
        else:
            by = "You ask" if one.by in new.mine else f"{names[one.by]} asks"
            lines.append(
                f"{by} whether {names[one.seat]} is there; without a reply a bot plays for them in "
                f"{left} s."
            )
    return lines


def new_ends(old: View, new: View, now: float) -> list[str]:
    """One line for each question of the viewer's that was open before and now ends at another time.

    At a brisk table the time of a question runs only while somebody waits for its person.
    """
    lines = []
    for question in new.questions:
        before = old.question(question.seat)
        same = before is not None and before.question == question.question
        if before is None or not same or before.until == question.until:
            continue
        whose = f"For seat {question.seat + 1}: " if len(new.mine) > 1 else ""
        left = max(1, round(question.until / 1000 - now))
        lines.append(
            f"{whose}From now on you have {left} s."
            if question.until
            else f"{whose}Nobody waits for you now: you have as long as you like."
        )
    return lines


def has_voted(view: View, seat: int) -> bool:
    """Whether the viewer has voted already for a bot to play the seat."""
    return any(voter in view.mine for voter in view.table.seats[seat].votes)


def changes(old: wire.Table, new: wire.Table, mine: tuple[int, ...]) -> list[str]:
    """One line for each change of a seat, other than who came and went."""
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
        elif now.resigned != was.resigned:
            who, plays = ("You have", "your") if seat in mine else (f"{name} has", "their")
            lines.append(f"{who} resigned; a bot ({now.stand_in}) plays on in {plays} place.")
        elif was.stand_in != now.stand_in:
            who = "you" if seat in mine else name
            if now.stand_in:
                back = " Type here to take your seat back." if seat in mine else ""
                lines.append(f"A bot ({now.stand_in}) stands in for {who}.{back}")
            elif seat in mine:
                lines.append("You play yourself again.")
            else:
                lines.append(f"{name} is back and plays again.")
        lines += _votes(was, now, new.seats, mine)
    return lines + _aborting(old.seats, new.seats, mine)


def played_meanwhile(table: wire.Table, mine: tuple[int, ...]) -> list[str]:
    """Which bots are in the viewer's places as the viewer comes."""
    seats = [table.seats[seat] for seat in mine]
    kinds = dict.fromkeys([one.stand_in for one in seats if one.stand_in and not one.resigned])
    return [f"Meanwhile a bot ({kind}) has stood in for you." for kind in kinds]


def _aborting(
    old: tuple[wire.Chair, ...], new: tuple[wire.Chair, ...], mine: tuple[int, ...]
) -> list[str]:
    """Who has newly agreed to end the game without a result, or has taken that back."""
    lines = []
    for was, now in zip(old, new, strict=True):
        if was.aborts == now.aborts or now.with_seat >= 0 or now.resigned:
            continue
        you = now.seat in mine
        who = "You" if you else now.name
        if not now.aborts:
            lines.append(f"{who} {'want' if you else 'wants'} the game to go on.")
            continue
        asked = any(not (new[seat].aborts or new[seat].resigned) for seat in mine)
        line = f"{who} {'agree' if you else 'agrees'} to end the game without a result"
        lines.append(f"{line}; type abort to agree." if asked else f"{line}.")
    return lines


def _votes(
    was: wire.Chair, now: wire.Chair, chairs: tuple[wire.Chair, ...], mine: tuple[int, ...]
) -> list[str]:
    """Who has newly voted for a bot to play for an absent person, and whether votes are missing."""
    votes = now.votes
    new = [voter for voter in votes if voter not in was.votes]
    if not new or now.stand_in:
        return []
    name = now.name
    missing = [
        chair.seat
        for chair in chairs
        if chair.player == "person"
        and chair.here
        and not chair.stand_in
        and chair.seat not in (now.seat, *votes)
    ]
    voted = any(voter in mine for voter in votes)
    lines = []
    for voter in new:
        if voter not in mine:
            too = " too" if voted else ""
            line = f"{chairs[voter].name} wants a bot to play for {name}{too}"
            asked = any(seat in missing for seat in mine)
            lines.append(f"{line}; type replace to agree." if asked else f"{line}.")
        elif missing:
            lines.append(f"You want a bot to play for {name}; one does once all others here agree.")
    if not missing:
        lines.append(f"A bot plays for {name} soon, unless they come back.")
    return lines


def seat_names(view: View) -> list[str]:
    """The names of the seats as the person reads them, their only own one being "You"."""
    names = [chair.name or f"Seat {chair.seat + 1}" for chair in view.table.seats]
    if len(view.mine) == 1:
        names[view.mine[0]] = "You"
    return names


def listed(names: list[str]) -> str:
    """The names as a list in a sentence; "the server" if there are none."""
    if len(names) < 2:
        return "".join(names) or "the server"
    return f"{', '.join(names[:-1])} and {names[-1]}"
