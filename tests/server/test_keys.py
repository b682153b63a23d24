"""Keys of secrets: a key does not reveal its secret and depends on the kind of secret."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.server.identity import key, new_secret
from regalia.server.people import COOKIE, NOBODY, People, signed
from regalia.server.storage import Storage
from regalia.server.store_file import COOKIE_KEY

KINDS = ("person", "token", "invitation")


@pytest.fixture
def storage(tmp_path: Path) -> Iterator[Storage]:
    made = Storage(tmp_path / "regalia.db")
    yield made
    made.close()


def test_each_kind_of_secret_has_a_different_key() -> None:
    secret = new_secret()
    keys = {key(kind, secret) for kind in KINDS}
    assert len(keys) == len(KINDS)
    assert all(secret not in found for found in keys)


def test_a_cookie_does_not_count_as_a_token_nor_a_token_as_a_cookie(storage: Storage) -> None:
    secret, people = new_secret(), People(storage)
    [(sign_key,)] = storage.ask(
        lambda writer: writer.execute(
            "SELECT value FROM marks WHERE name = ?", (COOKIE_KEY,)
        ).fetchall()
    )
    value = signed(sign_key, secret, 0, "a-login-001")
    by_cookie = people.sender({"cookie": f"{COOKIE}={value}"})
    assert (by_cookie.key, by_cookie.token) == (key("person", secret), False)
    for token in (secret, "another"):
        by_token = people.sender({"authorization": f"Bearer {token}"})
        assert (by_token.key, by_token.token) == (key("token", token), True)
    assert people.sender({"cookie": f"{COOKIE}={secret}"}) == NOBODY
