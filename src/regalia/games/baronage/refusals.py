"""Why a move is not possible in Regency (Baronage Press)."""

from __future__ import annotations

from typing import Final, NamedTuple

from regalia.engine.state import NONE
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.naming import SHIELDS, capital
from regalia.games.baronage.rules import BaronageState


class Obstacle(NamedTuple):
    """What bars the way of a shield: a sentence, and its cause in a few words."""

    sentence: str
    cause: str = ""


BARRIER: Final = "a barrier is in the way"
BARS: Final = {
    int(NONE): Obstacle("Its way does not come to your gate with that die."),
    int(s.EXACT): Obstacle(
        "The Banner needs the exact number of steps.", "the Banner needs the exact number"
    ),
    int(s.CHIEF_ONLY): Obstacle(
        "Only the Chief may enter the last Sanctuary.",
        "the last Sanctuary is for the Chief alone",
    ),
    int(s.NO_RANK): Obstacle(
        "The Chief needs another of your shields in the rank of Earl or Duke.",
        "the Chief needs another shield in the rank of Earl or Duke",
    ),
}
"""What bars a way but for barriers, by the number that stands for it (`BaronageMoves.walk`)."""


def reason(state: BaronageState, action: int, spots: list[str]) -> str:
    """Why the seat to act cannot do this now, in one sentence; empty if there is no special one."""
    cells = state.cells
    seat = state.to_act
    if action < s.RELEASE:
        if cells[z.THROW] == 0:
            first = "play one of your throws" if cells[z.CARDS] else "throw"
            return f"There is no throw to play yet; first {first}."
        picked = state.frame(s.PICKED) if state.underway() else -1
        if action < s.GO:
            if picked >= 0:
                return f"First move {SHIELDS[picked]}, or take that back."
            return no_pick(state, seat, action - s.PICK)
        if action < s.JUMP:
            if picked < 0:
                begun = state.underway() and state.frame(s.USED) > 0
                when = "Before the next step" if begun else "First"
                return f"{when} name the shield that moves, such as “chief” or “cadet 1”."
            number = action - s.GO
            pips, inward = number // s.WAYS + 1, number % s.WAYS == 1
            return no_step(state, seat, picked, pips, inward, spots)
        if action < s.NAME:
            return no_jump(state)
        return no_witch(state)
    if action == s.STAY and cells[z.THROW] > 0:
        return "What can be played of a throw must be played."
    if action < s.STAY and cells[z.THROW] > 0:
        return "First play your throw."
    return ""


def dice_left(state: BaronageState) -> list[int]:
    """The dice of the throw that have not been used."""
    used = state.frame(s.USED) if state.underway() else 0
    return [int(state.die(which == 1)) for which in range(2) if not used >> which & 1]


def no_pick(state: BaronageState, seat: int, shield: int) -> str:
    """Why a shield cannot be picked."""
    name = capital(SHIELDS[shield])
    place = state.place(seat, shield)
    if place == s.DEAD:
        return f"{name} is dead."
    if s.DUNGEON <= place < s.SANCTUARY:
        return f"{name} is a hostage in seat {place - s.DUNGEON + 1}'s Dungeon."
    if place == s.CHAPEL and s.PIPS not in dice_left(state):
        return f"{name} is wounded and leaves the Chapel only with a 6."
    if state.twin(seat, shield):
        return f"{name} stands where another Cadet does; take the one with the lower number."
    left = dice_left(state)
    if any(state.can_use(seat, shield, pips) for pips in left):
        if state.underway() and state.frame(s.NAMED) >= 0:
            return "First the shield that the Witch has helped uses the other die."
        return "First a released hostage must leave the territory of its captor."
    shown = " and ".join([str(pips) for pips in dict.fromkeys(left)])
    return f"{name} can use none of the dice left, which show {shown}."


def no_step(
    state: BaronageState, seat: int, shield: int, pips: int, inward: bool, spots: list[str]
) -> str:
    """Why the picked shield cannot use a die so."""
    left = dice_left(state)
    if pips not in left:
        which = " and ".join(str(die) for die in left)
        return f"There is no {pips} to play; the dice left show {which}."
    blocked = obstacle(state, seat, shield, pips, inward, spots)
    if blocked.sentence:
        return blocked.sentence
    if state.guest_uses(seat, pips) and not state.is_guest(seat, shield):
        return f"A released hostage must leave first, and it can use the {pips}."
    return ""


def obstacle(
    state: BaronageState, seat: int, shield: int, pips: int, inward: bool, spots: list[str]
) -> Obstacle:
    """What bars the way of a shield; empty if nothing does."""
    place = state.place(seat, shield)
    if place == s.CHAPEL:
        return Obstacle("From the Chapel a shield goes only to a chamber, by a 6.")
    carried = state.underway() and state.frame(s.AT) >= 0
    if carried:
        place = state.frame(s.AT)
    end = state.walk(seat, shield, place, pips, inward, carried)
    if end >= 0:
        return Obstacle("")
    if end > s.BARRED:
        return BARS[end]
    at, landing = divmod(s.BARRED - end, 2)
    barrier, where = state.enemies_at(seat, at), spots[state.spot(at)]
    if landing:
        how = "nobody lands on it alone" if barrier == 2 else "nobody lands on it"
        return Obstacle(f"A barrier of {barrier} stands on {where}; {how}.", BARRIER)
    bars = f"A barrier of {barrier} on {where} bars the way"
    if state.is_guest(seat, shield) or carried or state.cells[z.LEVEL] == s.TYRO:
        return Obstacle(f"{bars}.", BARRIER)
    return Obstacle(f"{bars}; {barrier + 1} of your side directly before it could pass.", BARRIER)


def why_stuck(state: BaronageState, seat: int, spots: list[str]) -> list[str]:
    """Why no shield can use a die of the throw, each cause once, in a few words."""
    found: dict[str, None] = {}
    for shield in range(s.SHIELDS):
        place = state.place(seat, shield)
        if place == s.CHAPEL:
            found["the Chapel needs a 6"] = None
        elif place != s.DEAD and not s.DUNGEON <= place < s.SANCTUARY:
            for pips in dice_left(state):
                for inward in (False, True):
                    found[obstacle(state, seat, shield, pips, inward, spots).cause] = None
    return [cause for cause in found if cause] or ["all are hostages or dead"]


def no_jump(state: BaronageState) -> str:
    """Why two shields cannot move together."""
    if not state.is_double():
        return "Two shields move together only on a double."
    if state.cells[z.LEVEL] == s.TYRO:
        return "At this level two shields do not move together."
    return ""


def no_witch(state: BaronageState) -> str:
    """Why the Witch cannot carry a shield."""
    if state.cells[z.BLACK] == 0:
        return "Your Witch is not there."
    return "The Witch cannot carry it so that one of the other dice moves it on from there."
