"""The table of Regency as a page shows it: its regions, from what a seat sees."""

from __future__ import annotations

from typing import NamedTuple

from regalia.engine.region import Region, pairs
from regalia.engine.state import OVER
from regalia.games.regency import schema as s
from regalia.games.regency.cards import Cards
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.observation import RegencyObservation

WAITS, ASKED, BUSY, VOID = range(4)
"""How it stands with an event: under others, being asked about, taking effect, cancelled."""


class Board(NamedTuple):
    """What slots there are: the number of seats, and whether Catherine has a domain."""

    seats: int
    crown: bool


class Queue(NamedTuple):
    """The populace from its head, -1 where nobody stands, and how many wait in the deck."""

    row: tuple[int, ...]
    left: int


class Decks(NamedTuple):
    """How many events are left, and the discarded ones as pairs of kind and count."""

    left: int
    pile: tuple[tuple[int, int], ...]


class Deed(NamedTuple):
    """An event under way: who plays which, at whom or what, and how it stands with it.

    ``owner`` is the domain of the citizen at whom it is aimed, or -1; ``forger`` who will repeat
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
    """What is under way, the latest event last, or whose turn it is.

    ``open`` are the reactions that could answer the latest, as far as all know, ``meddled`` those
    of whom it meddles with alone, ``bulwark`` whether one of them has that ready. ``payment`` is
    payer, payee, cost and what is paid, or nothing; ``arriving`` a seat and the citizen that it is
    to assign.
    """

    turn: int
    active: int
    limit: int
    deeds: tuple[Deed, ...]
    open: tuple[int, ...]
    meddled: tuple[int, ...]
    bulwark: bool
    payment: tuple[int, ...]
    arriving: tuple[int, ...]
    over: bool


class Mats(NamedTuple):
    """The mats while they are chosen: who has each, or -1; ``crown``: Catherine has her own."""

    takers: tuple[int, ...]
    crown: bool


class SeatPart(NamedTuple):
    """Who a seat is: its regent, power and hand, how far its domain has come.

    ``filled`` are the castes that have a citizen. ``place`` and ``won`` are for the end.
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

    ``mat`` and ``ready`` are the regent and their power; ``laid`` who is laid anew in a Festival
    that is not finished, in their order.
    """

    domain: int
    mat: int
    ready: bool
    stacks: tuple[tuple[int, ...], ...]
    laid: tuple[int, ...]


class Held(NamedTuple):
    """Events of a seat, all of them or those that the viewer knows of, as kind and count."""

    seat: int
    cards: tuple[tuple[int, int], ...]
    whole: bool


class HandCard(NamedTuple):
    """Events of a kind in one's hand: how many, how many of them are being spent.

    ``barred``: its caste is neither in one's domain nor one's prowess.
    """

    kind: int
    number: int
    spent: int
    barred: bool


class Purse(NamedTuple):
    """What influence is being spent: so much of so much."""

    paid: int
    cost: int


class Hand(NamedTuple):
    """One's own events, and what they are worth together; ``many``: one has several seats."""

    seat: int
    many: bool
    cards: tuple[HandCard, ...]
    worth: int
    purse: Purse | None


class Tray(NamedTuple):
    """Events that lie open to the viewer alone, for them to choose of.

    ``what`` is "looked", "aside" or "passed"; ``seat`` whose hand it is; ``cards`` are the number
    in the id, kind and count of each.
    """

    what: str
    seat: int
    cards: tuple[tuple[int, int, int], ...]


class Standing(NamedTuple):
    """How a domain stands at the end: its castes, and the place of its seat, or 0."""

    domain: int
    mat: int
    filled: tuple[bool, ...]
    citizens: int
    place: int


class Scoring(NamedTuple):
    """Who has won, -1 if nobody, and how all domains stand."""

    victor: int
    crown: int
    turns: int
    standings: tuple[Standing, ...]


