"""The moments of a game that are worth a picture of their own, and who brings them about."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from playwright.sync_api import Page

from regalia.games.res_publica import rules as r
from tests.browser.people import Look, Mouse, Person
from tests.browser.traders import Trader

Moment = Callable[[Look], bool]


def offering(first: int, last: int, least: int = 1, steps: int = 0) -> Moment:
    """So many of these actions are offered, after so many steps of a move."""

    def now(seen: Look) -> bool:
        found = [action for action in seen["actions"] if first <= action <= last]
        return len(found) >= least and len(seen["steps"]) >= steps

    return now


MOMENTS: Final[dict[str, dict[str, Moment]]] = {
    "res_publica": {
        "turn": offering(r.REQUEST, r.REQUEST),
        "saying": offering(r.NAME, r.AND - 1, least=8, steps=2),
        "answers": offering(r.ACCEPT, r.REFUSE - 1, least=2),
        "answering": offering(r.TENDER, r.TENDER),
        "picks": offering(r.PICK, r.ENOUGH, steps=1),
        "sets": offering(r.DISPLAY, r.REQUEST - 1),
    }
}
LATER: Final = 70
"""Choices before the first of them, so that there is something on the table."""


def seeker(page: Page, rng: Random, check: Callable[[Look], None]) -> Person:
    """Somebody who brings such moments about."""
    return Trader(page, Mouse(), rng, (check,))
