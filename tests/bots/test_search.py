"""The search itself, against answers that are known."""

from __future__ import annotations

import gc
import time
import tracemalloc
from itertools import count

import pytest
from librt.random import Random

from regalia import bots, games
from regalia.arena.play import play_game
from regalia.bots.particle_filter import ParticleFilter
from regalia.bots.random import RandomPlayer
from regalia.bots.search import CLOCK_INTERVAL, MAX_KEPT_NODES, Search, SearchConfig, SearchPlayer
from regalia.bots.tree import NONE, ROOT, Tree
from regalia.engine.game import Game
from regalia.engine.past import Past, apply_and_observe
from regalia.engine.player import Player, imagined_position, whole_move
from regalia.engine.playout import Tally
from regalia.engine.state import CHANCE, OVER, State
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from tests.bots import configs
from tests.bots.games import CALL, FOLD, HIDDEN, LEFT, Bluff, Cups, bluff, exact, heap
from tests.contract.cases import Case, all_cases, contract_cases, sweep, walk
from tests.zones import zone


def searched(
    state: State, iterations: int, config: SearchConfig | None = None, seed: int = 1
) -> Search:
    """A search by the seat that is to act."""
    seat, rng = state.to_act, Random(seed)
    search = Search(config or SearchConfig(), RandomPlayer(), state, seat, rng, Tree())
    search.run(iterations, 0.0)
    return search


def worth(search: Search, action: int) -> float:
    """What the search thinks of an action."""
    child = search.tree.child(ROOT, search.root.seen_as(action, search.seat))
    return search.tree.mean(child) if child != NONE else -1.0


PLAIN = {name: configs.configs(1)[name] for name in ("plain", "averages", "widening")}


@pytest.mark.parametrize("name", PLAIN)
@pytest.mark.parametrize("number", [5, 6, 7, 9, 10, 11])
def test_a_forced_win_is_found(name: str, number: int) -> None:
    search = searched(heap(number), 1500, PLAIN[name])
    assert search.best_action() + 1 == number % 4
    assert worth(search, search.best_action()) > 0.8


@pytest.mark.parametrize("name", PLAIN)
def test_a_certain_loss_is_avoided(name: str) -> None:
    # To take two of five leaves three, which the next seat takes at once.
    search = searched(heap(5), 1500, PLAIN[name])
    for action in (1, 2):
        child = search.tree.child(ROOT, action)
        assert search.tree.visits(child) < 150
        assert worth(search, action) < 0.4
    lost = searched(heap(8), 3000, PLAIN[name])
    assert lost.return_sums[0] / float(lost.done) < 0.3


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("wind", [False, True])
def test_a_search_comes_to_what_enumeration_gives(seats: int, wind: bool) -> None:
    known: dict[tuple[int, ...], list[float]] = {}
    for number in range(3, 8):
        state = heap(number, seats, wind)
        after = {}
        for action in state.legal():
            here = state.copy()
            here.apply(action)
            after[action] = exact(here, known)[0]
        search = searched(state, 6000, SearchConfig(exploration=0.4))
        best = max(after.values())
        assert after[search.best_action()] == pytest.approx(best)
        assert worth(search, search.best_action()) == pytest.approx(best, abs=0.1)


def test_at_the_end_of_a_real_game_it_comes_to_what_enumeration_gives() -> None:
    """Christina Regina shrunk to its last moves, where all is known to both."""
    game, compared = games.load("christina"), 0
    for seed in range(400):
        state, rng = game.new(2), Random(seed)
        while state.to_act != OVER and not open_and_short(state):
            legal = state.legal()
            state.apply(legal[rng.randrange(len(legal))])
        if state.to_act == OVER or len(state.legal()) < 2:
            continue
        known: dict[tuple[int, ...], list[float]] = {}
        after = {}
        for action in state.legal():
            here = state.copy()
            here.apply(action)
            after[action] = exact(here, known)[state.to_act]
        best, worst = max(after.values()), min(after.values())
        if len(known) > 3000 or best == worst:
            continue
        assert after[searched(state, 2000).best_action()] == best
        compared += 1
        if compared == 6:
            return
    raise AssertionError(f"only {compared} positions were found")


