"""A page shows all that its viewer is sent, by sending only what changes."""

import re
from itertools import count

import pytest
from markupsafe import escape
from msgspec.structs import replace

from regalia import games, wire
from regalia.engine.game import Game
from regalia.engine.observation import Observation, observation
from regalia.engine.words import MOST_BRIEF
from regalia.games.christina import schema as s
from regalia.games.christina.observation import ChristinaObservation
from regalia.page.renderer import Renderer, RenderKey
from regalia.table import lobby, viewer_messages
from regalia.table.chairs import Preferences
from regalia.table.handling import handle
from regalia.table.inputs import Abort, Move, Prefer, Resign, Unwatch, Watch
from tests.contract.cases import sweep
from tests.games.regency.scene import Regent, Scene
from tests.page.browsers import ACTION, Browser, Party
from tests.table.party import looked_at
from tests.toys.envoys import DECLINE, envoys

ANSWER = re.compile(
    r'class="answer"[^>]*>([^<]*)(?:<span class="for-readers">: ([^<]*)</span>)?</button>'
)
"""A button of the question bar: its label, and what else it does at once."""
PLACE = re.compile(r'<li data-place="0-caste-(\d)" class="stack([^"]*)"')
LOSS = re.compile(r'<p data-about="[a-z0-9-]+" class="loss" data-place="([a-z0-9-]+)">')
DRAW = [0, s.BURY + 1]
"""Draw from copper, and bury from silver."""


def fresh(party: Party, viewer: int) -> Browser:
    """What the browser of a viewer who comes now would show."""
    browser = Browser()
    page = party.page()
    seats = party.table.seats_of(f"k{viewer}")
    browser.hear(page.show(*whole(party, seats, page.words)))
    return browser


def whole(
    party: Party, seats: tuple[int, ...], words: bool
) -> tuple[wire.Snapshot, Observation | None, Observation | None]:
    """The first message to a page that is opened now, and the observations behind it."""
    seen, everybody = (
        viewer_messages.seen_by(party.table, seats),
        viewer_messages.seen_by(party.table, ()),
    )
    return viewer_messages.snapshot(party.table, seats, 0, words, True, seen), seen, everybody


def stood_in_for(table: wire.Table, seats: tuple[int, ...], kind: str) -> wire.Table:
    """The table when bots of a kind stand in for these seats."""
    chairs = [
        replace(chair, stand_in=kind) if chair.seat in seats else chair for chair in table.seats
    ]
    return replace(table, seats=tuple(chairs))


def offered(party: Party, viewer: int) -> list[int]:
    """The actions that a program with these seats would be offered."""
    seats = party.table.seats_of(f"k{viewer}")
    questions = viewer_messages.questions(party.table, seats)
    return sorted(choice.action for put in questions for choice in put.choices)


def up_to_date(party: Party) -> None:
    """Assert that every browser shows what a page opened now would show."""
    for viewer, browser in enumerate(party.browsers):
        assert browser.shown() == fresh(party, viewer).shown()


@pytest.mark.parametrize(
    ("game", "seats"),
    [*[("christina", seats) for seats in (2, 3, 4, 5)], ("res_publica", 3), ("regency", 3)],
)
def test_what_is_sent_adds_up_to_the_whole_page(game: str, seats: int) -> None:
    for seed in range(3 if sweep() else 1):
        party = Party(seats, seed, games.load(game))
        party.begin()
        for number in count():
            over = party.table.status == "over"
            if over or looked_at(number):
                up_to_date(party)
            if over:
                break
            seat, steps = party.draft()
            asked = party.table.questions[seat].number
            for done in range(1, len(steps) + 1):  # as a person clicks, with a step taken back
                party.move(steps[:done], seat, f"m{number}")
                if not party.open(seat, asked):  # the rest of a move may be forced
                    break
                if done < len(steps) and party.rng.random() < 0.3:
                    party.move(steps[: done - 1], seat, f"m{number}")
                    party.move(steps[:done], seat, f"m{number}")
        for browser in party.browsers:
            assert [line for line, _ in browser.story] == sorted({n for n, _ in browser.story})


