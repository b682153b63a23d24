"""The steward of Res Publica: what he asks, answers, gives and displays."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from regalia import games
from regalia.engine.draft import Draft
from regalia.engine.journal import Event, Journal
from regalia.engine.state import CHANCE, OVER
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.steward import ResPublicaEvaluator
from regalia.games.res_publica.trade import PACKING, characteristic_of
from tests.games.res_publica.scene import BOOK, GAME, HUN, Scene, cards

MANY = 40
"""So many times a choice is made that wavers."""

LAST_DISPLAYS: dict[str, Any] = {"ending": 0, "closer": "seat 4", "finals": 0}
"""Of four the turns are over, and the first seat displays."""


def moved(scene: Scene, luck: int = 1) -> str:
    """What the steward does where a seat is asked."""
    state = scene.state
    steward, rng = GAME.steward(), Random(luck)
    draft = Draft(state, state.to_act)
    while not draft.finished():
        draft.step(steward.decide(draft.state.copy(), state.to_act, rng))
    return draft.notation()


def often(scene: Scene) -> set[str]:
    return {moved(scene, luck) for luck in range(MANY)}


def told(games_played: int) -> list[list[Event]]:
    """The events of whole games of four stewards."""
    steward = GAME.steward()
    found = []
    for seed in range(games_played):
        rng = Random(seed)
        state = games.load("res_publica").new(4)
        state.journal = Journal()
        while state.to_act != OVER:
            if state.to_act == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(steward.decide(state.copy(), state.to_act, rng))
        found.append(state.journal.events)
    return found


def test_he_trades_and_names_what_he_means() -> None:
    for events in told(2):
        stated = [event for event in events if event.kind == s.STATED]
        assert all(characteristic_of(event.c) < s.KINDS for event in stated), "a word said by lot"
        assert sum(event.kind == s.ACCEPTED for event in events) >= 3
        requests = {(e.a, e.c, e.d) for e in stated if e.b == 0}
        assert len(requests) > 10, "he says the same for ever"


def test_he_asks_for_what_makes_a_set_whole() -> None:
    scene = Scene("4 goths, 1 hun, 1 viking", "2 goths, 2 huns", "1 goth, 2 vikings", "4 huns")
    said = [moved(scene, luck) for luck in range(MANY)]
    assert all(text.startswith("request") for text in said)
    assert sum("1 goth" in text for text in said) > 0.9 * MANY


def test_he_does_not_give_the_last_card_of_a_set_for_little() -> None:
    scene = Scene("4 goths, 1 hun, 3 vikings", "1 goth, 4 langobards", "1 hun", "1 viking")
    scene.move("request 1 goth")
    for answer in often(scene):
        assert answer == "decline" or "langobard" in answer, answer
    plain = Scene("4 goths, 1 hun, 3 vikings", "1 hun, 1 viking", "1 hun", "1 viking")
    plain.move("request 1 viking")
    assert often(plain) != {"decline"}, "he never trades"


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("2 huns, 1 goth, 4 alchemy", "request 3 people and 1 pair"),
        ("2 huns, 4 alchemy", "request 1 pair and 1 people pair"),
        ("2 huns, 2 goths, 1 trade", "request 2 people and 1 pair"),
    ],
)
def test_what_he_can_give_is_never_free(hand: str, asked: str) -> None:
    scene = Scene("1 goth", hand, "1 hun", "1 viking")
    scene.move(asked)
    evaluator = ResPublicaEvaluator(scene.state, 1, Random(1))
    picks = evaluator.cheapest(scene.state.said())
    assert picks > 0
    assert all(PACKING.count(picks, kind) <= count for kind, count in enumerate(cards(hand)))
    assert evaluator.loss(picks) > 0


def test_in_the_last_displays_two_books_are_worth_more_in_hand() -> None:
    scene = Scene("2 books, 1 hun", "1 hun", "1 hun", "1 hun", **LAST_DISPLAYS)
    assert often(scene) == {"rest"}
    scene = Scene("2 books, 4 trade", "1 hun", "1 hun", "1 hun", **LAST_DISPLAYS)
    assert often(scene) == {"display 2 books"}


def test_a_set_that_scores_nothing_counts_by_its_pairs() -> None:
    laid = ("2 books", "", "", "")
    scene = Scene("3 books, 1 hun", "1 hun", "1 hun", "1 hun", laid=laid, **LAST_DISPLAYS)
    evaluation = ResPublicaEvaluator(scene.state, 0, Random(1)).card_values
    assert evaluation.worth(BOOK, 2) == evaluation.worth(BOOK, 3) == evaluation.worth(HUN, 2) == 1.0


def test_of_equal_answers_he_prefers_nobody() -> None:
    scene = Scene("4 goths, 3 huns", "1 goth, 1 viking", "1 goth, 1 viking", "1 goth, 1 viking")
    scene.move("request 1 goth", "for 1 hun", "for 1 hun", "for 1 hun")
    assert often(scene) == {"accept 2", "accept 3", "accept 4"}


def test_in_the_last_displays_no_city_is_saved_for_that_is_not_there() -> None:
    scene = Scene("2 books, 4 trade", "1 hun", "1 hun", "1 hun", **LAST_DISPLAYS)
    for city in range(s.CITIES):
        scene.state.city_of[city] = 1
    assert scene.state.next_city() == s.CITIES
    assert often(scene) == {"rest"}
