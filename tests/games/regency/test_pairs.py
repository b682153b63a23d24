"""Which reactions answer which events, and with what effect: all pairs."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest

from regalia.engine.errors import BadDescription
from tests.games.regency.scene import CARDS, DOMAINS, FULL_ROW, MATS, Regent, Scene

REACTIONS = ("Refuse", "Penitence", "Garrison", "Defend", "Bargain", "Revolt", "Forgery")
BULWARK = "Bulwark"
COLUMNS = (*REACTIONS, BULWARK)

# The effects of an answer. Seat 1 is active; the event targets seat 2, which answers.
NOT = "-"  # it is not legal
ENDS = "ends"  # the event does nothing (a citizen stays), and nobody draws
MINE = "mine"  # the event is cancelled, and the answering seat draws
THEIRS = "theirs"  # the event is cancelled, and its player draws
PAID = "paid"  # its player pays 3 and the event goes on, or abandons it
TAKEN = "taken"  # the answering seat gets the citizen and pays 3 to the one that loses them
AGAIN = "again"  # the event is carried out, then the answering seat repeats it
NONE = "none"  # there is no such card against Catherine

TABLE = """
                    Refuse  Penitence Garrison Defend  Bargain Revolt  Forgery Bulwark
Sovereign's Choice  -       -         -        -       -       theirs  again   -
Appointment         -       -         -        -       -       theirs  again   -
Receive Homage      -       -         -        -       -       theirs  again   -
Royal Summons       -       -         -        -       -       theirs  again   -
Festival            -       -         -        -       -       theirs  again   -
Dismiss             -       paid      mine     -       -       theirs  again   ends
Inspire             ends    -         -        -       taken   theirs  again   -
Bestow Vassal       -       paid      mine     mine    -       theirs  again   ends
Convert             -       paid      -        mine    -       theirs  again   ends
Tithe               -       paid      mine     -       -       theirs  again   ends
Conquer             -       paid      -        mine    -       theirs  again   ends
Procure             -       paid      -        mine    -       theirs  again   ends
Barter              -       paid      mine     -       -       theirs  again   ends
Populate            -       -         -        -       -       theirs  again   -
Harvest             -       -         -        -       -       theirs  again   -
Abduct              -       paid      -        mine    -       theirs  again   ends
Plunder             -       paid      mine     -       -       theirs  again   ends
Refuse              -       -         -        -       -       theirs  -       -
Penitence           -       -         -        -       -       theirs  -       -
Garrison            -       -         -        -       -       theirs  -       -
Defend              -       -         -        -       -       theirs  -       -
Bargain             ends    -         -        -       taken   theirs  -       -
Revolt              -       -         -        -       -       theirs  -       -
an attraction       ends    -         -        -       taken   -       -       -
Catherine           ends    -         none     -       taken   none    -       -
"""


def read_table() -> dict[tuple[str, str], str]:
    found = {}
    head, *rows = TABLE.strip().splitlines()
    assert tuple(head.split()) == COLUMNS
    for row in rows:
        name, cells = row[:20].strip(), row[20:].split()
        found.update({(name, c): cell for c, cell in zip(COLUMNS, cells, strict=True)})
    return found


CELLS = read_table()
ROWS = tuple(dict.fromkeys(name for name, _ in CELLS))
ACTIONS = ROWS[: ROWS.index("Refuse")]

# The targets of each action: by seat 1 at seat 2, by seat 1 at seat 3, by seat 3 at seat 2.
AIMS = {
    "Appointment": ("Lama with Kahuna", "Lama with Kahuna", "Vestal with Maharani"),
    "Royal Summons": ("Kahuna with Samurai",) * 3,
    "Dismiss": ("at seat 2", "at seat 3", "at seat 2"),
    "Inspire": ("Maharani", "Maharani", "Kahuna"),
    "Bestow Vassal": ("Crofter to seat 2", "Crofter to seat 3", "Gaucho to seat 2"),
    "Convert": ("Highwayman", "Haiduk", "Highwayman"),
    "Conquer": ("Vizier", "Boyar", "Vizier"),
    "Procure": ("Pochteca", "Spice Broker", "Pochteca"),
    "Barter": ("at seat 2", "at seat 3", "at seat 2"),
    "Abduct": ("Druid", "Vestal", "Druid"),
    "Plunder": ("at seat 2", "at seat 3", "at seat 2"),
}
# The decisions while it is carried out.
AFTER = {
    "Sovereign's Choice": ["discard Favour done"],
    "Receive Homage": ["keep Sovereign's Choice"],
    "Festival": ["lay Doge as merchant done"],
    "Dismiss": ["discard Favour"],
    "Bestow Vassal": ["pay Favour pay Favour"],
    "Tithe": ["give Favour", "give Favour", "keep from seat 2"],
    "Procure": ["pay Favour"],
    "Plunder": ["take Favour"],
}
# What each reaction answers when seat 3 plays it.
BELOW = {
    "Refuse": "an attraction",
    "Penitence": "Dismiss",
    "Garrison": "Dismiss",
    "Defend": "Convert",
    "Bargain": "an attraction",
    "Revolt": "Harvest",
}
ATTRACT = "attract Maharani discard Favour discard Favour"


@dataclass
class Snapshot:
    """The cards of all hands, the domains and the populace."""

    hands: list[Counter[str]]
    domains: list[str]
    row: str


def snapshot(scene: Scene) -> Snapshot:
    seats = range(1, scene.state.seats + 1)
    hands = [
        Counter(dict(zip(CARDS.events, scene.state.hands.row(s - 1), strict=True))) for s in seats
    ]
    return Snapshot(
        [+hand for hand in hands], [scene.domain(s) for s in (*seats, len(seats) + 1)], scene.row()
    )


def after(before: Snapshot, *changes: str) -> Snapshot:
    """The same after changes to hands, like ``2 -Favour``."""
    hands = [Counter(hand) for hand in before.hands]
    for change in changes:
        seat, name = int(change[0]), change[3:]
        hands[seat - 1][name] += 1 if change[2] == "+" else -1
        assert hands[seat - 1][name] >= 0
    return Snapshot([+hand for hand in hands], before.domains, before.row)


def table(hands: tuple[str, ...], card: str, holder: int) -> Scene:
    """Three seats of military prowess, each with a citizen of every other caste."""
    regents = []
    for seat, hand in enumerate(hands, 1):
        has = seat == holder and card not in ("", BULWARK)
        held = f"{hand}, {card}" if has else hand
        regents.append(
            Regent(held, DOMAINS[seat - 1], MATS[seat - 1], seat == holder and card == BULWARK)
        )
    return Scene(*regents, row=FULL_ROW)


class Event:
    """A row of the table: how to reach its window, and how to carry the event out."""

    def __init__(self, name: str, repeat: bool = False) -> None:
        self.name = name
        self.repeat = repeat
        self.actor = 3 if repeat or name in REACTIONS else 1

    def __str__(self) -> str:
        return f"{self.name} repeated" if self.repeat else self.name

    def carried_out(self, name: str, actor: int = 1) -> list[str]:
        """The decisions after the window."""
        if name == "Festival" and actor == 3:
            return ["lay Prince-Bishop as religious done"]
        return AFTER.get(name, [])

    def opened(self, card: str, holder: int = 2) -> Scene:
        """The position in which it may be answered by a seat with this card."""
        name = self.name
        if name == "Catherine":
            return Scene(
                Regent("2 Favour", DOMAINS[0], MATS[0]),
                Regent(
                    f"2 Favour{f', {card}' if card != BULWARK else ''}",
                    DOMAINS[1],
                    MATS[1],
                    card == BULWARK,
                ),
                turn=0,
                row=FULL_ROW,
                drawing=["Favour"],
            )
        if self.repeat:
            scene = table(
                (f"{name}, Favour, Harvest", "2 Favour", "3 Favour, Forgery"), card, holder
            )
            aims = AIMS.get(name, ("", "", ""))
            scene.move(f"play {name} {aims[1]}").by(3, "play Forgery")
            scene.move(*self.carried_out(name))
            return scene.move(aims[2]) if aims[2] else scene
        if name in BELOW:
            scene = self.below(card, holder)
            return scene.by(3, f"play {name}")
        return self.played(table((self.own(name), "2 Favour", "Favour"), card, holder), name, 0)

    def below(self, card: str, holder: int = 2) -> Scene:
        """For a reaction: the position in which seat 3 may play it."""
        name = BELOW[self.name]
        hands = (self.own(name), "2 Favour", f"Favour, {self.name}")
        return self.played(table(hands, card, holder), name, 1)

    def own(self, name: str) -> str:
        """The hand of seat 1 before."""
        return "3 Favour" if name == "an attraction" else f"{name}, 2 Favour"

    def played(self, scene: Scene, name: str, aim: int) -> Scene:
        if name == "an attraction":
            return scene.move(ATTRACT)
        return scene.move(f"play {name} {AIMS.get(name, ('', '', ''))[aim]}")

    def unanswered(self, card: str) -> Snapshot:
        """The result if nobody answers."""
        scene = self.opened(card)
        pass_window(scene)
        scene.move(*self.carried_out(self.name, self.actor))
        return snapshot(scene)


def pass_window(scene: Scene) -> None:
    """Pass in this window only."""
    for _ in scene.asked():
        scene.move("pass")


EVENTS = [Event(name) for name in ROWS] + [Event(name, True) for name in ACTIONS]
PAIRS = [
    pytest.param(event, column, CELLS[event.name, column], id=f"{event}-{column}")
    for event in EVENTS
    for column in COLUMNS
]


def written(column: str) -> str:
    return "use Bulwark" if column == BULWARK else f"play {column}"


def test_the_table_has_every_event_and_every_reaction() -> None:
    assert sorted(ROWS) == sorted(
        {*CARDS.events, "an attraction", "Catherine"} - {"Favour", "Forgery"}
    )
    assert len(PAIRS) == (len(ROWS) + len(ACTIONS)) * 8


@pytest.mark.parametrize(("event", "column", "outcome"), PAIRS)
def test_rg35_rg37_an_event_and_an_answer(event: Event, column: str, outcome: str) -> None:
    if outcome == NONE:
        with pytest.raises(BadDescription, match="there are 0 in the game"):
            event.opened(column)
        return
    scene = event.opened(column)
    assert scene.answering()
    may = scene.options(2) if 2 in scene.asked() else []
    assert (written(column) in may) == (outcome != NOT)
    assert [option for option in may if option not in ("pass", written(column))] == []
    if outcome != NOT:
        CHECKS[outcome](event, column, scene)


def ends(event: Event, column: str, scene: Scene) -> None:
    before = snapshot(scene)
    scene.by(2, written(column))
    if event.name != "Catherine":  # nobody could revolt there, and her turn goes on
        scene.let_pass()
    change = [] if column == BULWARK else [f"2 -{column}"]
    assert snapshot(scene) == after(before, *change)
    assert not scene.ready(2)


def mine(event: Event, column: str, scene: Scene) -> None:
    before = snapshot(scene)
    scene.by(2, written(column)).let_pass()
    assert snapshot(scene) == after(before, f"2 -{column}", "2 +Sovereign's Choice")


def theirs(event: Event, column: str, scene: Scene) -> None:
    """If a reaction is cancelled, the event it answered is carried out."""
    before = snapshot(scene)
    scene.by(2, written(column)).let_pass()
    changes = ["2 -Revolt", f"{event.actor} +Sovereign's Choice"]
    if event.name in BELOW:
        below = event.below(column).let_pass()
        decisions = event.carried_out(BELOW[event.name])
        before = after(snapshot(below.move(*decisions)), f"3 -{event.name}")
        scene.move(*decisions)
    assert snapshot(scene) == after(before, *changes)


def paid(event: Event, column: str, scene: Scene) -> None:
    other = event.opened(column)
    before = snapshot(other)
    other.by(2, written(column)).let_pass()
    assert other.turn() == event.actor
    other.move("abandon")
    assert snapshot(other) == after(before, "2 -Penitence")
    scene.by(2, written(column)).let_pass().move("pay Favour")
    scene.move(*event.carried_out(event.name, event.actor))
    payer, payee = (2, event.actor) if event.name == "Barter" else (event.actor, 2)  # they swap
    changes = [f"{payee} -Penitence", f"{payee} +Favour", f"{payer} -Favour"]
    assert snapshot(scene) == after(event.unanswered(column), *changes)


def taken(event: Event, column: str, scene: Scene) -> None:
    before, goes = snapshot(scene), scene.row().split(", ")
    name = "Kahuna" if event.repeat else "Maharani"
    scene.by(2, written(column)).let_pass().move("pay Favour")
    changes = ["2 -Bargain", "2 -Favour"]
    if event.name == "Bargain":
        scene.move("pay Favour")  # seat 3 has paid for nothing
        changes.append("1 +Favour")
    elif event.name != "Catherine":
        changes.append(f"{event.actor} +Favour")
    goes.remove(name)
    caste = "religious" if event.repeat else "noble"
    joined = f"{name} as {caste}"
    expected = after(before, *changes)
    stack = {"noble": "Vizier as noble", "religious": "Druid as religious"}[caste]
    expected.domains[1] = before.domains[1].replace(stack, f"{stack}, {joined}")
    newcomer = "Reindeer Herder" if event.repeat else "Salt Dealer"
    newcomer = "Boyar" if event.name == "Catherine" else newcomer  # first in the deck
    expected.row = ", ".join([*goes, newcomer])
    assert snapshot(scene) == expected


def again(event: Event, column: str, scene: Scene) -> None:
    done = event.unanswered(column)
    scene.by(2, written(column))
    assert scene.turn() == 2 or event.carried_out(event.name) or scene.answering()
    scene.move(*event.carried_out(event.name, event.actor))
    holder = event.actor if event.name == "Barter" else 2  # they swap hands
    assert snapshot(scene) == after(done, f"{holder} -Forgery")
    latest = scene.seen().stack[-1]
    assert (CARDS.events[latest.deed], latest.domain, latest.forged) == (event.name, 1, 1)
    if event.name in AIMS:
        assert scene.turn() == 2
        assert not scene.answering()
    else:
        assert (2 in scene.asked()) == (scene.size(2) > 0)


CHECKS = {ENDS: ends, MINE: mine, THEIRS: theirs, PAID: paid, TAKEN: taken, AGAIN: again}


OTHERS = [
    pytest.param(event, column, seat, id=f"{event}-{column}-{seat}")
    for event in EVENTS
    for column in COLUMNS
    for seat in (1, 3)
    if event.name != "Catherine"
]


@pytest.mark.parametrize(("event", "column", "seat"), OTHERS)
def test_rg35_who_is_not_meddled_with(event: Event, column: str, seat: int) -> None:
    """Seats other than the target may answer alike, but cannot defend it; a Tithe targets all."""
    defends = column in ("Penitence", "Garrison", "Defend", BULWARK)
    swapped = event.repeat and event.name == "Barter"
    scene = event.opened(column, 4 - seat if swapped and column != BULWARK else seat)
    tithed = event.name == "Tithe" and seat != event.actor
    offered = CELLS[event.name, column] != NOT and (tithed or not defends)
    may = scene.options(seat) if seat in scene.asked() else []
    assert (written(column) in may) == offered
