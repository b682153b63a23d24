"""Secrets and their keys, bearer tokens, and the hosts and origins a browser may use.

Only hashes of secrets are stored, so that a reader of the store cannot act for anybody.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Mapping
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

SECRET_BYTES: Final = 24
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
"""The form of `new_secret`."""
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LETTERS: Final = 10
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::[0-9]{1,5})?")
"""A Host header as browsers write it; in another form parsers might disagree about its parts."""


def new_secret() -> str:
    """An unguessable secret: a person's id, a token or an invitation."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """A table id: unguessable, and easy to read aloud."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LETTERS))


def next_table_id(table: str, host: str) -> str:
    """The id of the table at which the people of a table continue; ``host`` is its host's key.

    If that is closed, the table after it has the id that follows from the closed one's.

    It is always the same, so that a table is found again if the server is killed before the old
    table names it. The host can compute it, and nobody else; at the table all seats are taken
    from the first (`regalia.table.continuing`).
    """
    digest = hashlib.sha256(f"again {table} {host}".encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:ID_LETTERS])


def key(kind: str, secret: str) -> str:
    """The stored hash of a secret of a kind ("person", "token", "invitation")."""
    return hashlib.sha256(f"{kind} {secret}".encode()).hexdigest()


def bearer(authorization: str) -> str:
    """The token in an Authorization header, or an empty string."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def headers_of(scope: Mapping[str, Any]) -> dict[str, str]:
    """The headers of a request by name; a repeated header is joined with commas."""
    headers: dict[str, str] = {}
    for raw, value in scope["headers"]:
        name = raw.decode("latin-1")
        text = value.decode("latin-1")
        headers[name] = f"{headers[name]}, {text}" if name in headers else text
    return headers


class HostPolicy:
    """Checks Host and Origin. ``names`` are hosts allowed besides addresses and localhost.

    A page of another site can make a browser send requests here, but only with that site's Origin,
    or, if its name was pointed at this machine, with that name as Host. What came without TLS may
    be of anybody in between, so where there is TLS, an Origin without it is another site's;
    ``secure``: there is, whatever the proxy says.
    """

    def __init__(self, names: Iterable[str] = (), secure: bool = False) -> None:
        self.names = {"localhost", *(name.lower() for name in names)}
        self.secure = secure

    def error(self, headers: Mapping[str, str], scheme: str = "http") -> str:
        """Why a request is refused, as a sentence; empty if it is allowed.

        ``scheme`` is that of the request, as the server or a trusted proxy says.
        """
        host = headers.get("host", "")
        if not self._is_ours(host):
            return "This server does not go by that name; start it with --allow-host to let it."
        origin = headers.get("origin")
        if origin is not None and _netloc(origin) != host.lower():
            return "Requests from the pages of another site are refused."
        wanted = "https" if self.secure or scheme in ("https", "wss") else "http"
        if origin is not None and urlsplit(origin).scheme.lower() != wanted:
            return (
                "This page came over TLS, of which the server knows nothing: start it with"
                " --secure-cookies."
                if wanted == "http"
                else "This page came without TLS; open it with https://."
            )
        return ""

    def _is_ours(self, host: str) -> bool:
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        if found[2] in self.names:
            return True
        try:
            ip_address(found[1] or found[2])
        except ValueError:
            return False
        return True


def _netloc(origin: str) -> str:
    """Host and port of an origin, or an empty string."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
