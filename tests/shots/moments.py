"""Moments of a game that get their own picture, and the players that bring them about."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page

from regalia import games
from regalia.engine.errors import BadOption
from regalia.games.regency import schema as s
from regalia.games.res_publica import schema as rp
from tests.browser.people import Look, Mouse, Person
from tests.browser.regents import Regent
from tests.browser.traders import Trader

Moment = Callable[[Look], bool]


def offering(first: int, last: int, least: int = 1, steps: int = 0) -> Moment:
    """At least this many of these actions are offered, after this many steps of a move."""

    def now(seen: Look) -> bool:
        found = [action for action in seen["actions"] if first <= action <= last]
        return len(found) >= least and len(seen["steps"]) >= steps

    return now


def reacting(seen: Look) -> bool:
    """An answer can be played, and passed."""
    return s.PASS in seen["actions"] and len(seen["actions"]) > 1


def aiming(seen: Look) -> bool:
    """An event needs one of several citizens as its target."""
    laying = s.ENOUGH in seen["actions"]
    return not laying and offering(s.NAME_CITIZEN, s.NAME_SEAT - 1, least=2, steps=1)(seen)


def feasting(seen: Look) -> bool:
    """A Festival in which some citizens are laid already."""
    laying = s.ENOUGH in seen["actions"] and offering(s.NAME_CITIZEN, s.NAME_SEAT - 1)(seen)
    return laying and len(seen["steps"]) >= 2


MOMENTS: Final[dict[str, dict[str, Moment]]] = {
    "res_publica": {
        "turn": offering(rp.REQUEST, rp.REQUEST),
        "saying": offering(rp.NAME, rp.AND - 1, least=8, steps=2),
        "answers": offering(rp.ACCEPT, rp.REFUSE - 1, least=2),
        "answering": offering(rp.TENDER, rp.TENDER),
        "picks": offering(rp.PICK, rp.ENOUGH, steps=1),
        "sets": offering(rp.DISPLAY, rp.REQUEST - 1),
    },
    "regency": {
        "turn": offering(s.END, s.END),
        "window": reacting,
        "paying": offering(s.PICK, s.ENOUGH - 1, steps=2),
        "aiming": aiming,
        "assigning": offering(s.ASSIGN, s.PICK - 1),
        "festival": feasting,
        "naming": offering(s.PICK, s.ENOUGH - 1, least=20),
    },
}
LATER: Final = {"res_publica": 70, "regency": 30}
"""Number of choices before the first moment, so that the table is not empty."""


def player(game: str, page: Page, rng: Random) -> Person:
    """A person who can play a game at its page."""
    return (Regent if game == "regency" else Person)(page, Mouse(), rng)


def seeker(game: str, page: Page, rng: Random, check: Callable[[Look], None]) -> Person:
    """A person who brings these moments about."""
    return (Regent if game == "regency" else Trader)(page, Mouse(), rng, (check,))


def bot_of(game: str) -> str:
    """The kind of bots at its tables: the steward if the game has one."""
    try:
        games.load(game).steward()
    except BadOption:
        return "random"
    return "steward"
