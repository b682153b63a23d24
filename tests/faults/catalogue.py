"""The catalogue of mutations: small faults, each replacing a text in one file.

``chosen.toml`` holds those written by hand, ``drawn.toml`` those that `tests.faults.draw` drew from
a seed. A text must occur exactly once in its file; otherwise the file has changed and the entry
needs updating.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = Path(__file__).parent
FILES = ("chosen.toml", "drawn.toml")
AREAS = (
    "christina",
    "res_publica",
    "regency",
    "baronage",
    "domus",
    "words",
    "regions",
    "observation",
    "imagine",
    "engine",
    "schema",
    "positions",
    "kinds",
    "search",
    "table",
    "wire",
    "window",
    "storage",
    "server",
    "page",
    "renderer",
    "script",
)
KEYS = {"id", "area", "file", "text", "replacement", "breaks", "equivalent"}


class BadCatalogue(Exception):
    """The catalogue is invalid; the message names the entry and the reason."""


@dataclass(frozen=True)
class Fault:
    """One small fault: in ``file`` the only ``text`` is replaced by ``replacement``."""

    id: str
    area: str
    file: str
    text: str
    replacement: str
    breaks: str
    origin: str
    """``chosen`` or ``drawn``."""
    equivalent: str = ""
    """Why the fault has no observable effect; empty for a fault that must be caught."""

    def applied(self, source: str) -> str:
        """The source of the file with this fault applied.

        Raises:
            BadCatalogue: the text does not occur exactly once.
        """
        found = source.count(self.text)
        if found != 1:
            times = "no longer" if found == 0 else f"{found} times"
            raise BadCatalogue(f"{self.id}: its text is {times} found in {self.file}.")
        return source.replace(self.text, self.replacement)


def load(root: Path = ROOT, folder: Path = FOLDER) -> list[Fault]:
    """All faults, in the order of the files, checked against the sources below ``root``.

    Raises:
        BadCatalogue: an entry is incomplete, is named twice, or does not fit its file.
    """
    found: list[Fault] = []
    for name in FILES:
        origin = name.removesuffix(".toml")
        entries = tomllib.loads((folder / name).read_text(encoding="utf-8")).get("fault", [])
        found.extend(_read(entry, origin) for entry in entries)
    names = [fault.id for fault in found]
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise BadCatalogue(f"{', '.join(twice)}: named more than once.")
    wrong = [sentence for fault in found if (sentence := _wrong(fault, root))]
    if wrong:
        raise BadCatalogue("\n".join(wrong))
    return found


def _read(entry: dict[str, str], origin: str) -> Fault:
    name = entry.get("id", "an entry without id")
    if unknown := entry.keys() - KEYS:
        raise BadCatalogue(f"{name}: nobody reads {', '.join(sorted(unknown))}.")
    if missing := KEYS - entry.keys() - {"equivalent"}:
        raise BadCatalogue(f"{name}: {', '.join(sorted(missing))} is missing.")
    fault = Fault(origin=origin, **entry)
    if fault.area not in AREAS:
        raise BadCatalogue(f"{name}: there is no area {fault.area}.")
    if not fault.breaks.endswith(".") or "\n" in fault.breaks:
        raise BadCatalogue(f"{name}: what it breaks is told in one sentence.")
    if fault.text == fault.replacement or not fault.text:
        raise BadCatalogue(f"{name}: its replacement changes nothing.")
    return fault


def _wrong(fault: Fault, root: Path) -> str:
    """Why a fault does not fit its file, or an empty string."""
    path = root / fault.file
    if not path.is_file():
        return f"{fault.id}: there is no {fault.file}."
    try:
        changed = fault.applied(path.read_text(encoding="utf-8"))
        if path.suffix == ".py":
            compile(changed, fault.file, "exec")
        elif path.suffix == ".js" and (how := no_script(changed, fault)):
            return f"{fault.id}: {fault.file} is no longer JavaScript with it: {how}."
    except BadCatalogue as error:
        return str(error)
    except SyntaxError as error:
        return f"{fault.id}: {fault.file} is no longer Python with it: {error.msg}."
    return ""


def no_script(changed: str, fault: Fault) -> str:
    """Why a changed file is not JavaScript, or empty; without Node only brackets count."""
    node = shutil.which("node")
    if node is None:
        return "brackets" if open_in(fault.text) != open_in(fault.replacement) else ""
    with tempfile.NamedTemporaryFile("w", suffix=".mjs", encoding="utf-8") as file:
        file.write(changed)
        file.flush()
        checked = subprocess.run([node, "--check", file.name], capture_output=True, text=True)
    wrong = [line for line in checked.stderr.splitlines() if line.startswith("SyntaxError: ")]
    return "".join(wrong).removeprefix("SyntaxError: ") or (
        "it fails" if checked.returncode else ""
    )


def open_in(text: str) -> list[int]:
    """The number of unclosed brackets of each kind in a text."""
    return [text.count(pair[0]) - text.count(pair[1]) for pair in ("()", "[]", "{}")]