def regency_regions(observation: RegencyObservation, cards: Cards) -> list[Region]:
    """What all see, the board first."""
    row = tuple([f"citizen-{citizen}" for citizen in observation.populace if citizen >= 0])
    pile = pairs(observation.pile)
    regions = [
        Region("board", "board.html", Board(observation.seats, observation.crown >= 0)),
        _mats(observation),
        Region("way", "way.html", _under_way(observation, cards)),
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
        regions.append(Region("crown", "crown.html", _seat(observation, observation.crown)))
    regions.append(Region("scoring", "scoring.html", _scoring(observation)))
    return regions


def own_regions(observation: RegencyObservation, cards: Cards) -> list[Region]:
    """The domains, the viewer's own at large; their hand; and what they know of the others'."""
    own = observation.mine[0] if len(observation.mine) == 1 else -1
    regions: list[Region] = []
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
        regions.append(_domain(observation, own, "mine.html", "mine"))
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
    """The things at which the viewer's half-made move is."""
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
        chosen += [f"citizen-{citizen}" for citizen, _ in observation.laid]
    return tuple(chosen)


def _begun(observation: RegencyObservation) -> bool:
    """Whether the mats are chosen."""
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
    if deeds and deeds[-1].state == ASKED:
        answers, meddled = _answers(observation, deeds[-1].kind, deeds[-1].owner, cards)
        bulwark = _has_bulwark(observation, deeds[-1])
    arriving: tuple[int, ...] = observation.arriving[-1] if observation.arriving else ()
    return UnderWay(
        observation.turns,
        observation.turn,
        observation.limit,
        tuple(deeds),
        answers,
        meddled,
        bulwark,
        _payment(observation),
        arriving,
        observation.to_act == OVER,
    )


def _payment(observation: RegencyObservation) -> tuple[int, ...]:
    """Payer, payee, cost, and what is paid of it; or nothing."""
    if not observation.payment:
        return ()
    _, payer, payee, cost, paid, _ = observation.payment
    return payer, payee, cost, paid


def _deed(observation: RegencyObservation, at: int) -> Deed:
    kind, actor, first, other, seat, stage, forger, repeat = observation.stack[at]
    latest = at == len(observation.stack) - 1
    state = WAITS
    if stage == s.CANCELLED:
        state = VOID
    elif latest and stage == s.STANDING and observation.to_act >= 0:
        state = ASKED
    elif latest and stage not in (s.OPEN, s.STANDING):
        state = BUSY
    owner = observation.owner[first] if first >= 0 and EVENT_KINDS[kind].takes_citizen else -1
    return Deed(kind, actor, first, other, seat, owner, state, forger, repeat == 1)


def _answers(
    observation: RegencyObservation, kind: int, owner: int, cards: Cards
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The reactions that could answer an event, as far as all know, and those of its victim."""

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
    """Whether a seat with which the event meddles has its Bulwark ready."""
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
    """A domain; with a Festival half arranged as it would lie if that were enough."""
    stacks = [_stack(observation, domain, caste) for caste in range(s.CASTES)]
    laid: tuple[int, ...] = ()
    if observation.laid and observation.to_act == domain:
        laid = tuple([citizen for citizen, caste in observation.laid if caste >= 0])
        stacks = [[one for one in stack if one not in laid] for stack in stacks]
        for citizen, caste in reversed(observation.laid):
            if caste >= 0:
                stacks[caste].append(citizen)
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
    """The influence that a seat is spending, with what its Treasury has paid before."""
    making = observation.making
    if making and making[0] == s.SPENDING:
        goal, cost, spent = making[s.SPENT_FOR], making[s.COST], making[s.SPENT]
        if goal in (s.DISCARDING, s.CHOICE):
            return None
        before = 0
        if goal == s.A_PAYMENT and observation.payment:
            _, _, _, _, before, _ = observation.payment
        return Purse(spent + before, cost + before)
    if observation.payment:
        _, payer, _, cost, paid, _ = observation.payment
        return Purse(paid, cost) if payer == seat else None
    return None


def _tray(observation: RegencyObservation) -> Tray | None:
    """What only the viewer sees, and chooses of: a hand that is shown, or events aside."""
    if not observation.stack or observation.to_act not in observation.mine:
        return None
    kind, actor, _, _, other, stage, _, _ = observation.stack[-1]
    if stage != s.DECIDING or actor != observation.to_act:
        return None
    zone = EVENT_KINDS[kind].card_zone
    if zone == "looked":
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
