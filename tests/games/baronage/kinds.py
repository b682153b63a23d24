"""The kinds of decisions of Regency (Baronage Press) that random positions must have had."""

from __future__ import annotations

from tests.games.baronage import slow
from tests.games.baronage.slow import Table

EXPECTED = (
    "a move by a die",
    "an attack by a die in the attacker's colour",
    "an attack by a die in the victim's colour",
    "an attack by a die elsewhere",
    "a move inward",
    "a move past the gate",
    "out of the chamber",
    "barred in the castle mouth",
    "out of the Chapel",
    "onto the Banner",
    "a refused Banner",
    "an escalade",
    "an escalade with an ally",
    "an escalade from a Sanctuary",
    "a jump over a barrier of 2",
    "a jump over a barrier of 3",
    "a jump over two barriers",
    "a jump onto a pair",
    "a jump onto a single",
    "a jump inward",
    "a jump from a Sanctuary",
    "a jump of an ally's strength",
    "a guest within the territory",
    "a guest over a barrier within",
    "a guest onto a barrier within",
    "a guest leaving",
    "a guest's attack outside",
    "another's die beside a guest",
    "the witch for one on the path",
    "the witch for one in a Sanctuary",
    "the witch for one in a chamber",
    "the witch for one in a Dungeon",
    "the witch for a guest",
    "the witch inward",
    "the witch or an ordinary move",
    "going on from the black square",
    "the second die of the carried",
    "the second die of any after the witch",
    "summoning",
    "a release of the chief",
    "a release of the heir",
    "a release of the cadet",
    *[
        f"an exchange of {own} for {theirs}"
        for own, theirs in (
            ("cadet", "cadet"),
            ("chief", "chief"),
            ("chief", "heir"),
            ("heir", "chief"),
            ("heir", "heir"),
            ("chief", "two cadets"),
            ("heir", "two cadets"),
            ("two cadets", "chief"),
            ("two cadets", "heir"),
            ("cadet", "chief"),
            ("cadet", "heir"),
        )
    ],
    "a freeing alone",
    "a freeing with an ally",
    "a throw",
    "a card",
    "staying",
)
"""Every kind that a test asks for."""


def kinds(table: Table, notations: set[str]) -> set[str]:
    """The kinds of a position and of its legal decisions."""
    found = set()
    for notation in notations:
        found |= kinds_of(table, notation.split())
    return found | kinds_of_position(table, notations)


def kinds_of_position(table: Table, notations: set[str]) -> set[str]:
    """What a position refuses, or what its decisions show only together."""
    found: set[str] = set()
    if table.throw is None:
        return found
    spurs = slow.entry(table.short, table.families[table.seat], "Baron")
    inside = [shield for shield in table.own if table.places[shield] == slow.CHAMBER]
    if inside and slow.barrier_at(table, table.seat, spurs):
        found.add("barred in the castle mouth")
    chief = (table.seat, "chief")
    for pips in table.throw:
        for inward in (False, True):
            start = table.places[chief]
            if start in slow.SANCTUARIES or slow.is_square(start):
                steps = slow.walk(table, table.seat, start, pips, inward)
                if steps and steps[-1] == slow.BANNER and not slow.qualified(table, table.seat):
                    found.add("a refused Banner")
    witches = [notation for notation in notations if notation.startswith("witch")]
    if witches and len(witches) < len(notations):
        found.add("the witch or an ordinary move")
    if table.named is not None and table.at is None:
        own = [notation for notation in notations if notation[2:].startswith(table.named)]
        whose = "the carried" if own else "any after the witch"
        found.add(f"the second die of {whose}")
    if table.named is None and any(shield in table.guests for shield in table.own):
        movers = {first_shield(table, notation.split()) for notation in notations - {"stay"}}
        guests = {mover for mover in movers if mover in table.guests}
        if guests and movers - guests and not witches:
            found.add("another's die beside a guest")
    return found


def first_shield(table: Table, words: list[str]) -> slow.Shield:
    """The shield that a move by a die, a jump or a naming names first."""
    name = words[1] if words[1] != "cadet" else f"cadet {words[2]}"
    return table.seat, name


