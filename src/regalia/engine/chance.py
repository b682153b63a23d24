"""Chance that can be proved fair, and shared between tables.

Each event is decided by a race: every possible outcome k of weight w runs a time of -ln(u) / w,
where u comes from HMAC-SHA-256(seed, owner, ordinal, k); the first home is drawn. The odds are
exactly the weights (the least of exponential times), and an outcome that leaves or joins the race
changes the winner only where it would have won itself. So an owner's fortune is the same at every
table with this seed, as far as the bag allows, whatever the others do.

The hash of the seed can be published before anybody sits down (`commitment`) and the seed after
the last table that uses it has ended.
"""

from __future__ import annotations

import hashlib
import hmac
import math

from mypy_extensions import i64

from regalia.engine.errors import BadRecord
from regalia.engine.state import CHANCE, State

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """The hash that binds a table to its seed: SHA-256, as hexadecimal digits."""
    return hashlib.sha256(seed).hexdigest()


def verify_commitment(seed: bytes, published: str) -> None:
    """Check a revealed seed against the hash that was published before.

    Raises:
        BadRecord: it is another seed.
    """
    if commitment(seed) != published.strip().lower():
        raise BadRecord("The seed is not the one whose hash was published before the game.")


def seed_from(number: int, label: str = "") -> bytes:
    """A table's seed from a small number, for games one wants to see again.

    >>> len(seed_from(7))
    32
    """
    return hashlib.sha256(f"regalia {number} {label}".encode()).digest()


def small_seed(number: int, label: str) -> int:
    """A seed for the fast generator, from a number and what it is for."""
    return int.from_bytes(seed_from(number, label)[:7], "big")


def bot_seed(seed: bytes, seat: int, line: int) -> int:
    """The luck of whoever plays ``seat`` by program, for line number ``line`` (from 0).

    It follows from the seed of the table, so that he decides alike whether or not the game was
    interrupted before, and tells nothing about the seed.
    """
    message = f"player of seat {seat + 1} at line {line + 1}".encode()
    return int.from_bytes(hmac.digest(seed, message, "sha256")[:7], "big")


def race_time(seed: bytes, owner: str, ordinal: int, outcome: str, weight: int) -> float:
    """The time that an outcome takes to run this event's race."""
    message = f"{owner}\n{ordinal}\n{outcome}".encode()
    digest = hmac.digest(seed, message, "sha256")
    u = (int.from_bytes(digest[:7], "big") + 0.5) / 72057594037927936.0
    return -math.log(u) / weight


def draw(state: State, seed: bytes) -> int:
    """The outcome that the seed gives to the chance event of this position."""
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
