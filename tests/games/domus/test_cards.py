"""Card files, valid and broken (DR13), and what the Reference Edition holds (DR14)."""

from __future__ import annotations

from pathlib import Path

import pytest

from regalia.engine.errors import BadData
from regalia.games.domus import Domus
from regalia.games.domus import schema as s
from regalia.games.domus.abilities import ABILITIES
from regalia.games.domus.cards import CARD_FILE, load_cards
from tests.games.card_files import is_refused, is_refused_unread
from tests.games.domus.files import strange_domus

TEXT = CARD_FILE.read_text(encoding="utf-8")
PIKE = 'name = "Pikeman"'
PIKEMAN = f'[[unit]]\n{PIKE}\ntext = "Eighteen feet of ash and iron."\nattack = 4\n'
WALLS = "walls = [7, 6, 4, 3]"
MARKET = "can = {trade = 1, income_even = 1}"

BROKEN = [
    ("culture = 28", "culture = 0", "culture, line 16", "a number from 1 to 999"),
    ("culture = 28", "", "culture", "a number from 1 to 999"),
    ("hand = 5", "hand = 9", "hand, line 19", "a number from 1 to 8"),
    ("last_round = 60", "last_round = 100", "last_round, line 18", "from 1 to 99"),
    ("walls = 20 ", "towers = 20", "towers", "a card file has no towers"),
    ("value = 3", "value = 1", "coin 2, line 31", "value must be higher than that before"),
    ("mint = 40", "mint = 90", "coin 1, line 28", "at most 99 of a coin"),
    ("points = 5", "points = 21", "victory 1", "points must be a number from 1 to 20"),
    ('name = "Ploughs"', 'name = "Plough 2"', "tech 2", "letters, hyphens and apostrophes"),
    ('name = "Ploughs"', 'name = "coinage"', "tech 2", "another card called coinage"),
    ('name = "Archer"', 'name = "The Treasurer"', "hero 2", "another card called The Treasurer"),
    ('text = "Sword and shield, and few words."', "text = 7", "unit 1", "text must be a line"),
    ("can = {income = 1}", "can = {inkome = 1}", "tech 1", "nothing is called inkome"),
    ("can = {income = 1}", "can = {levy = 1}", "tech 1", "no tech can levy; it could be one of"),
    ("can = {income = 1}", "can = {income = 2}", "tech 1", "must be the value of a coin"),
    ("can = {income = 1}", "can = {}", "tech 1", "can must name an ability"),
    ("can = {cards = 2}", "can = {cards = 10}", "support 3", "cards must be a number from 1 to 9"),
    ("can = {cards = 2}", "can = {cards = 2, gain = 5}", "support 3", "a support has one ability"),
    ('letter = "S"', 'letter = "S"\nprice = 3', "unit 1", "is drawn and has no price"),
    ('letter = "S"', 'letter = "7"', "unit 1", "letter must be a letter"),
    ('range = "long"', 'range = "far"', "unit 3", 'range must be "short" or "long"'),
    ('is = ["spy"]', 'is = ["spi"]', "unit 4", "must be one of archer, spy, trebuchet, rider"),
    (PIKEMAN, PIKEMAN + "speed = 4\n", "unit 5", "a unit has no speed"),
    ('of = "Coinage"', 'of = "Coin"', "upgrade 1", "of must be the name of a tech"),
    ('of = "Ploughs"', 'of = "Coinage"', "upgrade 2", "its tech has an upgrade already"),
    (
        "walls = [7, 6, 4, 3]",
        "walls = [7, 6, 4, 4]",
        "terrain 1",
        "the layers of walls must have 20",
    ),
    ("walls = [7, 6, 4, 3]", "walls = [20, 0]", "terrain 1", "each layer of walls must be 1"),
    ("walls = [7, 6, 4, 3]", "walls = 20", "terrain 1", "walls must list 1 to 8 layers"),
    ("middle = {open = 1}", "middle = {vp = 1}", "terrain 1", "no terrain can vp"),
    ("count = 5", "count = 30", "[[unit]]", "76 units, and there is room for 60"),
    ("count = 12", "count = 80", "[[victory]]", "and there is room for 90"),
    (MARKET, MARKET.replace("}", ""), "", "is not a TOML file"),
]


