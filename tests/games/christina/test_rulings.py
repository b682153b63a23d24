"""The rulings of Christina Regina (src/regalia/games/christina/RULINGS.md)."""

from __future__ import annotations

from collections import Counter

import pytest
from librt.random import Random

from regalia.engine.errors import BadOption, IllegalAction
from regalia.engine.state import CHANCE, OVER
from regalia.engine.story import outcome
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.rules import ChristinaState
from regalia.games.christina.words import ChristinaWords
from tests.games.christina.scene import (
    BLACK,
    BLUE,
    COLOUR_NAMES,
    COPPER,
    GAME,
    GOLD,
    GREEN,
    PLAIN,
    PURPLE,
    RED,
    SILVER,
    Scene,
    card,
    usual_scene,
)
from tests.zones import zone


def test_ch01_the_court_cards() -> None:
    state = GAME.new(2)
    assert isinstance(state, ChristinaState)
    assert [state.left(stack) for stack in range(3)] == [8, 9, 10]
    for group, plain in enumerate((3, 4, 5)):
        row = zone(state, z.UNSEEN)[group * 6 : group * 6 + 6]
        assert row == [1, 1, 1, 1, 1, plain]


def test_ch02_factions_actions_and_daggers() -> None:
    state = GAME.new(5)
    while GAME.words.notation(state, state.legal()[0]).startswith("start"):
        state.play(state.legal()[0])
    assert len(state.legal()) == 5  # the possible colours
    scene = usual_scene("blue red green black purple")
    assert scene.seen().spent == (0, 0, 0, 0, 0)  # five action cards
    for action in scene.read("assassinate 3 by gold"):
        scene.state.play(action)
    assert scene.legal() == ["as blue", "as red", "as green", "as black", "as purple"]


def test_ch03_the_people_and_their_titles() -> None:
    words = GAME.words
    assert isinstance(words, ChristinaWords)
    people = [[person.name for person in row] for row in words.cards.people]
    assert people == [
        ["René Descartes", "Georg Stiernhielm", "Olof Rudbeck"],
        ["Magnus de la Gardie", "Fredrik Vilhelm", "Karl Gustav"],
        ["Gustav Adolf", "Axel Oxenstierna", "Johan Adler Salvius"],
        ["Johannes Matthiae", "Paolo Casati", "Antonio Pimentel"],
        ["Maria Eleonora", "Ebba Levenhaupt", "Ebba Sparre"],
    ]
    assert words.cards.colours == ("blue", "red", "green", "black", "purple")
    assert words.cards.people[0][0].title == "The Philosopher"
    assert (
        "Copper turned up René Descartes, the Philosopher (copper blue)." in usual_scene().story()
    )


@pytest.mark.parametrize("seats", [1, 6])
def test_ch04_two_to_five_players(seats: int) -> None:
    with pytest.raises(BadOption, match="2 to 5 seats"):
        GAME.new(seats)


def test_ch04_the_start_is_drawn_by_lot_and_play_is_clockwise() -> None:
    state = GAME.new(3)
    assert list(state.weights()) == [1, 1, 1]
    scene = usual_scene("blue red green", start=2)
    order = []
    for _ in range(4):
        order.append(scene.state.to_act + 1)
        scene.move("draw gold bury copper")
    assert order == [2, 3, 1, 2]


def test_ch05_two_cards_of_each_stack_lie_open() -> None:
    seen = usual_scene().seen()
    assert seen.top == (
        (card(COPPER, BLUE), card(COPPER, RED)),
        (card(SILVER, GREEN), card(SILVER, BLACK)),
        (card(GOLD, PURPLE), card(GOLD, PLAIN)),
    )
    assert seen.unseen == (6, 7, 8)
    assert seen.covered == seen.buried == ((), (), ())


def test_ch06_colours_are_secret_and_differ() -> None:
    scene = usual_scene("blue red green")
    assert scene.seen().factions == (-1, -1, -1)
    assert scene.seen(2).factions == (-1, RED, -1)
    assert not any("green" in line for line in scene.story(1) if "S3" in line)
    dealt = Counter(
        tuple(zone(game, z.FACTION)) for number in range(50) for game in [dealt_factions(number)]
    )
    assert all(len(set(colours)) == 3 for colours in dealt)
    assert len(dealt) > 20


