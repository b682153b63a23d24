"""A chair: who sits in a seat, who may act for it, and who is connected."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from regalia.engine.errors import Refusal

REFUSED_KEPT: Final = 32
"""Maximum number of refused moves kept per seat; a repeated one gets the same answer."""

RESIGNED: Final = "You have resigned; a bot plays this seat to the end."


class Forbidden(Refusal):
    """This person may not do that."""


class Untimely(Refusal):
    """That is not possible now."""


class Unknown(Refusal):
    """There is no such seat, window, viewer or other thing with that name."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person wants answered without being asked.

    ``passing`` holds what the seat always passes: `wire.UNTOUCHED`, `wire.UNTIL_TURN`, or kinds by
    name. ``until`` is the value of `State.turns` at which `UNTIL_TURN` ends, -1 in a game that does
    not count turns. ``automatic``: a move without an alternative is made for the person.
    """

    passing: frozenset[str] = frozenset()
    until: int = -1
    automatic: bool = True


class Chair:
    """One seat: who sits there, what it was asked, and what it answered."""

    def __init__(self) -> None:
        self.person = ""
        """The key of the person who sits there, or ""."""
        self.name = ""
        self.bot = ""
        """The kind of the bot that has the seat, or ""."""
        self.stand_in = ""
        """The kind of the bot that plays for an absent or resigned person, or ""."""
        self.stand_in_since = 0
        """Since when a bot plays for the absent person, or 0."""
        self.resigned = False
        """Whether the person has given the seat to its stand-in for good."""
        self.aborts = False
        """Whether the person agrees to end the game without a result."""
        self.invitation = ""
        """The hash of the secret that opens the seat, or ""."""
        self.keys: set[str] = set()
        """Who may act for the seat: the person, and the bearers of its tokens."""
        self.question_count = 0
        """Number of questions that the seat has been asked."""
        self.turns = 0
        """The seat's number of turns (`State.turns`) when it last moved."""
        self.turn_line = 0
        """The line of its first move in its latest turn."""
        self.answered_turns = 0
        """As `turns`, when its person last made a move themselves."""
        self.answer_line = 0
        """The line of the first move in a turn that its person made; later losses are news."""
        self.preferences = Preferences()
        self.answers: dict[str, tuple[int, Literal["accepted", "held"]]] = {}
        """The question and the answer of each finished move, by the move's id.

        The question is 0 where an old log does not say it.
        """
        self.refused: dict[str, str] = {}
        """Why each refused move was refused, by the move's id."""
        self.absent_since = 0
        """Since when its person has been absent, short visits included; 0 if they are not."""
        self.visit_since = 0
        """Since when somebody who may act for the seat is connected again; 0 if nobody is, or if
        the person is not absent. The absence is over once the visit has lasted long enough
        (`regalia.table.presence`)."""
        self.awaited_since = 0
        """Since when other players have been waiting for the absent person; 0 if nobody is."""
        self.votes: set[str] = set()
        """The persons who want a bot to stand in."""

    def free(self) -> bool:
        """Whether nobody sits there and nobody is invited."""
        return not (self.person or self.bot or self.invitation)

    def filled(self) -> bool:
        """Whether a person or a bot sits there."""
        return bool(self.person or self.bot)

    def away(self) -> bool:
        """Whether a person has the seat and nobody who may act for it is connected."""
        return self.absent_since > 0 and not self.visit_since

    def end_absence(self) -> None:
        """Count the person as here, however short their visit is; votes for a bot are void."""
        self.absent_since = self.visit_since = self.awaited_since = 0
        self.votes.clear()

    def played_by(self) -> str:
        """The kind of bot that plays the seat now; empty if its person does."""
        return self.bot or self.stand_in

    def sit(self, key: str, name: str) -> None:
        """Let a person take the seat."""
        self.person = key
        self.name = name
        self.invitation = ""
        self.keys = {key}

    def clear(self) -> None:
        """Free the seat."""
        self.person = self.name = self.bot = self.invitation = ""
        self.keys = set()
        self.preferences = Preferences()
        self.refused.clear()
        self.end_absence()

    def refuse(self, move: str, sentence: str) -> None:
        """Remember why a move was refused."""
        self.refused[move] = sentence
        if len(self.refused) > REFUSED_KEPT:
            del self.refused[next(iter(self.refused))]
