"""Before the game: sitting, standing, inviting, bots, tokens, and beginning."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from regalia import wire
from regalia.engine.errors import BadOption, Refusal
from regalia.names.bot_names import BOT_NAMES, SPARE_NAMES, bot_name, confusable
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import (
    Begin,
    CloseTable,
    Input,
    Invite,
    IssueToken,
    LeaveSeat,
    PlayAgain,
    SetBot,
    SetListed,
    Sit,
    Watch,
)
from regalia.table.table import Table
from tests.contract.checks import sentence
from tests.table.party import CHRISTINA, SPECTATOR, Body, Party


def lobby() -> Party:
    """Four seats: Anna; a bot; one reserved by an invitation; one that is free."""
    party = Party("envoys", 4, begin=False)
    party.send(Sit("anna", 0, "Anna"))
    party.send(SetBot("host", 1, "steward"))
    party.send(Invite("host", 2, "secret"))
    party.watch(SPECTATOR, "")
    return party


def seats(party: Party) -> list[Body]:
    found: list[Body] = party.screens[SPECTATOR].shown["table"]["seats"]
    return found


def test_everybody_is_sent_the_seats() -> None:
    party = lobby()
    assert seats(party) == [
        {"seat": 0, "name": "Anna", "player": "person", "here": False},
        {"seat": 1, "name": "Bengt", "player": "steward", "here": True},
        {"seat": 2, "name": "", "player": "invited", "here": False},
        {"seat": 3, "name": "", "player": "free", "here": False},
    ]
    shown = party.screens[SPECTATOR].shown
    assert (shown["table"]["status"], shown["observation"], shown["mine"]) == ("open", None, [])
    sent = len(party.screens[SPECTATOR].messages)
    party.send(Sit("dan", 3, "Dan"))
    assert len(party.screens[SPECTATOR].messages) == sent + 1
    assert seats(party)[3]["name"] == "Dan"


REFUSED: list[tuple[Input, type[Refusal]]] = [
    (Sit("x", 0, "X"), Untimely),  # taken
    (Sit("x", 1, "X"), Untimely),  # a bot's
    (Sit("x", 2, "X"), Forbidden),  # kept for another
    (Sit("x", 2, "X", "guess"), Forbidden),
    (Sit("x", 3, "X", "secret"), Forbidden),  # opens another seat
    (Sit("x", 4, "X"), Unknown),
    (Sit("x", -1, "X"), Unknown),
    (Sit("x", 3, "anna"), Untimely),  # the same name in another case
    (Sit("x", 3, " ANNA "), Untimely),
    (Sit("x", 3, "You"), BadOption),  # the name of each person in their own messages
    *[
        (Sit("x", 3, name), Untimely) for name in ("Anna.", "An-na", "\u0391\u03b7\u03b7\u03b1")
    ],  # they look like a name that is taken
    (Sit("x", 3, "\u03a5\u03bf\u03c5"), BadOption),  # Greek for "You"
    (Sit("x", 3, "\u0410nna"), BadOption),  # a Cyrillic letter among Latin ones
    (Sit("x", 3, "Seat 2."), BadOption),
    (Sit("x", 3, ""), BadOption),
    (Sit("x", 3, " \t "), BadOption),
    (Sit("x", 3, "x" * 25), BadOption),
    (Sit("x", 3, "a\u202eb"), BadOption),  # reverses the letters
    (Sit("", 3, "X"), Forbidden),
    (LeaveSeat("x", 0), Forbidden),
    (LeaveSeat("anna", 1), Forbidden),
    (LeaveSeat("host", 3), Untimely),  # nobody sits there
    (LeaveSeat("host", 4), Unknown),
    (SetBot("anna", 3, "steward"), Forbidden),
    (SetBot("host", 0, "steward"), Untimely),
    (SetBot("host", 2, "steward"), Untimely),
    (SetBot("host", 4, "steward"), Unknown),
    (SetBot("host", 3, ""), Unknown),
    (Invite("anna", 3, "s"), Forbidden),
    (Invite("host", 0, "s"), Untimely),
    (Invite("host", 2, "s"), Untimely),
    (Invite("host", -1, "s"), Unknown),
    (Invite("host", 3, ""), Unknown),
    (IssueToken("x", 0, "token"), Forbidden),
    (IssueToken("host", 0, "token"), Forbidden),
    (IssueToken("anna", 1, "token"), Forbidden),
    (IssueToken("anna", 0, ""), Forbidden),
    (IssueToken("anna", 4, "token"), Unknown),
    (Begin("stranger"), Forbidden),
    (Begin("anna"), Forbidden),
    (Begin("host"), Untimely),  # a seat is free
    (SetListed("anna", True), Forbidden),
    (CloseTable("anna"), Forbidden),
    (CloseTable(""), Forbidden),
    (Sit("anna", 3, "Anna's left hand"), Untimely),  # each person takes one seat
    (Sit("token", 3, "By token", browser="anna"), Untimely),  # the browser's person has one
]


@pytest.mark.parametrize(("command", "error"), REFUSED, ids=lambda value: str(value))
def test_impossible_requests_are_refused_with_a_sentence(
    command: Input, error: type[Refusal]
) -> None:
    party = lobby()
    rows, sent = len(party.rows), len(party.screens[SPECTATOR].messages)
    before = seats(party)
    with pytest.raises(error) as refused:
        party.send(command)
    sentence(str(refused.value))
    assert type(refused.value) is error
    assert (len(party.rows), len(party.screens[SPECTATOR].messages)) == (rows, sent)
    party.watch(SPECTATOR, "")
    assert seats(party) == before


@pytest.mark.parametrize("name", ["anna", "You", "Seat 2"])
def test_a_name_that_is_refused_stands_in_quotation_marks(name: str) -> None:
    with pytest.raises((Untimely, BadOption), match=f"“{name}”"):
        lobby().send(Sit("x", 3, name))


def test_a_stored_table_opens_with_names_that_nobody_could_take_now() -> None:
    party = Party("envoys", 3)
    names = iter(("Anna", "\u0410nna", "You."))
    for row in party.rows:
        if row.body.get("what") == "sat":
            row.body["name"] = next(names)
    party.restart()
    assert party.watch(0).shown["table"]["seats"][1]["name"] == "\u0410nna"
    for seat in (1, 2):
        party.watch(seat)
    party.play()
    assert party.table.record().headers["Player 2"] == "\u0410nna"


def test_names_have_24_letters_and_single_spaces() -> None:
    party = lobby()
    party.send(Sit("dan", 3, f"  Dan   of  {'x' * 17} "))
    assert seats(party)[3]["name"] == f"Dan of {'x' * 17}"
    assert len(seats(party)[3]["name"]) == 24


def test_an_invitation_opens_its_seat_once() -> None:
    party = lobby()
    party.send(Sit("cara", 2, "Cara", "secret"))
    assert seats(party)[2]["player"] == "person"
    with pytest.raises(Untimely):
        party.send(Sit("eve", 2, "Eve", "secret"))
    party.send(LeaveSeat("cara", 2))
    assert seats(party)[2]["player"] == "free"
    with pytest.raises(Forbidden) as refused:
        party.send(Sit("eve", 2, "Eve", "secret"))
    assert str(refused.value) == "The invitation is no longer valid."


def test_the_host_frees_any_seat_and_everybody_their_own() -> None:
    party = lobby()
    for seat in (1, 2):
        party.send(LeaveSeat("host", seat))
    party.send(LeaveSeat("anna", 0))
    assert {seat["player"] for seat in seats(party)} == {"free"}
    assert party.table.seats_of("anna") == ()
    assert [row.body["what"] for row in party.rows[-3:]] == ["left"] * 3


def test_leaving_a_seat_revokes_its_tokens() -> None:
    party = lobby()
    party.send(IssueToken("anna", 0, "token"))
    assert party.table.seats_of("token") == (0,)
    party.send(LeaveSeat("token", 0))
    assert party.table.seats_of("token") == ()


@pytest.mark.parametrize("name", ["carin", "Karin", "Catherine", "Märta", "Oskar"])
def test_a_bot_gives_up_its_name_to_a_person(name: str) -> None:
    for bot_first in (False, True):
        party = Party("envoys", 4, begin=False)
        steps: list[Input] = [SetBot("host", 2, "steward"), Sit("x", 0, name)]
        for command in steps if bot_first else steps[::-1]:
            party.send(command)
        party.send(SetBot("host", 3, "steward"))
        names = party.table.names()
        assert names[0] == name
        assert not any(confusable(*pair) for pair in combinations(names, 2))


def test_no_two_bots_could_be_mistaken_for_each_other() -> None:
    names = (*BOT_NAMES, *SPARE_NAMES)
    assert not [pair for pair in combinations(names, 2) if confusable(*pair)]


def test_a_bot_has_a_name_though_people_have_taken_all() -> None:
    crowd = [f"{name} x" for name in (*BOT_NAMES, *SPARE_NAMES)]
    assert bot_name(2, crowd) == "Guest 3"
    assert bot_name(2, [*crowd, "guest 3"]) == "Guest 3 II"


def test_one_person_may_hold_two_seats() -> None:
    party = Party("envoys", 4, begin=False, several_seats=True)
    party.send(Sit("anna", 0, "Anna"))
    party.send(Sit("anna", 3, "Anna's left hand"))
    assert party.table.seats_of("anna") == (0, 3)
    party.watch(0, "anna")
    assert party.screens[0].shown["mine"] == [0, 3]


def test_a_token_is_valid_for_its_seat_alone_and_also_during_the_game() -> None:
    party = Party("envoys", 3, holds={2: "key-0"})
    sent = {viewer: len(screen.messages) for viewer, screen in party.screens.items()}
    party.send(IssueToken("key-0", 2, "token"))
    for viewer in (1, SPECTATOR):
        assert len(party.screens[viewer].messages) == sent[viewer], "it is nobody's business"
    party.send(Watch(60, "token"))
    assert party.screens[60].shown["mine"] == [2]
    party.play_to(lambda table: 2 in table.questions)
    assert party.move(2, *party.chosen(2), viewer=60)["result"] in ("accepted", "held")
    with pytest.raises(Forbidden):
        party.move(0, 0, viewer=60)


def test_it_begins_once_and_then_the_seats_are_taken() -> None:
    party = lobby()
    party.send(Sit("cara", 2, "Cara", "secret"))
    party.send(Sit("dan", 3, "Dan"))
    output = party.send(Begin("host"))
    first = {message.viewer: message.body for message in reversed(output.messages)}
    assert {type(body) for body in first.values()} == {wire.Update}, "asked before anything is seen"
    assert output.rows[0].body == {"what": "began"}
    assert all(row.kind == "game" for row in output.rows[1:])
    assert party.table.status == "playing"
    for command in (
        Begin("host"),
        Sit("x", 0, "X"),
        LeaveSeat("anna", 0),
        SetBot("host", 0, "steward"),
    ):
        with pytest.raises(Untimely):
            party.send(command)


def test_a_browsers_person_has_the_seat_that_a_token_got_for_them() -> None:
    party = lobby()
    party.send(Sit("token-3", 3, "By token", browser="bo"))
    assert party.table.seats_of("bo") == party.table.seats_of("token-3") == (3,)
    party.send(LeaveSeat("host", 0))
    for key in ("bo", "token-3"):
        with pytest.raises(Untimely, match="You have seat 4 at this table"):
            party.send(Sit(key, 0, "Bo"))
    with pytest.raises(Untimely, match="You have seat 4 at this table"):
        party.send(Sit("token-0", 0, "By another token", browser="bo"))
    party.send(LeaveSeat("bo", 3))
    party.send(Sit("bo", 0, "Bo"))
    assert party.table.seats_of("bo") == (0,)


def test_the_host_stays_the_host_without_a_seat() -> None:
    party = Party("envoys", 3, begin=False)
    party.send(Sit("host", 0, "Hostess"))
    party.send(LeaveSeat("host", 0))
    party.table = party.restored()
    for seat in range(3):
        party.send(Sit(f"key-{seat}", seat, f"Guest {'abc'[seat]}"))
    for key in ("key-0", "key-1", ""):
        for command in (Begin(key), SetListed(key, False), CloseTable(key), LeaveSeat(key, 2)):
            with pytest.raises(Forbidden):
                party.send(command)
    party.send(SetListed("host", False))
    party.send(Begin("host"))
    assert party.table.status == "playing"


def test_the_host_lists_the_table_and_takes_it_off() -> None:
    party = lobby()
    assert party.table.listed is True
    output = party.send(SetListed("host", False))
    assert [row.body for row in output.rows] == [{"what": "listed", "listed": False}]
    assert party.restored().listed is party.table.listed is False
    assert "listed" not in party.screens[SPECTATOR].shown["table"]
    assert party.send(SetListed("host", False)).rows == [], "nothing changes"
    party.send(SetListed("host", True))
    assert party.screens[SPECTATOR].shown["table"]["listed"] is True
    assert party.table.setup.timing == party.screens[SPECTATOR].shown["table"]["timing"] == "brisk"
    party.send(Sit("cara", 2, "Cara", "secret"))
    party.send(Sit("dan", 3, "Dan"))
    party.send(Begin("host"))
    for command in (SetListed("host", False), CloseTable("host"), Begin("host")):
        with pytest.raises(Untimely, match=r"^The game has begun\.$"):
            party.send(command)
    with pytest.raises(Untimely, match="the seats are taken"):
        party.send(Sit("dan", 3, "Dan"))


def test_at_a_closed_table_nobody_sits_and_nothing_begins() -> None:
    party = lobby()
    output = party.send(CloseTable("host"))
    assert [row.body for row in output.rows] == [{"what": "closed"}]
    shown = party.screens[SPECTATOR].shown
    assert (shown["table"]["status"], shown["table"]["ended"]) == ("over", "closed")
    assert (shown["result"], shown["waiting"]["seats"]) == (None, [])
    for table in (party.table, party.restored()):
        party.table = table
        assert table.status == "over"
        for command in (
            Sit("dan", 3, "Dan"),
            Sit("cara", 2, "Cara", "secret"),
            LeaveSeat("anna", 0),
            SetBot("host", 3, "steward"),
            Invite("host", 3, "s"),
            IssueToken("anna", 0, "token"),
            Begin("host"),
            SetListed("host", True),
            CloseTable("host"),
            PlayAgain("anna", "t2"),
        ):
            with pytest.raises(Untimely, match=wire.CLOSED):
                party.send(command)
    assert "Seed" not in party.table.record().headers


def test_the_host_and_seat_holders_belong_to_the_table() -> None:
    party = lobby()
    assert [party.table.knows(key) for key in ("host", "anna", "", "secret")] == [
        *(True, True),
        *(False, False),
    ]
    assert party.table.seats_of("host") == ()


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (6, {}), (2, {"bury": 9})])
def test_a_table_of_an_impossible_setup_is_refused(seats: int, options: dict[str, int]) -> None:
    setup = replace(Party("christina", 2, begin=False).setup, seats=seats, options=options)
    with pytest.raises(BadOption):
        Table(CHRISTINA, setup)
