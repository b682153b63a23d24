"""Christina Regina: the cards and secrets of a position, and how they are stored and checked.

`ChristinaState` in rules.py adds the moves. It is another class because rules.py imports
evaluation.py, which imports this module.

A card's *kind* is a number: its group times `GROUP_KINDS`, plus its colour (a plain card: plus
`PLAIN`). The unseen cards of a court stack are all of its own group, because a card of another
group gets into a stack only face up. CH07 and the like refer to RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags
from regalia.engine.game import Game
from regalia.engine.state import NONE, OVER, State
from regalia.games.christina import schema as s

FACE_ROW: Final[i64] = 8
"""Length of a row of ``face``: a count, then up to two cards and five that Persuasion may add."""
INFLUENCE_ROW: Final[i64] = 6
"""Length of a row of ``influence``: a count, then up to five colours from the bottom up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChristinaConfig(Game):
    """The game with its court cards; the game's package adds words, options and observations.

    ``deck`` is the number of cards of each kind, ``buried_row`` the length of a row of ``buried``.
    """

    deck: vec[i64]
    buried_row: i64
    group_names: list[str]

    def set_cards(self, plain: list[int], group_names: list[str]) -> None:
        """Put one card of each colour and ``plain[group]`` plain cards into each group (CH01)."""
        deck = vec[i64]()
        for group in range(s.GROUPS):
            for _i in range(s.COLOURS):
                deck = append(deck, 1)
            deck = append(deck, plain[group])
        self.deck = deck
        self.buried_row = 1 + s.COLOURS + max(plain) + s.MOST_SEATS
        self.group_names = group_names


