"""Finds the positions at which browser tests begin, and stores them as records.

    python -m tests.browser.find [NAME ...]

It searches games with the seeds 1, 2, 3 and so on. Bots play as at a table with that seed, people
like those in `tests.browser.people`. A stored record holds the seed, the game up to the question,
and the first decisions of the move.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from librt.random import Random as Chance

from regalia import bots
from regalia.engine.draft import Draft
from regalia.engine.only_move import left_to_do
from regalia.engine.past import Past
from regalia.engine.player import imagined_position, whole_move
from regalia.engine.record import Record
from regalia.engine.state import OVER, State
from regalia.games.baronage import schema as ba
from regalia.games.christina import schema as cs
from regalia.games.christina.rules import ChristinaState
from regalia.games.domus import schema as do
from regalia.games.domus import zones as dz
from regalia.games.domus.rules import DomusState
from regalia.games.regency import position as p
from regalia.games.regency import schema as rg
from regalia.games.regency import zones as z
from regalia.games.res_publica import schema as rp
from regalia.table.inputs import BotMove, Move, Watch
from tests.browser.people import Look, Person
from tests.browser.regents import Regent
from tests.browser.riders import Rider
from tests.browser.staging import FOLDER, STEPS, Staged
from tests.browser.traders import Trader

NAMES: Final = ("Anna", "Bo")
MOST_GAMES: Final = 500
GAMES: Final = 30
"""Number of games of which the shortest is stored."""
LATE: Final = 15
"""Turns after which Regency's table is full."""


class Moment(NamedTuple):
    """A question at the page: the true state, the seat, its legal actions, its steps so far."""

    state: State
    seat: int
    actions: list[int]
    steps: list[int]

    def offers(self, first: int, last: int, least: int = 1) -> bool:
        """Whether at least this many of these actions are offered."""
        return sum(first <= action <= last for action in self.actions) >= least


Sought = Callable[[Moment], tuple[int, ...] | None]


class Wanted(NamedTuple):
    """A position to be stored: a game, its number of seats, and the moment for the first seat.

    ``moment`` returns the choices that lead from a question to the moment, or None. Bots of the
    kind ``kind`` play all seats after the first ``people``. At least ``after`` lines precede the
    position, so that the table is not empty. With ``over``, a whole game is stored. The first seats
    play like people, or like bots of the kind ``like``. From the position on the bots are of the
    kind ``then``, if it is given.
    """

    game: str
    seats: int
    moment: Sought
    kind: str = "steward"
    people: int = 1
    after: int = 0
    over: bool = False
    like: str = ""
    then: str = ""


# Conditions on the offered actions.


def offered(first: int, last: int, steps: int = 0, least: int = 1) -> Sought:
    """At least ``least`` of these actions are offered, after at least ``steps`` steps of a move."""

    def now(now: Moment) -> tuple[int, ...] | None:
        return () if len(now.steps) >= steps and now.offers(first, last, least) else None

    return now


def several_gifts(now: Moment) -> tuple[int, ...] | None:
    """In Res Publica, a first card after which others follow, and a kind that must wait."""
    if now.steps or not now.offers(rp.PICK, rp.ENOUGH - 1, least=2):
        return None
    words, waits = now.state.game.words, "can only come after" in question_of(now)
    for action in now.actions if waits else ():
        after = now.state.copy()
        after.apply(action)
        left = left_to_do(after, now.seat) if after.underway() else []
        if left and words.takes_several(now.state, [action, *left]):
            return ()
    return None


def question_of(now: Moment) -> str:
    return now.state.game.words.prompt(now.state, now.seat)


def nothing(_: Moment) -> None:
    return None


def longest(now: Moment) -> tuple[int, ...] | None:
    """In Christina, the longest question of a turn: no stack has a card, all else can be done."""
    assert isinstance(now.state, ChristinaState)
    empty = all(now.state.top_card(stack) < 0 for stack in range(3))
    cards = now.offers(cs.AGITATE, cs.ASSASSINATE - 1)
    all_else = cards and now.offers(cs.ASSASSINATE, cs.PASS - 1)
    return () if empty and all_else and not now.steps else None


def last_move(now: Moment) -> tuple[int, ...] | None:
    """In Christina, a question after which the game is over, whatever is chosen."""
    if now.steps:
        return None
    for action in now.actions:
        after = now.state.copy()
        after.play(action)
        if after.underway() or after.to_act >= 0:
            return None
    return ()


def to_the_banner(now: Moment) -> tuple[int, ...] | None:
    """In Regency (Baronage Press), a throw that brings the seat's Chief to the Banner."""
    if now.steps or ba.PICK + ba.CHIEF not in now.actions:
        return None
    draft = Draft(now.state, now.seat)
    draft.step(ba.PICK + ba.CHIEF)
    ends = [draft.state.copy() for _ in draft.state.legal()]
    for end, action in zip(ends, draft.state.legal(), strict=True):
        end.play(action)
    return () if ends and all(end.to_act == OVER for end in ends) else None


