"""When answers take effect at brisk and sealed tables, and which are given without asking."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from regalia.engine.words import EVERY_WINDOW
from regalia.games.regency.rules import RegencyState
from regalia.table import presence
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import (
    BotMove,
    Hurry,
    Prefer,
    Replace,
    Resign,
    Return,
    SetPace,
    Unwatch,
    Wake,
)
from regalia.table.log import GAME
from regalia.table.preferences import restore_preferences
from regalia.table.table import SEALED_PACE, Table
from regalia.table.timing import (
    LONGEST_DELAY,
    RETURN_TIME,
    SHORTEST_DELAY,
    VISIT_BEAT,
    closing_time,
    declines_at,
    is_asked,
    sealed_until,
    visit_time,
)
from regalia.wire import HARMLESS, SLOWEST_PACE, UNTIL_TURN, UNTOUCHED, Timing
from tests.contract.checks import sentence
from tests.games.regency.scene import full
from tests.table.fair import AUCTION, BID, MARKET, PASS, PICK
from tests.table.party import LIMIT, PACE, SPECTATOR, Body, Party


def harvest(timing: Timing = "brisk", *hands: str) -> Party:
    """Seat 1 has played Harvest; seat 2 can answer with Revolt, seat 3 can only pass."""
    scene = full("Harvest", *(hands or ("Revolt", "Harvest")))
    party = Party("regency", 3, position=scene.state.dump(), timing=timing, automatic=True)
    party.move(0, *scene.words.parse(party.table.state, "play Harvest"))
    return party


def test_who_can_only_pass_is_not_asked_and_passes_after_a_delay_from_the_seed() -> None:
    party = harvest()
    asked = party.table.asked_at
    assert 2 in party.table.questions
    assert is_asked(party.table, 1)
    assert not is_asked(party.table, 2)
    assert party.screens[2].shown["questions"] == []
    assert asked + SHORTEST_DELAY <= party.wake <= asked + LONGEST_DELAY
    party.wait(party.wake - 1)
    assert party.table.questions[2].held is None
    party.wait(party.now + 1)
    assert party.table.questions[2].held is not None


@pytest.mark.parametrize("looked_on", [False, True])
def test_no_clock_runs_for_who_plays_alone_whoever_looks_on(looked_on: bool) -> None:
    party = harvest()
    for viewer in (0, 2) if looked_on else (0, 2, SPECTATOR):
        party.send(Unwatch(viewer))
    assert closing_time(party.table) > 0, "seat 1 and 3 are persons who are awaited"
    assert not party.table.waited_for(1)
    party.wait(party.now + 10 * LIMIT)
    assert party.table.questions[1].held is None, "nobody waits for seat 2"
    party.watch(0)
    assert party.table.questions[1].held is None, "the clock starts anew"
    party.wait(party.now + LIMIT)
    assert "2 pass" in party.table.lines


def test_who_was_not_waited_for_has_the_whole_time_from_when_they_are() -> None:
    """Else somebody who is asked, too, could leave, and come back just before the time is over."""
    party = harvest()
    party.send(Unwatch(0))
    party.send(Unwatch(2))
    party.send(Prefer(1, -1, (), False))
    party.wait(party.now + LIMIT - 100)
    assert told(party, 1) == (0, 0)
    party.watch(2)
    assert told(party, 1) == (party.now + LIMIT, party.now + LIMIT)
    ends = party.now + LIMIT
    party.wait(party.now + LIMIT // 2)
    party.watch(SPECTATOR)
    assert declines_at(party.table, 1, closing_time(party.table)) == ends, "no spectator changes it"
    assert party.screens[SPECTATOR].shown["waiting"]["until"] == ends
    party.wait(ends - 1)
    assert party.table.questions[1].held is None
    party.wait(ends)
    assert "2 pass" in party.table.lines


TOO_LATE = "Your time was over; the others are still asked."


def test_whose_time_is_over_is_not_told_that_they_have_answered() -> None:
    party = Party("fair", 3)
    party.move(0, AUCTION)
    for viewer in (0, 1):
        party.send(Unwatch(viewer))
    party.wait(party.now + LIMIT)
    party.watch(1)
    assert [one["why"] for one in party.screens[1].shown["unasked"]] == ["late"]
    refused = party.move(1, BID)
    assert (refused["result"], refused["sentence"]) == ("rejected", TOO_LATE)


def test_whoever_has_answered_is_told_when_the_others_decline() -> None:
    party = Party("fair", 3)
    party.move(0, AUCTION)
    ends = party.table.asked_at + LIMIT
    for viewer in (0, 1):
        party.send(Unwatch(viewer))
    assert told(party, 2) == (0, 0), "nobody waits for seat 3, which has no end"
    assert party.move(2, BID)["result"] == "held"
    assert party.screens[2].shown["waiting"]["until"] == ends
    party.watch(SPECTATOR)
    assert party.screens[SPECTATOR].shown["waiting"].get("until", 0) == 0, "nobody else may know"


def told(party: Party, seat: int) -> tuple[int, int]:
    """When a seat that is asked declines and when the window closes, as they are told; 0: never."""
    shown = party.screens[seat].shown
    [question] = shown["questions"]
    return question.get("until", 0), shown["waiting"].get("until", 0)


def test_who_has_resigned_makes_no_clock_run() -> None:
    party = Party("fair", 3)
    party.move(0, AUCTION)
    party.move(1, BID)
    party.send(Unwatch(1))
    assert [*party.table.questions] == [2]
    party.wait(party.now + LIMIT // 2)
    party.send(Resign(0, 0))
    assert closing_time(party.table) == 0
    party.wait(party.now + LIMIT // 2 - 1)
    party.watch(1)
    assert closing_time(party.table) == party.now + LIMIT, "the clock starts anew"
    party.send(Resign(1, 1))
    party.wait(party.now + 10 * LIMIT)
    assert party.table.questions[2].held is None, "nobody waits for seat 3"


@pytest.mark.parametrize("early", [1, LIMIT // 2])
def test_a_sealed_window_closes_at_its_time_whatever_was_answered(early: int) -> None:
    party = Party("fair", 3, timing="sealed")
    party.move(0, AUCTION)
    ends = party.table.asked_at + LIMIT
    party.now += early
    assert party.move(1, BID)["result"] == "held"
    assert party.move(2, PASS)["result"] == "held"
    party.wait(ends - 1)
    assert party.table.lines == ["1 auction"]
    party.wait(ends)
    assert party.table.lines[1] == "2 bid"


def auction(timing: Timing = "brisk") -> Party:
    party = Party("fair", 4, timing=timing)
    party.move(0, AUCTION)
    return party


def prefer(party: Party, seat: int, *passing: str) -> None:
    party.send(Prefer(seat, -1, passing, False))


def test_preferences_add_no_row_and_last_until_they_are_taken_back() -> None:
    party = Party("fair", 4)
    rows = party.table.row_count
    for first in (True, False):
        assert party.send(Prefer(1, -1, ("bidding",), False)).preferences == first
    assert party.table.row_count == rows
    assert party.screens[1].shown["preferences"] == [
        {"seat": 1, "passing": ["bidding"], "automatic": False}
    ]
    assert party.screens[0].shown["preferences"][0]["seat"] == 0, "nobody else is told"
    party.move(0, AUCTION)
    for seat in (2, 3):
        prefer(party, seat, "bidding")
    party.wait(party.now + LONGEST_DELAY)
    assert party.table.lines == ["1 auction", "2 pass", "3 pass", "4 pass"]
    party.move(1, MARKET)
    party.wait(party.now + 10 * LIMIT)
    assert party.table.lines[-1] == "2 market", "a window of another kind is passed by nobody"
    while party.table.state.to_act != 2 or party.table.window():
        party.play(1)
    party.move(2, AUCTION)
    prefer(party, 3)
    assert not is_asked(party.table, 1), "its turn has come and gone"
    assert is_asked(party.table, 3), "it has been taken back"


def test_until_the_turn_ends_with_the_turn() -> None:
    party = auction()
    for seat in (1, 2, 3):
        prefer(party, seat, UNTIL_TURN)
    assert not is_asked(party.table, 1)
    party.wait(party.now + LONGEST_DELAY)
    assert [set(c.preferences.passing) for c in party.table.chairs[1:]] == [
        set(),
        {UNTIL_TURN},
        {UNTIL_TURN},
    ]
    party.move(1, AUCTION)
    assert not is_asked(party.table, 2)
    assert party.screens[2].questions() == []


def timeless(message: bytes) -> Body:
    """A message without the time that follows from when the question was asked."""
    body: Body = msgspec.json.decode(message)
    body.get("waiting", {}).pop("call_from", None)
    return body


def settled_by_passing(timing: Timing, *passing: str, at_once: bool = False) -> Party:
    """An auction that seat 1 lets pass, by what it always passes or by hand, then seat 1's turn."""
    party = Party("fair", 4, timing=timing)
    if passing and not at_once:
        prefer(party, 1, *passing)
    party.move(0, AUCTION)
    for seat in (2, 3):
        party.move(seat, PASS)
    if passing and at_once:
        prefer(party, 1, *passing)
    elif not passing:
        party.move(1, PASS)
    party.wait(party.now + 2 * LIMIT)
    assert party.table.lines == ["1 auction", "2 pass", "3 pass", "4 pass"]
    assert party.table.questions.keys() == {1}
    return party


