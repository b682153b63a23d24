"""The table of Regency as a page shows it: its regions, from what a seat sees."""

from __future__ import annotations

from typing import Final, NamedTuple

from regalia.engine.region import Region, pairs
from regalia.engine.state import OVER
from regalia.games.regency import schema as s
from regalia.games.regency.cards import ENAMELS, HER_NAME, POWERS, Cards
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.sight import RegencySight

CHARGES: Final = ("coronet", "flame", "sword", "balance", "sheaf", "visor")
"""What stands on the shield of each caste."""
WHEN: Final = (
    "in your turn",
    "in your turn",
    "as a reaction",
    "when you pay",
    "at the start of any turn",
    "in your turn",
)
DEEDS: Final = (
    "Draw up to six events, not four, when this turn ends.",
    "Name a discarded event. Of it and the top of the deck you get one, at random.",
    "Your hand or domain is meddled with: the event is cancelled.",
    "The top three events of the deck are turned over and count as influence.",
    "The whole populace goes back into its deck, and six are turned up.",
    "Swap a citizen of your domain for an outermost one of another's.",
)
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


def regency_regions(sight: RegencySight, cards: Cards) -> list[Region]:
    """What all see, the board first."""
    row = tuple([f"citizen-{citizen}" for citizen in sight.populace if citizen >= 0])
    pile = pairs(sight.pile)
    regions = [
        Region("board", "board.html", Board(sight.seats, sight.crown >= 0)),
        _mats(sight),
        Region("way", "way.html", _under_way(sight, cards)),
        Region("populace", "populace.html", _queue(sight), row),
        Region(
            "decks",
            "decks.html",
            Decks(sight.events_left, pile) if _begun(sight) else None,
            tuple([f"pile-{kind}" for kind, _ in pile]),
        ),
    ]
    for seat in range(sight.seats):
        thing = (f"seat-{seat}",)
        regions.append(Region(f"seat-{seat}", "seat.html", _seat(sight, seat), thing, seat))
    if sight.crown >= 0:
        regions.append(Region("crown", "crown.html", _seat(sight, sight.crown)))
    regions.append(Region("scoring", "scoring.html", _scoring(sight)))
    return regions


def own_regions(sight: RegencySight, cards: Cards) -> list[Region]:
    """The domains, the viewer's own at large; their hand; and what they know of the others'."""
    own = sight.mine[0] if len(sight.mine) == 1 else -1
    regions: list[Region] = []
    if _begun(sight):
        for domain in range(sight.seats + (1 if sight.crown >= 0 else 0)):
            if domain != own:
                regions.append(_domain(sight, domain, "domain.html", f"domain-{domain}"))
    for seat in range(sight.seats):
        if seat in sight.mine:
            if own < 0:
                cards_of = pairs(sight.hands[seat])
                regions.append(Region(f"held-{seat}", "held.html", Held(seat, cards_of, True)))
        elif any(sight.known[seat]) and sight.to_act != OVER:
            known = Held(seat, pairs(sight.known[seat]), False)
            regions.append(Region(f"held-{seat}", "held.html", known))
    if own >= 0 and _begun(sight):
        regions.append(_domain(sight, own, "mine.html", "mine"))
        things = tuple([f"hand-{kind}" for kind in range(s.KINDS) if sight.hands[own][kind] > 0])
        regions.append(Region("hand", "hand.html", _hand(sight, own, cards), things))
    elif own < 0 and sight.mine and sight.to_act in sight.mine and _begun(sight):
        hand = sight.hands[sight.to_act]
        things = tuple([f"hand-{kind}" for kind in range(s.KINDS) if hand[kind] > 0])
        regions.append(Region("hand", "hand.html", _hand(sight, sight.to_act, cards), things))
    tray = _tray(sight)
    if tray is not None:
        things = tuple([f"{tray.what}-{number}" for number, _, _ in tray.cards])
        regions.append(Region("tray", "tray.html", tray, things))
    return regions