def won_by(way: int) -> Sought:
    """In Domus Regnatrix, a choice that wins at once in this way."""

    def now(now: Moment) -> tuple[int, ...] | None:
        for action in now.actions if not now.steps else ():
            draft = Draft(now.state, now.seat)
            draft.step(action)
            draft.fill_up()
            after = now.state.copy()
            for step in draft.steps if draft.finished() else ():
                after.play(step)
            if after.to_act == OVER and after.cells[dz.WAY] == way:
                return (action,)
        return None

    return now


def idle(actions: list[int]) -> int:
    """In Domus Regnatrix, the choice of somebody who draws, discards, and does nothing else."""
    discards = [one for one in actions if do.DISCARD <= one < do.REPLACE]
    puts = [one for one in actions if do.PUT_BACK <= one < do.TRADE]
    kept = [one for one in (do.DONE, do.DRAW, do.DECLINE) if one in actions]
    return [*kept, *discards, *puts, *actions][0]


def conquest(now: Moment) -> tuple[int, ...] | None:
    """In Domus Regnatrix, a question after which all is won by conquest if nobody does anything."""
    assert isinstance(now.state, DomusState)
    if now.steps or do.DONE not in now.actions or now.state.cells[dz.STEP] != do.ACTION:
        return None
    after, rng, rounds = now.state.copy(), Chance(1), now.state.cells[dz.ROUND]
    while after.to_act != OVER and after.cells[dz.ROUND] <= rounds + 1:
        chance = after.to_act < 0
        after.play(after.sample(rng) if chance else idle(list(after.legal())))
    return () if after.to_act == OVER and after.cells[dz.WAY] == do.CONQUEST else None


def last_round(now: Moment) -> tuple[int, ...] | None:
    """In Domus Regnatrix, the beginning of the seat's last turn."""
    assert isinstance(now.state, DomusState)
    last = now.state.cells[dz.ROUND] == now.state.config.edition.last_round
    buying = now.state.cells[dz.STEP] == do.BUYING and do.DRAW in now.actions
    return () if last and buying and not now.steps else None


def late_turn(now: Moment) -> tuple[int, ...] | None:
    assert isinstance(now.state, p.RegencyPosition)
    return () if now.state.cells[z.TURN] >= LATE and not now.steps else None


def attraction(now: Moment) -> tuple[int, ...] | None:
    """In Regency, an attraction that the second seat may answer."""
    for action in now.actions if not now.steps else ():
        if rg.ATTRACT <= action < rg.READY:
            draft, chosen = Draft(now.state, now.seat), [action]
            draft.step(action)
            draft.fill_up()
            while not draft.finished():
                chosen.append(draft.state.legal()[0])
                draft.step(chosen[-1])
                draft.fill_up()
            after = now.state.copy()
            for step in draft.steps:
                after.play(step)
            if after.to_act >= 0 and after.window() >= 0 and 1 in after.asked():
                return tuple(chosen)
    return None


TURN: Final = offered(rg.END, rg.END)
WINDOW: Final = offered(rg.PASS, rg.PASS)
TARGET: Final = offered(rg.NAME_CITIZEN, rg.NAME_SEAT - 1, least=2)
PAYMENT: Final = offered(rg.PICK, rg.ENOUGH - 1, steps=1)
ASSIGN: Final = offered(rg.ASSIGN, rg.PICK - 1)

WANTED: Final[dict[str, Wanted]] = {
    "christina-longest": Wanted("christina", 5, longest),
    "christina-last": Wanted("christina", 2, last_move),
    "christina-over-3": Wanted("christina", 3, nothing, over=True),
    "christina-over-5": Wanted("christina", 5, nothing, over=True),
    "res_publica-turn": Wanted("res_publica", 5, offered(rp.REQUEST, rp.REQUEST), after=150),
    "res_publica-answering": Wanted("res_publica", 5, offered(rp.DEMAND, rp.TENDER), after=150),
    "res_publica-sets": Wanted("res_publica", 5, offered(rp.DISPLAY, rp.REQUEST - 1), after=150),
    "res_publica-answers": Wanted("res_publica", 5, offered(rp.ACCEPT, rp.REFUSE - 1)),
    "res_publica-picks": Wanted("res_publica", 5, offered(rp.PICK, rp.ENOUGH)),
    "res_publica-gifts": Wanted("res_publica", 3, several_gifts),
    "res_publica-last": Wanted("res_publica", 3, offered(rp.REQUEST, rp.REQUEST), after=320),
    "res_publica-over": Wanted("res_publica", 3, nothing, over=True),
    "baronage-turn": Wanted("baronage", 4, offered(ba.PICK, ba.GO - 1, least=5), after=60),
    "baronage-hostages": Wanted("baronage", 2, offered(ba.RELEASE, ba.FREE - 1), after=60),
    "baronage-last": Wanted("baronage", 2, to_the_banner, kind="random"),
    "domus-culture": Wanted("domus", 3, won_by(do.CULTURE), like="steward"),
    "domus-mercantilism": Wanted("domus", 2, won_by(do.MERCANTILISM), like="steward"),
    "domus-conquest": Wanted("domus", 2, conquest, people=2, like="steward"),
    "domus-late-2": Wanted("domus", 2, last_round, kind="random", then="novice"),
    "domus-late-3": Wanted("domus", 3, last_round, kind="random", then="novice"),
    "domus-late-4": Wanted("domus", 4, last_round, kind="random", then="novice"),
    "regency-turn": Wanted("regency", 6, TURN, after=100),
    "regency-window": Wanted("regency", 6, WINDOW, after=100),
    "regency-target": Wanted("regency", 6, TARGET, after=100),
    "regency-payment": Wanted("regency", 6, PAYMENT, after=100),
    "regency-assign": Wanted("regency", 6, ASSIGN, after=100),
    "regency-late": Wanted("regency", 6, late_turn),
    "regency-last": Wanted("regency", 4, TURN, after=100),
    "regency-seat": Wanted("regency", 4, offered(rg.NAME_SEAT, rg.ASSIGN - 1, steps=1)),
    "regency-attraction": Wanted("regency", 3, attraction, people=2),
    "regency-over": Wanted("regency", 3, nothing, over=True),
}
"""The stored positions by name."""


