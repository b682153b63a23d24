"""How a person's game against bots begins, and how it is taken up again from its record.

The record of such a game says all that is needed to go on as if it had never stopped: the seed, and
by ``Bot 2: steward`` who plays the seats that are not the person's. (A bot that searches may decide
otherwise than it would have, since it goes by the clock and by what it had found before.)
"""

from __future__ import annotations

from collections.abc import Mapping

from regalia.engine import chance, record
from regalia.engine.bot_names import bot_name
from regalia.engine.errors import BadRecord
from regalia.engine.game import Game
from regalia.engine.record import Record, Recorder, Replay
from regalia.engine.story import Story


class Opening:
    """A game that can be played on: its record and position, its story, and who plays which seat.

    ``bots`` gives the kind of bot of each seat, and nothing for the person's.
    """

    def __init__(self, recorder: Recorder, story: Story, seed: bytes, bots: list[str]) -> None:
        self.recorder = recorder
        self.story = story
        self.seed = seed
        self.bots = bots
        self.seat = bots.index("")

    def game(self) -> Game:
        """The game that is played."""
        return self.recorder.state.game

    def again(self, seed: bytes) -> Opening:
        """A new game of the same people in the same seats."""
        played = self.recorder.record
        name = played.players()[self.seat]
        return begin(self.game(), played.options(), seed, name, self.bots)

    def last_move(self) -> int:
        """The number (from 0) of the line that was the person's last move, or 0 before any."""
        lines = self.recorder.record.lines
        mine = [i for i, line in enumerate(lines) if line.startswith(f"{self.seat + 1} ")]
        return mine[-1] if mine else 0

    def names(self) -> list[str]:
        """What the person calls the seats: himself "You"."""
        names = self.recorder.record.players()
        names[self.seat] = "You"
        return names


def seated(name: str, bots: list[str]) -> list[str]:
    """The names of all seats, the person's where there is no bot; no two could be mistaken."""
    names = ["" if kind else name for kind in bots]
    for seat, kind in enumerate(bots):
        if kind:
            names[seat] = bot_name(seat, names)
    return names


def begin(
    game: Game, options: Mapping[str, int], seed: bytes, name: str, bots: list[str]
) -> Opening:
    """A new game. ``bots`` has a kind for every seat, and nothing for the person's.

    Raises:
        BadOption: so many seats, or such an option, the game does not have.
    """
    state = game.new(len(bots), options)
    played = record.begin(game, state, dict(options), seated(name, bots))
    for i, kind in enumerate(bots):
        if kind:
            played.headers[f"Bot {i + 1}"] = kind
    played.headers["Seed-Hash"] = chance.commitment(seed)
    played.headers["Seed"] = seed.hex()
    return Opening(Recorder(played, state), Story(state), seed, bots)


def resume(played: Record, game: Game) -> Opening:
    """A game taken up again. Its position has gone through every line, with the journal on.

    Raises:
        BadRecord: it does not replay, is over, or does not say all that is needed to go on.
    """
    record.verify(played, game)
    if "Result" in played.headers:
        raise BadRecord("The game in this record is over; regalia replay tells it.")
    seed = played.seed()
    if seed is None:
        raise BadRecord("The record holds no seed, so the game in it cannot go on.")
    bots = [played.headers.get(f"Bot {i + 1}", "") for i in range(played.seats())]
    if bots.count("") != 1:
        raise BadRecord(
            "The record does not leave one seat to a person: each other has a header such as "
            "“Bot 2: steward”."
        )
    replay = Replay(played, game)
    story = Story(replay.state)
    while replay.more():
        replay.step()
        story.end_line(played.lines[replay.done - 1])
    return Opening(Recorder(played, replay.state), story, seed, bots)
