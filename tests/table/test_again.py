"""After the game: the same people go on at another table, which the first of them names."""

from __future__ import annotations

import pytest

from regalia.engine.errors import Refusal
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import Begin, IssueToken, PlayAgain, Sit
from tests.contract.checks import sentence
from tests.table.party import SPECTATOR, Party


def finished() -> Party:
    party = Party("envoys", 3)
    party.play()
    assert party.table.status == "over"
    return party


def test_a_player_names_the_table_where_all_go_on() -> None:
    party = finished()
    assert "next_table" not in party.screens[SPECTATOR].shown["table"]
    party.send(PlayAgain("key-1", "t2"))
    assert party.rows[-1].body == {"what": "again", "table": "t2"}
    for viewer in (0, 1, 2, SPECTATOR):
        shown = party.screens[viewer].shown
        assert shown["type"] == "seats"
        assert shown["table"]["next_table"] == "t2"
    assert party.watch(70, "").shown["table"]["next_table"] == "t2"


def test_the_first_name_of_the_next_table_is_final() -> None:
    party = finished()
    party.send(PlayAgain("key-0", "t2"))
    with pytest.raises(Untimely) as refused:
        party.send(PlayAgain("key-1", "t3"))
    sentence(str(refused.value))
    assert party.table.next_table == "t2"
    assert party.restored().next_table == "t2"
    party.restart()
    assert party.watch(0).shown["table"]["next_table"] == "t2"


def test_the_bearer_of_a_token_may_name_it_too() -> None:
    party = Party("envoys", 2)
    party.send(IssueToken("key-1", 1, "token"))
    party.play()
    party.send(PlayAgain("token", "t2"))
    assert party.table.next_table == "t2"


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (PlayAgain("stranger", "t2"), Forbidden),
        (PlayAgain("", "t2"), Forbidden),
        (PlayAgain("host", "t2"), Forbidden),  # the host did not play
        (PlayAgain("key-0", ""), Unknown),
    ],
    ids=str,
)
def test_nobody_else_may(command: PlayAgain, error: type[Refusal]) -> None:
    party = finished()
    rows = len(party.rows)
    with pytest.raises(error) as refused:
        party.send(command)
    sentence(str(refused.value))
    assert (len(party.rows), party.table.next_table) == (rows, "")


def test_only_a_finished_game_continues_at_another_table() -> None:
    open_yet = Party("envoys", 2, begin=False)
    open_yet.send(Sit("key-0", 0, "Anna"))
    playing = Party("envoys", 2)
    for party in (open_yet, playing):
        with pytest.raises(Untimely) as refused:
            party.send(PlayAgain("key-0", "t2"))
        sentence(str(refused.value))
        assert party.table.next_table == ""


def test_lobby_requests_are_refused_after_the_game() -> None:
    party = finished()
    party.send(PlayAgain("key-0", "t2"))
    with pytest.raises(Untimely):
        party.send(Begin("host"))
