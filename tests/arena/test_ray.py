"""Two real nodes of Ray on this machine, in namespaces of their own; only in a sweep."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.contract.cases import sweep

NAMESPACES = (
    *("unshare", "--user", "--map-root-user", "--net", "--pid"),
    *("--fork", "--kill-child", "--mount-proc"),
)


def namespaces() -> bool:
    """Whether this machine gives a process a network and processes of its own."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run([*NAMESPACES, "true"], capture_output=True, check=False).returncode == 0


@pytest.mark.long
@pytest.mark.skipif(not sweep(), reason="two nodes take two minutes")
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
def test_two_nodes_give_the_results_of_a_pool() -> None:
    if not namespaces():
        pytest.skip("there are no namespaces for this user")
    with tempfile.TemporaryDirectory(prefix="ray") as folder:  # Ray's sockets need a short path
        done = subprocess.run(
            [*NAMESPACES, sys.executable, "-m", "tests.arena.two_nodes", folder],
            capture_output=True,
            cwd=Path(__file__).parent.parent.parent,
            timeout=540,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()
    found = json.loads(done.stdout)
    hashes = {found["cluster"], *(found[f"pool of {workers}"] for workers in (1, 2, 4))}
    assert len(hashes) == 1, found
    killed = found["killed"]
    assert 200 < killed["killed_at"] < killed["games"] == 8_000
    assert killed["same_report"]
    assert killed["same_file"]
    stopped = found["stopped"]
    assert (stopped["status"], stopped["said"]) == (130, "")
    assert stopped["told"] == [stopped["sentence"]]
    assert stopped["same_file"]
    full = found["full"]
    assert full["status"] == 2
    assert "cannot be written: No space left on device; its first " in full["told"][0]
    assert full["prefix"]
    assert full["same_file"]
    assert 0 < full["kept"] <= 256 * 1024
    assert found["absent"]["seconds"] < 10
    assert found["absent"]["told"][0].startswith("No cluster answers at 127.0.0.1:6399")
    assert found["other"]["status"] == 2
    assert found["other"]["told"][0].startswith("The node three (127.0.0.3) has other card files")