def kinds_of(table: Table, words: list[str]) -> set[str]:
    """The kinds of one decision."""
    if words[0].isdigit():
        return kinds_of_move(table, words)
    if words[0] == "jump":
        return kinds_of_jump(table, words)
    if words[0] == "witch":
        return kinds_of_naming(table, words)
    if words[0] == "exchange":
        return {f"an exchange of {' '.join(words[1:-2])}"}
    if words[0] == "release":
        return {f"a release of the {words[1]}"}
    if words[0] == "free":
        spurs = slow.entry(table.short, table.families[int(words[-1]) - 1], "Baron")
        owners = {owner for owner, _ in slow.friendly_at(table, table.seat, spurs)}
        return {"a freeing alone" if owners == {table.seat} else "a freeing with an ally"}
    names = {"summon": "summoning", "throw": "a throw", "play": "a card", "stay": "staying"}
    return {names[words[0]]}


def kinds_of_move(table: Table, words: list[str]) -> set[str]:
    """The kinds of a move by a die."""
    shield, pips, inward = first_shield(table, words), int(words[0]), words[-1] == "inward"
    start = table.places[shield] if table.at is None else table.at
    found = {"a move by a die"}
    if table.at is not None:
        found.add("going on from the black square")
    if start == slow.CHAPEL:
        return {"out of the Chapel"}
    if start == slow.CHAMBER:
        found.add("out of the chamber")
    steps = slow.walk(table, table.seat, start, pips, inward)
    assert steps is not None
    end = steps[-1]
    if inward:
        found.add("a move inward")
    gates = [lap[-1] for lap in slow.laps(table.short, table.families[table.seat])]
    if not inward and {start, *steps[:-1]} & set(gates):
        found.add("a move past the gate")
    if end == slow.BANNER:
        found.add("onto the Banner")
    within = slow.territory(table, shield, start)
    barriers = [place for place in steps if slow.barrier_at(table, table.seat, place)]
    if shield in table.guests and table.at is None:
        found.add("a guest within the territory" if end in within else "a guest leaving")
        if set(barriers) & within & set(steps[:-1]):
            found.add("a guest over a barrier within")
        if end in within and end in barriers:
            found.add("a guest onto a barrier within")
        if end not in within and slow.enemies_at(table, table.seat, end):
            found.add("a guest's attack outside")
    elif barriers and not within:
        found.add("an escalade")
        if start in slow.SANCTUARIES:
            found.add("an escalade from a Sanctuary")
        if {owner for owner, _ in slow.friendly_at(table, table.seat, start)} != {table.seat}:
            found.add("an escalade with an ally")
    victims = slow.enemies_at(table, table.seat, end)
    if victims and end not in within:
        colours = {
            table.families[table.seat]: "in the attacker's colour",
            table.families[victims[0][0]]: "in the victim's colour",
        }
        found.add(f"an attack by a die {colours.get(slow.colour(end), 'elsewhere')}")
    return found


def kinds_of_jump(table: Table, words: list[str]) -> set[str]:
    """The kinds of a pair's jump."""
    start = table.places[first_shield(table, words)]
    assert table.throw is not None
    steps = slow.walk(table, table.seat, start, table.throw[0], words[-1] == "inward")
    assert steps is not None
    found = set()
    sizes = [slow.barrier_at(table, table.seat, place) for place in steps[:-1]]
    found |= {f"a jump over a barrier of {size}" for size in sizes if size}
    if sum(size > 0 for size in sizes) > 1:
        found.add("a jump over two barriers")
    own = [shield for shield in slow.friendly_at(table, table.seat, start) if shield in table.own]
    if sizes and max(sizes) > len(own):
        found.add("a jump of an ally's strength")
    victims = len(slow.enemies_at(table, table.seat, steps[-1]))
    if victims:
        found.add("a jump onto a pair" if victims == 2 else "a jump onto a single")
    if words[-1] == "inward":
        found.add("a jump inward")
    if start in slow.SANCTUARIES:
        found.add("a jump from a Sanctuary")
    return found


def kinds_of_naming(table: Table, words: list[str]) -> set[str]:
    """The kinds of naming a shield for the Witch."""
    shield = first_shield(table, words)
    place = table.places[shield]
    found = {"the witch inward"} if words[-1] == "inward" else set()
    if shield in table.guests:
        found.add("the witch for a guest")
    elif place == slow.CHAMBER:
        found.add("the witch for one in a chamber")
    elif place in slow.SANCTUARIES:
        found.add("the witch for one in a Sanctuary")
    elif slow.is_square(place):
        found.add("the witch for one on the path")
    else:
        found.add("the witch for one in a Dungeon")
    return found
