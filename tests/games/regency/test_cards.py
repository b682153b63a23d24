"""The card file: its contents, and the errors for files that break a rule."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from regalia.engine.errors import BadData
from regalia.games.regency import schema as s
from regalia.games.regency.cards import (
    CARD_FILE,
    POWERS,
    RESERVED,
    load_cards,
)
from regalia.games.regency.kinds import EVENT_KINDS
from tests.contract.cases import Case, all_cases, walk
from tests.contract.checks import sentence
from tests.games.card_files import is_refused, is_refused_unread

TEXT = CARD_FILE.read_text(encoding="utf-8")
CARDS, _ = load_cards()
REACTIONS = ["Refuse", "Penitence", "Garrison", "Defend", "Bargain", "Revolt", "Forgery"]
CONVERT = 'name = "Convert"\ncount = 3\ninfluence = 1'
DRUID = 'name = "Druid"\ncastes = ["religious"]'
SHAKA = 'name = "Shaka"\nshort = "Shaka"'


def test_rg01_the_castes_stand_in_their_order_of_rank() -> None:
    assert s.CASTE.names == ("noble", "religious", "military", "merchant", "commoner", "brigand")


def test_rg02_there_are_simple_and_privileged_citizens_of_these_castes() -> None:
    assert len(CARDS.citizens) == len(set(CARDS.citizens)) == s.CITIZENS == 42
    simple = [1 << caste for caste in range(6) for _ in range(4)]
    pairs = [1 << a | 1 << b for a, b in combinations(range(6), 2)]
    assert len(pairs) == 15
    assert list(CARDS.castes) == [*simple, *pairs, 0b000111, 0b111000, 0b111111]
    for name in CARDS.citizens:
        assert name.isascii()
        assert name.replace("-", "").replace(" ", "").isalpha()
        assert name.lower() not in RESERVED


def test_rg03_there_are_96_events_worth_129_influence() -> None:
    assert len(CARDS.events) == len(set(CARDS.events)) == s.KINDS == 25
    assert CARDS.counts == (6,) * s.GENERAL + (3,) * 18
    assert sum(CARDS.counts) == 96
    worth = dict(zip(CARDS.events, CARDS.influence, strict=True))
    assert [name for name in CARDS.events if worth[name] == 2] == REACTIONS
    assert [name for name in CARDS.events if worth[name] == 3] == ["Favour"]
    assert sum(n * i for n, i in zip(CARDS.counts, CARDS.influence, strict=True)) == 129


def test_rg03_without_the_starred_kinds_72_events_are_left() -> None:
    starred = ["Dismiss", "Bestow Vassal", "Tithe", "Garrison", "Barter", "Revolt", "Plunder"]
    assert [name for kind, name in enumerate(CARDS.events) if EVENT_KINDS[kind].starred] == starred
    assert sum(n for kind, n in enumerate(CARDS.counts) if not EVENT_KINDS[kind].starred) == 72


def test_rg03_every_event_has_a_text_that_fits_on_a_card() -> None:
    assert len(CARDS.texts) == len(CARDS.shown) == s.KINDS
    for text in (*CARDS.texts, *CARDS.shown):
        assert text.isascii()
        assert sentence(text) == text
        assert len(text) <= 110


def test_rg04_there_are_three_regents_a_prowess() -> None:
    assert len(CARDS.regents) == len(set(CARDS.regents)) == s.REGENTS == 3 * len(s.CASTE.names)
    assert CARDS.shorts[::3] == (
        "Catherine",
        "Ashoka",
        "Alexander",
        "Mansa",
        "Boudica",
        "Attila",
    )
    assert len(set(CARDS.shorts)) == s.REGENTS
    for name, short in zip(CARDS.regents, CARDS.shorts, strict=True):
        assert short in name.split()


def test_rg04_there_is_a_line_about_every_regent() -> None:
    assert len(set(CARDS.lines)) == s.REGENTS
    for line in CARDS.lines:
        assert line.isascii()
        assert sentence(line) == line
        assert 60 <= len(line) <= 120


def test_the_numbers_of_the_rules_stand_in_the_file() -> None:
    assert CARDS.costs == (5, 6, 7)
    assert (CARDS.ready, CARDS.hand, CARDS.inheritance) == (4, 4, 6)
    assert (CARDS.catherine, CARDS.payment, CARDS.bestow) == (4, 3, 5)


@pytest.mark.parametrize(
    ("old", "new", "place", "remedy"),
    [
        (CONVERT, CONVERT.replace("3", "4"), "event 11", "count must be a number from 1 to 3"),
        (CONVERT, CONVERT.replace("3", "0"), "event 11", "from 1 to 3"),
        (CONVERT, CONVERT.replace("3", "true"), "event 11", "from 1 to 3"),
        (CONVERT, CONVERT.replace("count = 3\n", ""), "event 11", "count must be"),
        (CONVERT, CONVERT.replace("= 1", "= 4"), "event 11", "influence must be a number from 1"),
        (CONVERT, CONVERT.replace("= 1", "= 0"), "event 11", "from 1 to 3"),
        ("count = 6", "count = 7", "event 1", "from 1 to 6"),
        ('"Convert"', '"Tithe"', "event 12", "there is another card called Tithe"),
        ('"Convert"', '"Convert 2"', "event 11", "letters, spaces, hyphens and apostrophes"),
        ('"Convert"', '" Convert"', "event 11", "one space at a time"),
        ('"Convert"', '"Con  vert"', "event 11", "one space at a time"),
        ('"Convert"', '"-"', "event 11", "must be made of letters"),
        ('"Convert"', '"Pay"', "event 11", "not be a word of the notation"),
        ('"Convert"', '"Great Tithe"', "event 11", "must not contain the name Tithe"),
        ('"Convert"', '""', "event 11", "name must be a line of text"),
        ('"Druid"', '"Lama"', "citizen 6", "there is another card called Lama"),
        ('"Druid"', '"harvest"', "citizen 5", "there is another card called harvest"),
        ('"Druid"', '"Old Lama"', "citizen 5", "must not contain the name Lama"),
        ('"Druid"', '"The Harvest"', "citizen 5", "must not contain the name Harvest"),
        ('"Druid"', '"Merchant"', "citizen 5", "a word of the notation"),
        ('"Druid"', '"O\'Druid"', "citizen 5", "made of letters, spaces and hyphens, one"),
        ('"Druid"', "5", "citizen 5", "name must be a line of text"),
        (
            DRUID,
            DRUID.replace("religious", "pious"),
            "citizen 5",
            "must be one of noble, religious",
        ),
        (DRUID, DRUID.replace('"religious"', "[]"), "citizen 5", "must be one of noble, religious"),
        (DRUID, DRUID.replace('"religious"', ""), "citizen 5", "must list at least one caste"),
        (DRUID, DRUID.replace('["religious"]', '"noble"'), "citizen 5", "must list at least one"),
        (DRUID, DRUID.replace("castes", "caste"), "citizen 5", "must list at least one caste"),
        (
            DRUID,
            DRUID.replace('"religious"', '"noble", "noble"'),
            "citizen 5",
            "the caste noble must be listed once",
        ),
        (SHAKA, SHAKA.replace('name = "Shaka"', 'name = "Ashoka"'), "regent 8", "called Ashoka"),
        (SHAKA, SHAKA.replace('name = "Shaka"', 'name = "Lama"'), "regent 8", "called Lama"),
        (SHAKA, SHAKA.replace('short = "Shaka"', 'short = "Trajan"'), "regent 8", "called Trajan"),
        (SHAKA, SHAKA.replace('short = "Shaka"', 'short = "Lama"'), "regent 8", "called Lama"),
        (SHAKA, SHAKA.replace('short = "Shaka"', 'short = "A B"'), "regent 8", "short must be one"),
        (SHAKA, SHAKA.replace('short = "Shaka"', 'short = "The"'), "regent 8", "short must be one"),
        (SHAKA, SHAKA.replace('short = "Shaka"', ""), "regent 8", "short must be a line of text"),
        ("\nline =", "\nlines =", "regent 1", "line must be a line of text"),
        ("\ntext =", "\ntexts =", "event 1", "text must be a line of text"),
        ("[[event]]", "[[other]]", "[[event]]", f"there must be {s.KINDS} of these tables"),
        ("[[citizen]]", "[[other]]", "[[citizen]]", "there must be 42 of these tables"),
        ("[[regent]]", "[[other]]", "[[regent]]", "there must be 18 of these tables"),
        ("costs = [5, 6, 7]", "costs = [5, 6]", "costs", "there must be 3 numbers"),
        ("costs = [5, 6, 7]", "costs = 5", "costs", "there must be 3 numbers"),
        ("costs = [5, 6, 7]", "costs = [5, 6, 13]", "costs", "from 1 to 12"),
        ("costs = [5, 6, 7]", "costs = [0, 6, 7]", "costs", "from 1 to 12"),
        ("costs = [5, 6, 7]", "costs = [5, true, 7]", "costs", "from 1 to 12"),
        ("costs = [5, 6, 7]", "costs = [5, 7, 6]", "costs", "none may be less than the one"),
        ("ready = 4", "ready = 10", "ready", "from 1 to 9"),
        ("hand = 4", "hand = 7", "hand", "from 2 to 6"),
        ("hand = 4", "hand = 1", "hand", "from 2 to 6"),
        ("inheritance = 6", "inheritance = 3", "inheritance", "from 4 to 9"),
        ("inheritance = 6", "inheritance = 10", "inheritance", "from 4 to 9"),
        ("catherine = 4", "catherine = 0", "catherine", "from 1 to 9"),
        ("payment = 3", 'payment = "3"', "payment", "from 1 to 9"),
        ("bestow = 5", "", "bestow", "from 1 to 9"),
        ("bestow = 5", "bestow = ", "", "not a TOML file"),
    ],
)
def test_a_broken_card_file_is_refused_by_place_and_remedy(
    tmp_path: Path, old: str, new: str, place: str, remedy: str
) -> None:
    assert old in TEXT
    is_refused(load_cards, tmp_path / "cards.toml", TEXT.replace(old, new, 1), place, remedy)


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_no_name_is_a_word_of_the_notation(name: str) -> None:
    with pytest.raises(BadData, match="not be a word of the notation"):
        load_cards(TEXT.replace('"Druid"', f'"{name.capitalize()}"'))


@pytest.mark.parametrize("case", [c for c in all_cases() if c.game.name == "regency"], ids=str)
def test_the_reserved_words_are_all_words_of_the_notation(case: Case) -> None:
    names = sorted([*CARDS.events, *CARDS.citizens, *CARDS.regents, *POWERS], key=len, reverse=True)
    for state in walk(case, 1):
        if state.to_act >= 0:
            for action in state.legal():
                text = case.game.words.notation(state, action)
                for name in names:
                    text = text.replace(name, "")
                assert {*re.findall("[a-z]+", text)} <= RESERVED, text


def test_every_caste_must_have_a_citizen() -> None:
    with pytest.raises(BadData, match="at least one must be of the caste brigand"):
        load_cards(TEXT.replace(', "brigand"]', "]").replace('["brigand"]', '["noble"]'))


def test_too_few_events_to_deal_are_refused() -> None:
    with pytest.raises(BadData, match="without the starred kinds 40 cards must be left"):
        load_cards(TEXT.replace("count = 6", "count = 4").replace("count = 3", "count = 1"))


def test_a_card_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    is_refused_unread(load_cards, tmp_path)


def test_own_cards_are_read_and_have_another_digest(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    own_text = TEXT.replace('"Druid"', '"Chief Augur"').replace("count = 3", "count = 2")
    path.write_text(own_text.replace("costs = [5, 6, 7]", "costs = [4, 4, 12]"), encoding="utf-8")
    own, text = load_cards(path)
    assert text == path.read_text(encoding="utf-8")
    assert own.citizens[4] == "Chief Augur"
    assert own.costs == (4, 4, 12)
    assert sum(own.counts) == 78
    assert own.digest() != CARDS.digest() == load_cards(TEXT)[0].digest()
