"""Regency: reading and checking the card file.

The kinds of events stand in a fixed order: seven general ones, then three of each caste. Castes are
numbered in rank order. Ruling ids (RG02) refer to RULINGS.md.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.engine.data import DataFile
from regalia.games.regency import schema as s
from regalia.games.regency.kinds import EVENT_KINDS

# Found through the package: a compiled module is not beside its data files.
CARD_FILE: Final = Path(str(files("regalia.games.regency").joinpath("cards.toml")))
FEWEST_EVENTS: Final = 40
"""The least number of cards in a game without the starred kinds."""
RESERVED: Final = frozenset(
    [
        "abandon",
        "all",
        "as",
        "at",
        "attract",
        "card",
        "discard",
        "done",
        "end",
        "for",
        "from",
        "give",
        "keep",
        "lay",
        "mat",
        "name",
        "named",
        "pass",
        "pay",
        "play",
        "power",
        "ready",
        "seat",
        "start",
        "take",
        "the",
        "to",
        "top",
        "turn",
        "use",
        "with",
    ]
).union(s.CASTE.names)
"""Words of the notation; no card may have such a name."""
POWERS: Final = ("Inheritance", "Prayer", "Bulwark", "Treasury", "Uprising", "Swindle")
"""The regent power of each caste, in rank order."""
CASTE_COLOURS: Final = {
    "noble": "purpure",
    "religious": "argent",
    "military": "gules",
    "merchant": "or",
    "commoner": "vert",
    "brigand": "sable",
}
"""The heraldic colour of each caste on the page."""
CATHERINE_NAME: Final = "Catherine the Great"


@dataclass(frozen=True)
class Cards:
    """The contents of a card file.

    ``castes`` has one number for each citizen, with a bit for each caste, bit 0 for noble.
    ``shorts`` are the one-word names of the regents, ``lines`` the sentences about them. ``shown``
    are the texts of the events as people read them; ``texts`` are what the digest covers.
    """

    events: tuple[str, ...]
    counts: tuple[int, ...]
    influence: tuple[int, ...]
    texts: tuple[str, ...]
    citizens: tuple[str, ...]
    castes: tuple[int, ...]
    regents: tuple[str, ...]
    shorts: tuple[str, ...]
    lines: tuple[str, ...]
    costs: tuple[int, ...]
    ready: int
    hand: int
    inheritance: int
    catherine: int
    payment: int
    bestow: int
    shown: tuple[str, ...] = field(repr=False)

    def deeds(self) -> list[str]:
        """The names of events, attractions, powers and purposes of spending, by number."""
        others = ["attraction", "attraction by Catherine", POWERS[s.BRIGAND], POWERS[s.RELIGIOUS]]
        return [*self.events, *others, "readying", "discarding"]

    def digest(self) -> str:
        """The SHA-256 of the cards, as hexadecimal digits."""
        return hashlib.sha256(repr(self).encode()).hexdigest()


def load_cards(file: Path | str = CARD_FILE) -> tuple[Cards, str]:
    """Read a card file, or its text; returns the cards and the text.

    Raises:
        BadData: it cannot be read or breaks a rule; the message names file, place and remedy.
    """
    data = DataFile(file)
    top = data.data
    events = data.tables("event", s.KINDS)
    citizens = data.tables("citizen", s.CITIZENS)
    regents = data.tables("regent", s.REGENTS)
    event_names = _names(data, "event", events, "'- ")
    citizen_names = _names(data, "citizen", citizens, "- ")
    regent_names = _names(data, "regent", regents, "'- ")
    shorts = _shorts(data, regents)
    _check_distinct(data, event_names, citizen_names, regent_names, shorts)
    hand = data.number("", top, "hand", 2, 6)
    texts = _lines(data, "event", events, "text")
    cards = Cards(
        events=event_names,
        counts=_counts(data, events),
        influence=_influence(data, events),
        texts=texts,
        citizens=citizen_names,
        castes=_castes(data, citizens),
        regents=regent_names,
        shorts=shorts,
        lines=_lines(data, "regent", regents, "line"),
        costs=_costs(data),
        ready=data.number("", top, "ready", 1, s.MOST_NUMBER),
        hand=hand,
        inheritance=data.number("", top, "inheritance", hand, s.MOST_NUMBER),
        catherine=data.number("", top, "catherine", 1, s.MOST_NUMBER),
        payment=data.number("", top, "payment", 1, s.MOST_NUMBER),
        bestow=data.number("", top, "bestow", 1, s.MOST_NUMBER),
        shown=_shown(data, events, texts),
    )
    return cards, data.text


def _lines(data: DataFile, group: str, tables: list[dict[str, Any]], key: str) -> tuple[str, ...]:
    lines: list[str] = []
    for i in range(len(tables)):
        lines.append(data.line(f"{group} {i + 1}", tables[i], key))
    return tuple(lines)


def _card_names(
    data: DataFile, group: str, tables: list[dict[str, Any]], key: str
) -> tuple[str, ...]:
    names: list[str] = []
    for i in range(len(tables)):
        names.append(data.card_name(f"{group} {i + 1}", tables[i], key))
    return tuple(names)


def _shown(data: DataFile, events: list[dict[str, Any]], texts: tuple[str, ...]) -> tuple[str, ...]:
    """The texts of the events as people read them."""
    shown: list[str] = []
    for i in range(len(events)):
        mended = "shown" in events[i]
        shown.append(data.line(f"event {i + 1}", events[i], "shown") if mended else texts[i])
    return tuple(shown)


def _names(
    data: DataFile, group: str, tables: list[dict[str, Any]], others: str
) -> tuple[str, ...]:
    """The names of a group; ``others`` are the characters allowed besides letters."""
    names = _card_names(data, group, tables, "name")
    for i in range(len(names)):
        place = f"{group} {i + 1}"
        if not _is_plain_name(names[i], others):
            marks = "spaces, hyphens and apostrophes" if "'" in others else "spaces and hyphens"
            raise data.fail(place, f"name must be made of letters, {marks}, one space at a time")
        if names[i].lower() in RESERVED:
            raise data.fail(place, "name must not be a word of the notation")
    return names


def _is_plain_name(name: str, others: str) -> bool:
    if name != " ".join(name.split()):
        return False
    bare = name
    for mark in others:
        bare = bare.replace(mark, "")
    return bare.isalpha()


def _shorts(data: DataFile, regents: list[dict[str, Any]]) -> tuple[str, ...]:
    shorts = _card_names(data, "regent", regents, "short")
    for i in range(len(shorts)):
        if not _is_plain_name(shorts[i], "'-") or shorts[i].lower() in RESERVED:
            raise data.fail(
                f"regent {i + 1}", "short must be one word, and not a word of the notation"
            )
    return shorts


def _check_distinct(
    data: DataFile,
    events: tuple[str, ...],
    citizens: tuple[str, ...],
    regents: tuple[str, ...],
    shorts: tuple[str, ...],
) -> None:
    """Check that no two names are equal and that no event or citizen name contains another.

    Raises:
        BadData: two names could be confused.
    """
    taken: set[str] = set()
    for group, names in (("event", events), ("citizen", citizens), ("regent", regents)):
        for i in range(len(names)):
            name = names[i].lower()
            if name in taken:
                raise data.fail(f"{group} {i + 1}", f"there is another card called {names[i]}")
            taken.add(name)
    seen_shorts: set[str] = set()
    for i in range(s.REGENTS):
        short = shorts[i].lower()
        if short in seen_shorts or (short in taken and short != regents[i].lower()):
            raise data.fail(f"regent {i + 1}", f"there is another card called {shorts[i]}")
        seen_shorts.add(short)
    all_names = events + citizens
    for i in range(s.KINDS + s.CITIZENS):
        place = f"event {i + 1}" if i < s.KINDS else f"citizen {i - s.KINDS + 1}"
        for j in range(s.KINDS + s.CITIZENS):
            if i != j and f" {all_names[j].lower()} " in f" {all_names[i].lower()} ":
                raise data.fail(place, f"name must not contain the name {all_names[j]}")


def _counts(data: DataFile, events: list[dict[str, Any]]) -> tuple[int, ...]:
    counts: list[int] = []
    left = 0
    for i in range(s.KINDS):
        most = s.MOST_COPIES if i < s.GENERAL else s.MOST_OF_CASTE
        count = data.number(f"event {i + 1}", events[i], "count", 1, most)
        counts.append(count)
        if not EVENT_KINDS[i].starred:
            left += count
    if left < FEWEST_EVENTS:
        raise data.fail(
            "[[event]]", f"without the starred kinds {FEWEST_EVENTS} cards must be left"
        )
    return tuple(counts)


def _influence(data: DataFile, events: list[dict[str, Any]]) -> tuple[int, ...]:
    influence: list[int] = []
    for i in range(s.KINDS):
        influence.append(data.number(f"event {i + 1}", events[i], "influence", 1, s.MOST_INFLUENCE))
    return tuple(influence)


def _castes(data: DataFile, citizens: list[dict[str, Any]]) -> tuple[int, ...]:
    """The castes of each citizen, as bits."""
    every: list[int] = []
    filled = 0
    for i in range(s.CITIZENS):
        place = f"citizen {i + 1}"
        listed = citizens[i].get("castes")
        if not isinstance(listed, list) or not listed:
            raise data.fail(place, "castes must list at least one caste")
        bits = 0
        for caste in listed:
            if caste not in s.CASTE.names:
                raise data.fail(
                    place, f"each of its castes must be one of {', '.join(s.CASTE.names)}"
                )
            bit = 1 << s.CASTE.names.index(caste)
            if bits & bit:
                raise data.fail(place, f"the caste {caste} must be listed once")
            bits |= bit
        every.append(bits)
        filled |= bits
    for i in range(len(s.CASTE.names)):
        if not filled & 1 << i:
            raise data.fail("[[citizen]]", f"at least one must be of the caste {s.CASTE.names[i]}")
    return tuple(every)


def _costs(data: DataFile) -> tuple[int, ...]:
    """The costs of the bottom row, from left to right."""
    listed = data.data.get("costs")
    if not isinstance(listed, list) or len(listed) != 3:
        raise data.fail("costs", "there must be 3 numbers")
    costs: list[int] = []
    for cost in listed:
        if type(cost) is not int or not 1 <= cost <= s.MOST_COST:
            raise data.fail("costs", f"each must be a number from 1 to {s.MOST_COST}")
        if costs and cost < costs[-1]:
            raise data.fail("costs", "none may be less than the one before")
        costs.append(cost)
    return tuple(costs)
