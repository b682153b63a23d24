"""Names that look alike, names that nobody may have, and names that people have."""

# ruff: noqa: RUF001

from __future__ import annotations

import subprocess
import sys
from itertools import combinations
from unittest.mock import patch

import pytest

from regalia import bots
from regalia.engine.errors import BadOption, Refusal
from regalia.games.regency.cards import CATHERINE_NAME
from regalia.names.bot_names import BOT_NAMES, SPARE_NAMES, bot_name, confusable
from regalia.names.checking import TAKEN, checked_name
from regalia.names.skeletons import look_alike, looks, mixes_scripts
from regalia.table.inputs import SetBot, Sit
from tests.contract.checks import sentence
from tests.table.party import Party

NAMES = [
    *("Anna", "Bo", "Märta", "Åsa", "José", "Łukasz", "Søren", "Nguyễn Thị", "Jean-Luc", "O'Brien"),
    *(
        "D’Arcy",
        "Anna II",
        *("You Li", "You Xi", "You Vi", "Marshal Liv", "Louis XIV", "Mary I", "V", "Ada L"),
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
    *("محمد", "אנה", "राम", "रमा", "อรทัย", "太郎", "たかし", "김민준", "Ken太郎"),
    *("Zoë", "O’Brady", "山田花子", "Ольга", "مريم", "נועה", "Ødegård", "தமிழ்", "ไทย", "กำพล"),
    *("佐々木", "サーシャ", "Mária Ňaňková", "Kaʻiulani", "ג׳ורג׳", "Əli", "Ngô Đình", "Ɓala"),
    *("Göktürk Ş.", "Dvořák", "ქეთევან", "አበበ", "ਗੁਰਪ੍ਰੀਤ"),
    *("അമ്മു", "শুভ", "ខ្មែរ", "ຄຳ", "يوسف ٢"),
    *(
        "林美",
        "王小明",
        "박서연",
        "Ñuñez",
        "Gràcia Vil·la",
        "Marshall",
        "Stewart",
        "Rand",
        "Knightley",
    ),
    *("Seattle", "Seat", "Youri", "Youll", "Marshai", "Marsha", "Yo", "Sean 2", "Squires"),
    *("Guest", "My bot", "Ann_4", "Sea Toll", "Sea Lo", "Seatown"),
    *("ကျော်", "မျိုး", "မြို့", "လျှို", "র\u200d্যাচেল"),
    *("Николай II", "Пётр I", "Γεώργιος IX", "Мария-Анна II", "བསྟན་འཛིན", "Кардинал Ришелье"),
    *("عل\u06cc\u200cرضا", "ශ\u0dca\u200dර\u0dd3", "കൃഷ്ണന\u0d4d\u200d"),
]
"""Names that people have, in all kinds of writing."""

SITTING = ("Anna", "Ingmar", "Otto 10", "Ольга", "مريم", "Jean-Luc", "カタリナ", "Zoë")
"""Who sits at the table that is attacked; a bot sits there, too."""
ATTACKS = [
    # Another spelling of what sits there.
    *("anna", "ANNA", "Anna.", "An-na", "A n n a", "Ánna", "A\u0331nna", "Anna_", "Anna’", "’Anna"),
    *("\uff21nna", "\U0001d400nna", "\u24b6nna", "\U0001f130nna", "\u1d00nna", "An\u0274a"),
    *(
        "\u0410nna",
        "Ann\u0430",
        "\u0391\u03b7\u03b7\u03b1",
        "\u13aann\u0430",
        "\ua4eenna",
        "Ann\u0251",
    ),
    *("\U00010280nna", "Anna\u0591", "Anna\u0301\u0302\u0303\u0304", "Anna\u0951", "Anna\u1ce9"),
    *("lngmar", "1ngmar", "|ngmar", "Ingrnar", "\u0406ngmar", "\u04c0ngmar", "\u01c0ngmar"),
    *("Ingma\u0433", "\u026angmar", "Ingm\u0430r", "\u0399ngmar", "Ing\u043car"),
    *("0tto 10", "Otto lO", "Otto 1O", "Otto \u0661\u0660", "Otto \u2469", "Otto \u0967\u0966"),
    *("\u041etto 10", "\u039ftto 10", "Otto IO", "Oтto 10", "Otto \U0001d7d9\U0001d7d8"),
    *("ольга", "Oльга", "Оль\u0491а\u0301", "0льга", "Ольгa"),
    *(
        "مَريم",
        "مريم.",
        "مـريم\u200f",
        "Jean\u2010Luc",
        "Jean Luc",
        "Jean\u2011Luc",
        "JeanLuc",
        "Jеan-Luc",
    ),
    *("力タリナ", "ｶﾀﾘﾅ", "Zoe", "Zoё", "Zo\u00eb\u0308"),
    # Nothing to be seen, or what turns the line around.
    *(
        "Anna\u200b",
        "An\u200dna",
        "\u2060Anna",
        "Anna\ufe0f",
        "Anna\u034f",
        "Anna\u3164",
        "\u115fAnna",
    ),
    *("Anna\u00ad", "\u202eannA", "\u2067Anna", "Anna\U000e0101", "Anna\u2800", "\u3164", "\u200e"),
    *("Anna\u180e", "Anna\ufeff", "Anna\U000e0041"),
    # Symbols.
    *("★", "Anna♠", "Anna♤", "Anna ✓", "Anna ❷", "👑 Anna", "Anna (you)", "Bo (bot)", "Bo: 3"),
    *("“Anna”", "<b>Bo</b>", "Anna/Bo", "A\u20ddnna", "...", "-", "’"),
    *("\u02bc", "\u02b9", "\u0640", "\u30fc", "' \u02bc"),
    # What the table calls others.
    *(
        "You",
        "you",
        "YOU.",
        "Y0u",
        "Yоu",
        "\u03a5\u03bf\u03c5",
        "You\u0332",
        "You’",
        "\uff39ou",
        "You 2",
    ),
    *(
        "Seat 2",
        "seat 12",
        "Seat-2",
        "Seat2",
        "Seat l0",
        "Seat II",
        "Seat \u0662",
        "\u0405\u0435\u0430\u0442 2",
    ),
    *("Se\u0331at 2", "Sea\U0001d42d 2", "ЅЕАТ 2", "Seat \u2461", "Seat ２"),
    *("Steward", "the steward", "Ste\u0461ard", "Marshal", "marshaI", "Marshal 2"),
    *(
        "YouI",
        "StewardIV",
        "SeatIV",
        "Seat IV",
        "Steward II",
        "knight iii.",
        "You II",
        "Nobody-IV",
        "The squire  X",
        "Steward Il",
    ),
    *(
        "Steward II II",
        "Steward II 2",
        "Steward_II",
        "Steward II_",
        "Steward 1I",
        *(
            "Steward\u02bcII",
            "You XI",
            "Steward \u00cd",
            "Steward Il",
            "You \u30fcII",
            "Steward xii",
        ),
        *("\u02c8", "\u02d0\u02d1", "\u3005"),
    ),
    *("KNlGHT", "SQU1RE", "THE N0VlCE", "KN\u01c0GHT"),
    *("Kn1ght", "Knlght", "the N0vlce", "Squ1re II", "5teward", "Stevvard", "M4rshal", "Knlght2"),
    *("Marshal1", "MarshalII", "FoolII", "The fool1", "Mar5hal"),
    *("5eat 2", "5eat II", "S3at 4", "YOUII", "YouIl", "SEATII", "Seat l"),
    *(
        "SeatX",
        "SeatXI",
        "KnightX",
        "YouX",
        "Seat Z",
        "Seat S",
        "SEATl",
        "Seato",
        "seat b",
        "Y\u0640ou",
        "Sea t2",
    ),
    *("A" + "\U0001d165" * 4, "\uac00" + "\u302e" * 4, "A" + "\u0316" * 4),
    *("You \u30fc", "\u30fcYou", "You\u3005", "Анна\u200c", "Ан\u200cна", "An II\u0430"),
    *("عل\u06cc\u200c\u200cرضا", "\u200cعلى", "علىX II", "You X\u0406"),
    *("Knight", "Squire.", "N0vice", "Random", "The fool", "Nobody", "Somebody", "Host"),
    *("The Host", "a steward", "Admin", "Server II", "Admin Ii", "a steward iI"),
    # Two scripts in one name.
    *(
        "Anna-\u041c\u0430rie",
        "\u03bfla",
        "Լisa",
        "Анна Berg",
        "Νίκη Berg",
        "Αнна",
        "Bo \u0662",
        "Bo2\u0663",
        "\u3163ngmar",
    ),
]
"""Names that a stranger has tried at the table of `SITTING`."""


def attacked() -> Party:
    """A table with all of `SITTING`, a bot, and a free seat, which is the last."""
    party = Party("envoys", 4, begin=False)
    party.send(SetBot("host", 1, "steward"))
    return party


@pytest.mark.parametrize("name", ATTACKS, ids=ascii)
def test_no_name_at_a_table_looks_like_another(name: str) -> None:
    for sitting in SITTING:
        assert checked_name(sitting) == sitting
    assert any(refusal(sitting, name) for sitting in SITTING)


def refusal(sitting: str, name: str) -> str:
    """Why nobody sits down under a name where somebody has the other; "" if they may."""
    party = attacked()
    party.send(Sit("anna", 0, sitting))
    try:
        party.send(Sit("eve", 2, name))
    except Refusal as wrong:
        assert len(party.rows) == len(attacked().rows) + 1, "nothing is stored"
        sentence(str(wrong))
        return str(wrong)
    return ""


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_people_sit_down_under_their_names(name: str) -> None:
    assert checked_name(name) == name
    assert all(looks(name))
    party = attacked()
    party.send(Sit("anna", 0, name))
    assert party.table.names()[0] == name


@pytest.mark.parametrize("typed", ["\ufdfa" * 800, f"Anna{' ' * 97}", "Anna" * 800])
def test_what_is_typed_as_a_name_is_not_looked_at_beyond_its_length(typed: str) -> None:
    with patch("regalia.names.checking._usual_form") as looked:
        with pytest.raises(BadOption, match="1 to 24 letters"):
            checked_name(typed)
        assert not looked.called


def test_the_names_of_different_people_do_not_look_alike() -> None:
    pairs = [{one, other} for one, other in combinations(NAMES, 2) if look_alike(one, other)]
    assert pairs == []


def test_letters_of_a_special_shape_are_stored_as_usual_ones() -> None:
    assert checked_name("\uff2b\uff45\uff4e  \U0001d413") == "Ken T"
    assert checked_name("\u2068\u05e0\u05d5\u05e2\u05d4\u2069") == "\u05e0\u05d5\u05e2\u05d4"
    assert checked_name("Anna\u2122 \u2461") == "AnnaTM 2"
    assert checked_name("Jose\u0301") == "José"


ALIKE = [
    ("Britta", "BRlTTA"),
    ("Britta", "BR1TTA"),
    ("Anna", "anna"),
    ("HANNA", "\u0397\u0391\u039d\u039d\u0391"),  # Greek capitals
    ("\u039d\u0399\u039a\u0397", "\u03bd\u03b9\u03ba\u03b7"),  # one Greek name
    ("Carin", "\u0421\u0430\u0433\u0456n"),
    ("Kat", "\u043a\u0430\u0442"),
    ("\u0428\u0443\u0440\u0430", "\u0428\u0443p\u0430"),
    ("Jos\u00e9", "Jose\u0301"),
    ("Bob 2", "Bob \u0662"),
    ("Anna II", "Anna ll"),
    ("Ingmar", "lngrnar"),
    ("\u0645\u0631\u064a\u0645 \u0665", "\u0645\u0631\u064a\u0645 5"),
    ("عل\u06cc\u200cرضا", "عل\u06ccرضا"),
    ("م\u0640ريم", "مريم"),
    ("Пётр I", "Пётр \u0406"),
    ("Ольга", "Ольга\ua67c"),  # marks of Church Slavonic, above a letter
    ("Ольга", "О\u2de1льга"),
    ("רבקה", "רבקה\ufb1e"),
    ("ܡܪܝܡ", "ܡ\u0730ܪܝܡ"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert look_alike(one, other)
    assert look_alike(other, one)
    assert confusable(one, other), "a bot gives up a name that looks like a person's"


def test_plain_letters_and_digits_differ() -> None:
    apart = "abcdefghjknpqrstuvwxyz23456789"
    assert not [pair for pair in combinations(apart, 2) if look_alike(*pair)]


@pytest.mark.parametrize(
    ("name", "mixed"),
    [
        ("Ken \u592a\u90ce", False),
        ("Ken \u305f\u304b\u3057", False),
        ("Min \uae40", False),
        ("\u305f\uae40", True),
        ("\u592a\u0410", True),
        ("\u0645\u0631\u064a\u0645 2", False),
        ("\u0645\u0631\u064a\u0645 \u0662", False),
        ("\u0645\u0631\u064a\u0645 \u06622", True),
        ("Anna 2", False),
        ("Anna \u0662", True),
        ("Anna \u0416", True),
        ("2", False),
    ],
    ids=ascii,
)
def test_scripts_that_do_not_belong_together_are_found(name: str, mixed: bool) -> None:
    assert mixes_scripts(name) is mixed


def test_nobody_is_called_like_a_kind_of_bot() -> None:
    for kind in bots.KINDS:
        assert {kind.capitalize(), bots.DESCRIPTIONS[kind][0].capitalize()} <= {*TAKEN}
    assert CATHERINE_NAME in TAKEN, "she plays in Regency"


def test_a_bot_of_the_last_resort_looks_like_nobody() -> None:
    crowd = [f"{name} x" for name in (*BOT_NAMES, *SPARE_NAMES)]
    assert bot_name(2, [*crowd, "Gu\u00e9st-3."]) == "Guest 3 II"


def test_the_data_of_names_are_read_with_the_first_name() -> None:
    code = (
        "import sys, regalia.names.checking as names\n"
        "print('confusable_homoglyphs' in sys.modules, end=' ')\n"
        "names.checked_name('Anna')\n"
        "print('confusable_homoglyphs' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False True\n"
