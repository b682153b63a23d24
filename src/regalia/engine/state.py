"""State: one position of a game.

A game's ``rules.py`` subclasses `State`; it is compiled where there is a C compiler. The first
group of methods is for games to override; most of the others are the same for every game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.chance_event import ChanceEvent
from regalia.engine.errors import IllegalAction
from regalia.engine.hands import Hands
from regalia.engine.journal import Teller
from regalia.engine.stack import NONE as NONE
from regalia.engine.stack import WHO as WHO

if TYPE_CHECKING:
    from regalia.engine.game import Game

CHANCE: Final[i64] = -1
"""Value of ``to_act`` when a chance event comes next."""
OVER: Final[i64] = -2
"""Value of ``to_act`` when the game has ended."""
ASKED: Final[i64] = 2
"""Column of a window that holds the seats that have not answered, as a bit mask."""
WINDOW: Final[i64] = 100
"""Kinds from here to below `DRAFT` are windows: they ask several seats at once (`open_window`)."""
EVERY: Final[i64] = 0
"""Stands for every kind of window where a kind is expected, as in an always-pass."""
ZERO: Final[i64] = 0
"""The number 0, for ``a if b else ZERO`` (see `NONE`)."""
DRAFT: Final[i64] = 200
"""Kinds from here on are drafts: the frames of an unfinished move."""
PLAYED: Final[i64] = 300
"""Kinds from here on are played drafts: each decision is carried out in the mover's position."""


class Kept:
    """The position before an unfinished move, and the decisions so far. Neither is ever changed."""

    base: State
    made: vec[i64]

    def __init__(self, base: State, made: vec[i64]) -> None:
        self.base = base
        self.made = made


