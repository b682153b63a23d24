"""The cost of a request for the rate limit: making a table costs most, static files nothing."""

from __future__ import annotations

import pytest

from regalia.server.app import _cost
from regalia.server.limits import CHANGE_COST, FLIP_COST, TABLE_COST


@pytest.mark.parametrize(
    ("method", "path", "cost"),
    [
        ("GET", "/", 1.0),
        ("HEAD", "/table/abc", 1.0),
        ("GET", "/static/1/table.js", 0.0),
        ("GET", "/record/abc/replay/regions", FLIP_COST),
        ("POST", "/api/tables", TABLE_COST),
        ("POST", "/new/christina", TABLE_COST),
        ("POST", "/api/tables/abc/again", TABLE_COST),
        ("POST", "/table/abc/again", TABLE_COST),
        ("POST", "/api/tables/abc/seats/1/sit", CHANGE_COST),
        ("POST", "/static/1/table.js", CHANGE_COST),
    ],
)
def test_what_a_request_costs(method: str, path: str, cost: float) -> None:
    assert _cost({"method": method, "path": path}) == cost
    assert FLIP_COST < 1.0 < CHANGE_COST < TABLE_COST
