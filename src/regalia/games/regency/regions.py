"""Regency: the regions of the page, made from an observation."""

from __future__ import annotations

from typing import NamedTuple

from regalia.engine.named import Named
from regalia.engine.region import Region, pairs
from regalia.engine.state import OVER
from regalia.games.regency import schema as s
from regalia.games.regency.cards import Cards
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.observation import RegencyObservation
from regalia.games.regency.payments import is_free

COVERED, WINDOW_OPEN, RESOLVING, WITHOUT_EFFECT = range(4)
"""The state of an event: others lie on it, its window is open, it takes effect, it is cancelled."""


class Board(NamedTuple):
    """The slots of the seats: their number, and whether Catherine has a domain."""

    seats: int
    crown: bool


class Queue(NamedTuple):
    """The populace from its head, -1 for empty places, and the number of citizens in the deck."""

    row: tuple[int, ...]
    left: int


class Decks(NamedTuple):
    """The number of events left, and the discarded ones as pairs of kind and count."""

    left: int
    pile: tuple[tuple[int, int], ...]


class Deed(NamedTuple):
    """An event under way: kind, player, targets and state.

    ``owner`` is the domain of a citizen it is aimed at, or -1; ``forger`` the seat that will repeat
    it, or -1; ``repeat``: it is itself a repeat.
    """

    kind: int
    actor: int
    first: int
    second: int
    seat: int
    owner: int
    state: int
    forger: int
    repeat: bool


class UnderWay(NamedTuple):
    """The events under way, the latest last, and whose turn it is.

    ``open`` are the reactions that could answer the latest event, by public information;
    ``meddled`` those of its victims only; ``bulwark``: a victim has that power ready. ``payment``
    is the payment under way, and ``arriving`` the citizen that a seat must assign, as in the
    observation; each may be empty.
    """

    turn: int
    active: int
    limit: int
    deeds: tuple[Deed, ...]
    open: tuple[int, ...]
    meddled: tuple[int, ...]
    bulwark: bool
    payment: Named
    arriving: Named
    over: bool


class Mats(NamedTuple):
    """The mats during set-up: the seat that took each, or -1; ``crown``: Catherine has hers."""

    takers: tuple[int, ...]
    crown: bool


class SeatPart(NamedTuple):
    """A seat: regent, power, number of events in hand and castes filled.

    ``place`` and ``won`` are set at the end of the game.
    """

    seat: int
    mat: int
    ready: bool
    size: int
    filled: tuple[bool, ...]
    active: bool
    began: bool
    place: int
    won: bool


class Domain(NamedTuple):
    """The citizens of a domain by caste, the outermost first.

    ``mat`` and ``ready`` are its regent and whether the power is ready; ``laid`` the citizens laid
    so far in an unfinished Festival, in order.
    """

    domain: int
    mat: int
    ready: bool
    stacks: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]


class Held(NamedTuple):
    """The events of a seat, all (``whole``) or those the viewer knows of: kind and count."""

    seat: int
    cards: tuple[tuple[int, int], ...]
    whole: bool


class HandCard(NamedTuple):
    """The events of one kind in the viewer's hand, and how many of them are being spent.

    ``barred``: the seat has neither the prowess nor a citizen of its caste.
    """

    kind: int
    number: int
    spent: int
    barred: bool


class Purse(NamedTuple):
    """The influence spent so far, and the cost."""

    paid: int
    cost: int


class Hand(NamedTuple):
    """The viewer's events and their total influence; ``many``: they hold several seats."""

    seat: int
    many: bool
    cards: tuple[HandCard, ...]
    worth: int
    purse: Purse | None


class Tray(NamedTuple):
    """Events visible to the viewer only, from which they choose.

    ``what`` is "looked", "aside" or "passed"; ``seat`` whose hand it is, or -1; ``cards`` have the
    number in the page id, kind and count.
    """

    what: str
    seat: int
    cards: tuple[tuple[int, int, int], ...]


class Standing(NamedTuple):
    """A domain at the end: its castes, number of citizens, and the place of its seat, or 0."""

    domain: int
    mat: int
    filled: tuple[bool, ...]
    citizens: int
    place: int


class Scoring(NamedTuple):
    """The winner, or -1, and all domains in order."""

    victor: int
    crown: int
    turns: int
    standings: tuple[Standing, ...]