class ChristinaPosition(State):
    """The cards on the table and the secrets of the seats.

    A court stack has three parts: ``face``, the known cards on top (the last one is the top card;
    the top two lie face up); ``unseen``, counts by kind; and ``buried``, the known cards at the
    bottom (the first one comes up first). ``attempts`` holds, for each assassin and victim, the
    number named (1 to 3, one more than the group; 0 if there was no attempt) and the colour
    guessed. ``tilted`` and ``spent`` are bit masks. ``influence`` holds the colours of each
    influence stack, ``faction`` the colour of each seat (-1: not dealt yet). ``turn`` is the seat
    whose turn it is, and ``passes`` counts the passes in a row.
    """

    config: ChristinaConfig
    bury: i64
    starter: i64
    turn: i64
    passes: i64
    tilted: i64  # bit seat * GROUPS + group
    spent: i64  # bit seat
    unseen: vec[i64]
    discards: vec[i64]
    face: vec[i64]
    buried: vec[i64]
    influence: vec[i64]
    faction: vec[i64]
    attempts: vec[i64]

    def __init__(
        self,
        config: ChristinaConfig,
        seats: i64,
        bury: i64,
        source: ChristinaPosition | None = None,
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config
        self.bury = bury
        if source is not None:
            self.starter = source.starter
            self.turn = source.turn
            self.passes = source.passes
            self.tilted = source.tilted
            self.spent = source.spent
            self.unseen = source.unseen[:]
            self.discards = source.discards[:]
            self.face = source.face[:]
            self.buried = source.buried[:]
            self.influence = source.influence[:]
            self.faction = source.faction[:]
            self.attempts = source.attempts[:]
        else:
            self.starter = -1
            self.turn = -1
            self.passes = 0
            self.tilted = 0
            self.spent = 0
            self.unseen = config.deck[:]
            self.discards = vec[i64]([0] * s.KINDS)
            self.face = vec[i64]([0] * (s.GROUPS * FACE_ROW))
            self.buried = vec[i64]([0] * (s.GROUPS * config.buried_row))
            self.influence = vec[i64]([0] * (s.GROUPS * INFLUENCE_ROW))
            self.faction = vec[i64]([-1] * seats)
            self.attempts = vec[i64]([0] * (seats * seats * 2))

    # The court stacks.

    def left(self, stack: i64) -> i64:
        """The number of cards in a court stack, known and unseen."""
        known = self.face[stack * FACE_ROW] + self.buried[stack * self.config.buried_row]
        return known + self.unseen_in(stack)

    def unseen_in(self, stack: i64) -> i64:
        """The number of unseen cards in a court stack."""
        return bags.size(self.unseen, stack * s.GROUP_KINDS, s.GROUP_KINDS)

    def has_unseen(self, stack: i64) -> bool:
        """Whether the stack has a card that nobody has seen."""
        return not bags.is_empty(self.unseen, stack * s.GROUP_KINDS, s.GROUP_KINDS)

    def top_card(self, stack: i64) -> i64:
        """The kind of the stack's top card, or -1 if the stack is empty."""
        row, face = stack * FACE_ROW, self.face
        count = face[row]
        return face[row + count] if count > 0 else NONE

    def some_stack_empty(self) -> bool:
        """Whether a court stack is empty: then nobody may draw, and passing is legal (CH15)."""
        return self.face[0] == 0 or self.face[FACE_ROW] == 0 or self.face[2 * FACE_ROW] == 0

    def put_on_top(self, stack: i64, kind: i64) -> None:
        """Put a card face up on top of a court stack."""
        row, face = stack * FACE_ROW, self.face
        face[row] += 1
        face[row + face[row]] = kind

    def take_top(self, stack: i64) -> i64:
        """Take the top card of a court stack."""
        kind = self.top_card(stack)
        row, face = stack * FACE_ROW, self.face
        face[row + face[row]] = 0
        face[row] -= 1
        return kind

    def put_below(self, stack: i64, kind: i64) -> None:
        """Lay a card face up under the only face-up card, or into a stack that has none."""
        row, face = stack * FACE_ROW, self.face
        face[row] += 1
        if face[row] == 2:
            face[row + 2] = face[row + 1]
        face[row + 1] = kind

    def bury_top(self, stack: i64) -> i64:
        """Put the top card of a stack face down at its bottom; everybody has seen it (CH09)."""
        kind = self.take_top(stack)
        row = stack * self.config.buried_row
        self.buried[row] += 1
        self.buried[row + self.buried[row]] = kind
        return kind

    def dig_up(self, stack: i64) -> i64:
        """Take the uppermost buried card of a stack, which was buried first."""
        row = stack * self.config.buried_row
        kind = self.buried[row + 1]
        for i in range(row + 1, row + self.buried[row]):
            self.buried[i] = self.buried[i + 1]
        self.buried[row + self.buried[row]] = 0
        self.buried[row] -= 1
        return kind

    # Seats and their secrets.

    def is_tilted(self, seat: i64, group: i64) -> bool:
        """Whether the seat's faction card of a group is tilted (turned sideways, CH14)."""
        return (self.tilted >> (seat * s.GROUPS + group)) & 1 == 1

    def is_spent(self, seat: i64) -> bool:
        """Whether the seat has used its action card (CH13)."""
        return (self.spent >> seat) & 1 == 1

    def can_assassinate(self, seat: i64) -> bool:
        """Whether one of the seat's faction cards is untilted (CH14)."""
        return (self.tilted >> (seat * s.GROUPS)) & 7 != 7

    def attempt_number(self, assassin: i64, victim: i64) -> i64:
        """The number named in the attempt, 1 to 3, or 0 if there was none."""
        return self.attempts[(assassin * self.seats + victim) * 2]

    def attempt_guess(self, assassin: i64, victim: i64) -> i64:
        """The colour guessed in the attempt."""
        return self.attempts[(assassin * self.seats + victim) * 2 + 1]

    def attempt_succeeded(self, assassin: i64, victim: i64) -> bool:
        """Whether the colour guessed in the attempt is the victim's."""
        return self.attempt_guess(assassin, victim) == self.faction[victim]

    def tilts(self) -> i64:
        """The faction cards tilted by the attempts so far, as a mask like ``tilted`` (CH14)."""
        tilted: i64 = 0
        for assassin in range(self.seats):
            for victim in range(self.seats):
                number = self.attempt_number(assassin, victim)
                if number > 0:
                    hit = victim if self.attempt_succeeded(assassin, victim) else assassin
                    tilted |= 1 << (hit * s.GROUPS + number - 1)
        return tilted

    def knows_faction(self, observer: i64, seat: i64) -> bool:
        """Whether the observer knows the seat's colour (CH21).

        A seat knows its own colour, the colours of its victims, and at the end all colours.
        """
        return observer == seat or self.to_act == OVER or self.attempt_number(observer, seat) > 0

    def seat_of(self, colour: i64) -> i64:
        """The seat that plays the colour, or -1."""
        for seat in range(self.seats):
            if self.faction[seat] == colour:
                return seat
        return -1

    def free_colours(self) -> i64:
        """A bit mask of the colours that no seat has."""
        free: i64 = (1 << s.COLOURS) - 1
        for seat in range(self.seats):
            if self.faction[seat] >= 0:
                free &= ~(1 << self.faction[seat])
        return free

    def is_dealt(self) -> bool:
        """Whether every seat has its colour; they are dealt in the order of the seats."""
        return self.faction[self.seats - 1] >= 0

    def next_undealt_seat(self) -> i64:
        """The first seat that has no colour yet, or -1."""
        faction = self.faction
        for seat in range(self.seats):
            if faction[seat] < 0:
                return seat
        return -1

    def must_dig_up(self) -> bool:
        """Whether a stack must turn up a buried card."""
        for stack in range(s.GROUPS):
            buried = self.buried[stack * self.config.buried_row]
            if self.face[stack * FACE_ROW] < s.OPEN and buried > 0 and not self.has_unseen(stack):
                return True
        return False

    def to_turn_up(self) -> i64:
        """The first court stack that must turn up an unseen card, or -1."""
        for stack in range(s.GROUPS):
            if self.face[stack * FACE_ROW] < 2 and self.has_unseen(stack):
                return stack
        return -1

    # Saved positions.

    def settings(self) -> dict[str, int]:
        return {"bury": self.bury}

    def scalars(self) -> list[int]:
        return [self.starter, self.turn, self.passes, self.tilted, self.spent]

    def set_scalars(self, numbers: list[int]) -> None:
        self.starter, self.turn, self.passes, self.tilted, self.spent = numbers

    def vectors(self) -> list[vec[i64]]:
        court = [self.unseen, self.discards, self.face, self.buried]
        return [*court, self.influence, self.faction, self.attempts]

    def has_leftovers(self, rows: vec[i64], width: i64, row: i64) -> bool:
        """Whether a row has a number other than 0 after its last card, which no position has."""
        start = row * width
        return any(rows[i] != 0 for i in range(start + 1 + rows[start], start + width))

    def audit_ranges(self) -> str:
        """What number is out of range; empty if none is."""
        deepest = self.config.buried_row
        for stack in range(s.GROUPS):
            if not 0 <= self.face[stack * FACE_ROW] < FACE_ROW:
                return "a court stack has an impossible number of cards on top."
            if not 0 <= self.buried[stack * deepest] < deepest:
                return "a court stack has an impossible number of buried cards."
            if not 0 <= self.influence[stack * INFLUENCE_ROW] < INFLUENCE_ROW:
                return "an influence stack has an impossible number of cards."
            if self.has_leftovers(self.face, FACE_ROW, stack) or self.has_leftovers(
                self.buried, deepest, stack
            ):
                return "a court stack has cards beyond its number of cards."
            if self.has_leftovers(self.influence, INFLUENCE_ROW, stack):
                return "an influence stack has cards beyond its number of cards."
        if any(not -1 <= colour < s.COLOURS for colour in self.faction):
            return "a faction is not a colour."
        dealt = [colour for colour in self.faction if colour >= 0]
        if len(set(dealt)) != len(dealt):
            return "two seats have the same colour."
        if any(colour >= 0 for colour in self.faction[len(dealt) :]):
            return "the colours are not dealt in the order of the seats."
        for i in range(self.seats * self.seats):
            if not (
                0 <= self.attempts[2 * i] <= s.GROUPS and 0 <= self.attempts[2 * i + 1] < s.COLOURS
            ):
                return "an assassination has an impossible number or colour."
            if self.attempts[2 * i] == 0 and self.attempts[2 * i + 1] != 0:
                return "a colour is guessed without an attempt."
        if any(self.attempt_number(seat, seat) > 0 for seat in range(self.seats)):
            return "somebody has tried to assassinate themselves."
        return ""

    def audit_cards(self) -> str:
        """What is wrong with the cards (one is missing or there twice); empty if nothing is."""
        found = [self.unseen[kind] + self.discards[kind] for kind in range(s.KINDS)]
        for stack in range(s.GROUPS):
            known = [
                self.face[stack * FACE_ROW + 1 + i] for i in range(self.face[stack * FACE_ROW])
            ]
            row = stack * self.config.buried_row
            known.extend([self.buried[row + 1 + i] for i in range(self.buried[row])])
            row = stack * INFLUENCE_ROW
            won = [self.influence[row + 1 + i] for i in range(self.influence[row])]
            known.extend([stack * s.GROUP_KINDS + colour for colour in won])
            for kind in known:
                if not 0 <= kind < s.KINDS:
                    return "a card has an impossible kind."
                found[kind] += 1
        if min(self.unseen) < 0 or min(self.discards) < 0:
            return "a kind has a negative number of cards."
        if found != [number for number in self.config.deck]:
            return "the court cards are not those of the card file."
        unspent = sum([1 for seat in range(self.seats) if not self.is_spent(seat)])
        for stack in range(s.GROUPS):  # nothing but Persuasion adds a card to a stack
            if self.face[stack * FACE_ROW] + unspent >= FACE_ROW:
                return "a court stack has too many known cards."
            if self.left(stack) + unspent >= self.config.buried_row:
                return "a court stack has too many cards."
        return ""
