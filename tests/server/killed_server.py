"""The child process of a kill test: a real server that is killed and restarted.

Each line on standard input is a `Life`. For each, this process, which has loaded all modules, forks
a server, so that a restart takes a hundredth of a second instead of a whole one; the server runs
until it is killed. Standard output reports "born PID", "ready", "dies FIRST LAST" (the rows at
whose append it dies) and "ended STATUS". Bot workers import this file too, so it imports little at
the top.
"""

from __future__ import annotations

import json
import os
import select
import sys
import threading
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from regalia import games

if __name__ in ("__main__", "__mp_main__"):  # here and in workers, not where `Life` is imported
    games.CATALOGUE["envoys"] = ("tests.toys.envoys", "envoys")

LOADED: Final = (
    "regalia.games.christina",
    "regalia.server.serve",
    "tests.server.kill_points",
    "tests.toys.envoys",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
)


class Life(NamedTuple):
    """The plan for a server: its store, and the ``point`` of the log row at which it dies.

    The points are in kill_points.py; an empty one means never. ``delay`` belongs to the point
    "random": seconds after the row's append, or after the start if ``row`` is -1. ``flaw`` names a
    flaw of the server.
    """

    store: str
    host: str
    port: int
    point: str = ""
    row: int = 0
    delay: float = 0.0
    flaw: str = ""


def say(*words: object) -> None:
    """Report to the parent."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def end_with_parent() -> None:
    """Exit when standard input is closed, which happens only when the parent ends."""
    waiting = select.poll()
    waiting.register(0, 0)  # only the hang-up
    waiting.poll()
    os._exit(0)


def live(life: Life) -> None:
    """Serve, as `regalia serve` does, until killed."""
    from regalia.server.hub import TableHub
    from regalia.server.serve import Settings, serve
    from tests.server import fixed_seeds, kill_points

    threading.Thread(target=end_with_parent, daemon=True).start()
    fixed_seeds.deal(1, TableHub)
    kill_points.spoil(life.flaw)

    def storage(path: Path) -> Any:
        return kill_points.KillingStorage(path, life)

    settings = Settings(Path(life.store), life.host, life.port, limited=False)
    serve(settings, lambda _address: say("ready"), storage)


def main() -> None:
    """Run a server for each line."""
    for module in LOADED:
        import_module(module)
    born = 0
    while line := os.read(0, 4096):
        if born:
            os.waitpid(
                born, 0
            )  # not earlier, lest the parent kills another process with the same number
        born = os.fork()
        if not born:
            try:
                live(Life(*json.loads(line)))
            except BaseException:
                traceback.print_exc()  # otherwise its reason would be lost
            finally:
                sys.stderr.flush()
                os._exit(1)
        say("born", born)
        end = os.waitid(os.P_PID, born, os.WEXITED | os.WNOWAIT)
        assert end is not None
        say("ended", end.si_status)


if __name__ == "__main__":
    main()
