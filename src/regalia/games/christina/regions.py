"""The regions of a Christina Regina page, made from an observation."""

from __future__ import annotations

from typing import NamedTuple

from regalia.engine.region import Board, Region, Standing, standings
from regalia.engine.state import OVER
from regalia.games.christina import schema as s
from regalia.games.christina.cards import Cards
from regalia.games.christina.observation import ChristinaObservation, deduced

FREE_PLACES = 3
"""Number of places of an influence stack that score; they are shown even while free."""
USES = ("use-0", "use-1", "use-2")
"""Ids of the uses of the action card: Agitation, Manipulation, Persuasion."""


class Stack(NamedTuple):
    """A court stack: its number and its number of cards."""

    stack: int
    size: int


class Open(NamedTuple):
    """The face-up cards of a court stack as kinds, top first.

    ``copies`` counts, for each card, the discarded cards of its kind. ``bare``: the stack is empty.
    """

    stack: int
    top: tuple[int, ...]
    copies: tuple[int, ...]
    bare: bool


class Below(NamedTuple):
    """The cards below the face-up ones: covered, unseen and buried cards.

    ``left`` lists the unseen cards, which follow from all others, as pairs of kind and count.
    """

    stack: int
    covered: tuple[int, ...]
    unseen: int
    left: tuple[tuple[int, int], ...]
    buried: tuple[int, ...]


class Influence(NamedTuple):
    """An influence stack from the top, as rows of colour, points, seat (or -1) and struck.

    Before the end the points are provisional, no seat is shown and no card is struck.
    """

    group: int
    rows: tuple[tuple[int, int, int, bool], ...]
    over: bool


class Discards(NamedTuple):
    """The discarded cards, counted by kind."""

    counts: tuple[int, ...]


class SeatPart(NamedTuple):
    """The public information on a seat.

    ``tries`` are its assassinations: victim, group, success. ``passed``: the seat passed on its
    last turn, and so did all seats after it. ``points`` and ``place`` are -1 before the end.
    """

    seat: int
    starter: bool
    spent: bool
    tilted: tuple[int, ...]
    tries: tuple[tuple[int, int, bool], ...]
    passed: bool
    points: int
    place: int


class SeatKnowledge(NamedTuple):
    """The viewer's knowledge of a seat: its colour (or -1) and its assassinations.

    ``seen``: the viewer has seen the colour; else it is deduced as the last colour left.
    ``tries`` are victim, group, success, and the colour guessed and the victim's true colour,
    each -1 if unknown. ``viewer`` is the viewer's only seat if the viewer is this seat or one of
    its victims, else -1. Viewers with no special knowledge therefore share one region.
    """

    seat: int
    faction: int
    seen: bool
    tries: tuple[tuple[int, int, bool, int, int], ...]
    viewer: int


class Guess(NamedTuple):
    """The colour that an assassin guessed, for viewers who know it."""

    colour: int


class ScoreForecast(NamedTuple):
    """A viewer's private knowledge of how a card or free place of an influence stack will score.

    ``seat`` is the seat whose tilted card strikes this card; ``own``: it is the viewer's seat.
    With ``seat`` -1 a card above will be struck, and this place will score ``points``; with none,
    the card will be struck, whosever of the seats of unknown colour it is.
    """

    group: int
    seat: int
    points: int
    own: bool


class Faction(NamedTuple):
    """The colour of a seat, for viewers who know it."""

    faction: int


class Hand(NamedTuple):
    """The viewer's own cards.

    ``tops`` is the number of court stacks with cards, ``discarded`` whether there is a discarded
    card; the uses of the action card depend on them.
    """

    seat: int
    faction: int
    tilted: tuple[int, ...]
    spent: bool
    tops: int
    discarded: bool


