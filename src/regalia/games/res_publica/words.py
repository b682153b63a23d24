"""The words of Res Publica: notation, statements, questions, the story, the table in words."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from regalia.engine.errors import NotUnderstood
from regalia.engine.journal import Event
from regalia.engine.named import Named
from regalia.engine.observation import Observation
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.words import (
    Section,
    Words,
    listed,
    mid_sentence,
    possessive,
    possible_actions,
    split_words,
)
from regalia.games.res_publica import rules as r
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.cards import SPELLED, Cards
from regalia.games.res_publica.choices import displayed, out_of_order, set_size
from regalia.games.res_publica.observation import (
    ResPublicaObservation,
    last_turns,
    set_sizes,
    words_of,
)
from regalia.games.res_publica.reading import Reader, has_only_verb
from regalia.games.res_publica.refusals import how_to_answer, reason
from regalia.games.res_publica.trade import PACKING, joint_of

VERBS: Final = s.VERB.names
ENAMELS: Final = (
    "gules",
    "or",
    "azure",
    "vert",
    "purpure",
    "sable",
    "vert",
    "gules",
    "or",
    "argent",
    "azure",
    "purpure",
)
"""The heraldic colour of each kind; people and civilisation differ by the shape of the shield."""


class ResPublicaWords(Words):
    """The words of Res Publica with the names of its cards."""

    def __init__(self, cards: Cards) -> None:
        names = {
            "card": [one.lower() for one in cards.one],
            "set": [cards.counted(set_size(kind, False), kind).lower() for kind in range(s.KINDS)],
            "city_set": [
                cards.counted(s.SHORT_SET, s.PEOPLE_KINDS + i).lower() for i in range(s.CITY_KINDS)
            ],
            "characteristic": [cards.name(i).lower() for i in range(s.CHARACTERISTICS)],
        }
        super().__init__(" ", s.SCHEMA, names)
        self.cards = cards
        self.reader = Reader(cards)

    # Notation.

    def notation(self, state: State, action: int) -> str:
        if s.NAME <= action < s.AND:
            return self.cards.name(action - s.NAME, _counted(state)).lower()
        picks = s.PICK <= action < s.ENOUGH and state.top() != s.GIVING
        return f"give {self.notations[action]}" if picks else self.notations[action]

    def move(self, state: State, actions: list[int]) -> str:
        """A statement without its last word *stop*, and picks as counts: ``give 2 goths``."""
        assert isinstance(state, r.ResPublicaState)
        if actions and (s.PICK <= actions[0] < s.STARTER):
            return self._picked(state, actions)
        text = super().move(state, actions)
        if actions and (s.REQUEST <= actions[0] < s.DECLINE or has_only_verb(state)):
            return text.removesuffix(" stop")
        return text

    def _picked(self, state: r.ResPublicaState, actions: list[int]) -> str:
        counts = [actions.count(s.PICK + kind) for kind in range(s.KINDS)]
        parts = [self.cards.counted(n, kind).lower() for kind, n in enumerate(counts) if n]
        return ("" if state.top() == s.GIVING else "give ") + " and ".join(parts or ["enough"])

    def parse(self, state: State, text: str, whole: bool = True) -> list[int]:
        """As `Words.parse`, with the many ways in which people write a statement."""
        assert isinstance(state, r.ResPublicaState)
        tokens = [token.strip(".!?“”\"';:()") for token in split_words(text)]
        tokens = [SPELLED.get(token, token) for token in tokens if token]
        if state.to_act < 0 or not tokens:
            return super().parse(state, text, whole)
        if state.window() == s.PICKING:
            return super().parse(state, self.reader.picks(state, tokens) or text, whole)
        if state.top() == s.TRADING and state.asks_others():
            answer = tokens[1:] if tokens[0] == "i" else tokens
            if answer in (["no"], ["pass"], ["decline"]):
                return [s.DECLINE]
            if answer and answer[0] == "give":
                raise NotUnderstood(how_to_answer(state))
        elif state.top() == s.TRADING and tokens in (["no"], ["none"], ["decline"]):
            return [s.REFUSE]
        if (
            tokens[0] == "draw"
            and tokens[1:2] in (["with"], ["without"])
            and state.is_legal(s.DRAW)
        ):
            raise NotUnderstood(self.refuse(state, s.DRAW_WITH))
        actions = self.reader.statement(state, tokens)
        if not actions:
            return super().parse(state, text, whole)
        here = state.copy()
        for action in actions:
            if not here.is_legal(action):
                raise NotUnderstood(self.refuse(here, action))
            here.apply(action)
        if whole and here.underway():
            raise NotUnderstood(
                f"The statement is not finished; it goes on with: {possible_actions(here)}."
            )
        return actions

    # Statements and cards in words.

    def say(self, words: Named) -> str:
        """A statement in words: ``2 Huns and any card``. ``words`` are a `schema.STATEMENT`."""
        text = self.cards.said(words.count, words.characteristic)
        if words.joint == s.ALONE:
            return text
        second = self.cards.said(words.other_count, words.other_characteristic)
        return f"{text} {('', 'and', 'or')[words.joint]} {second}"

    def list_cards(self, counts: list[int]) -> str:
        """Cards by kind in words: ``3 Huns, 1 Monk``."""
        parts = [self.cards.counted(n, kind) for kind, n in enumerate(counts) if n]
        return ", ".join(parts) or "none"

    def _listed_cards(self, counts: list[int]) -> str:
        """Cards by kind within a sentence: ``3 Huns and 1 Monk``."""
        return listed([self.cards.counted(n, kind) for kind, n in enumerate(counts) if n])

    def colour_words(self) -> dict[str, str]:
        found: dict[str, str] = {}
        for kind in range(s.KINDS):
            found[self.cards.many[kind]] = ENAMELS[kind]
            found[self.cards.one[kind]] = ENAMELS[kind]
        return found

    # Questions and choices.

    def label(self, state: State, action: int) -> str:
        assert isinstance(state, r.ResPublicaState)
        if action >= s.STARTER:
            return self.notation(state, action)
        if action == s.ENOUGH:
            return "That is enough"
        if action >= s.PICK:
            return f"Give 1 {self.cards.one[action - s.PICK]}"
        if action >= s.ACCEPT:
            if action == s.REFUSE:
                return "Accept no answer"
            return self._label_deal(state, action - s.ACCEPT)
        if action >= s.AND:
            return ("and …", "or …", "Say it")[action - s.AND]
        if action >= s.NAME:
            named = self.cards.spoken(action - s.NAME, _counted(state))
            return f"{named}: two cards of one kind" if action - s.NAME >= s.PAIR else named
        if action >= s.COUNT:
            return self.notations[action]
        if action >= s.REQUEST:
            return (
                "Request cards …",
                "Offer cards …",
                "Answer: ask for …",
                "Answer: tender …",
                "Decline",
            )[action - s.REQUEST]
        if action >= s.DISPLAY:
            return self._label_display(state, action)
        return (
            "Draw" if finds_cards(state) else "Draw nothing",
            "Draw 1 of people and 2 of civilisation",
            "Draw 3 of civilisation",
            "Display no more",
        )[action]

    def labels(self, state: State, actions: list[int]) -> list[str]:
        """As `Words.labels`, with all picks in one label: ``Give 2 Vikings``."""
        picks = [actions.count(s.PICK + kind) for kind in range(s.KINDS)]
        if sum(picks) == 0:
            enough = bool(actions) and actions == [s.ENOUGH] * len(actions)
            return super().labels(state, actions[:1] if enough else actions)
        return [f"Give {self._listed_cards(picks)}"]

    def together(self, state: State, actions: list[int]) -> str:
        return self.labels(state, actions)[0] if actions[0] >= s.PICK else ""

    def _label_display(self, state: r.ResPublicaState, action: int) -> str:
        count, kind = displayed(action)
        if kind == s.MONKS:
            gained = f"a church ({_points(state.config.church_points)})"
        elif kind == s.BOOKS:
            gained = "a library"
        elif kind < s.MONKS:
            gained = f"a settlement ({_points(state.config.settlement_points)})"
        elif state.next_city() < s.CITIES:
            gained = f"a city ({_points(state.config.cities[state.next_city()])})"
        else:
            gained = "a city"
        return f"Display {self.cards.counted(count, kind)}: {gained}"

    def _label_deal(self, state: r.ResPublicaState, seat: int) -> str:
        row = state.trade_row()
        if row < 0 or seat >= state.seats or seat == state.to_act or state.answer(seat) <= 0:
            return f"Accept the answer of seat {seat + 1}"
        answer = self.say(words_of(state.answer(seat)))
        what = f"take {answer}" if state.is_offer() else f"give {answer}"
        if joint_of(state.answer(seat)) == s.EITHER:
            what += ", as they choose" if state.is_offer() else ", as you choose"
        return f"Accept the answer of seat {seat + 1}: {what}"

    def warning(self, state: State, action: int) -> str:
        if action > s.REST:
            return ""
        sets = sum([1 for other in state.legal() if s.DISPLAY <= other < s.REQUEST])
        return "You still hold a whole set that you can display." if sets else ""

    def press_warning(self, state: State, actions: list[int]) -> str:
        """The statement that a press says whole.

        A name alone needs no warning: a page fills it in and asks once more.
        """
        assert isinstance(state, r.ResPublicaState)
        named = s.NAME <= actions[0] < s.AND
        if named or len(actions) == 1 or not s.NAME <= actions[-1] < s.ACCEPT:
            return ""
        said = self._sentence(state, actions[-1] - s.NAME if actions[-1] < s.AND else -1)
        return f"This says “{said}”."

    def at(self, state: State, action: int) -> str:
        assert isinstance(state, r.ResPublicaState)
        if s.COUNT <= action < s.NAME:
            return f"count-{self.notations[action]}"
        if s.DISPLAY_SHORT <= action < s.REQUEST:
            return f"hand-{s.PEOPLE_KINDS + action - s.DISPLAY_SHORT}"
        if s.DISPLAY <= action < s.DISPLAY_SHORT:
            kind = action - s.DISPLAY
            city = s.PEOPLE_KINDS <= kind < s.BOOKS
            if city and state.hall(state.to_act, s.LIBRARY) > 0:
                return ""  # the card stands for the short set
        return self.things[action]

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, r.ResPublicaState)
        match state.top():
            case k if k == s.SAYING:
                return self._ask_words(state)
            case k if k in (s.GIVING, s.PICKING):
                return self._ask_picks(state, seat)
            case k if k == s.TRADING:
                return self._ask_answer(state) if state.asks_others() else self._ask_deal(state)
        if state.in_last_displays():
            return "The last displays: lay out what sets you still have."
        empty = state.deck_size(0) + state.deck_size(1) == 0
        if state.cells[z.TRADED] == 1:
            draw = "end your turn" if empty else "draw"
            return f"Display sets if you have any, then {draw}.{self._last(state)}"
        draw = "end it" if empty else "draw"
        if state.hands.size(seat) == 0:
            return f"Your turn: {draw}.{self._last(state)}"
        do = "trade once if you like, then display sets, then"
        return f"Your turn: {do} {draw}.{self._last(state)}"

    def _last(self, state: r.ResPublicaState) -> str:
        return " This is your last turn." if state.is_last_turn() else ""

    def _ask_words(self, state: r.ResPublicaState) -> str:
        """The statement so far, and a question for its next word."""
        begun = self._sentence(state)
        joined = state.frame(s.JOINED_BY) != s.ALONE
        if state.frame(s.FIRST_COUNT) == 0 or (joined and state.frame(s.SECOND_COUNT) == 0):
            return f"{begun} … How many?"
        if state.frame(s.FIRST_NAME) < 0 or joined:
            return f"{begun} … Of what?{self._order_note(state)}"
        return f"{begun}. Say it like that, or name a second thing?"

    def _order_note(self, state: r.ResPublicaState) -> str:
        """How to name a second thing that is listed before the first (RP07)."""
        first = state.frame(s.FIRST_NAME)
        if first <= 0:
            return ""
        named = self.cards.spoken(first, 2)
        return f" To name something listed before {named}, take back and say that first."

    def _sentence(self, state: r.ResPublicaState, last: int = -1) -> str:
        """The half-made statement as a sentence; with ``last`` as its last word, if given."""
        verb = state.frame(s.BEGUN_BY) - s.REQUEST
        parts = [("I request", "I offer", "I ask for", "I tender")[verb]]
        count, name = state.frame(s.FIRST_COUNT), state.frame(s.FIRST_NAME)
        if name >= 0:
            parts.append(self.cards.said(count, name))
        elif count > 0:
            parts.append(self.cards.said(count, last) if last >= 0 else str(count))
        if state.frame(s.JOINED_BY) != s.ALONE:
            parts.append("and" if state.frame(s.JOINED_BY) == s.BOTH else "or")
        if (count := state.frame(s.SECOND_COUNT)) > 0:
            parts.append(self.cards.said(count, last) if last >= 0 else str(count))
        return " ".join(parts)

    def _ask_picks(self, state: r.ResPublicaState, seat: int) -> str:
        statement = self.say(words_of(state.promise_of(seat)))
        picks = state.picks_begun()
        order = self._pick_order(state, seat)
        if picks == 0:
            return f"You owe {statement}: which cards do you give?{order}"
        chosen = self._listed_cards([PACKING.count(picks, kind) for kind in range(s.KINDS)])
        if state.legal()[0] == s.ENOUGH:
            return f"You owe {statement} and give {chosen}: that is enough."
        if state.is_legal(s.ENOUGH):
            return f"You owe {statement} and give {chosen}. More, or is that enough?{order}"
        return f"You owe {statement} and give {chosen}. Which more?{order}"

    def _pick_order(self, state: r.ResPublicaState, seat: int) -> str:
        """Why cards that keep the promise, too, cannot be picked now: they are picked in order."""
        early, late = out_of_order(state)
        notes = []
        if late:
            names = listed([self.cards.many[kind] for kind in late])
            notes.append(f" In the order of your hand: {names} can only come after others.")
        if early:
            *most, final = [self.cards.many[kind] for kind in early]
            names = f"{', '.join(most)} or {final}" if most else final
            notes.append(f" To give {names}, take back and give those first.")
        return "".join(notes)

    def forced(self, state: State, actions: list[int]) -> str:
        """Which cards are given because no others keep the promise."""
        counts = [actions.count(s.PICK + kind) for kind in range(s.KINDS)]
        if sum(counts) == 0:
            return ""
        assert isinstance(state, r.ResPublicaState)
        verb = "is" if sum(counts) == 1 else "are"
        after = "in any case" if state.picks_begun() == 0 else "with that, too"
        return f"{self._listed_cards(counts)} {verb} given {after}."

    def _ask_answer(self, state: r.ResPublicaState) -> str:
        statement = self.say(words_of(state.said()))
        asker = f"seat {state.active() + 1}"
        able = state.legal()[0] != s.DECLINE
        if state.is_offer():
            if not able:
                return f"You have nothing to tender for what {asker} offers: {statement}."
            return f"What do you tender to {asker} in exchange for {statement}?"
        if not able:
            return f"You cannot give what {asker} requests: {statement}."
        return f"What do you ask of {asker} in return for {statement}?"

    def _ask_deal(self, state: r.ResPublicaState) -> str:
        statement = self.say(words_of(state.said()))
        verb = "offer" if state.is_offer() else "request"
        if len(state.legal()) == 1:
            return f"You {verb} {statement}. You cannot pay what was asked."
        return f"You {verb} {statement}. Whose answer do you accept?"

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, r.ResPublicaState)
        if state.to_act == OVER:
            return "The game is over."
        if state.to_act == CHANCE:
            return "A card is being drawn; nobody can act before that."
        why = reason(self.cards, state, action)
        return why or f"That cannot be done now; do one of: {possible_actions(state)}."

    # The story.

    def tell(self, event: Event, names: list[str]) -> str:
        """As `Words.tell`; the number of seats shows if the last turns are less than a round."""
        if event.kind == s.LAST_CARD:
            last = s.SCHEMA.event(event)
            if last.turns < len(names):  # RP25
                more = f"{last.turns or 'no'} more turn{'' if last.turns == 1 else 's'}"
                left = f"{more}, for the hundredth round is the last"
                return f"{names[last.seat]} drew the last card of civilisation: {left}."
        return super().tell(event, names)

    def tell_starts(self, seat: str) -> str:
        return f"By lot {possessive(seat)} turn comes first."

    def tell_dealt(self, seat: str, card: int) -> str:
        return f"{seat} got 1 {self.cards.one[card]}."

    def tell_stated(self, seat: str, verb: int, first: Named, second: Named) -> str:
        statement = self.say(s.STATEMENT.named(*first, *(second or (s.ALONE, 0, -1))))
        said = ("requested", "offered", "asked for", "tendered")[verb]
        return f"{seat} {said} {statement}{' in return' if verb == 2 else ''}."

    def tell_declined(self, seat: str) -> str:
        return f"{seat} declined."

    def tell_accepted(self, seat: str, partner: str) -> str:
        return f"{seat} accepted {possessive(partner)} answer."

    def tell_refused(self, seat: str) -> str:
        return f"{seat} accepted no answer."

    def tell_gave(self, giver: str, taker: str, card: int, count: int) -> str:
        return f"{giver} gave {mid_sentence(taker)} {self.cards.counted(count, card)}."

    def tell_displayed(self, seat: str, card: int, count: int, points: int) -> str:
        what = self.cards.counted(count, card)
        if card == s.BOOKS:
            return (
                f"{seat} displayed {what} for a library: "
                f"{s.SHORT_SET} of a kind are now enough for {possessive(seat)} cities."
            )
        hall = "church" if card == s.MONKS else "settlement" if card < s.MONKS else "city"
        return f"{seat} displayed {what} for a {hall}: {_points(points)}."

    def tell_drew(self, seat: str, people: int, civilisation: int) -> str:
        if people + civilisation == 0:
            whose = "you" if seat == "You" else "they"
            return f"{seat} drew nothing: no card is left that {whose} could draw."
        cards = "1 card" if (people or civilisation) == 1 else f"{people or civilisation} cards"
        if people == 0:
            return f"{seat} drew {cards} of civilisation."
        more = f" and {civilisation} of civilisation" if civilisation else ""
        return f"{seat} drew {cards} of people{more}."

    def tell_got(self, seat: str, card: int) -> str:
        return f"{seat} got 1 {self.cards.one[card]}."

    def tell_last_card(self, seat: str, turns: int) -> str:
        left = f"everybody has one more turn, {mid_sentence(seat)} last"
        return f"{seat} drew the last card of civilisation: {left}."

    def tell_stalled(self, seat: str, turns: int) -> str:
        left = "one more turn each" if turns else "the hundredth round was the last"
        return f"Three rounds have gone by without a draw or a display: {left}."

    def tell_last_round(self, seat: str) -> str:
        return "The turns are over: everybody may once more display sets."

    def tell_rested(self, seat: str) -> str:
        return f"{seat} displayed no more."

    def tell_shown(self, seat: str, card: int, count: int) -> str:
        if count < s.COUPLE:
            return ""
        pairs = count // 2
        what = "1 pair" if pairs == 1 else f"{pairs} pairs"
        held = f"{self.cards.counted(count, card)} at the end, {what}"
        return f"{seat} held {held}: {_points(pairs)}."

    # The table in words.

    def describe(self, observation: Observation, names: list[str]) -> list[Section]:
        assert isinstance(observation, ResPublicaObservation)
        sections = []
        for seat in observation.mine:
            whose_hand = (
                "Your hand" if len(observation.mine) == 1 else f"{possessive(names[seat])} hand"
            )
            sections.append(Section(whose_hand, self._hand_lines(observation, seat)))
        if observation.offered >= 0:
            sections.append(Section("Trade", self._trade_lines(observation, names)))
        sections.append(
            Section(
                "Seats",
                [self._seat_line(observation, seat, names) for seat in range(observation.seats)],
            )
        )
        sections.append(Section("Decks and piles", self._pile_lines(observation, names)))
        return sections

    def _hand_lines(self, observation: ResPublicaObservation, seat: int) -> list[str]:
        hand = observation.hands[seat]
        sizes = set_sizes(observation, seat)
        lines = []
        for group, start in (("People", 0), ("Civilisation", s.PEOPLE_KINDS)):
            parts = []
            for kind in range(start, start + s.PEOPLE_KINDS):
                if hand[kind] > 0:
                    size = f" of {sizes[kind]}" if sizes[kind] else ""
                    parts.append(self.cards.counted(hand[kind], kind) + size)
            lines.append(f"{group}: {', '.join(parts) or 'none'}")
        return lines

    def _trade_lines(self, observation: ResPublicaObservation, names: list[str]) -> list[str]:
        verb = "offers" if observation.offered == 1 else "requests"
        if names[observation.turn] == "You":
            verb = verb.removesuffix("s")
        lines = [f"{names[observation.turn]}: {verb} {self.say(observation.said)}"]
        for step in range(1, observation.seats):
            seat = (observation.turn + step) % observation.seats
            if observation.declined[seat]:
                lines.append(f"{names[seat]}: declined")
            elif observation.answers[seat]:
                how = "tenders" if observation.offered == 1 else "asks for"
                how = (
                    how.replace("tenders", "tender").replace("asks", "ask")
                    if names[seat] == "You"
                    else how
                )
                lines.append(f"{names[seat]}: {how} {self.say(observation.answers[seat])}")
        if observation.partner >= 0:
            lines.append(f"Accepted: {possessive(names[observation.partner])} answer")
        if observation.giving:
            picking = " and ".join([names[seat] for seat in observation.giving])
            lines.append(f"Still to pick: {picking}")
        return lines

    def _seat_line(self, observation: ResPublicaObservation, seat: int, names: list[str]) -> str:
        people, civilisation = observation.backs[seat]
        parts = [_points(observation.points[seat])]
        settlements, churches, libraries = observation.halls[seat]
        for count, one, many in (
            (settlements, "settlement", "settlements"),
            (observation.city_of.count(seat), "city", "cities"),
            (churches, "church", "churches"),
            (libraries, "library", "libraries"),
        ):
            if count:
                parts.append(f"{count} {one if count == 1 else many}")
        parts.append(f"holds {people} of people and {civilisation} of civilisation")
        if seat not in observation.mine and any(observation.known[seat]):
            parts.append(f"at least {self.list_cards(list(observation.known[seat]))}")
        if any(observation.shown[seat]):
            parts.append(f"displayed {self.list_cards(list(observation.shown[seat]))}")
        if observation.scores:
            points = _points(observation.scores[seat])
            parts[0] = f"place {observation.places[seat]} with {points}, pairs counted"
        return f"{names[seat]}: {'; '.join(parts)}"

    def _pile_lines(self, observation: ResPublicaObservation, names: list[str]) -> list[str]:
        worth = [str(points) for points in self.cards.cities[observation.city :]]
        cities = f"{len(worth)}; the next is worth {worth[0]}" if worth else "none"
        if len(worth) > 1:
            cities += f", then {', '.join(worth[1:])}"
        lines = [
            f"Decks: {observation.decks[0]} of people, {observation.decks[1]} of civilisation",
            f"Settlements left: {observation.piles[0]}",
            f"Cities left: {cities}",
        ]
        if not observation.classic:
            lines.append(
                f"Churches left: {observation.piles[1]}; libraries left: {observation.piles[2]}"
            )
        turns, last = last_turns(observation)
        if turns > 0:
            more = "1 more turn" if turns == 1 else f"{turns} more turns"
            has = "you have" if names[last] == "You" else f"{names[last]} has"
            lines.append(f"The end: {more}, {has} the last one; then the last displays")
        elif observation.finals >= 0 and observation.to_act != OVER:
            lines.append("The end: the turns are over; everybody may once more display sets")
        return lines

    def rules(self) -> str:
        """How to play, in our own words."""
        text = files("regalia.games.res_publica").joinpath("rules.md").read_text(encoding="utf-8")
        return text


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def _counted(state: State) -> int:
    """The count before the next word of a statement; 2 if no statement is being made."""
    if state.top() != s.SAYING:
        return 2
    joined = state.frame(s.JOINED_BY) != s.ALONE
    return state.frame(s.SECOND_COUNT if joined else s.FIRST_COUNT)


def finds_cards(state: r.ResPublicaState) -> bool:
    """Whether the decks hold a card that the seat whose turn it is may draw."""
    civilisation = state.deck_size(1) > 0 and state.hall(state.active(), s.SETTLEMENT) > 0
    return state.deck_size(0) > 0 or civilisation
