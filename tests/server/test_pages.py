"""The pages of docs/page.md around the tables, as a browser without scripts meets them."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia import bots, games
from regalia.engine import record
from regalia.engine.chance import commitment
from regalia.games.res_publica import schema as s
from regalia.page.catalogue import ENTRIES
from regalia.server import limits
from regalia.server.pages import verification_error
from regalia.text import compose
from tests.server.markup import Form, Markup
from tests.server.running import PATIENCE, Child, Clock, Hosted, client, limits_by

FOUND = ("The number fits the fingerprint", "yes", "not without a script")
JOINED = re.compile("/join/[a-z0-9]+\\.[A-Za-z0-9_-]{32}")


def page(answer: httpx.Response, status: int = 200) -> Markup:
    """A page, checked to have this status and the common parts of every page."""
    assert answer.status_code == status, Markup(answer.text).text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert answer.headers["cache-control"] == "no-store"
    read = Markup(answer.text)
    assert read.faults() == []
    return read


def refused(answer: httpx.Response, status: int, words: str) -> Markup:
    """A page that explains a refusal in one sentence."""
    read = page(answer, status)
    assert words in read.alert
    assert read.alert.endswith(".")
    return read


def sent_on(answer: httpx.Response) -> str:
    """The target of a redirect."""
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


def new(client: httpx.Client, **fields: object) -> str:
    """The address of a table that was created by the form."""
    form = {"name": "Anna", "seats": 2, "others": "people", "listed": "1", **fields}
    return sent_on(client.post("/new/christina", data=form))


def swift(client: httpx.Client, kind: str = "random") -> str:
    """The address of a table in play against a bot without a pace."""
    made = client.post("/api/tables", json={"game": "christina", "seats": 2, "pace": 0}).json()
    table = f"/table/{made['table']['id']}"
    sent_on(client.post(f"{table}/seats/0/sit", data={"name": "Anna"}))
    sent_on(client.post(f"{table}/seats/1/bot", data={"kind": kind}))
    sent_on(client.post(f"{table}/start"))
    return table


def public_table(client: httpx.Client, table: str) -> dict[str, Any]:
    """The table as the API returns it."""
    found: dict[str, Any] = client.get(f"/api/tables/{table.rpartition('/')[2]}").json()["table"]
    return found


def tables(server: Child) -> int:
    with closing(sqlite3.connect(f"file:{server.store}?mode=ro", uri=True)) as store:
        (count,) = store.execute("SELECT count(*) FROM tables").fetchone()
        return int(count)


# The front page and the rules.


def test_the_front_page_tells_all_games(anna: httpx.Client) -> None:
    front = page(anna.get("/"))
    for entry in ENTRIES:
        assert entry.title in front.text
        assert " ".join(entry.text.split()) in front.text
        assert f"/new/{entry.name}" in front.links()
        assert entry.text.count(". ") == 1, "two sentences"


def test_the_catalogue_knows_the_games_as_they_declare_themselves() -> None:
    for name in games.names():
        game = games.load(name)
        [entry] = [entry for entry in ENTRIES if entry.name == name]
        assert (entry.title, entry.min_seats, entry.max_seats) == (
            game.title,
            game.min_seats,
            game.max_seats,
        )


def test_the_rules_page_holds_all_rules(anna: httpx.Client) -> None:
    rules = page(anna.get("/games/christina"))
    for paragraph in compose.rules(games.load("christina")):
        assert paragraph in rules.text
    assert "/new/christina" in rules.links()
    refused(anna.get("/games/chess"), 404, "no such game")


# A new table.


def test_play_is_two_clicks_away(server: Child, anna: httpx.Client) -> None:
    assert "/new/christina" in page(anna.get("/")).links()
    form = page(anna.get("/new/christina")).form("/new/christina")
    assert form.method == "post"
    answer = anna.post(form.action, data={**form.fields, "name": "Anna"})
    table = sent_on(answer)
    assert "HttpOnly" in answer.headers["set-cookie"]
    made = public_table(anna, table)
    assert made["status"] == "playing"
    assert [seat["player"] for seat in made["seats"]] == ["person", *["squire"] * 3]
    assert made["seats"][0]["name"] == "Anna"
    assert table in page(anna.get("/")).links(), "one's own table is found again"
    page(anna.get(table))


def test_bots_are_offered_by_what_they_are_like_the_weakest_first(anna: httpx.Client) -> None:
    form = page(anna.get("/new/christina"))
    texts = [text for _, text in bots.DESCRIPTIONS.values()]
    places = [form.text.index(text) for text in texts]
    assert places == sorted(places)
    assert form.form("/new/christina").fields["others"] == bots.DEFAULT
    table = page(anna.get(new(anna)))
    assert all(text in table.text for text in texts)
    assert table.form("/seats/1/bot").fields["kind"] == bots.DEFAULT


@pytest.mark.parametrize("kind", bots.KINDS)
def test_every_kind_of_bot_can_be_chosen(kind: str, anna: httpx.Client) -> None:
    table = new(anna)
    answer = anna.post(f"{table}/seats/1/bot", data={"kind": kind})
    assert answer.status_code == 303
    assert public_table(anna, table)["seats"][1]["player"] == kind
    assert f"bot: {bots.DESCRIPTIONS[kind][0]}" in page(anna.get(table)).text
    listed = anna.get("/api/games").json()["games"][0]
    assert listed["bot_descriptions"][kind] == bots.DESCRIPTIONS[kind][1]


def test_a_table_is_as_the_form_says(anna: httpx.Client) -> None:
    fields = {"seats": 5, "others": "random", "option-bury": 2, "pace": "quick", "timing": "sealed"}
    made = public_table(anna, new(anna, **fields))
    assert [seat["player"] for seat in made["seats"]] == ["person", *["random"] * 4]
    assert (made["options"], made["pace"]) == ({"bury": 2}, 350)
    assert (made["timing"], made["window"]) == ("sealed", 10_000)


def test_options_left_open_are_as_usual_for_the_number_of_seats(anna: httpx.Client) -> None:
    """The form as it comes without scripts, with another number of seats than it shows first."""
    form = page(anna.get("/new/baronage")).form("/new/baronage").fields
    for seats, alliance, board in ((2, 0, 0), (3, 0, 0), (4, 1, 0)):
        sent = {**form, "name": "Anna", "others": "people", "seats": seats}
        table = sent_on(anna.post("/new/baronage", data=sent))
        options = public_table(anna, table)["options"]
        assert (options["alliance"], options["board"]) == (alliance, board)
        assert "empty hand" not in page(anna.get(table)).text, "nothing is hidden there"
    sent = {**form, "name": "Anna", "seats": 3, "option-alliance": 1}
    refused(anna.post("/new/baronage", data=sent), 422, "two or three families have no allies")


def test_a_table_is_for_friends_unless_its_maker_lists_it(anna: httpx.Client) -> None:
    """Unlisted and brisk as the form comes; sealed once it is ticked, which the form explains."""
    form = page(anna.get("/new/christina"))
    usual = {**form.form("/new/christina").fields, "name": "Anna", "others": "people"}
    assert "listed" not in usual
    for ticked, timing in (({}, "brisk"), ({"listed": "1"}, "sealed")):
        made = anna.post("/new/christina", data=usual | ticked)
        assert public_table(anna, made.headers["location"])["timing"] == timing
        assert made.headers["location"] in page(anna.get("/")).links()
    [box] = [marks for _, marks in form.elements if marks.get("id") == "listed"]
    assert box["aria-describedby"] == "sealed"
    assert "Sealed , for strangers may sit down:" in form.text


@pytest.mark.parametrize(("pace", "beat"), [("slow", 2500), ("usual", 900), ("", 900)])
def test_bots_are_slow_enough_to_be_followed(anna: httpx.Client, pace: str, beat: int) -> None:
    assert public_table(anna, new(anna, **({"pace": pace} if pace else {})))["pace"] == beat


def test_tables_wait_on_the_front_page_if_they_are_to(anna: httpx.Client, bo: httpx.Client) -> None:
    listed, hidden = new(anna), new(anna, listed="")
    waiting = page(bo.get("/")).links()
    assert listed in waiting
    assert hidden not in waiting
    mine = page(anna.get("/")).links()
    assert mine.count(listed) == 1
    anna.post(f"{listed}/seats/1/bot", data={"kind": "random"})
    assert listed not in page(bo.get("/")).links(), "there is no room"
    assert hidden in mine


@pytest.mark.parametrize(
    ("fields", "status", "words"),
    [
        ({"name": ""}, 422, "Type a name first"),
        ({"name": "  "}, 422, "Type a name first"),
        ({"name": "a\x07"}, 422, "1 to 24 letters"),
        ({"name": "x" * 25}, 422, "1 to 24 letters"),
        ({"name": "Seat 2"}, 422, "what seats are called"),
        ({"name": "You"}, 422, "another name"),
        ({"name": "Anna <b>"}, 422, "“<” is none of these"),
        ({"seats": 9}, 422, "2 to 5"),
        ({"seats": "many"}, 400, "not complete"),
        ({"seats": ""}, 400, "not complete"),
        ({"seats": "9" * 5000}, 400, "not complete"),
        ({"seats": "²"}, 400, "not complete"),
        ({"option-bury": 3}, 422, "bury"),
        ({"option-bury": "x"}, 400, "not complete"),
        ({"others": "queen"}, 422, "no bot"),
        ({"pace": "mad"}, 400, "how fast"),
        ({"timing": "mad"}, 400, "When several are asked at once: choose"),
    ],
)
def test_what_cannot_be_comes_back_with_what_was_typed(
    server: Child, anna: httpx.Client, fields: dict[str, object], status: int, words: str
) -> None:
    before = tables(server)
    sent = {"name": "O'Brien", "seats": 3, "others": "people", **fields}
    answer = anna.post("/new/christina", data=sent)
    form = refused(answer, status, words).form("/new/christina")
    assert form.fields["name"] == sent["name"]
    if "seats" not in fields:
        assert form.fields["seats"] == "3"
    assert "listed" not in form.fields
    assert tables(server) == before, "no table is left behind"
    assert "set-cookie" not in answer.headers


# Sitting down.


def test_people_fill_a_table_by_forms(anna: httpx.Client, bo: httpx.Client) -> None:
    table = new(anna, seats=3)
    host = page(anna.get(table))
    assert [form.action for form in host.forms if form.action.startswith(table)] == [
        f"{table}/seats/0/stand",
        *[f"{table}/seats/{seat}/{does}" for seat in (1, 2) for does in ("bot", "invite")],
        f"{table}/list",
        f"{table}/close",
    ]
    guest = page(bo.get(table))
    assert [form.action for form in guest.forms if form.action.startswith(table)] == [
        f"{table}/seats/{seat}/sit" for seat in (1, 2)
    ]
    chairs = [f"{table}#chair-{seat}" for seat in range(3)]
    assert sent_on(bo.post(f"{table}/seats/1/sit", data={"name": " Bo "})) == chairs[1]
    assert sent_on(anna.post(f"{table}/seats/2/bot", data={"kind": "random"})) == chairs[2]
    made = public_table(anna, table)
    assert [seat["name"] for seat in made["seats"]] == ["Anna", "Bo", "Carin"]
    assert made["seats"][2]["player"] == "random"
    assert sent_on(bo.post(f"{table}/seats/1/stand")) == chairs[1]
    assert public_table(anna, table)["seats"][1]["player"] == "free"
    sent_on(bo.post(f"{table}/seats/1/sit", data={"name": "Bo"}))
    refused(bo.post(f"{table}/start"), 403, "Only the host")
    assert page(anna.get(table)).form("/start").method == "post"
    assert sent_on(anna.post(f"{table}/start")) == f"{table}#ask"
    assert public_table(anna, table)["status"] == "playing"
    refused(anna.post(f"{table}/start"), 409, "has begun")


def test_a_refused_person_reads_why_and_may_try_again(anna: httpx.Client, bo: httpx.Client) -> None:
    table = new(anna)
    name = 'anna"><script>'
    again = refused(bo.post(f"{table}/seats/1/sit", data={"name": name * 3}), 422, "24 letters")
    form = again.form("/sit")
    assert (form.action, form.fields["name"]) == (f"{table}/seats/1/sit", name * 3)
    assert table in again.links()
    assert "up to 24 letters" in again.text
    refused(bo.post(f"{table}/seats/1/sit", data={"name": " "}), 422, "Type a name first")
    refused(bo.post("/table/none/seats/0/sit", data={"name": " "}), 404, "no such table")
    refused(bo.post(f"{table}/seats/1/sit", data={"name": "ANNA"}), 409, "“ANNA” already")
    refused(bo.post(f"{table}/seats/0/sit", data={"name": "Bo"}), 409, "taken")
    refused(bo.post(f"{table}/seats/9/sit", data={"name": "Bo"}), 404, "no seat 10")
    refused(bo.post(f"{table}/seats/x/sit", data={"name": "Bo"}), 404, "no such seat")
    refused(bo.post("/table/none/seats/0/sit", data={"name": "Bo"}), 404, "no such table")
    refused(bo.post("/table/NO.NE/seats/0/sit", data={"name": "Bo"}), 404, "no such table")
    assert public_table(anna, table)["seats"][1]["player"] == "free"


def test_only_the_host_fills_seats(anna: httpx.Client, bo: httpx.Client) -> None:
    table = new(anna, seats=3)
    for does in ("bot", "invite", "stand"):
        refused(bo.post(f"{table}/seats/1/{does}", data={"kind": "random"}), 403, "Sit down first")
    sent_on(bo.post(f"{table}/seats/1/sit", data={"name": "Bo"}))
    for does in ("bot", "invite"):
        read = refused(bo.post(f"{table}/seats/2/{does}", data={"kind": "random"}), 403, "host")
        assert table in read.links(), "a way back"
    refused(bo.post(f"{table}/seats/0/stand"), 403, "host")
    refused(anna.post(f"{table}/seats/2/bot", data={"kind": "queen"}), 422, "no bot")
    refused(anna.post(f"{table}/seats/2/bot"), 422, "no bot")


def test_an_invitation_is_shown_once_and_opens_its_seat_once(
    anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna)
    shown = page(anna.post(f"{table}/seats/1/invite"))
    [link] = [a["value"] for tag, a in shown.elements if a.get("id") == "link"]
    assert JOINED.fullmatch(link)
    refused(bo.post(f"{table}/seats/1/sit", data={"name": "Bo"}), 403, "invited")
    door = page(bo.get(link))
    assert "Anna" in door.text
    form = door.form("/join")
    again = refused(bo.post("/join", data={**form.fields, "name": "Anna"}), 409, "“Anna” already")
    form = again.form("/join")
    assert form.fields["name"] == "Anna"
    refused(bo.post("/join", data={**form.fields, "name": " "}), 422, "Type a name first")
    assert sent_on(bo.post("/join", data={**form.fields, "name": "Bo"})) == table
    assert public_table(anna, table)["seats"][1]["name"] == "Bo"
    refused(bo.get(link), 404, "used")
    refused(bo.post("/join", data=form.fields), 404, "used")
    for nothing in ("/join/x", "/join/none.x", f"/join/{'x' * 500}", "/join/.x"):
        assert bo.get(nothing).status_code == 404
    refused(bo.post("/join", data={"name": "Bo"}), 404, "used")


# A whole game without scripts.


def answered(client: httpx.Client, table: str) -> bool:
    """Answer one question on the text page with its first choice; false when the game is over."""
    read = page(client.get(f"{table}/text"))
    until = time.monotonic() + PATIENCE
    while True:
        choices = [form for form in read.forms if form.buttons and form.buttons[0][0] == "steps"]
        if not choices:
            if "The game is over" in read.text:
                return False
            assert time.monotonic() < until
            time.sleep(0.02)
            read = page(client.get(f"{table}/text"))
            continue
        place = sent_on(client.post(choices[0].action, data=pressed(choices[0])))
        if "steps=" not in place:
            assert place == f"{table}/text"
            return True
        read = page(client.get(place))
        assert any("back" in a.get("id", "") for _, a in read.elements), "a step is taken back"


def pressed(form: Form) -> dict[str, str]:
    """The fields of a form when its first button is pressed."""
    name, value = form.buttons[0]
    return {**form.fields, name: value}


def test_a_whole_game_is_played_read_and_played_again_by_forms_alone(
    server: Child, anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna, others="random", pace="at once")
    refused(anna.get(f"{table}/record"), 409, "once the game is over")
    refused(anna.post(f"{table}/again"), 409, "not over")
    moves = 0
    while answered(anna, table):
        moves += 1
    assert moves > 5
    read = page(bo.get(f"{table}/record"))
    file = bo.get(f"/api/tables/{table.rpartition('/')[2]}/record?download=1")
    assert "attachment" in file.headers["content-disposition"]
    assert f"/api{table.replace('table', 'tables')}/record?download=1" in read.links()
    written = record.read(file.text)
    record.verify(written, games.load("christina"))
    for header in ("Seed", "Seed-Hash", "Data", "Player 1", "Player 2"):
        assert written.headers[header] in read.text
    for line in written.lines:
        assert line.partition(" ")[2] in read.text
    assert f"All {len(written.lines)} moves and chance events" in read.text
    assert " ".join(FOUND) in read.text
    assert "Was it dealt fairly? Yes: " in read.text
    forged = file.text.replace(written.headers["Seed"], "00" * 32)
    assert "hash was published" in verification_error(forged, games.load("christina"))
    forged = forged.replace(written.headers["Seed-Hash"], commitment(bytes(32)))
    assert "the seed gives" in verification_error(forged, games.load("christina"))
    refused(bo.post(f"{table}/again"), 403, "Sit down first")
    end = page(anna.get(table))
    assert f"/api{table.replace('table', 'tables')}/record?download=1" in end.links()
    assert f"christina-{table.rpartition('/')[2]}.record" in file.headers["content-disposition"]
    again = end.form("/again")
    assert not refreshes(anna, table), "a game that is over does not change"
    for path in ("replay", "replay/regions"):
        for view in ("zz", "", "0", "3"):
            error = anna.get(f"{table}/{path}?as={view}")
            if path == "replay":
                refused(error, 422, "all, none, or a seat from 1 to 2")
            else:
                assert error.status_code == 422
                assert "a seat from 1 to 2" in error.text
        assert anna.get(f"{table}/{path}?as=2").status_code == 200
    other = sent_on(anna.post(again.action))
    assert public_table(anna, other)["status"] == "playing"
    assert sent_on(anna.post(again.action)) == other
    with client(anna.base_url) as cai:
        assert other in page(cai.get(table)).links()
    further = page(anna.get(table))
    assert "To the next game" in further.text
    assert sent_on(anna.post(further.form("/again").action)) == other, "found or made again"


def refreshes(client: httpx.Client, table: str) -> bool:
    """Whether the text page reloads itself where there is no script."""
    return reload_seconds(client, table) > 0


def reload_seconds(client: httpx.Client, table: str) -> int:
    """The seconds after which the text page reloads itself where there is no script, or 0."""
    found = page(client.get(f"{table}/text")).elements
    return sum(int(str(a["content"])) for _, a in found if a.get("http-equiv") == "refresh")


def test_the_text_page_draws_the_signs_of_its_game(anna: httpx.Client) -> None:
    found = page(anna.get(f"{new(anna)}/text")).elements
    sheets = [str(a.get("href")) for tag, a in found if tag == "link"]
    assert any(sheet.split("?")[0].endswith("/christina.css") for sheet in sheets), sheets


def test_the_text_page_loads_itself_anew_while_others_are_waited_for(
    anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna, name="Your turn")  # a name is no sign of whose turn it is
    assert refreshes(anna, table)
    sent_on(bo.post(f"{table}/seats/1/sit", data={"name": "Bo"}))
    sent_on(anna.post(f"{table}/start"))
    asked = ['id="asked"' in client.get(f"{table}/text").text for client in (anna, bo)]
    assert sorted(asked) == [False, True]
    seconds = [reload_seconds(client, table) for client in (anna, bo)]
    assert seconds == [20 if one else 5 for one in asked], "who is asked reads a call in time"
    with client(anna.base_url) as cai:
        assert refreshes(cai, table)


def wait_until_asked(client: httpx.Client, table: str) -> None:
    until = time.monotonic() + PATIENCE
    while 'id="asked"' not in client.get(f"{table}/text").text:
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_half_made_move_is_shown_for_its_question_alone(anna: httpx.Client) -> None:
    table = new(anna, others="random", pace="at once")
    wait_until_asked(anna, table)
    read = page(anna.get(f"{table}/text"))
    place = ""
    for form in [form for form in read.forms if form.buttons and form.buttons[0][0] == "steps"]:
        place = sent_on(anna.post(form.action, data=pressed(form)))
        if "steps=" in place:
            break
    assert "steps=" in place, "the first move has several decisions"
    assert half_made(anna, place)
    [question] = re.findall(r"question=(\d+)", place)
    for other in (
        place.replace("seat=0", "seat=1"),
        place.replace(f"question={question}", f"question={int(question) + 1}"),
    ):
        assert not half_made(anna, other)
    refused(anna.get(place.replace(f"question={question}", "question=x")), 422, "question")


def test_a_choice_that_was_refused_can_be_made_from_the_page_as_it_is_then(
    anna: httpx.Client,
) -> None:
    table = new(anna, others="random", pace="at once")
    wait_until_asked(anna, table)
    ids = []
    for _ in range(2):
        forms = page(anna.get(f"{table}/text")).forms
        ids.append([form.fields["id"] for form in forms if "id" in form.fields])
    assert ids[0]
    assert not set(ids[0]) & set(ids[1])


def here(client: httpx.Client, table: str) -> list[bool]:
    return [seat["here"] for seat in public_table(client, table)["seats"]]


def test_a_reader_of_the_text_page_counts_as_present_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        Hosted(tmp_path / "regalia.db", limited=False, seed=2) as server,
        client(server.base) as anna,
        client(server.base) as bo,
    ):
        table = new(anna)
        sent_on(bo.post(f"{table}/seats/1/sit", data={"name": "Bo"}))
        sent_on(anna.post(f"{table}/start"))
        assert here(anna, table) == [False, False]
        page(anna.get(f"{table}/text"))
        assert here(anna, table) == [True, False]
        monkeypatch.setattr("regalia.server.hub.PRESENCE_SECONDS", 0.05)
        page(anna.get(f"{table}/text"))  # counts from now
        until = time.monotonic() + PATIENCE
        while here(anna, table) != [False, False]:
            assert time.monotonic() < until, "a reader stays for ever"
            time.sleep(0.02)


def test_at_a_sealed_table_presence_does_not_show_who_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is not asked loads the page again and again; who is stays present all the same."""
    monkeypatch.setattr("regalia.server.hub.PRESENCE_SECONDS", 0.05)
    with (
        Hosted(tmp_path / "regalia.db", limited=False, seed=2) as server,
        ExitStack() as stack,
    ):
        people = [stack.enter_context(client(server.base)) for _ in range(3)]
        table, seat = requested(people, 1000)
        asked = people[seat]
        assert reload_seconds(asked, table) in (2, 3), "when the time is over"
        time.sleep(0.3)
        assert here(asked, table)[seat], "an asked reader is gone too soon"
        until = time.monotonic() + PATIENCE
        while any(here(asked, table)):
            assert time.monotonic() < until, "a reader stays for ever"
            time.sleep(0.05)


