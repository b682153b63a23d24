"""How strong players are, beside others and one from outside: ``python -m tests.strength``."""
