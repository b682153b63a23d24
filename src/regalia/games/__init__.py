"""The games, by name. Each is a folder with the same files; none knows of another."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from regalia.engine.errors import BadOption
from regalia.engine.game import Game

CATALOGUE: dict[str, tuple[str, str]] = {
    "christina": ("regalia.games.christina", "ChristinaRegina"),
    "res_publica": ("regalia.games.res_publica", "ResPublica"),
    "regency": ("regalia.games.regency", "RegencyGame"),
}
"""Name of the game, its package, and the Game class in it. To add a game is to add a line."""


def names() -> list[str]:
    """The names of all games that can be played."""
    return list(CATALOGUE)


def load(name: str, data: Path | str | None = None) -> Game:
    """The game of this name, with its own data, that of a file, or that of a file's text.

    Raises:
        BadOption: there is no such game.
        BadData: the data file breaks a rule of the game.
    """
    if name not in CATALOGUE:
        raise BadOption(f"There is no game “{name}”; there are: {', '.join(names())}.")
    module, maker = CATALOGUE[name]
    make = getattr(import_module(module), maker)
    game: Game = make() if data is None else make(data)
    return game
