"""Joining a server's table from the terminal: lines of a list are typed, the output is checked."""

from __future__ import annotations

import asyncio
import re
import stat
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from librt.random import Random
from websockets.asyncio.server import ServerConnection

from regalia import cli, wire
from regalia.client import Address, Connection, Timing
from regalia.engine.errors import Refusal
from regalia.online import JoinRequest, join, keyboard, news, online_game, saved_seats
from regalia.online.background import BackgroundLoop
from regalia.online.here import NOT_MISSED
from regalia.online.news import clock_time
from regalia.online.saved_seats import SavedSeat
from tests.person import Terminal
from tests.server.fake import Fake, Json
from tests.server.running import PATIENCE, own_address

QUICK = Timing(pauses=(0.001, 0.002), patience=0.3, silence=60.0, pong=60.0, resend=0.02)
SENTENCE = re.compile(r"[A-Z“].*[.!?]")
Line = str | Callable[[], str | None]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


class Person:
    """A person in a terminal at a table of the fake server, which runs in another thread.

    A line may be a function, which does something at the server and gives the line, or None to
    press Ctrl-D.
    """

    def __init__(self, lines: Iterable[Line], fake: Fake | None = None) -> None:
        self.fake = Fake() if fake is None else fake
        self.lines = lines
        self.terminal = Terminal(self.typed())
        self.finished = False

    def typed(self) -> Iterator[str]:
        for line in self.lines:
            text = line if isinstance(line, str) else line()
            if text is None:
                return
            yield text

    def server(self, work: Any) -> Any:
        """Run a coroutine in the server's thread."""
        return asyncio.run_coroutine_threadsafe(work, self.home.loop).result(PATIENCE)

    def sees(self, text: str, times: int = 1) -> None:
        """Wait until something is printed so many times."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.terminal.printed().count(text) >= times:
                return
            threading.Event().wait(0.001)
        raise AssertionError(f"“{text}” is not in:\n{self.terminal.printed()}")

    def join(
        self,
        path: str = "/table/toytable",
        rng: Random | None = None,
        record: Path | None = None,
        **request: Any,
    ) -> str:
        """The output from joining to the end, without the server's address."""
        with BackgroundLoop() as self.home:
            self.server(self.fake.__aenter__())
            try:
                base = f"http://{self.fake.host}:{self.fake.port}"
                self.finished = join(
                    JoinRequest(Address.read(base + path), **request),
                    self.terminal.screen,
                    "regalia",
                    record,
                    rng,
                    QUICK,
                    self.fake.transport(),
                )
            finally:
                self.server(self.fake.__aexit__())
        return self.printed()

    def printed(self) -> str:
        return self.terminal.printed().replace(f":{self.fake.port}", ":PORT")


def sits(lines: Iterable[Line], fake: Fake | None = None) -> Person:
    """A person who takes seat 1 of the table."""
    person = Person(lines, fake)
    chair = person.fake.seats[0]
    person.fake.seats[0] = {"seat": 0, "name": "", "player": "free", "here": False}
    assert chair["name"] == "Anna"
    return person


def play(lines: Iterable[Line], fake: Fake | None = None) -> tuple[Person, str]:
    person = sits(lines, fake)
    return person, person.join(name="Anna")


# A game from beginning to end.


def test_a_game_is_played_to_its_end() -> None:
    person, printed = play(["3", "1", "take stone axe give bone"], Fake(2))
    assert person.finished
    assert person.fake.stored == [[2, 0], [1, 2]]
    cut = re.sub(r"–{80}", "----", printed)
    assert re.sub(r"/\S+\.record", "FILE", cut) == GAME


GAME = """\
You have seat 1.
Toy
Seats: 1 You, 2 Bengt.
Proof of fair lots, the hash of the seed:
  abcdef
New to it? Type help for the rules.
----

Board
  moves   0
  things  three

What do you take?
 1 take the stone
 2 take the stone axe
 3 take the bone
1-3 or help> 3
What do you give?
 1 give the stone
 2 give the stone axe
 3 give the bone
1-3, back or help> 1
----
– You took 2 and gave 0.

Board
  moves   1
  things  three

What do you take?
 1 take the stone
 2 take the stone axe
 3 take the bone
1-3 or help> take stone axe give bone
----
– You took 1 and gave 2.

You win!
  1. You: 3 points
  2. Bengt: 0 points

The record, with the seed that gave every lot:
  regalia replay FILE
"""


def test_the_record_is_fetched_and_saved(tmp_path: Path) -> None:
    fake = Fake(1)
    person = sits(["take stone give bone"], fake)
    printed = person.join(name="Anna", record=tmp_path / "mine")
    assert (tmp_path / "mine").read_text() == (
        "Regalia: 1\nGame: toy\nRules: 1\nData: 0\nSeats: 2\n\n1 take stone, give bone\n"
    )
    assert f"\n  regalia replay {tmp_path}/mine\n" in printed


