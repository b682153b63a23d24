"""The packages for playing with the hashes of their files, and what is known of holes in them.

``python -m tests.pins`` writes constraints-hashed.txt by pip-tools, which takes the files' hashes
from where pip is set up to install from. ``--audit`` asks pip-audit for known holes; its exit
status is 1 if there are any, and 0 if no source of them can be reached. Both programs are installed
into a folder of their own, build/pins.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
HASHED: Final = ROOT / "constraints-hashed.txt"
CONSTRAINTS: Final = ROOT / "constraints.txt"
TOOLS: Final = ROOT / "build" / "pins"
HEAD: Final = """\
# The packages for playing, of constraints.txt, with the hashes of their files: `make pins`.
# To install with them: pip install --require-hashes -r constraints-hashed.txt
"""
PINNED: Final = re.compile(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", re.MULTILINE)
UNREACHABLE: Final = "No source of known holes can be reached from here: nothing was looked up."


def pinned(text: str) -> dict[str, str]:
    """The version of each package that a file of constraints names, by normalised name."""
    return {re.sub("[-_.]+", "-", name).lower(): version for name, version in PINNED.findall(text)}


def tool(package: str) -> Path | None:
    """The program of this package in a folder of its own; None if it cannot be installed."""
    program = TOOLS / "bin" / package
    if not program.exists():
        venv.create(TOOLS, with_pip=True)
        python = str(TOOLS / "bin" / "python")
        pip = [python, "-m", "pip", "install", "--quiet", package]
        if subprocess.run(pip, capture_output=True).returncode:
            return None
    return program


def write_pins() -> int:
    """Write constraints-hashed.txt; returns the exit status."""
    program = tool("pip-tools")
    if program is None:
        print("pip-tools cannot be installed here.", file=sys.stderr)
        return 1
    written = TOOLS / "written.txt"
    written.unlink(missing_ok=True)
    asked = ["--generate-hashes", "--no-header", "--no-annotate", "--no-emit-options"]
    asked += ["--strip-extras", "--quiet"]
    files = ["--constraint", CONSTRAINTS, "--output-file", written, ROOT / "pyproject.toml"]
    command = [program.with_name("pip-compile"), *asked, *files]
    compiled = subprocess.run(list(map(str, command)), cwd=ROOT)
    if compiled.returncode == 0:
        HASHED.write_text(HEAD + written.read_text(encoding="utf-8"), encoding="utf-8")
    return compiled.returncode


def audit(command: list[str]) -> int:
    """Print the known holes that a command finds as pip-audit's JSON; returns the exit status."""
    found = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    try:
        packages: list[dict[str, Any]] = json.loads(found.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        print(UNREACHABLE)
        return 0
    known = [package for package in packages if "vulns" in package]  # others were not found
    if not known:
        print(UNREACHABLE)
        return 0
    holes = 0
    for package in known:
        for hole in package["vulns"]:
            holes += 1
            mended = ", ".join(hole["fix_versions"]) or "no version"
            print(f"{package['name']} {package['version']}: {hole['id']}, mended in {mended}.")
    print(f"{holes} known holes in {len(known)} of {len(packages)} packages.")
    return 1 if holes else 0


def main() -> int:
    """Do what the arguments say; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.pins", description=__doc__)
    parser.add_argument("--audit", action="store_true", help="look for known holes")
    if not parser.parse_args().audit:
        return write_pins()
    program = tool("pip-audit")
    if program is None:
        print(UNREACHABLE)
        return 0
    command = [str(program), "--requirement", str(HASHED), "--require-hashes", "--disable-pip"]
    return audit([*command, "--format", "json", "--progress-spinner", "off"])


if __name__ == "__main__":
    sys.exit(main())
