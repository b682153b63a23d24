"""What a seat of Regency may see (RG44), and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from regalia.engine.sight import Field, Sight
from regalia.engine.state import FRAME, OVER, WINDOW
from regalia.games.regency.position import (
    ARRIVAL,
    CASTES,
    CITIZENS,
    COUNTS,
    DECISIONS,
    EVENT,
    KINDS,
    LAYING,
    MOST_SEATS,
    PAYMENT,
    PLACES,
    PRAYER,
    REGENTS,
    SPENDING,
    TURNS,
    RegencyTable,
    counted,
)

STACKED = 24  # events under way at once: a caste has three copies of each of its reactions
PACKED = 1 << 57
MOST_COPIES = 6


@dataclass(frozen=True)
class RegencySight(Sight):
    """A position as the holder of the seats ``mine`` sees it.

    Events are counted by kind, citizens and regents numbered as in the card file; places of the
    populace count from its head. Catherine, if she plays, is ``crown``, one more than the last
    seat. ``hands`` holds -1 where the viewer does not see, ``known`` what he knows a hand to hold
    at the least. ``owner``, ``role`` and ``depth`` are of each citizen: his domain, his caste
    there, and how many lie outside of him; -1 where he is in none. A row of ``stack`` is one event
    under way, the latest last: kind, who plays it, citizen, other citizen or seat, stage, who
    forges it, whether it is itself a repeat.
    """

    seats: int
    mine: tuple[int, ...]
    to_act: int
    crown: int
    head_start: int
    starter: int
    turn: int
    active: int
    decided: int
    limit: int
    victor: int
    mats: tuple[int, ...]
    ready: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    events_left: int
    pile: tuple[int, ...]
    crowd_left: int
    row: tuple[int, ...]
    owner: tuple[int, ...]
    role: tuple[int, ...]
    depth: tuple[int, ...]
    stack: tuple[tuple[int, ...], ...]
    asked: tuple[int, ...]
    payment: tuple[int, ...]
    arriving: tuple[tuple[int, ...], ...]
    passed: tuple[int, ...]
    aside: tuple[int, ...]
    drawing: tuple[int, ...]
    draws: tuple[int, ...]
    making: tuple[int, ...]
    picked: tuple[int, ...]
    laid: tuple[tuple[int, ...], ...]
    castes: tuple[int, ...]
    places: tuple[int, ...]


def regency_sight(state: RegencyTable, mine: tuple[int, ...]) -> RegencySight:
    """The sight of a viewer who holds the seats ``mine``."""
    seats = range(state.seats)
    over = state.to_act == OVER
    making = state.to_act in mine and state.underway()
    spending = making and state.top() == SPENDING
    depths = [_depth(state, citizen) for citizen in range(CITIZENS)]
    return RegencySight(
        seats=state.seats,
        mine=tuple(sorted(mine)),
        to_act=state.to_act,
        crown=state.crown,
        head_start=state.head_start,
        starter=state.starter,
        turn=state.turn,
        active=state.active() if not over else -1,
        decided=state.decided,
        limit=state.limit,
        victor=state.victor,
        mats=tuple([mat for mat in state.mats]),
        ready=tuple([power for power in state.ready]),
        hands=tuple([tuple(state.hands.row(s)) if s in mine else (-1,) * KINDS for s in seats]),
        sizes=tuple([state.hands.size(seat) for seat in seats]),
        known=tuple([_known(state, mine, seat) for seat in seats]),
        events_left=state.events_left(),
        pile=tuple([count for count in state.pile]),
        crowd_left=state.crowd_left(),
        row=tuple([citizen for citizen in state.row]),
        owner=tuple([owner for owner in state.owner_of]),
        role=tuple([state.role(citizen) for citizen in range(CITIZENS)]),
        depth=tuple(depths),
        stack=_stack(state),
        asked=tuple([seat for seat in state.asked()]),
        payment=_payment(state),
        arriving=_arriving(state),
        passed=tuple([int(state.aside[slot] > 0) for slot in range(MOST_SEATS)]),
        aside=tuple([_aside(state, slot, mine) for slot in range(MOST_SEATS)]),
        drawing=_drawing(state),
        draws=tuple([count for count in state.draws]),
        making=tuple([n for n in state.frames[-FRAME:]]) if making else (),
        picked=tuple([counted(state.frame(5), kind) for kind in range(KINDS)]) if spending else (),
        laid=_laid(state) if making else (),
        castes=tuple([state.complete(domain) for domain in range(state.seats + 1)]),
        places=tuple(state.ranks()) if over else (),
    )


def _known(state: RegencyTable, mine: tuple[int, ...], holder: int) -> tuple[int, ...]:
    """What is known of a hand: what all know, or one of the viewer's seats."""
    seers = [state.seats, *[seat for seat in mine if seat != holder]]
    return tuple([max([state.hands.at_least(s, holder, k) for s in seers]) for k in range(KINDS)])


def _depth(state: RegencyTable, citizen: i64) -> int:
    role = state.role(citizen)
    if role < 0:
        return -1
    one, depth = state.outermost(state.owner_of[citizen], role), 0
    while one != citizen:
        one = state.under[one]
        depth += 1
    return depth


