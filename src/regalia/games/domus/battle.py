"""Domus Regnatrix: battles, from the attack to its end (DR09, DR15)."""

from __future__ import annotations

from mypy_extensions import i64

from regalia.engine.state import NONE, WHO
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.effects import fell_layer, kill_unit
from regalia.games.domus.position import DomusPosition, city_of, place_of
from regalia.games.domus.war import guard, rampart, strength


def attack(state: DomusPosition, seat: i64, squad: i64, army: i64) -> None:
    """The top unit of a squad attacks that of an army: both sides throw their dice."""
    owner, target = army % s.MOST_SEATS, army // s.MOST_SEATS
    unit, other = state.top_unit(seat, squad), state.top_unit(owner, target)
    state.tell(s.ATTACKED, seat, unit, owner, other, target)
    long = state.config.unit(unit).long
    force = strength(state, seat, squad, False)
    begin(state, seat, squad, force, owner, target, guard(state, owner, target, long))


def begin_assault(state: DomusPosition, seat: i64, squad: i64) -> None:
    """The top unit of a squad attacks the outermost layer of the walls before it."""
    city = city_of(place_of(squad))
    state.tell(s.STORMED, seat, state.top_unit(seat, squad), city)
    force = strength(state, seat, squad, True)
    begin(state, seat, squad, force, city, NONE, rampart(state, city))


def begin(
    state: DomusPosition, seat: i64, squad: i64, force: i64, owner: i64, target: i64, defence: i64
) -> None:
    """A battle begins; chance throws for the attacker, then for the defender.

    ``squad`` is -1 if no squad attacks, and ``target`` if walls are attacked.
    """
    cells = state.cells
    state.push(s.BATTLE, seat)
    state.set_frame(s.ATTACKER, squad)
    state.set_frame(s.TARGET, target)
    cells[z.ATTACKER] = seat
    cells[z.ATTACKING] = NONE if squad < 0 else state.top_unit(seat, squad)
    cells[z.FORCE] = force
    cells[z.DEFENDER] = owner
    cells[z.DEFENDING] = NONE if target < 0 else state.top_unit(owner, target)
    cells[z.GUARD] = defence
    cells[z.ATTACK_DICE] = cells[z.DEFENCE_DICE] = 0


def throw(state: DomusPosition, sum: i64) -> None:
    """The next dice of the battle on top have been thrown; the defender's decide it."""
    cells = state.cells
    seat, owner = state.frame(WHO), cells[z.DEFENDER]
    if cells[z.ATTACK_DICE] == 0:
        cells[z.ATTACK_DICE] = sum
        cells[z.THROWS + seat] += 1
        return
    cells[z.DEFENCE_DICE] = sum
    cells[z.THROWS + owner] += 1
    force, defence = cells[z.FORCE] + cells[z.ATTACK_DICE], cells[z.GUARD] + sum
    squad, target = state.frame(s.ATTACKER), state.frame(s.TARGET)
    state.drop()
    state.tell(s.DICE_FELL, owner, cells[z.ATTACK_DICE], sum)
    state.tell(s.FOUGHT, seat, force, defence)
    if force <= defence:  # DR09: the attack must be higher
        if squad >= 0:
            cells[z.SPENT] |= 1 << squad
        return
    if squad >= 0:
        cells[z.FOUGHT] |= 1 << squad
    if target < 0:
        fell_layer(state, seat, owner)
    else:
        kill_unit(state, seat, owner, target)
