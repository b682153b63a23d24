"""What bots think of a finished game: the moves they would consider, and each seat's chances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from regalia.text.screen import Screen

MAX_MOVES: Final = 6
"""Maximum number of moves listed one by one, besides the one that was played."""
MIN_VISITS: Final = 8
"""A move with fewer visits has no reliable chance of winning."""


class Candidate(Protocol):
    """A move that a bot considered; see `regalia.bots.explain.Candidate`."""

    @property
    def ways(self) -> list[list[int]]:
        """The sequences of actions that amount to this move."""

    @property
    def notation(self) -> str:
        """The move as a record writes it."""

    @property
    def labels(self) -> list[str]:
        """The sentence of each of its actions."""

    @property
    def visits(self) -> int:
        """How often the search visited it."""

    @property
    def worth(self) -> float:
        """The estimated chance of winning, 0 to 1."""


class RatedMove(NamedTuple):
    """A move with its ``share`` of all visits and its chance of winning, both in percent.

    ``wins`` is -1 if it had too few visits. The last row of a list may stand for ``others`` moves
    together.
    """

    notation: str
    labels: tuple[str, ...]
    share: int
    wins: int
    played: bool = False
    others: int = 0

    def with_labels(self, labels: Iterable[str]) -> RatedMove:
        """A copy with other labels."""
        return self._replace(labels=tuple(labels))


def rated_moves(candidates: Sequence[Candidate], played: list[int]) -> list[RatedMove]:
    """The moves to list, in the order of the candidates, the ``played`` one among them."""
    total = sum(candidate.visits for candidate in candidates)
    rows: list[RatedMove] = []
    others = other_visits = 0
    for rank, candidate in enumerate(candidates):
        was_played = played in candidate.ways
        if rank >= MAX_MOVES and not was_played:
            others += 1
            other_visits += candidate.visits
            continue
        wins = percent(candidate.worth) if candidate.visits >= MIN_VISITS else -1
        share = percent(candidate.visits / total)
        rows.append(RatedMove(candidate.notation, tuple(candidate.labels), share, wins, was_played))
    if others:
        rows.append(RatedMove("", (), percent(other_visits / total), -1, others=others))
    return rows


def percent(share: float) -> int:
    """A share of 0 to 1 as a whole number of percent."""
    return round(100 * share)


def print_rated_moves(screen: Screen, rows: list[RatedMove]) -> None:
    """Print one row per move: its share of the visits, its chance of winning, its notation."""
    screen.print("looked at  wins  move", "bold")
    for row in rows:
        wins = f"{row.wins} %" if row.wins >= 0 else "?"
        move = row.notation or f"{row.others} other moves"
        mark = "  (played)" if row.played else ""
        left = f"{row.share:>7} %  {wins:>5}  "
        style = "bold" if row.played else ""
        screen.print_hanging(screen.text(left), screen.text(move + mark, style))


def print_chances(screen: Screen, rows: list[tuple[int, float, str]]) -> None:
    """Print one row per line of the record: the seat's chance of winning, and what it played."""
    screen.print(" line  wins  played", "bold")
    for line, chance, played in rows:
        left = f"{line:>5}  {percent(chance):>3} %  "
        screen.print_hanging(screen.text(left), screen.text(played))
