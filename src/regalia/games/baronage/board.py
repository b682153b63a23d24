"""The boards of Regency (Baronage Press), read and checked, with numbered squares (BA02 to BA04).

The squares of a board are numbered rank by rank, each clockwise from the square on which purple
enters it. The rules know a board only by these numbers; the cells are for drawing.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.data import DataFile
from regalia.engine.errors import BadData
from regalia.engine.state import NONE
from regalia.games.baronage import schema as s

BOARDS: Final = 2
"""The number of boards in a file: a long one and a short one (BA29)."""
LETTERS: Final = "PBRG"
NOBODY: Final = "o"
CENTRE: Final = "*"
NOTHING: Final = "."
LEAST_SQUARES: Final = 8
"""Minimum number of squares in a rank: no die leads past the same gate twice."""
CHAMBERS: Final = 3
"""The number of cells of a castle's chambers; each holds two shields."""
DUNGEON: Final = 2
MOST_CELLS: Final = 25
"""Maximum number of rows of a map."""

Cell = tuple[int, int]


class Board:
    """A board: its squares by number, and the cells in which they are drawn.

    Of each square: ``owner``, the family whose colour it has, or -1; ``rank``; ``after``, the place
    of the next square of its circuit, clockwise. Of each family and rank, at family * 3 + rank:
    ``first``, the place on which it enters the rank (its spurs in the lowest), and ``gate``, the
    place before. ``steps``: the steps to the Banner, at family * places + place; from a Chapel or
    Dungeon as from a chamber. Of each rank, ``rank_first`` is the number of its first square and
    ``rank_length`` how many it has. A place is a square's number plus `schema.SPECIAL`.

    ``cells`` are the cells of the squares, ``sanctuaries`` those of each Sanctuary (empty if it
    lies in the Banner's square), ``castles`` for each family `CHAMBERS` cells, then the Chapel's,
    then the Dungeon's, and ``banner`` that of the Banner, as row and column on a grid of ``width``
    cells a side. ``called`` are the `names` of the places.
    """

    name: str
    squares: i64
    owner: vec[i64]
    rank: vec[i64]
    after: vec[i64]
    first: vec[i64]
    gate: vec[i64]
    steps: vec[i64]
    rank_first: vec[i64]
    rank_length: vec[i64]
    width: int
    cells: tuple[Cell, ...]
    sanctuaries: tuple[tuple[Cell, ...], ...]
    castles: tuple[tuple[Cell, ...], ...]
    banner: Cell
    called: list[str]

    def __init__(
        self,
        name: str,
        owners: list[list[int]],
        firsts: list[list[int]],
        width: int,
        cells: tuple[Cell, ...],
        sanctuaries: tuple[tuple[Cell, ...], ...],
        castles: tuple[tuple[Cell, ...], ...],
        banner: Cell,
    ) -> None:
        """``owners`` are those of each rank's squares, ``firsts`` where each family enters it."""
        self.name = name
        self.owner = vec[i64]()
        self.rank = vec[i64]()
        self.after = vec[i64]()
        self.first = vec[i64]([0] * (s.FAMILIES * s.RANKS))
        self.gate = vec[i64]([0] * (s.FAMILIES * s.RANKS))
        self.rank_first = vec[i64]()
        self.rank_length = vec[i64]()
        for rank in range(s.RANKS):
            begins = s.SPECIAL + len(self.owner)
            count = len(owners[rank])
            self.rank_first = append(self.rank_first, len(self.owner))
            self.rank_length = append(self.rank_length, count)
            for i in range(count):
                self.owner = append(self.owner, owners[rank][i])
                self.rank = append(self.rank, rank)
                self.after = append(self.after, begins + (i + 1) % count)
            for family in range(s.FAMILIES):
                first = firsts[rank][family]
                self.first[family * s.RANKS + rank] = begins + first
                self.gate[family * s.RANKS + rank] = begins + (first - 1) % count
        self.squares = len(self.owner)
        self.steps = self.count_steps()
        self.width = width
        self.cells = cells
        self.sanctuaries = sanctuaries
        self.castles = castles
        self.banner = banner
        self.called = self.names()

    def count_steps(self) -> vec[i64]:
        """``steps``."""
        places = s.SPECIAL + self.squares
        steps = vec[i64]([0] * (s.FAMILIES * places))
        for family in range(s.FAMILIES):
            for place in range(places):
                here = s.CHAMBER if place < s.SANCTUARY else place
                while here != s.BANNER:
                    here = self.ahead(family, here, True)
                    steps[family * places + place] += 1
        return steps

    def left(self, family: i64, place: i64) -> i64:
        """The number of steps from a place to the Banner, for a shield of a family."""
        return self.steps[family * (s.SPECIAL + self.squares) + place]

    def ahead(self, family: i64, place: i64, inward: bool) -> i64:
        """The next place on the way of a family's shield, or -1 after the Banner.

        The place is a square, a Sanctuary of the family, or its chambers. ``inward``: from the
        family's gate into the Sanctuary.
        """
        if place >= s.SPECIAL:
            square = place - s.SPECIAL
            if inward:
                rank = self.rank[square]
                if self.gate[family * s.RANKS + rank] == place:
                    return s.SANCTUARY + rank
            return self.after[square]
        if place == s.CHAMBER:
            return self.first[family * s.RANKS]
        if place == s.LAST_SANCTUARY:
            return s.BANNER
        if place >= s.SANCTUARY and place < s.LAST_SANCTUARY:
            return self.first[family * s.RANKS + place - s.SANCTUARY + 1]
        return -1

    def owner_at(self, place: i64) -> i64:
        """The family that owns a place, or -1 if that is no square or is nobody's."""
        return self.owner[place - s.SPECIAL] if place >= s.SPECIAL else NONE

    def names(self) -> list[str]:
        """A name for each place: "blue Earl 4", "Baron corner 2", "the second Sanctuary".

        The squares of a family in a rank are counted clockwise from the first of its side, those of
        nobody from purple's first square on.
        """
        families = s.FAMILY.names
        found = ["a chamber", "the Chapel", "dead"]
        found += [f"the Dungeon of seat {seat + 1}" for seat in range(s.FAMILIES)]
        found += [f"Sanctuary {number + 1}" for number in range(s.RANKS)]
        found.append("the Banner")
        squares = [""] * self.squares
        for rank in range(s.RANKS):
            ring = [square for square in range(self.squares) if self.rank[square] == rank]
            for owner in range(-1, s.FAMILIES):
                own = [square for square in ring if self.owner[square] == owner]
                if owner >= 0 and len(own) < len(ring):
                    own = from_first(own, ring)
                for count, square in enumerate(own):
                    whose = families[owner] if owner >= 0 else ""
                    what = s.RANK.names[rank]
                    squares[square] = (
                        f"{whose} {what} {count + 1}" if whose else f"{what} corner {count + 1}"
                    )
        return found + squares


