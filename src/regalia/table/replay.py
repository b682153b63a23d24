"""Rows of the log, applied to a table: the only way in which what lasts is changed.

A running table makes a row and applies it at once (`add_row`); `restore` applies the stored rows in
the same way. So a table after a restart is the table as it was.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from regalia.engine.errors import BadDump, BadOption, BadRecord, Refusal
from regalia.engine.game import Game
from regalia.engine.past import apply_and_observe
from regalia.engine.state import CHANCE
from regalia.engine.words import CHANCE_MARK, excerpt
from regalia.table.chairs import Unknown
from regalia.table.log import GAME, TABLE, Row
from regalia.table.output import Output
from regalia.table.setup import Setup
from regalia.table.table import OpenQuestion, Table
from regalia.table.timing import restart_clock, start_clock
from regalia.table.window import Draw, PlayedLine
from regalia.wire import UNTIL_TURN

SHORT_PACE: Final = 150
"""Milliseconds from a question to a bot's answer if the last visible move has been seen enough."""
UNCOUNTED: Final = ("made", "unused", "passing")
"""Table rows that are not about who sits where."""


def restore(
    game: Game, rows: list[Row], now: int, table_id: str = "", draw: Draw | None = None
) -> Table:
    """The table whose log this is. Nobody is connected.

    Raises:
        BadRecord: this is not the log of a table, or it cannot be replayed by these rules.
    """
    if not rows:
        raise BadRecord("The log of the table is empty.")
    restoring = Restoring(game, rows[0], table_id, draw)
    for row in rows[1:]:
        restoring.add(row)
    return restoring.finish(now)


class Restoring:
    """A table to which the rows of its log are applied, so that a long log may be cut in parts."""

    def __init__(
        self, game: Game, first: Row, table_id: str = "", draw: Draw | None = None
    ) -> None:
        """Begin with the first row.

        Raises:
            BadRecord: it does not say how a table was made, or not one of this game.
        """
        _check_version(game, first)
        self.table = _made(game, first, table_id, draw)
        self.last = first

    def add(self, row: Row) -> None:
        """Apply the next row.

        Raises:
            BadRecord: it is damaged, or cannot be replayed by these rules.
        """
        table = self.table
        _check_version(table.game, row)
        try:
            apply_row(table, row, read_line(table, row) if row.kind == GAME else None)
        except (AttributeError, KeyError, TypeError, Unknown):
            number = table.row_count
            raise BadRecord(f"Row {number} of the table's log is damaged.") from None
        self.last = row

    def finish(self, now: int) -> Table:
        """The table after its last row; nobody is connected.

        Raises:
            BadRecord: the log ends in the middle of a move.
        """
        table = self.table
        if table.begun and (table.state.to_act == CHANCE or self.last.body.get("more")):
            raise BadRecord("The log of the table ends in the middle of a move.")
        table.asked_at = table.shown_at = now
        restart_clock(table, now)
        set_bot_times(table)
        for chair in table.chairs:
            chair.absent_since = now if chair.person else 0
        return table


def _check_version(game: Game, row: Row) -> None:
    if row.rules != game.version:
        raise BadRecord(
            f"This table was begun under rules version {row.rules} of {game.title}; "
            f"these are version {game.version}."
        )


def _made(game: Game, row: Row, table_id: str, draw: Draw | None) -> Table:
    """The table as its first row says it was made.

    Raises:
        BadRecord: the row is damaged, or of another game or data.
    """
    setup = Setup.read(row)
    if (setup.game, setup.data) != (game.name, game.data_hash):
        raise BadRecord(f"This table was begun with another game or data than {game.title}.")
    try:
        return Table(game, setup, table_id, draw)
    except (BadOption, BadDump) as error:
        raise BadRecord(f"The table does not fit the game: {error}") from None
    except (TypeError, ValueError):
        raise BadRecord("The log of the table does not say how it was made.") from None


def read_line(table: Table, row: Row) -> PlayedLine:
    """The move or outcome that a game row holds, read in the table's position.

    Raises:
        BadRecord: it cannot be played there.
    """
    line = row.body["line"]
    who, _, written = line.partition(" ")
    place = f"Line {len(table.lines) + 1} of the table (“{excerpt([line])}”)"
    if table.status != "playing":
        raise BadRecord(f"{place} is played before the game or after it.")
    due = CHANCE_MARK if table.state.to_act == CHANCE else str(table.state.to_act + 1)
    if who != due:
        raise BadRecord(f"{place} is by {excerpt([who])}; to act is {due}.")
    try:
        steps = table.game.words.parse(table.state, written)
    except Refusal as error:
        raise BadRecord(f"{place} cannot be played: {error}") from None
    return PlayedLine(table.state.to_act, tuple(steps), line)


def add_row(
    table: Table,
    output: Output,
    now: int,
    kind: str,
    body: dict[str, Any],
    played: PlayedLine | None = None,
) -> None:
    """Make a row, add it to the output and apply it. A game row needs ``played``."""
    row = Row(kind, now, table.game.version, body)
    output.rows.append(row)
    apply_row(table, row, played)