class Scoring(NamedTuple):
    """The scoring, step by step.

    ``factions`` are the colours by seat, ``idle`` those of no seat; ``struck`` the cards removed:
    group, colour, seat; ``idle_tilted`` the tilted cards that strike nothing: group, seat;
    ``stacks`` the rows of each group, as in `Influence`; ``firsts`` the number of first, second
    and third places by seat; ``queen``: no seat has a card left.
    """

    standings: tuple[Standing, ...]

    factions: tuple[int, ...]
    idle: tuple[int, ...]
    struck: tuple[tuple[int, int, int], ...]
    idle_tilted: tuple[tuple[int, int], ...]
    stacks: tuple[tuple[tuple[int, int, int, bool], ...], ...]
    firsts: tuple[tuple[int, ...], ...]
    queen: bool


def public_regions(observation: ChristinaObservation, deck: tuple[int, ...]) -> list[Region]:
    """The regions that everybody sees, the board first. ``deck`` counts all cards by kind."""
    seats = Board(observation.seats)
    regions = [Region("board", "board.html", seats), Region("people", "seats.html", seats)]
    for stack in range(s.GROUPS):
        regions += _stack(observation, stack, deck)
    for group in range(s.GROUPS):
        rows = influence_rows(observation, group)
        influence = Influence(group, rows, observation.to_act == OVER)
        regions.append(Region(f"influence-{group}", "influence.html", influence))
    regions.append(_discards(observation))
    for seat in range(observation.seats):
        name = f"seat-{seat}"
        regions.append(Region(name, "seat.html", _seat(observation, seat), (name,), seat))
    regions.append(Region("scoring", "scoring.html", _scoring(observation)))
    return regions


def own_regions(observation: ChristinaObservation) -> list[Region]:
    """The regions of this viewer: their hand, and their knowledge of seats and of the scoring.

    Empty regions are left out.
    """
    regions: list[Region] = []
    if len(observation.mine) == 1:
        regions += [Region("own", "own.html", None), _hand(observation)]
    for seat in range(observation.seats):
        knowledge = _seat_knowledge(observation, seat)
        if knowledge.faction >= 0:
            regions.append(Region(f"known-{seat}", "known.html", Faction(knowledge.faction)))
        if knowledge.faction >= 0 or knowledge.tries:
            regions.append(Region(f"seat-notes-{seat}", "seat_notes.html", knowledge))
        for victim, _group, _success, guess, _colour in knowledge.tries:
            if guess >= 0:
                regions.append(Region(f"guess-{seat}-{victim}", "guess.html", Guess(guess)))
    for group in range(s.GROUPS if observation.to_act != OVER else 0):
        regions += _forecasts(observation, group)
    return regions


def selected_things(observation: ChristinaObservation) -> tuple[str, ...]:
    """Ids of the things that the viewer has chosen in a half-made move."""
    if not observation.making:
        return ()
    kind = observation.making[0]
    if kind == s.DRAWING:
        return (f"stack-{observation.making[s.DRAWN_FROM]}",)
    if kind == s.ASSASSINATING:
        return (f"seat-{observation.making[s.VICTIM]}",)
    if kind == s.AGITATING:
        return ("use-0",)
    if kind == s.MANIPULATING:
        first = observation.making[s.SWAPPED]
        return ("use-1", f"stack-{first}") if first >= 0 else ("use-1",)
    card = observation.making[s.RETURNED]
    return ("use-2", f"discard-{card}") if card >= 0 else ("use-2",)


def _stack(observation: ChristinaObservation, stack: int, deck: tuple[int, ...]) -> list[Region]:
    """The three regions of a court stack, apart because they change at different times."""
    top, covered, buried = (
        observation.top[stack],
        observation.covered[stack],
        observation.buried[stack],
    )
    size = len(top) + len(covered) + observation.unseen[stack] + len(buried)
    copies = tuple([observation.discards[card] for card in top])
    below = Below(
        stack, covered, observation.unseen[stack], _left(observation, stack, deck), buried
    )
    thing = f"stack-{stack}"
    return [
        Region(thing, "stack.html", Stack(stack, size)),
        Region(f"open-{stack}", "open.html", Open(stack, top, copies, size == 0), (thing,)),
        Region(f"below-{stack}", "below.html", below),
    ]