def test_an_existing_record_is_refused_before_the_game(tmp_path: Path) -> None:
    (tmp_path / "mine").touch()
    person = sits([])
    with pytest.raises(Refusal, match="exists already"):
        person.join(name="Anna", record=tmp_path / "mine")
    assert person.fake.requests == []


@pytest.mark.parametrize("path", ["nowhere/mine", "file/mine", "x" * 300, "a\0b"])
def test_a_record_that_cannot_be_written_is_refused_before_the_game(
    path: str, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    person = sits([])
    with pytest.raises(Refusal, match="cannot be written: "):
        person.join(name="Anna", record=tmp_path / path)
    assert person.fake.requests == []


def test_a_record_that_cannot_be_fetched_can_be_later() -> None:
    fake = Fake(1)
    fake.refusals["GET", "/api/tables/toytable/record"] = (503, "Try again later.")
    _, printed = play(["take stone give bone"], fake)
    assert "has not been fetched: Try again later. To try again:" in printed
    assert "regalia join http://127.0.0.1:PORT/table/toytable --watch" in printed


def test_random_choices_are_the_same_for_the_same_seed() -> None:
    found = []
    for _ in range(2):
        person = sits([], Fake(6))
        person.join(name="Anna", rng=Random(3))
        found.append(person.fake.stored)
    assert found[0] == found[1]
    assert len(found[0]) == 6
    assert len({tuple(move) for move in found[0]}) > 1


# What may be typed.

WRONG = ["", "  ", "0", "4", "9" * 6000, "-1", "1.5", "perhaps", "take", "back", "1 2", "²"]


@pytest.mark.parametrize("wrong", WRONG)
def test_each_wrong_line_gets_one_sentence_and_the_same_prompt(wrong: str) -> None:
    person, _ = play([wrong])
    shown = " ".join(person.terminal.answers[1].split())
    assert SENTENCE.fullmatch(shown) or shown.startswith("“"), shown
    assert person.terminal.prompts[0] == person.terminal.prompts[1] == "1-3 or help> "
    assert person.fake.stored == []


@pytest.mark.parametrize(
    "lines",
    [
        ["2", "3"],
        ["take stone axe", "give bone"],
        ["Take STONE AXE,  give bone"],
        ["take the stone axe", "give the bone"],
        ["1", "back", "take stone axe", "give bone"],
        ["take stone axe give gold", "2", "3"],
        ["help", "table", "2", "story", "3"],
    ],
)
def test_words_whole_or_in_part_do_what_numbers_do(lines: list[Line]) -> None:
    person, _ = play(lines, Fake(1))
    assert person.fake.stored == [[1, 2]]


def test_words_after_the_end_of_a_move_are_reported_as_left_out() -> None:
    _, printed = play(["take stone give bone take bone"], Fake(1))
    assert "“take bone” was left out: the move ends before it." in printed


def test_back_returns_to_the_question_before() -> None:
    person, printed = play(["1", "back", "back"])
    asked = re.findall(r"What do you \w+", printed)
    assert asked == ["What do you take", "What do you give", "What do you take"]
    assert person.terminal.prompts[1] == "1-3, back or help> "
    assert "There is no step to take back" in printed


def test_a_step_without_an_alternative_is_made_and_told() -> None:
    fake = Fake(1)
    question = fake.question

    def asked() -> Json | None:
        found = question()
        return found and {**found, "choices": found["choices"][:1]}

    with patch.object(fake, "question", asked):
        person, printed = play(["3"], fake)
    assert person.fake.stored == [[0, 2]]
    told = "“What do you take?” Your only possible move was made for you: take the stone."
    assert told in " ".join(printed.split())
    assert person.terminal.prompts == ["1-3, back or help> "]


def test_help_prints_the_rules_and_the_commands() -> None:
    _, printed = play(["help"])
    assert "Take and give." in printed
    assert "In words the first choice now is “take stone”." in printed


@pytest.mark.parametrize("lines", [["quit"], ["EXIT"], []])
def test_quitting_prints_how_to_come_back(lines: list[Line]) -> None:
    person, printed = play(lines)
    assert not person.finished
    assert printed.endswith("  regalia join http://127.0.0.1:PORT/table/toytable --seat 1\n")


def test_a_rejected_move_is_reported_and_asked_again() -> None:
    fake = Fake(1)
    answer = fake.answer

    def once(message: Json) -> Json:
        fake.answer = answer  # type: ignore[method-assign]
        return {
            **{key: message[key] for key in ("seat", "question", "id")},
            "type": "answer",
            "result": "rejected",
            "sentence": "Not this one.",
            "current_question": fake.question(),
        }

    fake.answer = once  # type: ignore[method-assign]
    person, printed = play(["1", "2", "2"], fake)
    assert printed.count("Not this one.") == 1
    assert person.fake.stored == [[1, 1]]


# What happens meanwhile.


def test_a_lost_connection_is_reported_and_what_was_typed_is_not_lost(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    send = Connection.send
    unsent: list[wire.Move] = []

    def lost() -> str:
        person.server(fake.stop())
        person.sees("Reconnecting…")
        return "1"

    async def sent(live: Connection, message: wire.FromViewer) -> bool:
        """The server is back only after what was typed could not be sent."""
        done = await send(live, message)
        if not done and isinstance(message, wire.Move) and not unsent:
            unsent.append(message)
            starting = asyncio.run_coroutine_threadsafe(fake.start(), person.home.loop)
            await asyncio.wrap_future(starting)
        return done

    monkeypatch.setattr(Connection, "send", sent)
    fake = Fake(1)
    fake.host = own_address()
    person = sits([lost, "2"], fake)
    printed = person.join(name="Anna")
    assert [message.steps for message in unsent] == [(0,)]
    assert fake.stored == [[0, 1]]
    assert printed.count("Reconnecting…") == 1
    assert printed.count("Connected again.") == 1


def test_people_whom_a_server_restart_disconnected_are_not_reported_gone() -> None:
    def restarted() -> str:
        person.server(fake.stop())
        person.sees("Reconnecting…")
        fake.seats[1]["here"] = False
        person.server(fake.start())
        person.sees("Connected again.")
        person.server(fake.seat(1, here=True))
        return "1"

    fake = Fake(1)
    fake.host = own_address()
    person = sits([restarted, "2"], fake)
    printed = person.join(name="Anna")
    assert "is gone" not in printed
    assert "is here" not in printed


def test_news_at_the_prompt_is_printed_and_the_prompt_again() -> None:
    def goes() -> str:
        person.server(fake.seat(1, here=False))
        person.sees("Bengt is gone.\n1-3 or help> ")
        person.server(fake.seat(1, here=False, stand_in="steward"))
        person.sees("A bot (steward) stands in for Bengt.\n1-3 or help> ")
        person.server(fake.seat(1, here=True, stand_in=""))
        person.sees("Bengt is back and plays again.\n1-3 or help> ")
        return "1"

    fake = Fake(1)
    person = sits([goes, "2"], fake)
    person.join(name="Anna")
    assert fake.stored == [[0, 1]]


def test_no_question_is_asked_before_the_table_has_come() -> None:
    async def seen() -> None:
        patch.undo()
        await fake.tell_all()

    def later() -> None:
        person.sees("Seats: 1 You")
        person.server(fake.seat(1, here=False))
        person.sees("Bengt is gone")  # so what came before has been dealt with
        early.extend(person.terminal.prompts)
        person.server(seen())

    fake = Fake(1)
    blind = {**fake.position(0, False), "observation": None, "words": []}
    patch = pytest.MonkeyPatch()
    patch.setattr(fake, "position", lambda *_: blind)
    early: list[str] = []
    person = sits(["1", "2"], fake)
    threading.Thread(target=later, daemon=True).start()
    printed = person.join(name="Anna")
    assert early == []
    assert printed.index("Board") < printed.index("What do you take?")
    assert fake.stored == [[0, 1]]


def test_a_question_that_closes_while_the_person_thinks_takes_no_answer() -> None:
    def taken() -> str:
        person.server(fake.take_away())
        person.sees("The question is gone; press Enter to go on.")
        return "1"

    fake = Fake(2, windows=[1])
    person = sits([taken, "2", "3"], fake)
    printed = person.join(name="Anna")
    assert "“1” was not taken: the question is gone." in printed
    assert fake.stored == [[9, 9], [1, 2]]


def test_a_time_that_begins_or_ends_is_told_while_the_person_thinks() -> None:
    def begins() -> str:
        person.sees("What do you take?")
        fake.limit = {"until": 1_700_000_030_000}
        person.server(fake.tell_all("seats"))
        person.sees("From now on you have 30 s.")
        fake.limit = {}
        person.server(fake.tell_all("seats"))
        person.sees("Nobody waits for you now: you have as long as you like.")
        return "1"

    fake = Fake(1, windows=[1])
    person = sits([begins, "2"], fake)
    with patch("regalia.online.news.time", lambda: 1_700_000_000.0):
        person.join(name="Anna")
    assert person.finished


def test_the_end_of_a_game_is_printed_while_the_person_thinks() -> None:
    def taken() -> str:
        person.server(fake.take_away())
        person.sees("The game is over; press Enter to go on.")
        return ""

    fake = Fake(1, windows=[1])
    person = sits([taken], fake)
    assert "You win!\n" in person.join(name="Anna")
    assert person.finished


def test_a_held_answer_is_reported() -> None:
    fake = Fake(1, windows=[1])
    fake.releasing = False
    person = sits(["1", "2"], fake)

    def release() -> None:
        person.sees("Your answer is given; others are still asked.")
        person.server(fake.release())

    threading.Thread(target=release, daemon=True).start()
    person.join(name="Anna")
    assert fake.stored == [[0, 1]]


class Listening(Person):
    """A person who types a line while nothing is asked, once a text has been printed."""

    def __init__(
        self, lines: Iterable[Line], aside: Iterable[tuple[str, str]], fake: Fake, patch: Any
    ) -> None:
        super().__init__(lines, fake)
        self.aside = list(aside)
        patch.setattr(keyboard, "can_poll", lambda: True)
        patch.setattr(keyboard, "poll_line", self.typed_aside)
        patch.setattr(online_game, "QUIET_SECONDS", 0.01)
        patch.setattr(online_game, "POLL_SECONDS", 0.01)

    def typed_aside(self) -> str | None:
        if self.aside and self.aside[0][0] in self.printed():
            return self.aside.pop(0)[1] + "\n"
        return None


def others_turn() -> Fake:
    """A table that waits for the second of three seats."""
    fake = Fake(1, windows=[1])
    fake.held = "x", [0, 0]
    fake.seats += [{"seat": 2, "name": "Carin", "player": "person", "here": True}]
    return fake


def sitting_by(fake: Fake, *aside: tuple[str, str], patch: Any) -> str:
    saved_seats.save(SavedSeat("http://127.0.0.1:1/table/toytable", 0, "Anna", "t0"))
    person = Listening([], [*aside, ("", "quit")], fake, patch)
    person.fake.seats[0] |= {"name": "", "player": "free"}
    return person.join(name="Anna")


def test_a_waiting_person_can_have_an_absent_one_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = others_turn()
    fake.seats[1]["here"] = False
    waiting = "Waiting for Bengt, who is not connected. Type replace to let a bot play, or wait."
    printed = sitting_by(fake, (waiting[:40], "replace"), patch=monkeypatch)
    assert waiting in " ".join(printed.split())
    assert fake.taken == [{"type": "replace", "seat": 1}]


def test_a_person_who_has_voted_does_not_read_how_to_vote(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = others_turn()
    fake.seats[1] |= {"here": False, "votes": [0]}
    printed = sitting_by(fake, ("Waiting", "table"), patch=monkeypatch)
    assert "who is not connected.\n" in printed
    assert "Type replace" not in printed


def test_the_person_to_replace_can_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = others_turn()
    fake.seats[1]["here"] = fake.seats[2]["here"] = False
    printed = sitting_by(
        fake, ("Waiting", "replace"), ("", "replace Eve"), ("", "Replace CARIN"), patch=monkeypatch
    )
    assert "Bengt and Carin are gone or too slow; type replace and one of the names." in printed
    assert "“eve” names nobody who is gone or too slow." in printed
    assert fake.taken == [{"type": "replace", "seat": 2}]


def test_nobody_is_replaced_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = others_turn()
    assert "Nobody is gone or too slow." in sitting_by(
        fake, ("Waiting", "replace"), patch=monkeypatch
    )
    assert fake.taken == []


def test_the_person_reads_since_when_somebody_is_away_and_from_when_a_bot_may_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = others_turn()
    since = round(time.time()) - 5
    fake.seats[1] |= {
        "here": False,
        "away_since": 1000 * since,
        "replace_from": 1000 * (since + 20),
    }
    printed = " ".join(sitting_by(fake, ("Waiting", "table"), patch=monkeypatch).split())
    assert f"Bengt, who is not connected since {clock_time(since)}. Type replace" in printed
    assert f"to let a bot play, from {clock_time(since + 20)} on, or wait." in printed


def test_who_is_silent_can_be_asked_whether_they_are_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = others_turn()
    fake.calls = {"call_from": 1}
    hint = "Waiting for Bengt. Type ask to hear whether they are there."
    printed = sitting_by(fake, (hint[:30], "ask Eve"), ("", "ask"), patch=monkeypatch)
    assert hint in " ".join(printed.split())
    assert "“eve” names nobody who is silent." in printed
    assert fake.taken == [{"type": "call", "seat": 1}]


def test_the_server_says_whether_it_is_time_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the terminal may be wrong."""
    fake = others_turn()
    fake.calls = {"call_from": 1 << 60}
    assert "Type ask" not in sitting_by(fake, ("Waiting", "ask"), patch=monkeypatch)
    assert fake.taken == [{"type": "call", "seat": 1}]


def test_who_thinks_for_too_long_can_be_replaced_and_it_is_said_from_when(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = others_turn()
    at = round(time.time()) + 300
    called = {"seat": 1, "by": 0, "until": 1, "here_since": 1, "replace_from": 1000 * at}
    fake.calls = {"call_from": 1, "called": [called]}
    printed = sitting_by(fake, ("Waiting", "replace"), patch=monkeypatch)
    hint = f"Waiting for Bengt. Type replace to let a bot play, from {clock_time(at)} on, or wait."
    assert hint in " ".join(printed.split())
    assert fake.taken == [{"type": "replace", "seat": 1}]


def test_who_has_resigned_cannot_ask_or_replace_others() -> None:
    def resigned() -> str:
        person.server(fake.call(seat=1, by=2, until=1, here_since=1))
        person.server(fake.seat(0, resigned=True, stand_in="steward"))
        person.sees("You have resigned")
        return "replace"

    fake = Fake(1)
    fake.calls = {"call_from": 1}
    fake.seats += [{"seat": 2, "name": "Carin", "player": "person", "here": True}]
    person = sits([resigned, "ask", "quit"], fake)
    printed = person.join(name="Anna")
    assert "Nobody is gone or too slow." in printed
    assert "Nobody is silent." in printed
    assert fake.taken == []


def test_who_is_asked_whether_they_are_there_says_so_with_whatever_they_type() -> None:
    def called() -> str:
        person.server(fake.call(seat=0, by=1, until=round(1000 * time.time()) + 60_000))
        person.sees("Bengt asks whether you are there. Type here within 60 s")
        return "table"

    def said() -> str:
        now = round(1000 * time.time())
        here = {"seat": 0, "by": 1, "until": now, "here_since": now}
        asked = {"seat": 1, "by": 0, "until": now + 60_000}
        fake.calls = {"called": [here, asked]}
        person.server(fake.tell_all("seats"))
        person.sees("You ask whether Bengt is there")
        return "here"

    def again() -> str:
        person.server(fake.call(seat=0, by=1, until=round(1000 * time.time()) + 60_000))
        person.sees("Bengt asks whether you are there.", 2)
        return "here"

    fake = Fake(1)
    person = sits([called, said, again, "quit"], fake)
    person.join(name="Anna")
    assert fake.taken == [{"type": "here"}] * 3, "table, the second here, and quit say so"
    assert person.printed().count(NOT_MISSED) == 1


def test_who_lost_the_connection_takes_the_seat_back_themselves() -> None:
    """The terminal reconnects by itself, though nobody may be there."""

    def lost() -> str:
        fake.seats[0] |= {"stand_in": "steward", "here": True}
        person.server(fake.stop())
        person.sees("Reconnecting…")
        person.server(fake.start())
        person.sees("Connected again.")
        person.sees("Type here to take your seat back.")
        return "here"

    def back() -> str:
        person.server(fake.seat(0, stand_in=""))
        person.sees("You play yourself again.")
        return "quit"

    fake = Fake(1)
    fake.host = own_address()
    person = sits([lost, back], fake)
    person.join(name="Anna")
    assert fake.taken == [{"type": "here"}]


def test_who_comes_back_hears_that_a_bot_has_stood_in() -> None:
    fake = Fake(1)
    sits(["quit"], fake).join(name="Anna")
    fake.seats[0]["stand_in"] = "steward"
    fake.gives_back = True
    printed = Person(["quit"], fake).join()
    assert printed.count("Meanwhile a bot (steward) has stood in for you.") == 1


def test_while_waiting_the_table_and_the_help_can_be_shown(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fake = others_turn()
    printed = sitting_by(
        fake, ("Waiting", "table"), ("", "1"), ("", "back"), ("", "help"), patch=monkeypatch
    )
    assert printed.count("Board") == 1
    assert "You are not asked anything now" in printed
    assert "There is no step to take back" in printed
    assert "let a bot play for somebody who is gone" in printed


def test_before_the_game_there_is_nothing_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = Fake()
    fake.status = "open"
    fake.seats += [
        {"seat": 2, "name": "", "player": "free", "here": False},
        {"seat": 3, "name": "", "player": "invited", "here": False},
    ]
    printed = sitting_by(
        fake,
        ("The game has not begun; free: Seat 3 and Seat 4.", "table"),
        ("", "story"),
        patch=monkeypatch,
    )
    assert "You have seat 1.\nToy\nSeats: 1 You, 2 Bengt, 3 free, 4 invited.\n" in printed
    assert printed.count("The game has not begun.\n") == 2
    assert "Board" not in printed


def test_a_spectator_is_offered_no_commands_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [("Waiting", "help"), ("", "back"), ("", "pass always"), ("", "1"), ("", "quit")]
    printed = Listening([], lines, others_turn(), monkeypatch).join(watch=True)
    assert printed.count("You look on and are not asked anything; type table") == 3
    for foreign in ("replace", "back", "a number", "seat stays"):
        assert foreign not in printed
    assert "To look on again:" in printed


def test_votes_are_printed() -> None:
    def votes() -> str:
        person.server(fake.seat(1, here=False))
        person.sees("Bengt is gone.\n1-3 or help> ")
        person.server(fake.seat(1, votes=[2]))
        person.sees("Carin wants a bot to play for Bengt; type replace to agree.")
        return "replace"

    def agreed() -> str:
        person.server(fake.seat(1, votes=[0, 2]))
        person.sees("A bot plays for Bengt soon, unless they come back.")
        return "quit"

    fake = Fake()
    fake.seats += [{"seat": 2, "name": "Carin", "player": "person", "here": True}]
    person = sits([votes, agreed], fake)
    printed = person.join(name="Anna")
    assert fake.taken == [{"type": "replace", "seat": 1}]
    assert " ".join(printed.split()).count("type replace to agree") == 1
    assert "You want" not in printed


def test_a_person_who_has_voted_is_not_asked_to() -> None:
    def votes() -> str:
        person.server(fake.seat(1, here=False))
        person.server(fake.seat(1, votes=[0]))
        person.sees("You want a bot to play for Bengt; one does once all others here agree.")
        person.server(fake.seat(1, votes=[0, 2]))
        person.sees("Carin wants a bot to play for Bengt too.\nA bot plays for Bengt soon, unless")
        return "quit"

    fake = Fake()
    fake.seats += [{"seat": 2, "name": "Carin", "player": "person", "here": True}]
    person = sits([votes], fake)
    assert "type replace" not in person.join(name="Anna")


def test_a_question_can_be_passed_for_good() -> None:
    fake = Fake(2, windows=[1, 2], may_pass=True)
    person, printed = play(["help", "1", "pass always", "1", "2"], fake)
    assert person.terminal.prompts[0] == "1-3, pass always or help> "
    moves = [each["steps"] for each in fake.taken if each["type"] == "move"]
    assert [1] in moves
    [passed] = [each for each in fake.taken if each["type"] == "prefer"]
    assert passed == {"type": "prefer", "seat": 0, "passing": ["reading"]}
    assert "pass, and pass every such question" in " ".join(printed.split())
    assert "From now on you pass every such question. Type “ask me” to end it." in printed
    assert fake.stored == [[1], [0, 1]]


def test_a_question_without_a_pass_cannot_be_passed() -> None:
    person, printed = play(["pass always"])
    assert "This question cannot be passed." in printed
    assert person.terminal.prompts[0] == "1-3 or help> "
    assert person.fake.taken == []


def test_the_closing_of_a_table_is_reported_at_the_prompt() -> None:
    async def close() -> None:
        for socket in list(fake.sockets):
            await fake.tell(socket, {"type": "error", "sentence": "The rules have changed."})
            await socket.close(4404)

    def closed() -> str:
        person.server(close())
        person.sees("The table cannot go on here; press Enter to learn why.\n1-3 or help> ")
        return ""

    fake = Fake()
    person = sits([closed], fake)
    with pytest.raises(Refusal, match=r"The rules have changed\."):
        person.join(name="Anna")


@pytest.mark.parametrize("faults", [["drop"], ["lose"], ["gap"], ["restart"], ["mute", "twice"]])
@pytest.mark.parametrize("windows", [(), (1, 2)])
def test_faults_are_not_noticed(faults: list[str], windows: tuple[int, ...]) -> None:
    person, printed = play(["1", "3", "2", "1"], Fake(2, windows, ["", *faults, "", *faults]))
    assert person.fake.stored == [[0, 2], [1, 0]]
    assert printed.count("You took 0 and gave 2.") == 1


# Finding a seat.


def test_the_token_is_saved_for_its_owner_only_and_deleted_at_the_end() -> None:
    person = sits(["quit"])
    person.join(name="Anna")
    url = person.fake.url
    found = saved_seats.find(url, None, None)
    assert found == SavedSeat(url, 0, "Anna", "t0")
    (file,) = (Path(saved_seats.folder())).iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    saved_seats.delete(found)
    person, _ = play(["take stone give bone"], Fake(1))
    assert person.finished
    assert saved_seats.find(person.fake.url, None, None) is None


def test_the_same_seat_is_taken_again() -> None:
    person = sits(["1", "1", "quit"])
    person.join(name="Anna")
    again = Person(["quit"], person.fake)
    printed = again.join()
    assert printed.startswith("You have seat 1, as Anna.\nToy, taken up again\n")
    assert "– You took 0 and gave 0." in printed
    assert sum(method == "POST" for method, *_ in again.fake.requests) == 1


@pytest.mark.parametrize("changed", [{"name": "Carin"}, {"name": "", "player": "free"}])
def test_a_seat_that_somebody_else_has_is_not_taken_again(changed: Json) -> None:
    person = sits(["quit"])
    person.join(name="Anna")
    person.fake.seats[0] |= changed
    person.fake.seats[1] |= {"name": "", "player": "free"}
    printed = Person(["quit"], person.fake).join(name="Anna")
    assert "taken up again" not in printed
    assert sum(method == "POST" for method, *_ in person.fake.requests) == 2


def test_a_saved_seat_with_a_bad_token_is_deleted() -> None:
    async def close(socket: ServerConnection) -> None:
        await fake.tell(socket, {"type": "error", "sentence": "That token opens no seat."})
        await socket.close(4401)

    fake = Fake()
    person = sits(["quit"], fake)
    person.join(name="Anna")
    fake.greeting = close
    with pytest.raises(Refusal, match="That token opens no seat"):
        Person([], fake).join()
    assert saved_seats.find(fake.url, None, None) is None


def test_kept_seats_are_found_by_address_seat_name_and_invitation() -> None:
    one = SavedSeat("http://x/table/a", 0, "Anna", "t0", invitation="http://x/join/s")
    two = SavedSeat("http://x/table/a", 1, "Bengt", "t1")
    host = SavedSeat("http://x/table/a", saved_seats.SPECTATOR, "", "", host="h")
    for one_kept in (one, two, host):
        saved_seats.save(one_kept)
    (Path(saved_seats.folder()) / "broken.json").write_text("[")
    assert saved_seats.find("http://x/table/a", None, "Bengt") == two
    assert saved_seats.find("http://x/table/a", 0, None) == one
    assert saved_seats.find("http://x/join/s", None, None) == one
    assert saved_seats.find("http://x/table/a", saved_seats.SPECTATOR, None) == host
    assert saved_seats.find("http://x/table/b", None, None) is None


def test_a_seat_that_is_being_played_is_not_taken_again() -> None:
    one = SavedSeat("http://x/table/a", 0, "Anna", "t0")
    saved_seats.save(one)
    with saved_seats.locked(one):
        assert saved_seats.find(one.address, None, None) is None
    assert saved_seats.find(one.address, None, None) == one


def test_the_name_is_asked_for_until_it_can_be_taken() -> None:
    person = sits(["", "x" * 30, "Anna", "quit"])
    printed = person.join()
    assert person.terminal.prompts[:3] == ["Your name> "] * 3
    assert printed.count("1 to 24 letters") == 2


def test_an_invitation_opens_its_seat() -> None:
    person = Person(["quit"])
    person.join("/join/secret", name="Anna")
    wanted = {"invitation": "secret", "name": "Anna", "token": True, "automatic": True}
    assert ("POST", "/api/invitations", wanted, "") in person.fake.requests


def test_a_full_table_is_refused() -> None:
    person = Person([])
    with pytest.raises(Refusal, match="No seat is free at this table; --watch looks on"):
        person.join(name="Anna")


def test_a_finished_game_is_refused() -> None:
    with pytest.raises(Refusal, match="The game at this table is over; --watch shows"):
        Person([], Fake(0)).join(name="Anna")


def test_a_spectator_at_the_end_sees_the_table_once() -> None:
    printed = Person([], Fake(0)).join(watch=True)
    assert printed.count("Board") == 1
    assert "You win!" in printed


def test_a_spectator_is_asked_nothing() -> None:
    fake = Fake(1)
    person = Person([], fake)

    def go() -> None:
        person.sees("Board")
        person.server(fake.take_away())

    threading.Thread(target=go, daemon=True).start()
    printed = person.join(watch=True)
    assert person.terminal.prompts == []
    assert fake.headers == [""]
    assert "You took 9 and gave 9." in printed


def test_a_new_table_is_filled_and_begins_by_itself() -> None:
    person = sits(["1", "2"], Fake(1))
    printed = person.join("", name="Anna", game="toy", seats=2, bots=["steward"])
    assert person.fake.stored == [[0, 1]]
    assert "The others join by this address" not in printed
    assert ("POST", "/api/tables/toytable/start", {}, "host") in person.fake.requests


def test_a_new_table_waits_for_the_others() -> None:
    person = sits(["1", "2"], Fake(1))

    def sit() -> None:
        person.sees("The others join by this address")
        person.sees("free: Seat 2")
        person.server(person.fake.seat(1, player="person", name="Bengt", here=True))

    threading.Thread(target=sit, daemon=True).start()
    printed = person.join("", name="Anna", game="toy", seats=2)
    assert "\n  http://127.0.0.1:PORT/table/toytable\n" in printed
    assert "Bengt sits down in seat 2." in printed
    assert person.fake.stored == [[0, 1]]


def test_a_full_table_waits_for_its_host(monkeypatch: pytest.MonkeyPatch) -> None:
    def begins() -> None:
        person.sees("The game has not begun; the host begins it.")
        person.server(begun())

    async def begun() -> None:
        fake.status = "playing"
        for socket in list(fake.sockets):
            await fake.tell_start(socket)

    def loads() -> str:
        for here in (False, True):
            person.server(fake.seat(1, here=here))
        person.server(fake.seat(1, stand_in="steward"))
        person.sees("A bot (steward) stands in for Bengt.")
        return "1"

    fake = Fake(1)
    fake.status = "open"
    monkeypatch.setattr(news, "RECONNECT_GRACE", float("inf"))
    person = sits([loads, "2"], fake)
    threading.Thread(target=begins, daemon=True).start()
    printed = person.join(name="Anna")
    assert "Bengt is" not in printed
    assert not any(path.endswith("/start") for _, path, *_ in fake.requests)
    assert fake.stored == [[0, 1]]


def test_who_has_a_seat_leaves_it_before_the_game() -> None:
    fake = Fake(1)
    fake.status = "open"
    fake.seats[1] = {"seat": 1, "name": "", "player": "free", "here": False}
    person = sits([], fake)
    lines = waiting_lines(person, ["close", "resign", "leave"])
    with patch.object(keyboard, "poll_line", lambda: next(lines)):
        printed = person.join(name="Anna")
    assert "Only the host of the table can close it." in printed
    assert "The game has not begun; leave gives your seat back." in printed
    assert printed.endswith("You have left your seat.\n")
    assert ("DELETE", "/api/tables/toytable/seats/0", {}, "t0") in fake.requests
    assert saved_seats.find(f"{fake.url}", None, None) is None


def test_the_host_closes_the_table() -> None:
    def closes() -> None:
        person.sees("The others join")
        person.server(close())

    async def close() -> None:
        while not any(method == "DELETE" for method, *_ in fake.requests):
            await asyncio.sleep(0.001)
        fake.ended = "closed"
        await fake.tell_all("seats")

    fake = Fake(1)
    person = sits([], fake)
    lines = waiting_lines(person, ["close"])
    threading.Thread(target=closes, daemon=True).start()
    with patch.object(keyboard, "poll_line", lambda: next(lines)), pytest.raises(Refusal) as why:
        person.join("", name="Anna", game="toy", seats=2)
    assert str(why.value) == wire.CLOSED
    assert ("DELETE", "/api/tables/toytable", {}, "host") in fake.requests


def waiting_lines(person: Person, lines: list[str]) -> Iterator[str | None]:
    """What is typed while nothing is asked, once the person knows what the table waits for."""
    while "The game has not begun" not in person.terminal.printed():
        yield None
    for line in lines:
        yield f"{line}\n"
    while True:
        yield None


def test_resigning_and_aborting_are_typed() -> None:
    def resigns() -> str:
        person.server(fake.seat(1, aborts=True))
        person.sees("Bengt agrees to end the game without a result; type abort to agree.")
        return "resign"

    def is_sent() -> str:
        person.server(fake.seat(1, aborts=False, resigned=True, stand_in="steward"))
        person.sees("Bengt has resigned; a bot (steward) plays on in their place.")
        return "1"

    fake = Fake(1)
    person = sits([resigns, "abort", "abort no", "resign for good", is_sent, "2"], fake)
    printed = person.join(name="Anna")
    assert "type “resign for good” to do that." in " ".join(printed.split())
    assert [one for one in fake.taken if one["type"] != "move"] == [
        {"type": "abort"},
        {"type": "abort", "agree": False},
        {"type": "resign", "seat": 0},
    ]


@pytest.mark.parametrize(
    ("asked_for", "sentence"),
    [
        ({"game": "chess"}, "The server has no game chess; it has: toy."),
        ({"game": "toy", "seats": 9}, "Toy has 2 to 3 seats, not 9."),
        ({"game": "toy", "seats": 2, "bots": ["steward"] * 2}, "room for 1 bot at 2 seats, not 2"),
        (
            {"game": "toy", "bots": ["genius"]},
            "There is no bot genius for Toy; there are: steward.",
        ),
        ({"game": "toy", "seats": 3, "bots": ["steward"], "seat": 2}, "Your seat is one of 1 to 2"),
    ],
)
def test_a_table_that_cannot_be_made_is_refused(asked_for: dict[str, Any], sentence: str) -> None:
    person = Person([])
    with pytest.raises(Refusal, match=sentence):
        person.join("", name="Anna", **asked_for)
    assert not any(method == "POST" for method, *_ in person.fake.requests)


def test_open_tables_are_listed_and_one_is_joined() -> None:
    person = sits(["7", "x", "again", "1", "quit"])
    printed = person.join("", name="Anna")
    assert printed.count(" 1 Toy: 1 of 2 seats free, with Bengt\n") == 2
    assert printed.count("Type the number of a table, new, again or quit.") == 2
    assert "Seats: 1 You, 2 Bengt." in printed


def test_a_new_table_can_be_made_by_answering_questions() -> None:
    person = sits(["new", "9", "9" * 20, "2", "genius", "steward " * 2, "steward", "quit"])
    printed = person.join("", name="Anna")
    assert "Toy has 2 to 3 seats, not 9." in printed
    assert f"Toy has 2 to 3 seats, not {'9' * 20}." in printed
    assert "There is no bot genius; there are: steward." in printed
    assert "One seat of 2 is yours, so there is room for 1 bot." in printed
    assert any(method == "PUT" for method, *_ in person.fake.requests)


@pytest.mark.parametrize("lines", [["quit"], []])
def test_the_list_of_tables_can_be_left(lines: list[Line]) -> None:
    person = sits(lines)
    person.join("", name="Anna")
    assert not person.finished


# The command.


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["http://localhost:1/table/a"], "http://localhost:1 cannot be reached: nobody answers"),
        (["localhost"], "An address begins with http:// or https://"),
        (["http://x/table/a", "--seats", "3"], "--window and --list go with --new"),
        (["http://x/table/a", "--new", "christina"], "give the server's, http://x."),
        (["http://x/join/a", "--new", "christina"], "--new makes another table"),
        (["http://x/table/a", "--record", "/no/where"], "/no/where cannot be written: no such"),
        (["http://x/table/a", "--pace", "0"], "--window and --list go with --new"),
        (["http://x/table/a", "--watch", "--seat", "1"], "--watch takes no seat"),
        (["http://x/table/a", "--seed", "1"], "--seed goes with --random"),
        (["http://x/table/a", "--seat", "0"], "There is no seat 0; seats are counted from 1."),
        (["http://x/table/a", "--name", "x" * 40], "1 to 24 letters"),
    ],
)
def test_flags_that_make_no_sense_get_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["join", *arguments]) == 2
    printed = capsys.readouterr().err
    assert sentence in printed
    assert printed.count("\n") == 1
