"""Christina Regina: the cards and secrets of a position, and how they are stored and checked.

`ChristinaState` in rules.py adds the moves. It is another class because rules.py imports
evaluation.py, which imports this module.

A card's *kind* is a number: its group times `GROUP_KINDS`, plus its colour (a plain card: plus
`PLAIN`). The unseen cards of a court stack are all of its own group, because a card of another
group gets into a stack only face up. CH07 and the like refer to RULINGS.md.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine import bags, piles
from regalia.engine.game import Game
from regalia.engine.state import OVER, State
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z


@mypyc_attr(allow_interpreted_subclasses=True)
class ChristinaConfig(Game):
    """The game with its court cards; the game's package adds words, options and observations.

    ``deck`` is the number of cards of each kind, ``depth`` the most cards of a court stack.
    """

    deck: vec[i64]
    depth: i64
    group_names: list[str]

    def set_cards(self, plain: list[int], group_names: list[str]) -> None:
        """Put one card of each colour and ``plain[group]`` plain cards into each group (CH01)."""
        deck = vec[i64]()
        for group in range(s.GROUPS):
            for _i in range(s.COLOURS):
                deck = append(deck, 1)
            deck = append(deck, plain[group])
        self.deck = deck
        self.depth = s.COLOURS + max(plain) + s.MOST_SEATS
        self.group_names = group_names


class ChristinaPosition(State):
    """The cards on the table and the secrets of the seats, as zones.py declares them."""

    config: ChristinaConfig

    def __init__(
        self, config: ChristinaConfig, seats: i64, source: ChristinaPosition | None = None
    ) -> None:
        super().__init__(config, seats, source)
        self.config = config

    # The court stacks.

    def left(self, stack: i64) -> i64:
        """The number of cards in a court stack, known and unseen."""
        cells = self.cells
        known = cells[z.FACE + stack * z.FACE_ROW] + cells[z.BURIED + stack * z.BURIED_ROW]
        return known + self.unseen_in(stack)

    def unseen_in(self, stack: i64) -> i64:
        """The number of unseen cards in a court stack."""
        return bags.size(self.cells, z.UNSEEN + stack * s.GROUP_KINDS, s.GROUP_KINDS)

    def has_unseen(self, stack: i64) -> bool:
        """Whether the stack has a card that nobody has seen."""
        return not bags.is_empty(self.cells, z.UNSEEN + stack * s.GROUP_KINDS, s.GROUP_KINDS)

    def top_card(self, stack: i64) -> i64:
        """The kind of the stack's top card, or -1 if the stack is empty."""
        return piles.last(self.cells, z.FACE + stack * z.FACE_ROW)

    def some_stack_empty(self) -> bool:
        """Whether a court stack is empty: then nobody may draw, and passing is legal (CH15)."""
        cells = self.cells
        return (
            cells[z.FACE] == 0
            or cells[z.FACE + z.FACE_ROW] == 0
            or cells[z.FACE + 2 * z.FACE_ROW] == 0
        )

    def put_on_top(self, stack: i64, kind: i64) -> None:
        """Put a card face up on top of a court stack."""
        piles.add(self.cells, z.FACE + stack * z.FACE_ROW, kind)

    def take_top(self, stack: i64) -> i64:
        """Take the top card of a court stack."""
        return piles.take_last(self.cells, z.FACE + stack * z.FACE_ROW)

    def put_below(self, stack: i64, kind: i64) -> None:
        """Lay a card face up under the only face-up card, or into a stack that has none."""
        piles.insert_first(self.cells, z.FACE + stack * z.FACE_ROW, kind)

    def bury_top(self, stack: i64) -> i64:
        """Put the top card of a stack face down at its bottom; everybody has seen it (CH09)."""
        kind = self.take_top(stack)
        piles.add(self.cells, z.BURIED + stack * z.BURIED_ROW, kind)
        return kind

    def dig_up(self, stack: i64) -> i64:
        """Take the uppermost buried card of a stack, which was buried first."""
        return piles.take_first(self.cells, z.BURIED + stack * z.BURIED_ROW)

    # Seats and their secrets.

    def is_tilted(self, seat: i64, group: i64) -> bool:
        """Whether the seat's faction card of a group is tilted (turned sideways, CH14)."""
        return (self.cells[z.TILTED] >> (seat * s.GROUPS + group)) & 1 == 1

    def is_spent(self, seat: i64) -> bool:
        """Whether the seat has used its action card (CH13)."""
        return (self.cells[z.SPENT] >> seat) & 1 == 1

    def can_assassinate(self, seat: i64) -> bool:
        """Whether one of the seat's faction cards is untilted (CH14)."""
        return (self.cells[z.TILTED] >> (seat * s.GROUPS)) & 7 != 7

    def attempt_number(self, assassin: i64, victim: i64) -> i64:
        """The number named in the attempt, 1 to 3, or 0 if there was none."""
        return self.cells[z.ATTEMPTS + assassin * z.ATTEMPTS_ROW + victim * 2]

    def attempt_guess(self, assassin: i64, victim: i64) -> i64:
        """The colour guessed in the attempt."""
        return self.cells[z.ATTEMPTS + assassin * z.ATTEMPTS_ROW + victim * 2 + 1]

    def attempt_succeeded(self, assassin: i64, victim: i64) -> bool:
        """Whether the colour guessed in the attempt is the victim's."""
        return self.attempt_guess(assassin, victim) == self.cells[z.FACTION + victim]

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
            if self.cells[z.FACTION + seat] == colour:
                return seat
        return -1

    def free_colours(self) -> i64:
        """A bit mask of the colours that no seat has."""
        cells = self.cells
        free: i64 = (1 << s.COLOURS) - 1
        for seat in range(self.seats):
            if cells[z.FACTION + seat] >= 0:
                free &= ~(1 << cells[z.FACTION + seat])
        return free

    def is_dealt(self) -> bool:
        """Whether every seat has its colour; they are dealt in the order of the seats."""
        return self.cells[z.FACTION + self.seats - 1] >= 0

    def next_undealt_seat(self) -> i64:
        """The first seat that has no colour yet, or -1."""
        cells = self.cells
        for seat in range(self.seats):
            if cells[z.FACTION + seat] < 0:
                return seat
        return -1

    def must_dig_up(self) -> bool:
        """Whether a stack must turn up a buried card."""
        cells = self.cells
        for stack in range(s.GROUPS):
            buried = cells[z.BURIED + stack * z.BURIED_ROW]
            if (
                cells[z.FACE + stack * z.FACE_ROW] < s.OPEN
                and buried > 0
                and not self.has_unseen(stack)
            ):
                return True
        return False

    def to_turn_up(self) -> i64:
        """The first court stack that must turn up an unseen card, or -1."""
        for stack in range(s.GROUPS):
            if self.cells[z.FACE + stack * z.FACE_ROW] < 2 and self.has_unseen(stack):
                return stack
        return -1

    # Checks of a position.

    def audit_secrets(self) -> str:
        """What is wrong with the colours and the attempts of all seats; empty if nothing is."""
        factions = [self.cells[z.FACTION + seat] for seat in range(self.seats)]
        dealt = [colour for colour in factions if colour >= 0]
        if len(set(dealt)) != len(dealt):
            return "two seats have the same colour."
        if any(colour >= 0 for colour in factions[len(dealt) :]):
            return "the colours are not dealt in the order of the seats."
        for assassin in range(self.seats):
            if self.attempt_number(assassin, assassin) > 0:
                return "somebody has tried to assassinate themselves."
            for victim in range(self.seats):
                guess = self.attempt_guess(assassin, victim)
                if guess != 0 and self.attempt_number(assassin, victim) == 0:
                    return "a colour is guessed without an attempt."
        return ""

    def audit_cards(self) -> str:
        """What is wrong with the cards (one is missing or there twice); empty if nothing is."""
        cells = self.cells
        found = [cells[z.UNSEEN + kind] + cells[z.DISCARDS + kind] for kind in range(s.KINDS)]
        for stack in range(s.GROUPS):
            known = piles.cards(cells, z.FACE + stack * z.FACE_ROW)
            known.extend(piles.cards(cells, z.BURIED + stack * z.BURIED_ROW))
            won = piles.cards(cells, z.INFLUENCE + stack * z.INFLUENCE_ROW)
            known.extend([stack * s.GROUP_KINDS + colour for colour in won])
            for kind in known:
                found[kind] += 1
        if found != [number for number in self.config.deck]:
            return "the court cards are not those of the card file."
        unspent = sum([1 for seat in range(self.seats) if not self.is_spent(seat)])
        for stack in range(s.GROUPS):  # nothing but Persuasion adds a card to a stack
            if cells[z.FACE + stack * z.FACE_ROW] + unspent >= z.FACE_ROW:
                return "a court stack has too many known cards."
            if self.left(stack) + unspent > self.config.depth:
                return "a court stack has too many cards."
        return ""
