"""From an address to a place at a table: a seat taken or taken again, or a table made."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from regalia import wire
from regalia.client import Address, Lobby, Refused, Seat, free_seats
from regalia.engine import record
from regalia.engine.errors import BadOption, Refusal
from regalia.joining import kept
from regalia.joining.background import Background
from regalia.joining.kept import Kept
from regalia.text.screen import Screen

Result = TypeVar("Result")

NO_TABLE: Final = 404


@dataclass(frozen=True, slots=True)
class Wish:
    """What a person asked for. Seats count from 0; None is where he said nothing."""

    address: Address
    name: str | None = None
    seat: int | None = None
    watch: bool = False
    game: str | None = None
    """A table of it is to be made, with ``seats``, ``options``, and ``bots`` in the last seats.

    ``pace`` and ``window`` are milliseconds, as the wire has them.
    """
    seats: int | None = None
    bots: list[str] = field(default_factory=list)
    options: dict[str, int] = field(default_factory=dict)
    pace: int | None = None
    window: int | None = None
    asking: bool = True
    """Whether what is not said may be asked for."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where one has come to: a table, one's token there, and the host's if one is the host.

    ``again`` if one was there before.
    """

    address: Address
    token: str = ""
    host: str = ""
    kept: Kept | None = None
    again: bool = False


class Finding:
    """The talk with the lobby that leads to a place."""

    def __init__(self, wish: Wish, lobby: Lobby, background: Background, screen: Screen) -> None:
        self.wish = wish
        self.lobby = lobby
        self.background = background
        self.screen = screen

    def find(self) -> Place:
        """The place.

        Raises:
            Refusal: there is none.
            EOFError: the person has had enough.
        """
        wish = self.wish
        if wish.game is not None:
            return self.make(wish.game, wish.seats, wish.bots)
        if not wish.address.table and not wish.address.invitation:
            return self.choose()
        if wish.address.table and wish.watch:
            self.table(wish.address)
            made = kept.recall(wish.address.url(), kept.LOOKING_ON, None)
            return Place(wish.address, host=made.host if made else "", kept=made)
        return self.return_to(wish.address) or self.sit(wish.address)

    def return_to(self, address: Address) -> Place | None:
        """The seat that was held before, if it still is; a dead token shows at the socket only."""
        found = kept.recall(address.url(), self.wish.seat, self.wish.name)
        if found is None:
            return None
        at = Address.read(found.address)
        try:
            table = self.table(at)
        except Refused as wrong:
            if wrong.status != NO_TABLE:
                raise
            kept.forget(found)
            return None
        if table.seats[found.seat].name != found.name:
            kept.forget(found)  # the host has freed it
            return None
        self.screen.say(f"You have seat {found.seat + 1}, as {found.name}.")
        return Place(at, found.token, found.host, found, again=True)

    # Sitting down.

    def sit(self, address: Address, host: str = "") -> Place:
        """Take the seat that is wanted, or the first free one."""
        if address.invitation:
            return self.named(
                lambda name: self.background.run(self.lobby.accept(address.invitation, name)),
                host,
            )
        table = self.table(address)
        free = free_seats(table)
        seat = self.wish.seat
        if table.status == "over":
            raise Refusal("The game at this table is over; --watch tells how it ended.")
        if seat is None:
            if not free:
                raise Refusal("No seat is free at this table; --watch looks on.")
            seat = free[0]
        return self.named(
            lambda name: self.background.run(self.lobby.sit(address.table, seat, name)), host
        )

    def named(self, sit: Callable[[str], Seat], host: str) -> Place:
        """Sit down under the person's name, asked for if he did not tell it."""
        while True:
            told = self.wish.name
            if told is None and self.wish.asking:
                name = self.screen.ask("Your name> ").strip()
            else:
                name = "Guest" if told is None else told
            try:
                name = record.checked_name(name)
                seat = sit(name)
                break
            except Refusal as wrong:
                about_name = not isinstance(wrong, Refused) or name in str(wrong)
                if told is not None or not self.wish.asking or not about_name:
                    raise
                self.screen.say(str(wrong))
        came = self.wish.address.url() if self.wish.address.invitation else ""
        held = Kept(seat.address, seat.seat, name, seat.token, came, host)
        kept.keep(held)
        self.screen.say(f"You have seat {seat.seat + 1}.")
        return Place(Address.read(seat.address), seat.token, host, held)

    def table(self, address: Address) -> wire.Table:
        """The table at an address."""
        return self.background.run(self.lobby.table(address.table))

    # Making a table.

    def make(self, game: str, seats: int | None, bots: list[str]) -> Place:
        """Make a table, sit down at it, and let bots play the last seats."""
        declared = self.declared(game)
        count = self.count(declared, seats)
        mine = 0 if self.wish.watch else 1
        if len(bots) > count - mine:
            room = _bots(count - mine)
            raise BadOption(f"There is room for {room} at {count} seats, not {len(bots)}.")
        for kind in bots:
            if kind not in declared.bots:
                known = ", ".join(declared.bots)
                raise BadOption(f"There is no bot {kind} for {declared.title}; there are: {known}.")
        if self.wish.seat is not None and not 0 <= self.wish.seat < count - len(bots):
            raise BadOption(f"Your seat is one of 1 to {count - len(bots)}; bots have the others.")
        run = self.background.run
        wish = self.wish
        made, host = run(
            self.lobby.make(game, count, wish.options, pace=wish.pace, window=wish.window)
        )
        address = Address(self.lobby.base, table=made.id)
        if self.wish.watch:
            made_it = Kept(address.url(), kept.LOOKING_ON, "", "", host=host)
            kept.keep(made_it)
            place = Place(address, host=host, kept=made_it)
        else:
            place = self.sit(address, host)
        for seat, kind in enumerate(bots, count - len(bots)):
            run(self.lobby.fill(address.table, seat, kind, host))
        if len(bots) + mine < count:
            self.screen.say(
                "The others join by this address; the game begins when no seat is free:"
            )
            self.screen.quote(f"  {address.url()}")
        return place

    def declared(self, game: str) -> wire.Game:
        """What the server says of a game."""
        games = self.background.run(self.lobby.games())
        for declared in games:
            if declared.game == game:
                return declared
        known = ", ".join(declared.game for declared in games)
        raise BadOption(f"The server has no game {game}; it has: {known}.")

    def count(self, declared: wire.Game, seats: int | None) -> int:
        """How many seats a new table gets."""
        possible = declared.seats
        if seats is None:
            return min(max(4, possible[0]), possible[-1])
        if seats not in possible:
            raise BadOption(
                f"{declared.title} has {possible[0]} to {possible[-1]} seats, not {seats}."
            )
        return seats

    # Choosing a table.

    def choose(self) -> Place:
        """Show the open tables, and let the person join one or make one."""
        tables = self.show_tables()
        while True:
            numbers = f"1-{len(tables)}, " if len(tables) > 1 else "1, " if tables else ""
            line = self.screen.ask(f"{numbers}new, again or quit> ").strip().lower()
            match line:
                case "new":
                    return self.ask_for_new()
                case "again":
                    tables = self.show_tables()
                case "quit" | "exit":
                    raise EOFError
                case _ if line.isascii() and line.isdecimal() and 0 < int(line[:9]) <= len(tables):
                    chosen = tables[int(line[:9]) - 1]
                    address = Address(self.lobby.base, table=chosen.id)
                    if self.wish.watch:
                        return Place(address)
                    try:
                        return self.return_to(address) or self.sit(address)
                    except Refused as wrong:
                        self.screen.say(str(wrong))
                        tables = self.show_tables()
                case _:
                    self.screen.say("Type the number of a table, new, again or quit.")

    def show_tables(self) -> list[wire.Table]:
        """The open tables, numbered."""
        tables = self.background.run(self.lobby.tables())
        if not tables:
            self.screen.say("No table waits for players.")
        else:
            self.screen.say("Tables that wait for players:", "bold")
        for number, table in enumerate(tables, 1):
            sitting = [chair.name for chair in table.seats if chair.name]
            free = len(free_seats(table))
            of = f"{free} of {len(table.seats)} seats free"
            with_ = f", with {', '.join(sitting)}" if sitting else ""
            self.screen.say(f"{number:>2} {table.title}: {of}{with_}")
        return tables

    def ask_for_new(self) -> Place:
        """Ask which table is to be made."""
        games = self.background.run(self.lobby.games())
        game = games[0]
        if len(games) > 1:
            for number, known in enumerate(games, 1):
                self.screen.say(f"{number:>2} {known.title}")
            game = self.pick("Which game", games)
        possible = game.seats
        span = f"{possible[0]} to {possible[-1]}"
        seats = self.until(
            f"How many seats, {span}> ", lambda line: self.count(game, _number(line))
        )
        told = game.bot_descriptions
        rows = [(kind, told[kind]) for kind in game.bots if kind in told]
        if rows:
            self.screen.say("Bots, the weakest first:")
            self.screen.pairs(rows)
        bots = self.until(
            f"Bots for the last seats ({', '.join(game.bots)}), or nothing> ",
            lambda line: _kinds(line, game, seats),
        )
        return self.make(game.game, seats, bots)

    def pick(self, prompt: str, things: list[wire.Game]) -> wire.Game:
        """One of several things, by its number."""

        def chosen(line: str) -> wire.Game:
            number = _number(line)
            if not 1 <= number <= len(things):
                raise BadOption(
                    f"There is no choice {line[:40]}; the choices are 1 to {len(things)}."
                )
            return things[number - 1]

        return self.until(f"{prompt}, 1-{len(things)}> ", chosen)

    def until(self, prompt: str, read: Callable[[str], Result]) -> Result:
        """What ``read`` makes of the first line that it does not refuse."""
        while True:
            try:
                return read(self.screen.ask(prompt).strip())
            except Refusal as wrong:
                self.screen.say(str(wrong))


def _number(line: str) -> int:
    if not (line.isascii() and line.isdecimal()):
        raise BadOption("Type a number.")
    return int(line[:40])  # a longer one is out of any range as well


def _bots(count: int) -> str:
    return "1 bot" if count == 1 else f"{count or 'no'} bots"


def _kinds(line: str, game: wire.Game, seats: int) -> list[str]:
    """The kinds of bots that a line names."""
    kinds = line.replace(",", " ").split()
    for kind in kinds:
        if kind not in game.bots:
            raise BadOption(f"There is no bot {kind[:40]}; there are: {', '.join(game.bots)}.")
    if len(kinds) >= seats:
        raise BadOption(f"One seat of {seats} is yours, so there is room for {_bots(seats - 1)}.")
    return kinds
