"""What a seat of Regency may see (RG44), and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Ordered, Record, Several, Subset
from regalia.engine.frames import HalfMove, OneFrame
from regalia.engine.layout import Layout, says
from regalia.engine.sight import Sight
from regalia.engine.specs import Category, Count, Flag, Plain
from regalia.engine.state import FRAME, OVER, WHO, WINDOW
from regalia.games.regency import schema as s
from regalia.games.regency.position import PACKED, RegencyTable

Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]

DRAWN = Category("draw", 2)  # for Receive Homage
COUNTER = Category("counter", s.COUNTS, ("events", "treasury", "lot", "prayer", "citizens"))
ELSEWHERE = (s.EVENT, s.PAYMENT, s.ARRIVAL)
"""Frames that have fields of their own."""
OTHERS = [f for n, f in s.SCHEMA.frames.items() if n < WINDOW and n not in ELSEWHERE]


@dataclass(frozen=True)
class RegencySight(Sight):
    """A position as the holder of the seats ``mine`` sees it.

    Events are counted by kind, citizens and regents numbered as in the card file; places of the
    populace count from its head. Catherine, if she plays, is ``crown``, one more than the last
    seat. A row of ``hands`` is empty where the viewer does not see, ``known`` what they know a hand
    to hold at the least. ``owner``, ``role`` and ``depth`` are of each citizen: the domain, the
    caste there, and how many lie outside of them; -1 where they are in none. A row of ``stack`` is
    one event under way, the latest last.
    """

    seats: int = field(metadata=says(Count(s.MOST_SEATS, low=1), "how many seats there are"))
    mine: Numbers = field(metadata=says(Subset(s.SEAT), "the viewer's seats"))
    to_act: int = field(metadata=says(s.SEAT.or_else("chance", "over"), "whose decision is next"))
    crown: int = field(
        metadata=says(s.DOMAIN.or_none(), "the number of Catherine's domain, where she plays")
    )
    head_start: int = field(metadata=says(Flag(), "whether Catherine skips her first turn"))
    starter: int = field(metadata=says(s.SEAT.or_none(), "who started"))
    turn: int = field(metadata=says(Count(s.TURNS, low=-1), "turns so far"))
    active: int = field(metadata=says(s.DOMAIN.or_none(), "whose turn it is"))
    decided: int = field(metadata=says(Plain(2 * s.DECISIONS), "decisions so far"))
    limit: int = field(
        metadata=says(
            Count(s.MOST_NUMBER), "up to how many events are drawn at the end of this turn"
        )
    )
    victor: int = field(metadata=says(s.DOMAIN.or_none(), "whose domain is complete"))
    mats: Numbers = field(metadata=says(s.MAT.or_none().each(s.SEAT), "the regent of each seat"))
    ready: Numbers = field(metadata=says(Flag().each(s.SEAT), "whose power is ready"))
    hands: Rows = field(
        metadata=says(
            Bag(s.KIND, s.MOST_COPIES).or_nothing().each(s.SEAT),
            "events in hand by seat and kind, where seen",
        )
    )
    sizes: Numbers = field(
        metadata=says(Count(s.EVENTS).each(s.SEAT), "how many events each seat holds")
    )
    known: Rows = field(
        metadata=says(
            Bag(s.KIND, s.MOST_COPIES).each(s.SEAT),
            "events that a seat is known to hold at the least",
        )
    )
    events_left: int = field(metadata=says(Count(s.EVENTS), "events in the deck"))
    pile: Numbers = field(metadata=says(Bag(s.KIND, s.MOST_COPIES), "discarded events by kind"))
    crowd_left: int = field(metadata=says(Count(s.CITIZENS), "citizens in their deck"))
    row: Numbers = field(
        metadata=says(s.CITIZEN.or_none().each(s.PLACE), "the populace from its head")
    )
    owner: Numbers = field(
        metadata=says(s.DOMAIN.or_none().each(s.CITIZEN), "the domain of each citizen")
    )
    role: Numbers = field(
        metadata=says(s.CASTE.or_none().each(s.CITIZEN), "the caste to which each is assigned")
    )
    depth: Numbers = field(
        metadata=says(Count(s.CITIZENS - 1, low=-1).each(s.CITIZEN), "how many lie outside of each")
    )
    stack: Rows = field(
        metadata=says(
            Several(
                Record(
                    deed=s.DEED,
                    domain=s.DOMAIN,
                    citizen=s.CITIZEN.or_none(),
                    other_citizen=s.CITIZEN.or_none(),
                    at=s.SEAT.or_none(),
                    stage=s.STAGE,
                    forger=s.SEAT.or_none(),
                    forged=Flag(),
                ),
                s.STACKED,
            ),
            "events under way, the latest last: what, whose, at whom, and how far it has come",
        )
    )
    asked: Numbers = field(metadata=says(Ordered(s.SEAT, s.SEATS), "who is asked now"))
    payment: Numbers = field(
        metadata=says(
            Record(
                deed=s.DEED,
                payer=s.SEAT,
                payee=s.DOMAIN.or_none(),
                cost=Count(s.MOST_COST),
                paid=Count(s.WORTH),
                flips=Count(s.TREASURY),
            ).or_nothing(),
            "a payment: what for, payer, payee, cost, paid, events to turn over",
        )
    )
    arriving: Rows = field(
        metadata=says(
            Several(Record(seat=s.SEAT, citizen=s.CITIZEN), 2), "who is to assign which citizen"
        )
    )
    passed: Numbers = field(
        metadata=says(Flag().each(s.SEAT), "for a Tithe: who has passed an event")
    )
    aside: Numbers = field(
        metadata=says(s.KIND.or_none().each(s.SEAT), "the events passed, where seen")
    )
    homage: Numbers = field(
        metadata=says(
            s.KIND.or_else("unseen", "").each(DRAWN), "the events drawn for Receive Homage"
        )
    )
    drawing: Rows = field(
        metadata=says(Several(OneFrame(OTHERS, who=s.SEAT), 4), "what is drawn next, and for whom")
    )
    draws: Rows = field(
        metadata=says(
            Plain(2 * s.DECISIONS).each(COUNTER).each(s.DOMAIN), "chance events so far, counted"
        )
    )
    making: Numbers = field(
        metadata=says(HalfMove(s.SCHEMA.drafts), "the viewer's own move, half made")
    )
    picked: Numbers = field(
        metadata=says(Bag(s.KIND, s.MOST_COPIES).or_nothing(), "the events that are spent in it")
    )
    laid: Rows = field(
        metadata=says(
            Several(Record(citizen=s.CITIZEN, caste=s.CASTE.or_none()), s.CITIZENS),
            "the citizens that are laid in it",
        )
    )
    castes: Numbers = field(
        metadata=says(Count(s.CASTES).each(s.DOMAIN), "how many castes each domain has filled")
    )
    places: Numbers = field(
        metadata=says(
            Count(s.DOMAINS, low=1).each(s.SEAT).or_nothing(), "places, once the game is over"
        )
    )


def regency_layout(seats: int, events: int, worth: int) -> Layout:
    """All that follows from `RegencySight` at a table of so many seats.

    ``events`` are all that there are, and ``worth`` is what they are worth together.
    """
    sizes = {"seats": seats, "domains": seats + 1, "events": events, "worth": worth}
    return Layout(RegencySight, sizes)


def regency_sight(state: RegencyTable, mine: tuple[int, ...]) -> RegencySight:
    """The sight of a viewer who holds the seats ``mine``."""
    seats = range(state.seats)
    over = state.to_act == OVER
    making = state.to_act in mine and state.underway()
    spending = making and state.top() == s.SPENDING
    homage = state.event_row() >= 0 and state.frames[state.event_row() + s.EVENT_KIND] == s.HOMAGE
    depths = [_depth(state, citizen) for citizen in range(s.CITIZENS)]
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
        hands=tuple([tuple(state.hands.row(seat)) if seat in mine else () for seat in seats]),
        sizes=tuple([state.hands.size(seat) for seat in seats]),
        known=tuple([_known(state, mine, seat) for seat in seats]),
        events_left=state.events_left(),
        pile=tuple([count for count in state.pile]),
        crowd_left=state.crowd_left(),
        row=tuple([citizen for citizen in state.row]),
        owner=tuple([owner for owner in state.owner_of]),
        role=tuple([state.role(citizen) for citizen in range(s.CITIZENS)]),
        depth=tuple(depths),
        stack=_stack(state),
        asked=tuple([seat for seat in state.asked()]),
        payment=_payment(state),
        arriving=_arriving(state),
        passed=tuple([int(state.aside[seat] > 0 and not homage) for seat in seats]),
        aside=tuple([-1 if homage else _aside(state, seat, mine) for seat in seats]),
        homage=tuple([_drawn(state, slot, mine) if homage else -2 for slot in range(DRAWN.most)]),
        drawing=_drawing(state),
        draws=tuple([_draws(state, domain) for domain in range(state.seats + 1)]),
        making=tuple([n for n in state.frames[-FRAME:]]) if making else (),
        picked=tuple([PACKED.count(state.frame(s.SPENT_CARDS), kind) for kind in range(s.KINDS)])
        if spending
        else (),
        laid=_laid(state) if making else (),
        castes=tuple([state.complete(domain) for domain in range(state.seats + 1)]),
        places=tuple(state.ranks()) if over else (),
    )


def _known(state: RegencyTable, mine: tuple[int, ...], holder: int) -> Numbers:
    """What is known of a hand: what all know, or one of the viewer's seats."""
    seers = [state.seats, *[seat for seat in mine if seat != holder]]
    return tuple(
        [max([state.hands.at_least(seer, holder, k) for seer in seers]) for k in range(s.KINDS)]
    )


