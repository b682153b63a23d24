"""Christina Regina: positions described by names.

A description lists the known court cards; all others are unseen. A start player or colour that it
leaves out is drawn by chance, as are cards that must be turned up. The tilted faction cards follow
from the assassinations.
"""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Ordered, Record
from regalia.engine.description import Description, Rest
from regalia.engine.naming import NONE_WORD, Mask, Naming, OrWord, PositionSpec
from regalia.engine.specs import Category, Count, Numbered, OutsideTensor, Spec
from regalia.engine.state import CHANCE, OVER, State
from regalia.games.christina import schema as s
from regalia.games.christina.position import (
    FACE_ROW,
    INFLUENCE_ROW,
    ChristinaConfig,
    ChristinaPosition,
)


class Counted(PositionSpec):
    """A row of a count and so many numbers of a category; can be listed from the last one on."""

    def __init__(self, of: Category, length: int, from_the_last: bool = False) -> None:
        self.of = of
        self.length = length
        self.from_the_last = from_the_last

    def fixed(self, sizes: Mapping[str, int]) -> Counted:
        return self

    def numbers(self) -> i64:
        return self.length

    def ordered(self, numbers: list[int]) -> list[int]:
        """The numbers of the row in listed order, as an `Ordered` takes them."""
        cards = numbers[1 : 1 + numbers[0]]
        if self.from_the_last:
            cards.reverse()
        return cards

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        return naming.write(Ordered(self.of, self.length - 1), self.ordered(numbers), default)

    def take(self, naming: Naming, value: object, default: list[int], place: str) -> list[int]:
        listed = naming.read(Ordered(self.of, self.length - 1), value, default, place)
        cards = [card for card in listed if card >= 0]
        if self.from_the_last:
            cards.reverse()
        return [len(cards), *cards, *[0] * (self.length - 1 - len(cards))]

    def cards(self, naming: Naming, of: Category, numbers: list[int]) -> list[int]:
        return naming.cards(Ordered(self.of, self.length - 1), of, self.ordered(numbers))


class ChristinaDescription(Description):
    """The rows of a position of Christina Regina."""

    def __init__(self, config: ChristinaConfig) -> None:
        attempt = Record(by=OrWord(Numbered(s.GROUP, 1), {NONE_WORD: 0}), guess=s.COLOUR)
        stack = Counted(s.CARD, FACE_ROW, from_the_last=True)
        rows: dict[str, Spec] = {
            "starter": s.SEAT.or_none(),
            "turn": s.SEAT.or_none(),
            "passes": Count(s.SEATS),
            "tilted": OutsideTensor(1 << s.MOST_SEATS * s.GROUPS),
            "spent": Mask(s.SEAT),
            "unseen": Bag(s.CARD, s.DEPTH),
            "discards": Bag(s.CARD, s.DEPTH),
            "top": stack.each(s.STACK),
            "buried": Counted(s.CARD, config.buried_row).each(s.STACK),
            "influence": Counted(s.COLOUR, INFLUENCE_ROW).each(s.GROUP),
            "factions": s.COLOUR.or_none().each(s.SEAT),
            "assassinations": attempt.each(s.SEAT).each(s.SEAT),
        }
        unseen_rest = Rest(s.CARD, ["unseen"], ["discards", "top", "buried"])
        super().__init__(config, rows, rest=[unseen_rest], follows=["starter", "tilted"])

    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        return {"seats": seats, "depth": s.STACK_DEPTH}

    def filled(self, name: str, state: State, base: State) -> list[int]:
        assert isinstance(state, ChristinaPosition)
        return [state.turn] if name == "starter" else [state.tilts()]

    def acting(self, state: State, base: State) -> int:
        """Who acts: chance while something must be drawn, else the seat whose turn it is."""
        assert isinstance(state, ChristinaPosition)
        if state.starter < 0 or state.next_undealt_seat() >= 0 or state.to_turn_up() >= 0:
            return CHANCE
        return OVER if state.passes == state.seats else state.turn

    def elsewhere(self, of: Category, state: State) -> dict[str, list[int]]:
        """The cards in the influence stacks, by kind; their rows list only colours."""
        assert isinstance(state, ChristinaPosition)
        found = [0] * s.KINDS
        for group in range(s.GROUPS):
            row = group * INFLUENCE_ROW
            for place in range(state.influence[row]):
                found[group * s.GROUP_KINDS + state.influence[row + 1 + place]] += 1
        return {"influence": found}
