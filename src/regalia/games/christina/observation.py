"""The observation of a seat in Christina Regina: all that it may see (CH21)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from regalia.engine.blocks import Ordered
from regalia.engine.frames import Underway
from regalia.engine.layout import Common, Layout, Writer, mask_of, says
from regalia.engine.observation import Observation
from regalia.engine.specs import Count, Flag
from regalia.engine.state import NONE, OVER
from regalia.games.christina import schema as s
from regalia.games.christina import zones as z
from regalia.games.christina.position import ChristinaConfig, ChristinaPosition

COMMON: Final = Common(s.SEAT, s.SCHEMA)
Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class ChristinaObservation(Observation):
    """A position as a viewer with the seats ``mine`` sees it.

    Stacks are in the order copper, silver, gold. Cards are kinds: group × 6 + colour, or + 5 for
    a plain card. A number that the viewer does not know is -1.
    """

    seats: int = field(metadata=COMMON.seats())
    mine: Numbers = field(metadata=COMMON.mine())
    to_act: int = field(metadata=COMMON.to_act())
    starter: int = field(metadata=z.ZONES.shown(z.STARTER))
    passes: int = field(metadata=z.ZONES.shown(z.PASSES))
    bury: int = field(metadata=z.ZONES.shown(z.BURY))
    top: Rows = field(
        metadata=says(
            Ordered(s.CARD, s.OPEN).each(s.STACK), "face-up cards of each court stack, top first"
        )
    )
    covered: Rows = field(
        metadata=says(Ordered(s.CARD, s.COVERED).each(s.STACK), "known cards under those")
    )
    unseen: Numbers = field(
        metadata=says(Count(s.DEPTH).each(s.STACK), "cards of each court stack nobody has seen")
    )
    buried: Rows = field(metadata=z.ZONES.shown(z.BURIED))
    discards: Numbers = field(metadata=z.ZONES.shown(z.DISCARDS))
    influence: Rows = field(metadata=z.ZONES.shown(z.INFLUENCE))
    tilted: Rows = field(
        metadata=says(Flag().each(s.GROUP).each(s.SEAT), "which faction cards are tilted")
    )
    spent: Numbers = field(metadata=z.ZONES.shown(z.SPENT))
    factions: Numbers = field(
        metadata=says(s.COLOUR.or_none().each(s.SEAT), "the colour of each seat, where known")
    )
    tried: Rows = field(
        metadata=says(
            s.GROUP.or_none().each(s.SEAT).each(s.SEAT),
            "by assassin and victim: the group named in an attempt",
        )
    )
    succeeded: Rows = field(
        metadata=says(
            Flag().each(s.SEAT).each(s.SEAT),
            "by assassin and victim: whether the attempt succeeded",
        )
    )
    guesses: Rows = field(
        metadata=says(
            s.COLOUR.or_none().each(s.SEAT).each(s.SEAT),
            "by assassin and victim: the colour guessed, where known",
        )
    )
    making: Underway = field(metadata=COMMON.making())
    points: Numbers = field(metadata=COMMON.points(s.MOST_POINTS))
    places: Numbers = field(metadata=COMMON.places())


def observation_layout(config: ChristinaConfig, seats: int) -> Layout:
    """The layout of `ChristinaObservation` for a number of seats."""
    return Layout(ChristinaObservation, {"seats": seats, "depth": int(config.depth)}, z.ZONES)


def write_observation(state: ChristinaPosition, mine: tuple[int, ...], out: Writer) -> None:
    """Write what a viewer with the seats ``mine`` sees in another form than that of its zone."""
    seats, viewer_mask = state.seats, mask_of(mine)
    out.field("top")
    for stack in range(s.GROUPS):
        write_face(state, stack, 0, s.OPEN, out)
    out.field("covered")
    for stack in range(s.GROUPS):
        write_face(state, stack, s.OPEN, s.COVERED, out)
    out.field("unseen")
    for stack in range(s.GROUPS):
        out.put(state.unseen_in(stack))
    out.field("tilted")
    out.flags(state.cells[z.TILTED], seats * s.GROUPS)
    out.field("factions")
    for seat in range(seats):
        known = state.to_act == OVER or is_known(state, viewer_mask, seat)
        out.put(state.cells[z.FACTION + seat] if known else NONE)
    write_attempts(state, viewer_mask, out)


def write_face(
    state: ChristinaPosition, stack: i64, skipped: i64, length: i64, out: Writer
) -> None:
    """Write the known cards of a court stack from the top, without the first ``skipped``."""
    row = z.FACE + stack * z.FACE_ROW
    last = row + state.cells[row] - skipped
    for place in range(length):
        out.put(state.cells[last - place] if last - place > row else NONE)


def is_known(state: ChristinaPosition, viewer_mask: i64, seat: i64) -> bool:
    """Whether one of the viewer's seats knows the colour of a seat."""
    for observer in range(state.seats):
        if (viewer_mask >> observer) & 1 and state.knows_faction(observer, seat):
            return True
    return False


def write_attempts(state: ChristinaPosition, viewer_mask: i64, out: Writer) -> None:
    """Write all attempts by assassin and victim: group, success, and the guess where known."""
    seats = state.seats
    succeeded: i64 = 0
    out.field("tried")
    for assassin in range(seats):
        for victim in range(seats):
            number = state.attempt_number(assassin, victim)
            if number > 0 and state.attempt_succeeded(assassin, victim):
                succeeded |= 1 << (assassin * seats + victim)
            out.put(number - 1)
    out.field("succeeded")
    out.flags(succeeded, seats * seats)
    out.field("guesses")
    for assassin in range(seats):
        for victim in range(seats):
            concerned = (viewer_mask >> assassin | viewer_mask >> victim) & 1 == 1
            seen = concerned and state.attempt_number(assassin, victim) > 0
            out.put(state.attempt_guess(assassin, victim) if seen else -1)


def orders_for(seats: int, viewer: int, colour: int) -> dict[str, list[int]]:
    """New numbers of seats, colours and cards, with the viewer's seat and colour as 0.

    ``colour`` is -1 before the colours are dealt; colours then keep their numbers.
    """
    own = max(colour, 0)
    colours = [(number - own) % s.COLOURS for number in range(s.COLOURS)]
    cards = [
        kind
        if kind % s.GROUP_KINDS == s.PLAIN
        else kind // s.GROUP_KINDS * s.GROUP_KINDS + colours[kind % s.GROUP_KINDS]
        for kind in range(s.KINDS)
    ]
    turned = [(seat - viewer) % seats for seat in range(seats)]
    return {"seat": turned, "colour": colours, "card": cards}


def deduced(observation: ChristinaObservation) -> tuple[int, ...]:
    """The colours of the seats, with the last one deduced if the viewer knows all others.

    With as many seats as colours, the last seat can only have the last colour.
    """
    factions = observation.factions
    if observation.seats < s.COLOURS or factions.count(-1) != 1:
        return factions
    last = [colour for colour in range(s.COLOURS) if colour not in factions]
    return tuple([last[0] if colour < 0 else colour for colour in factions])
