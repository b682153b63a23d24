"""The steward of Res Publica: its requests, answers, picks and displays."""

from __future__ import annotations

from typing import Any

import pytest
from librt.random import Random

from regalia import games
from regalia.engine.draft import Draft
from regalia.engine.journal import Event, Journal
from regalia.engine.state import CHANCE, OVER
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.steward import ResPublicaEvaluator
from regalia.games.res_publica.trade import PACKING
from tests.games.res_publica.scene import BOOK, GAME, HUN, Scene, cards

MANY = 40
"""Number of times that a random decision is repeated."""

LAST_DISPLAYS: dict[str, Any] = {"ending": 0, "closer": "seat 4", "finals": 0}
"""A position of four seats with all turns played; seat 1 makes its last displays."""


def steward_move(scene: Scene, seed: int = 1) -> str:
    """The move of the steward for the seat to act."""
    state = scene.state
    steward, rng = GAME.steward(), Random(seed)
    draft = Draft(state, state.to_act)
    while not draft.finished():
        draft.step(steward.decide(draft.state.copy(), state.to_act, rng))
    return draft.notation()


def steward_moves(scene: Scene) -> set[str]:
    return {steward_move(scene, seed) for seed in range(MANY)}


def steward_games(games_played: int) -> list[list[Event]]:
    """The events of whole games between four stewards."""
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


def test_it_trades_and_names_kinds() -> None:
    for events in steward_games(2):
        stated = [s.SCHEMA.event(event) for event in events if event.kind == s.STATED]
        assert all(said.first.characteristic < s.KINDS for said in stated), (
            "a group or pair, which a steward names only by chance"
        )
        assert sum(event.kind == s.ACCEPTED for event in events) >= 3
        requests = {(said.seat, said.first, said.second) for said in stated if said.verb == 0}
        assert len(requests) > 10, "the requests are always the same"


def test_it_asks_for_cards_that_complete_a_set() -> None:
    scene = Scene("4 goths, 1 hun, 1 viking", "2 goths, 2 huns", "1 goth, 2 vikings", "4 huns")
    moves = [steward_move(scene, seed) for seed in range(MANY)]
    assert all(text.startswith("request") for text in moves)
    assert sum("1 goth" in text for text in moves) > 0.9 * MANY


def test_it_asks_a_high_price_for_the_last_card_of_a_set() -> None:
    scene = Scene("4 goths, 1 hun, 3 vikings", "1 goth, 4 langobards", "1 hun", "1 viking")
    scene.move("request 1 goth")
    for answer in steward_moves(scene):
        assert answer == "decline" or "langobard" in answer, answer
    plain = Scene("4 goths, 1 hun, 3 vikings", "1 hun, 1 viking", "1 hun", "1 viking")
    plain.move("request 1 viking")
    assert steward_moves(plain) != {"decline"}, "it never trades"


@pytest.mark.parametrize(
    ("hand", "asked"),
    [
        ("2 huns, 1 goth, 4 alchemy", "request 3 people and 1 pair"),
        ("2 huns, 4 alchemy", "request 1 pair and 1 people pair"),
        ("2 huns, 2 goths, 1 trade", "request 2 people and 1 pair"),
    ],
)
def test_cards_to_give_always_cost_something(hand: str, asked: str) -> None:
    scene = Scene("1 goth", hand, "1 hun", "1 viking")
    scene.move(asked)
    evaluator = ResPublicaEvaluator(scene.state, 1, Random(1))
    picks = evaluator.cheapest(scene.state.said())
    assert picks > 0
    assert all(PACKING.count(picks, kind) <= count for kind, count in enumerate(cards(hand)))
    assert evaluator.loss(picks) > 0


def test_in_the_last_displays_two_books_are_worth_more_in_hand() -> None:
    scene = Scene("2 books, 1 hun", "1 hun", "1 hun", "1 hun", **LAST_DISPLAYS)
    assert steward_moves(scene) == {"rest"}
    scene = Scene("2 books, 4 trade", "1 hun", "1 hun", "1 hun", **LAST_DISPLAYS)
    assert steward_moves(scene) == {"display 2 books"}


def test_a_set_that_scores_nothing_counts_by_its_pairs() -> None:
    laid = ("2 books", "", "", "")
    scene = Scene("3 books, 1 hun", "1 hun", "1 hun", "1 hun", laid=laid, **LAST_DISPLAYS)
    evaluation = ResPublicaEvaluator(scene.state, 0, Random(1)).card_values
    assert evaluation.worth(BOOK, 2) == evaluation.worth(BOOK, 3) == evaluation.worth(HUN, 2) == 1.0


def test_equal_answers_are_accepted_from_any_seat() -> None:
    scene = Scene("4 goths, 3 huns", "1 goth, 1 viking", "1 goth, 1 viking", "1 goth, 1 viking")
    scene.move("request 1 goth", "for 1 hun", "for 1 hun", "for 1 hun")
    assert steward_moves(scene) == {"accept 2", "accept 3", "accept 4"}


def test_in_the_last_displays_cards_are_not_kept_for_a_city_that_is_gone() -> None:
    scene = Scene("2 books, 4 trade", "1 hun", "1 hun", "1 hun", **LAST_DISPLAYS)
    for city in range(s.CITIES):
        scene.state.cells[z.CITY_OF + city] = 1
    assert scene.state.next_city() == s.CITIES
    assert steward_moves(scene) == {"rest"}
