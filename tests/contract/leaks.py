"""The six tests against leaks (architecture.md). (d) stands in checks.py with the questions.

Two worlds are *equal to a seat* if it cannot tell them apart: the truth, and what `imagine` makes
of it for that seat.
"""

from __future__ import annotations

from collections import defaultdict

from librt.random import Random

from regalia.engine.errors import BadOption, IllegalAction
from regalia.engine.journal import Event, Journal
from regalia.engine.sight import question, sight
from regalia.engine.state import OVER, State
from tests.contract.cases import Case, plays, walk

AHEAD = 12
"""Actions for which two worlds are played on in step."""


def imagining_keeps_the_sight(case: Case) -> None:
    """(a) The imagined world looks to the seat as the true one does, and is a sound position."""
    for seed in range(plays(case)):
        for state in walk(case, seed):
            for seat in range(case.seats):
                world = state.imagine(seat, Random(seed))
                assert repr(sight(world, (seat,))) == repr(sight(state, (seat,)))
                assert world.audit() == ""
                assert world.journal is None


def imagining_changes_the_truth(case: Case) -> None:
    """(b) Over a run every hidden zone comes out different from the truth at least once."""
    hidden: dict[str, set[bool]] = defaultdict(set)
    for seed in range(plays(case)):
        for state in walk(case, seed):
            for seat in range(case.seats):
                world = state.imagine(seat, Random(seed + 1))
                truth = state.hidden(seat)
                for (zone, lies), (_, imagined) in zip(truth, world.hidden(seat), strict=True):
                    if any(lies):
                        hidden[zone].add(lies != imagined)
    unchanged = [zone for zone, changed in hidden.items() if True not in changed]
    assert not unchanged, f"never dealt anew: {unchanged}"


def equal_worlds_stay_equal(case: Case) -> None:
    """(c) and (e) Equal worlds give the seat equal bytes now and later, and ask the same seats.

    The same moves and the same visible chance are played in both. They may part only by an event
    that the game declares to open something hidden, and then the seat's sight must part as well:
    what is told must be known, and what is known must have been told.
    """
    for seed in range(plays(case)):
        rng = Random(1000 + seed)
        for number, state in enumerate(walk(case, seed)):
            if number % 3 == seed % 3:
                for seat in range(case.seats):
                    in_step(case, state, seat, rng)


def in_step(case: Case, truth: State, seat: int, rng: Random) -> None:
    """Play the truth and one imagined world on, as far as they can go together."""
    one, two = truth.copy(), truth.imagine(seat, rng)
    if truth.underway() and truth.to_act != seat:
        one.frames = two.frames[:]  # what is half made is to the seat not begun
    same_to(case, one, two, seat)
    for _ in range(AHEAD):
        pair = next_pair(one, two, seat, rng)
        if pair is None:
            return
        one, two = pair
        same_to(case, one, two, seat)


def same_to(case: Case, one: State, two: State, seat: int) -> None:
    """Assert that two positions give a seat, and who only looks on, the same in every way."""
    assert one.asked() == two.asked(), "whom is asked tells of hidden cards"
    assert one.to_act == two.to_act, "whose turn it is tells of hidden cards"
    assert one.underway() == two.underway()
    assert repr(sight(one, (seat,))) == repr(sight(two, (seat,)))
    assert repr(sight(one, ())) == repr(sight(two, ()))
    worlds = one.imagine(seat, Random(6)), two.imagine(seat, Random(6))
    assert worlds[0].dump() == worlds[1].dump(), "an imagined world depends on the truth"
    put = question(one, seat), question(two, seat)
    assert (put[0] is None) == (put[1] is None)
    if put[0] is not None and put[1] is not None:
        assert put[0].text() == put[1].text()
        assert refusals(one, seat) == refusals(two, seat)


def refusals(state: State, seat: int) -> list[str]:
    """What the seat is told about everything it cannot do."""
    said = []
    here = state.facing(seat)
    for action in range(state.game.actions):
        try:
            here.copy().play(action)
        except IllegalAction as refused:
            said.append(str(refused))
    return said


def next_pair(one: State, two: State, seat: int, rng: Random) -> tuple[State, State] | None:
    """Both worlds after actions that look the same to the seat, or None where none does."""
    if one.to_act == OVER:
        return None
    left = list(one.legal())
    for _ in range(4):
        if not left:
            break
        action = left.pop(rng.randrange(len(left)))
        alike = [a for a in two.legal() if two.seen_as(a, seat) == one.seen_as(action, seat)]
        if alike:
            other = alike[rng.randrange(len(alike))]
            after = told_after(one, action), told_after(two, other)
            if not parted(after[0], after[1], seat):
                return after
    return None


def told_after(state: State, action: int) -> State:
    after = state.copy()
    after.journal = Journal()
    after.apply(action)
    return after


def parted(one: State, two: State, seat: int) -> bool:
    """Whether the seat can now tell the worlds apart, as it may by declared events alone."""
    mine, yours = seen(one, seat), seen(two, seat)
    opened = [e.numbers() for e in mine if e.opens] != [e.numbers() for e in yours if e.opens]
    if not opened:
        assert story(one, mine) == story(two, yours), "the story tells of hidden cards"
    looks_other = repr(sight(one, (seat,))) != repr(sight(two, (seat,)))
    assert looks_other == opened, (
        "told but not known" if opened else "the sight parts though nothing was opened"
    )
    return opened


def seen(state: State, seat: int) -> list[Event]:
    assert state.journal is not None
    return state.journal.seen((seat,))


def story(state: State, events: list[Event]) -> list[str]:
    names = [f"Player {number}" for number in range(state.seats)]
    return [state.game.words.tell(state, event, names) for event in events]


def hidden_choices_are_declared(case: Case) -> None:
    """What a viewer can tell apart is what `seen_as` tells apart, step by finishing step."""
    for seed in range(plays(case)):
        for state in walk(case, seed):
            legal = list(state.legal())
            for seat in range(case.seats):
                seen_alike: dict[str, int] = {}
                for action in legal:
                    if seat == state.to_act:
                        assert state.seen_as(action, seat) == action
                    after = told_after(state, action)
                    if after.underway():
                        continue
                    looks = repr((sight(after, (seat,)), [e.numbers() for e in seen(after, seat)]))
                    shown = seen_alike.setdefault(looks, state.seen_as(action, seat))
                    assert shown == state.seen_as(action, seat), "a hidden choice is not declared"


def stewards_know_no_more(case: Case) -> None:
    """The steward decides alike in the truth and in any world that is equal to his seat."""
    try:
        steward = case.game.steward()
    except BadOption:
        return
    for seed in range(plays(case)):
        for state in walk(case, seed):
            if state.to_act < 0:
                continue
            world = state.imagine(state.to_act, Random(seed + 4))
            decided = steward.decide(state.copy(), state.to_act, Random(9))
            assert state.is_legal(decided)
            assert steward.decide(world, state.to_act, Random(9)) == decided


def equal_worlds_imagine_equally(case: Case) -> None:
    """(f) From the same rng, the truth and any world equal to it imagine one and the same world."""
    for seed in range(plays(case)):
        for state in walk(case, seed):
            for seat in range(case.seats):
                world = state.imagine(seat, Random(seed + 2))
                one = state.imagine(seat, Random(seed + 3))
                two = world.imagine(seat, Random(seed + 3))
                assert one.dump() == two.dump(), "an imagined world depends on the truth"
