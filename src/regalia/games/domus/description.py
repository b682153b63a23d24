"""Domus Regnatrix: positions by names.

A description says what lies where; the decks hold the remaining cards. Where it leaves it out, the
seats have thrown for the start as they must have, bought cards in a hand are known, and who acts
follows from the rest.
"""

from __future__ import annotations

from regalia.engine import piles
from regalia.engine.description import Description, Rest
from regalia.engine.specs import Category
from regalia.engine.state import State
from regalia.games.domus import field
from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusConfig
from regalia.games.domus.rules import DomusState


class DomusDescription(Description):
    """The parts of a description of Domus Regnatrix."""

    def __init__(self, config: DomusConfig) -> None:
        among = ["buried", "store", "discards", "laid", "looked_at", "lost", "gone", "hands"]
        super().__init__(
            config,
            s.CARD,
            [Rest(s.CARD, ["decks"], among)],
            ["tied", "rolled", "alive", "known"],
        )

    def filled(self, name: str, state: State, base: State) -> list[int]:
        assert isinstance(state, DomusState)
        starter, seats = state.cells[z.STARTER], range(state.seats)
        if name == "tied":
            return [1 << starter if starter >= 0 else base.cells[z.TIED]]
        if name == "rolled":
            return [0 if starter < 0 else 2 if seat == starter else 12 for seat in seats]
        if name == "alive":
            chosen = [state.cells[z.HEROES + seat] >= 0 for seat in seats]
            free = [not state.is_out(seat) for seat in seats]
            return [sum([1 << seat for seat in seats if chosen[seat] and free[seat]])]
        return self.known(state)

    def known(self, state: DomusState) -> list[int]:
        """The knowledge of all seats if they know of bought cards alone."""
        found: list[int] = []
        for seer in range(state.seats + 1):
            for holder in range(state.seats):
                for card in range(state.config.kinds):
                    bought = state.config.deck[card] != s.MAIN and seer != holder
                    found.append(state.hands.has(holder, card) if bought else 0)
        return found

    def acting(self, state: State, base: State) -> int:
        assert isinstance(state, DomusState)
        due = state.due()
        return due if due >= -2 else base.to_act

    def elsewhere(self, of: Category, state: State) -> dict[str, list[int]]:
        """The cards on the board and in the mint, which are counted by other categories."""
        assert isinstance(state, DomusState)
        board, mint = [0] * of.most, [0] * of.most
        for number in piles.cards(state.cells, z.FIELD):
            board[state.config.first_unit + number % field.KINDS] += 1
        for coin in range(state.config.coins):
            mint[coin] = state.cells[z.MINT + coin]
        return {"squads": board, "mint": mint}
