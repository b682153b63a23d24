"""Whom and what a server keeps out: names, addresses, and tables that no public list shows.

They are lines of a text file beside the store, written by commands and read by the server whenever
it changes: ``name Anna``, ``address 10.0.0.0/8``, ``table k3v9x2m7qw``.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import cached_property
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Final

from regalia.engine.errors import BadOption
from regalia.engine.words import excerpt
from regalia.names.checking import LONGEST_NAME, with_fewer_numbers
from regalia.names.skeletons import looks
from regalia.server.limits import IPV6_PREFIX, LONGEST_FILE
from regalia.server.store_file import connect
from regalia.server.store_lock import OWNERS, BadStore, cause

NAME, ADDRESS, TABLE = "name", "address", "table"
"""The first word of a line."""
ADDRESS_LIKE: Final = re.compile(r"[0-9./]*\.[0-9./]*|.*[:/].*")
"""What is meant as an address; no name has a colon or a slash."""

Network = IPv4Network | IPv6Network


class BadList(BadOption):
    """A text file beside the store cannot be read."""


@dataclass(frozen=True)
class ShutOut:
    """What the lines of the file name. ``networks`` holds single addresses, too."""

    names: tuple[str, ...] = ()
    networks: tuple[Network, ...] = ()
    tables: tuple[str, ...] = ()

    def has_name(self, name: str) -> bool:
        """Whether a name looks like one that is shut out, or like that with a number."""
        seen = set[str]().union(*map(looks, with_fewer_numbers(name)))
        return not seen.isdisjoint(self._skeletons)

    @cached_property
    def _skeletons(self) -> frozenset[str]:
        """The skeletons of all names."""
        return frozenset().union(*[looks(name) for name in self.names])

    def network_of(self, address: str) -> Network | None:
        """The network that is shut out and holds this address, or None."""
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return None
        found = getattr(found, "ipv4_mapped", None) or found
        bits, most = int(found), found.max_prefixlen
        for (version, length), networks in self._by_length.items():
            if version == found.version and (one := networks.get(bits >> most - length)):
                return one
        return None

    @cached_property
    def _by_length(self) -> dict[tuple[int, int], dict[int, Network]]:
        """The networks by version of IP and length of their prefix, and by that prefix.

        A search looks once for each length, however many networks there are.
        """
        found: dict[tuple[int, int], dict[int, Network]] = {}
        for one in self.networks:
            prefix = int(one.network_address) >> one.max_prefixlen - one.prefixlen
            found.setdefault((one.version, one.prefixlen), {})[prefix] = one
        return found

    def prepare(self) -> ShutOut:
        """This list, with what a search needs made ready; that takes long if the list is long."""
        _ = self._skeletons, self._by_length
        return self


def beside(store: Path, suffix: str) -> Path:
    """The text file beside a store, as ``regalia.db.words``."""
    real = store.resolve()
    return real.with_name(real.name + suffix)


def list_path(store: Path) -> Path:
    """The file of what is shut out of the server of this store."""
    return beside(store, ".shut-out")


def read_text(path: Path) -> str:
    """The text of a file; empty if there is none.

    Raises:
        BadList: it cannot be read, is longer than `LONGEST_FILE`, or is not text.
    """
    try:
        if path.exists() and not path.is_file():
            raise BadList(f"{path} is no file.")
        with path.open("rb") as file:
            content = file.read(LONGEST_FILE + 1)
        if len(content) > LONGEST_FILE:
            raise BadList(f"{path} has more than {LONGEST_FILE} bytes.")
        return content.decode()
    except FileNotFoundError:
        return ""
    except UnicodeDecodeError:
        raise BadList(f"{path} is not a text in UTF-8.") from None
    except OSError as error:
        raise BadList(f"{path} cannot be read: {cause(error)}.") from None


def read(path: Path) -> ShutOut:
    """What the lines of a file name; nothing if there is no file.

    Raises:
        BadList: the file cannot be read, or a line is not understood.
    """
    found: dict[str, list[str]] = {NAME: [], ADDRESS: [], TABLE: []}
    networks: list[Network] = []
    for number, line in enumerate(read_text(path).splitlines(), 1):
        kind, _, what = line.strip().partition(" ")
        if not kind or kind.startswith("#"):
            continue
        if kind not in found or not what.strip():
            raise BadList(
                f"Line {number} of {path} must be a {NAME}, an {ADDRESS} or a {TABLE}, "
                f"not “{excerpt([line])}”."
            )
        found[kind].append(what.strip())
        if kind == ADDRESS:
            try:
                networks.append(network(what.strip()))
            except BadList as error:
                raise BadList(f"Line {number} of {path}: {error}") from None
    return ShutOut(tuple(found[NAME]), tuple(networks), tuple(found[TABLE]))


def network(written: str) -> Network:
    """The network that an address or a network names; of IPv6 at most `IPV6_PREFIX` bits count.

    Raises:
        BadList: it names none, or everybody.
    """
    shown = excerpt([written])
    try:
        found = ip_network(written)
    except ValueError as error:
        if "has host bits set" in str(error):
            found = ip_network(written, strict=False)
            raise BadList(f"“{shown}” is no network; the one that it lies in is {found}.") from None
        raise BadList(
            f"“{shown}” is neither an address nor a network, as 192.0.2.7, 10.0.0.0/8 or "
            "2001:db8::/32."
        ) from None
    if found.prefixlen == 0:
        raise BadList(f"“{shown}” is everybody; stop the server instead.")
    if isinstance(found, IPv6Network):
        mapped = found.network_address.ipv4_mapped
        if mapped is not None and found.prefixlen >= 96:
            return ip_network(f"{mapped}/{found.prefixlen - 96}")
        if found.prefixlen > IPV6_PREFIX:
            return found.supernet(new_prefix=IPV6_PREFIX)
    return found


# What the commands do. Each returns a sentence.


def shut_out(store: Path, who: str) -> str:
    """Shut out a name, an address or a network.

    Raises:
        BadOption: it is neither, or the file cannot be read or written.
    """
    path = list_path(store)
    kept = read(path)
    if ADDRESS_LIKE.fullmatch(who.strip()):
        found = network(who.strip())
        if found in kept.networks:
            return f"{_shown(found)} is shut out already."
        _add(path, f"{ADDRESS} {found}")
        return f"{_shown(found)} is shut out."
    name = _name(who)
    if kept.has_name(name):
        return f"“{name}” is shut out already, by itself or with a name that is like it."
    _add(path, f"{NAME} {name}")
    return f"“{name}” is shut out, with all names that look like it, also with a number."


def let_in(store: Path, who: str) -> str:
    """Let in again what `shut_out` has shut out.

    Raises:
        BadOption: it is not shut out, or the file cannot be read or written.
    """
    path = list_path(store)
    kept = read(path)
    if ADDRESS_LIKE.fullmatch(who.strip()):
        found = network(who.strip())
        wider = [one for one in kept.networks if one.version == found.version]
        wider = [one for one in wider if found != one and found.subnet_of(one)]  # type: ignore[arg-type]
        if found not in kept.networks:
            raise BadOption(
                f"{_shown(found)} is shut out with {wider[0]}; let that in."
                if wider
                else f"{_shown(found)} is not shut out."
            )
        _remove(path, ADDRESS, lambda one: network(one) == found)
        still = f" by itself, but shut out with {wider[0]}" if wider else ""
        return f"{_shown(found)} is let in{still}."
    name = _name(who)
    alike = [one for one in kept.names if not looks(one).isdisjoint(looks(name))]
    others = [one for one in kept.names if one not in alike and ShutOut((one,)).has_name(name)]
    if not alike:
        raise BadOption(
            f"“{name}” is shut out with “{others[0]}”; let that in."
            if others
            else f"“{name}” is not shut out."
        )
    _remove(path, NAME, lambda one: one in alike)
    still = f" by itself, but shut out with “{others[0]}”" if others else ""
    return f"“{name}” is let in{still}."


def hide(store: Path, table: str, undo: bool) -> str:
    """Keep a table off the public lists, or with ``undo`` let them show it again.

    Raises:
        BadOption, BadStore: there is no such table, it is not hidden, or a file cannot be used.
    """
    path = list_path(store)
    hidden = table in read(path).tables
    if undo and not hidden:
        raise BadOption(f"The table “{excerpt([table])}” is not hidden.")
    if undo:
        _remove(path, TABLE, lambda one: one == table)
        return f"The table {table} is listed again, if its host has listed it."
    if not _has_table(store, table):
        raise BadOption(f"There is no table “{excerpt([table])}” in {store}.")
    if not hidden:
        _add(path, f"{TABLE} {table}")
    return f"The table {table} is on no public list; who has its address finds it."


def listing(store: Path) -> str:
    """All that is shut out or hidden, one a line.

    Raises:
        BadOption: the file cannot be read.
    """
    kept = read(list_path(store))
    lines = [f"{NAME} {one}" for one in kept.names]
    lines += [f"{ADDRESS} {one}" for one in kept.networks]
    lines += [f"{TABLE} {one} (hidden)" for one in kept.tables]
    return "\n".join(lines or ["Nobody is shut out, and no table is hidden."])


def _name(who: str) -> str:
    """A name to compare with.

    Raises:
        BadOption: there is none.
    """
    name = " ".join(who.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadOption(f"Give a name of 1 to {LONGEST_NAME} letters, an address or a network.")
    return name


def _shown(found: Network) -> str:
    """A network as a person writes it: a single address without its length."""
    return str(found.network_address) if found.prefixlen == found.max_prefixlen else str(found)


def _has_table(store: Path, table: str) -> bool:
    try:
        with closing(connect(store)) as reader:
            reader.execute("PRAGMA query_only = ON")
            found = reader.execute("SELECT 1 FROM tables WHERE tbl = ?", (table,)).fetchone()
    except sqlite3.Error as error:
        raise BadStore(f"{store} cannot be read as a store: {cause(error)}.") from None
    return found is not None


def _add(path: Path, line: str) -> None:
    """Add a line, in one write; one that was left without its end before it is ended, too.

    Raises:
        BadList: the file cannot be read or written.
    """
    before = read_text(path)
    start = "\n" if before and not before.endswith("\n") else ""
    try:
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNERS)
        with os.fdopen(file, "wb", buffering=0) as out:
            out.write(f"{start}{line}\n".encode())
    except OSError as error:
        raise BadList(f"{path} cannot be written: {cause(error)}.") from None


def _remove(path: Path, kind: str, unwanted: Callable[[str], bool]) -> None:
    """Write the file anew without the lines of this kind that are unwanted."""
    kept = [
        line
        for line in read_text(path).splitlines()
        if not (line.split()[:1] == [kind] and unwanted(line.strip().partition(" ")[2].strip()))
    ]
    part = path.with_name(f"{path.name}.part")
    try:
        file = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNERS)
        with os.fdopen(file, "wb") as out:
            out.write("".join(f"{line}\n" for line in kept).encode())
        part.replace(path)
    except OSError as error:
        raise BadList(f"{path} cannot be written: {cause(error)}.") from None
