"""What a page says while its viewer is not asked anything, and who is marked to move on it.

On their own page only somebody who can press something is marked. Everybody else reads what is
public: the marks, titles and sentences of all others are equal in two worlds that differ in a hand.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from regalia import games, wire
from regalia.engine.only_move import left_to_do
from regalia.page.messages import Update
from regalia.page.waiting import by_name
from regalia.table import timing, viewer_messages
from regalia.table.inputs import Abort, Call, Prefer, Resign, Unwatch, Watch
from regalia.table.presence import CALL_AFTER, MAX_ABSENCE
from regalia.table.table import Table
from regalia.table.timing import LONGEST_DELAY
from regalia.wire import HARMLESS, UNTIL_TURN, Timing
from tests.games.baronage.scene import DEAD_CADETS, Scene
from tests.games.regency.scene import full
from tests.page.browsers import Browser, Party

ASKED = 1
"""The seat whose hand differs."""
LIMIT = 10_000
QUESTION = re.compile(r'<h2 id="ask" tabindex="-1">(.*?)</h2>', re.DOTALL)
MARK = re.compile(r'class="to-move"')


def harvest(
    *hands: str, timing: Timing = "brisk", texts: bool = False, automatic: bool = True
) -> Party:
    """Seat 1 has played Harvest; seat 2 can answer only with a Revolt, and seat 3 cannot."""
    scene = full("Harvest", *hands)
    more: dict[str, Any] = {"position": scene.state.dump(), "timing": timing, "window": LIMIT}
    party = Party(3, game=games.load("regency"), names=("Anna", "Bo", "Carin"), **more)
    if texts:
        for viewer in range(4):
            party.pages.append(party.page(text=True))
            party.browsers.append(Browser())
            party.send(Watch(viewer + 4, f"k{viewer}", 0, True, True))
    party.begin()
    for seat in range(3):
        party.send(Prefer(seat, seat, (), automatic))
    party.move(scene.words.parse(party.table.state, "play Harvest"), 0, "m")
    return party


def sentence(browser: Browser) -> str:
    """The question, or for whom the table waits."""
    found = QUESTION.search(browser.regions["question"])
    assert found is not None
    return re.sub("<[^>]*>", "", found[1]).rstrip()


def until(browser: Browser) -> str:
    """What the page says of the time, with {} for the seconds."""
    found = re.search('data-words="([^"]*)"', browser.regions["question"])
    return found[1].replace("&#39;", "'") if found else ""


def marked(browser: Browser) -> list[int]:
    """The seats that are marked to move."""
    regions = browser.regions.items()
    return [int(name[5:]) for name, html in regions if name[:5] == "turn-" and MARK.search(html)]


def seen_by_others(party: Party) -> list[tuple[str, dict[str, str], list[tuple[int, str]]]]:
    """Title, regions and story of every page but those of the seat whose hand differs."""
    others = [browser for viewer, browser in enumerate(party.browsers) if viewer % 4 != ASKED]
    return [(browser.title, browser.regions, browser.story) for browser in others]


def tells_the_same(timing: Timing) -> None:
    """Assert that others see the same, whether the asked seat can answer or not."""
    able = harvest("Revolt", "Favour", timing=timing, texts=True)
    unable = harvest("Favour", "Favour", timing=timing, texts=True)
    assert sentence(able.browsers[ASKED]) != sentence(unable.browsers[ASKED])
    assert seen_by_others(able) == seen_by_others(unable)


@pytest.mark.parametrize("timing", ["brisk", "sealed"])
def test_others_cannot_tell_who_has_no_choice(timing: Timing) -> None:
    tells_the_same(timing)


def only_who_is_asked(table: Table, _mine: tuple[int, ...]) -> wire.Waiting:
    """As `viewer_messages.waiting`, but of the seats that have a choice."""
    seats = [seat for seat in sorted(table.questions) if timing.is_asked(table, seat)]
    return wire.Waiting(seats, timing.closing_time(table), timing.sealed_until(table))


def test_a_mark_that_follows_the_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viewer_messages, "waiting", only_who_is_asked)
    with pytest.raises(AssertionError):
        tells_the_same("sealed")


def test_on_ones_own_page_only_who_can_press_something_is_to_move() -> None:
    party = harvest("Revolt", "Favour", texts=True)
    own, forced, spectator = party.browsers[1], party.browsers[2], party.browsers[3]
    assert marked(own) == [1, 2], "Bo is asked, and reads of Carin what everybody does"
    assert marked(forced) == [1], "Carin can only pass"
    assert marked(spectator) == [1, 2]
    assert [browser.title.split(" · ")[0] for browser in party.browsers[:4]] == [
        "Regency (Pique Games)",
        "Your turn",
        "Bo to move",
        "Regency (Pique Games)",
    ]
    assert "3 Carin (you)</li>" in party.browsers[6].shown().replace("\n", "")
    assert "2 Bo, to move" in party.browsers[6].shown()
    party.move([*party.table.state.legal()][-1:], 1, "pass")
    assert marked(own) == [2], "Bo has answered"
    assert marked(spectator) == [1, 2], "which nobody else may know"
    party.wait(party.now + LONGEST_DELAY)
    assert marked(own) == marked(forced) == marked(spectator)


def test_a_mark_that_an_own_page_leaves_out_comes_back_with_the_question() -> None:
    party = harvest("Revolt", "Favour", automatic=False)
    own = party.browsers[2]
    for automatic in (False, True, False):
        party.send(Prefer(2, 2, (), automatic))
        assert marked(own) == ([1] if automatic else [1, 2])
        fresh = Browser()
        fresh.hear(page_of(party, 2))
        assert marked(fresh) == marked(own)


def page_of(party: Party, seat: int) -> Update:
    """What a page of this seat shows that is opened now."""
    page = party.page()
    seen, public = (viewer_messages.seen_by(party.table, s) for s in ((seat,), ()))
    body = viewer_messages.snapshot(party.table, (seat,), 0, False, True, seen)
    return page.show(body, seen, public)


SEALED = "All answers count in {} s, so that the time it takes tells nothing of anybody’s hand."


@pytest.mark.parametrize(
    ("timing", "time"), [("brisk", "{} s left for the answers."), ("sealed", SEALED)]
)
def test_what_is_waited_for_and_why_is_said(timing: Timing, time: str) -> None:
    party = harvest("Revolt", "Favour", timing=timing, texts=True)
    for anna, bo, carin, spectator in (party.browsers[:4], party.browsers[4:]):
        assert sentence(anna).endswith("Waiting for Bo and Carin.")
        assert sentence(spectator).endswith("Waiting for Bo and Carin.")
        assert sentence(carin) == "Your only possible move is made for you: Pass. Waiting for Bo."
        assert until(bo) == "{} s left, then “Pass”"
        assert {until(anna), until(carin), until(spectator)} == {time}
    party.move([*party.table.state.legal()][-1:], 1, "pass")
    assert sentence(party.browsers[1]) == "You have answered. Waiting for Carin."
    assert until(party.browsers[1]) == time
    party.wait(party.now + (LIMIT if timing == "sealed" else LONGEST_DELAY))
    made = "Do you react?” Your only possible move was made for you: Pass."
    for viewer in range(8):
        assert (made in party.browsers[viewer].shown()) == (viewer % 4 == 2)


def test_what_was_made_for_a_viewer_is_told_until_the_next_turn() -> None:
    party = harvest("Revolt", "Favour", texts=True)
    party.move([*party.table.state.legal()][-1:], 1, "pass")
    party.wait(party.now + LONGEST_DELAY)
    table, made = party.table, "Your only possible move was made for you"
    for number in range(100):
        for viewer in (2, 6):
            assert made in party.browsers[viewer].regions["question"]
        seat, steps = party.draft()
        party.move(steps, seat, f"m{number}")
        if table.chairs[1].turn_line:  # Bo's turn has begun
            break
    for viewer in (2, 6):
        assert made not in party.browsers[viewer].regions["question"]


def test_all_moves_made_alone_in_turns_without_a_wait_are_told_until_the_next_answer() -> None:
    helpless = {"chief": "the Chapel", "heir": "the Chapel", **DEAD_CADETS}
    scene = Scene(helpless, {"chief": "blue Baron 1"}, turn=2)
    game = games.load("baronage")
    party = Party(2, game=game, names=("Anna", "Bo"), position=scene.state.dump(), seed=2)
    party.begin()
    for seat in range(2):
        party.send(Prefer(seat, seat, (), True))  # nobody has to be asked for a throw
    anna = party.browsers[0]
    assert "Chief: in the Chapel until a 6" in anna.shown()
    for number in range(3):  # before each of Bo's moves Anna has once more thrown and stayed
        assert list(party.table.questions) == [1]
        assert viewer_messages.losses_since(party.table, (0,)) == 0, "Anna has answered nothing"
        assert anna.shown().count("Your only possible move was made for you: Stay.") == number
        party.move(party.draft()[1], 1, f"m{number}")
    while not (begun := _first_of_several(party)) or "made for you" not in anna.shown():
        number += 1
        seat, steps = party.draft()
        party.move(steps, seat, f"m{number}")
    told = anna.shown().count("Your only possible move was made for you")
    party.move(begun, 0, "step")  # the row stays as high as it was
    assert "Take back" in anna.shown()
    assert anna.shown().count("Your only possible move was made for you") == told


def _first_of_several(party: Party) -> list[int]:
    """A decision of Anna's, if she is asked, after which she has a choice within the same move."""
    if 0 in party.table.questions:
        for action in party.table.state.legal():
            after = party.table.state.copy()
            after.apply(action)
            if after.underway() and not left_to_do(after, 0):
                return [action]
    return []


