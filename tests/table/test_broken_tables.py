"""Tables that break a rule on purpose, and for each the test that must fail."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from regalia import wire
from regalia.engine.observation import observation
from regalia.engine.state import CHANCE, State
from regalia.table import (
    clock,
    moves,
    presence,
    replay,
    requests,
    sending,
    timing,
    viewer_messages,
    window,
)
from regalia.table.chairs import Chair
from regalia.table.inputs import BotMove, Move
from regalia.table.log import Row
from regalia.table.output import Message, Output
from regalia.table.table import OpenQuestion, Table
from regalia.table.timing import closing_time
from regalia.table.window import Draw, PlayedLine
from tests.table import (
    test_clock,
    test_leaving,
    test_once,
    test_pace,
    test_questions,
    test_restoring,
    test_secrets,
    test_viewer_messages,
    test_windows,
)
from tests.table.party import PACE
from tests.toys.envoys import GUARD

pytestmark = pytest.mark.usefixtures("no_grace")

Patch = pytest.MonkeyPatch
Answers = Mapping[int, tuple[int, ...]]


def asks_only_holders(patch: Patch) -> None:
    """A seat without a guard is not asked."""
    ask = replay.ask_questions

    def broken(table: Table, now: int) -> None:
        ask(table, now)
        if table.state.window() >= 0:
            for seat in list(table.questions)[1:]:
                if GUARD not in list(table.state.for_seat(seat).legal()):
                    table.questions[seat].held = (table.state.decline(),)
                    del table.questions[seat]

    patch.setattr(replay, "ask_questions", broken)


def applies_early_answers_at_once(patch: Patch) -> None:
    """A reaction takes effect although seats before it have not answered."""

    def broken(state: State, answers: Answers, draw: Draw) -> list[PlayedLine] | None:
        decline = state.decline()
        first = next((s for s in state.asked() if s in answers), -1)
        filled = dict(answers)
        for seat in state.asked():
            if decline >= 0 and seat != first and first >= 0:
                filled.setdefault(seat, (decline,))
        return window.decided(state, filled, draw)

    patch.setattr(moves, "decided", broken)


def plays_in_the_order_of_answering(patch: Patch) -> None:
    """The seat that answers first reacts first."""

    def broken(state: State, answers: Answers, draw: Draw) -> list[PlayedLine] | None:
        for seat, steps in answers.items():
            if state.decline() >= 0 and steps != (state.decline(),):
                quick = {s: (state.decline(),) for s in state.asked()} | {seat: steps}
                return window.decided(state, quick, draw)
        return window.decided(state, answers, draw)

    patch.setattr(moves, "decided", broken)


def lets_picks_show_before_all_have_picked(patch: Patch) -> None:
    """In a window without decline, answers are published one by one."""

    def broken(state: State, answers: Answers, draw: Draw) -> list[PlayedLine] | None:
        if state.decline() < 0 and state.to_act in answers and len(state.asked()) > 1:
            steps = answers[state.to_act]
            seat = state.to_act
            return [PlayedLine(seat, steps, f"{seat + 1} {state.game.words.move(state, [*steps])}")]
        return window.decided(state, answers, draw)

    patch.setattr(moves, "decided", broken)


def takes_another_window_for_the_same(patch: Patch) -> None:
    """Only the kind and the place of windows are compared."""
    look = window._window
    patch.setattr(window, "_window", lambda state, but=-1: look(state)[:2])


def tells_who_has_answered(patch: Patch) -> None:
    def broken(table: Table, _mine: tuple[int, ...]) -> wire.Waiting:
        seats = [seat for seat, asked in table.questions.items() if asked.held is None]
        return wire.Waiting(sorted(seats), closing_time(table))

    patch.setattr(viewer_messages, "waiting", broken)


def tells_everybody_when_somebody_answers(patch: Patch) -> None:
    tell = sending.send_seats

    def broken(table: Table, now: int, output: Output, but: int = -1, of: int = -1) -> None:
        tell(table, now, output, but)

    patch.setattr(sending, "send_seats", broken)


def lets_bots_answer_when_they_are_ready(patch: Patch) -> None:
    think = moves.handle_bot_move

    def broken(table: Table, command: BotMove, now: int) -> None:
        think(table, command, now)
        if command.seat in table.questions and table.questions[command.seat].ready is not None:
            table.questions[command.seat].due = now

    patch.setattr(moves, "handle_bot_move", broken)


def lets_late_bots_answer_at_once(patch: Patch) -> None:
    def broken(self: OpenQuestion, now: int, pace: int) -> None:
        self.due = max(self.due, now)

    patch.setattr(OpenQuestion, "catch_up", broken)


def forgets_ids(patch: Patch) -> None:
    note = replay.apply_row

    def broken(table: Table, row: Row, played: PlayedLine | None = None) -> None:
        note(table, row, played)
        for chair in table.chairs:
            chair.answers.clear()

    patch.setattr(replay, "apply_row", broken)


def forgets_what_fell_away(patch: Patch) -> None:
    store = replay.add_row

    def broken(table: Table, output: Output, now: int, kind: str, *rest: Any) -> None:
        if rest[0].get("what") != "unused":
            store(table, output, now, kind, *rest)

    patch.setattr(moves, "add_row", broken)


def forgets_refusals(patch: Patch) -> None:
    patch.setattr(Chair, "refuse", lambda *_: None)


def counts_questions_for_all_seats_together(patch: Patch) -> None:
    ask = replay.ask_questions

    def broken(table: Table, now: int) -> None:
        ask(table, now)
        for seat, asked in table.questions.items():
            table.chairs[seat].question_count = asked.number = sum(
                c.question_count for c in table.chairs
            )

    patch.setattr(replay, "ask_questions", broken)


def asks_after_every_line(patch: Patch) -> None:
    note = replay.apply_row

    def broken(table: Table, row: Row, played: PlayedLine | None = None) -> None:
        note(table, Row(row.kind, row.at, row.rules, row.body | {"more": False}), played)

    patch.setattr(replay, "apply_row", broken)


def keeps_steps(patch: Patch) -> None:
    """The decisions of an unfinished move are stored, and later ones added to them."""
    take = moves.take_move
    kept: dict[str, tuple[int, ...]] = {}

    def broken(table: Table, move: Move, *rest: Any) -> Message:
        steps = kept[move.id] = max(kept.get(move.id, ()), move.steps, key=len)
        return take(table, Move(move.viewer, move.seat, move.question, move.id, steps), *rest)

    patch.setattr(moves, "take_move", broken)


def closes_windows_early(patch: Patch) -> None:
    end = timing.declines_at
    patch.setattr(clock, "declines_at", lambda *given: max(0, end(*given) - 5000))


def is_not_woken(patch: Patch) -> None:
    patch.setattr(clock, "next_wake", lambda _table, _now: 0)


def counts_minutes_when_nobody_waits(patch: Patch) -> None:
    patch.setattr(presence, "somebody_else_here", lambda *_: True)


def keeps_a_stand_ins_move(patch: Patch) -> None:
    back = requests.take_seat_back

    def broken(table: Table, seat: int, now: int, output: Output) -> None:
        ready = table.questions[seat].ready if seat in table.questions else None
        back(table, seat, now, output)
        if seat in table.questions:
            table.questions[seat].ready = ready

    patch.setattr(requests, "take_seat_back", broken)


def shows_everybody_all_questions(patch: Patch) -> None:
    find = viewer_messages.questions
    patch.setattr(
        viewer_messages, "questions", lambda table, _seats: find(table, tuple(table.questions))
    )


def shows_everybody_the_observation_of_all(patch: Patch) -> None:
    patch.setattr(
        viewer_messages,
        "observation",
        lambda state, _seats: observation(state, tuple(range(state.seats))),
    )


def tells_the_story_to_everybody_alike(patch: Patch) -> None:
    tell = viewer_messages.story
    patch.setattr(viewer_messages, "story", lambda t, _seats, *rest: tell(t, (0,), *rest))


def tells_the_last_line_twice(patch: Patch) -> None:
    tell = sending.send_news

    def broken(table: Table, line: int, *rest: Any) -> None:
        tell(table, max(0, line - 1), *rest)

    patch.setattr(sending, "send_news", broken)


def draws_otherwise_after_a_restart(patch: Patch) -> None:
    played = replay.read_line

    def broken(table: Table, row: Row) -> PlayedLine:
        was = played(table, row)
        if was.seat == CHANCE and len(table.state.legal()) > 1:
            other = next(n for n in table.state.legal() if n != was.steps[0])
            return PlayedLine(CHANCE, (other,), was.line)
        return was

    patch.setattr(replay, "read_line", broken)


def acts_before_it_refuses(patch: Patch) -> None:
    seat_of = Table.seat_of

    def broken(self: Table, viewer: int, seat: int) -> int:
        self.asked_at += 1
        return seat_of(self, viewer, seat)

    patch.setattr(Table, "seat_of", broken)


def answers_a_viewer_who_did_not_ask(patch: Patch) -> None:
    move = moves.handle_move

    def broken(table: Table, command: Move, now: int, output: Output) -> None:
        move(table, command, now, output)
        body = output.answers[-1].body
        output.messages += [Message(v, now, body) for v in table.viewers if v != command.viewer]

    patch.setattr(moves, "handle_move", broken)


def silent_against(act: test_secrets.Act) -> Callable[[], None]:
    return lambda: test_secrets.test_requests_in_a_window_are_revealed_to_nobody(act)


def everybody_told(game: str) -> Callable[[], None]:
    check = test_secrets.test_every_message_contains_only_what_its_viewer_may_see
    return lambda: check(game)


def once(game: str) -> Callable[[], None]:
    return lambda: test_once.test_every_finished_move_has_one_answer_for_good(game)


def prefixes() -> None:
    test_restoring.test_a_prefix_that_ends_an_event_restores_the_table("envoys")


def reconnecting() -> None:
    test_viewer_messages.test_a_reconnected_viewer_has_what_the_others_have("envoys", {})


def by_turns() -> None:
    test_windows.test_the_record_is_that_of_the_game_played_by_turns("envoys", 4)


def evening() -> None:
    test_clock.run_evening()


FOUND: list[tuple[Callable[[Patch], None], Callable[[], None]]] = [
    (asks_only_holders, silent_against(test_secrets.says_nothing)),
    (applies_early_answers_at_once, silent_against(test_secrets.guards_late)),
    (applies_early_answers_at_once, by_turns),
    (
        plays_in_the_order_of_answering,
        lambda: test_windows.test_the_first_in_the_games_order_reacts((3, 2, 1), (1, 3)),
    ),
    (
        lets_picks_show_before_all_have_picked,
        lambda: test_windows.test_in_a_window_without_decline_all_must_answer((1, 2, 0)),
    ),
    (
        takes_another_window_for_the_same,
        lambda: test_windows.test_in_a_window_without_decline_all_must_answer((1, 2, 0)),
    ),
    (tells_who_has_answered, silent_against(test_secrets.declines_early)),
    (tells_everybody_when_somebody_answers, silent_against(test_secrets.declines_early)),
    (tells_everybody_when_somebody_answers, silent_against(test_secrets.changes_their_mind)),
    (tells_everybody_when_somebody_answers, silent_against(test_secrets.gropes)),
    (answers_a_viewer_who_did_not_ask, silent_against(test_secrets.gropes)),
    (
        lets_bots_answer_when_they_are_ready,
        lambda: test_secrets.test_a_bots_answer_is_sent_at_its_pace_and_revealed_to_nobody(1),
    ),
    (lets_bots_answer_when_they_are_ready, test_pace.test_a_bots_answer_leaves_at_its_pace_exactly),
    (
        lets_late_bots_answer_at_once,
        lambda: test_pace.test_a_late_bot_answers_at_the_next_beat(PACE + 1, 2),
    ),
    (forgets_ids, once("christina")),
    (forgets_ids, test_once.test_a_held_answer_that_counts_stays_held),
    (forgets_what_fell_away, test_once.test_a_discarded_held_answer_stays_held_too),
    (forgets_what_fell_away, once("fair")),
    (
        forgets_refusals,
        test_once.test_a_rejected_move_stays_rejected_and_names_the_current_question,
    ),
    (
        counts_questions_for_all_seats_together,
        lambda: test_questions.test_questions_are_counted_for_each_seat_alone("envoys"),
    ),
    (
        asks_after_every_line,
        test_windows.test_moves_and_chance_of_one_event_are_stored_together_before_new_questions,
    ),
    (keeps_steps, test_questions.test_steps_are_answered_one_by_one_and_nothing_is_kept),
    (
        closes_windows_early,
        test_windows.test_silence_counts_as_declining_when_the_time_is_over_and_never_before,
    ),
    (is_not_woken, evening),
    (
        counts_minutes_when_nobody_waits,
        test_leaving.test_the_minutes_count_only_while_another_player_is_there,
    ),
    (keeps_a_stand_ins_move, test_leaving.test_a_person_takes_their_seat_back),
    (shows_everybody_all_questions, everybody_told("envoys")),
    (shows_everybody_the_observation_of_all, everybody_told("envoys")),
    (shows_everybody_the_observation_of_all, everybody_told("christina")),
    (tells_the_story_to_everybody_alike, everybody_told("envoys")),
    (tells_the_last_line_twice, reconnecting),
    (draws_otherwise_after_a_restart, prefixes),
    (acts_before_it_refuses, evening),
]


@pytest.mark.parametrize(("broken", "test"), FOUND, ids=lambda value: value.__name__)
def test_a_broken_table_is_detected(
    broken: Callable[[Patch], None], test: Callable[[], None], monkeypatch: Patch
) -> None:
    test_secrets.two_worlds()  # found with a whole table and kept
    broken(monkeypatch)
    with pytest.raises(AssertionError):
        test()
