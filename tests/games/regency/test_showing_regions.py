"""Each region of Regency's page shows what the position holds and its viewer may know."""

from __future__ import annotations

import pytest

from regalia.engine.observation import observation
from regalia.engine.state import OVER
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.observation import RegencyObservation
from regalia.games.regency.regions import (
    WINDOW_OPEN,
    Board,
    Decks,
    Domain,
    Hand,
    HandCard,
    Purse,
    Queue,
    Scoring,
    SeatPart,
    UnderWay,
)
from regalia.games.regency.rules import RegencyState
from tests.contract.cases import Case, contract_cases, some, sweep
from tests.games.regency.scene import CARDS, CITIZEN_OF, EVENT_OF, GAME, WORDS, Regent, Scene
from tests.zones import zone

CASES = [case for case in contract_cases() if case.game.name == "regency"]
NAMES = ["Ada", "Bo", "Carin", "Dag", "Elin", "Folke"]
Parts = dict[str, object]


def shown(found: RegencyObservation) -> Parts:
    """The parts of all regions of an observation by name."""
    regions = [*GAME.regions(found), *GAME.own_regions(found)]
    assert len({region.name for region in regions}) == len(regions)
    return {region.name: region.part for region in regions}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_region_shows_what_the_position_holds(case: Case) -> None:
    for seed in range(4 if sweep() else 1):
        for state in some(case, 300 + seed, most=400, thin=40):
            assert isinstance(state, RegencyState)
            for viewer in [(), (0,), tuple(range(case.seats))]:
                found = observation(state, viewer)
                assert isinstance(found, RegencyObservation)
                parts = shown(found)
                assert next(iter(parts)) == "board"
                assert parts["people"] == Board(int(state.seats), state.crown >= 0)
                if state.cells[z.STARTER] < 0:
                    assert (parts["populace"], parts["decks"], parts["pending"]) == (None,) * 3
                    continue
                middle(state, parts)
                seats(state, parts)
                domains(state, viewer, parts)
                under_way(state, parts)
                scoring(state, parts)
                in_words(state, found)


def filled(state: RegencyState, domain: int) -> tuple[bool, ...]:
    return tuple(state.outermost(domain, caste) >= 0 for caste in range(s.CASTES))


def stack(state: RegencyState, domain: int, caste: int) -> tuple[int, ...]:
    """The citizens of a caste, the outermost first."""
    found, one = [], int(state.outermost(domain, caste))
    while one >= 0:
        found.append(one)
        one = int(state.beneath(one))
    return tuple(found)


def middle(state: RegencyState, parts: Parts) -> None:
    assert parts["populace"] == Queue(tuple(zone(state, z.POPULACE)), int(state.citizens_left()))
    pile = tuple((kind, int(n)) for kind, n in enumerate(zone(state, z.PILE)) if n)
    assert parts["decks"] == Decks(int(state.events_left()), pile)


def seats(state: RegencyState, parts: Parts) -> None:
    over = state.to_act == OVER
    for seat in range(state.seats):
        assert parts[f"seat-{seat}"] == SeatPart(
            seat,
            int(state.mat(seat)),
            state.is_ready(seat),
            int(state.hands.size(seat)),
            filled(state, seat),
            not over and state.active() == seat,
            state.cells[z.STARTER] == seat and state.crown < 0,
            state.ranks()[seat] if over else 0,
            state.cells[z.VICTOR] == seat,
        )
    assert ("catherine" in parts) == (state.crown >= 0)


def domains(state: RegencyState, viewer: tuple[int, ...], parts: Parts) -> None:
    """All domains are shown: the only own one at the viewer's mat, the others at their seats."""
    own = viewer[0] if len(viewer) == 1 else -1
    for domain in range(state.domains()):
        part = parts["own-mat" if domain == own else f"domain-{domain}"]
        assert isinstance(part, Domain)
        crown = domain == state.crown
        assert part.stacks == tuple(stack(state, domain, caste) for caste in range(s.CASTES))
        assert part.domain == domain
        assert part.mat == (0 if crown else state.mat(domain))
        assert part.ready == (not crown and state.is_ready(domain))
    if own >= 0:
        hand = parts["hand"]
        assert isinstance(hand, Hand)
        held = {kind: int(state.hands.has(own, kind)) for kind in range(s.KINDS)}
        assert {card.kind: card.number for card in hand.cards} == {
            kind: number for kind, number in held.items() if number
        }
        assert hand.worth == state.influence(own)
        for card in hand.cards:
            assert card.barred == (not state.meets_caste(own, card.kind))