def chosen_things(sight: RegencySight) -> tuple[str, ...]:
    """The things at which the viewer's half-made move is."""
    if not sight.making:
        return ()
    kind = sight.making[0]
    chosen: list[str] = []
    if kind == s.PLAYING:
        doing, first = sight.making[s.DOING], sight.making[s.FIRST]
        if sight.making[s.FRESH] == 1 and doing < s.KINDS:
            chosen.append(f"hand-{doing}")
        if first >= 0:
            chosen.append(f"citizen-{first}")
    elif kind == s.SPENDING:
        chosen += [f"hand-{card}" for card in range(s.KINDS) if sight.picked[card] > 0]
        if sight.making[s.SPENT_FOR] == s.ATTRACTION:
            chosen.append(f"citizen-{sight.populace[sight.making[s.FROM_PLACE]]}")
    elif kind == s.LAYING:
        chosen += [f"citizen-{citizen}" for citizen, _ in sight.laid]
    return tuple(chosen)


def _begun(sight: RegencySight) -> bool:
    """Whether the mats are chosen."""
    return sight.starter >= 0


def _mats(sight: RegencySight) -> Region:
    if _begun(sight):
        return Region("mats", "mats.html", None)
    takers = [-1] * s.REGENTS
    for seat in range(sight.seats):
        if sight.regents[seat] >= 0:
            takers[sight.regents[seat]] = seat
    things = tuple([f"mat-{mat}" for mat in range(s.REGENTS) if takers[mat] < 0])
    return Region("mats", "mats.html", Mats(tuple(takers), sight.crown >= 0), things)


def _queue(sight: RegencySight) -> Queue | None:
    return Queue(sight.populace, sight.crowd_left) if _begun(sight) else None


def _under_way(sight: RegencySight, cards: Cards) -> UnderWay | None:
    if not _begun(sight):
        return None
    deeds = [_deed(sight, at) for at in range(len(sight.stack))]
    answers: tuple[int, ...] = ()
    meddled: tuple[int, ...] = ()
    bulwark = False
    if deeds and deeds[-1].state == ASKED:
        answers, meddled = _answers(sight, deeds[-1].kind, deeds[-1].owner, cards)
        bulwark = _has_bulwark(sight, deeds[-1])
    arriving: tuple[int, ...] = sight.arriving[-1] if sight.arriving else ()
    return UnderWay(
        sight.turns,
        sight.turn,
        sight.limit,
        tuple(deeds),
        answers,
        meddled,
        bulwark,
        _payment(sight),
        arriving,
        sight.to_act == OVER,
    )


def _payment(sight: RegencySight) -> tuple[int, ...]:
    """Payer, payee, cost, and what is paid of it; or nothing."""
    if not sight.payment:
        return ()
    _, payer, payee, cost, paid, _ = sight.payment
    return payer, payee, cost, paid


def _deed(sight: RegencySight, at: int) -> Deed:
    kind, actor, first, other, seat, stage, forger, repeat = sight.stack[at]
    latest = at == len(sight.stack) - 1
    state = WAITS
    if stage == s.CANCELLED:
        state = VOID
    elif latest and stage == s.STANDING and sight.to_act >= 0:
        state = ASKED
    elif latest and stage not in (s.OPEN, s.STANDING):
        state = BUSY
    owner = sight.owner[first] if first >= 0 and EVENT_KINDS[kind].takes else -1
    return Deed(kind, actor, first, other, seat, owner, state, forger, repeat == 1)


