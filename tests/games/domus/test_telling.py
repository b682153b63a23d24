"""What the story of Domus Regnatrix tells of ties, coins, draws, battles and ends of turns."""

from __future__ import annotations

from regalia.engine.journal import Journal
from tests.games.domus.scene import GAME, Scene, dice
from tests.games.scripted_game import ScriptedGame


def told(scene: ScriptedGame, you: int = 0) -> list[str]:
    """The story as a seat reads it, or a spectator."""
    names = ["You" if seat == you else f"S{seat}" for seat in (1, 2, 3)]
    assert scene.state.journal is not None
    seats = (you - 1,) if you else ()
    seen = [event for event in scene.state.journal.events if event.seen_by(seats)]
    return [text for event in seen if (text := scene.words.tell(event, names))]


def test_a_tie_of_the_first_throws_is_told() -> None:
    game = ScriptedGame(GAME.new(3), dice(5, 9, 5, 4, 8))
    game.state.journal = Journal()
    game.settle()
    assert told(game, 3)[2:] == [
        "You threw 5 for the start.",
        "S1 and you threw least, 5 each, and throw again.",
        "S1 threw 4 for the start.",
        "You threw 8 for the start.",
        "S1 threw least and begins.",
    ]


def test_a_coin_comes_with_what_brings_it() -> None:
    laid = {"seat 2": {"Coinage": 1, "Market": 1}}
    heroes = ["The Old Queen", "The Treasurer"]
    scene = Scene(
        "rearranging", laid=laid, heroes=heroes, squads={"seat 1": {"middle A": ["Spy", "Archer"]}}
    )
    scene.move("done")
    assert told(scene)[-3:] == [
        "Round 1: S2's turn.",
        "S2 got a coin of 1 from the hero.",
        "S2 got a coin of 1 from Coinage.",
    ]


def test_one_sentence_tells_what_its_reader_draws() -> None:
    scene = Scene("buying", drawing=["card Spy"]).move("draw")
    assert [line for line in told(scene, 1) if "drew" in line] == ["You drew Spy."]
    assert [line for line in told(scene, 2) if "drew" in line] == ["S1 drew a card."]


def test_a_battle_is_told_in_order() -> None:
    squads = {"seat 1": {"middle A": ["Knight"]}, "seat 2": {"middle A": ["Spy"]}}
    scene = Scene("action", squads=squads, drawing=dice(7, 5))
    scene.move("command middle A, attack middle A of seat 2")
    assert told(scene, 2)[:4] == [
        "S1 attacked your Spy in the middle with Knight.",
        "It threw 7, you 5.",
        "It won, 14 against 7.",
        "Your Spy died.",
    ]


def test_the_last_layer_opens_the_inner_city() -> None:
    squads = {"seat 1": {"outer-city 2 A": ["Trebuchet"]}}
    for fallen, sentence in (
        (1, "A layer of S2's walls fell; 2 stand."),
        (3, "The last layer of S2's walls fell: the inner-city is open."),
    ):
        scene = Scene(
            "action", squads=squads, fallen={"seat 2": fallen}, drawing=["dice 12", "dice 2"]
        )
        scene.move("command outer-city 2 A, attack the walls")
        assert sentence in told(scene)


def test_the_move_after_which_no_unit_can_do_more_says_so() -> None:
    scene = Scene("action", squads={"seat 1": {"inner-city 1 A": ["Spy"]}})
    whole = scene.read("command inner-city 1 A, top 1, to outer-city 1 A")
    brief = "Spy to your outer-city; your turn ends"
    assert scene.words.brief(scene.state, whole) == brief
    scene.begin("command inner-city 1 A, top 1")
    [action] = scene.state.legal()
    label = scene.words.label(scene.state, action)
    assert label == "To your outer-city; your turn ends then, as no unit can do more"
    two = Scene("action", squads={"seat 1": {"inner-city 1 A": ["Spy"], "middle A": ["Spy"]}})
    two.begin("command inner-city 1 A, top 1")
    assert two.words.label(two.state, two.state.legal()[0]) == "To your outer-city"


def test_the_end_of_the_last_move_is_told_to_its_seat() -> None:
    scene = Scene("action", squads={"seat 1": {"inner-city 1 A": ["Spy"]}})
    scene.move("command inner-city 1 A, top 1, to outer-city 1 A")
    assert "No unit can do more in this turn." in told(scene, 1)
    assert "S1's units are done." in told(scene, 2)
