"""Regency: notation, labels, the sentences of the story, and a position in words."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from regalia.engine.observation import Observation
from regalia.engine.specs import Category, Number
from regalia.engine.state import EVERY, ZERO, State
from regalia.engine.words import HARMLESS, Section, Words, mid_sentence, possessive
from regalia.games.regency import schema as s
from regalia.games.regency.cards import CASTE_COLOURS, CATHERINE_NAME, POWERS, Cards
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.observation import RegencyObservation
from regalia.games.regency.payments import least_surplus, surplus_with
from regalia.games.regency.position import PACKED, EventKind
from regalia.games.regency.prompts import prompt, refuse
from regalia.games.regency.rules import RegencyState


class RegencyWords(Words):
    """The words of Regency, with the names of its card file."""

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
        """Events by kind: ``2 Favour, Convert``."""
        names = [
            self.cards.events[kind] if n == 1 else f"{n} {self.cards.events[kind]}"
            for kind, n in enumerate(counts)
            if n > 0
        ]
        return ", ".join(names) or "none"

    def _with_influence(self, counts: tuple[int, ...]) -> str:
        """The viewer's own events: ``2 Favour (3 each), Convert (1); influence 7``."""
        worth = self.cards.influence
        held = [(kind, n) for kind, n in enumerate(counts) if n]
        each = [
            f"{self.cards.events[kind]} ({worth[kind]})"
            if n == 1
            else f"{n} {self.cards.events[kind]} ({worth[kind]} each)"
            for kind, n in held
        ]
        return f"{', '.join(each)}; influence {sum(n * worth[kind] for kind, n in held)}"

    def castes_of(self, citizen: int) -> str:
        """The castes printed on a citizen, in words."""
        castes = [
            name for i, name in enumerate(s.CASTE.names) if self.cards.castes[citizen] >> i & 1
        ]
        return "any caste" if len(castes) == len(s.CASTE.names) else " or ".join(castes)

    def citizen(self, citizen: int) -> str:
        """The name and castes of a citizen."""
        return f"{self.cards.citizens[citizen]} ({self.castes_of(citizen)})"

    # Notation.

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        written = self.notations[action]
        if s.PICK <= action < s.ENOUGH:
            return f"{self._verb(state)} {written}"
        if s.NAME_SEAT <= action < s.ASSIGN:
            return f"{self._before_seat(state)}{written}"
        if s.NAME_CITIZEN <= action < s.NAME_SEAT:
            return f"{self._before_citizen(state)}{written}"
        if action == s.POWER:
            prowess = state.prowess(state.to_act) if state.to_act >= 0 else -1
            return f"use {POWERS[prowess]}" if prowess >= 0 else written
        if s.ATTRACT <= action < s.READY and state.populace[action - s.ATTRACT] >= 0:
            return f"attract {self.cards.citizens[state.populace[action - s.ATTRACT]]}"
        return written

    def _verb(self, state: RegencyState) -> str:
        """The verb before an event that can be chosen now, by what happens to it."""
        frame = state.top()
        if frame == s.PASSING:
            return "give"
        if frame == s.PAYMENT or (frame == s.SPENDING and state.frame(s.SPENT_FOR) == s.A_PAYMENT):
            return "pay"
        if frame == s.PLAYING:
            return "for"
        return EVENT_KINDS[state.frame(s.EVENT_KIND)].card_verb if frame == s.EVENT else "discard"

    def _before_seat(self, state: RegencyState) -> str:
        """The words before a seat that is named."""
        kind = _choosing_kind(state)
        return kind.before_seat if kind is not None else "at "

    def _before_citizen(self, state: RegencyState) -> str:
        """The words before a citizen who is named."""
        if state.top() == s.PLAYING:
            return "with " if state.frame(s.FIRST) >= 0 else ""
        kind = _choosing_kind(state)
        return kind.before_citizen if kind is not None else ""

    # What a person reads when asked.

    def label(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        if action >= s.STARTER:
            return self.notation(state, action)
        if action >= s.TAKE_MAT:
            mat = action - s.TAKE_MAT
            prowess = mat // s.REGENTS_PER_CASTE
            return f"{self.cards.regents[mat]} ({s.CASTE.names[prowess]}, {POWERS[prowess]})"
        if action == s.ENOUGH:
            return self._enough(state)
        if action == s.ABANDON:
            return self._abandon(state)
        if action == s.YIELD:
            return "Hand over your whole hand"
        if action >= s.PICK:
            kind = action - s.PICK
            text = f"{self._verb(state).capitalize()} {self.cards.events[kind]}"
            paying = state.top() in (s.SPENDING, s.PAYMENT)
            return f"{text} ({self.cards.influence[kind]})" if paying else text
        if action >= s.ASSIGN:
            return f"As {s.CASTE.names[action - s.ASSIGN]}"
        if action >= s.NAME_SEAT:
            if _card_zone(state) == "passed":
                kind = state.aside[action - s.NAME_SEAT] - 1
                return f"Keep {self.cards.events[kind]}, from seat {action - s.NAME_SEAT + 1}"
            return f"{self._before_seat(state).capitalize()}seat {action - s.NAME_SEAT + 1}"
        if action >= s.NAME_CITIZEN:
            return self._label_citizen(state, action - s.NAME_CITIZEN)
        return self._label_of_turn(state, action)

    def brief(self, state: State, actions: list[int]) -> str:
        assert isinstance(state, RegencyState)
        spent = PACKED.size(state.frame(s.SPENT_CARDS)) if state.top() == s.SPENDING else ZERO
        picks = [action for action in actions if s.PICK <= action < s.ENOUGH]
        begin = len(actions) - len(picks)
        all_go = spent + len(picks) == state.hands.size(state.to_act)
        if not picks or begin > 1 or actions[begin:] != picks or not all_go:
            return super().brief(state, actions)
        if begin == 1:
            return f"{self.label(state, actions[0]).partition(' (')[0]} (whole hand)"
        whole = "the rest of" if spent else "all of"
        return f"{self._verb(state).capitalize()} {whole} your hand"

    def warning(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        if not s.PICK <= action < s.ENOUGH:
            return ""
        surplus = surplus_with(state, action - s.PICK)
        if surplus <= 0 or surplus <= least_surplus(state):
            return ""
        return f"You can pay with fewer events; this gives away {surplus} influence too much."

    def _enough(self, state: RegencyState) -> str:
        if state.top() in (s.LAYING, s.EVENT):
            return "Leave the rest as they lie"
        if state.frame(s.SPENT_FOR) == s.DISCARDING:
            full = state.hands.size(state.to_act) >= state.limit
            nothing = "Discard nothing" if full else "Discard nothing and draw"
            return "Draw" if state.frame(s.SPENT_CARDS) != 0 else nothing
        return "That is all; draw as many"

    def _abandon(self, state: RegencyState) -> str:
        if state.top() != s.PAYMENT:
            return "You cannot pay for it: it comes to nothing"
        return EVENT_KINDS[state.frame(s.PAYMENT_FOR)].abandon_label

    def _label_citizen(self, state: RegencyState, citizen: int) -> str:
        lead = self._before_citizen(state)
        text = f"{lead}{self.citizen(citizen)}"
        owner = state.owner_of[citizen]
        if owner >= 0 and owner != state.to_act:
            whose_is = CATHERINE_NAME if owner == state.crown else f"seat {owner + 1}"
            text += f" of {whose_is}"
        return text[0].upper() + text[1:]

    def _label_of_turn(self, state: RegencyState, action: int) -> str:
        if action == s.POWER:
            return f"Use {POWERS[state.prowess(state.to_act)]}"
        if action == s.READY:
            power = POWERS[state.prowess(state.to_act)]
            return f"Ready {power} ({state.config.ready_cost} influence)"
        if action == s.END:
            return "End your turn"
        if action == s.PASS:
            return "Leave it" if state.top() == s.DAWN else "Pass"
        if action >= s.ATTRACT:
            place = action - s.ATTRACT
            citizen = state.populace[place]
            if citizen < 0:
                return self.notation(state, action)
            return f"Attract {self.citizen(citizen)} for {self.cards.costs[place]}"
        return f"Play {self.cards.events[action]}: {self.cards.texts[action]}"

    def at(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        if s.PICK <= action < s.ENOUGH:
            return f"{_card_zone(state)}-{action - s.PICK}"
        if s.NAME_SEAT <= action < s.ASSIGN and _card_zone(state) == "passed":
            return f"passed-{action - s.NAME_SEAT}"
        if s.ATTRACT <= action < s.READY and state.populace[action - s.ATTRACT] >= 0:
            return f"citizen-{state.populace[action - s.ATTRACT]}"
        return self.things[action]

    def window_label(self, window: int) -> str:
        return {
            s.ATTRACTED: "all attractions",
            s.ACTED: "actions against nobody",
            s.MEDDLED: "actions against others",
            s.REACTED: "all reactions",
            EVERY: "whatever does not touch me",
            HARMLESS: "my own events and what harms nobody",
        }.get(window, "")

    def score(self, points: int) -> str:
        return f"{points} of {s.CASTES} castes"

    def no_winner(self, state: State) -> str:
        assert isinstance(state, RegencyState)
        return f"{CATHERINE_NAME} wins." if state.victor >= 0 else "Nobody wins."

    # Questions.

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, RegencyState)
        return prompt(self.cards, state, seat)

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        return refuse(self.cards, state, action)

    # The story.

    def event_value(self, spec: Number, number: int, names: list[str]) -> object:
        if isinstance(spec, Category) and spec.name == "domain":
            return self.domain(number, names)
        if isinstance(spec, Category) and spec.name == "target":
            if number < s.CITIZENS:
                return self.cards.citizens[number] if number >= 0 else ""
            return names[number - s.CITIZENS]
        return super().event_value(spec, number, names)

    def tell_mat_taken(self, seat: str, mat: int) -> str:
        prowess = mat // s.REGENTS_PER_CASTE
        regent, caste = self.cards.regents[mat], s.CASTE.names[prowess]
        return f"{seat} took the mat of {regent}: {caste}, {POWERS[prowess]}."

    def tell_starts(self, seat: str) -> str:
        whose_seat = _capitalized(possessive(seat))
        return f"{whose_seat} prowess is the highest; the first turn is {_whose_turn(seat)}."

    def tell_dealt(self, seat: str, kind: int) -> str:
        return f"{seat} began with {self.cards.events[kind]}."

    def tell_turned_up(self, citizen: int, place: int) -> str:
        return f"{self.citizen(citizen)} joined the populace, {s.PLACE.names[place]}."

    def tell_turn_began(self, domain: str) -> str:
        return f"{_capitalized(possessive(domain))} turn."

    def tell_played(self, seat: str, kind: int, citizen: int, target: str) -> str:
        aim = self._story_aim(kind, citizen, target)
        return f"{seat} played {self.cards.events[kind]}{aim}."

    def tell_repeated(self, seat: str, kind: int, citizen: int, target: str) -> str:
        aim = self._story_aim(kind, citizen, target)
        return f"{seat} repeated {self.cards.events[kind]}{aim}."

    def tell_discarded(self, seat: str, kind: int, count: int) -> str:
        event = self.cards.events[kind]
        return f"{seat} discarded {event if count == 1 else f'{count} {event}'}."

    def tell_attraction_began(self, domain: str, citizen: int) -> str:
        return f"{domain} set out to attract {self.citizen(citizen)}."

    def tell_power_readied(self, seat: str) -> str:
        return f"{seat} made the regent's power ready."

    def tell_power_used(self, seat: str, mat: int) -> str:
        return f"{seat} used {POWERS[mat // s.REGENTS_PER_CASTE]}."

    def tell_joined(self, domain: str, citizen: int, caste: int) -> str:
        who = self.cards.citizens[citizen]
        return f"{who} joined {mid_sentence(domain)} as {s.CASTE.names[caste]}."

    def tell_event_cancelled(self, seat: str, deed: int, citizen: int) -> str:
        if deed < 0:
            return f"{seat} refused: {self.cards.citizens[citizen]} stays with the populace."
        return f"{_capitalized(self._deed_name(deed))} was cancelled by {mid_sentence(seat)}."

    def tell_drew_card(self, seat: str, kind: int) -> str:
        return f"{seat} drew {self.cards.events[kind]}."

    def tell_drew(self, seat: str, count: int) -> str:
        # A seat that drew gets a sentence for each event (tell_drew_card).
        return f"{seat} drew {_events(count)}." if seat != "You" else ""

    def tell_payment_made(self, payer: str, payee: str, count: int) -> str:
        if payer == payee:
            return f"{payer} had {_events(count)} to pay, and kept what was paid."
        return f"{payer} paid {_events(count)} to {mid_sentence(payee)}."

    def tell_payment_cards(self, payer: str, payee: str, cards: tuple[int, ...]) -> str:
        return f"{payer} gave {mid_sentence(payee)}: {self.counted(cards)}."

    def tell_turned_over(self, domain: str, kind: int) -> str:
        worth = self.cards.influence[kind]
        return f"{domain} turned over {self.cards.events[kind]} ({worth})."

    def tell_abandoned(self, seat: str, deed: int) -> str:
        return EVENT_KINDS[deed].unpaid_sentence.format(seat=seat, event=self._deed_name(deed))

    def tell_plundered(self, seat: str, victim: str) -> str:
        return f"{seat} took an event from {mid_sentence(victim)}."

    def tell_plundered_card(self, seat: str, victim: str, kind: int) -> str:
        return f"{seat} took {self.cards.events[kind]} from {mid_sentence(victim)}."

    def tell_hand_seen(self, seat: str, holder: str, cards: tuple[int, ...]) -> str:
        if seat == holder:
            return f"{seat} got: {self.counted(cards)}."
        return f"{seat} saw {possessive(mid_sentence(holder))} hand: {self.counted(cards)}."

    def tell_hands_swapped(self, seat: str, other: str) -> str:
        return f"{seat} and {mid_sentence(other)} swapped hands."

    def tell_tithe_passed(self, seat: str) -> str:
        return f"{seat} passed an event."

    def tell_tithe_kept(self, seat: str, giver: str) -> str:
        return f"{seat} kept {possessive(giver)} event."

    def tell_tithe_received_card(self, seat: str, giver: str, kind: int) -> str:
        return f"{seat} got {self.cards.events[kind]} from {mid_sentence(giver)}."

    def tell_repeat_failed(self, seat: str, kind: int) -> str:
        return f"{seat} repeated {self.cards.events[kind]}, but it could do nothing."

    def tell_events_shuffled(self) -> str:
        return "The discarded events were shuffled and make the deck."

    def tell_populace_shuffled(self, seat: str) -> str:
        return "The populace went back into its deck, and six were turned up."

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
        return f"{seat} passed {self.cards.events[kind]}."

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

    def _story_aim(self, kind: int, first: int, other: str) -> str:
        """The targets of an event, to follow its name in a sentence.

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

    # The position in words.

    def describe(self, observation: Observation, names: list[str]) -> list[Section]:
        assert isinstance(observation, RegencyObservation)
        domains = [
            *range(observation.seats),
            *([observation.crown] if observation.crown >= 0 else []),
        ]
        return [
            Section(
                "Populace", [self._place_line(observation, place) for place in range(s.PLACES)]
            ),
            Section("Under way", [self._stack_line(row, names) for row in observation.stack]),
            Section("Domains", [self._domain_line(observation, d, names) for d in domains]),
            Section(
                "Hands",
                [self._hand_line(observation, seat, names) for seat in range(observation.seats)],
            ),
            Section(
                "Decks",
                [
                    f"events: {observation.events_left} left",
                    f"discarded: {self.counted(observation.pile)}",
                    f"citizens: {observation.crowd_left} left",
                ],
            ),
        ]

    def _place_line(self, observation: RegencyObservation, place: int) -> str:
        citizen = observation.populace[place]
        cost = f", costs {self.cards.costs[place]}" if place < s.BOTTOM else ""
        who = self.citizen(citizen) if citizen >= 0 else "nobody"
        return f"{s.PLACE.names[place]}: {who}{cost}"

    def _stack_line(self, row: tuple[int, ...], names: list[str]) -> str:
        kind, actor, first, second, seat = row[:5]
        who = self.domain(actor, names)
        if kind >= s.KINDS:
            return f"{who}: attracts {self.citizen(first)}"
        other = names[seat] if seat >= 0 else ""
        if second >= 0:
            other = self.cards.citizens[second]
        return f"{who}: {self.cards.events[kind]}{self._story_aim(kind, first, other)}"

    def _domain_line(self, observation: RegencyObservation, domain: int, names: list[str]) -> str:
        parts = []
        if domain < observation.seats:
            mat = observation.regents[domain]
            if mat >= 0:
                prowess = mat // s.REGENTS_PER_CASTE
                power, caste_name = POWERS[prowess], s.CASTE.names[prowess]
                ready = "ready" if observation.ready[domain] else "not ready"
                parts.append(f"{self.cards.regents[mat]}, {caste_name}; {power} {ready}")
        parts.append(f"{observation.castes[domain]} of 6 castes")
        for caste, name in enumerate(s.CASTE.names):
            stack = self.stack(observation, domain, caste)
            if stack:
                parts.append(f"{name} {', under it '.join(stack)}")
        seat = f"{domain + 1} " if domain < observation.seats else ""
        places = f"; place {observation.places[domain]}" if observation.places and seat else ""
        return f"{seat}{self.domain(domain, names)}: " + "; ".join(parts) + places

    def stack(self, observation: RegencyObservation, domain: int, caste: int) -> list[str]:
        """The names of the citizens of a caste in a domain, the outermost first."""
        found = [
            (observation.depth[citizen], self.cards.citizens[citizen])
            for citizen in range(s.CITIZENS)
            if observation.owner[citizen] == domain and observation.role[citizen] == caste
        ]
        return [name for _, name in sorted(found)]

    def _hand_line(self, observation: RegencyObservation, seat: int, names: list[str]) -> str:
        line = f"{seat + 1} {names[seat]}: {_events(observation.sizes[seat])}"
        if seat in observation.mine:
            return (
                f"{line}: {self._with_influence(observation.hands[seat])}"
                if observation.sizes[seat]
                else line
            )
        known = observation.known[seat]
        return f"{line}, among them {self.counted(known)}" if any(known) else line

    def colour_words(self) -> dict[str, str]:
        return dict(CASTE_COLOURS)

    def rules(self) -> str:
        page = files("regalia.games.regency").joinpath("rules.md")
        return page.read_text(encoding="utf-8")


def _choosing_kind(state: RegencyState) -> EventKind | None:
    """The kind of the event or power that a choice is being made for now, if any."""
    if state.top() == s.PLAYING:
        return EVENT_KINDS[state.frame(s.DOING)]
    if state.top() not in (s.EVENT, s.LAYING):
        return None
    return EVENT_KINDS[state.frames[state.event_row() + s.EVENT_KIND]]


def _card_zone(state: RegencyState) -> str:
    """The page area of the cards or seats that can be chosen now."""
    kind = _choosing_kind(state)
    return kind.card_zone if kind is not None else "hand"


def _capitalized(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _events(count: int) -> str:
    return "1 event" if count == 1 else f"{count} events"


def _whose_turn(who: str) -> str:
    return "yours" if who == "You" else possessive(who)
