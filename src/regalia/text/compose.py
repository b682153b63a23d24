"""The text that a viewer reads, as plain lines: the table, the seats, the rules, the commands.

Nothing here prints. A State is read only through `observation` and the game's words.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from regalia.engine.errors import NotUnderstood
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.state import State
from regalia.engine.words import Section, excerpt, split_words

COMMANDS = (
    ("a number", "take that choice"),
    ("words", "the move or a part of it, as the record writes it, or beginnings of its words"),
    ("back", "take back the last step of a move that is not finished"),
    ("table", "show the table again"),
    ("story", "show all that has happened so far"),
    ("help", "show the rules and these commands"),
    ("quit", "leave; the game is kept and can go on later"),
)
ASK_ABOUT = ("? and a name", "what is printed on a card or another thing of that name")
"""The command of a game with printed texts."""


def commands(game: Game) -> list[tuple[str, str]]:
    """What may be typed, and what it does."""
    *most, last = COMMANDS
    return [*most, ASK_ABOUT, last] if game.words.printed() else list(COMMANDS)


def asked_about(line: str) -> str | None:
    """The name of which a person asks what is printed there; None if the line asks for none.

    >>> asked_about("? sharpshooter"), asked_about("help Two Markets"), asked_about("help")
    ('sharpshooter', 'two markets', None)
    """
    found = re.fullmatch(r"(?:\?|help\b)\s*(\S.*)", line.strip().lower())
    return found[1] if found else None


def printed(game: Game, name: str) -> list[Section]:
    """What is printed on the things of a name, or on those with words that begin so.

    Raises:
        NotUnderstood: nothing has such a name.
    """
    things = game.words.printed()
    titles = [thing.title for thing in things]
    same = [i for i, title in enumerate(titles) if split_words(title) == split_words(name)]
    found = same or [i for i, title in enumerate(titles) if _begin(split_words(name), title)]
    if not found:
        raise NotUnderstood(f"Nothing printed is called “{excerpt(split_words(name))}”.")
    return [things[i] for i in found]


def _begin(typed: list[str], text: str) -> bool:
    """Whether what was typed are beginnings of words of a text, in their order."""
    left = iter(split_words(text))
    return all(any(word.startswith(one) for word in left) for one in typed)


def by_beginnings(line: str, notations: Sequence[str]) -> list[int]:
    """The choices of whose words a person typed beginnings, in their order.

    The first word says what is done. It may be left out only where all choices have the same.

    >>> by_beginnings("harth", ["kingdom Harth Marches", "kingdom Green Harbour"])
    [0]
    >>> by_beginnings("spy", ["play Archer", "discard Spy", "done"])
    []
    >>> by_beginnings("dis s", ["play Archer", "discard Spy", "done"])
    [1]
    """
    typed = split_words(line)
    split = [split_words(notation) for notation in notations]
    verbs = {words[0] for words in split if len(words) > 1}
    found: list[int] = []
    for i, words in enumerate(split):
        named = typed and words and (len(verbs) == 1 or words[0].startswith(typed[0]))
        if named and _begin(typed, notations[i]):
            found.append(i)
    return found


def several(line: str, notations: Sequence[str]) -> str:
    """What to say of beginnings that several choices have."""
    return f"“{excerpt(split_words(line))}” may be: {'; '.join(notations)}."


def table(state: State, seats: tuple[int, ...], names: list[str]) -> list[Section]:
    """The table in words, as a viewer who holds the seats sees it."""
    return state.game.words.describe(observation(state, seats), names)


def typed_number(line: str) -> int | None:
    """The number that a person typed, or None; 0 if it is too long or negative for a choice.

    >>> typed_number("12"), typed_number("-1"), typed_number("1 2")
    (12, 0, None)
    """
    digits = line.removeprefix("-")
    if not (digits.isascii() and digits.isdecimal()):
        return None
    return int(line) if digits == line and len(line) < 5 else 0


def no_choice(line: str, count: int) -> str:
    """Why a number that a person typed stands for none of the choices.

    >>> no_choice("0", 1), no_choice("7", 3)
    ('There is no choice 0; the only choice is 1.', 'There is no choice 7; the choices are 1 to 3.')
    """
    choices = "the only choice is 1" if count == 1 else f"the choices are 1 to {count}"
    return f"There is no choice {line[:40]}; {choices}."


def numbers_only(line: str, notations: Sequence[str]) -> str:
    """Why what a person typed stands for no choice where numbers are written in the notation, too.

    Empty elsewhere: a number that is typed is always that of a choice, so no notation is offered.

    >>> numbers_only("up", ["2", "5"]), numbers_only("up", ["draw"])
    ('“up” is none of the choices; type a number from 1 to 2.', '')
    """
    if not any(notation[:1].isdecimal() for notation in notations):
        return ""
    count = len(notations)
    numbers = "1" if count == 1 else f"a number from 1 to {count}"
    return f"“{excerpt(split_words(line))}” is none of the choices; type {numbers}."


def in_words(notation: str) -> str:
    """A sentence with the first choice in words; empty if that is a number.

    A number that is typed is always that of a choice, whatever the notation means by it.

    >>> in_words("draw copper"), in_words("2")
    ('In words the first choice now is “draw copper”.', '')
    """
    return "" if notation.isdecimal() else f"In words the first choice now is “{notation}”."


def made_alone(prompt: str, made: str, begun: bool) -> str:
    """What a person is told of decisions made for them; ``begun``: not of a whole move."""
    if begun:
        return f"The only possible next step was made for you: {made}."
    return f"“{prompt}” Your only possible move was made for you: {made}."


def names_to_numbers(text: str, names: list[str]) -> str:
    """What a person typed, with each player's name replaced by the number of their seat.

    >>> names_to_numbers("assassinate bengt", ["You", "Bengt"])
    'assassinate 2'
    """
    seats = {" ".join(name.lower().split()): seat + 1 for seat, name in enumerate(names)}
    longest_first = sorted(seats, key=len, reverse=True)
    any_name = "|".join(re.escape(name) for name in longest_first)
    typed = " ".join(text.lower().split())
    return re.sub(rf"(?<!\w)(?:{any_name})(?!\w)", lambda match: str(seats[match[0]]), typed)


def seating(names: list[str], bots: list[str]) -> str:
    """One sentence that lists the seats, their names and which bots play them.

    >>> seating(["You", "Bengt", "Carin"], ["", "steward", "steward"])
    'Seats: 1 You, 2 Bengt, 3 Carin (bots: steward).'
    >>> seating(["You", "Bengt", "Carin"], ["", "steward", "random"])
    'Seats: 1 You, 2 Bengt (steward), 3 Carin (random).'
    """
    kinds = {kind for kind in bots if kind}
    seats = [
        f"{seat + 1} {names[seat]}" + (f" ({bot})" if bot and len(kinds) > 1 else "")
        for seat, bot in enumerate(bots)
    ]
    only_kind = f" (bots: {kinds.pop()})" if len(kinds) == 1 else ""
    return f"Seats: {', '.join(seats)}{only_kind}."


def rules(game: Game) -> list[str]:
    """How to play, one string per paragraph."""
    paragraphs = re.split(r"\n\s*\n", game.words.rules())
    return [" ".join(text.split()) for text in paragraphs if text.strip()]


def plain(text: str) -> str:
    """The text with control characters replaced by question marks."""
    return "".join(char if char.isprintable() else "?" for char in text)
