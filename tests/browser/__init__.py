"""Tests in a real Chromium, with Playwright: what a person does at the page, and sees."""

import pytest

pytest.register_assert_rewrite("tests.browser.checking", "tests.browser.people")
