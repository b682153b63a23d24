"""Tests of the games, ruling by ruling."""
