"""The rulings of Res Publica (src/regalia/games/res_publica/RULINGS.md)."""

from __future__ import annotations

import pytest
from librt.random import Random

from regalia.engine.errors import BadDump, BadOption
from regalia.engine.game import Game
from regalia.engine.state import CHANCE, OVER, State
from regalia.games.res_publica import ResPublica
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.cards import CARD_FILE
from regalia.games.res_publica.rules import ResPublicaState
from tests.games.res_publica.scene import (
    BOOK,
    GAME,
    GOTH,
    HUN,
    MONK,
    TRADE,
    VIKING,
    WORDS,
    Scene,
    cards,
    three,
)
from tests.zones import zone


def dealt(seats: int, number: int, classic: int = 0) -> ResPublicaState:
    """A game with hands dealt from a seed."""
    state, rng = GAME.new(seats, {"classic": classic}), Random(number)
    assert isinstance(state, ResPublicaState)
    while state.to_act == CHANCE:
        state.play(state.sample(rng))
    return state


# Components and set-up.


def test_rp01_the_cards() -> None:
    state = GAME.new(3)
    assert isinstance(state, ResPublicaState)
    assert zone(state, z.DECK) == [12, 12, 12, 12, 12, 5] * 2
    assert [WORDS.cards.name(kind) for kind in range(12)] == [
        "Anglo-Saxon",
        "Hun",
        "Viking",
        "Goth",
        "Langobard",
        "Monk",
        "Alchemy",
        "Architecture",
        "Trade",
        "Metalworking",
        "Shipbuilding",
        "Book",
    ]
    assert [state.deck_size(0), state.deck_size(1)] == [65, 65]


def test_rp02_the_score_cards() -> None:
    state = GAME.new(3)
    assert isinstance(state, ResPublicaState)
    assert [state.left(pile) for pile in (s.SETTLEMENT, s.CHURCH, s.LIBRARY)] == [10, 2, 2]
    assert list(state.config.cities) == [9, 8, 8, 7, 7, 6, 6, 5, 5, 4]
    scene = Scene("5 goths, 2 monks, 2 books, 4 trade", "5 huns", "5 trade, 5 alchemy")
    scene.move("display 5 goths")
    assert scene.state.scores() == [3 + 1 + 1 + 2, 2, 4]
    scene.move("display 2 monks")
    assert scene.state.open_points(0) == 10
    scene.move("display 2 books")
    assert scene.state.open_points(0) == 10
    scene.move("display 4 trade")
    assert scene.state.open_points(0) == 19


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rp03_each_gets_four_cards_of_people(seats: int) -> None:
    state = dealt(seats, 1)
    assert [state.hands.size_of(seat, 0) for seat in range(seats)] == [4] * seats
    assert [state.hands.size_of(seat, 1) for seat in range(seats)] == [0] * seats
    assert [state.deck_size(0), state.deck_size(1)] == [65 - 4 * seats, 65]


@pytest.mark.parametrize("seats", [2, 6])
def test_rp03_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadOption, match="3 to 5 seats"):
        GAME.new(seats)


def test_rp03_the_start_is_drawn_by_lot_and_play_is_clockwise() -> None:
    state = GAME.new(4)
    assert list(state.weights()) == [1, 1, 1, 1]
    assert {dealt(4, number).to_act for number in range(40)} == {0, 1, 2, 3}
    scene = Scene("1 goth", "1 goth", "1 goth", start=2)
    order = []
    for _ in range(4):
        order.append(scene.turn())
        scene.move("draw")
    assert order == [2, 3, 1, 2]


def test_rp04_the_classic_game_has_neither_monks_nor_books() -> None:
    state = dealt(4, 3, classic=1)
    assert [zone(state, z.DECK)[kind] for kind in (MONK, BOOK)] == [0, 0]
    assert [state.deck_size(0), state.deck_size(1)] == [60 - 16, 60]
    assert [state.left(pile) for pile in (s.SETTLEMENT, s.CHURCH, s.LIBRARY)] == [10, 0, 0]


def test_rp04_in_the_classic_game_they_cannot_be_asked_for() -> None:
    scene = Scene("1 goth", "1 goth", "1 goth", classic=1)
    assert scene.can("request 1 hun")
    assert "classic game" in scene.refused("request 1 monk")
    assert "classic game" in scene.refused("request 1 hun or 2 books")
    assert Scene("1 goth", "1 goth", "1 goth").can("request 1 hun or 2 books")


# A turn.


def test_rp05_trade_and_display_may_be_skipped_but_not_the_draw() -> None:
    scene = three("5 goths, 1 hun")
    assert scene.legal() == ["draw", "display 5 goths", "request", "offer"]
    scene.move("draw")
    assert scene.turn() == 2
    assert sum(scene.hand(1)) == 7


def test_rp05_trade_comes_before_displays_and_displays_before_the_draw() -> None:
    scene = three("10 goths, 2 monks").move("offer 1 goth", "tender 1 hun", "decline", "accept 2")
    assert scene.legal() == ["draw", "display 5 goths", "display 2 monks"]
    scene = three("10 goths, 2 monks").move("display 5 goths")
    assert scene.legal() == ["draw", "display 5 goths", "display 2 monks"]
    assert "one trade a turn, before you display" in scene.refused("offer 1 goth")
    scene.move("display 2 monks", "draw")
    assert scene.turn() == 2


# Trade.


def test_rp06_one_request_or_one_offer_or_none() -> None:
    scene = three()
    assert scene.legal() == ["draw", "request", "offer"]
    assert scene.can("request 1 hun")
    assert scene.can("offer 1 goth")
    assert "never both" in scene.refused("request 1 hun and offer 1 goth")
    assert "never both" in scene.refused("offer 1 goth for 1 hun")


@pytest.mark.parametrize("verb", ["request", "offer"])
def test_rp06_there_is_only_one_request_or_offer(verb: str) -> None:
    scene = three("1 goth, 1 hun, 2 monks").move(f"{verb} 1 hun", "decline", "decline")
    assert scene.legal() == ["draw", "display 2 monks"]