def dealt_factions(number: int) -> ChristinaState:
    """A game of three seats with colours dealt from a seed."""
    state, rng = GAME.new(3), Random(number)
    assert isinstance(state, ChristinaState)
    while state.next_undealt_seat() >= 0 or state.cells[z.STARTER] < 0:
        state.play(state.sample(rng))
    return state


def test_ch06_unused_colours_stay_unknown_until_scoring() -> None:
    scene = usual_scene("blue red")
    assert set(scene.seen(1).factions) == {BLUE, -1}
    assert not [line for line in scene.story(1) if line.startswith("Revealed")]


def test_ch07_a_coloured_card_goes_to_influence_a_plain_one_is_discarded() -> None:
    scene = usual_scene().move("draw gold bury copper")
    assert scene.influence(GOLD) == [PURPLE]
    scene.move("draw gold bury copper")
    assert scene.seen().discards[card(GOLD, PLAIN)] == 1
    assert scene.influence(GOLD) == [PURPLE]


def test_ch07_the_top_of_one_other_stack_is_buried() -> None:
    scene = usual_scene()
    assert not scene.can("draw gold bury gold")
    assert not scene.can("draw gold bury both")
    scene.move("draw gold bury silver")
    assert scene.seen().buried == ((), (card(SILVER, GREEN),), ())
    assert scene.tops()[:2] == [card(COPPER, BLUE), card(SILVER, BLACK)]


def test_ch07_cards_are_turned_up_after_all_choices() -> None:
    scene = usual_scene()
    state = scene.state
    for action in scene.read("draw gold"):
        state.play(action)
    assert state.to_act == 0
    assert scene.seen(1).top[GOLD] == (card(GOLD, PURPLE), card(GOLD, PLAIN))
    state.play(scene.read("bury copper")[0])
    assert state.to_act == CHANCE
    owners = []
    while state.to_act == CHANCE:
        owners.append(state.owner())
        state.play(state.legal()[0])
    assert owners == ["copper stack", "gold stack"]


def test_ch07_the_option_bury_lets_both_others_be_buried() -> None:
    scene = usual_scene(bury=2)
    assert scene.can("draw gold bury copper")
    scene.move("draw gold bury both")
    assert scene.seen().buried == ((card(COPPER, BLUE),), (card(SILVER, GREEN),), ())
    assert GAME.complete_options(3, {}) == {"bury": 1}
    with pytest.raises(BadOption, match="1, 2"):
        GAME.new(2, {"bury": 3})


def test_ch08_the_printed_group_says_which_influence() -> None:
    scene = usual_scene().move("manipulate copper with gold", "draw copper bury silver")
    assert scene.influence(GOLD) == [PURPLE]
    assert scene.influence(COPPER) == []


@pytest.mark.parametrize("stack", ["copper", "silver", "gold"])
@pytest.mark.parametrize("group", ["copper", "silver", "gold"])
def test_ch08_the_story_names_the_influence_that_the_card_went_to(stack: str, group: str) -> None:
    colour = {"copper": BLUE, "silver": GREEN, "gold": PURPLE}[group]
    scene = usual_scene()
    if stack != group:
        scene.move(f"manipulate {stack} with {group}")
    other = "gold" if stack == "copper" else "copper"
    scene.move(f"draw {stack} bury {other}")
    [told] = [line for line in scene.story() if " drew " in line]
    assert told.endswith(f"onto the {group} influence.")
    assert scene.influence(["copper", "silver", "gold"].index(group)) == [colour]


def test_ch09_buried_cards_come_up_again_in_order_without_chance() -> None:
    scene = Scene(copper="blue red green black purple plain plain plain")
    burials = 0
    while scene.seen().unseen[COPPER] > 0:
        scene.move(f"draw {'gold' if burials % 2 else 'silver'} bury copper")
        burials += 1
    known = scene.seen()
    assert known.top[COPPER] == (card(COPPER, PLAIN), card(COPPER, PLAIN))
    assert known.buried[COPPER] == tuple(card(COPPER, c) for c in (*range(5), PLAIN))
    scene.move("draw copper bury silver")
    assert scene.seen().top[COPPER] == (card(COPPER, PLAIN), card(COPPER, BLUE))
    assert "turned up René Descartes" in " ".join(scene.story())


