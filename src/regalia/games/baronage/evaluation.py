"""Regency (Baronage Press): how near the families are to the Regency, for the steward and searches.

The strength of a family is a sum: how far its Chief has come, most of all; how far the others have,
which must be Earls or Dukes when it arrives; what it has lost for good, or others hold; and less
for each shield that stands alone within reach of an enemy, by the odds that it is hit.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.position import BaronagePosition

CHIEF_WAY: Final = 8.0  # the whole way of the Chief
NEAR: Final = 1.0  # more for the last part of it, with the third power of the way
OTHER_WAY: Final = 2.0  # the whole way of an Heir or Cadet
IN_RANK: Final = 2.0  # one of them is an Earl or a Duke: the Chief may become Regent
ALIVE: Final = 0.9  # a Cadet that is not dead
CHIEF_HELD: Final = 2.5  # the Chief is a hostage
OTHER_HELD: Final = 0.7
WOUNDED: Final = 0.4  # in the Chapel until a 6
OUT: Final = 0.4  # a shield that has left its chamber
CURSE: Final = 1.2  # no new Heirs
LOST: Final = -25.0  # a family that cannot win
FEAR: Final = 0.7  # of being hit
ALLY: Final = 0.4  # of the weaker of two allies
WEIGHT: Final = 0.55  # of a point of strength, in the chance to win

HIT: Final = vec[float]([0.0, 0.31, 0.34, 0.37, 0.4, 0.42, 0.46, 0.16, 0.16, 0.13, 0.1, 0.06, 0.05])
"""The odds that one of two dice, or both together, bring a shield on by so many steps, about."""


def strength(state: BaronagePosition, seat: i64) -> float:
    """The strength of a seat's family."""
    cells = state.cells
    if not state.can_win(seat):
        return LOST
    family = cells[z.CASTLE + seat]
    board = state.board
    whole = float(board.left(family, s.CHAMBER))
    row = seat * s.SHIELDS
    total = 0.0
    ranked = 0.0
    for shield in range(s.SHIELDS):
        place = cells[z.PLACES + row + shield]
        if place == s.DEAD:
            continue
        if shield >= s.CADET:
            total += ALIVE
        if place < s.SANCTUARY:
            if place == s.CHAPEL:
                total -= WOUNDED
            elif place != s.CHAMBER:
                total -= CHIEF_HELD if shield == 0 else OTHER_HELD
            continue
        done = 1.0 - float(board.left(family, place)) / whole
        worth = OUT + OTHER_WAY * done
        if shield == 0:
            worth = OUT + CHIEF_WAY * done + NEAR * done * done * done
        elif place >= s.SPECIAL and board.rank[place - s.SPECIAL] > 0:
            ranked = IN_RANK
        total += worth
        if place >= s.SPECIAL:
            total -= FEAR * risk(state, seat, place) * loss(state, seat, shield, place, worth)
    if cells[z.WITCH + seat] == s.GONE:
        total -= CURSE
    return total + ranked


def loss(state: BaronagePosition, seat: i64, shield: i64, place: i64, worth: float) -> float:
    """What the family loses if a shield is hit where it stands."""
    owner = state.board.owner[place - s.SPECIAL]
    if owner == state.cells[z.CASTLE + seat]:
        return worth + WOUNDED
    if owner >= 0:
        captor = state.seat_at(owner)
        if captor >= 0 and not state.allied(seat, captor):
            return worth + (CHIEF_HELD if shield == 0 else OTHER_HELD)
    return worth if shield < s.CADET else worth + ALIVE


def risk(state: BaronagePosition, seat: i64, place: i64) -> float:
    """The odds that a shield standing alone is hit before its family throws again, about."""
    cells = state.cells
    board = state.board
    square = place - s.SPECIAL
    if cells[z.CROWD + square] % z.SIDE != 1:
        return 0.0
    safe = 1.0
    first = board.rank_first[board.rank[square]]
    length = board.rank_length[board.rank[square]]
    behind = square
    for distance in range(1, min(13, length)):
        behind -= 1
        if behind < first:
            behind += length
        crowd = cells[z.CROWD + behind]
        if crowd > 0 and crowd // z.SIDE != state.side(seat) + 1:
            safe *= 1.0 - HIT[distance]
            if crowd % z.SIDE > 1:
                safe *= 1.0 - 0.5 * HIT[distance]
    for other in range(state.seats):
        if not state.allied(seat, other):
            spurs = board.first[cells[z.CASTLE + other] * s.RANKS] - s.SPECIAL
            if board.rank[square] == 0:
                ahead = square - spurs
                if ahead < 0:
                    ahead += length
                if ahead < 6 and in_chamber(state, other):
                    safe *= 1.0 - HIT[ahead + 1]
    return 1.0 - safe


def in_chamber(state: BaronagePosition, seat: i64) -> bool:
    """Whether a family has a shield in its chambers."""
    row = seat * s.SHIELDS
    for shield in range(s.SHIELDS):
        if state.cells[z.PLACES + row + shield] == s.CHAMBER:
            return True
    return False


def side_strengths(state: BaronagePosition) -> vec[float]:
    """The strength of each side, by its number: of allies the stronger counts most."""
    found = vec[float]([LOST] * s.FAMILIES)
    for seat in range(state.seats):
        side = state.side(seat)
        own = strength(state, seat)
        if side == seat:
            found[side] = own
        elif own > found[side]:
            found[side] = own + ALLY * max(found[side], 0.0)
        else:
            found[side] += ALLY * max(own, 0.0)
    return found


def chances(state: BaronagePosition) -> list[float]:
    """The chance of each seat's side to win."""
    if state.cells[z.CASTLE + state.seats - 1] < 0:
        return [1.0 / float(len(set(state.sides())))] * state.seats
    found = side_strengths(state)
    total = 0.0
    for seat in range(state.seats):
        if state.side(seat) == seat:
            found[seat] = math.exp(WEIGHT * found[seat])
            total += found[seat]
    return [found[state.side(seat)] / total for seat in range(state.seats)]
