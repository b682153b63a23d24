"""Questions and the moves that answer them: numbers, steps, and why a move is rejected."""

from __future__ import annotations

import msgspec
import pytest
from librt.random import Random

from regalia.engine.draft import Draft
from regalia.engine.observation import Question, question
from regalia.engine.state import State
from regalia.engine.words import name_seats
from regalia.table import viewer_messages
from regalia.table.chairs import Forbidden, Unknown
from regalia.table.inputs import Move, Prefer, SetPace, Sit, Watch
from tests.contract.checks import sentence
from tests.games.domus.scene import Scene
from tests.table.party import GAMES, NAMES, SPECTATOR, Body, Party, looked_at, observed

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def numbers(party: Party) -> dict[int, int]:
    return {seat: asked.number for seat, asked in party.table.questions.items()}


def rejected(answer: Body) -> str:
    assert answer["result"] == "rejected"
    return sentence(answer["sentence"])


@EVERY_GAME
def test_questions_are_counted_for_each_seat_alone(game: str) -> None:
    party = Party(game, 3)
    seen: dict[int, int] = dict.fromkeys(range(3), 0)
    rng = Random(1)
    while party.table.status == "playing":
        for seat, number in numbers(party).items():
            assert number in (seen[seat], seen[seat] + 1)
            seen[seat] = number
        party.play(1, rng=rng)
    for seat in range(3):
        sent = [
            current["question"]
            for _due, message in party.screens[seat].messages
            for current in msgspec.json.decode(message).get("questions", [])
        ]
        assert set(sent) <= set(range(1, seen[seat] + 1)), "who has no choice is not asked"
        assert sent == sorted(sent)


