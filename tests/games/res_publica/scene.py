"""A game of Res Publica under the hand of a test: who holds what, and what is drawn when."""

from __future__ import annotations

from collections.abc import Sequence

from regalia import games
from regalia.engine.errors import NotUnderstood
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.engine.sight import sight
from regalia.engine.state import CHANCE
from regalia.games.res_publica.position import CHURCH, LIBRARY, SETTLEMENT
from regalia.games.res_publica.rules import STARTER, Republic
from regalia.games.res_publica.sight import PublicSight
from regalia.games.res_publica.trade import BOOKS, KINDS, MONKS, PEOPLE_KINDS
from regalia.games.res_publica.words import PublicWords

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
) = range(KINDS)


def cards(text: str) -> list[int]:
    """How many of each kind a text like ``3 goths, 1 monk`` names."""
    counts = [0] * KINDS
    for part in text.split(","):
        if part.strip():
            count, name = part.split()
            counts[WORDS.named[name]] += int(count)
    return counts


class Scene:
    """Moves are written as in a record; draws follow the script, then take what is first.

    ``hands`` and ``laid``, the sets that have been displayed, are given seat by seat. ``people``
    and ``civilisation`` say what is left in a deck, if that is to be little; the rest of it is in
    the hand of the seat ``keeper``.
    """

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
        state.play(STARTER + start - 1)
        state.drop()  # nothing is dealt: the hands are these
        self.state = state
        self.script: list[str] = []
        for seat, text in enumerate(laid):
            for group in text.split(","):
                if group.strip():
                    self.lay(seat, cards(group))
        for seat, text in enumerate(hands):
            self.hold(seat, cards(text))
        for back, left in enumerate((people, civilisation)):
            if left is not None:
                own = range(back * PEOPLE_KINDS, (back + 1) * PEOPLE_KINDS)
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
            self.state.draws[seat * 2 + kind // PEOPLE_KINDS] += count

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
            state.shown[seat * KINDS + kind] += count
            if count == 0:
                continue
            if kind in (MONKS, BOOKS):
                state.halls[seat * 3 + (CHURCH if kind == MONKS else LIBRARY)] += 1
            elif kind < MONKS:
                state.halls[seat * 3 + SETTLEMENT] += 1
            else:
                state.city_of[state.next_city()] = seat

    def sound(self) -> None:
        assert self.state.audit() == ""

    def drawing(self, *names: str) -> Scene:
        """What is drawn next, card by card."""
        self.script.extend(names)
        return self

    def settle(self) -> None:
        """Let chance happen as scripted."""
        while self.state.to_act == CHANCE:
            text = self.script.pop(0) if self.script else ""
            self.state.play(self.read(text)[0] if text else self.state.legal()[0])

    def read(self, text: str) -> list[int]:
        return WORDS.parse(self.state, text, whole=False)

    def move(self, *moves: str) -> Scene:
        """Play these moves one after another, by whose turn it is."""
        for text in moves:
            for action in WORDS.parse(self.state, text):
                self.state.play(action)
                self.sound()
            self.settle()
            self.sound()
        return self

    def begin(self, text: str) -> Scene:
        """Play the beginning of a move."""
        for action in self.read(text):
            self.state.play(action)
            self.sound()
        return self

    def can(self, text: str) -> bool:
        """Whether a move (or the beginning of one) is legal now."""
        try:
            self.read(text)
        except NotUnderstood:
            return False
        return True

    def refused(self, text: str) -> str:
        """The sentence with which a move is refused."""
        try:
            WORDS.parse(self.state, text)
        except NotUnderstood as refused:
            return str(refused)
        raise AssertionError(f"“{text}” is understood")

    def legal(self) -> list[str]:
        """The notations of what is legal now."""
        return [WORDS.notation(self.state, action) for action in self.state.legal()]

    def seen(self, *seats: int) -> PublicSight:
        """The sight of the holder of these seats (from 1; none: a spectator)."""
        found = sight(self.state, tuple(seat - 1 for seat in seats))
        assert isinstance(found, PublicSight)
        return found

    def story(self, *seats: int) -> list[str]:
        """The story as the holder of these seats is told it."""
        assert self.state.journal is not None
        names = [f"S{seat + 1}" for seat in range(self.state.seats)]
        events = self.state.journal.seen(tuple(seat - 1 for seat in seats))
        return [WORDS.tell(event, names) for event in events]

    def hand(self, seat: int) -> list[int]:
        """What a seat truly holds."""
        return self.state.hands.row(seat - 1)

    def known(self, seat: int) -> list[int]:
        """What all know a seat to hold at the least."""
        return self.state.hands.facts(self.state.seats, seat - 1)

    def turn(self) -> int:
        """Whose decision is next, counted from 1."""
        return int(self.state.to_act) + 1


def three(first: str = "4 goths", second: str = "4 huns", third: str = "4 vikings") -> Scene:
    """A table of three with these hands."""
    return Scene(first, second, third)
