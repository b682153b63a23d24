"""Records: what is written reads back, and anything else is refused with one sentence."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia import games
from regalia.engine import chance, record
from regalia.engine.errors import BadDump, BadRecord, IllegalAction, Refusal
from regalia.engine.state import OVER
from tests.contract.cases import Case
from tests.contract.checks import play_recorded, refusal, sentence

GAME = games.load("christina")
PLAYED = play_recorded(Case(GAME, 3, {"bury": 2}), 5)
TEXT = PLAYED.record.text()


def changed(**headers: str) -> record.Record:
    """The played record with other headers."""
    again = record.read(TEXT)
    again.headers.update({name.replace("_", "-"): value for name, value in headers.items()})
    return again


@pytest.mark.parametrize(
    ("headers", "word"),
    [
        ({"Game": "chess"}, "of chess"),
        ({"Rules": "99"}, "version 99"),
        ({"Data": "0" * 64}, "other data"),
        ({"Seats": "many"}, "must be a number"),
        ({"Seats": "9"}, "2 to 5 seats"),
        ({"Option bury": "7"}, "1, 2"),
        ({"Option luck": "1"}, "no option luck"),
        ({"Seed": "xyz"}, "hexadecimal"),
        ({"Seed": "00" * 32}, "not the one"),
        ({"Result": "9 (1.), 9 (1.), 9 (1.)"}, "claims the result"),
    ],
)
def test_a_wrong_header_is_refused(headers: dict[str, str], word: str) -> None:
    message = refusal(BadRecord, partial(record.verify, changed(**headers), GAME))
    assert word in message


def test_a_forged_chance_event_is_detected() -> None:
    again = record.read(TEXT)
    again.headers["Seed"] = chance.seed_from(6).hex()
    again.headers["Seed-Hash"] = chance.commitment(chance.seed_from(6))
    assert "the seed gives" in refusal(BadRecord, partial(record.verify, again, GAME))


def test_a_record_without_a_seed_replays() -> None:
    again = record.read(TEXT)
    for name in ("Seed", "Seed-Hash", "Result"):
        del again.headers[name]
    assert record.verify(again, GAME).dump() == PLAYED.state.dump()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "no header Regalia"),
        ("hello\n", "Line 1 is not a header"),
        (TEXT.replace("Regalia: 1", "Regalia: 2"), "format 2"),
        (TEXT.replace("Seats: 3", "Seats: 3\nSeats: 3"), "a second time"),
        (TEXT.replace("\n* start", "\n\n* start", 1), "is empty"),
    ],
)
def test_a_text_that_is_not_a_record_is_refused(text: str, word: str) -> None:
    assert word in refusal(BadRecord, partial(record.read, text))


def test_a_refusal_names_the_line() -> None:
    again = record.read(TEXT)
    again.lines[3] = "* faction mauve"
    assert "Move 4" in refusal(BadRecord, record.Replay(again, GAME).run)
    again = record.read(TEXT)
    again.lines.append("1 pass")
    assert "nobody, the game is over" in refusal(BadRecord, record.Replay(again, GAME).run)
    assert "lines, not" in refusal(BadRecord, partial(record.Replay(again, GAME).run, 9999))


def test_a_recorder_takes_whole_legal_moves_only() -> None:
    state = GAME.new(2)
    recorder = record.Recorder(record.begin(GAME, state, {}, ["Ada", "Bo\nSeats: 5"]), state)
    recorder.settle(chance.seed_from(1))
    before, lines = state.dump(), list(recorder.record.lines)
    half = GAME.words.parse(state, "draw gold", whole=False)
    whole = GAME.words.parse(state, "draw gold bury copper")
    for steps, error in [
        ([], BadRecord),
        (half, BadRecord),
        ([*whole, *whole], BadRecord),
        ([12], IllegalAction),
    ]:
        refusal(error, partial(recorder.move, steps))
        assert (state.dump(), recorder.record.lines) == (before, lines)
    recorder.move(whole)
    assert recorder.record.lines[-1].endswith("draw gold bury copper")
    assert record.read(recorder.record.text()).players() == ["Ada", "Bo Seats: 5"]


def test_a_recorder_takes_moves_of_seats_and_outcomes_of_chance() -> None:
    state = GAME.new(2)
    recorder = record.Recorder(record.begin(GAME, state, {}, []), state)
    refusal(IllegalAction, partial(recorder.move, [state.legal()[0]]))
    refusal(IllegalAction, partial(recorder.happen, 999))
    recorder.settle(chance.seed_from(1))
    refusal(IllegalAction, partial(recorder.happen, state.legal()[0]))
    assert record.Replay(recorder.record, GAME).run().dump() == state.dump()


def test_a_position_with_other_options_is_refused() -> None:
    assert "bury=2" in refusal(BadDump, partial(GAME.load, PLAYED.state.dump(), {"bury": 1}))


def test_diff_names_the_first_difference() -> None:
    one, two = record.read(TEXT), record.read(TEXT)
    two.headers["Player 1"] = "Eve"
    assert record.diff(one, two) == "Header Player 1 is “Ada” in the first and “Eve” in the second."
    two = record.read(TEXT)
    two.lines.pop()
    assert "missing in the second" in record.diff(one, two)


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        record.read(text)
    except BadRecord as refused:
        sentence(str(refused))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_damage_to_a_record_is_detected_or_harmless(data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(TEXT) - 1))
    damaged = TEXT[:at] + data.draw(st.characters(codec="utf-8")) + TEXT[at + 1 :]
    try:
        again = record.read(damaged)
        end = record.verify(again, GAME)
    except Refusal as refused:
        sentence(str(refused))
    else:
        assert end.dump() == PLAYED.state.dump()


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_any_damage_to_a_saved_position_is_detected_or_playable(data: st.DataObject) -> None:
    """A damaged dump is refused, or is a position that can be played to its end."""
    lines = data.draw(st.integers(0, len(PLAYED.record.lines)))
    replay = record.Replay(record.read(TEXT), GAME)
    saved = replay.run(lines).dump()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(saved) - 1))
        saved[at] = data.draw(
            st.integers(-3, 30) | st.sampled_from([2**62, -(2**62), 2**63, 2**70])
        )
    try:
        state = GAME.load(saved, {"bury": 2})
    except Refusal as refused:
        sentence(str(refused))
        return
    for _ in range(GAME.bound(5) + 100):
        if state.to_act == OVER:
            break
        state.play(state.legal()[0])
    assert state.to_act == OVER
    assert len(state.ranks()) == state.seats
