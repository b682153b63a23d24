"""Regency: the observation of a seat (RG44) and how it is written."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.blocks import Bag, Keyed, Ordered, Record, Several
from regalia.engine.frames import OneFrame, Underway
from regalia.engine.layout import Common, Layout, Writer, mask_of, says
from regalia.engine.named import Named
from regalia.engine.observation import Observation
from regalia.engine.specs import Category, Count, Flag, OutsideTensor
from regalia.engine.state import NONE, OVER, WHO, WINDOW
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.position import RegencyPosition

COMMON: Final = Common(s.SEAT, s.SCHEMA)
Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]

HOMAGE_SLOT = Category("draw", 2)  # cards drawn for Receive Homage
COUNTER = Category("counter", s.COUNTERS, ("events", "treasury", "lot", "prayer", "citizens"))
LATEST: Final[i64] = 4
"""The number of events under way that a tensor holds, the latest ones; there are seldom more."""
UNSEEN: Final[i64] = -2
"""An event that lies aside and that the viewer does not see; -1 is none."""
OWN_FIELDS = (s.EVENT, s.PAYMENT, s.ARRIVAL)
"""Frames that have fields of their own in the observation."""
OTHERS = [f for n, f in s.SCHEMA.frames.items() if n < WINDOW and n not in OWN_FIELDS]


@dataclass(frozen=True)
class RegencyObservation(Observation):
    """A position as the viewer who holds the seats ``mine`` sees it.

    Events are counted by kind; citizens and regents are numbered as in the card file; places of the
    populace count from its head. Catherine's domain is ``crown``, one more than the last seat, or
    -1 if she does not play. A row of ``hands`` is empty if the viewer does not see that hand;
    ``known`` has the events that they know it holds at least. ``owner``, ``role`` and ``depth``
    give for each citizen the domain, the caste assigned, and the number of citizens outside of them
    in the stack; -1 for citizens in no domain. ``stack`` has the events under way, the latest last.
    """

    seats: int = field(metadata=COMMON.seats(1))
    mine: Numbers = field(metadata=COMMON.mine())
    to_act: int = field(metadata=COMMON.to_act())
    crown: int = field(
        metadata=says(s.DOMAIN.or_none(), "the number of Catherine's domain, where she plays")
    )
    head_start: int = field(metadata=z.ZONES.shown(z.HEAD_START))
    starter: int = field(metadata=z.ZONES.shown(z.STARTER))
    turns: int = field(metadata=z.ZONES.shown(z.TURN, Count(s.TURN_LIMIT, low=-1)))
    turn: int = field(metadata=says(s.DOMAIN.or_none(), "whose turn it is"))
    decided: int = field(metadata=z.ZONES.shown(z.DECIDED))
    limit: int = field(metadata=z.ZONES.shown(z.LIMIT))
    victor: int = field(metadata=z.ZONES.shown(z.VICTOR))
    regents: Numbers = field(metadata=z.ZONES.shown(z.REGENTS))
    ready: Numbers = field(metadata=z.ZONES.shown(z.READY, Flag().each(s.SEAT)))
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
    pile: Numbers = field(metadata=z.ZONES.shown(z.PILE))
    crowd_left: int = field(metadata=says(Count(s.CITIZENS), "citizens in their deck"))
    populace: Numbers = field(metadata=z.ZONES.shown(z.POPULACE))
    owner: Numbers = field(metadata=z.ZONES.shown(z.OWNER))
    role: Numbers = field(
        metadata=says(s.CASTE.or_none().each(s.CITIZEN), "the caste to which each is assigned")
    )
    depth: Numbers = field(
        metadata=says(Count(s.CITIZENS - 1, low=-1).each(s.CITIZEN), "how many lie outside of each")
    )
    stack: tuple[Named, ...] = field(
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
                s.MOST_STACKED,
                last=LATEST,
            ),
            "events under way, the latest last: what, whose, at whom, and how far it has come",
        )
    )
    asked: Numbers = field(metadata=says(Ordered(s.SEAT, s.SEATS), "who is asked now"))
    payment: Named = field(
        metadata=says(
            Record(
                deed=s.DEED,
                payer=s.SEAT,
                payee=s.DOMAIN.or_none(),
                cost=Count(s.MOST_COST),
                paid=Count(s.WORTH),
                flips=Count(s.TREASURY_EVENTS),
            ).or_nothing(),
            "a payment: what for, payer, payee, cost, paid, events to turn over",
        )
    )
    arriving: tuple[Named, ...] = field(
        metadata=says(
            Several(Record(seat=s.SEAT, citizen=s.CITIZEN), s.MOST_ARRIVALS),
            "who is to assign which citizen",
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
            s.KIND.or_else("", "unseen").each(HOMAGE_SLOT), "the events drawn for Receive Homage"
        )
    )
    drawing: tuple[Underway, ...] = field(
        metadata=says(
            Several(OneFrame(OTHERS, who=s.SEAT), s.MOST_WAITING),
            "what is drawn next, and for whom",
        )
    )
    draws: Rows = field(
        metadata=z.ZONES.shown(
            z.DRAWS, OutsideTensor(2 * s.DECISION_LIMIT).each(COUNTER).each(s.DOMAIN)
        )
    )
    making: Underway = field(metadata=COMMON.making())
    picked: Numbers = field(
        metadata=says(Bag(s.KIND, s.MOST_COPIES).or_nothing(), "the events that are spent in it")
    )
    laid: tuple[Named, ...] = field(
        metadata=says(
            Keyed(Record(citizen=s.CITIZEN, caste=s.CASTE.or_none()), s.CITIZENS),
            "the citizens that are laid in it",
        )
    )
    castes: Numbers = field(
        metadata=says(Count(s.CASTES).each(s.DOMAIN), "how many castes each domain has filled")
    )
    places: Numbers = field(metadata=COMMON.places(s.DOMAINS))


def regency_layout(seats: int, events: int, worth: int) -> Layout:
    """The layout of `RegencyObservation` for a number of seats.

    ``events`` is the number of events in the game, ``worth`` their total influence.
    """
    sizes = {"seats": seats, "domains": seats + 1, "events": events, "worth": worth}
    return Layout(RegencyObservation, sizes, z.ZONES)


def write_observation(state: RegencyPosition, mine: tuple[int, ...], out: Writer) -> None:
    """Write what a viewer with the seats ``mine`` sees in another form than that of its zone."""
    seats, viewer_mask = state.seats, mask_of(mine)
    out.field("crown")
    out.put(state.crown)
    out.field("turn")
    out.put(state.active() if state.to_act != OVER else NONE)
    write_hands(state, viewer_mask, out)
    out.field("events_left")
    out.put(state.events_left())
    out.field("crowd_left")
    out.put(state.citizens_left())
    write_roles(state, out)
    write_stack(state, out)
    out.field("asked")
    asked = state.asked()
    for seat in asked:
        out.put(seat)
    out.skip(seats - len(asked))
    write_payment(state, out)
    write_arriving(state, out)
    write_aside(state, viewer_mask, out)
    out.field("drawing")
    out.frames(state)
    write_making(state, viewer_mask, out)
    out.field("castes")
    for domain in range(seats + 1):
        out.put(state.castes_filled(domain))


def write_hands(state: RegencyPosition, viewer_mask: i64, out: Writer) -> None:
    """Write the visible hands, the hand sizes, and what the viewer knows of each hand.

    The viewer knows what is public and what any of their seats knows.
    """
    seats, hands = state.seats, state.hands
    out.field("hands")
    for seat in range(seats):
        if (viewer_mask >> seat) & 1 == 1:
            out.hand(hands, seat)
        else:
            out.skip(s.KINDS)
    out.field("sizes")
    for seat in range(seats):
        out.put(hands.size(seat))
    out.field("known")
    for holder in range(seats):
        out.facts(hands, holder, viewer_mask)


def write_roles(state: RegencyPosition, out: Writer) -> None:
    """Write the caste of each citizen in a domain, then the number of citizens outside of each."""
    role, depth = vec[i64]([-1] * s.CITIZENS), vec[i64]([-1] * s.CITIZENS)
    cells = state.cells
    outside: i64 = 0
    for stack in range(state.domains() * s.CASTES):
        one, outside = cells[z.OUTER + stack], 0
        while one >= 0:
            role[one], depth[one] = stack % s.CASTES, outside
            one = cells[z.UNDER + one]
            outside += 1
    out.field("role")
    out.copy(role)
    out.field("depth")
    out.copy(depth)


def write_stack(state: RegencyPosition, out: Writer) -> None:
    """Write the events under way."""
    out.field("stack")
    for row in state.rows():
        if state.frames[row] == s.EVENT:
            kind, second = state.frames[row + s.EVENT_KIND], state.frames[row + s.EVENT_SECOND]
            both = state.config.kinds[kind].two_citizens
            out.entry(8)
            out.put(kind)
            out.put(state.actor(row))
            out.put(state.frames[row + s.EVENT_FIRST])
            out.put(second if both else -1)
            out.put(-1 if both else second)
            out.put(state.frames[row + s.EVENT_STAGE])
            out.put(state.frames[row + s.EVENT_FORGER] - 1)
            out.put(state.frames[row + s.EVENT_FORGED])
    out.rest()


def write_payment(state: RegencyPosition, out: Writer) -> None:
    """Write the payment under way: event, payer, payee, cost, paid, events to turn over."""
    out.field("payment")
    row = state.find(s.PAYMENT)
    if row < 0:
        out.skip(6)
        return
    out.put(state.frames[row + s.PAYMENT_FOR])
    out.put(state.frames[row + WHO])
    out.put(state.frames[row + s.PAYMENT_TO])
    out.put(state.frames[row + s.PAYMENT_COST])
    out.put(state.frames[row + s.PAYMENT_SUM])
    out.put(state.frames[row + s.PAYMENT_FLIPS])


def write_arriving(state: RegencyPosition, out: Writer) -> None:
    """Write the citizens that wait for a caste, with the seats that assign them."""
    out.field("arriving")
    for row in state.rows():
        if state.frames[row] == s.ARRIVAL:
            out.entry(2)
            out.put(state.frames[row + WHO])
            out.put(state.frames[row + s.ARRIVAL_CITIZEN])
    out.rest()


def write_aside(state: RegencyPosition, viewer_mask: i64, out: Writer) -> None:
    """Write who has passed an event for a Tithe and which, then the cards of Receive Homage."""
    row = state.event_row()
    homage = row >= 0 and state.config.kinds[state.frames[row + s.EVENT_KIND]].draws_aside
    out.field("passed")
    for seat in range(state.seats):
        out.put(1 if state.aside(seat) >= 0 and not homage else 0)
    out.field("aside")
    for seat in range(state.seats):
        out.put(NONE if homage else aside_seen(state, seat, viewer_mask))
    out.field("homage")
    for slot in range(HOMAGE_SLOT.most):
        if not homage or state.aside(slot) < 0:
            out.put(NONE)
            continue
        kind = aside_seen(state, slot, viewer_mask)
        out.put(kind if kind >= 0 else UNSEEN)


def aside_seen(state: RegencyPosition, slot: i64, viewer_mask: i64) -> i64:
    """The event that lies aside in a slot if the viewer sees it, or -1."""
    if state.aside(slot) >= 0:
        for seat in range(state.seats):
            if (viewer_mask >> seat) & 1 == 1 and state.aside_is_seen(slot, seat):
                return state.aside(slot)
    return -1


def write_making(state: RegencyPosition, viewer_mask: i64, out: Writer) -> None:
    """Write the events spent and the citizens laid in the viewer's own unfinished move."""
    making = state.to_act >= 0 and (viewer_mask >> state.to_act) & 1 == 1 and state.underway()
    out.field("picked")
    if making and state.top() == s.SPENDING:
        for kind in range(s.KINDS):
            out.put(state.frame(s.SPENT_CARDS + kind))
    else:
        out.skip(s.KINDS)
    out.field("laid")
    if making:
        for row in state.rows():
            if state.frames[row] == s.LAYING:
                out.entry(2)
                out.put(state.frames[row + s.LAID])
                out.put(state.frames[row + s.LAID_AS])
    out.rest()