@pytest.mark.parametrize("at_once", [False, True])
@pytest.mark.parametrize("timing", ["brisk", "sealed"])
def test_only_its_person_learns_that_a_seat_had_set_until_its_turn(
    timing: Timing, at_once: bool
) -> None:
    passed = settled_by_passing(timing, UNTIL_TURN, at_once=at_once)
    silent = settled_by_passing(timing)
    for viewer in (0, 2, 3, SPECTATOR):
        own, other = [
            [timeless(message) for _, message in party.screens[viewer].messages]
            for party in (passed, silent)
        ]
        assert own == other
    updates = [msgspec.json.decode(message) for _, message in passed.screens[1].messages]
    told = [m["preferences"] for m in updates if m["type"] == "update" and "preferences" in m]
    assert told == [[{"seat": 1, "passing": [], "automatic": False}]]
    assert passed.send(Wake()).preferences is False
    assert '"passing"' not in passed.preferences or '"until-turn"' not in passed.preferences


def its_turn(table: Table) -> int:
    """The seat whose turn it is in Regency, where all others are asked about its action."""
    assert isinstance(table.state, RegencyState)
    seat = int(table.state.active())
    return seat if seat in table.questions and table.decline() >= 0 else -1


def test_until_the_turn_set_in_ones_own_turn_lasts_until_the_next() -> None:
    party = Party("regency", 3)
    rng = Random(4)
    met = 0
    for _ in range(400):
        seat = its_turn(party.table)
        if seat >= 0:
            turns = party.table.state.turns(seat)
            prefer(party, seat, UNTIL_TURN)
            chair = party.table.chairs[seat]
            while party.table.status == "playing" and party.table.state.turns(seat) == turns:
                assert chair.preferences.passing == {UNTIL_TURN}
                party.wait(party.now + LONGEST_DELAY)
                met += seat in party.table.questions and party.table.decline() >= 0
                if party.open():
                    party.play(1, rng=rng)
            while party.table.status == "playing" and seat not in party.table.questions:
                party.play(1, rng=rng)
            assert party.table.status == "over" or not chair.preferences.passing
            (told,) = party.screens[seat].shown["preferences"]
            assert set(told["passing"]) == chair.preferences.passing, "its person is told"
        if party.table.status == "over":
            break
        party.play(1, rng=rng)
    assert met > 5