def test_at_a_sealed_table_a_page_loads_anew_at_the_same_time_asked_or_not(tmp_path: Path) -> None:
    """Others see that somebody loads pages, as long as that person counts as present."""
    with (
        Hosted(tmp_path / "regalia.db", limited=False, seed=2) as server,
        ExitStack() as stack,
    ):
        people = [stack.enter_context(client(server.base)) for _ in range(3)]
        table, seat = requested(people, 600_000)
        asked = people[seat]
        assert 500 < reload_seconds(asked, table) <= 602
        said = {"seat": seat, "question": 1, "id": "a", "steps": s.DECLINE}
        sent_on(asked.post(f"{table}/text", data=said))
        assert 'id="asked"' not in asked.get(f"{table}/text").text
        assert 500 < reload_seconds(asked, table) <= 602
        assert reload_seconds(people[(seat + 1) % 3], table) == 5, "nobody waits for that seat"


def requested(people: list[httpx.Client], window: int) -> tuple[str, int]:
    """A sealed table of Res Publica after the first request, and the seat that has to reply."""
    wanted = {"game": "res_publica", "seats": 3, "listed": True, "window": window}
    made = people[0].post("/api/tables", json=wanted).json()
    table = f"/table/{made['table']['id']}"
    for seat, person in enumerate(people):
        name = ("Anna", "Bo", "Cecilia")[seat]
        sent_on(person.post(f"{table}/seats/{seat}/sit", data={"name": name}))
    sent_on(people[0].post(f"{table}/start"))
    begins = next(n for n, one in enumerate(people) if reload_seconds(one, table) == 20)
    words = [s.REQUEST, s.COUNT, s.NAME + s.ANY, s.STOP]
    said = {"seat": begins, "question": 1, "id": "a", "steps": ",".join(map(str, words))}
    sent_on(people[begins].post(f"{table}/text", data=said))
    return table, (begins + 1) % 3


