"""Games in bulk: matches between bots, duplicate sets, and what they came to."""
