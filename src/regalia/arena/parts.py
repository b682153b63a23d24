"""A part of bulk work: what whoever plays it is sent, and what comes back.

Both are JSON, so that the processes of this machine and the nodes of a cluster, which may hold
another build, are asked alike. A job is a function of a module, with annotations that msgspec
reads: a plan, the first number and the end of a range in, and a result out.
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from regalia import _native
from regalia.arena.contest import code


class Order(msgspec.Struct):
    """A part to be played: the ``number`` of the part, and its range from ``first`` to ``end``.

    ``job`` names the function, as "module:name"; ``plan`` holds the seed.
    """

    job: str
    plan: msgspec.Raw
    number: int
    first: int
    end: int


class Reply(msgspec.Struct):
    """What a part gave, or in ``failed`` why it gave nothing; ``seconds`` is how long it took.

    ``sources`` and ``data`` are the first digits of the hashes of those files with which it was
    played, ``form`` says whether they were compiled.
    """

    sources: str
    data: str
    form: str
    seconds: float = 0.0
    failed: str = ""
    result: msgspec.Raw = msgspec.Raw(b"null")


def reply() -> Reply:
    """An empty reply of this process, with the fingerprints of its build."""
    return Reply(code(".py"), code(".toml"), _native.form())


def name_of(job: Callable[..., Any]) -> str:
    """The name of a job, as an order holds it."""
    return f"{job.__module__}:{job.__qualname__}"


def place_of(wrong: Exception) -> str:
    """Where an error was raised, as " (rules.py:12)"; "" where no line is known."""
    frames = traceback.extract_tb(wrong.__traceback__)
    return f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""


def answer(order: bytes) -> bytes:
    """Play the part of an order: the reply. An error is told in it and not raised."""
    given = reply()
    begun = time.perf_counter()
    try:
        asked = msgspec.json.decode(order, type=Order)
        module, _, name = asked.job.partition(":")
        job = getattr(import_module(module), name)
        of_plan = next(iter(get_type_hints(job).values()))
        plan = msgspec.json.decode(asked.plan, type=of_plan)
        given.result = msgspec.Raw(msgspec.json.encode(job(plan, asked.first, asked.end)))
    except Exception as wrong:
        given.failed = f"{type(wrong).__name__}: {wrong}".rstrip(": ") + place_of(wrong)
    given.seconds = time.perf_counter() - begun
    return msgspec.json.encode(given)
