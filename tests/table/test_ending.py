"""Ends before the result: who has resigned, and a game that all who play agree to abort."""

from __future__ import annotations

import pytest

from regalia import wire
from regalia.engine import record
from regalia.table.chairs import Forbidden, Untimely
from regalia.table.ending import LONG_GONE
from regalia.table.inputs import (
    Abort,
    Begin,
    BotMove,
    Hurry,
    Move,
    PlayAgain,
    Prefer,
    Replace,
    Resign,
    Return,
    SetPace,
    Sit,
    Watch,
)
from regalia.table.lobby import check_may_play_again
from regalia.table.timing import sealed_until
from tests.table.fair import AUCTION, BID, PASS
from tests.table.party import LIMIT, PACE, SPECTATOR, Body, Party

pytestmark = pytest.mark.usefixtures("no_grace")


def chair(party: Party, seat: int, viewer: int = SPECTATOR) -> Body:
    shown: Body = party.screens[viewer].shown["table"]["seats"][seat]
    return shown


# Resigning.


def test_a_bot_plays_on_for_who_has_resigned_and_nobody_gives_it_back() -> None:
    party = Party("fair", 3)
    output = party.send(Resign(1, -1))
    assert [row.body for row in output.rows] == [{"what": "resigned", "seat": 1, "kind": "steward"}]
    for table in (party.table, party.restored()):
        party.table = table
        for viewer in (0, 1, 2):
            party.watch(viewer)
        party.watch(SPECTATOR, "")
        sent = chair(party, 1)
        assert (sent["stand_in"], sent["resigned"], sent["name"]) == ("steward", True, "Bo")
        assert party.screens[1].shown["mine"] == [1], "they may look on"
        for command in (
            Return(1, 1),
            Resign(1, 1),
            SetPace(1, 0),
            Hurry(1),
            Abort(1, True),
            Prefer(1, 1, (), False),
        ):
            with pytest.raises((Forbidden, Untimely)):
                party.send(command)
    party.play_to(lambda t: 1 in t.questions or t.status == "over")
    assert party.screens[1].questions() == []
    number = party.table.questions[1].number
    party.send(Move(1, 1, number, "mine", tuple(party.chosen(1))))
    assert party.screens[1].answers[-1]["sentence"].startswith("You have resigned")
    assert (1, number, "steward") in party.table.bots_to_move()
    while party.table.status == "playing":
        party.think()
        party.wait(party.now + PACE)
        if any(not party.table.chairs[seat].played_by() for seat in party.open()):
            party.play(1)
    assert party.table.record().headers["Resigned 2"] == "steward"
    record.verify(party.table.record(), party.game)
    mine, all_read = [party.screens[v].shown["result"]["sentences"] for v in (1, SPECTATOR)]
    assert mine == all_read, "a bot won or lost for them"
    check_may_play_again(party.table, "key-1")


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_resigns_for_another(viewer: int) -> None:
    party = Party("fair", 3)
    with pytest.raises(Forbidden):
        party.send(Resign(viewer, 0))


def test_nobody_resigns_before_or_after_the_game() -> None:
    party = Party("fair", 2, begin=False)
    for seat, name in enumerate(("Anna", "Bo")):
        party.send(Sit(f"key-{seat}", seat, name))
    party.watch(0)
    for command in (Resign(0, 0), Abort(0, True)):
        with pytest.raises(Untimely):
            party.send(command)
    party.send(Begin("host"))
    party.watch(1)
    party.send(Abort(0, True))
    party.send(Abort(1, True))
    for command in (Resign(0, 0), Abort(0, False)):
        with pytest.raises(Untimely):
            party.send(command)


def test_who_has_resigned_holds_no_vote_back() -> None:
    party = Party("fair", 4)
    party.send(Resign(3, 3))
    party.leave(2)
    with pytest.raises(Forbidden):
        party.send(Replace(3, 2))
    party.send(Replace(0, 2))
    assert "stand_in" not in chair(party, 2)
    party.send(Replace(1, 2))
    assert chair(party, 2)["stand_in"] == "steward"


def test_seats_that_one_person_plays_are_resigned_together() -> None:
    party = Party("galleys", 4, options={"people": 1, "board": 0}, begin=False)
    for seat, name in ((0, "Anna"), (1, "Bo")):
        party.send(Sit(f"key-{seat}", seat, name))
        party.watch(seat)
    party.send(Begin("host"))
    party.send(Resign(1, 3))
    assert [one.resigned for one in party.table.chairs] == [False, True, False, True]


