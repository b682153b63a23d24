"""The rulings of Regency (Baronage Press), each shown in play (RULINGS.md)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.engine import chance
from regalia.engine.errors import BadDescription, BadOption
from regalia.engine.state import CHANCE, OVER, State
from regalia.games.baronage import Baronage
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.board import Board
from regalia.games.baronage.position import BaronagePosition
from tests.games.baronage.scene import DEAD_CADETS, GAME, SHIELDS, Scene, refusal
from tests.zones import zone

BOARDS = Baronage().boards
LONG, SHORT = BOARDS


def way(board: Board, family: int) -> list[str]:
    """The names of the places on a family's way, from its chamber to the Banner."""
    place, found = int(s.CHAMBER), []
    while place != s.BANNER:
        place = board.ahead(family, place, True)
        found.append(board.called[place])
    return found


def test_ba01_three_circuits_of_squares_by_rank_and_a_castle_with_chambers() -> None:
    counts = Counter(LONG.rank)
    assert [counts[rank] for rank in range(3)] == [48, 32, 16]
    assert Scene({}, {}).place(1, "cadet 4") == "a chamber"


def test_ba02_sanctuaries_lie_behind_gate_and_first_square() -> None:
    assert LONG.cells[0] == (0, 6)  # purple's spurs, in the north
    assert LONG.sanctuaries[:3] == (
        ((1, 5), (1, 6)),
        ((3, 5), (3, 6)),
        ((5, 5), (5, 6)),
    )
    assert LONG.banner == (6, 6)


def test_ba03_each_side_is_its_familys_and_corners_are_nobodys() -> None:
    board = LONG
    for family in range(4):
        own = [board.rank[i] for i in range(board.squares) if board.owner[i] == family]
        assert Counter(own) == {0: 11, 1: 7, 2: 3}
    assert list(board.owner).count(-1) == 12


@pytest.mark.parametrize("family", range(4))
def test_ba04_the_way_is_a_hundred_steps_through_three_sanctuaries(family: int) -> None:
    found = way(LONG, family)
    name = s.FAMILY.names[family]
    assert len(found) == 100
    assert found[0] == f"{name} Baron 6"
    assert [found[i] for i in (47, 48, 49)] == [f"{name} Baron 5", "Sanctuary 1", f"{name} Earl 4"]
    assert found[-2:] == ["Sanctuary 3", "the Banner"]


def test_ba05_six_shields_and_allies_opposite() -> None:
    assert SHIELDS == ["chief", "heir", "cadet 1", "cadet 2", "cadet 3", "cadet 4"]
    state = GAME.new(4)
    assert state.sides() == [0, 1, 0, 1]


def test_ba06_set_ups_and_castles_by_lot() -> None:
    assert GAME.holders(4, {"alliance": 2}) == [0, 1, 0, 1]
    assert GAME.holders(4, {"alliance": 1}) == [0, 1, 2, 3]
    with pytest.raises(BadOption, match="no allies"):
        GAME.new(3, {"alliance": 1})
    two = GAME.new(2)
    two.play_text("* castle blue")
    assert isinstance(two, BaronagePosition)
    assert zone(two, z.CASTLE) == [1, 3]  # two castles are opposite, highland or lowland
    three = GAME.new(3)
    three.play_text("* castle red")
    assert [GAME.words.notation(three, action) for action in three.legal()] == [
        "empty purple",
        "empty blue",
        "empty green",
    ]
    three.play_text("* empty purple")
    assert isinstance(three, BaronagePosition)
    assert zone(three, z.CASTLE) == [2, 3, 1]


def test_ba07_the_start_is_drawn_by_lot_then_clockwise() -> None:
    state = GAME.new(4)
    state.play_text("* castle green")
    assert len(state.legal()) == 4
    state.play_text("* start 3")
    state.play_text("* throw 1 and 2")
    assert state.to_act == 2
    state.play_text("chief, 1, chief, 2")
    state.play_text("* throw 1 and 2")
    assert state.to_act == 3


