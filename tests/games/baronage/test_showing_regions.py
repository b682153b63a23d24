"""What the regions of a page of Regency (Baronage Press) show, against the position and the map."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from regalia.engine.observation import observation
from regalia.engine.region import Region
from regalia.engine.state import OVER
from regalia.games.baronage import BOARD_FILE
from regalia.games.baronage import zones as z
from regalia.games.baronage.regions import BaronagePrint
from regalia.games.baronage.rules import BaronageState
from tests.contract.cases import Case, contract_cases, some
from tests.games.baronage.scene import GAME, Scene
from tests.zones import zone

CASES = [case for case in contract_cases() if case.game.name == "baronage"]
MAPS = [board["map"].split() for board in tomllib.loads(BOARD_FILE.read_text())["board"]]
LETTERS = {"purple": "P", "blue": "B", "red": "R", "green": "G"}
NAMES = ("purple", "blue", "red", "green")
CHIEF_DEAD = "dead"
CADETS_DEAD = {f"cadet {i}": "dead" for i in range(1, 5)}


def parts(regions: list[Region]) -> dict[str, Any]:
    """The parts of regions by name."""
    return {region.name: region.part for region in regions}


def letter(short: int, row: int, column: int) -> str:
    """What the map has in a cell."""
    found: str = MAPS[short][row][column]
    return found


def expected(where: str, family: int, short: int) -> str:
    """The letters of the map at which a shield may be shown."""
    first = where.split()[0]
    if first in LETTERS:
        return LETTERS[first]
    if "corner" in where:
        return "o"
    if where.startswith("Sanctuary"):
        return NAMES[family][0] + ("*" if short and where.endswith("3") else "")
    return "*" if where == "the Banner" else "."


def check_shields(state: BaronageState, regions: dict[str, Any]) -> None:
    """Each shield is shown once, in a cell of its place, with how many share the cell."""
    names = GAME.names_for(state.cells[z.SHORT])["place"]
    cells: Counter[tuple[int, int]] = Counter()
    numbers: dict[tuple[int, int], list[int]] = {}
    for seat in range(state.seats):
        shown = regions[f"family-{seat}"]
        assert (shown.seat, shown.family) == (seat, zone(state, z.CASTLE)[seat])
        assert [piece.shield for piece in shown.pieces] == list(range(6))
        for piece in shown.pieces:
            place = names[state.place(seat, piece.shield)]
            guest = state.is_guest(seat, piece.shield)
            third = state.cells[z.SHORT] == 1 and place == "Sanctuary 3"
            state_of = "dead" if place == "dead" else "guest" if guest else ""
            assert piece.state == ("third" if third else state_of)
            hostage = "Dungeon" in place
            if hostage:
                captor = zone(state, z.CASTLE)[int(place[-1]) - 1]
                assert piece.where == f"a hostage of {NAMES[captor]}"
            else:
                assert piece.where == place
            assert letter(state.cells[z.SHORT], piece.row, piece.column) in expected(
                place, zone(state, z.CASTLE)[seat], state.cells[z.SHORT]
            )
            if place == "dead" or hostage or piece.shield:
                assert piece.left == -1
            else:
                assert piece.left == state.board.left(
                    zone(state, z.CASTLE)[seat], state.place(seat, piece.shield)
                )
            cells[piece.row, piece.column] += 1
            numbers.setdefault((piece.row, piece.column), []).append(piece.nth)
            assert piece.many >= 1
    for seat in range(state.seats):
        for piece in regions[f"family-{seat}"].pieces:
            assert piece.many == cells[piece.row, piece.column]
    assert all(sorted(own) == list(range(len(own))) for own in numbers.values())


def check_marks(state: BaronageState, regions: dict[str, Any]) -> None:
    """Every square with two shields or more of a side is marked, guests aside."""
    there: Counter[tuple[int, int]] = Counter()
    for seat in range(state.seats):
        for shield in range(6):
            place = state.place(seat, shield)
            if place >= 11 and not state.is_guest(seat, shield):
                there[state.board.cells[place - 11]] += 1
    marked = {(row, column): many for row, column, many, _ in regions["marks"].barriers}
    assert marked == {cell: many for cell, many in there.items() if many > 1}
    for row, column, _, family in regions["marks"].barriers:
        seat = state.seat_at(family)
        places = [state.place(seat, shield) for shield in range(6)]
        assert (row, column) in [state.board.cells[place - 11] for place in places if place >= 11]


def check_seats(state: BaronageState, regions: dict[str, Any]) -> None:
    """What is told of each family: its throw, its Chief's way, its losses, its Witch."""
    names = GAME.names_for(state.cells[z.SHORT])["place"]
    for seat in range(state.seats):
        shown = regions[f"seat-{seat}"]
        places = [names[state.place(seat, shield)] for shield in range(6)]
        assert (shown.seat, shown.family) == (seat, zone(state, z.CASTLE)[seat])
        plays = state.cells[z.TURN] == seat and state.cells[z.THROW] > 0
        dice = (state.die(False), state.die(True), state.cells[z.BLACK]) if plays else (0, 0, 0)
        assert regions[f"dice-{seat}"] == (*dice, 0)
        assert shown.turn == (state.cells[z.TURN] == seat and state.to_act != OVER)
        chapel = places[0] == "the Chapel"
        hidden = chapel or places[0] == CHIEF_DEAD or "Dungeon" in places[0]
        left = state.board.left(zone(state, z.CASTLE)[seat], state.place(seat, 0))
        assert regions[f"left-{seat}"] == (-1 if hidden else left, chapel)
        assert shown.ranked == any("Earl" in place or "Duke" in place for place in places[1:])
        kinds = ["Chief", "Heir", "Cadet 1", "Cadet 2", "Cadet 3", "Cadet 4"]
        held = [
            (kind, zone(state, z.CASTLE)[int(place[-1]) - 1])
            for kind, place in zip(kinds, places, strict=True)
            if "Dungeon" in place
        ]
        assert shown.ally == (
            zone(state, z.CASTLE)[(seat + 2) % 4] if state.cells[z.ALLIANCE] else -1
        )
        assert list(shown.held) == held
        assert shown.dead == places.count("dead")
        assert (shown.witch, shown.starter) == (
            zone(state, z.WITCH)[seat],
            state.cells[z.STARTER] == seat,
        )
        assert shown.able == state.can_win(seat)
        assert shown.hand == tuple(i for i in range(21) if zone(state, z.HAND)[seat] >> i & 1)
        assert shown.won == (state.scores()[seat] if state.to_act == OVER else -1)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_regions_show_the_position(case: Case) -> None:
    for state in some(case, 5):
        assert isinstance(state, BaronageState)
        public = state.seen_from(())
        assert isinstance(public, BaronageState)
        seen: Any = observation(state, ())
        regions = parts(GAME.regions(seen))
        if zone(public, z.CASTLE)[-1] < 0:
            assert "family-0" not in regions
            continue
        check_shields(public, regions)
        check_marks(public, regions)
        check_seats(public, regions)
        assert regions["board"] == (state.cells[z.SHORT], tuple(zone(state, z.CASTLE)), state.seats)
        scoring = regions["scoring"]
        assert (scoring is None) == (state.to_act != OVER)
        if scoring is not None:
            assert scoring.drawn == (state.cells[z.WINNER] == 4)
            regents = [seat for seat in range(state.seats) if state.place(seat, 0) == 10]
            assert scoring.regent == (regents[0] if regents else -1)
            places = {one.seat: (one.place, one.points) for one in scoring.standings}
            assert [places[i][0] for i in range(state.seats)] == state.ranks()
            assert (scoring.families, scoring.throws) == (
                tuple(zone(state, z.CASTLE)),
                state.cells[z.THROWS],
            )


