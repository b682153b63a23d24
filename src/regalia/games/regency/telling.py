"""Regency: the names of cards and citizens, and the sentences of the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regalia.engine.specs import Category, Spec
from regalia.engine.words import Words, listed, mid_sentence, possessive
from regalia.games.regency import schema as s
from regalia.games.regency.cards import CATHERINE_NAME, POWERS, Cards
from regalia.games.regency.kinds import EVENT_KINDS


class RegencyStory(Words):
    """The names of Regency's cards and citizens, and a sentence for each kind of event."""

    def __init__(self, cards: Cards) -> None:
        deeds = cards.deeds()
        seats = [f"seat {seat + 1}" for seat in range(s.MOST_SEATS)]
        names = {
            "kind": list(cards.events),
            "deed": deeds,
            "goal": ["payment" if goal == s.A_PAYMENT else d for goal, d in enumerate(deeds)],
            "citizen": list(cards.citizens),
            "mat": list(cards.regents),
            "forger": ["nobody", *seats],
        }
        super().__init__(" ", s.SCHEMA, names)
        self.cards = cards

    # Names.

    def domain(self, domain: int, names: list[str]) -> str:
        """The name of the seat that holds a domain, or Catherine's."""
        return names[domain] if domain < len(names) else CATHERINE_NAME

    def counted(self, counts: Sequence[int]) -> str:
        """Events by kind: ``Favour ×2, Convert``."""
        return ", ".join(self._by_kind(counts)) or "none"

    def _by_kind(self, counts: Sequence[int]) -> list[str]:
        return [
            self.cards.events[kind] if n == 1 else f"{self.cards.events[kind]} ×{n}"
            for kind, n in enumerate(counts)
            if n > 0
        ]

    def _events(self, counts: Sequence[int]) -> str:
        """Events within a sentence: ``Favour ×2 and Convert``."""
        return listed(self._by_kind(counts)) or "nothing"

    def castes_of(self, citizen: int) -> str:
        """The castes printed on a citizen, in words."""
        castes = [
            name for i, name in enumerate(s.CASTE.names) if self.cards.castes[citizen] >> i & 1
        ]
        return "any caste" if len(castes) == len(s.CASTE.names) else " or ".join(castes)

    def citizen(self, citizen: int) -> str:
        """The name and castes of a citizen."""
        return f"{self.cards.citizens[citizen]} ({self.castes_of(citizen)})"

    # The story.

    def event_value(self, spec: Spec, value: Any, names: list[str]) -> object:
        if isinstance(spec, Category) and spec.name == "domain":
            return self.domain(value, names) if value >= 0 else ""
        if isinstance(spec, Category) and spec.name == "target":
            if value < s.CITIZENS:
                return self.cards.citizens[value] if value >= 0 else ""
            return names[value - s.CITIZENS]
        return super().event_value(spec, value, names)

    def tell_mat_taken(self, seat: str, mat: int) -> str:
        prowess = mat // s.REGENTS_PER_CASTE
        regent, caste = self.cards.regents[mat], s.CASTE.names[prowess]
        return f"{seat} took the mat of {regent}: {caste}, {POWERS[prowess]}."

    def tell_starts(self, seat: str) -> str:
        return f"The first turn is {_whose_turn(seat)}: nobody's prowess is higher."

    def tell_dealt(self, seat: str, kind: int) -> str:
        return f"{seat} began with {self.cards.events[kind]}."

    def tell_turned_up(self, citizen: int, place: int) -> str:
        return f"{self.citizen(citizen)} joined the populace, {s.PLACE.names[place]}."

    def tell_turn_began(self, domain: str) -> str:
        return f"{_capitalized(possessive(domain))} turn."

    def tell_played(self, seat: str, kind: int, citizen: int, target: str, owner: str) -> str:
        return f"{seat} played {self.cards.events[kind]}{self._aim(kind, citizen, target, owner)}."

    def tell_repeated(self, seat: str, kind: int, citizen: int, target: str, owner: str) -> str:
        aim = self._aim(kind, citizen, target, owner)
        return f"{seat} repeated {self.cards.events[kind]}{aim}."

    def tell_discarded(self, seat: str, cards: tuple[int, ...]) -> str:
        return f"{seat} discarded {self._events(cards)}."

    def tell_attraction_began(self, domain: str, citizen: int, cost: int) -> str:
        return f"{domain} set out to attract {self.citizen(citizen)} for {cost}."

    def tell_power_readied(self, seat: str, mat: int) -> str:
        return f"{seat} readied {POWERS[mat // s.REGENTS_PER_CASTE]}."

    def tell_power_used(self, seat: str, mat: int) -> str:
        return f"{seat} used {POWERS[mat // s.REGENTS_PER_CASTE]}."

    def tell_joined(self, domain: str, citizen: int, caste: int) -> str:
        who = self.cards.citizens[citizen]
        return f"{who} joined {mid_sentence(domain)} as {s.CASTE.names[caste]}."

    def tell_taken(self, domain: str, citizen: int, owner: str, caste: int, deed: int) -> str:
        who = f"{possessive(owner)} {self.cards.citizens[citizen]}"
        return f"{domain} took {who} with {self.cards.deeds()[deed]}."

    def tell_called_up(self, domain: str, citizen: int) -> str:
        return f"{self.citizen(citizen)} came to {mid_sentence(domain)} from the deck."

    def tell_event_cancelled(self, seat: str, deed: int, citizen: int) -> str:
        if deed < 0:
            return f"{seat} refused: {self.cards.citizens[citizen]} stays in the populace."
        return f"{seat} cancelled {self._deed_name(deed)}."

    def tell_drew_card(self, seat: str, kind: int) -> str:
        return f"{seat} drew {self.cards.events[kind]}."

    def tell_drew(self, seat: str, count: int) -> str:
        return _unless_told(f"{seat} drew {counted_events(count)}.", seat)

    def tell_payment_made(self, payer: str, payee: str, count: int) -> str:
        if payer == payee:
            own = "your" if payer == "You" else "their"
            return f"{payer} paid {counted_events(count)} to {own} own hand."
        paid = f"{payer} paid {mid_sentence(payee)} {counted_events(count)}."
        return _unless_told(paid, payer, payee)

    def tell_payment_cards(self, payer: str, payee: str, cards: tuple[int, ...]) -> str:
        return f"{payer} paid {mid_sentence(payee)} {self._events(cards)}."

    def tell_turned_over(self, domain: str, kind: int) -> str:
        worth = self.cards.influence[kind]
        return f"{domain} turned over {self.cards.events[kind]} ({worth})."

    def tell_abandoned(self, seat: str, deed: int) -> str:
        return EVENT_KINDS[deed].unpaid_sentence.format(seat=seat, event=self._deed_name(deed))

    def tell_plundered(self, seat: str, victim: str) -> str:
        plunder = self.cards.events[s.PLUNDER]
        taken = f"{seat} took an event from {mid_sentence(victim)} with {plunder}."
        return _unless_told(taken, seat, victim)

    def tell_plundered_card(self, seat: str, victim: str, kind: int) -> str:
        events = self.cards.events
        return f"{seat} took {possessive(victim)} {events[kind]} with {events[s.PLUNDER]}."

    def tell_hand_seen(self, seat: str, holder: str, cards: tuple[int, ...]) -> str:
        if seat == holder:
            return f"{seat} got {self._events(cards)}."
        return f"{seat} saw {possessive(holder)} hand: {self._events(cards)}."

    def tell_hands_swapped(self, seat: str, other: str) -> str:
        return f"{seat} and {mid_sentence(other)} swapped hands."

    def tell_tithe_passed(self, seat: str) -> str:
        return _unless_told(f"{seat} gave an event for {self.cards.events[s.TITHE]}.", seat)

    def tell_tithe_kept(self, seat: str, giver: str) -> str:
        return f"{seat} kept {possessive(giver)} event."

    def tell_tithe_received_card(self, seat: str, giver: str, kind: int) -> str:
        return f"{seat} got {self.cards.events[kind]} from {mid_sentence(giver)}."

    def tell_repeat_failed(self, seat: str, kind: int) -> str:
        return f"{seat} repeated {self.cards.events[kind]}, but it could do nothing."

    def tell_events_shuffled(self) -> str:
        return "The discarded events were shuffled into a new deck."

    def tell_populace_shuffled(self, seat: str) -> str:
        return "The populace was shuffled into its deck."

    def tell_prayer_answered(self, seat: str, kind: int, taken: int) -> str:
        what = self.cards.events[kind] if taken else "the top of the deck"
        return f"{seat} got {what} by prayer."

    def tell_won(self, domain: str) -> str:
        return f"{domain} won, with citizens of all six castes."

    def tell_nobody_won(self) -> str:
        return "No domain was completed in time: nobody won."

    def tell_place_changed(self, citizen: int, place: int) -> str:
        return f"{self.cards.citizens[citizen]} went to the {s.PLACE.names[place]}."

    def tell_homage_kept_card(self, seat: str, kind: int) -> str:
        return f"{seat} kept {self.cards.events[kind]}."

    def tell_tithe_passed_card(self, seat: str, kind: int) -> str:
        return f"{seat} gave {self.cards.events[kind]} for {self.cards.events[s.TITHE]}."

    def tell_prayed_for(self, seat: str, kind: int) -> str:
        return f"{seat} prayed for {self.cards.events[kind]}."

    def tell_domain_rearranged(self, seat: str, count: int) -> str:
        if count == 0:
            return f"{seat} left all citizens as they lay."
        return f"{seat} laid {'1 citizen' if count == 1 else f'{count} citizens'} anew."

    def tell_citizen_laid(self, seat: str, citizen: int, caste: int) -> str:
        return f"{self.cards.citizens[citizen]} lies as {s.CASTE.names[caste]}."

    def tell_came_to_nothing(self, seat: str, kind: int) -> str:
        return f"{_capitalized(possessive(seat))} {self.cards.events[kind]} came to nothing."

    def _deed_name(self, deed: int) -> str:
        return self.cards.events[deed] if deed < s.KINDS else "the attraction"

    def _aim(self, kind: int, citizen: int, target: str, owner: str) -> str:
        """The targets of an event, to follow its name in a sentence.

        ``citizen`` is a citizen or -1; ``target`` the name of the second target, or ""; ``owner``
        whose domain the citizen is in, or "".
        """
        event = EVENT_KINDS[kind]
        if target:
            return self.story_aim(kind, citizen, target)
        if citizen < 0:
            return ""
        who = self.cards.citizens[citizen]
        if owner:
            return f" on {possessive(owner)} {who}"
        return f" for {who}" if event.attraction else f" on {who}"

    def story_aim(self, kind: int, first: int, other: str) -> str:
        """The targets of an event under way, to follow its name.

        ``first`` is a citizen or -1; ``other`` the name of the second target, or "".
        """
        citizens = self.cards.citizens
        aim = EVENT_KINDS[kind].story_aim
        if aim and other and first >= 0:
            named = other if EVENT_KINDS[kind].two_citizens else mid_sentence(other)
            return aim.format(first=citizens[first], other=named)
        if other:
            return f" at {mid_sentence(other)}"
        return f": {citizens[first]}" if first >= 0 else ""


def counted_events(count: int) -> str:
    """A number of events: ``1 event``."""
    return "1 event" if count == 1 else f"{count} events"


def _unless_told(sentence: str, *seats: str) -> str:
    """The sentence for those who do not know the cards; empty for who is told of each card."""
    return "" if "You" in seats else sentence


def _capitalized(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _whose_turn(who: str) -> str:
    return "yours" if who == "You" else possessive(who)
