"""Regency: positions described by names.

If ``turn`` is given, the set-up is over: each seat has a regent, by default of a different prowess
each, and nothing is under way. By default the deck holds all events that are not elsewhere; if
``deck`` is given, the discard pile holds them. Citizens not mentioned are in their deck.
"""

from __future__ import annotations

from regalia.engine.blocks import Ordered
from regalia.engine.description import Cells, Description, Part, Rest
from regalia.engine.errors import BadDescription
from regalia.engine.naming import Naming
from regalia.engine.schema import Column, Frame
from regalia.engine.specs import Category, Spec
from regalia.engine.state import CHANCE, OVER, WHO, State
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.audit import CHANCE_FRAMES
from regalia.games.regency.position import RegencyConfig, RegencyPosition


class Turn(Part):
    """Whose turn it is, including Catherine; nobody's during set-up."""

    def __init__(self, domain: Spec) -> None:
        super().__init__("turn", domain)

    def get(self, state: State) -> list[int]:
        assert isinstance(state, RegencyPosition)
        return [state.active()]

    def put(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, RegencyPosition)
        active, cells = numbers[0], state.cells
        cells[z.STARTER], cells[z.TURN] = active, min(active, 0)
        if state.crown >= 0 and active >= 0:  # RG40: she comes first
            cells[z.STARTER], cells[z.TURN] = 0, 0 if active == state.crown else active + 1


class Turns(Cells):
    """The number of turns played before; it does not change whose turn it is."""

    def put(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, RegencyPosition)
        active = state.active()
        super().put(state, numbers)
        if state.crown < 0 and numbers[0] >= 0:
            state.cells[z.STARTER] = (active - numbers[0]) % state.seats
        if state.active() != active:
            raise BadDescription("turns: after this number it is another regent's turn.")


class Regents(Cells):
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
        self.stacks = int(domain.most * s.CASTES)
        self.castes = castes

    def get(self, state: State) -> list[int]:
        assert isinstance(state, RegencyPosition)
        found: list[int] = []
        for stack in range(self.stacks):
            one = state.cells[z.OUTER + stack]
            lying: list[int] = []
            while one >= 0:
                lying.insert(0, one)
                one = state.beneath(one)
            found += lying + [-1] * (s.CITIZENS - len(lying))
        return found

    def put(self, state: State, numbers: list[int]) -> None:
        assert isinstance(state, RegencyPosition)
        for citizen in range(s.CITIZENS):
            state.cells[z.UNDER + citizen] = state.cells[z.OWNER + citizen] = -1
        for stack in range(self.stacks):
            state.cells[z.OUTER + stack] = -1
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
        events = Rest(s.KIND, ["deck", "pile"], ["hands", "aside"])
        citizens = Rest(s.CITIZEN, ["citizens"], ["populace", "domains"])
        follows = ["turns", "starter", "regents", "under_way"]
        titles = {"kind": "event", "mat": "regent"}
        super().__init__(config, s.KIND, [events, citizens], follows, titles)

    def names(self, seats: int, variant: int) -> dict[str, list[str]]:
        found = super().names(seats, variant)
        seated = [f"seat {seat + 1}" for seat in range(s.MOST_SEATS)]
        return {**found, "domain": [*found["seat"], "Catherine"], "slot": seated}

    def parts(self, base: State) -> list[Part]:
        assert isinstance(base, RegencyPosition)
        domain = s.DOMAIN.fixed(self.game.layout_of(base).sizes)
        found: list[Part] = [Turn(Category(domain.name, base.domains()).or_none())]
        for part in super().parts(base):
            if isinstance(part, Cells) and part.name == "turns":
                found.append(Turns(part.part))
            elif isinstance(part, Cells) and part.name == "regents":
                found.append(Regents(part.part))
            elif part.name == "outer":
                found.append(Domains(domain, [castes for castes in self.config.castes]))
            elif part.name not in ("under", "owner"):
                found.append(part)
        return found

    def filled(self, name: str, state: State, base: State) -> list[int]:
        assert isinstance(state, RegencyPosition)
        turn = state.cells[z.TURN]
        if name == "turns":
            return [turn]
        if name == "starter":
            return [state.cells[z.STARTER]]
        if name == "regents":
            first = 0 if state.crown < 0 else 1  # RG40: Catherine has her own mat
            mats = [(first + seat) * s.REGENTS_PER_CASTE for seat in range(state.seats)]
            return mats if turn >= 0 else [-1] * state.seats
        if turn < 0:
            return base.saved_frames()
        if state.active() != state.crown or state.cells[z.VICTOR] >= 0:
            return []
        court = base.copy()
        court.drop_above(-1)
        court.push(s.COURT, 0)
        return court.saved_frames()

    def acting(self, state: State, base: State) -> int:
        """Chance, the seat of the top frame, or the seat whose turn it is."""
        assert isinstance(state, RegencyPosition)
        top = state.top()
        if state.cells[z.VICTOR] >= 0:
            return OVER
        turning = top == s.PAYMENT and state.frame(s.PAYMENT_FLIPS) > 0
        lot = top == s.CROWNING and state.all_have_mats()
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
        for row in state.rows():
            if state.frames[row] == kind:
                found[state.frames[row + column]] += 1
        return {"under_way": found}