def under_way(state: RegencyState, parts: Parts) -> None:
    """The events under way, and the reactions of which not every copy is discarded."""
    part = parts["pending"]
    assert isinstance(part, UnderWay)
    rows = [row for row in state.rows() if state.frames[row] == s.EVENT]
    assert [deed.kind for deed in part.deeds] == [state.frames[row + s.EVENT_KIND] for row in rows]
    assert [deed.actor for deed in part.deeds] == [state.actor(row) for row in rows]
    assert part.over == (state.to_act == OVER)
    assert part.active == (-1 if part.over else state.active())
    stands = bool(rows) and state.frames[rows[-1] + s.EVENT_STAGE] == s.STANDING
    if not stands or state.to_act < 0:
        assert not part.deeds or part.deeds[-1].state != WINDOW_OPEN
        assert (part.open, part.meddled) == ((), ())
        return
    played = EVENT_KINDS[part.deeds[-1].kind]
    may = [
        kind
        for kind in EVENT_KINDS[: s.KINDS]
        if kind.reaction
        and kind.answers(played)
        and zone(state, z.PILE)[kind.number] < CARDS.counts[kind.number]
        and not (state.crown >= 0 and kind.starred)
    ]
    hers = part.deeds[-1].owner >= 0 and part.deeds[-1].owner == state.crown
    assert part.open == tuple(kind.number for kind in may if not kind.victims_only)
    assert part.meddled == tuple(kind.number for kind in may if kind.victims_only and not hers)


def scoring(state: RegencyState, parts: Parts) -> None:
    part = parts["scoring"]
    if state.to_act != OVER:
        assert part is None
        return
    assert isinstance(part, Scoring)
    assert (part.victor, part.crown) == (state.cells[z.VICTOR], state.crown)
    order = [standing.domain for standing in part.standings]
    assert sorted(order) == list(range(state.domains()))
    for standing in part.standings:
        assert standing.filled == filled(state, standing.domain)
        assert standing.citizens == len(state.members(standing.domain))


def in_words(state: RegencyState, found: RegencyObservation) -> None:
    """The lines of the domains and of what is under way name what is there."""
    names = NAMES[: state.seats]
    sections = {part.title: part.lines for part in WORDS.describe(found, names)}
    for seat in range(state.seats):
        line = sections["Domains"][seat]
        ready = "ready" if state.is_ready(seat) else "not ready"
        assert line.startswith(f"{seat + 1} {names[seat]}: {CARDS.regents[state.mat(seat)]}, ")
        assert f" {ready}; {sum(filled(state, seat))} of 6 castes" in line
    rows = [row for row in state.rows() if state.frames[row] == s.EVENT]
    for line, row in zip(sections["Under way"], rows, strict=True):
        kind = EVENT_KINDS[state.frames[row + s.EVENT_KIND]]
        first, second = state.frames[row + s.EVENT_FIRST], state.frames[row + s.EVENT_SECOND]
        if first >= 0:
            assert CARDS.citizens[first] in line
        if second >= 0:
            assert (CARDS.citizens if kind.two_citizens else names)[second] in line


def test_the_purse_shows_what_is_spent_in_an_unfinished_move() -> None:
    scene = Scene(Regent("Tithe, 2 Refuse", mat="Mansa"), Regent(), Regent())
    hand = shown(scene.begin("attract Maharani discard Refuse").seen(1))["hand"]
    assert isinstance(hand, Hand)
    assert hand.purse == Purse(2, 5)
    assert HandCard(EVENT_OF["refuse"], 2, 1, True) in hand.cards


def test_the_purse_of_a_payment_counts_what_treasury_paid() -> None:
    payer = Regent("Favour, Tithe", mat="Mansa", ready=True)
    scene = Scene(payer, "", "", drawing=["Tithe", "Tithe", "Convert"])
    scene.move("attract Maharani use Treasury")
    hand = shown(scene.seen(1))["hand"]
    assert isinstance(hand, Hand)
    assert hand.purse == Purse(3, 5)
    hand = shown(scene.begin("pay Tithe").seen(1))["hand"]
    assert isinstance(hand, Hand)
    assert hand.purse == Purse(4, 5)


def test_an_unfinished_festival_shows_the_domain_as_it_would_be() -> None:
    mine = Regent("Festival", "Doge as merchant, Lama")
    scene = Scene(mine, "", "").do("play Festival").begin("lay Doge as noble")
    part = shown(scene.seen(1))["own-mat"]
    assert isinstance(part, Domain)
    doge = CITIZEN_OF["doge"]
    assert part.laid == (doge,)
    assert (part.stacks[s.NOBLE], part.stacks[s.MERCHANT]) == ((doge,), ())
    other = shown(scene.seen(2))["domain-0"]
    assert isinstance(other, Domain)
    assert (other.laid, other.stacks[s.MERCHANT]) == ((), (doge,))
