"""Regency: positions described by names.

If ``turn`` is given, the set-up is over: each seat has a regent, by default of a different prowess
each, and nothing is under way. By default the deck holds all events that are not elsewhere; if
``deck`` is given, the discard pile holds them. Citizens not mentioned are in their deck.
"""

from __future__ import annotations

from regalia.engine.blocks import Bag, Ordered, Subset
from regalia.engine.description import Description, Part, Rest, Row
from regalia.engine.errors import BadDescription
from regalia.engine.naming import NONE_WORD, Naming, OrWord
from regalia.engine.schema import Column, Frame
from regalia.engine.specs import Category, Count, Numbered, OutsideTensor, Spec
from regalia.engine.state import CHANCE, FRAME, OVER, WHO, State
from regalia.games.regency import schema as s
from regalia.games.regency.audit import CHANCE_FRAMES
from regalia.games.regency.position import RegencyConfig, RegencyPosition

COUNTER = Category(
    "counter", s.COUNTERS, ("events", "treasury or populace", "lot", "prayer", "citizens")
)


class Turn(Part):
    """Whose turn it is, including Catherine; nobody's during set-up."""

    def __init__(self, domain: Spec) -> None:
        super().__init__("turn", domain)

    def get(self, state: State) -> list[int]:
        assert isinstance(state, RegencyPosition)
        return [state.active()]

    def put(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, RegencyPosition)
        active = numbers[0]
        state.starter, state.turn = active, min(active, 0)
        if state.crown >= 0 and active >= 0:  # RG40: she comes first
            state.starter, state.turn = 0, 0 if active == state.crown else active + 1


class Turns(Part):
    """The number of turns played before; it does not change whose turn it is."""

    def __init__(self) -> None:
        super().__init__("turns", Count(s.TURN_LIMIT - 1, low=-1))

    def get(self, state: State) -> list[int]:
        assert isinstance(state, RegencyPosition)
        return [state.turn]

    def put(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, RegencyPosition)
        active = state.active()
        state.turn = numbers[0]
        if state.crown < 0 and state.turn >= 0:
            state.starter = (active - state.turn) % state.seats
        if state.active() != active:
            raise BadDescription("turns: after this number it is another regent's turn.")


class Regents(Row):
    """The regents; a seat without one in the description gets one that is still free."""

    def write(self, naming: Naming, numbers: list[int], default: list[int]) -> object:
        return naming.write(self.spec, numbers, [-2] * len(numbers))

    def read(self, naming: Naming, value: object, default: list[int]) -> list[int]:
        unnamed = [-2] * len(default)
        numbers = naming.read(self.spec, value, unnamed, self.name)
        for seat, regent in enumerate(default):
            if numbers[seat] == -2:
                others = [
                    mat for mat in range(s.REGENTS_PER_CASTE, s.REGENTS) if mat not in numbers
                ]
                numbers[seat] = others[0] if regent in numbers and regent >= 0 else regent
        return numbers