def test_whatever_touches_a_seat_is_not_passed_as_untouched() -> None:
    scene = full("Dismiss", "Favour", "Favour")
    party = Party("regency", 3, position=scene.state.dump())
    for seat in (1, 2):
        prefer(party, seat, UNTOUCHED)
    party.move(0, *scene.words.parse(party.table.state, "play Dismiss at seat 2"))
    assert is_asked(party.table, 1)
    assert not is_asked(party.table, 2)
    prefer(party, 1, UNTIL_TURN)
    assert not is_asked(party.table, 1), "everything is passed until the turn"


def test_what_is_ones_own_or_harms_nobody_is_passed_as_harmless() -> None:
    for move, asked in (
        ("play Harvest", [False, False, False]),
        ("play Dismiss at seat 2", [False, True, True]),
        ("attract Maharani discard Favour discard Favour", [False, False, False]),
    ):
        scene = full("Harvest, Dismiss, 2 Favour, Refuse", "Favour, Refuse", "Favour, Refuse")
        party = Party("regency", 3, position=scene.state.dump())
        for seat in range(3):
            prefer(party, seat, HARMLESS)
        party.move(0, *scene.words.parse(party.table.state, move))
        assert party.table.decline() >= 0
        for seat in party.table.questions:
            assert is_asked(party.table, seat) == asked[seat], (move, seat)
    assert 0 in party.table.questions, "who attracts is asked about their own attraction"