def test_ba08_each_die_moves_one_shield_and_the_first_landing_counts() -> None:
    victim = {"cadet 1": "purple Baron 9"}
    both = Scene({"chief": "purple Baron 6"}, victim, throw="2 and 3")
    assert "chief, 3" in both.moves()
    both.play("chief, 3, chief, 2")
    assert both.place(1, "chief") == "purple Baron 11"
    assert both.place(2, "cadet 1") == "the Dungeon of seat 1"
    other = Scene({"chief": "purple Baron 6"}, victim, throw="2 and 3")
    other.play("chief, 2, chief, 3")
    assert other.place(2, "cadet 1") == "purple Baron 9"
    double = Scene({"chief": "purple Baron 6"}, {}, throw="2 and 2").play("chief, 2, chief, 2")
    assert (double.state.to_act, double.state.cells[z.TURN]) == (CHANCE, 0)


def test_ba09_what_can_be_used_must_be_used() -> None:
    scene = Scene({"chief": "Sanctuary 3", **LOST}, {}, throw="2 and 5", **CURSED)
    assert scene.moves() == {"stay"}
    scene.play("stay")
    assert scene.state.cells[z.TURN] == 1
    one = Scene({"chief": "purple Duke 1", **LOST}, {}, throw="1 and 2", **CURSED)
    assert one.moves() == {"chief, 1", "chief, 1 in", "chief, 2"}  # 2 in: the Banner
    one.play("chief, 1 in")  # in the last Sanctuary the 2 is of no use
    assert one.told()[-1] == "No shield could move by 2."


DEAD = dict.fromkeys(SHIELDS[1:], "dead")
LOST = {**DEAD, "cadet 4": "the Dungeon of seat 2"}
CURSED: dict[str, Any] = {"witches": {"seat 1": "gone"}}


def test_ba10_any_die_leaves_a_chamber_and_a_six_the_chapel() -> None:
    scene = Scene({"heir": "the Chapel"}, {}, throw="1 and 6")
    assert {"chief, 1", "chief, 6", "heir, 6"} <= scene.moves()
    assert "heir, 1" not in scene.moves()
    assert "cadet 2, 1" not in scene.moves()  # alike to cadet 1
    scene.play("heir, 6")
    assert scene.place(1, "heir") == "a chamber"
    scene.play("chief, 1")
    assert scene.place(1, "chief") == "purple Baron 6"


def test_ba11_only_the_chief_enters_the_last_sanctuary() -> None:
    scene = Scene({"chief": "purple Duke 1", "heir": "purple Duke 1"}, {}, throw="1 and 4")
    assert "chief, 1 in" in scene.moves()
    assert {"heir, 1", "heir, 4"} <= scene.moves()
    assert "heir, 1 in" not in scene.moves()
    first = Scene({"heir": "purple Baron 5", "cadet 1": "Sanctuary 1"}, {}, throw="1 and 4")
    first.play("heir, 1 in")
    assert first.place(1, "heir") == first.place(1, "cadet 1") == "Sanctuary 1"


def test_ba12_the_banner_needs_another_earl_or_duke_and_the_exact_number() -> None:
    alone = Scene({"chief": "Sanctuary 3"}, {}, throw="1 and 3")
    assert not any(move.startswith("chief") for move in alone.moves())
    helped = Scene({"chief": "Sanctuary 3", "heir": "blue Earl 1"}, {}, throw="1 and 3")
    assert "chief, 3" not in helped.moves()
    helped.play("chief, 1")
    assert helped.state.to_act == OVER
    assert helped.state.scores() == [1, 0]
    sanctuary = Scene({"chief": "Sanctuary 3", "heir": "Sanctuary 1"}, {}, throw="1 and 3")
    assert "chief, 1" not in sanctuary.moves()  # a Sanctuary is no square of the rank


@pytest.mark.parametrize(
    ("square", "place"),
    [
        ("purple Baron 8", "the Dungeon of seat 1"),
        ("red Baron 8", "the Chapel"),
        ("Baron corner 1", "dead"),
        ("blue Baron 3", "dead"),  # blue does not play: nobody's
    ],
)
def test_ba13_the_colour_of_the_square_decides_the_attack(square: str, place: str) -> None:
    number = LONG.called.index(square)
    before = LONG.called[s.SPECIAL + list(LONG.after).index(number)]
    scene = Scene({"chief": before}, {"cadet 1": square}, throw="1 and 2").play("chief, 1")
    assert scene.place(2, "cadet 1") == place


