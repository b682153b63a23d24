"""Templates are compiled once in a process, however many servers it has: a server takes 0.3 s."""

from __future__ import annotations

from types import CodeType
from typing import Any, Final

from jinja2 import BytecodeCache, Environment
from jinja2.bccache import Bucket


class Kept(BytecodeCache):
    """What templates were compiled to, by their file and the hash of their text."""

    def __init__(self) -> None:
        self.known: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        bucket.code = self.known.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        assert bucket.code is not None
        self.known[bucket.key, bucket.checksum] = bucket.code


KEPT: Final = Kept()
begin: Final = Environment.__init__


def keep() -> None:
    """From now on in this process, and in those forked from it."""

    def begun(self: Environment, **settings: Any) -> None:
        begin(self, **{"bytecode_cache": KEPT, **settings})

    setattr(Environment, "__init__", begun)  # noqa: B010


def compile_all() -> None:
    """Compile the templates of every page of every game."""
    from regalia import bots, games
    from regalia.page.renderer import Renderer

    renderer = Renderer(bots.DESCRIPTIONS, bots.DEFAULT)
    for environment in (
        renderer.shared,
        *[renderer.environment_of(games.load(n)) for n in games.names()],
    ):
        for name in environment.list_templates(["html"]):
            environment.get_template(name)