def _depth(state: RegencyTable, citizen: i64) -> int:
    role = state.role(citizen)
    if role < 0:
        return -1
    one, depth = state.outermost(state.owner_of[citizen], role), 0
    while one != citizen:
        one = state.under[one]
        depth += 1
    return depth


def _stack(state: RegencyTable) -> Rows:
    found: list[Numbers] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] == s.EVENT:
            kind, second = state.frames[row + s.EVENT_KIND], state.frames[row + s.EVENT_SECOND]
            both = state.law.kinds[kind].two_citizens
            event = (
                kind,
                state.actor(row),
                state.frames[row + s.EVENT_FIRST],
                second if both else -1,
                -1 if both else second,
                state.frames[row + s.EVENT_STAGE],
                state.frames[row + s.EVENT_FORGER] - 1,
                state.frames[row + s.EVENT_FORGED],
            )
            found.append(event)
    return tuple(found)


def _payment(state: RegencyTable) -> Numbers:
    """What for, payer, payee, cost, paid so far, events to turn over."""
    row = len(state.frames) - FRAME
    while row >= 0 and state.frames[row] != s.PAYMENT:
        row -= FRAME
    if row < 0:
        return ()
    return (
        state.frames[row + s.PAYMENT_FOR],
        state.frames[row + WHO],
        state.frames[row + s.PAYMENT_TO],
        state.frames[row + s.PAYMENT_COST],
        state.frames[row + s.PAYMENT_SUM],
        state.frames[row + s.PAYMENT_FLIPS],
    )