def test_a_reaction_to_somebody_elses_event_is_not_harmless() -> None:
    scene = full("Harvest, Revolt", "Revolt", "Revolt")
    party = Party("regency", 3, position=scene.state.dump())
    party.move(0, *scene.words.parse(party.table.state, "play Harvest"))
    for seat in range(3):
        prefer(party, seat, HARMLESS)
    assert not any(is_asked(party.table, seat) for seat in party.table.questions)
    assert 0 in party.table.questions, "Harvest is their own"
    party.move(1, *scene.words.parse(party.table.state.for_seat(1), "play Revolt"))
    party.wait(party.now + LONGEST_DELAY)
    assert party.table.window() == "reacted"
    assert is_asked(party.table, 0), "whose Harvest is cancelled"


def test_preferences_and_pace_survive_a_restart() -> None:
    party = auction()
    prefer(party, 1, "bidding")
    prefer(party, 2, "bidding")
    prefer(party, 2)
    party.send(SetPace(0, 350))
    party.restart()
    assert party.table.pace == 350
    assert party.watch(2).shown["preferences"][0]["passing"] == []
    assert party.watch(1).shown["preferences"][0]["passing"] == ["bidding"]
    party.wait(party.now + LONGEST_DELAY)
    assert party.table.questions[1].held == (PASS,)
    assert party.table.questions[2].held is None


SEAT = '"until": 1, "automatic": true'
HELD = '"question": 1, "id": "m"'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "\ufffd\x00",
        "[" * 100_000,
        '{"pace": 1, "seats": {"9": 1}}',
        '{"pace": "x"}',
        '{"pace": -5, "seats": {}}',
        f'{{"pace": {10**40}, "seats": {{}}}}',
        f'{{"pace": {SLOWEST_PACE + 1}, "seats": {{}}}}',
        f'{{"pace": 1, "seats": {{"-1": {{"passing": [], {SEAT}}}}}}}',
        f'{{"pace": 1, "seats": {{"3": {{"passing": [], {SEAT}}}}}}}',
        f'{{"pace": 1, "seats": {{"x": {{"passing": [], {SEAT}}}}}}}',
        f'{{"pace": 1, "seats": {{"1": {{"passing": ["nonsense"], {SEAT}}}}}}}',
        f'{{"pace": 1, "seats": {{"1": {{"passing": [], "until": {10**40}, "automatic": true}}}}}}',
        f'{{"pace": 1, "seats": {{}}, "held": {{"-3": {{{HELD}, "steps": [0]}}}}}}',
        f'{{"pace": 1, "seats": {{}}, "held": {{"0": {{{HELD}, "steps": [-1]}}}}}}',
        f'{{"pace": 1, "seats": {{}}, "held": {{"0": {{{HELD}, "steps": [{10**40}]}}}}}}',
    ],
)
def test_damaged_preferences_are_refused_and_change_nothing(text: str) -> None:
    party = Party("fair", 3)
    with pytest.raises(Untimely) as refused:
        restore_preferences(party.table, text)
    sentence(str(refused.value))
    assert party.table.pace == PACE
    assert party.table.chairs[1].preferences.passing == frozenset()
    assert party.table.questions[0].held is None


@pytest.mark.parametrize("steps", ["[]", "[99]", f"[{1 << 31}]", "[0, 0]"])
def test_a_stored_answer_that_is_no_move_is_left_out(steps: str) -> None:
    party = Party("fair", 3)
    text = f'{{"pace": 1, "seats": {{}}, "held": {{"0": {{{HELD}, "steps": {steps}}}}}}}'
    restore_preferences(party.table, text)
    assert party.table.questions[0].held is None


def test_a_seat_that_always_passes_may_still_answer_before() -> None:
    party = auction()
    prefer(party, 1, "bidding")
    assert party.move(1, BID)["result"] == "accepted"


