"""Three people at terminals and a bot play a whole game while the server is killed twice.

``regalia serve`` and ``regalia join`` run as processes, the latter in pseudo-terminals, where the
test reads and types as a person would.
"""

from __future__ import annotations

import os
import random
import re
import select
import shlex
import time
from pathlib import Path

import pytest

from regalia import games
from regalia.engine import record
from regalia.engine.state import OVER
from tests.server import fork_server
from tests.server.running import Child, own_address

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

MAX_SECONDS = 240.0
PROMPT = re.compile(r"(?:1|1-(\d+))(?:, back)? or help> $")
CONTROL_SEQUENCES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|\r")
OTHER_INPUT = {2: "help", 3: "back", 4: "table", 5: "perhaps", 6: "999", 7: "story", 9: ""}
"""What is typed instead of a choice, by the number of the prompt."""
KILLS = (12, 40)
"""Total numbers of choices after which the server is killed."""


class Person:
    """A terminal that runs ``regalia join``; ``read`` holds all text that it has shown."""

    def __init__(self, name: str, folder: Path, *arguments: str, seed: int) -> None:
        self.name = name
        self.record = folder / f"{name}.record"
        self.rng = random.Random(seed)
        self.end, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, b"\x28\x00\x50\x00\x00\x00\x00\x00")  # 40 x 80
        self.process = fork_server.run(
            "regalia",
            ["join", *arguments, "--name", name, "--record", str(self.record)],
            [inner, inner, inner],
            {**os.environ, "XDG_STATE_HOME": str(folder / name), "TERM": "xterm"},
            in_terminal=True,
        )
        self.terminal = os.ttyname(inner)
        os.close(inner)
        self.read = ""
        self.answered = 0
        """The position in ``read`` up to which prompts have been answered."""
        self.prompts = self.choices = 0
        self.over = False

    def listen(self) -> None:
        """Read the new text of the terminal."""
        try:
            part = os.read(self.end, 65536)
        except OSError:  # the process has closed its end
            part = b""
        self.over = not part
        self.read += CONTROL_SEQUENCES.sub("", part.decode())

    def react(self) -> None:
        """Answer a prompt, usually with the number of a choice."""
        found = PROMPT.search(self.read, self.answered)
        if found is None:
            return
        self.prompts += 1
        line = OTHER_INPUT.get(self.prompts)
        if line is None:
            line = str(self.rng.randint(1, int(found[1] or 1)))
            self.choices += 1
        self.answered = len(self.read)
        os.write(self.end, f"{line}\n".encode())

    def close(self) -> None:
        os.close(self.end)
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()


def listen(people: list[Person], seconds: float = 0.05) -> None:
    """Read the new text of the terminals; wait for some up to ``seconds``."""
    open_ends = {person.end: person for person in people if not person.over}
    for end in select.select(open_ends, [], [], seconds)[0]:
        open_ends[end].listen()


def sees(person: Person, pattern: str) -> re.Match[str]:
    """Wait until a terminal has shown a match of the pattern."""
    until = time.monotonic() + MAX_SECONDS
    while not (found := re.search(pattern, person.read)):
        listen([person])
        assert time.monotonic() < until, f"“{pattern}” is not in:\n{person.read}"
        assert not person.over, person.read
    return found


def is_read(person: Person, typed: str, times: int) -> None:
    """Wait until the terminal has shown ``typed`` so many times and the process has read it."""
    until = time.monotonic() + MAX_SECONDS
    end = os.open(person.terminal, os.O_RDONLY | os.O_NOCTTY)
    unread = b"\0"
    while person.read.count(typed) < times or any(unread):
        assert time.monotonic() < until
        listen([person])
        unread = fcntl.ioctl(end, termios.FIONREAD, bytes(4))
    os.close(end)


def test_a_whole_game_while_the_server_is_killed_twice(tmp_path: Path) -> None:
    store = tmp_path / "regalia.db"
    server = Child(store, host=own_address(), seed=1)
    people: list[Person] = []
    try:
        server.__enter__()
        flags = ["--new", "christina", "--seats", "4", "--bots", "steward"]
        anna = Person("Anna", tmp_path, server.base, *flags, "--pace", "0", seed=1)
        people.append(anna)
        url = sees(anna, r"\n  (http://\S+/table/\w+)\n")[1]
        for seat, name in ((2, "Bengt"), (3, "Ciarán")):
            people.append(Person(name, tmp_path, url, "--seat", str(seat), seed=seat))
        server = play(people, server)
        played = [person.record.read_text() for person in people]
    finally:
        for person in people:
            person.close()
        server.stop()
    assert not server.errors(), server.errors()
    assert played[0] == played[1] == played[2]
    found = record.read(played[0])
    assert record.verify(found, games.load("christina")).to_act == OVER
    assert list(found.players())[:3] == ["Anna", "Bengt", "Ciarán"]
    for person in people:
        check(person, found)


