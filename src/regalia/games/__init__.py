"""The catalogue of games. Each game is a package with the same files and imports no other game."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from regalia.engine.data import DataFile
from regalia.engine.errors import BadData, BadOption
from regalia.engine.game import Game

CATALOGUE: dict[str, tuple[str, str]] = {
    "christina": ("regalia.games.christina", "ChristinaRegina"),
    "res_publica": ("regalia.games.res_publica", "ResPublica"),
    "regency": ("regalia.games.regency", "RegencyGame"),
    "baronage": ("regalia.games.baronage", "Baronage"),
    "domus": ("regalia.games.domus", "Domus"),
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
        BadData: the data file breaks a rule of the game, or says that it is for another.
    """
    if name not in CATALOGUE:
        raise BadOption(f"There is no game “{name}”; there are: {', '.join(names())}.")
    package, class_name = CATALOGUE[name]
    game_class = getattr(import_module(package), class_name)
    game: Game
    if data is None:
        game = game_class()
        return game
    file = DataFile(data)
    if file.game() not in ("", name):
        raise file.fail("game", f"the file is for {file.game()}, not for {name}")
    game = game_class(data)
    game.data_title = file.title()
    if not game.data_title:
        game.data_title = f"cards {game.data_hash[:8]}" if isinstance(data, str) else data.stem[:40]
    return game


def load_file(file: Path) -> Game:
    """The game that a data file says it is for, with the cards of the file.

    Raises:
        BadData: the file breaks a rule of its game, or says of none that it is for it.
    """
    named = DataFile(file).game()
    if named not in CATALOGUE:
        says = f"there is no game {named}" if named else "it does not say which game it is for"
        raise BadData(
            f'{file}, line 1: {says}; its first line must be game = "{names()[0]}", '
            f"or another of {', '.join(names())}."
        )
    return load(named, file)
