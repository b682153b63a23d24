"""A game of Res Publica under the hand of a test: who holds what, and what is drawn when."""

from __future__ import annotations

from collections.abc import Sequence

from regalia import games
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.rules import Republic
from regalia.games.res_publica.sight import PublicSight
from regalia.games.res_publica.words import PublicWords
from tests.games.stage import Stage

GAME = games.load("res_publica")
assert isinstance(GAME.words, PublicWords)
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


class Scene(Stage):
    """Moves are written as in a record; draws follow the script, then take what is first.

    ``hands`` and ``laid``, the sets that have been displayed, are given seat by seat. ``people``
    and ``civilisation`` say what is left in a deck, if that is to be little; the rest of it is in
    the hand of the seat ``keeper``.
    """

    state: Republic

    def __init__(
        self,
        *hands: str,
        laid: Sequence[str] = (),
        people: str | None = None,
        civilisation: str | None = None,
        keeper: int = 0,
        start: int = 1,
        classic: int = 0,
        game: Game = GAME,
    ) -> None:
        state = game.new(len(hands), {"classic": classic})
        assert isinstance(state, Republic)
        state.play(s.STARTER + start - 1)
        state.drop()  # nothing is dealt: the hands are these
        super().__init__(state)
        for seat, text in enumerate(laid):
            for group in text.split(","):
                if group.strip():
                    self.lay(seat, cards(group))
        for seat, text in enumerate(hands):
            self.hold(seat, cards(text))
        for back, left in enumerate((people, civilisation)):
            if left is not None:
                own = range(back * s.PEOPLE_KINDS, (back + 1) * s.PEOPLE_KINDS)
                rest = [int(n) for n in state.deck]
                for kind, count in enumerate(cards(left)):
                    rest[kind] -= count
                self.hold(keeper - 1, [n if k in own else 0 for k, n in enumerate(rest)])
        state.begin_turn()
        state.journal = Journal()
        self.sound()

    def take(self, seat: int, counts: list[int]) -> None:
        """Count cards as drawn by a seat."""
        for kind, count in enumerate(counts):
            self.state.deck[kind] -= count
            self.state.draws[seat * 2 + kind // s.PEOPLE_KINDS] += count

    def hold(self, seat: int, counts: list[int]) -> None:
        self.take(seat, counts)
        for kind, count in enumerate(counts):
            for _ in range(count):
                self.state.hands.gain(seat, kind, 0)

    def lay(self, seat: int, counts: list[int]) -> None:
        """A set that was displayed before, with its score card."""
        state = self.state
        self.take(seat, counts)
        for kind, count in enumerate(counts):
            state.shown[seat * s.KINDS + kind] += count
            if count == 0:
                continue
            if kind in (s.MONKS, s.BOOKS):
                state.halls[seat * 3 + (s.CHURCH if kind == s.MONKS else s.LIBRARY)] += 1
            elif kind < s.MONKS:
                state.halls[seat * 3 + s.SETTLEMENT] += 1
            else:
                state.city_of[state.next_city()] = seat

    def seen(self, *seats: int) -> PublicSight:
        """The sight of the holder of these seats (from 1; none: a spectator)."""
        found = self.sight_of(*seats)
        assert isinstance(found, PublicSight)
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