@pytest.mark.parametrize("thinks", [1, LIMIT - 2000, 2 * LIMIT])
def test_a_resignation_in_a_sealed_window_changes_no_time_and_no_answer(thinks: int) -> None:
    """Who has answered has, and the bot of who has not answers with all others or declines."""
    updates = []
    for resigns in (False, True):
        party = Party("fair", 3, timing="sealed")
        party.move(0, AUCTION)
        ends = party.table.asked_at + LIMIT
        assert sealed_until(party.table) == ends
        party.now += 1000
        assert party.move(1, BID)["result"] == "held"
        if resigns:
            party.send(Resign(1, 1))
            party.send(Resign(2, 2))
            assert sealed_until(party.table) == ends
            number = party.table.questions[2].number
            assert party.table.bots_to_move() == [(2, number, "steward")]
            if thinks < LIMIT:
                party.wait(party.now + thinks)
                party.send(BotMove(2, number, (PASS,)))
        party.wait(ends - 1)
        assert party.table.lines == ["1 auction"]
        party.wait(ends)
        updates.append([sent for sent in party.screens[SPECTATOR].messages if b"update" in sent[1]])
        assert party.table.lines[1] == "2 bid"
    assert [due for due, _ in updates[0]] == [due for due, _ in updates[1]]


# Aborting.


def test_the_game_ends_without_a_result_once_all_who_play_agree() -> None:
    party = Party("fair", 3, bots=(2,))
    party.play(2)
    party.send(Abort(0, True))
    assert party.table.status == "playing"
    assert [chair(party, seat).get("aborts", False) for seat in range(3)] == [True, False, False]
    party.send(Abort(0, False))
    party.send(Abort(1, True))
    assert party.table.status == "playing"
    party.table = party.restored()
    assert [one.aborts for one in party.table.chairs] == [False, True, False]
    for viewer in (0, 1):
        party.watch(viewer)
    party.watch(SPECTATOR, "")
    lines = list(party.table.lines)
    output = party.send(Abort(0, True))
    assert [row.body for row in output.rows] == [{"what": "aborted"}]
    assert output.wake == 0
    for table in (party.table, party.restored()):
        assert (table.status, table.ended, table.lines) == ("over", "aborted", lines)
        assert table.questions == {}
    for viewer in (0, SPECTATOR):
        shown = party.screens[viewer].shown
        assert (shown["table"]["status"], shown["table"]["ended"]) == ("over", "aborted")
        assert (shown["questions"], shown["waiting"]["seats"]) == ([], [])
        assert shown["result"]["sentences"] == [wire.ABORTED]
        assert (shown["result"]["points"], shown["result"]["places"]) == ([], [])
        assert shown["result"]["seed"] == party.setup.seed
    written = party.table.record()
    assert (written.headers["Result"], written.headers["Seed"]) == ("unfinished", party.setup.seed)
    record.verify(record.read(written.text()), party.game)
    party.send(PlayAgain("key-0", "t2"))
    assert party.restored().next_table == "t2"


def test_a_person_alone_with_bots_ends_the_game_at_once() -> None:
    party = Party("fair", 3, bots=(1, 2))
    party.send(Abort(0, True))
    assert party.table.ended == "aborted"


def test_who_has_resigned_need_not_agree_and_who_is_replaced_only_for_ten_minutes() -> None:
    """Else somebody who loses could wait until another is away for a moment."""
    party = Party("fair", 3)
    party.send(Abort(0, True))
    party.send(Resign(2, 2))
    party.leave(1)
    party.send(Replace(0, 1))
    assert party.table.chairs[1].stand_in
    since = party.now
    party.table = party.restored()
    party.watch(0)
    party.now = since + LONG_GONE - 1
    party.send(Abort(0, True))
    assert party.table.status == "playing"
    party.now += 1
    party.send(Abort(0, True))
    assert party.table.ended == "aborted"


def test_the_agreement_of_a_spectator_is_refused_and_silence_is_none() -> None:
    party = Party("fair", 2)
    with pytest.raises(Forbidden):
        party.send(Abort(SPECTATOR, True))
    party.send(Abort(0, True))
    party.leave(1)
    party.wait(party.now + 1000)
    assert party.table.status == "playing"


def test_the_bearer_of_a_token_agrees_for_its_seat() -> None:
    party = Party("fair", 2)
    party.table.chairs[1].keys.add("token")
    party.table.forget_holders()
    party.send(Watch(60, "token"))
    party.send(Abort(60, True))
    assert [one.aborts for one in party.table.chairs] == [False, True]