def test_ba14_the_heir_follows_and_a_new_heir_is_ready() -> None:
    scene = Scene(
        {"chief": "purple Baron 11"},
        {"chief": "Baron corner 1", "heir": "red Baron 3"},
        throw="1 and 2",
    ).play("chief, 1")
    assert (scene.place(2, "chief"), scene.place(2, "heir")) == ("red Baron 3", "a chamber")
    cursed = Scene(
        {"chief": "purple Baron 11"},
        {"chief": "Baron corner 1", "heir": "the Dungeon of seat 1"},
        throw="1 and 2",
        witches={"seat 2": "gone"},
    ).play("chief, 1")
    assert (cursed.place(2, "chief"), cursed.place(2, "heir")) == ("the Dungeon of seat 1", "dead")
    both = {"chief": "Baron corner 1", "heir": "Baron corner 1"}
    pair = {"cadet 1": "purple Baron 11", "cadet 2": "purple Baron 11"}
    fresh = Scene(pair, both, throw="1 and 1").play("jump cadet 1 and cadet 2")
    assert (fresh.place(2, "chief"), fresh.place(2, "heir")) == ("a chamber", "a chamber")
    none = Scene(pair, {}, both, throw="1 and 1", witches={"seat 3": "gone"})
    none.play("jump cadet 1 and cadet 2")
    assert (none.place(3, "chief"), none.place(3, "heir")) == ("dead", "dead")


def test_ba15_a_side_that_alone_can_win_wins_at_once() -> None:
    scene = Scene(
        {"chief": "purple Baron 11"},
        {"chief": "Baron corner 1", **DEAD, "cadet 1": "a chamber"},
        throw="1 and 2",
        witches={"seat 2": "gone"},
    ).play("chief, 1")
    assert scene.state.to_act == OVER
    assert scene.told()[-1] == "Only A's side can still win."
    lone = {"chief": "red Baron 3", **DEAD}
    alone = Scene(lone, {}, {}, witches={"seat 1": "gone"}, throw="1 and 2")
    assert not alone.state.can_win(0)
    held = {"chief": "the Dungeon of seat 2", "cadet 1": "a chamber"}
    assert Scene(held, {}, witches={"seat 1": "gone"}, throw="1 and 2").state.can_win(0)


def test_ba15_no_game_goes_on_that_one_side_alone_can_win() -> None:
    lone = {"chief": "red Baron 3", **DEAD}
    with pytest.raises(BadDescription, match="one side alone can still win"):
        Scene(lone, {}, witches={"seat 1": "gone"}, throw="1 and 2")


@pytest.mark.parametrize("where", ["red Baron 5", "red Earl 1", "blue Baron 3", "Baron corner 3"])
def test_ba20_a_guest_is_on_the_way_out_of_a_captors_territory(where: str) -> None:
    Scene({"chief": "red Baron 7"}, {}, throw="1 and 2", guests=["chief of 1"])
    with pytest.raises(BadDescription, match="is not on its way out"):
        Scene({"chief": where}, {}, throw="1 and 2", guests=["chief of 1"])


def test_ba16_a_barrier_is_neither_landed_on_nor_passed() -> None:
    barrier = {"cadet 1": "blue Baron 3", "cadet 2": "blue Baron 3"}
    scene = Scene({"chief": "blue Baron 1"}, barrier, throw="2 and 3")
    assert not {"chief, 2", "chief, 3"} & scene.moves()
    assert "bars the way" in refusal(
        Scene({"chief": "blue Baron 1"}, barrier, throw="1 and 3").state, "chief, 3"
    )
    told = Scene({"chief": "blue Baron 1"}, barrier, throw="1 and 3").play("chief").state
    assert refusal(told, "3") == (
        "A barrier of 2 on blue Baron 3 bars the way; 3 of your side directly before it could pass."
    )
    mixed = [{"chief": "blue Baron 1"}, {"heir": "blue Baron 3"}, {}, {"heir": "blue Baron 3"}]
    assert not {"chief, 2", "chief, 3"} & Scene(*mixed, throw="2 and 3").moves()
    free = {"alliance": 0, "board": 0}
    lone = [{"chief": "blue Baron 1"}, {"heir": "blue Baron 3"}, {}, {}]
    assert {"chief, 2", "chief, 3"} <= Scene(*lone, throw="2 and 3", options=free).moves()


