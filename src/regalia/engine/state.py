"""State: one position of a game, and the verbs every game keeps.

A game's ``rules.py`` subclasses `State` (compiled where a C compiler is found). Every method here
either is the rule that holds for all games or says what a game must put in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.random import Random
from librt.vecs import extend, pop, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.chance_event import ChanceEvent
from regalia.engine.errors import BadDump, IllegalAction
from regalia.engine.hands import Hands
from regalia.engine.journal import EVERYBODY, Event, Journal

if TYPE_CHECKING:
    from regalia.engine.game import Game

CHANCE: Final[i64] = -1
"""``to_act`` when the next thing to happen is drawn or thrown."""
OVER: Final[i64] = -2
"""``to_act`` when the game has ended."""
FRAME: Final[i64] = 8
"""Numbers in one frame: kind, who decides, and six of the frame's own."""
BLANK: Final = vec[i64]([0] * 8)
"""A frame of zeros, never written to."""
WHO: Final[i64] = 1
"""The column of a frame that says who decides."""
ASKED: Final[i64] = 2
"""The column of a window that says who is still asked, a bit for each seat."""
WINDOW: Final[i64] = 100
"""Frames of this kind and above are windows: several seats are asked at once (`open_window`)."""
EVERY: Final[i64] = 0
"""Stands for all kinds of windows."""
NONE: Final[i64] = -1
"""Stands for no number where none is below 0.

Compiled, ``a if b else NONE`` stays a machine number; with a literal it would become an object.
"""
ZERO: Final[i64] = 0
"""A 0 that stays a machine number in ``a if b else ZERO``."""
DRAFT: Final[i64] = 200
"""Frames of this kind and above are drafts: a move of several decisions, half made."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position.

    ``to_act`` is the seat whose decision is applied next, `CHANCE` or `OVER`. ``frames`` is the
    stack of what is under way (a reaction window, a payment, a move half made): rows of `FRAME`
    small integers, read through `top` and `frame`. ``journal`` is where `apply` tells what
    happened, or None. A State holds no random generator and no future.

    Decisions of a move under way stand in draft frames on top of the others and nowhere else until
    the last of them is applied: so nobody else can see them, and each can be taken back.
    """

    game: Game
    seats: i64
    to_act: i64
    frames: vec[i64]
    journal: Journal | None

    def __init__(self, game: Game, seats: i64, source: State | None = None) -> None:
        self.game = game
        self.seats = seats
        self.journal = None
        if source is None:
            self.to_act = CHANCE
            self.frames = vec[i64](capacity=4 * FRAME)
        else:
            self.to_act = source.to_act
            self.frames = source.frames[:]

    # What a game must say for itself.

    def copy(self) -> State:
        """An independent copy, without the journal."""
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """The legal actions of the seat to act, ascending; at chance the possible outcomes.

        Empty when the game is over.
        """
        raise NotImplementedError

    def chance_event(self) -> ChanceEvent:
        """At chance: what is drawn next, how likely each outcome is, and whose fortune it is.

        Events are counted for each owner, so that its n-th is the same at every table that shares
        the seed, as far as the bag allows. `outcomes` (which `legal` gives at chance), `weights`,
        `sample`, `owner` and `ordinal` follow from this.
        """
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out a legal action or outcome; trusts its argument, as `play` does not."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points that the rulebook counts, one number a seat, as the position stands."""
        raise NotImplementedError

    def imagine(self, seat: i64, rng: Random) -> State:
        """A copy in which all that ``seat`` cannot know is dealt anew.

        A function of what the seat knows, never of the truth; uniform over the physical deals
        that agree with its facts. In a game without secrets a copy.
        """
        return self.copy()

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        """The zones hidden from ``seat``, by name, and what truly lies there. For tests only."""
        return []

    def settings(self) -> dict[str, int]:
        """The options that change what a saved position means."""
        return {}

    def scalars(self) -> list[int]:
        """The single numbers of a position beyond what `State` itself holds."""
        return []

    def set_scalars(self, numbers: list[int]) -> None:
        """Take over what `scalars` gave."""
        assert not numbers, "a game with scalars takes them over"

    def vectors(self) -> list[vec[i64]]:
        """The rows of numbers of a position, the very ones, each as long at every time."""
        return []

    def tracked_hands(self) -> Hands | None:
        """The hands of a game that has any; their cards and facts are saved with the rest."""
        return None

    def audit(self) -> str:
        """A sentence that says what is wrong with this position, or nothing.

        Recomputes slowly what `apply` keeps up to date: cards neither made nor lost, counts that
        agree with what they count.
        """
        return ""

    # Chance, as `chance_event` says it.

    def outcomes(self) -> vec[i64]:
        """At chance: the possible outcomes, ascending."""
        return self.chance_event().outcomes()

    def weights(self) -> vec[i64]:
        """At chance: the integer weight of each outcome, in the order of `legal`."""
        return self.chance_event().weights()

    def sample(self, rng: Random) -> i64:
        """At chance: one outcome drawn by its weight.

        A game whose playouts are to be fast draws from its bags without the event.
        """
        return self.chance_event().sample(rng)

    def owner(self) -> str:
        """At chance: whose fortune this event is ("gold stack", "throw of seat 2")."""
        return self.chance_event().owner_name()

    def ordinal(self) -> int:
        """At chance: how many events of this owner have gone before."""
        return self.chance_event().ordinal

    # Who is asked.

    def asked(self) -> list[int]:
        """The seats that may answer now without waiting for another's answer, in the game's order.

        In a window all who have yet to answer, clockwise from the first; else the seat to act.
        Empty at chance and at the end.
        """
        if self.to_act < 0:
            return []
        row = self.window_row()
        if row < 0:
            return [self.to_act]
        clockwise = [(self.to_act + i) % self.seats for i in range(self.seats)]
        return [seat for seat in clockwise if (self.frames[row + ASKED] >> seat) & 1]

    def window(self) -> i64:
        """The kind of the window in which seats are asked now (`WINDOW` and above), or -1."""
        row = self.window_row()
        return self.frames[row] if self.to_act >= 0 and row >= 0 else NONE

    def window_row(self) -> i64:
        """Where in the frames the open window begins, drafts passed over; -1 if none is open."""
        row = len(self.frames) - FRAME
        while row >= 0 and self.frames[row] >= DRAFT:
            row -= FRAME
        return row if row >= 0 and self.frames[row] >= WINDOW else NONE

    def decline(self) -> i64:
        """In a window: the action by which the seat to act lets it pass, or -1 if there is none.

        Alike for all who are asked and legal whatever they hold, so that silence can count as it.
        """
        return -1

    def filler(self) -> i64:
        """Within a move: the action that only fills it up to a length that all know, or -1.

        Where nothing else is left it is taken for who moves.
        """
        return -1

    def for_seat(self, seat: i64) -> State:
        """A copy in which ``seat``, one of `asked`, is to act.

        In a window the answers of those before him have not come: they are asked after him, so
        what he answers here is as if nobody before him took the window away. Whoever decides in
        such a copy for himself reckons with that.

        Raises:
            IllegalAction: the seat is not asked anything.
        """
        if seat not in self.asked():
            raise IllegalAction(f"Seat {seat + 1} is not asked anything now.")
        here = self.copy()
        if seat != self.to_act:
            here.drop_draft()
            here.set_frame(WHO, seat)
            here.to_act = seat
        return here

    def underway(self) -> bool:
        """Whether the seat to act has begun a move that he has not finished."""
        return self.top() >= DRAFT

    def drop_draft(self) -> None:
        """Take back all decisions of the move under way, as when the world is another's to see."""
        while self.underway():
            self.drop()

    def open_window(
        self, kind: i64, first: i64, mask: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> bool:
        """Ask all seats of a bit mask at once; their answers count clockwise from ``first`` on.

        Who is asked must follow from what all know, and while the window is open nothing of its
        frame changes but who is still asked: a table tells it by that from the next. ``kind`` is
        from `WINDOW` up to `DRAFT`; ``b`` to ``d`` are columns 3 to 5 of the frame. False, and no
        window, if the mask is empty.
        """
        if mask == 0:
            return False
        while (mask >> first) & 1 == 0:
            first = (first + 1) % self.seats
        self.push(kind, first, mask, b, c, d)
        self.to_act = first
        return True

    def next_asked(self) -> bool:
        """Take the seat that has answered off the window; false (and closed) if he was the last."""
        mask = self.frame(ASKED) & ~(1 << self.frame(WHO))
        if mask == 0:
            self.drop()
            return False
        seat = self.frame(WHO)
        while (mask >> seat) & 1 == 0:
            seat = (seat + 1) % self.seats
        self.set_frame(WHO, seat)
        self.set_frame(ASKED, mask)
        self.to_act = seat
        return True

    def seen_as(self, action: i64, seat: i64) -> i64:
        """What ``seat`` sees of a legal action or outcome when it has been carried out.

        The action itself, or one number for all that look alike to him: another's unseen draw, a
        card chosen face down, a secret guess. What he can tell apart afterwards has different
        numbers. Search branches on this and on nothing finer.
        """
        return action

    def revealed_to(self, action: i64, seat: i64) -> i64:
        """What is opened to ``seat`` when a legal action or outcome is carried out, as a number.

        0 where `seen_as` tells it all, else a number from 1 on, below 2**60: the same where the
        same is opened. What only the end of the game opens need not be told.
        """
        return 0

    # How it stands at the end.

    def ranks(self) -> list[int]:
        """Places by `scores`, 1 the best, ties shared (1, 1, 3)."""
        return ranked(self.scores())

    def turns(self, seat: i64) -> i64:
        """How many turns a seat has begun; -1 where a game does not tell turns from questions.

        Who always passes does so until his next turn: where it is -1, until he is next asked
        outside a window.
        """
        return -1

    def concerns(self, seat: i64) -> bool:
        """Whether the window that is open is about something of the seat's own, as all can see.

        Then it is asked though it always passes.
        """
        return False

    def automata(self) -> int:
        """How many play beside the seats by the rules alone; they may win and take places."""
        return 0

    def sides(self) -> list[int]:
        """The number of the side that each seat wins with; by default each seat its own."""
        return list(range(self.seats))

    def returns(self) -> list[float]:
        """What search and ratings maximise, in 0..1: a win, shared among the sides that tie."""
        ranks = self.ranks()
        sides = self.sides()
        winners = {sides[seat] for seat in range(self.seats) if ranks[seat] == 1}
        if not winners:
            return [0.0] * self.seats
        return [1.0 / len(winners) if side in winners else 0.0 for side in sides]

    def estimate(self) -> list[float]:
        """What `returns` may come to, for a search that breaks off; by default who leads wins."""
        return self.returns()

    # The door for everybody outside.

    def is_legal(self, action: i64) -> bool:
        """Whether `apply` may be given this action now."""
        legal = self.legal()
        for i in range(len(legal)):
            if legal[i] == action:
                return True
        return False

    def play(self, action: int) -> None:
        """Check an action and carry it out.

        Raises:
            IllegalAction: with the sentence that says why; the State is unchanged.
        """
        there_is = 0 <= action < self.game.actions
        if not (there_is and self.is_legal(action)):
            asked = action if there_is else self.game.actions  # a stranger's number may be any
            raise IllegalAction(self.game.words.refuse(self, asked))
        self.apply(action)

    def play_text(self, text: str) -> None:
        """Carry out a whole move, or an outcome of chance, that is written as in a record.

        >>> from regalia.games import load
        >>> state = load("christina").new(2)
        >>> for line in ("* start 1", "* faction red", "* faction blue"):
        ...     state.play_text(line)
        >>> state.owner()
        'copper stack'

        Raises:
            NotUnderstood: it names no legal move, with the sentence that says what is possible;
                the State is unchanged.
        """
        for action in self.game.words.parse(self, text):
            self.apply(action)

    # The journal, which playouts do without.

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody of an event of this kind with up to four numbers."""
        if self.journal is not None:
            self.journal.note(Event(kind, EVERYBODY, False, a, b, c, d))

    def reveal(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everybody of an event that by the rules makes a hidden thing known."""
        if self.journal is not None:
            self.journal.note(Event(kind, EVERYBODY, True, a, b, c, d))

    def whisper(self, seers: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Tell only the seats of the mask ``seers`` of something hidden that they now know."""
        if self.journal is not None:
            self.journal.note(Event(kind, seers, True, a, b, c, 0))

    # Saved positions.

    def dump(self) -> list[int]:
        """The position as a flat list of integers, rules' version first. `Game.load` reads it.

        Options that change what a position means belong into `fields`, which then refuses others.
        """
        head = [self.game.version, self.seats, self.to_act, len(self.frames)]
        head.extend([number for number in self.frames])
        head.extend(self.fields())
        return head

    def load(self, numbers: list[int]) -> None:
        """Take over a position from `dump`; `Game.load` has made this State for it."""
        if len(numbers) < 4 or not 0 <= numbers[3] <= len(numbers) - 4:
            raise BadDump("The saved position is cut short; save it again with dump().")
        self.to_act = numbers[2]
        self.frames = vec[i64](numbers[4 : 4 + numbers[3]])
        fault = self.audit_frames()
        if not fault:
            try:
                self.restore(numbers[4 + numbers[3] :])
            except (OverflowError, IndexError):
                raise BadDump("The saved position counts more or less than can be.") from None
            fault = self.audit()
        if fault:
            raise BadDump(f"The saved position is no position of this game: {fault}")

    def fields(self) -> list[int]:
        """The position beyond what `State` itself holds, as a flat list of integers."""
        fields = [*self.settings().values(), *self.scalars()]
        for row in self.vectors():
            fields.extend([number for number in row])
        hands = self.tracked_hands()
        if hands is not None:
            fields.extend([number for number in hands.held])
            fields.extend([int(number) for number in hands.known])
        return fields

    def restore(self, fields: list[int]) -> None:
        """Take over what `fields` gave.

        Raises:
            BadDump: the list has another length, or is of another option.
        """
        if len(fields) != len(self.fields()):
            raise BadDump("The saved position is not as long as a position of this game.")
        at = 0
        for name, value in self.settings().items():
            if fields[at] != value:
                raise BadDump(f"The saved position was played with the option {name}={fields[at]}.")
            at += 1
        scalars = len(self.scalars())
        self.set_scalars(fields[at : at + scalars])
        at += scalars
        hands = self.tracked_hands()
        for row in self.vectors() if hands is None else [*self.vectors(), hands.held]:
            for i in range(len(row)):
                row[i] = fields[at + i]
            at += len(row)
        if hands is not None:
            for i in range(len(hands.known)):
                hands.set_fact(i, fields[at + i])

    def audit_frames(self) -> str:
        """What is wrong with the stack or with who is to act, or nothing."""
        if not OVER <= self.to_act < self.seats:
            return "a seat is to act that does not exist."
        if len(self.frames) % FRAME != 0:
            return "something is under way that was cut short."
        schema = self.game.words.schema
        declared = schema.frames if schema is not None else {}
        sizes = self.game.layout(self.seats).sizes
        for row in range(0, len(self.frames), FRAME):
            kind, who, mask = self.frames[row], self.frames[row + WHO], self.frames[row + ASKED]
            if kind not in declared:
                return "something is under way that does not exist."
            fault = declared[kind].fixed(sizes).fault(list(self.frames[row : row + FRAME]))
            if fault:
                return f"under way is what cannot be: {fault}"
            if not 0 <= who < self.seats:
                return "something is under way that is nobody's."
            if kind < DRAFT and row > 0 and self.frames[row - FRAME] >= DRAFT:
                return "something is under way that began before a move was whole."
            if WINDOW <= kind < DRAFT and not (0 < mask < 1 << self.seats and mask >> who & 1):
                return "a question is open that nobody is asked."
        if self.to_act < 0 and self.underway():
            return "a move is half made that nobody can be making."
        return ""

    def audit_draft(self) -> str:
        """What is wrong with a move half made (`half_move`): that no decisions made it. Or nothing.

        For `audit` of games with moves of several decisions.
        """
        if not self.underway():
            return ""
        here = self.copy()
        here.drop_draft()
        if self.frame(WHO) != self.to_act:
            return "a move is half made that nobody can be making."
        for action in self.half_move():
            if here.depth() > self.depth() or not here.is_legal(action):
                return "a move is half made that cannot be made."
            here.apply(action)
        if list(here.frames) != list(self.frames):
            return "a move is half made that is no move."
        return ""

    def half_move(self) -> list[int]:
        """The decisions that made the top frame, a draft, as its columns declare them."""
        schema = self.game.words.schema
        assert schema is not None, "moves of several decisions are declared in a schema"
        return schema.decisions(self.frames, len(self.frames) - FRAME)

    # The stack of what is under way.

    def push(
        self,
        kind: i64,
        who: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
    ) -> None:
        """Put a frame on top."""
        row = len(self.frames)
        frames = extend(self.frames, BLANK)
        frames[row] = kind
        frames[row + 1] = who
        frames[row + 2] = a
        frames[row + 3] = b
        frames[row + 4] = c
        frames[row + 5] = d
        frames[row + 6] = e
        frames[row + 7] = f
        self.frames = frames

    def drop(self) -> None:
        """Take the top frame off."""
        rows = self.frames
        for _i in range(FRAME):
            rows, _number = pop(rows)
        self.frames = rows

    def depth(self) -> i64:
        """How many frames there are."""
        return len(self.frames) // FRAME

    def top(self) -> i64:
        """The kind of the top frame, or -1 if nothing is under way."""
        n = len(self.frames)
        return self.frames[n - FRAME] if n > 0 else NONE

    def frame(self, column: i64) -> i64:
        """A number of the top frame: 0 kind, 1 who, 2 to 7 its own."""
        return self.frames[len(self.frames) - FRAME + column]

    def set_frame(self, column: i64, number: i64) -> None:
        """Change a number of the top frame."""
        self.frames[len(self.frames) - FRAME + column] = number

    def dealt(self, column: i64, each: i64) -> bool:
        """Note that a card has been dealt; true, and the top frame is gone, if it was the last.

        The frame is that of a deal round the table, ``each`` cards to a seat: whose turn it is to
        get one stands in `WHO`, how many have been dealt in ``column``.
        """
        cards = self.frame(column) + 1
        if cards == each * self.seats:
            self.drop()
            return True
        self.set_frame(column, cards)
        self.set_frame(WHO, (self.frame(WHO) + 1) % self.seats)
        return False


def any_of(actions: vec[i64], rng: Random) -> i64:
    """One of the actions, all equally likely."""
    count: i64 = len(actions)  # passed on as a machine number
    return actions[rng.randrange(count)]


def ranked(keys: list[int]) -> list[int]:
    """Places by key, 1 for the greatest, equal keys sharing a place.

    >>> ranked([5, 9, 9, 2])
    [3, 1, 1, 4]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]
