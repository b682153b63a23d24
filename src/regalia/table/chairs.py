"""Who sits at a table, who may act for a seat, and who is there."""

from __future__ import annotations

from typing import Final, Literal

from regalia.engine.errors import Refusal

REFUSED_KEPT: Final = 32
"""So many refused moves of a seat are remembered, so that the same again gets the same answer."""


class Forbidden(Refusal):
    """It is not this person's to do."""


class Untimely(Refusal):
    """It cannot be done as things stand."""


class Unknown(Refusal):
    """There is no such thing."""


class Chair:
    """One seat: who sits there, and what this seat alone is asked and has answered.

    ``keys`` are all who may act for it: the person, and the bearers of its tokens. ``gone`` is the
    millisecond since when none of them is there (0: somebody is), ``alone`` since when others wait
    for him meanwhile (0: nobody does).
    """

    def __init__(self) -> None:
        self.person = ""
        self.name = ""
        self.bot = ""
        self.stand_in = ""
        self.invitation = ""
        self.keys: set[str] = set()
        self.questions = 0
        """How many questions have been put to the seat."""
        self.passing: dict[int, int] = {}
        """The kinds of windows that it lets pass, each with its number of turns when it said so."""
        self.answers: dict[str, Literal["accepted", "held"]] = {}
        """What was answered to each finished move, by its id."""
        self.refused: dict[str, str] = {}
        self.gone = 0
        self.alone = 0
        self.votes: set[str] = set()

    def free(self) -> bool:
        """Whether nobody sits there and nobody is invited to."""
        return not (self.person or self.bot or self.invitation)

    def filled(self) -> bool:
        """Whether somebody plays it."""
        return bool(self.person or self.bot)

    def played_by(self) -> str:
        """The kind of bot that plays the seat now; empty if its person does."""
        return self.bot or self.stand_in

    def sit(self, key: str, name: str) -> None:
        """A person takes the seat."""
        self.person = key
        self.name = name
        self.invitation = ""
        self.keys = {key}

    def clear(self) -> None:
        """Nobody sits there any more."""
        self.person = self.name = self.bot = self.invitation = ""
        self.keys = set()
        self.gone = 0

    def refuse(self, move: str, sentence: str) -> None:
        """Remember why a move was refused."""
        self.refused[move] = sentence
        if len(self.refused) > REFUSED_KEPT:
            del self.refused[next(iter(self.refused))]
