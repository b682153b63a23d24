"""Tests of what the engine does for every game."""
