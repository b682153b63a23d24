"""Tests of the games, ruling by ruling."""

import pytest

pytest.register_assert_rewrite(
    "tests.games.stage", "tests.games.card_files", "tests.games.regency.scene"
)