def _arriving(state: RegencyTable) -> Rows:
    found: list[Numbers] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] == s.ARRIVAL:
            found.append((state.frames[row + WHO], state.frames[row + s.ARRIVAL_CITIZEN]))
    return tuple(found)


def _aside(state: RegencyTable, slot: int, mine: tuple[int, ...]) -> int:
    seen = state.aside[slot] > 0 and any(state.aside_is_seen(slot, seat) for seat in mine)
    return state.aside[slot] - 1 if seen else -1


def _drawn(state: RegencyTable, slot: int, mine: tuple[int, ...]) -> int:
    """An event drawn for Receive Homage: -1 unseen, -2 none."""
    return _aside(state, slot, mine) if state.aside[slot] > 0 else -2


def _drawing(state: RegencyTable) -> Rows:
    found: list[Numbers] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] < WINDOW and state.frames[row] not in ELSEWHERE:
            found.append(tuple([state.frames[row + column] for column in range(FRAME)]))
    return tuple(found)


def _draws(state: RegencyTable, domain: int) -> Numbers:
    return tuple([state.draws[domain * s.COUNTS + counter] for counter in range(s.COUNTS)])


def _laid(state: RegencyTable) -> Rows:
    found: list[Numbers] = []
    for row in range(0, len(state.frames), FRAME):
        if state.frames[row] == s.LAYING:
            found.append((state.frames[row + s.LAID], state.frames[row + s.LAID_AS]))
    return tuple(found)
