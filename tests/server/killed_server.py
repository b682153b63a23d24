"""A real server that is killed and started again: the child of a kill test.

Each line on standard input is a `Life`. For each a process is forked from this one, which has all
modules loaded, so that a restart costs a hundredth of a second and not a whole one; it serves until
it is killed. Standard output tells "born PID", "ready", "dies FIRST LAST" (the rows at whose append
it does) and "ended STATUS". Workers of the bots import this file too, hence so little above.
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

if __name__ in ("__main__", "__mp_main__"):  # here and in workers, not in whoever reads `Life`
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
    """How a server is to live: where, and at which ``point`` of which row of a log it dies.

    Points are named in kill_points.py; at none it lives on. ``delay`` is for the point "random":
    so many seconds after the row is on its way, or after the start if ``row`` is -1. ``flaw`` is
    something that is broken in it.
    """

    store: str
    host: str
    port: int
    point: str = ""
    row: int = 0
    delay: float = 0.0
    flaw: str = ""


def say(*words: object) -> None:
    """Tell the parent something."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def end_with_parent() -> None:
    """End when standard input is closed, which nobody but the parent's end does."""
    waiting = select.poll()
    waiting.register(0, 0)  # only that it hung up
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
        return kill_points.Doomed(path, life)

    settings = Settings(Path(life.store), life.host, life.port, limited=False)
    serve(settings, lambda _address: say("ready"), storage)


def main() -> None:
    """Live as often as told."""
    for module in LOADED:
        import_module(module)
    born = 0
    while line := os.read(0, 4096):
        if born:
            os.waitpid(born, 0)  # only now, lest the parent kills another of the same number
        born = os.fork()
        if not born:
            try:
                live(Life(*json.loads(line)))
            except BaseException:
                traceback.print_exc()  # else nobody would know why it ended
            finally:
                sys.stderr.flush()
                os._exit(1)
        say("born", born)
        end = os.waitid(os.P_PID, born, os.WEXITED | os.WNOWAIT)
        assert end is not None
        say("ended", end.si_status)


if __name__ == "__main__":
    main()