def half_made(client: httpx.Client, place: str) -> bool:
    """Whether the question is shown with some actions of a move."""
    asked = [a for _, a in page(client.get(place)).elements if a.get("id") == "asked"]
    assert len(asked) == 1
    return asked[0]["data-steps"] != ""


def test_the_text_page_refuses_with_a_sentence_and_a_way_back(
    anna: httpx.Client, bo: httpx.Client
) -> None:
    table = new(anna, others="random")
    path = f"{table}/text"
    error = {"seat": 0, "question": 99, "id": "a", "steps": "0"}
    assert path in refused(anna.post(path, data=error), 409, "not").links()
    for fields, words in (
        ({}, "not complete"),
        ({**error, "steps": ""}, "not complete"),
        ({**error, "steps": "0,x"}, "not complete"),
        ({**error, "steps": "-1"}, "not complete"),
        ({**error, "steps": ",".join(["1"] * 65)}, "64 steps"),
        ({**error, "seat": "first"}, "not complete"),
        ({"say": "dance"}, "not complete"),
    ):
        refused(anna.post(path, data=fields), 400, words)
    refused(anna.post(path, data={"say": "return", "seat": 0}), 409, "yourself")
    refused(anna.post(path, data={"say": "prefer", "seat": 0, "passing": "5"}), 404, "pass")
    refused(anna.post(path, data={"say": "pace", "pace": "x"}), 400, "not complete")
    refused(anna.post(path, data={"say": "replace", "seat": 1}), 409, "bot plays")
    refused(bo.post(path, data=error), 403, "Sit down first")
    new(bo)
    refused(bo.post(path, data=error), 403, "no seat")


