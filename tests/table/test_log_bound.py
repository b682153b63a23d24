"""The bound on a table's log: who sits where may not change without end; games always end."""

from __future__ import annotations

import pytest

from regalia.engine.errors import Refusal
from regalia.engine.state import OVER
from regalia.table import log_bound
from regalia.table.chairs import Untimely
from regalia.table.inputs import (
    Begin,
    Invite,
    IssueToken,
    LeaveSeat,
    Replace,
    Return,
    SetBot,
    SetListed,
    Sit,
)
from regalia.table.log_bound import MOST_CHANGES
from tests.table.party import NAMES, PACE, Party


def fill(party: Party) -> None:
    """Let the host sit down and leave until that is refused."""
    for _ in range(MOST_CHANGES):
        party.send(Sit("host", 1, NAMES[1]))
        party.send(LeaveSeat("host", 1))


def test_seats_change_hands_only_so_often_before_the_game() -> None:
    party = Party("fair", 2, begin=False)
    party.send(Sit("key-0", 0, NAMES[0]))
    with pytest.raises(Untimely, match="changed too often; begin the game, or make another"):
        fill(party)
    assert MOST_CHANGES <= party.table.row_count <= MOST_CHANGES + 2
    rows = len(party.rows)
    for given in (
        Sit("key-2", 1, "Cecilia"),
        LeaveSeat("key-0", 0),
        SetBot("host", 1, "steward"),
        Invite("host", 1, "secret"),
        IssueToken("key-0", 0, "token"),
    ):
        with pytest.raises(Refusal):
            party.send(given)
    assert len(party.rows) == rows


def test_at_the_bound_a_table_is_taken_off_the_list_for_good(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    party = Party("fair", 2, begin=False)
    party.send(SetListed("host", True))
    monkeypatch.setattr(log_bound, "MOST_CHANGES", party.table.changes)
    party.send(SetListed("host", False))
    with pytest.raises(Untimely):
        party.send(SetListed("host", True))
    assert not party.table.listed


@pytest.mark.usefixtures("no_grace")
def test_at_the_bound_a_full_table_begins_and_its_game_is_played_to_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(log_bound, "MOST_CHANGES", 2)
    monkeypatch.setattr(log_bound, "HOSTS_CHANGES", 0)
    party = Party("fair", 2, begin=False)
    for seat in range(2):
        party.send(Sit(party.key(seat), seat, NAMES[seat]))
        party.watch(seat)
    with pytest.raises(Untimely):
        party.send(LeaveSeat(party.key(0), 0))
    party.send(Begin("host"))
    assert party.table.status == "playing"
    assert party.table.changes == 0, "it counts anew"
    party.table.changes = 2
    with pytest.raises(Untimely, match="no more tokens"):
        party.send(IssueToken(party.key(0), 0, "token"))
    party.leave(1)
    party.now += 60_000
    party.send(Replace(0, 1))
    assert party.table.chairs[1].stand_in
    party.watch(1)
    with pytest.raises(Untimely, match="the bot plays yours to the end"):
        party.send(Return(1, 1))
    while party.open():
        party.think()
        party.wait(party.now + PACE)
        if 0 in party.open():
            party.move(0, *party.chosen(0))
    assert party.table.state.to_act == OVER


@pytest.mark.usefixtures("no_grace")
def test_real_games_have_room() -> None:
    """Everybody sits, and everybody is replaced and comes back ten times."""
    party = Party("fair", 4)
    before = party.table.changes
    for _ in range(10):
        for seat in range(1, 4):
            party.leave(seat)
            party.now += 60_000
            for other in range(4):
                if other != seat:
                    party.send(Replace(other, seat))
            party.watch(seat)
            party.send(Return(seat, seat))
    assert before < party.table.changes < MOST_CHANGES / 10
