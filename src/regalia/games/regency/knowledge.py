"""Regency: what a seat sees of what is done, and what it cannot know (RG44)."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.journal import Journal
from regalia.engine.state import CHANCE, FRAME
from regalia.games.regency.actions import CALLED, CARD, CASTE, DRAWN, ENOUGH, LOOKED, SEAT, YIELD
from regalia.games.regency.choices import RegencyChoices
from regalia.games.regency.position import (
    BARTER,
    COURT,
    DECIDING,
    EVENT,
    HOMAGE,
    KINDS,
    MOST_SEATS,
    PASSING,
    PAYMENT,
    PLAYING,
    PLUNDER,
    PRAYING,
    SPENDING,
    TITHE,
    packed,
)


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencySecrets(RegencyChoices):
    """A position, and what is hidden in it."""

    def hand_packed(self, seat: i64) -> i64:
        """A hand as counted cards (`packed`)."""
        cards: i64 = 0
        for kind in range(KINDS):
            cards += packed(kind) * self.hands.has(seat, kind)
        return cards

    def seen_as(self, action: i64, seat: i64) -> i64:
        if self.to_act == CHANCE:
            hidden = DRAWN <= action < CALLED and not self.turned_over()
            return DRAWN if hidden and seat != self.frame(1) else action
        if seat == self.to_act or not CARD <= action < ENOUGH:
            return action
        frame = self.top()
        if frame == PASSING:
            asker = self.frames[len(self.frames) - 2 * FRAME + 1]
            last = self.frame(2) == 1 << self.to_act
            return action if last and seat == asker else CARD
        if frame == EVENT and self.frame(2) == PLUNDER:
            return action if seat == self.frame(4) else CARD
        if frame == EVENT and self.frame(2) == HOMAGE:  # the other is discarded
            return CARD + self.aside[0] + self.aside[1] - 2 - (action - CARD)
        if frame == PAYMENT:
            return self.payment_seen(action, seat, self.frame(3), self.frame(4) - self.frame(5))
        if frame == SPENDING and self.frame(2) == PAYMENT:
            payee = self.frames[len(self.frames) - 2 * FRAME + 3]
            return self.payment_seen(action, seat, payee, self.frame(3) - self.frame(4))
        return action

    def turned_over(self) -> bool:
        """Whether the event drawn next is turned over for all."""
        frame = self.top()
        if frame == PRAYING:
            return self.frame(3) == 0
        return frame in (PAYMENT, COURT)

    def payment_seen(self, action: i64, seat: i64, payee: i64, owed: i64) -> i64:
        """A card paid to a seat: others see only whether it was the last (RG26)."""
        if payee < 0 or payee == self.crown or (seat == payee and payee != self.to_act):
            return action
        return CARD + 1 if self.law.worth[action - CARD] >= owed else CARD

    def learns(self, action: i64, seat: i64) -> i64:
        """What a Tithe, a whole hand, Plunder and Barter open."""
        frame = self.top()
        if self.to_act >= 0:
            if action == YIELD:
                return 1 + self.hand_packed(self.to_act) if seat == self.frame(3) else 0
            if frame == PASSING:
                return self.learns_tithe(action, seat)
            if frame == EVENT and self.frame(2) == TITHE and self.frame(5) == DECIDING:
                return 0 if seat == self.to_act else self.tithe_number(action - SEAT)
        if self.may_show(action):
            after = self.copy()
            after.journal = Journal()
            after.apply(action)
            for event in after.journal.events:
                if event.kind == LOOKED and event.a == seat:
                    return 1 + event.c
        return 0

    def may_show(self, action: i64) -> bool:
        """Whether carrying this out may show a hand: Plunder or Barter is under way."""
        if SEAT <= action < CASTE and self.top() in (PLAYING, EVENT):
            return self.frame(2) in (PLUNDER, BARTER)
        for row in range(0, len(self.frames), FRAME):
            if self.frames[row] == EVENT and self.frames[row + 2] in (PLUNDER, BARTER):
                return self.frames[row + 5] != DECIDING
        return False

    def learns_tithe(self, action: i64, seat: i64) -> i64:
        """The last event passed opens all to who asked for them."""
        row = len(self.frames) - 2 * FRAME
        if seat != self.frames[row + 1] or self.frame(2) != 1 << self.to_act:
            return 0
        number: i64 = 0
        for other in range(self.seats):
            passed = action - CARD + 1 if other == self.to_act else self.aside[other]
            number = number * (KINDS + 1) + passed
        return number

    def tithe_number(self, kept: i64) -> i64:
        """The events that are discarded when one is kept, as a number; not who passed which."""
        cards: i64 = 0
        for other in range(self.seats):
            if other != kept and self.aside[other] > 0:
                cards += packed(self.aside[other] - 1)
        return 1 + cards

    def imagine(self, seat: i64, rng: Random) -> RegencySecrets:
        """Deal the hidden events anew over hands, deck and what lies aside (RG44)."""
        world = self.copy()
        assert isinstance(world, RegencySecrets)
        if self.to_act != seat:
            world.drop_draft()
        piles = [world.deck]
        slots: list[i64] = []
        for slot in range(MOST_SEATS):
            if world.aside[slot] > 0 and not self.aside_is_seen(slot, seat):
                pile = vec[i64]([0] * KINDS)
                pile[world.aside[slot] - 1] = 1
                piles.append(pile)
                slots.append(slot)
        world.hands.imagine(seat, piles, rng)
        world.deck = piles[0]
        for i in range(len(slots)):
            for kind in range(KINDS):
                if piles[i + 1][kind] == 1:
                    world.aside[slots[i]] = kind + 1
        return world

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        if self.seats == 1:  # what he does not hold and does not see discarded is in the deck
            return []
        others = [n for s in range(self.seats) if s != seat for n in self.hands.row(s)]
        unseen = [
            0 if self.aside_is_seen(slot, seat) else self.aside[slot] for slot in range(MOST_SEATS)
        ]
        return [("hands", others), ("deck", [count for count in self.deck]), ("aside", unseen)]
