"""A game of Res Publica driven by a test, with given hands and scripted draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia import games
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.observation import ResPublicaObservation
from regalia.games.res_publica.rules import ResPublicaState
from regalia.games.res_publica.words import ResPublicaWords
from tests.games.scripted_game import ScriptedGame
from tests.zones import zone

GAME = games.load("res_publica")
assert isinstance(GAME.words, ResPublicaWords)
WORDS = GAME.words
(
    ANGLO_SAXON,
    HUN,
    VIKING,
    GOTH,
    LANGOBARD,
    MONK,
    ALCHEMY,
    ARCHITECTURE,
    TRADE,
    METALWORKING,
    SHIPBUILDING,
    BOOK,
) = range(s.KINDS)


def cards(text: str) -> list[int]:
    """The counts by kind of a text such as ``3 goths, 1 monk``."""
    counts = [0] * s.KINDS
    for part in text.split(","):
        if part.strip():
            count, name = part.split()
            counts[WORDS.reader.named[name]] += int(count)
    return counts


def named(counts: list[int]) -> dict[str, int]:
    """Counts by kind as counts by card name, for a description."""
    return {name: n for name, n in zip(WORDS.names["card"], counts, strict=True) if n}


class Scene(ScriptedGame):
    """A scripted game.

    ``hands`` and ``laid``, the displayed sets, are given by seat. ``people`` and ``civilisation``
    are the cards left in a deck; all its other cards go into the hand of the seat ``rest_to``.
    ``start`` is the start player, ``turns`` the number of turns played. ``rows`` are other rows of
    a description.
    """

    state: ResPublicaState

    def __init__(
        self,
        *hands: str,
        laid: Sequence[str] = (),
        people: str | None = None,
        civilisation: str | None = None,
        rest_to: int = 0,
        start: int = 1,
        turns: int = 0,
        classic: int = 0,
        game: Game = GAME,
        **rows: Any,
    ) -> None:
        held = [cards(text) for text in hands]
        rows |= {
            "seats": len(hands),
            "options": {"classic": classic},
            "turn": f"seat {(start - 1 + turns) % len(hands) + 1}",
            "turns": turns,
            "shown": [named(cards(text)) for text in laid],
        }
        without_decks = game.position({**rows, "hands": [named(counts) for counts in held]})
        assert isinstance(without_decks, ResPublicaState)
        for back, left in enumerate((people, civilisation)):
            if left is not None:
                for kind in range(back * s.PEOPLE_KINDS, (back + 1) * s.PEOPLE_KINDS):
                    held[rest_to - 1][kind] += zone(without_decks, z.DECK)[kind] - cards(left)[kind]
        state = game.position({**rows, "hands": [named(counts) for counts in held]})
        assert isinstance(state, ResPublicaState)
        super().__init__(state)
        if state.hands.size(state.active()) == 0:
            state.begin_turn()  # a seat without cards can only draw
        state.journal = Journal()
        self.assert_sound()

    def seen(self, *seats: int) -> ResPublicaObservation:
        """The observation of a viewer with these seats (from 1), or of a spectator."""
        found = self.observation_of(*seats)
        assert isinstance(found, ResPublicaObservation)
        return found

    def hand(self, seat: int) -> list[int]:
        """The true hand of a seat."""
        return self.state.hands.row(seat - 1)

    def known(self, seat: int) -> list[int]:
        """The publicly known cards of a seat."""
        return self.state.hands.facts(self.state.seats, seat - 1)


def three(first: str = "4 goths", second: str = "4 huns", third: str = "4 vikings") -> Scene:
    """A game of three seats with these hands."""
    return Scene(first, second, third)