def apply_row(table: Table, row: Row, played: PlayedLine | None = None) -> None:
    """Change the table as a row says. ``played`` is what the line of a game row stands for."""
    table.row_count += 1
    table.changes += row.kind == TABLE and row.body["what"] not in UNCOUNTED
    if played is not None:
        _apply_game_row(table, row, played)
    else:
        table.forget_holders()
        _apply_table_row(table, row)


def _apply_game_row(table: Table, row: Row, played: PlayedLine) -> None:
    """Play a line. After the last line of an event, ask the next questions."""
    body = row.body
    if played.seat != CHANCE and list(played.steps) != [table.state.decline()]:
        table.shown_at = row.at
    begins = answers = False
    if played.seat != CHANCE:
        chair, turns = table.chairs[played.seat], int(table.state.turns(played.seat))
        begins = _is_first(table, turns, chair.turns)
        chair.turns = turns
        if body.get("id"):
            answers = _is_first(table, turns, chair.answered_turns)
            chair.answered_turns = turns
    apply_and_observe(table.pasts, table.state, list(played.steps))
    table.story.end_line(played.line)
    if begins:
        chair.turn_line = len(table.lines)
    if answers:
        chair.answer_line = len(table.lines)
    if body.get("id"):
        table.chairs[played.seat].answers[body["id"]] = (body.get("question", 0), body["answer"])
    if not body.get("more"):
        ask_questions(table, row.at)


def _is_first(table: Table, turns: int, earlier: int) -> bool:
    """Whether the move that a seat makes now is its first since it had had ``earlier`` turns.

    In a game that does not count turns (-1), every move outside a window is.
    """
    return turns > earlier if turns >= 0 else table.state.window() < 0


def _apply_table_row(table: Table, row: Row) -> None:
    """Change what surrounds the game."""
    body = row.body
    seat = body.get("seat", 0)
    chair = table.chair(seat)
    match body["what"]:
        case "sat":
            chair.sit(body["key"], body["name"])
            if table.together[seat][0] == seat:
                table.sittings[chair.person] = table.sittings.get(chair.person, 0) + 1
        case "bot":
            chair.bot, chair.name = body["kind"], body["name"]
        case "left":
            chair.clear()
        case "invited":
            chair.invitation = body["key"]
        case "entitled":
            chair.keys.add(body["key"])
        case "began":
            table.begun = True
            table.changes = 0
            table.shown_at = row.at
            if table.state.to_act != CHANCE:
                ask_questions(table, row.at)
        case "again":
            table.next_table = body["table"]
        case "listed":
            table.listed = body["listed"]
        case "closed":
            table.ended = "closed"
        case "aborted":
            table.ended = "aborted"
            table.questions = {}
            table.clock_from = 0
        case "replaced":
            chair.stand_in, chair.stand_in_since = body["kind"], row.at
            chair.votes.clear()
        case "resigned":
            chair.stand_in = body["kind"]
            chair.resigned, chair.aborts = True, False
            chair.votes.clear()
        case "returned":
            chair.stand_in, chair.stand_in_since = "", 0
            if seat in table.questions:
                table.questions[seat].taken_back = True
        case "passing":
            pass  # logs of before hold always-passes, which ended with the seat's next turn
        case "unused":
            chair.answers[body["id"]] = (body.get("question", 0), "held")
        case what:
            odd = excerpt([str(what)])
            raise BadRecord(f"The log of the table has a row of an unknown kind, “{odd}”.")


def ask_questions(table: Table, now: int) -> None:
    """Replace the open questions by those of the present position."""
    table.questions = {}
    table.asked_at = now
    table.clock_from = 0
    for chair in table.chairs:
        if not chair.absent_since:  # votes against who is here are about one question
            chair.votes.clear()
    for seat in table.state.asked():
        chair = table.chairs[seat]
        chair.question_count += 1
        end_passing(table, seat)
        table.questions[seat] = OpenQuestion(chair.question_count)
    set_bot_times(table)
    start_clock(table, now)


def set_bot_times(table: Table) -> None:
    """Set when bots answer the open questions, by the pace as it is now."""
    for question in table.questions.values():
        question.pace = table.steady_pace()
        question.due = question.promised = bot_time(table, table.bot_pace())


def bot_time(table: Table, pace: int) -> int:
    """When bots answer the open questions: once the last move has been visible for the pace.

    Declining shows nothing, so after it bots take only a part of the pace; at a sealed table the
    whole, in which they find an answer whether they have a choice or not.
    """
    short = pace if table.setup.timing == "sealed" else min(pace, SHORT_PACE)
    return max(table.asked_at + short, table.shown_at + pace)


def end_passing(table: Table, seat: int) -> None:
    """End a seat's always-pass until its turn, once that turn has come."""
    chair = table.chairs[seat]
    wanted = chair.preferences
    if UNTIL_TURN not in wanted.passing:
        return
    turns = int(table.state.turns(seat))
    if turns > wanted.until or (turns < 0 and table.state.window() < 0):
        chair.preferences = replace(wanted, passing=wanted.passing - {UNTIL_TURN})
