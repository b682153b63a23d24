"""Numbers that become Python objects in the compiled rules, found in the C that mypyc wrote.

    python -m tests.boxed

In compiled code an `i64` is a machine number. A few expressions turn it into an object all the
same, unseen in the source: an argument of a function that is not compiled, ``a if b else 0``,
``for _ in range(n)``, a loop over a list of Python integers. Each costs an allocation, so none may
stand in what search and playouts run: `carry_out`, `legal`, `sample`, `copy` and `redraw` of every
game, and all that these call.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "regalia"
GENERATED: Final = ROOT / "build" / "c" / "__native_regalia_native.c"
HOT: Final = ("carry_out", "legal", "sample", "copy", "imagine", "redraw")

FUNCTION: Final = re.compile(r"^[A-Za-z][^\n;=]*\bCPyDef_(\w+)\([^;\n]*\)\s\{\n", re.MULTILINE)
CALL: Final = re.compile(r"\bCPyDef_(\w+)\(")
METHOD_CALL: Final = re.compile(r"\bCPY_GET_METHOD\(\w+, CPyType_(\w+),[^;]*; /\* (\w+) \*/")
CLASS: Final = re.compile(r"^class (\w+)\((.*)\):", re.MULTILINE)
BOX: Final = re.compile(
    r"PyLong_FromLongLong\(|PySequence_Contains\(|PyObject_VectorcallMethod\(|PyObject_GetIter\("
    r"|PyFloat_FromDouble\(|CPyTagged_StealAsObject\(|VecI64Api\.unbox"
    r"|CPyLong_AsInt64_?\((?=cpy_r_r\d+\);\n    CPy_DECREF)"
)
"""How mypyc makes an object of a number, reads one from an object, or goes through objects."""
TRACEBACK: Final = re.compile(r'CPy_AddTraceback\("src/regalia/([^"]+)", "[^"]+", (\d+)')


@dataclass(frozen=True)
class Box:
    """A place in the source at which a number becomes an object, or is read from one."""

    function: str
    file: str
    line: int
    by: str

    def __str__(self) -> str:
        return f"src/regalia/{self.file}:{self.line}: {self.function} ({self.by})"


def functions(code: str) -> dict[str, str]:
    """The body of each compiled function and constructor, by its name in C."""
    code = re.sub("^ {40,}", "", code, flags=re.MULTILINE)  # as mypyc indents constructors
    starts = list(FUNCTION.finditer(code))
    return {start[1]: code[start.end() : code.index("\n}\n", start.end())] for start in starts}


def reached(bodies: Mapping[str, str], roots: Iterable[str]) -> set[str]:
    """The functions that the roots call, directly or not.

    A call of a method that subclasses may override counts as a call of each of these methods.
    """
    lines = families()
    methods: dict[tuple[str, str], list[str]] = {}
    for name in bodies:
        owner, _, method = short(name).partition(".")
        methods.setdefault((owner, method), []).append(name)
    known: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in known or name not in bodies:
            continue
        known.add(name)
        waiting += CALL.findall(bodies[name])
        for called, method in METHOD_CALL.findall(bodies[name]):
            for owner in lines.get(called.rpartition("___")[2], ()):
                waiting += methods.get((owner, method), ())
    return known


def families() -> dict[str, set[str]]:
    """For each class of engine, games and bots: itself, all above it and all below, by name."""
    above: dict[str, set[str]] = {}
    for path in sorted(PACKAGE.glob("**/*.py")):
        for name, bases in CLASS.findall(path.read_text()):
            above.setdefault(name, set()).update(bases.replace(" ", "").split(","))
    for _ in range(len(above)):
        for bases in above.values():
            bases.update(*[above.get(base, set()) for base in bases])
    found = {name: {name, *bases} for name, bases in above.items()}
    for name, bases in above.items():
        for base in bases:
            found.setdefault(base, {base}).add(name)
    return found


def short(name: str) -> str:
    """A function of C as its class and name, or its module and name: "State.apply"."""
    return ".".join(name.split("___")[-2:])


def boxes(bodies: Mapping[str, str], names: Iterable[str]) -> list[Box]:
    """The places in these functions where a number becomes an object."""
    found: dict[Box, None] = {}
    for name in sorted(names):
        if "_glue" in name:
            continue  # called from Python alone
        body = bodies[name]
        for match in BOX.finditer(body):
            place = TRACEBACK.search(body, match.end()) or TRACEBACK.search(body)
            file, line = (place[1], int(place[2])) if place is not None else ("?", 0)
            found[Box(short(name), file, line, match[0].rstrip("("))] = None
    return list(found)


def roots(bodies: Mapping[str, str]) -> list[str]:
    """`apply`, `legal`, `sample` and `imagine` of every game's State."""
    pattern = re.compile(rf"\w+___rules___\w+State___({'|'.join(HOT)})")
    return [name for name in bodies if pattern.fullmatch(name)]


def main() -> None:
    """Print every box in what is reached, also those that the test allows."""
    bodies = functions(GENERATED.read_text())
    for box in boxes(bodies, reached(bodies, roots(bodies))):
        print(box)


if __name__ == "__main__":
    main()
