"""Tests in a real Chromium, with Playwright: what a person does at the page, and sees."""
