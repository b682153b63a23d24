"""Who sends a request: persons by signed cookies, seats by tokens; and logging out.

A person is a random id that only their browsers hold; the store has its hash, the person's key. A
cookie is the id with the number of times that the person has logged out everywhere, the id of one
login, and a signature over these by a key of the store. So nobody can make a cookie: who reads the
store lacks the ids, and who knows an id lacks the key. The signature is an HMAC of the standard
library: there is one format of ours and nothing to negotiate, and a library would sign in the same
way. The id of a login begins with its time, and after `COOKIE_SECONDS` its cookie is nobody's.

Cookies of before had no signature. Those of persons who held a table when the store was upgraded
are accepted until the signed cookie that replaces them has come back once.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import os
import re
import sqlite3
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Mapping, MutableMapping
from functools import partial
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from fastapi import Response

from regalia.server.identity import SECRET, bearer, headers_of, key, new_secret
from regalia.server.limits import LINK_SECONDS, MOST_COOKIES
from regalia.server.live_table import NotFound
from regalia.server.storage import Storage
from regalia.server.store_file import COOKIE_KEY
from regalia.server.store_lock import BadStore
from regalia.table.chairs import Forbidden
from regalia.wire import LONGEST_SECRET

log = logging.getLogger("regalia.server")

COOKIE: Final = "regalia"
SECURE_COOKIE: Final = "__Host-regalia"
"""Browsers take a cookie with this prefix only from this very host, over TLS: no neighbour under
the same domain can set it."""
OURS: Final = re.compile(rb"\s*(__Host-)?regalia=")
COOKIE_SECONDS: Final = 365 * 24 * 3600
TIME_BYTES: Final = 4
LOGIN_BYTES: Final = 8
UNTIMED_LETTERS: Final = 11
"""Length of the id of a login from before these began with a time."""
LONGEST_LOGIN: Final = 16
SIGNED: Final = re.compile(
    r"([A-Za-z0-9_-]{32})\.([0-9]{1,9})\.([A-Za-z0-9_-]{11}|[A-Za-z0-9_-]{16})"
    r"\.([A-Za-z0-9_-]{43})"
)
LINK: Final = re.compile(r"([A-Za-z0-9_-]{32})\.[A-Za-z0-9_-]{32}")

UNSIGNED_FORM, PLAIN_FORM = "unsigned", "plain"
"""The older forms of cookies that a person may still have: without a signature; or signed, but
without the prefix, from the time before the server had TLS."""
HAS_TLS: Final = "has tls"
TIMED_LOGINS: Final = "timed logins"
"""The mark with the UTC second at which logins without a time began to run out."""
MARK: Final = "SELECT value FROM marks WHERE name = ?"
ADD_MARK: Final = "INSERT OR IGNORE INTO marks VALUES (?, ?)"
ADD_PLAIN: Final = "INSERT OR IGNORE INTO old_cookies SELECT DISTINCT who, 'plain' FROM holders"
FORGET: Final = "DELETE FROM revoked WHERE what IN (SELECT value FROM json_each(?))"
OPEN_LINK: Final = "FROM links WHERE link = ? AND until > ?"
"""A link, by its key, that opens at a UTC second."""
NO_LINK: Final = "This link has been used, was replaced by a later one, or is too old."
NUMBER: Final = "SELECT number FROM logouts WHERE who = ?"
HELD: Final = "SELECT tbl FROM holders WHERE who = ?"
SEATED: Final = """
    SELECT json_extract(body, '$.what'), json_extract(body, '$.seat'), json_extract(body, '$.key')
    FROM log WHERE tbl = ? AND kind = 'table' AND json_valid(body)
    AND json_extract(body, '$.what') IN ('sat', 'entitled') ORDER BY idx
