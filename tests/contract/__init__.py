"""One contract for every game."""

import pytest

# Called before the import, so that failing asserts show the compared values.
pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.leaks")
