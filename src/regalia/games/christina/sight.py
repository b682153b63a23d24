"""What a seat of Christina Regina may see (CH21), and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

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
    over = state.to_act == OVER
    seats = range(state.seats)
    groups = range(GROUPS)
    face = [_row(state.face, FACE_ROW, stack)[::-1] for stack in groups]
    return CourtSight(
        seats=state.seats,
        mine=tuple(sorted(mine)),
        to_act=state.to_act,
        starter=state.starter,
        passes=state.passes,
        bury=state.bury,
        top=tuple([row[:2] for row in face]),
        covered=tuple([row[2:] for row in face]),
        unseen=tuple([state.unseen_in(stack) for stack in groups]),
        buried=tuple([_row(state.buried, state.law.buried_row, stack) for stack in groups]),
        discards=tuple([count for count in state.discards]),
        influence=tuple([_row(state.influence, INFLUENCE_ROW, group) for group in groups]),
        tilted=tuple([_tilted(state, seat) for seat in seats]),
        spent=tuple([int(state.is_spent(seat)) for seat in seats]),
        factions=tuple([_faction(state, mine, seat) for seat in seats]),
        tried=tuple([_tried(state, seat) for seat in seats]),
        succeeded=tuple([_succeeded(state, seat) for seat in seats]),
        guesses=tuple([_guesses(state, mine, seat) for seat in seats]),
        making=tuple([number for number in state.frames]) if state.to_act in mine else (),
        points=tuple(state.scores()) if over else (),
        places=tuple(state.ranks()) if over else (),
    )


def deduced(sight: CourtSight) -> tuple[int, ...]:
    """The colours of the seats, the last one too where the viewer has seen all the others.

    Where as many play as there are colours, the last seat can only have the last colour.
    """
    factions = sight.factions
    if sight.seats < COLOURS or factions.count(-1) != 1:
        return factions
    last = [colour for colour in range(COLOURS) if colour not in factions]
    return tuple([last[0] if colour < 0 else colour for colour in factions])


def court_fields(law: CourtBox, seats: int) -> list[Field]:
    """The ranges and shapes of `CourtSight`."""
    deep = law.buried_row - 1
    pairs = (seats, seats)
    groups = _numbered(law.group_names)
    colours = _numbered(list(law.words.enamels()))
    cards = f"a card is {COLOURS + 1} * group + colour, or + {COLOURS} for a plain one"
    return [
        Field("seats", 2, 5, (), "how many seats there are"),
        Field("mine", -1, seats - 1, (seats,), "the viewer's seats"),
        Field("to_act", -2, seats - 1, (), "whose decision is next; -1 chance, -2 over"),
        Field("starter", -1, seats - 1, (), "who started"),
        Field("passes", 0, seats, (), "how many have passed one after another"),
        Field("bury", 1, 2, (), "how many stacks a drawer may bury from"),
        Field(
            "top",
            -1,
            CARDS - 1,
            (GROUPS, 2),
            f"face-up cards of each court stack ({groups}), top first; {cards}; colours: {colours}",
        ),
        Field("covered", -1, CARDS - 1, (GROUPS, FACE_ROW - 3), "known cards under those"),
        Field("unseen", 0, deep, (GROUPS,), "cards of each court stack nobody has seen"),
        Field("buried", -1, CARDS - 1, (GROUPS, deep), "known cards at the bottom, upmost first"),
        Field("discards", 0, deep, (CARDS,), "how many of each card are discarded"),
        Field(
            "influence",
            -1,
            COLOURS - 1,
            (GROUPS, COLOURS),
            "colours in the influence stack of each group, earliest first",
        ),
        Field("tilted", 0, 1, (seats, GROUPS), "which faction cards are tilted, by seat and group"),
        Field("spent", 0, 1, (seats,), "which seats have spent their action card"),
        Field("factions", -1, COLOURS - 1, (seats,), "the colour of each seat, where known"),
        Field(
            "tried",
            0,
            GROUPS,
            pairs,
            "by assassin and victim: the group named, counted from 1, or 0: not tried",
        ),
        Field("succeeded", 0, 1, pairs, "by assassin and victim: whether the attempt succeeded"),
        Field(
            "guesses",
            -1,
            COLOURS - 1,
            pairs,
            "by assassin and victim: the colour guessed, where known",
        ),
        Field(
            "making",
            -1,
            DRAFT + 9,
            (FRAME,),
            "the engine's frame of the viewer's own move, half made",
        ),
        Field("points", -1, 9, (seats,), "points, once the game is over"),
        Field("places", -1, seats, (seats,), "places, once the game is over"),
    ]


def _numbered(names: list[str]) -> str:
    return ", ".join([f"{number} {name}" for number, name in enumerate(names)])


# Lists inside tuple(): mypyc makes loops of them, and slow generators of the other way to write it.


def _row(numbers: vec[i64], width: i64, row: i64) -> tuple[int, ...]:
    """The cards of a row that is kept as a count and then the cards."""
    first = row * width + 1
    return tuple([numbers[first + place] for place in range(numbers[first - 1])])


def _tilted(state: CourtTable, seat: i64) -> tuple[int, ...]:
    return tuple([int(state.is_tilted(seat, group)) for group in range(GROUPS)])


def _faction(state: CourtTable, mine: tuple[int, ...], seat: i64) -> int:
    if state.to_act == OVER:
        return state.faction[seat]
    for seer in mine:
        if state.knows_faction(seer, seat):
            return state.faction[seat]
    return -1


def _tried(state: CourtTable, assassin: i64) -> tuple[int, ...]:
    return tuple([state.stab_number(assassin, victim) for victim in range(state.seats)])


def _succeeded(state: CourtTable, assassin: i64) -> tuple[int, ...]:
    return tuple(
        [
            int(state.stab_number(assassin, victim) > 0 and state.stab_succeeded(assassin, victim))
            for victim in range(state.seats)
        ]
    )


def _guesses(state: CourtTable, mine: tuple[int, ...], assassin: i64) -> tuple[int, ...]:
    return tuple([_guess(state, mine, assassin, victim) for victim in range(state.seats)])


def _guess(state: CourtTable, mine: tuple[int, ...], assassin: i64, victim: i64) -> int:
    known = state.stab_number(assassin, victim) > 0 and (assassin in mine or victim in mine)
    return state.stab_guess(assassin, victim) if known else -1
