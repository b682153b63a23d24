"""Domus Regnatrix: what seats see of decisions, and what they cannot know (DR22).

Hidden are the other hands, except for bought and shown cards, the order of the decks, except for
what lies known under them, cards that somebody looks at to keep one, and cards that have left the
game unseen. Only cards of the main deck are ever hidden in a hand: whoever buys another shows it.
"""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import CHANCE, WHO
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition


def looks(state: DomusPosition, seat: i64) -> bool:
    """Whether a seat sees the drawn cards of which one is kept: it has drawn them."""
    return state.top() == s.DRAWING and state.frame(WHO) == seat


def seen_as(state: DomusPosition, action: i64, seat: i64) -> i64:
    """What a seat sees of an action or outcome (`State.seen_as`)."""
    hidden = state.to_act == CHANCE and action >= s.DRAWN and state.lacking() < 0
    return s.DRAWN if hidden and not looks(state, seat) else action


def redraw(world: DomusPosition, seat: i64, rng: Random) -> None:
    """Deal anew what a seat cannot know: hands, the main deck, unseen cards elsewhere."""
    cells, kinds = world.cells, world.config.kinds
    deck = vec[i64]([0] * kinds)
    for card in range(world.deck_kinds(s.MAIN)):
        deck[card] = cells[z.DECKS + card]
    if looks(world, seat):
        world.hands.imagine(seat, [deck, cells], rng, vec[i64]([0, z.LOST]))
    else:
        world.hands.imagine(seat, [deck, cells, cells], rng, vec[i64]([0, z.LOST, z.LOOKED]))
    for card in range(world.deck_kinds(s.MAIN)):
        cells[z.DECKS + card] = deck[card]


def hidden(state: DomusPosition, seat: i64) -> list[tuple[str, list[int]]]:
    """What is hidden from a seat, by zone (`State.hidden`)."""
    kinds = state.config.kinds
    others = [n for other in range(state.seats) if other != seat for n in state.hands.row(other)]
    everybody = state.seats
    for other in range(state.seats):
        if other != seat:
            at = kinds * (other if other < seat else other - 1)
            for card in range(kinds):
                others[at + card] -= state.hands.at_least(everybody, other, card)
    looked = [0 if looks(state, seat) else state.cells[z.LOOKED + card] for card in range(kinds)]
    return [
        ("hands", others),
        ("deck", [state.cells[z.DECKS + card] for card in range(state.deck_kinds(s.MAIN))]),
        ("looked at", looked),
        ("lost", [state.cells[z.LOST + card] for card in range(kinds)]),
    ]
