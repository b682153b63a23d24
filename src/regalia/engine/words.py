"""Words: the notation of a game, and its sentences.

Every action has a notation, unique among the legal ones. A move is written as the notations of its
decisions, joined. What is written reads back: `parse` needs nothing from the game but its
notation.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from regalia.engine.errors import NotUnderstood
from regalia.engine.specs import Category, Number
from regalia.engine.state import CHANCE, DRAFT, EVERY, WINDOW, State

if TYPE_CHECKING:
    from regalia.engine.journal import Event
    from regalia.engine.observation import Observation
    from regalia.engine.schema import Schema

SEAT: Final = re.compile(r"“[^”]*(?:”|$)|\bseat ([0-9]+)\b")
"""A seat in words of the game's own, or something quoted, which is not."""

CHANCE_MARK: Final = "*"
"""Stands before an outcome of chance where moves are written down."""
MOST_SEATS: Final[i64] = 8
"""No game has more; so many seats have a number in notations."""
EVERY_WINDOW: Final = "every"
"""What `EVERY` kind of window is called; no single kind is called so."""


class Section:
    """A titled handful of lines of a table told in words."""

    def __init__(self, title: str, lines: list[str]) -> None:
        self.title = title
        self.lines = lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """What a game says. ``separator`` stands between the decisions of a move.

    ``schema`` declares the game's numbers, and ``names`` what those of a category are called, by
    its name; seats are counted from 1. From them follow ``written``, the notation of each action,
    ``things``, the id of what it is at, and ``windows``, the number of each kind of window by its
    name, and of `EVERY_WINDOW`.
    """

    separator: str
    schema: Schema | None
    names: dict[str, list[str]]
    written: list[str]
    things: list[str]
    windows: dict[str, int]

    def __init__(
        self,
        separator: str = ", ",
        schema: Schema | None = None,
        names: dict[str, list[str]] | None = None,
    ) -> None:
        self.separator = separator
        self.schema = schema
        self.names = names if names is not None else {}
        self.written = []
        self.things = []
        self.windows = {EVERY_WINDOW: EVERY}
        if schema is not None:
            counted = [str(seat + 1) for seat in range(MOST_SEATS)]
            self.written = schema.notations({"seat": counted, **self.names})
            self.things = schema.things()
            for number, frame in schema.frames.items():
                if WINDOW <= number < DRAFT:
                    assert frame.name != EVERY_WINDOW, "that name stands for all kinds of window"
                    self.windows[frame.name] = number

    # What a game may say better than its schema, from the position.

    def notation(self, state: State, action: int) -> str:
        """An action (or outcome) in a few words, which do not change with the viewer.

        Unique among the legal ones. It has an answer for every number from 0 to ``actions`` - 1,
        so that what is written and not allowed can be refused with its reason.
        """
        return self.written[action]

    def tell(self, event: Event, names: list[str]) -> str:
        """A sentence for an event, with the seats called by ``names``; empty if not worth one.

        It is told of the event alone, so that it can say no more than its numbers do: by
        ``tell_NAME`` for the kind NAME, which is handed its numbers as `handed` says.
        """
        assert self.schema is not None
        kind = self.schema.events[event.kind]
        numbers = zip(kind.parts.values(), event.numbers()[1:], strict=False)
        told = [self.handed(spec, number, names) for spec, number in numbers]
        sentence: str = getattr(self, "tell_" + kind.name)(*told)
        return sentence

    def handed(self, spec: Number, number: int, names: list[str]) -> object:
        """What ``tell_NAME`` is handed for a number of an event.

        Of a seat what it is called by ``names``, of none the empty string; else what the number
        stands for: of packed cards how many of each.
        """
        if isinstance(spec, Category) and spec.name == "seat":
            return names[number] if number >= 0 else ""
        return spec.value(number)

    # What a game may say better.

    def label(self, state: State, action: int) -> str:
        """The choice as a person reads it, with what it is about.

        Here, in prompts and in refusals another seat is "seat 2", counted from 1; whoever shows
        the words may put a name in its place.
        """
        return self.notation(state, action)

    def at(self, state: State, action: int) -> str:
        """The id of the thing on the table that the choice is at; empty for the question bar."""
        return self.things[action] if self.things else ""

    def prompt(self, state: State, seat: int) -> str:
        """What the seat to act is asked, in plain words."""
        return "Your move."

    def window_label(self, window: int) -> str:
        """What windows of this kind are about, to go on after "pass"; empty if there is one kind.

        ``window`` is the kind, as `State.window` gives it: "all attractions"; `EVERY` stands for
        every kind, but for what concerns the seat itself (`State.concerns`).
        """
        return ""

    def refuse(self, state: State, action: int) -> str:
        """Why an action cannot be taken now, and what can.

        ``action`` is that of a game, or ``actions``, which stands for all that is none.
        """
        if state.to_act < -1:
            return "The game is over."
        return f"That cannot be done now; possible: {possible_actions(state)}."

    def score(self, points: int) -> str:
        """What a seat has of what `State.scores` counts: "3 points"."""
        return "1 point" if points == 1 else f"{points} points"

    def no_winner(self, state: State) -> str:
        """The outcome in a sentence of a finished game that no seat has won."""
        return "Nobody wins."

    def describe(self, observation: Observation, names: list[str]) -> list[Section]:
        """The table in words, as this observation shows it. A line is ``what: how it stands``."""
        return []

    def colour_words(self) -> dict[str, str]:
        """Words that stand for a colour of the game, each with its enamel or metal.

        Those of the house: azure, gules, vert, purpure, sable, tenné, or, argent. Whoever shows
        the words may colour them; nothing may depend on it. A word with a capital stands for
        its colour only where it is written so.
        """
        return {}

    def rules(self) -> str:
        """How to play, in our own words, in paragraphs."""
        return ""

    # The same for every game.

    def move(self, state: State, actions: list[int]) -> str:
        """The notation of a move that begins in ``state``."""
        here = state.copy()
        parts = []
        for action in actions:
            parts.append(self.notation(here, action))
            here.apply(action)
        return self.separator.join(parts)

    def parse(self, state: State, text: str, whole: bool = True) -> list[int]:
        """The decisions of the move (or outcome) that ``text`` writes, from ``state`` on.

        Upper and lower case, commas and spaces do not matter, nor do words of which nothing can be
        seen, nor the star before an outcome of chance, as records have it. With ``whole`` false the
        text may stop inside the move.

        Raises:
            NotUnderstood: it names no legal move; the sentence says where and what is possible.
        """
        words = split_words(text)
        if state.to_act == CHANCE and words:
            words = [words[0].removeprefix(CHANCE_MARK), *words[1:]]
        words = [word for word in words if excerpt([word])]
        if not words:
            raise NotUnderstood(f"Nothing is written; possible: {possible_actions(state)}.")
        search = _Reading(self, words, whole)
        found = search.read(state.copy(), 0)
        if found is None:
            raise NotUnderstood(search.complaint())
        return found


