"""Res Publica: positions described by names.

The decks hold all cards that a description does not place elsewhere. Score cards follow from the
displayed cards; cities are taken from the top in the order of the seats. By default each seat has
itself drawn the cards that it has.
"""

from __future__ import annotations

from collections.abc import Mapping

from regalia.engine.description import Description, Part, Rest
from regalia.engine.errors import BadDescription, NotUnderstood
from regalia.engine.naming import NONE_WORD, Naming, OrWord, PositionSpec
from regalia.engine.schema import Column, Frame
from regalia.engine.specs import Spec
from regalia.engine.state import CHANCE, NONE, OVER, WHO, State
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.observation import words_of
from regalia.games.res_publica.position import ResPublicaConfig, ResPublicaPosition
from regalia.games.res_publica.words import ResPublicaWords


class Statement(PositionSpec):
    """A statement in words: ``1 goth or 2 huns``."""

    def __init__(self, words: ResPublicaWords) -> None:
        self.words = words

    def fixed(self, sizes: Mapping[str, int]) -> Statement:
        return self

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        statement = numbers[0]
        return self.words.say(words_of(statement)).lower() if statement else NONE_WORD

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        if value == NONE_WORD:
            return [0]
        try:
            return [self.words.reader.written(str(value))]
        except NotUnderstood as wrong:
            raise BadDescription(f"{place}: {wrong}") from None


class Turn(Part):
    """The seat whose turn it is; none before the lot, the last one in the last displays."""

    def __init__(self, seats: int) -> None:
        super().__init__("turn", s.SEAT.or_none().fixed({"seats": seats}))

    def get(self, state: State) -> list[int]:
        starter = state.cells[z.STARTER]
        return [-1 if starter < 0 else (starter + state.cells[z.TURNS]) % state.seats]

    def put(self, state: State, numbers: list[int]) -> None:
        turn, turns = numbers[0], state.cells[z.TURNS]
        state.cells[z.STARTER] = NONE if turn < 0 else (turn - turns) % state.seats


class ResPublicaDescription(Description):
    """The rows of a position of Res Publica."""

    def __init__(self, config: ResPublicaConfig) -> None:
        assert isinstance(config.words, ResPublicaWords)
        self.statement = Statement(config.words)
        self.answer = OrWord(self.statement, {"declined": s.NO_ANSWER})
        deck_rest = Rest(s.KIND, ["deck"], ["hands", "shown"])
        super().__init__(config, s.KIND, [deck_rest], ["draws", "halls", "city_of"])

    def names(self, seats: int, variant: int) -> dict[str, list[str]]:
        cities = [f"city {number + 1}" for number in range(s.CITIES)]
        return {**super().names(seats, variant), "city": cities}

    def parts(self, base: State) -> list[Part]:
        found = [part for part in super().parts(base) if part.name != "starter"]
        turns = [part.name for part in found].index("turns")
        return [*found[: turns + 1], Turn(base.seats), *found[turns + 1 :]]

    def filled(self, name: str, state: State, base: State) -> list[int]:
        """The draws or score cards that follow from hands and displayed cards."""
        assert isinstance(state, ResPublicaPosition)
        found: list[int] = []
        owners: list[int] = []
        for seat in range(state.seats):
            shown = [state.shown(seat, kind) for kind in range(s.KINDS)]
            if name == "draws":
                drawn = [n + k for n, k in zip(shown, state.hands.row(seat), strict=True)]
                found += [sum(drawn[: s.PEOPLE_KINDS]), sum(drawn[s.PEOPLE_KINDS :])]
            elif name == "halls":
                found += [sum(shown[: s.MONKS]) // s.SET, shown[s.MONKS] // s.COUPLE]
                found.append(shown[s.BOOKS] // s.COUPLE)
            else:  # of four or five cards each
                sets = [-(-n // s.SET) for n in shown[s.PEOPLE_KINDS : s.BOOKS]]
                owners += [seat] * sum(sets)
        return (owners + [-1] * s.CITIES)[: s.CITIES] if name == "city_of" else found

    def acting(self, state: State, base: State) -> int:
        """Who acts: chance, the next to pick, the next to answer, or the seat whose turn it is."""
        assert isinstance(state, ResPublicaPosition)
        if state.cells[z.FINALS] == state.seats:
            return OVER
        if state.cells[z.STARTER] < 0 or state.top() in (s.DRAWING, s.DEALING):
            return CHANCE
        if state.window_row() >= 0:
            return state.frame(WHO)
        if state.trade_row() >= 0:
            for place in range(1, state.seats):
                seat = (state.active() + place) % state.seats
                if state.answer(seat) == 0:
                    return seat
        return state.active()

    def column(self, kind: Frame, column: Column, frame: list[int]) -> Spec:
        if kind.number != s.TRADING or column.number < s.SAID:
            return column.spec
        return self.statement if column.number == s.SAID else self.answer
