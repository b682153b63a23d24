"""A person's game against bots: started anew, or resumed from its record.

The record holds everything that is needed to go on: the seed, and a header such as
``Bot 2: steward`` for each seat that the person does not play. (A bot that searches may decide
otherwise after a resume, since it goes by the clock and by what it had found before.)
"""

from __future__ import annotations

from collections.abc import Mapping

from regalia.engine import chance, record
from regalia.engine.errors import BadRecord
from regalia.engine.game import Game
from regalia.engine.record import Record, Recorder, Replay
from regalia.engine.story import Story
from regalia.names.bot_names import bot_name, numbered_name


class Session:
    """A game under way: its record and position, its story, its seed, and who plays which seat.

    ``bots`` holds the kind of bot of each seat, and "" for those of the person, ``seats``.
    """

    def __init__(self, recorder: Recorder, story: Story, seed: bytes, bots: list[str]) -> None:
        self.recorder = recorder
        self.story = story
        self.seed = seed
        self.bots = bots
        self.seats = tuple([seat for seat, kind in enumerate(bots) if not kind])

    def game(self) -> Game:
        """The game that is played."""
        return self.recorder.state.game

    def again(self, seed: bytes) -> Session:
        """A new game of the same players in the same seats."""
        played = self.recorder.record
        name = played.players()[self.seats[0]]
        return begin(self.game(), played.options(), seed, name, self.bots)

    def last_move(self) -> int:
        """The number (from 0) of the line with the person's last move, or 0 if there is none."""
        lines = self.recorder.record.lines
        marks = tuple([f"{seat + 1} " for seat in self.seats])
        own = [i for i, line in enumerate(lines) if line.startswith(marks)]
        return own[-1] if own else 0

    def names(self, asked: int = -1) -> list[str]:
        """The names of the seats as the person reads them, their only one being "You".

        In a question to the seat ``asked`` it is that one.
        """
        names = self.recorder.record.players()
        if len(self.seats) == 1 or asked >= 0:
            names[max(asked, self.seats[0])] = "You"
        return names


def seat_names(name: str, bots: list[str], holders: list[int]) -> list[str]:
    """The names of all seats, the person's where there is no bot; no two are easily confused.

    Seats of one of the ``holders`` have one name, numbered from the second on.
    """
    names = ["" if kind else name for kind in bots]
    for holder in dict.fromkeys(holders):
        own = [seat for seat, other in enumerate(holders) if other == holder]
        first = bot_name(own[0], names) if bots[own[0]] else name
        for number, seat in enumerate(own):
            names[seat] = numbered_name(first, number)
    return names


def begin(
    game: Game, options: Mapping[str, int], seed: bytes, name: str, bots: list[str]
) -> Session:
    """A new game. ``bots`` holds a kind for each seat, and "" for the person's.

    Raises:
        BadOption: the game does not take this number of seats or this option.
    """
    state = game.new(len(bots), options)
    holders = game.holders(len(bots), game.complete_options(len(bots), options))
    names = seat_names(name, bots, holders)
    played = record.begin(game, state, dict(options), names)
    for i, kind in enumerate(bots):
        if kind:
            played.headers[f"Bot {i + 1}"] = kind
    played.headers["Seed-Hash"] = chance.commitment(seed)
    played.headers["Seed"] = seed.hex()
    return Session(Recorder(played, state), Story(state), seed, bots)


def resume(played: Record, game: Game) -> Session:
    """The game in a record, every line replayed so that its story is complete.

    Raises:
        BadRecord: it does not replay, is over, or lacks the seed or the kinds of the bots.
    """
    record.verify(played, game)
    if "Result" in played.headers:
        raise BadRecord("The game in this record is over; regalia replay shows it.")
    seed = played.seed()
    if seed is None:
        raise BadRecord("The record holds no seed, so the game in it cannot go on.")
    bots = [played.headers.get(f"Bot {i + 1}", "") for i in range(played.seats())]
    options = game.complete_options(played.seats(), played.options())
    holders = game.holders(played.seats(), options)
    own = {holders[seat] for seat, kind in enumerate(bots) if not kind}
    if len(own) != 1 or any(kind and holders[seat] in own for seat, kind in enumerate(bots)):
        raise BadRecord(
            "The record does not leave one seat, or those of one person, without a bot: each other "
            "has a header such as “Bot 2: steward”."
        )
    replay = Replay(played, game)
    story = Story(replay.state)
    while replay.more():
        replay.step()
        story.end_line(played.lines[replay.done - 1])
    return Session(Recorder(played, replay.state), story, seed, bots)
