"""Two nodes of Ray on this machine, and what the commands do with them; told as JSON.

    unshare --user --map-root-user --net --pid --fork --kill-child --mount-proc \
        python -m tests.arena.two_nodes FOLDER

It is to be run in namespaces of its own, where nothing but loopback is, the folder is empty, and
all processes end with this one. Nodes are ended by their process ids.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import regalia

ADDRESS = "127.0.0.1:6399"
GAMES = ("christina", "regency", "baronage")
SIMULATE = ("simulate", "--bots=steward", "--seed=3", "--games=200")
ARENA = ("arena", "--bots=steward,random", "--seed=3", "--sets=20", "--seats=3")
LONG = ("christina", "simulate", "--bots=steward", "--seed=3", "--games=8000")
"""A run that is under way for some seconds, in which a node is killed."""
REGALIA = [sys.executable, "-m", "regalia"]
RAY = [sys.executable, "-c", "from ray.scripts.scripts import main; main()"]


def command(game: str, name: str, *flags: str) -> list[str]:
    return [*REGALIA, name, game, *flags, "--json"]


def report(said: str) -> str:
    """What a command reports but the time."""
    plain = json.loads(said)
    del plain["timing"]
    return json.dumps(plain)


def hash_of(*who: str) -> str:
    """One hash of the reports of three games by both commands."""
    total = hashlib.sha256()
    for game in GAMES:
        for line in (SIMULATE, ARENA):
            done = subprocess.run(
                command(game, *line, *who), stdout=subprocess.PIPE, text=True, check=True
            )
            total.update(report(done.stdout).encode())
    return total.hexdigest()


def refusal(*flags: str) -> dict[str, Any]:
    """What a run of a game is refused with, its status, and how long that takes."""
    begun = time.monotonic()
    done = subprocess.run(
        [*REGALIA, "simulate", "christina", *flags], capture_output=True, text=True, check=False
    )
    seconds = time.monotonic() - begun
    return {"status": done.returncode, "told": done.stderr.splitlines()[-1:], "seconds": seconds}


def start_node(
    name: str, at: int, folder: Path, *flags: str, **environment: str
) -> subprocess.Popen[bytes]:
    """A node with one core, as soon as it is one of the cluster, at 127.0.0.1, 2 or 3.

    With an address of its own none is taken for that of the process that starts a run.
    """
    fixed = [f"--node-ip-address=127.0.0.{at}", "--num-cpus=1", f"--node-name={name}"]
    log = (folder / f"{name}.log").open("wb")
    given = {**os.environ, **environment, "RAY_USAGE_STATS_ENABLED": "0"}
    node = subprocess.Popen(
        [*RAY, "start", "--block", *fixed, *flags], stdout=log, stderr=log, env=given
    )
    wait_for(lambda: b"Ray runtime started" in (folder / f"{name}.log").read_bytes())
    return node


def wait_for(happened: Callable[[], bool], seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while not happened():
        if time.monotonic() > until:
            raise TimeoutError
        time.sleep(0.02)


def processes() -> dict[int, str]:
    """The command lines of all processes of this namespace."""
    found: dict[int, str] = {}
    for path in Path("/proc").glob("[0-9]*"):
        try:
            found[int(path.name)] = (path / "cmdline").read_text().replace("\0", " ")
        except OSError:
            continue  # it has ended
    return found


def raylet(node: subprocess.Popen[bytes]) -> int:
    """The process that a node is of."""
    children = Path(f"/proc/{node.pid}/task/{node.pid}/children").read_text().split()
    of_node = processes()
    return next(int(child) for child in children if "/raylet/raylet " in of_node[int(child)])


def lines_in(out: Path) -> int:
    return out.read_bytes().count(b"\n") if out.exists() else 0


def begun(out: Path, *who: str) -> subprocess.Popen[str]:
    """A long run whose first games are there."""
    run = subprocess.Popen(
        command(*LONG, *who, f"--out={out}"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    wait_for(lambda: lines_in(out) > 200)
    return run


def killed_node(folder: Path, victim: subprocess.Popen[bytes]) -> dict[str, Any]:
    """A run in which a node is killed, beside the same in one process."""
    out, whole = folder / "killed.jsonl", folder / "whole.jsonl"
    run = begun(out, f"--cluster={ADDRESS}")
    os.kill(raylet(victim), signal.SIGKILL)
    at = lines_in(out)
    said, errors = run.communicate(timeout=300)
    if run.returncode:
        raise RuntimeError(errors)
    alone = subprocess.run(
        command(*LONG, f"--out={whole}"), stdout=subprocess.PIPE, text=True, check=True
    )
    return {
        "killed_at": at,
        "games": lines_in(out),
        "same_report": report(said) == report(alone.stdout),
        "same_file": out.read_bytes() == whole.read_bytes(),
    }


def stopped(folder: Path) -> dict[str, Any]:
    """What Ctrl-C leaves of a run, and whether the run goes on with it."""
    out = folder / "stopped.jsonl"
    run = begun(out, f"--cluster={ADDRESS}")
    run.send_signal(signal.SIGINT)
    said, errors = run.communicate(timeout=60)
    wait_for(lambda: not any("ray::play" in line for line in processes().values()))
    kept = lines_in(out)
    told = errors.splitlines()[-1:]
    subprocess.run(
        command(*LONG, f"--out={out}", f"--cluster={ADDRESS}"),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    return {
        "status": run.returncode,
        "said": said,
        "told": told,
        "sentence": f"{out} holds {kept} games; the same command goes on.",
        "same_file": out.read_bytes() == (folder / "whole.jsonl").read_bytes(),
    }


def full_disk(folder: Path) -> dict[str, Any]:
    """A run whose disk is full, and the same once there is room."""
    disk = folder / "disk"
    disk.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o"]
    subprocess.run([*mount, "size=256k", "none", disk], check=True)
    flags = ["--bots=steward", "--seed=3", "--games=8000", f"--cluster={ADDRESS}"]
    refused = refusal(*flags, f"--out={disk / 'out'}")
    kept = (disk / "out").read_bytes()
    whole = (folder / "whole.jsonl").read_bytes()
    subprocess.run([*mount, "remount,size=64m", "none", disk], check=True)
    subprocess.run(
        [*REGALIA, "simulate", "christina", *flags, f"--out={disk / 'out'}"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    same = (disk / "out").read_bytes() == whole
    return {**refused, "kept": len(kept), "prefix": whole.startswith(kept), "same_file": same}


def another_build(folder: Path) -> str:
    """The folder of a copy of Regalia with another card file."""
    copy = folder / "other"
    shutil.copytree(Path(regalia.__file__).parent, copy / "regalia")
    with (copy / "regalia" / "games" / "christina" / "cards.toml").open("a") as cards:
        cards.write("# another file\n")
    return str(copy)


def loopback() -> None:
    """Give the loopback interface of this network namespace its addresses."""
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)


def main(folder: Path) -> dict[str, Any]:
    loopback()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    found: dict[str, Any] = {"absent": refusal(f"--cluster={ADDRESS}")}
    temp = f"--temp-dir={folder}"
    first = start_node("one", 1, folder, "--head", "--port=6399", "--include-dashboard=false", temp)
    second = start_node("two", 2, folder, f"--address={ADDRESS}")
    try:
        found["cluster"] = hash_of(f"--cluster={ADDRESS}")
        for workers in (1, 2, 4):
            found[f"pool of {workers}"] = hash_of(f"--workers={workers}")
        found["killed"] = killed_node(folder, second)
        found["stopped"] = stopped(folder)
        found["full"] = full_disk(folder)
        other = another_build(folder)
        third = start_node(
            "three", 3, folder, f"--address={ADDRESS}", PYTHONPATH=other, REGALIA_FORM="interpreted"
        )
        found["other"] = refusal("--bots=steward", "--games=20000", f"--cluster={ADDRESS}")
        third.terminate()
    finally:
        for node in (second, first):
            node.terminate()
            node.wait(30)
    return found


if __name__ == "__main__":
    print(json.dumps(main(Path(sys.argv[1]))))