def _answers(
    sight: RegencySight, kind: int, owner: int, cards: Cards
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The reactions that could answer an event, as far as all know, and those of its victim."""

    def hidden(reaction: int) -> bool:
        if sight.crown >= 0 and EVENT_KINDS[reaction].starred:
            return False
        return sight.pile[reaction] < cards.counts[reaction]

    reactions = [one for one in EVENT_KINDS if EVENT_KINDS[kind].answered_by >> one.number & 1]
    anybody = [one.number for one in reactions if not one.victims_only and hidden(one.number)]
    victims: list[int] = []
    if owner < 0 or owner != sight.crown:
        victims = [one.number for one in reactions if one.victims_only and hidden(one.number)]
    return tuple(anybody), tuple(victims)


def _has_bulwark(sight: RegencySight, deed: Deed) -> bool:
    """Whether a seat with which the event meddles has its Bulwark ready."""
    victims = [deed.owner if deed.owner >= 0 else deed.seat]
    event = EVENT_KINDS[deed.kind]
    if event.against_hand and event.targets == 0:
        victims = [seat for seat in range(sight.seats) if seat != deed.actor and sight.sizes[seat]]
    for seat in victims:
        ready = 0 <= seat < sight.seats and sight.ready[seat] == 1
        if ready and sight.regents[seat] // s.MATS == s.MILITARY:
            return True
    return False


def _filled(sight: RegencySight, domain: int) -> tuple[bool, ...]:
    found = [False] * s.CASTES
    for citizen in range(s.CITIZENS):
        if sight.owner[citizen] == domain:
            found[sight.role[citizen]] = True
    return tuple(found)


def _seat(sight: RegencySight, seat: int) -> SeatPart:
    crown = seat == sight.crown
    return SeatPart(
        seat,
        0 if crown else sight.regents[seat],
        not crown and sight.ready[seat] == 1,
        0 if crown else sight.sizes[seat],
        _filled(sight, seat),
        sight.turn == seat,
        sight.starter == seat and sight.crown < 0,
        sight.places[seat] if sight.places and not crown else 0,
        sight.victor == seat and _begun(sight),
    )


def _domain(sight: RegencySight, domain: int, template: str, name: str) -> Region:
    """A domain; with a Festival half arranged as it would lie if that were enough."""
    stacks = [_stack(sight, domain, caste) for caste in range(s.CASTES)]
    laid: tuple[int, ...] = ()
    if sight.laid and sight.to_act == domain:
        laid = tuple([citizen for citizen, caste in sight.laid if caste >= 0])
        stacks = [[one for one in stack if one not in laid] for stack in stacks]
        for citizen, caste in reversed(sight.laid):
            if caste >= 0:
                stacks[caste].append(citizen)
    part = Domain(
        domain,
        0 if domain == sight.crown else sight.regents[domain],
        domain != sight.crown and sight.ready[domain] == 1,
        tuple([tuple(stack) for stack in stacks]),
        laid,
    )
    things = tuple([f"citizen-{citizen}" for stack in stacks for citizen in stack])
    return Region(name, template, part, things)


def _stack(sight: RegencySight, domain: int, caste: int) -> list[int]:
    """The citizens of a caste in a domain, the outermost first."""
    found = [
        (sight.depth[citizen], citizen)
        for citizen in range(s.CITIZENS)
        if sight.owner[citizen] == domain and sight.role[citizen] == caste
    ]
    return [citizen for _, citizen in sorted(found)]


def _hand(sight: RegencySight, seat: int, cards: Cards) -> Hand:
    filled = _filled(sight, seat)
    prowess = sight.regents[seat] // s.MATS
    held: list[HandCard] = []
    worth = 0
    for kind in range(s.KINDS):
        count = sight.hands[seat][kind]
        if count > 0:
            caste = EVENT_KINDS[kind].caste
            barred = caste >= 0 and caste != prowess and not filled[caste]
            spent = sight.picked[kind] if sight.picked else 0
            held.append(HandCard(kind, count, spent, barred))
            worth += count * cards.influence[kind]
    return Hand(seat, len(sight.mine) > 1, tuple(held), worth, _purse(sight, seat))


def _purse(sight: RegencySight, seat: int) -> Purse | None:
    """The influence that a seat is spending, with what its Treasury has paid before."""
    making = sight.making
    if making and making[0] == s.SPENDING:
        goal, cost, spent = making[s.SPENT_FOR], making[s.COST], making[s.SPENT]
        if goal in (s.DISCARDING, s.CHOICE):
            return None
        before = 0
        if goal == s.A_PAYMENT and sight.payment:
            _, _, _, _, before, _ = sight.payment
        return Purse(spent + before, cost + before)
    if sight.payment:
        _, payer, _, cost, paid, _ = sight.payment
        return Purse(paid, cost) if payer == seat else None
    return None


def _tray(sight: RegencySight) -> Tray | None:
    """What only the viewer sees, and chooses of: a hand that is shown, or events aside."""
    if not sight.stack or sight.to_act not in sight.mine:
        return None
    kind, actor, _, _, other, stage, _, _ = sight.stack[-1]
    if stage != s.DECIDING or actor != sight.to_act:
        return None
    zone = EVENT_KINDS[kind].zone
    if zone == "looked":
        hand = sight.hands[other] if other in sight.mine else sight.known[other]
        return Tray(zone, other, tuple([(card, card, n) for card, n in pairs(hand)]))
    if zone == "aside":
        drawn = sorted({card for card in sight.homage if card >= 0})
        return Tray(zone, -1, tuple([(card, card, sight.homage.count(card)) for card in drawn]))
    if zone == "passed":
        passed = [(seat, sight.aside[seat], 1) for seat in range(sight.seats)]
        return Tray(zone, -1, tuple([one for one in passed if one[1] >= 0]))
    return None


def _scoring(sight: RegencySight) -> Scoring | None:
    if sight.to_act != OVER:
        return None
    domains = list(range(sight.seats + (1 if sight.crown >= 0 else 0)))
    domains.sort(key=lambda domain: (domain != sight.victor, -sight.castes[domain]))
    standings = [
        Standing(
            domain,
            0 if domain == sight.crown else sight.regents[domain],
            _filled(sight, domain),
            sum([1 for owner in sight.owner if owner == domain]),
            0 if domain == sight.crown else sight.places[domain],
        )
        for domain in domains
    ]
    return Scoring(sight.victor, sight.crown, sight.turns + 1, tuple(standings))


class CastePrint(NamedTuple):
    """A caste: its number, name, enamel, charge, and the power of its regents."""

    caste: int
    name: str
    enamel: str
    charge: str
    power: str
    when: str
    deed: str


class EventPrint(NamedTuple):
    """A kind of event: number, name, text, influence, caste or -1, and what sort it is."""

    kind: int
    name: str
    text: str
    influence: int
    caste: int
    sort: str
    starred: bool


class CitizenPrint(NamedTuple):
    """A citizen: number, name, castes."""

    citizen: int
    name: str
    castes: tuple[int, ...]
    words: str


class RegentPrint(NamedTuple):
    """A regent: number, name, in one word, what is told of them, and their prowess."""

    mat: int
    name: str
    short: str
    line: str
    caste: int


class RegencyPrint:
    """All that is printed: castes, events, citizens and regents, and what places cost."""

    def __init__(self, cards: Cards) -> None:
        castes: list[CastePrint] = []
        for i in range(s.CASTES):
            name = s.CASTE.names[i]
            castes.append(
                CastePrint(i, name, ENAMELS[name], CHARGES[i], POWERS[i], WHEN[i], DEEDS[i])
            )
        events: list[EventPrint] = []
        for kind in range(s.KINDS):
            event = EVENT_KINDS[kind]
            sort = "reaction" if event.reaction else "action"
            events.append(
                EventPrint(
                    kind,
                    cards.events[kind],
                    cards.texts[kind],
                    cards.influence[kind],
                    event.caste,
                    sort if event.playable else "influence",
                    event.starred,
                )
            )
        citizens: list[CitizenPrint] = []
        for citizen in range(s.CITIZENS):
            bits = cards.castes[citizen]
            found = tuple([caste for caste in range(s.CASTES) if bits >> caste & 1])
            words = " or ".join([s.CASTE.names[caste] for caste in found])
            if len(found) == s.CASTES:
                words = "any caste"
            citizens.append(CitizenPrint(citizen, cards.citizens[citizen], found, words))
        regents: list[RegentPrint] = []
        for mat in range(s.REGENTS):
            regents.append(
                RegentPrint(
                    mat, cards.regents[mat], cards.shorts[mat], cards.lines[mat], mat // s.MATS
                )
            )
        self.castes = tuple(castes)
        self.events = tuple(events)
        self.citizens = tuple(citizens)
        self.regents = tuple(regents)
        self.costs = cards.costs
        self.ready = cards.ready
        self.hand = cards.hand
        self.places = s.PLACE.names
        self.catherine = HER_NAME
