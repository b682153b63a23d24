"""The table of Regency (Baronage Press) in words, so that it can be played without the board."""

from __future__ import annotations

from collections import Counter

from regalia.engine.state import OVER
from regalia.engine.words import mid_sentence, possessive
from regalia.games.baronage import schema as s
from regalia.games.baronage.board import Board
from regalia.games.baronage.naming import bare
from regalia.games.baronage.observation import BaronageObservation
from regalia.games.baronage.rules import PATIENCE


class TableInWords:
    """The lines that describe an observation; each has the form ``what: state``."""

    def __init__(self, observation: BaronageObservation, names: list[str], board: Board) -> None:
        self.seen = observation
        self.names = names
        self.board = board

    def spot(self, place: int) -> str:
        """A place within a sentence."""
        if s.DUNGEON <= place < s.DUNGEON + s.FAMILIES:
            return f"{possessive(self.names[place - s.DUNGEON])} Dungeon"
        return self.board.called[place]

    def throw(self) -> list[str]:
        """What is thrown, and by whom."""
        seen = self.seen
        if seen.turn < 0:
            return ["to come: the lots for the castles and for the first throw"]
        whose = possessive(self.names[seen.turn])
        playing = seen.throw >= 0 and seen.to_act != OVER
        count = max(seen.throws - playing, 0)
        throws = "1 throw" if count == 1 else f"{count} throws"
        lines = [f"{'earlier' if playing else 'so far'}: {throws}"]
        if seen.to_act != OVER:
            lines.insert(0, f"{whose} throw: {self.dice()}")
        limit = PATIENCE * seen.seats
        if 2 * seen.quiet >= limit:
            ends = "a draw" if seen.amnesty else "an amnesty, or a draw if nobody is held"
            lines.append(f"quiet: {seen.quiet} throws; after {limit} of them {ends}")
        return lines

    def dice(self) -> str:
        """The dice of the throw that is being played."""
        seen = self.seen
        if seen.throw < 0:
            return "not played yet" if seen.cards else "not thrown yet"
        low, high = s.DICE[seen.throw]
        black = f", black die {seen.black + 1}" if seen.black >= 0 else ""
        used = seen.making[s.USED] if seen.making else 0
        left = [str(die) for bit, die in ((1, low), (2, high)) if not used & bit]
        return f"{f'the {left[0]} is left' if used else ' and '.join(left)}{black}"

    def family(self, seat: int) -> str:
        """The title of a seat's shields: the player, the family, what is special about it."""
        seen = self.seen
        family = seen.families[seat]
        colour = f" ({s.FAMILY.names[family]})" if family >= 0 else ""
        special = []
        if seen.alliance:
            special.append(f"allied with {mid_sentence(self.names[(seat + 2) % seen.seats])}")
        if seen.witches[seat] == s.WAITING:
            special.append("the Witch is summoned")
        if seen.witches[seat] == s.GONE:
            special.append("cursed: no new Heirs")
        if seat not in seen.able:
            special.append("can no longer gain the Regency")
        return f"{self.names[seat]}{colour}{''.join(', ' + one for one in special)}"

    def shields(self, seat: int) -> list[str]:
        """Where the shields of a seat are, those in one place together."""
        seen = self.seen
        found: dict[str, list[str]] = {}
        for shield in range(s.SHIELDS):
            place = seen.places[seat][shield]
            where, name = self.spot(place), bare(shield)
            if place >= s.SANCTUARY and shield == s.CHIEF:
                left = int(self.board.left(seen.families[seat], place))
                steps = "1 step" if left == 1 else f"{left} steps"
                name += f" ({steps} from the Banner)" if left else ""
            if seen.guests[seat][shield]:
                where += " (a released hostage: must leave this territory)"
            found.setdefault(where, []).append(name)
        return [f"{', '.join(shields)}: {where}" for where, shields in found.items()]

    def barriers(self) -> list[str]:
        """The squares on which two shields or more of a side stand."""
        seen = self.seen
        standing: dict[int, Counter[int]] = {}
        for seat in range(seen.seats):
            for shield in range(s.SHIELDS):
                place = seen.places[seat][shield]
                if place >= s.SPECIAL and not seen.guests[seat][shield]:
                    standing.setdefault(place, Counter())[seat] += 1
        lines = []
        for place in sorted(standing):
            counts = standing[place]
            if sum(counts.values()) > 1:
                whose = " and ".join([f"{n} of {self.own(seat)}" for seat, n in counts.items()])
                lines.append(f"{self.spot(place)}: {whose}")
        return lines

    def own(self, seat: int) -> str:
        """Whose a shield is: "Anna's", "yours"."""
        return "yours" if self.names[seat] == "You" else possessive(self.names[seat])

    def hands(self) -> list[str]:
        """The throws that each seat holds."""
        lines = []
        for seat, hand in enumerate(self.seen.hands):
            held = [
                f"{low}-{high}" for (low, high), there in zip(s.DICE, hand, strict=True) if there
            ]
            lines.append(f"{self.names[seat]}: {', '.join(held) or 'none'}")
        return lines