def _left(
    observation: ChristinaObservation, group: int, deck: tuple[int, ...]
) -> tuple[tuple[int, int], ...]:
    """The unseen cards of a stack: those of its group that are nowhere else, as kind and count."""
    if not observation.unseen[group]:
        return ()
    row = group * s.GROUP_KINDS
    left = [
        deck[row + colour] - observation.discards[row + colour] for colour in range(s.GROUP_KINDS)
    ]
    for colour in observation.influence[group]:
        left[colour] -= 1
    for stack in range(s.GROUPS):
        for cards in (
            observation.top[stack],
            observation.covered[stack],
            observation.buried[stack],
        ):
            for card in cards:
                if card // s.GROUP_KINDS == group:
                    left[card % s.GROUP_KINDS] -= 1
    return tuple(
        [(row + colour, left[colour]) for colour in range(s.GROUP_KINDS) if left[colour] > 0]
    )


def influence_rows(
    observation: ChristinaObservation, group: int
) -> tuple[tuple[int, int, int, bool], ...]:
    """The rows of an influence stack from the top: colour, points, seat (or -1), struck."""
    over = observation.to_act == OVER
    place = 0
    rows: list[tuple[int, int, int, bool]] = []
    for colour in observation.influence[group][::-1]:
        seat = observation.factions.index(colour) if over and colour in observation.factions else -1
        struck = seat >= 0 and observation.tilted[seat][group] == 1
        rows.append((colour, 0 if struck else max(3 - place, 0), seat, struck))
        if not struck:
            place += 1
    return tuple(rows)


def _discards(observation: ChristinaObservation) -> Region:
    things = tuple([f"discard-{card}" for card in range(s.KINDS) if observation.discards[card]])
    part = Discards(observation.discards)
    return Region("discards", "discards.html", part, things)


def _hand(observation: ChristinaObservation) -> Region:
    """The hand of a viewer who holds one seat."""
    seat = observation.mine[0]
    part = Hand(
        seat,
        observation.factions[seat],
        observation.tilted[seat],
        bool(observation.spent[seat]),
        sum([1 for top in observation.top if top]),
        sum(observation.discards) > 0,
    )
    return Region("hand", "hand.html", part, USES)


def _seat(observation: ChristinaObservation, seat: int) -> SeatPart:
    return SeatPart(
        seat,
        observation.starter == seat,
        bool(observation.spent[seat]),
        observation.tilted[seat],
        _tries(observation, seat),
        observation.to_act >= 0
        and 0 < (observation.to_act - seat) % observation.seats <= observation.passes,
        observation.points[seat] if observation.points else -1,
        observation.places[seat] if observation.places else -1,
    )


def _viewer(observation: ChristinaObservation) -> int:
    """The seat of a viewer who holds one, else -1."""
    return observation.mine[0] if len(observation.mine) == 1 else -1


def _seat_knowledge(observation: ChristinaObservation, seat: int) -> SeatKnowledge:
    factions = deduced(observation)
    tries = [
        (victim, group, success, observation.guesses[seat][victim], factions[victim])
        for victim, group, success in _tries(observation, seat)
    ]
    viewer = _viewer(observation)
    concerned = viewer == seat or (viewer >= 0 and observation.tried[seat][viewer] >= 0)
    seen = observation.factions[seat] >= 0
    return SeatKnowledge(seat, factions[seat], seen, tuple(tries), viewer if concerned else -1)


def _tries(observation: ChristinaObservation, seat: int) -> tuple[tuple[int, int, bool], ...]:
    """The assassinations of a seat: victim, group, success."""
    return tuple(
        [
            (victim, group, bool(observation.succeeded[seat][victim]))
            for victim, group in enumerate(observation.tried[seat])
            if group >= 0
        ]
    )


