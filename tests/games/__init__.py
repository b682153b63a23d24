"""Tests of the games, for each ruling."""

import pytest

pytest.register_assert_rewrite(
    "tests.games.scripted_game", "tests.games.card_files", "tests.games.regency.scene"
)