@pytest.mark.parametrize("seats", [2, 4])
def test_each_choice_is_one_button_and_nobody_else_has_any(seats: int) -> None:
    party = Party(seats, 7)
    party.begin()
    number = 0
    while party.table.status == "playing":
        for viewer, browser in enumerate(party.browsers):
            assert browser.actions() == offered(party, viewer)
        number += 1
        seat, steps = party.draft()
        for done in range(1, len(steps)):
            party.move(steps[:done], seat, f"m{number}")
            others = [b for v, b in enumerate(party.browsers) if v != seat]
            assert not any(browser.actions() for browser in others)
            assert steps[done] in party.browsers[seat].actions()
        party.move(steps, seat, f"m{number}")
    assert not any(browser.actions() for browser in party.browsers)


def test_a_half_made_move_is_seen_by_its_maker_alone_and_can_be_taken_back() -> None:
    party = Party(3, 5)
    party.begin()
    (seat,) = party.table.questions
    before = [browser.shown() for browser in party.browsers]
    party.move([0], seat, "m")  # draw from copper
    changed = [v for v, b in enumerate(party.browsers) if b.shown() != before[v]]
    assert changed == [seat]
    assert 'data-steps="0"' in party.browsers[seat].shown()
    assert "data-back" in party.browsers[seat].shown()
    party.move([], seat, "m")
    assert [browser.shown() for browser in party.browsers] == before


def test_a_half_made_move_marks_the_things_it_is_at() -> None:
    party = Party(3, 5)
    party.begin()
    (seat,) = party.table.questions

    def marked() -> list[str]:
        regions = party.browsers[seat].regions.items()
        return [name for name, html in regions if 'class="chosen-mark"' in html]

    assert marked() == []
    party.move([0], seat, "m")  # draw from copper
    assert marked() == ["at-stack-0"]
    assert party.browsers[seat].shown().count('class="chosen-mark"') == 1
    party.move([], seat, "m")
    assert marked() == []


def test_a_half_made_move_stays_while_others_come_and_go() -> None:
    party = Party(3, 5)
    party.begin()
    (seat,) = party.table.questions
    party.move([0], seat, "m")
    half = party.browsers[seat].regions["question"]
    party.browsers.append(Browser())
    party.pages.append(party.page())
    party.send(Watch(4, f"k{(seat + 1) % 3}", for_page=True))
    assert party.browsers[seat].regions["question"] == half
    assert (
        party.browsers[seat].shown() != fresh(party, seat).shown()
    )  # a new page starts without it


def test_a_half_made_move_goes_with_its_question() -> None:
    """A move finished in another tab removes the unfinished one from the first."""
    for seed in range(2):
        party = Party(3, seed)
        party.begin()
        (seat,) = party.table.questions
        number = party.table.questions[seat].number
        steps = next(taken for _, taken in iter(party.draft, None) if len(taken) > 1)
        party.move(steps[:1], seat, "m")
        party.browsers.append(Browser())
        party.pages.append(party.page())
        party.send(Watch(4, f"k{seat}", for_page=True))
        party.send(Move(4, seat, number, "other tab", tuple(steps)))
        assert party.browsers[seat].shown() == party.browsers[4].shown()
        assert party.browsers[seat].shown() == fresh(party, seat).shown()


def test_a_held_answer_takes_the_question_away_at_once() -> None:
    party = Party(3, 3, game=envoys())
    party.begin()
    number = 0
    while len(party.table.questions) < 2:
        number += 1
        seat, steps = party.draft()
        party.move(steps, seat, f"m{number}")
    seat = list(party.table.questions)[1]
    assert party.browsers[seat].actions()
    asked = party.table.questions[seat].number
    output = handle(party.table, Move(seat, seat, asked, "m", (DECLINE,)), party.now)
    (answer,) = output.answers
    assert isinstance(answer.body, wire.Answer)
    assert answer.body.result == "held"
    party.browsers[seat].hear(party.pages[seat].show(answer.body))
    assert party.browsers[seat].actions() == []
    assert "You have answered" in party.browsers[seat].shown()


