"""Tests in a real Chromium, with Playwright: what people do and see on the page."""

import pytest

pytest.register_assert_rewrite("tests.browser.checking", "tests.browser.people")
