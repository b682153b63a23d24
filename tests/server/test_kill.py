"""A killed server loses nothing that it answered, and its clients play on.

By default, every row of one game of each kind is tried at one point of a move, with twenty random
kills; `make kill` (REGALIA_KILL=all) tries all points of more tables, and hundreds of random kills,
with new interpreters instead of forks of fork_server.py.
"""

from __future__ import annotations

import asyncio
import os
import random
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from regalia import wire
from regalia.server.bot_pool import TRIES
from tests.server import kill, kill_lobby
from tests.server.kill import Cast, CheckingClient, Deaths, Heard, Played
from tests.server.kill_points import ANSWERS_EARLY, FORGETS_IDS, LEAVES_WORKERS, POINTS, SENDS_EARLY

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(
        not Path("/proc/self/environ").exists(), reason="Processes are looked for in Linux's /proc."
    ),
]

ALL = os.environ.get("REGALIA_KILL") == "all"
PRIVY, RAIDED = Cast("christina", 2, 1), Cast("envoys", 3)
"""With a bot; and with windows in which two seats are asked at once."""
MORE = [Cast("christina", 3, 2), Cast("envoys", 2, 2, "random"), Cast("christina", 2)]
SWEEPS = (
    [(cast, point) for cast in (PRIVY, RAIDED, *MORE) for point in POINTS]
    if ALL
    else [(PRIVY, "stored"), (RAIDED, "before")]
)
RANDOM_DEATHS = 200 if ALL else 10
"""For each of the first two casts."""


def play(cast: Cast, deaths: Deaths, flaw: str = "", **more: Any) -> Played:
    with tempfile.TemporaryDirectory(prefix="regalia-kill-") as folder:
        return asyncio.run(kill.play(Path(folder), cast, deaths, flaw, **more))


@cache
def calm(cast: Cast) -> Played:
    """The same game at a server that is not killed."""
    return play(cast, kill.never())


def faults(game: Played, cast: Cast) -> list[str]:
    return kill.faults(game, calm(cast))


@pytest.mark.parametrize(("cast", "point"), SWEEPS, ids=str)
def test_a_server_that_dies_at_every_row_loses_nothing(cast: Cast, point: str) -> None:
    held = cast == RAIDED and point == "before"
    game = play(cast, kill.at_every_row(point), last_first=held)
    assert faults(game, cast) == []
    assert game.rows_of_deaths() >= set(range(game.begun, len(game.log)))
    if held:
        assert held_over_a_death(game)


@pytest.mark.parametrize("point", ["stored", "answered"])
def test_a_server_that_dies_as_it_stores_a_held_answer_loses_nothing(point: str) -> None:
    game = play(RAIDED, kill.at_every_append(point, 12), last_first=True)
    assert faults(game, RAIDED) == []
    assert any(last < first for first, last in game.deaths)


def held_over_a_death(game: Played) -> list[str]:
    """The moves that a server held and died with while it wrote them."""
    died_at = {
        row: life
        for life, (first, last) in enumerate(game.deaths, 1)
        for row in range(first, last + 1)
    }
    found = []
    for number, row in enumerate(game.log):
        move, life = row.body.get("id", ""), died_at.get(number)
        answers = [answer for viewer in game.viewers for answer in viewer.heard.get(move, ())]
        found += [move for answer in answers if answer == Heard(life or 0, "held")]
    return found


@pytest.mark.parametrize("cast", [PRIVY, RAIDED], ids=str)
def test_a_server_that_dies_at_random_loses_nothing(cast: Cast) -> None:
    rng = random.Random(cast.game)
    left = RANDOM_DEATHS
    while left > 0:
        game = play(cast, kill.at_random(rng, left))
        assert faults(game, cast) == []
        left -= len(game.deaths)


def test_bots_whose_workers_die_are_asked_again() -> None:
    game = play(PRIVY, kill.never(), workers_to_die=TRIES - 1, fresh=True)
    assert faults(game, PRIVY) == []


def make_tables(
    point: str, rows: Sequence[int] = range(len(kill_lobby.MADE))
) -> tuple[list[str], list[tuple[int, int]]]:
    with tempfile.TemporaryDirectory(prefix="regalia-kill-") as folder:
        return asyncio.run(kill_lobby.make(Path(folder), point, rows))


