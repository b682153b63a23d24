"""The record of a game: a text file that can be replayed, verified and compared.

It has one header on each line (``Name: value``), an empty line, and one move on each line: ``seat
notation`` with seats counted from 1, or ``* notation`` for a chance event. Numbers of actions,
sentences and times are not stored, so people and later versions can read it.
"""

from __future__ import annotations

from typing import Final

from regalia.engine import chance
from regalia.engine.errors import BadOption, BadRecord, IllegalAction, NotUnderstood
from regalia.engine.game import Game
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.words import CHANCE_MARK, excerpt

FORMAT: Final = "1"
"""Version of the file format."""
NEEDED: Final = ("Regalia", "Game", "Rules", "Data", "Seats")
"""Headers that every record has."""


class Record:
    """Headers, and the lines of moves and chance events."""

    headers: dict[str, str]
    lines: list[str]

    def __init__(self, headers: dict[str, str], lines: list[str]) -> None:
        self.headers = headers
        self.lines = lines

    def text(self) -> str:
        """The content of the file."""
        head = "".join(f"{name}: {value}\n" for name, value in self.headers.items())
        return head + "\n" + "".join(line + "\n" for line in self.lines)

    def seats(self) -> int:
        """The number of seats.

        Raises:
            BadRecord: the header is not a number.
        """
        return _number(self.headers, "Seats")

    def options(self) -> dict[str, int]:
        """The options of the table.

        Raises:
            BadRecord: the header of an option is not a number.
        """
        names = [name for name in self.headers if name.startswith("Option ")]
        return {name[len("Option ") :]: _number(self.headers, name) for name in names}

    def players(self) -> list[str]:
        """The name of the player in each seat; "Seat 2" if the record has none."""
        return [
            self.headers.get(f"Player {seat + 1}", f"Seat {seat + 1}")
            for seat in range(self.seats())
        ]

    def seed(self) -> bytes | None:
        """The seed of the table, if the record reveals it.

        Raises:
            BadRecord: the header is not a seed.
        """
        written = self.headers.get("Seed")
        if written is None:
            return None
        try:
            return bytes.fromhex(written)
        except ValueError:
            raise BadRecord("The header Seed must be hexadecimal digits.") from None


def begin(game: Game, state: State, options: dict[str, int], players: list[str]) -> Record:
    """The record of a game that has not begun."""
    headers = {
        "Regalia": FORMAT,
        "Game": game.name,
        "Rules": str(game.version),
        "Data": game.data_hash,
        "Seats": str(state.seats),
    }
    for name, value in game.complete_options(state.seats, options).items():
        headers[f"Option {name}"] = str(value)
    for seat, player in enumerate(players):
        headers[f"Player {seat + 1}"] = " ".join(player.split())
    return Record(headers, [])


def read(text: str) -> Record:
    """A record, parsed from the text of a file.

    Raises:
        BadRecord: it is not a record; the message names the line.
    """
    headers: dict[str, str] = {}
    lines = text.splitlines()
    at = 0
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        if not colon or not name.strip():
            raise BadRecord(f"Line {at + 1} is not a header; headers are written “Name: value”.")
        if name.strip() in headers:
            raise BadRecord(f"Line {at + 1} gives the header {name.strip()} a second time.")
        headers[name.strip()] = value.strip()
        at += 1
    for needed in NEEDED:
        if needed not in headers:
            raise BadRecord(f"The file is not a record of a game: it has no header {needed}.")
    if headers["Regalia"] != FORMAT:
        raise BadRecord(
            f"The record is written in format {excerpt([headers['Regalia']])}; "
            f"this reads format {FORMAT}."
        )
    body = [line.strip() for line in lines[at + 1 :]]
    while body and not body[-1]:
        body.pop()
    for number, line in enumerate(body):
        if not line:
            raise BadRecord(
                f"Line {at + 2 + number} is empty; every line after the headers is a move."
            )
    return Record(headers, body)


class Replay:
    """Plays a record line by line. ``state`` is the position after ``done`` lines."""

    def __init__(self, record: Record, game: Game) -> None:
        """Check that the record belongs to this game, its rules version and its data.

        Raises:
            BadRecord: it does not, or its number of seats or its options do not exist.
        """
        check_headers(record, game)
        self.record = record
        try:
            self.state = game.new(record.seats(), record.options())
        except BadOption as wrong:
            raise BadRecord(f"The record does not fit the game: {wrong}") from None
        self.done = 0

    def more(self) -> bool:
        """Whether another line follows."""
        return self.done < len(self.record.lines)

    def steps(self) -> list[int]:
        """The decisions of the next line.

        Raises:
            BadRecord: the line is not possible in this position; the message quotes it.
        """
        line = self.record.lines[self.done]
        who, _, written = line.partition(" ")
        state = self.state
        expected = "nobody, the game is over"
        if state.to_act == CHANCE:
            expected = CHANCE_MARK
        elif state.to_act != OVER:
            expected = str(state.to_act + 1)
        if who != expected:
            raise BadRecord(
                f"Move {self.done + 1} (“{excerpt([line])}”) is by {excerpt([who])}; "
                f"to act is {expected}."
            )
        try:
            return state.game.words.parse(state, written)
        except NotUnderstood as wrong:
            place = f"Move {self.done + 1} (“{excerpt([line])}”)"
            raise BadRecord(f"{place} cannot be played: {wrong}") from None

    def step(self) -> None:
        """Play the next line.

        Raises:
            BadRecord: it is not possible in this position.
        """
        for action in self.steps():
            self.state.apply(action)
        self.done += 1

    def run(self, lines: int = -1) -> State:
        """Play until ``lines`` lines are done, by default all, and return the position.

        Raises:
            BadRecord: a line is not possible, or there are fewer lines.
        """
        if lines > len(self.record.lines):
            raise BadRecord(f"The record has {len(self.record.lines)} lines, not {lines}.")
        while self.more() and self.done != lines:
            self.step()
        return self.state


