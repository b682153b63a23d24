"""Windows: all are asked at once, and their answers count in the game's order."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

from regalia.engine import chance, record
from regalia.engine.errors import Refusal
from regalia.engine.observation import observation
from regalia.engine.state import OVER
from regalia.table.inputs import Wake
from regalia.table.presence import CALL_AFTER
from tests.table.fair import AUCTION, BID, MARKET, PASS, PICK
from tests.table.party import GAMES, LIMIT, NAMES, SPECTATOR, Party, chosen, plain
from tests.toys.envoys import DECLINE


def by_turns(party: Party) -> str:
    """The record of the same game played without a table, each seat asked in its turn.

    A seat's answer is chosen when it is first asked. If the answer no longer fits, or a seat
    before it has reacted, the seat is asked again.
    """
    seed = bytes.fromhex(party.setup.seed)
    state = party.game.new(party.setup.seats, party.setup.options)
    headers = record.begin(party.game, state, party.setup.options, list(NAMES[: state.seats]))
    headers.headers |= {"Seed-Hash": chance.commitment(seed), "Seed": seed.hex()}
    recorder = record.Recorder(headers, state)
    recorder.settle(seed)
    while state.to_act != OVER:
        position, line = state.copy(), len(headers.lines)
        left = position.asked()
        while left:
            steps = chosen(position, left.pop(0), line)
            reacted = position.decline() >= 0 and steps != [position.decline()]
            try:
                recorder.move(steps)
            except Refusal:
                break
            recorder.settle(seed)
            if reacted or state.asked() != left:
                break
    recorder.finish(seed)
    return headers.text()


@pytest.mark.parametrize(
    ("game", "seats"), [(g, n) for g in GAMES for n in (2, 3, 4) if n >= GAMES[g].min_seats]
)
def test_the_record_is_that_of_the_game_played_by_turns(game: str, seats: int) -> None:
    for seed in range(2):
        party = Party(game, seats, seed=seed)
        party.play(rng=Random(seed))
        assert party.table.record().text() == by_turns(party)
        record.verify(party.table.record(), party.game)


@pytest.mark.parametrize("bury", [1, 2])
def test_the_record_has_the_options_and_the_bots(bury: int) -> None:
    party = Party("christina", 5, options={"bury": bury})
    party.play(rng=Random(1))
    assert party.table.record().text() == by_turns(party)
    assert party.table.record().headers["Option bury"] == str(bury)
    assert Party("christina", 2, bots=[1]).table.record().headers["Bot 2"] == "steward"
    assert "Seed" not in Party("christina", 2).table.record().headers


@settings(max_examples=30, deadline=None)
@given(st.sampled_from(["envoys", "fair"]), st.integers(3, 4), st.integers(0, 999), st.randoms())
def test_answers_in_any_order_give_the_same_record(game, seats, seed, order) -> None:  # type: ignore[no-untyped-def]
    party = Party(game, seats, seed=seed, come=False)
    for seat in range(seats):
        party.watch(seat)
    while seats_open := party.open():
        seat = order.choice(seats_open)
        party.now += order.randrange(2000)
        assert party.move(seat, *party.chosen(seat))["result"] in ("accepted", "held")
    assert party.table.record().text() == by_turns(party)


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
@pytest.mark.parametrize("bidders", [(), (1,), (2,), (3,), (1, 3), (2, 3), (1, 2, 3)])
def test_the_first_in_the_games_order_reacts(
    order: tuple[int, ...], bidders: tuple[int, ...]
) -> None:
    party = Party("fair", 4)
    party.move(0, AUCTION)
    for seat in order:
        asked = party.table.questions.get(seat)
        if asked is not None and asked.number == 1:  # otherwise a seat before it has bid
            party.move(seat, BID if seat in bidders else PASS)
    first = bidders[0] if bidders else 4
    passed = [f"{seat + 1} pass" for seat in range(1, min(first, 4))]
    assert party.table.lines == ["1 auction", *passed, *[f"{b + 1} bid" for b in bidders[:1]]]


def test_all_asked_seats_see_the_position_before_the_answers() -> None:
    party = Party("envoys", 4).to_window(3)
    opened = {v: dict(s.shown) for v, s in party.screens.items()}
    before = [plain(observation(party.table.state, (seat,))) for seat in range(4)]
    first, *others = party.table.questions
    for seat in others:
        assert party.move(seat, DECLINE)["result"] == "held"
        for viewer in (first, SPECTATOR, party.table.state.frame(1)):
            assert party.screens[viewer].shown == opened[viewer]
    assert before == [plain(observation(party.table.state, (seat,))) for seat in range(4)]
    assert party.screens[first].shown["waiting"] == {
        "seats": sorted([first, *others]),
        "until": party.table.asked_at + LIMIT,
        "call_from": party.table.asked_at + CALL_AFTER,
    }


def test_silence_counts_as_declining_when_the_time_is_over_and_never_before() -> None:
    party = Party("envoys", 4).to_window(3)
    since, lines = party.table.asked_at, len(party.table.lines)
    first, second, third = party.table.questions
    party.now += 5000
    party.move(second, DECLINE)
    party.wait(since + LIMIT - 1)
    party.send(Wake())
    assert len(party.table.lines) == lines
    assert party.wake == since + LIMIT
    party.now = since + LIMIT
    party.send(Wake())
    assert party.table.lines[lines:][:3] == [f"{s + 1} decline" for s in (first, second, third)]
    assert party.rows[-1].at == since + LIMIT


def test_silence_before_a_reaction_does_not_stop_it() -> None:
    party = Party("fair", 4)
    party.move(0, AUCTION)
    party.move(2, BID)
    assert len(party.table.lines) == 1
    party.wait(party.table.asked_at + LIMIT)
    assert party.table.lines == ["1 auction", "2 pass", "3 bid"]
    assert list(party.table.questions) == [3], "the silent seat after it is asked again"


def test_without_a_limit_silence_lasts() -> None:
    party = Party("envoys", 3, window=0).to_window()
    lines = len(party.table.lines)
    assert party.wake == 0
    assert party.screens[SPECTATOR].shown["waiting"]["until"] == 0
    party.now += 10**9
    party.send(Wake())
    assert len(party.table.lines) == lines


def test_a_window_without_decline_has_no_time_limit() -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    waiting = party.screens[0].shown["waiting"]
    assert (waiting["seats"], waiting["until"]) == ([0, 1, 2], 0)
    assert party.wake == 0
    party.now += 10**9
    party.send(Wake())
    assert party.table.lines == ["1 market"]


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_in_a_window_without_decline_all_must_answer(order: tuple[int, ...]) -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    sent = len(party.screens[SPECTATOR].messages)
    for seat in order[:2]:
        assert party.move(seat, PICK + seat)["result"] == "held"
    assert len(party.screens[SPECTATOR].messages) == sent
    assert party.table.lines == ["1 market"]
    assert party.move(order[2], PICK + order[2])["result"] == "accepted"
    assert party.table.lines == ["1 market", "2 pick 1", "3 pick 2", "1 pick 0"]
    assert list(party.table.questions) == [1, 2], "another window of the kind, at the same place"
    assert all(asked.held is None for asked in party.table.questions.values())


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_an_answer_that_no_longer_fits_is_discarded_when_all_have_answered(
    order: tuple[int, ...],
) -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    for seat in order:
        assert party.table.lines == ["1 market"], "one who still thinks would see a pick"
        party.move(seat, PICK + 3, id=f"id {seat}", question=2 if seat == 0 else 1)
    assert party.table.lines == ["1 market", "2 pick 3"]
    assert list(party.table.questions) == [2, 0]
    assert all(asked.held is None for asked in party.table.questions.values())
    again = [party.move(s, PICK, id=f"id {s}", question=n) for s, n in ((2, 1), (0, 2))]
    assert [answer["result"] for answer in again] == ["held", "held"]
    (current,) = party.screens[2].questions()
    assert PICK + 3 not in [c["action"] for c in current["choices"]]


def test_an_answer_does_not_leak_into_another_window_at_the_same_place() -> None:
    party = Party("fair", 4)
    party.move(0, AUCTION)
    party.move(2, BID)
    party.move(3, BID, id="stale")
    party.move(1, BID)  # opens a window of the kind for 2 and 3, who have answered another
    assert party.table.lines == ["1 auction", "2 bid"]
    assert {s: a.held for s, a in party.table.questions.items()} == {2: None, 3: None}
    party.move(3, PASS)
    assert party.table.lines == ["1 auction", "2 bid"]
    party.move(2, PASS)
    assert party.table.lines[2:] == ["3 pass", "4 pass"]


def test_moves_and_chance_of_one_event_are_stored_together_before_new_questions() -> None:
    party = Party("envoys", 4)
    while party.table.status == "playing":
        before = {s: c.question_count for s, c in enumerate(party.table.chairs)}
        asked, rows = set(party.table.questions), len(party.rows)
        party.play(1)
        event = [row for row in party.rows[rows:] if row.kind == "game"]
        if not event:
            continue
        assert [bool(row.body.get("more")) for row in event] == [True] * (len(event) - 1) + [False]
        for seat, chair in enumerate(party.table.chairs):
            assert chair.question_count == before[seat] + (seat in party.table.questions)
        assert all(row.body["answer"] in ("accepted", "held") for row in event if "id" in row.body)
        moved = {int(row.body["line"][0]) - 1 for row in event if row.body["line"][0] != "*"}
        assert moved <= asked


def test_both_tabs_of_a_person_show_that_they_have_answered() -> None:
    party = Party("envoys", 3).to_window()
    first, second = party.table.questions
    party.watch(50, party.key(second))
    sent = {v: len(s.messages) for v, s in party.screens.items()}
    party.move(second, DECLINE)
    for viewer in (second, 50):
        assert party.screens[viewer].questions() == []
    for viewer in (first, SPECTATOR, party.table.state.frame(1)):
        assert viewer == second or len(party.screens[viewer].messages) == sent[viewer]
    again = party.move(second, DECLINE, viewer=50)
    assert again["sentence"] == "You have answered; the others are still asked."
