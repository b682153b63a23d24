"""What Christina Regina asks in words, and what it gives a page to show."""

import pytest

from regalia.engine.observation import question
from regalia.games.christina.observation import deduced
from regalia.games.christina.regions import Guess, ScoreForecast, SeatKnowledge, SeatPart
from tests.games.christina.scene import BLACK, BLUE, COPPER, GAME, GREEN, PURPLE, RED, Scene, even


def part(scene: Scene, name: str, *viewer: int) -> object:
    """The part of a region as the holder of these seats (from 1) is shown it, or None."""
    seen = scene.seen(*viewer)
    regions = {region.name: region.part for region in GAME.regions(seen)}
    own = {region.name: region.part for region in GAME.own_regions(seen)}
    assert not regions.keys() & own.keys()
    return (regions | own).get(name)


def asked(scene: Scene, *texts: str) -> tuple[str, list[str]]:
    """The question in the middle of a move, and its labels."""
    state = scene.state.copy()
    for text in texts:
        [action, *_] = GAME.words.parse(state, text, whole=False)
        state.play(action)
    put = question(state, state.to_act)
    assert put is not None
    return put.prompt, [choice.label for choice in put.choices]


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
def test_who_buries_is_told_what_he_takes(bury: int) -> None:
    prompt, _ = asked(Scene("blue red", copper="blue", bury=bury), "draw copper")
    assert prompt.startswith("You take René Descartes (copper blue). Which other stack's")
    assert prompt.endswith("or both?") == (bury == 2)


def test_who_knows_whose_card_it_is_knows_that_it_will_be_struck() -> None:
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


def test_what_is_struck_lets_those_below_move_up() -> None:
    scene = Scene("blue red", copper="red blue plain", silver="plain plain", gold="plain plain")
    scene.move("draw copper bury silver", "draw copper bury silver")
    scene.move("draw gold bury silver", "assassinate 1 by copper as blue")
    assert part(scene, f"forecast-{COPPER}-{BLUE + 1}", 2) == ScoreForecast(COPPER, -1, 3, False)
    assert part(scene, f"forecast-{COPPER}-{BLUE + 1}") is None


def test_who_has_seen_all_other_colours_knows_the_last() -> None:
    scene = even("blue red green black purple").move("assassinate 2 by silver as red")
    scene.move("assassinate 1 by gold as red", *["assassinate 1 by silver as red"] * 3)
    scene.move("assassinate 3 by gold as green", *["draw gold bury copper"] * 4)
    assert deduced(scene.seen(1)) == (BLUE, RED, GREEN, -1, -1)
    scene.move("assassinate 4 by copper as black")
    assert scene.seen(1).factions == (BLUE, RED, GREEN, BLACK, -1)
    assert deduced(scene.seen(1)) == (BLUE, RED, GREEN, BLACK, PURPLE)
    assert deduced(scene.seen()) == (-1,) * 5
    told = part(scene, "seat-notes-4", 1)
    assert isinstance(told, SeatKnowledge)
    assert (told.faction, told.seen) == (PURPLE, False)


def test_a_seat_is_shown_in_its_colour_to_who_knows_it() -> None:
    scene = Scene("blue purple")
    assert GAME.seat_colours(scene.seen(1, 2)) == ("azure", "purpure")
    assert GAME.seat_colours(scene.seen(2)) == ("", "purpure")
    assert GAME.seat_colours(scene.seen()) == ("", "")


def passed(scene: Scene) -> list[bool]:
    """Which seats all see to have passed."""
    found = [part(scene, f"seat-{seat}") for seat in range(scene.state.seats)]
    return [one.passed for one in found if isinstance(one, SeatPart)]


def test_who_has_passed_since_the_last_turn_is_seen() -> None:
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


def test_in_words_the_end_tells_everybodys_points_and_place() -> None:
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
    """What the table in words says of each seat."""
    sections = GAME.words.describe(scene.seen(), ["A", "B", "C"])
    [lines] = [section.lines for section in sections if section.title == "Seats"]
    return lines