def test_a_window_without_decline_is_not_passed() -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    prefer(party, 1, "picking", UNTIL_TURN)
    assert party.wake == 0
    party.wait(party.now + LONGEST_DELAY)
    assert is_asked(party.table, 1)
    assert party.move(1, PICK)["result"] == "held"


def test_preferences_are_refused_to_others_and_outside_a_game() -> None:
    party = auction()
    for command, error in (
        (Prefer(SPECTATOR, 1, ("bidding",), True), Forbidden),
        (Prefer(1, 2, ("bidding",), True), Forbidden),
        (Prefer(77, 2, ("bidding",), True), Unknown),
        (Prefer(1, 1, ("guarding",), True), Unknown),
        (Prefer(1, 1, ("",), True), Unknown),
        (Prefer(1, 1, (EVERY_WINDOW,), True), Unknown),
        (SetPace(SPECTATOR, 0), Forbidden),
        (SetPace(0, -1), Unknown),
        (SetPace(0, SLOWEST_PACE + 1), Unknown),
        (Hurry(SPECTATOR), Forbidden),
    ):
        with pytest.raises(error):
            party.send(command)
    over = Party("envoys", 2)
    over.play()
    with pytest.raises(Untimely):
        over.send(Prefer(0, 0, ("guarding",), True))


def test_a_turn_without_a_choice_is_made_at_a_brisk_table_and_asked_at_a_sealed_one() -> None:
    """How soon it ends would show at a sealed table that there was no choice."""
    cases: tuple[tuple[Timing, bool], ...] = (("brisk", True), ("sealed", False))
    for timing, made in cases:
        party = Party("fair", 3, bots=(1, 2), timing=timing, automatic=True)
        party.table.questions[0].only = (AUCTION,)
        assert is_asked(party.table, 0) != made
        assert party.screens[0].shown["waiting"]["seats"] == [0]
        party.send(Unwatch(SPECTATOR))
        assert party.table.lines == (["1 auction"] if made else []), "whoever comes again sees it"


def seen_to_play(moments: tuple[int, ...], looks_in: bool, *hands: str) -> list[tuple[int, int]]:
    """The number of lines that an onlooker who comes and goes at these times finds, by time.

    One person, in seat 2, and bots play at a sealed table; ``looks_in``: the person is there for a
    moment only.
    """
    scene = full("Harvest", *hands)
    position = scene.state.dump()
    party = Party("regency", 3, bots=(0, 2), position=position, timing="sealed", automatic=True)
    if looks_in:
        party.leave(1)
    steps = tuple(scene.words.parse(party.table.state, "play Harvest"))
    party.leave(SPECTATOR)
    party.send(BotMove(0, 1, steps))
    party.wait(party.now + SEALED_PACE)
    party.think()
    found = []
    for moment in moments:
        party.wait(
            party.table.asked_at + moment if len(party.table.lines) == 1 else party.now + moment
        )
        if looks_in:
            party.watch(1)
            party.leave(1)
        party.watch(SPECTATOR, "")
        found.append((moment, len(party.table.lines)))
        party.leave(SPECTATOR)
    return found


@pytest.mark.parametrize("looks_in", [False, True])
def test_a_lone_person_without_a_choice_waits_at_a_sealed_table_like_one_with(
    looks_in: bool,
) -> None:
    """Whoever comes again must not see from the table whether the person had a choice."""
    moments = (1000, LIMIT - 1)
    choosing = seen_to_play(moments, looks_in, "Revolt", "Harvest")
    assert choosing == [(1000, 1), (LIMIT - 1, 1)]
    assert seen_to_play(moments, looks_in, "Harvest", "Harvest") == choosing


def raised(restart: bool = False) -> Party:
    """One person plays at a sealed table, and has bid while somebody looked on, who has gone."""
    party = Party("fair", 3, bots=(0, 2), timing="sealed")
    party.send(BotMove(0, 1, (AUCTION,)))
    party.wait(party.now + SEALED_PACE)
    party.think()
    assert party.move(1, BID)["result"] == "held"
    party.leave(SPECTATOR)
    if restart:
        party.restart()
    return party


@pytest.mark.parametrize("stays", [False, True])
def test_an_answer_takes_effect_at_its_time_though_nobody_looks_on_any_more(stays: bool) -> None:
    party = raised()
    ends = party.table.asked_at + LIMIT
    if not stays:
        party.leave(1)
    party.wait(ends - 1)
    assert party.table.lines == ["1 auction"]
    party.wait(ends)
    assert party.table.lines[1] == "2 bid"


