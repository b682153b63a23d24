"""Seats that a person holds, kept in his state folder so that a crash does not lose them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import BinaryIO, Final

from regalia.text.files import OWNERS, BadFile, state_folder

LOOKING_ON: Final = -1


@dataclass(frozen=True, slots=True)
class Kept:
    """A seat (or LOOKING_ON, of a host) and what it takes to come back to it.

    ``address`` is the table's; ``invitation`` the address by which one came, ``host`` the token of
    the table's host, both empty if there is none.
    """

    address: str
    seat: int
    name: str
    token: str
    invitation: str = ""
    host: str = ""


def keep(kept: Kept) -> None:
    """Write it down, for its owner's eyes alone.

    Raises:
        BadFile: it cannot be written.
    """
    path = _path(kept)
    beside = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        beside.unlink(missing_ok=True)
        made = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNERS)
        with open(made, "w", encoding="utf-8") as file:
            json.dump(asdict(kept), file)
        os.replace(beside, path)
    except OSError as wrong:
        raise BadFile(f"{path} cannot be written: {wrong.strerror or wrong}.") from None


@contextmanager
def held(kept: Kept) -> Iterator[None]:
    """Meanwhile `recall` passes the seat over: a second person of the same account gets another."""
    with ExitStack() as stack:
        with suppress(OSError, BadFile):  # somebody has removed it
            _lock(stack.enter_context(_path(kept).open("rb")))
        yield


def _is_held(path: Path) -> bool:
    with path.open("rb") as file:
        return not _lock(file)


def _lock(file: BinaryIO) -> bool:
    """Lock a file until it is closed; false if another has it. Where there are no locks, true."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def recall(address: str, seat: int | None, name: str | None) -> Kept | None:
    """The seat kept for an address, if it is the ``seat`` and of the ``name`` that are wanted."""
    for kept in _all():
        if (
            address in (kept.address, kept.invitation)
            and (kept.seat == seat or (seat is None and kept.seat != LOOKING_ON))
            and name in (None, kept.name)
        ):
            return kept
    return None


def forget(kept: Kept) -> None:
    """The game is over, or the seat is somebody else's."""
    with suppress(OSError, BadFile):
        _path(kept).unlink(missing_ok=True)


def _all() -> Iterator[Kept]:
    """All that is kept and not held; a file that is none of ours is passed over."""
    try:
        paths = sorted(folder().glob("*.json"))
    except BadFile:  # where no folder can be made nothing is kept
        return
    for path in paths:
        with suppress(OSError, ValueError, TypeError):
            kept = Kept(**json.loads(path.read_text(encoding="utf-8")))
            if path == _path(kept) and not _is_held(path):
                yield kept


def _path(kept: Kept) -> Path:
    plain = re.sub(r"[^A-Za-z0-9.]+", "-", kept.address)
    return folder() / f"{plain}-{kept.seat + 1}.json"


def folder() -> Path:
    """Where seats are kept, a file each; it is made.

    Raises:
        BadFile: it cannot be.
    """
    return state_folder("seats")
