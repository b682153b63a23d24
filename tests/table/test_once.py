"""A finished move has one answer for good: the same id again gets the same answer again."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.table.chairs import REFUSED_KEPT
from regalia.table.inputs import Begin, LeaveSeat, SetBot, Sit, Unwatch, Watch
from tests.table.fair import AUCTION, BID, MARKET, PASS, PICK
from tests.table.party import GAMES, Party, looked_at
from tests.toys.envoys import DECLINE

ALONE = ("christina", "chariots", "baronage", "domus")
"""Games in which only one seat is asked at a time."""


@pytest.mark.parametrize("game", GAMES)
def test_every_finished_move_has_one_answer_for_good(game: str) -> None:
    """At once, at the ends of events that are checked, and after a restart at the end."""
    party = Party(game, 3)
    rng = Random(3)
    sent: list[tuple[int, int, str, tuple[int, ...], str]] = []
    while party.open():
        seats = party.open()
        seat = seats[rng.randrange(len(seats))]
        steps, number = tuple(party.chosen(seat)), party.table.questions[seat].number
        result = party.move(seat, *steps, id=f"id {len(sent)}")["result"]
        sent.append((seat, number, f"id {len(sent)}", steps, result))
        rows = len(party.rows)
        for seat, number, name, steps, result in sent[-5:]:  # sent again, and once with others
            assert party.move(seat, *steps, id=name, question=number)["result"] == result
            assert party.move(seat, id=name, question=number)["result"] == result
            assert party.move(seat, id=name, question=10_000)["result"] == "rejected"
        assert len(party.rows) == rows
    held = {name for *_rest, name, _steps, result in sent if result == "held"}
    assert bool(held) == (game not in ALONE)
    for end in [n for n in party.ends if looked_at(n)] + party.ends[-1:]:
        table = party.restored(end)
        answers = {name: kept[1] for one in table.chairs for name, kept in one.answers.items()}
        for _seat, _number, name, _steps, result in sent:
            assert answers.get(name, result) == result
    assert len(answers) == len(sent), "an answer has been forgotten"
    party.restart()
    for seat, number, name, steps, result in sent:
        party.watch(seat)
        assert party.move(seat, *steps, id=name, question=number)["result"] == result


def test_the_answer_is_the_same_on_another_connection_of_the_seat() -> None:
    party = Party("envoys", 2)
    steps = party.chosen(0)
    assert party.move(0, *steps, id="a", question=1)["result"] == "accepted"
    party.send(Unwatch(0))
    party.send(Watch(7, "key-0"))
    assert party.move(0, *steps, id="a", question=1, viewer=7)["result"] == "accepted"


def test_ids_of_different_seats_do_not_meet() -> None:
    party = Party("envoys", 2)
    assert party.move(0, *party.chosen(0), id="a")["result"] == "accepted"
    seat = party.table.state.to_act
    while seat == 0:
        party.play(1)
        seat = party.table.state.to_act
    lines = len(party.table.lines)
    assert party.move(1, *party.chosen(1), id="a")["result"] in ("accepted", "held")
    assert len(party.table.lines) > lines


def test_a_held_answer_that_counts_stays_held() -> None:
    party = Party("envoys", 3).to_window()
    first, second = party.table.questions
    numbers = {seat: asked.number for seat, asked in party.table.questions.items()}
    assert party.move(second, DECLINE, id="b")["result"] == "held"
    assert party.move(second, DECLINE, id="b")["result"] == "held"
    assert party.move(first, DECLINE, id="a")["result"] == "accepted"
    for _ in range(2):
        for seat, id, result in ((second, "b", "held"), (first, "a", "accepted")):
            again = party.move(seat, DECLINE, id=id, question=numbers[seat])
            assert again["result"] == result
        party.restart()
        party.watch(first)
        party.watch(second)


def test_a_discarded_held_answer_stays_held_too() -> None:
    party = Party("fair", 4)
    party.move(0, AUCTION)
    assert party.move(3, PASS, id="c", question=1)["result"] == "held"
    assert party.move(1, BID, id="a", question=1)["result"] == "accepted"
    assert party.rows[-2].body == {"what": "unused", "seat": 3, "id": "c", "question": 1}
    for _ in range(2):
        assert party.move(3, BID, id="c", question=1)["result"] == "held"
        assert party.table.questions[3].held is None, "it is no answer to the new question"
        party.restart()
        party.watch(3)


def test_a_held_answer_is_in_no_row_and_is_held_after_a_restart() -> None:
    party = Party("envoys", 3).to_window()
    first, second = list(party.table.questions)[:2]
    number, rows = party.table.questions[second].number, len(party.rows)
    assert party.move(second, DECLINE, id="b")["result"] == "held"
    assert len(party.rows) == rows
    party.restart()
    assert party.watch(second).questions() == []
    assert party.move(second, DECLINE, id="b", question=number)["result"] == "held"
    party.watch(first)
    assert party.move(first, DECLINE)["result"] == "accepted"
    assert party.rows[rows + 1].body["id"] == "b", "it has taken effect"


def test_an_answer_that_was_stored_for_another_question_is_not_held() -> None:
    party = Party("envoys", 3).to_window()
    first, second = list(party.table.questions)[:2]
    party.move(second, DECLINE, id="b")
    early = party.preferences
    party.move(first, DECLINE)
    party.preferences = early
    party.restart()
    assert all(question.held is None for question in party.table.questions.values())


def test_a_rejected_move_stays_rejected_and_names_the_current_question() -> None:
    party = Party("envoys", 2)
    steps = party.chosen(0)
    wrong = party.move(0, *steps, id="a", question=4)
    assert wrong["result"] == "rejected"
    again = party.move(0, *steps, id="a", question=1)
    assert again["result"] == "rejected"
    assert again["sentence"] == wrong["sentence"]
    assert party.move(0, *steps, id="b", question=1)["result"] == "accepted"
    later = party.move(0, *steps, id="a", question=1)
    assert (later["result"], later["sentence"]) == ("rejected", wrong["sentence"])
    present = party.screens[0].questions()
    assert later["current_question"] == (present[0] if present else None)


def test_the_last_rejected_moves_are_remembered() -> None:
    party = Party("envoys", 2)
    for n in range(3 * REFUSED_KEPT):
        party.move(0, id=f"n{n}", question=9)
    assert len(party.table.chairs[0].refused) == REFUSED_KEPT
    assert party.move(0, *party.chosen(0), id=f"n{n}", question=1)["result"] == "rejected"


def test_what_was_refused_to_one_person_is_not_refused_to_the_next_in_the_seat() -> None:
    party = Party("envoys", 2, begin=False)
    for key in ("mallory", "anna"):
        party.send(Sit(key, 0, "Anna"))
        party.watch(0, key)
        if key == "mallory":
            assert party.move(0, 0, id="a", question=1)["result"] == "rejected"
            party.send(LeaveSeat(key, 0))
    party.send(SetBot("host", 1, "steward"))
    party.send(Begin("host"))
    assert party.move(0, *party.chosen(0), id="a")["result"] == "accepted"


def test_a_held_answer_cannot_be_changed() -> None:
    party = Party("fair", 3)
    party.move(0, MARKET)
    assert party.move(2, PICK, id="a")["result"] == "held"
    other = party.move(2, PICK + 1, id="b")
    assert other["result"] == "rejected"
    assert other["sentence"] == "You have answered; the others are still asked."
    assert other["current_question"] is None