def test_who_passes_by_their_own_wish_reads_it() -> None:
    party = harvest("Revolt", "Favour", timing="sealed")
    party.send(Prefer(1, 1, (UNTIL_TURN,), True))
    assert sentence(party.browsers[1]) == "You pass this without being asked. Waiting for Carin."
    assert "everything until your turn" in party.browsers[1].shown()


def test_ones_own_events_and_what_harms_nobody_may_be_passed() -> None:
    party = harvest("Revolt", "Favour", texts=True)
    for browser in (party.browsers[1], party.browsers[5]):
        assert 'id="always-harmless"' in browser.regions["question"]
        assert "your own events and what harms nobody" in browser.regions["question"]
    party.send(Prefer(1, 1, (HARMLESS,), True))
    assert sentence(party.browsers[1]) == "You pass this without being asked. Waiting for Carin."
    assert 'id="ask-again-1-harmless"' in party.browsers[1].shown()


def test_what_is_passed_already_is_not_offered_again() -> None:
    scene = full("Plunder", "Revolt", "Favour")
    more: dict[str, Any] = {"position": scene.state.dump(), "window": LIMIT}
    party = Party(3, game=games.load("regency"), names=("Anna", "Bo", "Carin"), **more)
    party.begin()
    party.send(Prefer(1, 1, (HARMLESS,), True))
    party.move(scene.words.parse(party.table.state, "play Plunder at seat 2"), 0, "m")
    assert "From now on pass" in party.browsers[1].shown(), "this harms"
    assert 'id="always-harmless"' not in party.browsers[1].shown()
    assert 'id="ask-again-1-harmless"' in party.browsers[1].shown()


