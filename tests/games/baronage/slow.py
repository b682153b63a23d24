"""The legal decisions of Regency (Baronage Press), written a second time.

Written from RULINGS.md alone and from the JSON observation: it shares no code with the game's own
generator, and is slow and plain on purpose. Squares and places are their names; a shield is the
number of its seat and its name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

FAMILIES = ("purple", "blue", "red", "green")
CADETS = ("cadet 1", "cadet 2", "cadet 3", "cadet 4")
SHIELDS = ("chief", "heir", *CADETS)
RANKS = ("Baron", "Earl", "Duke")
SANCTUARIES = ("Sanctuary 1", "Sanctuary 2", "Sanctuary 3")
CHAMBER, CHAPEL, DEAD, BANNER = "a chamber", "the Chapel", "dead", "the Banner"
ALL_THROWS = [(low, high) for low in range(1, 7) for high in range(low, 7)]

Shield = tuple[int, str]


# The board.


def sides(short: bool) -> dict[str, int]:
    """How many coloured squares a family has in each rank (BA03, BA29)."""
    return {"Baron": 9, "Earl": 5, "Duke": 1} if short else {"Baron": 11, "Earl": 7, "Duke": 3}


def circuit(short: bool, rank: str) -> list[str]:
    """The squares of a rank, clockwise from purple's first: each side and its corner (BA02)."""
    found = []
    for number, family in enumerate(FAMILIES, 1):
        found += [f"{family} {rank} {square}" for square in range(1, sides(short)[rank] + 1)]
        found.append(f"{rank} corner {number}")
    return found


def entry(short: bool, family: str, rank: str) -> str:
    """The centre of a family's side, where it enters the rank; in Baron its spurs (BA04)."""
    return f"{family} {rank} {sides(short)[rank] // 2 + 1}"


def laps(short: bool, family: str) -> list[list[str]]:
    """A family's lap of each rank: from the square where it enters to its gate (BA04)."""
    found = []
    for rank in RANKS:
        squares = circuit(short, rank)
        first = squares.index(entry(short, family, rank))
        found.append(squares[first:] + squares[:first])
    return found


def way(short: bool, family: str) -> list[str]:
    """A family's way to victory: 100 places, or 76, from its spurs to the Banner (BA04, BA29)."""
    found = []
    for lap, sanctuary in zip(laps(short, family), SANCTUARIES, strict=True):
        found += [*lap, sanctuary]
    return [*found, BANNER]


def dungeon(seat: int) -> str:
    """The name of the Dungeon of a seat."""
    return f"the Dungeon of seat {seat + 1}"


def colour(square: str) -> str:
    """The family whose colour a square has, if a family has (BA01, BA03)."""
    family = square.split()[0]
    return family if family in FAMILIES else ""


def is_square(place: str) -> bool:
    """Whether a place is a square of a circuit."""
    return any(f" {rank} " in f" {place} " for rank in RANKS)


# The position.


@dataclass(frozen=True)
class Table:
    """A position, as the JSON observation of the seat to act tells it."""

    seat: int  # whose decision it is
    short: bool
    allied: bool
    level: str
    cards: bool
    families: list[str]
    places: dict[Shield, str]
    guests: set[Shield]
    witch: str
    hand: list[tuple[int, int]]
    throw: tuple[int, int] | None
    black: int | None
    used: int
    named: str | None
    at: str | None

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.families))

    @property
    def own(self) -> list[Shield]:
        """The shields of the seat to act."""
        return [(self.seat, name) for name in SHIELDS]


def read(seen: Mapping[str, Any]) -> Table:
    """The position of an observation."""
    seat = seen["to_act"]
    making = seen["making"] or {"used": 0, "named": None, "at": None}
    low, _, high = (seen["throw"] or "").partition(" and ")
    shields = [(owner, name) for owner in range(seen["seats"]) for name in SHIELDS]
    return Table(
        seat=seat,
        short=seen["short"],
        allied=seen["alliance"] > 0,
        level=seen["level"],
        cards=seen["cards"],
        families=seen["families"],
        places={(who, name): seen["places"][who][SHIELDS.index(name)] for who, name in shields},
        guests={(who, name) for who, name in shields if seen["guests"][who][SHIELDS.index(name)]},
        witch=seen["witches"][seat],
        hand=[throw for throw, held in zip(ALL_THROWS, seen["hands"][seat], strict=True) if held],
        throw=(int(low), int(high)) if low else None,
        black=int(seen["black"]) if seen["black"] else None,
        used=making["used"],
        named=making["named"],
        at=making["at"],
    )