def regency_regions(observation: RegencyObservation, cards: Cards) -> list[Region]:
    """The regions that are the same for all viewers, the board first."""
    row = tuple([f"citizen-{citizen}" for citizen in observation.populace if citizen >= 0])
    pile = pairs(observation.pile)
    seats = Board(observation.seats, observation.crown >= 0)
    regions = [
        Region("board", "board.html", None),
        Region("people", "seats.html", seats),
        _mats(observation),
        Region("pending", "pending.html", _under_way(observation, cards)),
        Region("populace", "populace.html", _queue(observation), row),
        Region(
            "decks",
            "decks.html",
            Decks(observation.events_left, pile) if _begun(observation) else None,
            tuple([f"pile-{kind}" for kind, _ in pile]),
        ),
    ]
    for seat in range(observation.seats):
        thing = (f"seat-{seat}",)
        regions.append(Region(f"seat-{seat}", "seat.html", _seat(observation, seat), thing, seat))
    if observation.crown >= 0:
        regions.append(Region("catherine", "catherine.html", _seat(observation, observation.crown)))
    regions.append(Region("scoring", "scoring.html", _scoring(observation)))
    return regions


def own_regions(observation: RegencyObservation, cards: Cards) -> list[Region]:
    """The regions of one viewer: domains (their own larger), their hand, known events of others."""
    own = observation.mine[0] if len(observation.mine) == 1 else -1
    regions = [Region("own", "own.html", None)] if observation.mine else []
    if _begun(observation):
        for domain in range(observation.seats + (1 if observation.crown >= 0 else 0)):
            if domain != own:
                regions.append(_domain(observation, domain, "domain.html", f"domain-{domain}"))
    for seat in range(observation.seats):
        if seat in observation.mine:
            if own < 0:
                cards_of = pairs(observation.hands[seat])
                regions.append(Region(f"held-{seat}", "held.html", Held(seat, cards_of, True)))
        elif any(observation.known[seat]) and observation.to_act != OVER:
            known = Held(seat, pairs(observation.known[seat]), False)
            regions.append(Region(f"held-{seat}", "held.html", known))
    if own >= 0 and _begun(observation):
        regions.append(_domain(observation, own, "own_mat.html", "own-mat"))
        things = tuple(
            [f"hand-{kind}" for kind in range(s.KINDS) if observation.hands[own][kind] > 0]
        )
        regions.append(Region("hand", "hand.html", _hand(observation, own, cards), things))
    elif (
        own < 0
        and observation.mine
        and observation.to_act in observation.mine
        and _begun(observation)
    ):
        hand = observation.hands[observation.to_act]
        things = tuple([f"hand-{kind}" for kind in range(s.KINDS) if hand[kind] > 0])
        regions.append(
            Region("hand", "hand.html", _hand(observation, observation.to_act, cards), things)
        )
    tray = _tray(observation)
    if tray is not None:
        things = tuple([f"{tray.what}-{number}" for number, _, _ in tray.cards])
        regions.append(Region("tray", "tray.html", tray, things))
    return regions


def chosen_things(observation: RegencyObservation) -> tuple[str, ...]:
    """The page ids of what the viewer has chosen so far in an unfinished move."""
    if not observation.making:
        return ()
    kind = observation.making[0]
    chosen: list[str] = []
    if kind == s.PLAYING:
        doing, first = observation.making[s.DOING], observation.making[s.FIRST]
        if observation.making[s.FRESH] == 1 and doing < s.KINDS:
            chosen.append(f"hand-{doing}")
        if first >= 0:
            chosen.append(f"citizen-{first}")
    elif kind == s.SPENDING:
        chosen += [f"hand-{card}" for card in range(s.KINDS) if observation.picked[card] > 0]
        if observation.making[s.SPENT_FOR] == s.ATTRACTION:
            chosen.append(f"citizen-{observation.populace[observation.making[s.FROM_PLACE]]}")
    elif kind == s.LAYING:
        chosen += [f"citizen-{one.citizen}" for one in observation.laid]
    return tuple(chosen)


def _begun(observation: RegencyObservation) -> bool:
    """Whether all mats are chosen."""
    return observation.starter >= 0


