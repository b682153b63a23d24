"""One contract for every game."""

import pytest

# Before they are imported, so that what fails there says what was compared.
pytest.register_assert_rewrite("tests.contract.checks", "tests.contract.leaks")
