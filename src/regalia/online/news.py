"""Printing what happens at a server's table: the story, the seats, the state of the connection."""

from __future__ import annotations

from time import localtime, monotonic, strftime, time

from regalia import wire
from regalia.client import View
from regalia.engine.story import Paragraph
from regalia.engine.words import Section
from regalia.online import keyboard
from regalia.online.background import LiveConnection
from regalia.online.seating import (
    PEOPLE,
    UNFILLED,
    callable_seats,
    calls,
    changes,
    has_voted,
    listed,
    new_ends,
    played_meanwhile,
    replaceable,
    seat_names,
)
from regalia.text import compose
from regalia.text.screen import Screen
from regalia.text.waiting import waiting_for

RECONNECT_GRACE = 8.0
"""Seconds after one's own reconnection or the game's beginning in which nobody is reported gone."""


SEALED = (
    "All answers count together, in {} s, so that the time they take tells nothing of anybody's "
    "hand."
)
"""What a sealed table waits for."""


class NewsPrinter:
    """Prints each change of a table once.

    ``again`` is true if the person has come back to their seat.
    """

    def __init__(self, live: LiveConnection, screen: Screen, again: bool) -> None:
        self.live = live
        self.screen = screen
        self.again = again
        self.prompt = ""
        """The prompt at which the person is typing, or ""."""
        self.shown: View | None = None
        """The view that was printed last; None before the first."""
        self.lost_shown = False
        self.failure_shown = False
        self.waiting_shown = ""
        """The latest sentence that says for whom the table waits."""
        self.gone: set[int] = set()
        """The seats whose owners were reported gone."""
        self.begun_at = float("-inf")
        """When the game began (`time.monotonic`), if the person was there."""

    def print_news(self, at_prompt: bool = False, question_gone: bool = False) -> bool:
        """Print what is new since the last call; whether anything was printed.

        ``at_prompt`` says that a prompt stands on the screen and the news interrupts it,
        ``question_gone`` that the question at that prompt is no longer open.
        """
        self.live.changed.clear()
        printed = self.print_connection()
        if at_prompt and self.live.failed is not None and not self.failure_shown:
            self.failure_shown = printed = True
            self.screen.print()
            self.screen.print("The table cannot go on here; press Enter to learn why.", "bold")
        view = self.live.view
        if view is None or view is self.shown:
            return printed
        old, self.shown = self.shown, view
        lines = [] if old is None else changes(old.table, view.table, view.mine)
        lines += [] if old is None else self.arrivals_and_departures(old, view)
        lines += [] if old is None else calls(old, view, time()) + new_ends(old, view, time())
        last = old.lines if old is not None else _line_before_last_round(view)
        story = [part for part in view.story if part.line > last]
        if at_prompt and (lines or story or question_gone):
            self.screen.print()
        for line in lines:
            self.screen.print(line)
        if old is None:
            self.greet(view)
        elif old.table.status == "open" != view.table.status:
            self.screen.print("The game begins.", "bold")
            self.begun_at = monotonic()
            self.print_beginning(view)
        self.screen.print_story(paragraphs(story), over=view.result is not None)
        met = self.live.met if old is None else None
        for line in played_meanwhile(met.table, met.mine) if met is not None else ():
            self.screen.print(line)
        if question_gone:
            why = "The game is over" if view.ended() else "The question is gone"
            self.screen.print(f"{why}; press Enter to go on.", "bold")
        if not view.mine and old is None and view.words and view.result is None:
            self.print_table()
        return printed or bool(lines or story or question_gone)

    def arrivals_and_departures(self, old: View, new: View) -> list[str]:
        """A line for each person who came or went, but not for those whom a server restart cut."""
        lines: list[str] = []
        if new.ended():  # then everybody goes
            return lines
        for was, now in zip(old.table.seats, new.table.seats, strict=True):
            seat, name = now.seat, now.name
            if seat in new.mine or was.player != now.player:
                continue
            if was.here and not now.here and not self.in_grace():
                self.gone.add(seat)
                lines.append(f"{name} is gone.")
            elif now.here and seat in self.gone:
                self.gone.remove(seat)
                if was.stand_in == now.stand_in:  # else `changes` says that they are back
                    lines.append(f"{name} is here.")
        return lines

    def in_grace(self) -> bool:
        """Whether others may still be reconnecting: after a restart, or as the game begins.

        Then their browsers load another page.
        """
        return monotonic() - max(self.live.reconnected_at, self.begun_at) < RECONNECT_GRACE

    def print_connection(self) -> bool:
        """Print that the connection was lost or found, and errors; whether there was any."""
        lines = []
        if self.live.lost != self.lost_shown:
            self.lost_shown = self.live.lost
            lines.append("Reconnecting…" if self.lost_shown else "Connected again.")
        while self.live.errors:
            lines.append(self.live.errors.popleft())
        if lines and self.prompt:
            self.screen.print()
        for line in lines:
            self.screen.print(line)
        return bool(lines)

    # For whom the table waits.

    def print_waiting(self) -> None:
        """Print for whom the table waits, unless that was the last such sentence."""
        view = self.live.view
        if view is None or view.ended():
            return
        sentence = self.free_seats(view) if view.table.status == "open" else self.waiting(view)
        if sentence != self.waiting_shown:
            self.waiting_shown = sentence
            self.screen.print(sentence, "dim")

    def free_seats(self, view: View) -> str:
        """Which seats of a table that has not begun are still to be filled."""
        chairs = zip(seat_names(view), view.table.seats, strict=True)
        free = [name for name, chair in chairs if chair.player in UNFILLED]
        if not free:
            return "The game has not begun; the host begins it."
        return f"The game has not begun; free: {listed(free)}."

    def waiting(self, view: View) -> str:
        """For whom a game waits, who of them is not connected, and whether `replace` may help."""
        names, in_grace = seat_names(view), self.in_grace()
        seats = [seat for seat in view.waiting.seats if seat not in view.mine]
        away = [seat for seat in seats if not view.table.seats[seat].here and not in_grace]
        sentence = self.own_waiting(view, [names[seat] for seat in seats]).removesuffix(".")
        chairs = view.table.seats
        if away:
            gone = [f"{names[seat]} {since(chairs[seat].away_since)}".strip() for seat in away]
            sentence += (
                f" ({listed(gone)} not connected)"
                if len(seats) > 1
                else f", who is not connected {since(chairs[away[0]].away_since)}".rstrip()
            )
        votes_from = [
            at
            for seat, at in replaceable(view).items()
            if seat in seats and not has_voted(view, seat)
        ]
        if not sentence.endswith("…"):
            sentence += "."
        if view.mine and not in_grace and keyboard.can_poll():
            if votes_from:
                later = max(votes_from) / 1000
                when = f", from {clock_time(later)} on" if later > time() else ""
                sentence += f" Type replace to let a bot play{when}, or wait."
            elif callable_seats(view) and 0 < view.waiting.call_from <= time() * 1000:
                sentence += " Type ask to hear whether they are there."
        if view.waiting.sealed_until:
            left = max(1, round(view.waiting.sealed_until / 1000 - time()))
            sentence += f" {SEALED.format(left)}"
        return sentence

    def own_waiting(self, view: View, others: list[str]) -> str:
        """For whom a game waits, and why the person has nothing to do."""
        names, waiting = seat_names(view), view.waiting.seats
        played = [s for s in view.mine if s in waiting and view.table.seats[s].stand_in]
        bot = f"a bot ({view.table.seats[played[0]].stand_in})" if played else ""
        own = [*[one.seat for one in view.unasked], *played]
        name = names[own[0]] if own else "You"
        why, label = (view.unasked[0].why, view.unasked[0].label) if view.unasked else ("", "")
        return waiting_for(others, why, label, name, bot)

    # The table.

    def greet(self, view: View) -> None:
        """Print which table it is, and who plays."""
        title = view.table.title
        self.screen.print(f"{title}, taken up again" if self.again else title, "bold")
        if view.table.status == "open":
            self.print_seating(view)
        else:
            self.print_beginning(view)

    def print_seating(self, view: View) -> None:
        """Print who sits where."""
        chairs = view.table.seats
        kinds = ["" if chair.player in PEOPLE else chair.player for chair in chairs]
        names = [
            chair.player if chair.player in UNFILLED else name
            for chair, name in zip(chairs, seat_names(view), strict=True)
        ]
        self.screen.print(compose.seating(names, kinds))

    def print_beginning(self, view: View) -> None:
        """Print who plays, and the hash of the seed."""
        self.print_seating(view)
        self.screen.print("Proof of fair lots, the hash of the seed:")
        self.screen.print_unwrapped(f"  {view.table.seed_hash}")
        if view.mine and not self.again:
            self.screen.print("New to it? Type help for the rules.")
        self.screen.print_separator()

    def print_table(self) -> None:
        """Print the table in words."""
        view = self.live.view
        assert view is not None
        self.screen.print_table([Section(part.title, part.lines) for part in view.words])
        self.screen.print()


def clock_time(seconds: float) -> str:
    """The time of day on this machine, of seconds since 1970."""
    return strftime("%H:%M:%S", localtime(seconds))


def since(milliseconds: int) -> str:
    """Since when somebody has been away, as part of a sentence; empty if it is not known."""
    return f"since {clock_time(milliseconds / 1000)}" if milliseconds else ""


def _line_before_last_round(view: View) -> int:
    """The line after which the story is printed for somebody who has just come."""
    last = view.story[-len(view.table.seats) - 1 :]
    return last[0].line - 1 if last and view.result is None else 0


def paragraphs(story: list[wire.Paragraph]) -> list[Paragraph]:
    """The paragraphs of the wire as those of the engine, without empty ones."""
    return [Paragraph(part.line, part.sentences) for part in story if part.sentences]
