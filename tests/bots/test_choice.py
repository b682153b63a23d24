"""The action that a search returns is the most visited one."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.bots.random import RandomPlayer
from regalia.bots.search import Search, SearchConfig
from regalia.bots.tree import ROOT, Tree
from tests.bots.games import heap

Found = list[tuple[float, int]]


def best(found: Found) -> int:
    """What is taken of the actions in their order: the worth of each visit, and how many."""
    state = heap(7)
    search = Search(SearchConfig(), RandomPlayer(), state, state.to_act, Random(1), Tree())
    actions = list(state.legal())
    assert len(actions) == 3
    for action, (worth, visits) in zip(actions, found, strict=False):
        node = search.tree.add_child(ROOT, state.seen_as(action, state.to_act))
        for _ in range(visits):
            search.tree.update(node, worth)
    return actions.index(search.best_action())


@pytest.mark.parametrize(
    ("found", "taken"),
    [
        ([(0.6, 20), (1.0, 1), (0.5, 4)], 0),
        ([(1.0, 1), (0.5, 4), (0.6, 20)], 2),
        ([(0.2, 5), (0.4, 5), (0.3, 5)], 1),
        ([(0.4, 5), (0.2, 5)], 0),
        ([(0.0, 3), (0.0, 4)], 1),
    ],
)
def test_the_action_of_most_visits_is_taken_and_of_equals_the_better(
    found: Found, taken: int
) -> None:
    assert best(found) == taken


def test_without_a_visit_any_legal_action_is_taken() -> None:
    assert best([]) == 0
