"""Questions tell nothing: who may not know a thing is told the same, and when, either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache

import msgspec
import pytest
from librt.random import Random

from regalia import wire
from regalia.engine.errors import Refusal
from regalia.engine.observation import observation
from regalia.engine.state import State
from regalia.engine.words import EVERY_WINDOW
from regalia.table.inputs import IssueToken, Move, Pass, Wake
from tests.table.party import GAMES, LIMIT, NAMES, PACE, SPECTATOR, Party, observed, plain
from tests.toys.envoys import DECLINE, GUARD, EnvoysState

SECRETIVE = 2
"""The seat that holds other cards and does other things; 0 raids, and 1 is asked before it."""


def raids() -> Iterator[State]:
    """Envoys at moments when seat 0 has raided and all others are asked."""
    for seed in range(99):
        party = Party("envoys", 4, seed=seed)
        while party.table.status == "playing":
            state = party.table.state
            assert isinstance(state, EnvoysState)
            if state.turn() == 0 and len(party.table.questions) == 3:
                yield state.copy()
            party.play(1)


def otherwise(state: State) -> State | None:
    """The position with other cards in the hand of the secretive seat, alike to all others."""
    for seed in range(60):
        world = state.imagine(0, Random(seed))
        alike = all(
            observation(world, (seat,)) == observation(state, (seat,)) for seat in (0, 1, 3)
        )
        if alike and can_guard(world) != can_guard(state):
            return world
    return None


def can_guard(state: State) -> bool:
    return GUARD in list(state.for_seat(SECRETIVE).legal())


@cache
def two_worlds() -> tuple[list[int], list[int]]:
    """Two positions alike to all but the secretive seat, who can guard in the second only."""
    for state in raids():
        world = otherwise(state)
        if world is not None:
            one, other = sorted((state, world), key=can_guard)
            return one.dump(), other.dump()
    raise AssertionError("the seat's cards are always known")


def two_parties(bots: tuple[int, ...] = ()) -> tuple[Party, Party]:
    """Two tables alike to all but the secretive seat, who can guard at the second only."""
    one, other = [Party("envoys", 4, position=world, bots=bots, seed=1) for world in two_worlds()]
    return one, other


def heard(party: Party) -> dict[int, list[tuple[int, bytes]]]:
    """What all but the secretive seat have been sent, and when."""
    return {v: s.messages for v, s in party.screens.items() if v != SECRETIVE}


Act = Callable[[Party], None]


def at(party: Party, after: int) -> None:
    party.wait(party.table.asked_at + after)


def says_nothing(party: Party) -> None:
    pass


def declines_early(party: Party) -> None:
    at(party, 100)
    party.move(SECRETIVE, DECLINE)


def guards_late(party: Party) -> None:
    at(party, 20_000)
    party.move(SECRETIVE, GUARD)


def gropes(party: Party) -> None:
    """Asks for steps, tries what is impossible, answers other questions and other people's."""
    question = party.table.questions[SECRETIVE].number
    for steps in ((), (0,), (99,), (DECLINE, DECLINE)):
        party.now += 7
        party.say(Move(SECRETIVE, -1, question, f"m{steps}", steps))
    party.say(Move(SECRETIVE, -1, question + 1, "other", (DECLINE,)))
    with suppress(Refusal):
        party.say(Move(SECRETIVE, 1, question, "own", (DECLINE,)))
    party.say(IssueToken(party.key(SECRETIVE), SECRETIVE, "token"))


def lets_pass_always(party: Party) -> None:
    at(party, 50)
    party.say(Pass(SECRETIVE, SECRETIVE, "guarding", True))
    at(party, 5 * PACE)


def changes_their_mind(party: Party) -> None:
    for on in (True, True, False, False, True):
        party.now += 10
        party.say(Pass(SECRETIVE, SECRETIVE, "guarding", on))
    party.say(Pass(SECRETIVE, SECRETIVE, EVERY_WINDOW, True))


ACTS: tuple[Act, ...] = (
    says_nothing,
    declines_early,
    guards_late,
    gropes,
    lets_pass_always,
    changes_their_mind,
)


def compare(one: Party, other: Party, act: Act) -> None:
    """Nobody else can tell an act in one hand from silence in the other, until all is decided."""
    assert heard(one) == heard(other)
    act(other)
    for party in (one, other):
        at(party, LIMIT - 2)
        party.watch(91, "")  # one who comes now is told no more
        party.now += 1
        party.say(Wake())
    assert len(one.table.questions) == len(other.table.questions) == 3, "it is not decided"
    assert heard(one) == heard(other)