def test_a_page_shows_its_own_throw_as_it_is_played() -> None:
    scene = Scene({"chief": "purple Baron 6"}, {}, throw="2 and 5").play("chief, 2", "heir")
    state = scene.state
    mine: Any = observation(state, (0,))
    other: Any = observation(state, (1,))
    own = parts(GAME.own_regions(mine))
    assert own["nearest"] == (0, 0)
    everybody = parts(GAME.own_regions(observation(state, (0, 1))))
    assert everybody["nearest"] == (-1, 0)  # in a replay the board is as printed
    assert own["family-0"].pieces[0].where == "purple Baron 8"
    assert own["dice-0"] == (2, 5, 0, 1)  # the 2 is used
    shared = parts(GAME.regions(observation(state, ())))
    assert shared["left-0"].left - own["left-0"].left == 2
    assert (
        parts(GAME.regions(observation(state, ())))["family-0"].pieces[0].where == "purple Baron 6"
    )
    assert "family-0" not in parts(GAME.own_regions(other))
    assert GAME.selected_things(mine) == ("shield-0-1",)
    assert GAME.selected_things(other) == ()
    killing = Scene({"heir": "purple Baron 6"}, {"chief": "purple Baron 8"}, throw="2 and 5")
    killing.play("heir, 2")
    steps_left: list[Any] = [
        parts(found)["left-1"].left
        for found in (
            GAME.own_regions(observation(killing.state, (0,))),
            GAME.regions(observation(killing.state, ())),
        )
    ]
    assert steps_left == [-1, 73], "in one's own sight the other Chief is dead already"
    jailed = {"chief": "the Dungeon of seat 2", "heir": "the Dungeon of seat 2"}
    summoned = Scene({**jailed, **CADETS_DEAD}, {"chief": "red Baron 1"})
    summoned.play("summon the witch", "* throw 2 and 3", "* black 4", "witch chief")
    lifted: Any = parts(GAME.own_regions(observation(summoned.state, (0,))))
    chief = lifted["family-0"].pieces[0]
    assert letter(0, chief.row, chief.column) == "R"  # where she has put him
    assert chief.where == "a hostage of red"
    other = lifted["family-1"].pieces[0]
    assert (other.row, other.column) != (chief.row, chief.column)


