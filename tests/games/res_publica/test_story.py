"""The story of Res Publica, read back, gives the board that its viewers see."""

from __future__ import annotations

import re

import pytest

from tests.contract.cases import Case, contract_cases, sweep
from tests.games import stories
from tests.games.stories import Reader, heard

PEOPLE = ("Anglo-Saxons", "Huns", "Vikings", "Goths", "Langobards", "Monks")
CIVILISATION = ("Alchemy", "Architecture", "Trade", "Metalworking", "Shipbuilding", "Books")
CARDS = (*PEOPLE, *CIVILISATION)
MONKS, BOOKS = CARDS.index("Monks"), CARDS.index("Books")
THINGS = (
    *CARDS,
    *("people cards", "civilisation cards", "any cards"),
    *("pairs", "people pairs", "civilisation pairs"),
)
MANY = {name.removesuffix("s"): name for name in THINGS}
"""Singular forms: Alchemy and the like have one form for both."""
CITIES = (9, 8, 8, 7, 7, 6, 6, 5, 5, 4)
WHO, WHOSE, COUNT, NAME = r"(\w+)", r"([Yy]our|\w+'s)", r"(\d+)", r"([\w-]+)"
STATEMENT = r"((?:\d+|any) [\w -]+)"
CASES = [case for case in contract_cases() if case.game.name == "res_publica"]


def thing(count: str, name: str) -> int:
    """The number of a card or group in a statement; its name must agree with its count."""
    plural = name if name in CIVILISATION else MANY.get(name, name)
    assert name == plural or count == "1", f"{count} {name}"
    assert name != plural or count != "1" or name in CIVILISATION, f"{count} {name}"
    return THINGS.index(plural)


def statement(text: str) -> tuple[int, ...]:
    """A statement as the observation has it: ``2 Huns or 1 pair`` is (2, 1, 2, 1, 15)."""
    text = re.sub(r"\bany (\d+) cards\b", r"\1 any cards", text)
    text = re.sub(r"\bany card\b", "1 any card", text)
    match = re.fullmatch(r"(.*?)(?: (and|or) (.*))?", text)
    assert match
    first, joint, second = match.groups()
    count, _, name = first.partition(" ")
    words = (int(count), thing(count, name))
    if joint is None:
        return (*words, 0, 0, -1)
    other_count, _, other = second.partition(" ")
    joined = 1 if joint == "and" else 2
    return (*words, joined, int(other_count), thing(other_count, other))


