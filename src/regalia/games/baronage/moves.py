"""Regency (Baronage Press): where a shield can go with a die (BA08 to BA23).

`BaronageMoves` finds the ways and destinations; `BaronageState` in rules.py carries moves out.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import NONE, ZERO
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.position import BaronagePosition


class BaronageMoves(BaronagePosition):
    """A position that knows where its shields can go.

    ``inward``: through the family's own gate into its Sanctuary, if the way comes to it.
    """

    # One shield.

    def qualified(self, seat: i64) -> bool:
        """Whether the Chief may become Regent: another shield is an Earl or a Duke (BA12)."""
        row = seat * s.SHIELDS
        for shield in range(1, s.SHIELDS):
            place = self.cells[z.PLACES + row + shield]
            if place >= s.SPECIAL and self.board.rank[place - s.SPECIAL] > 0:
                return True
        return False

    def end_of(self, seat: i64, shield: i64, pips: i64, inward: bool) -> i64:
        """Where a shield comes to with a die, or -1 if it cannot use it so."""
        place = self.cells[z.PLACES + seat * s.SHIELDS + shield]
        if place == s.CHAPEL:
            return NONE if pips < s.PIPS or inward else s.CHAMBER + ZERO  # BA10
        if place == s.DEAD or (place >= s.DUNGEON and place < s.SANCTUARY):
            return NONE
        return self.walk(seat, shield, place, pips, inward, False)

    def walk(
        self, seat: i64, shield: i64, start: i64, pips: i64, inward: bool, carried: bool
    ) -> i64:
        """Where a shield comes to from a chamber, Sanctuary or square.

        If the way is barred, the result is less than 0 and says why: -1 if it does not come to the
        gate, `schema.EXACT`, `CHIEF_ONLY`, `NO_RANK`, or `BARRED` minus twice the place of a
        barrier, and minus 1 if the shield would land there. ``carried``: it starts where the Witch
        has put it.
        """
        cells = self.cells
        board = self.board
        family = cells[z.CASTLE + seat]
        territory: i64 = -2  # whose territory a guest must leave: barriers in it do not matter
        if self.is_guest(seat, shield):
            territory = board.owner_at(cells[z.PLACES + seat * s.SHIELDS + shield])
        turned = False
        place = start
        for step in range(1, pips + 1):
            ahead = board.ahead(family, place, inward)
            if ahead < 0:
                return s.EXACT
            if ahead >= s.SPECIAL:
                barrier = self.enemies_at(seat, ahead)
                if barrier > 1 and board.owner[ahead - s.SPECIAL] != territory:
                    if step == pips:
                        return s.BARRED - 2 * ahead - 1
                    if step > 1 or carried or territory >= 0 or cells[z.LEVEL] == s.TYRO:
                        return s.BARRED - 2 * ahead
                    if self.friends_at(seat, start) <= barrier:
                        return s.BARRED - 2 * ahead  # BA18
            else:
                if inward and place >= s.SPECIAL:
                    turned = True
                if ahead >= s.LAST_SANCTUARY:  # BA11, BA12
                    if shield > 0:
                        return s.CHIEF_ONLY
                    if ahead == s.BANNER and step < pips:
                        return s.EXACT
                    if ahead == s.BANNER and not self.qualified(seat):
                        return s.NO_RANK
            place = ahead
        return place if turned or not inward else NONE

    def end_of_step(self, action: i64) -> i64:
        """Where the picked shield comes to with a step of it."""
        seat, picked, at = self.to_act, self.frame(s.PICKED), self.frame(s.AT)
        pips = (action - s.GO) // s.WAYS + 1
        inward = (action - s.GO) % s.WAYS == 1
        if at >= 0:
            return self.walk(seat, picked, at, pips, inward, True)
        return self.end_of(seat, picked, pips, inward)

    def can_use(self, seat: i64, shield: i64, pips: i64) -> bool:
        """Whether a shield can use a die in some way."""
        return self.end_of(seat, shield, pips, False) >= 0 or (
            self.end_of(seat, shield, pips, True) >= 0
        )

    def guest_uses(self, seat: i64, pips: i64) -> bool:
        """Whether a die must move a guest (BA20)."""
        guests = (self.cells[z.GUESTS] >> (seat * s.SHIELDS)) & 0x3F
        if guests == 0:
            return False
        for shield in range(s.SHIELDS):
            if (guests >> shield) & 1 and self.can_use(seat, shield, pips):
                return True
        return False

    def uses(self, seat: i64, pips: i64) -> bool:
        """Whether some shield of the family can use a die."""
        for shield in range(s.SHIELDS):
            if self.can_use(seat, shield, pips):
                return True
        return False

    # Pairs.

    def jump_end(self, seat: i64, one: i64, two: i64, pips: i64, inward: bool) -> i64:
        """Where two shields come to that move together on a double, or -1 (BA17)."""
        cells = self.cells
        row = seat * s.SHIELDS
        start = cells[z.PLACES + row + one]
        if start != cells[z.PLACES + row + two] or start < s.SANCTUARY or start == s.BANNER:
            return NONE
        if ((cells[z.GUESTS] >> (row + one)) | (cells[z.GUESTS] >> (row + two))) & 1:
            return NONE
        board = self.board
        family = cells[z.CASTLE + seat]
        strength = self.friends_at(seat, start)
        turned = False
        place = start
        for step in range(1, pips + 1):
            ahead = board.ahead(family, place, inward)
            if ahead < 0 or ahead == s.LAST_SANCTUARY or ahead == s.BANNER:
                return NONE
            if ahead >= s.SPECIAL:
                barrier = self.enemies_at(seat, ahead)
                if barrier > 2 and step == pips:
                    return NONE
                if barrier > 1 and barrier > strength and step < pips:
                    return NONE
            elif inward and place >= s.SPECIAL:
                turned = True
            place = ahead
        return place if turned or not inward else NONE

    def jumps(self, seat: i64, pips: i64, found: vec[i64]) -> vec[i64]:
        """The jumps of the family with a double, added to ``found``."""
        cells = self.cells
        row = seat * s.SHIELDS
        pair: i64 = 0
        for one in range(s.SHIELDS - 1):
            for two in range(one + 1, s.SHIELDS):
                together = cells[z.PLACES + row + one] == cells[z.PLACES + row + two]
                if together and not self.is_second_pair(seat, one, two):
                    if self.jump_end(seat, one, two, pips, False) >= 0:
                        found = append(found, s.JUMP + pair * s.WAYS)
                    if self.jump_end(seat, one, two, pips, True) >= 0:
                        found = append(found, s.JUMP + pair * s.WAYS + 1)
                pair += 1
        return found

    def is_second_pair(self, seat: i64, one: i64, two: i64) -> bool:
        """Whether a pair is like another with earlier Cadets."""
        cells = self.cells
        if two < s.CADET:
            return False
        row = seat * s.SHIELDS
        earlier: i64 = 0
        for shield in range(s.CADET, two):
            guest = (cells[z.GUESTS] >> (row + shield)) & 1
            if guest == 0 and cells[z.PLACES + row + shield] == cells[z.PLACES + row + two]:
                earlier += 1
        if one >= s.CADET:
            earlier -= 1
        return earlier > 0

    # The Witch.

    def is_stuck(self, seat: i64) -> bool:
        """Whether no throw of the two dice would allow the family any move (BA23)."""
        for pips in range(1, s.PIPS + 1):
            if self.uses(seat, pips):
                return False
        if self.cells[z.LEVEL] > s.TYRO:
            for pips in range(1, s.PIPS + 1):
                found = vec[i64]()
                if len(self.jumps(seat, pips, found)) > 0:
                    return False
        return True

    def carried_to(self, seat: i64, shield: i64, pips: i64, inward: bool) -> i64:
        """Where the Witch's die carries a shield, over any barriers; -1 if she cannot."""
        cells = self.cells
        board = self.board
        family = cells[z.CASTLE + seat]
        place = cells[z.PLACES + seat * s.SHIELDS + shield]
        steps = pips
        if place >= s.DUNGEON and place < s.SANCTUARY:
            place = board.first[cells[z.CASTLE + place - s.DUNGEON] * s.RANKS]
            steps -= 1
        elif place == s.CHAPEL or place == s.DEAD:
            return NONE
        turned = False
        for _step in range(steps):
            ahead = board.ahead(family, place, inward)
            if ahead < 0 or ahead == s.BANNER or (ahead == s.LAST_SANCTUARY and shield > 0):
                return NONE
            if inward and place >= s.SPECIAL and ahead < s.SPECIAL:
                turned = True
            place = ahead
        return place if turned or not inward else NONE

    def goes_on(self, seat: i64, shield: i64, place: i64, pips: i64) -> bool:
        """Whether a die moves a shield on from where the Witch has put it."""
        return self.walk(seat, shield, place, pips, False, True) >= 0 or (
            self.walk(seat, shield, place, pips, True, True) >= 0
        )

    def spells(self, seat: i64, found: vec[i64]) -> vec[i64]:
        """The shields that the Witch can carry with success, added to ``found``."""
        for shield in range(s.SHIELDS):
            if self.twin(seat, shield):
                continue
            for way in range(s.WAYS):
                place = self.carried_to(seat, shield, self.cells[z.BLACK], way == 1)
                if place >= 0 and (
                    self.goes_on(seat, shield, place, self.die(False))
                    or self.goes_on(seat, shield, place, self.die(True))
                ):
                    found = append(found, s.NAME + shield * s.WAYS + way)
        return found

    # All moves of a throw.

    def may_use(self, seat: i64, shield: i64, pips: i64, named: i64) -> bool:
        """Whether a shield may use a die: if another must, it may not (BA20, BA23)."""
        if not self.can_use(seat, shield, pips):
            return False
        if named >= 0:
            return shield == named or not self.can_use(seat, named, pips)
        return self.is_guest(seat, shield) or not self.guest_uses(seat, pips)

    def steps(self, seat: i64, shield: i64) -> vec[i64]:
        """The dice left that the picked shield may use, and its ways."""
        found = vec[i64](capacity=4)
        used, named, at = self.frame(s.USED), self.frame(s.NAMED), self.frame(s.AT)
        low, high = self.die(False), self.die(True)
        for which in range(2):
            pips = high if which else low
            if (used >> which) & 1 or (which == 1 and used == 0 and low == high):
                continue
            if at < 0 and not self.may_use(seat, shield, pips, named):
                continue
            for way in range(s.WAYS):
                if at >= 0:
                    end = self.walk(seat, shield, at, pips, way == 1, True)
                else:
                    end = self.end_of(seat, shield, pips, way == 1)
                if end >= 0:
                    found = append(found, s.GO + (pips - 1) * s.WAYS + way)
        return found

    def may_move(self, seat: i64, shield: i64, used: i64, named: i64) -> bool:
        """Whether a shield may use one of the dice left."""
        if used & 1 == 0 and self.may_use(seat, shield, self.die(False), named):
            return True
        return used & 2 == 0 and self.may_use(seat, shield, self.die(True), named)

    def goes_further(self, seat: i64) -> bool:
        """Whether a shield may use a die of the throw that is left."""
        used, named = self.frame(s.USED), self.frame(s.NAMED)
        for shield in range(s.SHIELDS):
            if self.may_move(seat, shield, used, named):
                return True
        return False

    def plays(self, seat: i64) -> vec[i64]:
        """The legal decisions of the seat whose throw is being played; empty if it has none."""
        cells = self.cells
        found = vec[i64](capacity=8)
        used: i64 = 0
        named: i64 = -1
        if self.underway():
            picked = self.frame(s.PICKED)
            if picked >= 0:
                return self.steps(seat, picked)
            used = self.frame(s.USED)
            named = self.frame(s.NAMED)
        for shield in range(s.SHIELDS):
            other = shield != named and self.twin(seat, shield)
            if not other and self.may_move(seat, shield, used, named):
                found = append(found, s.PICK + shield)
        if used == 0:
            low = self.die(False)
            double = low == self.die(True)
            if double and cells[z.LEVEL] > s.TYRO and not self.guest_uses(seat, low):
                found = self.jumps(seat, low, found)
            if cells[z.BLACK] > 0:
                found = self.spells(seat, found)
        return found
