"""Regency: what a seat sees of what is done, and what it cannot know (RG44)."""

from __future__ import annotations

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.journal import Journal
from regalia.engine.state import ASKED, CHANCE, FRAME, WHO
from regalia.games.regency import schema as s
from regalia.games.regency.choices import RegencyChoices
from regalia.games.regency.position import packed


@mypyc_attr(allow_interpreted_subclasses=True)
class RegencySecrets(RegencyChoices):
    """A position, and what is hidden in it."""

    def hand_packed(self, seat: i64) -> i64:
        """A hand as counted cards (`packed`)."""
        cards: i64 = 0
        for kind in range(s.KINDS):
            cards += packed(kind) * self.hands.has(seat, kind)
        return cards

    def seen_as(self, action: i64, seat: i64) -> i64:
        if self.to_act == CHANCE:
            hidden = s.DRAWN <= action < s.CALLED and not self.turned_over()
            return s.DRAWN if hidden and seat != self.frame(WHO) else action
        if seat == self.to_act or not s.PICK <= action < s.ENOUGH:
            return action
        frame = self.top()
        if frame == s.PASSING:
            asker = self.frames[len(self.frames) - 2 * FRAME + WHO]
            last = self.frame(ASKED) == 1 << self.to_act
            return action if last and seat == asker else s.PICK
        if frame == s.EVENT and self.frame(s.EVENT_KIND) == s.PLUNDER:
            return action if seat == self.frame(s.EVENT_SECOND) else s.PICK
        if frame == s.EVENT and self.frame(s.EVENT_KIND) == s.HOMAGE:  # the other is discarded
            return s.PICK + self.aside[0] + self.aside[1] - 2 - (action - s.PICK)
        if frame == s.PAYMENT:
            return self.payment_seen(
                action,
                seat,
                self.frame(s.PAYMENT_TO),
                self.frame(s.PAYMENT_COST) - self.frame(s.PAYMENT_SUM),
            )
        if frame == s.SPENDING and self.frame(s.SPENT_FOR) == s.A_PAYMENT:
            payee = self.frames[len(self.frames) - 2 * FRAME + s.PAYMENT_TO]
            return self.payment_seen(action, seat, payee, self.frame(s.COST) - self.frame(s.SPENT))
        return action

    def turned_over(self) -> bool:
        """Whether the event drawn next is turned over for all."""
        frame = self.top()
        if frame == s.PRAYING:
            return self.frame(s.PRAYING_PRIZE) == 0
        return frame in (s.PAYMENT, s.COURT)

    def payment_seen(self, action: i64, seat: i64, payee: i64, owed: i64) -> i64:
        """A card paid to a seat: others see only whether it was the last (RG26)."""
        if payee < 0 or payee == self.crown or (seat == payee and payee != self.to_act):
            return action
        return s.PICK + 1 if self.law.worth[action - s.PICK] >= owed else s.PICK

    def learns(self, action: i64, seat: i64) -> i64:
        """What a Tithe, a whole hand, Plunder and Barter open."""
        frame = self.top()
        if self.to_act >= 0:
            if action == s.YIELD:
                return 1 + self.hand_packed(self.to_act) if seat == self.frame(s.PAYMENT_TO) else 0
            if frame == s.PASSING:
                return self.learns_tithe(action, seat)
            if (
                frame == s.EVENT
                and self.frame(s.EVENT_KIND) == s.TITHE
                and self.frame(s.EVENT_STAGE) == s.DECIDING
            ):
                return 0 if seat == self.to_act else self.tithe_number(action - s.NAME_SEAT)
        if self.may_show(action):
            after = self.copy()
            after.journal = Journal()
            after.apply(action)
            for event in after.journal.events:
                if event.kind == s.LOOKED and event.a == seat:
                    return 1 + event.c
        return 0

    def may_show(self, action: i64) -> bool:
        """Whether carrying this out may show a hand: Plunder or Barter is under way."""
        if s.NAME_SEAT <= action < s.ASSIGN and self.top() == s.PLAYING:
            return self.frame(s.DOING) in (s.PLUNDER, s.BARTER)
        if s.NAME_SEAT <= action < s.ASSIGN and self.top() == s.EVENT:
            return self.frame(s.EVENT_KIND) in (s.PLUNDER, s.BARTER)
        for row in range(0, len(self.frames), FRAME):
            if self.frames[row] == s.EVENT and self.frames[row + s.EVENT_KIND] in (
                s.PLUNDER,
                s.BARTER,
            ):
                return self.frames[row + s.EVENT_STAGE] != s.DECIDING
        return False

    def learns_tithe(self, action: i64, seat: i64) -> i64:
        """The last event passed opens all to who asked for them."""
        row = len(self.frames) - 2 * FRAME
        if seat != self.frames[row + WHO] or self.frame(ASKED) != 1 << self.to_act:
            return 0
        number: i64 = 0
        for other in range(self.seats):
            passed = action - s.PICK + 1 if other == self.to_act else self.aside[other]
            number = number * (s.KINDS + 1) + passed
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
        for slot in range(s.MOST_SEATS):
            if world.aside[slot] > 0 and not self.aside_is_seen(slot, seat):
                pile = vec[i64]([0] * s.KINDS)
                pile[world.aside[slot] - 1] = 1
                piles.append(pile)
                slots.append(slot)
        world.hands.imagine(seat, piles, rng)
        world.deck = piles[0]
        for i in range(len(slots)):
            for kind in range(s.KINDS):
                if piles[i + 1][kind] == 1:
                    world.aside[slots[i]] = kind + 1
        return world

    def hidden(self, seat: i64) -> list[tuple[str, list[int]]]:
        if self.seats == 1:  # what he does not hold and does not see discarded is in the deck
            return []
        others = [n for other in range(self.seats) if other != seat for n in self.hands.row(other)]
        unseen = [
            0 if self.aside_is_seen(slot, seat) else self.aside[slot]
            for slot in range(s.MOST_SEATS)
        ]
        return [("hands", others), ("deck", [count for count in self.deck]), ("aside", unseen)]
