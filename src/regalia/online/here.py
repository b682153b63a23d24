"""Saying that one is here: to who asks, and to take one's seat back from a bot."""

from __future__ import annotations

from typing import Final

from regalia import wire
from regalia.client import View
from regalia.engine.errors import NotUnderstood
from regalia.online.background import LiveConnection
from regalia.online.leaving import NOT_CONNECTED

NOT_MISSED: Final = "Nobody asks whether you are here, and there is no seat to take back."


class Here:
    """The command ``here``, which any other line stands for if somebody asks."""

    def __init__(self, live: LiveConnection) -> None:
        self.live = live
        self.said = False
        """Whether the latest line has said so."""

    def say_if_called(self) -> None:
        """Say that the person is here, if somebody asks."""
        view = self.live.view
        self.said = view is not None and is_called(view) and self.live.send(wire.Here())

    def say(self) -> None:
        """Say that the person is here, unless the same line has said so.

        Raises:
            NotUnderstood: nobody asks, and no bot plays for them; or there is no connection.
        """
        view = self.live.view
        if view is None or self.said:
            return
        if not (is_called(view) or is_replaced(view)):
            raise NotUnderstood(NOT_MISSED)
        if not self.live.send(wire.Here()):
            raise NotUnderstood(NOT_CONNECTED)


def is_called(view: View) -> bool:
    """Whether somebody asks whether the person is there, and they have not said so."""
    return any(one.seat in view.mine and not one.here_since for one in view.waiting.called)


def is_replaced(view: View) -> bool:
    """Whether a bot plays in the person's place until they come back."""
    own = [one for one in view.table.seats if one.seat in view.mine and not one.resigned]
    return any(one.stand_in for one in own)
