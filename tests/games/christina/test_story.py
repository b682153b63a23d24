"""The story of Christina Regina, read back, gives the board that its viewers see."""

from __future__ import annotations

import re

import pytest

from tests.contract.cases import Case, contract_cases, sweep
from tests.games import stories
from tests.games.stories import Reader, heard

GROUPS = ("copper", "silver", "gold")
COLOURS = ("blue", "red", "green", "black", "purple")
KINDS = [f"{group} {colour}" for group in GROUPS for colour in (*COLOURS, "plain")]
CARD = rf"(a plain (?:{'|'.join(GROUPS)}) card|[A-ZÅÄÖ][\w ]+ \((?:{'|'.join(KINDS)})\))"
INTRODUCED = CARD.replace(r"[\w ]+ ", r"[\w ]+, the [\w ]+ ")
GROUP, COLOUR = rf"({'|'.join(GROUPS)})", rf"({'|'.join(COLOURS)})"
TITLED = GROUP.title()
WHO, WHOSE = r"(\w+)", r"([Yy]our|\w+'s)"
CASES = [case for case in contract_cases() if case.game.name == "christina"]


def kind(card: str) -> int:
    """The number of a card in a sentence: ``Ebba Sparre (gold purple)``, ``a plain gold card``."""
    found = re.search(r"\(([^)]*)\)$|^a plain (.*) card$", card)
    assert found, card
    return KINDS.index(found[1] or f"{found[2]} plain")


