"""Several seats asked at once: how early answers become moves in the game's order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from regalia.engine.state import CHANCE, FRAME, State
from regalia.engine.words import CHANCE_MARK

Draw = Callable[[State], int]
"""Gives the outcome of the chance event that is due in a position."""


@dataclass(frozen=True, slots=True)
class Played:
    """A line of the record to be: ``seat`` (or `CHANCE`), its decisions, and how it is written."""

    seat: int
    steps: tuple[int, ...]
    line: str


def settled(state: State, draw: Draw) -> list[Played]:
    """Let happen in ``state`` whatever chance has to say; gives what it was."""
    happened: list[Played] = []
    while state.to_act == CHANCE:
        outcome = draw(state)
        written = state.game.words.notation(state, outcome)
        state.play(outcome)
        happened.append(Played(CHANCE, (outcome,), f"{CHANCE_MARK} {written}"))
    return happened


def decided(
    state: State, answers: Mapping[int, tuple[int, ...]], draw: Draw
) -> list[Played] | None:
    """The moves that the answers given so far come to, or None while an answer is missing.

    ``answers`` has whole moves by seat. Nothing comes of them before the first who reacts is
    known, so that nobody who still thinks can see what those before him did: all before that one
    have let the question pass, and he ends it. Where nobody can let it pass, all must have
    answered. An answer that no longer fits after those before it falls away.
    """
    if state.decline() < 0 and any(seat not in answers for seat in state.asked()):
        return None
    trial = state.copy()
    moves: list[Played] = []
    while True:
        seat = trial.to_act
        steps = answers.get(seat)
        if steps is None:
            return None
        if not _fits(trial, steps):
            return moves
        decline = trial.decline()
        reacted = decline >= 0 and steps != (decline,)
        goes_on = _window(trial, but=seat)
        written = trial.game.words.move(trial, list(steps))
        for action in steps:
            trial.apply(action)
        moves.append(Played(seat, steps, f"{seat + 1} {written}"))
        moves.extend(settled(trial, draw))
        if reacted or not goes_on or _window(trial) != goes_on:
            return moves


def _window(state: State, but: int = -1) -> list[int]:
    """The window that is open, told from another of its kind; empty if none is.

    Where it lies, its kind, whom it asks (``but`` left out) and what it is about.
    """
    row = state.window_row()
    if state.to_act < 0 or row < 0:
        return []
    kind, _who, mask, *about = [number for number in state.frames[row : row + FRAME]]
    return [row, kind, mask & ~(1 << but) if but >= 0 else mask, *about]


def _fits(state: State, steps: tuple[int, ...]) -> bool:
    """Whether the decisions still make a whole move."""
    trial = state.copy()
    for i, action in enumerate(steps):
        if (i > 0 and not trial.underway()) or not trial.is_legal(action):
            return False
        trial.apply(action)
    return bool(steps) and not trial.underway()
