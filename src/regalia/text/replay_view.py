"""A record shown again: whole or up to a line, with everything open or as one seat saw it."""

from __future__ import annotations

import json

from regalia.engine import record
from regalia.engine.errors import BadOption
from regalia.engine.game import Game
from regalia.engine.observation import observation
from regalia.engine.record import Record, Replay
from regalia.engine.state import OVER, State
from regalia.engine.story import Story, outcome
from regalia.text import compose
from regalia.text.screen import Screen


class ReplayView:
    """A verified record, replayed up to a line, for one viewer.

    ``seat`` is None to show everything, 0 for a spectator, else a seat counted from 1. A spectator
    or a seat is shown what it saw then: the lines and the seed, which reveal every secret, are left
    out, and before the end the result too.
    """

    def __init__(self, played: Record, game: Game, at: int | None, seat: int | None) -> None:
        """Verify the record and replay it.

        Raises:
            BadRecord: it does not replay, or something it claims is not so.
            BadOption: it has no such line or seat.
        """
        record.verify(played, game)
        lines, seats = len(played.lines), played.seats()
        if at is not None and not 0 <= at <= lines:
            raise BadOption(f"--at takes 0 to {lines} for this record, not {at}.")
        if seat is not None and not 0 <= seat <= seats:
            raise BadOption(f"--seat takes 1 to {seats}, or 0 for a spectator, not {seat}.")
        self.record = played
        self.game = game
        self.at = lines if at is None else at
        self.seat = seat
        self.seats = tuple(range(seats)) if seat is None else (seat - 1,) if seat else ()
        self.names = played.players()
        replay = Replay(played, game)
        self.story = Story(replay.state)
        while replay.done < self.at:
            replay.step()
            self.story.end_line(played.lines[replay.done - 1])
        self.state: State = replay.state

    def headers(self) -> dict[str, str]:
        """The headers that this viewer may read."""
        headers = dict(self.record.headers)
        if self.seat is not None:
            headers.pop("Seed", None)
            if self.state.to_act != OVER:
                headers.pop("Result", None)
        return headers

    def proof(self) -> str:
        """One sentence that says what has been verified."""
        if self.record.seed() is None:
            return "Verified: every line is a legal move; there is no seed to prove the lots by."
        published = (
            " is the one that was committed to and" if "Seed-Hash" in self.record.headers else ""
        )
        return f"Verified: every line is a legal move, and the seed{published} gives every lot."

    def show(self, screen: Screen, table: bool) -> None:
        """Print the headers, the story, the table if asked for, and the result."""
        screen.print_pairs(list(self.headers().items()))
        screen.print()
        screen.print(self.proof())
        screen.print()
        screen.colour_words(self.game.words.colour_words())
        paragraphs = self.story.paragraphs(self.state, self.seats, self.names)
        screen.print_story(paragraphs, numbered=True, over=self.state.to_act == OVER)
        if table:
            screen.print()
            screen.print_table(compose.table(self.state, self.seats, self.names))
        screen.print()
        if self.state.to_act == OVER:
            for line in outcome(self.state, self.names):
                screen.print(line)
        else:
            screen.print(f"So far after {self.at} of {len(self.record.lines)} lines.")

    def json(self) -> str:
        """The same as one JSON object, for programs."""
        seen = observation(self.state, self.seats)
        layout = self.game.layout_of(self.state)
        paragraphs = self.story.paragraphs(self.state, self.seats, self.names)
        over = self.state.to_act == OVER
        result = {"points": self.state.scores(), "places": self.state.ranks()} if over else None
        return json.dumps(
            {
                "headers": self.headers(),
                "lines": self.record.lines if self.seat is None else None,
                "at": self.at,
                "seat": self.seat,
                "observation": layout.to_json(seen, self.game.names_for(self.state.variant())),
                "story": [
                    {"line": paragraph.line, "sentences": paragraph.sentences}
                    for paragraph in paragraphs
                ],
                "result": result,
            },
            ensure_ascii=False,
        )