# Files and unknown pages.


def test_files_are_kept_for_ever_under_their_version(anna: httpx.Client) -> None:
    front = page(anna.get("/"))
    files = [
        attributes.get("href") or attributes["src"]
        for tag, attributes in front.elements
        if tag in ("link", "script")
    ]
    [version] = [a["data-version"] for tag, a in front.elements if tag == "html"]
    assert len(files) >= 4
    for file in files:
        assert file.startswith(f"/static/{version}/")
        kept = anna.get(file)
        assert kept.status_code == 200
        assert "immutable" in kept.headers["cache-control"]
        assert kept.headers["x-content-type-options"] == "nosniff"
        assert kept.headers.get_list("cache-control") == [kept.headers["cache-control"]]
        refused(anna.get(file.replace(version, "0" * 12)), 404, "no such page")
    icon = anna.get("/favicon.ico")
    assert icon.headers["location"] in files
    for path in ("nothing.css", "..%2Fpainter.py", "../renderer.py"):
        assert anna.get(f"/static/{version}/{path}").status_code == 404


def test_a_missing_page_is_reported_on_a_page(anna: httpx.Client) -> None:
    refused(anna.get("/nothing/here"), 404, "no such page")
    for name in ("none", "ABC", "a-b", "x" * 33, "%C3%A9"):
        for path in ("", "/text", "/replay", "/record"):
            read = refused(anna.get(f"/table/{name}{path}"), 404, "no such table")
            assert not any("/table/" in link for link in read.links()), "there is none to go to"
        assert anna.get(f"/table/{name}/replay/regions").status_code == 404
    assert anna.get("/api/tables/ABC").status_code == 422
    refused(anna.delete("/"), 405, "cannot be done")
    refused(anna.get("/", headers={"Host": "example.org"}), 403, "that name")
    foreign = {"Origin": "http://example.org"}
    refused(anna.post("/new/christina", headers=foreign), 403, "another site")
    refused(anna.post("/new/christina", data={"name": "x" * 9000}), 413, "8192 bytes")
    refused(anna.post("/new/christina", json={"name": "Anna"}), 400, "not a form")
    refused(anna.post("/join", content=b"\xff", headers=FORM), 400, "could not be read")
    many = "&".join(f"a{n}=1" for n in range(100))
    refused(anna.post("/join", content=many, headers=FORM), 400, "could not be read")
    assert anna.get("/api/nothing").json() == {"sentence": "There is no such page."}