# Seeking.


def someone(game: str, rng: Random) -> Person:
    """A player without a page."""
    kinds: dict[str, type[Person]] = {
        "regency": Regent,
        "res_publica": Trader,
        "baronage": Rider,
    }
    nowhere: Any = None
    return kinds.get(game, Person)(nowhere, nowhere, rng)


def played(wanted: Wanted, seed: int) -> Iterator[tuple[Staged, Moment | None]]:
    """A game from a seed: each decision of the first seat before it is made, and then the end."""
    kinds = dict.fromkeys(range(wanted.people, wanted.seats), wanted.kind)
    staged = Staged(wanted.game, wanted.seats, seed, kinds=kinds)
    table, person = staged.table, someone(wanted.game, Random(seed))
    for seat in range(wanted.people):
        staged.sit(seat, "key", NAMES[seat])
    staged.send(Watch(1, "key"))
    staged.begin()
    while table.status == "playing":
        if thinking := table.bots_to_move():  # all bots first; a person's question stays
            for seat, number, kind in thinking:
                if seat in table.questions and table.questions[seat].number == number:
                    staged.send(BotMove(seat, number, tuple(_thought(staged, seat, kind))))
            continue
        seat = next(one for one, asked in sorted(table.questions.items()) if asked.held is None)
        draft, chosen = Draft(table.state, seat), list[int]()
        thought = _thought(staged, seat, wanted.like) if wanted.like else []
        while not draft.finished():
            now = Moment(draft.state, seat, list(draft.state.legal()), chosen)
            if seat == 0:
                yield staged, now
            chosen.append(thought[len(draft.steps)] if thought else person.pick(_look(now)))
            draft.step(chosen[-1])
            draft.fill_up()  # as the server does
        number = table.questions[seat].number
        staged.send(Move(1, seat, number, f"{seat}-{number}", tuple(draft.steps)))
    yield staged, None


def _thought(staged: Staged, seat: int, kind: str) -> list[int]:
    """The move that the bot in a seat would make at a server's table."""
    table = staged.table
    _, seed = table.world(seat)
    past: Past = table.pasts[seat]
    player = bots.make(kind, staged.game)
    return whole_move(player, imagined_position(table.state, seat, seed), seat, seed, past)


def _look(now: Moment) -> Look:
    return {"actions": now.actions, "steps": now.steps, "seat": now.seat}


def found(wanted: Wanted) -> Record:
    """The record of the first position that fits.

    Raises:
        LookupError: no game has one.
    """
    if wanted.over:  # the shortest of several, since a test shows all of it
        ends = [list(played(wanted, seed))[-1][0] for seed in range(1, GAMES + 1)]
        shortest = min(ends, key=lambda staged: len(staged.table.lines))
        return _written(shortest)
    for seed in range(1, MOST_GAMES + 1):
        for staged, now in played(wanted, seed):
            further = wanted.moment(now) if now is not None else None
            if now is None or further is None or len(staged.table.lines) < wanted.after:
                continue
            written = _written(staged)
            if wanted.then:
                for seat in range(wanted.people, wanted.seats):
                    written.headers[f"Bot {seat + 1}"] = wanted.then
            if steps := [*now.steps, *further]:
                written.headers[STEPS] = " ".join(map(str, steps))
            return written
    raise LookupError(f"There is no such position in {MOST_GAMES} games.")


def _written(staged: Staged) -> Record:
    """The record so far, with its seed."""
    written = staged.table.record()
    written.headers["Seed"] = staged.setup.seed
    return written


def main(names: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in names or WANTED:
        written = found(WANTED[name])
        (FOLDER / f"{name}.record").write_text(written.text())
        print(f"{name}: {len(written.lines)} lines, then {written.headers.get(STEPS, 'a move')}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