def from_first(own: list[int], ring: list[int]) -> list[int]:
    """The squares of an owner in a rank, clockwise from one that follows another owner's."""
    for at, square in enumerate(own):
        if ring[ring.index(square) - 1] not in own:
            return own[at:] + own[:at]
    return own


class Boards:
    """The boards of a file: the long one and the short one."""

    def __init__(self, boards: list[Board]) -> None:
        self.boards = boards

    def digest(self) -> str:
        """SHA-256 of the contents, as hexadecimal digits."""
        contents = [
            (
                board.name,
                list(board.owner),
                list(board.rank),
                list(board.first),
                board.cells,
                board.sanctuaries,
                board.castles,
                board.banner,
            )
            for board in self.boards
        ]
        return hashlib.sha256(repr(contents).encode()).hexdigest()


def load_boards(file: Path | str) -> tuple[Boards, str]:
    """The boards of a file, or of its text, and that text.

    Raises:
        BadData: the file cannot be read or breaks a rule; the message names the file, the place,
            with its line, and the remedy.
    """
    data = DataFile(file, "board")
    tables = data.tables("board", BOARDS)
    lines = [
        number + 1 for number, line in enumerate(data.text.split("\n")) if line.startswith("map")
    ]
    found: list[Board] = []
    for number, table in enumerate(tables):
        line = lines[number] if number < len(lines) else 0
        found.append(_Reader(data, number, table, line).board())
    if found[0].name == found[1].name:
        raise data.fail("board 2", "its name must not be that of board 1")
    return Boards(found), data.text