def test_rp07_a_statement_is_one_term_or_two() -> None:
    scene = three().begin("request").begin("1").begin("hun")
    assert (scene.turn(), scene.legal()) == (1, ["and", "or", "stop"])
    scene.begin("or").begin("1")
    assert (scene.turn(), scene.legal()[0]) == (1, "viking")
    scene.begin("viking")
    assert scene.turn() == 2  # the statement ends with its second term
    assert scene.seen().said == (1, HUN, 2, 1, VIKING)
    assert three().move("request 1 hun").turn() == 2


def test_rp07_counts_go_from_1_to_12() -> None:
    scene = three().begin("request")
    assert scene.legal() == [str(count) for count in range(1, 13)]
    assert "1 to 12" in scene.refused("13 goths")
    assert "1 to 12" in scene.refused("0 goths")


def test_rp07_what_can_be_named_and_in_which_order() -> None:
    scene = three().begin("request 2")
    names = scene.legal()
    assert names == [
        "anglo-saxons",
        "huns",
        "vikings",
        "goths",
        "langobards",
        "monks",
        "alchemy",
        "architecture",
        "trade",
        "metalworking",
        "shipbuilding",
        "books",
        "people",
        "civilisation",
        "any",
        "pairs",
        "people pairs",
        "civilisation pairs",
    ]
    scene.begin("goths").begin("and").begin("1")
    assert scene.legal() == [WORDS.cards.name(name).lower() for name in range(GOTH + 1, len(names))]


def test_rp07_two_terms_may_be_typed_in_either_order() -> None:
    one, other = three(), three()
    one.move("request 2 huns and 1 shipbuilding")
    other.move("request 1 shipbuilding and 2 huns")
    assert one.state.dump() == other.state.dump()
    assert one.story()[-1] == "S1 requested 2 Huns and 1 Shipbuilding."
    assert "must differ" in three().refused("request 2 huns and 1 hun")


def test_rp07_with_and_different_cards_serve_the_two_terms() -> None:
    scene = three("1 monk, 2 goths")
    assert scene.can("offer 1 monk and 2 people")
    assert not scene.can("offer 1 monk and 3 people")
    assert scene.can("offer 1 monk or 3 people")


def test_rp07_people_includes_monks_and_civilisation_books() -> None:
    scene = three("1 monk, 1 book")
    assert scene.can("offer 1 people and 1 civilisation")
    assert not scene.can("offer 2 people")
    assert not scene.can("offer 2 civilisation")


def test_rp07_four_identical_cards_are_two_pairs() -> None:
    assert three("4 goths").can("offer 2 pairs")
    assert three("4 goths").can("offer 2 people pairs")
    assert not three("3 goths, 1 hun").can("offer 2 pairs")
    assert not three("4 goths").can("offer 1 civilisation pair")
    assert three("2 trade, 1 goth").can("offer 1 civilisation pair")


def test_rp08_third_terms_exclusions_and_both_sides_are_refused() -> None:
    scene = three("9 goths, 8 huns, 9 anglo-saxons")
    assert "no third" in scene.refused("offer 1 goth, 1 hun and 1 anglo-saxon")
    assert "excludes nothing" in scene.refused("request 1 civilisation card, but no alchemy")
    assert "never both" in scene.refused("I request 1 Hun and offer 1 Goth.")


def test_rp08_no_move_can_express_them() -> None:
    scene = three().begin("request 1 civilisation and")
    assert scene.legal() == [str(count) for count in range(1, 13)]  # no "not", no "but"
    scene.begin("1")
    assert scene.legal() == ["any", "pair", "people pair", "civilisation pair"]
    scene.begin("any")
    assert scene.turn() == 2  # no third term


def test_rp09_the_others_answer_clockwise_once_in_kind() -> None:
    scene = Scene("2 goths", "2 huns", "2 huns", "2 huns", start=3).move("request 1 goth")
    asked = []
    while not scene.can("accept none"):
        asked.append(scene.turn())
        kinds = scene.legal()
        scene.move("for 1 viking" if "for" in kinds else "decline")
    assert asked == [4, 1, 2]
    assert scene.turn() == 3
    assert scene.legal() == ["accept none"]  # seat 3 has no Viking to give


def test_rp09_a_request_is_answered_by_a_demand_and_an_offer_by_a_tender() -> None:
    assert three("2 goths").move("request 1 hun").legal() == ["for", "decline"]
    assert three("2 goths").move("offer 1 goth").legal() == ["tender", "decline"]


def test_rp09_all_answers_are_open_to_those_asked_later() -> None:
    scene = three().move("offer 1 goth", "tender 2 huns")
    assert scene.turn() == 3
    assert scene.seen(3).answers[1] == (2, HUN, 0, 0, -1)
    assert "S2 tendered 2 Huns." in scene.story(3)


@pytest.mark.parametrize(
    ("hand", "words", "can"),
    [
        ("2 goths", "2 goths", True),
        ("2 goths", "3 goths", False),
        ("2 goths", "1 hun", False),
        ("2 goths, 1 hun", "2 goths or 1 hun", True),
        ("2 goths", "2 goths or 1 hun", False),
        ("2 goths, 1 hun", "1 hun and 2 goths", True),
        ("2 goths, 1 hun", "1 pair", True),
        ("1 goth, 1 hun", "1 pair", False),
        ("2 goths, 1 hun", "3 people or 1 pair", True),
        ("2 goths, 1 hun", "1 hun and 1 pair", True),
        ("3 goths", "2 goths and 1 pair", False),
    ],
)
def test_rp10_a_promise_is_met_in_every_way_it_names(hand: str, words: str, can: bool) -> None:
    assert three(hand).can(f"offer {words}") == can
    tendered = three("1 monk", hand).move("offer 1 monk")
    assert tendered.can(f"tender {words}") == can


def test_rp10_any_cards_may_be_asked_for() -> None:
    scene = three("1 goth").move("request 12 books")
    assert scene.turn() == 2
    scene = three("1 goth").move("request 1 hun", "for 12 books or 9 monks")
    assert scene.turn() == 3


def test_rp10_a_seat_that_can_meet_one_way_may_answer_a_request() -> None:
    scene = three("1 goth", "3 huns", "3 huns").move("request 3 alchemy or 3 huns")
    assert scene.legal() == ["for", "decline"]
    scene = three("1 goth", "2 huns", "3 huns").move("request 3 alchemy or 3 huns")
    assert scene.legal() == ["decline"]
    assert "only decline" in scene.refused("for 1 goth")


