"""The regions of a page of Regency (Baronage Press), made from an observation."""

from __future__ import annotations

from typing import NamedTuple

from regalia.engine.region import Region, Standing, standings
from regalia.engine.state import OVER, WHO
from regalia.games.baronage import schema as s
from regalia.games.baronage.board import CHAMBERS, Board, Cell
from regalia.games.baronage.naming import bare
from regalia.games.baronage.observation import BaronageObservation

GATE, SPURS = "gate", "spurs"
CELL = 20
"""The side of a cell in the units of the drawing."""
MARKED = 10
"""Steps between two marks of a way."""


class SquarePrint(NamedTuple):
    """A square as it is drawn: its cell, owner, rank and name; ``what`` it is ``of`` a family."""

    number: int
    row: int
    column: int
    owner: int
    rank: int
    name: str
    what: str
    of: int


class Way(NamedTuple):
    """A family's way from its chambers to the Banner, as SVG draws it.

    ``points`` are the middles of cells, for a polyline; ``marks`` every tenth step: its place and
    number.
    """

    family: int
    points: str
    marks: tuple[tuple[int, int, int], ...]


class BoardPrint:
    """A board as templates draw it."""

    def __init__(self, board: Board) -> None:
        names = board.called[s.SPECIAL :]
        self.width = board.width
        self.squares: list[SquarePrint] = []
        for number, (row, column) in enumerate(board.cells):
            rank, owner = board.rank[number], board.owner[number]
            place = s.SPECIAL + number
            what, of = "", -1
            for family in range(s.FAMILIES):
                if board.gate[family * s.RANKS + rank] == place:
                    what, of = GATE, family
                if rank == 0 and board.first[family * s.RANKS] == place:
                    what, of = SPURS, family
            self.squares.append(
                SquarePrint(number, row, column, int(owner), int(rank), names[number], what, of)
            )
        self.sanctuaries = [
            (number // s.RANKS, number % s.RANKS, cells or (board.banner,), bool(cells))
            for number, cells in enumerate(board.sanctuaries)
        ]
        self.castles = [
            (family, castle[:CHAMBERS], castle[CHAMBERS], castle[CHAMBERS + 1 :])
            for family, castle in enumerate(board.castles)
        ]
        self.banner = board.banner
        self.ways = [way_of(board, family) for family in range(s.FAMILIES)]


class BaronagePrint:
    """The boards and names for the templates of the game."""

    def __init__(self, boards: list[Board], tinctures: tuple[str, ...]) -> None:
        self.boards = [BoardPrint(board) for board in boards]
        self.families = s.FAMILY.names
        self.tinctures = tinctures
        self.dice = s.DICE


class Map(NamedTuple):
    """The board: its number, the families that play, and the number of seats."""

    board: int
    families: tuple[int, ...]
    seats: int


class Piece(NamedTuple):
    """A shield: its cell, how many shields share that, its number among them, and its condition.

    ``left`` is the number of a Chief's steps to the Banner, else -1; ``state`` is "dead", "guest",
    "third" in a third Sanctuary that lies in the Banner's square, or "".
    """

    shield: int
    row: int
    column: int
    many: int
    nth: int
    state: str
    where: str
    left: int


class Family(NamedTuple):
    """The shields of a seat."""

    seat: int
    family: int
    pieces: tuple[Piece, ...]


class Marks(NamedTuple):
    """The barriers: cell, number of shields, and the family of one of them."""

    barriers: tuple[tuple[int, int, int, int], ...]


class SeatPart(NamedTuple):
    """A seat: its family, and what is special about it.

    ``held`` are its hostages, each with the family that holds it, ``ally`` is a family or -1.
    ``ranked``: a Heir or Cadet is an Earl or a Duke. ``won`` is 1 or 0, or -1 before the end.
    """

    seat: int
    family: int
    turn: bool
    ranked: bool
    held: tuple[tuple[str, int], ...]
    ally: int
    dead: int
    witch: int
    able: bool
    starter: bool
    hand: tuple[int, ...]
    won: int


class Dice(NamedTuple):
    """The dice of the throw that a seat plays, ``black`` that of its Witch; each 0 without one.

    ``used`` has bit 1 if the viewer has used the lower die in their unfinished move, 2 the higher.
    """

    low: int
    high: int
    black: int
    used: int


class Left(NamedTuple):
    """The number of steps of a Chief to the Banner, or -1 without a Chief on the way.

    ``chapel``: it lies in the Chapel, and only a 6 leads out of it.
    """

    left: int
    chapel: bool


class Nearest(NamedTuple):
    """The family whose castle the viewer sees at the bottom, and the one whose way they see.

    ``family`` is -1 for who sees all seats: purple is at the top.
    """

    family: int
    way: int


class Hand(NamedTuple):
    """The throws that a seat holds, as numbers."""

    seat: int
    throws: tuple[int, ...]


class Scoring(NamedTuple):
    """How the game ended: the Regent's seat or -1, and whether it is drawn."""

    standings: tuple[Standing, ...]
    families: tuple[int, ...]
    regent: int
    drawn: bool
    throws: int


def cells_of(board: Board, family: int, place: int) -> tuple[Cell, ...]:
    """The cells of a square, or of a Sanctuary of a family, or of the Banner."""
    if place >= s.SPECIAL:
        return (board.cells[place - s.SPECIAL],)
    if s.SANCTUARY <= place < s.BANNER:
        return board.sanctuaries[family * s.RANKS + place - s.SANCTUARY] or (board.banner,)
    return (board.banner,)


def middle(cell: Cell) -> tuple[int, int]:
    """The middle of a cell, in the units of the drawing."""
    return cell[1] * CELL + CELL // 2, cell[0] * CELL + CELL // 2


def near(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether two cells, given by their middles, have a side in common."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == CELL


def way_of(board: Board, family: int) -> Way:
    """A family's way from the chamber that is nearest to its spurs."""
    place = board.ahead(family, s.CHAMBER, True)
    row, column = cells_of(board, family, place)[0]
    chamber = min(
        board.castles[family][:CHAMBERS],
        key=lambda cell: abs(cell[0] - row) + abs(cell[1] - column),
    )
    points = [middle(chamber)]
    marks = []
    step = 1
    while place >= 0:
        cells = cells_of(board, family, place)
        if not near(points[-1], middle(cells[0])):
            cells = cells[::-1]
        points += [middle(cell) for cell in cells]
        if step % MARKED == 0 or place == s.BANNER:
            marks.append((*middle(cells[0]), step))
        place = board.ahead(family, place, True)
        step += 1
    return Way(family, " ".join([f"{x},{y}" for x, y in points]), tuple(marks))


def public_regions(observation: BaronageObservation, boards: list[Board]) -> list[Region]:
    """The regions that everybody sees, the board first."""
    seats = observation.seats
    board = boards[observation.short]
    things = [f"square-{number}" for number in range(int(board.squares))]
    things += [f"sanctuary-{seat}-{rank}" for seat in range(seats) for rank in range(s.RANKS)]
    part = Map(observation.short, observation.families, seats)
    regions = [
        Region("board", "board.html", part, (*things, "banner-0")),
        Region("people", "seats.html", part),
        *shield_regions(observation, board),
    ]
    for seat in range(seats):
        regions.append(
            Region(f"seat-{seat}", "seat.html", _seat(observation, board, seat), (), seat)
        )
        regions.append(dice_region(observation, seat))
        regions.append(left_region(observation, board, seat))
    regions.append(Region("scoring", "scoring.html", _scoring(observation)))
    return regions


def dice_region(observation: BaronageObservation, seat: int) -> Region:
    """The dice of a seat."""
    dice = Dice(0, 0, 0, 0)
    if observation.turn == seat and observation.throw >= 0:
        used = observation.making[s.USED] if observation.making else 0
        dice = Dice(*s.DICE[observation.throw], observation.black + 1, used)
    return Region(f"dice-{seat}", "dice.html", dice)


def left_region(observation: BaronageObservation, board: Board, seat: int) -> Region:
    """How far the Chief of a seat is from the Banner."""
    family, chief = observation.families[seat], observation.places[seat][s.CHIEF]
    on_way = family >= 0 and (chief >= s.SANCTUARY or chief == s.CHAMBER)
    left = Left(int(board.left(family, chief)) if on_way else -1, chief == s.CHAPEL)
    return Region(f"left-{seat}", "left.html", left)


def shield_regions(observation: BaronageObservation, board: Board) -> list[Region]:
    """The shields on the board, family by family, and the barriers."""
    found = []
    for family in families(observation, board):
        things = tuple([f"shield-{family.seat}-{shield}" for shield in range(s.SHIELDS)])
        found.append(Region(f"family-{family.seat}", "family.html", family, things))
    return [*found, Region("marks", "marks.html", _marks(observation, board))]


def own_regions(observation: BaronageObservation, boards: list[Board]) -> list[Region]:
    """The regions of this viewer: how the board is turned, their throws, their unfinished move."""
    regions: list[Region] = []
    if not observation.mine:
        return regions
    own = observation.mine[0]
    if observation.turn in observation.mine:
        own = observation.turn
    if observation.cards:
        hand = tuple([i for i in range(s.THROWS) if observation.hands[own][i]])
        things = tuple([f"card-{throw}" for throw in hand])
        regions.append(Region("own", "own.html", None))
        regions.append(Region("hand", "hand.html", Hand(own, hand), things))
    way = observation.families[own]
    if way >= 0:
        everybody = len(observation.mine) == observation.seats
        family = -1 if everybody else observation.families[observation.mine[0]]
        regions.append(Region("nearest", "nearest.html", Nearest(family, way)))
    if observation.making:
        board = boards[observation.short]
        regions += shield_regions(observation, board)
        regions += [left_region(observation, board, seat) for seat in range(observation.seats)]
        if not observation.cards:  # else the throw is not on the table yet
            regions.append(dice_region(observation, own))
    return regions


def selected_things(observation: BaronageObservation) -> tuple[str, ...]:
    """The shield that the viewer has picked."""
    if not observation.making or observation.making[s.PICKED] < 0:
        return ()
    return (f"shield-{observation.making[WHO]}-{observation.making[s.PICKED]}",)


def families(observation: BaronageObservation, board: Board) -> list[Family]:
    """The shields of all seats, each with its cell and its number there."""
    if observation.families[-1] < 0:
        return []
    standing: dict[Cell, list[tuple[int, int]]] = {}
    for seat in range(observation.seats):
        for shield in range(s.SHIELDS):
            cell = cell_of(observation, board, seat, shield)
            standing.setdefault(cell, []).append((seat, shield))
    pieces: list[list[Piece]] = [[] for _ in range(observation.seats)]
    for (row, column), together in standing.items():
        on_banner = [
            (seat, shield)
            for seat, shield in together
            if observation.places[seat][shield] == s.BANNER
        ]
        for seat, shield in together:
            place = observation.places[seat][shield]
            there = on_banner if place == s.BANNER else together  # the Regent fills the square
            index = there.index((seat, shield))
            family = observation.families[seat]
            guest = observation.guests[seat][shield]
            state = "dead" if place == s.DEAD else "guest" if guest else ""
            if place == s.LAST_SANCTUARY and (row, column) == board.banner:
                state = "third"
            away = shield > s.CHIEF or place == s.DEAD or s.DUNGEON <= place < s.SANCTUARY
            left = -1 if away else int(board.left(family, place))
            name = place_name(observation, board, place)
            piece = Piece(shield, row, column, len(there), index, state, name, left)
            pieces[seat].append(piece)
    return [
        Family(seat, observation.families[seat], tuple(sorted(own)))
        for seat, own in enumerate(pieces)
    ]


def place_name(observation: BaronageObservation, board: Board, place: int) -> str:
    """Where a shield is, for a tip."""
    if s.DUNGEON <= place < s.SANCTUARY:
        return f"a hostage of {s.FAMILY.names[observation.families[place - s.DUNGEON]]}"
    return board.called[place]


def cell_of(observation: BaronageObservation, board: Board, seat: int, shield: int) -> Cell:
    """The cell in which a shield is drawn."""
    place = observation.places[seat][shield]
    family = observation.families[seat]
    making = observation.making
    if making and making[WHO] == seat and making[s.AT] >= 0 and making[s.NAMED] == shield:
        place = making[s.AT]  # the Witch has carried it there
    if place == s.CHAMBER or place == s.DEAD:
        return board.castles[family][shield // 2]
    if place == s.CHAPEL:
        return board.castles[family][CHAMBERS]
    if s.DUNGEON <= place < s.SANCTUARY:
        captor = observation.families[place - s.DUNGEON]
        return board.castles[captor][CHAMBERS + 1 + shield % 2]
    cells = cells_of(board, family, place)
    return cells[shield % len(cells)]


def _marks(observation: BaronageObservation, board: Board) -> Marks:
    found: dict[int, list[int]] = {}
    for seat in range(observation.seats):
        for shield in range(s.SHIELDS):
            place = observation.places[seat][shield]
            if place >= s.SPECIAL and not observation.guests[seat][shield]:
                found.setdefault(place, []).append(observation.families[seat])
    barriers = [
        (*board.cells[place - s.SPECIAL], len(there), there[0])
        for place, there in sorted(found.items())
        if len(there) > 1
    ]
    return Marks(tuple(barriers))


def _seat(observation: BaronageObservation, board: Board, seat: int) -> SeatPart:
    family = observation.families[seat]
    places = observation.places[seat]
    held = [
        (bare(shield), observation.families[places[shield] - s.DUNGEON])
        for shield in range(s.SHIELDS)
        if s.DUNGEON <= places[shield] < s.SANCTUARY
    ]
    over = observation.to_act == OVER
    hand = tuple([i for i in range(s.THROWS) if observation.hands[seat][i]])
    return SeatPart(
        seat,
        family,
        observation.turn == seat and not over,
        any(place >= s.SPECIAL and board.rank[place - s.SPECIAL] > 0 for place in places[s.HEIR :]),
        tuple(held),
        observation.families[(seat + 2) % observation.seats] if observation.alliance else -1,
        sum([1 for place in places if place == s.DEAD]),
        observation.witches[seat],
        seat in observation.able,
        observation.starter == seat,
        hand if observation.cards else (),
        observation.scores[seat] if observation.scores else -1,
    )


def _scoring(observation: BaronageObservation) -> Scoring | None:
    if observation.to_act != OVER:
        return None
    chiefs = [places[s.CHIEF] for places in observation.places]
    return Scoring(
        standings(observation.standings, observation.scores),
        observation.families,
        chiefs.index(s.BANNER) if s.BANNER in chiefs else -1,
        1 not in observation.scores,
        observation.throws,
    )
