"""Seats that one person plays together: they are taken, kept, freed and stood in for as one."""

from __future__ import annotations

import pytest

from regalia.table.chairs import Untimely
from regalia.table.inputs import Begin, Invite, IssueToken, LeaveSeat, Replace, Return, SetBot, Sit
from regalia.table.log import Row
from regalia.table.presence import GRACE_PERIOD
from regalia.table.table import Table
from regalia.table.timing import answer_time
from tests.table.party import Body, Party

PAIRS = {"people": 1, "board": 0}


def lobby() -> Party:
    """A table of four galleys for two people, before anybody has sat down."""
    return Party("galleys", 4, options=PAIRS, begin=False)


def names(party: Party) -> list[str]:
    return [chair.name for chair in party.table.chairs]


def test_who_sits_down_has_both_seats_with_names_of_their_own() -> None:
    party = lobby()
    party.send(Sit("anna", 3, "Anna"))
    assert names(party) == ["", "Anna", "", "Anna II"]
    assert party.table.seats_of("anna") == (1, 3)
    shown: list[Body] = party.watch(0, "anna").shown["table"]["seats"]
    assert [chair.get("with_seat", -1) for chair in shown] == [-1, -1, 0, 1]
    with pytest.raises(Untimely, match="Seat 2 is taken"):
        party.send(Sit("bo", 1, "Bo"))
    with pytest.raises(Untimely, match="called “Anna II” already"):
        party.send(Sit("bo", 0, "Anna II"))
    party.send(Sit("bo", 0, "Wilhelmina Charlotta Eup"))
    assert names(party)[::2] == ["Wilhelmina Charlotta Eup", "Wilhelmina Charlotta II"]


def test_seats_are_freed_given_to_a_bot_and_kept_together() -> None:
    party = lobby()
    party.send(Sit("anna", 0, "Anna"))
    party.send(LeaveSeat("anna", 2))
    assert names(party) == [""] * 4
    party.send(SetBot("host", 2, "steward"))
    assert [chair.bot for chair in party.table.chairs] == ["steward", "", "steward", ""]
    assert names(party) == ["Agnes", "", "Agnes II", ""]  # a bot's name, numbered like a person's
    party.send(Invite("host", 1, "secret"))
    assert [chair.invitation for chair in party.table.chairs] == ["", "secret", "", "secret"]
    party.send(Sit("bo", 3, "Agneta", "secret"))
    assert names(party) == ["Ingemar", "Agneta", "Ingemar II", "Agneta II"]
    party.send(IssueToken("bo", 1, "token"))
    assert party.table.seats_of("token") == (1, 3)
    party.send(Begin("host"))
    assert party.restored().seats_of("token") == (1, 3)
    assert party.table.record().headers["Player 4"] == "Agneta II"


def test_a_bot_stands_in_for_both_seats_and_both_are_taken_back() -> None:
    party = Party("galleys", 4, options=PAIRS, begin=False)
    for seat, name in ((0, "Anna"), (1, "Bo")):
        party.send(Sit(f"key-{seat}", seat, name))
        party.watch(seat)
    party.send(Begin("host"))
    party.leave(1)
    party.send(Replace(0, 3))
    party.wait(party.now + GRACE_PERIOD)
    assert [chair.stand_in for chair in party.table.chairs] == ["", "steward", "", "steward"]
    party.watch(1)
    party.send(Return(1, 1))
    assert [chair.stand_in for chair in party.table.chairs] == [""] * 4


def test_a_whole_game_of_two_people_with_two_seats_each() -> None:
    party = Party("galleys", 4, options=PAIRS, begin=False)
    for seat, name in ((0, "Anna"), (1, "Bo")):
        party.send(Sit(f"key-{seat}", seat, name, "", False))
    party.send(Begin("host"))
    for seat in (0, 1):
        party.watch(seat)
    while party.table.status == "playing":
        seat = party.open()[0]
        asked = party.screens[seat % 2].questions()
        assert [one["seat"] for one in asked] == [seat]
        assert party.move(seat, *party.chosen(seat), viewer=seat % 2)["result"] == "accepted"
    assert {one.person for one in party.table.chairs} == {"key-0", "key-1"}


def test_a_lone_move_waits_for_nothing_where_nothing_is_hidden() -> None:
    party = Party("galleys", 2, automatic=True)

    def alone(table: Table) -> bool:
        return any(table.only(seat) for seat in table.questions)

    party.play_to(alone)
    seat = next(iter(party.table.questions))
    assert answer_time(party.table, seat) > party.table.asked_at
    party = Party("galleys", 2, automatic=True)
    party.table.game.perfect_information = True
    try:
        while party.table.status == "playing":
            assert not alone(party.table), "somebody waits for a move without an alternative"
            party.play(1)
    finally:
        party.table.game.perfect_information = False


def test_a_table_made_before_there_was_the_option_has_the_default() -> None:
    party = Party("galleys", 4, begin=False)
    made = dict(party.rows[0].body)
    made["options"] = {}
    party.rows[0] = Row(party.rows[0].kind, party.rows[0].at, party.rows[0].rules, made)
    assert [len(seats) for seats in party.restored().together] == [1] * 4