def test_ch09_a_card_that_persuasion_covers_stays_known() -> None:
    scene = usual_scene().move("agitate gold", "persuade gold purple onto copper")
    seen = scene.seen()
    assert seen.top[COPPER] == (card(GOLD, PURPLE), card(COPPER, BLUE))
    assert seen.covered[COPPER] == (card(COPPER, RED),)
    scene.move("draw copper bury gold")
    assert scene.seen().top[COPPER] == (card(COPPER, BLUE), card(COPPER, RED))
    assert scene.seen().unseen[COPPER] == 6


def test_ch09_burying_from_a_stack_of_one_changes_nothing() -> None:
    last = {"copper": ["copper purple"]}
    discards = {"copper plain": 3}
    scene = Scene(top=last, influence={"copper": COLOUR_NAMES[:4]}, discards=discards)
    only = scene.tops()[COPPER]
    scene.move("draw silver bury copper")
    assert scene.tops()[COPPER] == only
    assert scene.state.left(COPPER) == 1
    assert scene.seen().buried[COPPER] == ()


@pytest.mark.parametrize(("stack", "kind"), [("gold", card(GOLD, PURPLE)), ("copper", BLUE)])
def test_ch10_agitation_discards_any_top_card_openly(stack: str, kind: int) -> None:
    scene = usual_scene().move(f"agitate {stack}")
    assert scene.seen().discards[kind] == 1
    assert scene.influence(GOLD) == []
    assert "discarded" in next(line for line in scene.story() if "Agitation" in line)


def test_ch09_burying_both_from_stacks_of_one_changes_nothing() -> None:
    scene = Scene(
        bury=2,
        top={"copper": ["copper purple"], "silver": ["silver plain"]},
        influence={"copper": COLOUR_NAMES[:4], "silver": COLOUR_NAMES},
        discards={"copper plain": 3, "silver plain": 3},
    )
    before = scene.tops()[:2]
    scene.move("draw gold bury both")
    assert scene.tops()[:2] == before
    assert [scene.state.left(stack) for stack in (COPPER, SILVER)] == [1, 1]
    assert scene.seen().buried[:2] == ((), ())


def test_ch10_agitation_takes_plain_cards_too() -> None:
    scene = Scene(gold="plain plain").move("agitate gold")
    assert scene.seen().discards[card(GOLD, PLAIN)] == 1


def test_ch10_agitation_needs_only_one_stack_with_cards() -> None:
    scene = Scene(
        top={"copper": ["copper purple"]},
        influence={"copper": COLOUR_NAMES[:4], "silver": COLOUR_NAMES},
        discards={"copper plain": 3, "silver plain": 4},
    )
    assert scene.can("manipulate")
    scene.move("agitate copper")
    assert [scene.state.left(stack) for stack in (COPPER, SILVER)] == [0, 0]
    assert scene.can("agitate gold")
    assert not scene.can("manipulate")


def test_ch11_manipulation_swaps_two_tops() -> None:
    scene = usual_scene().move("manipulate copper with gold")
    assert scene.tops() == [card(GOLD, PURPLE), card(SILVER, GREEN), card(COPPER, BLUE)]
    assert not scene.can("manipulate copper with copper")


def test_ch11_manipulation_needs_two_stacks_with_cards() -> None:
    scene = scene_with_empty_copper("blue red")
    assert scene.state.left(COPPER) == 0
    assert scene.can("manipulate silver with gold")
    assert not scene.can("manipulate copper")


def test_ch12_persuasion_returns_any_discard_to_any_stack() -> None:
    scene = Scene(gold="plain purple").move("draw gold bury copper")
    assert scene.legal()[3:6] == ["agitate", "manipulate", "persuade"]
    scene.move("persuade gold plain onto silver")
    assert scene.tops()[SILVER] == card(GOLD, PLAIN)
    assert sum(scene.seen().discards) == 0
    scene = usual_scene()
    assert "persuade" not in scene.legal()  # nothing is discarded yet


def test_ch12_an_empty_stack_is_opened_again() -> None:
    scene = scene_with_empty_copper("blue red")
    assert scene.can("pass")
    assert not scene.can("draw gold")
    scene.move("persuade copper plain onto copper")
    assert scene.can("draw copper bury silver")
    assert not scene.can("pass")


