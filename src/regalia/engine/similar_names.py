"""Names of people and bots that a reader could confuse."""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from importlib.resources import files
from typing import Final

MARKS: Final = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]"
)
"""Marks that go with any letter. Those of Indic, Thai, Arabic, Hebrew and Japanese writing are not
among them: there a name without its marks may be another one."""
UNHEEDED: Final = ("P", "Z", "Sk")
"""Categories of characters that make no name another one: punctuation, spaces, lone accents."""
ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU")
"""Alphabets with many letters that look alike, as the names of characters begin in Unicode."""
SOUNDS: Final = (("ph", "f"), ("th", "t"), ("ch", "k"), ("ck", "k"), ("x", "ks"))
"""Spellings, each with a simpler one of the same sound."""
LETTERS: Final = str.maketrans("cqwyzøæłđð", "kkvisoaldd")
"""Letters, each with the plainer letter that it sounds or looks like."""
SIMILAR: Final = 0.5
"""Two words are confusable from this similarity on (`SequenceMatcher.ratio`)."""


def _look_alikes() -> dict[int, str]:
    """Letters and digits, each with the plain spelling that it looks like."""
    text = files("regalia.engine").joinpath("look_alikes.txt").read_text(encoding="utf-8")
    found: dict[int, str] = {}
    for line in text.splitlines():
        if not line.startswith("#"):
            plain, *others = line.split()
            for one in others:
                found[ord(one)] = plain
    return found


LOOK_ALIKES: Final = _look_alikes()


def looks(name: str) -> set[str]:
    """The skeletons of a name, as it is written and in small letters.

    Names that share one look alike, or differ in capitals only. A skeleton has one spelling for all
    letters that look alike, without accents, punctuation and spaces.

    >>> looks("Anna") & looks("\uff21nna."), looks("Anna") & looks("\u0410nna")
    ({'anna'}, {'anna'})
    >>> looks("Ingrid") & looks("lngrid"), looks("Anna") & looks("Hanna")
    ({'lngrid'}, set())
    """
    written = unicodedata.normalize("NFKC", name)
    return {_skeleton(written), _skeleton(written.casefold())}


def look_alike(one: str, other: str) -> bool:
    """Whether two names look the same, but for capitals, accents, punctuation and spaces."""
    return not looks(one).isdisjoint(looks(other))


def _skeleton(name: str) -> str:
    """One spelling for all names that look like this one."""
    plain = MARKS.sub("", unicodedata.normalize("NFKD", name))
    plain = plain.translate(LOOK_ALIKES).casefold().translate(LOOK_ALIKES).casefold()
    kept = ""
    for letter in plain:
        category = unicodedata.category(letter)
        if category.startswith("M") and kept[-1:].isascii():
            continue  # a mark of another writing
        if not category.startswith(UNHEEDED) and not "\u02b0" <= letter <= "\u02ff":
            kept += str(unicodedata.decimal(letter)) if category == "Nd" else letter
    return kept or plain


def mixes_alphabets(name: str) -> bool:
    """Whether a word has letters of two alphabets that have letters in common.

    >>> mixes_alphabets("\u0410nna"), mixes_alphabets("\u0410\u043b\u043b\u0430 Anna")
    (True, False)
    """
    alphabet = ""
    for letter in unicodedata.normalize("NFKC", name):
        category = unicodedata.category(letter)
        if category.startswith("L"):
            own = unicodedata.name(letter, "").partition(" ")[0]
            if own in ALPHABETS:
                if alphabet not in ("", own):
                    return True
                alphabet = own
        elif not category.startswith("M"):
            alphabet = ""
    return False


def confusable(one: str, other: str) -> bool:
    """Whether two names could be mistaken for each other.

    They could if they look alike, or if a word of one begins with the same two letters as a word of
    the other, or sounds like it.

    >>> confusable("Carin", "Karin Öst"), confusable("Elsa", "Ilse"), confusable("Carin", "Anna")
    (True, True, False)
    """
    if look_alike(one, other):
        return True
    pairs = [(a, b) for a in _sounds(one) for b in _sounds(other)]
    return any(a[:2] == b[:2] or SequenceMatcher(None, a, b).ratio() >= SIMILAR for a, b in pairs)


def _sounds(name: str) -> list[str]:
    """The words of a name, spelled roughly as they sound."""
    letters = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    heard = "".join([one for one in letters if not unicodedata.category(one).startswith("M")])
    for written, sound in SOUNDS:
        heard = heard.replace(written, sound)
    return heard.translate(LETTERS).split()
