"""What a page says of the time for answers, and of those for whom the table waits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import UNSET, UnsetType, structs

from regalia import wire
from regalia.engine.game import Game
from regalia.page.shared_view import ChairPart
from regalia.text.waiting import listed, waiting_for

MOST_MADE_ALONE: Final = 3


def waiting_words(
    latest: wire.Snapshot,
    chairs: Sequence[ChairPart],
    names: Sequence[str],
    bots: Mapping[str, tuple[str, str]],
) -> str:
    """For whom the table waits, and why the viewer is not asked.

    ``names`` are those of all seats, ``bots`` title and description of each kind.
    """
    mine, seats = latest.mine, latest.waiting.seats
    others = [names[seat] for seat in seats if seat not in mine]
    if len(others) == len(seats):
        return waiting_for(others)
    unasked = latest.unasked or []
    why, label = (unasked[0].why, unasked[0].label) if unasked else ("", "")
    played = [seat for seat in seats if seat in mine and chairs[seat].stand_in]
    stand_in = chairs[played[0]].stand_in if played else ""
    bot = bots.get(stand_in, (stand_in, ""))[0]
    own = [*[one.seat for one in unasked], *played]
    name = names[own[0]] if own and len(mine) > 1 else "You"
    return waiting_for(others, why, label, name, bot)


def time_words(latest: wire.Snapshot) -> str:
    """What happens when the time for answers is over, with {} for the seconds until then."""
    waiting, asked = latest.waiting, latest.questions
    if asked and asked[0].until:
        declines = [one.label for one in asked[0].choices if one.action == asked[0].decline]
        return f"{{}} s left, then “{declines[0]}”" if declines else "{} s left"
    if waiting.sealed_until:
        hidden = "" if asked else ", so that the time it takes tells nothing of anybody’s hand"
        return f"All answers count in {{}} s{hidden}"
    return "{} s left for the answer" + ("s" if len(waiting.seats) > 1 else "")


def seats_to_move(latest: wire.Snapshot) -> tuple[int, ...]:
    """The seats that the viewer reads to be to move: of their own those that they can move."""
    others = {*latest.waiting.seats} - {*latest.mine}
    return tuple(sorted(others | {question.seat for question in latest.questions}))


def aborting_words(chairs: Sequence[ChairPart], mine: Sequence[int]) -> str:
    """Who agrees to end the game without a result, and who has to besides; "" if nobody does."""
    playing = [c for c in chairs if c.player == "person" and not c.resigned and c.with_seat < 0]
    agreed = [c for c in chairs if c.aborts and c.with_seat < 0]
    if not agreed:
        return ""
    names = ["You" if c.seat in mine else c.name for c in agreed]
    names = list(dict.fromkeys(sorted(names, key=lambda name: name != "You")))
    others = [c for c in playing if not c.aborts and c.seat not in mine]
    missing = [c.name for c in others if not c.stand_in]
    replaced = [c.name for c in others if c.stand_in]
    wants = "want" if len(names) > 1 or names == ["You"] else "wants"
    more = f"; it needs {listed(missing or replaced)} too" if others else ""
    if replaced:
        also = f", and {listed(replaced)}" if missing else ","
        more += f"{also} unless a bot has played there for ten minutes"
    return f"{listed(names)} {wants} to end the game without a result{more}."


def made_alone(
    latest: wire.Snapshot, update: wire.Update, game: Game
) -> list[wire.MadeAlone] | UnsetType:
    """The moves made without a choice of which the viewer is told after an update, the latest last.

    They are told until the viewer is asked or another turn begins. Where nothing is hidden a turn
    may end without a wait, so there they are told until the viewer has answered a question.
    """
    if game.perfect_information:
        kept = not latest.questions
    else:
        kept = not update.questions and update.turn_line == latest.turn_line
    before = latest.made_alone or [] if kept else []
    return [*before, *(update.made_alone or [])][-MOST_MADE_ALONE:] or UNSET


def by_name(
    made: Sequence[wire.MadeAlone], mine: Sequence[int], names: Sequence[str]
) -> tuple[wire.MadeAlone, ...]:
    """The moves made alone; a viewer with several seats reads whose question each answers."""
    if len(mine) < 2:
        return tuple(made)
    return tuple([structs.replace(one, prompt=f"{names[one.seat]}: {one.prompt}") for one in made])
