"""What a page says of who is away, silent, or asked whether they are there."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia import games
from regalia.page import choices, page
from regalia.table.inputs import Call, Here, Move, Replace, SetPace, Unwatch, Watch
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
    watching = party.browsers[3].shown()
    assert "data-away" in watching
    assert "data-from" not in watching
    party.send(Replace(other, gone))
    assert "data-from" not in party.browsers[other].shown(), "they have voted"


@pytest.mark.parametrize("game", GAMES)
def test_who_is_waited_for_can_be_asked_and_reads_it(game: str) -> None:
    party, silent, other = begun(game)
    button = f'{{"type":"call","seat":{silent}}}'
    from_when = f'data-from="{party.now + CALL_AFTER}" data-waits'
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
    assert until not in party.browsers[other].shown()
    later = f'data-from="{party.now + LONGEST_THOUGHT}"'
    assert later in party.browsers[other].shown(), "then a bot may play in their place"


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
    party.send(Unwatch(silent))
    browser.hear(party.page(text=True).show(*whole(party, (other,), True)))
    assert f'data-away="{party.now}"' in browser.shown()
    assert f'data-from="{party.now + GRACE_PERIOD}"' in browser.shown()
    party.wait(party.now + CALL_TIME)
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
