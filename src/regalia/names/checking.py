"""The names that people may have."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

from regalia.engine.errors import BadOption
from regalia.names.skeletons import LIKE_I, looks, mixes_scripts

LONGEST_NAME: Final = 24
"""Maximum length of a person's name."""
LONGEST_TYPED: Final = 100
"""Maximum length of a name as it is typed, with spaces, and accents that stand apart."""
PUNCTUATION: Final = " '’\u2018\u02bc\u02bb`\u00b4.-\u2010\u00b7\u30fb_\u05f3\u05f4\u0f0b"
"""The characters besides letters, their marks and digits: apostrophes, points and hyphens, and what
stands between the syllables of Tibetan."""
JOINER: Final = re.compile(
    "(?<=[\u0620-\u064a\u066e-\u06d5\u0750-\u077f])\u200c(?=[\u0620-\u064a\u066e-\u06d5\u0750-\u077f])"
    "|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])[\u200c\u200d]"
    "|(?<=\u09b0)\u200d(?=\u09cd\u09af)"
)
"""Invisible characters between Arabic letters, behind the sign of Indic writing that joins letters,
and before it in the Bengali “rya”: they may change how those around them look (RFC 5892, appendix
A; Unicode, section 12.2)."""
KEPT: Final = "\u0e33\u0eb3\u00b4"
"""Characters that stay as they are typed: a vowel of Thai and of Lao, and an apostrophe."""
ISOLATES: Final = "\u2068\u2069"
"""Characters around a name that was copied from a page (`regalia.page.isolates`)."""
UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that are printable but invisible."""
MOST_MARKS: Final = 3
"""Maximum number of marks above and below one letter; more would cover the lines around it."""
READ_AS: Final = str.maketrans("345", "eas")
"""Letters as which digits of a skeleton can be read."""
SEAT_WORD: Final = "[s5][e3][a4]t"
SEAT: Final = re.compile(f"{SEAT_WORD}(?P<number>[2-9losbz]*)")
"""The skeletons of what looks like the name of a seat; the number has letters that look like it."""
ATTACHED: Final = re.compile("(?<=[A-Za-z])[IVX1|][IVXl1|]*$")
"""A Roman number right behind a word."""
AFTER_NAME: Final = re.compile("(?<=[ -])[IVX]+$")
"""A Roman number behind a name, which all scripts write in Latin letters."""
ROMAN: Final = re.compile("X{0,3}(?:IX|IV|V?I{0,3})|[Ii]+|x{0,3}(?:ix|iv|v?i{0,3})")
"""A number after a name, as the table itself adds to that of who plays several seats; not “Vi”,
which is a name."""
LIKE_ROMAN: Final = str.maketrans("\u0406\u04c0\u0399\u0425\u03a7\u0474", "IIIXXV")
"""Cyrillic and Greek letters that look like Roman digits."""
TAKEN: Final = (
    *("You", "Nobody", "Somebody", "Anybody", "Everybody", "Host", "The host", "Server", "Admin"),
    *("Random", "Fool", "Novice", "Squire", "Steward", "Knight", "Marshal"),
    *("The fool", "The novice", "The squire", "The steward", "The knight", "The marshal"),
    *("A fool", "A novice", "A squire", "A steward", "A knight", "A marshal"),
    "Catherine the Great",
)
"""What the table itself says: of its viewer, of nobody in particular, of each kind of bot, and of
whom Regency plays by itself; and whoever serves."""


def checked_name(name: str) -> str:
    """A name of a person in its stored form: NFC, with single spaces and usual letters.

    Raises:
        BadOption: it is empty or too long, holds something else than letters, digits and some
            punctuation, mixes scripts, or looks like what the table itself calls somebody.
    """
    kept = _usual_form(name) if len(name) <= LONGEST_TYPED else ""
    seen = JOINER.sub("", kept)
    fits = 0 < len(kept) <= LONGEST_NAME and seen.isprintable()
    if not fits or UNSEEN.search(seen):
        raise BadOption(f"A name has 1 to {LONGEST_NAME} letters that can be printed.")
    if _overloaded(seen):
        raise BadOption(f"In a name each mark belongs to a letter, which has at most {MOST_MARKS}.")
    foreign = [one for one in seen if not _belongs(one)]
    if foreign:
        raise BadOption(
            f"A name has letters and digits, with spaces, hyphens, points and apostrophes; "
            f"“{foreign[0]}” is none of these."
        )
    if mixes_scripts(AFTER_NAME.sub("", seen)):
        raise BadOption(
            f"“{kept}” mixes letters or digits of several scripts; write all of it in one."
        )
    if not any(one.isalnum() and not _separates(one) for one in kept):
        raise BadOption(f"A name has at least one letter or digit, and “{kept}” has none.")
    without = without_number(seen)
    skeletons = looks(seen) | looks(without)
    if _names_seat(seen, without, skeletons):
        raise BadOption(f"“{kept}” looks like what seats are called; choose another name.")
    readings = set(map(_plain, skeletons))
    readings |= {one.replace("l", "i") for one in readings}
    if not readings.isdisjoint(_taken()):
        raise BadOption(f"“{kept}” looks like what the table calls others; choose another name.")
    return kept


def _names_seat(name: str, without: str, skeletons: set[str]) -> bool:
    """Whether a name looks like “Seat 2”.

    Without digits it has to begin with a whole word or more that looks like “Seat”: not “Sea Toll”.
    """
    found = [match["number"] for match in map(SEAT.fullmatch, skeletons) if match]
    last = next((at for at, one in enumerate(name) if _separates(one)), len(name))
    numbered = any(re.match(SEAT_WORD, one) for one in looks(name[:last])) or any(
        map(str.isdecimal, name)
    )
    return bool(found) and (without != name or (numbered and any(found)))


def _usual_form(name: str) -> str:
    """The name with single spaces, and letters of a special width or shape as usual ones."""
    usual = [one if one in KEPT else unicodedata.normalize("NFKC", one) for one in name]
    return " ".join(unicodedata.normalize("NFC", "".join(usual)).strip(ISOLATES).split())


def _belongs(one: str) -> bool:
    """Whether a character may stand in a name."""
    if one in PUNCTUATION:
        return True
    category = unicodedata.category(one)
    return category.startswith("L") or category in ("Mn", "Mc", "Nd")


def _overloaded(name: str) -> bool:
    """Whether a word begins with a mark, or a letter has too many above and below it."""
    marks, last = 0, " "
    for letter in name:
        category = unicodedata.category(letter)
        stacks = category == "Mn" or unicodedata.combining(letter) > 0
        marks = marks + stacks if category.startswith("M") else 0
        if marks > MOST_MARKS or (category.startswith("M") and last == " "):
            return True
        last = letter
    return False


def without_number(name: str) -> str:
    """The name without the numbers at its end, in digits or Roman, and what stands before them."""
    name = ATTACHED.sub("", name)
    while name:
        last = len(name)
        while last and not _separates(name[last - 1]):
            last -= 1
        letters = unicodedata.normalize("NFD", name[last:])
        number = "".join([one for one in letters if unicodedata.category(one) != "Mn"])
        readings = (number, number.translate(LIKE_I), number.translate(LIKE_ROMAN))
        roman = any(map(ROMAN.fullmatch, readings))
        if last == 0 or not (roman or number.isdecimal()):
            break
        while last and _separates(name[last - 1]):
            last -= 1
        name = name[:last]
    return name.strip("".join([one for one in name if _separates(one) or not one.isalpha()]))


def with_fewer_numbers(name: str) -> set[str]:
    """The name, and what is left without some or all of the numbers at its end.

    >>> sorted(with_fewer_numbers("Anna77 II"))
    ['Anna', 'Anna77', 'Anna77 II']
    """
    found = {name, without_number(name)}
    for at in range(1, len(name)):
        before, after = name[at - 1], name[at]
        parts = not ((before.isdecimal() and after.isdecimal()) or before.isupper())
        if parts and without_number(f"a{name[at:]}") == "a":
            found.add(name[:at].rstrip())
    return found


def _separates(one: str) -> bool:
    """Whether a character stands between the words of a name."""
    return one in PUNCTUATION or unicodedata.category(one) == "Lm"


@lru_cache(1)
def _taken() -> frozenset[str]:
    """The skeletons of `TAKEN`, with letters for digits."""
    return frozenset([_plain(one) for name in TAKEN for one in looks(name)])


def _plain(skeleton: str) -> str:
    return skeleton.translate(READ_AS).replace("vv", "w")