def _mats(observation: RegencyObservation) -> Region:
    if _begun(observation):
        return Region("mats", "mats.html", None)
    takers = [-1] * s.REGENTS
    for seat in range(observation.seats):
        if observation.regents[seat] >= 0:
            takers[observation.regents[seat]] = seat
    things = tuple([f"mat-{mat}" for mat in range(s.REGENTS) if takers[mat] < 0])
    return Region("mats", "mats.html", Mats(tuple(takers), observation.crown >= 0), things)


def _queue(observation: RegencyObservation) -> Queue | None:
    return Queue(observation.populace, observation.crowd_left) if _begun(observation) else None


def _under_way(observation: RegencyObservation, cards: Cards) -> UnderWay | None:
    if not _begun(observation):
        return None
    deeds = [_deed(observation, at) for at in range(len(observation.stack))]
    answers: tuple[int, ...] = ()
    meddled: tuple[int, ...] = ()
    bulwark = False
    if deeds and deeds[-1].state == WINDOW_OPEN:
        answers, meddled = _answers(observation, deeds[-1].kind, deeds[-1].owner, cards)
        bulwark = _has_bulwark(observation, deeds[-1])
    return UnderWay(
        observation.turns,
        observation.turn,
        observation.limit,
        tuple(deeds),
        answers,
        meddled,
        bulwark,
        observation.payment,
        observation.arriving[-1] if observation.arriving else (),
        observation.to_act == OVER,
    )


def _deed(observation: RegencyObservation, at: int) -> Deed:
    one = observation.stack[at]
    kind, first, stage = one.deed, one.citizen, one.stage
    latest = at == len(observation.stack) - 1
    state = COVERED
    if stage == s.CANCELLED:
        state = WITHOUT_EFFECT
    elif latest and stage == s.STANDING and observation.to_act >= 0:
        state = WINDOW_OPEN
    elif latest and stage not in (s.OPEN, s.STANDING):
        state = RESOLVING
    owner = observation.owner[first] if first >= 0 and EVENT_KINDS[kind].takes_citizen else -1
    return Deed(
        kind,
        one.domain,
        first,
        one.other_citizen,
        one.at,
        owner,
        state,
        one.forger,
        one.forged == 1,
    )