def test_rp10_a_seat_without_cards_is_asked_and_can_only_decline() -> None:
    scene = three("1 goth", "", "1 hun").move("offer 1 goth")
    assert (scene.turn(), scene.legal()) == (2, ["decline"])


def test_rp10_a_seat_without_cards_cannot_trade_and_draws() -> None:
    scene = three("1 goth", "", "1 hun").move("draw")
    assert scene.turn() == 3  # seat 2 could only draw, and has drawn
    assert sum(scene.hand(2)) == 1
    assert scene.story()[-1] == "S2 drew 1 card of people."


def test_rp11_one_answer_or_none() -> None:
    scene = three().move("offer 1 goth", "tender 1 hun", "tender 1 viking")
    assert scene.legal() == ["accept 2", "accept 3", "accept none"]
    before = [scene.hand(seat) for seat in (1, 2, 3)]
    scene.move("accept none")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == before
    scene = three().move("offer 1 goth", "tender 1 hun", "tender 1 viking", "accept 3")
    assert scene.hand(1) == cards("3 goths, 1 viking")
    assert scene.hand(3) == cards("3 vikings, 1 goth")


def test_rp11_accepting_a_demand_needs_the_cards_of_one_way() -> None:
    scene = three("2 goths, 1 monk", "2 huns", "2 huns")
    scene.move("request 1 hun", "for 3 goths or 1 monk", "for 3 goths")
    assert scene.legal() == ["accept 2", "accept none"]
    assert "cannot pay what seat 3 asks" in scene.refused("accept 3")


def test_rp11_without_an_answer_the_trade_is_over() -> None:
    scene = three("5 goths").move("offer 1 goth", "decline", "decline")
    assert scene.legal() == ["draw", "display 5 goths"]


def test_rp12_the_giver_picks_what_meets_a_vague_term() -> None:
    scene = three("1 monk", "2 goths, 2 huns").move("request 2 people", "for 1 monk", "decline")
    scene.move("accept 2")
    assert (scene.turn(), scene.legal()) == (2, ["give hun", "give goth"])
    scene.move("give 1 hun and 1 goth")
    assert scene.hand(1) == cards("1 hun, 1 goth")


def test_rp12_the_giver_picks_the_way_of_an_or() -> None:
    for given in ("1 goth", "2 huns"):
        scene = three("1 goth, 2 huns", "1 viking").move(
            "offer 1 goth or 2 huns", "tender 1 viking", "decline", "accept 2"
        )
        assert scene.turn() == 1
        scene.move(f"give {given}")
        assert scene.hand(2) == cards(given)


def test_rp12_named_kinds_are_swapped_without_asking() -> None:
    scene = three().move("offer 2 goths", "tender 1 hun", "decline", "accept 2")
    assert scene.hand(1) == cards("2 goths, 1 hun")
    assert scene.legal() == ["draw"]  # three cards of people could be two Monks


def test_rp12_a_seat_that_can_only_draw_is_not_asked() -> None:
    scene = three("1 goth, 1 trade").move("offer 1 goth", "tender 1 hun", "decline", "accept 2")
    assert scene.turn() == 2
    assert scene.state.hands.size(0) == 3


def both_pick() -> Scene:
    """A swap in which both givers have a choice."""
    return three("2 goths, 2 huns, 1 book", "2 goths, 2 vikings, 1 book").move(
        "offer 2 people", "tender 1 pair", "decline", "accept 2"
    )


def test_rp12_two_givers_do_not_see_each_others_picks() -> None:
    scene = both_pick()
    assert scene.seen().giving == (0, 1)
    first = scene.turn()
    stories = [scene.story(seat) for seat in (1, 2, 3)]
    scene.move("give 1 goth and 1 hun")
    assert [scene.story(seat) for seat in (1, 2, 3)] == stories
    assert scene.seen(first).picks == tuple(cards("1 goth, 1 hun"))
    assert scene.seen(3 - first).picks == scene.seen(3).picks == scene.seen().picks == ()
    other = both_pick().move("give 2 huns")
    assert other.seen(3 - first) == scene.seen(3 - first)
    assert other.seen() == scene.seen()


def test_rp12_all_see_the_swapped_cards() -> None:
    scene = both_pick().move("give 1 goth and 1 hun", "give 2 vikings")
    for viewer in ((), (1,), (2,), (3,)):
        story = scene.story(*viewer)
        at = story.index("S1 gave S2 1 Hun.")
        assert story[at : at + 3] == [
            "S1 gave S2 1 Hun.",
            "S1 gave S2 1 Goth.",
            "S2 gave S1 2 Vikings.",
        ]
    assert scene.known(2)[HUN] == scene.known(2)[GOTH] == 1
    assert scene.known(1)[VIKING] == 2


def test_rp12_a_pick_takes_as_many_decisions_whatever_is_given() -> None:
    for given in ("3 goths", "2 goths", "2 huns"):
        scene = three("3 goths, 2 huns, 1 book", "1 viking").move(
            "offer 3 goths or 1 pair", "tender 1 viking", "decline", "accept 2"
        )
        assert len(WORDS.parse(scene.state, f"give {given}")) == 3
        assert not scene.can("give 1 hun and 1 goth")
    scene = three("5 goths, 2 huns", "1 viking")
    scene.move("offer 5 goths or 1 pair", "tender 1 viking", "decline", "accept 2")
    assert len(WORDS.parse(scene.state, "give 2 huns")) == 5


def test_rp13_after_a_decline_there_is_no_further_attempt() -> None:
    scene = three("2 goths, 2 monks").move("request 1 hun", "decline", "decline")
    assert not scene.can("request 1 hun")
    assert not scene.can("offer 1 goth")


def test_rp13_at_least_one_card_goes_each_way() -> None:
    scene = three().begin("offer")
    assert scene.legal()[0] == "1"
    scene = three().move("offer 1 goth")
    assert not scene.can("accept 1")
    scene.begin("tender")
    assert scene.legal()[0] == "1"


def test_rp13_score_cards_are_never_traded() -> None:
    scene = Scene("1 goth", "1 hun", "1 hun", laid=["5 goths, 2 monks", "5 huns"])
    halls = zone(scene.state, z.HALLS)
    scene.move("offer 1 goth", "tender 1 hun", "decline", "accept 2")
    assert zone(scene.state, z.HALLS) == halls
    assert "church" not in [WORDS.cards.name(name) for name in range(18)]


