"""Names of people and bots: which are allowed, which look alike, and who is called what."""
