"""One game between bots. Compiled, as the inner loop of simulations and contests."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from regalia.engine.chance import draw
from regalia.engine.errors import IllegalAction
from regalia.engine.past import Past
from regalia.engine.player import Player
from regalia.engine.playout import Tally
from regalia.engine.state import CHANCE, OVER, State


def play_game(
    state: State, players: list[Player], rngs: list[Random], chance: Random | bytes, tally: Tally
) -> None:
    """Play ``state`` to its end in place, with one player and one generator for each seat.

    ``state`` is the position before any chance event. Players decide on a world imagined for their
    seat and never receive the truth; those that remember also get what the seat has seen. Chance
    events come from ``chance``: a fast generator, or the seed of a table
    (`regalia.engine.chance`), with which all games draw the same events.

    Raises:
        IllegalAction: a player chose an illegal action.
    """
    moves: i64 = 0
    decisions: i64 = 0
    events: i64 = 0
    start = state.copy()
    pasts = [Past(start, seat) for seat in range(state.seats) if players[seat].remembers]
    while state.to_act != OVER:
        seat = state.to_act
        if seat == CHANCE:
            outcome = draw(state, chance) if isinstance(chance, bytes) else state.sample(chance)
            note_in(pasts, state, outcome)
            state.carry_out(outcome)
            events += 1
            continue
        rng = rngs[seat]
        player = players[seat]
        for past in pasts:
            if past.seat == seat:
                player.recall(past)
        action = player.decide(state.imagine(seat, rng), seat, rng)
        if not state.is_legal(action):
            raise IllegalAction(f"{player.name} answered action {action}, which is not legal now.")
        note_in(pasts, state, action)
        state.carry_out(action)
        decisions += 1
        if not state.underway():
            moves += 1
    tally.add(moves, decisions, events)


def note_in(pasts: list[Past], state: State, action: i64) -> None:
    """Add to each past what its seat sees of an action that is about to be applied."""
    for past in pasts:
        past.note(state, action)