def test_rp14_one_trade_a_turn_and_only_with_the_active_seat() -> None:
    scene = three("6 goths").move("offer 1 goth", "tender 1 hun", "decline", "accept 2")
    assert not scene.can("offer 1 goth")
    scene = three().move("offer 1 goth", "decline")
    assert scene.legal() == ["tender", "decline"]
    assert not scene.can("accept 2")


# Display.


@pytest.mark.parametrize(
    ("hand", "words", "hall", "points"),
    [
        ("5 goths", "display 5 goths", s.SETTLEMENT, 3),
        ("2 monks", "display 2 monks", s.CHURCH, 7),
        ("2 books", "display 2 books", s.LIBRARY, 0),
    ],
)
def test_rp15_a_set_makes_a_score_card(hand: str, words: str, hall: int, points: int) -> None:
    scene = three(f"{hand}, 5 huns").move(words)
    assert scene.state.hall(0, hall) == 1
    assert scene.state.open_points(0) == points
    assert scene.hand(1) == cards("5 huns")


def test_rp15_five_of_civilisation_make_the_top_city() -> None:
    scene = three("5 trade, 10 alchemy").move(
        "display 5 trade", "display 5 alchemy", "display 5 alchemy"
    )
    assert scene.state.open_points(0) == 9 + 8 + 8
    assert zone(scene.state, z.CITY_OF)[:4] == [0, 0, 0, -1]


@pytest.mark.parametrize(
    ("hand", "others", "laid", "classic", "display"),
    [
        ("5 trade", "1 hun", (), 1, "display 5 trade"),
        ("5 goths", "1 hun", (), 1, "display 5 goths"),
        ("4 trade", "1 hun", ("2 books", "2 monks,2 monks,2 books"), 0, "display 4 trade"),
        ("2 books", "1 hun", (), 0, "display 2 books"),
        ("2 monks", "1 hun", (), 0, "display 2 monks"),
    ],
)
def test_rp15_a_seat_with_a_set_may_display_after_a_failed_trade(
    hand: str, others: str, laid: tuple[str, ...], classic: int, display: str
) -> None:
    scene = Scene(hand, others, others, laid=laid, classic=classic)
    scene.move("request 12 vikings", "decline", "decline")
    assert display in scene.legal()


def test_rp15_fewer_or_mixed_cards_are_not_a_set() -> None:
    scene = three("4 goths, 1 hun, 1 monk, 1 book, 4 trade, 1 alchemy")
    assert scene.legal() == ["draw", "request", "offer"]
    assert "do not hold 5 Goths" in scene.refused("display 5 goths")
    scene = three("5 monks")
    assert scene.legal()[:2] == ["draw", "display 2 monks"]
    assert not scene.can("display 5 monks")


def test_rp16_with_a_library_four_or_five_cards_make_a_city() -> None:
    scene = Scene("5 trade, 4 alchemy", "5 trade", "1 goth", laid=["2 books"])
    assert scene.legal()[1:4] == ["display 5 trade", "display 4 alchemy", "display 4 trade"]
    five = Scene("5 trade, 4 alchemy", "5 trade", "1 goth", laid=["2 books"])
    five.move("display 5 trade")
    assert five.hand(1) == cards("4 alchemy")
    scene.move("display 4 trade", "display 4 alchemy")
    assert scene.state.open_points(0) == 17
    assert scene.hand(1)[TRADE] >= 1


def test_rp16_without_a_library_four_are_not_enough() -> None:
    scene = three("4 trade")
    assert "Without a library" in scene.refused("display 4 trade")
    scene = Scene("4 trade", "1 goth", "1 goth", laid=["", "2 books"])
    assert not scene.can("display 4 trade")  # a library helps only its owner


def test_rp16_a_library_works_at_once_for_good_and_not_for_people() -> None:
    scene = three("2 books, 4 trade, 4 goths").move("display 2 books")
    assert scene.legal() == ["draw", "display 4 trade"]
    scene = Scene("4 trade, 1 goth", "", "", laid=["2 books"]).move("draw")
    assert scene.can("display 4 trade")


def test_rp16_a_second_library_has_no_further_effect() -> None:
    scene = Scene("3 trade", "1 goth", "1 goth", laid=["2 books, 2 books"])
    assert scene.legal() == ["draw", "request", "offer"]


def with_card_line(old: str, new: str) -> Game:
    """The game with a line of its card file changed."""
    return ResPublica(CARD_FILE.read_text(encoding="utf-8").replace(old, new))


@pytest.mark.parametrize(
    ("pile", "words"),
    [
        ("settlement", "display 5 goths"),
        ("church", "display 2 monks"),
        ("library", "display 2 books"),
    ],
)
def test_rp17_with_its_pile_empty_a_set_cannot_be_displayed(pile: str, words: str) -> None:
    many = {"settlement": "settlements = 10", "church": "churches = 2", "library": "libraries = 2"}
    old = many[pile]
    game = with_card_line(old, old.split("=")[0] + "= 1")
    scene = Scene("10 goths, 4 monks, 4 books", "1 hun", "1 hun", game=game).move(words)
    assert words not in scene.legal()
    assert f"No {pile} is left" in scene.refused(words)
    assert words in Scene("10 goths, 4 monks, 4 books", "1 hun", "1 hun").move(words).legal()


def all_cities(hand: str) -> Scene:
    """A game with all ten cities taken, four of them with four cards, so that cards are left."""
    laid = [
        "2 books,4 metalworking,4 metalworking,4 shipbuilding,4 shipbuilding",
        "5 alchemy,5 alchemy,5 architecture,5 architecture,5 trade,5 trade",
    ]
    return Scene(hand, "1 goth", "1 goth", laid=laid)


def test_rp17_no_city_is_left() -> None:
    scene = all_cities("4 metalworking, 4 shipbuilding, 1 goth")
    assert scene.state.next_city() == 10
    assert scene.legal() == ["draw", "request", "offer"]
    assert "No city is left" in scene.refused("display 4 metalworking")


def test_rp18_displayed_cards_stay_open_and_out_of_play() -> None:
    scene = three("5 goths, 1 hun").move("display 5 goths", "draw")
    for viewer in ((), (1,), (2,)):
        assert scene.seen(*viewer).shown[0] == tuple(cards("5 goths"))
    assert "displayed 5 Goths" in " ".join(
        line for part in WORDS.describe(scene.seen(), ["A", "B", "C"]) for line in part.lines
    )
    for _ in range(3):
        scene.move("draw")
    assert not scene.can("offer 5 goths")