def play(people: list[Person], server: Child) -> Child:
    """Let all play to the end while the server is killed twice; returns the last server."""
    kills = list(KILLS)
    until = time.monotonic() + MAX_SECONDS
    while not all(person.over for person in people):
        assert time.monotonic() < until, "\n\n".join(person.read[-2000:] for person in people)
        listen(people)
        for person in people:
            person.react()
        if kills and sum(person.choices for person in people) >= kills[0]:
            kills.pop(0)
            server.kill()
            # Python's resource tracker outlives the server and may report leaked semaphores.
            assert "Traceback" not in server.errors(), server.errors()
            seen = [person.read.count("Reconnecting…") for person in people]
            while any(
                p.read.count("Reconnecting…") == s for p, s in zip(people, seen, strict=True)
            ):
                assert time.monotonic() < until
                listen(people)
            server = Child(server.store, host=server.host, port=server.port, seed=2)
            server.__enter__()
    assert not kills, "the game was over before the server was killed twice"
    return server


def check(person: Person, found: record.Record) -> None:
    """Check the text, the exit status and the files of one person."""
    assert person.process.wait(MAX_SECONDS) == 0, person.read[-2000:]
    assert "Traceback" not in person.read
    assert not re.search(r" is gone\.| is here\.|not connected", person.read)
    assert person.read.count("Reconnecting…") == person.read.count("Connected again.") == 2
    assert f"regalia replay {shlex.quote(str(person.record))}" in person.read.replace("\n", "")
    assert person.prompts > max(OTHER_INPUT), "not everything was tried"
    for refusal in (
        "“perhaps” is not possible here",
        "There is no choice 999",
        "Type the number of a choice, or help.",
    ):
        assert refusal in " ".join(person.read.split())
    assert not list((person.record.parent / person.name / "regalia" / "seats").glob("*.json"))


@pytest.mark.parametrize("key", ["\x03", "\x04", "quit\n", "\n", "per\x04"])
def test_commands_work_while_a_person_waits(key: str, tmp_path: Path) -> None:
    with Child(tmp_path / "db", seed=3) as server:
        anna = Person("Anna", tmp_path, server.base, "--new", "christina", seed=1)
        try:
            sees(anna, "free: Seat 2, Seat 3 and Seat 4")
            shown = anna.read.count("per")
            os.write(anna.end, key.encode())
            if key == "per\x04":
                is_read(anna, "per", shown + 1)  # typed without a newline
                os.write(anna.end, b"haps\n")
                sees(anna, "You are not asked anything now")
                assert anna.read.count("haps") == 1  # the terminal's own echo only
                os.write(anna.end, b"\x04")
            if key == "\n":
                os.write(anna.end, b"table\n1\n")
                sees(anna, "You are not asked anything now")
                os.write(anna.end, b"exit\n")
            sees(anna, "The seat stays yours")
            assert anna.process.wait(MAX_SECONDS) == 0
        finally:
            anna.close()


def test_a_full_table_waits_until_its_host_is_back(tmp_path: Path) -> None:
    people: list[Person] = []
    with Child(tmp_path / "db", seed=4) as server:
        try:
            flags = ["--new", "christina", "--seats", "3"]
            anna = Person("Anna", tmp_path, server.base, *flags, seed=1)
            people.append(anna)
            url = sees(anna, r"\n  (http://\S+/table/\w+)\n")[1]
            sees(anna, "Seats: 1 You, 2 free, 3 free")
            os.write(anna.end, b"\x04")
            sees(anna, "The seat stays yours")
            for name in ("Bengt", "Carin"):
                people.append(Person(name, tmp_path, url, seed=2))
                sees(people[-1], "You have seat")
            for person in people[1:]:
                sees(person, "The game has not begun; the host begins it.")
            people.append(Person("Anna", tmp_path, url, seed=1))
            for person in people[1:]:
                sees(person, "Proof of fair lots")
        finally:
            for person in people:
                person.close()