def _answers(
    observation: RegencyObservation, kind: int, owner: int, cards: Cards
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The reactions that anybody could play by public information, and those of victims only."""

    def hidden(reaction: int) -> bool:
        if observation.crown >= 0 and EVENT_KINDS[reaction].starred:
            return False
        return observation.pile[reaction] < cards.counts[reaction]

    reactions = [one for one in EVENT_KINDS if EVENT_KINDS[kind].answered_by >> one.number & 1]
    anybody = [one.number for one in reactions if not one.victims_only and hidden(one.number)]
    victims: list[int] = []
    if owner < 0 or owner != observation.crown:
        victims = [one.number for one in reactions if one.victims_only and hidden(one.number)]
    return tuple(anybody), tuple(victims)


def _has_bulwark(observation: RegencyObservation, deed: Deed) -> bool:
    """Whether a victim of the event has a ready Bulwark."""
    victims = [deed.owner if deed.owner >= 0 else deed.seat]
    event = EVENT_KINDS[deed.kind]
    if event.against_hand and event.targets == 0:
        victims = [
            seat
            for seat in range(observation.seats)
            if seat != deed.actor and observation.sizes[seat]
        ]
    for seat in victims:
        ready = 0 <= seat < observation.seats and observation.ready[seat] == 1
        if ready and observation.regents[seat] // s.REGENTS_PER_CASTE == s.MILITARY:
            return True
    return False


def _filled(observation: RegencyObservation, domain: int) -> tuple[bool, ...]:
    found = [False] * s.CASTES
    for citizen in range(s.CITIZENS):
        if observation.owner[citizen] == domain:
            found[observation.role[citizen]] = True
    return tuple(found)


def _seat(observation: RegencyObservation, seat: int) -> SeatPart:
    crown = seat == observation.crown
    return SeatPart(
        seat,
        0 if crown else observation.regents[seat],
        not crown and observation.ready[seat] == 1,
        0 if crown else observation.sizes[seat],
        _filled(observation, seat),
        observation.turn == seat,
        observation.starter == seat and observation.crown < 0,
        observation.places[seat] if observation.places and not crown else 0,
        observation.victor == seat and _begun(observation),
    )


def _domain(observation: RegencyObservation, domain: int, template: str, name: str) -> Region:
    """A domain; during an unfinished Festival, as it would be if the seat stopped now."""
    stacks = [_stack(observation, domain, caste) for caste in range(s.CASTES)]
    laid: tuple[int, ...] = ()
    if observation.laid and observation.to_act == domain:
        laid = tuple([one.citizen for one in observation.laid if one.caste >= 0])
        stacks = [[citizen for citizen in stack if citizen not in laid] for stack in stacks]
        for one in reversed(observation.laid):
            if one.caste >= 0:
                stacks[one.caste].append(one.citizen)
    part = Domain(
        domain,
        0 if domain == observation.crown else observation.regents[domain],
        domain != observation.crown and observation.ready[domain] == 1,
        tuple([tuple(stack) for stack in stacks]),
        laid,
    )
    things = tuple([f"citizen-{citizen}" for stack in stacks for citizen in stack])
    return Region(name, template, part, things)


def _stack(observation: RegencyObservation, domain: int, caste: int) -> list[int]:
    """The citizens of a caste in a domain, the outermost first."""
    found = [
        (observation.depth[citizen], citizen)
        for citizen in range(s.CITIZENS)
        if observation.owner[citizen] == domain and observation.role[citizen] == caste
    ]
    return [citizen for _, citizen in sorted(found)]


def _hand(observation: RegencyObservation, seat: int, cards: Cards) -> Hand:
    filled = _filled(observation, seat)
    prowess = observation.regents[seat] // s.REGENTS_PER_CASTE
    held: list[HandCard] = []
    worth = 0
    for kind in range(s.KINDS):
        count = observation.hands[seat][kind]
        if count > 0:
            caste = EVENT_KINDS[kind].caste
            barred = caste >= 0 and caste != prowess and not filled[caste]
            spent = observation.picked[kind] if observation.picked else 0
            held.append(HandCard(kind, count, spent, barred))
            worth += count * cards.influence[kind]
    return Hand(seat, len(observation.mine) > 1, tuple(held), worth, _purse(observation, seat))


def _purse(observation: RegencyObservation, seat: int) -> Purse | None:
    """The influence that a seat is spending, including what its Treasury paid."""
    making = observation.making
    if making and making[0] == s.SPENDING:
        goal, cost, spent = making[s.SPENT_FOR], making[s.COST], making[s.SPENT]
        if is_free(goal):
            return None
        before = 0
        if goal == s.A_PAYMENT and observation.payment:
            before = observation.payment.paid
        return Purse(spent + before, cost + before)
    payment = observation.payment
    return Purse(payment.paid, payment.cost) if payment and payment.payer == seat else None


def _tray(observation: RegencyObservation) -> Tray | None:
    """What the viewer chooses from that only they see: a hand shown, or events aside."""
    if not observation.stack or observation.to_act not in observation.mine:
        return None
    latest = observation.stack[-1]
    if latest.stage != s.DECIDING or latest.domain != observation.to_act:
        return None
    zone = EVENT_KINDS[latest.deed].card_zone
    if zone == "looked":
        other: int = latest.at
        hand = observation.hands[other] if other in observation.mine else observation.known[other]
        return Tray(zone, other, tuple([(card, card, n) for card, n in pairs(hand)]))
    if zone == "aside":
        drawn = sorted({card for card in observation.homage if card >= 0})
        return Tray(
            zone, -1, tuple([(card, card, observation.homage.count(card)) for card in drawn])
        )
    if zone == "passed":
        passed = [(seat, observation.aside[seat], 1) for seat in range(observation.seats)]
        return Tray(zone, -1, tuple([one for one in passed if one[1] >= 0]))
    return None


def _scoring(observation: RegencyObservation) -> Scoring | None:
    if observation.to_act != OVER:
        return None
    domains = list(range(observation.seats + (1 if observation.crown >= 0 else 0)))
    domains.sort(key=lambda domain: (domain != observation.victor, -observation.castes[domain]))
    standings = [
        Standing(
            domain,
            0 if domain == observation.crown else observation.regents[domain],
            _filled(observation, domain),
            sum([1 for owner in observation.owner if owner == domain]),
            0 if domain == observation.crown else observation.places[domain],
        )
        for domain in domains
    ]
    return Scoring(observation.victor, observation.crown, observation.turns + 1, tuple(standings))
