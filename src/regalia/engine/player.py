"""Player: a program that decides for a seat. It gets imagined States, never the real one."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from regalia.engine.draft import Draft
from regalia.engine.errors import Refusal
from regalia.engine.past import Past
from regalia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A program that decides for a seat. ``name`` is the name by which people choose it.

    If ``remembers`` is true, it is given the seat's past before each decision and may keep what it
    computes from it. Such a player plays one seat of one game at a time.
    """

    name: str
    remembers: bool

    def __init__(self, name: str, remembers: bool = False) -> None:
        self.name = name
        self.remembers = remembers

    def recall(self, past: Past) -> None:
        """Take in what the seat has seen so far. The player may keep ``past`` but not change it."""

    def scale_time(self, share: float) -> None:
        """Use at most this share (0 to 1) of the usual time: others need the processor, too."""

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        """The action to take in a position in which ``seat`` is to act.

        ``state`` is imagined from the seat's own knowledge; the player may keep it and play on in
        it. The result depends only on ``state``, ``rng`` and the past given to `recall`.
        """
        raise NotImplementedError


def imagined_position(state: State, seat: i64, seed: i64) -> State:
    """A position that ``seat``, one of the asked seats, may imagine: what a player is given.

    ``seed`` is that of the imagined position; see `regalia.engine.chance.bot_seed`.
    """
    return state.for_seat(seat).imagine(seat, Random(seed))


def whole_move(
    player: Player, world: State, seat: i64, seed: i64, past: Past | None = None
) -> list[int]:
    """The decisions of a player's move for ``seat``, in a world from `imagined_position`.

    ``past`` is what the seat has seen, for a player that remembers. The result depends only on
    ``world``, ``seed`` and ``past``, unless the player limits its time by the clock.

    Raises:
        Refusal: the player chose an illegal action, which is a bug in the player.
    """
    rng = Random(seed ^ 1)
    draft = Draft(world, seat)
    seen = past.copy() if past is not None else None
    while not draft.finished():
        if seen is not None:
            player.recall(seen)
        choice = player.decide(draft.state.imagine(seat, rng), seat, rng)
        if seen is not None:
            seen = seen.copy()
            seen.note(draft.state, choice)
        try:
            draft.step(choice)
        except Refusal as wrong:
            raise Refusal(f"The bot {player.name} in seat {seat + 1} has failed: {wrong}") from None
    return draft.steps
