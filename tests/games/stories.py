"""The stories of whole games: the sentences about each line of a record, as its viewers read them.

The kept stories, ``tests/golden/*.story``, are records of games with those sentences under each
line: first as a spectator reads it, then, after its number, as a seat reads it that reads it
otherwise or alone. ``python -m tests.games.stories`` writes the sentences anew;
``python -m tests.games.stories christina-3 --seed 7`` plays another game and keeps it instead.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from librt.random import Random

from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.game import Game
from regalia.engine.observation import Observation, observation
from regalia.engine.player import Player
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.story import Story, outcome
from tests.contract.cases import GAMES, Case, all_cases
from tests.contract.checks import whole_move

FOLDER: Final = Path(__file__).parents[1] / "golden"
NAMES: Final = ("Ada", "Bo", "Carin", "Dag", "Elin", "Folke")
CASES: Final = [case for case in all_cases() if case.game.name in GAMES and case.is_usual()]
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


def of(game: str) -> list[Case]:
    """The cases of a game's kept stories."""
    return [case for case in CASES if case.game.name == game]


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


def as_read(names: list[str], *viewer: int) -> list[str]:
    """The names of all seats as a viewer with this seat reads them."""
    return ["You" if seat in viewer else name for seat, name in enumerate(names)]


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


# Reading the sentences back.


@dataclass(frozen=True)
class Form:
    """A form of sentence, and what a `Reader` does with the groups of its pattern."""

    pattern: re.Pattern[str]
    method: Callable[..., None]


def heard(pattern: str) -> Callable[[Callable[..., None]], Form]:
    """Mark a method of a `Reader` as that for sentences of one form."""
    return lambda method: Form(re.compile(pattern), method)


class Reader:
    """A board kept from the sentences of a story alone, as one viewer reads them.

    A game's tests derive from it a class with a method for each form of sentence, written from what
    the sentence says. It knows the rules of the game, but uses no module of it.
    """

    def __init__(self, names: list[str], options: dict[str, int]) -> None:
        self.names = names
        self.seats = len(names)
        self.options = options
        self.forms = [form for form in vars(type(self)).values() if isinstance(form, Form)]

    def read(self, sentence: str) -> None:
        """Change the board as a sentence says; it must have one of the known forms."""
        fits = [(form, match) for form in self.forms if (match := form.pattern.fullmatch(sentence))]
        assert len(fits) == 1, f"{len(fits)} forms fit: {sentence}"
        [(form, match)] = fits
        form.method(self, *match.groups())

    def seat(self, name: str) -> int:
        """The number of the seat that a word of a sentence names: Bo, Bo's, you, Your, nobody."""
        if name == "nobody":
            return -1
        name = {"you": "You", "your": "You", "Your": "You"}.get(name, name)
        return self.names.index(name.removesuffix("'s"))

    def settled(self, seen: Observation) -> bool:
        """Whether all that the viewer sees has been told; the board is compared only then."""
        return True

    def board(self) -> dict[str, object]:
        """What fields of the viewer's observation must be by what was read."""
        raise NotImplementedError


def read_back(case: Case, kept: record.Record, reader: type[Reader]) -> None:
    """Assert that the story of a game, as each viewer reads it, gives the board that they see.

    They are compared wherever a seat is to act and at the end: between, a draw may be under way of
    which all but the cards has been told.
    """
    names = kept.players()
    viewers: list[tuple[int, ...]] = [(), *((seat,) for seat in range(case.seats))]
    readers = [reader(as_read(names, *viewer), case.options) for viewer in viewers]
    for line, events, state in tell(case.game, kept):
        for viewer, one in zip(viewers, readers, strict=True):
            for told in events:
                sentence = told.own[viewer[0]] if viewer else told.public
                if sentence:
                    one.read(sentence)
            if state.to_act == CHANCE:
                continue
            seen = observation(state, viewer)
            if not one.settled(seen):
                continue
            for field, value in one.board().items():
                shown = getattr(seen, field)
                assert shown == value, f"{viewer} after {line}: {field} is {shown}, read {value}"


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
