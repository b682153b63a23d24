"""What a seat of Christina Regina may see (CH21), and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from regalia.engine.sight import Field, Sight
from regalia.engine.state import DRAFT, FRAME, OVER
from regalia.games.christina.position import (
    CARDS,
    COLOURS,
    FACE_ROW,
    GROUPS,
    INFLUENCE_ROW,
    CourtBox,
    CourtTable,
)


@dataclass(frozen=True)
class CourtSight(Sight):
    """A position as the holder of the seats ``mine`` sees it.

    Stacks are given copper, silver, gold; cards as kinds (group × 6 + colour, or + 5 for a plain
    one). What nobody here may know is -1.
    """

    seats: int
    mine: tuple[int, ...]
    to_act: int
    starter: int
    passes: int
    bury: int
    top: tuple[tuple[int, ...], ...]
    covered: tuple[tuple[int, ...], ...]
    unseen: tuple[int, ...]
    buried: tuple[tuple[int, ...], ...]
    discards: tuple[int, ...]
    influence: tuple[tuple[int, ...], ...]
    tilted: tuple[tuple[int, ...], ...]
    spent: tuple[int, ...]
    factions: tuple[int, ...]
    tried: tuple[tuple[int, ...], ...]
    succeeded: tuple[tuple[int, ...], ...]
    guesses: tuple[tuple[int, ...], ...]
    making: tuple[int, ...]
    points: tuple[int, ...]
    places: tuple[int, ...]


def court_sight(state: CourtTable, mine: tuple[int, ...]) -> CourtSight:
    """The sight of a viewer who holds the seats ``mine``."""
    seats = range(state.seats)
    over = state.to_act == OVER
    face = [_row(list(state.face), FACE_ROW, stack)[::-1] for stack in range(GROUPS)]
    return CourtSight(
        seats=state.seats,
        mine=tuple(sorted(mine)),
        to_act=state.to_act,
        starter=state.starter,
        passes=state.passes,
        bury=state.bury,
        top=tuple(row[:2] for row in face),
        covered=tuple(row[2:] for row in face),
        unseen=tuple(state.unseen_in(stack) for stack in range(GROUPS)),
        buried=tuple(
            _row(list(state.buried), state.law.buried_row, stack) for stack in range(GROUPS)
        ),
        discards=tuple(state.discards),
        influence=tuple(
            _row(list(state.influence), INFLUENCE_ROW, group) for group in range(GROUPS)
        ),
        tilted=tuple(
            tuple(int(state.is_tilted(seat, group)) for group in range(GROUPS)) for seat in seats
        ),
        spent=tuple(int(state.is_spent(seat)) for seat in seats),
        factions=tuple(_faction(state, mine, seat) for seat in seats),
        tried=tuple(tuple(state.stab_number(a, v) for v in seats) for a in seats),
        succeeded=tuple(
            tuple(int(state.stab_number(a, v) > 0 and state.stab_succeeded(a, v)) for v in seats)
            for a in seats
        ),
        guesses=tuple(tuple(_guess(state, mine, a, v) for v in seats) for a in seats),
        making=tuple(state.frames) if state.to_act in mine else (),
        points=tuple(state.scores()) if over else (),
        places=tuple(state.ranks()) if over else (),
    )


def court_fields(law: CourtBox, seats: int) -> list[Field]:
    """The ranges and shapes of `CourtSight`."""
    deep = law.buried_row - 1
    pairs = (seats, seats)
    return [
        Field("seats", 2, 5, (), "how many seats there are"),
        Field("mine", -1, seats - 1, (seats,), "the viewer's seats"),
        Field("to_act", -2, seats - 1, (), "whose decision is next; -1 chance, -2 over"),
        Field("starter", -1, seats - 1, (), "who started"),
        Field("passes", 0, seats, (), "how many have passed one after another"),
        Field("bury", 1, 2, (), "how many stacks a drawer may bury from"),
        Field("top", -1, CARDS - 1, (GROUPS, 2), "face-up cards of each court stack, top first"),
        Field("covered", -1, CARDS - 1, (GROUPS, FACE_ROW - 3), "known cards under those"),
        Field("unseen", 0, deep, (GROUPS,), "cards of each court stack nobody has seen"),
        Field("buried", -1, CARDS - 1, (GROUPS, deep), "known cards at the bottom, upmost first"),
        Field("discards", 0, deep, (CARDS,), "discarded cards of each kind"),
        Field("influence", -1, COLOURS - 1, (GROUPS, COLOURS), "influence stacks, earliest first"),
        Field("tilted", 0, 1, (seats, GROUPS), "tilted faction cards"),
        Field("spent", 0, 1, (seats,), "spent action cards"),
        Field("factions", -1, COLOURS - 1, (seats,), "the colour of each seat, where known"),
        Field("tried", 0, GROUPS, pairs, "number each assassin named against each victim, or 0"),
        Field("succeeded", 0, 1, pairs, "which attempts succeeded"),
        Field("guesses", -1, COLOURS - 1, pairs, "guessed colours, where known"),
        Field("making", -1, DRAFT + 9, (FRAME,), "the viewer's own move, half made"),
        Field("points", -1, 9, (seats,), "points, once the game is over"),
        Field("places", -1, seats, (seats,), "places, once the game is over"),
    ]


def _row(numbers: list[int], width: int, row: int) -> tuple[int, ...]:
    """The cards of a row that is kept as a count and then the cards."""
    start = row * width
    return tuple(numbers[start + 1 : start + 1 + numbers[start]])


def _faction(state: CourtTable, mine: tuple[int, ...], seat: int) -> int:
    known = state.to_act == OVER or any(state.knows_faction(seer, seat) for seer in mine)
    return state.faction[seat] if known else -1


def _guess(state: CourtTable, mine: tuple[int, ...], assassin: int, victim: int) -> int:
    known = state.stab_number(assassin, victim) > 0 and (assassin in mine or victim in mine)
    return state.stab_guess(assassin, victim) if known else -1
