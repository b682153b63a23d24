"""Ways to leave a table: stand up before its game, as host close it, resign, agree to abort."""

from __future__ import annotations

from typing import Final

from regalia import wire
from regalia.client import Lobby, View
from regalia.engine.errors import NotUnderstood, Refusal
from regalia.online import saved_seats
from regalia.online.background import BackgroundLoop, LiveConnection
from regalia.online.saved_seats import SPECTATOR, SavedSeat
from regalia.online.seat_finder import JoinedTable

NOT_CONNECTED: Final = "There is no connection now; try again in a moment."
NOT_BEGUN: Final = "The game has not begun; leave gives your seat back."
BEFORE_GAME: Final = (
    ("leave", "leave your seat"),
    ("close", "close the table, if you have made it"),
)
"""What may be typed before the game besides."""


class PlayerLeft(Exception):
    """The person has left their seat."""


class BeforeGame:
    """Requests to the lobby about a table that has not begun."""

    def __init__(self, joined: JoinedTable, lobby: Lobby, background: BackgroundLoop) -> None:
        self.joined = joined
        self.lobby = lobby
        self.run = background.run

    def leave(self) -> None:
        """Leave the seat. Whoever is the host stays it, and can come back by --watch.

        Raises:
            Refusal: there is no seat to leave.
        """
        joined, saved = self.joined, self.joined.saved
        if saved is None or not joined.token:
            raise NotUnderstood("You have no seat to leave.")
        self.run(self.lobby.leave(joined.address.table, saved.seat, joined.token))
        saved_seats.delete(saved)
        if joined.host:
            kept = SavedSeat(joined.address.url(), SPECTATOR, "", "", host=joined.host)
            saved_seats.save(kept)

    def close(self) -> None:
        """Close the table.

        Raises:
            Refusal: the person is not the host, or the table cannot be closed.
        """
        if not self.joined.host:
            raise NotUnderstood("Only the host of the table can close it.")
        self.run(self.lobby.close(self.joined.address.table, self.joined.host))


class Leaving:
    """The commands by which a person leaves or ends a game. ``before`` reaches the lobby."""

    def __init__(self, live: LiveConnection) -> None:
        self.live = live
        self.before: BeforeGame | None = None

    def run_command(self, line: str) -> bool:
        """Carry out a command; false if the line is not one.

        Raises:
            NotUnderstood: it is not possible; the sentence says why.
            PlayerLeft: the seat is free.
        """
        view = self.live.view
        if view is None:
            return False
        match line:
            case "leave" | "close" if view.table.status == "open" and self.before is not None:
                self._stand_up_or_close(line, self.before)
            case "resign" | "resign for good" if view.mine:
                self._resign(view, line)
            case "abort" | "abort no" if view.mine:
                self._send(view, wire.Abort(agree=line == "abort"))
            case _:
                return False
        return True

    def _stand_up_or_close(self, line: str, before: BeforeGame) -> None:
        try:
            if line == "close":
                before.close()
                return
            before.leave()
        except Refusal as wrong:
            raise NotUnderstood(str(wrong)) from None
        raise PlayerLeft

    def _resign(self, view: View, line: str) -> None:
        """Give the person's seats to a bot for good, once they have said so."""
        if view.table.status == "open":
            raise NotUnderstood(NOT_BEGUN)
        chairs = [view.table.seats[seat] for seat in view.mine]
        own = [chair.seat for chair in chairs if not chair.resigned and chair.with_seat < 0]
        if not own:
            raise NotUnderstood("You have resigned already.")
        if line == "resign":
            raise NotUnderstood(
                "A bot would play your seat to the end, and you would look on; "
                "type “resign for good” to do that."
            )
        for seat in own:
            self._send(view, wire.Resign(seat=seat))

    def _send(self, view: View, message: wire.FromViewer) -> None:
        """Send what is possible only during the game."""
        if view.table.status == "open":
            raise NotUnderstood(NOT_BEGUN)
        if not self.live.send(message):
            raise NotUnderstood(NOT_CONNECTED)
