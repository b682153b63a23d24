"""The table as pure logic, with a made clock; every rule of docs/wire.md that is the table's."""

import pytest

pytest.register_assert_rewrite("tests.table.party")
