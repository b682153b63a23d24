"""One game between bots. Compiled, because it is the inner loop of all that is played in bulk."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from regalia.engine.chance import draw
from regalia.engine.errors import IllegalAction
from regalia.engine.player import Player
from regalia.engine.playout import Tally
from regalia.engine.state import CHANCE, OVER, State


def play_match(
    state: State, players: list[Player], rngs: list[Random], luck: Random | bytes, tally: Tally
) -> None:
    """Play ``state`` to its end in place, a player and his own generator for each seat.

    Every decision is made on a world imagined for the seat, so that no bot is handed the truth.
    Chance falls by ``luck``: a fast generator, or the seed of a table (`regalia.engine.chance`),
    by which games that share it have the same fortunes.

    Raises:
        IllegalAction: a player answered what the rules do not allow.
    """
    moves: i64 = 0
    decisions: i64 = 0
    events: i64 = 0
    while state.to_act != OVER:
        seat = state.to_act
        if seat == CHANCE:
            outcome = draw(state, luck) if isinstance(luck, bytes) else state.sample(luck)
            state.apply(outcome)
            events += 1
            continue
        rng = rngs[seat]
        player = players[seat]
        action = player.decide(state.imagine(seat, rng), seat, rng)
        if not state.is_legal(action):
            raise IllegalAction(f"{player.name} answered action {action}, which is not legal now.")
        state.apply(action)
        decisions += 1
        if not state.underway():
            moves += 1
    tally.add(moves, decisions, events)
