"""Pictures of the pages, to be looked at: `python -m tests.shots`."""
