"""Who asks, and whether a browser may: persons, tokens, hosts and origins.

Secrets are given out once and kept as hashes only, so that who reads the store can be nobody else.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

COOKIE: Final = "regalia"
SECRET_BYTES: Final = 24
LONGEST_SECRET: Final = 64
SECRET: Final = re.compile(r"[A-Za-z0-9_-]{32}")
"""What `new_secret` gives: a cookie that somebody made up himself is no person."""


def new_secret() -> str:
    """A secret that nobody guesses: a person's id, a token, an invitation."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """The id of a table, which can be said aloud and is not guessed."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def key(kind: str, secret: str) -> str:
    """What is kept of a secret of a kind ("person", "token", "invitation")."""
    return hashlib.sha256(f"{kind} {secret}".encode()).hexdigest()


def bearer(authorization: str) -> str:
    """The token in an Authorization header, or nothing."""
    scheme, _, token = authorization.partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def key_of(headers: Mapping[str, str]) -> tuple[str, bool]:
    """The key of whoever asks (empty: nobody we know), and whether it is a token's."""
    token = bearer(headers.get("authorization", ""))
    if token:
        return key("token", token[:LONGEST_SECRET]), True
    cookie = SimpleCookie()
    with suppress(CookieError):
        cookie.load(headers.get("cookie", ""))
    person = cookie[COOKIE].value if COOKIE in cookie else ""
    return (key("person", person) if SECRET.fullmatch(person) else ""), False


class Gate:
    """Which hosts a request may name. ``names`` are those beside addresses and localhost.

    A page of somebody else's site can make a browser send requests here, but only with that site's
    Origin, or, if its name was pointed at this machine, with that name as Host.
    """

    def __init__(self, names: Iterable[str] = ()) -> None:
        self.names = {"localhost", *(name.lower() for name in names)}

    def objection(self, headers: Mapping[str, str]) -> str:
        """Why a request is refused, or nothing."""
        host = headers.get("host", "")
        if not self._is_ours(host):
            return "This server does not go by that name; start it with --allow-host to let it."
        origin = headers.get("origin")
        if origin is not None and _place(origin) != host.lower():
            return "Requests from the pages of another site are refused."
        return ""

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        if name in self.names:
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def _place(origin: str) -> str:
    """Host and port of an origin, or nothing."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""