def test_without_dice_the_viewer_holds_their_throws() -> None:
    state = Scene({}, {}, options={"cards": 1}, hands={"seat 1": ["1 and 2", "3 and 3"]}).state
    regions = {region.name: region for region in GAME.own_regions(observation(state, (0,)))}
    part: Any = regions["hand"].part
    assert (part.seat, part.throws) == (0, (1, 11))
    assert regions["hand"].things == ("card-1", "card-11")
    both: Any = parts(GAME.own_regions(observation(state, (0, 1))))["hand"]
    assert both.seat == 0  # of several seats the one whose turn it is
    dice = Scene({}, {}, throw="1 and 2").state
    assert "hand" not in parts(GAME.own_regions(observation(dice, (0,))))


@pytest.mark.parametrize("short", [0, 1])
def test_the_drawn_board_is_that_of_the_map(short: int) -> None:
    prints: Any = GAME.card_texts()
    assert isinstance(prints, BaronagePrint)
    board = prints.boards[short]
    rows = MAPS[short]
    assert board.width == len(rows)
    squares = {(one.row, one.column): one for one in board.squares}
    for row, line in enumerate(rows):
        for column, cell in enumerate(line):
            assert ((row, column) in squares) == (cell in "PBRGo")
            if (row, column) in squares:
                owner = squares[row, column].owner
                assert "PBRGo"[owner] == cell
    signs = Counter(one.what for one in board.squares)
    assert (signs["gate"], signs["spurs"]) == (12, 4)
    for one in board.squares:
        if one.what == "spurs":
            assert one.name == f"{NAMES[one.owner]} Baron {5 if short else 6}"
    for family, rank, cells, drawn in board.sanctuaries:
        assert drawn == (rank < 2 or not short)
        assert {letter(short, *cell) for cell in cells} == {NAMES[family][0] if drawn else "*"}
    taken: list[tuple[int, int]] = []
    for _, chambers, chapel, dungeon in board.castles:
        taken += [*chambers, chapel, *dungeon]
    assert len(set(taken)) == len(taken) == 4 * 6
    assert {letter(short, *cell) for cell in taken} == {"."}
    for family, points, marks in board.ways:
        way = [[int(number) for number in point.split(",")] for point in points.split()]
        assert (way[0][1] // 20, way[0][0] // 20) in board.castles[family][1]
        assert letter(short, way[1][1] // 20, way[1][0] // 20) == LETTERS[NAMES[family]]
        assert letter(short, way[-1][1] // 20, way[-1][0] // 20) == "*"
        apart = [abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in pairwise(way)]
        assert apart[0] == 40  # out of a castle's corner
        assert set(apart[1:]) <= ({0, 20, 40} if short else {20})
        whole = 76 if short else 100
        assert [step for *_, step in marks] == sorted({*range(10, whole, 10), whole})
        assert [list(mark[:2]) for mark in marks][-1] == way[-1]
        assert all(list(mark[:2]) in way for mark in marks)
