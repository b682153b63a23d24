"""The contract that every game keeps, and all that works for every game."""