def test_the_settings_say_what_is_made_without_asking() -> None:
    party = harvest("Revolt", "Favour", texts=True)
    for browser in (party.browsers[1], party.browsers[5]):
        controls = browser.regions["controls"]
        assert "When only one move is possible, it is made for you." in controls
        assert "Ask me all the same" in controls
    party.send(Prefer(1, 1, (), False))
    for browser in (party.browsers[1], party.browsers[5]):
        assert "you are asked all the same" in browser.regions["controls"]


def test_who_holds_two_seats_reads_whose_only_move_was_made() -> None:
    made = [wire.MadeAlone(1, "You threw 1 and 4.", "Stay")]
    assert by_name(made, [1], ["Anna", "Bo"])[0].prompt == "You threw 1 and 4."
    assert by_name(made, [0, 1], ["Anna", "Bo"])[0].prompt == "Bo: You threw 1 and 4."


def test_who_agrees_to_end_the_game_reads_who_else_has_to() -> None:
    party = Party(3, 3, game=games.load("christina"), names=("Anna", "Bo", "Carin"))
    party.begin()
    party.send(Unwatch(2))
    party.wait(party.now + MAX_ABSENCE)
    assert party.table.chairs[2].stand_in
    controls = party.browsers[0].regions["controls"]
    assert "Whoever a bot has replaced for ten minutes need not" in controls
    party.send(Abort(0, True))
    more = "it needs Bo too, and Carin unless a bot has played there for ten minutes."
    assert f"You want to end the game without a result; {more}" in party.browsers[0].shown()
    party.send(Resign(1, 1))
    more = "it needs Carin too, unless a bot has played there for ten minutes."
    assert f"You want to end the game without a result; {more}" in party.browsers[0].shown()


def test_who_asks_one_of_several_reads_whom_and_may_ask_the_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(globals(), "LIMIT", 90_000)
    party = harvest("Revolt", "Revolt", timing="sealed", automatic=False)
    anna = party.browsers[0]
    assert party.table.questions.keys() == {1, 2}
    party.wait(party.now + CALL_AFTER)
    assert "Bo, are you there?" in anna.shown()
    party.send(Call(0, 1))
    assert "Bo was asked: a bot plays in {} s" in anna.shown()
    assert "Carin, are you there?" in anna.shown()
