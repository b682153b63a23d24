"""Positions of Regency (Baronage Press) that chance sets up, full of what random games seldom have.

A description is of one kind: crowds before each other, hostages on both sides, guests, a family
that is shut in, or a Chief near his home.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.baronage import slow

Description = dict[str, Any]


class Drawing:
    """A description that is being drawn by chance, for a table with some options."""

    def __init__(self, rng: Random, seats: int, options: dict[str, int]) -> None:
        self.rng = rng
        self.seats = seats
        self.options = options
        self.short = bool(options["board"])
        first = rng.randrange(4)
        numbers = [(first + seat) % 4 for seat in range(seats)]
        if seats == 2:
            numbers = [first, (first + 2) % 4]
        self.families = [slow.FAMILIES[number] for number in numbers]
        self.mover = rng.randrange(seats)
        self.side = [seat for seat in range(seats) if self.friends(self.mover, seat)]
        self.enemies = [seat for seat in range(seats) if seat not in self.side]
        self.left = {seat: list(slow.SHIELDS) for seat in range(seats)}
        self.places: dict[str, dict[str, str]] = {}
        self.holders: dict[str, bool] = {}  # whether the mover's side holds a square
        self.guests: list[str] = []
        self.road = slow.way(self.short, self.families[self.mover])
        for seat in range(seats):
            rng.shuffle(self.left[seat])

    def friends(self, one: int, other: int) -> bool:
        """Whether two seats are one side."""
        return one == other or (self.options["alliance"] > 0 and (one + other) % 2 == 0)

    def put(self, seat: int, place: str, guest: bool = False) -> bool:
        """Put the next shield of a seat somewhere; says whether it can be there."""
        if not self.left[seat]:
            return False
        if slow.is_square(place) and not guest:
            mine = seat in self.side
            if self.holders.setdefault(place, mine) != mine:
                return False
            if not mine and any(
                self.places[name].get(shield) == place
                for name in self.places
                for shield in self.places[name]
                if not self.friends(int(name.split()[1]) - 1, seat)
                and int(name.split()[1]) - 1 not in self.side
                and f"{shield} of {name.split()[1]}" not in self.guests
            ):
                return False
        if place == slow.DEAD:
            cadets = [name for name in self.left[seat] if name in slow.CADETS]
            if not cadets:
                return False
            self.left[seat].remove(cadets[0])
            shield = cadets[0]
        elif place == slow.SANCTUARIES[2]:
            if "chief" not in self.left[seat]:
                return False
            self.left[seat].remove("chief")
            shield = "chief"
        else:
            shield = self.left[seat].pop()
        self.places.setdefault(f"seat {seat + 1}", {})[shield] = place
        if guest:
            self.guests.append(f"{shield} of {seat + 1}")
        return True

    def crowd(self, seats: list[int], place: str, most: int) -> None:
        """Put up to so many shields of some seats on a place."""
        for _ in range(self.rng.randint(1, most)):
            self.put(self.rng.choice(seats), place)

    def one_of(self, seats: list[int]) -> list[int]:
        """An enemy, or it and its ally."""
        first = self.rng.choice(seats)
        return [seat for seat in seats if self.friends(first, seat)]

    def barrier(self, place: str, low: int = 2, high: int = 3) -> None:
        """Put an enemy barrier on a square; nothing if the place is none."""
        if not slow.is_square(place):
            return
        seats = self.one_of(self.enemies)
        for _ in range(self.rng.randint(low, high)):
            if not self.put(self.rng.choice(seats), place):
                for seat in seats:
                    if self.put(seat, place):
                        break

    def crowds(self) -> None:
        """Draw a crowd of the mover's side, and enemies on the squares before it."""
        for _ in range(self.rng.randint(1, 2)):
            start = self.rng.randrange(len(self.road) - 8)
            if self.rng.random() < 0.5:
                start = self.road.index(self.rng.choice(slow.SANCTUARIES[:2])) - self.rng.randint(
                    0, 4
                )
            here = self.road[start]
            alone = here in slow.SANCTUARIES or self.rng.random() < 0.4
            for number in range(self.rng.randint(2, 4)):
                mine = alone or number < 2
                self.put(self.mover if mine else self.rng.choice(self.side), here)
            for ahead in self.rng.sample(range(1, 7), self.rng.randint(1, 3)):
                place = self.road[start + ahead]
                self.barrier(place, 1)
            if self.rng.random() < 0.5:
                self.barrier(self.road[start + 1])

    def towers(self) -> None:
        """Draw the mover's pair with others of its side, and barriers that are about as strong."""
        start = self.rng.randrange(len(self.road) - 8)
        for seat in (self.mover, self.mover, *self.rng.choices(self.side, k=2)):
            self.put(seat, self.road[start])
        for ahead in self.rng.sample([1, 1, 2, 3, 4, 5], 2):
            self.barrier(self.road[start + ahead], 2, 4)

    def hostages(self) -> None:
        """Draw hostages on both sides, and perhaps a barrier before an empty castle."""
        other = self.rng.choice(self.enemies)
        for owner, captor in ((self.mover, other), (other, self.mover)):
            for _ in range(self.rng.randint(0, 4)):
                self.put(owner, slow.dungeon(captor))
        if self.rng.random() < 0.6:
            spurs = slow.entry(self.short, self.families[other], "Baron")
            self.put(self.mover, spurs)
            self.crowd(self.side, spurs, 2)
            self.put(self.rng.choice(self.side), slow.dungeon(other))
            lap = slow.laps(self.short, self.families[other])[self.rng.randrange(2)]
            for _ in range(6):
                self.put(other, self.rng.choice([*lap[8:20], slow.DEAD]))

    def released(self) -> None:
        """Draw guests of the mover in an enemy's territory, and barriers in and after it."""
        captor = self.rng.choice(self.enemies)
        squares = slow.laps(self.short, self.families[captor])[0]
        end = slow.sides(self.short)["Baron"] // 2
        spots = self.rng.sample(range(end + 1), 2)
        for _ in range(self.rng.randint(1, 2)):
            self.put(self.mover, squares[self.rng.choice(spots)], guest=True)
        if self.rng.random() < 0.3:
            self.put(self.mover, squares[spots[0]])
        if self.rng.random() < 0.3:
            self.put(self.rng.choice(self.enemies), squares[self.rng.choice(spots)])
        for _ in range(self.rng.randint(1, 3)):
            self.barrier(squares[self.rng.randint(0, end + 4)], 1)

    def shut_in(self) -> None:
        """Draw a family that has hardly a move: its shields stand before barriers, or are held."""
        self.barrier(self.road[0])
        start = self.rng.randrange(len(self.road) - 8)
        while not slow.is_square(self.road[start + 1]):
            start += 1
        start = self.rng.choice([start, self.road.index(self.rng.choice(slow.SANCTUARIES[:2]))])
        kinds = [slow.CHAMBER, self.road[start], self.road[start], slow.DEAD]
        kinds += [slow.dungeon(seat) for seat in self.enemies]
        for _ in range(6):
            self.put(self.mover, self.rng.choice(kinds))
        if self.road[start] in self.places.get(f"seat {self.mover + 1}", {}).values():
            self.barrier(self.road[start + 1])
            if self.rng.random() < 0.3:
                self.barrier(self.road[start + self.rng.randint(2, 4)])
        if self.rng.random() < 0.7:
            self.barrier(self.road[start + self.rng.randint(4, 8)])

    def near_home(self) -> None:
        """Draw the mover's Chief near the Banner, and his family here and there."""
        lap = slow.laps(self.short, self.families[self.mover])[2]
        place = self.rng.choice([slow.SANCTUARIES[2], *lap[-5:]])
        if slow.is_square(place):
            self.left[self.mover].remove("chief")
            self.left[self.mover].append("chief")
        self.put(self.mover, place)
        for _ in range(self.rng.randint(0, 3)):
            self.put(self.mover, self.rng.choice(self.road[:-9]))

    def anywhere(self) -> None:
        """Put some of the shields that are left anywhere."""
        for seat in range(self.seats):
            road = slow.way(self.short, self.families[seat])
            for _ in range(self.rng.randint(0, 4)):
                there = [slow.CHAPEL, slow.CHAPEL, slow.DEAD, *self.rng.sample(road[:-9], 6)]
                self.put(seat, self.rng.choice(there))

    def written(self) -> Description:
        """The description."""
        found: Description = {
            "seats": self.seats,
            "options": self.options,
            "families": self.families,
            "turn": f"seat {self.mover + 1}",
            "places": self.places,
        }
        if self.guests:
            found["guests"] = self.guests
        low, high = sorted((self.rng.randint(1, 6), self.rng.randint(1, 6)))
        if self.rng.random() < 0.4:
            high = low
        thrown = self.rng.random() < 0.6 and not self.options["cards"]
        if thrown:
            found["throw"] = f"{low} and {high}"
        if self.options["level"] == 2 and not self.options["cards"]:
            witch = self.rng.choice(["unused", "waiting", "waiting", "gone"])
            if not thrown:
                witch = self.rng.choice(["unused", "unused", "unused", "waiting"])
            found["witches"] = {f"seat {self.mover + 1}": witch}
            if witch == "waiting" and thrown:
                found["black"] = str(self.rng.randint(1, 6))
        return found


BEFORE_OTHERS = (Drawing.crowds, Drawing.hostages)
KINDS = (*BEFORE_OTHERS, Drawing.towers, Drawing.towers, Drawing.released, Drawing.near_home)
KINDS_WITH_WITCHES = (*KINDS, Drawing.shut_in, Drawing.shut_in, Drawing.shut_in, Drawing.shut_in)


def drawn(rng: Random, seats: int, options: dict[str, int]) -> Description:
    """The description of a position, mostly of one kind."""
    drawing = Drawing(rng, seats, options)
    witches = options["level"] == 2 and not options["cards"]
    kind = rng.choice(KINDS_WITH_WITCHES if witches else KINDS)
    kind(drawing)
    if kind != Drawing.shut_in and rng.random() < 0.3:
        rng.choice(BEFORE_OTHERS)(drawing)
    if kind != Drawing.shut_in or rng.random() < 0.2:
        drawing.anywhere()
    return drawing.written()
