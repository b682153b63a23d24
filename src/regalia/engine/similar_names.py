"""Names of people and bots that a reader could confuse."""

from __future__ import annotations

import unicodedata
from difflib import SequenceMatcher
from typing import Final

SOUNDS: Final = (("ph", "f"), ("th", "t"), ("ch", "k"), ("ck", "k"), ("x", "ks"))
"""Spellings, each with a simpler one of the same sound."""
LETTERS: Final = str.maketrans("cqwyzøæłđð", "kkvisoaldd")
"""Letters, each with the plainer letter that it sounds or looks like."""
SIMILAR: Final = 0.5
"""Two words are confusable from this similarity on (`SequenceMatcher.ratio`)."""


def canonical_name(name: str) -> str:
    """One spelling for all names that read the same: NFKC, without regard to capitals.

    >>> canonical_name("\uff21nna") == canonical_name("Anna")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def confusable(one: str, other: str) -> bool:
    """Whether two names could be mistaken for each other.

    They could if a word of one begins with the same two letters as a word of the other, or sounds
    like it.

    >>> confusable("Carin", "Karin Öst"), confusable("Elsa", "Ilse"), confusable("Carin", "Anna")
    (True, True, False)
    """
    pairs = [(a, b) for a in _sounds(one) for b in _sounds(other)]
    return any(a[:2] == b[:2] or SequenceMatcher(None, a, b).ratio() >= SIMILAR for a, b in pairs)


def _sounds(name: str) -> list[str]:
    """The words of a name, spelled roughly as they sound."""
    letters = unicodedata.normalize("NFKD", canonical_name(name))
    heard = "".join([one for one in letters if not unicodedata.category(one).startswith("M")])
    for written, sound in SOUNDS:
        heard = heard.replace(written, sound)
    return heard.translate(LETTERS).split()
