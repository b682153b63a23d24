"""The load benchmark: `python -m tests.load` starts the server and plays at many tables."""
