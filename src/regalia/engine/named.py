"""Named tuples: the values of records and events for programs, with a name for each part."""

from __future__ import annotations

import copyreg
from collections import namedtuple
from functools import cache
from typing import Any

Named = Any
"""A named tuple whose parts a schema declares, so that no type checker knows them."""


@cache
def named_tuple(title: str, parts: tuple[str, ...]) -> Any:
    """The class of the named tuples with this title and these parts, made once.

    Raises:
        ValueError: a part cannot be the name of an attribute.
    """
    make: Any = namedtuple  # mypy knows only those whose title is written out
    found = make(title, parts, module=__name__)
    copyreg.pickle(found, _reduced)
    return found


def rebuilt(title: str, parts: tuple[str, ...], values: tuple[object, ...]) -> Named:
    """The named tuple with these values, for `pickle` and `copy`."""
    return named_tuple(title, parts)(*values)


def _reduced(value: Named) -> tuple[Any, ...]:
    """How `pickle` stores a named tuple: a class that is made when needed has no name to find."""
    return rebuilt, (type(value).__name__, value._fields, tuple(value))