def check_headers(record: Record, game: Game) -> None:
    """Check that a record belongs to this game, rules version and data.

    Raises:
        BadRecord: it does not; the message says how they differ.
    """
    headers = record.headers
    if headers["Game"] != game.name:
        raise BadRecord(f"The record is of {excerpt([headers['Game']])}, not of {game.name}.")
    if headers["Rules"] != str(game.version):
        raise BadRecord(
            f"The record was played under rules version {excerpt([headers['Rules']])} "
            f"of {game.title}; these are version {game.version}."
        )
    if headers["Data"] != game.data_hash:
        raise BadRecord(
            f"The record was played with other data of {game.title} "
            f"({excerpt([headers['Data']], 12)} instead of {game.data_hash[:12]}…)."
        )


def verify(record: Record, game: Game) -> State:
    """Replay the whole record, check its claims, and return the last position.

    A revealed seed must match the published hash, and every chance event must be the one that the
    seed gives. A stated result must be the result of the game.

    Raises:
        BadRecord: a claim is false.
    """
    seed = record.seed()
    published = record.headers.get("Seed-Hash")
    if seed is not None and published is not None:
        chance.verify_commitment(seed, published)
    replay = Replay(record, game)
    while replay.more():
        state = replay.state
        if seed is not None and state.to_act == CHANCE:
            drawn = chance.draw(state, seed)
            if replay.steps() != [drawn]:
                due = game.words.notation(state, drawn)
                line = record.lines[replay.done]
                raise BadRecord(
                    f"Move {replay.done + 1} (“{excerpt([line])}”): the seed gives “{due}”."
                )
        replay.step()
    claimed = record.headers.get("Result")
    if claimed is not None and claimed != result(replay.state):
        raise BadRecord(
            f"The record claims the result “{excerpt([claimed])}”; it is “{result(replay.state)}”."
        )
    return replay.state


def result(state: State) -> str:
    """The points and places of a finished game, seat by seat; otherwise "unfinished"."""
    if state.to_act != OVER:
        return "unfinished"
    pairs = zip(state.scores(), state.ranks(), strict=True)
    return ", ".join(f"{points} ({place}.)" for points, place in pairs)


def diff(one: Record, other: Record) -> str:
    """The first difference between two records, in one sentence; empty if they are equal."""
    for name in [*one.headers, *other.headers]:
        mine, yours = one.headers.get(name), other.headers.get(name)
        if mine != yours:
            return (
                f"Header {name} is {_quoted(mine)} in the first and {_quoted(yours)} in the second."
            )
    for i in range(max(len(one.lines), len(other.lines))):
        a = one.lines[i] if i < len(one.lines) else None
        b = other.lines[i] if i < len(other.lines) else None
        if a != b:
            return f"Move {i + 1} is {_quoted(a)} in the first and {_quoted(b)} in the second."
    return ""


class Recorder:
    """Plays a game and writes its record.

    Use `move` for moves, `happen` for one chance event, and `settle` for all chance events that are
    due.
    """

    def __init__(self, record: Record, state: State) -> None:
        self.record = record
        self.state = state

    def move(self, steps: list[int]) -> None:
        """Play and record a whole move of the seat to act.

        Raises:
            IllegalAction: a decision is not possible; nothing has changed.
            BadRecord: the decisions are not a whole move; nothing has changed.
        """
        if self.state.to_act < 0:
            raise IllegalAction("No seat is to act now, so nobody can move.")
        trial = self.state.copy()
        for i, action in enumerate(steps):
            if i > 0 and not trial.underway():
                raise BadRecord("The move is finished before its last decision.")
            trial.play(action)
        if not steps or trial.underway():
            raise BadRecord("The move is not finished.")
        seat = self.state.to_act
        written = self.state.game.words.move(self.state, steps)
        for action in steps:
            self.state.apply(action)
        self.record.lines.append(f"{seat + 1} {written}")

    def happen(self, outcome: int) -> None:
        """Play and record one outcome of chance.

        Raises:
            IllegalAction: it is not possible now; nothing has changed.
        """
        if self.state.to_act != CHANCE:
            raise IllegalAction("Nothing is to be drawn now.")
        self.state.copy().play(outcome)
        written = self.state.game.words.notation(self.state, outcome)
        self.state.apply(outcome)
        self.record.lines.append(f"{CHANCE_MARK} {written}")

    def settle(self, seed: bytes) -> None:
        """Play and record all chance events that are due, with outcomes drawn from the seed."""
        while self.state.to_act == CHANCE:
            self.happen(chance.draw(self.state, seed))

    def finish(self, seed: bytes | None) -> None:
        """Add the result of the finished game to the record, and reveal the seed."""
        self.record.headers["Result"] = result(self.state)
        if seed is not None:
            self.record.headers["Seed-Hash"] = chance.commitment(seed)
            self.record.headers["Seed"] = seed.hex()


def _number(headers: dict[str, str], name: str) -> int:
    try:
        if len(headers[name]) > 9:
            raise ValueError
        return int(headers[name])
    except ValueError:
        found = excerpt([headers[name]])
        raise BadRecord(f"The header {name} must be a number, not “{found}”.") from None


def _quoted(value: str | None) -> str:
    return "missing" if value is None else f"“{excerpt([value])}”"
