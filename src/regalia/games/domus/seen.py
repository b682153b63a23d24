"""Domus Regnatrix: a position from an observation: what its viewer sees, for the page.

With it the page asks the rules themselves: with what a squad fights, why a card cannot be played.
"""

from __future__ import annotations

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
    for zone, number in (
        (z.STARTER, seen.starter),
        (z.TURN, seen.turn),
        (z.ROUND, seen.round),
        (z.STEP, seen.step),
        (z.CARD_LEFT, seen.card_left),
        (z.COINS_LEFT, seen.coins_left),
        (z.UNITS_LEFT, seen.units_left),
        (z.MIDDLE, seen.middle),
        (z.WAY, seen.way),
        (z.PROPOSED_TO, mask(seen.proposed_to)),
        (z.FOUGHT, mask(seen.fought)),
        (z.SPENT, mask(seen.spent)),
        (z.ALIVE, mask(seen.alive)),
    ):
        cells[zone] = number
    for zone, numbers in (
        (z.KINGDOMS, seen.kingdoms),
        (z.HEROES, seen.heroes),
        (z.TERRAINS, seen.terrains),
        (z.FLAGS, seen.flags),
        (z.FALLEN, seen.fallen),
        (z.LORDS, seen.estates),
        (z.STORE, seen.store),
        (z.PILE, seen.discards),
        (z.MINT, seen.mint),
        *[(z.LAID + seat * z.LAID_ROW, seen.laid[seat]) for seat in range(seen.seats)],
        (z.DECKS, (seen.deck_sizes[s.MAIN], *[0] * (int(config.kinds) - 1))),
    ):
        for i, number in enumerate(numbers):
            cells[zone + i] = number
    for one in reversed(seen.squads):
        field.put(cells, z.FIELD, army(int(one.owner), int(one.squad)), int(one.unit))
    for seat in range(seen.seats):
        hand = seen.hands[seat] or (seen.hand_sizes[seat],)
        for card, count in enumerate(hand):
            for _ in range(count):
                state.hands.gain(seat, card, NONE)
    return state


def mask(bits: tuple[int, ...]) -> i64:
    """The number with these bits, the lowest first."""
    found: i64 = 0
    for i, bit in enumerate(bits):
        if bit:
            found |= 1 << i
    return found
