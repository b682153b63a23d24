"""The questions of Christina Regina, and the regions of its page."""

import re

import pytest

from regalia import bots
from regalia.engine.observation import question
from regalia.engine.state import OVER
from regalia.games.christina.observation import deduced
from regalia.games.christina.regions import Guess, ScoreForecast, SeatKnowledge, SeatPart
from regalia.page.renderer import Renderer, RenderKey
from tests.games.christina.scene import (
    BLACK,
    BLUE,
    COPPER,
    GAME,
    GOLD,
    GREEN,
    PURPLE,
    RED,
    Scene,
    usual_scene,
)

RENDERER = Renderer(bots.DESCRIPTIONS, bots.DEFAULT)


def part(scene: Scene, name: str, *viewer: int) -> object:
    """The part of a region for a viewer with these seats (from 1), or None."""
    seen = scene.seen(*viewer)
    regions = {region.name: region.part for region in GAME.regions(seen)}
    own = {region.name: region.part for region in GAME.own_regions(seen)}
    assert not regions.keys() & own.keys()
    return (regions | own).get(name)


def asked(scene: Scene, *texts: str) -> tuple[str, list[str]]:
    """The question in the middle of a move, and the labels of its choices."""
    state = scene.state.copy()
    for text in texts:
        [action, *_] = GAME.words.parse(state, text, whole=False)
        state.play(action)
    question_asked = question(state, state.to_act)
    assert question_asked is not None
    return question_asked.prompt, [choice.label for choice in question_asked.choices]


def test_an_assassination_is_asked_for_in_plain_words() -> None:
    scene = Scene("blue red green")
    prompt, labels = asked(scene, "assassinate 2")
    assert prompt.startswith("In which metal do you strike at seat 2?")
    assert labels == ["Copper", "Silver", "Gold"]
    prompt, labels = asked(scene, "assassinate 2", "by copper")
    assert "Which colour do you take seat 2 for?" in prompt
    assert "seat 2's copper card is tilted; wrong, yours" in prompt
    assert labels[:2] == ["Guess blue (your own: a bluff)", "Guess red"]


@pytest.mark.parametrize("bury", [1, 2])
def test_the_burial_question_names_the_card_taken(bury: int) -> None:
    prompt, _ = asked(Scene("blue red", copper="blue", bury=bury), "draw copper")
    assert prompt.startswith("You take René Descartes (copper blue). Which other stack's")
    assert prompt.endswith("or both?") == (bury == 2)


def test_a_viewer_who_knows_the_owner_of_a_card_sees_that_it_will_be_struck() -> None:
    scene = Scene("blue red", copper="blue red plain", silver="plain plain", gold="plain plain")
    scene.move("draw copper bury silver", "draw copper bury silver")
    scene.move("draw gold bury silver", "assassinate 1 by copper as blue")
    forecast = ScoreForecast(COPPER, 0, 0, False)
    assert part(scene, f"forecast-{COPPER}-{BLUE}", 2) == forecast
    assert part(scene, f"forecast-{COPPER}-{BLUE}", 1) == forecast._replace(own=True)
    assert part(scene, f"forecast-{COPPER}-{BLUE}") is None
    assert part(scene, "guess-1-0") is None
    assert part(scene, "guess-1-0", 1) == Guess(BLUE)
    assert part(scene, "seat-notes-1", 2) == SeatKnowledge(
        1, 1, True, ((0, COPPER, True, BLUE, BLUE),), 1
    )
    assert part(scene, "seat-notes-1") == SeatKnowledge(
        1, -1, False, ((0, COPPER, True, -1, -1),), -1
    )


def test_cards_below_a_struck_card_move_up() -> None:
    scene = Scene("blue red", copper="red blue plain", silver="plain plain", gold="plain plain")
    scene.move("draw copper bury silver", "draw copper bury silver")
    scene.move("draw gold bury silver", "assassinate 1 by copper as blue")
    assert part(scene, f"forecast-{COPPER}-{BLUE + 1}", 2) == ScoreForecast(COPPER, -1, 3, False)
    assert part(scene, f"forecast-{COPPER}-{BLUE + 1}") is None


def test_a_viewer_knows_that_cards_will_be_struck_whosever_they_are() -> None:
    """Once the cards of all seats whose colours they do not know are tilted."""
    found: dict[str, object] = {"seat 1": {"seat 2": {"by": "silver", "guess": "red"}}}
    missed = {"seat 1": {"by": "copper", "guess": "green"}}
    for last, struck in ((4, None), (5, ScoreForecast(COPPER, -1, 0, False))):
        tried = found | {f"seat {seat}": missed for seat in range(3, last + 1)}
        colours, stack = "blue red green black purple", {"copper": ["blue", "black"]}
        scene = Scene(colours, influence=stack, assassinations=tried)
        assert part(scene, f"forecast-{COPPER}-{BLACK}", 1) == struck
        moved_up = struck and struck._replace(points=3)
        assert part(scene, f"forecast-{COPPER}-{BLUE}", 1) == moved_up
        assert part(scene, f"forecast-{COPPER}-{BLACK}") is None