def test_ch13_an_action_card_is_spent_for_good_and_openly() -> None:
    scene = usual_scene().move("agitate gold", "draw gold bury copper")
    assert scene.seen().spent == (1, 0)
    assert not any(scene.can(action) for action in ("agitate", "manipulate", "persuade"))
    with pytest.raises(IllegalAction, match="spent"):
        scene.state.play(3)


def test_ch14_a_right_guess_tilts_the_victims_card() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as red")
    assert scene.seen().tilted == ((0, 0, 0), (0, 1, 0), (0, 0, 0))
    assert scene.seen().succeeded[0][1] == 1


def test_ch14_a_wrong_guess_tilts_the_assassins_card() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as green")
    assert scene.seen().tilted == ((0, 1, 0), (0, 0, 0), (0, 0, 0))
    assert scene.seen().succeeded[0][1] == 0


def test_ch14_assassin_and_victim_learn_more_than_the_others() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as black")
    assassin, victim, third, nobody = (scene.seen(*who) for who in ((1,), (2,), (3,), ()))
    assert assassin.factions == (BLUE, RED, -1)
    assert assassin.guesses[0][1] == BLACK
    assert victim.factions == (-1, RED, -1)
    assert victim.guesses[0][1] == BLACK
    assert third.factions == (-1, -1, GREEN)
    assert third.guesses[0][1] == nobody.guesses[0][1] == -1
    assert third.tried[0][1] == nobody.tried[0][1] == SILVER
    stories = {seat: scene.story(seat) for seat in (1, 2, 3)}
    assert "S1 took S2 for black." in stories[1]
    assert "S1 took S2 for black." in stories[2]
    assert "S1 saw S2's true colour: red." in stories[1]
    assert "S1 saw S2's true colour: red." in stories[2]
    assert not any("true colour" in line for line in stories[3])
    assert not any("took S2" in line for line in stories[3])


def test_ch14_the_assassins_own_card_must_be_untilted() -> None:
    scene = usual_scene("blue red green black").move("assassinate 2 by silver as green")
    scene.move(*["draw gold bury copper"] * 3)
    assert scene.can("assassinate 3 by gold")
    assert not scene.can("assassinate 3 by silver")
    scene.move("assassinate 3 by gold as red", *["draw gold bury copper"] * 3)
    scene.move("assassinate 4 by copper as red", *["draw gold bury copper"] * 3)
    assert scene.seen().tilted[0] == (1, 1, 1)
    assert not any(line.startswith("assassinate") for line in scene.legal())
    with pytest.raises(IllegalAction, match="tried seat 2 already"):
        scene.state.play(s.ASSASSINATE + 1)


def test_ch14_all_own_cards_tilted_ends_the_attempts() -> None:
    tried = {
        f"seat {victim}": {"by": group, "guess": "blue"}
        for victim, group in ((2, "copper"), (3, "silver"), (4, "gold"))
    }
    scene = Scene("blue red green black purple", assassinations={"seat 1": tried})
    assert scene.seen().tilted[0] == (1, 1, 1)
    with pytest.raises(IllegalAction, match="tilted"):
        scene.state.play(s.ASSASSINATE + 4)


def test_ch14_never_twice_on_the_same_victim_but_several_victims() -> None:
    scene = usual_scene("blue red green").move("assassinate 2 by silver as red")
    scene.move("draw gold bury copper", "draw gold bury copper")
    assert not scene.can("assassinate 2")
    assert scene.can("assassinate 3")


def test_ch14_the_victims_card_may_be_tilted_already() -> None:
    struck = {"seat 1": {"seat 3": {"by": "gold", "guess": "green"}}}
    scene = Scene("blue red green", start=2, assassinations=struck)
    assert scene.seen().tilted == ((0, 0, 0), (0, 0, 0), (0, 0, 1))
    scene.move("assassinate 3 by gold as green")
    assert scene.seen().tilted == ((0, 0, 0), (0, 0, 0), (0, 0, 1))


def test_ch14_guessing_the_own_colour_is_legal() -> None:
    scene = usual_scene("blue red").move("assassinate 2 by gold as blue")
    assert scene.seen().tilted[0] == (0, 0, 1)


def test_ch14_nobody_can_assassinate_themselves() -> None:
    scene = usual_scene("blue red")
    assert not scene.can("assassinate 1")
    with pytest.raises(IllegalAction, match="yourself"):
        scene.state.play(s.ASSASSINATE)


