"""Domus Regnatrix: what comes before the first turn (DR01, DR04)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.chance import thrower
from regalia.games.domus.effects import act_all, draw_cards
from regalia.games.domus.position import DomusPosition


def throw_for_start(state: DomusPosition, sum: i64) -> None:
    """A seat throws for the start; the lowest begins, and those equal throw again (DR04)."""
    cells, seat = state.cells, thrower(state)
    cells[z.THROWS + seat] += 1
    cells[z.ROLLED + seat] = sum
    state.tell(s.THREW, seat, sum)
    lowest: i64 = 99
    tied: i64 = 0
    for other in range(state.seats):
        if (cells[z.TIED] >> other) & 1 == 1:
            thrown = cells[z.ROLLED + other]
            if thrown == 0:
                return
            if thrown < lowest:
                lowest = thrown
                tied = 0
            if thrown == lowest:
                tied |= 1 << other
    cells[z.TIED] = tied
    for other in range(state.seats):
        if tied == 1 << other:
            cells[z.STARTER] = other
            state.tell(s.STARTS, other)
            return
    again = vec[i64]([0] * state.seats)
    for other in range(state.seats):
        if (tied >> other) & 1 == 1:
            cells[z.ROLLED + other] = 0
            again[other] = 1
    state.tell_bag(s.TIED_FOR_START, again, 0, state.seats, lowest)


def choose(state: DomusPosition, action: i64) -> None:
    """A seat chooses its kingdom, hero, terrain and flag (DR01)."""
    seat, cells = state.to_act, state.cells
    if action < s.TAKE_HERO:
        state.push(s.CHOOSING, seat)
        state.set_frame(s.CHOSEN_KINGDOM, action - s.TAKE_KINGDOM)
    elif action < s.TAKE_TERRAIN:
        state.set_frame(s.CHOSEN_HERO, action - s.TAKE_HERO)
    elif action < s.TAKE_FLAG:
        state.set_frame(s.CHOSEN_TERRAIN, action - s.TAKE_TERRAIN)
    else:
        cells[z.KINGDOMS + seat] = state.frame(s.CHOSEN_KINGDOM)
        cells[z.HEROES + seat] = state.frame(s.CHOSEN_HERO)
        cells[z.TERRAINS + seat] = state.frame(s.CHOSEN_TERRAIN)
        cells[z.FLAGS + seat] = action - s.TAKE_FLAG
        cells[z.ALIVE] |= 1 << seat
        state.drop_draft()
        state.tell(
            s.CHOSE,
            seat,
            cells[z.KINGDOMS + seat],
            cells[z.HEROES + seat],
            cells[z.TERRAINS + seat],
            cells[z.FLAGS + seat],
        )


def deal_hands(state: DomusPosition) -> None:
    """What abilities do before the game, then each seat's hand is dealt (DR01)."""
    starter, seats = state.cells[z.STARTER], state.seats
    for i in range(seats):
        act_all(state, (starter + i) % seats, s.BEFORE)
    for i in range(seats - 1, -1, -1):
        seat = (starter + i) % seats
        count = state.config.edition.hand + state.total(seat, s.MORE_DEALT)
        draw_cards(state, seat, count, 0)