def friends(table: Table, one: int, other: int) -> bool:
    """Whether two seats are one side: the same, or allied with the family opposite (BA05, BA06)."""
    if one == other:
        return True
    apart = FAMILIES.index(table.families[one]) - FAMILIES.index(table.families[other])
    return table.allied and abs(apart) == 2


def friendly_at(table: Table, seat: int, place: str) -> list[Shield]:
    """The shields of a seat's side in a place, guests left out (BA16, BA20).

    In a Sanctuary only its own family stands (BA01).
    """
    found = []
    for shield, where in table.places.items():
        owner = shield[0]
        one_side = friends(table, seat, owner) if is_square(place) else seat == owner
        if where == place and one_side and shield not in table.guests:
            found.append(shield)
    return found


def enemies_at(table: Table, seat: int, place: str) -> list[Shield]:
    """The shields on a square that a seat may attack or is barred by; guests are neither (BA20)."""
    return [
        shield
        for shield, where in table.places.items()
        if is_square(place)
        and where == place
        and not friends(table, seat, shield[0])
        and shield not in table.guests
    ]


def barrier_at(table: Table, seat: int, place: str) -> int:
    """How many enemy shields form a barrier on a place; 0 if there is no barrier (BA16)."""
    count = len(enemies_at(table, seat, place))
    return count if count >= 2 else 0


def first_of_alike(table: Table, shield: Shield) -> bool:
    """Whether no Cadet before this one is in its place in the same condition (BA10)."""
    seat, name = shield
    if name not in CADETS:
        return True
    for before in CADETS[: CADETS.index(name)]:
        together = table.places[(seat, before)] == table.places[shield]
        if together and ((seat, before) in table.guests) == (shield in table.guests):
            return False
    return True


# One shield and one die.


def walk(table: Table, seat: int, start: str, pips: int, inward: bool) -> list[str] | None:
    """The places of a shield's steps, the last being where it ends; None if there is no such way.

    From a chamber the first is the spurs, from a Dungeon its captor's spurs (BA10, BA23). Inward
    is only a way that passes the gate with steps to go (BA04). Beyond the Banner there is no way
    (BA11).
    """
    family = table.families[seat]
    road = way(table.short, family)
    rounds = laps(table.short, family)
    gates = [lap[-1] for lap in rounds]
    steps: list[str] = []
    here = start
    turned = False
    while len(steps) < pips:
        if here == CHAMBER:
            here = road[0]
        elif here in [dungeon(captor) for captor in table.seats]:
            captor = int(here.split()[-1]) - 1
            here = entry(table.short, table.families[captor], "Baron")
        elif here == BANNER:
            return None
        elif here in gates and not inward:
            here = rounds[gates.index(here)][0]
        else:
            turned = turned or here in gates
            here = road[road.index(here) + 1]
        steps.append(here)
    return steps if turned == inward else None


def qualified(table: Table, seat: int) -> bool:
    """Whether the Heir or a Cadet is on a square of the rank of Earl or Duke (BA12)."""
    for name in ("heir", *CADETS):
        place = table.places[(seat, name)]
        if is_square(place) and (" Earl " in f" {place} " or " Duke " in f" {place} "):
            return True
    return False


def may_end(table: Table, shield: Shield, place: str) -> bool:
    """Whether a shield may end in a place, barriers aside (BA11, BA12)."""
    seat, name = shield
    if place == SANCTUARIES[2]:
        return name == "chief"
    if place == BANNER:
        return name == "chief" and qualified(table, seat)
    return True


def territory(table: Table, shield: Shield, start: str) -> set[str]:
    """The squares where a guest is above barriers: its captor's, while it has not left (BA20)."""
    if shield not in table.guests or colour(start) != colour(table.places[shield]):
        return set()
    squares = [square for rank in RANKS for square in circuit(table.short, rank)]
    return {square for square in squares if colour(square) == colour(start)}


def escalade(table: Table, shield: Shield, start: str, barrier: int) -> bool:
    """Whether a shield may climb over a barrier directly before it (BA18, BA25)."""
    if table.level == "tyro" or shield in table.guests:
        return False
    if not is_square(start) and start not in SANCTUARIES:
        return False
    return len(friendly_at(table, shield[0], start)) >= barrier + 1


