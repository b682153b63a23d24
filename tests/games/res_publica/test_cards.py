"""Valid and invalid card files."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.random import Random

from regalia import games
from regalia.engine import record
from regalia.engine.errors import BadData, BadRecord
from regalia.engine.playout import random_games
from regalia.games.res_publica.cards import CARD_FILE, load_cards
from tests.games.card_files import is_refused, is_refused_unread

TEXT = CARD_FILE.read_text(encoding="utf-8")
GOTH = 'one = "Goth"\nmany = "Goths"\ncount = 12'


@pytest.mark.parametrize(
    ("old", "new", "place", "remedy"),
    [
        (GOTH, GOTH.replace("12", "13"), "people 4", "count must be a number from 1 to 12"),
        (GOTH, GOTH.replace("12", "0"), "people 4", "from 1 to 12"),
        (GOTH, GOTH.replace("12", "true"), "people 4", "from 1 to 12"),
        (GOTH, GOTH.replace("count = 12", ""), "people 4", "count must be"),
        ('one = "Goth"', 'one = "Hun"', "people 4", "there is another kind called Hun"),
        ('one = "Goth"', 'one = "huns"', "people 4", "there is another kind called huns"),
        ('one = "Goth"', 'one = "Ostro Goth"', "people 4", "one must be one word"),
        ('one = "Goth"', 'one = "pair"', "people 4", "one must be one word"),
        ('one = "Goth"', "one = 5", "people 4", "one must be a line of text"),
        ('many = "Goths"', 'many = "Huns"', "people 4", "there is another kind called Huns"),
        ('many = "Goths"', 'many = ""', "people 4", "many must be a line of text"),
        ('many = "Goths"', 'many = "stop"', "people 4", "many must be one word"),
        ('one = "Goth"', 'one = "other"', "people 4", "one must be one word"),
        ('one = "Goth"', 'one = "Ten"', "people 4", "one must be one word"),
        ('one = "Book"', 'one = "Monk"', "civilisation 6", "another kind called Monk"),
        ('[[people]]\none = "Goth"', '[[other]]\none = "Goth"', "[[people]]", "must be 6"),
        ('[[people]]\none = "Goth"', '[[civilisation]]\none = "Goth"', "[[people]]", "must be 6"),
        ("cities = [9, 8, 8, 7, 7, 6, 6, 5, 5, 4]", "cities = [9]", "cities", "must be 10 numbers"),
        ("cities = [9,", "cities = [900,", "cities", "from 0 to 99"),
        ("cities = [9,", "cities = [true,", "cities", "from 0 to 99"),
        ("cities = [", "towns = [", "cities", "must be 10 numbers"),
        ("settlements = 10", "settlements = 61", "settlements", "from 0 to 60"),
        ("settlements = 10", "", "settlements", "settlements must be"),
        ("church_points = 7", 'church_points = "7"', "church_points", "from 0 to 99"),
        ("libraries = 2", "libraries = -1", "libraries", "from 0 to 60"),
        ("churches = 2", "churches = ", "", "not a TOML file"),
    ],
)
def test_a_broken_card_file_is_refused_by_place_and_remedy(
    tmp_path: Path, old: str, new: str, place: str, remedy: str
) -> None:
    assert old in TEXT
    is_refused(load_cards, tmp_path / "cards.toml", TEXT.replace(old, new, 1), place, remedy)


@pytest.mark.parametrize("name", ["I", "Demand", "Draw", "Civilization", "None", "Rest", "Pass"])
def test_a_name_that_a_statement_uses_otherwise_is_refused(name: str) -> None:
    with pytest.raises(BadData, match="one must be one word"):
        load_cards(TEXT.replace('one = "Goth"', f'one = "{name}"'))


def test_too_few_people_to_deal_are_refused() -> None:
    with pytest.raises(BadData, match="20 cards are dealt"):
        load_cards(TEXT.replace("count = 12", "count = 3"))


def test_a_card_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    is_refused_unread(load_cards, tmp_path)


def test_own_cards_make_another_game_with_another_hash(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    own_text = TEXT.replace("count = 12", "count = 5").replace('"Goth', '"Frank')
    path.write_text(own_text.replace("settlements = 10", "settlements = 2"), "utf-8")
    own, printed = games.load("res_publica", path), games.load("res_publica")
    assert own.data_hash != printed.data_hash
    tally = random_games(own.new(5), 5, Random(1))
    assert tally.decisions <= 5 * own.bound(5)
    state = own.new(3)
    begun = record.begin(own, state, {}, [])
    with pytest.raises(BadRecord, match="other data"):
        record.verify(begun, printed)
    assert record.verify(begun, own).dump() == state.dump()
    assert "franks" in [own.words.notation(own.new(3), action) for action in range(38, 56)]
