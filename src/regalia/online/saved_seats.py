"""The seats that a person holds, saved in their state folder so that a crash does not lose them."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import BinaryIO, Final

from regalia.text.files import OWNER_ONLY, BadFile, state_folder

SPECTATOR: Final = -1
"""The seat number under which a host who has no seat is saved."""


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """A seat (or SPECTATOR) and what is needed to come back to it.

    ``address`` is the table's, ``invitation`` the address by which the person came, ``host`` the
    token of the table's host; the last two are "" if there is none.
    """

    address: str
    seat: int
    name: str
    token: str
    invitation: str = ""
    host: str = ""


def save(saved: SavedSeat) -> None:
    """Write it to its file, readable by its owner only.

    Raises:
        BadFile: it cannot be written.
    """
    path = _path(saved)
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        temporary.unlink(missing_ok=True)
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
        with open(descriptor, "w", encoding="utf-8") as file:
            json.dump(asdict(saved), file)
        os.replace(temporary, path)
    except OSError as wrong:
        raise BadFile(f"{path} cannot be written: {wrong.strerror or wrong}.") from None


@contextmanager
def locked(saved: SavedSeat) -> Iterator[None]:
    """Lock the seat so that `find` in a second terminal of the same account passes it over."""
    with ExitStack() as stack:
        with suppress(OSError, BadFile):  # the file may have been removed
            _lock(stack.enter_context(_path(saved).open("rb")))
        yield


def _is_locked(path: Path) -> bool:
    with path.open("rb") as file:
        return not _lock(file)


def _lock(file: BinaryIO) -> bool:
    """Lock a file until it is closed; false if another process has. True if locks do not exist."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def find(address: str, seat: int | None, name: str | None) -> SavedSeat | None:
    """The first seat saved for an address that nobody has locked, with this seat and name if given.

    Without ``seat``, SPECTATOR is passed over.
    """
    for saved in _all():
        if (
            address in (saved.address, saved.invitation)
            and (saved.seat == seat or (seat is None and saved.seat != SPECTATOR))
            and name in (None, saved.name)
        ):
            return saved
    return None


def delete(saved: SavedSeat) -> None:
    """Delete its file, once the game is over or somebody else has the seat."""
    with suppress(OSError, BadFile):
        _path(saved).unlink(missing_ok=True)


def _all() -> Iterator[SavedSeat]:
    """All saved seats that are not locked; unreadable and foreign files are passed over."""
    try:
        paths = sorted(folder().glob("*.json"))
    except BadFile:  # without the folder nothing can have been saved
        return
    for path in paths:
        with suppress(OSError, ValueError, TypeError):
            saved = SavedSeat(**json.loads(path.read_text(encoding="utf-8")))
            if path == _path(saved) and not _is_locked(path):
                yield saved


def _path(saved: SavedSeat) -> Path:
    plain = re.sub(r"[^A-Za-z0-9.]+", "-", saved.address)
    return folder() / f"{plain}-{saved.seat + 1}.json"


def folder() -> Path:
    """The folder of saved seats, one file each; it is created.

    Raises:
        BadFile: it cannot be created.
    """
    return state_folder("seats")
