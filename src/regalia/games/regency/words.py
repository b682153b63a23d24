"""Regency: notation, labels, and a position in words; the story is in telling.py."""

from __future__ import annotations

from importlib.resources import files

from regalia.engine.named import Named
from regalia.engine.observation import Observation
from regalia.engine.state import EVERY, ZERO, State
from regalia.engine.words import HARMLESS, Section, listed
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.cards import CASTE_COLOURS, CATHERINE_NAME, POWERS
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.observation import RegencyObservation
from regalia.games.regency.payments import cards_spent, least_surplus, surplus_with
from regalia.games.regency.position import EventKind
from regalia.games.regency.printed import RegencyPrint
from regalia.games.regency.prompts import prompt, refuse
from regalia.games.regency.rules import RegencyState
from regalia.games.regency.telling import RegencyStory, counted_events


class RegencyWords(RegencyStory):
    """The words of Regency, with the names of its card file."""

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
        if s.ATTRACT <= action < s.READY and state.citizen_at(action - s.ATTRACT) >= 0:
            return f"attract {self.cards.citizens[state.citizen_at(action - s.ATTRACT)]}"
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
                kind = state.aside(action - s.NAME_SEAT)
                return f"Keep {self.cards.events[kind]}, from seat {action - s.NAME_SEAT + 1}"
            return f"{self._before_seat(state).capitalize()}seat {action - s.NAME_SEAT + 1}"
        if action >= s.NAME_CITIZEN:
            return self._label_citizen(state, action - s.NAME_CITIZEN)
        return self._label_of_turn(state, action)

    def brief(self, state: State, actions: list[int]) -> str:
        assert isinstance(state, RegencyState)
        spent = cards_spent(state) if state.top() == s.SPENDING else ZERO
        picks = [action for action in actions if s.PICK <= action < s.ENOUGH]
        begin = len(actions) - len(picks)
        all_go = spent + len(picks) == state.hands.size(state.to_act)
        if not picks or begin > 1 or actions[begin:] != picks or not all_go:
            return super().brief(state, actions)
        if begin == 1:
            return f"{self.label(state, actions[0]).partition(' (')[0]} (whole hand)"
        whole = "the rest of" if spent else "all of"
        return f"{self._verb(state).capitalize()} {whole} your hand"

    def together(self, state: State, actions: list[int]) -> str:
        """Events that are paid or discarded, in a row: ``Discard Tithe (1) and Barter (1)``."""
        assert isinstance(state, RegencyState)
        labels, verb = self.labels(state, actions), f"{self._verb(state).capitalize()} "
        if not all(one.startswith(verb) for one in labels):
            return ""
        return verb + listed([one.removeprefix(verb) for one in labels])

    def warning(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        if not s.PICK <= action < s.ENOUGH:
            return ""
        surplus = surplus_with(state, action - s.PICK)
        if surplus <= 0 or surplus <= least_surplus(state):
            return ""
        return f"You can pay with fewer events; this gives away {surplus} influence too much."

    def _enough(self, state: RegencyState) -> str:
        if state.top() == s.EVENT:
            return "Leave all as they lie"
        if state.top() == s.LAYING:
            return "Leave the rest as they lie"
        if state.frame(s.SPENT_FOR) == s.DISCARDING:
            full = state.hands.size(state.to_act) >= state.cells[z.LIMIT]
            nothing = "Discard nothing" if full else "Discard nothing and draw"
            return "Draw" if cards_spent(state) > 0 else nothing
        return "That is all; draw as many"

    def _abandon(self, state: RegencyState) -> str:
        if state.top() != s.PAYMENT:
            return "You cannot pay for it: it comes to nothing"
        return EVENT_KINDS[state.frame(s.PAYMENT_FOR)].abandon_label

    def _label_citizen(self, state: RegencyState, citizen: int) -> str:
        lead = self._before_citizen(state)
        text = f"{lead}{self.citizen(citizen)}"
        owner = state.owner_of(citizen)
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
            citizen = state.citizen_at(place)
            if citizen < 0:
                return self.notation(state, action)
            return f"Attract {self.citizen(citizen)} for {self.cards.costs[place]}"
        return f"Play {self.cards.events[action]}: {self.cards.shown[action]}"

    def at(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        if s.PICK <= action < s.ENOUGH:
            return f"{_card_zone(state)}-{action - s.PICK}"
        if s.NAME_SEAT <= action < s.ASSIGN and _card_zone(state) == "passed":
            return f"passed-{action - s.NAME_SEAT}"
        if s.ATTRACT <= action < s.READY and state.citizen_at(action - s.ATTRACT) >= 0:
            return f"citizen-{state.citizen_at(action - s.ATTRACT)}"
        return self.things[action]

    def window_label(self, window: int) -> str:
        return {
            s.ATTRACTED: "all attractions",
            s.ACTED: "actions against nobody",
            s.MEDDLED: "actions against others",
            s.REACTED: "all reactions",
            EVERY: "whatever does not touch you",
            HARMLESS: "your own events and what harms nobody",
        }.get(window, "")

    def score(self, points: int) -> str:
        return f"{points} of {s.CASTES} castes"

    def no_winner(self, state: State) -> str:
        assert isinstance(state, RegencyState)
        return f"{CATHERINE_NAME} wins." if state.cells[z.VICTOR] >= 0 else "Nobody wins."

    # Questions.

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, RegencyState)
        return prompt(self.cards, state, seat)

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, RegencyState)
        return refuse(self.cards, state, action)

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
            Section("Under way", [self._stack_line(one, names) for one in observation.stack]),
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

    def _stack_line(self, under_way: Named, names: list[str]) -> str:
        kind, first = under_way.deed, under_way.citizen
        who = self.domain(under_way.domain, names)
        if kind >= s.KINDS:
            return f"{who}: attracts {self.citizen(first)}"
        other = names[under_way.at] if under_way.at >= 0 else ""
        if under_way.other_citizen >= 0:
            other = self.cards.citizens[under_way.other_citizen]
        return f"{who}: {self.cards.events[kind]}{self.story_aim(kind, first, other)}"

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

    def _hand_line(self, observation: RegencyObservation, seat: int, names: list[str]) -> str:
        line = f"{seat + 1} {names[seat]}: {counted_events(observation.sizes[seat])}"
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

    def printed(self) -> list[Section]:
        """The events, and the castes with their powers."""
        prints = RegencyPrint(self.cards)
        found: list[Section] = []
        for event in prints.events:
            sort = "Event" if event.sort == "influence" else f"Event, {event.sort}"
            lines = [f"{sort}; {event.influence} influence."]
            found.append(Section(event.name, [*lines, event.text] if event.text else lines))
        for caste in prints.castes:
            power = f"Its power: {caste.power}, {caste.when}. {caste.deed}"
            found.append(Section(caste.name, ["Caste.", power]))
        return found


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
