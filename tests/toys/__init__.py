"""Small games that stand for what the engine must carry: see envoys.py, chariots.py, tolls.py."""
