"""``regalia serve`` that prints the time of each bot's move at the end.

`python -m tests.load.thoughts serve …`; the last line lists when each was requested, started and
finished, in seconds of `time.monotonic`, the share of its usual time that it got, and its kind.
"""

from __future__ import annotations

import json
import time
from concurrent.futures import Future
from unittest.mock import patch

from regalia.__main__ import main
from regalia.server.bot_pool import BotPool, Job

THOUGHTS: list[tuple[float, float, float, float, str]] = []


class TimedPool(BotPool):
    """A pool that keeps the times of each thought."""

    def finish(self, job: Job, found: Future[list[int]]) -> None:
        now = time.monotonic()
        THOUGHTS.append((job.requested, job.started, now, job.share, job.task.kind))
        BotPool.finish(self, job, found)


if __name__ == "__main__":
    from regalia.server import serve

    try:
        with patch.object(serve, "BotPool", TimedPool):
            main()
    finally:
        print(json.dumps(THOUGHTS), flush=True)