def test_ba17_a_pair_jumps_over_or_onto_a_barrier() -> None:
    pair = {"cadet 1": "blue Baron 1", "cadet 2": "blue Baron 1"}
    two = {"heir": "blue Baron 3", "cadet 1": "blue Baron 3"}
    onto = Scene(pair, two, throw="2 and 2").play("jump cadet 1 and cadet 2")
    assert (onto.place(2, "heir"), onto.place(2, "cadet 1")) == ("a chamber", "dead")
    over = Scene(pair, two, throw="4 and 4").play("jump cadet 1 and cadet 2")
    assert over.place(2, "heir") == "blue Baron 3"
    three = {**two, "cadet 2": "blue Baron 3"}
    for throw in ("2 and 2", "4 and 4"):
        assert not any(move.startswith("jump") for move in Scene(pair, three, throw=throw).moves())
    strong = {**pair, "cadet 3": "blue Baron 1"}
    assert "jump cadet 1 and cadet 2" in Scene(strong, three, throw="4 and 4").moves()
    assert (
        Scene(pair, {}, throw="4 and 4").play("jump cadet 1 and cadet 2").state.cells[z.TURN] == 0
    )


def test_ba18_one_more_than_the_barrier_scales_it() -> None:
    two = {"heir": "blue Baron 3", "cadet 1": "blue Baron 3"}
    three = dict.fromkeys(("cadet 1", "cadet 2", "cadet 3"), "blue Baron 2")
    scene = Scene(three, two, throw="1 and 3")
    assert "cadet 1, 3" in scene.moves()
    assert "cadet 1, 1" not in scene.moves()
    brings = {"cadet 1": "blue Baron 2", "cadet 2": "blue Baron 2", "cadet 3": "blue Baron 1"}
    assert "cadet 1, 3" not in Scene(brings, two, throw="1 and 3").moves()
    assert "cadet 1, 3" in Scene(brings, two, throw="1 and 3").play("cadet 3, 1").moves()


def test_ba19_a_barrier_on_the_spurs_shuts_the_chambers() -> None:
    barrier = {"cadet 1": "purple Baron 6", "cadet 2": "purple Baron 6"}
    scene = Scene({"heir": "red Baron 1"}, barrier, throw="1 and 3")
    assert {move.split(",")[0] for move in scene.moves()} == {"heir"}


def test_ba20_a_released_hostage_leaves_through_everything() -> None:
    scene = Scene({}, {"heir": "the Dungeon of seat 1"}, options={"level": 0})
    assert scene.moves() == {"release heir of 2", "throw"}
    scene.play("release heir of 2")
    assert scene.place(2, "heir") == "purple Baron 6"
    barrier = {"cadet 1": "purple Baron 8", "cadet 2": "purple Baron 8"}
    guest = {"heir": "purple Baron 6", "chief": "red Baron 1"}
    guests = ["heir of 2"]
    leaving = Scene(barrier, guest, throw="2 and 5", turn=2, guests=guests)
    assert leaving.moves() == {"heir, 2", "heir, 5"}
    leaving.play("heir, 2")
    assert leaving.state.is_guest(1, 1)
    assert leaving.place(1, "cadet 1") == "purple Baron 8"  # not attacked, and shared
    assert leaving.moves() == {"heir, 5"}
    leaving.play("heir, 5")
    assert leaving.place(2, "heir") == "blue Baron 1"
    assert not leaving.state.is_guest(1, 1)
    inviolate = Scene({"chief": "purple Baron 5"}, guest, throw="1 and 3", guests=guests)
    inviolate.play("chief, 1")
    assert inviolate.place(2, "heir") == inviolate.place(1, "chief") == "purple Baron 6"


@pytest.mark.parametrize(
    ("mine", "theirs", "demands"),
    [
        (["cadet 1"], ["cadet 1"], {"cadet for cadet"}),
        (["chief"], ["heir"], {"chief for heir"}),
        (["heir"], ["cadet 1", "cadet 2"], {"heir for two cadets"}),
        (["cadet 1", "cadet 2"], ["chief"], {"two cadets for chief", "cadet for chief"}),
        (["cadet 1"], ["heir"], {"cadet for heir"}),
        (["heir"], ["cadet 1"], set()),  # the captor of the Heir may demand it, not his family
    ],
)
def test_ba21_exchanges_that_a_family_may_demand(
    mine: list[str], theirs: list[str], demands: set[str]
) -> None:
    own = dict.fromkeys(mine, "the Dungeon of seat 2")
    scene = Scene(own, dict.fromkeys(theirs, "the Dungeon of seat 1"))
    found = {move for move in scene.moves() if move.startswith("exchange")}
    assert found == {f"exchange {demand} of 2" for demand in demands}
    if demands:
        scene.play(sorted(found)[0])
        assert "a chamber" in {scene.place(1, shield) for shield in mine}