# Draw.


def test_rp19_one_of_people_and_one_of_civilisation_for_each_settlement() -> None:
    for laid, drawn in (("", [1, 0]), ("5 goths", [1, 1]), ("5 goths,5 huns", [1, 2])):
        scene = Scene("1 goth", "1 hun", "1 hun", laid=[laid]).move("draw")
        assert [scene.state.hands.size_of(0, back) for back in (0, 1)] == [1 + drawn[0], drawn[1]]


def test_rp19_a_settlement_of_this_very_turn_counts() -> None:
    scene = three("5 goths, 1 hun").move("display 5 goths", "draw")
    assert [scene.state.hands.size_of(0, back) for back in (0, 1)] == [2, 1]


@pytest.mark.parametrize("settlements", [3, 4])
def test_rp19_with_three_settlements_the_seat_chooses(settlements: int) -> None:
    laid = ",".join(["5 goths", "5 goths", "5 huns", "5 huns"][:settlements])
    for words, drawn in (("draw with people", [1, 2]), ("draw without people", [0, 3])):
        scene = Scene("1 viking", "1 viking", "1 viking", laid=[laid])
        assert scene.legal()[:2] == ["draw with people", "draw without people"]
        scene.move(words)
        assert [scene.state.hands.size_of(0, back) for back in (0, 1)] == [1 + drawn[0], drawn[1]]


def test_rp19_an_empty_hand_has_the_choice_too() -> None:
    scene = Scene("1 goth", "", "", laid=["", "5 goths,5 huns,5 vikings"]).move("draw")
    assert (scene.turn(), scene.legal()) == (2, ["draw with people", "draw without people"])


def test_rp19_a_seat_that_cannot_display_after_a_trade_has_the_choice_too() -> None:
    scene = Scene("1 viking", "1 hun", "", laid=["5 goths,5 huns,5 langobards"])
    scene.move("offer 1 viking", "tender 1 hun", "decline", "accept 2")
    assert scene.legal() == ["draw with people", "draw without people"]


MANY = "5 goths,5 huns,5 vikings,5 langobards"


@pytest.mark.parametrize(
    ("people", "civilisation", "drawn"),
    [
        ("", "5 trade", [0, 3]),
        ("", "3 trade", [0, 3]),
        ("", "2 trade", [0, 2]),
        ("3 goths", "2 trade", [1, 2]),
        ("3 goths", "1 trade", [1, 1]),
        ("3 goths", "", [1, 0]),
    ],
)
def test_rp19_short_decks_give_what_they_have(
    people: str, civilisation: str, drawn: list[int]
) -> None:
    scene = Scene(
        "1 goth",
        "1 goth",
        "",
        laid=[MANY],
        people=people,
        civilisation=civilisation,
        rest_to=3,
    )
    assert scene.legal()[0] == "draw"
    assert "do you choose" in scene.refused("draw with people")
    before = [scene.state.hands.size_of(0, back) for back in (0, 1)]
    scene.begin("draw")
    while scene.state.to_act == CHANCE and scene.state.drawer() == 0:
        scene.state.play(scene.state.legal()[0])
    after = [scene.state.hands.size_of(0, back) for back in (0, 1)]
    assert [b - a for a, b in zip(before, after, strict=True)] == drawn


def test_rp19_the_choice_needs_one_of_people_and_three_of_civilisation() -> None:
    for people, civilisation, choice in (
        ("1 goth", "3 trade", True),
        ("", "3 trade", False),
        ("1 goth", "2 trade", False),
    ):
        scene = Scene(
            "1 goth", "1 goth", "", laid=[MANY], people=people, civilisation=civilisation, rest_to=3
        )
        assert scene.can("draw with people") == choice
        assert scene.can("draw") != choice


def test_rp20_counts_are_public_but_hands_are_not() -> None:
    scene = three("2 goths, 1 book", "1 hun, 2 trade", "1 viking")
    for viewer in ((), (1,), (2,), (3,)):
        seen = scene.seen(*viewer)
        assert seen.backs == ((2, 1), (1, 2), (1, 0))
        for seat in range(3):
            shown = seat + 1 in viewer
            assert seen.hands[seat] == (tuple(scene.hand(seat + 1)) if shown else ())


def test_rp20_only_the_drawer_sees_a_drawn_card() -> None:
    scene = three().drawing("monk").move("draw")
    assert scene.story(1)[-1] == "S1 got 1 Monk."
    assert scene.story(2)[-1] == scene.story()[-1] == "S1 drew 1 card of people."


# The end.


def near_the_end(first: str = "1 goth", second: str = "1 goth", start: int = 2) -> Scene:
    """A game with one civilisation card left; seat 3 holds the others, seat 2 has a settlement."""
    return Scene(
        first,
        second,
        "",
        laid=["", "5 huns", "5 huns"],
        civilisation="1 trade",
        rest_to=3,
        start=start,
    )


def test_rp21_after_the_last_card_each_has_one_more_turn_the_drawer_last() -> None:
    scene = near_the_end().move("draw")
    assert "S2 drew the last card of civilisation: everybody has one more turn, S2 last." in (
        scene.story()
    )
    order = []
    while scene.state.cells[z.FINALS] < 0:
        order.append(scene.turn())
        assert "last turn" in WORDS.prompt(scene.state, scene.state.to_act)
        assert "offer" in scene.legal()  # a complete turn
        people = scene.state.deck_size(0)
        scene.move("draw")
        assert scene.state.deck_size(0) == people - 1
    assert order == [3, 1, 2]


def test_rp21_the_drawer_has_another_turn() -> None:
    scene = near_the_end(start=1)
    assert scene.seen().ending == -1
    scene.move("draw")
    assert scene.seen().ending == -1
    scene.move("draw")
    assert (scene.seen().ending, scene.seen().closer, scene.turn()) == (3, 1, 3)