def open_and_short(state: State) -> bool:
    assert isinstance(state, ChristinaState)
    if state.to_act < 0 or state.underway() or state.cells[z.STARTER] < 0:
        return False
    spent = state.is_spent(0) and state.is_spent(1)
    known = state.knows_faction(0, 1) and state.knows_faction(1, 0)
    left = sum(state.left(stack) for stack in range(3))
    return spent and known and sum(zone(state, z.UNSEEN)) == 0 and left <= 9


@pytest.mark.parametrize("drawn", [0, 1])
def test_a_bluff_that_only_a_leak_could_see_through_is_not_seen_through(drawn: int) -> None:
    search = searched(bluff(Bluff, drawn), 4000, SearchConfig(exploration=5.0))
    assert search.best_action() == FOLD
    assert worth(search, CALL) == pytest.approx(1 / 3, abs=0.05)


def test_what_others_choose_unseen_falls_together() -> None:
    search = searched(bluff(Cups, 0), 4000, SearchConfig(exploration=1.0))
    # Who saw where the coin is hid would call and win all.
    assert worth(search, CALL) == pytest.approx(0.5, abs=0.05)
    assert search.best_action() == CALL


def test_equal_seed_and_iterations_give_equal_answers() -> None:
    game = games.load("christina")
    for name in configs.NAMES:
        answers = []
        for _ in range(2):
            state, players = game.new(2), [configs.player(name, game, 4) for _ in range(2)]
            rngs = [Random(seat) for seat in range(2)]
            play_game(state, players, rngs, Random(9), Tally())
            answers.append(state.dump())
        assert answers[0] == answers[1]


def test_forced_moves_are_not_searched() -> None:
    state = heap(1)
    player = SearchPlayer("s", SearchConfig(iterations=1 << 40), RandomPlayer())
    assert player.decide(state, 0, Random(1)) == 0
    assert player.last_search is None


def test_a_search_stops_by_the_clock_and_by_the_count_whichever_is_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = games.load("christina").new(4)
    rng = Random(1)
    while state.to_act == CHANCE:
        state.apply(state.sample(rng))
    with monkeypatch.context() as patch:
        clock = count()
        patch.setattr(time, "perf_counter", lambda: float(next(clock)))  # a second a look
        player = SearchPlayer(
            "s", SearchConfig(iterations=1 << 40, move_seconds=100.0), RandomPlayer()
        )
        player.decide(state, state.to_act, rng)
        assert player.last_search is not None
        assert (
            50 * CLOCK_INTERVAL < player.last_search.done < 60 * CLOCK_INTERVAL
        )  # of the move's time the first has 0.6
        assert player.seconds_left == pytest.approx(100.0 - next(clock), abs=3.0)
        begun = next(clock)
        assert whole_move(player, imagined_position(state, state.to_act, 1), state.to_act, 1)
        assert next(clock) - begun < 110
    player = SearchPlayer("s", SearchConfig(move_seconds=1.0e-9), RandomPlayer())
    assert whole_move(player, imagined_position(state, state.to_act, 1), state.to_act, 1)
    player = SearchPlayer("s", SearchConfig(iterations=7, move_seconds=1000.0), RandomPlayer())
    player.decide(state, state.to_act, rng)
    assert player.last_search is not None
    assert player.last_search.done == 7


def test_what_weighing_worlds_took_is_taken_from_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.load("christina")
    state, rng = game.new(3), Random(2)
    past = Past(state.copy(), 0)
    while len(past.seen) < 20 or state.to_act != 0 or state.underway():
        legal = state.legal()
        apply_and_observe([past], state, [legal[rng.randrange(len(legal))]])
    player = SearchPlayer("s", SearchConfig(move_seconds=100.0, particles=20), game.steward())
    player.recall(past)
    clock = count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))  # a second a look
    player.decide(state, 0, rng)
    assert player.seconds_left == pytest.approx(40.0, abs=3.0)


