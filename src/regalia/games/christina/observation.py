"""The observation of a seat in Christina Regina: all that it may see (CH21)."""

from __future__ import annotations

from dataclasses import dataclass, field

from mypy_extensions import i64

from regalia.engine.blocks import Bag, Ordered, Subset
from regalia.engine.frames import OwnDraft, Underway
from regalia.engine.layout import Layout, Writer, mask_of, says
from regalia.engine.observation import Observation
from regalia.engine.specs import Count, Flag
from regalia.engine.state import OVER
from regalia.games.christina import schema as s
from regalia.games.christina.position import (
    FACE_ROW,
    INFLUENCE_ROW,
    ChristinaConfig,
    ChristinaPosition,
)

Numbers = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class ChristinaObservation(Observation):
    """A position as a viewer with the seats ``mine`` sees it.

    Stacks are in the order copper, silver, gold. Cards are kinds: group × 6 + colour, or + 5 for
    a plain card. A number that the viewer does not know is -1.
    """

    seats: int = field(metadata=says(Count(s.MOST_SEATS, low=2), "how many seats there are"))
    mine: Numbers = field(metadata=says(Subset(s.SEAT), "the viewer's seats"))
    to_act: int = field(metadata=says(s.SEAT.or_else("chance", "over"), "whose decision is next"))
    starter: int = field(metadata=says(s.SEAT.or_none(), "who started"))
    passes: int = field(metadata=says(Count(s.SEATS), "how many have passed one after another"))
    bury: int = field(metadata=says(Count(2, low=1), "how many stacks a drawer may bury from"))
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
    buried: Rows = field(
        metadata=says(
            Ordered(s.CARD, s.DEPTH).each(s.STACK), "known cards at the bottom, upmost first"
        )
    )
    discards: Numbers = field(
        metadata=says(Bag(s.CARD, s.DEPTH), "how many of each card are discarded")
    )
    influence: Rows = field(
        metadata=says(
            Ordered(s.COLOUR, s.COLOURS).each(s.GROUP),
            "colours in the influence stack of each group, earliest first",
        )
    )
    tilted: Rows = field(
        metadata=says(Flag().each(s.GROUP).each(s.SEAT), "which faction cards are tilted")
    )
    spent: Numbers = field(
        metadata=says(Flag().each(s.SEAT), "which seats have spent their action card")
    )
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
    making: Underway = field(
        metadata=says(OwnDraft(s.SCHEMA.drafts), "the viewer's own unfinished move")
    )
    points: Numbers = field(
        metadata=says(
            Count(s.MOST_POINTS).each(s.SEAT).or_nothing(), "points, once the game is over"
        )
    )
    places: Numbers = field(
        metadata=says(
            Count(s.SEATS, low=1).each(s.SEAT).or_nothing(), "places, once the game is over"
        )
    )


def observation_layout(config: ChristinaConfig, seats: int) -> Layout:
    """The layout of `ChristinaObservation` for a number of seats."""
    return Layout(ChristinaObservation, {"seats": seats, "depth": config.buried_row - 1})


def write_observation(state: ChristinaPosition, mine: tuple[int, ...], out: Writer) -> None:
    """Write the observation of a viewer with the seats ``mine``, field by field."""
    seats, viewer_mask = state.seats, mask_of(mine)
    over = state.to_act == OVER
    out.put(seats)
    out.flags(viewer_mask, seats)
    out.put(state.to_act)
    out.put(state.starter)
    out.put(state.passes)
    out.put(state.bury)
    for stack in range(s.GROUPS):
        write_face(state, stack, 0, s.OPEN, out)
    for stack in range(s.GROUPS):
        write_face(state, stack, s.OPEN, s.COVERED, out)
    for stack in range(s.GROUPS):
        out.put(state.unseen_in(stack))
    width = state.config.buried_row
    for stack in range(s.GROUPS):
        out.put_list(state.buried, stack * width + 1, state.buried[stack * width], width - 1)
    out.copy(state.discards)
    for group in range(s.GROUPS):
        row = group * INFLUENCE_ROW
        out.put_list(state.influence, row + 1, state.influence[row], s.COLOURS)
    out.flags(state.tilted, seats * s.GROUPS)
    out.flags(state.spent, seats)
    for seat in range(seats):
        out.put(state.faction[seat] if over or is_known(state, viewer_mask, seat) else -1)
    write_attempts(state, viewer_mask, out)
    out.draft(state.frames if state.to_act >= 0 and (viewer_mask >> state.to_act) & 1 else None)
    if over:
        points, places = state.scores(), state.ranks()
        for seat in range(seats):
            out.put(points[seat])
        for seat in range(seats):
            out.put(places[seat])
    else:
        out.skip(2 * seats)


def write_face(
    state: ChristinaPosition, stack: i64, skipped: i64, length: i64, out: Writer
) -> None:
    """Write the known cards of a court stack from the top, without the first ``skipped``."""
    row = stack * FACE_ROW
    last = row + state.face[row] - skipped
    for place in range(length):
        out.put(state.face[last - place] if last - place > row else -1)


def is_known(state: ChristinaPosition, viewer_mask: i64, seat: i64) -> bool:
    """Whether one of the viewer's seats knows the colour of a seat."""
    for observer in range(state.seats):
        if (viewer_mask >> observer) & 1 and state.knows_faction(observer, seat):
            return True
    return False


def write_attempts(state: ChristinaPosition, viewer_mask: i64, out: Writer) -> None:
    """Write all attempts by assassin and victim: group, success, and the guess where known."""
    seats = state.seats
    for assassin in range(seats):
        for victim in range(seats):
            out.put(state.attempt_number(assassin, victim) - 1)
    for assassin in range(seats):
        for victim in range(seats):
            tried = state.attempt_number(assassin, victim) > 0
            out.put(1 if tried and state.attempt_succeeded(assassin, victim) else 0)
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
