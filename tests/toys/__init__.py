"""Small games with the mechanics that the engine must support: envoys.py, chariots.py, tolls.py."""
