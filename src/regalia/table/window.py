"""Several seats asked at once: how early answers become moves in the game's order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from regalia.engine.state import ASKED, CHANCE, State
from regalia.engine.words import CHANCE_MARK

Draw = Callable[[State], int]
"""Gives the outcome of the chance event that is due in a position."""


@dataclass(frozen=True, slots=True)
class PlayedLine:
    """A line for the record: the acting ``seat`` (or `CHANCE`), its decisions, and the text."""

    seat: int
    steps: tuple[int, ...]
    line: str


def chance_lines(state: State, draw: Draw) -> list[PlayedLine]:
    """Carry out in ``state`` all chance events that are due; returns their lines."""
    lines: list[PlayedLine] = []
    while state.to_act == CHANCE:
        outcome = draw(state)
        written = state.game.words.notation(state, outcome)
        state.play(outcome)
        lines.append(PlayedLine(CHANCE, (outcome,), f"{CHANCE_MARK} {written}"))
    return lines


def decided(
    state: State, answers: Mapping[int, tuple[int, ...]], draw: Draw
) -> list[PlayedLine] | None:
    """The lines that the answers given so far come to; None while an answer is missing.

    ``answers`` holds whole moves by seat; ``state`` is not changed. In a window where seats can
    decline, the first seat in the game's order that does not decline ends it. Nothing is played
    before that seat is known, so nobody who still thinks can see what the seats before them did.
    Where nobody can decline, all must have answered. An answer that is no longer possible after
    those before it is dropped.
    """
    if state.decline() < 0 and any(seat not in answers for seat in state.asked()):
        return None
    trial = state.copy()
    lines: list[PlayedLine] = []
    while True:
        seat = trial.to_act
        steps = answers.get(seat)
        if steps is None:
            return None
        after = _after(trial, steps)
        if after is None:
            return lines
        decline = trial.decline()
        reacted = decline >= 0 and steps != (decline,)
        rest = _window(trial, but=seat)
        written = trial.game.words.move(trial, list(steps))
        trial = after
        lines.append(PlayedLine(seat, steps, f"{seat + 1} {written}"))
        lines.extend(chance_lines(trial, draw))
        if reacted or not rest or _window(trial) != rest:
            return lines


def _window(state: State, but: int = -1) -> list[int]:
    """What identifies the open window: the asked seats, its subject; empty if none is.

    ``but`` is taken out of the asked seats.
    """
    subject = state.window_subject()
    if not subject:
        return []
    mask = state.frames[state.window_row() + ASKED]
    return [mask & ~(1 << but) if but >= 0 else mask, *subject]


def _after(state: State, steps: tuple[int, ...]) -> State | None:
    """The position after a move, before chance; None if the steps are not one whole move."""
    after = state.copy()
    for i, action in enumerate(steps):
        if (i > 0 and not after.underway()) or not after.is_legal(action):
            return None
        after.apply(action)
    return after if steps and not after.underway() else None
