"""Which names look alike, and which mix scripts, by Unicode Technical Standard 39.

The characters that look alike (UTS 39, confusables.txt) and the script of each character (UAX 24,
Scripts.txt) are Unicode's own, as the library confusable_homoglyphs ships them. It is imported at
the first name, since its data take time to read.
"""

from __future__ import annotations

import re
import unicodedata
from contextlib import suppress
from functools import lru_cache
from string import ascii_uppercase
from typing import Final

MARKS: Final = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a"
    "\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u0730-\u074a\u0816-\u0819\u081b-\u0823\u0825-\u0827"
    "\u0829-\u082d\u0897-\u089f\u08ca-\u08e1\u08e3-\u08ff\u0951-\u0954\u135d-\u135f\u1ab0-\u1aff"
    "\u1cd0-\u1cfa\u1dc0-\u1dff\u200c\u200d\u20d0-\u20ff\u2cef-\u2cf1\u2de0-\u2dff\u302a-\u302f"
    "\ua66f\ua674-\ua67d\ua69e\ua69f\ufb1e\ufe20-\ufe2f\U000101fd\U000102e0\U00010efc-\U00010eff"
    "\U0001133b\U00016ff0\U00016ff1\U0001cf00-\U0001cf46\U0001d165-\U0001d244\U0001e000-\U0001e02a"
    "\U0001e08f]"
)
"""Accents, marks of chant and music, small letters above others, invisible joiners, the line that
lengthens Arabic words, and the marks that Hebrew, Arabic, Syriac, Samaritan and Ethiopic may
leave out. The marks of Indic, Thai and Japanese writing are not among them: there a name without
them is another one."""
UNHEEDED: Final = ("P", "Z", "Sk")
"""Categories of characters that make no name another one: punctuation, spaces, lone accents."""
DIRECTION_MARK: Final = "\u200e"
"""In the library's data it stands around letters written from right to left."""
SHARED: Final = ("COMMON", "INHERITED")
"""The scripts of characters that go with any other."""
LIKE_I: Final = str.maketrans(dict.fromkeys("l1|\u0131\u026a\u01c0", "I"))
"""What looks like a capital I among capitals."""
TOGETHER: Final = (
    {"LATIN", "HAN", "HIRAGANA", "KATAKANA"},
    {"LATIN", "HAN", "BOPOMOFO"},
    {"LATIN", "HAN", "HANGUL"},
)
"""Scripts that may stand in one name (UTS 39, highly restrictive)."""
JAMO: Final = re.compile("[\u1100-\u11ff\u3131-\u318e\ua960-\ua97f\ud7b0-\ud7ff]")
"""Parts of Korean syllables that stand alone: beside Latin letters they look like strokes."""
ARABIC: Final = re.compile("[\u0640\u0660-\u0669]")
"""Digits and a line of Arabic that Unicode gives to no script, since a few others write them."""


def looks(name: str) -> set[str]:
    """The skeletons of a name: as it is written, in small letters, and with plain digits.

    If it is in capitals, what looks like an I among them is one, too. Names that share one look
    alike, or differ in capitals only. A skeleton has one spelling for all letters that look alike,
    without accents, punctuation and spaces.

    >>> looks("Anna") & looks("\uff21nna."), looks("Anna") & looks("\u0410nna")
    ({'anna'}, {'anna'})
    >>> looks("Ingrid") & looks("lngrid"), looks("Anna") & looks("Hanna")
    ({'lngrid'}, set())
    >>> looks("INGRlD") & looks("Ingrid"), looks("Ella") & looks("Elia")
    ({'ingrid'}, set())
    """
    written = unicodedata.normalize("NFKC", name)
    plain = "".join([str(unicodedata.decimal(one, one)) for one in written])
    read = [written, written.casefold(), plain, plain.casefold()]
    capitals = plain.translate(LIKE_I)  # “Al” is not in capitals, though “AI” would be
    if capitals.isupper() and sum(map(str.isupper, written)) > 1:
        read.append(capitals.casefold())
    return set(map(skeleton, read))


def look_alike(one: str, other: str) -> bool:
    """Whether two names look the same, but for capitals, accents, punctuation and spaces."""
    return not looks(one).isdisjoint(looks(other))


@lru_cache(4096)
def skeleton(text: str) -> str:
    """One spelling for all texts that look like this one."""
    prototypes = _prototypes()
    plain = MARKS.sub("", unicodedata.normalize("NFKD", text))
    for _ in range(2):  # the second time for capitals that look like a small letter of others
        plain = MARKS.sub("", plain.translate(prototypes)).casefold()
    kept = [
        one
        for one in plain.translate(prototypes)
        if not unicodedata.category(one).startswith(UNHEEDED) and not "\u02b0" <= one <= "\u02ff"
    ]
    return "".join(kept) or plain or text


@lru_cache(1)
def _prototypes() -> dict[int, str]:
    """The characters that look like another text, each with that text, its prototype.

    The library names for each prototype all that look like it, and for each of those the prototype
    alone. Where only two look alike, it is the first in Unicode's order. Small capitals are added,
    which Unicode sets apart from capitals.
    """
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[int, str] = {}
    data: dict[str, list[str]] = {}
    for written, others in confusables_data.items():
        alike = [other["c"].strip(DIRECTION_MARK) for other in others]
        data.setdefault(written.strip(DIRECTION_MARK), []).extend(alike)
    for written, alike in data.items():
        other = alike[0]
        if len(written) == len(alike) == 1 and (
            len(other) > 1 or len(data[other]) > 1 or other < written
        ):
            found[ord(written)] = other
    for letter in ascii_uppercase:
        with suppress(KeyError):  # some have no small capital
            small = unicodedata.lookup(f"LATIN LETTER SMALL CAPITAL {letter}")
            prototype = found.get(ord(small), small)
            if not prototype.isascii():
                found[ord(small)] = found[ord(prototype)] = letter
    for number, prototype in found.items():
        found[number] = unicodedata.normalize("NFKD", prototype.translate(found))
    return found


def mixes_scripts(name: str) -> bool:
    """Whether a name has letters or digits of several scripts that do not belong together.

    Japanese, Chinese and Korean are written in several, and with Latin letters.

    >>> mixes_scripts("\u0410nna"), mixes_scripts("\u0410\u043b\u043b\u0430 Anna")
    (True, True)
    >>> mixes_scripts("Ken \u592a\u90ce"), mixes_scripts("\u0410\u043b\u043b\u0430 2")
    (False, False)
    """
    from confusable_homoglyphs.categories import alias

    written = unicodedata.normalize("NFC", name)
    scripts = {alias(one) for one in written}.difference(SHARED)
    if ARABIC.search(written):
        scripts.add("ARABIC")
    digits = {ord(one) - unicodedata.decimal(one) for one in written if one.isdecimal()}
    fit = len(scripts) < 2 or any(scripts <= together for together in TOGETHER)
    strokes = "LATIN" in scripts and JAMO.search(written) is not None
    return len(digits) > 1 or strokes or not fit
