"""The words of Regency: notation, questions, sentences, and how to play."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from regalia.engine.journal import Event
from regalia.engine.sight import Sight
from regalia.engine.state import CHANCE, EVERY, FRAME, OVER, State
from regalia.engine.words import Section, Words, possible, whose, within
from regalia.games.regency import actions as r
from regalia.games.regency import position as p
from regalia.games.regency.cards import CASTE_NAMES, Cards
from regalia.games.regency.rules import Regency
from regalia.games.regency.sight import RegencySight

POWERS: Final = ("Inheritance", "Prayer", "Bulwark", "Treasury", "Uprising", "Swindle")
PLACES: Final = (
    "bottom left",
    "bottom middle",
    "bottom right",
    "top right",
    "top middle",
    "top left",
)
ENAMELS: Final = {
    "noble": "purpure",
    "religious": "argent",
    "military": "gules",
    "merchant": "or",
    "commoner": "vert",
    "brigand": "sable",
}
CATHERINE: Final = "Catherine the Great"


class RegencyWords(Words):
    """Everything Regency says, in terms of its cards."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(joint=" ")
        self.cards = cards

    # Names.

    def domain(self, domain: int, names: list[str]) -> str:
        """Who holds a domain, by the names of the seats."""
        return names[domain] if domain < len(names) else CATHERINE

    def counted(self, counts: list[int]) -> str:
        """Events by kind: ``2 Favour, Convert``."""
        names = [
            self.cards.events[kind] if n == 1 else f"{n} {self.cards.events[kind]}"
            for kind, n in enumerate(counts)
            if n > 0
        ]
        return ", ".join(names) or "none"

    def _weighed(self, counts: tuple[int, ...]) -> str:
        """One's own, with their influence: ``2 Favour (3 each), Convert (1); influence 7``."""
        worth = self.cards.influence
        held = [(kind, n) for kind, n in enumerate(counts) if n]
        each = [
            f"{self.cards.events[kind]} ({worth[kind]})"
            if n == 1
            else f"{n} {self.cards.events[kind]} ({worth[kind]} each)"
            for kind, n in held
        ]
        return f"{', '.join(each)}; influence {sum(n * worth[kind] for kind, n in held)}"

    def unpacked(self, cards: int) -> str:
        """The same of events counted in one number."""
        return self.counted([p.counted(cards, kind) for kind in range(p.KINDS)])

    def castes_of(self, citizen: int) -> str:
        """The castes that are printed on a citizen, in words."""
        castes = [name for i, name in enumerate(CASTE_NAMES) if self.cards.castes[citizen] >> i & 1]
        return "any caste" if len(castes) == len(CASTE_NAMES) else " or ".join(castes)

    def citizen(self, citizen: int) -> str:
        """A citizen as a person reads him: name and castes."""
        return f"{self.cards.citizens[citizen]} ({self.castes_of(citizen)})"

    # Notation.

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, Regency)
        cards = self.cards
        if action >= r.TAKE_NAMED:
            return "the named" if action == r.TAKE_NAMED else "the top"
        if action >= r.CALLED:
            return cards.citizens[action - r.CALLED]
        if action >= r.DRAWN:
            return cards.events[action - r.DRAWN]
        if action >= r.STARTER:
            return f"start {action - r.STARTER + 1}"
        if action >= r.MAT:
            return f"mat {cards.regents[action - r.MAT]}"
        if action >= r.ENOUGH:
            return {r.ENOUGH: "done", r.ABANDON: "abandon", r.YIELD: "give all"}[action]
        if action >= r.CARD:
            return f"{self._verb(state)} {cards.events[action - r.CARD]}"
        if action >= r.CASTE:
            return f"as {CASTE_NAMES[action - r.CASTE]}"
        if action >= r.SEAT:
            return f"{self._toward(state)}seat {action - r.SEAT + 1}"
        if action >= r.CITIZEN:
            return f"{self._joint(state)}{cards.citizens[action - r.CITIZEN]}"
        return self._notation_of_turn(state, action)

    def _notation_of_turn(self, state: Regency, action: int) -> str:
        if action >= r.READY and action != r.POWER:
            return {r.READY: "ready", r.END: "end", r.PASS: "pass"}[action]
        if action == r.POWER:
            prowess = state.prowess(state.to_act) if state.to_act >= 0 else -1
            return f"use {POWERS[prowess]}" if prowess >= 0 else "use power"
        if action >= r.ATTRACT:
            citizen = state.row[action - r.ATTRACT]
            place = PLACES[action - r.ATTRACT]
            return f"attract {self.cards.citizens[citizen] if citizen >= 0 else place}"
        return f"play {self.cards.events[action]}"

    def _verb(self, state: Regency) -> str:
        """What is done with an event in the place where it can be chosen now."""
        frame = state.top()
        if frame == p.PASSING:
            return "give"
        if frame == p.PAYMENT or (frame == p.SPENDING and state.frame(2) == p.PAYMENT):
            return "pay"
        if frame == p.PLAYING:
            return "for"
        if frame == p.EVENT:
            return {p.PLUNDER: "take", p.HOMAGE: "keep"}.get(state.frame(2), "discard")
        return "discard"

    def _toward(self, state: Regency) -> str:
        frame = state.top()
        kind = state.frame(2) if frame in (p.PLAYING, p.EVENT) else -1
        return {p.VASSAL: "to ", p.TITHE: "keep from "}.get(kind, "at ")

    def _joint(self, state: Regency) -> str:
        frame = state.top()
        if frame == p.LAYING or (frame == p.EVENT and state.frame(2) == p.FESTIVAL):
            return "lay "
        return "with " if frame == p.PLAYING and state.frame(3) >= 0 else ""

    # What a person reads when asked.

    def label(self, state: State, action: int) -> str:
        assert isinstance(state, Regency)
        if action >= r.STARTER:
            return self.notation(state, action)
        if action >= r.MAT:
            mat = action - r.MAT
            prowess = mat // p.MATS
            return f"{self.cards.regents[mat]} ({CASTE_NAMES[prowess]}, {POWERS[prowess]})"
        if action == r.ENOUGH:
            return self._enough(state)
        if action == r.ABANDON:
            return self._abandon(state)
        if action == r.YIELD:
            return "Hand over your whole hand"
        if action >= r.CARD:
            kind = action - r.CARD
            text = f"{self._verb(state).capitalize()} {self.cards.events[kind]}"
            paying = state.top() in (p.SPENDING, p.PAYMENT)
            return f"{text} ({self.cards.influence[kind]})" if paying else text
        if action >= r.CASTE:
            return f"As {CASTE_NAMES[action - r.CASTE]}"
        if action >= r.SEAT:
            if self._toward(state) == "keep from ":
                kind = state.aside[action - r.SEAT] - 1
                return f"Keep {self.cards.events[kind]}, from seat {action - r.SEAT + 1}"
            return f"{self._toward(state).capitalize()}seat {action - r.SEAT + 1}"
        if action >= r.CITIZEN:
            return self._label_citizen(state, action - r.CITIZEN)
        return self._label_of_turn(state, action)

    def _enough(self, state: Regency) -> str:
        if state.top() in (p.LAYING, p.EVENT):
            return "Leave the rest as they lie"
        if state.frame(2) == r.DISCARDING:
            full = state.hands.size(state.to_act) >= state.limit
            nothing = "Discard nothing" if full else "Discard nothing and draw"
            return "Draw" if state.frame(5) != 0 else nothing
        return "That is all; draw as many"

    def _abandon(self, state: Regency) -> str:
        if state.top() != p.PAYMENT:
            return "You cannot pay for it: it comes to nothing"
        if state.frame(2) == p.PENITENCE:
            return "Pay nothing and abandon it"
        return "You cannot pay: it comes to nothing"

    def _label_citizen(self, state: Regency, citizen: int) -> str:
        joint = self._joint(state)
        text = f"{joint}{self.citizen(citizen)}"
        owner = state.owner_of[citizen]
        if owner >= 0 and owner != state.to_act:
            whose_is = CATHERINE if owner == state.crown else f"seat {owner + 1}"
            text += f" of {whose_is}"
        return text[0].upper() + text[1:]

    def _label_of_turn(self, state: Regency, action: int) -> str:
        if action == r.POWER:
            return f"Use {POWERS[state.prowess(state.to_act)]}"
        if action == r.READY:
            power = POWERS[state.prowess(state.to_act)]
            return f"Ready {power} ({state.law.to_ready} influence)"
        if action == r.END:
            return "End your turn"
        if action == r.PASS:
            return "Leave it" if state.top() == p.DAWN else "Pass"
        if action >= r.ATTRACT:
            place = action - r.ATTRACT
            citizen = state.row[place]
            if citizen < 0:
                return self.notation(state, action)
            return f"Attract {self.citizen(citizen)} for {self.cards.costs[place]}"
        return f"Play {self.cards.events[action]}: {self.cards.texts[action]}"

    def at(self, state: State, action: int) -> str:
        assert isinstance(state, Regency)
        if action >= r.STARTER:
            return ""
        if action >= r.MAT:
            return f"mat-{action - r.MAT}"
        if action >= r.ENOUGH:
            return ""
        if action >= r.CARD:
            zone = {"take": "looked", "keep": "aside", "for": "pile"}.get(self._verb(state), "hand")
            return f"{zone}-{action - r.CARD}"
        if action >= r.CASTE:
            return ""
        if action >= r.SEAT:
            kept = self._toward(state) == "keep from "
            return f"{'passed' if kept else 'seat'}-{action - r.SEAT}"
        if action >= r.CITIZEN:
            return f"citizen-{action - r.CITIZEN}"
        if r.ATTRACT <= action < r.READY and state.row[action - r.ATTRACT] >= 0:
            return f"citizen-{state.row[action - r.ATTRACT]}"
        return f"hand-{action}" if action < r.ATTRACT else ""

    def occasion(self, window: int) -> str:
        return {
            p.ATTRACTED: "all attractions",
            p.ACTED: "actions against nobody",
            p.MEDDLED: "actions against others",
            p.REACTED: "all reactions",
            EVERY: "whatever spares this seat",
        }.get(window, "")

    def score(self, points: int) -> str:
        return f"{points} of {p.CASTES} castes"

    def unwon(self, state: State) -> str:
        assert isinstance(state, Regency)
        return f"{CATHERINE} wins." if state.victor >= 0 else "Nobody wins."

    # Questions.

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, Regency)
        frame = state.top()
        if frame < 0:
            return "Your turn: play events, attract citizens, ready or use your power; then end it."
        if p.answers_in(frame):
            return self._ask_answer(state, seat)
        if frame == p.SPENDING:
            return self._ask_spending(state)
        if frame == p.PAYMENT:
            return self._ask_payment(state)
        if frame == p.PLAYING:
            return self._ask_target(state.frame(2), state.frame(3) >= 0)
        if frame == p.ARRIVAL or (frame == p.LAYING and state.frame(3) < 0):
            verb = "join your domain" if frame == p.ARRIVAL else "lie"
            return f"As what does {self.cards.citizens[state.frame(2)]} {verb}?"
        if frame == p.LAYING:
            return "Who is laid next? Each comes to lie outermost."
        if frame == p.PASSING:
            actor = state.frames[len(state.frames) - 2 * FRAME + 1]
            return f"Tithe: which event do you pass to seat {actor + 1}?"
        if frame == p.DAWN:
            return "Do you use Uprising? The populace is shuffled into its deck and turned up anew."
        if frame == p.CROWNING:
            return "Whose mat do you take? Its caste is your prowess and gives you a power."
        return self._ask_choice(state)

    def _ask_answer(self, state: Regency, seat: int) -> str:
        row = len(state.frames) - 2 * FRAME
        react = "answer it yourself" if state.actor(row) == seat else "react"
        return f"{self.happening(state, row, seat)} Do you {react}?"

    def happening(self, state: Regency, row: int, seat: int) -> str:
        """What the event in this row of the frames is, told to a seat."""
        kind, first, second = state.frames[row + 2], state.frames[row + 3], state.frames[row + 4]
        actor = state.actor(row)
        who = "You" if actor == seat else self._seat(state, actor, seat)
        verb = "attract" if actor == seat else "attracts"
        if kind in (p.ATTRACTION, p.CATHERINE):
            return f"{who} {verb} {self.cards.citizens[first]}."
        verb = "play" if actor == seat else "plays"
        repeat = ", repeated by Forgery" if state.frames[row + 7] == 1 else ""
        aimed = self._aimed(state, kind, first, second, seat)
        return f"{who} {verb} {self.cards.events[kind]}{aimed}{repeat}."

    def _aimed(self, state: Regency, kind: int, first: int, second: int, seat: int) -> str:
        """At whom or what an event is aimed, in words that go on with the sentence."""
        citizens = self.cards.citizens
        if kind == p.APPOINTMENT:
            return f", {citizens[first]} for {citizens[second]}"
        if kind == p.SUMMONS:
            return f" for {citizens[first]} and {citizens[second]}"
        if kind == p.VASSAL:
            return f", {citizens[first]} to {self._seat(state, second, seat)}"
        if second >= 0:
            return f" at {self._seat(state, second, seat)}"
        if first < 0:
            return ""
        owner = state.owner_of[first]
        if owner < 0:
            return f" for {citizens[first]}"
        holder = self._seat(state, owner, seat)
        return f" at {'your' if holder == 'you' else whose(holder)} {citizens[first]}"

    def _seat(self, state: Regency, seat: int, viewer: int) -> str:
        if seat == state.crown:
            return CATHERINE
        return "you" if seat == viewer else f"seat {seat + 1}"

    def _ask_spending(self, state: Regency) -> str:
        goal, cost, paid = state.frame(2), state.frame(3), state.frame(4)
        if goal == r.DISCARDING:
            over = state.hands.size(state.to_act) - p.cards_in(state.frame(5)) - state.limit
            if over > 0:
                return f"You may keep {state.limit} events: discard at least {over} more."
            return f"Which events do you discard before you draw up to {state.limit}?"
        if goal == p.CHOICE:
            return "Which events do you discard, to draw as many?"
        what = "to ready your power"
        if goal == p.ATTRACTION:
            what = f"to attract {self.cards.citizens[state.row[state.frame(6)]]}"
        elif goal == p.PAYMENT:
            return f"Which events do you pay? {paid} of {cost} influence so far."
        return f"Which events do you discard {what}? {paid} of {cost} influence so far."

    def _ask_payment(self, state: Regency) -> str:
        kind, payee = state.frame(2), state.frame(3)
        owed = state.frame(4) - state.frame(5)
        if kind == p.ATTRACTION:
            citizen = self.cards.citizens[state.frame(7)]
            return f"Discard {owed} influence more to attract {citizen}."
        name = self.cards.events[kind]
        whom = self._seat(state, payee, state.to_act)
        if kind == p.PENITENCE:
            return f"{name}: pay {owed} influence to {whom}, or abandon what you play."
        if payee == state.to_act:
            return f"{name}: choose {owed} influence; paid to yourself, it stays yours."
        return f"{name}: pay {owed} influence to {whom}."

    def _ask_target(self, kind: int, second: bool) -> str:
        if kind == p.PRAYER:
            return "Which discarded event do you pray for?"
        name = POWERS[p.BRIGAND] if kind == p.SWINDLE else self.cards.events[kind]
        if kind in (p.DISMISS, p.BARTER, p.PLUNDER):
            return f"{name}: at whom?"
        if kind == p.VASSAL:
            return f"{name}: to whom?" if second else f"{name}: which citizen do you give away?"
        if kind in (p.APPOINTMENT, p.SUMMONS, p.SWINDLE) and second:
            return f"{name}: in exchange for whom?"
        mine = kind in (p.APPOINTMENT, p.SWINDLE)
        return f"{name}: which citizen of yours?" if mine else f"{name}: which citizen?"

    def _ask_choice(self, state: Regency) -> str:
        kind = state.frame(2)
        if state.frame(5) == p.CHOOSING:
            again = f"You repeat {self.cards.events[kind]}. "
            return again + self._ask_target(kind, False)
        name = self.cards.events[kind]
        return name + {
            p.CHOICE: ": which events do you discard, to draw as many?",
            p.FESTIVAL: ": who is laid first? Each comes to lie outermost.",
            p.DISMISS: ": which event do you discard?",
            p.PLUNDER: f": which event do you take from seat {state.frame(4) + 1}?",
            p.HOMAGE: ": which of the two do you keep?",
            p.TITHE: ": which event do you keep?",
        }.get(kind, "?")

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, Regency)
        if state.to_act == OVER:
            return "The game is over."
        if state.to_act == CHANCE:
            return "Cards are being drawn; nobody can act before they lie."
        return self._reason(state, action) or (
            f"That cannot be done now; possible: {possible(state)}."
        )

    def _reason(self, state: Regency, action: int) -> str:
        """Why a thing of one's turn cannot be done, where there is more to say than what can."""
        seat = state.to_act
        if state.top() >= 0:
            return ""
        if 0 <= action < r.ATTRACT:
            return self._no_play(state, seat, action)
        if r.ATTRACT <= action < r.READY:
            place = action - r.ATTRACT
            if state.row[place] < 0:
                return "Nobody stands there; choose a citizen of the bottom row."
            cost = self.cards.costs[place]
            worth = state.influence(seat)
            return f"That citizen costs {cost} influence, and your hand is worth {worth}."
        if action == r.READY:
            if state.ready[seat] == 1:
                return f"{POWERS[state.prowess(seat)]} is ready already."
            return f"To ready a power takes {state.law.to_ready} influence; your hand has less."
        if action == r.POWER:
            return self._no_power(state, seat)
        return ""

    def _no_play(self, state: Regency, seat: int, kind: int) -> str:
        name = self.cards.events[kind]
        if state.hands.has(seat, kind) == 0:
            return f"You do not hold {name}; possible: {possible(state)}."
        if kind == p.FAVOUR:
            return f"{name} cannot be played; discard it for its influence."
        if p.is_reaction(kind):
            return f"{name} is a reaction; you are asked when it can be played."
        if not state.commands(seat, kind):
            caste = CASTE_NAMES[p.caste_of(kind)]
            return f"{name} needs a {caste} citizen in your domain, or a {caste} regent."
        if kind == p.PROCURE and state.can_do(kind, seat, state.hands.size(seat) - 1):
            return f"{name} costs {self.cards.payment} influence, and your hand has less besides."
        return f"{name} could do nothing now; use it for its influence, or keep it."

    def _no_power(self, state: Regency, seat: int) -> str:
        power = POWERS[state.prowess(seat)]
        if state.ready[seat] == 0:
            return f"{power} is not ready; ready it with {state.law.to_ready} influence."
        when = {
            p.MILITARY: "when your hand or domain is meddled with",
            p.MERCHANT: "when you pay influence",
            p.COMMONER: "at the start of a turn",
        }.get(state.prowess(seat))
        return f"{power} is used {when}." if when else f"{power} could do nothing now."

    # The story.

    def legend(self) -> list[str]:
        return [
            "crowned: seat, regent",
            "starts: seat",
            "dealt: seat, event",
            "turned up: citizen, place",
            "turn: seat or Catherine",
            "played: seat, event, citizen + 1, other citizen or seat + 1",
            "discarded: seat, event, cards",
            "attracts: seat or Catherine, citizen",
            "readied: seat",
            "used a power: seat, regent",
            "joined: domain, citizen, caste",
            "cancelled: seat, event + 1 or 0, citizen if 0",
            "got: seat, event",
            "drew: seat, cards",
            "paid: payer, payee, cards",
            "gave: payer, payee, events packed into a number",
            "turned over: seat or Catherine, event",
            "abandoned: seat, event",
            "took: seat, from seat",
            "took an event: seat, from seat, event",
            "looked: seat, at seat, events packed into a number",
            "swapped hands: seat, seat",
            "passed: seat",
            "kept: seat, from seat",
            "received: seat, from seat, event",
            "fizzled: seat, event",
            "reshuffled: the discard pile is the deck",
            "uprising: seat",
            "prayed: seat, event, whether it was taken",
            "won: domain",
            "drawn: nobody wins",
            "moved: citizen, place",
            "forged: seat, event, citizen + 1, other citizen or seat + 1",
            "kept an event: seat, event",
            "passed an event: seat, event",
            "prayed for: seat, event",
            "feasted: seat, citizens laid anew",
            "lies: domain, citizen, caste",
            "came to nothing: seat, event",
        ]

    def tell(self, event: Event, names: list[str]) -> str:
        kind, a, b, c, d = event.numbers()
        events = self.cards.events
        who = self.domain(a, names)
        match kind:
            case r.CROWNED:
                prowess = b // p.MATS
                return (
                    f"{who} took the mat of {self.cards.regents[b]}: "
                    f"{CASTE_NAMES[prowess]}, {POWERS[prowess]}."
                )
            case r.STARTS:
                return (
                    f"{_first(whose(who))} prowess is the highest; the first turn is {_his(who)}."
                )
            case r.DEALT:
                return f"{who} began with {events[b]}."
            case r.STANDS:
                return f"{self.citizen(a)} joined the populace, {PLACES[b]}."
            case r.TURN:
                return f"{_first(whose(who))} turn."
            case r.PLAYED | r.FORGES:
                verb = "played" if kind == r.PLAYED else "repeated"
                return f"{who} {verb} {events[b]}{self._told_aim(b, c - 1, d - 1, names)}."
            case r.DISCARDED:
                return f"{who} discarded {events[b] if c == 1 else f'{c} {events[b]}'}."
            case r.ATTRACTS:
                return f"{who} set out to attract {self.citizen(b)}."
            case r.READIED:
                return f"{who} made the regent's power ready."
            case r.USED:
                return f"{who} used {POWERS[b // p.MATS]}."
            case r.JOINS:
                return f"{self.cards.citizens[b]} joined {within(who)} as {CASTE_NAMES[c]}."
            case r.CANCELS:
                return self._told_cancel(who, b, c)
            case r.DREW:
                drawn = "1 event" if b == 1 else f"{b} events"
                return f"{who} drew {drawn}." if who != "You" else ""  # each is told him
            case r.GOT:
                return f"{who} drew {events[b]}."
            case r.FLIPPED:
                return f"{who} turned over {events[b]} ({self.cards.influence[b]})."
            case r.ABANDONS:
                what = events[b] if b < p.KINDS else "the attraction"
                return f"{who} did not pay, and {what} came to nothing."
            case r.WON:
                return f"{who} won, with citizens of all six castes."
            case r.DRAWN_OUT:
                return "No domain was completed in time: nobody won."
            case r.SHUFFLED:
                return "The discarded events were shuffled and make the deck."
            case r.FEASTS:
                laid = "1 citizen" if b == 1 else f"{b} citizens"
                return f"{who} laid {laid} anew." if b else f"{who} left all citizens as they lay."
            case r.LIES:
                return f"{self.cards.citizens[b]} lies as {CASTE_NAMES[c]}."
            case r.IDLE:
                return f"{_first(whose(who))} {events[b]} came to nothing."
            case r.MOVED:
                return f"{self.cards.citizens[a]} went to the {PLACES[b]}."
        return self._tell_hands(kind, who, a, b, c, names)

    def _tell_hands(self, kind: int, who: str, a: int, b: int, c: int, names: list[str]) -> str:
        """What goes from hand to hand."""
        events = self.cards.events
        match kind:
            case r.PAYS:
                cards = "1 event" if c == 1 else f"{c} events"
                if a == b:
                    return f"{who} had {cards} to pay, and kept what was paid."
                return f"{who} paid {cards} to {within(self.domain(b, names))}."
            case r.GAVE:
                return f"{who} gave {within(names[b])}: {self.unpacked(c)}."
            case r.TOOK:
                return f"{who} took an event from {within(names[b])}."
            case r.TOOK_CARD:
                return f"{who} took {events[c]} from {within(names[b])}."
            case r.LOOKED if a == b:
                return f"{who} got: {self.unpacked(c)}."
            case r.LOOKED:
                return f"{who} saw {whose(within(names[b]))} hand: {self.unpacked(c)}."
            case r.SWAPPED:
                return f"{who} and {within(names[b])} swapped hands."
            case r.PASSED:
                return f"{who} passed an event."
            case r.PASSED_CARD:
                return f"{who} passed {events[b]}."
            case r.KEPT:
                return f"{who} kept {whose(names[b])} event."
            case r.KEPT_CARD:
                return f"{who} kept {events[b]}."
            case r.RECEIVED:
                return f"{who} got {events[c]} from {within(names[b])}."
            case r.FIZZLED:
                return f"{who} repeated {events[b]}, but it could do nothing."
            case r.UPRISES:
                return "The populace went back into its deck, and six were turned up."
            case r.PRAYED_FOR:
                return f"{who} prayed for {events[b]}."
            case r.PRAYED:
                return f"{who} got {events[b] if c else 'the top of the deck'} by prayer."
        return ""

    def _told_cancel(self, who: str, event: int, citizen: int) -> str:
        if event == 0:
            return f"{who} refused: {self.cards.citizens[citizen]} stays with the populace."
        what = self.cards.events[event - 1] if event <= p.KINDS else "the attraction"
        return f"{_first(what)} was cancelled by {within(who)}."

    def _told_aim(self, kind: int, first: int, second: int, names: list[str]) -> str:
        citizens = self.cards.citizens
        if kind in (p.APPOINTMENT, p.SUMMONS) and second >= 0:
            joint = "for" if kind == p.APPOINTMENT else "and"
            return f": {citizens[first]} {joint} {citizens[second]}"
        if second >= 0 and first >= 0:
            return f": {citizens[first]} to {within(names[second])}"
        if second >= 0:
            return f" at {within(names[second])}"
        return f": {citizens[first]}" if first >= 0 else ""

    # The table in words.

    def describe(self, sight: Sight, names: list[str]) -> list[Section]:
        assert isinstance(sight, RegencySight)
        domains = [*range(sight.seats), *([sight.crown] if sight.crown >= 0 else [])]
        return [
            Section("Populace", [self._place_line(sight, place) for place in range(p.PLACES)]),
            Section("Under way", [self._stack_line(row, names) for row in sight.stack]),
            Section("Domains", [self._domain_line(sight, d, names) for d in domains]),
            Section("Hands", [self._hand_line(sight, s, names) for s in range(sight.seats)]),
            Section(
                "Decks",
                [
                    f"events: {sight.events_left} left",
                    f"discarded: {self.counted(list(sight.pile))}",
                    f"citizens: {sight.crowd_left} left",
                ],
            ),
        ]

    def _place_line(self, sight: RegencySight, place: int) -> str:
        citizen = sight.row[place]
        cost = f", costs {self.cards.costs[place]}" if place < p.BOTTOM else ""
        who = self.citizen(citizen) if citizen >= 0 else "nobody"
        return f"{PLACES[place]}: {who}{cost}"

    def _stack_line(self, row: tuple[int, ...], names: list[str]) -> str:
        kind, actor, first, second = row[:4]
        who = self.domain(actor, names)
        if kind >= p.KINDS:
            return f"{who}: attracts {self.citizen(first)}"
        return f"{who}: {self.cards.events[kind]}{self._told_aim(kind, first, second, names)}"

    def _domain_line(self, sight: RegencySight, domain: int, names: list[str]) -> str:
        parts = []
        if domain < sight.seats:
            mat = sight.mats[domain]
            if mat >= 0:
                power = POWERS[mat // p.MATS]
                ready = "ready" if sight.ready[domain] else "not ready"
                parts.append(
                    f"{self.cards.regents[mat]}, {CASTE_NAMES[mat // p.MATS]}; {power} {ready}"
                )
        parts.append(f"{sight.castes[domain]} of 6 castes")
        for caste, name in enumerate(CASTE_NAMES):
            stack = self.stack(sight, domain, caste)
            if stack:
                parts.append(f"{name} {', under it '.join(stack)}")
        seat = f"{domain + 1} " if domain < sight.seats else ""
        places = f"; place {sight.places[domain]}" if sight.places and seat else ""
        return f"{seat}{self.domain(domain, names)}: " + "; ".join(parts) + places

    def stack(self, sight: RegencySight, domain: int, caste: int) -> list[str]:
        """The citizens of a caste in a domain by name, the outermost first."""
        found = [
            (sight.depth[citizen], self.cards.citizens[citizen])
            for citizen in range(p.CITIZENS)
            if sight.owner[citizen] == domain and sight.role[citizen] == caste
        ]
        return [name for _, name in sorted(found)]

    def _hand_line(self, sight: RegencySight, seat: int, names: list[str]) -> str:
        size = "1 event" if sight.sizes[seat] == 1 else f"{sight.sizes[seat]} events"
        line = f"{seat + 1} {names[seat]}: {size}"
        if seat in sight.mine:
            return f"{line}: {self._weighed(sight.hands[seat])}" if sight.sizes[seat] else line
        known = list(sight.known[seat])
        return f"{line}, among them {self.counted(known)}" if any(known) else line

    def enamels(self) -> dict[str, str]:
        return dict(ENAMELS)

    def rules(self) -> str:
        page = files("regalia.games.regency").joinpath("rules.md")
        return page.read_text(encoding="utf-8")


def _first(text: str) -> str:
    """The text with a capital, for the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def _his(who: str) -> str:
    return "yours" if who == "You" else whose(who)
