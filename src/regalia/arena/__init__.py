"""Many games between bots: simulations, contests in duplicate sets, and their statistics."""
