"""The table as pure logic, with a simulated clock; every rule of docs/wire.md about the table."""

import pytest

pytest.register_assert_rewrite("tests.table.party")
