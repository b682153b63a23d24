"""Whole games of Regency (Baronage Press) in the terminal, in every set-up."""

from __future__ import annotations

import re
from itertools import cycle
from pathlib import Path

import pytest

from regalia.engine import record
from regalia.engine.chance import seed_from
from regalia.engine.state import OVER
from regalia.text import files, session
from regalia.text.files import RecordFile
from tests.games.baronage.scene import GAME, Scene
from tests.person import Terminal, local_game


@pytest.mark.parametrize(("seats", "alliance"), [(2, 0), (3, 0), (4, 0), (4, 1), (4, 2)])
def test_a_game_is_played_to_its_end_by_numbers(tmp_path: Path, seats: int, alliance: int) -> None:
    """One person against stewards on the short board; a wrong line is refused on the way."""
    options = {"alliance": alliance, "board": 1}
    holders = GAME.holders(seats, GAME.complete_options(seats, options))
    kinds = ["" if holder == holders[0] else "steward" for holder in holders]
    if alliance == 1:
        kinds[2] = "steward"
    path = tmp_path / "game"
    terminal = Terminal(cycle(["9999", "1", "1", "2", "1"]))
    begun = session.begin(GAME, options, seed_from(seats), "Anna", kinds)
    local_game(begun, RecordFile(path), terminal).play()
    played = files.read(path)
    end = record.verify(played, GAME)
    assert end.to_act == OVER
    printed = terminal.printed()
    ended = r"^(You win!|.* wins?\.|.* share the victory\.|Nobody wins: the game is drawn\.)$"
    assert re.search(ended, printed, re.MULTILINE)
    assert "There is no choice 9999; the choices are 1 to " in printed
    assert " was made for you: " in printed
    assert not [prompt for prompt in terminal.prompts if re.match("1[ ,]", prompt)]
    moved = {int(line.split()[0]) for line in played.lines if line[0].isdigit()}
    assert moved >= {seat + 1 for seat, kind in enumerate(kinds) if not kind}


def test_a_wrong_word_where_dice_are_written_names_the_numbers_of_the_choices(
    tmp_path: Path,
) -> None:
    terminal = Terminal(["1", "tableau", "7", "-1", "1 2 3", "back", "tableau", "quit"])
    begun = session.begin(GAME, {"board": 1}, seed_from(5), "Anna", ["", "steward"])
    local_game(begun, RecordFile(tmp_path / "game"), terminal).play()
    assert (
        terminal.printed().count("“tableau” is none of the choices; type a number from 1 to 2.")
        == 1
    )
    for number in ("7", "-1"):
        assert f"There is no choice {number}; the choices are 1 to 2." in terminal.printed()
    assert "“1 2 3” is none of the choices; type a number from 1 to 2." in terminal.printed()
    assert "“tableau” is not possible here; possible: chief; heir; cadet 1." in terminal.printed()


def test_help_offers_no_words_that_are_the_number_of_another_choice(tmp_path: Path) -> None:
    terminal = Terminal(["chief", "help", "back", "help", "quit"])
    begun = session.begin(GAME, {"board": 1}, seed_from(5), "Anna", ["", "steward"])
    local_game(begun, RecordFile(tmp_path / "game"), terminal).play()
    where, which = terminal.answers[2], terminal.answers[4]
    assert "quit" in where
    assert "In words" not in where
    assert "In words the first choice now is “chief”." in which


def test_a_lone_step_is_made_and_told_and_taken_back_with_the_choice_before(tmp_path: Path) -> None:
    terminal = Terminal(["chief", "back", "chief"])
    begun = session.begin(GAME, {"board": 1}, seed_from(5), "Anna", ["", "steward"])
    game = local_game(begun, RecordFile(tmp_path / "game"), terminal)
    barrier = {"cadet 1": "blue Baron 3", "cadet 2": "blue Baron 3"}
    game.state = Scene({"chief": "blue Baron 1"}, barrier, throw="1 and 2").state
    with pytest.raises(EOFError):
        game.ask_move()
    first, second = terminal.prompts[0], terminal.prompts[1]
    assert terminal.prompts == [first, second, first, second]
    assert "back" in second
    assert "back" not in first
    told = "The only possible next step was made for you: by 1 to blue Baron 2."
    assert " ".join(terminal.printed().split()).count(told) == 2


def test_a_choice_says_how_it_finishes_the_move(tmp_path: Path) -> None:
    terminal = Terminal(["cadet 1", "1", "3"])
    begun = session.begin(GAME, {"board": 1}, seed_from(5), "Anna", ["", "steward"])
    game = local_game(begun, RecordFile(tmp_path / "game"), terminal)
    own = {"chief": "blue Baron 1", "cadet 1": "blue Baron 2"}
    game.state = Scene(own, {"heir": "blue Baron 5"}, throw="1 and 2").state
    assert len(game.ask_move()) == 4
    asked = " ".join(terminal.printed().split()).partition("The other die shows 2.")[2]
    assert " 3 Cadet 1 on blue Baron 3: by 2 to blue Baron 5 (kills Bengt's Heir) 4 " in asked
    assert "made for you" not in asked


def test_a_shield_that_alone_can_move_is_picked_and_no_move_is_said_to_be_made(
    tmp_path: Path,
) -> None:
    terminal = Terminal([])
    begun = session.begin(GAME, {"board": 1}, seed_from(5), "Anna", ["", "steward"])
    game = local_game(begun, RecordFile(tmp_path / "game"), terminal)
    others = {"heir": "the Chapel", **{f"cadet {n}": "dead" for n in range(1, 5)}}
    game.state = Scene({"chief": "purple Baron 5", **others}, {}, throw="1 and 4").state
    with pytest.raises(EOFError):
        game.ask_move()
    printed = " ".join(terminal.printed().split())
    assert "The only possible next step was made for you: The Chief on purple Baron 5." in printed
    assert "Where do you move the Chief?" in printed
