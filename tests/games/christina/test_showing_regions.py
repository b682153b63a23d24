"""Each region of Christina Regina's page shows what the position holds and its viewer may know."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from regalia.engine.observation import observation
from regalia.engine.state import OVER, State
from regalia.games.christina import zones as z
from regalia.games.christina.observation import ChristinaObservation
from regalia.games.christina.regions import (
    Below,
    Guess,
    Hand,
    Influence,
    Open,
    ScoreForecast,
    Scoring,
    SeatKnowledge,
    SeatPart,
    Stack,
)
from regalia.games.christina.rules import ChristinaState
from tests.contract.cases import Case, contract_cases, some, sweep
from tests.games.christina.scene import COLOUR_NAMES, GAME
from tests.zones import zone

CASES = [case for case in contract_cases() if case.game.name == "christina"]
Parts = dict[str, object]


def seen(state: State, *seats: int) -> tuple[ChristinaObservation, Parts]:
    """The observation of a viewer, and the parts of all regions by name."""
    found = observation(state, tuple(seats))
    assert isinstance(found, ChristinaObservation)
    regions = [*GAME.regions(found), *GAME.own_regions(found)]
    assert len({region.name for region in regions}) == len(regions)
    return found, {region.name: region.part for region in regions}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_region_shows_what_the_position_holds(case: Case) -> None:
    for seed in range(5 if sweep() else 2):
        for state in some(case, 100 + seed, most=100, thin=20):
            assert isinstance(state, ChristinaState)
            for viewer in [(), (0,), (case.seats - 1,), (0, 1)]:
                found, parts = seen(state, *viewer)
                assert next(iter(parts)) == "board"
                court(state, parts)
                influence(state, found, parts)
                seats(state, found, parts)
                known(state, found, parts)
                hand(state, found, parts)
                forecasts(state, found, parts)
                scoring(state, found, parts)


def court(state: ChristinaState, parts: Parts) -> None:
    """The court stacks: their size, and which cards lie unseen in them by the true position."""
    for stack in range(3):
        top, below = parts[f"open-{stack}"], parts[f"below-{stack}"]
        assert isinstance(top, Open)
        assert isinstance(below, Below)
        unseen = zone(state, z.UNSEEN)[stack * 6 : stack * 6 + 6]
        assert parts[f"stack-{stack}"] == Stack(stack, int(state.left(stack)))
        assert below.left == tuple((stack * 6 + c, n) for c, n in enumerate(unseen) if n)
        assert below.unseen == sum(unseen)
        assert state.left(stack) == (
            len(top.top) + len(below.covered) + below.unseen + len(below.buried)
        )
        assert top.bare == (state.left(stack) == 0)
        assert top.copies == tuple(zone(state, z.DISCARDS)[card] for card in top.top)
        assert top.top[:1] == ((state.top_card(stack),) if state.left(stack) and top.top else ())


def influence(state: ChristinaState, found: ChristinaObservation, parts: Parts) -> None:
    """The influence stacks from the top: at the end a struck card takes no place."""
    totals = [0] * found.seats
    for group in range(3):
        part = parts[f"influence-{group}"]
        assert isinstance(part, Influence)
        assert part.over == (state.to_act == OVER)
        assert tuple(colour for colour, *_ in part.rows) == found.influence[group][::-1]
        left = [colour for colour, _, _, struck in part.rows if not struck]
        expected = state.colours_left(group) if part.over else list(found.influence[group])[::-1]
        assert left == expected
        worth = [points for _, points, _, struck in part.rows if not struck]
        assert worth == [3, 2, 1, 0, 0][: len(left)]
        for colour, points, seat, struck in part.rows:
            assert seat == (state.seat_of(colour) if part.over else -1)
            assert not (struck and points)
            if seat >= 0:
                totals[seat] += points
    if state.to_act == OVER:
        assert totals == state.scores()


def seats(state: ChristinaState, found: ChristinaObservation, parts: Parts) -> None:
    """The seats: action card, tilted cards, attempts, points, and who has passed in a row."""
    for seat in range(found.seats):
        part = parts[f"seat-{seat}"]
        assert isinstance(part, SeatPart)
        over = state.to_act == OVER
        passed = [(state.to_act - 1 - back) % found.seats for back in range(state.cells[z.PASSES])]
        assert part == SeatPart(
            seat,
            seat == state.cells[z.STARTER],
            bool(state.is_spent(seat)),
            tuple(int(state.is_tilted(seat, group)) for group in range(3)),
            attempts(found, seat),
            state.to_act >= 0 and seat in passed,
            state.scores()[seat] if over else -1,
            state.ranks()[seat] if over else -1,
        )


def attempts(found: ChristinaObservation, seat: int) -> tuple[tuple[int, int, bool], ...]:
    row = zip(range(found.seats), found.tried[seat], found.succeeded[seat], strict=True)
    return tuple((victim, group, bool(success)) for victim, group, success in row if group >= 0)


def deduced(found: ChristinaObservation) -> list[int]:
    """The colours that the viewer knows; with five seats the fifth follows from the others."""
    known_colours = list(found.factions)
    if len(known_colours) == 5 and known_colours.count(-1) == 1:
        known_colours[known_colours.index(-1)] = 10 - sum(known_colours) - 1
    return known_colours


def known(state: ChristinaState, found: ChristinaObservation, parts: Parts) -> None:
    """What this viewer knows of each seat; it is the truth, and nothing else is shown."""
    colours = deduced(found)
    for seat, colour in enumerate(colours):
        assert colour in (-1, zone(state, z.FACTION)[seat])
        notes = parts.get(f"seat-notes-{seat}")
        assert (f"known-{seat}" in parts) == (colour >= 0)
        tries = attempts(found, seat)
        if colour < 0 and not tries:
            assert notes is None
            continue
        assert isinstance(notes, SeatKnowledge)
        assert (notes.seat, notes.faction, notes.seen) == (seat, colour, found.factions[seat] >= 0)
        assert notes.tries == tuple(
            (*tried, found.guesses[seat][tried[0]], colours[tried[0]]) for tried in tries
        )
        for victim in range(found.seats):
            guess = found.guesses[seat][victim]
            shown = parts.get(f"guess-{seat}-{victim}")
            assert shown == (Guess(guess) if guess >= 0 else None)
        alone = found.mine[0] if len(found.mine) == 1 else -1
        concerned = alone == seat or alone in [victim for victim, *_ in tries]
        assert notes.viewer == (alone if concerned else -1)


def hand(state: ChristinaState, found: ChristinaObservation, parts: Parts) -> None:
    """The hand of a viewer with one seat."""
    if len(found.mine) != 1:
        assert "hand" not in parts
        return
    seat = found.mine[0]
    assert parts["hand"] == Hand(
        seat,
        int(zone(state, z.FACTION)[seat]),
        tuple(int(state.is_tilted(seat, group)) for group in range(3)),
        bool(state.is_spent(seat)),
        sum(1 for top in found.top if top),
        any(zone(state, z.DISCARDS)),
    )


def forecasts(state: ChristinaState, found: ChristinaObservation, parts: Parts) -> None:
    """Where this viewer knows better than the public points, and nowhere else, it is told."""
    shown = {name: part for name, part in parts.items() if name.startswith("forecast-")}
    expected: Parts = {}
    colours = deduced(found)
    unknown = [seat for seat in range(found.seats) if colours[seat] < 0]
    for group in range(3) if state.to_act != OVER else ():
        own, public = 3, 3
        all_of_unknown = found.seats == 5 and all(found.tilted[seat][group] for seat in unknown)
        places = [str(colour) for colour in reversed(found.influence[group])]
        places += [f"free-{place}" for place in range(len(places), 3)]
        for place in places:
            seat = colours.index(int(place)) if place.isdigit() and int(place) in colours else -1
            name = f"forecast-{group}-{place}"
            if seat >= 0 and found.tilted[seat][group]:
                mine = found.mine == (seat,)
                expected[name] = ScoreForecast(group, seat, 0, mine)
            elif seat < 0 and place.isdigit() and all_of_unknown:
                expected[name] = ScoreForecast(group, -1, 0, False)
            else:
                if own != public and own > 0:
                    expected[name] = ScoreForecast(group, -1, own, False)
                own -= 1
            public -= 1
    assert shown == expected


def scoring(state: ChristinaState, found: ChristinaObservation, parts: Parts) -> None:
    """The scoring at the end, step by step."""
    part = parts["scoring"]
    if state.to_act != OVER:
        assert part is None
        return
    assert isinstance(part, Scoring)
    assert [standing.seat for standing in part.standings] == sorted(
        range(found.seats), key=lambda seat: state.ranks()[seat]
    )
    for standing in part.standings:
        assert standing.points == state.scores()[standing.seat]
        assert standing.place == state.ranks()[standing.seat]
    assert part.factions == tuple(zone(state, z.FACTION))
    assert sorted((*part.factions, *part.idle)) == list(range(len(COLOUR_NAMES)))
    gone = [
        (group, colour)
        for group in range(3)
        for colour in found.influence[group]
        if colour not in state.colours_left(group)
    ]
    assert Counter((group, colour) for group, colour, _ in part.struck) == Counter(gone)
    assert all(zone(state, z.FACTION)[seat] == colour for _, colour, seat in part.struck)
    strike = {(group, seat) for group, _, seat in part.struck}
    cards = product(range(3), range(found.seats))
    tilted = {(group, seat) for group, seat in cards if found.tilted[seat][group]}
    assert strike.isdisjoint(part.idle_tilted)
    assert strike | {*part.idle_tilted} == tilted
    for seat, places in enumerate(part.firsts):
        assert list(places) == state.cards_by_place()[seat][:3]
    assert part.queen == (1 not in state.ranks())
