"""Measures on a fresh clone how long ``make play`` takes until the page answers, twice.

The first start compiles beside the server; it is interrupted when that is done.

    python3 tests/load/play_ready.py [--keep]

Needs git and make. pip uses its cache, so packages that were fetched before are not fetched again.
The clone holds only what is committed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

ADDRESS = re.compile(r"Regalia is at (http://\S+)")
PATIENCE = 1800.0
"""Maximum seconds to wait for the page and the compiling."""
COMPILED = re.compile("Compiling is done|no C compiler|compiling them failed|rules run compiled")
"""What is printed after compiling beside the server, or where nothing is compiled."""
BACKGROUND = "compiled in the background"
GOALS = {"the first time": 45.0, "the second time": 10.0}
COMPILING_GOAL = 200.0
"""Maximum seconds of compiling with five games."""


def answers(url: str) -> bool:
    """Whether the home page is served."""
    try:
        with urllib.request.urlopen(url + "/", timeout=5) as answer:
            return bool(answer.status == 200 and b"Christina Regina" in answer.read())
    except (urllib.error.URLError, OSError):
        return False


def play(clone: Path, state: Path, name: str, goal: float) -> None:
    """Run ``make play``, and print the seconds to its page and from there to the end of compiling.

    It is interrupted afterwards, as by Ctrl-C.
    """
    environment = {**os.environ, "XDG_STATE_HOME": str(state), "PYTHONUNBUFFERED": "1"}
    for variable in ("REGALIA_FORM", "MAKEFLAGS", "MAKELEVEL", "VIRTUAL_ENV"):
        environment.pop(variable, None)
    begun = time.monotonic()
    with tempfile.TemporaryFile("w+b") as out:
        playing = subprocess.Popen(
            ["make", "play", "OPEN=no"],
            cwd=clone,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            answered = 0.0
            while time.monotonic() < begun + PATIENCE:
                text = os.pread(out.fileno(), os.fstat(out.fileno()).st_size, 0).decode()
                found = ADDRESS.search(text)
                if not answered and found and answers(found[1]):
                    answered = time.monotonic()
                    shown(name, answered - begun, goal)
                if answered and COMPILED.search(text):
                    if BACKGROUND in text:
                        shown("compiling then", time.monotonic() - answered, COMPILING_GOAL)
                    return
                if playing.poll() is not None:
                    break
                time.sleep(0.02)
        finally:
            if playing.poll() is None:
                os.killpg(playing.pid, signal.SIGINT)
            playing.wait(30)
        raise SystemExit(f"`make play` served no page, or did not end compiling:\n{text}")


def shown(name: str, seconds: float, goal: float) -> None:
    """Print one line of the result."""
    print(f"  {name:16} {seconds:6.1f} s   (at most {goal:g} s)", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--keep", action="store_true", help="keep the clone")
    arguments = parser.parse_args()
    root = Path(__file__).resolve().parents[2]
    folder = Path(tempfile.mkdtemp(prefix="regalia-ready-"))
    clone = folder / "regalia"
    try:
        subprocess.run(["git", "clone", "--quiet", str(root), str(clone)], check=True)
        print("From `make play` on a fresh clone to the answering page:", flush=True)
        for name, goal in GOALS.items():
            play(clone, folder / "state", name, goal)
        compiled = (clone / "build" / "native" / "fingerprint").exists()
        print("  with compiling" if compiled else "  without a C compiler")
    finally:
        if arguments.keep:
            print(f"  the clone is {clone}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
