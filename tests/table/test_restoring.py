"""The log restores the table: every prefix that ends an event gives the table as it was then."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from librt.random import Random

from regalia.engine.errors import BadRecord
from regalia.engine.observation import observation
from regalia.engine.words import EVERY_WINDOW
from regalia.table.inputs import IssueToken, Prefer, Replace, Return
from regalia.table.log import GAME, Row
from regalia.table.replay import restore
from regalia.table.table import Table
from tests.contract.checks import sentence
from tests.table.party import CHRISTINA, GAMES, PACE, START, Party, looked_at, plain

pytestmark = pytest.mark.usefixtures("no_grace")


def lasting(table: Table) -> list[Any]:
    """All that must be the same after a restart."""
    viewers = [(), *[(seat,) for seat in range(table.setup.seats)], (0, 1)]
    held = {asked.id for asked in table.questions.values() if asked.held is not None}
    return [
        table.record().text(),
        (table.status, table.row_count, list(table.lines), table.id, table.setup),
        {seat: asked.number for seat, asked in table.questions.items()},
        [plain(observation(table.state, seats)) for seats in viewers],
        [event.numbers() for event in table.story.journal.events],
        [
            [
                c.person,
                c.name,
                c.bot,
                c.stand_in,
                c.invitation,
                c.question_count,
                set(c.keys),
            ]
            for c in table.chairs
        ],
        [{n: a for n, a in c.answers.items() if n not in held} for c in table.chairs],
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_prefix_that_ends_an_event_restores_the_table(game: str) -> None:
    party = Party(game, 4, bots=(3,))
    rng = Random(8)
    was: dict[int, list[Any]] = {}

    def note() -> None:
        if looked_at(len(party.rows)) or party.table.status == "over":
            was[len(party.rows)] = lasting(party.table)

    note()
    party.send(IssueToken("key-0", 0, "token"))
    note()
    for turn in range(5000):
        if turn == 3:
            party.leave(1)
            for voter in (0, 2):
                party.send(Replace(voter, 1))
        if turn == 20:
            party.watch(1)
            party.send(Return(1, 1))
        kinds = list(party.game.words.windows)
        if turn < 40 and party.open():
            passing = (kinds[turn % len(kinds)],) if turn // len(kinds) % 2 == 0 else ()
            party.send(Prefer(2, 2, tuple(kind for kind in passing if kind != EVERY_WINDOW), True))
        note()
        party.think()
        party.wait(party.now + PACE)
        note()
        mine = [seat for seat in party.open() if not party.table.chairs[seat].played_by()]
        if mine:
            seat = mine[rng.randrange(len(mine))]
            party.move(seat, *party.chosen(seat))
            note()
        if party.table.status == "over":
            break
    assert party.table.status == "over"
    whats = {row.body.get("what") for row in party.rows}
    assert {"made", "sat", "bot", "entitled", "began", "replaced", "returned"} <= whats
    assert len(was) > 15
    assert len(party.rows) in was
    for rows in was:
        assert lasting(party.restored(rows)) == was[rows]
    lines = [row.body["line"] for row in party.rows if row.kind == GAME]
    assert lines == party.table.lines


def test_an_open_table_is_restored_too() -> None:
    party = Party("envoys", 2, begin=False)
    assert lasting(party.restored()) == lasting(party.table)


def refused(rows: list[Row], game: str = "envoys") -> str:
    with pytest.raises(BadRecord) as wrong:
        restore(GAMES[game], rows, START)
    return sentence(str(wrong.value))


def played() -> list[Row]:
    party = Party("envoys", 3)
    party.play(15)
    return party.rows


def changed(rows: list[Row], at: int, **body: Any) -> list[Row]:
    row = rows[at]
    return [*rows[:at], replace(row, body=row.body | body), *rows[at + 1 :]]


def test_rows_of_other_rules_are_refused() -> None:
    rows = played()
    for at in range(len(rows)):
        other = [*rows[:at], replace(rows[at], rules=2), *rows[at + 1 :]]
        assert "rules version 2" in refused(other)


def test_another_game_other_data_and_impossible_seats_are_refused() -> None:
    rows = played()
    refused(rows, "fair")
    refused(changed(rows, 0, data="edited"))
    refused(changed(rows, 0, seats=9))
    refused(changed(rows, 0, seats="three"))
    refused(changed(rows, 0, options={"bury": 1}))
    refused(changed(rows, 0, seed="no hexadecimal digits"))
    refused(changed(rows, 0, position=[1, 2, 3]))
    refused(changed(rows, 0, colour="red"))
    assert CHRISTINA.version == 1


def test_a_log_that_does_not_begin_with_the_setup_is_refused() -> None:
    rows = played()
    refused([])
    refused(rows[1:])
    refused(changed(rows, 0, what="mad"))


@pytest.mark.parametrize("what", ["danced", "", "made", None, 7, "a\nb"])
def test_rows_of_an_unknown_kind_are_refused(what: object) -> None:
    rows = played()
    refused(changed(rows, 1, what=what))
    refused([*rows, replace(rows[1], kind="story", body={"what": what})])
    refused([*rows, replace(rows[1], body={})])


def test_damaged_rows_are_refused_with_one_sentence() -> None:
    rows = played()
    first = next(n for n, row in enumerate(rows) if row.kind == "game")
    for line in (
        "",
        "nonsense",
        "* ",
        "* nonsense",
        "1 raid",
        "9 raid",
        "*\nraid",
        "-1 raid",
        None,
        5,
    ):
        refused(changed(rows, first, line=line))
    move = next(n for n, row in enumerate(rows) if "id" in row.body)
    for line in ("* draw raid", "1 perhaps", "2 raid", "1", "1 raid perhaps"):
        refused(changed(rows, move, line=line))
    sat = next(n for n, row in enumerate(rows) if row.body.get("what") == "sat")
    for seat in (-1, 3, 99, None, "one"):
        refused(changed(rows, sat, seat=seat))
    for name in ("key", "name"):
        body = {k: v for k, v in rows[sat].body.items() if k != name}
        refused([*rows[:sat], replace(rows[sat], body=body), *rows[sat + 1 :]])


def test_lines_before_the_game_and_after_it_are_refused() -> None:
    rows = played()
    began = next(n for n, row in enumerate(rows) if row.body.get("what") == "began")
    refused([*rows[:began], *rows[began + 1 :]])
    party = Party("envoys", 2)
    party.play()
    refused([*party.rows, party.rows[-1]])


def test_a_log_that_is_cut_within_an_event_is_refused() -> None:
    party = Party("envoys", 3)
    party.play(15)
    cut = [n for n in range(1, len(party.rows)) if party.rows[n - 1].body.get("more")]
    assert cut
    for rows in cut:
        refused(party.rows[:rows])
    assert [party.restored(end) for end in party.ends]