def test_ba22_hostages_are_freed_from_an_empty_castle() -> None:
    away = {shield: f"red Baron {i + 1}" for i, shield in enumerate(SHIELDS)}
    spurs = {"cadet 1": "red Baron 6", "cadet 2": "red Baron 6", "heir": "the Dungeon of seat 2"}
    away["cadet 4"] = "red Baron 8"
    scene = Scene(spurs, away)
    assert "free those held by 2" in scene.moves()
    scene.play("free those held by 2")
    assert scene.place(1, "heir") == "the Chapel"
    home = {**away, "chief": "a chamber"}
    assert "free those held by 2" not in Scene(spurs, home, throw="1 and 2").moves()


STUCK = {"chief": "Sanctuary 3", "heir": "the Dungeon of seat 2", "cadet 1": "the Chapel"}
REST = {"cadet 2": "dead", "cadet 3": "dead", "cadet 4": "dead"}


def test_ba23_the_witch_carries_one_shield_over_barriers() -> None:
    held = {"chief": "the Dungeon of seat 2", "heir": "the Dungeon of seat 2", **DEAD_CADETS}
    scene = Scene(held, {"chief": "red Baron 1"})
    assert "summon the witch" in scene.moves()
    scene.play("summon the witch", "* throw 2 and 3", "* black 4")
    assert scene.moves() == {"witch chief", "witch heir"}
    scene.play("witch chief, 3")
    assert scene.place(1, "chief") == "Baron corner 3"  # spurs 6, 7, 8, 9; then 3 more
    assert scene.moves() == {"chief, 2"}  # the other die is the same shield's
    scene.play("chief, 2")
    assert scene.state.is_cursed(0)
    free = Scene({"heir": "the Dungeon of seat 2"}, {})
    assert "summon the witch" not in free.moves()
    blocked = Scene(STUCK | REST, {"chief": "red Baron 1"})
    assert "summon the witch" not in blocked.moves()  # a 6 would bring Cadet 1 from the Chapel


def test_ba24_her_curse_ends_the_line_of_heirs() -> None:
    scene = Scene(
        {"cadet 1": "purple Baron 11"},
        {"heir": "Baron corner 1"},
        throw="1 and 2",
        witches={"seat 2": "gone"},
    ).play("cadet 1, 1")
    assert scene.place(2, "heir") == "dead"
    assert "B's family is cursed and has no new Heir." in scene.told()


def test_ba25_levels_leave_out_rules() -> None:
    pair = {"cadet 1": "blue Baron 1", "cadet 2": "blue Baron 1"}
    held = [{"heir": "the Dungeon of seat 2"}, {"heir": "the Dungeon of seat 1"}]
    for level in (0, 1, 2):
        options = {"level": level}
        jumps = Scene(pair, {}, throw="2 and 2", options=options).moves()
        assert any(move.startswith("jump") for move in jumps) == (level > 0)
        exchanges = Scene(*held, options=options).moves()
        assert ("exchange heir for heir of 2" in exchanges) == (level > 0)
        caught = {"chief": "the Dungeon of seat 2", "heir": "the Dungeon of seat 2", **DEAD_CADETS}
        more: dict[str, Any] = {} if level == 2 else {"to_act": "chance"}
        witch = Scene(caught, {}, options=options, **more)
        assert (witch.state.to_act == 0) == (level == 2)


def test_ba26_without_dice_throws_are_cards() -> None:
    scene = Scene({}, {}, options={"cards": 1})
    assert scene.moves() == {f"play {low} and {high}" for low, high in s.DICE}
    scene.play("play 2 and 2, chief, 2, chief, 2")
    assert scene.state.cells[z.TURN] == 1  # a double gives no second throw
    assert int(zone(scene.state, z.HAND)[0]).bit_count() == 20
    last = Scene({}, {}, options={"cards": 1}, hands={"seat 1": ["1 and 2"]})
    last.play("play 1 and 2, chief, 1, chief, 2")
    assert int(zone(last.state, z.HAND)[0]).bit_count() == 21


SEED = chance.seed_from(5)


