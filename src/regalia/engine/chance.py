"""Chance that can be proved fair, and that tables can share.

The outcome of each event is decided by a race. Every possible outcome k of weight w gets a time of
-ln(u) / w, where u comes from HMAC-SHA-256(seed, owner, ordinal, k), and the outcome with the
shortest time is drawn. Such times are exponentially distributed, so the odds equal the weights. An
outcome that is added or removed changes the result only if it would itself be drawn. An owner's
draws are therefore the same at every table with the same seed as long as its bag holds the same
cards, whatever other owners draw.

The hash of the seed can be published before anybody sits down (`commitment`), and the seed itself
after the last table that uses it has ended.
"""

from __future__ import annotations

import hashlib
import hmac
import math

from mypy_extensions import i64

from regalia.engine.errors import BadRecord
from regalia.engine.state import CHANCE, State

SEED_BYTES = 32
"""Length of a table's seed in bytes."""


def commitment(seed: bytes) -> str:
    """The SHA-256 hash of a seed as hexadecimal digits; publishing it binds a table to it."""
    return hashlib.sha256(seed).hexdigest()


def verify_commitment(seed: bytes, published: str) -> None:
    """Check a revealed seed against the hash that was published.

    Raises:
        BadRecord: the hash is that of another seed.
    """
    if commitment(seed) != published.strip().lower():
        raise BadRecord("The seed is not the one whose hash was published before the game.")


def seed_from(number: int, label: str = "") -> bytes:
    """A table's seed made from a small number, for games that should be reproducible.

    >>> len(seed_from(7))
    32
    """
    return hashlib.sha256(f"regalia {number} {label}".encode()).digest()


def small_seed(number: int, label: str) -> int:
    """A seed for the fast generator `Random`, made from a number and a label."""
    return int.from_bytes(seed_from(number, label)[:7], "big")


def bot_seed(seed: bytes, seat: int, line: int) -> int:
    """The seed of a bot in ``seat`` for the record line number ``line`` (from 0).

    It is derived from the table's seed, so a bot decides alike whether or not the game was
    interrupted, and it reveals nothing about that seed.
    """
    message = f"player of seat {seat + 1} at line {line + 1}".encode()
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:7], "big")


def race_time(seed: bytes, owner: str, ordinal: int, outcome: str, weight: int) -> float:
    """The time of one outcome in the race of a chance event."""
    message = f"{owner}\n{ordinal}\n{outcome}".encode()
    digest = hmac.digest(seed, message, "sha256")
    u = (int.from_bytes(digest[:7], "big") + 0.5) / 72057594037927936.0
    return -math.log(u) / weight


def draw(state: State, seed: bytes) -> int:
    """The outcome of the chance event in this position, given the seed."""
    if state.to_act != CHANCE:
        raise ValueError("nothing is to be drawn in this position")
    owner, ordinal, words = state.owner(), state.ordinal(), state.game.words
    outcomes, weights = state.legal(), state.weights()
    best: i64 = outcomes[0]
    best_time = math.inf
    for i in range(len(outcomes)):
        name = words.notation(state, outcomes[i])
        time = race_time(seed, owner, ordinal, name, weights[i])
        if time < best_time:
            best, best_time = outcomes[i], time
    return best