@pytest.mark.parametrize("point", POINTS if ALL else ["stored"])
def test_a_server_that_dies_while_a_table_is_made_keeps_what_it_gave(point: str) -> None:
    found, deaths = make_tables(point)
    assert found == []
    assert [first for first, _ in deaths] == list(range(len(kill_lobby.MADE)))


@pytest.mark.parametrize("point", POINTS if ALL else ["before"])
def test_a_server_that_dies_while_the_same_people_go_on_leaves_one_table(point: str) -> None:
    with tempfile.TemporaryDirectory(prefix="regalia-kill-") as folder:
        found = asyncio.run(kill_lobby.go_on(Path(folder), point))
    assert found == []


# The test would find a flawed server.


def found(*parts: str, cast: Cast, deaths: Deaths, flaw: str = "") -> None:
    """Whether each of these texts is part of a fault that was found."""
    reports = faults(play(cast, deaths, flaw, together=True), cast)
    missing = [part for part in parts if not any(part in fault for fault in reports)]
    assert missing == [], reports


def test_a_server_that_answers_before_it_writes_is_found() -> None:
    found(
        "Question 1 is put again though answered", cast=RAIDED, deaths=kill.once(ANSWERS_EARLY, 0)
    )


def test_a_server_that_tells_others_before_it_writes_is_found() -> None:
    found(
        *(f"Viewer {seat}: Line 4 was sent, then there were 2 only" for seat in (1, 2, 3)),
        cast=RAIDED,
        deaths=kill.once(SENDS_EARLY, 0),
    )


def test_a_server_that_gives_a_seat_before_it_writes_is_found() -> None:
    found, _ = make_tables(SENDS_EARLY, [kill_lobby.MADE.index("sat")])
    assert [fault for fault in found if "is lost" in fault] != []


def test_a_server_that_forgets_ids_is_found() -> None:
    found(
        "was accepted, and in the end",
        "was answered in several ways",
        cast=RAIDED,
        deaths=kill.once("stored", 0),
        flaw=FORGETS_IDS,
    )


def test_workers_that_outlive_their_server_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kill, "ORPHAN_SECONDS", 0.5)
    found("has outlived its server", cast=PRIVY, deaths=kill.never(), flaw=LEAVES_WORKERS)


def checking_client(**heard: list[tuple[int, str]]) -> CheckingClient:
    """A client that sent these moves and received these answers on these connections."""
    client = CheckingClient("http://localhost/table/k")
    for move, answers in heard.items():
        client.sent_moves[move] = wire.Move(question=1, id=move, steps=())
        client.heard[move] = [Heard(*answer) for answer in answers]
    return client


@pytest.mark.parametrize(
    "answers",
    [
        [(1, "accepted"), (1, "accepted"), (2, "accepted")],
        [(1, "rejected"), (2, "rejected")],
        [(1, "step"), (2, "step"), (2, "rejected")],
        [(1, "held"), (2, "held"), (3, "accepted")],
        [(1, "held"), (2, "rejected")],
    ],
)
def test_answers_that_may_follow_one_another(answers: list[tuple[int, str]]) -> None:
    last = answers[-1][1]
    logged = [("a", last)] if last == "accepted" else []
    assert kill.faults_of_answers(checking_client(a=answers), logged) == []


@pytest.mark.parametrize(
    ("answers", "logged", "fault"),
    [
        ([(1, "accepted")], [], "lost"),
        ([(1, "accepted")], [("a", "accepted")] * 2, "2 times"),
        ([(1, "accepted")], [("a", "held")], "in the end"),
        ([(1, "rejected")], [("a", "accepted")], "in the end"),
        ([(1, "rejected"), (2, "accepted")], [("a", "accepted")], "several ways"),
        ([(1, "held"), (1, "accepted")], [("a", "accepted")], "several ways"),
        ([(1, "accepted"), (2, "held")], [("a", "held")], "several ways"),
        ([], [("b", "accepted")], "never sent"),
    ],
)
def test_answers_that_may_not(
    answers: list[tuple[int, str]], logged: list[tuple[str, str]], fault: str
) -> None:
    assert fault in " ".join(kill.faults_of_answers(checking_client(a=answers), logged))
