"""Fixtures for all tests of the table."""

from __future__ import annotations

import pytest

from regalia.table import presence


@pytest.fixture
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Votes count at once, for tests that are about something else."""
    monkeypatch.setattr(presence, "GRACE_PERIOD", 0)