class _Reading:
    """One attempt to read a line, and how far it came."""

    def __init__(self, words: Words, text: list[str], whole: bool) -> None:
        self.words = words
        self.text = text
        self.whole = whole
        self.reached = -1
        self.stuck: State | None = None  # where it was reached; None if the move was finished

    def read(self, state: State, at: int) -> list[int] | None:
        """The decisions that the words from ``at`` on write, or None."""
        options: list[tuple[int, int]] = []
        for action in state.legal():
            written = split_words(self.words.notation(state, action))
            if written == self.text[at : at + len(written)]:
                options.append((len(written), action))
        if not options:
            self._miss(state, at)
        for length, action in sorted(options, reverse=True):
            rest = self._go_on(state, at + length, action)
            if rest is not None:
                return rest
        return None

    def _go_on(self, state: State, at: int, action: int) -> list[int] | None:
        after = state.copy()
        after.apply(action)
        if at == len(self.text):
            if after.underway() and self.whole:
                self._miss(after, at)
                return None
            return [action]
        if not after.underway():
            self._miss(None, at)
            return None
        rest = self.read(after, at)
        return None if rest is None else [action, *rest]

    def _miss(self, state: State | None, at: int) -> None:
        if at > self.reached:
            self.reached = at
            self.stuck = state

    def complaint(self) -> str:
        """The sentence about the furthest point that was reached."""
        odd = excerpt(self.text[self.reached :])
        if self.stuck is None:
            return f"The move is finished before “{odd}”; leave that out."
        if not odd:
            following = possible_actions(self.stuck)
            return f"The move “{excerpt(self.text)}” is not finished; it goes on with: {following}."
        forbidden = self._forbidden(self.stuck)
        if forbidden >= 0:
            return self.words.refuse(self.stuck, forbidden)
        return f"“{odd}” is not possible here; possible: {possible_actions(self.stuck)}."

    def _forbidden(self, state: State) -> int:
        """The action that the words go on with and that is not legal here, or -1."""
        rest = self.text[self.reached :]
        for action in range(state.game.actions):
            if split_words(self.words.notation(state, action)) == rest and not state.is_legal(
                action
            ):
                return action
        return -1


def split_words(text: str) -> list[str]:
    """The words of a line, in lower case, without commas."""
    return text.lower().replace(",", " ").split()


def excerpt(words: list[str], most: int = 60) -> str:
    """What somebody wrote, as far as it can be shown in a sentence."""
    text = "".join(letter for letter in " ".join(words) if letter.isprintable())
    return text if len(text) <= most else text[:most].rstrip() + "…"


def possible_actions(state: State, most: int = 12) -> str:
    """The notations of what is possible now, cut off after ``most``."""
    words = state.game.words
    named = [words.notation(state, action) for action in state.legal()]
    if not named:
        return "nothing"
    more = f" and {len(named) - most} more" if len(named) > most else ""
    return "; ".join(named[:most]) + more


def mid_sentence(name: str) -> str:
    """A name inside a sentence: the reader is "You" only at its beginning."""
    return "you" if name == "You" else name


def possessive(name: str) -> str:
    """The possessive of a name inside a sentence.

    >>> possessive("Anna"), possessive("You")
    ("Anna's", 'your')
    """
    return "your" if name == "You" else f"{name}'s"


def name_seats(text: str, names: list[str]) -> str:
    """A prompt, label or refusal with "seat 2" replaced by who sits there, but in what it quotes.

    >>> name_seats("Try to assassinate seat 2", ["You", "Bengt"])
    'Try to assassinate Bengt'
    """
    if "seat " not in text:  # most name nobody, and are not worth a search
        return text
    parts: list[str] = []
    begun = 0
    for match in SEAT.finditer(text):
        if match[1] is None or not 1 <= int(match[1]) <= len(names):
            continue
        parts.append(text[begun : match.start()])
        parts.append(mid_sentence(names[int(match[1]) - 1]))
        begun = match.end()
    parts.append(text[begun:])
    return "".join(parts)