class _Reader:
    """Reads one board; its errors name the line of the file."""

    def __init__(self, data: DataFile, number: int, table: dict[str, Any], line: int) -> None:
        self.data = data
        self.place = f"board {number + 1}"
        self.table = table
        self.line = line  # of the key ``map``; the first row is on the next
        self.rows: list[str] = []

    def fail(self, remedy: str, row: int = -1) -> BadData:
        """An error about the board, or about a row of its map."""
        where = f"{self.place}, line {self.line + 1 + row}" if row >= 0 else self.place
        return self.data.fail(where, remedy)

    def board(self) -> Board:
        name = self.data.card_name(self.place, self.table, "name")
        self.read_map()
        banner = self.banner()
        firsts = self.firsts()
        rings = [self.ring(rank, firsts) for rank in range(s.RANKS)]
        self.all_in(rings)
        for rank, inner in enumerate([*rings[1:], [banner]]):
            if not all(encloses(rings[rank], cell) for cell in inner):
                names = [f"the rank of {name}" for name in s.RANK.names] + ["the Banner"]
                remedy = f"{names[rank + 1]} must lie within {names[rank]}"
                raise self.fail(remedy, inner[0][0])
        owners = [[LETTERS.find(self.rows[row][column]) for row, column in ring] for ring in rings]
        begins = [
            [ring.index(firsts[family][rank]) for family in range(s.FAMILIES)]
            for rank, ring in enumerate(rings)
        ]
        for family in range(s.FAMILIES):
            row, column = firsts[family][0]
            if self.rows[row][column] != LETTERS[family]:
                raise self.fail(f"the spurs of {s.FAMILY.names[family]} must be its own", row)
        sanctuaries = []
        for family in range(s.FAMILIES):
            groups = self.groups(LETTERS[family].lower())
            for rank in range(s.RANKS):
                ring = rings[rank]
                gate = ring[begins[rank][family] - 1]
                ends = firsts[family][rank + 1] if rank + 1 < s.RANKS else banner
                sanctuaries.append(self.sanctuary(family, rank, gate, ends, groups))
            if groups:
                row = groups[0][0][0]
                owner = s.FAMILY.names[family]
                raise self.fail(f"a Sanctuary of {owner} must touch its gate and what follows", row)
        cells = tuple([cell for ring in rings for cell in ring])
        castles = self.castles(
            [(rings[0][begins[0][i] - 1], rings[0][begins[0][i]]) for i in range(s.FAMILIES)],
            sanctuaries,
        )
        return Board(
            name, owners, begins, len(self.rows), cells, tuple(sanctuaries), castles, banner
        )

    def castles(
        self, mouths: list[tuple[Cell, Cell]], sanctuaries: list[tuple[Cell, ...]]
    ) -> tuple[tuple[Cell, ...], ...]:
        """The cells of each family's castle, on both sides of its first Sanctuary.

        ``mouths`` are the gate and the spurs of each family.
        """
        found: list[tuple[Cell, ...]] = []
        for family, (gate, spurs) in enumerate(mouths):
            inner = next(cell for cell in sanctuaries[family * s.RANKS] if touch(cell, gate))
            own: list[Cell] = []
            steps = [*range(1, CHAMBERS + 2), *range(-2, -2 - DUNGEON, -1)]
            for step in steps:
                row = spurs[0] + inner[0] - gate[0] + step * (spurs[0] - gate[0])
                column = spurs[1] + inner[1] - gate[1] + step * (spurs[1] - gate[1])
                inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows)
                taken = any((row, column) in castle for castle in found)
                if not inside or taken or self.rows[row][column] != NOTHING:
                    owner = s.FAMILY.names[family]
                    raise self.fail(
                        f"{owner} must have room for its castle beside its first Sanctuary: "
                        f"{CHAMBERS + 1} free cells after it and {DUNGEON} before it",
                        spurs[0],
                    )
                own.append((row, column))
            found.append(tuple(own))
        return tuple(found)

    def read_map(self) -> None:
        """The rows of the map, all as long as there are rows."""
        text = self.table.get("map")
        if not isinstance(text, str):
            raise self.fail("map must be a text of several lines")
        self.rows = text.strip("\n").split("\n")
        if len(self.rows) > MOST_CELLS:
            raise self.fail(f"a map has at most {MOST_CELLS} rows")
        for number, row in enumerate(self.rows):
            if len(row) != len(self.rows):
                raise self.fail(
                    f"the row must have {len(self.rows)} letters, as there are rows", number
                )
            for letter in row:
                if letter not in LETTERS + LETTERS.lower() + NOBODY + CENTRE + NOTHING:
                    raise self.fail(f"there is no cell “{letter}”", number)

    def banner(self) -> Cell:
        """The cell of the Banner, of which there is one."""
        found = self.all_of(CENTRE)
        if len(found) != 1:
            raise self.fail(f"the map must have one Banner, {CENTRE}")
        return found[0]

    def all_of(self, letters: str) -> list[Cell]:
        """The cells with one of these letters, row by row."""
        return [
            (row, column)
            for row, line in enumerate(self.rows)
            for column, letter in enumerate(line)
            if letter in letters
        ]

    def is_square(self, cell: Cell) -> bool:
        """Whether the cell is on the map, and a square."""
        row, column = cell
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows)
        return inside and self.rows[row][column] in LETTERS + NOBODY

    def firsts(self) -> list[list[Cell]]:
        """For each family, the squares on which it enters the ranks."""
        given = self.table.get("first")
        if not isinstance(given, dict) or set(given) != set(s.FAMILY.names):
            raise self.fail(f"[board.first] must name {', '.join(s.FAMILY.names)}")
        found = []
        for name in s.FAMILY.names:
            pairs = given[name]
            if not isinstance(pairs, list) or len(pairs) != s.RANKS:
                raise self.fail(f"{name} must list {s.RANKS} squares, one a rank")
            own: list[Cell] = []
            for pair in pairs:
                numbers = isinstance(pair, list) and [type(number) for number in pair] == [int] * 2
                if not numbers or not self.is_square((pair[0], pair[1])):
                    raise self.fail(f"{name} must list squares as [row, column]")
                own.append((pair[0], pair[1]))
            found.append(own)
        return found

    def ring(self, rank: int, firsts: list[list[Cell]]) -> list[Cell]:
        """The squares of a rank, clockwise from purple's first."""
        start = firsts[0][rank]
        ring: list[Cell] = [start]
        came: Cell | None = None
        here = start
        while True:
            row, column = here
            beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
            following = [cell for cell in beside if self.is_square(cell)]
            if len(following) != 2:
                raise self.fail("each square of a rank must touch two others", row)
            going = following[0] if following[0] != came else following[1]
            came, here = here, going
            if here == start:
                break
            ring.append(here)
        turned = sum(
            [ring[i - 1][1] * ring[i][0] - ring[i][1] * ring[i - 1][0] for i in range(len(ring))]
        )
        if turned < 0:  # found counter-clockwise: rows count downwards
            ring = [start, *reversed(ring[1:])]
        if len(ring) < LEAST_SQUARES:
            raise self.fail(f"a rank must have {LEAST_SQUARES} squares or more", start[0])
        for family, own in enumerate(firsts):
            if own[rank] not in ring:
                name, what = s.FAMILY.names[family], s.RANK.names[rank]
                raise self.fail(f"{name} must enter the rank of {what} in its ring")
        return ring

    def all_in(self, rings: list[list[Cell]]) -> None:
        """Check that every square is in one of three rings, and that there are not too many."""
        cells = [cell for ring in rings for cell in ring]
        if len(set(cells)) != len(cells):
            raise self.fail("the three ranks must be three rings")
        for cell in self.all_of(LETTERS + NOBODY):
            if cell not in cells:
                raise self.fail("a square is in no rank", cell[0])
        if len(cells) > s.MOST_SQUARES:
            raise self.fail(f"it may have {s.MOST_SQUARES} squares, not {len(cells)}")

    def groups(self, letter: str) -> list[list[Cell]]:
        """The cells of a letter, in groups of those that touch."""
        left = self.all_of(letter)
        found: list[list[Cell]] = []
        while left:
            group = [left.pop(0)]
            for cell in group:
                for other in [other for other in left if touch(cell, other)]:
                    left.remove(other)
                    group.append(other)
            found.append(group)
        return found

    def sanctuary(
        self, family: int, rank: int, gate: Cell, ends: Cell, groups: list[list[Cell]]
    ) -> tuple[Cell, ...]:
        """The cells of a Sanctuary, which are taken out of ``groups``."""
        for group in groups:
            if any(touch(cell, gate) for cell in group) and any(touch(c, ends) for c in group):
                groups.remove(group)
                return tuple(group)
        if rank == s.RANKS - 1:
            return ()
        owner, name = s.FAMILY.names[family], s.RANK.names[rank]
        raise self.fail(
            f"{owner} must have a Sanctuary between its gate in the rank of {name} and the next",
            gate[0],
        )


def encloses(ring: list[Cell], cell: Cell) -> bool:
    """Whether a cell lies within a ring: left of it the ring goes an odd number of times past."""
    row, column = cell
    past = [
        one
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True)
        if one[1] == other[1] < column and min(one[0], other[0]) == row
    ]
    return len(past) % 2 == 1


def touch(one: Cell, other: Cell) -> bool:
    """Whether two cells have a side in common."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1