def test_a_rejected_move_leaves_the_question_as_it_was() -> None:
    party = Party(2, 5)
    party.begin()
    (seat,) = party.table.questions
    before = party.browsers[seat].shown()
    party.move([0], seat, "m")
    party.move([0, 63], seat, "m2")
    assert party.browsers[seat].shown() == before


def test_what_all_see_is_rendered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[str] = []
    real = Renderer._render

    def counting(self: Renderer, game: Game, render_key: RenderKey) -> str:
        rendered.append(render_key.template)
        return real(self, game, render_key)

    monkeypatch.setattr(Renderer, "_render", counting)
    party = Party(4, 3)
    party.begin()
    rendered.clear()
    (seat,) = party.table.questions
    party.move(DRAW, seat, "m")
    assert rendered.count("below.html") == 2
    assert rendered.count("seat.html") == 0


def test_only_what_changed_is_sent() -> None:
    party = Party(4, 3)
    party.begin()
    (seat,) = party.table.questions
    onlooker = party.browsers[4]
    patches = onlooker.heard
    before = len(patches)
    party.move([0], seat, "m")
    party.move(DRAW, seat, "m")
    assert len(patches) == before + 1
    assert {"hand", "board", "scoring"}.isdisjoint(patches[-1])
    assert len([name for name in patches[-1] if name.startswith("below-")]) == 2


@pytest.mark.parametrize(("seats", "shown"), [(2, True), (4, False)])
def test_an_option_is_shown_at_tables_that_may_set_it(seats: int, shown: bool) -> None:
    for browser in Party(seats, game=games.load("regency")).browsers:
        assert ("against Catherine" in browser.shown()) == shown


def test_both_forms_of_a_statement_are_ended_by_say_it() -> None:
    """A name that ends the statement is filled in first; after another it ends by a decision."""
    party = Party(3, 3, game=games.load("res_publica"))
    party.begin()
    (seat,) = party.table.questions
    steps = party.table.game.words.parse(party.table.state, "request 1 goth and 1", False)
    for done, stop, last, on in (
        (2, False, True, 17),
        (3, True, False, 0),
        (4, False, False, 0),
        (5, False, True, 0),
    ):
        party.move(steps[:done], seat, "m")
        shown = party.browsers[seat].shown()
        assert ('id="choose-joint-stop"' in shown) == stop
        assert ("data-last" in shown) == ('data-say=""' in shown) == last
        if last:
            assert shown.count(" data-step>") == on


def test_names_are_text(monkeypatch: pytest.MonkeyPatch) -> None:
    evil = "<b>x</b>&\"'"
    monkeypatch.setattr(lobby, "checked_name", str)  # the log of an old table may have such a name
    party = Party(2, 3, names=(evil, "Anna"))
    party.begin()
    for browser in party.browsers:
        whole = browser.shown() + "".join(html for _, html in browser.story)
        assert "<b>x</b>" not in whole
        assert str(escape(evil)) in whole


def test_a_holder_of_two_seats_reads_which_of_them_is_asked() -> None:
    party = Party(3, 3)
    party.begin()
    (seat,) = party.table.questions
    other, third = [one for one in range(3) if one != seat]
    for seats, named in [((seat,), False), ((seat, other), True), ((seat, other, third), True)]:
        message = party.page().show(*whole(party, tuple(sorted(seats)), False))
        asked = message.regions["question"]
        assert (f'<span class="who">Person {seat}:</span>' in asked) == named