def test_who_is_hurried_searches_less() -> None:
    player = SearchPlayer("s", SearchConfig(iterations=100), RandomPlayer())
    player.scale_time(0.25)
    player.decide(heap(9), 0, Random(1))
    assert player.last_search is not None
    assert player.last_search.done == 25


def test_the_tree_is_kept_where_it_still_fits() -> None:
    state = heap(12)
    player = SearchPlayer("s", SearchConfig(iterations=400), RandomPlayer())
    past = Past(state.copy(), 0)
    rng = Random(5)
    player.recall(past)
    for action in (player.decide(state, 0, rng), 0):
        past = past.copy()
        past.note(state, action)
        state.apply(action)
    player.recall(past)
    player.decide(state, 0, rng)
    assert player.last_search is not None
    assert player.last_search.tree.visits(ROOT) > 400  # those before are counted
    other = past.copy()
    other.add(99)  # what the tree has never seen
    player.recall(other)
    player.decide(state, 0, rng)
    assert player.last_search.tree.visits(ROOT) == 400


def test_a_branch_is_the_tree_below() -> None:
    search = searched(heap(9), 300)
    child = search.tree.child(ROOT, 0)
    part = search.tree.subtree(child)
    assert part.visits(ROOT) == search.tree.visits(child)
    assert part.mean(ROOT) == search.tree.mean(child)
    for code in range(3):
        there, here = search.tree.child(child, code), part.child(ROOT, code)
        assert part.visits(here) == search.tree.visits(there)
        assert part.mean(here) == search.tree.mean(there)
    assert 0 < part.size < search.tree.size


@pytest.mark.parametrize("name", ["keeping", "all"])
def test_memory_does_not_grow_over_a_long_game(name: str) -> None:
    game = games.load("christina")
    sizes = []
    player = configs.player(name, game, 30)

    class Watched(Player):
        def __init__(self) -> None:
            super().__init__("watched", True)

        def recall(self, past: Past) -> None:
            player.recall(past)

        def decide(self, state: State, seat: int, rng: Random) -> int:
            action = player.decide(state, seat, rng)
            assert isinstance(player, SearchPlayer)
            if player.tree is not None:
                sizes.append(player.tree.size)
            return action

    others: list[Player] = [RandomPlayer(), RandomPlayer()]
    for seed in range(3):
        play_game(
            game.new(3), [Watched(), *others], [Random(s) for s in range(3)], Random(seed), Tally()
        )
    assert len(sizes) > 30
    # A node or so for each new iteration, and chance and others on the way; never all that was.
    assert max(sizes) < 30 * 40
    assert isinstance(player, SearchPlayer)
    assert player.beliefs is None or len(player.beliefs.worlds) <= 20


@pytest.mark.parametrize("seats", [2, 3])
def test_others_are_modelled_and_believed_only_in_a_crowd(seats: int) -> None:
    game = games.load("christina")
    config = SearchConfig(iterations=8, model_opponents=True, particles=20, min_seats=3)
    player = SearchPlayer("s", config, game.steward())
    others: list[Player] = [RandomPlayer() for _ in range(seats - 1)]
    rngs = [Random(seat) for seat in range(seats)]
    play_game(game.new(seats), [player, *others], rngs, Random(1), Tally())
    assert (player.beliefs is not None) == (seats == 3)
    assert config.opponents_follow_model(seats) == (seats == 3)


def test_a_tree_too_great_to_keep_is_let_go() -> None:
    player = SearchPlayer("s", SearchConfig(iterations=10), RandomPlayer())
    state = heap(12)
    player.recall(Past(state, 0))
    player.decide(state, 0, Random(1))
    assert player.tree is not None
    while player.tree.size <= MAX_KEPT_NODES:
        player.tree.add_child(ROOT, 5)
    player.decide(state, 0, Random(1))
    assert player.tree is not None
    assert player.tree.size < MAX_KEPT_NODES


