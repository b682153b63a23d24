"""One contract for every game."""
