"""From an address to a place at a table: a seat taken, a seat taken up again, or a new table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeVar

from msgspec import UNSET

from regalia import wire
from regalia.client import Address, Lobby, Refused, Seat, free_seats
from regalia.engine.errors import BadOption, Refusal
from regalia.names.checking import checked_name
from regalia.online import saved_seats
from regalia.online.background import BackgroundLoop
from regalia.online.saved_seats import SavedSeat
from regalia.text.compose import no_choice
from regalia.text.screen import Screen

Result = TypeVar("Result")

NO_TABLE: Final = 404
"""The HTTP status for a table that does not exist."""


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """What the command line asks for. Seats count from 0; None means that it does not say.

    If ``game`` is given, a table of it is made with ``seats`` and ``options``, ``bots`` in the last
    seats, and ``pace`` and ``window`` (in milliseconds), ``listed`` and ``data`` as on the wire.
    With ``interactive`` the person is asked for what is missing.
    """

    address: Address
    name: str | None = None
    seat: int | None = None
    watch: bool = False
    game: str | None = None
    seats: int | None = None
    bots: list[str] = field(default_factory=list)
    options: dict[str, int] = field(default_factory=dict)
    pace: int | None = None
    window: int | None = None
    listed: bool = False
    data: str = ""
    interactive: bool = True


@dataclass(frozen=True, slots=True)
class JoinedTable:
    """A place at a table: its address, the viewer's token ("" for a spectator), the saved seat.

    ``host`` is the host's token, "" if somebody else is the host. ``again`` is true if the person
    has come back to a seat.
    """

    address: Address
    token: str = ""
    host: str = ""
    saved: SavedSeat | None = None
    again: bool = False


class SeatFinder:
    """Finds a place by asking the server's lobby and, where something is missing, the person."""

    def __init__(
        self, request: JoinRequest, lobby: Lobby, background: BackgroundLoop, screen: Screen
    ) -> None:
        self.request = request
        self.lobby = lobby
        self.run = background.run
        self.screen = screen

    def find(self) -> JoinedTable:
        """The place.

        Raises:
            Refusal: there is none.
            EOFError: the person quit.
        """
        request, address = self.request, self.request.address
        if request.game is not None:
            return self.make_table(request.game, request.seats, request.bots)
        if not address.table and not address.invitation:
            return self.choose_table()
        if address.table and request.watch:
            self.table(address)
            saved = saved_seats.find(address.url(), saved_seats.SPECTATOR, None)
            return JoinedTable(address, host=saved.host if saved else "", saved=saved)
        return self.return_to_seat(address) or self.take_seat(address)

    def return_to_seat(self, address: Address) -> JoinedTable | None:
        """The seat saved for the address, if the person still has it.

        Whether its token is still good shows only when the WebSocket opens.
        """
        saved = saved_seats.find(address.url(), self.request.seat, self.request.name)
        if saved is None:
            return None
        table_address = Address.read(saved.address)
        try:
            table = self.table(table_address)
        except Refused as wrong:
            if wrong.status != NO_TABLE:
                raise
            saved_seats.delete(saved)
            return None
        if table.seats[saved.seat].name != saved.name or table.ended == "closed":
            saved_seats.delete(saved)  # the host has freed the seat or closed the table
            return None
        self.screen.print(f"You have seat {saved.seat + 1}, as {saved.name}.")
        return JoinedTable(table_address, saved.token, saved.host, saved, again=True)

    # Taking a seat.

    def take_seat(self, address: Address, host: str = "") -> JoinedTable:
        """Take the requested seat, or the first free one."""
        if address.invitation:
            return self.sit_down(
                lambda name: self.run(
                    self.lobby.accept(address.invitation, name, automatic=self.request.interactive)
                ),
                host,
            )
        table = self.table(address)
        free = free_seats(table)
        seat = self.request.seat
        if table.ended == "closed":
            raise Refusal(wire.CLOSED)
        if table.status == "over":
            raise Refusal("The game at this table is over; --watch shows how it ended.")
        if seat is None:
            if not free:
                raise Refusal("No seat is free at this table; --watch looks on.")
            seat = free[0]
        return self.sit_down(
            lambda name: self.run(
                self.lobby.sit(address.table, seat, name, automatic=self.request.interactive)
            ),
            host,
        )

    def sit_down(self, sit: Callable[[str], Seat], host: str) -> JoinedTable:
        """Call ``sit`` with the person's name, asking until it is accepted, and save the seat."""
        requested = self.request.name
        interactive = requested is None and self.request.interactive
        while True:
            if interactive:
                name = self.screen.ask("Your name> ").strip()
            else:
                name = "Guest" if requested is None else requested
            try:
                name = checked_name(name)
                seat = sit(name)
                break
            except Refusal as wrong:
                about_name = not isinstance(wrong, Refused) or name in str(wrong)
                if not interactive or not about_name:
                    raise
                self.screen.print(str(wrong))
        invitation = self.request.address.url() if self.request.address.invitation else ""
        saved = SavedSeat(seat.address, seat.seat, name, seat.token, invitation, host)
        saved_seats.save(saved)
        self.screen.print(f"You have seat {seat.seat + 1}.")
        return JoinedTable(Address.read(seat.address), seat.token, host, saved)

    def table(self, address: Address) -> wire.Table:
        """The table at an address."""
        return self.run(self.lobby.table(address.table))

    # Making a table.

    def make_table(self, game: str, seats: int | None, bots: list[str]) -> JoinedTable:
        """Make a table, sit down at it unless watching, and put bots in the last seats."""
        request = self.request
        count = self.check_new_table(self.declaration(game), seats, bots)
        made, host = self.run(
            self.lobby.make(
                game,
                count,
                request.options,
                listed=request.listed,
                pace=request.pace,
                window=UNSET if request.window is None else request.window,
                data=request.data,
            )
        )
        address = Address(self.lobby.base, table=made.id)
        if request.watch:
            saved = SavedSeat(address.url(), saved_seats.SPECTATOR, "", "", host=host)
            saved_seats.save(saved)
            joined = JoinedTable(address, host=host, saved=saved)
        else:
            joined = self.take_seat(address, host)
        free = free_seats(self.table(address))
        if len(bots) > len(free):
            raise BadOption(f"There is room for {_bots(len(free))} at this table, not {len(bots)}.")
        for seat, kind in zip(free[len(free) - len(bots) :], bots, strict=True):
            self.run(self.lobby.fill(address.table, seat, kind, host))
        if len(free) > len(bots):
            self.screen.print(
                "The others join by this address; the game begins when no seat is free:"
            )
            self.screen.print_unwrapped(f"  {address.url()}")
        return joined

    def check_new_table(self, game: wire.Game, seats: int | None, bots: list[str]) -> int:
        """The number of seats of a new table.

        Raises:
            BadOption: the game, the seats, the bots and the person's seat do not go together.
        """
        count = self.seat_count(game, seats)
        room = count - self.own_seats()
        if len(bots) > room:
            raise BadOption(f"There is room for {_bots(room)} at {count} seats, not {len(bots)}.")
        for kind in bots:
            if kind not in game.bots:
                known = ", ".join(game.bots)
                raise BadOption(f"There is no bot {kind} for {game.title}; there are: {known}.")
        if self.request.seat is not None and not 0 <= self.request.seat < count - len(bots):
            raise BadOption(f"Your seat is one of 1 to {count - len(bots)}; bots have the others.")
        return count

    def own_seats(self) -> int:
        """Number of seats that the person takes."""
        return 0 if self.request.watch else 1

    def declaration(self, game: str) -> wire.Game:
        """The server's declaration of a game.

        Raises:
            BadOption: the server does not have it.
        """
        games = self.run(self.lobby.games())
        for declared in games:
            if declared.game == game:
                return declared
        known = ", ".join(declared.game for declared in games)
        raise BadOption(f"The server has no game {game}; it has: {known}.")

    def seat_count(self, game: wire.Game, seats: int | None) -> int:
        """The number of seats, by default 4 or the nearest that the game has.

        Raises:
            BadOption: the game is not played with this number.
        """
        possible = game.seats
        if seats is None:
            return min(max(4, possible[0]), possible[-1])
        if seats not in possible:
            raise BadOption(f"{game.title} has {possible[0]} to {possible[-1]} seats, not {seats}.")
        return seats

    # Choosing a table.

    def choose_table(self) -> JoinedTable:
        """List the open tables, and let the person join one or make one."""
        tables = self.print_tables()
        while True:
            numbers = f"1-{len(tables)}, " if len(tables) > 1 else "1, " if tables else ""
            line = self.screen.ask(f"{numbers}new, again or quit> ").strip().lower()
            match line:
                case "new":
                    return self.ask_for_new()
                case "again":
                    tables = self.print_tables()
                case "quit" | "exit":
                    raise EOFError
                case _ if line.isascii() and line.isdecimal() and 0 < int(line[:9]) <= len(tables):
                    address = Address(self.lobby.base, table=tables[int(line[:9]) - 1].id)
                    if self.request.watch:
                        return JoinedTable(address)
                    try:
                        return self.return_to_seat(address) or self.take_seat(address)
                    except Refused as wrong:
                        self.screen.print(str(wrong))
                        tables = self.print_tables()
                case _:
                    self.screen.print("Type the number of a table, new, again or quit.")

    def print_tables(self) -> list[wire.Table]:
        """The open tables, printed with their numbers."""
        tables = self.run(self.lobby.tables())
        if not tables:
            self.screen.print("No table waits for players.")
        else:
            self.screen.print("Tables that wait for players:", "bold")
        for number, table in enumerate(tables, 1):
            players = [chair.name for chair in table.seats if chair.name]
            free = f"{len(free_seats(table))} of {len(table.seats)} seats free"
            company = f", with {', '.join(players)}" if players else ""
            self.screen.print(f"{number:>2} {table.title}: {free}{company}")
        return tables

    def ask_for_new(self) -> JoinedTable:
        """Ask for game, seats and bots, and make that table."""
        games = self.run(self.lobby.games())
        game = games[0]
        if len(games) > 1:
            for number, known in enumerate(games, 1):
                self.screen.print(f"{number:>2} {known.title}")
            game = self.pick_game("Which game", games)
        possible = game.seats
        span = f"{possible[0]} to {possible[-1]}"
        seats = self.ask_until(
            f"How many seats, {span}> ", lambda line: self.seat_count(game, _number(line))
        )
        descriptions = game.bot_descriptions
        rows = [(kind, descriptions[kind]) for kind in game.bots if kind in descriptions]
        if rows:
            self.screen.print("Bots, the weakest first:")
            self.screen.print_pairs(rows)
        bots = self.ask_until(
            f"Bots for the last seats ({', '.join(game.bots)}), or nothing> ",
            lambda line: _kinds(line, game, seats),
        )
        return self.make_table(game.game, seats, bots)

    def pick_game(self, prompt: str, games: list[wire.Game]) -> wire.Game:
        """The game whose number the person types."""

        def chosen(line: str) -> wire.Game:
            number = _number(line)
            if not 1 <= number <= len(games):
                raise BadOption(no_choice(line, len(games)))
            return games[number - 1]

        return self.ask_until(f"{prompt}, 1-{len(games)}> ", chosen)

    def ask_until(self, prompt: str, read: Callable[[str], Result]) -> Result:
        """The result of ``read`` for the first line that it accepts without a Refusal."""
        while True:
            try:
                return read(self.screen.ask(prompt).strip())
            except Refusal as wrong:
                self.screen.print(str(wrong))


def _number(line: str) -> int:
    if not (line.isascii() and line.isdecimal()):
        raise BadOption("Type a number.")
    return int(line[:40])  # a longer one is out of any range as well


def _bots(count: int) -> str:
    return "1 bot" if count == 1 else f"{count or 'no'} bots"


def _kinds(line: str, game: wire.Game, seats: int) -> list[str]:
    """The kinds of bots that a line names.

    Raises:
        BadOption: the game has no such bot, or there are too many.
    """
    kinds = line.replace(",", " ").split()
    for kind in kinds:
        if kind not in game.bots:
            raise BadOption(f"There is no bot {kind[:40]}; there are: {', '.join(game.bots)}.")
    if len(kinds) >= seats:
        raise BadOption(f"One seat of {seats} is yours, so there is room for {_bots(seats - 1)}.")
    return kinds