@pytest.mark.parametrize("act", ACTS)
def test_what_a_seat_says_in_a_window_is_heard_by_nobody(act: Act) -> None:
    one, other = two_parties()
    compare(one, other, act)


def test_the_answer_of_the_last_seat_shows_only_when_it_is_decided() -> None:
    one, other = two_parties()
    other.move(SECRETIVE, GUARD)
    for party in (one, other):
        at(party, LIMIT)
    assert one.table.lines != other.table.lines
    assert [due for due, _ in heard(one)[0]] == [due for due, _ in heard(other)[0]]


@pytest.mark.parametrize("thought", [1, PACE - 1])
def test_a_bots_answer_leaves_at_its_pace_and_is_heard_by_nobody(thought: int) -> None:
    one, other = two_parties(bots=(SECRETIVE,))
    for party, after in ((one, 0), (other, thought)):
        at(party, after)
        party.think()
        at(party, PACE - 1)
        assert party.table.questions[SECRETIVE].held is None
    for party in (one, other):
        at(party, PACE)
        assert party.table.questions[SECRETIVE].held is not None
    assert heard(one) == heard(other)


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_gets_what_their_observation_and_events_allow(
    game: str,
) -> None:
    """Everything that is sent, made again from nothing but what the viewer may see."""
    party = Party(game, 3, holds={2: "key-0"})
    schema = party.game.words.schema
    assert schema is not None
    views: dict[int, tuple[int, ...]] = {0: (0, 2), 1: (1,), SPECTATOR: ()}
    rng = Random(4)
    while party.table.status == "playing":
        line, state = len(party.table.lines), party.table.state
        ends, events = party.table.story.ends, party.table.story.journal.events
        begin = ends[-1] if ends else 0
        seat = party.open()[rng.randrange(len(party.open()))]
        before = {viewer: len(party.screens[viewer].messages) for viewer in views}
        party.move(seat, *party.chosen(seat), viewer={2: 0}.get(seat, seat))
        news = len(party.table.lines) > line
        for viewer, seats in views.items():
            sent = party.screens[viewer].messages[before[viewer] :]
            got = [msgspec.json.decode(message) for _, message in sent]
            read = [msgspec.json.decode(message, type=wire.FromServer) for _, message in sent]
            assert plain(read) == got, "nothing is sent that the wire does not describe"
            updates = [m for m in got if m["type"] == "update"]
            assert len(updates) == news
            for told in updates:
                assert told["observation"] == observed(state, seats)
                assert [put["seat"] for put in told["questions"]] == [
                    s for s in seats if s in party.table.questions
                ]
                mine = [
                    schema.event_json(e.numbers(), party.game.words.names)
                    for e in events[begin:]
                    if e.seen_by(seats)
                ]
                assert [e for part in told["story"] for e in part["events"]] == plain(mine)
                names = list(NAMES[:3])
                if len(seats) == 1:
                    names[seats[0]] = "You"
                words = [
                    party.game.words.tell(e, names) for e in events[begin:] if e.seen_by(seats)
                ]
                assert [w for p in told["story"] for w in p["sentences"]] == [w for w in words if w]
                assert set(told) == {
                    *("type", "lines", "story", "observation", "waiting", "questions"),
                    *("passing", "result"),
                }


@pytest.mark.parametrize("game", GAMES)
def test_nobody_gets_the_seed_or_the_keys_before_the_end(game: str) -> None:
    party = Party(game, max(2, GAMES[game].min_seats))
    party.play()
    for viewer in (0, 1, SPECTATOR):
        for _due, message in party.screens[viewer].messages:
            ended = bool(msgspec.json.decode(message).get("result"))
            assert (party.setup.seed.encode() in message) == (ended and b"points" in message)
            assert b"key-" not in message
            assert b"host" not in message
    assert party.screens[SPECTATOR].shown["result"]["seed"] == party.setup.seed


def test_a_stand_in_is_asked_without_a_word_to_the_one_who_is_gone() -> None:
    one, other = two_parties(bots=(SECRETIVE,))
    for party in (one, other):
        world, seed = party.table.world(SECRETIVE)
        truth = party.table.state.for_seat(SECRETIVE)
        assert observation(party.game.load(world), (SECRETIVE,)) == observation(truth, (SECRETIVE,))
        assert seed != int(party.setup.seed[:14], 16)
        with pytest.raises(Refusal):
            party.table.world(0)
