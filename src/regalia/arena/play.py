"""One game between bots. Compiled, because it is the inner loop of all that is played in bulk."""

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
    state: State, players: list[Player], rngs: list[Random], luck: Random | bytes, tally: Tally
) -> None:
    """Play ``state`` to its end in place, a player and his own generator for each seat.

    ``state`` is the position before anything is drawn. Every decision is made on a world imagined
    for the seat, so that no bot is handed the truth; who remembers hears what the seat has seen.
    Chance falls by ``luck``: a fast generator, or the seed of a table (`regalia.engine.chance`),
    by which games that share it have the same fortunes.

    Raises:
        IllegalAction: a player answered what the rules do not allow.
    """
    moves: i64 = 0
    decisions: i64 = 0
    events: i64 = 0
    start = state.copy()
    pasts = [Past(start, seat) for seat in range(state.seats) if players[seat].remembers]
    while state.to_act != OVER:
        seat = state.to_act
        if seat == CHANCE:
            outcome = draw(state, luck) if isinstance(luck, bytes) else state.sample(luck)
            note(pasts, state, outcome)
            state.apply(outcome)
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
        note(pasts, state, action)
        state.apply(action)
        decisions += 1
        if not state.underway():
            moves += 1
    tally.add(moves, decisions, events)


def note(pasts: list[Past], state: State, action: i64) -> None:
    """Note for each who remembers what he sees of what is about to be carried out."""
    for past in pasts:
        past.note(state, action)
