"""Tests of Christina Regina."""