def luck(state: State, choice: int, seed: bytes = SEED) -> tuple[list[list[int]], list[list[int]]]:
    """The first throws of each seat at a table, twelve of them, and all the black dice meanwhile.

    Its players take the first or the last (-1) of what they can do, without the Witch if possible.
    """
    throws: list[list[int]] = [[] for _ in range(state.seats)]
    blacks: list[list[int]] = [[] for _ in range(state.seats)]
    assert isinstance(state, BaronagePosition)
    while min(map(len, throws)) < 12:
        if state.to_act == CHANCE:
            action = chance.draw(state, seed)
            if action >= s.BLACK:
                blacks[state.cells[z.TURN]].append(action)
            elif action >= s.THROWN:
                throws[state.cells[z.TURN]].append(action)
        else:
            actions = list(state.legal())
            plain = [one for one in actions if not s.NAME <= one < s.RELEASE]
            action = (plain or actions)[choice]
        state.apply(action)
    return [own[:12] for own in throws], blacks


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ba27_the_nth_throw_of_a_family_is_the_same_at_every_table(seats: int) -> None:
    """Whatever is played, whoever starts, and on either board; each family has throws of its own.

    Another seed has others.
    """
    tables = [luck(GAME.new(seats), choice)[0] for choice in (0, -1)]
    for turn in range(1, seats + 1):
        options = {"board": turn % 2, "level": turn % 3}
        tables.append(luck(Scene({}, seats=seats, turn=turn, options=options).state, -1)[0])
    assert tables == [tables[0]] * (seats + 2)
    assert len({tuple(own) for own in tables[0]}) == seats
    assert luck(GAME.new(seats), 0, chance.seed_from(6))[0] != tables[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ba27_so_is_the_nth_black_die(seats: int) -> None:
    """It does not matter how many throws went before the Witch was summoned."""
    everyone = [f"seat {seat + 1}" for seat in range(seats)]
    tables = []
    for before in (0, 9):
        thrown = dict.fromkeys(everyone, before)
        waiting = dict.fromkeys(everyone, "waiting")
        scene = Scene({}, seats=seats, thrown=thrown, witches=waiting)
        tables.append([own[:8] for own in luck(scene.state, 0)[1]])
    assert {len(own) for own in tables[0]} == {8}
    assert tables[0] == tables[1]
    assert len({tuple(own) for own in tables[0]}) == seats


def test_ba28_amnesty_then_a_draw() -> None:
    lone = {"chief": "purple Baron 8"}
    held = {"cadet 1": "the Dungeon of seat 1", "chief": "red Baron 8"}
    counted: dict[str, Any] = {"quiet": 50, "thrown": {"seat 1": 60, "seat 2": 60}}
    scene = Scene(lone, held, throw="1 and 2", **counted).play("chief, 1, chief, 2")
    assert scene.place(2, "cadet 1") == "the Chapel"
    assert (scene.state.cells[z.QUIET], scene.state.cells[z.AMNESTY]) == (0, 1)
    again = Scene(lone, held, throw="1 and 2", amnesty=True, **counted).play("chief, 1, chief, 2")
    assert (again.state.to_act, again.state.cells[z.WINNER]) == (OVER, z.DRAWN)
    assert again.state.ranks() == [2, 2]
    through = Scene({"chief": "purple Baron 5"}, held, throw="1 and 4", **counted)
    assert through.play("chief, 4 in").state.cells[z.QUIET] == 0  # through a Sanctuary
    out = Scene(lone, held, throw="1 and 2", **counted).play("heir, 1")
    assert out.state.cells[z.QUIET] == 0  # a shield has left its chamber
    last: dict[str, Any] = {"thrown": {"seat 1": 1000, "seat 2": 1000}}
    end = Scene(lone, held, throw="1 and 2", quiet=50, **last).play("chief, 1, chief, 2")
    assert end.state.cells[z.WINNER] == z.DRAWN
    assert end.place(2, "cadet 1") == "the Dungeon of seat 1"  # no amnesty before the end


def test_ba29_the_short_board_has_seventy_six_steps() -> None:
    assert len(way(SHORT, 0)) == 76
    counts = Counter(SHORT.rank)
    assert [counts[rank] for rank in range(3)] == [40, 24, 8]
    assert GAME.complete_options(4, {"alliance": 0})["board"] == 1
    assert GAME.complete_options(4, {})["board"] == 0
