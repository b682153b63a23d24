"""Domus Regnatrix: a position from an observation: what its viewer sees, for the page.

With it the page asks the rules themselves: with what a squad fights, why a card cannot be played.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import NONE
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.observation import DomusObservation
from regalia.games.domus.position import DomusConfig, army
from regalia.games.domus.rules import DomusState


def as_seen(seen: DomusObservation, config: DomusConfig) -> DomusState:
    """The table that a viewer sees, with nothing under way.

    Cards that the viewer does not see are in their numbers cards of the first kind: in the hands of
    others, and in the main deck.
    """
    state = config.new(seen.seats)
    assert isinstance(state, DomusState)
    cells = state.cells
    cells[z.STARTER], cells[z.MIDDLE], cells[z.WAY] = seen.starter, seen.middle, seen.way
    cells[z.TURN], cells[z.ROUND], cells[z.STEP] = seen.turn, seen.round, seen.step
    cells[z.CARD_LEFT] = seen.card_left
    cells[z.COINS_LEFT] = seen.coins_left
    cells[z.UNITS_LEFT] = seen.units_left
    cells[z.PROPOSED_TO] = mask(seen.proposed_to)
    cells[z.FOUGHT] = mask(seen.fought)
    cells[z.SPENT] = mask(seen.spent)
    cells[z.ALIVE] = mask(seen.alive)
    fill(cells, z.KINGDOMS, seen.kingdoms)
    fill(cells, z.HEROES, seen.heroes)
    fill(cells, z.TERRAINS, seen.terrains)
    fill(cells, z.FLAGS, seen.flags)
    fill(cells, z.FALLEN, seen.fallen)
    fill(cells, z.LORDS, seen.estates)
    fill(cells, z.STORE, seen.store)
    fill(cells, z.PILE, seen.discards)
    fill(cells, z.MINT, seen.mint)
    for card in range(config.kinds):
        cells[z.DECKS + card] = 0
    cells[z.DECKS] = seen.deck_sizes[s.MAIN]
    for one in reversed(seen.squads):
        field.put(cells, z.FIELD, army(int(one.owner), int(one.squad)), int(one.unit))
    for seat in range(seen.seats):
        fill(cells, z.LAID + seat * z.LAID_ROW, seen.laid[seat])
        hand = seen.hands[seat] or (seen.hand_sizes[seat],)
        for card, count in enumerate(hand):
            for _i in range(count):
                state.hands.gain(seat, card, NONE)
    return state


def fill(cells: vec[i64], at: i64, numbers: tuple[int, ...]) -> None:
    """Write the numbers of a zone from a place on."""
    for i, number in enumerate(numbers):
        cells[at + i] = number


def mask(bits: tuple[int, ...]) -> i64:
    """The number with these bits, the lowest first."""
    found: i64 = 0
    for i, bit in enumerate(bits):
        if bit:
            found |= 1 << i
    return found
