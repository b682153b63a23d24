"""The card files that whoever serves has put there, for tables that are made from now on."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from regalia import games
from regalia.engine.errors import BadData, BadOption
from regalia.engine.game import Game
from regalia.server.limits import MOST_CARD_FILES


class CardFiles:
    """The games with the cards of files, by game and in the order in which they were named."""

    def __init__(self, loaded: Iterable[Game] = ()) -> None:
        self.games: dict[str, list[Game]] = {}
        for game in loaded:
            self.games.setdefault(game.name, []).append(game)

    @staticmethod
    def read(paths: Iterable[Path]) -> CardFiles:
        """The games of these files; of a folder, of its files that end with .toml.

        Raises:
            BadData: one breaks a rule of its game or does not say which that is, two cannot be told
                apart, one holds the game's own cards, or there are too many.
        """
        names: dict[tuple[str, str], str] = {}
        for name in games.names():
            names[name, games.load(name).data_hash] = "the game itself"
        found: list[Game] = []
        for path in _files(paths):
            game = games.load_file(path)
            for key, what in ((game.data_hash, "holds the same cards as"), _called(game)):
                other = names.setdefault((game.name, key), str(path))
                if other != str(path):
                    raise BadData(f"{path} {what} {other}; leave one of them out.")
            found.append(game)
        return CardFiles(found)

    def by_hash(self) -> dict[tuple[str, str], Game]:
        """The games by name and hash of their cards."""
        every = [game for offered in self.games.values() for game in offered]
        return {(game.name, game.data_hash): game for game in every}

    def of(self, game: str) -> list[Game]:
        """The games with other cards than those of the game of this name itself."""
        return self.games.get(game, [])

    def find(self, own: Game, wanted: str) -> Game:
        """The game with the wanted cards, by their name or hash; ``own`` if nothing is wanted.

        Raises:
            BadOption: there are no such cards here.
        """
        if wanted in ("", own.data_hash):
            return own
        for game in self.of(own.name):
            if wanted in (game.data_hash, game.data_title):
                return game
        known = ", ".join(f"“{game.data_title}”" for game in self.of(own.name))
        others = f"; besides the game's own there are {known}" if known else "; it has only its own"
        raise BadOption(f"There are no cards “{wanted[:64]}” for {own.title} here{others}.")


def _called(game: Game) -> tuple[str, str]:
    return game.data_title, f"is called “{game.data_title}” like"


def _files(paths: Iterable[Path]) -> list[Path]:
    """The files, with those of folders in order of their names.

    Raises:
        BadData: there are too many, or a folder cannot be read.
    """
    found: list[Path] = []
    for path in paths:
        try:
            found += sorted(path.glob("*.toml")) if path.is_dir() else [path]
        except OSError as wrong:
            raise BadData(f"{path} cannot be read: {wrong.strerror}.") from None
    if len(found) > MOST_CARD_FILES:
        raise BadData(f"A server takes at most {MOST_CARD_FILES} card files, not {len(found)}.")
    return found
