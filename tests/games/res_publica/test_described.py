"""Descriptions of Res Publica positions."""

from __future__ import annotations

from typing import Any

import pytest

from regalia.engine.errors import BadDescription
from regalia.engine.state import OVER
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.rules import ResPublicaState
from tests.games.res_publica.scene import GAME, cards, three
from tests.zones import zone

HANDS = [{"goth": 2, "trade": 1}, {"hun": 3}, {"viking": 1}]


def described(**rows: Any) -> ResPublicaState:
    state = GAME.position({"seats": 3, "turn": "seat 2", "hands": HANDS, **rows})
    assert isinstance(state, ResPublicaState)
    return state


def test_the_decks_hold_the_rest_and_holders_have_drawn_their_cards() -> None:
    state = described()
    assert (state.to_act, state.cells[z.STARTER]) == (1, 1)
    assert [state.deck_size(0), state.deck_size(1)] == [65 - 6, 65 - 1]
    assert zone(state, z.DRAWS) == [2, 1, 3, 0, 1, 0]
    assert not any(state.hands.known)


def test_score_cards_follow_from_what_is_displayed() -> None:
    shown = [{"hun": 5, "monk": 2}, {"book": 2, "trade": 4, "alchemy": 8}, {"trade": 5}]
    state = described(hands=[], shown=shown)
    assert [state.hall(seat, s.SETTLEMENT) for seat in range(3)] == [1, 0, 0]
    assert [state.hall(seat, s.CHURCH) for seat in range(3)] == [1, 0, 0]
    assert [state.hall(seat, s.LIBRARY) for seat in range(3)] == [0, 1, 0]
    assert zone(state, z.CITY_OF)[:5] == [1, 1, 1, 2, -1]
    state = described(hands=[], shown=shown, city_of={"city 1": "seat 3", "city 4": "seat 2"})
    assert zone(state, z.CITY_OF)[:5] == [2, 1, 1, 1, -1]
    assert GAME.describe(state)["city_of"] == {"city 1": "seat 3", "city 4": "seat 2"}


def test_a_trade_under_way_is_described_in_words() -> None:
    trade = {
        "frame": "trading",
        "seat": "seat 2",
        "offered": "offer",
        "said": "1 hun or 2 people cards",
        "first_answer": "declined",
    }
    state = described(under_way=[trade])
    assert (state.to_act, state.top()) == (0, s.TRADING)
    state.play_text("tender 1 goth")
    assert state.to_act == 1
    played = three("3 huns", "1 goth", "1 trade").move("offer 1 hun or 2 people", "decline")
    assert GAME.describe(played.state)["under_way"] == [{**trade, "seat": "seat 1"}]


def test_the_givers_with_a_choice_pick() -> None:
    scene = three("3 huns, 1 goth", "2 goths, 1 viking", "1 trade")
    scene.move("offer 2 people", "tender 1 any", "decline", "accept 2")
    rows = GAME.describe(scene.state)
    frames = rows["under_way"]
    assert isinstance(frames, list)
    assert frames[-1]["asked"] == ["seat 1", "seat 2"]
    assert GAME.position(rows).dump() == scene.state.dump()
    frames[-1]["asked"] = ["seat 1"]
    with pytest.raises(BadDescription, match="picked by somebody who does not give any"):
        GAME.position(rows)


def test_the_last_displays() -> None:
    state = described(ending=0, closer="seat 3", finals=0, hands=[{"book": 2}, {}, {}])
    assert state.to_act == 0
    assert "rest" in [GAME.words.notation(state, action) for action in state.legal()]
    assert described(ending=0, closer="seat 3", finals=3).to_act == OVER


def test_public_facts_are_described_once() -> None:
    state = described(known={"all": {"seat 2": {"hun": 2}}})
    assert [state.hands.facts(observer, 1) for observer in (0, 2, 3)] == [cards("2 huns")] * 3


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (
            {"hands": [{"goth": 2}, {"hum": 1}]},
            "hands, seat 2: there is no card called hum; did you mean hun?",
        ),
        (
            {"shown": [{"hun": 10}], "hands": [{}, {"hun": 3}]},
            "hands and shown: 13 of hun are asked for and there are 12 in the game.",
        ),
        (
            {"shown": [{"hun": 4}]},
            "This is not a position of Res Publica: a settlement was not paid for.",
        ),
        (
            {"hands": [{"monk": 1}], "options": {"classic": 1}},
            "hands: 1 of monk is asked for and there are 0 in the game.",
        ),
        (
            {
                "under_way": [
                    {"frame": "trading", "seat": "seat 2", "offered": "offer", "said": "x"}
                ]
            },
            "under_way 1, said: “x” is not a statement; “1 goth or 2 huns” is one.",
        ),
    ],
)
def test_impossible_descriptions_are_refused(rows: dict[str, Any], message: str) -> None:
    with pytest.raises(BadDescription) as refused:
        described(**rows)
    assert str(refused.value) == message