def _forecasts(observation: ChristinaObservation, group: int) -> list[Region]:
    """The regions that show what only this viewer knows of the scoring of an influence stack.

    Not for the end, when everybody knows all.
    """
    regions: list[Region] = []
    viewer = _viewer(observation)
    factions = deduced(observation)
    unknown = [seat for seat, colour in enumerate(factions) if colour < 0]
    all_struck = observation.seats == s.COLOURS and all(
        observation.tilted[seat][group] for seat in unknown
    )
    influence = observation.influence[group]
    place = 0
    for public_place, colour in enumerate(influence[::-1]):
        seat = factions.index(colour) if colour in factions else -1
        if seat >= 0 and observation.tilted[seat][group]:
            forecast = ScoreForecast(group, seat, 0, seat == viewer)
            regions.append(_forecast_region(forecast, str(colour)))
            continue
        if seat < 0 and all_struck:
            regions.append(_forecast_region(ScoreForecast(group, -1, 0, False), str(colour)))
            continue
        if place < public_place and place < FREE_PLACES:
            points = FREE_PLACES - place
            regions.append(_forecast_region(ScoreForecast(group, -1, points, False), str(colour)))
        place += 1
    for public_place in range(len(influence), FREE_PLACES):
        if place < public_place:
            points = FREE_PLACES - place
            regions.append(
                _forecast_region(ScoreForecast(group, -1, points, False), f"free-{public_place}")
            )
        place += 1
    return regions


def _forecast_region(part: ScoreForecast, row: str) -> Region:
    return Region(f"forecast-{part.group}-{row}", "forecast.html", part)


def _scoring(observation: ChristinaObservation) -> Scoring | None:
    if observation.to_act != OVER:
        return None
    stacks = tuple([influence_rows(observation, group) for group in range(s.GROUPS)])
    struck: list[tuple[int, int, int]] = []
    firsts = [[0, 0, 0] for _i in range(observation.seats)]
    for group, rows in enumerate(stacks):
        for colour, points, seat, is_struck in rows:
            if is_struck:
                struck.append((group, colour, seat))
            elif seat >= 0 and points:
                firsts[seat][3 - points] += 1
    idle = [colour for colour in range(s.COLOURS) if colour not in observation.factions]
    idle_tilted = [
        (group, seat)
        for group in range(s.GROUPS)
        for seat in range(observation.seats)
        if observation.tilted[seat][group]
        and observation.factions[seat] not in observation.influence[group]
    ]
    return Scoring(
        standings(observation.places, observation.points),
        observation.factions,
        tuple(idle),
        tuple(struck),
        tuple(idle_tilted),
        stacks,
        tuple([tuple(counts) for counts in firsts]),
        1 not in observation.places,
    )


class CardPrint(NamedTuple):
    """The print of a court card; a plain card has no colour, title or person."""

    kind: int
    group: int
    colour: int
    name: str
    title: str
    person: str


class ColourPrint(NamedTuple):
    """A colour: its name, its heraldic colour, and the people that it stands for."""

    name: str
    tincture: str
    circle: str


class ChristinaPrint:
    """The printed texts for the templates: groups, colours, and cards by kind."""

    def __init__(
        self,
        groups: tuple[str, ...],
        colours: tuple[ColourPrint, ...],
        cards: tuple[CardPrint, ...],
    ) -> None:
        self.groups = groups
        self.colours = colours
        self.cards = cards


def card_texts(cards: Cards, tinctures: dict[str, str]) -> ChristinaPrint:
    """The printed texts that the templates look up."""
    colours = [
        ColourPrint(name, tinctures[name], cards.circles[i]) for i, name in enumerate(cards.colours)
    ]
    prints: list[CardPrint] = []
    for kind in range(s.KINDS):
        colour = kind % s.GROUP_KINDS
        person = cards.person(kind)
        title, name = (person.title, person.name) if person is not None else ("", "")
        own = -1 if colour == s.PLAIN else colour
        prints.append(CardPrint(kind, kind // s.GROUP_KINDS, own, cards.name(kind), title, name))
    return ChristinaPrint(cards.groups, tuple(colours), tuple(prints))
