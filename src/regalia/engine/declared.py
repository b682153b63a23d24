"""Declared: the annotated numbers of a module, as schemas and zones declare them."""

from __future__ import annotations

import ast
import inspect
import sys
from types import ModuleType
from typing import get_args, get_type_hints

from mypy_extensions import i64

from regalia.engine.errors import BadSchema
from regalia.engine.specs import Number, Spec


class Declared:
    """Base of all annotations; who reads a module sets ``name`` and ``number``."""

    def __init__(self) -> None:
        self.name = ""
        self.number: i64 = 0


def single(name: str, spec: Spec, remedy: str = "take Packed") -> Number:
    """The spec as one of a single number."""
    if not isinstance(spec, Number):
        raise ValueError(f"{name} must be a single number: {remedy}")
    return spec


def file_of(module: str) -> str:
    """The file of a module, for error messages."""
    return f"{module.replace('.', '/')}.py"


def declarations(module: str, skipped: int = 0) -> list[tuple[str, int, Declared]]:
    """The annotated numbers of a module in order: name, number and annotation.

    The first ``skipped`` annotations of the module are left out.

    Raises:
        BadSchema: an annotation is invalid.
    """
    found: list[tuple[str, int, Declared]] = []
    space = vars(sys.modules[module])
    noted = ModuleType(module)
    for name, hint in list(space["__annotations__"].items())[skipped:]:
        if "[" not in str(hint):
            continue  # ``NAME: Final = …``: `get_type_hints` fails on it
        noted.__annotations__ = {name: hint}
        try:
            hints = get_type_hints(noted, space, include_extras=True)
        except Exception as wrong:
            raise BadSchema(f"{file_of(module)}, {name}: {wrong}.") from wrong
        for inner in get_args(hints[name]):
            for declared in get_args(inner)[1:]:
                if isinstance(declared, Declared):
                    number = getattr(get_args(inner)[0], "__name__", "")
                    if number != "i64":  # compared by name: in compiled code, i64 is int
                        raise BadSchema(f"{file_of(module)}, {name}: it must be an i64.")
                    if type(space.get(name)) is not int:
                        raise BadSchema(f"{file_of(module)}, {name}: it has no number.")
                    found.append((name, space[name], declared))
    computed = computed_in(module) if found else []
    for name, _, _ in found:
        if name in computed:
            raise BadSchema(f"{file_of(module)}, {name}: write its number out.")
    return found


def computed_in(module: str) -> list[str]:
    """The annotated names of a module whose value is not a literal, if its source is available."""
    try:
        body = ast.parse(inspect.getsource(sys.modules[module])).body
    except (OSError, TypeError):
        return []
    return [
        node.target.id
        for node in body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and not isinstance(node.value, ast.Constant)
    ]
