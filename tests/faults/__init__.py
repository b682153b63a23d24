"""A catalogue of small faults, and the runner that shows which test notices each."""
