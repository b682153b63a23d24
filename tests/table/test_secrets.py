"""Questions reveal nothing: a viewer gets the same messages at the same times in equal worlds."""

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
from regalia.engine.story import told
from regalia.table.inputs import IssueToken, Move, Prefer, Wake
from regalia.wire import UNTIL_TURN
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
    """The position with other cards in the secretive seat's hand; all others see no difference."""
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
    """Two positions, alike to all but the secretive seat: it can guard in the second only."""
    for state in raids():
        world = otherwise(state)
        if world is not None:
            one, other = sorted((state, world), key=can_guard)
            return one.dump(), other.dump()
    raise AssertionError("the seat's cards are always known")


def two_parties(bots: tuple[int, ...] = ()) -> tuple[Party, Party]:
    """Two tables, alike to all but the secretive seat: it can guard at the second only."""
    one, other = [Party("envoys", 4, position=world, bots=bots, seed=1) for world in two_worlds()]
    return one, other


def received(party: Party) -> dict[int, list[tuple[int, bytes]]]:
    """The messages to all but the secretive seat, with their times."""
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
    """Asks for steps, tries impossible ones, answers other questions and those of other seats."""
    question = party.table.questions[SECRETIVE].number
    for steps in ((), (0,), (99,), (DECLINE, DECLINE)):
        party.now += 7
        party.send(Move(SECRETIVE, -1, question, f"m{steps}", steps))
    party.send(Move(SECRETIVE, -1, question + 1, "other", (DECLINE,)))
    with suppress(Refusal):
        party.send(Move(SECRETIVE, 1, question, "own", (DECLINE,)))
    party.send(IssueToken(party.key(SECRETIVE), SECRETIVE, "token"))


def lets_pass_always(party: Party) -> None:
    at(party, 50)
    party.send(Prefer(SECRETIVE, SECRETIVE, ("guarding",), False))
    at(party, 5 * PACE)


def changes_their_mind(party: Party) -> None:
    for on in (True, True, False, False, True):
        party.now += 10
        party.send(Prefer(SECRETIVE, SECRETIVE, ("guarding",) if on else (), False))
    party.send(Prefer(SECRETIVE, SECRETIVE, (UNTIL_TURN,), False))


ACTS: tuple[Act, ...] = (
    says_nothing,
    declines_early,
    guards_late,
    gropes,
    lets_pass_always,
    changes_their_mind,
)


def compare(one: Party, other: Party, act: Act) -> None:
    """Until the window closes, nobody else can tell an act from silence with another hand."""
    assert received(one) == received(other)
    act(other)
    for party in (one, other):
        at(party, LIMIT - 2)
        party.watch(91, "")  # a new viewer learns no more
        party.now += 1
        party.send(Wake())
    assert len(one.table.questions) == len(other.table.questions) == 3, "it is not decided"
    assert received(one) == received(other)


@pytest.mark.parametrize("act", ACTS)
def test_requests_in_a_window_are_revealed_to_nobody(act: Act) -> None:
    one, other = two_parties()
    compare(one, other, act)


def test_the_answer_of_the_last_seat_shows_only_when_it_is_decided() -> None:
    one, other = two_parties()
    other.move(SECRETIVE, GUARD)
    for party in (one, other):
        at(party, LIMIT)
    assert one.table.lines != other.table.lines
    assert [due for due, _ in received(one)[0]] == [due for due, _ in received(other)[0]]


@pytest.mark.parametrize("thought", [1, PACE - 1])
def test_a_bots_answer_is_sent_at_its_pace_and_revealed_to_nobody(thought: int) -> None:
    one, other = two_parties(bots=(SECRETIVE,))
    for party, after in ((one, 0), (other, thought)):
        at(party, after)
        party.think()
        at(party, PACE - 1)
        assert party.table.questions[SECRETIVE].held is None
    for party in (one, other):
        at(party, PACE)
        assert party.table.questions[SECRETIVE].held is not None
    assert received(one) == received(other)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_contains_only_what_its_viewer_may_see(
    game: str,
) -> None:
    """Every message equals one built only from what the viewer may see."""
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
            for update in updates:
                assert update["observation"] == observed(state, seats)
                assert [put["seat"] for put in update["questions"]] == [
                    s for s in seats if s in party.table.questions
                ]
                mine = [
                    schema.event_json(e, party.game.words.names)
                    for e in events[begin:]
                    if e.seen_by(seats)
                ]
                assert [e for part in update["story"] for e in part["events"]] == plain(mine)
                names = list(NAMES[:3])
                if len(seats) == 1:
                    names[seats[0]] = "You"
                words = [
                    told(party.game.words, e, seats, names)
                    for e in events[begin:]
                    if e.seen_by(seats)
                ]
                assert [w for p in update["story"] for w in p["sentences"]] == [
                    w for w in words if w
                ]
                assert set(update) == {
                    *("type", "lines", "story", "observation", "waiting", "questions", "result")
                }


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_and_the_keys_are_sent_to_nobody_before_the_end(game: str) -> None:
    party = Party(game, max(2, GAMES[game].min_seats))
    party.play()
    for viewer in (0, 1, SPECTATOR):
        for _due, message in party.screens[viewer].messages:
            ended = bool(msgspec.json.decode(message).get("result"))
            assert (party.setup.seed.encode() in message) == (ended and b"points" in message)
            assert b"key-" not in message
            assert b'"host"' not in message
    assert party.screens[SPECTATOR].shown["result"]["seed"] == party.setup.seed


def test_asking_a_stand_in_sends_nothing_to_the_absent_person() -> None:
    one, other = two_parties(bots=(SECRETIVE,))
    for party in (one, other):
        world, seed = party.table.world(SECRETIVE)
        truth = party.table.state.for_seat(SECRETIVE)
        assert observation(party.game.load(world), (SECRETIVE,)) == observation(truth, (SECRETIVE,))
        assert seed != int(party.setup.seed[:14], 16)
        with pytest.raises(Refusal):
            party.table.world(0)
