"""What a page says of who is away, silent, or asked whether they are there."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from regalia import games
from regalia.page import choices, page
from regalia.table.chairs import Forbidden, Unknown, Untimely
from regalia.table.inputs import (
    Abort,
    Call,
    Here,
    Input,
    Move,
    Replace,
    Resign,
    SetPace,
    Unwatch,
    Watch,
)
from regalia.table.presence import CALL_AFTER, CALL_TIME, GRACE_PERIOD, LONGEST_THOUGHT
from tests.page.browsers import Browser, Party
from tests.page.test_page import whole

GAMES = ("christina", "res_publica", "regency", "baronage", "domus")


def begun(game: str = "christina") -> tuple[Party, int, int]:
    """A game of three, who is asked first, and somebody else."""
    party = Party(3, 3, game=games.load(game))
    party.begin()
    seat = min(party.table.questions)
    return party, seat, (seat + 1) % 3


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_since_when_somebody_is_away_and_from_when_a_bot_may_play(game: str) -> None:
    party, gone, other = begun(game)
    party.send(Unwatch(gone))
    shown = party.browsers[other].shown()
    assert f'<span data-away="{party.now}">away</span>' in shown
    assert f'data-from="{party.now + GRACE_PERIOD}"' in shown
    assert f'{{"type":"replace","seat":{gone}}}' in shown
    assert "Ask for a bot<" in shown, "for it takes the third person, too"
    watching = party.browsers[3].shown()
    assert "data-away" in watching
    assert "data-from" not in watching
    party.send(Replace(other, gone))
    assert "data-from" not in party.browsers[other].shown(), "they have voted"
    third = 3 - gone - other
    party.send(Resign(other, other))
    assert "Let a bot play<" in party.browsers[third].shown()


@pytest.mark.parametrize("game", GAMES)
def test_who_is_waited_for_can_be_asked_and_reads_it(game: str) -> None:
    party, silent, other = begun(game)
    button = f'{{"type":"call","seat":{silent}}}'
    from_when = f'data-from="{party.now + CALL_AFTER}"'
    assert button in party.browsers[other].shown()
    assert from_when in party.browsers[other].shown()
    question = party.browsers[other].regions["question"]
    assert "data-from" not in question, "else it would be rendered anew for each move"
    for viewer in (silent, 3):
        assert '"type":"call"' not in party.browsers[viewer].shown()
    party.wait(party.now + CALL_AFTER)
    party.send(Call(other, silent))
    until = f'data-until="{party.now + CALL_TIME}"'
    asked = party.browsers[silent].regions["question"]
    assert f"Person {other} asks whether you are there." in asked
    assert until in asked
    assert 'id="here"' in asked
    assert "data-called" in asked
    assert button not in party.browsers[other].shown()
    assert until in party.browsers[other].shown()
    party.send(Here(silent))
    assert "data-called" not in party.browsers[silent].shown()
    assert "eplied: “I am here”" in party.browsers[other].regions["question"]
    party.send(Unwatch(silent))
    assert "I am here" not in party.browsers[other].regions["question"], "they are away"
    party.browsers[silent], party.pages[silent] = Browser(), party.page()
    party.send(Watch(silent, f"k{silent}", 0, party.pages[silent].words, True))
    assert until not in party.browsers[other].shown()
    later = f'data-from="{party.now + LONGEST_THOUGHT}"'
    assert later in party.browsers[other].shown(), "then a bot may play in their place"


def test_the_button_that_calls_goes_with_the_question_and_comes_back_with_the_next() -> None:
    party, silent, other = begun()
    browser = party.browsers[other]
    assert 'id="call"' in browser.regions["call"]
    answered = 0
    while answered < 2:  # it is the other's turn, and then somebody else's
        seat, steps = party.draft()
        answered += seat == other
        party.move(steps, seat, f"m{party.table.questions[seat].number}")
        asked = other in party.table.questions
        assert ('id="call"' in browser.shown()) == (not asked)
    assert silent != other


def test_only_who_plays_themselves_can_hurry_bots() -> None:
    party, silent, other = begun("christina")
    party.table.chairs[silent].person, party.table.chairs[silent].bot = "", "steward"
    for player in (True, False):
        if not player:
            party.send(Resign(other, other))
        party.browsers[other] = Browser()
        party.pages[other] = party.page()
        party.send(Watch(other, f"k{other}", 0, party.pages[other].words, True))
        assert ("data-thinking" in party.browsers[other].shown()) == player


def test_what_few_moves_change_is_made_once_for_them() -> None:
    party, _, _ = begun()
    before = [(page.steady_part, page.steady_keys) for page in party.pages]
    for number in range(10):
        seat, steps = party.draft()
        party.move(steps, seat, f"m{number}")
    for page_now, (part, keys) in zip(party.pages, before, strict=True):
        assert page_now.steady_part is part
        assert page_now.steady_keys is keys


@pytest.mark.parametrize("game", ["christina", "regency"])
def test_a_kept_page_shows_what_a_fresh_one_would(game: str) -> None:
    """Whoever comes, goes, is called, is replaced, resigns or asks for the end."""
    party = Party(3, 7, game=games.load(game), window=30_000)
    party.begin()
    rng, gone, did = Random(4), set[int](), Counter[str]()
    while party.table.status == "playing" and did["rounds"] < 60:
        did["rounds"] += 1
        seat = rng.randrange(3)
        other = (seat + 1) % 3
        requests: list[Input] = [
            Call(other, seat),
            Here(seat),
            Abort(seat, rng.random() < 0.3),
            SetPace(seat, rng.randrange(500)),
        ]
        if seat in gone and rng.random() < 0.5:
            gone.remove(seat)
            party.browsers[seat], party.pages[seat] = Browser(), party.page()
            requests = [Watch(seat, f"k{seat}", 0, party.pages[seat].words, True)]
        elif seat in gone:
            requests = [Replace(other, seat)]
        elif did["rounds"] == 40:
            requests = [Resign(seat, seat)]
        elif rng.random() < 0.2:
            gone.add(seat)
            requests = [Unwatch(seat)]
        party.wait(max(party.now, party.table.asked_at + CALL_AFTER))
        request = rng.choice(requests)
        with suppress(Forbidden, Unknown, Untimely):
            party.send(request)
            did[type(request).__name__] += 1
        if rng.random() < 0.4:
            party.wait(party.now + rng.choice((1_000, 21_000, 70_000)))
        if any(party.open(asked) for asked in party.table.questions):
            asked, steps = party.draft()
            if asked not in gone:
                party.move(steps, asked, f"m{did['rounds']}")
        for viewer in {*range(4)} - gone:
            kept = party.pages[viewer]
            fresh = party.page()
            fresh.latest, fresh.chairs, fresh.names = kept.latest, kept.chairs, kept.names
            fresh.observation, fresh.draft = kept.observation, kept.draft
            fresh.public_observation, fresh.common = kept.public_observation, kept.common
            assert fresh._own() == kept.own
    assert {
        "Call",
        "Here",
        "Replace",
        "Abort",
        "SetPace",
        "Watch",
        "Unwatch",
        "Resign",
    } <= did.keys()


def test_who_was_silent_reads_that_a_bot_plays_and_takes_the_seat_back_with_one_press() -> None:
    party, silent, other = begun()
    party.wait(party.now + CALL_AFTER)
    party.send(Call(other, silent))
    party.wait(party.now + CALL_TIME)
    shown = party.browsers[silent].shown()
    assert f'{{"type":"return","seat":{silent}}}' in shown
    assert "data-called" not in shown


def test_the_text_page_has_the_same_as_forms() -> None:
    party, silent, other = begun()
    browser = Browser()
    browser.hear(party.page(text=True).show(*whole(party, (other,), True)))
    assert '<input type="hidden" name="say" value="call">' in browser.shown()
    assert f'data-from="{party.now + CALL_AFTER}"' in browser.shown()
    party.wait(party.now + CALL_AFTER)
    party.send(Call(other, silent))
    browser.hear(party.page(text=True).show(*whole(party, (silent,), True)))
    assert '<input type="hidden" name="say" value="here">' in browser.shown()
    for seats in ((other,), ()):
        browser.hear(party.page(text=True).show(*whole(party, seats, True)))
        assert "to move; was asked whether they are there<" in browser.shown()
        assert f'data-until="{party.now + CALL_TIME}"' in browser.regions["people"]
    party.send(Here(silent))
    browser.hear(party.page(text=True).show(*whole(party, (other,), True)))
    assert "to move; replied: “I am here”" in browser.shown()
    party.send(Unwatch(silent))
    browser.hear(party.page(text=True).show(*whole(party, (other,), True)))
    assert f'data-away="{party.now}"' in browser.shown()
    assert f'data-from="{party.now + GRACE_PERIOD}"' in browser.shown()
    party.wait(party.now + CALL_TIME)
    browser.hear(party.page(text=True).show(*whole(party, (other,), True)))
    assert f'data-from="{party.now - CALL_TIME + GRACE_PERIOD}"' in browser.shown()
    party.send(Replace(other, silent))
    party.send(Replace(3 - silent - other, silent))
    browser.hear(party.page(text=True).show(*whole(party, (other,), True)))
    assert "away, the steward plays in this place" in browser.shown()
    party.send(Watch(silent, f"k{silent}", 0, party.pages[silent].words, True))
    browser.hear(party.page(text=True).show(*whole(party, (other,), True)))
    assert ": the steward plays in this place" in browser.shown(), "who is connected is not away"


def test_who_is_asked_reads_it_in_the_title() -> None:
    party, silent, other = begun()
    party.wait(party.now + CALL_AFTER)
    party.send(Call(other, silent))
    assert party.browsers[silent].title.startswith("Are you there? · ")
    assert party.browsers[other].title.startswith(f"Person {silent} to move")
    party.send(Here(silent))
    assert party.browsers[silent].title.startswith("Your turn · ")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("draft", [False, True])
def test_what_others_send_makes_nothing_of_ones_own_cards_anew(
    game: str, draft: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, asked, other = begun(game)
    if draft:
        party.send(Move(asked, asked, party.table.questions[asked].number, "draft", ()))
    counts: Counter[str] = Counter()

    def counting(target: Any, name: str) -> None:
        real = getattr(target, name)

        def count(*given: Any, **more: Any) -> Any:
            counts[name] += 1
            return real(*given, **more)

        monkeypatch.setattr(target, name, count)

    counting(choices, "button")
    counting(choices, "label_of")
    counting(page.Page, "_show_choices")
    party.send(SetPace(other, 100))
    assert counts == {}
    for n in range(10):
        party.send(SetPace(other, n))
        party.send(Unwatch(3))
        party.send(Watch(3, "", 0, party.pages[3].words, True))
    assert counts["_show_choices"] <= 10, "of the onlooker"
    assert counts["button"] == counts["label_of"] == 0
