"""The words of Christina Regina: notation, questions, sentences, and how to play."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from regalia.engine.observation import Observation
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.words import Section, Words, mid_sentence, possessive, possible_actions
from regalia.games.christina import rules as r
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.cards import Cards
from regalia.games.christina.observation import ChristinaObservation, deduced


class ChristinaWords(Words):
    """The words of Christina Regina with the names of its cards."""

    def __init__(self, cards: Cards) -> None:
        names = {
            "stack": list(cards.groups),
            "group": list(cards.groups),
            "colour": list(cards.colours),
            "card": [cards.name(kind) for kind in range(s.KINDS)],
        }
        super().__init__(" ", s.SCHEMA, names)
        self.cards = cards

    # Notation.

    def notation(self, state: State, action: int) -> str:
        written = self.notations[action]
        if not s.USE_ON <= action < s.RETURN:
            return written
        if state.top() == s.PERSUADING:
            return f"onto {written}"
        second = state.top() == s.MANIPULATING and state.frame(s.SWAPPED) >= 0
        return f"with {written}" if second else written

    # Questions and choices.

    def takes_several(self, state: State, actions: list[int]) -> bool:
        """Whether one press spends the action card and chooses for it, too."""
        spends = s.AGITATE <= actions[0] <= s.PERSUADE and len(actions) > 1
        return spends or super().takes_several(state, actions)

    def label(self, state: State, action: int) -> str:
        assert isinstance(state, r.ChristinaState)
        if action >= s.STARTER:
            return self.notation(state, action)
        if action >= s.GUESS:
            own = action - s.GUESS == state.cells[z.FACTION + state.to_act]
            bluff = " (your own: a bluff)" if own else ""
            return f"Guess {self.cards.colours[action - s.GUESS]}{bluff}"
        if action >= s.NUMBER:
            return self.cards.groups[action - s.NUMBER].capitalize()
        if action >= s.RETURN:
            return f"Return {self.card(action - s.RETURN)}"
        if action >= s.USE_ON:
            return self._label_stack(state, action - s.USE_ON)
        if action == s.BURY_BOTH:
            return "Bury both"
        if action >= s.BURY:
            return f"Bury {self._top(state, action - s.BURY)}"
        if action >= s.ASSASSINATE and action != s.PASS:
            return f"Try to assassinate seat {action - s.ASSASSINATE + 1}"
        if action < s.AGITATE:
            return f"Draw {self._top(state, action)}"
        return {
            s.AGITATE: "Agitation: discard a top card",
            s.MANIPULATE: "Manipulation: swap two top cards",
            s.PERSUADE: "Persuasion: return a discarded card",
            s.PASS: "Pass",
        }[action]

    def _label_stack(self, state: r.ChristinaState, stack: int) -> str:
        if state.top() == s.PERSUADING:
            return f"Put it onto the {self.cards.groups[stack]} stack"
        verb = "Discard" if state.top() == s.AGITATING else "Swap"
        if state.top() == s.MANIPULATING and state.frame(s.SWAPPED) >= 0:
            verb = "Swap it with"
        return f"{verb} {self._top(state, stack)}"

    def _top(self, state: r.ChristinaState, stack: int) -> str:
        kind = state.top_card(stack)
        return self.card(kind) + self._place(" from", kind, stack)

    def _place(self, preposition: str, kind: int, stack: int) -> str:
        """The stack of a card, or nothing if it is the stack of the card's own group."""
        if kind // s.GROUP_KINDS == stack:
            return ""
        return f"{preposition} the {self.cards.groups[stack]} stack"

    def card(self, kind: int) -> str:
        """A card as people read it: its person and name, or a plain card."""
        person = self.cards.person(kind)
        if person is None:
            return f"a plain {self.cards.groups[kind // s.GROUP_KINDS]} card"
        return f"{person.name} ({self.cards.name(kind)})"

    def introduced(self, kind: int) -> str:
        """A card at its first appearance, with the title of its person."""
        person = self.cards.person(kind)
        if person is None:
            return self.card(kind)
        title = person.title[0].lower() + person.title[1:]
        return f"{person.name}, {title} ({self.cards.name(kind)})"

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, r.ChristinaState)
        if not state.underway():
            return self._turn(state)
        frame = state.top()
        if frame == s.DRAWING:
            return self._ask_burial(state)
        if frame == s.AGITATING:
            return "Which stack's top card do you discard?"
        if frame == s.MANIPULATING:
            first = state.frame(s.SWAPPED) < 0
            return "Which top card do you swap?" if first else "With which other top card?"
        if frame == s.PERSUADING:
            if state.frame(s.RETURNED) < 0:
                return "Which discarded card do you return?"
            return f"Onto which stack do you put {self.card(state.frame(s.RETURNED))}?"
        return self._ask_assassination(state, seat)

    def _ask_burial(self, state: r.ChristinaState) -> str:
        taken = f"You take {self._top(state, state.frame(s.DRAWN_FROM))}."
        if state.cells[z.BURY] > 1:
            return f"{taken} Which other stack's top card do you bury at its bottom, or both?"
        return f"{taken} Which other stack's top card do you bury at its bottom?"

    def _ask_assassination(self, state: r.ChristinaState, seat: int) -> str:
        """The next question of an assassination: the metal, then the colour."""
        victim, group = f"seat {state.frame(s.VICTIM) + 1}", state.frame(s.STRUCK_BY)
        groups = self.cards.groups
        if group < 0:
            tilted = [groups[g] for g in range(s.GROUPS) if state.is_tilted(seat, g)]
            why = f" Not in {' or '.join(tilted)}, where yours is already." if tilted else ""
            return (
                f"In which metal do you strike at {victim}? Name {victim}'s colour right, and "
                f"{victim}'s card of that metal is tilted and will not score; name it wrong, and "
                f"yours is.{why}"
            )
        metal = groups[group]
        return (
            f"Which colour do you take {victim} for? "
            f"Right, {victim}'s {metal} card is tilted; wrong, yours."
        )

    def _turn(self, state: r.ChristinaState) -> str:
        """The question of a turn, with the moves that are possible."""
        ways = []
        for action in state.legal():
            if action < s.AGITATE:
                ways.append("draw a card")
            elif action == s.PASS:
                ways.append("pass")
            else:
                ways.append(
                    "play your action card" if action < s.ASSASSINATE else "try an assassination"
                )
        ways = list(dict.fromkeys(ways))
        listed = ", ".join(ways[:-1]) + " or " + ways[-1] if len(ways) > 1 else ways[0]
        empty = [self.cards.groups[g] for g in range(s.GROUPS) if state.top_card(g) < 0]
        why = f" Nobody can draw while {' and '.join(empty)} {_are(empty)} empty." if empty else ""
        return f"Your turn: {listed}.{why}"

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, r.ChristinaState)
        if state.to_act == OVER:
            return "The game is over."
        if state.to_act == CHANCE:
            return "A lot is being drawn; nobody can act before that."
        return (
            self._reason(state, action)
            or f"That cannot be done now; do one of: {possible_actions(state)}."
        )

    def _reason(self, state: r.ChristinaState, action: int) -> str:
        if state.underway() and action < state.game.actions:
            if state.top() == s.DRAWING and s.BURY <= action < s.BURY_BOTH:
                other = "You bury from another stack than the one you draw from"
                return f"{other}; possible: {possible_actions(state)}."
            written = self.notation(state, action)
            return f"“{written}” is not possible here; possible: {possible_actions(state)}."
        if action == s.PASS:
            return "You may pass only while a court stack is empty; draw, act or assassinate."
        if action < s.AGITATE and state.some_stack_empty():
            return "Nobody may draw while a court stack is empty; act, assassinate or pass."
        if s.AGITATE <= action <= s.PERSUADE:
            if state.is_spent(state.to_act):
                return "Your action card is spent; draw, assassinate, or pass if a stack is empty."
            if action == s.PERSUADE:
                return "No card is discarded that could be returned; choose another action."
        if s.ASSASSINATE <= action < s.PASS:
            return self._no_assassination(state, action - s.ASSASSINATE)
        return ""

    def _no_assassination(self, state: r.ChristinaState, victim: int) -> str:
        if victim == state.to_act:
            return "You cannot assassinate yourself; name another seat."
        if victim >= state.seats:
            return f"There is no seat {victim + 1}; the seats are 1 to {state.seats}."
        if state.attempt_number(state.to_act, victim) > 0:
            return f"You have tried seat {victim + 1} already; name another seat."
        return "All your faction cards are tilted; draw, act, or pass if a stack is empty."

    # The story.

    def tell_starts(self, seat: str) -> str:
        return f"By lot {possessive(seat)} turn comes first."

    def tell_dealt(self, seat: str, colour: int) -> str:
        return f"{seat} got {self.cards.colours[colour]}, {self.cards.circles[colour]}."

    def tell_turned_up(self, stack: int, card: int) -> str:
        return f"{self.cards.groups[stack].capitalize()} turned up {self.introduced(card)}."

    def tell_drew(self, seat: str, stack: int, card: int) -> str:
        what = self.card(card) + self._place(" from", card, stack)
        if card % s.GROUP_KINDS == s.PLAIN:
            return f"{seat} drew and discarded {what}."
        return f"{seat} drew {what} onto the {self.cards.groups[card // s.GROUP_KINDS]} influence."

    def tell_buried(self, seat: str, stack: int, card: int) -> str:
        return f"{seat} buried {self.card(card)}{self._place(' under', card, stack)}."

    def tell_agitated(self, seat: str, stack: int, card: int) -> str:
        return f"Agitation: {seat} discarded {self.card(card)}{self._place(' from', card, stack)}."

    def tell_manipulated(self, seat: str, stack: int, other: int) -> str:
        groups = self.cards.groups
        return f"Manipulation: {seat} swapped the tops of {groups[stack]} and {groups[other]}."

    def tell_persuaded(self, seat: str, card: int, stack: int) -> str:
        onto = self.cards.groups[stack]
        return f"Persuasion: {seat} put {self.card(card)} onto the {onto} stack."

    def tell_assassination(self, assassin: str, victim: str, group: int, success: int) -> str:
        metal = self.cards.groups[group]
        if success:
            return (
                f"{assassin} assassinated {mid_sentence(victim)}: "
                f"{possessive(victim)} {metal} card is tilted."
            )
        return (
            f"{assassin} tried to assassinate {mid_sentence(victim)} and failed: "
            f"{possessive(assassin)} {metal} card is tilted."
        )

    def tell_guessed(self, assassin: str, victim: str, colour: int) -> str:
        return f"{assassin} took {mid_sentence(victim)} for {self.cards.colours[colour]}."

    def tell_learned(self, assassin: str, victim: str, colour: int) -> str:
        return f"{assassin} saw {possessive(victim)} true colour: {self.cards.colours[colour]}."

    def tell_passed(self, seat: str) -> str:
        return f"{seat} passed."

    def tell_shown(self, seat: str, colour: int) -> str:
        colours, circles = self.cards.colours, self.cards.circles
        return f"Revealed: {possessive(seat)} colour is {colours[colour]}, {circles[colour]}."

    def tell_struck(self, group: int, colour: int, seat: str) -> str:
        metal = self.cards.groups[group]
        struck = f"{self.cards.colours[colour]}, because {possessive(seat)} {metal} card is tilted"
        return f"Struck from {metal}: {struck}."

    def tell_scored(self, group: int, colour: int, points: int, seat: str) -> str:
        worth = {0: "nothing", 1: "1 point"}.get(points, f"{points} points")
        what = f"{self.cards.groups[group].capitalize()}: {self.cards.colours[colour]}"
        if not seat:
            return f"{what}, nobody's colour, takes {worth}."
        return f"{what} scores {worth} for {mid_sentence(seat)}."

    def tell_queen(self) -> str:
        return "No card of any player is left: the Queen chose her own path, and all lose."

    def no_winner(self, state: State) -> str:
        """The Queen wins if no seat has won (CH19)."""
        return "The Queen wins."

    # The table in words.

    def describe(self, observation: Observation, names: list[str]) -> list[Section]:
        assert isinstance(observation, ChristinaObservation)
        return [
            Section(
                "Court, top card first", [self._stack_line(observation, g) for g in range(s.GROUPS)]
            ),
            Section(
                "Influence, top card first: 3, 2 and 1 points",
                [self._influence_line(observation, g) for g in range(s.GROUPS)],
            ),
            Section("Discards", [self._discards(observation)]),
            Section(
                "Seats",
                [self._seat_line(observation, seat, names) for seat in range(observation.seats)],
            ),
        ]

    def colour_words(self) -> dict[str, str]:
        tinctures = ("azure", "gules", "vert", "sable", "purpure")
        return dict(zip(self.cards.colours, tinctures, strict=True))

    def _stack_line(self, observation: ChristinaObservation, stack: int) -> str:
        parts = []
        if observation.top[stack]:
            parts.append(self._names(observation.top[stack], stack))
        if observation.covered[stack]:
            parts.append("covered " + self._names(observation.covered[stack], stack))
        if observation.unseen[stack]:
            parts.append(f"{observation.unseen[stack]} unseen: {self._left(observation, stack)}")
        if observation.buried[stack]:
            parts.append("buried " + self._names(observation.buried[stack], stack))
        return f"{self.cards.groups[stack]}: " + ("; ".join(parts) or "empty")

    def _names(self, kinds: tuple[int, ...], stack: int) -> str:
        """The names of the cards of a stack; those of its own group are only colours."""
        names = [self.cards.name(kind) for kind in kinds]
        return ", ".join(name.removeprefix(f"{self.cards.groups[stack]} ") for name in names)

    def _left(self, observation: ChristinaObservation, group: int) -> str:
        """The unseen cards of a stack: those of its group that are nowhere else."""
        known = Counter(
            [
                kind
                for row in (*observation.top, *observation.covered, *observation.buried)
                for kind in row
            ]
        )
        known.update({kind: n for kind, n in enumerate(observation.discards)})
        known.update(group * s.GROUP_KINDS + colour for colour in observation.influence[group])
        left = [(name, cards - known[kind]) for name, kind, cards in self._printed_cards(group)]
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in left if n > 0)

    def _printed_cards(self, group: int) -> list[tuple[str, int, int]]:
        """The cards of a group as printed: short name, kind, how many."""
        row = group * s.GROUP_KINDS
        coloured = [(colour, row + i, 1) for i, colour in enumerate(self.cards.colours)]
        return [*coloured, ("plain", row + s.PLAIN, self.cards.plain[group])]

    def _influence_line(self, observation: ChristinaObservation, group: int) -> str:
        stack = [
            self.cards.colours[colour]
            + (" (struck)" if _struck(observation, group, colour) else "")
            for colour in reversed(observation.influence[group])
        ]
        return f"{self.cards.groups[group]}: {', '.join(stack) or 'nobody yet'}"

    def _discards(self, observation: ChristinaObservation) -> str:
        cards = [
            self.cards.name(kind) if n == 1 else f"{n} {self.cards.name(kind)}"
            for kind, n in enumerate(observation.discards)
            if n
        ]
        return ", ".join(cards) or "none"

    def _seat_line(self, observation: ChristinaObservation, seat: int, names: list[str]) -> str:
        colour = deduced(observation)[seat]
        parts = ["colour unknown" if colour < 0 else self.cards.colours[colour]]
        if colour >= 0 > observation.factions[seat]:
            parts = [f"must be {parts[0]}, the last colour"]
        parts.append("action card spent" if observation.spent[seat] else "action card ready")
        tilted = [self.cards.groups[g] for g in range(s.GROUPS) if observation.tilted[seat][g]]
        if tilted:
            parts.append(f"{' and '.join(tilted)} tilted")
        for done, succeeded in (("assassinated ", 1), ("failed against ", 0)):
            victims = [
                self._attempt(observation, seat, victim, group, names)
                for victim, group in enumerate(observation.tried[seat])
                if group >= 0 and observation.succeeded[seat][victim] == succeeded
            ]
            if victims:
                parts.append(done + ", ".join(victims))
        if observation.points:
            points = (
                "1 point" if observation.points[seat] == 1 else f"{observation.points[seat]} points"
            )
            parts.append(f"{points}, place {observation.places[seat]}")
        return f"{seat + 1} {names[seat]}: " + "; ".join(parts)

    def _attempt(
        self,
        observation: ChristinaObservation,
        seat: int,
        victim: int,
        group: int,
        names: list[str],
    ) -> str:
        guess = observation.guesses[seat][victim]
        guessed = f" as {self.cards.colours[guess]}" if guess >= 0 else ""
        return f"{mid_sentence(names[victim])} ({self.cards.groups[group]}{guessed})"

    def rules(self) -> str:
        page = files("regalia.games.christina").joinpath("rules.md")
        return page.read_text(encoding="utf-8")


def _struck(observation: ChristinaObservation, group: int, colour: int) -> bool:
    """Whether a card of an influence stack was struck; false before the end."""
    if observation.to_act != OVER or colour not in observation.factions:
        return False
    return observation.tilted[observation.factions.index(colour)][group] == 1


def _are(things: list[str]) -> str:
    return "is" if len(things) == 1 else "are"