def test_searches_give_their_memory_back() -> None:
    """Counted by Python's allocators: twenty searches leave less than one of them holds."""
    state = heap(12, 3)

    def held() -> int:
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        searched(state, 200)
        before = held()
        kept = searched(state, 200)
        one = held() - before
        assert kept.tree.size > 100
        assert one > 8 * kept.tree.size
        before = held()
        for _ in range(20):
            searched(state, 200)
        assert held() - before < one
    finally:
        tracemalloc.stop()


# Beliefs.


def test_beliefs_learn_from_what_others_do() -> None:
    game = games.load("christina")
    steward = game.steward()
    believed, chances = 0.0, 0.0
    for seed in range(6):
        state, rng = game.new(3), Random(seed)
        past = Past(state.copy(), 0)
        beliefs = ParticleFilter(past, steward, 60, 0.2)
        for _ in range(40):
            if state.to_act == OVER:
                break
            actor = state.to_act
            action = state.sample(rng) if actor < 0 else steward.decide(state.copy(), actor, rng)
            past.note(state, action)
            state.apply(action)
        assert beliefs.update(past, rng)
        beliefs.refill(state, rng)
        assert isinstance(state, ChristinaState)
        for other in (1, 2):
            if not state.knows_faction(0, other):
                right = [
                    isinstance(w, ChristinaState)
                    and zone(w, z.FACTION)[other] == zone(state, z.FACTION)[other]
                    for w in beliefs.worlds
                ]
                total = sum(beliefs.weights)
                believed += sum(w for w, r in zip(beliefs.weights, right, strict=True) if r) / total
                chances += 1 / (s.COLOURS - 1)
    assert chances > 2
    assert believed > 1.5 * chances


@pytest.mark.parametrize("case", [c for c in all_cases() if c.seats == 3], ids=str)
def test_believed_worlds_look_to_the_seat_like_the_truth(case: Case) -> None:
    """Each is played on as the seat saw the game go; so it sees in each what it sees in truth."""
    looked_at = fitted = asked = 0
    for seed in range(3):
        state, rng = case.start(), Random(seed)
        pasts = [Past(state.copy(), seat) for seat in range(case.seats)]
        beliefs = [ParticleFilter(past, RandomPlayer(), 24, 0.5) for past in pasts]
        while state.to_act != OVER:
            legal = state.legal()
            chance = state.to_act == CHANCE
            action = state.sample(rng) if chance else legal[rng.randrange(len(legal))]
            apply_and_observe(pasts, state, [action])
            if state.to_act == OVER:  # the end opens all
                break
            for past, held in zip(pasts, beliefs, strict=True):
                assert held.update(past, rng)
                if state.to_act == past.seat:
                    asked += 1
                    fitted += held.matches(state)
                if state.in_played_draft() and state.to_act != past.seat:
                    continue  # the worlds are amid the move, and keep nothing for others to see
                for world, weight in zip(held.worlds, held.weights, strict=True):
                    if weight > 0:
                        looked_at += 1
                        seat = (past.seat,)
                        assert world.top() == state.top()
                        assert case.game.observation(world, seat) == case.game.observation(
                            state, seat
                        )
    assert looked_at > 500
    # In games of hidden hands worlds die out, and are revived; the sooner, the more is hidden.
    few = {
        "res_publica": 20,
        "regency": 60,
        "domus": 60,  # each turn a card is played that few of the worlds have in that hand
        "strange": 8,
        "dealers30": 6,
        "dealers90": 6,
    }.get(case.game.name, 2)
    assert few * fitted > asked


class Always(Player):
    """Takes the first of the legal actions, or another by its place."""

    def __init__(self, place: int) -> None:
        super().__init__("always")
        self.place = place

    def decide(self, state: State, seat: int, rng: Random) -> int:
        return list(state.legal())[self.place]


def test_what_was_chosen_unseen_is_not_taken_for_what_the_model_does() -> None:
    start = bluff(Cups, 0)
    past = Past(start.copy(), 1)
    apply_and_observe([past], start.copy(), [CALL, LEFT])
    beliefs = ParticleFilter(Past(past.start, 1), Always(0), 2000, 0.7)
    assert beliefs.update(past, Random(1))
    right = sum(isinstance(w, Cups) and w.cells[HIDDEN] == 1 for w in beliefs.worlds)
    assert right / 2000 == pytest.approx(0.35, abs=0.05)


