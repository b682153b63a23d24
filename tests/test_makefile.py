"""The Makefile, in a folder of its own and with a program in pip's place."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WAITING = "Another process is installing here: waiting for it.\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder with an empty .venv; installing there tells `installs` and waits for `goes_on`."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / "made").touch()
    for pipe in ("installs", "goes_on"):
        os.mkfifo(tmp_path / pipe)
    (tmp_path / "pip.sh").write_text("echo $$ >>log\necho >installs\ncat goes_on\n")
    return tmp_path


@contextmanager
def making(clone: Path) -> Iterator[subprocess.Popen[str]]:
    """`make installed`, not as a part of the make that runs the tests; it ends with the block."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    given = [f"PYTHON={sys.executable}", "PIP=sh pip.sh"]
    command = ["make", "installed", *given]
    with subprocess.Popen(
        command, cwd=clone, env=own, stdout=subprocess.PIPE, text=True, process_group=0
    ) as made:
        try:
            yield made
        finally:
            if made.poll() is None:
                os.killpg(made.pid, signal.SIGKILL)


@pytest.mark.skipif(os.name != "posix", reason="the lock and the pipes are those of POSIX")
def test_of_two_that_start_at_once_one_installs_and_the_other_waits(clone: Path) -> None:
    with making(clone) as first:
        (clone / "installs").read_text()
        with making(clone) as second:
            assert second.stdout is not None
            assert second.stdout.readline() == WAITING
            (clone / "goes_on").write_text("")
            (clone / "installs").read_text()
            (clone / "goes_on").write_text("")
            assert second.stdout.read() == ""
            assert (first.wait(), second.wait()) == (0, 0)
    assert len((clone / "log").read_text().split()) == 2, "pip runs twice, for one of them"
