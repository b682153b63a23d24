"""Two small games that stand for what the engine must carry: see envoys.py and chariots.py."""
