"""The story of Regency (Baronage Press), read back, gives the board that its viewers see."""

from __future__ import annotations

import pytest

from regalia import games
from tests.contract.cases import Case, contract_cases, sweep
from tests.games import stories
from tests.games.stories import Reader, heard

GAME = games.load("baronage")
FAMILIES = ("purple", "blue", "red", "green")
SHIELDS = ("Chief", "Heir", "Cadet 1", "Cadet 2", "Cadet 3", "Cadet 4")
SHIELD = rf"(?:the )?({'|'.join(SHIELDS)})"
SQUARE = r"((?:purple|blue|red|green) (?:Baron|Earl|Duke) \d+|(?:Baron|Earl|Duke) corner \d)"
PLACE = rf"({SQUARE[1:-1]}|Sanctuary \d)"
WHO, WHOSE = r"(\w+)", r"([Yy]our|\w+'s)"
KINDS = r"(Chief|Heir|Cadet|two Cadets)"
CHAMBER, CHAPEL, DEAD, BANNER = "a chamber", "the Chapel", "dead", "the Banner"
CASES = [case for case in contract_cases() if case.game.name == "baronage"]


class BaronageReader(Reader):
    """The board of Regency (Baronage Press) by its story."""

    def __init__(self, names: list[str], options: dict[str, int]) -> None:
        super().__init__(names, options)
        self.families = [-1] * self.seats
        self.starter = -1
        self.places = [[CHAMBER] * 6 for _ in names]
        self.guests = [[0] * 6 for _ in names]
        self.witches = [0] * self.seats
        self.thrown = [0] * self.seats
        self.blacks = [0] * self.seats
        self.struck = -1  # whose shield has just been struck
        self.thrower = -1

    @heard(rf"{WHO} got the ({'|'.join(FAMILIES)}) castle\.")
    def got(self, who: str, family: str) -> None:
        self.families[self.seat(who)] = FAMILIES.index(family)

    @heard(rf"By lot {WHOSE} throw comes first\.")
    def starts(self, who: str) -> None:
        self.starter = self.seat(who)

    @heard(rf"{WHO} (?:threw|played the throw) (?:two \ds|\d and \d)\.")
    def threw(self, who: str) -> None:
        self.thrower = self.seat(who)
        self.thrown[self.thrower] += 1

    @heard(r"The Witch's black die shows (\d)\.")
    def threw_black(self, pips: str) -> None:
        self.blacks[self.thrower] += 1

    @heard(rf"{WHO} could not move\.|No shield could move by \d\.|{WHO} took all throws back\.")
    def stayed(self, *who: str) -> None:
        pass

    @heard(rf"{WHO} sent {SHIELD} from the Chapel to a chamber with the 6\.")
    def recovered(self, who: str, shield: str) -> None:
        assert self.moved(who, shield, CHAMBER) == CHAPEL

    @heard(rf"{WHO} brought {SHIELD} out by \d, to {PLACE}\.")
    def out(self, who: str, shield: str, end: str) -> None:
        assert self.moved(who, shield, end) == CHAMBER

    @heard(rf"{WHO} moved {SHIELD} by \d, onto the Banner\.")
    def to_banner(self, who: str, shield: str) -> None:
        assert shield == "Chief"
        self.moved(who, shield, BANNER)

    @heard(rf"{WHO} moved {SHIELD} by \d, from {PLACE} to {PLACE}\.")
    def moves(self, who: str, shield: str, start: str, end: str) -> None:
        assert self.moved(who, shield, end) == start

    @heard(rf"{WHO} moved {SHIELD} and {SHIELD} together by \d, from {PLACE} to {PLACE}\.")
    def jumped(self, who: str, one: str, two: str, start: str, end: str) -> None:
        assert self.moved(who, one, end) == self.moved(who, two, end) == start

    def moved(self, who: str, shield: str, end: str) -> str:
        """Move a shield; return whence."""
        seat, number = self.seat(who), SHIELDS.index(shield)
        before = self.places[seat][number]
        self.places[seat][number] = end
        owner = before.split()[0]
        if self.guests[seat][number] and end.split()[0] != owner:
            self.guests[seat][number] = 0
        return before

    @heard(rf"The Witch carried {WHOSE} ({'|'.join(SHIELDS)}) by \d, from (.*) to {PLACE}\.")
    def carried(self, who: str, shield: str, start: str, end: str) -> None:
        seat, number = self.seat(who), SHIELDS.index(shield)
        before = self.places[seat][number]
        assert start == ("a Dungeon" if "Dungeon" in before else before)
        self.places[seat][number] = end

    @heard(rf"{WHO} captured {WHOSE} ({'|'.join(SHIELDS)}) on {SQUARE} as a hostage\.")
    def captured(self, who: str, whose: str, shield: str, square: str) -> None:
        self.strike(whose, shield, square, f"the Dungeon of seat {self.seat(who) + 1}")

    @heard(rf"{WHO} wounded {WHOSE} ({'|'.join(SHIELDS)}) on {SQUARE}: it went to its Chapel\.")
    def wounded(self, who: str, whose: str, shield: str, square: str) -> None:
        self.strike(whose, shield, square, CHAPEL)

    @heard(rf"{WHO} killed {WHOSE} ({'|'.join(SHIELDS)}) on {SQUARE}\.")
    def killed(self, who: str, whose: str, shield: str, square: str) -> None:
        self.strike(whose, shield, square, DEAD)

    def strike(self, whose: str, shield: str, square: str, place: str) -> None:
        """Take a shield from the square where it stands."""
        seat, number = self.seat(whose), SHIELDS.index(shield)
        assert self.places[seat][number] == square
        self.places[seat][number] = place
        self.struck = seat

    @heard(rf"{WHOSE} Heir is now Chief, (?:in|on) (.*)\.")
    def succeeded(self, whose: str, where: str) -> None:
        seat = self.seat(whose)
        heir = self.places[seat][1]
        assert where == ("a Dungeon" if "Dungeon" in heir else heir)
        self.places[seat][0], self.guests[seat][0] = heir, self.guests[seat][1]
        self.places[seat][1], self.guests[seat][1] = DEAD, 0

    @heard(rf"A new Heir stands ready in {WHOSE} castle\.")
    def new_heir(self, whose: str) -> None:
        self.places[self.seat(whose)][1] = CHAMBER

    @heard(rf"{WHOSE} family is cursed and has no new Heir\.")
    def no_heir(self, whose: str) -> None:
        assert self.witches[self.seat(whose)] == 2

    @heard(rf"{WHOSE} family has no Chief any more\.")
    def no_chief(self, whose: str) -> None:
        assert self.places[self.seat(whose)][0] == DEAD

    @heard(rf"{WHO} released {WHOSE} (Chief|Heir|Cadet), which must leave {WHOSE} territory\.")
    def released(self, who: str, whose: str, kind: str, land: str) -> None:
        assert self.seat(land) == self.seat(who)
        captor, seat = self.seat(who), self.seat(whose)
        number = self.held(seat, captor, kind)
        side = 9 if self.options["board"] else 11
        family = FAMILIES[self.families[captor]]
        self.places[seat][number] = f"{family} Baron {side // 2 + 1}"
        self.guests[seat][number] = 1

    @heard(
        rf"{WHO} exchanged hostages: {WHOSE} {KINDS} for {WHOSE} {KINDS}, each to its own chamber\."
    )
    def exchanged(self, who: str, own: str, mine: str, others: str, theirs: str) -> None:
        seat, other = self.seat(who), self.seat(others)
        assert self.seat(own) == seat
        for captor, owner, kinds in ((other, seat, mine), (seat, other, theirs)):
            for _ in range(2 if kinds == "two Cadets" else 1):
                kind = kinds.removeprefix("two ").removesuffix("s")
                self.places[owner][self.held(owner, captor, kind)] = CHAMBER

    def held(self, owner: int, captor: int, kind: str) -> int:
        """The first shield of a kind that lies in a captor's Dungeon."""
        dungeon = f"the Dungeon of seat {captor + 1}"
        return next(
            number
            for number, place in enumerate(self.places[owner])
            if place == dungeon and SHIELDS[number].startswith(kind)
        )

    @heard(
        rf"{WHO} freed {WHOSE} ({'|'.join(SHIELDS)}) from {WHOSE} Dungeon: it went to its Chapel\."
    )
    def freed(self, who: str, whose: str, shield: str, castle: str) -> None:
        seat, number = self.seat(whose), SHIELDS.index(shield)
        assert self.places[seat][number] == f"the Dungeon of seat {self.seat(castle) + 1}"
        self.places[seat][number] = CHAPEL

    @heard(rf"{WHO} summoned the Witch\.")
    def summoned(self, who: str) -> None:
        self.witches[self.seat(who)] = 1

    @heard(rf"The Witch is gone, and {WHOSE} family is cursed: no new Heirs\.")
    def cursed(self, whose: str) -> None:
        self.witches[self.seat(whose)] = 2

    @heard(r"Amnesty: long nothing has happened, and all hostages go to their own Chapels\.")
    def amnesty(self) -> None:
        for own in self.places:
            own[:] = [CHAPEL if "Dungeon" in place else place for place in own]

    @heard(rf"{WHOSE} family can no longer gain the Regency\.|After \d+ throws the game is drawn\.")
    def ends(self, *who: str) -> None:
        pass

    @heard(rf"{WHOSE} Chief stands on the Banner and is Regent\.")
    def regent(self, whose: str) -> None:
        assert self.places[self.seat(whose)][0] == BANNER

    @heard(rf"Only {WHOSE} side can still win\.")
    def last_side(self, who: str) -> None:
        self.seat(who)

    def board(self) -> dict[str, object]:
        names = GAME.names_for(self.options["board"])["place"]
        return {
            "families": tuple(self.families),
            "starter": self.starter,
            "places": tuple(tuple(names.index(place) for place in own) for own in self.places),
            "guests": tuple(tuple(own) for own in self.guests),
            "witches": tuple(self.witches),
            "thrown": tuple(self.thrown),
            "blacks": tuple(self.blacks),
        }


@pytest.mark.parametrize("case", stories.of("baronage"), ids=str)
def test_kept_stories_give_the_board(case: Case) -> None:
    stories.read_back(case, stories.read(case), BaronageReader)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_stories_of_other_games_give_the_board(case: Case) -> None:
    for seed in range(10 if sweep() else 1):
        stories.read_back(case, stories.played(case, seed), BaronageReader)
