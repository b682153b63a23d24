"""The words of Regency (Baronage Press): notation, questions, refusals, the story, the table."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from regalia.engine.observation import Observation
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.words import Section, Words, listed, possessive, possible_actions
from regalia.games.baronage import rules as r
from regalia.games.baronage import schema as s
from regalia.games.baronage import zones as z
from regalia.games.baronage.board import Board
from regalia.games.baronage.naming import KINDS, SHIELDS, bare, capital, shield_of, titled
from regalia.games.baronage.observation import BaronageObservation
from regalia.games.baronage.refusals import reason, why_stuck
from regalia.games.baronage.telling import TableInWords

TINCTURES: Final = ("purpure", "azure", "gules", "vert")
"""The heraldic colour of each family."""
COUNTED: Final = ("none", "one", "two", "three", "four", "five", "six", *["several"] * 6)
"""The number of shields of a side on a square within a sentence."""


class BaronageWords(Words):
    """The words of Regency (Baronage Press) with the names of the squares of its boards."""

    def __init__(self, boards: list[Board]) -> None:
        spots = boards[0].names()[: s.SPECIAL]
        called = spots[:]  # in JSON, where each name stands for one number
        for board in boards:
            names = board.names()[s.SPECIAL :]
            names += [f"no square {i + 1}" for i in range(len(names), s.MOST_SQUARES)]
            spots += names
            called += names if board is boards[0] else [f"{name} ({board.name})" for name in names]
        super().__init__(", ", s.SCHEMA, {"spot": called})
        self.spots = spots
        self.boards = boards

    # Choices and questions.

    def label(self, state: State, action: int) -> str:
        assert isinstance(state, r.BaronageState)
        if state.to_act < 0:
            return self.notation(state, action)
        seat = state.to_act
        if action < s.GO:
            shield = action - s.PICK
            led = self._only_step(state, action) or self._where(state, seat, shield)
            return f"{capital(SHIELDS[shield])} {led}"
        if action < s.JUMP:
            return self._label_step(state, seat, action)
        if action < s.NAME:
            return self._label_jump(state, seat, action - s.JUMP)
        if action < s.RELEASE:
            shield = (action - s.NAME) // s.WAYS
            place = state.carried_to(
                seat, shield, state.cells[z.BLACK], (action - s.NAME) % s.WAYS == 1
            )
            return f"Witch: {bare(shield)} to {self.place(state, place)}"
        if action < s.EXCHANGE:
            owner, kind = divmod(action - s.RELEASE, 3)
            held = bare(int(state.held(seat, owner, kind)))
            return f"Release {self._colour(state, owner)} {held}"
        if action < s.FREE:
            number = action - s.EXCHANGE
            other, deal = number // s.DEAL_KINDS, number % s.DEAL_KINDS
            own, theirs = s.DEALS[deal]
            colour = self._colour(state, other)
            back = titled(theirs)
            two = "two " if back.startswith("two ") else ""
            back = f"{two}{colour} {back.removeprefix(two)}"
            return f"Exchange {back} for your {titled(own)}"
        if action < s.SUMMON:
            return f"Free the hostages in the {self._colour(state, action - s.FREE)} Dungeon"
        if action >= s.CARD and action < s.STAY:
            low, high = s.DICE[action - s.CARD]
            return f"Play {low} and {high}"
        return {s.SUMMON: "Summon the Witch", s.THROW: "Throw", s.STAY: "Stay"}[action]

    def labels(self, state: State, actions: list[int]) -> list[str]:
        """As `Words.labels`, with the steps of a throw in one: ``Cadet 1 by 4, then by 5, …``."""
        assert isinstance(state, r.BaronageState)
        if not any(s.GO <= action < s.JUMP for action in actions):
            return super().labels(state, actions)
        here, seat = state.copy(), state.to_act
        parts: list[str] = []
        moved = here.underway() and here.frame(s.USED) > 0
        last, plain = -1, ""
        for index, action in enumerate(actions):
            if s.GO <= action < s.JUMP:
                shield = here.frame(s.PICKED)
                way, arrival = self._way(here, seat, action)
                again = shield == last
                name = "" if again or index == 0 else f"{bare(shield)} "
                if again and plain and parts[-1].endswith(plain):
                    parts[-1] = f"{parts[-1].removesuffix(plain)}, then {way}, {arrival}"
                elif again:
                    parts[-1] += f", then {way} {arrival}"
                else:
                    then = "then " if moved and name and not parts else ""
                    parts.append(f"{then}{name}{way} {arrival}")
                end = here.end_of_step(action)
                last = shield
                plain = f" {arrival}" if arrival == f"to {self.place(here, end)}" else ""
            elif action >= s.GO or index + 1 == len(actions):
                parts.append(self.label(here, action))
                last = (action - s.NAME) // s.WAYS if s.NAME <= action < s.RELEASE else -1
                plain = ""
            here.apply(action)
        return ["; ".join(parts)]

    def takes_several(self, state: State, actions: list[int]) -> bool:
        """Whether one press makes two moves with the dice, or several choices of a kind."""
        moves = [one for one in actions if s.GO <= one < s.NAME + s.SHIELDS * s.WAYS]
        return len(moves) > 1 or super().takes_several(state, actions)

    def _only_step(self, state: r.BaronageState, action: int) -> str:
        """Where a picked shield must go, with which die; empty if it has a choice.

        Empty also if the rest of the throw is without a choice: then that is told besides.
        """
        here = state.copy()
        here.apply(action)
        steps = here.legal()
        if len(steps) > 1 or not s.GO <= steps[0] < s.JUMP:
            return ""
        way, arrival = self._way(here, here.to_act, steps[0])
        here.apply(steps[0])
        while here.underway():
            rest = here.legal()
            if len(rest) > 1:
                return f"{arrival}, {way}"
            here.apply(rest[0])
        return ""

    def _way(self, state: r.BaronageState, seat: int, action: int) -> tuple[str, str]:
        """A step of the picked shield within a sentence: by which die, and where to."""
        pips = (action - s.GO) // s.WAYS + 1
        start = state.place(seat, state.frame(s.PICKED))
        if start == s.CHAPEL:
            return f"by the {pips}", "back to a chamber"
        return f"by {pips}", self._arrival(state, seat, action)

    def _label_step(self, state: r.BaronageState, seat: int, action: int) -> str:
        pips = (action - s.GO) // s.WAYS + 1
        if state.place(seat, state.frame(s.PICKED)) == s.CHAPEL:
            return f"By the {pips} back to a chamber"
        steps = "1 step" if pips == 1 else f"{pips} steps"
        return f"{steps} {self._arrival(state, seat, action)}"

    def _label_jump(self, state: r.BaronageState, seat: int, number: int) -> str:
        one, two = s.PAIRS[number // s.WAYS]
        end = state.jump_end(seat, one, two, state.die(False), number % s.WAYS == 1)
        both = f"Cadets {one - 1} + {two - 1}"
        if one < s.CADET:
            both = f"{bare(one)} + {bare(two)}"
        return f"{both} jump to {self.place(state, end)}{self._strikes(state, seat, end)}"

    def _strikes(self, state: r.BaronageState, seat: int, place: int) -> str:
        """What two shields do where they land together, in a few words; empty if nothing."""
        if place < s.SPECIAL or state.enemies_at(seat, place) == 0:
            return ""
        owner = state.board.owner_at(place)
        family = state.seat_at(owner) if owner >= 0 else -1
        verb = "kill"
        if owner == state.cells[z.CASTLE + seat]:
            verb = "capture"
        elif family >= 0 and state.friends_at(family, place) > 0:
            verb = "wound"
        struck = state.enemies_at(seat, place)
        return f" and {verb} {COUNTED[struck]} shield{'s' if struck > 1 else ''}"

    def _colour(self, state: r.BaronageState, seat: int) -> str:
        """The colour of a seat's family, which is shorter than a name."""
        return s.FAMILY.names[state.cells[z.CASTLE + seat]]

    def _where(self, state: r.BaronageState, seat: int, shield: int) -> str:
        """Where a shield stands."""
        place = state.place(seat, shield)
        if place == s.CHAMBER or place == s.CHAPEL:
            return f"in {self.place(state, place)}"
        return f"{'in' if place < s.SPECIAL else 'on'} {self.place(state, place)}"

    def _arrival(self, state: r.BaronageState, seat: int, action: int) -> str:
        """Where the picked shield comes to with a step, and what happens there."""
        shield, end = state.frame(s.PICKED), state.end_of_step(action)
        start = state.place(seat, shield)
        if end == s.BANNER:
            return "onto the Banner: you win"
        guest = state.is_guest(seat, shield)
        if guest and state.board.owner_at(end) == state.board.owner_at(start):
            return f"to {self.place(state, end)}, still a released hostage"
        return f"to {self.place(state, end)}{self._effect(state, seat, end)}"

    def at(self, state: State, action: int) -> str:
        assert isinstance(state, r.BaronageState)
        if action < s.GO:
            return f"shield-{state.to_act}-{action - s.PICK}"
        if action < s.JUMP:
            end = state.end_of_step(action)
            if end >= s.SPECIAL:
                return f"square-{end - s.SPECIAL}"
            if s.SANCTUARY <= end < s.BANNER:
                return f"sanctuary-{state.to_act}-{end - s.SANCTUARY}"
            return "banner-0" if end == s.BANNER else ""
        return super().at(state, action)

    def _effect(self, state: r.BaronageState, seat: int, place: int) -> str:
        """What landing on a place does: an attack, or joining others; empty if nothing."""
        cells = state.cells
        if place < s.SPECIAL:
            return ""
        if state.enemies_at(seat, place) == 0:
            return self._joining(state, seat, place)
        owner = state.board.owner_at(place)
        done = []
        for victim in range(state.seats):
            for shield in range(s.SHIELDS):
                if state.place(victim, shield) == place and not state.allied(seat, victim):
                    if state.is_guest(victim, shield):
                        continue
                    verb = "kills"
                    if owner == cells[z.CASTLE + seat]:
                        verb = "captures"
                    elif owner == cells[z.CASTLE + victim]:
                        verb = "wounds"
                    done.append(f"{verb} {shield_of(f'seat {victim + 1}', shield)}")
        return f" ({' and '.join(done)})"

    def _joining(self, state: r.BaronageState, seat: int, place: int) -> str:
        """Whom a shield joins on a square; empty if nobody of its side is there."""
        friends = state.friends_at(seat, place)
        if friends == 0:
            return ""
        own = 0
        for shield in range(s.SHIELDS):
            own += state.place(seat, shield) == place and not state.is_guest(seat, shield)
        whose = "of yours" if own == friends else "of your side"
        return f" (joins {COUNTED[friends]} {whose}{': a barrier' if friends == 1 else ' there'})"

    def place(self, state: r.BaronageState, place: int) -> str:
        """A place within a sentence."""
        return self.spot(state.spot(place))

    def spot(self, spot: int) -> str:
        """A place on either board within a sentence."""
        return self.spots[spot]

    def prompt(self, state: State, seat: int) -> str:
        assert isinstance(state, r.BaronageState)
        cells = state.cells
        if cells[z.THROW] == 0:
            return self._ask_before(state, seat)
        low, high = state.die(False), state.die(True)
        both = f"two {low}s" if low == high else f"{low} and {high}"
        used = state.frame(s.USED) if state.underway() else 0
        if state.underway() and state.frame(s.PICKED) >= 0:
            name = SHIELDS[state.frame(s.PICKED)]
            if state.frame(s.AT) >= 0:
                where = self.place(state, state.frame(s.AT))
                return f"The Witch has carried {name} to {where}. With which die does it go on?"
            return f"Where do you move {name}?"
        if used:
            return f"The other die shows {high if used == 1 else low}. Which shield?"
        verb = "play" if cells[z.CARDS] else "threw"
        if len(state.plays(seat)) == 0:
            failed = f", nor does the Witch's {cells[z.BLACK]} help" if cells[z.BLACK] else ""
            why = "; ".join(why_stuck(state, seat, self.spots))
            return f"You threw {both}, and no shield can move{failed}: {why}."
        black = f", and the Witch's die shows {cells[z.BLACK]}" if cells[z.BLACK] else ""
        again = " Then you throw again." if low == high and not cells[z.CARDS] else ""
        return f"You {verb} {both}{black}. Which shield moves first?{again}"

    def forced(self, state: State, actions: list[int]) -> str:
        """Where a shield had to go by the first die: the question is about the other one.

        Of a shield that was chosen the label has told it.
        """
        assert isinstance(state, r.BaronageState)
        if not actions or actions[0] >= s.GO:
            return ""
        here = state.copy()
        for action in actions:
            if s.GO <= action < s.JUMP:
                shield = bare(here.frame(s.PICKED))
                way, arrival = self._way(here, here.to_act, action)
                return f"Your {shield} had to move {way}, {arrival}."
            here.apply(action)
        return ""

    def _ask_before(self, state: r.BaronageState, seat: int) -> str:
        business = state.business(seat)
        ways = []
        if any(action < s.SUMMON for action in business):
            ways.append("deal with hostages")
        if s.SUMMON in business:
            ways.append("summon your Witch")
        ways.append("play one of your throws" if state.cells[z.CARDS] else "throw")
        asked = listed(ways) if len(ways) == 1 else f"{', '.join(ways[:-1])} or {ways[-1]}"
        why = " No throw of two dice could move a shield of yours." if s.SUMMON in business else ""
        return f"Your turn to {asked}.{why}"

    def refuse(self, state: State, action: int) -> str:
        assert isinstance(state, r.BaronageState)
        if state.to_act == OVER:
            return "The game is over."
        if state.to_act == CHANCE:
            return "The dice are being thrown; nobody can act before that."
        return reason(state, action, self.spots) or (
            f"That cannot be done now; possible: {possible_actions(state)}."
        )

    # The story.

    def tell_placed(self, seat: str, family: int) -> str:
        return f"{seat} got the {s.FAMILY.names[family]} castle."

    def tell_starts(self, seat: str) -> str:
        return f"By lot {possessive(seat)} throw comes first."

    def tell_threw(self, seat: str, throw: int) -> str:
        low, high = s.DICE[throw]
        what = f"two {low}s" if low == high else f"{low} and {high}"
        return f"{seat} threw {what}."

    def tell_threw_black(self, seat: str, pips: int) -> str:
        return f"The Witch's black die shows {pips + 1}."

    def tell_played(self, seat: str, throw: int) -> str:
        low, high = s.DICE[throw]
        return f"{seat} played the throw {low} and {high}."

    def tell_stayed(self, seat: str) -> str:
        return f"{seat} could not move."

    def tell_moved(self, seat: str, shield: int, pips: int, start: int, end: int) -> str:
        if start == s.CHAPEL:
            return f"{seat} sent {SHIELDS[shield]} from the Chapel to a chamber with the 6."
        if start == s.CHAMBER:
            return f"{seat} brought {SHIELDS[shield]} out by {pips + 1}, to {self.spot(end)}."
        if end == s.BANNER:
            return f"{seat} moved {SHIELDS[shield]} by {pips + 1}, onto the Banner."
        ways = f"from {self.spot(start)} to {self.spot(end)}"
        return f"{seat} moved {SHIELDS[shield]} by {pips + 1}, {ways}."

    def tell_jumped(self, seat: str, pair: int, pips: int, start: int, end: int) -> str:
        one, two = s.PAIRS[pair // s.WAYS]
        both = f"{SHIELDS[one]} and {SHIELDS[two]}"
        ways = f"from {self.spot(start)} to {self.spot(end)}"
        return f"{seat} moved {both} together by {pips + 1}, {ways}."

    def tell_carried_by(self, seat: str, shield: int, pips: int, start: int, end: int) -> str:
        begun = "a Dungeon" if s.DUNGEON <= start < s.SANCTUARY else self.spot(start)
        whom = shield_of(seat, shield)
        return f"The Witch carried {whom} by {pips + 1}, from {begun} to {self.spot(end)}."

    def tell_took(self, seat: str, victim: str, shield: int, at: int) -> str:
        return f"{seat} captured {shield_of(victim, shield)} on {self.spot(at)} as a hostage."

    def tell_wounded(self, seat: str, victim: str, shield: int, at: int) -> str:
        where = self.spot(at)
        return f"{seat} wounded {shield_of(victim, shield)} on {where}: it went to its Chapel."

    def tell_killed(self, seat: str, victim: str, shield: int, at: int) -> str:
        return f"{seat} killed {shield_of(victim, shield)} on {self.spot(at)}."

    def tell_succeeded(self, seat: str, at: int) -> str:
        where = "a Dungeon" if s.DUNGEON <= at < s.SANCTUARY else self.spot(at)
        beside = "in" if at < s.SPECIAL else "on"
        return f"{capital(possessive(seat))} Heir is now Chief, {beside} {where}."

    def tell_new_heir(self, seat: str) -> str:
        return f"A new Heir stands ready in {possessive(seat)} castle."

    def tell_no_heir(self, seat: str) -> str:
        return f"{capital(possessive(seat))} family is cursed and has no new Heir."

    def tell_no_chief(self, seat: str) -> str:
        return f"{capital(possessive(seat))} family has no Chief any more."

    def tell_released(self, seat: str, owner: str, kind: int) -> str:
        whom = f"{possessive(owner)} {KINDS[kind]}"
        return f"{seat} released {whom}, which must leave {possessive(seat)} territory."

    def tell_exchanges(self, seat: str, other: str, deal: int) -> str:
        own, theirs = s.DEALS[deal]
        mine, back = f"{possessive(seat)} {titled(own)}", f"{possessive(other)} {titled(theirs)}"
        return f"{seat} exchanged hostages: {mine} for {back}, each to its own chamber."

    def tell_freed(self, seat: str, castle: str, owner: str, shield: int) -> str:
        whose = shield_of(owner, shield)
        return f"{seat} freed {whose} from {possessive(castle)} Dungeon: it went to its Chapel."

    def tell_summoned(self, seat: str) -> str:
        return f"{seat} summoned the Witch."

    def tell_cursed(self, seat: str) -> str:
        return f"The Witch is gone, and {possessive(seat)} family is cursed: no new Heirs."

    def tell_lost_dice(self, seat: str, pips: int) -> str:
        return f"No shield could move by {pips + 1}."

    def tell_amnesty(self) -> str:
        return "Amnesty: long nothing has happened, and all hostages go to their own Chapels."

    def tell_drawn_game(self, throws: int) -> str:
        return f"After {throws} throws the game is drawn."

    def tell_cannot_win(self, seat: str) -> str:
        return f"{capital(possessive(seat))} family can no longer gain the Regency."

    def tell_regent(self, seat: str) -> str:
        return f"{capital(possessive(seat))} Chief stands on the Banner and is Regent."

    def tell_last_side(self, seat: str) -> str:
        return f"Only {possessive(seat)} side can still win."

    def tell_cards_back(self, seat: str) -> str:
        return f"{seat} took all throws back."

    def no_winner(self, state: State) -> str:
        """A draw has no winner (BA28)."""
        return "Nobody wins: the game is drawn."

    def score(self, points: int) -> str:
        return "won" if points else "did not win"

    # The table in words.

    def colour_words(self) -> dict[str, str]:
        return dict(zip(s.FAMILY.names, TINCTURES, strict=True))

    def describe(self, observation: Observation, names: list[str]) -> list[Section]:
        assert isinstance(observation, BaronageObservation)
        table = TableInWords(observation, names, self.boards[observation.short])
        sections = [Section("The throw", table.throw())]
        for seat in range(observation.seats):
            sections.append(Section(table.family(seat), table.shields(seat)))
        if barriers := table.barriers():
            sections.append(Section("Barriers", barriers))
        if observation.cards:
            sections.append(Section("Throws in hand", table.hands()))
        return sections

    def rules(self) -> str:
        folder = files("regalia.games.baronage")
        return folder.joinpath("rules.md").read_text(encoding="utf-8")
