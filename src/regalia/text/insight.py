"""What bots make of a finished game, in words and figures that a player understands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Protocol

from regalia.text.screen import Screen

MOST: Final = 6
"""So many moves are told one by one, and the one that was played."""
TRIED: Final = 8
"""What was looked at less often says nothing yet of how it ends."""


class Candidate(Protocol):
    """A move that a bot weighed; see `regalia.bots.explain.Candidate`."""

    @property
    def ways(self) -> list[list[int]]:
        """The decisions that come to it."""

    @property
    def notation(self) -> str:
        """How it is written."""

    @property
    def labels(self) -> list[str]:
        """How its decisions read."""

    @property
    def visits(self) -> int:
        """How often it was looked at."""

    @property
    def worth(self) -> float:
        """What was expected of it."""


class Weighed(NamedTuple):
    """A move as it is told: its ``share`` of all looks, and how often it wins, both in percent.

    ``wins`` is -1 if nobody can tell yet. The last may stand for ``others`` together.
    """

    notation: str
    labels: tuple[str, ...]
    share: int
    wins: int
    played: bool = False
    others: int = 0

    def said(self, labels: Iterable[str]) -> Weighed:
        """The same with other words."""
        return self._replace(labels=tuple(labels))


def weighed(candidates: Sequence[Candidate], played: list[int]) -> list[Weighed]:
    """The moves to tell of, from the one that was looked at most; ``played`` among them."""
    total = sum(one.visits for one in candidates)
    told: list[Weighed] = []
    rest = looks = 0
    for place, one in enumerate(candidates):
        own = played in one.ways
        if place >= MOST and not own:
            rest += 1
            looks += one.visits
            continue
        wins = percent(one.worth) if one.visits >= TRIED else -1
        share = percent(one.visits / total)
        told.append(Weighed(one.notation, tuple(one.labels), share, wins, own))
    if rest:
        told.append(Weighed("", (), percent(looks / total), -1, others=rest))
    return told


def percent(share: float) -> int:
    """A share as a whole number of hundredths."""
    return round(100 * share)


def show_weighed(screen: Screen, told: list[Weighed]) -> None:
    """The moves as rows: how often each was looked at, how often it wins, what it is."""
    screen.say("looked at  wins  move", "bold")
    for one in told:
        wins = f"{one.wins} %" if one.wins >= 0 else "?"
        move = one.notation or f"{one.others} other moves"
        mark = "  (played)" if one.played else ""
        left = f"{one.share:>7} %  {wins:>5}  "
        screen.hang(screen.text(left), screen.text(move + mark, "bold" if one.played else ""))


def show_hopes(screen: Screen, rows: list[tuple[int, float, str]]) -> None:
    """Line by line what a seat could hope for, and what was played there."""
    screen.say(" line  wins  played", "bold")
    for line, hope, played in rows:
        left = f"{line:>5}  {percent(hope):>3} %  "
        screen.hang(screen.text(left), screen.text(played))