def test_the_text_page_offers_all_in_the_question() -> None:
    party = Party(2, 3)
    party.begin()
    (seat,) = party.table.questions
    page = party.page(text=True)
    message = page.show(*whole(party, (seat,), True))
    found = [int(number) for number in ACTION.findall(message.regions["question"])]
    assert sorted(found) == offered(party, seat)
    assert "Court, top card first" in message.regions["board"]


def test_a_game_without_templates_is_shown_by_its_words() -> None:
    party = Party(3, 3, game=envoys())
    party.begin()
    for viewer, browser in enumerate(party.browsers):
        assert browser.actions() == offered(party, viewer)
        assert browser.shown() == fresh(party, viewer).shown()


def test_one_may_be_asked_again_after_always_passing() -> None:
    party = Party(3, 3, game=envoys())
    party.begin()
    number = 0
    while party.table.state.window() < 0:
        number += 1
        seat, steps = party.draft()
        party.move(steps, seat, f"m{number}")
    seat = min(party.table.questions)
    assert "From now on pass" in party.browsers[seat].shown()
    party.send(Prefer(seat, seat, ("guarding",), False))
    again = f'id="ask-again-{seat}-guarding"'
    assert again in party.browsers[seat].shown()
    party.send(Prefer(seat, seat, (), False))
    assert again not in party.browsers[seat].shown()
    party.send(Prefer(seat, seat, ("guarding",), False))
    party.send(Resign(seat, seat))
    assert again not in party.browsers[seat].shown(), "a bot plays on, whatever they wanted"


def test_after_the_game_nothing_is_passed_any_more() -> None:
    party = Party(3, 3, game=envoys())
    party.begin()
    party.send(Prefer(1, 1, (wire.UNTIL_TURN,), False))
    again = f'id="ask-again-1-{wire.UNTIL_TURN}"'
    assert again in party.browsers[1].shown()
    for seat in range(3):
        party.send(Abort(seat, True))
    assert "without a result" in party.browsers[1].shown()
    assert again not in party.browsers[1].shown()


@pytest.mark.parametrize(
    ("stand_in", "text"),
    [
        ("", "You have answered. Waiting for Person 1."),
        ("steward", ">Waiting for Person 1 and the steward in your place."),
    ],
)
def test_the_question_bar_says_whom_the_table_waits_for(stand_in: str, text: str) -> None:
    party = Party(3, 3, game=envoys())
    party.begin()
    body, *observations = whole(party, (0,), False)
    body = replace(body, waiting=wire.Waiting([0, 1], 0), questions=[])
    body = replace(body, unasked=[] if stand_in else [wire.Unasked(0, "answered", "")])
    body = replace(body, table=stood_in_for(body.table, (0,), stand_in))
    shown = party.page().show(body, *observations).regions["question"]
    assert text in shown
    assert shown.count("waiting for") + shown.count("Waiting for") == 1


def test_a_holder_of_several_seats_takes_back_each() -> None:
    party = Party(3, 3)
    party.begin()
    page = party.page()
    body, *observations = whole(party, (0, 1), False)
    body = replace(body, table=stood_in_for(body.table, (0, 1), "steward"))
    shown = page.show(body, *observations).regions["question"]
    for seat in (0, 1):
        assert f'data-send=\'{{"type":"return","seat":{seat}}}\'' in shown


@pytest.mark.parametrize("text", [False, True])
def test_the_text_page_says_who_is_gone(text: bool) -> None:
    party = Party(3, 3, game=envoys())
    party.begin()
    party.send(Unwatch(2))
    page = party.page(text=text)
    browser = Browser()
    browser.hear(page.show(*whole(party, (0,), True)))
    assert '{"type":"replace","seat":2}' in browser.shown()
    browser.hear(party.page(text=text).show(*whole(party, (), True)))
    assert "replace" not in browser.shown()  # spectators have no vote


def struck(party: Party, viewer: int) -> int:
    """How many cards the page says will be struck."""
    return party.browsers[viewer].shown().count('class="will-be-struck"')