class Domains(Part):
    """The citizens of each domain by caste, the innermost of each first."""

    def __init__(self, domain: Category, castes: list[int]) -> None:
        super().__init__("domains", Ordered(s.CITIZEN, s.CITIZENS).each(s.CASTE).each(domain))
        self.domain = domain
        self.castes = castes

    def get(self, state: State) -> list[int]:
        assert isinstance(state, RegencyPosition)
        found: list[int] = []
        for one in state.outer:
            stack: list[int] = []
            while one >= 0:
                stack.insert(0, one)
                one = state.under[one]
            found += stack + [-1] * (s.CITIZENS - len(stack))
        return found

    def put(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, RegencyPosition)
        for citizen in range(s.CITIZENS):
            state.under[citizen] = state.owner_of[citizen] = -1
        for stack in range(len(state.outer)):
            state.outer[stack] = -1
            for citizen in numbers[stack * s.CITIZENS : (stack + 1) * s.CITIZENS]:
                if citizen >= 0:
                    state.lay(stack // s.CASTES, citizen, stack % s.CASTES)

    def read(self, naming: Naming, value: object, default: list[int]) -> list[int]:
        numbers = super().read(naming, value, default)
        seen: list[int] = []
        for at, citizen in enumerate(numbers):
            if citizen < 0:
                continue
            name = naming.name_of(s.CITIZEN, citizen)
            domain, caste = divmod(at // s.CITIZENS, int(s.CASTES))
            place = f"domains, {naming.name_of(self.domain, domain)}, {s.CASTE.names[caste]}"
            if citizen in seen:
                raise BadDescription(f"{place}: {name} lies elsewhere too.")
            if not self.castes[citizen] >> caste & 1:
                raise BadDescription(f"{place}: {name} cannot have that caste.")
            seen.append(citizen)
        return numbers


class RegencyDescription(Description):
    """The parts of a description of Regency."""

    def __init__(self, config: RegencyConfig) -> None:
        self.config = config
        someone = s.CITIZEN.or_none()
        rows: dict[str, Spec] = {
            "starter": s.SEAT.or_none(),
            "turns": Count(s.TURN_LIMIT),
            "decided": OutsideTensor(2 * s.DECISION_LIMIT),
            "limit": Count(s.MOST_NUMBER),
            "victor": s.DOMAIN.or_none(),
            "regents": s.MAT.or_none().each(s.SEAT),
            "ready": Subset(s.SEAT),
            "deck": Bag(s.KIND, s.MOST_COPIES),
            "pile": Bag(s.KIND, s.MOST_COPIES),
            "aside": OrWord(Numbered(s.KIND, 1), {NONE_WORD: 0}).each(s.SLOT),
            "citizens": Subset(s.CITIZEN),
            "populace": someone.each(s.PLACE),
            "outer": someone.each(s.CASTE).each(s.DOMAIN),
            "under": someone.each(s.CITIZEN),
            "owner": s.DOMAIN.or_none().each(s.CITIZEN),
            "draws": OutsideTensor(2 * s.DECISION_LIMIT).each(COUNTER).each(s.DOMAIN),
        }
        events = Rest(s.KIND, ["deck", "pile"], ["hands", "aside"])
        citizens = Rest(s.CITIZEN, ["citizens"], ["populace", "domains"])
        follows = ["turns", "starter", "regents", "under_way"]
        titles = {"kind": "event", "mat": "regent"}
        super().__init__(config, rows, s.KIND, [events, citizens], follows, titles)

    def sizes(self, seats: int, variant: int) -> dict[str, int]:
        return {
            "seats": seats,
            "domains": seats + 1,
            "events": s.MOST_EVENTS,
            "worth": s.MOST_WORTH,
        }

    def names(self, seats: int, variant: int) -> dict[str, list[str]]:
        found = super().names(seats, variant)
        seated = [f"seat {seat + 1}" for seat in range(s.MOST_SEATS)]
        return {**found, "domain": [*found["seat"], "Catherine"], "slot": seated}

    def parts(self, base: State) -> list[Part]:
        assert isinstance(base, RegencyPosition)
        domain = s.DOMAIN.fixed(self.sizes(base.seats, base.variant()))
        active = Category(domain.name, base.domains()).or_none()
        found: list[Part] = [Turn(active), Turns()]
        for part in super().parts(base):
            if part.name == "outer":
                found.append(Domains(domain, [castes for castes in self.config.castes]))
            elif isinstance(part, Row) and part.name == "regents":
                found.append(Regents(part.name, part.spec, part.number))
            elif part.name not in ("turns", "under", "owner"):
                found.append(part)
        return found

    def filled(self, name: str, state: State, base: State) -> list[int]:
        assert isinstance(state, RegencyPosition)
        if name == "turns":
            return [state.turn]
        if name == "starter":
            return [state.starter]
        if name == "regents":
            first = 0 if state.crown < 0 else 1  # RG40: Catherine has her own mat
            mats = [(first + seat) * s.REGENTS_PER_CASTE for seat in range(state.seats)]
            return mats if state.turn >= 0 else [-1] * state.seats
        if state.turn < 0:
            return [number for number in base.frames]
        hers = state.active() == state.crown
        return [s.COURT, *[0] * (FRAME - 1)] if hers and state.victor < 0 else []

    def acting(self, state: State, base: State) -> int:
        """Chance, the seat of the top frame, or the seat whose turn it is."""
        assert isinstance(state, RegencyPosition)
        top = state.top()
        if state.victor >= 0:
            return OVER
        turning = top == s.PAYMENT and state.frame(s.PAYMENT_FLIPS) > 0
        lot = top == s.CROWNING and -1 not in list(state.regents)
        if top in CHANCE_FRAMES or turning or lot:
            return CHANCE
        return state.frame(WHO) if top >= 0 else state.active()

    def column(self, kind: Frame, column: Column, frame: list[int]) -> Spec:
        """The second target of an event is a citizen or a seat, depending on its kind."""
        if kind.number != s.EVENT or column.number != s.EVENT_SECOND:
            return column.spec
        event = frame[s.EVENT_KIND]
        both = event < len(self.config.kinds) and self.config.kinds[event].two_citizens
        return s.CITIZEN.or_none() if both else s.SEAT.or_none()

    def elsewhere(self, of: Category, state: State) -> dict[str, list[int]]:
        """The event named in a Prayer, and the citizens waiting for a caste."""
        found = [0] * of.most
        kind, column = (s.ARRIVAL, s.ARRIVAL_CITIZEN)
        if of.name == s.KIND.name:
            kind, column = (s.PRAYING, s.PRAYING_NAMED)
        for row in range(0, len(state.frames), FRAME):
            if state.frames[row] == kind:
                found[state.frames[row + column]] += 1
        return {"under_way": found}