def may_walk(
    table: Table, shield: Shield, start: str, pips: int, inward: bool, carried: bool = False
) -> bool:
    """Whether a shield may go so many steps from a place.

    Barriers bar it (BA16, BA19) but for escalade (BA18), which does not start where the Witch has
    carried it (BA23), and within a guest's captor's territory (BA20).
    """
    seat = shield[0]
    steps = walk(table, seat, start, pips, inward)
    if steps is None:
        return False
    inviolate = territory(table, shield, start)
    for number, place in enumerate(steps):
        barrier = barrier_at(table, seat, place)
        lands = number == len(steps) - 1
        adjacent = number == 0
        if barrier == 0 or place in inviolate:
            continue
        if lands or not adjacent or carried or not escalade(table, shield, start, barrier):
            return False
    return may_end(table, shield, steps[-1])


def may_move(table: Table, shield: Shield, pips: int, inward: bool) -> bool:
    """Whether a die moves a shield from where it is (BA08, BA10)."""
    place = table.places[shield]
    if place == CHAPEL:
        return pips == 6 and not inward
    if place == CHAMBER or place in SANCTUARIES or is_square(place):
        return may_walk(table, shield, place, pips, inward)
    return False


def moves_by(table: Table, shields: list[Shield], pips: int) -> dict[str, Shield]:
    """The moves of some of the shields by a die: their notation, and which shield moves."""
    return {
        f"{pips} {shield[1]}{' inward' if inward else ''}": shield
        for shield in shields
        for inward in (False, True)
        if first_of_alike(table, shield) and may_move(table, shield, pips, inward)
    }


# A throw.


def die_moves(table: Table, pips: int) -> set[str]:
    """The moves by a die: those of guests if a guest can use it, otherwise any (BA20)."""
    guests = moves_by(table, [shield for shield in table.own if shield in table.guests], pips)
    return set(guests or moves_by(table, table.own, pips))


def guest_can_use(table: Table, pips: int) -> bool:
    """Whether a guest of the seat to act can use a die (BA20)."""
    return bool(moves_by(table, [shield for shield in table.own if shield in table.guests], pips))


def may_jump(table: Table, start: str, pips: int, inward: bool) -> bool:
    """Whether two shields of the seat to act may jump from a place where they stand (BA17)."""
    steps = walk(table, table.seat, start, pips, inward)
    if steps is None or steps[-1] in (SANCTUARIES[2], BANNER):
        return False
    strength = len(friendly_at(table, table.seat, start))
    for place in steps[:-1]:
        if barrier_at(table, table.seat, place) > strength:
            return False
    return barrier_at(table, table.seat, steps[-1]) <= 2


def jumps(table: Table, pips: int) -> set[str]:
    """The jumps of pairs by a double (BA17), which Tyro does not know (BA25).

    Of Cadets that stand together the first two are named, or the first with another (BA10).
    """
    if table.level == "tyro" or guest_can_use(table, pips):
        return set()
    found = set()
    for place in sorted(set(table.places.values())):
        if not is_square(place) and place not in SANCTUARIES:
            continue
        here = [
            name
            for name in SHIELDS
            if table.places[(table.seat, name)] == place and (table.seat, name) not in table.guests
        ]
        cadets = [name for name in here if name in CADETS]
        named = [name for name in here if name not in cadets[2:]]
        for one in named:
            for two in named[named.index(one) + 1 :]:
                if one not in cadets and two in cadets[1:]:
                    continue
                for inward in (False, True):
                    if may_jump(table, place, pips, inward):
                        found.add(f"jump {one} and {two}{' inward' if inward else ''}")
    return found


def ordinary(table: Table, throw: tuple[int, int]) -> set[str]:
    """The moves that the first die of a throw, or both at once, allow without the Witch (BA09)."""
    low, high = throw
    found = die_moves(table, low) | die_moves(table, high)
    return found | jumps(table, low) if low == high else found


# The Witch.


def goes_on(table: Table, shield: Shield, black_square: str) -> set[str]:
    """The moves by a white die of a shield that the Witch has carried to a square (BA23)."""
    assert table.throw is not None
    return {
        f"{pips} {shield[1]}{' inward' if inward else ''}"
        for pips in table.throw
        for inward in (False, True)
        if may_walk(table, shield, black_square, pips, inward, carried=True)
    }


def namings(table: Table) -> set[str]:
    """The shields that the waiting Witch can carry so that a white die moves them on (BA23)."""
    if table.witch != "waiting" or table.black is None:
        return set()
    found = set()
    for shield in table.own:
        place = table.places[shield]
        if place in (CHAPEL, DEAD) or not first_of_alike(table, shield):
            continue
        for inward in (False, True):
            steps = walk(table, table.seat, place, table.black, inward)
            if steps is None or steps[-1] == BANNER:
                continue
            if goes_on(table, shield, steps[-1]):
                found.add(f"witch {shield[1]}{' inward' if inward else ''}")
    return found