def test_only_viewers_who_know_that_a_card_will_be_struck_see_it() -> None:
    known = 0
    for seed in range(12 if sweep() else 3):
        party = Party(4, seed)
        party.begin()
        number = 0
        while party.table.status == "playing":
            for viewer in range(5):
                seats = party.table.seats_of(f"k{viewer}")
                seen = observation(party.table.state, seats)
                assert isinstance(seen, ChristinaObservation)
                known_struck = [
                    (group, colour)
                    for seat, colour in enumerate(seen.factions)
                    for group in range(3)
                    if colour in seen.influence[group] and seen.tilted[seat][group]
                ]
                assert struck(party, viewer) == len(known_struck)
                known += len(known_struck)
            number += 1
            seat, steps = party.draft()
            party.move(steps, seat, f"m{number}")
        assert [struck(party, viewer) for viewer in range(5)] == [0] * 5  # all see it
    assert known


def test_a_choice_in_the_bar_is_labelled_in_one_line_with_its_details_below() -> None:
    party = Party(3, 12, games.load("regency"))
    for chair in party.table.chairs:
        chair.preferences = Preferences()
    party.begin()
    labels: dict[str, str] = {}
    while "Ready Bulwark (whole hand)" not in labels:
        assert party.table.status == "playing"
        seat, steps = party.draft()
        party.move(steps, seat, f"m{len(party.table.lines)}")
        for browser in party.browsers:
            labels.update(ANSWER.findall(browser.shown()))
    assert max(len(label) for label in labels) <= MOST_BRIEF
    details = labels["Ready Bulwark (whole hand)"]
    assert details.startswith("Discard Appointment (1), Appointment (1), Royal Summons (1) and ")


def test_a_loss_is_marked_for_who_lost_and_is_news_until_a_move_in_their_next_turn() -> None:
    party = Party(3, 6, games.load("regency"))
    party.begin()

    def lost(viewer: int) -> list[int]:
        return [line for line, html in party.browsers[viewer].story if LOSS.search(html)]

    def play() -> int:
        seat, steps = party.draft()
        party.move(steps, seat, f"m{len(party.table.lines)}")
        return seat

    while not any(map(lost, range(4))):
        play()
    [loser] = [viewer for viewer in range(4) if lost(viewer)]
    [line] = lost(loser)
    turns = party.table.state.turns(loser)
    mover, begun = -1, False
    while mover != loser or not begun:
        assert viewer_messages.losses_since(party.table, (loser,)) < line
        begun = party.table.state.turns(loser) > turns
        mover = play()
    assert viewer_messages.losses_since(party.table, (loser,)) > line
    assert viewer_messages.losses_since(party.table, tuple(range(3))) > line
    assert viewer_messages.losses_since(party.table, ()) == len(party.table.lines)


def test_only_an_empty_place_of_the_own_mat_can_be_marked_as_lost() -> None:
    """The mark must not lie on a citizen who is still there."""
    scene = Scene(Regent("", "Haiduk as brigand, Lama"), "", "")
    party = Party(3, game=games.load("regency"), position=scene.state.dump())
    party.begin()
    places = dict(PLACE.findall(party.browsers[0].shown()))
    assert places == dict.fromkeys("0234", " none")


@pytest.mark.parametrize(
    ("play", "who", "victim"),
    [
        ("play Tithe", Regent("Tithe", "Lama"), "its victims also:"),
        ("play Plunder at seat 2", Regent("Plunder", "Dacoit"), "its victim also:"),
    ],
)
def test_the_possible_answers_are_of_those_with_the_caste(
    play: str, who: Regent, victim: str
) -> None:
    scene = Scene(who, "Favour", "Favour")
    party = Party(3, game=games.load("regency"), position=scene.state.dump())
    party.begin()
    party.move(scene.words.parse(party.table.state, play), 0, "m")
    shown = party.browsers[2].shown()
    assert "Whoever has the card’s caste may answer:" in shown
    assert victim in shown
