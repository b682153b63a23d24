"""For whom a table waits, as the terminal says it at a table of a server."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from regalia.client import View
from regalia.online import news
from regalia.online.news import NewsPrinter
from regalia.table import viewer_messages
from regalia.wire import UNTIL_TURN, Timing
from tests.games.regency.scene import full
from tests.table.party import SPECTATOR, Party
from tests.table.test_timing import prefer


def harvest(timing: Timing) -> Party:
    """Seat 1 has played Harvest; seat 2 can answer with Revolt, seat 3 can only pass."""
    scene = full("Harvest", "Revolt", "Harvest")
    party = Party("regency", 3, position=scene.state.dump(), timing=timing, automatic=True)
    party.move(0, *scene.words.parse(party.table.state, "play Harvest"))
    return party


def said(party: Party, viewer: int) -> str:
    """What the terminal of a viewer prints while it waits."""
    seats = () if viewer == SPECTATOR else (viewer,)
    message = viewer_messages.snapshot(party.table, seats, 0, False, False, None)
    live: Any = SimpleNamespace(reconnected_at=0.0)
    screen: Any = None
    return NewsPrinter(live, screen, False).waiting(
        View(message.table, message.mine).with_(message)
    )


@pytest.mark.parametrize(
    ("timing", "time"),
    [
        ("brisk", ""),
        (
            "sealed",
            " All answers count together, in 30 s, so that the time they take tells nothing of "
            "anybody's hand.",
        ),
    ],
)
def test_the_terminal_says_for_whom_the_table_waits_and_why(
    timing: Timing, time: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = harvest(timing)
    monkeypatch.setattr(news, "time", lambda: party.table.asked_at / 1000)
    assert said(party, 0) == said(party, SPECTATOR) == f"Waiting for Bo and Cecilia.{time}"
    assert said(party, 2) == f"Your only possible move is made for you: Pass. Waiting for Bo.{time}"
    party.move(1, party.table.decline())
    assert said(party, 1) == f"You have answered. Waiting for Cecilia.{time}"
    assert said(party, 0) == f"Waiting for Bo and Cecilia.{time}", "which is all that is public"


def test_the_terminal_says_that_one_passes_by_ones_own_wish() -> None:
    party = harvest("brisk")
    prefer(party, 1, UNTIL_TURN)
    assert said(party, 1) == "You pass this without being asked. Waiting for Cecilia."