"""
"""Who sat down at a table, and the tokens of its seats, in the order of time."""
REVOKE: Final = "INSERT OR IGNORE INTO revoked SELECT value FROM json_each(?)"


Answer = TypeVar("Answer")


class Sender(NamedTuple):
    """Who sends a request. ``key`` is empty for who is unknown; ``token``: it is that of a token.

    A person's ``person`` is their secret id, ``login`` the login of this browser, empty for a
    cookie without a signature; ``renew``: the cookie is to be replaced.
    """

    key: str = ""
    token: bool = False
    person: str = ""
    login: str = ""
    renew: bool = False


NOBODY: Final = Sender()
KNOWN: Final = "regalia.sender"
"""Where the scope of a request keeps its sender."""


class People:
    """The persons of a store. ``secure``: the server is reached over TLS alone."""

    def __init__(self, storage: Storage, secure: bool = False) -> None:
        self.storage = storage
        self.secure = secure
        self.cookie = SECURE_COOKIE if secure else COOKIE
        self._sign_key = b""
        self._numbers: dict[str, int] = {}
        """Number of times that a person has logged out everywhere, by key."""
        self._revoked: set[str] = set()
        """Logins that were ended, and keys of tokens that were revoked."""
        self._old: dict[str, str] = {}
        """The older form of cookie that is accepted of a person, by key."""
        self._ends = 0
        """Number of times that a login, a token or an older cookie has ended, or counts again."""
        self._timed = 0
        """The UTC second at which logins without a time began to run out."""

    def load(self) -> None:
        """Read what the store has of persons, before the first request.

        Raises:
            BadStore: it cannot be read.
        """
        if self._sign_key:
            return
        read = self.storage.read
        if self.secure and not read(MARK, HAS_TLS):
            self.storage.soon(_begin_tls)
        [(sign_key,)] = read(MARK, COOKIE_KEY)
        self._numbers = dict(read("SELECT who, number FROM logouts"))
        self._revoked = {what for (what,) in read("SELECT what FROM revoked")}
        self._old = dict(read("SELECT who, form FROM old_cookies"))
        now = int(time.time())
        since = read(MARK, TIMED_LOGINS)
        if not since:
            self.storage.soon(lambda writer: writer.execute(ADD_MARK, (TIMED_LOGINS, now)))
        self._timed = since[0][0] if since else now
        self._forget_ended(now)
        self._sign_key = sign_key

    def _forget_ended(self, now: int) -> None:
        """Forget the revoked logins whose cookies are nobody's by their age."""
        logins = [what for what in self._revoked if len(what) <= LONGEST_LOGIN]
        ended = [login for login in logins if self._until(login) <= now]
        if ended:
            self._revoked.difference_update(ended)
            text = msgspec.json.encode(ended).decode()
            self.storage.soon(lambda writer: writer.execute(FORGET, (text,)))

    def _until(self, login: str) -> int:
        """The UTC second from which the cookie of a login is nobody's."""
        timed = len(login) != UNTIMED_LETTERS
        began = int.from_bytes(urlsafe_b64decode(login)[:TIME_BYTES]) if timed else self._timed
        return began + COOKIE_SECONDS

    # Cookies.

    def sender_of(self, scope: MutableMapping[str, Any]) -> Sender:
        """Who sends a request; looked up once for each, and anew after somebody's login has ended.

        So a request that waits meanwhile, and its answer, are nobody's.
        """
        ends, found = scope.get(KNOWN, (-1, NOBODY))
        if ends != self._ends:
            found = self.sender(headers_of(scope))
            scope[KNOWN] = self._ends, found
        sender: Sender = found
        return sender

    def sender(self, headers: Mapping[str, str]) -> Sender:
        """Who sends a request with these headers."""
        self.load()
        token = bearer(headers.get("authorization", ""))
        if token:
            found = key("token", token[:LONGEST_SECRET])
            return Sender(key("revoked", found) if found in self._revoked else found, token=True)
        cookies = headers.get("cookie", "")
        for value in _values(cookies, self.cookie):
            known = self._signed(value) or self._unsigned(value)
            if known.key:
                if known.login and known.key in self._old:
                    self._forget_old(known.key)
                return known
        if self.secure:
            for value in _values(cookies, COOKIE):
                known = self._signed(value) or NOBODY
                known = known if known.key in self._old else self._unsigned(value)
                if known.key:
                    return known._replace(renew=True)
        return NOBODY

    def _signed(self, value: str) -> Sender | None:
        """The person of a signed cookie; None if it is not signed by this store, or ended."""
        found = SIGNED.fullmatch(value)
        if found is None:
            return None
        person, number, login, signature = found.groups()
        expected = signed(self._sign_key, person, int(number), login)
        if not hmac.compare_digest(signature, expected.rpartition(".")[2]):
            return None
        who = key("person", person)
        if login in self._revoked or int(number) != self._numbers.get(who, 0):
            return None
        if self._until(login) <= time.time():
            return None
        return Sender(who, person=person, login=login)

    def _unsigned(self, value: str) -> Sender:
        """The person of a cookie without a signature, if they have had no other yet."""
        if SECRET.fullmatch(value):
            who = key("person", value)
            if self._old.get(who) == UNSIGNED_FORM:
                return Sender(who, person=value, renew=True)
        return NOBODY

    def _forget_old(self, who: str) -> None:
        """Accept no older cookie of a person any more: the signed one has come back."""
        del self._old[who]
        self._ends += 1
        self.storage.soon(
            lambda writer: writer.execute("DELETE FROM old_cookies WHERE who = ?", (who,))
        )

    def give_cookie(self, response: Response, person: str, number: int = 0) -> None:
        """Set the cookie of a person, for a login of its own.

        ``number``: how many times they have logged out everywhere; never, for somebody new.
        """
        self.load()
        login = int(time.time()).to_bytes(TIME_BYTES) + os.urandom(LOGIN_BYTES)
        value = signed(self._sign_key, person, number, _text_of(login))
        self._set_cookie(response, value, COOKIE_SECONDS)

    def renewed(self, scope: MutableMapping[str, Any]) -> list[tuple[bytes, bytes]]:
        """The header that replaces the cookie of a request; none if that may stay, or has ended."""
        sender = self.sender_of(scope)
        if not sender.renew or sender.key not in self._old:
            return []
        response = Response()
        self.give_cookie(response, sender.person, self._numbers.get(sender.key, 0))
        return [pair for pair in response.raw_headers if pair[0] == b"set-cookie"]

    def take_cookie(self, response: Response) -> None:
        """Let the browser forget its person."""
        self._set_cookie(response, "", 0)

    def _set_cookie(self, response: Response, value: str, seconds: int) -> None:
        response.set_cookie(
            self.cookie, value, seconds, httponly=True, samesite="lax", secure=self.secure
        )

    # Logging out, and other browsers.

    async def log_out(self, sender: Sender) -> None:
        """End the login of one browser; returned once that is stored.

        Raises:
            BadStore: it could not be stored.
        """
        if sender.login:
            statement, value = "INSERT OR IGNORE INTO revoked VALUES (?)", sender.login
        else:
            statement, value = "DELETE FROM old_cookies WHERE who = ?", sender.key
        await self._store(lambda writer: writer.execute(statement, (value,)))
        if sender.login:
            self._revoked.add(sender.login)
        else:
            self._old.pop(sender.key, None)
        self._ends += 1

    async def log_out_everywhere(self, sender: Sender) -> tuple[str, set[str]]:
        """End all logins of a person, and revoke the tokens of their seats.

        Returns a new link by which the person comes back, and the keys of the tokens. The logins
        are nobody's at once, so that they do nothing more meanwhile.

        Raises:
            BadStore: it could not be stored; the logins go on.
        """
        who = sender.key
        number = self._numbers.get(who, 0) + 1
        tokens: set[str] = set()
        link = _new_link(sender.person)

        def end(writer: sqlite3.Connection) -> None:
            with writer:
                writer.execute("BEGIN")
                writer.execute("INSERT OR REPLACE INTO logouts VALUES (?, ?)", (who, number))
                writer.execute("DELETE FROM old_cookies WHERE who = ?", (who,))
                _add_link(writer, link, who)

        self._numbers[who] = number
        old = self._old.pop(who, None)
        self._ends += 1
        try:
            held = await self._store(lambda writer: writer.execute(HELD, (who,)).fetchall())
            for (table,) in held:
                tokens |= await self._revoke_tokens(table, who)
            await self._store(end)
        except Exception:
            self._numbers[who] = number - 1
            if old is not None:
                self._old[who] = old
            self._ends += 1
            raise
        return link, tokens

    async def _revoke_tokens(self, table: str, who: str) -> set[str]:
        """Revoke all tokens of the seats that a person holds at a table; returns their keys.

        Raises:
            BadStore: it could not be stored.
        """
        while True:
            found = await self._store(partial(_revoke, table, who))
            if found <= self._revoked:
                return found
            self._revoked |= found  # by one that counted until now, others may have been issued
            self._ends += 1

    async def new_link(self, sender: Sender) -> str:
        """A link by which another browser becomes this person's, once; it replaces the last one.

        Raises:
            Forbidden: the person has logged out everywhere meanwhile.
            BadStore: it could not be stored.
        """
        link = _new_link(sender.person)
        number = self._numbers.get(sender.key, 0)

        def add(writer: sqlite3.Connection) -> bool:
            with writer:
                writer.execute("BEGIN")
                counts = _number(writer, sender.key) == number
                if counts:
                    _add_link(writer, link, sender.key)
            return counts

        if not await self._store(add):
            raise Forbidden("You have logged out everywhere; come in again first.")
        return link

    async def check_link(self, link: str) -> None:
        """Return if a link opens; that does not use it.

        Raises:
            NotFound: it does not open.
            BadStore: the store cannot be read.
        """
        asked = key("link", link), int(time.time())
        try:
            opens = await asyncio.to_thread(self.storage.read, f"SELECT 1 {OPEN_LINK}", *asked)
        except BadStore as error:  # the details are not for strangers
            log.error("%s", error)
            raise BadStore("The link could not be looked up; try again.") from None
        if not opens:
            raise NotFound(NO_LINK)

    async def use_link(self, link: str) -> tuple[str, int]:
        """The person of a link, which does not open again, for `give_cookie`.

        Also returns how many times they had logged out everywhere when it was used.

        Raises:
            NotFound: it does not open.
        """
        found = LINK.fullmatch(link)

        def use(writer: sqlite3.Connection) -> list[tuple[str, int]]:
            used = writer.execute(
                f"DELETE {OPEN_LINK} RETURNING who", (key("link", link), int(time.time()))
            ).fetchall()
            return [(who, _number(writer, who)) for (who,) in used]

        used = await self._store(use) if found is not None else []
        if found is None or [who for who, _ in used] != [key("person", found[1])]:
            raise NotFound(NO_LINK)
        return found[1], used[0][1]

    async def _store(self, change: Callable[[sqlite3.Connection], Answer]) -> Answer:
        def checked(writer: sqlite3.Connection) -> Answer:
            self.storage.check_place()
            return change(writer)

        try:
            return await asyncio.to_thread(self.storage.ask, checked)
        except sqlite3.Error as error:
            log.error("%s cannot be written: %s", self.storage.path, error)
            raise BadStore("That could not be stored; try again.") from None


