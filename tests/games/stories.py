"""The stories of whole games: the sentences about each line of a record, as its viewers read them.

The kept stories, ``tests/golden/*.story``, are records of games with those sentences under each
line: first as a spectator reads it, then, after its number, as a seat reads it that reads it
otherwise or alone. ``python -m tests.games.stories`` writes the sentences anew;
``python -m tests.games.stories christina-3 --seed 7`` plays another game and keeps it instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from librt.random import Random

from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.game import Game
from regalia.engine.player import Player
from regalia.engine.state import OVER, State
from regalia.engine.story import Story, outcome
from tests.contract.cases import GAMES, Case, all_cases
from tests.contract.checks import whole_move

FOLDER: Final = Path(__file__).parents[1] / "golden"
NAMES: Final = ("Ada", "Bo", "Carin", "Dag", "Elin", "Folke")
CASES: Final = [
    case
    for case in all_cases()
    if case.game.name in GAMES and case.options == {o.name: o.default for o in case.game.options}
]
"""The games of the kept stories: one for each game and number of seats, with default options."""
INDENT: Final = "    "
STEWARDS: Final = 0.5
"""The share of moves that the steward makes; the others are random. Together they bring about more
kinds of events in one game than either alone."""


@dataclass(frozen=True)
class Told:
    """An event in the words of each viewer, empty where the viewer reads nothing of it."""

    kind: int
    public: str
    own: tuple[str, ...]
    """By seat; the seat itself is called You."""


def path(case: Case) -> Path:
    """The file of a kept story."""
    return FOLDER / f"{case.game.name}-{case.seats}.story"


def played(case: Case, seed: int) -> record.Record:
    """The record of a whole game, half of its moves random and half the steward's."""
    secret, steward, rng = chance.seed_from(seed), case.game.steward(), Random(seed)
    state = case.start()
    names = list(NAMES[: case.seats])
    recorder = record.Recorder(record.begin(case.game, state, case.options, names), state)
    recorder.settle(secret)
    while state.to_act != OVER:
        random = rng.random() >= STEWARDS
        recorder.move(whole_move(state, rng) if random else steward_move(state, steward, rng))
        recorder.settle(secret)
    recorder.finish(secret)
    return recorder.record


def steward_move(state: State, steward: Player, rng: Random) -> list[int]:
    """The decisions of the steward's move."""
    draft = Draft(state, state.to_act)
    while not draft.finished():
        draft.step(steward.decide(draft.state.copy(), draft.seat, rng))
    return draft.steps


def tell(game: Game, kept: record.Record) -> Iterator[tuple[str, list[Told], State]]:
    """The lines of a record in order, each with its events and the position after it.

    The position is one State, which changes while the iteration goes on.
    """
    replay = record.Replay(kept, game)
    state = replay.state
    story = Story(state)
    viewers = [as_read(kept.players(), seat) for seat in range(state.seats)]
    told = 0
    for line in kept.lines:
        replay.step()
        events = story.journal.events
        found = []
        for event in events[told:]:
            seen = event.seen_by(())
            found.append(
                Told(
                    event.kind,
                    game.words.tell(event, kept.players()) if seen else "",
                    tuple(
                        game.words.tell(event, names) if event.seen_by((seat,)) else ""
                        for seat, names in enumerate(viewers)
                    ),
                )
            )
        told = len(events)
        yield line, found, state


def as_read(names: list[str], seat: int) -> list[str]:
    """The names of all seats as one of them reads them."""
    return [*names[:seat], "You", *names[seat + 1 :]]


def written(game: Game, kept: record.Record) -> str:
    """The text of a kept story: the record, under each line its sentences, and the result."""
    lines = [*(f"{name}: {value}" for name, value in kept.headers.items()), ""]
    state = game.new(kept.seats(), kept.options())
    for line, events, now in tell(game, kept):
        lines.append(line)
        for told in events:
            lines += readings(told.public, told.own)
        state = now
    lines.append("")
    names = kept.players()
    views = [outcome(state, as_read(names, seat)) for seat in range(state.seats)]
    for number, public in enumerate(outcome(state, names)):
        lines += readings(public, tuple(view[number] for view in views))
    return "\n".join(lines) + "\n"


def readings(public: str, own: tuple[str, ...]) -> list[str]:
    """The lines of one sentence: as a spectator reads it, then where a seat reads it otherwise."""
    lines = [INDENT + public] if public else []
    return lines + [
        f"{INDENT}{seat}: {text}" for seat, text in enumerate(own, start=1) if text != public
    ]


def read(case: Case) -> record.Record:
    """The record in a kept story, without the sentences."""
    headers, _, rest = path(case).read_text(encoding="utf-8").partition("\n\n")
    lines = [line for line in rest.splitlines() if line and not line.startswith(INDENT)]
    return record.read("\n".join([headers, "", *lines]) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.stories")
    parser.add_argument("story", nargs="?", help="only this one, as christina-3")
    parser.add_argument("--seed", type=int, help="play another game from this seed")
    wishes = parser.parse_args()
    for case in CASES:
        if wishes.story in (None, path(case).stem):
            kept = read(case) if wishes.seed is None else played(case, wishes.seed)
            path(case).write_text(written(case.game, kept), encoding="utf-8")


if __name__ == "__main__":
    main()