def test_ch15_pass_needs_an_empty_stack_and_draw_needs_none() -> None:
    scene = usual_scene()
    assert not scene.can("pass")
    with pytest.raises(IllegalAction, match="only while a court stack is empty"):
        scene.state.play(s.PASS)
    scene = scene_with_empty_copper("blue red")
    assert scene.can("pass")
    with pytest.raises(IllegalAction, match="Nobody may draw"):
        scene.state.play(s.DRAW)


def test_ch15_the_game_ends_when_all_pass_one_after_another() -> None:
    scene = scene_with_empty_copper("blue red green")
    scene.move("pass", "pass", "agitate gold", "pass", "pass")
    assert scene.state.to_act != OVER
    scene.move("pass")
    assert scene.state.to_act == OVER
    with pytest.raises(IllegalAction, match="over"):
        scene.state.play(s.PASS)


def scene_with_empty_copper(factions: str) -> Scene:
    """A game with an empty copper stack; its cards are in the influence stack and the discards."""
    return Scene(factions, influence={"copper": COLOUR_NAMES}, discards={"copper plain": 3})


def gold_example() -> Scene:
    """The rulebook's gold stack: from the top blue, red, green, black; green is nobody's."""
    scene = Scene("blue red black", start=2, influence={"gold": ["black", "green", "red", "blue"]})
    assert scene.influence(GOLD) == [BLUE, RED, GREEN, BLACK]
    return scene


def test_ch16_a_tilted_card_takes_its_colour_out_of_that_stack_alone() -> None:
    scene = gold_example()
    scene.move("draw silver bury copper")  # seat 2
    before = scene.state.scores()
    scene.move("assassinate 1 by gold as blue")
    assert scene.state.colours_left(GOLD) == [RED, GREEN, BLACK]
    assert before[0] - scene.state.scores()[0] == 3
    scene = gold_example().move("assassinate 1 by silver as blue")
    assert scene.state.colours_left(GOLD) == [BLUE, RED, GREEN, BLACK]


def test_ch16_a_failed_assassin_is_struck_too() -> None:
    scene = gold_example().move("assassinate 1 by gold as green")  # by red
    assert scene.state.colours_left(GOLD) == [BLUE, GREEN, BLACK]


def test_ch17_places_score_three_two_one_and_no_more() -> None:
    scene = gold_example()
    assert scene.state.scores() == [3, 2, 0]
    assert scene.state.cards_by_place() == [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1]]


def test_ch17_colours_nobody_plays_take_up_places() -> None:
    scene = Scene("blue purple", influence={"gold": ["blue", "green", "red", "black"]})
    assert scene.influence(GOLD) == [BLACK, RED, GREEN, BLUE]
    assert scene.state.scores() == [0, 0]


def test_ch18_more_high_places_break_a_tie() -> None:
    scene = Scene("blue red", gold="blue", silver="red green", copper="red green")
    scene.move("draw gold bury copper")  # blue alone on gold: 3
    scene.move("manipulate copper with gold")
    places = [[1, 0, 0, 0], [0, 1, 1, 0]]
    state = WithCardsByPlace.of(scene.state, places)
    assert state.scores() == [3, 3]
    assert state.ranks() == [1, 2]
    assert state.returns() == [1.0, 0.0]


def test_ch18_still_level_is_a_shared_victory() -> None:
    state = WithCardsByPlace.of(usual_scene().state, [[0, 1, 1, 0], [0, 1, 1, 0]])
    assert state.ranks() == [1, 1]
    assert state.returns() == [0.5, 0.5]


def test_ch18_second_places_count_before_third_places() -> None:
    state = WithCardsByPlace.of(usual_scene().state, [[0, 0, 3, 0], [0, 1, 1, 0]])
    assert state.scores() == [3, 3]
    assert state.ranks() == [2, 1]


def test_ch18_a_tie_in_play_is_broken_by_the_higher_place() -> None:
    won = {"gold": ["blue"], "silver": ["red", "green"], "copper": ["red", "green", "purple"]}
    scene = Scene("blue red", influence=won)
    assert scene.influence(GOLD) == [BLUE]
    assert scene.influence(SILVER) == [GREEN, RED]
    assert scene.influence(COPPER) == [PURPLE, GREEN, RED]
    assert scene.state.scores() == [3, 3]
    assert scene.state.ranks() == [1, 2]