def test_rp21_then_all_may_display_clockwise_from_after_the_drawer() -> None:
    scene = near_the_end("10 goths, 1 viking, 1 monk", "5 vikings, 1 langobard")
    scene.move("draw", "draw", "draw", "draw")
    assert scene.seen().finals >= 0
    order = []
    moves = {1: ["display 5 goths", "display 5 goths", "rest"], 2: ["rest"], 3: ["rest"]}
    while scene.state.to_act != OVER:
        seat = scene.turn()
        order.append(seat)
        assert not scene.can("offer 1 goth")
        assert not scene.can("draw")
        scene.move(moves[seat].pop(0))
    assert order == [3, 1, 1, 1, 2]
    assert scene.state.hall(0, s.SETTLEMENT) == 2
    assert scene.state.hall(1, s.SETTLEMENT) == 1


def test_rp21_only_seats_that_may_hold_a_set_are_asked_at_the_end() -> None:
    scene = near_the_end("1 goth", "1 goth")
    scene.drawing("goth", "trade").move("draw")
    assert scene.state.hands.size_of(0, 1) == 0
    scene.drawing("viking", "viking", "viking").move("draw", "draw", "draw")
    asked = []
    while scene.state.to_act != OVER:
        asked.append(scene.turn())
        assert "rest" in scene.legal()
        scene.move("rest")
    assert asked == [3, 1, 2]  # two cards of people could be two Monks
    classic = Scene("1 goth", "1 goth", "1 goth", classic=1, ending=1, closer="seat 1")
    classic.move("draw")
    assert classic.state.to_act == OVER


def test_rp22_score_cards_and_a_point_for_each_pair() -> None:
    scene = Scene(
        "3 goths, 4 huns, 1 viking, 2 monks, 1 trade",
        "1 goth, 1 hun",
        "2 trade",
        laid=["5 goths,2 monks,5 alchemy", "2 books,4 alchemy"],
    )
    assert scene.state.scores() == [3 + 7 + 9 + 1 + 2 + 1, 8, 1]


def test_rp22_most_points_win_and_equals_share() -> None:
    scene = Scene("2 goths", "2 huns", "1 goth, 1 hun", ending=1, closer="seat 1")
    scene.drawing("viking").move("draw", "rest", "rest", "rest")
    assert scene.state.scores() == [1, 1, 0]
    assert scene.state.ranks() == [1, 1, 3]
    assert scene.state.returns()[0] == scene.state.returns()[1] > scene.state.returns()[2]
    assert scene.seen().hands[0] == tuple(cards("2 goths, 1 viking"))  # all hands are open
    assert "S1 held 2 Goths at the end, 1 pair: 1 point." in scene.story()


def idle(start: int = 1, moved: bool = False) -> Scene:
    """A game in which nobody can draw: no settlements, and the people deck is empty."""
    hands = ["6 anglo-saxons, 1 hun", "2 huns", ""]
    return Scene(*hands, people="", rest_to=3, start=start, moved=moved)


def test_rp19_where_no_card_is_left_to_draw_question_and_choice_say_so() -> None:
    scene = idle()
    assert scene.words.prompt(scene.state, 0).endswith("then draw.")
    assert scene.words.label(scene.state, scene.read("draw")[0]) == "Draw nothing"
    none = Scene("1 hun", "2 huns", "", people="", civilisation="", rest_to=3)
    assert none.words.prompt(none.state, 0).endswith("then end it.")
    assert none.words.label(none.state, none.read("draw")[0]) == "Draw nothing"
    left = Scene("1 goth", "1 hun", "1 monk")
    assert left.words.prompt(left.state, 0).endswith("then draw.")
    assert left.words.label(left.state, left.read("draw")[0]) == "Draw"


@pytest.mark.parametrize("start", [1, 2])
def test_rp23_three_rounds_without_a_draw_or_display_begin_the_end(start: int) -> None:
    scene = idle(start)
    for _ in range(9):
        assert scene.seen().ending == -1
        assert scene.state.to_act >= 0
        scene.move("draw")
    closer = (start - 1 + 2) % 3
    assert (scene.seen().ending, scene.seen().closer) == (3, closer)
    order = []
    while scene.state.cells[z.FINALS] < 0:
        order.append(scene.turn() - 1)
        scene.move("draw")
    assert order[-1] == closer
    assert len(order) == 3
    assert scene.turn() - 1 == (closer + 1) % 3
    assert any("Three rounds have gone by" in line for line in scene.story())


def test_rp23_a_trade_does_not_count_as_a_move() -> None:
    scene = idle().move("offer 1 hun", "tender 1 hun", "decline", "accept 2", "draw")
    for _ in range(8):
        assert scene.seen().ending == -1
        scene.move("draw")
    assert scene.seen().ending == 3


def test_rp23_a_display_begins_the_count_anew() -> None:
    books = Scene("2 books, 1 hun", "2 huns", "", people="", rest_to=3)
    books.move("draw", "draw", "draw", "draw", "draw", "draw", "display 2 books")
    turns = 7
    while books.seen().ending < 0:
        books.move("draw")
        turns += 1
    assert turns == 6 + 3 + 9


def test_rp23_rounds_are_counted_from_the_start_player() -> None:
    scene = idle(moved=True)  # as if the start player had displayed: this round does not count
    turns = 0
    while scene.seen().ending < 0:
        scene.move("draw")
        turns += 1
    assert turns == 3 + 9
    assert scene.seen().closer == 2


def test_rp23_not_while_anything_is_drawn() -> None:
    scene = Scene("2 goths", "2 huns", "2 vikings")
    for _ in range(9):
        scene.move("draw")
    assert scene.seen().ending == -1


def test_rp24_an_observation_holds_the_own_hand_and_public_information() -> None:
    scene = three().move("offer 2 goths", "tender 1 hun", "decline")
    seen = scene.seen(3)
    assert seen.hands == ((), (), tuple(cards("4 vikings")))
    assert (seen.offered, seen.said) == (1, (2, GOTH, 0, 0, -1))
    assert seen.answers[1] == (1, HUN, 0, 0, -1)
    assert seen.declined == (0, 0, 1)
    assert seen.decks == (53, 65)
    scene.move("accept 2")
    seen = scene.seen(3)
    assert (seen.offered, seen.said) == (-1, ())
    assert seen.declined == (0, 0, 0)
    assert seen.known[0] == tuple(cards("1 hun"))
    assert seen.known[1] == tuple(cards("2 goths"))


