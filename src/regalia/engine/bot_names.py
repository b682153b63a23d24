"""Names for the bots at a table, and for the further seats of a person."""

from __future__ import annotations

from typing import Final

from regalia.engine.record import LONGEST_NAME
from regalia.engine.similar_names import confusable, look_alike

BOT_NAMES: Final = ("Agnes", "Bengt", "Carin", "Didrik", "Elsa", "Filip", "Gunilla", "Hedvig")
"""The usual name of the bot in each seat; the first letters are A, B, C … in seat order."""
SPARE_NAMES: Final = ("Ingemar", "Johanna", "Magda", "Olof", "Petronella", "Rebecka", "Sture")
"""For bots whose usual name could be confused with another name at the table."""


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