@pytest.mark.parametrize(("old", "new", "place", "remedy"), BROKEN)
def test_dr13_a_broken_card_file_is_refused_by_place_and_remedy(
    tmp_path: Path, old: str, new: str, place: str, remedy: str
) -> None:
    assert old in TEXT
    is_refused(load_cards, tmp_path / "cards.toml", TEXT.replace(old, new, 1), place, remedy)


@pytest.mark.parametrize(
    ("key", "least"), [("coin", 1), ("kingdom", 4), ("hero", 4), ("terrain", 5), ("flag", 4)]
)
def test_dr13_some_tables_are_needed(key: str, least: int) -> None:
    parts = TEXT.split(f"[[{key}]]")
    with pytest.raises(BadData, match=rf"\[\[{key}\]\].*at least {least} of these tables"):
        load_cards(parts[0] + parts[-1].partition("\n\n")[2] if least == 1 else parts[0])


def test_dr13_too_many_kinds_are_refused() -> None:
    names = ["".join(chr(97 + n // 26**i % 26) for i in range(3)) for n in range(30)]
    more = [f'[[building]]\nname = "x{n}"\ntext = "."\ncount = 1\nprice = 1\n' for n in names]
    text = TEXT + "\n".join([one + "can = {vp = 1}\n" for one in more])
    with pytest.raises(BadData, match="room for 96 kinds of cards; leave out 3"):
        load_cards(text)


def test_dr13_a_main_deck_that_is_too_large_is_refused() -> None:
    text = TEXT
    for name in ("Coinage", "Ploughs", "Arithmetic", "Writing"):
        before, _, after = text.partition(f'name = "{name}"')
        text = f'{before}name = "{name}"' + after.replace("count = 2", "count = 90", 1)
    with pytest.raises(BadData, match=r"the main deck would have .* there is room for 400"):
        load_cards(text)


def test_dr13_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    is_refused_unread(load_cards, tmp_path)


def test_dr13_own_cards_make_another_game() -> None:
    own, printed = strange_domus(), Domus()
    assert own.data_hash != printed.data_hash
    assert Domus(TEXT.replace("Reference Edition", "Mine")).data_hash == printed.data_hash


def test_dr14_the_reference_edition_has_what_it_must_have() -> None:
    cards, _, _ = load_cards()
    groups = [card.group for card in cards.cards]
    found = {group: groups.count(group) for group in range(10)}
    assert [len(chosen) for chosen in cards.chosen] == [6, 6, 5, 6]
    assert [card.value for card in cards.cards[:4]] == [1, 3, 5, 10]
    assert found[s.TECH] == found[s.UPGRADE] == 12
    assert (found[s.SUPPORT], found[s.TROOP], found[s.BUILDING]) == (8, 10, 8)
    assert (found[s.WONDER], found[s.SPECIAL], found[s.GOLDEN]) == (6, 4, 1)
    assert {card.points for card in cards.cards if card.group == s.VICTORY_CARD} == {1, 2, 3, 5}
    assert len([card for card in cards.cards if card.letter]) == 4
    assert [sum(terrain.layers) for terrain in cards.chosen[2]] == [20] * 5
    income = {"income", "income_even", "raise_even"}
    for group in (s.BUILDING, s.TECH):
        able = [p.ability.name for c in cards.cards if c.group == group for p in c.powers]
        assert "income" in able
        assert income & {*able} > {"income"}


def test_dr13_the_rules_tell_the_numbers_of_the_file() -> None:
    rules = strange_domus().words.rules()
    assert "7 victory points in the city" in rules
    assert "After 7 rounds" in rules
    assert "{" not in rules
    assert "28 victory points in the city" in Domus().words.rules()


def test_dr14_every_ability_has_a_sentence_and_a_place() -> None:
    names = [ability.name for ability in ABILITIES]
    assert len({*names}) == len(names)
    for ability in ABILITIES:
        assert ability.sentence.endswith("."), ability.name
        assert ability.bearers
        adds = [number for number in ability.adds]
        assert bool(adds) != (ability.moment != s.NEVER), f"{ability.name} does nothing, or two"
