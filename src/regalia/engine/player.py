"""Player: whoever decides for a seat, handed an imagined State and never the truth."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from regalia.engine.draft import Draft
from regalia.engine.errors import Refusal
from regalia.engine.past import Past
from regalia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player by program. ``name`` is what a person chooses it by.

    One that ``remembers`` is told before each decision what the seat has seen; it may keep what it
    made of that, so it plays one seat of one game at a time.
    """

    name: str
    remembers: bool

    def __init__(self, name: str, remembers: bool = False) -> None:
        self.name = name
        self.remembers = remembers

    def recall(self, past: Past) -> None:
        """Hear what the seat has seen so far; the player may keep it but not change it."""

    def scale_time(self, share: float) -> None:
        """Think no longer than this share, in 0..1, of the usual: others need the core, too."""

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        """The action to take in a position where ``seat`` is to act.

        ``state`` is imagined from the seat's own knowledge and may be kept and played on. The
        answer depends on nothing but it, ``rng`` and what was recalled.
        """
        raise NotImplementedError


def imagined_position(state: State, seat: i64, seed: i64) -> State:
    """The position as ``seat``, who is asked, may imagine it: all that a player is ever handed.

    ``luck`` is the seed of what is imagined; see `regalia.engine.chance.bot_seed`.
    """
    return state.for_seat(seat).imagine(seat, Random(seed))


def whole_move(
    player: Player, world: State, seat: i64, seed: i64, past: Past | None = None
) -> list[int]:
    """The decisions of a player's move for ``seat`` in a world from `imagined_position`.

    ``past`` is what the seat has seen, for a player who remembers. The decisions follow from it,
    the world and ``luck`` alone, save where the player goes by the clock.

    Raises:
        Refusal: the player wants what is not possible, which is a fault of the player.
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