def any_throw_moves(table: Table) -> bool:
    """Whether one of the 21 throws would allow a move, a jump included (BA23)."""
    return any(ordinary(table, throw) for throw in ALL_THROWS)


def may_summon(table: Table) -> bool:
    """Whether the family may summon its Witch before a throw (BA23, BA25, BA26)."""
    if table.level != "championship" or table.cards or table.witch != "unused":
        return False
    return not any_throw_moves(table)


# Hostages.


def held_by(table: Table, captor: int, owner: int) -> list[str]:
    """The shields of a seat in another's Dungeon, Cadets all called so."""
    return [
        "cadet" if name in CADETS else name
        for name in SHIELDS
        if table.places[(owner, name)] == dungeon(captor)
    ]


def releases(table: Table) -> set[str]:
    """The hostages that the seat to act may put on its own spurs (BA20)."""
    return {
        f"release {kind} of {owner + 1}"
        for owner in table.seats
        for kind in held_by(table, table.seat, owner)
    }


def exchanges(table: Table) -> set[str]:
    """The exchanges that the seat to act may demand (BA21), which Tyro does not know (BA25)."""
    if table.level == "tyro":
        return set()
    found = set()
    for other in table.seats:
        if friends(table, table.seat, other):
            continue
        home = held_by(table, other, table.seat)
        away = held_by(table, table.seat, other)
        peers_home = {kind for kind in home if kind != "cadet"}
        peers_away = {kind for kind in away if kind != "cadet"}
        deals = {(own, theirs) for own in peers_home for theirs in peers_away}
        if "cadet" in home and "cadet" in away:
            deals.add(("cadet", "cadet"))
        if away.count("cadet") >= 2:
            deals |= {(own, "two cadets") for own in peers_home}
        if home.count("cadet") >= 2:
            deals |= {("two cadets", theirs) for theirs in peers_away}
        if "cadet" in home:
            deals |= {("cadet", theirs) for theirs in peers_away}
        found |= {f"exchange {own} for {theirs} of {other + 1}" for own, theirs in deals}
    return found


def freeings(table: Table) -> set[str]:
    """The castles whose hostages the seat to act may free (BA22)."""
    found = set()
    for castle in table.seats:
        if friends(table, table.seat, castle):
            continue
        if any(table.places[(castle, name)] in (CHAMBER, CHAPEL) for name in SHIELDS):
            continue
        spurs = entry(table.short, table.families[castle], "Baron")
        barrier = friendly_at(table, table.seat, spurs)
        if len(barrier) < 2 or table.seat not in [owner for owner, _ in barrier]:
            continue
        side = [owner for owner in table.seats if friends(table, table.seat, owner)]
        if any(held_by(table, castle, owner) for owner in side):
            found.add(f"free those held by {castle + 1}")
    return found


# All decisions.


def before_throw(table: Table) -> set[str]:
    """The decisions before a throw: hostages, the Witch, and the throw or a card of it (BA26)."""
    found = releases(table) | exchanges(table) | freeings(table)
    if may_summon(table):
        found.add("summon the witch")
    if table.cards:
        return found | {f"play {low} and {high}" for low, high in table.hand}
    return found | {"throw"}


def second_die(table: Table) -> set[str]:
    """The moves by the die that is left.

    The shield that the Witch has carried goes first and keeps its own name, beside other Cadets
    too; BA20 does not bind this throw (BA23).
    """
    assert table.throw is not None
    pips = table.throw[1] if table.used == 1 else table.throw[0]
    if table.named is None:
        return die_moves(table, pips)
    carried = (table.seat, table.named)
    again = {
        f"{pips} {table.named}{' inward' if inward else ''}"
        for inward in (False, True)
        if may_move(table, carried, pips, inward)
    }
    return again or set(moves_by(table, table.own, pips))


def legal(seen: Mapping[str, Any]) -> set[str]:
    """The notations of all legal decisions of the seat to act, from its JSON observation."""
    table = read(seen)
    if table.throw is None:
        return before_throw(table)
    if table.at is not None:
        assert table.named is not None
        return goes_on(table, (table.seat, table.named), table.at)
    if table.used:
        return second_die(table)
    return ordinary(table, table.throw) | namings(table) or {"stay"}
