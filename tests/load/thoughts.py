"""``regalia serve`` that tells in the end of each thought of a bot how long it took.

`python -m tests.load.thoughts serve …`; the last line is a list of when each was asked for, begun
and over, in seconds of `time.monotonic`, and the share of its usual time that it was given.
"""

from __future__ import annotations

import json
import time
from concurrent.futures import Future
from unittest.mock import patch

from regalia.__main__ import main
from regalia.server.bot_pool import BotPool, Job

THOUGHTS: list[tuple[float, float, float, float]] = []


class TimedPool(BotPool):
    """A pool that keeps the times of each thought."""

    def finish(self, job: Job, found: Future[list[int]]) -> None:
        THOUGHTS.append((job.requested, job.started, time.monotonic(), job.share))
        BotPool.finish(self, job, found)


if __name__ == "__main__":
    from regalia.server import serve

    try:
        with patch.object(serve, "BotPool", TimedPool):
            main()
    finally:
        print(json.dumps(THOUGHTS), flush=True)
