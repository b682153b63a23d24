"""Player: whoever decides for a seat, handed an imagined State and never the truth."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from regalia.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A player by program. ``name`` is what a person chooses it by."""

    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        """The action to take in a position where ``seat`` is to act.

        ``state`` is imagined from the seat's own knowledge and may be kept and played on. The
        answer depends on nothing but it and ``rng``.
        """
        raise NotImplementedError