def signed(sign_key: bytes, person: str, number: int, login: str) -> str:
    """The value of a cookie, with its signature by a key."""
    text = f"{person}.{number}.{login}"
    digest = hmac.digest(sign_key, f"cookie {text}".encode(), hashlib.sha256)
    return f"{text}.{_text_of(digest)}"


def _text_of(some: bytes) -> str:
    return urlsafe_b64encode(some).decode().rstrip("=")


def _values(header: str, wanted: str) -> Iterator[str]:
    """The values of the cookies of this name in a Cookie header; of the first `MOST_COOKIES`.

    It does not use http.cookies, which gives up at malformed cookies: a browser sends the cookies
    of every other server on this machine, whatever its port.
    """
    pairs = (part.strip().partition("=") for part in header.split(";"))
    return islice((value for name, _, value in pairs if name == wanted), MOST_COOKIES)


def without_others_cookies(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of a request, of whose cookies only ours stay: those without quotation marks.

    Starlette reads all cookies, and those in quotation marks by a function of Python that takes
    seconds for a long one (CVE-2024-7592).
    """
    kept, ours = [], []
    for name, value in headers:
        if name == b"cookie":
            ours += [one for one in value.split(b";") if OURS.match(one) and b'"' not in one]
        else:
            kept.append((name, value))
    return [*kept, (b"cookie", b";".join(ours))] if ours else kept


def _begin_tls(writer: sqlite3.Connection) -> None:
    """Mark that the store is served over TLS, and who may have a cookie from before."""
    with writer:
        writer.execute("BEGIN")
        writer.execute(ADD_PLAIN)
        writer.execute(ADD_MARK, (HAS_TLS, 1))


def _number(writer: sqlite3.Connection, who: str) -> int:
    """Number of times that a person has logged out everywhere, by the store."""
    return sum([number for (number,) in writer.execute(NUMBER, (who,))])


def _revoke(table: str, who: str, writer: sqlite3.Connection) -> set[str]:
    """Revoke the tokens of a person's seats at a table; returns their keys.

    A token with which they sat down themselves is revoked, too.
    """
    latest: dict[object, set[str]] = {}
    sittings: list[set[str]] = []
    for what, seat, by in writer.execute(SEATED, (table,)):
        if what == "sat":
            latest[seat] = set()
            sittings.append(latest[seat])
        latest.setdefault(seat, set()).add(by)
    keys = set[str]().union(*[one - {who} for one in sittings if who in one])
    if keys:
        writer.execute(REVOKE, (msgspec.json.encode(keys).decode(),))
    return keys


def _new_link(person: str) -> str:
    return f"{person}.{new_secret()}"


def _add_link(writer: sqlite3.Connection, link: str, who: str) -> None:
    now = int(time.time())
    writer.execute("DELETE FROM links WHERE who = ? OR until <= ?", (who, now))
    writer.execute(
        "INSERT INTO links VALUES (?, ?, ?)", (key("link", link), who, now + LINK_SECONDS)
    )
