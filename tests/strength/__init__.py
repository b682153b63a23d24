"""Measures the strength of bots, also against OpenSpiel's: ``python -m tests.strength``."""
