"""Names that look alike, and names that nobody may have."""

from __future__ import annotations

from itertools import combinations

import pytest

from regalia.engine.bot_names import BOT_NAMES, SPARE_NAMES, bot_name
from regalia.engine.errors import BadOption
from regalia.engine.record import checked_name
from regalia.engine.similar_names import LOOK_ALIKES, confusable, look_alike, looks, mixes_alphabets
from tests.contract.checks import sentence

ALIKE = [
    ("Anna", "anna"),
    ("Anna", "\uff21nna"),
    ("Anna", "\u0410nna"),  # Cyrillic A
    ("Anna", "Anna."),
    ("Anna", "An na"),
    ("Anna", "\u00c1nna"),
    ("Anna", "A\u0331nna"),
    ("Anna", "Anna\u0591"),  # a Hebrew accent
    ("Anna", "\u0391\u03b7\u03b7\u03b1"),  # Greek, small letters
    ("HANNA", "\u0397\u0391\u039d\u039d\u0391"),  # Greek capitals
    ("\u039d\u0399\u039a\u0397", "\u03bd\u03b9\u03ba\u03b7"),  # one Greek name
    ("Carin", "\u0421\u0430\u0433\u0456n"),
    ("Ingmar", "lngmar"),
    ("Ingmar", "1ngmar"),
    ("Ingmar", "|ngmar"),
    ("Ingmar", "lngrnar"),
    ("Otto", "0tto"),
    ("Kat", "\u043a\u0430\u0442"),
    ("\u0428\u0443\u0440\u0430", "\u0428\u0443p\u0430"),
    ("Jos\u00e9", "Jose\u0301"),
    ("Bob 2", "Bob \u0662"),
    ("Anna II", "Anna ll"),
]
NAMES = [
    *("Anna", "Bo", "Märta", "Åsa", "José", "Łukasz", "Søren", "Nguyễn Thị", "Jean-Luc", "O'Brien"),
    *(
        "D’Arcy",
        "Anna II",
        "Player 7",
        "R2D2",
        "x",
        "Ill",
        "Oo",
        "İpek",
        "Þóra",
        "Ljubiša",
        "J. R.",
    ),
    *("Анна", "Мария", "Юрий", "Ёлка-Алёна", "Київ", "Νίκη", "Ελένη", "Աննա", "დავით", "ᏣᎳᎩ"),
    *("محمد", "אנה", "राम", "रमा", "อรทัย", "太郎", "たかし", "김민준", "Ken太郎", "Anna Анна", "★"),
    *("Seattle", "Seat", "Youri", "Yo", "Sean 2"),
]
"""Names that people have, in all kinds of writing."""


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)
    assert confusable(one, other), "a bot gives up a name that looks like a person's"


def test_ordinary_names_are_possible_and_different() -> None:
    for name in NAMES:
        assert checked_name(name) == name
        assert all(looks(name))
    pairs = [{one, other} for one, other in combinations(NAMES, 2) if look_alike(one, other)]
    assert pairs == []


@pytest.mark.parametrize(
    "name",
    [
        *("Seat 2", "seat 12", "Seat 2.", "Seat-2", "Seat2", "Seat l0", "Seat II", "Seat \u0662"),
        *("\u0405\u0435\u0430\u0442 2", "Se\u0331at 2", "\u201cSeat 2\u201d", "Sea\U0001d42d 2"),
    ],
)
def test_nobody_is_called_like_a_seat(name: str) -> None:
    with pytest.raises(BadOption) as refused:
        checked_name(name)
    sentence(str(refused.value))


@pytest.mark.parametrize(
    "name", ["\u0410nna", "Y\u043eu", "Anna-\u041c\u0430rie", "\u03bfla", "\u0410\u03bd", "Լisa"]
)
def test_a_word_of_two_alphabets_is_refused(name: str) -> None:
    assert mixes_alphabets(name)
    with pytest.raises(BadOption, match="several alphabets") as refused:
        checked_name(name)
    sentence(str(refused.value))


def test_no_plain_spelling_looks_like_another() -> None:
    for letter, plain in LOOK_ALIKES.items():
        assert plain.isascii(), chr(letter)
        assert plain.isalnum(), chr(letter)
        assert look_alike(chr(letter), plain), chr(letter)
    apart = "abcdefghjknpqrstuvwxyz23456789"
    assert not [pair for pair in combinations(apart, 2) if look_alike(*pair)]


def test_a_bot_of_the_last_resort_looks_like_nobody() -> None:
    crowd = [f"{name} x" for name in (*BOT_NAMES, *SPARE_NAMES)]
    assert bot_name(2, [*crowd, "Gu\u00e9st-3."]) == "Guest 3 II"
