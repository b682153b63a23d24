"""The six leak tests (docs/architecture.md). (d) is in checks.py with the questions.

Two worlds are *equal to a seat* if it cannot tell them apart: the truth, and what `imagine` makes
of it for that seat.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict

from librt.random import Random

from regalia._native import form
from regalia.engine.errors import BadOption, IllegalAction
from regalia.engine.journal import Event, Journal
from regalia.engine.observation import observation, question
from regalia.engine.state import OVER, WINDOW, State
from tests.contract.cases import Case, plays, some, sweep, walk
from tests.contract.checks import stands_alone

AHEAD = 12
"""The number of actions for which two worlds are played on together."""
COMPARED = 120
"""About how many positions of a game are compared, each for one seat; at least 40 for each seat."""
THIN_COMPARED = 72
"""The same outside a sweep, where a position counts once for each seat."""
COMPARED_MOVES = 24
"""The number of a position's whole moves that are compared with each other."""
LISTED = 200
"""Maximum number of whole moves of a position that are checked."""


def in_this_form(positions: int) -> int:
    """About how many positions a costly check looks at: half interpreted, but at least ten.

    `make test` plays the suite in both forms, and the compiled one is some ten times faster.
    """
    return max(10, positions if form() == "compiled" else positions // 2)


def values(found: object) -> object:
    """As ``dataclasses.astuple``, but uncopied: all fields, also those left out of comparisons."""
    if type(found) is int:
        return found
    if isinstance(found, (tuple, list)):
        parts = found if {*map(type, found)} == {int} else [values(part) for part in found]
        return tuple(parts) if isinstance(found, tuple) else list(parts)
    if isinstance(found, dict):
        return {values(key): values(part) for key, part in found.items()}
    if dataclasses.is_dataclass(found) and not isinstance(found, type):
        return tuple([values(getattr(found, field.name)) for field in dataclasses.fields(found)])
    return found


def looks(state: State, seats: tuple[int, ...]) -> tuple[object, ...]:
    """All that a viewer sees: as text (where True is not 1), as values and as numbers."""
    found = observation(state, seats)
    assert dataclasses.is_dataclass(found)
    assert not isinstance(found, type)
    return repr(found), values(found), list(state.game.observation_row(state, seats))


def imagining_keeps_the_observation(case: Case) -> None:
    """(a) The imagined world looks to the seat like the true one, and is a sound position."""
    for seed in range(plays(case)):
        for state in some(case, seed):
            for seat in range(case.seats):
                world = state.imagine(seat, Random(seed))
                assert looks(world, (seat,)) == looks(state, (seat,))
                assert world.audit() == ""
                assert world.journal is None
                stands_alone(world)
                assert state.kept is None or world.kept is not state.kept, "it keeps the truth"
                if seat != state.to_act:
                    left = list(world.frames)[world.used :]
                    assert not any(left), "it keeps a removed frame of another seat"


def imagining_changes_the_truth(case: Case) -> None:
    """(b) In a run of worlds every hidden zone differs from the truth at least once.

    A game of perfect information hides nothing, and asks no two seats at once.
    """
    hidden: dict[str, set[bool]] = defaultdict(set)
    varied = False
    for seed in range(plays(case)):
        other = Random(seed + 7)  # it goes on: two seeds may begin with the same draws
        for state in some(case, seed):
            assert not case.game.perfect_information or state.window() < 0
            for seat in range(case.seats):
                world = state.imagine(seat, Random(seed + 1))
                varied |= state.imagine(seat, other).dump() != world.dump()
                truth = state.seen_from((seat,)).hidden(seat)
                for (zone, lies), (_, imagined) in zip(truth, world.hidden(seat), strict=True):
                    if any(lies):
                        hidden[zone].add(lies != imagined)
    unchanged = [zone for zone, changed in hidden.items() if True not in changed]
    assert not unchanged, f"never dealt anew: {unchanged}"
    assert varied == bool(hidden), "the same world is always imagined"
    assert not (hidden and case.game.perfect_information), "it is declared to hide nothing"


def equal_worlds_stay_equal(case: Case) -> None:
    """(c) and (e) Equal worlds send the seat equal bytes now and later, and ask the same seats.

    The same moves and the same visible chance are played in both. They may part only by an event
    that the game declares to open something hidden, and then the observation must part as well:
    the observation must show what events revealed, and nothing else may become known.
    """
    went = runs = 0
    for seed in range(plays(case)):
        rng = Random(1000 + seed)
        most, thin = max(40, COMPARED // case.seats), in_this_form(THIN_COMPARED // case.seats)
        for state in some(case, seed, most, thin):
            if state.to_act != OVER:
                for seat in range(case.seats):
                    went += in_step(case, state, seat, rng)
                    runs += 1
    assert went >= runs, "the worlds part at once, so that nothing is compared"


def in_step(case: Case, truth: State, seat: int, rng: Random) -> int:
    """Play the truth and one imagined world on together, and return the number of actions."""
    # The seat cannot see another's half-made move.
    one = truth.copy() if truth.to_act == seat else truth.before_move()
    two = truth.imagine(seat, rng)
    same_to(case, one, two, seat)
    same_refusals(one, two, seat)
    same_to_pairs(case, one, two, seat)
    for step in range(AHEAD):
        pair = next_pair(one, two, seat, rng)
        if pair is None:
            return step
        one, two = pair
        same_to(case, one, two, seat)
        if sweep():
            same_refusals(one, two, seat)
    return AHEAD


def same_to_pairs(case: Case, one: State, two: State, seat: int) -> None:
    """The holder of two seats sees what both seats see and no more."""
    for other in range(case.seats):
        if other != seat and looks(one, (other,)) == looks(two, (other,)):
            assert looks(one, (seat, other)) == looks(two, (seat, other))


def same_to(case: Case, one: State, two: State, seat: int) -> None:
    """Assert that two positions are the same to a seat and to a spectator in every way."""
    assert one.asked() == two.asked(), "whom is asked tells of hidden cards"
    assert one.to_act == two.to_act, "whose turn it is tells of hidden cards"
    assert one.underway() == two.underway()
    assert looks(one, (seat,)) == looks(two, (seat,))
    assert looks(one, ()) == looks(two, ())
    imagine_alike(one, two, seat)
    asked = question(one, seat), question(two, seat)
    assert (asked[0] is None) == (asked[1] is None)
    if asked[0] is not None and asked[1] is not None:
        assert asked[0].text() == asked[1].text()


def same_refusals(one: State, two: State, seat: int) -> None:
    """Assert that an asked seat is refused the same actions in both, with the same words."""
    if seat in one.asked():
        assert refusals(one, seat) == refusals(two, seat)


def imagine_alike(one: State, two: State, seat: int) -> None:
    """Assert that a seat imagines the same world from both, using the same random numbers."""
    rngs = Random(6), Random(6)
    worlds = one.imagine(seat, rngs[0]), two.imagine(seat, rngs[1])
    assert worlds[0].dump() == worlds[1].dump(), "an imagined world depends on the truth"
    assert rngs[0].random() == rngs[1].random(), "how long it takes to imagine tells of the truth"


def refusals(state: State, seat: int) -> list[str]:
    """The refusals of all actions that are illegal for the seat; a refusal changes nothing."""
    sentences = []
    here = state.for_seat(seat)
    legal = {*here.legal()}
    for action in range(state.game.actions):
        if action not in legal:
            try:
                here.play(action)
            except IllegalAction as refused:
                sentences.append(str(refused))
    assert len(sentences) + len(legal) == state.game.actions
    return sentences


def next_pair(one: State, two: State, seat: int, rng: Random) -> tuple[State, State] | None:
    """Both worlds after actions that look the same to the seat, or None if there are none."""
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
            after = applied_with_journal(one, action), applied_with_journal(two, other)
            differ = one.revealed_to(action, seat) != two.revealed_to(other, seat)
            apart = parted(after[0], after[1], seat)
            assert apart == differ or after[0].to_act == OVER, "learns does not tell what is opened"
            if not apart:
                return after
    return None


def applied_with_journal(state: State, action: int) -> State:
    after = state.copy()
    after.journal = Journal()
    after.apply(action)
    return after


def parted(one: State, two: State, seat: int) -> bool:
    """Whether the seat can now tell the worlds apart; only declared events may cause that."""
    mine, yours = seen(one, seat), seen(two, seat)
    opened = [e.numbers() for e in mine if e.opens] != [e.numbers() for e in yours if e.opens]
    if not opened:
        plain = [[e.numbers() for e in events] for events in (mine, yours)]
        assert plain[0] == plain[1], "an event tells of hidden cards"
        assert story(one, mine) == story(two, yours), "the story tells of hidden cards"
    looks_other = looks(one, (seat,)) != looks(two, (seat,))
    assert looks_other == opened, (
        "told but not known" if opened else "the observation parts though nothing was opened"
    )
    return opened


def seen(state: State, seat: int) -> list[Event]:
    assert state.journal is not None
    return state.journal.seen((seat,))


def story(state: State, events: list[Event]) -> list[str]:
    names = [f"Player {number}" for number in range(state.seats)]
    return [state.game.words.tell(event, names) for event in events]


def hidden_choices_are_declared(case: Case) -> None:
    """Over whole moves, a seat can tell apart exactly the moves that `seen_as` tells apart.

    Positions after moves that it cannot tell apart look the same to it.
    """
    for seed in range(plays(case)):
        rng = Random(seed)
        for number, state in enumerate(some(case, seed, thin=in_this_form(24))):
            if state.underway() or state.to_act == OVER or (sweep() and number % 3):
                continue
            moves = whole_moves(state, rng)
            few = [
                moves.pop(rng.randrange(len(moves))) for _ in range(min(len(moves), COMPARED_MOVES))
            ]
            for seat in range(case.seats):
                seen_as_it_looks(state, few, seat)


def whole_moves(state: State, rng: Random) -> list[list[int]]:
    """All whole moves (or outcomes) of a position, or any `LISTED` of them."""
    found: list[list[int]] = []
    left = list(state.legal())
    while left and len(found) < LISTED:
        action = left.pop(rng.randrange(len(left)))
        after = state.copy()
        after.apply(action)
        tails = whole_moves(after, rng) if after.underway() else [[]]
        found += [[action, *tail] for tail in tails]
    return found


def seen_as_it_looks(state: State, moves: list[list[int]], seat: int) -> None:
    by_looks: dict[str, tuple[tuple[int, ...], State]] = {}
    by_code: dict[tuple[int, ...], str] = {}
    for move in moves:
        after = state.copy()
        after.journal = Journal()
        codes = []
        for action in move:
            codes.append(after.seen_as(action, seat))
            assert -1 <= codes[-1] < after.game.actions
            assert 0 <= after.revealed_to(action, seat) < 1 << 60
            assert seat != after.to_act or codes[-1] == action
            after.apply(action)
        look = repr((looks(after, (seat,)), [e.numbers() for e in seen(after, seat)]))
        code, alike = by_looks.setdefault(look, (tuple(codes), after))
        if codes == move:  # visible decisions in another order may have the same effect
            assert sorted(code) == sorted(codes), "a hidden choice is not declared"
        else:
            assert code == tuple(codes), "a hidden choice is not declared"
        assert by_code.setdefault(tuple(codes), look) == look, "seen_as hides what can be seen"
        imagine_alike(alike, after, seat)


def held_answers_still_fit(case: Case) -> None:
    """A seat asked early in a window gets the same question when its turn comes."""
    for seed in range(plays(case)):
        rng = Random(seed)
        held: dict[int, tuple[str, list[int]]] = {}
        about: list[int] = []
        for state in walk(case, seed):
            if state.underway():
                continue
            goes_on = state.top() >= WINDOW and state.window_subject() == about
            if not (goes_on and held.keys() >= {*state.asked()}):
                held = {s: early(state, s, rng) for s in state.asked()}
                about = state.window_subject()
            if state.to_act in held and state.top() >= WINDOW:
                text, steps = held[state.to_act]
                asked = question(state, state.to_act)
                assert asked is not None
                assert asked.text() == text
                here = state.copy()
                for action in steps:
                    here.play(action)


def early(state: State, seat: int, rng: Random) -> tuple[str, list[int]]:
    """A seat's question, and an answer that it may give before its turn."""
    asked = question(state, seat)
    assert asked is not None
    moves = whole_moves(state.for_seat(seat), rng)
    return asked.text(), moves[rng.randrange(len(moves))]


def stewards_know_no_more(case: Case) -> None:
    """The steward decides the same in the real position and in any world equal to its seat."""
    try:
        steward = case.game.steward()
    except BadOption:
        return
    for seed in range(4 * plays(case)):
        for state in some(case, seed):
            for seat in state.asked():
                here = state.for_seat(seat)
                world = here.imagine(seat, Random(seed + 4))
                decided = steward.decide(here.copy(), seat, Random(9))
                assert here.is_legal(decided)
                assert steward.decide(world, seat, Random(9)) == decided


def equal_worlds_imagine_equally(case: Case) -> None:
    """(f) With the same rng, the truth and any equal world imagine the same world."""
    for seed in range(plays(case)):
        for state in some(case, seed):
            for seat in range(case.seats):
                imagine_alike(state, state.imagine(seat, Random(seed + 2)), seat)
