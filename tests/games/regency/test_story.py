"""The story of Regency, read back, gives the board that its viewers see."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.contract.cases import Case, all_cases, sweep
from tests.games import stories
from tests.games.stories import Reader, heard

DATA = Path(__file__).parents[3] / "src/regalia/games/regency/cards.toml"
PRINTED: dict[str, Any] = tomllib.loads(DATA.read_text(encoding="utf-8"))
EVENTS = [card["name"] for card in PRINTED["event"]]
WORTH = {card["name"]: card["influence"] for card in PRINTED["event"]}
COPIES = {card["name"]: card["count"] for card in PRINTED["event"]}
CITIZENS = [card["name"] for card in PRINTED["citizen"]]
CASTES_OF = {card["name"]: card["castes"] for card in PRINTED["citizen"]}
REGENTS = [card["name"] for card in PRINTED["regent"]]
CASTES = ("noble", "religious", "military", "merchant", "commoner", "brigand")
POWERS = ("Inheritance", "Prayer", "Bulwark", "Treasury", "Uprising", "Swindle")
PLACES = ("bottom left", "bottom middle", "bottom right", "top right", "top middle", "top left")
NOT_WITH_CATHERINE = (
    "Dismiss",
    "Bestow Vassal",
    "Tithe",
    "Garrison",
    "Barter",
    "Revolt",
    "Plunder",
)
PREY = {
    "Convert": ("military", "brigand"),
    "Conquer": ("noble", "commoner"),
    "Abduct": ("religious", "merchant"),
    "Procure": CASTES,
    "Swindle": CASTES,
}
"""From which castes an event or power takes a citizen of another domain."""


def one_of(names: Iterable[str]) -> str:
    return f"({'|'.join(map(re.escape, names))})"


CATHERINE = "Catherine the Great"
WHO = rf"({CATHERINE}|\w+)"
WHOSE = rf"({CATHERINE}'s|\w+'s|[Yy]our)"
EVENT, CITIZEN, CASTE = one_of(EVENTS), one_of(CITIZENS), one_of(CASTES)
SHOWN = rf"{CITIZEN} \(([a-z ]+)\)"
"""A citizen with their castes."""
PLACE, POWER = one_of(PLACES), one_of(POWERS)
TAKING = one_of(PREY)
SOME = rf"(?:{EVENT[1:-1]})(?: ×\d)?"
CARDS = rf"({SOME}(?:(?:, | and ){SOME})*)"
"""Some events, counted: ``Favour, Refuse ×2 and Revolt``."""
CASES = [case for case in all_cases() if case.game.name == "regency"]


def counted(text: str) -> Counter[str]:
    """The events that a text like ``Favour, Refuse ×2 and Revolt`` lists."""
    found: Counter[str] = Counter()
    for part in re.split(", | and ", text):
        event, _, number = part.partition(" ×")
        count = int(number or 1)
        assert event in EVENTS, text
        assert event not in found, text
        found[event] = count
    return found


class RegencyReader(Reader):
    """The board of Regency by its story.

    ``stacks`` are the citizens of each domain by caste, the outermost first; ``aside`` what a seat
    has drawn for Receive Homage, and what was given for a Tithe; ``to_hand`` counts draws that
    Revolt, Garrison or Defend owe.
    """

    def __init__(self, names: list[str], options: dict[str, int]) -> None:
        super().__init__(names, options)
        self.crown = self.seats if self.seats <= 2 else -1
        self.me = names.index("You") if "You" in names else -1
        self.regents = [-1] * self.seats
        self.ready = [0] * self.seats
        self.starter = self.turn = self.victor = -1
        self.turns = -1
        self.over = False
        self.sizes = [0] * self.seats
        self.hand: Counter[str] = Counter()
        starred = NOT_WITH_CATHERINE if self.crown >= 0 else ()
        self.deck = sum(COPIES[name] for name in EVENTS if name not in starred)
        self.pile: Counter[str] = Counter()
        self.populace: list[str] = []
        self.crowd = len(CITIZENS)
        domains = self.seats + (self.crown >= 0)
        self.stacks: list[list[list[str]]] = [[[] for _ in CASTES] for _ in range(domains)]
        self.bound: set[str] = set()
        self.homage: set[int] = set()
        self.aside = 0
        self.received: dict[int, str] = {}
        self.tithes = 0
        self.to_hand = 0
        self.prayed = ""
        self.answered = False
        self.treasury = self.cost = 0

    def read(self, sentence: str) -> None:
        answered, self.answered = self.answered, False
        self.discards_top = answered
        super().read(sentence)

    def seat(self, name: str) -> int:
        return self.crown if name.startswith(CATHERINE) else super().seat(name)

    def settled(self, seen: Any) -> bool:
        """Who has yet to assign a citizen says so only afterwards."""
        return not seen.arriving

    # Set-up and turns.

    @heard(rf"{WHO} took the mat of (.+): {CASTE}, {POWER}\.")
    def takes_mat(self, who: str, regent: str, caste: str, power: str) -> None:
        self.regents[self.seat(who)] = REGENTS.index(regent)
        assert CASTES.index(caste) == POWERS.index(power) == REGENTS.index(regent) // 3
        if -1 not in self.regents:  # everybody is dealt four events
            self.sizes = [4] * self.seats
            self.deck -= 4 * self.seats
            if self.crown >= 0:
                self.starter = 0

    @heard(r"The first turn is (\w+'s|yours): nobody's prowess is higher\.")
    def begins(self, whose: str) -> None:
        self.starter = self.seat("Your" if whose == "yours" else whose)
        assert min(self.regents) // 3 == self.regents[self.starter] // 3

    @heard(rf"You began with {EVENT}\.")
    def dealt(self, event: str) -> None:
        self.hand[event] += 1

    @heard(rf"{WHOSE} turn\.")
    def new_turn(self, whose: str) -> None:
        self.turn = self.seat(whose)
        first = self.options["head_start"] if self.crown >= 0 else 0
        self.turns = first if self.turns < 0 else self.turns + 1
        assert not self.homage
        assert not self.aside
        assert not self.to_hand
        self.bound.clear()

    @heard(rf"{WHO} won, with citizens of all six castes\.")
    def wins(self, who: str) -> None:
        self.victor, self.turn, self.over = self.seat(who), -1, True
        assert all(self.stacks[self.victor])

    @heard(r"No domain was completed in time: nobody won\.")
    def nobody_wins(self) -> None:
        self.turn, self.over = -1, True

    # Citizens.

    @heard(rf"{SHOWN} joined the populace, {PLACE}\.")
    def turned_up(self, citizen: str, castes: str, place: str) -> None:
        self.check_castes(citizen, castes)
        assert PLACES.index(place) == len(self.populace)
        self.populace.append(citizen)
        self.crowd -= 1

    @heard(rf"{SHOWN} came to {WHO} from the deck\.")
    def called_up(self, citizen: str, castes: str, who: str) -> None:
        self.check_castes(citizen, castes)
        self.crowd -= 1
        self.bound.add(citizen)

    @heard(rf"{CITIZEN} joined {WHO} as {CASTE}\.")
    def joined(self, citizen: str, who: str, caste: str) -> None:
        at_hand = citizen in self.populace or citizen in self.bound or self.owner(citizen) >= 0
        assert at_hand, f"{citizen} was nowhere"
        assert caste in CASTES_OF[citizen]
        if citizen in self.populace:
            self.populace.remove(citizen)
        self.take_up(citizen)
        self.bound.discard(citizen)
        self.stacks[self.seat(who)][CASTES.index(caste)].insert(0, citizen)

    @heard(rf"{WHO} took {WHOSE} {CITIZEN} with {TAKING}\.")
    def takes(self, who: str, whose: str, citizen: str, deed: str) -> None:
        owner = self.owner(citizen)
        assert self.seat(whose) == owner != self.seat(who)
        [caste] = [c for c, name in enumerate(CASTES) if citizen in self.stacks[owner][c][:1]]
        assert CASTES[caste] in PREY[deed]
        self.take_up(citizen)
        self.bound.add(citizen)

    @heard(rf"{CITIZEN} went to the {PLACE}\.")
    def goes(self, citizen: str, place: str) -> None:
        self.take_up(citizen)
        self.bound.add(self.populace[PLACES.index(place)])
        self.populace[PLACES.index(place)] = citizen

    @heard(rf"{WHO} refused: {CITIZEN} stays in the populace\.")
    def refuses(self, who: str, citizen: str) -> None:
        assert citizen in self.populace

    @heard(r"The populace was shuffled into its deck\.")
    def uprising(self) -> None:
        self.crowd += len(self.populace)
        self.populace.clear()

    @heard(rf"{WHO} left all citizens as they lay\.")
    def leaves_all(self, who: str) -> None:
        pass

    @heard(rf"{WHO} laid (1 citizen|\d+ citizens) anew\.")
    def lays_anew(self, who: str, number: str) -> None:
        assert int(number.split()[0]) >= 1

    @heard(rf"{CITIZEN} lies as {CASTE}\.")
    def lies(self, citizen: str, caste: str) -> None:
        assert caste in CASTES_OF[citizen]
        owner = self.owner(citizen)
        self.take_up(citizen)
        self.stacks[owner][CASTES.index(caste)].insert(0, citizen)

    # Events.

    @heard(rf"{WHO} (played|repeated) {EVENT}( for {CITIZEN}| on .+| at .+|: .+)?\.")
    def plays(self, who: str, verb: str, event: str, aim: str | None, citizen: str | None) -> None:
        seat = self.seat(who)
        if verb == "played":
            self.leave(seat, Counter([event]))
            self.pile[event] += 1
        if event == "Receive Homage":
            self.homage.add(seat)
        self.check_aim(seat, event, aim or "")

    @heard(rf"{WHO} repeated {EVENT}, but it could do nothing\.")
    def repeats_in_vain(self, who: str, event: str) -> None:
        pass

    @heard(rf"{WHOSE} {EVENT} came to nothing\.")
    def in_vain(self, whose: str, event: str) -> None:
        pass

    @heard(rf"{WHO} did not pay, and ({'|'.join(EVENTS)}|the attraction) came to nothing\.")
    def does_not_pay(self, who: str, what: str) -> None:
        self.cost = self.treasury = 0
        if what == "Receive Homage":
            self.homage.clear()

    @heard(rf"{WHO} cancelled {EVENT}\.")
    def cancels(self, who: str, event: str) -> None:
        if event == "Receive Homage":
            self.homage.clear()
        self.to_hand = 1

    @heard(rf"{WHO} readied {POWER}\.")
    def readies(self, who: str, power: str) -> None:
        seat = self.seat(who)
        assert POWERS.index(power) == self.regents[seat] // 3
        assert self.ready[seat] == 0
        self.ready[seat] = 1
        self.cost = PRINTED["ready"]

    @heard(rf"{WHO} used {POWER}\.")
    def uses(self, who: str, power: str) -> None:
        seat = self.seat(who)
        assert POWERS.index(power) == self.regents[seat] // 3
        assert self.ready[seat] == 1
        self.ready[seat] = 0

    @heard(rf"{WHO} set out to attract {SHOWN} for (\d+)\.")
    def attracts(self, who: str, citizen: str, castes: str, cost: str) -> None:
        self.check_castes(citizen, castes)
        assert PRINTED["costs"][self.populace.index(citizen)] == int(cost)
        if self.seat(who) != self.crown:
            self.cost = int(cost)

    # Cards.

    @heard(rf"{WHO} discarded {CARDS}\.")
    def discards(self, who: str, cards: str) -> None:
        seat, found = self.seat(who), counted(cards)
        if self.cost:
            worth = sum(WORTH[name] * count for name, count in found.items()) + self.treasury
            assert worth >= self.cost
            self.cost = self.treasury = 0
        self.pile.update(found)
        if self.discards_top:
            self.deck -= found.total()
        elif self.tithes:
            assert found.total() == self.tithes
            self.tithes = 0
        elif self.aside and seat in self.homage:
            assert found.total() == 1
            self.sizes[seat] += 1
            self.aside = 0
            self.homage.discard(seat)
        else:
            self.leave(seat, found)

    @heard(rf"{WHO} drew (1 event|\d+ events)\.")
    def draws(self, who: str, number: str) -> None:
        seat, count = self.seat(who), int(number.split()[0])
        self.deck -= count
        if seat in self.homage and not self.to_hand:
            self.aside = count
        else:
            self.sizes[seat] += count
        self.to_hand = 0

    @heard(rf"(You) drew {EVENT}\.")
    def draw(self, who: str, event: str) -> None:
        seat = self.seat(who)
        if self.prayed == "the top":  # that it was drawn is known
            self.prayed = ""
        else:
            self.deck -= 1
            if seat in self.homage and not self.to_hand:
                self.aside += 1
                self.kept = event
                return
            self.sizes[seat] += 1
            self.to_hand = 0
        self.hand[event] += 1

    @heard(rf"(You) kept {EVENT}\.")
    def keeps(self, who: str, event: str) -> None:
        self.hand[event] += 1

    @heard(r"The discarded events were shuffled into a new deck\.")
    def shuffled(self) -> None:
        self.deck += self.pile.total()
        self.pile.clear()

    @heard(rf"{WHO} turned over {EVENT} \((\d)\)\.")
    def turns_over(self, who: str, event: str, worth: str) -> None:
        assert WORTH[event] == int(worth)
        self.deck -= 1
        self.pile[event] += 1
        if self.seat(who) != self.crown:
            self.treasury += int(worth)
            self.cost = 0 if self.treasury >= self.cost else self.cost

    @heard(rf"{WHO} paid {WHO} (1 event|\d+ events)\.")
    def pays(self, payer: str, payee: str, number: str) -> None:
        count = int(number.split()[0])
        assert self.me not in (self.seat(payer), self.seat(payee))
        self.sizes[self.seat(payer)] -= count
        self.sizes[self.seat(payee)] += count
        self.treasury = 0

    @heard(rf"{WHO} paid (1 event|\d+ events) to (your|their) own hand\.")
    def pays_themselves(self, who: str, number: str, own: str) -> None:
        assert own == ("your" if who == "You" else "their")
        assert int(number.split()[0]) <= self.sizes[self.seat(who)]

    @heard(rf"(You) paid {WHO} {CARDS}\.|{WHO} paid (you) {CARDS}\.")
    def pays_openly(self, *said: str) -> None:
        payer, payee, cards = [part for part in said if part]
        found = counted(cards)
        self.leave(self.seat(payer), found)
        self.gain(self.seat(payee), found)
        self.treasury = 0

    @heard(rf"{WHO} took an event from {WHO} with Plunder\.")
    def plunders(self, who: str, victim: str) -> None:
        assert self.me not in (self.seat(who), self.seat(victim))
        self.sizes[self.seat(who)] += 1
        self.sizes[self.seat(victim)] -= 1

    @heard(rf"{WHO} took {WHOSE} {EVENT} with Plunder\.")
    def plunders_openly(self, who: str, whose: str, event: str) -> None:
        assert self.me in (self.seat(who), self.seat(whose))
        self.leave(self.seat(whose), Counter([event]))
        self.gain(self.seat(who), Counter([event]))

    @heard(rf"You saw {WHOSE} hand: {CARDS}\.")
    def sees(self, whose: str, cards: str) -> None:
        assert counted(cards).total() == self.sizes[self.seat(whose)]

    @heard(rf"{WHO} and {WHO} swapped hands\.")
    def swap(self, who: str, other: str) -> None:
        one, two = self.seat(who), self.seat(other)
        self.sizes[one], self.sizes[two] = self.sizes[two], self.sizes[one]

    @heard(rf"You got (nothing|{CARDS[1:-1]})\.")
    def gets_hand(self, cards: str) -> None:
        self.hand = Counter() if cards == "nothing" else counted(cards)
        assert self.hand.total() == self.sizes[self.me]

    @heard(rf"{WHO} gave an event for Tithe\.")
    def gives(self, who: str) -> None:
        assert self.seat(who) != self.me
        self.sizes[self.seat(who)] -= 1
        self.tithes += 1

    @heard(rf"(You) gave {EVENT} for Tithe\.")
    def gives_openly(self, who: str, event: str) -> None:
        self.leave(self.me, Counter([event]))
        self.tithes += 1

    @heard(rf"You got {EVENT} from {WHO}\.")
    def receives(self, event: str, giver: str) -> None:
        self.received[self.seat(giver)] = event

    @heard(rf"{WHO} kept {WHOSE} event\.")
    def keeps_tithe(self, who: str, whose: str) -> None:
        self.sizes[self.seat(who)] += 1
        self.tithes -= 1
        if self.seat(who) == self.me:
            self.hand[self.received[self.seat(whose)]] += 1
            assert len(self.received) == self.tithes + 1
            self.received.clear()

    @heard(rf"{WHO} prayed for {EVENT}\.")
    def prays(self, who: str, event: str) -> None:
        self.pile[event] -= 1
        self.prayed = event

    @heard(rf"{WHO} got {EVENT} by prayer\.")
    def gets_named(self, who: str, event: str) -> None:
        assert event == self.prayed
        self.gain(self.seat(who), Counter([event]))
        self.prayed = ""
        self.answered = True

    @heard(rf"{WHO} got the top of the deck by prayer\.")
    def gets_top(self, who: str) -> None:
        self.pile[self.prayed] += 1
        self.deck -= 1
        self.sizes[self.seat(who)] += 1
        self.prayed = "the top" if self.seat(who) == self.me else ""

    # Where things are.

    def owner(self, citizen: str) -> int:
        """The domain of a citizen, or -1."""
        for domain, stacks in enumerate(self.stacks):
            if any(citizen in stack for stack in stacks):
                return domain
        return -1

    def take_up(self, citizen: str) -> None:
        for stacks in self.stacks:
            for stack in stacks:
                if citizen in stack:
                    stack.remove(citizen)

    def leave(self, seat: int, cards: Counter[str]) -> None:
        """Take cards from a hand."""
        self.sizes[seat] -= cards.total()
        assert self.sizes[seat] >= 0
        if seat == self.me:
            assert cards <= self.hand
            self.hand -= cards

    def gain(self, seat: int, cards: Counter[str]) -> None:
        """Put cards into a hand."""
        self.sizes[seat] += cards.total()
        if seat == self.me:
            self.hand += cards

    def check_castes(self, citizen: str, castes: str) -> None:
        """Assert that a sentence has the castes that are printed on a citizen."""
        printed = CASTES_OF[citizen]
        every = printed == "any" or len(printed) == len(CASTES)
        assert castes == ("any caste" if every else " or ".join(printed))

    def check_aim(self, seat: int, event: str, aim: str) -> None:
        """Assert that the targets of an event are named, and are there."""

        def named(form: str) -> tuple[str, ...]:
            found = re.fullmatch(form, aim)
            assert found, f"{event}{aim}"
            return found.groups()

        if event in PREY:
            whose, citizen = named(rf" on {WHOSE} {CITIZEN}")
            assert self.seat(whose) == self.owner(citizen) != seat
        elif event in ("Inspire", "Bargain", "Refuse"):
            [citizen] = named(f" {'on' if event == 'Refuse' else 'for'} {CITIZEN}")
            assert citizen in self.populace
        elif event == "Appointment":
            own, other = named(rf": {CITIZEN} for {CITIZEN}")
            assert self.owner(own) == seat
            assert other in self.populace
        elif event == "Royal Summons":
            assert {*named(rf": {CITIZEN} and {CITIZEN}")} <= {*self.populace}
        elif event == "Bestow Vassal":
            citizen, taker = named(rf": {CITIZEN} to {WHO}")
            assert self.owner(citizen) == seat != self.seat(taker)
        elif event in ("Dismiss", "Barter", "Plunder"):
            [victim] = named(f" at {WHO}")
            assert self.seat(victim) != seat
        else:
            named("")

    def board(self) -> dict[str, object]:
        owner, role, depth = ([-1] * len(CITIZENS) for _ in range(3))
        for domain, stacks in enumerate(self.stacks):
            for caste, stack in enumerate(stacks):
                for place, citizen in enumerate(stack):
                    number = CITIZENS.index(citizen)
                    owner[number], role[number], depth[number] = domain, caste, place
        filled = [sum(map(bool, stacks)) for stacks in self.stacks]
        row = [CITIZENS.index(citizen) for citizen in self.populace]
        board: dict[str, object] = {
            "starter": self.starter,
            "turn": self.turn,
            "turns": self.turns,
            "victor": self.victor,
            "regents": tuple(self.regents),
            "ready": tuple(self.ready),
            "sizes": tuple(self.sizes),
            "hands": tuple(
                tuple(self.hand[name] for name in EVENTS) if seat == self.me else ()
                for seat in range(self.seats)
            ),
            "events_left": self.deck,
            "pile": tuple(self.pile[name] for name in EVENTS),
            "crowd_left": self.crowd,
            "owner": tuple(owner),
            "role": tuple(role),
            "depth": tuple(depth),
            "castes": (*filled, *([0] * (self.seats + 1 - len(filled)))),
        }
        if not self.over:  # at the end a gap may be left
            board["populace"] = (*row, *([-1] * (len(PLACES) - len(row))))
        return board


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_story_read_back_gives_the_board_that_every_viewer_sees(case: Case) -> None:
    for seed in range(10 * sweep() or 1):
        stories.read_back(case, stories.played(case, seed), RegencyReader)


@pytest.mark.parametrize("case", stories.of("regency"), ids=str)
def test_the_kept_story_read_back_gives_the_board(case: Case) -> None:
    stories.read_back(case, stories.read(case), RegencyReader)