def test_ch18_fewer_points_lose_whatever_the_places() -> None:
    state = WithCardsByPlace.of(usual_scene().state, [[1, 0, 0, 0], [0, 2, 0, 0]])
    assert state.ranks() == [2, 1]


class WithCardsByPlace(ChristinaState):
    """A position with the result of `cards_by_place` set by a test."""

    given: list[list[int]]

    @classmethod
    def of(cls, state: ChristinaState, given: list[list[int]]) -> WithCardsByPlace:
        state = cls(state.config, state.seats, state)
        state.given = given
        return state

    def cards_by_place(self) -> list[list[int]]:
        return self.given


def test_ch19_without_any_players_card_the_queen_wins() -> None:
    scene = Scene("purple black", influence={"gold": ["blue"]})
    assert scene.state.ranks() == [2, 2]
    assert scene.state.returns() == [0.0, 0.0]
    scene = Scene("purple black red", influence={"gold": ["blue"]})
    assert scene.state.ranks() == [3, 3, 3]
    assert scene.state.returns() == [0.0, 0.0, 0.0]


def test_ch19_the_result_says_that_the_queen_wins() -> None:
    scene = Scene("purple black", influence={"gold": ["blue"]})
    names = ["You", "Bo"]
    assert outcome(scene.state, names) == ["The Queen wins.", "2. You: 0 points", "2. Bo: 0 points"]
    scene = Scene("blue black", influence={"gold": ["blue"]})
    assert outcome(scene.state, names)[0] == "You win!"


def test_ch19_a_card_below_the_points_is_still_a_card() -> None:
    scene = Scene("black purple", influence={"gold": ["black", "blue", "red", "green"]})
    assert scene.state.scores() == [0, 0]
    assert scene.state.ranks() == [1, 1]  # not the Queen, and level by CH18


def test_ch20_the_rulebooks_worked_example() -> None:
    scene = gold_example().move("assassinate 1 by gold as blue")
    assert scene.state.colours_left(GOLD) == [RED, GREEN, BLACK]
    assert scene.state.scores() == [0, 3, 1]


def test_ch20_the_scoring_is_reported_step_by_step() -> None:
    scene = gold_example().move("assassinate 1 by gold as blue")
    while scene.state.to_act != OVER:
        scene.move("pass" if scene.can("pass") else "draw copper bury silver")
    stories = " ".join(scene.story())
    assert "Struck from gold: blue, because S1's gold card is tilted." in stories
    assert "Gold: red scores 3 points for S2." in stories
    assert "Gold: green, nobody's colour, takes 2 points." in stories
    assert "Gold: black scores 1 point for S3." in stories


def test_ch21_a_seat_sees_only_what_it_may() -> None:
    scene = usual_scene("blue red green")
    scene.move("assassinate 2 by silver as black", "assassinate 3 by gold as green")
    one, two, three = (scene.seen(seat) for seat in (1, 2, 3))
    assert (one.factions, two.factions, three.factions) == (
        (BLUE, RED, -1),
        (-1, RED, GREEN),
        (-1, -1, GREEN),
    )
    assert one.guesses == ((-1, BLACK, -1), (-1, -1, -1), (-1, -1, -1))
    assert two.guesses == ((-1, BLACK, -1), (-1, -1, GREEN), (-1, -1, -1))
    assert three.guesses == ((-1, -1, -1), (-1, -1, GREEN), (-1, -1, -1))
    public = scene.seen()
    for seen in (one, two, three):
        assert (seen.top, seen.tilted, seen.tried) == (public.top, public.tilted, public.tried)
    assert scene.seen(1, 3).factions == (BLUE, RED, GREEN)


def test_ch21_only_its_own_seat_sees_a_half_made_move() -> None:
    scene = usual_scene("blue red")
    before = scene.seen(2)
    for action in scene.read("assassinate 2 by gold"):
        scene.state.play(action)
    assert scene.seen(1).making
    assert scene.seen(2) == before


def test_ch21_everything_is_open_after_scoring() -> None:
    scene = scene_with_empty_copper("blue red").move("pass", "pass")
    assert scene.state.to_act == OVER
    assert scene.seen().factions == (BLUE, RED)
    assert scene.seen().points == tuple(scene.state.scores())
    assert scene.state.config is GAME
