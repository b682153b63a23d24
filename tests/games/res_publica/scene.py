"""A game of Res Publica under the hand of a test: who holds what, and what is drawn when."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia import games
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.observation import ResPublicaObservation
from regalia.games.res_publica.rules import ResPublicaState
from regalia.games.res_publica.words import ResPublicaWords
from tests.games.stage import Stage

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
    """How many of each kind a text like ``3 goths, 1 monk`` names."""
    counts = [0] * s.KINDS
    for part in text.split(","):
        if part.strip():
            count, name = part.split()
            counts[WORDS.reader.named[name]] += int(count)
    return counts


def named(counts: list[int]) -> dict[str, int]:
    """The same by the names of the cards."""
    return {name: n for name, n in zip(WORDS.names["card"], counts, strict=True) if n}


class Scene(Stage):
    """Moves are written as in a record; draws follow the script, then take what is first.

    ``hands`` and ``laid``, the sets that have been displayed, are given seat by seat. ``people``
    and ``civilisation`` say what is left in a deck, if that is to be little; the rest of it is in
    the hand of the seat ``keeper``. ``start`` is who started, ``turns`` turns ago. What else there
    is to say of the position is ``said`` as in a description.
    """

    state: ResPublicaState

    def __init__(
        self,
        *hands: str,
        laid: Sequence[str] = (),
        people: str | None = None,
        civilisation: str | None = None,
        keeper: int = 0,
        start: int = 1,
        turns: int = 0,
        classic: int = 0,
        game: Game = GAME,
        **said: Any,
    ) -> None:
        held = [cards(text) for text in hands]
        said |= {
            "seats": len(hands),
            "options": {"classic": classic},
            "turn": f"seat {(start - 1 + turns) % len(hands) + 1}",
            "turns": turns,
            "shown": [named(cards(text)) for text in laid],
        }
        lie = game.position({**said, "hands": [named(counts) for counts in held]})
        assert isinstance(lie, ResPublicaState)
        for back, left in enumerate((people, civilisation)):
            if left is not None:
                for kind in range(back * s.PEOPLE_KINDS, (back + 1) * s.PEOPLE_KINDS):
                    held[keeper - 1][kind] += lie.deck[kind] - cards(left)[kind]
        state = game.position({**said, "hands": [named(counts) for counts in held]})
        assert isinstance(state, ResPublicaState)
        super().__init__(state)
        if state.hands.size(state.active()) == 0:
            state.begin_turn()  # who holds no card just draws
        state.journal = Journal()
        self.sound()

    def seen(self, *seats: int) -> ResPublicaObservation:
        """The observation of the holder of these seats (from 1; none: a spectator)."""
        found = self.observation_of(*seats)
        assert isinstance(found, ResPublicaObservation)
        return found

    def hand(self, seat: int) -> list[int]:
        """What a seat truly holds."""
        return self.state.hands.row(seat - 1)

    def known(self, seat: int) -> list[int]:
        """What all know a seat to hold at the least."""
        return self.state.hands.facts(self.state.seats, seat - 1)


def three(first: str = "4 goths", second: str = "4 huns", third: str = "4 vikings") -> Scene:
    """A table of three with these hands."""
    return Scene(first, second, third)