@pytest.mark.parametrize(
    ("moves", "known"),
    [
        (["offer 2 goths", "decline", "decline"], {1: "2 goths"}),
        (["offer 1 hun and 2 goths", "decline", "decline"], {1: "1 hun, 2 goths"}),
        (["offer 1 hun or 2 goths", "decline", "decline"], {1: "1 hun, 2 goths"}),
        (["offer 1 hun and 2 people", "decline", "decline"], {1: "1 hun"}),
        (["offer 2 people", "decline", "decline"], {}),
        (["offer 1 pair", "decline", "decline"], {}),
        (["request 2 huns", "decline", "decline"], {}),
        (["request 2 huns", "for 1 goth", "decline", "accept none"], {2: "2 huns"}),
        (["request 2 huns", "for 1 goth", "for 1 goth", "accept none"], {2: "2 huns", 3: "2 huns"}),
        (["request 2 huns or 1 monk", "for 1 goth", "decline", "accept none"], {}),
        (["request 1 hun and 1 any", "for 1 goth", "decline", "accept none"], {2: "1 hun"}),
        (["request 2 people", "for 9 goths", "decline", "accept none"], {}),
        (
            ["offer 1 any", "tender 1 hun and 1 viking", "decline", "accept none"],
            {2: "1 hun, 1 viking"},
        ),
        (["offer 1 any", "tender 1 hun or 1 people", "decline", "accept none"], {2: "1 hun"}),
        (["offer 1 any", "tender 2 people", "decline", "accept none"], {}),
        (["offer 2 goths", "tender 1 hun", "decline", "accept 2"], {1: "1 hun", 2: "2 goths"}),
        (
            ["request 1 hun", "for 1 goth or 2 huns", "decline", "accept 2", "give 1 goth"],
            {1: "1 hun", 2: "1 goth"},
        ),
        (["request 1 hun", "for 1 goth", "decline", "accept 2"], {1: "1 hun", 2: "1 goth"}),
    ],
)
def test_rp24_facts_that_last_after_a_trade(moves: list[str], known: dict[int, str]) -> None:
    scene = three("3 goths, 2 huns, 2 books", "3 huns, 1 viking", "2 huns, 1 viking").move(*moves)
    assert scene.state.trade_row() < 0
    expected = [cards(known.get(seat, "")) for seat in (1, 2, 3)]
    assert [scene.known(seat) for seat in (1, 2, 3)] == expected
    for observer in range(3):
        for holder in range(3):
            if observer != holder:
                assert scene.state.hands.facts(observer, holder) == expected[holder]


def test_rp24_cards_given_or_displayed_are_no_longer_known() -> None:
    scene = three("6 goths", "4 huns").move("offer 6 goths", "decline", "decline")
    assert scene.known(1) == cards("6 goths")
    scene.move("display 5 goths")
    assert scene.known(1) == cards("1 goth")
    scene.move("request 1 goth", "decline", "for 1 hun", "accept 1")
    assert scene.known(1) == cards("1 hun")
    assert scene.known(2) == cards("1 goth")


def test_rp24_a_display_changes_only_facts_of_its_kind() -> None:
    scene = three("6 goths, 2 huns", "1 hun").move(
        "offer 2 huns and 6 goths", "decline", "decline", "display 5 goths"
    )
    assert scene.known(1) == cards("1 goth, 2 huns")


def test_rp24_accepting_a_demand_proves_its_named_kinds() -> None:
    scene = three("2 goths", "4 huns, 1 viking").move("request 2 people", "for 2 goths", "decline")
    assert scene.known(1) == cards("")
    scene.move("accept 2")
    assert scene.turn() == 2  # seat 2 has not picked yet
    assert scene.known(1) == cards("2 goths")


def test_rp24_a_draw_and_a_display_from_a_mixed_hand_prove_nothing_of_it() -> None:
    scene = three("5 goths, 2 huns").drawing("goth").move("display 5 goths", "draw")
    assert scene.known(1) == [0] * 12


def test_rp24_facts_are_the_maximum_of_promises_not_the_sum() -> None:
    scene = three("4 goths, 1 hun").move("offer 2 goths", "decline", "decline", "draw")
    scene.move("request 1 goth", "decline", "for 1 book", "accept none", "draw")
    assert scene.known(1) == cards("2 goths")
    scene.move("draw", "offer 3 goths", "decline", "decline")
    assert scene.known(1) == cards("3 goths")


def scene_after(turns: int, start: int = 2) -> Scene:
    """A game after this many turns."""
    return Scene("2 goths", "2 huns", "2 vikings", start=start, turns=turns)


def test_rp25_the_hundredth_round_is_the_last() -> None:
    scene = scene_after(3 * 100 - 2)
    order = [scene.turn()]
    scene.move("draw")
    order.append(scene.turn())
    assert scene.seen().finals == -1
    scene.move("draw")
    assert order == [3, 1]  # the round ends before the start player, seat 2
    assert (scene.seen().finals, scene.seen().closer) == (0, 0)
    scene.move("rest", "rest", "rest")
    assert scene.state.to_act == OVER


@pytest.mark.parametrize(
    ("turns", "left"), [(0, "no more turns"), (1, "1 more turn"), (2, "2 more turns")]
)
def test_rp25_no_more_turns_are_announced_than_the_hundredth_round_has(
    turns: int, left: str
) -> None:
    scene = Scene(
        "1 goth",
        "1 hun",
        "1 viking",
        laid=["5 goths", "5 huns", "5 vikings"],
        civilisation="1 trade",
        rest_to=1,
        turns=3 * 100 - 1 - turns,
    )
    drawer = scene.turn()
    scene.move("draw")
    line = f"of civilisation: {left}, for the hundredth round is the last."
    assert f"S{drawer} drew the last card {line}" in scene.story()
    for _ in range(turns):
        assert scene.seen().finals == -1
        scene.move("draw")
    assert scene.seen().finals >= 0
    assert scene.seen().closer == drawer - 1  # RP21


def test_rp25_three_idle_rounds_at_the_end_of_the_hundredth_announce_no_turn() -> None:
    scene = Scene("1 goth", "1 goth", "1 goth", people="", rest_to=1, turns=3 * 100 - 1, idle=8)
    scene.move("draw")
    line = (
        "Three rounds have gone by without a draw or a display: the hundredth round was the last."
    )
    assert line in scene.story()


