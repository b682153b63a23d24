"""Regency: rearranging a domain, citizen by citizen (Festival, RG21)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import NONE
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.conditions import highest_caste
from regalia.games.regency.position import RegencyPosition


def can_rearrange(state: RegencyPosition, seat: i64) -> bool:
    """Whether a domain has another arrangement: a privileged citizen, or two of a caste."""
    cells = state.cells
    for caste in range(s.CASTES):
        citizen = cells[z.OUTER + seat * z.OUTER_ROW + caste]
        if citizen >= 0 and (cells[z.UNDER + citizen] >= 0 or not state.is_simple(citizen)):
            return True
    return False


def legal_laying(state: RegencyPosition, seat: i64) -> vec[i64]:
    """The citizens not laid yet, and "done", which leaves the rest as they are."""
    cells = state.cells
    found = vec[i64](capacity=16)
    for citizen in range(s.CITIZENS):
        if cells[z.OWNER + citizen] == seat and not is_laid(state, citizen):
            found = append(found, s.NAME_CITIZEN + citizen)
    return append(found, s.ENOUGH)


def is_laid(state: RegencyPosition, citizen: i64) -> bool:
    """Whether a citizen has been laid already in this Festival."""
    row = state.here
    while row >= 0 and state.frames[row] == s.LAYING:
        if state.frames[row + s.LAID] == citizen:
            return True
        row = state.below(row)
    return False


def arrange(state: RegencyPosition, action: i64) -> bool:
    """Lay a citizen, assign it, or finish; returns True if the Festival is finished."""
    seat = state.to_act
    if action != s.ENOUGH:
        if action >= s.ASSIGN:
            state.set_frame(s.LAID_AS, action - s.ASSIGN)
        else:
            citizen = action - s.NAME_CITIZEN
            caste = NONE
            if state.is_simple(citizen):
                caste = highest_caste(state.config.castes[citizen])
            state.push(s.LAYING, seat)
            state.set_frame(s.LAID, citizen)
            state.set_frame(s.LAID_AS, caste)
        if state.frame(s.LAID_AS) < 0:
            return False
        for citizen in range(s.CITIZENS):
            if state.cells[z.OWNER + citizen] == seat and not is_laid(state, citizen):
                return False
    lay_anew(state, seat)
    return True


def lay_anew(state: RegencyPosition, seat: i64) -> None:
    """Rebuild the domain.

    Citizens who were not laid keep their castes and lie innermost, in their old order.
    """
    order = vec[i64](capacity=16)
    for citizen in state.members(seat):
        if not is_laid(state, citizen):
            order = append(append(order, citizen), state.role(citizen))
    left = len(order) // 2
    for row in state.rows():
        if state.frames[row] == s.LAYING:
            order = append(append(order, state.frames[row + s.LAID]), state.frames[row + s.LAID_AS])
    state.tell(s.DOMAIN_REARRANGED, seat, len(order) // 2 - left)
    state.drop_draft()
    for caste in range(s.CASTES):
        state.cells[z.OUTER + seat * z.OUTER_ROW + caste] = -1
    for i in range(0, len(order), 2):
        state.lay(seat, order[i], order[i + 1])
        if i >= 2 * left:
            state.tell(s.CITIZEN_LAID, seat, order[i], order[i + 1])
    state.set_frame(s.EVENT_STAGE, s.DONE)
