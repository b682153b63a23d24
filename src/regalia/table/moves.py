"""The moves of viewers and bots: checked, kept as answers, and played when they decide something.

Each move is applied to three States, and all three are needed:

1. A `Draft` checks the move in the position that `State.for_seat` gives its seat. In a window
   other seats may answer first, and a draft does not carry out the last decision.
2. `regalia.table.window.decided` plays all answers of a window, and the chance events that follow,
   on a copy. An earlier answer may make a later one impossible, and only the end shows whether
   anything is decided. Until then the table must not change.
3. `regalia.table.replay.apply_row` plays each line on the table's State. This State has the
   journal, and every seat's `Past` notes each decision before it is carried out. `restore` plays
   stored rows by the same function. If the table took the copy of (2) instead, a running table and
   a restored one would change in two different ways.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import structs

from regalia import wire
from regalia.engine.draft import Draft
from regalia.engine.errors import IllegalAction, Refusal
from regalia.engine.observation import observation
from regalia.engine.only_move import left_to_do
from regalia.engine.words import name_seats
from regalia.table import sending, viewer_messages
from regalia.table.chairs import RESIGNED, Forbidden, Untimely
from regalia.table.inputs import BotMove, Move
from regalia.table.log import GAME, TABLE
from regalia.table.output import Message, Output
from regalia.table.replay import add_row
from regalia.table.requests import take_seat_back
from regalia.table.table import OpenQuestion, Table
from regalia.table.timing import passes, sealed_until
from regalia.table.window import PlayedLine, decided

HAD_ANSWERED: Final = "You had answered this question yourself; that answer stands."
ANSWERED_FOR_YOU: Final = "This question has been answered for you; you play the next."
USED: Final = "Your answer to question {number} had this id; give each move an id of its own."


def handle_move(table: Table, move: Move, now: int, output: Output) -> None:
    """Answer a viewer's move. A finished move that is sent again gets the same answer.

    Raises:
        Forbidden, Unknown: the viewer does not hold the seat, or is not connected.
    """
    seat = table.seat_of(move.viewer, move.seat)
    chair = table.chairs[seat]
    try:
        number, result = chair.answers.get(move.id, (0, None))
        if result is not None and number in (0, move.question):
            answer = _answer(move, seat, result, now)
        elif result is not None:
            answer = _rejection(table, move, seat, USED.format(number=number), now)
        elif move.id in chair.refused:
            answer = _rejection(table, move, seat, chair.refused[move.id], now)
        else:
            answer = take_move(table, move, seat, now, output)
    except Refusal as error:
        chair.refuse(move.id, str(error))
        answer = _rejection(table, move, seat, str(error), now)
    output.answers.append(answer)


def take_move(table: Table, move: Move, seat: int, now: int, output: Output) -> Message:
    """The answer to a new move: a finished move is taken, else the next decision is asked for.

    Who sends a whole move in a seat that a bot plays for them takes the seat back.

    Raises:
        Refusal: the move is not possible; nothing has changed.
    """
    question = open_question(table, move, seat)
    watch = table.viewers[move.viewer]
    automatic = table.chairs[seat].preferences.automatic
    key = (move.steps, automatic, watch.for_page, table.seats_of(watch.key))
    if question.step is not None and question.step[0] == key and not table.chairs[seat].stand_in:
        return _again(question.step[1], move, now)
    draft = Draft(table.state, seat)
    for action in move.steps:
        draft.step(action)
    draft.fill_up()
    if draft.steps and not draft.finished() and automatic:
        for action in left_to_do(draft.state, seat):
            draft.step(action)
    if table.chairs[seat].stand_in:
        if not draft.finished():
            raise Untimely("A bot plays this seat for you; take it back first.")
        take_seat_back(table, seat, now, output)
        sending.send_seats(table, now, output)
        if question.held is not None:
            raise Untimely(HAD_ANSWERED if question.id else ANSWERED_FOR_YOU)
    if not draft.finished():
        answer = _next_step(table, move, draft, now)
        question.step = key, answer
        return answer
    question.held, question.id = tuple(draft.steps), move.id
    play_decided(table, now, output)
    _, result = table.chairs[seat].answers.setdefault(move.id, (question.number, "held"))
    return _answer(move, seat, result, now)


def open_question(table: Table, move: Move, seat: int) -> OpenQuestion:
    """The question that a move answers.

    Raises:
        Refusal: the question is not open, or this person may not answer it now.
    """
    if not 0 < len(move.id) <= wire.LONGEST_ID:
        raise IllegalAction(f"A move's id has 1 to {wire.LONGEST_ID} characters.")
    if table.status != "playing":
        over = table.status == "over"
        raise Untimely("The game is over." if over else "The game has not begun.")
    if table.chairs[seat].resigned:
        raise Forbidden(RESIGNED)
    question = table.questions.get(seat)
    if question is None:
        raise Untimely("You are not asked anything now.")
    if question.number != move.question:
        raise Untimely(
            f"Question {move.question} is not open; the present one is {question.number}."
        )
    if question.held is not None and not table.chairs[seat].stand_in:
        why = "Your time was over" if question.late else "You have answered"
        raise Untimely(f"{why}; the others are still asked.")
    return question


def _answer(move: Move, seat: int, result: Literal["accepted", "held"], now: int) -> Message:
    body = wire.Answer(seat=seat, question=move.question, id=move.id, result=result)
    return Message(move.viewer, now, body)


def _rejection(table: Table, move: Move, seat: int, sentence: str, now: int) -> Message:
    questions = viewer_messages.questions(table, (seat,))
    body = wire.Answer(
        seat=seat,
        question=move.question,
        id=move.id,
        result="rejected",
        sentence=name_seats(sentence, table.names((seat,))),
        current_question=questions[0] if questions else None,
    )
    return Message(move.viewer, now, body)


def _again(step: Message, move: Move, now: int) -> Message:
    """The answer to an unfinished move that repeats the one that ``step`` answered."""
    body = structs.replace(step.body, id=move.id)
    return structs.replace(step, viewer=move.viewer, due=now, body=body)


def _next_step(table: Table, move: Move, draft: Draft, now: int) -> Message:
    """The message that asks for the next decision of an unfinished move."""
    watch = table.viewers[move.viewer]
    seen = observation(draft.state, table.seats_of(watch.key))
    body = viewer_messages.next_step(table, draft, move.question, move.id, watch.for_page, seen)
    return Message(move.viewer, now, body, seen)


def handle_bot_move(table: Table, move: BotMove, now: int) -> None:
    """Keep the move that a bot has found until it is due, unless its question is closed.

    Raises:
        IllegalAction: the move is illegal or unfinished, which is a fault of the bot.
    """
    question = table.questions.get(move.seat)
    if question is None or question.number != move.question or question.held is not None:
        return
    if not table.chairs[move.seat].played_by():
        return
    draft = Draft(table.state, move.seat)
    for action in move.steps:
        draft.step(action)
    if not draft.finished():
        raise IllegalAction("The bot has not finished its move.")
    question.ready = move.steps
    question.catch_up(now, table.bot_pace(question))
    if now < sealed_until(table) < question.due:  # not later because it has thought for longer
        question.due = sealed_until(table)


def play_decided(table: Table, now: int, output: Output) -> None:
    """Play the moves that the answers given so far decide, if they decide anything.

    A held answer that is not played gets a row of its own, so that its id is remembered. At a
    sealed table nothing is played before the time of the window is over.
    """
    if now < sealed_until(table):
        return
    held = {seat: q.held for seat, q in table.questions.items() if q.held is not None}
    lines = decided(table.state, held, table.draw) if held else None
    if lines is None:
        return
    used = {played.seat for played in lines}
    for seat in held:
        if seat not in used and table.questions[seat].id:
            question = table.questions[seat]
            body = {"what": "unused", "seat": seat, "id": question.id, "question": question.number}
            add_row(table, output, now, TABLE, body)
    play_lines(table, lines, now, output)


def play_lines(table: Table, lines: list[PlayedLine], now: int, output: Output) -> None:
    """Add a game row for each line. All but the last say ``more``; the last asks new questions."""
    ids = {seat: (q.number, q.id) for seat, q in table.questions.items() if q.id}
    for seat, question in table.questions.items():
        only = question.automatic and question.held == table.only(seat) and not passes(table, seat)
        if only and any(played.seat == seat for played in lines):
            here = table.state.for_seat(seat)
            prompt = name_seats(table.game.words.prompt(here, seat), table.names((seat,)))
            move = viewer_messages.in_words(table, here, seat, table.only(seat))
            table.made_alone.append((seat, prompt, move))
    for i, played in enumerate(lines):
        body: dict[str, Any] = {"line": played.line}
        if played.seat in ids:
            number, move = ids[played.seat]
            _, answer = table.chairs[played.seat].answers.get(move, (number, "accepted"))
            body |= {"question": number, "id": move, "answer": answer}
        if i + 1 < len(lines):
            body["more"] = True
        add_row(table, output, now, GAME, body, played)
