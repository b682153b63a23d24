"""How a position of Regency (Baronage Press) made by hand is written, with what is legal in it.

Each family that plays is an argument: ``"chief: red Baron 5; cadets 1 2: the Chapel"`` says where
its shields are, ``(guest)`` after a square that they are guests there; the others are in their
chambers. Purple is seat 1, and the other families follow clockwise; so of two, red is seat 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.games.baronage.slow import FAMILIES

HOME = ""
"""All shields of a family are in their chambers."""


@dataclass(frozen=True)
class Corner:
    """A position and some decisions that are legal, and illegal, in it."""

    name: str
    position: dict[str, Any]
    legal: list[str]
    illegal: list[str]


def placed(text: str) -> tuple[dict[str, str], list[str]]:
    """The places of a family's shields as a text says them, and which of them are guests.

    >>> placed("chief: the Chapel; cadets 1 2: red Baron 7 (guest)")[1]
    ['cadet 1', 'cadet 2']
    """
    places, guests = {}, []
    for part in filter(None, text.split("; ")):
        whom, _, place = part.partition(": ")
        names = [whom]
        if whom.startswith("cadets "):
            names = [f"cadet {number}" for number in whom.split()[1:]]
        for name in names:
            places[name] = place.removesuffix(" (guest)")
            if place.endswith(" (guest)"):
                guests.append(name)
    return places, guests


def decisions(moves: Sequence[str]) -> list[str]:
    """Moves as the game takes them: "3 chief inward" is "chief" and "3 in".

    A shield that the Witch carries is not named again.
    """
    found: list[str] = []
    for number, move in enumerate(moves):
        text = move.replace(" inward", " in")
        pips, _, shield = text.partition(" ")
        if not pips.isdigit():
            found.append(text)
            continue
        way = " in" if shield.endswith(" in") else ""
        if number == 0 or not moves[number - 1].startswith("witch"):
            found.append(shield.removesuffix(" in"))
        found.append(pips + way)
    return found


def listed(text: str) -> list[str]:
    """The notations of a text, which has commas between them."""
    return [notation for notation in text.split(", ") if notation]


def corner(
    name: str,
    throw: str = "",
    *,
    purple: str | None = None,
    blue: str | None = None,
    red: str | None = None,
    green: str | None = None,
    turn: str = "purple",
    legal: str = "",
    illegal: str = "",
    begun: Sequence[str] = (),
    short: bool = False,
    alliance: int | None = None,
    level: str = "championship",
    hand: Sequence[str] = (),
    witch: str = "unused",
    black: int = 0,
) -> Corner:
    """A corner; without a throw it is before one, and with a hand throws are cards."""
    given = dict(zip(FAMILIES, (purple, blue, red, green), strict=True))
    families = [family for family in FAMILIES if given[family] is not None]
    options = {
        "board": int(short),
        "level": ["tyro", "standard", "championship"].index(level),
        "cards": int(bool(hand)),
    }
    if len(families) == 4:
        options["alliance"] = 1 if alliance is None else alliance
    mover = f"seat {families.index(turn) + 1}"
    position: dict[str, Any] = {
        "seats": len(families),
        "options": options,
        "families": families,
        "turn": mover,
        "places": {},
        "guests": [],
        "witches": {mover: witch},
    }
    for seat, family in enumerate(families, 1):
        places, guests = placed(given[family] or "")
        position["places"][f"seat {seat}"] = places
        position["guests"] += [f"{guest} of {seat}" for guest in guests]
    if throw:
        position["throw"] = throw
    if black:
        position["black"] = str(black)
    if hand:
        position["hands"] = {mover: list(hand)}
    if begun:
        position["begun"] = decisions(begun)
    return Corner(name, position, listed(legal), listed(illegal))
