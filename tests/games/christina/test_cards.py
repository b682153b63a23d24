"""Valid and invalid card files."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random

from regalia import games
from regalia.engine import record
from regalia.engine.errors import BadOption, BadRecord
from regalia.engine.playout import random_games
from regalia.games.christina.cards import CARD_FILE, load_cards
from tests.games.card_files import is_refused, is_refused_unread

TEXT = CARD_FILE.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "place", "remedy"),
    [
        ("plain = 3", "plain = 99", "group 1", "from 0 to 9"),
        ("plain = 3", "plain = true", "group 1", "from 0 to 9"),
        ('name = "copper"', 'name = "Copper"', "group 1", "lower case"),
        ('name = "silver"', 'name = "copper"', "group 2", "that no other has"),
        ('name = "blue"', 'name = "plain"', "colour 1", "that no other has"),
        ('name = "blue"', "name = 7", "colour 1", "a line of text"),
        ('circle = "the scholars"', "", "colour 1", "circle must be"),
        ('title = "The Poet"', 'title = ""', "colour 1", "title must be"),
        ('    { title = "The Poet", name = "Georg Stiernhielm" },\n', "", "colour 1", "3 persons"),
        ('{ title = "The Poet", name = "Georg Stiernhielm" }', "5", "colour 1", "title and a name"),
        ('[[group]]\nname = "gold"', '[[other]]\nname = "gold"', "[[group]]", "must be 3"),
        ("plain = 3", "plain = ", "", "not a TOML file"),
    ],
)
def test_a_broken_card_file_is_refused_by_place_and_remedy(
    tmp_path: Path, old: str, new: str, place: str, remedy: str
) -> None:
    assert old in TEXT
    is_refused(load_cards, tmp_path / "cards.toml", TEXT.replace(old, new, 1), place, remedy)


def test_a_card_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    is_refused_unread(load_cards, tmp_path)


def test_own_cards_make_another_game_with_another_hash(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(TEXT.replace("plain = 3", "plain = 9").replace("Ebba Sparre", "Beata"), "utf-8")
    own, printed = games.load("christina", path), games.load("christina")
    assert own.data_hash != printed.data_hash
    tally = random_games(own.new(5), 20, Random(1))
    assert tally.decisions <= 20 * own.bound(5)
    state = own.new(2)
    begun = record.begin(own, state, {}, [])
    with pytest.raises(BadRecord, match="other data"):
        record.verify(begun, printed)
    assert record.verify(begun, own).dump() == state.dump()


def test_there_are_no_other_games() -> None:
    with pytest.raises(BadOption, match="no game “chess”"):
        games.load("chess")