@pytest.mark.parametrize("comes", [(), (1,), (SPECTATOR,), (1, SPECTATOR)])
def test_an_answer_takes_effect_after_a_restart(comes: tuple[int, ...]) -> None:
    party = raised(restart=True)
    for viewer in comes:
        party.watch(viewer, "" if viewer == SPECTATOR else None)
    party.wait(party.now + RETURN_TIME + LIMIT)
    assert party.table.lines[1] == "2 bid"


def test_an_answer_takes_effect_after_a_restart_though_a_bot_stands_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "GRACE_PERIOD", 0)
    party = auction()
    assert party.move(2, BID)["result"] == "held"
    party.leave(2)
    for voter in (0, 1, 3):
        party.send(Replace(voter, 2))
    assert party.table.chairs[2].stand_in
    held = party.table.questions[2].held
    assert held == (BID,)
    party.restart()
    assert party.table.questions[2].held == held


@pytest.mark.parametrize("thinks", [1, LIMIT - 1])
def test_who_takes_a_seat_back_is_asked_however_long_the_bot_has_thought(
    monkeypatch: pytest.MonkeyPatch, thinks: int
) -> None:
    """Else the others see by the answer whether the bot had a choice to think about."""
    monkeypatch.setattr(presence, "GRACE_PERIOD", 0)
    party = auction("sealed")
    party.leave(2)
    for voter in (0, 1, 3):
        party.send(Replace(voter, 2))
    party.wait(party.table.asked_at + thinks)
    party.send(BotMove(2, party.table.questions[2].number, (BID,)))
    party.wait(party.table.asked_at + LIMIT - 1)
    party.watch(2)
    party.send(Return(2, 2))
    assert (party.table.questions[2].held, party.table.questions[2].ready) == (None, None)


@pytest.mark.parametrize("thinks", [1, LIMIT - 1])
def test_a_slow_bot_answers_at_the_time_of_all_at_a_sealed_table(thinks: int) -> None:
    """How long it has thought must not show, as it would at the next beat of a slow pace."""
    party = Party("fair", 3, bots=(1,), timing="sealed")
    party.move(0, MARKET)
    party.send(SetPace(0, SLOWEST_PACE))
    ends = party.table.asked_at + LIMIT
    for seat in (0, 2):
        assert party.move(seat, PICK + seat)["result"] == "held"
    party.wait(party.table.asked_at + thinks)
    party.send(BotMove(1, party.table.questions[1].number, (PICK + 1,)))
    party.wait(ends - 1)
    assert party.table.lines == ["1 market"]
    party.wait(ends)
    assert len(party.table.lines) > 1


def test_nobody_makes_bots_answer_sooner_than_they_think_at_a_sealed_table() -> None:
    """Else the time of an answer would show whether the bot had a choice."""
    party = Party("fair", 3, bots=(1, 2), timing="sealed")
    party.send(SetPace(0, 0))
    party.move(0, AUCTION)
    party.send(Hurry(0))
    asked = party.table.asked_at
    for seat in (1, 2):
        party.send(BotMove(seat, 1, (PASS,)))
    party.wait(asked + SEALED_PACE - 1)
    assert party.table.lines == ["1 auction"]
    party.wait(asked + SEALED_PACE)
    assert len(party.table.lines) > 1