def test_rp25_the_ninety_ninth_round_is_not_the_last() -> None:
    scene = scene_after(3 * 99 - 1).move("draw")
    assert scene.seen().finals == -1
    assert scene.turn() == 2


def table_lines(scene: Scene, *seats: int) -> list[str]:
    """All lines of the table in words."""
    names = [f"S{seat + 1}" for seat in range(scene.state.seats)]
    if len(seats) == 1:
        names[seats[0] - 1] = "You"
    sections = WORDS.describe(scene.seen(*seats), names)
    return [line for section in sections for line in section.lines]


def test_rp25_the_hundredth_round_is_announced() -> None:
    assert not three().state.is_last_turn()
    scene = scene_after((s.ROUNDS - 1) * 3, start=1)
    assert scene.state.is_last_turn()
    assert "This is your last turn." in WORDS.prompt(scene.state, 0)
    assert "The end: 3 more turns, S3 has the last one; then the last displays" in table_lines(
        scene
    )
    scene = scene_after((s.ROUNDS - 1) * 3 + 2, start=1)
    assert "The end: 1 more turn, you have the last one; then the last displays" in table_lines(
        scene, 3
    )
    scene = scene_after((s.ROUNDS - 1) * 3 - 1, start=1)
    assert not any(line.startswith("The end") for line in table_lines(scene))


def test_rp21_the_turn_of_the_last_card_is_not_counted_among_the_last() -> None:
    scene = Scene("4 goths", "4 huns", "4 vikings", ending=4, closer="seat 1")
    assert "The end: 3 more turns, S1 has the last one; then the last displays" in table_lines(
        scene
    )
    scene = Scene("4 goths", "4 huns", "4 vikings", ending=0, closer="seat 1", finals=0)
    line = "The end: the turns are over; everybody may once more display sets"
    assert line in table_lines(scene)


def test_the_table_in_words_has_the_points_of_cities() -> None:
    scene = three()
    line = "Cities left: 10; the next is worth 9, then 8, 8, 7, 7, 6, 6, 5, 5, 4"
    assert line in table_lines(scene)
    for city in range(9):
        scene.state.cells[z.CITY_OF + city] = 0
    assert "Cities left: 1; the next is worth 4" in table_lines(scene)
    scene.state.cells[z.CITY_OF + 9] = 0
    assert "Cities left: none" in table_lines(scene)


def test_the_table_in_words_names_the_accepted_answer_and_the_pickers() -> None:
    scene = three().move("offer 2 people", "tender 1 any", "decline", "accept 2")
    assert "Accepted: S2's answer" in table_lines(scene)
    assert "Still to pick: S1 and S2" in table_lines(scene)
    assert "Accepted: your answer" in table_lines(scene, 2)


def reload(state: State) -> State:
    return GAME.load(state.dump(), {"classic": 0})


@pytest.mark.parametrize(
    ("kind", "seat", "owed"),
    [
        (s.DRAWING, 0, {s.PEOPLE_OWED: 40}),
        (s.DRAWING, 0, {}),
        (s.DRAWING, 0, {s.PEOPLE_OWED: -1, s.CIVILISATION_OWED: 2}),
        (s.DRAWING, 0, {s.PEOPLE_OWED: 1, s.CIVILISATION_OWED: 3}),
        (s.DRAWING, 1, {s.PEOPLE_OWED: 1}),
        (s.DEALING, 0, {s.CARDS_DEALT: 12}),
        (s.DEALING, 0, {s.CARDS_DEALT: -3}),
        (s.DEALING, 1, {}),
    ],
    ids=str,
)
def test_a_saved_draw_that_cannot_be_is_refused(kind: int, seat: int, owed: dict[int, int]) -> None:
    state = three().state
    state.push(kind, seat)
    for column, number in owed.items():
        state.set_frame(column, number)
    state.to_act = CHANCE
    with pytest.raises(BadDump, match=r"a draw is impossible|a frame holds an impossible number"):
        reload(state)


def test_a_saved_draw_and_deal_are_loaded() -> None:
    state = three().state
    state.apply(WORDS.parse(state, "draw")[0])
    assert state.top() == s.DRAWING
    assert reload(state).dump() == state.dump()
    dealing = GAME.new(3)
    while dealing.to_act == CHANCE:
        assert reload(dealing).dump() == dealing.dump()
        dealing.play(dealing.legal()[0])


@pytest.mark.parametrize("picked", [0, 1])
@pytest.mark.parametrize("partner", [-1, 1, 7])
def test_saved_picks_without_a_trade_are_refused(picked: int, partner: int) -> None:
    state = three().state
    state.open_window(s.PICKING, 0, 1)
    state.set_frame(s.PARTNER, partner)
    state.cells[z.PICKED] = picked
    with pytest.raises(BadDump, match=r"a combination of frames is impossible|partner of picking"):
        reload(state)


def test_saved_picks_with_a_partner_who_is_not_there_are_refused() -> None:
    state = three().move("offer 2 people", "tender 1 any", "decline", "accept 2").state
    assert state.bottom() == s.TRADING
    assert reload(state).dump() == state.dump()
    state.set_frame(s.PARTNER, 7)
    with pytest.raises(BadDump, match="partner of picking is 7"):
        reload(state)


def test_the_story_of_a_library() -> None:
    scene = Scene("2 books", "4 huns", "4 vikings").move("display 2 books")
    line = "S1 displayed 2 Books for a library: 4 of a kind are now enough for S1's cities."
    assert line in scene.story()


@pytest.mark.parametrize(
    ("place", "number", "named"),
    [
        (z.TURNS, -1, "turns"),
        (z.ENDING, 5, "ending"),
        (z.CLOSER, 3, "closer"),
        (z.DECK, -1, "deck"),
        (z.CITY_OF + 9, 3, "city_of"),
        (z.SWAPPED + z.SWAP_OFFERED, 2, "swapped"),
    ],
)
def test_a_saved_number_out_of_range_is_refused(place: int, number: int, named: str) -> None:
    state = three().state
    state.cells[place] = number
    with pytest.raises(BadDump, match=rf"{named} holds a wrong number: {number} is not"):
        reload(state)


def test_a_saved_swap_of_a_seat_with_itself_is_refused() -> None:
    state = three().state
    state.note_swap(0, 1, 1, 0, 0)
    with pytest.raises(BadDump, match="the latest swap is impossible"):
        reload(state)
