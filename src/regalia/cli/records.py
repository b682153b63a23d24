"""The commands ``replay`` and ``diff``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regalia import _native, bots
from regalia.bots.explain import (
    CANDIDATE_ITERATIONS,
    INTERPRETED_DIVISOR,
    VALUE_ROLLOUTS,
    GameAnalysis,
)
from regalia.cli.arguments import AsJson, DataPath, terminal, whole_number
from regalia.cli.play import game_of
from regalia.engine import record
from regalia.engine.errors import BadOption
from regalia.text import files, insight
from regalia.text.replay_view import ReplayView


def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The record.")],
    at: Annotated[
        int | None,
        typer.Option(
            parser=whole_number, metavar="N", help="Show the table after N lines of the record."
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="S", help="Only what seat S saw, or 0: a spectator; else all."),
    ] = None,
    explain: Annotated[
        int | None,
        typer.Option(
            parser=whole_number,
            metavar="S",
            help="Seat S's chances at each of its decisions, or with --at what a bot would have "
            "done there.",
        ),
    ] = None,
    data: DataPath = None,
    as_json: AsJson = False,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only verify the record, and say so in a sentence.")
    ] = False,
) -> None:
    """Verify the record of a game and tell its story."""
    if verify and (as_json or at is not None or seat is not None):
        raise BadOption("--verify says one sentence; leave out --json, --at and --seat.")
    if explain is not None and (as_json or verify or seat is not None):
        raise BadOption("--explain prints text; leave out --json, --verify and --seat.")
    played = files.read(Path(file))
    view = ReplayView(played, game_of(played, data), at, seat)
    if explain is not None:
        _explain(view, explain - 1, at)
    elif verify:
        print(view.proof())
    elif as_json:
        print(view.json())
    else:
        view.show(terminal(), table=at is not None)


def _explain(view: ReplayView, seat: int, at: int | None) -> None:
    """Print a seat's chances at each of its decisions, or the moves a bot rates at one of them.

    Raises:
        BadOption: there is no such seat, or it had nothing to decide at this line.
    """
    seats = view.record.seats()
    if not 0 <= seat < seats:
        raise BadOption(f"--explain takes a seat from 1 to {seats}, not {seat + 1}.")
    screen, end = terminal(), len(view.record.lines)
    analysis = GameAnalysis(view.record, view.game, bots.opponent_model(view.game))
    divisor = 1 if _native.form() == "compiled" else INTERPRETED_DIVISOR
    decisions = analysis.questions(seat)
    if at is None:
        lines = [*decisions, end]
        chances = analysis.expected_returns(seat, lines, VALUE_ROLLOUTS // divisor)
        moves = [*[analysis.notation(seat, line) for line in decisions], "(the end)"]
        insight.print_chances(screen, list(zip(lines, chances, moves, strict=True)))
    elif at in decisions:
        candidates = analysis.candidates(seat, at, CANDIDATE_ITERATIONS // divisor)
        moves_rated = insight.rated_moves(candidates, analysis.played(seat, at))
        insight.print_rated_moves(screen, moves_rated)
    else:
        when = ", ".join(str(line) for line in decisions) or "nowhere"
        raise BadOption(f"Seat {seat + 1} was not asked anything at line {at}; it was at {when}.")


def diff(
    one: Annotated[str, typer.Argument(metavar="A", help="A record.")],
    other: Annotated[str, typer.Argument(metavar="B", help="Another.")],
) -> int:
    """Print the first difference between two records; exit status 1 if there is one."""
    difference = record.diff(files.read(Path(one)), files.read(Path(other)))
    print(difference or "The records are equal.")
    return 1 if difference else 0