def test_a_seat_that_knows_all_other_colours_knows_the_last() -> None:
    scene = usual_scene("blue red green black purple").move("assassinate 2 by silver as red")
    scene.move("assassinate 1 by gold as red", *["assassinate 1 by silver as red"] * 3)
    scene.move("assassinate 3 by gold as green", *["draw gold bury copper"] * 4)
    assert deduced(scene.seen(1)) == (BLUE, RED, GREEN, -1, -1)
    scene.move("assassinate 4 by copper as black")
    assert scene.seen(1).factions == (BLUE, RED, GREEN, BLACK, -1)
    assert deduced(scene.seen(1)) == (BLUE, RED, GREEN, BLACK, PURPLE)
    assert deduced(scene.seen()) == (-1,) * 5
    stories = part(scene, "seat-notes-4", 1)
    assert isinstance(stories, SeatKnowledge)
    assert (stories.faction, stories.seen) == (PURPLE, False)


def test_a_seat_is_shown_in_its_colour_to_viewers_who_know_it() -> None:
    scene = Scene("blue purple")
    assert GAME.seat_colours(scene.seen(1, 2)) == ("azure", "purpure")
    assert GAME.seat_colours(scene.seen(2)) == ("", "purpure")
    assert GAME.seat_colours(scene.seen()) == ("", "")


def passed(scene: Scene) -> list[bool]:
    """For each seat, whether its region shows that it has passed."""
    found = [part(scene, f"seat-{seat}") for seat in range(scene.state.seats)]
    return [one.passed for one in found if isinstance(one, SeatPart)]


def test_all_see_which_seats_have_passed() -> None:
    scene = Scene("blue red green")
    while not scene.can("pass"):
        scene.move("draw copper bury silver")
    turn = scene.state.to_act
    assert passed(scene) == [False] * 3
    scene.move("pass")
    assert passed(scene) == [seat == turn for seat in range(3)]
    scene.move("pass")
    assert passed(scene) == [seat != (turn + 2) % 3 for seat in range(3)]
    scene.move("pass")
    assert passed(scene) == [False] * 3  # the game is over
    struck = GAME.words.describe(scene.seen(), ["A", "B", "C"])
    assert not any("struck" in line for section in struck for line in section.lines)


def test_the_table_in_words_has_points_and_places_at_the_end() -> None:
    scene = Scene("blue red green")
    while not scene.can("pass"):
        scene.move("draw copper bury silver")
    assert not any("place" in line for line in seats_in_words(scene))
    while not scene.over():
        scene.move("pass")
    for seat, line in enumerate(seats_in_words(scene)):
        points, place = scene.state.scores()[seat], scene.state.ranks()[seat]
        assert line.endswith(f"; {'1 point' if points == 1 else f'{points} points'}, place {place}")


def seats_in_words(scene: Scene) -> list[str]:
    """The lines on the seats in the table in words."""
    sections = GAME.words.describe(scene.seen(), ["A", "B", "C"])
    [lines] = [section.lines for section in sections if section.title == "Seats"]
    return lines


def test_at_the_end_a_free_place_is_worth_what_is_left_below_those_that_count() -> None:
    scene = Scene("blue red black", start=2, influence={"gold": ["red", "blue"]})
    scene.move("draw silver bury copper", "assassinate 1 by gold as blue")
    while scene.state.to_act != OVER:
        scene.move("pass" if scene.can("pass") else "draw copper bury silver")
    [shown] = [one for one in GAME.regions(scene.seen()) if one.name == f"influence-{GOLD}"]
    html = RENDERER.html(GAME, RenderKey(shown.template, shown.part, ("Anna", "Bo", "Cy")))
    assert re.findall(r"nobody</span><em>(\d)", html) == ["2", "1"]


def test_a_press_that_spends_the_action_card_and_chooses_for_it_makes_several_choices() -> None:
    scene = Scene("blue red", copper="blue", silver="plain green", gold="plain black")
    scene.move("draw copper bury silver")
    for move, several in (("manipulate silver with gold", True), ("manipulate", False)):
        steps = GAME.words.parse(scene.state, move, whole=False)
        assert GAME.words.takes_several(scene.state, steps) == several