def _stack(state: RegencyTable) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] == EVENT:
            columns = [state.frames[row + column] for column in range(3, 6)]
            forged = [state.frames[row + 6] - 1, state.frames[row + 7]]
            found.append((state.frames[row + 2], state.actor(row), *columns, *forged))
    return tuple(found)


def _payment(state: RegencyTable) -> tuple[int, ...]:
    """What for, payer, payee, cost, paid so far, events to turn over."""
    row = len(state.frames) - FRAME
    while row >= 0 and state.frames[row] != PAYMENT:
        row -= FRAME
    if row < 0:
        return ()
    columns = [state.frames[row + column] for column in (2, 1, 3, 4, 5, 6)]
    return tuple(columns)


def _arriving(state: RegencyTable) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] == ARRIVAL:
            found.append((state.frames[row + 1], state.frames[row + 2]))
    return tuple(found)


def _aside(state: RegencyTable, slot: int, mine: tuple[int, ...]) -> int:
    seen = state.aside[slot] > 0 and any(state.aside_is_seen(slot, seat) for seat in mine)
    return state.aside[slot] - 1 if seen else -1


def _drawing(state: RegencyTable) -> tuple[int, ...]:
    """The frames that are no events, payments, arrivals or moves half made: what is drawn next."""
    found: list[int] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] < WINDOW and state.frames[row] not in (EVENT, PAYMENT, ARRIVAL):
            found.extend([state.frames[row + column] for column in range(4)])
    return tuple(found)


def _laid(state: RegencyTable) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] == LAYING:
            found.append((state.frames[row + 2], state.frames[row + 3]))
    return tuple(found)


def regency_fields(seats: int, sums: tuple[int, int]) -> list[Field]:
    """The ranges and shapes of `RegencySight`; ``sums``: all events, and what all are worth."""
    events, worth = sums
    crown = seats
    hand = (seats, KINDS)
    return [
        Field("seats", 1, MOST_SEATS, (), "how many seats there are"),
        Field("mine", -1, seats - 1, (seats,), "the viewer's seats"),
        Field("to_act", -2, seats - 1, (), "whose decision is next; -1 chance, -2 over"),
        Field("crown", -1, crown, (), "the number of Catherine's domain, -1 without her"),
        Field("head_start", 0, 1, (), "whether Catherine skips her first turn"),
        Field("starter", -1, seats - 1, (), "who started"),
        Field("turn", -1, TURNS, (), "turns so far; -1 before the first"),
        Field("active", -1, crown, (), "whose turn it is"),
        Field("decided", 0, 2 * DECISIONS, (), "decisions so far"),
        Field("limit", 0, 9, (), "up to how many events are drawn at the end of this turn"),
        Field("victor", -1, crown, (), "whose domain is complete"),
        Field("mats", -1, REGENTS - 1, (seats,), "the regent of each seat"),
        Field("ready", 0, 1, (seats,), "whose power is ready"),
        Field("hands", -1, MOST_COPIES, hand, "events in hand by seat and kind, where seen"),
        Field("sizes", 0, events, (seats,), "how many events each seat holds"),
        Field("known", 0, MOST_COPIES, hand, "events that a seat is known to hold at the least"),
        Field("events_left", 0, events, (), "events in the deck"),
        Field("pile", 0, MOST_COPIES, (KINDS,), "discarded events by kind"),
        Field("crowd_left", 0, CITIZENS, (), "citizens in their deck"),
        Field("row", -1, CITIZENS - 1, (PLACES,), "the populace from its head"),
        Field("owner", -1, crown, (CITIZENS,), "the domain of each citizen"),
        Field("role", -1, CASTES - 1, (CITIZENS,), "the caste to which he is assigned"),
        Field("depth", -1, CITIZENS - 1, (CITIZENS,), "how many lie outside of him"),
        Field(
            "stack",
            -1,
            CITIZENS - 1,
            (STACKED, 7),
            "events under way: kind, who, citizen, other citizen or seat, stage, forger, repeat",
        ),
        Field("asked", -1, seats - 1, (seats,), "who is asked now"),
        Field(
            "payment",
            -1,
            max(worth, PRAYER),
            (6,),
            "a payment: what for, payer, payee, cost, paid, events to turn over",
        ),
        Field("arriving", -1, CITIZENS - 1, (2, 2), "who is to assign which citizen"),
        Field("passed", 0, 1, (MOST_SEATS,), "for a Tithe: who has passed an event"),
        Field("aside", -1, KINDS - 1, (MOST_SEATS,), "events passed or drawn, where seen"),
        Field("drawing", -1, events, (16,), "what is drawn next, as the engine's frames"),
        Field("draws", 0, 2 * DECISIONS, ((seats + 1) * COUNTS,), "chance events so far, counted"),
        Field("making", -1, PACKED, (FRAME,), "the engine's frame of the viewer's move, half made"),
        Field("picked", 0, MOST_COPIES, (KINDS,), "the events that he spends in it"),
        Field("laid", -1, CITIZENS - 1, (CITIZENS, 2), "the citizens that he has laid in it"),
        Field("castes", 0, CASTES, (seats + 1,), "how many castes each domain has filled"),
        Field("places", -1, seats + 1, (seats,), "places, once the game is over"),
    ]