GOINGS = [(), (0,), (1,), (0, 2, SPECTATOR), (0, 1, 2, SPECTATOR)]


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("go", GOINGS)
@pytest.mark.parametrize("come", [(), (0,), (SPECTATOR,)])
def test_a_choice_and_the_lack_of_one_end_at_the_same_time_whoever_is_there(
    go: tuple[int, ...], come: tuple[int, ...], restarts: bool
) -> None:
    """Seat 2 may have a choice and has not answered; seat 3 has no choice."""
    ended = set()
    for hand in ("Revolt", "Harvest"):
        party = harvest("sealed", hand, "Harvest")
        assert is_asked(party.table, 1) == (hand == "Revolt")
        for viewer in go:
            party.wait(party.now + 50)
            party.leave(viewer)
        if restarts:
            party.restart()
        for viewer in come:
            party.wait(party.now + LIMIT // 2)
            party.watch(viewer, "" if viewer == SPECTATOR else None)
        party.wait(party.now + 2 * LIMIT)
        ended.add(tuple([(row.at, row.body["line"]) for row in party.rows if row.kind == GAME]))
        assert party.table.lines[1:3] == ["2 pass", "3 pass"]
    assert len(ended) == 1


@pytest.mark.parametrize("restarts", [False, True])
def test_a_visit_counts_at_a_time_that_everybody_may_know(restarts: bool) -> None:
    """Within a window at its end, also if nobody can decline and it goes on; else at a beat."""
    party = Party("fair", 3, timing="sealed")
    asked = party.table.asked_at
    assert visit_time(party.table, asked + 1) == asked + VISIT_BEAT
    party.move(0, MARKET)
    if restarts:
        party.restart()
    ends = sealed_until(party.table)
    times = [ends - LIMIT, ends - 1, ends, ends + 1, ends + VISIT_BEAT, ends + VISIT_BEAT + 1]
    found = [visit_time(party.table, time) - ends for time in times]
    assert found == [0, 0, 0, VISIT_BEAT, VISIT_BEAT, 2 * VISIT_BEAT]
    assert visit_time(auction().table, asked + 1) == asked + 1, "at a brisk table at once"


def test_hurrying_shows_nothing_at_a_sealed_table_whether_a_person_has_a_choice_or_not() -> None:
    """The next move of a bot would show it by its time."""
    shown = set()
    for hand in ("Revolt", "Harvest"):
        scene = full(hand, "Harvest", "Harvest", turn=2)
        party = Party(
            "regency",
            3,
            position=scene.state.dump(),
            timing="sealed",
            automatic=True,
            bots=(1,),
        )
        party.send(Hurry(2))
        party.send(BotMove(1, 1, tuple(scene.words.parse(party.table.state, "play Harvest"))))
        party.wait(party.now + SEALED_PACE + LIMIT)
        assert party.table.lines[1:3] == ["3 pass", "1 pass"]
        party.think()
        shown.add((party.wake - party.now, tuple(party.table.lines)))
    assert len(shown) == 1


def test_hurrying_shows_nothing_at_a_brisk_table_whether_a_person_had_a_choice_or_not() -> None:
    """The next move of a bot would show it by its time."""
    shown = set()
    for hand in ("Revolt", "Harvest"):
        scene = full(hand, "Harvest", "Harvest", turn=2)
        party = Party(
            "regency",
            3,
            position=scene.state.dump(),
            timing="brisk",
            automatic=True,
            bots=(1,),
        )
        party.send(Hurry(2))
        party.send(BotMove(1, 1, tuple(scene.words.parse(party.table.state, "play Harvest"))))
        if hand == "Revolt":
            party.move(0, *scene.words.parse(party.table.state, "pass"))
        party.wait(party.now + LONGEST_DELAY)
        assert sorted(party.table.lines[1:3]) == ["1 pass", "3 pass"]
        party.think()
        shown.add((party.table.hurrying, party.wake - party.table.asked_at))
    assert len(shown) == 1


@pytest.mark.parametrize("thinks", [1, 2 * SEALED_PACE + 1])
@pytest.mark.parametrize("timing", ["brisk", "sealed"])
def test_nobody_keeps_a_bot_from_answering_by_ever_slower_paces(
    timing: Timing, thinks: int
) -> None:
    """Each is set just before the bot would answer, and lasts a little more than has passed."""
    party = Party("fair", 3, bots=(1, 2), timing=timing)
    party.move(0, AUCTION)
    party.wait(party.now + thinks)
    for seat in (1, 2):
        party.send(BotMove(seat, 1, (BID,)))
    due = party.wake
    assert due > party.now
    while party.table.lines == ["1 auction"]:
        party.wait(party.wake - 1)
        assert party.now < due, "it answers later than it was due"
        party.send(SetPace(0, min(party.now - party.table.asked_at + 2, SLOWEST_PACE)))
        party.wait(party.now + 1)


def test_the_pace_is_changed_during_the_game() -> None:
    party = Party("christina", 2, bots=(1,))
    party.send(SetPace(0, 0))
    assert party.table.pace == 0
    assert party.screens[SPECTATOR].shown["table"]["pace"] == 0
