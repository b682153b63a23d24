"""A server that the tests of a module share, and two persons who come to it."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Child, client


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Child]:
    """The server of a module, where anybody may ask as much as they like."""
    with Child(tmp_path_factory.mktemp("store") / "regalia.db", "--no-limits", seed=1) as child:
        yield child
    assert child.quiet(), child.errors()


@pytest.fixture
def server(serving: Child, request: pytest.FixtureRequest) -> Child:
    """The server of a module; a test's tables are dealt from the name of the test."""
    serving.seed_tables(request.node.name)
    return serving


@pytest.fixture
def anna(server: Child) -> Iterator[httpx.Client]:
    """Somebody with a browser of their own."""
    with client(server.base) as one:
        yield one


@pytest.fixture
def bo(server: Child) -> Iterator[httpx.Client]:
    """Somebody else."""
    with client(server.base) as one:
        yield one