@EVERY_GAME
def test_a_question_that_is_told_again_is_not_made_again(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the time that a message takes would show others how much somebody can choose from."""
    party = Party(game, 3)
    party.play(4, rng=Random(3))
    made: list[int] = []

    def counted(state: State, seat: int) -> Question | None:
        made.append(seat)
        return question(state, seat)

    monkeypatch.setattr(viewer_messages, "question", counted)
    seats = tuple(party.table.questions)
    assert seats
    before = viewer_messages.questions(party.table, seats)
    made.clear()
    party.send(SetPace(0, 700))
    assert viewer_messages.questions(party.table, seats) == before
    assert made == []


@EVERY_GAME
def test_what_is_told_again_is_what_would_be_made(game: str) -> None:
    """Whatever has changed meanwhile: moves, and who wants to be asked."""
    party = Party(game, 3)
    rng = Random(4)
    table = party.table
    while table.status == "playing" and len(party.rows) < 60:
        for seat in table.questions:
            for automatic in (False, True, False):
                party.send(Prefer(seat, seat, (), automatic))
                if not table.questions.get(seat):
                    break
                told = (
                    viewer_messages.questions(table, (seat,)),
                    viewer_messages.unasked(table, (seat,)),
                )
                table._told.clear()
                assert told == (
                    viewer_messages.questions(table, (seat,)),
                    viewer_messages.unasked(table, (seat,)),
                )
        party.play(1, rng=rng)


@EVERY_GAME
def test_numbers_are_the_same_after_a_restart_at_each_checked_row(game: str) -> None:
    party = Party(game, 3)
    rng = Random(2)
    while party.table.status == "playing":
        if looked_at(len(party.rows)):
            restored = party.restored()
            assert {s: a.number for s, a in restored.questions.items()} == numbers(party)
            there = [chair.question_count for chair in restored.chairs]
            assert there == [chair.question_count for chair in party.table.chairs]
        party.play(1, rng=rng)


def test_a_question_has_every_key_of_docs_wire() -> None:
    party = Party("envoys", 3).to_window()
    for seat in party.table.questions:
        (current,) = party.screens[seat].questions()
        asked = question(party.table.state, seat)
        assert asked is not None
        assert set(current) == {
            *("seat", "question", "window", "pass", "prompt", "choices", "until")
        }
        assert (current["window"], current["pass"]) == ("guarding", 3)
        assert [c["action"] for c in current["choices"]] == [c.action for c in asked.choices]
        assert all(set(c) == {"action", "notation", "label", "at"} for c in current["choices"])
    (current,) = Party("envoys", 3).screens[0].questions()
    assert (current["window"], current["pass"]) == (None, None)


def test_steps_are_answered_one_by_one_and_nothing_is_kept() -> None:
    party = Party("christina", 3)
    party.play_to(lambda t: t.state.to_act == 1 and len(party.chosen(1)) > 2)
    seat = 1
    steps = party.chosen(seat)
    number = party.table.questions[seat].number
    before = party.table.state.dump(), len(party.rows)
    draft = Draft(party.table.state, seat)
    asks: list[Body] = []
    for n in range(len(steps)):
        answer = party.move(seat, *steps[:n], id="mine")
        assert answer["result"] == "step"
        assert (answer["seat"], answer["id"]) == (seat, "mine")
        current = question(draft.state, seat)
        assert current is not None
        assert [c["action"] for c in answer["ask"]["choices"]] == [
            c.action for c in current.choices
        ]
        assert answer["ask"]["observation"] == observed(draft.state, (seat,))
        asks.append(answer["ask"])
        draft.step(steps[n])
    for n in reversed(range(len(steps))):  # taken back: the same questions the other way
        assert party.move(seat, *steps[:n], id="mine")["ask"] == asks[n]
    assert before == (party.table.state.dump(), len(party.rows))
    assert (party.table.questions[seat].number, party.table.questions[seat].held) == (number, None)
    sent = {viewer: len(screen.messages) for viewer, screen in party.screens.items()}
    assert party.move(seat, *steps, id="mine")["result"] == "accepted"
    assert all(len(party.screens[viewer].messages) > n for viewer, n in sent.items())


def test_half_made_moves_are_visible_to_nobody() -> None:
    party = Party("christina", 3)
    sent = {v: len(s.messages) for v, s in party.screens.items() if v != 0}
    party.move(0)
    party.move(0, party.chosen(0)[0], id="")
    assert party.move(0, 10_000)["result"] == "rejected"
    assert sent == {v: len(s.messages) for v, s in party.screens.items() if v != 0}


def test_the_holder_of_one_seat_may_leave_it_out() -> None:
    party = Party("christina", 2)
    party.send(Move(0, -1, 1, "a", ()))
    assert party.screens[0].answers[-1] == party.move(0, id="a")


def test_the_id_of_a_move_belongs_to_its_question() -> None:
    party = Party("christina", 2)
    first, answers = party.open()[0], []
    steps = party.chosen(first)
    answers.append(party.move(first, *steps, id="a"))
    while party.open()[0] != first:
        party.play(1)
    lines = len(party.table.lines)
    again = party.move(first, *party.chosen(first), id="a")
    assert again["result"] == "rejected"
    assert again["sentence"] == (
        "Your answer to question 1 had this id; give each move an id of its own."
    )
    assert party.move(first, *steps, id="a", question=1) == answers[0]
    assert len(party.table.lines) == lines, "nothing is played"
    assert party.move(first, *party.chosen(first))["result"] == "accepted"


def test_other_peoples_seats_are_not_moved() -> None:
    party = Party("envoys", 3, holds={2: "key-0"})
    for move, why in (
        (Move(0, 1, 1, "a", ()), "That is not your seat; yours: seat 1, seat 3."),
        (Move(0, -1, 1, "a", ()), "Say which seat you mean; yours: seat 1, seat 3."),
        (Move(0, 3, 1, "a", ()), "That is not your seat; yours: seat 1, seat 3."),
        (Move(1, 0, 1, "a", ()), "That is not your seat; yours: seat 2."),
        (Move(1, -2, 1, "a", ()), "That is not your seat; yours: seat 2."),
        (Move(SPECTATOR, 0, 1, "a", ()), "You hold no seat at this table."),
        (Move(SPECTATOR, -1, 1, "a", ()), "You hold no seat at this table."),
    ):
        with pytest.raises(Forbidden) as refused:
            party.send(move)
        assert sentence(str(refused.value)) == why
    with pytest.raises(Unknown):
        party.send(Move(55, 0, 1, "a", ()))


def test_rejections_give_the_reason_and_the_current_question() -> None:
    party = Party("envoys", 3)
    (now,) = party.screens[0].questions()
    old = party.move(0, *party.chosen(0), question=2)
    assert rejected(old) == "Question 2 is not open; the present one is 1."
    assert (old["current_question"], old["question"], old["seat"]) == (now, 2, 0)
    other = party.move(1, 0, question=1)
    assert rejected(other) == "You are not asked anything now."
    assert other["current_question"] is None
    assert party.move(0, *party.chosen(0))["result"] == "accepted"
    gone = party.move(0, *party.chosen(1), question=1)
    assert rejected(gone) == "You are not asked anything now."
    party.play_to(lambda table: 0 in table.questions)
    lines = len(party.table.lines)
    late = party.move(0, *party.chosen(0), question=1)
    assert rejected(late) == "Question 1 is not open; the present one is 2."
    assert len(party.table.lines) == lines


def test_ids_have_1_to_64_characters() -> None:
    party = Party("envoys", 2)
    for bad in ("", "x" * 65):
        party.send(Move(0, 0, 1, bad, tuple(party.chosen(0))))
        assert "1 to 64" in rejected(party.screens[0].answers[-1])
    assert party.move(0, *party.chosen(0), id="x" * 64)["result"] == "accepted"


def test_before_the_game_and_after_it_nothing_is_asked() -> None:
    party = Party("envoys", 2, begin=False)
    party.send(Sit("key-0", 0, "Anna"))
    party.send(Watch(0, "key-0"))
    assert rejected(party.move(0, 0, question=1)) == "The game has not begun."
    party = Party("envoys", 2)
    party.play()
    over = party.move(0, 0, question=1)
    assert rejected(over) == "The game is over."
    assert over["current_question"] is None


def test_an_impossible_step_is_rejected_in_the_words_of_the_game() -> None:
    party = Party("christina", 3)
    legal = list(party.table.state.legal())
    for action in range(party.game.actions):
        if action not in legal:
            answer = party.move(0, action)
            assert rejected(answer) == party.game.words.refuse(party.table.state, action)
            assert [answer["current_question"]] == party.screens[0].questions()


def test_prompts_labels_and_refusals_have_names_in_place_of_seats() -> None:
    party = Party("christina", 3)
    found: set[str] = set()
    while party.table.status == "playing":
        seat = party.table.state.to_act
        names = [*NAMES[:seat], "You", *NAMES[seat + 1 :]]
        move = party.chosen(seat)
        for steps in [[first] for first in party.table.state.legal()] + [
            move[:n] for n in range(len(move))
        ]:
            draft = Draft(party.table.state, seat)
            if any(draft.step(action) for action in steps):
                continue
            current = question(draft.state, seat)
            assert current is not None
            ask = party.move(seat, *steps)["ask"]
            assert ask["prompt"] == name_seats(current.prompt, names)
            assert [c["label"] for c in ask["choices"]] == [
                name_seats(c.label, names) for c in current.choices
            ]
            if ask["prompt"] != current.prompt:
                found.add("prompt")
            if any(name_seats(c.label, names) != c.label for c in current.choices):
                found.add("label")
        party.play(1)
    assert found == {"prompt", "label"}


def test_a_refusal_names_the_person_in_place_of_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    party = Party("envoys", 3)
    says = "Ask seat 1 and seat 2, not seat 9."
    monkeypatch.setattr(type(party.game.words), "refuse", lambda *_: says, raising=False)
    assert rejected(party.move(0, 10_000)) == "Ask you and Bo, not seat 9."


def test_a_move_stops_where_it_is_finished() -> None:
    party = Party("envoys", 2)
    steps = party.chosen(0)
    assert rejected(party.move(0, *steps, 0)) == "The move is finished."
    assert rejected(party.move(0, -1))
    assert rejected(party.move(0, 1 << 70))
    assert party.move(0, *steps)["result"] == "accepted"


def test_a_choice_that_finishes_a_move_warns_of_each_decision_that_it_makes() -> None:
    scene = Scene("buying", laid={"seat 1": {"coin 1": 1, "coin 10": 1}})
    for automatic in (False, True):
        party = Party("domus", 2, position=scene.state.dump(), automatic=automatic)
        one, ten = party.move(0, *scene.read("buy Tournament"))["ask"]["choices"]
        assert ("whole" in one, "warning" in one, "warning" in ten) == (automatic, automatic, False)
