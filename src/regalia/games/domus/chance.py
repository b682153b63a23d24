"""Domus Regnatrix: what chance decides: dice, the middle, and draws from the decks."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from regalia.engine import bags
from regalia.engine.chance_event import ChanceEvent, dice, draw_lot, lot
from regalia.engine.state import NONE, WHO
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition


def event(state: DomusPosition) -> ChanceEvent:
    """The chance event that comes next."""
    seat = thrower(state)
    if seat >= 0:
        return dice(s.THROWN, s.FACES, s.DICE, "dice", state.cells[z.THROWS + seat], seat)
    if state.cells[z.MIDDLE] < 0:
        return lot(s.LAID_OUT, free_terrains(state), "middle")
    deck = drawn_from(state)
    owner = s.DECK.names[deck] + " deck"
    first, kinds = state.config.first[deck], state.deck_kinds(deck)
    ordinal = state.cells[z.DRAWS + deck]
    return ChanceEvent(state.cells, z.DECKS + first, kinds, s.DRAWN + first, owner, ordinal)


def sample(state: DomusPosition, rng: Random) -> i64:
    """One outcome of that event, drawn without making it."""
    if thrower(state) >= 0:
        return s.THROWN + rng.randrange(s.FACES) + rng.randrange(s.FACES)
    if state.cells[z.MIDDLE] < 0:
        return draw_lot(s.LAID_OUT, free_terrains(state), rng)
    first = state.config.first[drawn_from(state)]
    kinds = state.deck_kinds(drawn_from(state))
    return s.DRAWN + first + bags.sample(state.cells, z.DECKS + first, kinds, rng)


def thrower(state: DomusPosition) -> i64:
    """The seat that throws dice next, for the start or in a battle; -1 if none does."""
    cells = state.cells
    if cells[z.STARTER] < 0:
        for seat in range(state.seats):
            if (cells[z.TIED] >> seat) & 1 == 1 and cells[z.ROLLED + seat] == 0:
                return seat
    if cells[z.MIDDLE] < 0 or state.lacking() >= 0 or state.top() != s.BATTLE:
        return NONE
    return state.frame(WHO) if cells[z.ATTACK_DICE] == 0 else cells[z.DEFENDER]


def drawn_from(state: DomusPosition) -> i64:
    """The deck from which a card is drawn next: for the store, else the main deck."""
    deck = state.lacking()
    return deck if deck >= 0 else s.MAIN


def free_terrains(state: DomusPosition) -> i64:
    """The terrains that no seat has chosen, as a mask (DR01)."""
    free: i64 = (1 << len(state.config.terrains)) - 1
    for seat in range(state.seats):
        if state.cells[z.TERRAINS + seat] >= 0:
            free &= ~(1 << state.cells[z.TERRAINS + seat])
    return free