class ResPublicaReader(Reader):
    """The board of Res Publica by its story."""

    def __init__(self, names: list[str], options: dict[str, int]) -> None:
        super().__init__(names, options)
        classic = options["classic"]
        whole = [60, 60] if classic else [65, 65]
        self.starter = -1
        self.turns = 0
        self.traded = 0
        self.ending = self.closer = -1
        self.displaying = False
        self.decks = [whole[0] - 4 * self.seats, whole[1]]
        self.piles = [10, 0, 0] if classic else [10, 2, 2]
        self.city_of = [-1] * len(CITIES)
        self.backs = [[4, 0] for _ in names]
        self.hand = [0] * len(CARDS)
        self.known = [[0] * len(CARDS) for _ in names]
        self.shown = [[0] * len(CARDS) for _ in names]
        self.halls = [[0, 0, 0] for _ in names]
        self.points = [0] * self.seats
        self.pairs: list[int] = []
        self.swappers = (-1, -1, -1)
        self.swapped = [[0] * len(CARDS), [0] * len(CARDS)]
        self.close()

    def close(self) -> None:
        """End the trade."""
        self.offered = self.active = self.partner = -1
        self.said: tuple[int, ...] = ()
        self.answers: list[tuple[int, ...]] = [()] * self.seats
        self.declined = [0] * self.seats

    @heard(rf"By lot {WHOSE} turn comes first\.")
    def starts(self, whose: str) -> None:
        self.starter = self.seat(whose)

    @heard(rf"{WHO} got 1 {NAME}\.")
    def got(self, who: str, name: str) -> None:
        assert who == "You"
        self.hand[thing("1", name)] += 1

    # The trade.

    @heard(rf"{WHO} (requested|offered) {STATEMENT}\.")
    def opens(self, who: str, verb: str, words: str) -> None:
        assert self.seat(who) == (self.starter + self.turns) % self.seats
        self.active = self.seat(who)
        self.offered = int(verb == "offered")
        self.said = statement(words)
        self.swappers = (-1, -1, -1)
        self.swapped = [[0] * len(CARDS), [0] * len(CARDS)]
        if self.offered:
            self.proves(self.active, self.said)

    @heard(rf"{WHO} (asked for|tendered) {STATEMENT}\.")
    def answers_it(self, who: str, verb: str, words: str) -> None:
        assert (verb == "asked for") == words.endswith(" in return")
        assert self.offered == (verb == "tendered")
        seat = self.seat(who)
        self.answers[seat] = statement(words.removesuffix(" in return"))
        if self.offered:
            self.proves(seat, self.answers[seat])
        elif self.said[2] != 2:
            self.proves(seat, self.said)

    @heard(rf"{WHO} declined\.")
    def declines(self, who: str) -> None:
        self.declined[self.seat(who)] = 1
        if sum(self.declined) == self.seats - 1:
            self.close()
            self.traded = 1

    @heard(rf"{WHO} accepted no answer\.")
    def refuses(self, who: str) -> None:
        assert self.seat(who) == self.active
        self.close()
        self.traded = 1

    @heard(rf"{WHO} accepted {WHOSE} answer\.")
    def accepts(self, who: str, whose: str) -> None:
        assert self.seat(who) == self.active
        self.partner = self.seat(whose)
        answer = self.answers[self.partner]
        if not self.offered and answer[2] != 2:
            self.proves(self.active, answer)

    def proves(self, seat: int, words: tuple[int, ...]) -> None:
        """Whoever promises cards by name holds them, and all know it."""
        for count, name in (words[:2], words[3:]):
            if 0 <= name < len(CARDS):
                self.known[seat][name] = max(self.known[seat][name], count)

    @heard(rf"{WHO} gave {WHO} {COUNT} {NAME}\.")
    def gives(self, who: str, whom: str, count: str, name: str) -> None:
        giver, taker, card = self.seat(who), self.seat(whom), thing(count, name)
        if self.partner >= 0:  # the first card of the swap ends the trade
            self.swappers = (self.offered, self.active, self.partner)
            self.close()
            self.traded = 1
        self.swapped[self.swappers.index(giver, 1) - 1][card] += int(count)
        assert taker in self.swappers[1:]
        received = self.swapped[self.swappers.index(taker, 1) - 1][card]
        held = int(count) + received  # what is given was in the hand before the swap
        self.known[giver][card] = max(self.known[giver][card], held)
        self.leaves(giver, card, int(count))
        self.backs[taker][card // 6] += int(count)
        self.known[taker][card] += int(count)
        if whom == "you":
            self.hand[card] += int(count)

    def leaves(self, seat: int, card: int, count: int) -> None:
        """Take cards out of a hand."""
        self.backs[seat][card // 6] -= count
        self.known[seat][card] = max(self.known[seat][card] - count, 0)
        if self.names[seat] == "You":
            self.hand[card] -= count

    # Displays and draws.

    @heard(rf"{WHO} displayed {COUNT} {NAME} for a (settlement|church|city): {COUNT} points\.")
    def displays(self, who: str, count: str, name: str, what: str, points: str) -> None:
        seat, card = self.seat(who), thing(count, name)
        self.lays_out(seat, card, int(count))
        if what == "city":
            assert BOOKS > card > MONKS
            assert int(count) == 5 or (count == "4" and self.halls[seat][2])
            city = self.city_of.index(-1)
            assert int(points) == CITIES[city]
            self.city_of[city] = seat
        else:
            pile = ("settlement", "church").index(what)
            assert (card == MONKS, int(count), int(points)) == (
                (pile == 1),
                *((5, 3), (2, 7))[pile],
            )
            self.piles[pile] -= 1
            self.halls[seat][pile] += 1
        self.points[seat] += int(points)

    @heard(
        rf"{WHO} displayed 2 Books for a library: 4 of a kind are now enough for {WHOSE} cities\."
    )
    def displays_books(self, who: str, whose: str) -> None:
        assert self.seat(who) == self.seat(whose)
        self.lays_out(self.seat(who), BOOKS, 2)
        self.piles[2] -= 1
        self.halls[self.seat(who)][2] += 1

    def lays_out(self, seat: int, card: int, count: int) -> None:
        self.leaves(seat, card, count)
        self.shown[seat][card] += count
        self.traded = 1

    @heard(rf"{WHO} drew nothing: no card is left that (?:you|they) could draw\.")
    def draws_nothing(self, who: str) -> None:
        self.draw(who, 0, 0)

    @heard(rf"{WHO} drew {COUNT} cards? of (people|civilisation)\.")
    def draws_one_kind(self, who: str, count: str, what: str) -> None:
        self.draw(who, *((int(count), 0) if what == "people" else (0, int(count))))

    @heard(rf"{WHO} drew 1 card of people and {COUNT} of civilisation\.")
    def draws_both(self, who: str, count: str) -> None:
        self.draw(who, 1, int(count))

    def draw(self, who: str, people: int, civilisation: int) -> None:
        """Move cards from the decks into a hand, and end the turn."""
        seat = self.seat(who)
        assert seat == (self.starter + self.turns) % self.seats
        for back, count in enumerate((people, civilisation)):
            self.decks[back] -= count
            self.backs[seat][back] += count
        self.turns += 1
        self.traded = 0
        self.ending -= self.ending > 0

    # The end.

    @heard(rf"{WHO} drew the last card of civilisation: everybody has one more turn, {WHO} last\.")
    def draws_last(self, who: str, last: str) -> None:
        assert self.seat(who) == self.seat(last)
        assert not self.decks[1]
        self.ending, self.closer = self.seats, self.seat(last)

    @heard(r"The turns are over: everybody may once more display sets\.")
    def last_displays(self) -> None:
        assert self.ending == 0
        self.displaying = True

    @heard(rf"{WHO} displayed no more\.")
    def rests(self, who: str) -> None:
        assert self.displaying

    @heard(rf"{WHO} held {COUNT} {NAME} at the end, {COUNT} pairs?: {COUNT} points?\.")
    def held(self, who: str, count: str, name: str, pairs: str, points: str) -> None:
        assert int(points) == int(pairs) == int(count) // 2
        self.pairs = self.pairs or [0] * self.seats
        self.pairs[self.seat(who)] += int(points)
        if who == "You":
            assert self.hand[thing(count, name)] == int(count)

    def board(self) -> dict[str, object]:
        board: dict[str, object] = {
            "starter": self.starter,
            "turns": self.turns,
            "ending": self.ending,
            "closer": self.closer,
            "decks": tuple(self.decks),
            "piles": tuple(self.piles),
            "city": len([city for city in self.city_of if city >= 0]),
            "backs": rows(self.backs),
            "known": rows(self.known),
            "shown": rows(self.shown),
            "halls": rows(self.halls),
            "city_of": tuple(self.city_of),
            "offered": self.offered,
            "said": self.said,
            "answers": tuple(self.answers),
            "declined": tuple(self.declined),
            "partner": self.partner,
            "swappers": self.swappers,
            "swapped": rows(self.swapped),
            "points": tuple(self.points),
            "scores": (),
        }
        if self.pairs:
            board["scores"] = tuple(
                points + pairs for points, pairs in zip(self.points, self.pairs, strict=True)
            )
            return board
        board["hands"] = tuple(tuple(self.hand) if name == "You" else () for name in self.names)
        if not self.displaying:
            board["turn"] = (self.starter + self.turns) % self.seats
            board["traded"] = self.traded
        return board


def rows(lists: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(row) for row in lists)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_story_read_back_gives_the_board_that_every_viewer_sees(case: Case) -> None:
    for seed in range(sweep() or 1):
        stories.read_back(case, stories.played(case, seed), ResPublicaReader)
