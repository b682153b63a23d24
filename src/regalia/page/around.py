"""What a page shows around the game: the seating before it, settings, and what follows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from regalia import wire
from regalia.engine.game import Game
from regalia.page.shared_view import ChairPart


class PageContext(NamedTuple):
    """The parts of a page that no message contains.

    Whether the viewer is the host, the kinds of bots on offer, and whether the viewer may begin.
    """

    host: bool
    kinds: tuple[str, ...]
    begins: bool = False


class SeatingPart(NamedTuple):
    """A table before its game. ``options`` are pairs: an option's sentence and the chosen value.

    ``more``: the viewer may sit down, perhaps in one more seat. ``begins``: they may begin.
    """

    table: str
    title: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[ChairPart, ...]
    host: bool
    begins: bool
    sits: bool
    more: bool
    full: bool
    kinds: tuple[str, ...]
    listed: bool
    timing: str  # empty where nothing is hidden


class ControlsPart(NamedTuple):
    """What a person who plays may set during the game: the pace, and each seat's ``automatic``.

    ``bots``: a bot plays a seat, so that there is a pace. ``seats`` are seat, name, what it always
    passes, and whether moves are made for it. ``resigning`` are those that may be given to a bot
    for good, as seat and name. ``agrees``: the viewer agrees to end the game without a result;
    ``alone``: nobody else has to; ``replaced``: a bot plays for somebody who has to.
    """

    table: str
    pace: int
    bots: bool
    several_seats: bool
    seats: tuple[tuple[int, str, tuple[str, ...], bool], ...]
    resigning: tuple[tuple[int, str], ...]
    agrees: bool
    alone: bool
    replaced: bool


class AfterPart(NamedTuple):
    """A table when the game is over.

    ``next_table`` is the id of the table where the same people go on, or ""; ``bots``: a bot
    played at least one seat; ``secrets``: something was hidden in the game.
    """

    table: str
    title: str
    next_table: str
    sits: bool
    game: str
    bots: bool
    secrets: bool


def plays_themselves(chair: ChairPart) -> bool:
    """Whether a person plays a seat, not a bot or a stand-in."""
    return chair.player == "person" and not chair.stand_in


def seating_part(
    latest: wire.Snapshot, chairs: tuple[ChairPart, ...], game: Game, context: PageContext
) -> SeatingPart | None:
    """Who sits where; None once the game has begun. The viewer's own ``chairs`` are marked."""
    table = latest.table
    if table.status != "open":
        return None
    options = [
        (option.sentence, option.names[option.values.index(table.options[option.name])])
        for option in game.open_options(len(table.seats), table.options)
    ]
    return SeatingPart(
        table=table.id,
        title=table.title,
        options=tuple(options),
        seats=chairs,
        host=context.host,
        begins=context.begins,
        sits=bool(latest.mine),
        more=table.several_seats or not latest.mine,
        full=all(chair.player not in ("free", "invited") for chair in chairs),
        kinds=context.kinds,
        listed=table.listed,
        timing="" if game.perfect_information else table.timing,
    )


def controls_part(
    latest: wire.Snapshot, chairs: Sequence[ChairPart], names: Sequence[str]
) -> ControlsPart | None:
    """The settings of a person who plays; None for anybody else, and before and after."""
    seats = [
        (own.seat, names[own.seat], tuple(own.passing), own.automatic)
        for own in latest.preferences
        if not chairs[own.seat].resigned
    ]
    if not seats or latest.table.status != "playing":
        return None
    others = [
        chair
        for chair in chairs
        if chair.seat not in latest.mine and chair.player == "person" and not chair.resigned
    ]
    return ControlsPart(
        table=latest.table.id,
        pace=latest.table.pace,
        bots=not all(plays_themselves(chair) for chair in chairs),
        several_seats=len(seats) > 1,
        seats=tuple(seats),
        resigning=tuple([(seat, name) for seat, name, *_ in seats if chairs[seat].with_seat < 0]),
        agrees=any(chairs[seat].aborts for seat, *_ in seats),
        alone=not others,
        replaced=any(chair.stand_in for chair in others),
    )


def after_part(latest: wire.Snapshot, chairs: Sequence[ChairPart], game: Game) -> AfterPart | None:
    """What one may do after the game; None before its end."""
    table = latest.table
    if latest.result is None:
        return None
    return AfterPart(
        table=table.id,
        title=table.title,
        next_table=table.next_table,
        sits=bool(latest.mine),
        game=game.name,
        bots=any(chair.player != "person" for chair in chairs),
        secrets=not game.perfect_information,
    )
