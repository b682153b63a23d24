"""The catalogue of games. Each game is a package with the same files and imports no other game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from regalia.engine.errors import BadOption
from regalia.engine.game import Game

CATALOGUE: dict[str, tuple[str, str]] = {
    "christina": ("regalia.games.christina", "ChristinaRegina"),
    "res_publica": ("regalia.games.res_publica", "ResPublica"),
    "regency": ("regalia.games.regency", "RegencyGame"),
    "baronage": ("regalia.games.baronage", "Baronage"),
}
"""Package and Game class of each game, by name. A new game needs a line here."""


def names() -> list[str]:
    """The names of all games."""
    return list(CATALOGUE)


def load(name: str, data: Path | str | None = None) -> Game:
    """The game of this name.

    ``data`` is a data file or its text, and replaces the game's own data file.

    Raises:
        BadOption: there is no game of this name.
        BadData: the data file breaks a rule of the game.
    """
    if name not in CATALOGUE:
        raise BadOption(f"There is no game “{name}”; there are: {', '.join(names())}.")
    package, class_name = CATALOGUE[name]
    game_class = getattr(import_module(package), class_name)
    game: Game = game_class() if data is None else game_class(data)
    return game