FORGOTTEN: Final = "an unfinished move, and the position before it is not kept"
"""What is wrong if others ask to see a position in which a program plays on without keeping."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Teller):
    """One position.

    ``to_act`` is the seat whose decision is applied next, `CHANCE` or `OVER`. ``cells`` holds what
    the game's zones declare (`regalia.engine.zones`), each at its place. The `Stack` has a frame
    for each thing that is unfinished (a reaction window, a payment, a move); read the top one with
    `top` and `frame`. ``journal`` is where `apply` records events, or None. A State holds no random
    generator and no future draws.

    An unfinished move has a draft frame, which lies on top of all other frames. Until its last
    decision no other seat can see it, and each of its decisions can be taken back. A *frame draft*
    holds the decisions in its columns, and the move takes effect with the last one. In a *played
    draft* (a kind from `PLAYED` on) each decision takes effect at once, in the position in which
    the mover goes on; ``kept`` has the position before the move, which is what all others see.
    """

    seats: i64
    to_act: i64
    cells: vec[i64]
    kept: Kept | None

    def __init__(self, game: Game, seats: i64, source: State | None = None) -> None:
        self.game = game
        self.seats = seats
        self.journal = None
        if source is None:
            self.to_act = CHANCE
            self.frames = vec[i64]()
            self.here = NONE
            self.used = 0
            self.cells = vec[i64]()
            self.kept = None
        else:
            self.to_act = source.to_act
            self.cells = source.cells[:]
            self.frames = source.frames[: source.used]
            self.here = source.here
            self.used = source.used
            self.kept = source.kept

    # For games to override. Those that raise NotImplementedError must be overridden.

    def copy(self) -> State:
        """An independent copy, without the journal."""
        raise NotImplementedError

    def legal(self) -> vec[i64]:
        """The legal actions of the seat to act, or the possible outcomes of the chance event.

        They are in ascending order; there are none when the game is over.
        """
        raise NotImplementedError

    def chance_event(self) -> ChanceEvent:
        """The chance event that comes next: its outcomes, their weights, and its owner.

        Call it only when ``to_act`` is `CHANCE`. The owner is the stack, die or seat that the
        result belongs to, for example "gold stack". With the same seed, the n-th event of an owner
        has the same result at every table, if outcomes and weights are the same. `outcomes`,
        `weights`, `sample`, `owner` and `ordinal` are derived from this method.
        """
        raise NotImplementedError

    def carry_out(self, action: i64) -> None:
        """Carry out a legal action or outcome, without checking it.

        Programs that play many games call it; everybody else calls `apply`. Within a played draft
        it must not reveal or draw anything: what does ends the move.
        """
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Each seat's points in this position, counted as in the rulebook."""
        raise NotImplementedError

    def redraw(self, seat: i64, rng: Random) -> None:
        """Deal everything that ``seat`` cannot know at random, in place. `imagine` calls it.

        The result depends only on the seat's knowledge and ``rng``, not on the real hidden cards.
        All deals that agree with the seat's knowledge are equally likely, where two cards of one
        kind count as different cards. A game without secrets changes nothing.
        """

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        """Each zone hidden from ``seat`` with its true content. For tests only.

        Within a played draft of another seat, ask `seen_from` for the position.
        """
        return []

    def variant(self) -> i64:
        """A number for the sizes of the position's parts, where options change them: two boards.

        Positions of one number of seats and one variant have one `Layout`.
        """
        return 0

    def tracked_hands(self) -> Hands | None:
        """The hands and what seats know of them, saved with the position; None without hands."""
        return None

    def audit(self) -> str:
        """One sentence about what is wrong with this position; empty if it is sound.

        A slow check, for tests and `load`: no card is lost or duplicated, and every stored count
        agrees with what it counts.
        """
        return ""

    # Moves, and what others see of them.

    @final
    def apply(self, action: i64) -> None:
        """Carry out a legal action or outcome. Unlike `play`, it does not check.

        During a played draft the position before the move is kept, for all others to see; but not
        if the draft was begun by `carry_out` alone.

        Raises:
            AssertionError: the rules draw or reveal something within a played draft.
        """
        kept = self.kept
        if not self.game.plays_drafts or (kept is None and self.in_played_draft()):
            self.carry_out(action)
            return
        if kept is None:
            base = self.copy()
            made = vec[i64]()
        else:
            base = kept.base
            made = kept.made[:]
        told = self.journal.openings() if self.journal is not None else ZERO
        self.carry_out(action)
        if not self.in_played_draft():
            self.kept = None
            return
        assert self.to_act == base.to_act, "another seat or chance comes within a move"
        if self.journal is not None:
            assert self.journal.openings() == told, "something is revealed within a move"
        self.kept = Kept(base, append(made, action))

    def imagine(self, seat: i64, rng: Random) -> State:
        """A copy in which everything that ``seat`` cannot know is dealt at random (`redraw`).

        It holds the unfinished move of the seat itself, but not that of another.

        Raises:
            AssertionError: another seat's played draft is unfinished, and what was before is not
                kept.
        """
        kept = self.kept
        if kept is None:
            world = self.copy()
            if self.to_act != seat and self.underway():
                assert not self.in_played_draft(), FORGOTTEN
                world.drop_draft()
                world.cut()
            world.redraw(seat, rng)
            return world
        world = kept.base.copy()
        world.redraw(seat, rng)
        if seat == self.to_act:
            for i in range(len(kept.made)):
                world.apply(kept.made[i])
        return world

    def in_played_draft(self) -> bool:
        """Whether the seat to act has begun a move whose decisions are carried out at once."""
        return self.top() >= PLAYED

    def forget(self) -> None:
        """Keep nothing of an unfinished move: for a search, which plays on from here many times."""
        self.kept = None

    def seen_from(self, seats: tuple[int, ...]) -> State:
        """The position that a viewer who holds ``seats`` sees: not a copy.

        It is this one, or the one before a played draft of another seat.

        Raises:
            AssertionError: that position is not kept.
        """
        if not self.in_played_draft() or self.to_act in seats:
            return self
        assert self.kept is not None, FORGOTTEN
        return self.kept.base

    def before_move(self) -> State:
        """A copy of the position before the unfinished move, or of this one.

        Raises:
            AssertionError: that position is not kept.
        """
        here = self.seen_from(()).copy()
        here.drop_draft()
        here.cut()
        return here

    # Chance, derived from `chance_event`.

    def outcomes(self) -> vec[i64]:
        """The possible outcomes of the chance event, ascending."""
        return self.chance_event().outcomes()

    def weights(self) -> vec[i64]:
        """The integer weight of each outcome of the chance event, in the order of `legal`."""
        return self.chance_event().weights()

    def sample(self, rng: Random) -> i64:
        """One random outcome, by weight. A game may override this method to speed up playouts."""
        return self.chance_event().sample(rng)

    def owner(self) -> str:
        """The owner of the chance event, for example "gold stack" or "throw of seat 2"."""
        return self.chance_event().owner_name()

    def ordinal(self) -> int:
        """The number of earlier chance events of the same owner."""
        return self.chance_event().ordinal

    # Who is asked.

    def asked(self) -> list[int]:
        """The seats that may answer now.

        In a window these are all seats that have not answered, clockwise from the seat to act;
        otherwise it is the seat to act alone. Empty at chance and when the game is over.
        """
        if self.to_act < 0:
            return []
        row = self.window_row()
        if row < 0:
            return [self.to_act]
        clockwise = [(self.to_act + i) % self.seats for i in range(self.seats)]
        return [seat for seat in clockwise if (self.frames[row + ASKED] >> seat) & 1]

    def window(self) -> i64:
        """The kind of the open window, or -1 if none is open."""
        row = self.window_row()
        return self.frames[row] if self.to_act >= 0 and row >= 0 else NONE

    def window_row(self) -> i64:
        """The row of the open window, even under a draft; -1 if none is open."""
        row = self.here
        while row >= 0 and self.frames[row] >= DRAFT:
            row = self.below(row)
        return row if row >= 0 and self.frames[row] >= WINDOW else NONE

    def window_subject(self) -> list[int]:
        """What tells the open window from others: its row, kind and columns; empty if none is open.

        Who is asked and has not answered is left out: that changes while the window is open.
        """
        row = self.window_row()
        if row < 0 or self.to_act < 0:
            return []
        columns = range(ASKED + 1, self.width(row))
        return [row, self.frames[row], *[self.frames[row + column] for column in columns]]

    def decline(self) -> i64:
        """The action with which the seat to act declines what others ask of it, or -1.

        In a window it is the same for all asked seats and legal for each, so a table can play it
        for a seat that does not answer in time. Outside a window it marks the question as a reply
        to another seat's move: whether the reply takes time could show what the seat holds.
        """
        return -1

    def filler(self) -> i64:
        """The action that only fills up a move whose number of decisions is public, or -1.

        A `Draft` takes it by itself when nothing else is legal (`Draft.fill_up`).
        """
        return -1

    def for_seat(self, seat: i64) -> State:
        """A copy in which ``seat``, one of the `asked` seats, is to act.

        In a window, the seats before ``seat`` have not answered in this copy; they are asked after
        it. In the game their answers come first and may end the window, so a program that decides
        in the copy must allow for that.

        Raises:
            IllegalAction: the seat is not asked.
        """
        if seat not in self.asked():
            raise IllegalAction(f"Seat {seat + 1} is not asked anything now.")
        here = self.seen_from((seat,)).copy()
        if seat != self.to_act:
            here.drop_draft()
            here.cut()
            here.set_frame(WHO, seat)
            here.to_act = seat
        return here

    def underway(self) -> bool:
        """Whether the seat to act has begun a move and not finished it."""
        return self.top() >= DRAFT

    def drop_draft(self) -> None:
        """Remove the draft frames: all decisions of a frame draft are taken back."""
        while self.underway():
            self.drop()

    def open_window(self, kind: i64, first: i64, mask: i64) -> bool:
        """Ask all seats in the bit mask ``mask``; the game takes answers clockwise from ``first``.

        ``kind`` is at least `WINDOW` and below `DRAFT`. Which seats are asked must follow from
        public information. Set the window's columns at once: while it is open, only `WHO` and
        `ASKED` may change, because a table recognises the window by the others (`window_subject`).

        Return False, and open no window, if the mask is empty.
        """
        if mask == 0:
            return False
        while (mask >> first) & 1 == 0:
            first = (first + 1) % self.seats
        self.push(kind, first)
        self.set_frame(ASKED, mask)
        self.to_act = first
        return True

    def next_asked(self) -> bool:
        """Mark the seat to act as having answered, and let the next asked seat act.

        Return False, and close the window, if no other seat is asked.
        """
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
        """A number for what ``seat`` can see of a legal action or outcome.

        Usually it is the action itself. Actions that look the same to the seat have the same
        number (another seat's hidden draw, a card chosen face down, a secret guess); actions that
        the seat can tell apart have different numbers. A search branches on these numbers.
        """
        return action

    def revealed_to(self, action: i64, seat: i64) -> i64:
        """A number for what a legal action or outcome reveals to ``seat`` beyond `seen_as`.

        It is 0 for nothing, otherwise 1 to 2**60 - 1, the same number for the same thing. What the
        end of the game reveals may be left out.
        """
        return 0

    # Results.

    def ranks(self) -> list[int]:
        """Each seat's place by `scores`: 1 is the best, and ties share a place (1, 1, 3)."""
        return ranked(self.scores())

    def turns(self, seat: i64) -> i64:
        """The number of turns that a seat has begun, or -1 in a game that does not count turns.

        A seat's always-pass ends when its next turn begins; in a game that does not count turns,
        when the seat is asked outside a window.
        """
        return -1

    def concerns(self, seat: i64) -> bool:
        """Whether the open window is about the hand or possessions of ``seat``, as all can see."""
        return False

    def harmless(self, seat: i64) -> bool:
        """Whether it is about what ``seat`` itself did, or takes from nobody, as all can see."""
        return False

    def automata(self) -> int:
        """The number of opponents played by the rules, without a seat; they too can win."""
        return 0

    def sides(self) -> list[int]:
        """The side of each seat: seats of the same side win together. By default each is alone."""
        return list(range(self.seats))

    def returns(self) -> list[float]:
        """The payoff of each seat, from 0 to 1, for search and ratings.

        1 for a win, divided by the number of sides that share it, and 0 for a loss.
        """
        ranks = self.ranks()
        sides = self.sides()
        winners = {sides[seat] for seat in range(self.seats) if ranks[seat] == 1}
        if not winners:
            return [0.0] * self.seats
        return [1.0 / len(winners) if side in winners else 0.0 for side in sides]

    def estimate(self) -> list[float]:
        """An estimate of the final `returns`, for search; by default whoever leads now wins."""
        return self.returns()

    # Checked moves, for callers outside the rules.

    def is_legal(self, action: i64) -> bool:
        """Whether an action or outcome is legal now."""
        legal = self.legal()
        for i in range(len(legal)):
            if legal[i] == action:
                return True
        return False

    def play(self, action: int) -> None:
        """Check an action or outcome and carry it out.

        Raises:
            IllegalAction: it is not legal; the message says why, and the State is unchanged.
        """
        words, most = self.game.words, self.game.actions
        if not 0 <= action < most:  # any int may come, even a huge one
            raise IllegalAction(words.refuse(self, most))
        if not self.game.has(action):
            raise IllegalAction(words.refuse_missing(self, action))
        if not self.is_legal(action):
            raise IllegalAction(words.refuse(self, action))
        self.apply(action)

    def play_text(self, text: str) -> None:
        """Carry out a whole move, or an outcome of chance, written as in a record.

        >>> from regalia.games import load
        >>> state = load("christina").new(2)
        >>> for line in ("* start 1", "* faction red", "* faction blue"):
        ...     state.play_text(line)
        >>> state.owner()
        'copper stack'

        Raises:
            NotUnderstood: the text is not a legal move; the message says what is possible, and the
                State is unchanged.
        """
        for action in self.game.words.parse(self, text):
            self.apply(action)

    # Saved positions.

    def settings(self) -> dict[str, int]:
        """The options that affect play from this position on, by name: the zones of `Setting`.

        `dump` saves their values, and `load` refuses a position saved with other values.
        """
        return self.game.zones_of(self).settings(self.cells)

    def dump(self) -> list[int]:
        """The position as a flat list of integers; `Game.load` reads it.

        It begins with the rules version, the number of seats, ``to_act`` and the length of
        `saved_frames`, followed by these and by `fields`. Within a played draft it is the position
        before the move, followed by the decisions.

        Raises:
            AssertionError: that position is not kept.
        """
        if self.in_played_draft():
            assert self.kept is not None, FORGOTTEN
            return [*self.kept.base.dump(), *[action for action in self.kept.made]]
        return self.flat()

    def flat(self) -> list[int]:
        """The position as it stands, as a flat list of integers, even within a played draft."""
        frames = self.saved_frames()
        head = [self.game.version, self.seats, self.to_act, len(frames)]
        return head + frames + self.fields()

    def fields(self) -> list[int]:
        """The numbers at the end of a dump: those of the zones, and the `tracked_hands`."""
        fields = self.game.zones_of(self).numbers(self.cells)
        hands = self.tracked_hands()
        if hands is not None:
            fields.extend([number for number in hands.held])
            fields.extend([int(number) for number in hands.known])
        return fields

    def audit_draft(self) -> str:
        """What is wrong with the unfinished move, found by replaying it; empty if nothing is."""
        if not self.underway():
            return ""
        here = self.before_move()
        if self.frame(WHO) != self.to_act:
            return "an unfinished move is not of the seat to act."
        for action in self.draft_decisions():
            if here.depth() > self.depth() or not here.is_legal(action):
                return "an unfinished move has an illegal decision."
            here.apply(action)
        if here.flat() != self.flat():
            return "an unfinished move is not what its decisions make."
        return ""

    def draft_decisions(self) -> list[int]:
        """The decisions of the unfinished move; of a frame draft, read from the columns on top."""
        if self.kept is not None:
            return [action for action in self.kept.made]
        schema = self.game.words.schema
        assert schema is not None, "moves of several decisions need a schema"
        return schema.decisions(self.frames, self.here)

    def count_dealt(self, column: i64, each: i64) -> bool:
        """Note that a card has been dealt, and let the next seat get one, until each has ``each``.

        The top frame is that of the deal: its ``column`` counts the dealt cards, and `WHO` is the
        seat that gets the next one. Return True, and remove the frame, after the last card.
        """
        cards = self.frame(column) + 1
        if cards == each * self.seats:
            self.drop()
            return True
        self.set_frame(column, cards)
        self.set_frame(WHO, (self.frame(WHO) + 1) % self.seats)
        return False


def ranked(keys: list[int]) -> list[int]:
    """Places by key: 1 for the greatest, and equal keys share a place.

    >>> ranked([5, 9, 9, 2])
    [3, 1, 1, 4]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]