def test_weights_do_not_vanish_in_a_long_game() -> None:
    state = heap(3000)
    past = Past(state.copy(), 0)
    beliefs = ParticleFilter(past, Always(-1), 8, 0.2)
    apply_and_observe([past], state, [0] * 2500)
    assert beliefs.update(past, Random(1))
    assert beliefs.matches(state)


def test_beliefs_that_take_too_long_are_given_up() -> None:
    game = games.load("christina")
    state, rng = game.new(3), Random(2)
    past = Past(state.copy(), 0)
    beliefs = ParticleFilter(past, game.steward(), 10, 0.5)
    while len(past.seen) < 30:
        legal = state.legal()
        apply_and_observe([past], state, [legal[rng.randrange(len(legal))]])
    assert beliefs.update(past, rng, until=1.0e-9)
    assert not beliefs.worlds
    beliefs.refill(state, rng)
    assert len(beliefs.worlds) == 10


def test_no_beliefs_are_kept_from_before_one_was_hurried() -> None:
    game = games.load("christina")
    state, rng = game.new(3), Random(2)
    past = Past(state.copy(), 0)
    player = SearchPlayer("s", SearchConfig(iterations=3, particles=30), game.steward())
    while state.to_act != 0:
        legal = state.legal()
        apply_and_observe([past], state, [legal[rng.randrange(len(legal))]])
    player.recall(past.copy())
    player.decide(state, 0, rng)
    assert player.last_search is not None
    assert player.last_search.beliefs is not None
    player.scale_time(0.1)
    player.decide(state, 0, rng)
    assert player.last_search.beliefs is None


def test_beliefs_of_another_game_are_not_taken_over() -> None:
    game = games.load("christina")
    past = Past(game.new(2), 0)
    beliefs = ParticleFilter(past, RandomPlayer(), 5, 0.5)
    assert not beliefs.update(Past(game.new(2), 0), Random(1))
    assert not beliefs.update(Past(past.start, 1), Random(1))


# Every bot and every game.

LONG = 300
"""In a game of more positions a search takes about `THOUGHTS` decisions."""
THOUGHTS = 30 if sweep() else 15


class Seldom(Player):
    """Lets another player take one decision in ``apart``, and takes the others at random."""

    def __init__(self, player: Player, apart: int) -> None:
        super().__init__(player.name, player.remembers)
        self.player = player
        self.apart = apart
        self.decisions = 0

    def recall(self, past: Past) -> None:
        self.player.recall(past)

    def decide(self, state: State, seat: int, rng: Random) -> int:
        self.decisions += 1
        if self.decisions % self.apart:
            legal = state.legal()
            return int(legal[rng.randrange(len(legal))])
        return int(self.player.decide(state, seat, rng))


@pytest.mark.parametrize("name", configs.NAMES)
@pytest.mark.parametrize("case", contract_cases(), ids=str)
def test_every_bot_plays_every_game_to_its_end(case: Case, name: str) -> None:
    try:
        players = [configs.player(name, case.game, 2) for _ in range(case.seats)]
    except bots.BadOption:
        pytest.skip("this game has no steward")
    positions = sum(1 for _ in walk(case, 7))
    if positions > LONG and isinstance(players[0], SearchPlayer):
        players = [Seldom(player, positions // THOUGHTS) for player in players]
    state = case.start()
    rngs = [Random(seat) for seat in range(case.seats)]
    play_game(state, players, rngs, Random(7), Tally())
    assert state.to_act == OVER
    assert state.audit() == ""


def levelled(game: Game) -> list[Player]:
    return [bots.make(level, game) for level in bots.LEVELS]


def test_each_level_has_its_pace() -> None:
    game = games.load("christina")
    for player in levelled(game):
        assert isinstance(player, SearchPlayer)
        assert 0 < player.config.move_seconds < 1
        assert player.config.move_seconds == bots.pace(player.name)
    assert bots.pace("steward") == 0
