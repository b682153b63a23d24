"""The deals of a shared server depend only on the test, not on earlier tables."""

from __future__ import annotations

import httpx

from tests.server.running import Child


def dealt(anna: httpx.Client, many: int) -> list[str]:
    """The hashes of the seeds of so many new tables."""
    made = [anna.post("/api/tables", json={"game": "christina", "seats": 2}) for _ in range(many)]
    return [answer.json()["table"]["seed_hash"] for answer in made]


def test_tables_follow_from_what_they_are_dealt_from(server: Child, anna: httpx.Client) -> None:
    unnamed = dealt(anna, 2)
    server.seed_tables("a test")
    first = dealt(anna, 3)
    server.seed_tables("another test")
    other = dealt(anna, 1)
    server.seed_tables("a test")
    assert dealt(anna, 2) == first[:2]
    server.seed_tables("test_tables_follow_from_what_they_are_dealt_from")
    assert dealt(anna, 2) == unnamed, "a test's name, if no seed is given"
    assert len({*unnamed, *first, *other}) == 6