def test_pages_say_by_head_what_they_say_by_get(anna: httpx.Client) -> None:
    table = new(anna)
    [style] = [link for link in STYLE.findall(anna.get("/").text) if "style.css" in link]
    for path in ("/", "/games/christina", "/new/christina", table, f"{table}/text", style):
        head, whole = anna.head(path), anna.get(path)
        assert (head.status_code, head.content) == (200, b"")
        same = ("content-type", "content-length", "cache-control")
        assert [head.headers[name] for name in same] == [whole.headers[name] for name in same]
    assert anna.head("/nothing").status_code == 404
    assert anna.head(f"{table}/record").status_code == 409


STYLE = re.compile('href="(/static/[^"]+)"')


def test_the_policy_lets_forms_go_home_and_nothing_move_the_base(anna: httpx.Client) -> None:
    policy = anna.get("/").headers["content-security-policy"].split("; ")
    assert policy == [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]


def test_files_cost_no_credit_and_turning_the_pages_of_a_game_little(tmp_path: Path) -> None:
    most, clock = int(limits.REQUEST_BURST), Clock()
    with (
        limits_by(clock),
        Hosted(tmp_path / "regalia.db", seed=3) as limited,
        client(limited.base) as anna,
    ):
        files = STYLE.findall(anna.get("/").text)  # which costs 1

        def get(path: str, times: int) -> list[int]:
            return [anna.get(path).status_code for _ in range(times)]

        assert get(files[0], most + 1) == [200] * (most + 1)
        flips = int((most // 2) / limits.FLIP_COST)
        assert get("/table/none/replay/regions", flips) == [404] * flips
        clock.now += 0.5 / limits.REQUEST_RATE  # a fraction may be lost in rounding
        left = most - most // 2 - 1
        assert get("/nothing", left + 2) == [404] * left + [429] * 2
        assert get(files[0], 1) == [200], "nor is credit needed"


FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def test_forms_are_taken_from_browsers_that_tell_their_origin(
    server: Child, anna: httpx.Client
) -> None:
    own = {"Origin": server.base}
    form = {"name": "Anna", "seats": 2, "others": "people"}
    sent_on(anna.post("/new/christina", data=form, headers=own))
    policy = anna.get("/").headers["referrer-policy"]
    assert policy == "same-origin", "with no-referrer a browser sends its forms with Origin: null"
