"""Names for the bots at a table, and for the further seats of a person."""

from __future__ import annotations

import unicodedata
from difflib import SequenceMatcher
from typing import Final

from regalia.names.checking import LONGEST_NAME
from regalia.names.skeletons import look_alike

BOT_NAMES: Final = ("Agnes", "Bengt", "Carin", "Didrik", "Elsa", "Filip", "Gunilla", "Hedvig")
"""The usual name of the bot in each seat; the first letters are A, B, C … in seat order."""
SPARE_NAMES: Final = ("Ingemar", "Johanna", "Magda", "Olof", "Petronella", "Rebecka", "Sture")
"""For bots whose usual name could be confused with another name at the table."""
SOUNDS: Final = (("ph", "f"), ("th", "t"), ("ch", "k"), ("ck", "k"), ("x", "ks"))
"""Spellings, each with a simpler one of the same sound."""
LETTERS: Final = str.maketrans("cqwyzøæłđð", "kkvisoaldd")
"""Letters, each with the plainer letter that it sounds or looks like."""
SIMILAR: Final = 0.5
"""Two words are confusable from this similarity on (`SequenceMatcher.ratio`)."""


def numbered_name(name: str, number: int) -> str:
    """The name of a person's seat, for a person with several, whose seats count from 0.

    >>> numbered_name("Anna", 0), numbered_name("Anna", 1)
    ('Anna', 'Anna II')
    """
    if number == 0:
        return name
    mark = f" {'I' * (number + 1)}"
    return f"{name[: LONGEST_NAME - len(mark)].rstrip()}{mark}"


def bot_name(seat: int, taken: list[str]) -> str:
    """The name of a bot that sits down in ``seat``, not confusable with the names in ``taken``.

    >>> bot_name(2, ["Anna"]), bot_name(2, ["Karin"]), bot_name(2, ["Karin", "Ingmar"])
    ('Carin', 'Ingemar', 'Johanna')
    """
    for name in (*BOT_NAMES[seat : seat + 1], *SPARE_NAMES):
        if not any(confusable(name, other) for other in taken):
            return name
    name, number = f"Guest {seat + 1}", 1
    while any(look_alike(name, other) for other in taken):
        number += 1
        name = f"Guest {seat + 1} {'I' * number if number < 4 else number}"
    return name


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
