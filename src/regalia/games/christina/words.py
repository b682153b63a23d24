"""The words of Christina Regina: notation, questions, sentences, and how to play."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from regalia.engine.journal import Event
from regalia.engine.sight import Sight
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.words import Section, Words, possible, whose, within
from regalia.games.christina import rules as r
from regalia.games.christina.cards import Cards
from regalia.games.christina.position import GROUPS, KINDS, PLAIN
from regalia.games.christina.sight import CourtSight, deduced


class CourtWords(Words):
    """Everything Christina Regina says, in terms of its cards."""

    def __init__(self, cards: Cards) -> None:
        super().__init__(joint=" ")
        self.cards = cards

    # Notation.

    def notation(self, state: State, action: int) -> str:
        assert isinstance(state, r.Court)
        groups, colours = self.cards.groups, self.cards.colours
        if action >= r.REVEAL:
            return self.cards.name(action - r.REVEAL)
        if action >= r.FACTION:
            return f"faction {colours[action - r.FACTION]}"
        if action >= r.STARTER:
            return f"start {action - r.STARTER + 1}"
        if action >= r.GUESS:
            return f"as {colours[action - r.GUESS]}"
        if action >= r.NUMBER:
            return f"by {groups[action - r.NUMBER]}"
        if action >= r.CARD:
            return self.cards.name(action - r.CARD)
        if action >= r.STACK:
            joint = {r.MANIPULATING: "with ", r.PERSUADING: "onto "}.get(state.top(), "")
            first = state.top() == r.MANIPULATING and state.frame(2) < 0
            return ("" if first else joint) + groups[action - r.STACK]
        if action == r.BURY_BOTH:
            return "bury both"
        if action >= r.BURY:
            return f"bury {groups[action - r.BURY]}"
        if action >= r.STAB and action != r.PASS:
            return f"assassinate {action - r.STAB + 1}"
        verbs = {r.AGITATE: "agitate", r.MANIPULATE: "manipulate", r.PERSUADE: "persuade"}
        return "pass" if action == r.PASS else verbs.get(action) or f"draw {groups[action]}"

    # What a person reads when asked.

    def label(self, state: State, action: int) -> str:
        assert isinstance(state, r.Court)
        if action >= r.STARTER:
            return self.notation(state, action)
        if action >= r.GUESS:
            own = action - r.GUESS == state.faction[state.to_act]
            bluff = " (your own: a bluff)" if own else ""
            return f"Guess {self.cards.colours[action - r.GUESS]}{bluff}"
        if action >= r.NUMBER:
            return self.cards.groups[action - r.NUMBER].capitalize()
        if action >= r.CARD:
            return f"Return {self.card(action - r.CARD)}"
        if action >= r.STACK:
            return self._label_stack(state, action - r.STACK)
        if action == r.BURY_BOTH:
            return "Bury both"
        if action >= r.BURY:
            return f"Bury {self._top(state, action - r.BURY)}"
        if action >= r.STAB and action != r.PASS:
            return f"Try to assassinate seat {action - r.STAB + 1}"
        if action < r.AGITATE:
            return f"Draw {self._top(state, action)}"
        return {
            r.AGITATE: "Agitation: discard a top card",
            r.MANIPULATE: "Manipulation: swap two top cards",
            r.PERSUADE: "Persuasion: return a discarded card",
            r.PASS: "Pass",
        }[action]

    def _label_stack(self, state: r.Court, stack: int) -> str:
        if state.top() == r.PERSUADING:
            return f"Put it onto the {self.cards.groups[stack]} stack"
        verb = "Discard" if state.top() == r.AGITATING else "Swap"
        if state.top() == r.MANIPULATING and state.frame(2) >= 0:
            verb = "Swap it with"
        return f"{verb} {self._top(state, stack)}"

    def _top(self, state: r.Court, stack: int) -> str:
        kind = state.top_card(stack)
        return self.card(kind) + self._place(" from", kind, stack)

    def _place(self, preposition: str, kind: int, stack: int) -> str:
        """Where a card lies or goes, said only if it is not the stack of its own group."""
        if kind // KINDS == stack:
            return ""
        return f"{preposition} the {self.cards.groups[stack]} stack"

    def card(self, kind: int) -> str:
        """A card as a person reads it: who it is, or that it is plain."""
        person = self.cards.person(kind)
        name = self.cards.name(kind)
        return f"a {name} card" if person is None else f"{person.name} ({name})"

    def introduced(self, kind: int) -> str:
        """A card that comes before the reader for the first time: with the title of the person."""
        person = self.cards.person(kind)
        if person is None:
            return self.card(kind)
        title = person.title[0].lower() + person.title[1:]
        return f"{person.name}, {title} ({self.cards.name(kind)})"

    def at(self, state: State, action: int) -> str:
        if r.STACK <= action < r.CARD or r.BURY <= action < r.BURY_BOTH or action < r.AGITATE:
            start = r.STACK if action >= r.STACK else r.BURY if action >= r.BURY else r.DRAW
            return f"stack-{action - start}"
        if r.STAB <= action < r.PASS:
            return f"seat-{action - r.STAB}"
        if r.CARD <= action < r.NUMBER:
            return f"discard-{action - r.CARD}"
        if r.AGITATE <= action <= r.PERSUADE:
            return f"use-{action - r.AGITATE}"
        return ""

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, r.Court)
        if not state.underway():
            return self._turn(state)
        match state.top():
            case r.DRAWING:
                return self._ask_burial(state)
            case r.AGITATING:
                return "Which stack's top card do you discard?"
            case r.MANIPULATING if state.frame(2) < 0:
                return "Which top card do you swap?"
            case r.MANIPULATING:
                return "With which other top card?"
            case r.PERSUADING if state.frame(2) < 0:
                return "Which discarded card do you return?"
            case r.PERSUADING:
                return f"Onto which stack do you put {self.card(state.frame(2))}?"
        return self._ask_stab(state, seat)

    def _ask_burial(self, state: r.Court) -> str:
        taken = f"You take {self._top(state, state.frame(2))}."
        if state.bury > 1:
            return f"{taken} Which other stack's top card goes face down to its bottom, or both?"
        return f"{taken} Which other stack's top card goes face down to its bottom?"

    def _ask_stab(self, state: r.Court, seat: int) -> str:
        """What an assassination still needs: the metal, then the colour."""
        victim, group = f"seat {state.frame(2) + 1}", state.frame(3)
        groups = self.cards.groups
        if group < 0:
            tilted = [groups[g] for g in range(GROUPS) if state.is_tilted(seat, g)]
            why = f" Not in {' or '.join(tilted)}, where yours is already." if tilted else ""
            return (
                f"In which metal do you strike at {victim}? Name {victim}'s colour right, and that "
                f"card is tilted and will not score; name it wrong, and yours is.{why}"
            )
        metal = groups[group]
        return (
            f"Which colour do you take {victim} for? "
            f"Right, {victim}'s {metal} card is tilted; wrong, yours."
        )

    def _turn(self, state: r.Court) -> str:
        """What a turn may be spent on."""
        ways = []
        for action in state.legal():
            if action < r.AGITATE:
                ways.append("draw a card")
            elif action == r.PASS:
                ways.append("pass")
            else:
                ways.append("play your action card" if action < r.STAB else "try an assassination")
        ways = list(dict.fromkeys(ways))
        listed = ", ".join(ways[:-1]) + " or " + ways[-1] if len(ways) > 1 else ways[0]
        empty = [self.cards.groups[s] for s in range(GROUPS) if state.top_card(s) < 0]
        why = f" Nobody can draw while {' and '.join(empty)} {_are(empty)} empty." if empty else ""
        return f"Your turn: {listed}.{why}"

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, r.Court)
        if state.to_act == OVER:
            return "The game is over."
        if state.to_act == CHANCE:
            return "A lot is being drawn; nobody can act before it has fallen."
        return (
            self._reason(state, action) or f"That cannot be done now; do one of: {possible(state)}."
        )

    def _reason(self, state: r.Court, action: int) -> str:
        if state.underway():
            return f"First finish your move with one of: {possible(state)}."
        if action == r.PASS:
            return "You may pass only while a court stack is empty; draw, act or assassinate."
        if action < r.AGITATE and state.some_stack_empty():
            return "Nobody may draw while a court stack is empty; act, assassinate or pass."
        if r.AGITATE <= action <= r.PERSUADE:
            if state.is_spent(state.to_act):
                return "Your action card is spent; draw, assassinate, or pass if a stack is empty."
            if action == r.PERSUADE:
                return "No card is discarded that could be returned; choose another action."
        if r.STAB <= action < r.PASS:
            return self._no_stab(state, action - r.STAB)
        return ""

    def _no_stab(self, state: r.Court, victim: int) -> str:
        if victim == state.to_act:
            return "You cannot assassinate yourself; name another seat."
        if victim >= state.seats:
            return f"There is no seat {victim + 1}; the seats are 1 to {state.seats}."
        if state.stab_number(state.to_act, victim) > 0:
            return f"You have tried seat {victim + 1} already; name another seat."
        return "All your faction cards are tilted; draw, act, or pass if a stack is empty."

    # The story.

    def legend(self) -> list[str]:
        return [
            "starts: seat",
            "dealt: seat, colour",
            "turned up: stack, card",
            "drew: seat, stack, card",
            "buried: seat, stack, card",
            "agitated: seat, stack, card",
            "manipulated: seat, stack, stack",
            "persuaded: seat, card, stack",
            "attempted: assassin, victim, group, success",
            "guessed: assassin, victim, colour guessed",
            "learned: assassin, victim, true colour",
            "passed: seat",
            "shown: seat, colour",
            "struck: group, colour, seat",
            "scored: group, colour, points, seat or -1",
            "nobody left: the Queen wins",
        ]

    def tell(self, event: Event, names: list[str]) -> str:
        kind, a, b, c, d = event.numbers()
        groups, colours, card = self.cards.groups, self.cards.colours, self.card
        match kind:
            case r.STARTS:
                return f"By lot {whose(names[a])} turn comes first."
            case r.DEALT:
                return f"{names[a]} got {colours[b]}, {self.cards.circles[b]}."
            case r.TURNED_UP:
                return f"{groups[a].capitalize()} turned up {self.introduced(b)}."
            case r.DREW:
                return self._tell_draw(names[a], b, c)
            case r.BURIED:
                return f"{names[a]} buried {card(c)}{self._place(' under', c, b)}."
            case r.AGITATED:
                return f"Agitation: {names[a]} discarded {card(c)}{self._place(' from', c, b)}."
            case r.MANIPULATED:
                return f"Manipulation: {names[a]} swapped the tops of {groups[b]} and {groups[c]}."
            case r.PERSUADED:
                return f"Persuasion: {names[a]} put {card(b)} onto the {groups[c]} stack."
            case r.STABBED:
                return self._tell_stab(names[a], names[b], groups[c], d)
            case r.GUESSED:
                return f"{names[a]} took {within(names[b])} for {colours[c]}."
            case r.LEARNED:
                return f"{names[a]} saw {whose(names[b])} true colour: {colours[c]}."
            case r.PASSED:
                return f"{names[a]} passed."
            case r.SHOWN:
                return (
                    f"Revealed: {whose(names[a])} colour is {colours[b]}, {self.cards.circles[b]}."
                )
            case r.STRUCK:
                return f"Struck from {groups[a]}: {colours[b]}, {whose(names[c])} tilted card."
            case r.SCORED:
                winner = within(names[d]) if d >= 0 else "nobody"
                points = {0: "nothing", 1: "1 point"}.get(c, f"{c} points")
                return f"{groups[a].capitalize()}: {colours[b]} scores {points} for {winner}."
        return "No card of any player is left: the Queen chose her own path, and all lose."

    def _tell_draw(self, name: str, stack: int, kind: int) -> str:
        what = self.card(kind) + self._place(" from", kind, stack)
        if kind % KINDS == PLAIN:
            return f"{name} drew and discarded {what}."
        return f"{name} drew {what} onto the {self.cards.groups[kind // KINDS]} influence."

    def _tell_stab(self, assassin: str, victim: str, number: str, success: int) -> str:
        if success:
            return (
                f"{assassin} assassinated {within(victim)}: "
                f"{whose(victim)} {number} card is tilted."
            )
        return (
            f"{assassin} tried to assassinate {within(victim)} and failed: "
            f"{whose(assassin)} {number} card is tilted."
        )

    # The table in words.

    def describe(self, sight: Sight, names: list[str]) -> list[Section]:
        assert isinstance(sight, CourtSight)
        return [
            Section("Court, top card first", [self._stack_line(sight, s) for s in range(GROUPS)]),
            Section(
                "Influence, top card first: 3, 2 and 1 points",
                [self._influence_line(sight, g) for g in range(GROUPS)],
            ),
            Section("Discards", [self._discards(sight)]),
            Section("Seats", [self._seat_line(sight, s, names) for s in range(sight.seats)]),
        ]

    def enamels(self) -> dict[str, str]:
        enamels = ("azure", "gules", "vert", "sable", "purpure")
        return dict(zip(self.cards.colours, enamels, strict=True))

    def _stack_line(self, sight: CourtSight, stack: int) -> str:
        parts = []
        if sight.top[stack]:
            parts.append(self._names(sight.top[stack], stack))
        if sight.covered[stack]:
            parts.append("covered " + self._names(sight.covered[stack], stack))
        if sight.unseen[stack]:
            parts.append(f"{sight.unseen[stack]} unseen: {self._left(sight, stack)}")
        if sight.buried[stack]:
            parts.append("buried " + self._names(sight.buried[stack], stack))
        return f"{self.cards.groups[stack]}: " + ("; ".join(parts) or "empty")

    def _names(self, kinds: tuple[int, ...], stack: int) -> str:
        """Cards in a stack: a card of its own group goes by its colour alone."""
        names = [self.cards.name(kind) for kind in kinds]
        return ", ".join(name.removeprefix(f"{self.cards.groups[stack]} ") for name in names)

    def _left(self, sight: CourtSight, group: int) -> str:
        """What the unseen cards of a stack must be: those of its group that lie nowhere else."""
        known = Counter(
            [kind for row in (*sight.top, *sight.covered, *sight.buried) for kind in row]
        )
        known.update({kind: n for kind, n in enumerate(sight.discards)})
        known.update(group * KINDS + colour for colour in sight.influence[group])
        left = [(name, cards - known[kind]) for name, kind, cards in self._box(group)]
        return ", ".join(name if n == 1 else f"{n} {name}" for name, n in left if n > 0)

    def _box(self, group: int) -> list[tuple[str, int, int]]:
        """The cards of a group as printed: short name, kind, how many."""
        row = group * KINDS
        coloured = [(colour, row + i, 1) for i, colour in enumerate(self.cards.colours)]
        return [*coloured, ("plain", row + PLAIN, self.cards.plain[group])]

    def _influence_line(self, sight: CourtSight, group: int) -> str:
        stack = [
            self.cards.colours[colour] + (" (struck)" if _struck(sight, group, colour) else "")
            for colour in reversed(sight.influence[group])
        ]
        return f"{self.cards.groups[group]}: {', '.join(stack) or 'nobody yet'}"

    def _discards(self, sight: CourtSight) -> str:
        cards = [
            self.cards.name(kind) if n == 1 else f"{n} {self.cards.name(kind)}"
            for kind, n in enumerate(sight.discards)
            if n
        ]
        return ", ".join(cards) or "none"

    def _seat_line(self, sight: CourtSight, seat: int, names: list[str]) -> str:
        colour = deduced(sight)[seat]
        parts = ["colour unknown" if colour < 0 else self.cards.colours[colour]]
        if colour >= 0 > sight.factions[seat]:
            parts = [f"must be {parts[0]}, the last colour"]
        parts.append("action card spent" if sight.spent[seat] else "action card ready")
        tilted = [self.cards.groups[g] for g in range(GROUPS) if sight.tilted[seat][g]]
        if tilted:
            parts.append(f"{' and '.join(tilted)} tilted")
        for done, succeeded in (("assassinated ", 1), ("failed against ", 0)):
            victims = [
                self._attempt(sight, seat, victim, number - 1, names)
                for victim, number in enumerate(sight.tried[seat])
                if number and sight.succeeded[seat][victim] == succeeded
            ]
            if victims:
                parts.append(done + ", ".join(victims))
        if sight.points:
            points = "1 point" if sight.points[seat] == 1 else f"{sight.points[seat]} points"
            parts.append(f"{points}, place {sight.places[seat]}")
        return f"{seat + 1} {names[seat]}: " + "; ".join(parts)

    def _attempt(
        self, sight: CourtSight, seat: int, victim: int, group: int, names: list[str]
    ) -> str:
        guess = sight.guesses[seat][victim]
        guessed = f" as {self.cards.colours[guess]}" if guess >= 0 else ""
        return f"{within(names[victim])} ({self.cards.groups[group]}{guessed})"

    def rules(self) -> str:
        page = files("regalia.games.christina").joinpath("rules.md")
        return page.read_text(encoding="utf-8")


def _struck(sight: CourtSight, group: int, colour: int) -> bool:
    """Whether a card of an influence stack was struck, which is told when the game is over."""
    if sight.to_act != OVER or colour not in sight.factions:
        return False
    return sight.tilted[sight.factions.index(colour)][group] == 1


def _are(things: list[str]) -> str:
    return "is" if len(things) == 1 else "are"
