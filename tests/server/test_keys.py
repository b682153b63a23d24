"""Keys of secrets: a key does not reveal its secret and depends on the kind of secret."""

from __future__ import annotations

from regalia.server.identity import COOKIE, key, key_of, new_secret

KINDS = ("person", "token", "invitation")


def test_each_kind_of_secret_has_a_different_key() -> None:
    secret = new_secret()
    keys = {key(kind, secret) for kind in KINDS}
    assert len(keys) == len(KINDS)
    assert all(secret not in found for found in keys)


def test_a_cookie_does_not_count_as_a_token_nor_a_token_as_a_cookie() -> None:
    secret = new_secret()
    by_cookie = key_of({"cookie": f"{COOKIE}={secret}"})
    by_token = key_of({"authorization": f"Bearer {secret}"})
    assert by_cookie == (key("person", secret), False)
    assert by_token == (key("token", secret), True)
    assert by_cookie[0] != by_token[0]
