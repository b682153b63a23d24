"""The table in words as it is by default: each field of an observation, by its name and with names.

A game that wants better sentences overrides `Words.describe`.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from regalia.engine.blocks import Bag, Ordered, Record, Several, Subset
from regalia.engine.frames import OneFrame
from regalia.engine.specs import Category, Each, Flag, Maybe, Names, Number, Spec
from regalia.engine.state import WHO

EMPTY = "none"
"""Stands for nobody, and for an empty list or bag."""


def lines(observation: Any, names: Names) -> list[str]:
    """A line for each field that has a value: "turn: Anna", "hands: Anna 2 of king; You none"."""
    found: list[str] = []
    for field in dataclasses.fields(observation):
        if "spec" in field.metadata:
            text = in_words(field.metadata["spec"], getattr(observation, field.name), names)
            if text:
                found.append(f"{field.name.replace('_', ' ')}: {text}")
    return found


def in_words(spec: Spec, value: Any, names: Names) -> str:
    """A value of a spec; empty if there is none yet."""
    if isinstance(spec, Maybe):
        return in_words(spec.inner, value, names) if value != () else ""
    if isinstance(spec, Category):
        return label(spec, value, names)
    if isinstance(spec, Flag):
        return "yes" if value else "no"
    if isinstance(spec, Number):
        return str(value) if value >= 0 else EMPTY
    if isinstance(spec, Bag):
        return joined([f"{n} of {label(spec.of, i, names)}" for i, n in enumerate(value) if n])
    if isinstance(spec, (Subset, Ordered)):
        return joined([label(spec.of, number, names) for number in value])
    if isinstance(spec, Several):
        between = ", " if isinstance(spec.inner, Number) else "; "
        latest, more = spec.parted(value)
        assert isinstance(latest, tuple)
        before = [f"{more} before"] if more else []
        return joined([*before, *[in_words(spec.inner, item, names) for item in latest]], between)
    if isinstance(spec, Record):
        parts = zip(spec.parts.items(), value, strict=True)
        return joined([f"{name} {in_words(part, item, names)}" for (name, part), item in parts])
    if isinstance(spec, Each):
        found: list[str] = []
        for i, item in enumerate(value):
            text = in_words(spec.inner, item, names)
            if text:
                found.append(f"{label(spec.by, i, names)} {text}")
        return ", ".join(found) if isinstance(spec.inner, Number) else "; ".join(found)
    assert isinstance(spec, OneFrame), "an observation has no other specs"
    return joined(frame_in_words(spec, value, names))


def frame_in_words(spec: OneFrame, value: Any, names: Names) -> list[str]:
    """The kind of a frame, who decides, and its columns; empty ones are not chosen yet."""
    kind = spec.kind_of(value)
    found = [kind.name]
    if spec.who is not None:
        found.append(f"{spec.who.name} {label(spec.who, value[WHO], names)}")
    for column in kind.columns:
        held = column.value(value)
        if not isinstance(held, int):
            found.append(f"{column.name} {in_words(column.inside(), held, names)}")
        elif held >= column.spec.low:
            found.append(f"{column.name} {in_words(column.spec, held, names)}")
    return found


def label(of: Category, number: int, names: Names) -> str:
    """The name of a number of a category, "lane 2" if it has none."""
    name = of.name_of(number, names)
    if name is None:
        return EMPTY
    return name if isinstance(name, str) else f"{of.name} {name + 1}"


def joined(texts: list[str], between: str = ", ") -> str:
    """Texts in a row, or that there are none."""
    return between.join(texts) if texts else EMPTY
