"""What the two generators of Regency (Baronage Press) call legal in a position."""

from __future__ import annotations

from typing import Any

from regalia import games
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.state import State
from regalia.games.baronage import schema as s


def baronage() -> Game:
    """The game."""
    return games.load("baronage")


def seen_by_the_seat_to_act(state: State) -> dict[str, Any]:
    """The JSON observation of the seat to act."""
    game = state.game
    seen = observation(state, (state.to_act,))
    return dict(game.layout_of(state).to_json(seen, game.names_for(state.variant())))


def by_the_game(state: State) -> set[str]:
    """The game's legal decisions as the slow generator writes them: "3 chief inward".

    The game asks for a shield and then for a die, or for a die alone if the Witch has carried it.
    """
    found: set[str] = set()
    notation = state.game.words.notation
    for action in state.legal():
        if action < s.GO:
            after = state.copy()
            after.apply(action)
            steps = [notation(after, step) for step in after.legal()]
            found |= {written(step, s.SHIELD_NAMES[action]) for step in steps}
        elif action < s.JUMP:
            found.add(written(notation(state, action), s.SHIELD_NAMES[state.frame(s.PICKED)]))
        else:
            found.add(inward(notation(state, action)))
    return found


def written(step: str, shield: str) -> str:
    """A step of a shield: "3 in" of the Chief is "3 chief inward"."""
    pips, _, way = step.partition(" ")
    return inward(f"{pips} {shield} {way}".strip())


def inward(notation: str) -> str:
    """A notation with the way into a Sanctuary in full."""
    return f"{notation[:-3]} inward" if notation.endswith(" in") else notation


def is_picked(state: State) -> bool:
    """Whether a shield is picked and its die not yet: what goes before covers that."""
    return state.underway() and state.frame(s.PICKED) >= 0 and state.frame(s.AT) < 0