class ChristinaReader(Reader):
    """The board of Christina Regina by its story."""

    def __init__(self, names: list[str], options: dict[str, int]) -> None:
        super().__init__(names, options)
        self.starter = -1
        self.passes = 0
        self.top: list[list[int]] = [[], [], []]
        self.covered: list[list[int]] = [[], [], []]
        self.unseen = [8, 9, 10]
        self.buried: list[list[int]] = [[], [], []]
        self.discards = [0] * len(KINDS)
        self.influence: list[list[int]] = [[], [], []]
        self.tilted = [[0] * 3 for _ in names]
        self.spent = [0] * self.seats
        self.factions = [-1] * self.seats
        self.tried = [[-1] * self.seats for _ in names]
        self.succeeded = [[0] * self.seats for _ in names]
        self.guesses = [[-1] * self.seats for _ in names]
        self.struck: list[tuple[int, int]] = []
        self.scored: list[list[tuple[int, int]]] = [[], [], []]
        self.points: list[int] = []
        self.queen = False

    @heard(rf"By lot {WHOSE} turn comes first\.")
    def starts(self, who: str) -> None:
        self.starter = self.seat(who)

    @heard(rf"{WHO} got {COLOUR}, the \w+\.")
    def got(self, who: str, colour: str) -> None:
        self.factions[self.seat(who)] = COLOURS.index(colour)

    @heard(rf"{TITLED} turned up {INTRODUCED}\.")
    def turned_up(self, group: str, card: str) -> None:
        stack = GROUPS.index(group.lower())
        assert len(self.top[stack]) < 2
        self.top[stack].append(kind(card))
        if self.unseen[stack]:
            self.unseen[stack] -= 1
        else:
            assert self.buried[stack].pop(0) == kind(card)

    @heard(rf"{WHO} drew {CARD}(?: from the {GROUP} stack)? onto the {GROUP} influence\.")
    def drew(self, who: str, card: str, stack: str | None, group: str) -> None:
        self.take(card, stack)
        self.influence[GROUPS.index(group)].append(kind(card) % 6)

    @heard(rf"{WHO} drew and discarded {CARD}(?: from the {GROUP} stack)?\.")
    def drew_plain(self, who: str, card: str, stack: str | None) -> None:
        assert card.startswith("a plain ")
        self.take(card, stack)
        self.discards[kind(card)] += 1

    @heard(rf"{WHO} buried {CARD}(?: under the {GROUP} stack)?\.")
    def buries(self, who: str, card: str, stack: str | None) -> None:
        place = GROUPS.index(stack) if stack else kind(card) // 6
        self.take(card, stack)
        self.buried[place].append(kind(card))

    def take(self, card: str, stack: str | None) -> None:
        """Take the top card of a stack, by default that of the card's own group.

        A card that lay covered is open again.
        """
        place = GROUPS.index(stack) if stack else kind(card) // 6
        assert self.top[place].pop(0) == kind(card), card
        if self.covered[place]:
            self.top[place].append(self.covered[place].pop(0))
        self.passes = 0

    @heard(rf"Agitation: {WHO} discarded {CARD}(?: from the {GROUP} stack)?\.")
    def agitates(self, who: str, card: str, stack: str | None) -> None:
        self.take(card, stack)
        self.discards[kind(card)] += 1
        self.spends(who)

    @heard(rf"Manipulation: {WHO} swapped the tops of {GROUP} and {GROUP}\.")
    def manipulates(self, who: str, one: str, two: str) -> None:
        first, second = self.top[GROUPS.index(one)], self.top[GROUPS.index(two)]
        first[0], second[0] = second[0], first[0]
        self.spends(who)

    @heard(rf"Persuasion: {WHO} put {CARD} onto the {GROUP} stack\.")
    def persuades(self, who: str, card: str, stack: str) -> None:
        place = GROUPS.index(stack)
        self.discards[kind(card)] -= 1
        self.top[place].insert(0, kind(card))
        self.covered[place][:0] = self.top[place][2:]
        del self.top[place][2:]
        self.spends(who)

    def spends(self, who: str) -> None:
        assert not self.spent[self.seat(who)]
        self.spent[self.seat(who)] = 1
        self.passes = 0

    @heard(rf"{WHO} assassinated {WHO}: {WHOSE} {GROUP} card is tilted\.")
    def assassinates(self, who: str, victim: str, whose: str, group: str) -> None:
        assert self.seat(whose) == self.seat(victim)
        self.tries(who, victim, whose, group, 1)

    @heard(rf"{WHO} tried to assassinate {WHO} and failed: {WHOSE} {GROUP} card is tilted\.")
    def fails(self, who: str, victim: str, whose: str, group: str) -> None:
        assert self.seat(whose) == self.seat(who)
        self.tries(who, victim, whose, group, 0)

    def tries(self, who: str, victim: str, whose: str, group: str, success: int) -> None:
        number = GROUPS.index(group)
        self.tilted[self.seat(whose)][number] = 1
        self.tried[self.seat(who)][self.seat(victim)] = number
        self.succeeded[self.seat(who)][self.seat(victim)] = success
        self.passes = 0

    @heard(rf"{WHO} took {WHO} for {COLOUR}\.")
    def takes_for(self, who: str, victim: str, colour: str) -> None:
        self.guesses[self.seat(who)][self.seat(victim)] = COLOURS.index(colour)

    @heard(rf"{WHO} saw {WHOSE} true colour: {COLOUR}\.")
    def saw(self, who: str, whose: str, colour: str) -> None:
        if self.names[self.seat(who)] == "You":
            self.factions[self.seat(whose)] = COLOURS.index(colour)
        else:  # the victim is told that it was seen
            assert self.factions[self.seat(whose)] == COLOURS.index(colour)

    @heard(rf"{WHO} passed\.")
    def passed(self, who: str) -> None:
        self.passes += 1

    # The scoring.

    @heard(rf"Revealed: {WHOSE} colour is {COLOUR}, the \w+\.")
    def revealed(self, whose: str, colour: str) -> None:
        self.factions[self.seat(whose)] = COLOURS.index(colour)
        self.points = [0] * self.seats

    @heard(rf"Struck from {GROUP}: {COLOUR}, because {WHOSE} {GROUP} card is tilted\.")
    def strikes(self, group: str, colour: str, whose: str, tilted: str) -> None:
        assert group == tilted
        assert self.factions[self.seat(whose)] == COLOURS.index(colour)
        self.struck.append((GROUPS.index(group), COLOURS.index(colour)))

    @heard(rf"{TITLED}: {COLOUR}, nobody's colour, takes (nothing|1 point|2 points|3 points)\.")
    def takes(self, group: str, colour: str, points: str) -> None:
        worth = 0 if points == "nothing" else int(points[0])
        self.scored[GROUPS.index(group.lower())].append((COLOURS.index(colour), worth))
        assert COLOURS.index(colour) not in self.factions

    @heard(rf"{TITLED}: {COLOUR} scores (nothing|1 point|2 points|3 points) for {WHO}\.")
    def scores(self, group: str, colour: str, points: str, who: str) -> None:
        worth = 0 if points == "nothing" else int(points[0])
        self.scored[GROUPS.index(group.lower())].append((COLOURS.index(colour), worth))
        seat = self.seat(who)
        assert self.factions[seat] == COLOURS.index(colour)
        self.points[seat] += worth

    @heard(r"No card of any player is left: the Queen chose her own path, and all lose\.")
    def queen_wins(self) -> None:
        self.queen = True

    def board(self) -> dict[str, object]:
        if self.points:
            self.check_scoring()
        return {
            "starter": self.starter,
            "passes": self.passes,
            "top": rows(self.top),
            "covered": rows(self.covered),
            "unseen": tuple(self.unseen),
            "buried": rows(self.buried),
            "discards": tuple(self.discards),
            "influence": rows(self.influence),
            "tilted": rows(self.tilted),
            "spent": tuple(self.spent),
            "factions": tuple(self.factions),
            "tried": rows(self.tried),
            "succeeded": rows(self.succeeded),
            "guesses": rows(self.guesses),
            "points": tuple(self.points),
        }

    def check_scoring(self) -> None:
        """Assert that what was struck and what each influence stack scored agree with the board."""
        struck = [
            (group, colour)
            for group in range(3)
            for seat, colour in enumerate(self.factions)
            if colour in self.influence[group] and self.tilted[seat][group]
        ]
        assert sorted(self.struck) == sorted(struck)
        for group, found in enumerate(self.influence):
            left = [colour for colour in reversed(found) if (group, colour) not in struck]
            worth = [max(3 - place, 0) for place in range(len(left))]
            assert self.scored[group] == list(zip(left, worth, strict=True))
        cards = {colour for row in self.scored for colour, _ in row}
        assert self.queen == (not cards.intersection(self.factions))


def rows(lists: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(row) for row in lists)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_story_read_back_gives_the_board_that_every_viewer_sees(case: Case) -> None:
    for seed in range(5 * sweep() or 2):
        stories.read_back(case, stories.played(case, seed), ChristinaReader)
