"""Words: the notation of a game, and its sentences for people.

Every action has a notation, unique among the legal actions. A move is written as the notations of
its decisions, joined by a separator. `parse` reads it back and needs only the notation.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from regalia.engine import plain_table
from regalia.engine.errors import NotUnderstood
from regalia.engine.sizes import NO_SIZES
from regalia.engine.specs import Category, Spec
from regalia.engine.state import CHANCE, DRAFT, EVERY, WINDOW, State

if TYPE_CHECKING:
    from regalia.engine.journal import Event
    from regalia.engine.observation import Observation
    from regalia.engine.schema import Schema

SEAT: Final = re.compile(r"“[^”]*(?:”|$)|\bseat ([0-9]+)\b")
"""Matches "seat 2", and also quoted text, in which no seat is to be replaced."""

CHANCE_MARK: Final = "*"
"""Marks outcomes of chance in written moves."""
MOST_SEATS: Final[i64] = 8
"""Maximum number of seats of any game, and so of seat numbers in notations."""
MOST_BRIEF: Final[i64] = 40
"""Letters of a text that fits into one line wherever choices are shown (`Words.brief`)."""
HARMLESS: Final[i64] = 1
"""Stands for windows of any kind that are harmless for a seat (`State.harmless`)."""
EVERY_WINDOW: Final = "every"
"""Name of `EVERY`, windows of every kind; no single kind may have this name."""


class Section:
    """A title and a few lines, for a table described in words."""

    def __init__(self, title: str, lines: list[str]) -> None:
        self.title = title
        self.lines = lines


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words of a game. ``separator`` stands between the decisions of a move.

    ``schema`` declares the game's numbers, ``names`` gives the names of each category's numbers,
    and ``sizes`` how many there are of those whose `Size` the data file decides; seats are counted
    from 1. Derived from them: ``notations`` is the notation of each action, "" for one that the
    file leaves out, ``things`` the id of the thing that each action is at, and ``windows`` the
    kinds of window by name, with `EVERY_WINDOW`.
    """

    separator: str
    schema: Schema | None
    names: dict[str, list[str]]
    sizes: Mapping[str, int]
    notations: list[str]
    things: list[str]
    windows: dict[str, int]

    def __init__(
        self,
        separator: str = ", ",
        schema: Schema | None = None,
        names: dict[str, list[str]] | None = None,
        sizes: Mapping[str, int] = NO_SIZES,
    ) -> None:
        self.separator = separator
        self.schema = schema
        self.names = names if names is not None else {}
        self.sizes = dict(sizes)
        self.notations = []
        self.things = []
        self.windows = {EVERY_WINDOW: EVERY}
        if schema is not None:
            counted = [str(seat + 1) for seat in range(MOST_SEATS)]
            self.notations = schema.notations({"seat": counted, **self.names}, self.sizes)
            self.things = schema.things(self.sizes)
            for number, frame in schema.frames.items():
                if WINDOW <= number < DRAFT:
                    assert frame.name != EVERY_WINDOW, "that name stands for all kinds of window"
                    self.windows[frame.name] = number

    # A game may override these if the text depends on the position.

    def notation(self, state: State, action: int) -> str:
        """A short text for an action or outcome, the same for every viewer.

        It is unique among the legal actions. It is defined for every number from 0 to ``actions`` -
        1, so a move that is not allowed can be refused with its reason; it is empty for one that
        does not exist with the game's data (`Game.has`).
        """
        return self.notations[action]

    def tell(self, event: Event, names: list[str]) -> str:
        """A sentence about an event, with ``names`` for the seats; empty if it needs none.

        The sentence depends on the event alone, so it cannot reveal more than the event. For an
        event kind NAME the method ``tell_NAME`` is called with the values from `event_value`.
        """
        assert self.schema is not None
        kind = self.schema.events[event.kind]
        parts = zip(kind.parts.values(), self.schema.event(event), strict=True)
        values = [self.event_value(spec, value, names) for spec, value in parts]
        sentence: str = getattr(self, "tell_" + kind.name)(*values)
        return sentence

    def event_value(self, spec: Spec, value: Any, names: list[str]) -> object:
        """What ``tell_NAME`` gets for a part of an event that has this value (`Schema.event`).

        For a seat this is its name, or "" for none, and otherwise the value; for a bag, the count
        of each kind.
        """
        if isinstance(spec, Category) and spec.name == "seat":
            return names[value] if value >= 0 else ""
        return value

    # A game may override these.

    def label(self, state: State, action: int) -> str:
        """The text of a choice, for people.

        In labels, prompts and refusals another seat is called "seat 2", counted from 1.
        `name_seats` replaces that by a name.
        """
        return self.notation(state, action)

    def brief(self, state: State, actions: list[int]) -> str:
        """The text of a choice that makes several decisions, in at most one line.

        They are the first decision of a move, or a later one, and all that follow from it without
        an alternative.
        """
        whole = ", ".join(self.labels(state, actions))
        if len(actions) == 1 or len(whole) <= MOST_BRIEF:
            return whole
        return f"{self.label(state, actions[0])}, …"

    def in_full(self, state: State, actions: list[int]) -> str:
        """The text of a choice that makes several decisions, as in `brief`, but all of it."""
        told = _without_fillers(state, actions)
        first = self.label(state, told[0])
        if len(told) == 1:
            return first
        together = self.together(state, told) if self.same_kind(told) else ""
        if together:
            return together
        after = state.copy()
        after.apply(told[0])
        left = told[1:]
        rest = self.together(after, left) if self.same_kind(left) else ""
        rest = rest or ", ".join(self.labels(after, left))
        return f"{first}{' ' if first.endswith('.') else ': '}{rest}"

    def together(self, state: State, actions: list[int]) -> str:
        """The text of several decisions of one kind, such as ``Give 1 Hun and 1 Goth``.

        Empty if each is to be told by its own label.
        """
        return ""

    def takes_several(self, state: State, actions: list[int]) -> bool:
        """Whether a choice that makes these decisions takes another of the kind of its first.

        A person who gives a card by it gives a second one, too.
        """
        told = _without_fillers(state, actions)
        return len(told) > 1 and self.same_kind(told[:2])

    def same_kind(self, actions: list[int]) -> bool:
        """Whether all these actions are declared as one, such as ``give {}``."""
        if self.schema is None:
            return False
        for block in self.schema.blocks:
            if block.number <= actions[0] < block.number + block.size:
                end = block.number + block.size
                return all(block.number <= action < end for action in actions)
        return False

    def at(self, state: State, action: int) -> str:
        """The id of the thing on the table to click for the action; empty if there is none."""
        return self.things[action] if self.things else ""

    def warning(self, state: State, action: int) -> str:
        """What the seat to act should know before it takes a legal action; empty if nothing.

        For actions that are rarely meant: paying more than is due, leaving out points.
        """
        return ""

    def warnings(self, state: State, actions: list[int]) -> str:
        """What the seat should know before one press makes all these decisions.

        First of them together (`press_warning`), then of each (`warning`).
        """
        here = state.copy()
        found: list[str] = []
        for number, action in enumerate(actions):
            if number:
                here.apply(actions[number - 1])
            warning = self.warning(here, action)
            if warning and warning not in found:
                found.append(warning)
        if whole := self.press_warning(here, actions):
            found.insert(0, whole)
        return " ".join(found)

    def press_warning(self, state: State, actions: list[int]) -> str:
        """What the seat should know of all these decisions together; "" if there is nothing.

        ``state`` is the state before the last of them.
        """
        return ""

    def prompt(self, state: State, seat: int) -> str:
        """The question to the seat to act, in plain words."""
        return "Your move."

    def forced(self, state: State, actions: list[int]) -> str:
        """What decisions without an alternative do that a page has made for a seat.

        It is a sentence to the seat, and stands before its next question within the same move.
        Empty if that question says enough.
        """
        return ""

    def window_label(self, window: int) -> str:
        """What windows of a kind are about, as it follows "pass": "all attractions".

        ``window`` is a kind from `State.window`; or `EVERY`, which does not cover windows that
        concern the seat itself (`State.concerns`); or `HARMLESS`, which covers those that are
        harmless for it (`State.harmless`). Empty in a game with a single kind of window.
        """
        return ""

    def refuse(self, state: State, action: int) -> str:
        """Why an action is not possible now, and what is possible.

        ``action`` is an action, or ``actions`` for any number that is not one.
        """
        if state.to_act < -1:
            return "The game is over."
        return f"That cannot be done now; possible: {possible_actions(state)}."

    def score(self, points: int) -> str:
        """A seat's points from `State.scores`, with the unit: "3 points"."""
        return "1 point" if points == 1 else f"{points} points"

    def no_winner(self, state: State) -> str:
        """A sentence about the result of a game that no seat has won."""
        return "Nobody wins."

    def describe(self, observation: Observation, names: list[str]) -> list[Section]:
        """The table in words, as in this observation. Each line has the form ``what: state``.

        By default it has a line for each field of the observation.
        """
        lines = plain_table.lines(observation, {**self.names, "seat": names})
        return [Section("The table", lines)]

    def colour_words(self) -> dict[str, str]:
        """The words that stand for a colour in this game, each with its heraldic colour.

        The colours are azure, gules, vert, purpure, sable, tenné, or and argent. A display may
        print the words in them; nothing may depend on it. A word with a capital letter stands for a
        colour only if it is written with the capital.
        """
        return {}

    def rules(self) -> str:
        """How to play, in our own words, as paragraphs."""
        return ""

    def printed(self) -> list[Section]:
        """What cards and other printed things do: a section for each, with its name as the title.

        A person in the terminal asks for one by its name. Two things may have the same name.
        """
        return []

    # The same for every game.

    def refuse_missing(self, state: State, action: int) -> str:
        """Why an action is not possible that does not exist with the game's data (`Game.has`)."""
        possible = f"; possible: {possible_actions(state)}" if state.to_act >= 0 else ""
        return f"There is no action {action} with these cards{possible}."

    def labels(self, state: State, actions: list[int]) -> list[str]:
        """The label of each decision of a move that begins in ``state``, or of the rest of one.

        A game may give one label for several decisions.
        """
        here = state.copy()
        found: list[str] = []
        for action in actions:
            found.append(self.label(here, action))
            here.apply(action)
        return found

    def move(self, state: State, actions: list[int]) -> str:
        """The notation of a move that begins in ``state``."""
        here = state.copy()
        parts = []
        for action in actions:
            parts.append(self.notation(here, action))
            here.apply(action)
        return self.separator.join(parts)

    def parse(self, state: State, text: str, whole: bool = True) -> list[int]:
        """The decisions of the move, or the outcome, that ``text`` writes in position ``state``.

        Case, commas, spaces and invisible words do not matter, nor does the chance mark before an
        outcome. If ``whole`` is false, the text may end within the move.

        Raises:
            NotUnderstood: the text is not a legal move; the message says where, and what is
                possible.
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
    """One attempt to parse a line, and how far it got."""

    def __init__(self, words: Words, text: list[str], whole: bool) -> None:
        self.words = words
        self.text = text
        self.whole = whole
        self.reached = -1
        self.stuck: State | None = None  # the position there; None if the move was finished

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
        """A sentence about the furthest word that could not be read."""
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
        """The illegal action that the remaining words write, or -1.

        Where commas separate decisions, it is the one that they begin with, of several the longest.
        """
        rest = self.text[self.reached :]
        most, found = 0, -1
        for action in range(state.game.actions):
            written = split_words(self.words.notation(state, action))
            end = len(written) if self.words.separator.strip() else len(rest)
            begins = len(written) > most and written == rest[:end]
            if begins and not state.is_legal(action):
                most, found = len(written), action
        return found


def _without_fillers(state: State, actions: list[int]) -> list[int]:
    """Decisions of a move from ``state`` on, without those after the first that only pad it."""
    here = state.copy()
    found: list[int] = []
    for index, action in enumerate(actions):
        if index == 0 or action != here.filler():
            found.append(action)
        here.apply(action)
    return found


def split_words(text: str) -> list[str]:
    """The words of a line in lower case, without commas."""
    return text.lower().replace(",", " ").split()


def excerpt(words: list[str], most: int = 60) -> str:
    """The printable part of a text that somebody wrote, cut to ``most`` letters."""
    text = "".join(letter for letter in " ".join(words) if letter.isprintable())
    return text if len(text) <= most else text[:most].rstrip() + "…"


def possible_actions(state: State, most: int = 12) -> str:
    """The notations of the legal actions, of which at most ``most`` are listed."""
    words = state.game.words
    named = [words.notation(state, action) for action in state.legal()]
    if not named:
        return "nothing"
    more = f" and {len(named) - most} more" if len(named) > most else ""
    return "; ".join(named[:most]) + more


def mid_sentence(name: str) -> str:
    """A name within a sentence: "You" becomes "you"."""
    return "you" if name == "You" else name


def listed(names: list[str]) -> str:
    """Names in a row within a sentence.

    >>> listed(["Favour", "Revolt", "Tithe"]), listed(["Favour"])
    ('Favour, Revolt and Tithe', 'Favour')
    """
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def possessive(name: str) -> str:
    """The possessive form of a name within a sentence.

    >>> possessive("Anna"), possessive("You")
    ("Anna's", 'your')
    """
    return "your" if name == "You" else f"{name}'s"


def name_seats(text: str, names: list[str]) -> str:
    """A prompt, label or refusal with "seat 2" replaced by a name, except in quotations.

    >>> name_seats("Try to assassinate seat 2", ["You", "Bengt"])
    'Try to assassinate Bengt'
    """
    if "seat " not in text:  # most texts name no seat
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
