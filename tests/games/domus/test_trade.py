"""Trade among market owners (DR18)."""

from __future__ import annotations

from typing import Any

from tests.games.domus.scene import Scene, number

MARKETS = {"seat 1": {"Market": 1}, "seat 2": {"Market": 1}}
STORE = {"Theatre": 1, "School": 1}


def trading(**parts: Any) -> Scene:
    given: dict[str, Any] = {
        "laid": MARKETS,
        "hands": {"seat 1": {"Archer": 2, "Knight": 1}, "seat 2": {"coin 5": 1, "Mage": 1}},
    }
    scene = Scene("trading", 3, **{**given, **parts})
    scene.settle()
    return scene


def test_dr18_owners_of_a_market_trade_cards_of_their_hands() -> None:
    scene = trading()
    assert scene.legal() == ["trade with seat 2", "done"]
    scene.move("trade with seat 2, give Archer, give Knight, for coin 5, for Mage, propose")
    assert scene.turn() == 2
    assert scene.state.decline() >= 0
    scene.move("accept")
    assert scene.hand(1) == "coin 5, Archer, Mage"
    assert scene.hand(2) == "Archer, Knight"
    assert sum(scene.seen(3).known[1]) == 2


def test_dr18_one_proposal_to_each_in_a_turn() -> None:
    scene = trading()
    scene.move("trade with seat 2, give Archer, for coin 5, propose", "decline")
    assert scene.hand(1) == "Archer, Archer, Knight"
    assert scene.step() == "playing"
    assert scene.seen(3).known[0][number("Archer")] == 1, "it was shown"


def test_dr18_each_partner_gets_one_proposal() -> None:
    laid = {f"seat {seat}": {"Market": 1} for seat in (1, 2, 3)}
    hands = {"seat 1": {"Archer": 2}, "seat 2": {"coin 5": 1}, "seat 3": {"Spy": 1}}
    scene = trading(laid=laid, hands=hands, store=STORE)
    for seat in (2, 3):
        assert scene.can(f"trade with seat {seat}")
        scene.move(f"trade with seat {seat}, give Archer, for coin 10, propose", "decline")
        assert not scene.can(f"trade with seat {seat}")
    assert scene.step() == "playing"


def test_dr18_what_is_asked_for_tells_nothing_of_the_hand() -> None:
    scene = trading()
    scene.begin("trade with seat 2, give Archer")
    asked = [text for text in scene.legal() if text.startswith("for ")]
    assert "for coin 10" in asked
    assert "for Mage" in asked, "it was bought"
    assert "for Pikeman" not in asked, "nobody has bought one"
    scene.move("for coin 10, propose")
    assert scene.turn() == 2, "asked, though it holds no such coin"
    assert scene.legal() == ["decline"]
    assert scene.refused("accept") != ""


def test_dr18_without_a_market_or_without_cards_there_is_no_trade() -> None:
    for parts in ({"laid": {"seat 1": {"Market": 1}}}, {"laid": {"seat 2": {"Market": 1}}}):
        given = {"hands": {"seat 1": {"Archer": 2}, "seat 2": {"Spy": 1}}, **parts}
        scene = Scene("buying", 3, **given)
        scene.move("draw")
        assert scene.step() == "playing"
