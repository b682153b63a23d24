"""Players that work for every game."""
