"""The regions of a Res Publica page, made from an observation."""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.named import Named
from regalia.engine.region import Board, Region, Standing, pairs, standings
from regalia.engine.state import OVER
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.cards import Cards
from regalia.games.res_publica.observation import ResPublicaObservation, last_turns, set_sizes
from regalia.games.res_publica.trade import supply

VERBS = ("verb-0", "verb-1", "verb-2", "verb-3")
"""Ids of the verbs that begin a statement: request, offer, for, tender."""
WORDS = (
    tuple([f"count-{count}" for count in range(1, s.MOST + 1)])
    + tuple([f"name-{name}" for name in range(s.CHARACTERISTICS)])
    + ("joint-and", "joint-or", "joint-stop")
)
"""Ids of the words that follow."""
NOT_ASKED, ASKED, DECLINED, ANSWERED = range(4)
"""States of an answer. A seat in state `ASKED` is being asked now."""


class Piles(NamedTuple):
    """The numbers of cards left in the decks, and of score cards left.

    ``cities`` are the points of the cities, the top one first. Churches and libraries are -1 in
    the classic game.
    """

    people: int
    civilisation: int
    settlements: int
    cities: tuple[int, ...]
    churches: int
    libraries: int


class Answer(NamedTuple):
    """The answer of a seat to a request or offer: its state and its statement."""

    seat: int
    state: int
    words: Named


class Swap(NamedTuple):
    """A finished swap: the two seats, and the cards that each gave, as kind and count.

    ``offered``: it began with an offer, else with a request.
    """

    offered: bool
    active: int
    partner: int
    given: tuple[tuple[int, int], ...]
    taken: tuple[tuple[int, int], ...]


class Trade(NamedTuple):
    """The trade under way; ``offered`` is -1 if there is none.

    ``answers`` are in clockwise order from the active seat; ``partner`` is the seat whose answer
    was accepted, or -1; ``giving`` are the seats that still pick cards; ``latest`` is the latest
    swap, until the next request or offer. ``traded``: the trade of this turn is over;
    ``displaying``: the turns are over, only the last displays remain.
    """

    active: int
    offered: int
    words: Named
    answers: tuple[Answer, ...]
    partner: int
    giving: tuple[int, ...]
    latest: Swap | None
    traded: bool
    displaying: bool


class SeatPart(NamedTuple):
    """The public information on a seat.

    ``backs`` counts its people and civilisation cards; ``known`` are those of them that everybody
    knows, and ``shown`` its displayed cards, as pairs of kind and count. ``halls`` counts its
    settlements, churches and libraries; ``cities`` are the points of its cities.
    """

    seat: int
    starter: bool
    backs: tuple[int, ...]
    known: tuple[tuple[int, int], ...]
    shown: tuple[tuple[int, int], ...]
    halls: tuple[int, ...]
    cities: tuple[int, ...]
    points: int
    place: int


class End(NamedTuple):
    """The approaching end: the number of last turns still to come, and the seat of the last one.

    These are 0 and -1 in the last displays; ``displaying`` is the seat that displays then, else -1.
    """

    turns: int
    closer: int
    displaying: int


class Hand(NamedTuple):
    """The viewer's cards by kind: counts, the size of a set, and the cards picked to give.

    The size is 0 if no score card is left for such a set. ``classic``: the game has no Monks and
    Books.
    """

    seat: int
    counts: tuple[int, ...]
    sets: tuple[int, ...]
    given: tuple[int, ...]
    classic: bool


class Composer(NamedTuple):
    """The statement that the viewer may make or is making.

    ``verbs`` are the verbs that the viewer may begin with, ``verb`` is the one chosen, or -1;
    ``words`` are the words so far, as in the observation. From the characteristic ``ends`` on, the
    one named next ends the statement, as nothing that follows it can be named.
    """

    seat: int
    verbs: tuple[int, ...]
    verb: int
    words: Named
    ends: int
    classic: bool


class SeenHand(NamedTuple):
    """The hand of a seat, for viewers who see several hands."""

    cards: tuple[tuple[int, int], ...]


class Tally(NamedTuple):
    """The sources of a seat's points: score cards, and pairs left in hand."""

    standing: Standing
    settlements: int
    cities: tuple[int, ...]
    churches: int
    libraries: int
    pairs: tuple[tuple[int, int], ...]


class Scoring(NamedTuple):
    """The scoring of all seats, the first place first."""

    standings: tuple[Standing, ...]
    tallies: tuple[Tally, ...]
    classic: bool


def public_regions(observation: ResPublicaObservation, cards: Cards) -> list[Region]:
    """The regions that everybody sees, the board first."""
    regions = [
        Region("board", "board.html", None),
        Region("people", "seats.html", Board(observation.seats)),
        Region("piles", "piles.html", _piles(observation, cards)),
        _trade(observation),
        Region("end", "end.html", _end(observation)),
    ]
    for seat in range(observation.seats):
        regions.append(
            Region(f"seat-{seat}", "seat.html", _seat(observation, seat, cards), (), seat)
        )
    regions.append(Region("scoring", "scoring.html", _scoring(observation, cards)))
    return regions


def own_regions(observation: ResPublicaObservation) -> list[Region]:
    """The regions of this viewer: their hand, and the statement that they are making."""
    if len(observation.mine) != 1:
        return [
            Region(f"held-{seat}", "held.html", SeenHand(pairs(observation.hands[seat])))
            for seat in observation.mine
        ]
    seat = observation.mine[0]
    things = tuple([f"hand-{kind}" for kind in range(s.KINDS)])
    regions = [
        Region("own", "own.html", None),
        Region("hand", "hand.html", _hand(observation, seat), things),
    ]
    composer = _composer(observation, seat)
    if composer is not None:
        words = WORDS if composer.verb >= 0 else tuple([VERBS[verb] for verb in composer.verbs])
        regions.append(Region("composer", "composer.html", composer, words))
    return regions


def begun_picks(observation: ResPublicaObservation) -> tuple[int, ...]:
    """How many of each card the viewer has picked so far in a half-made move."""
    return observation.making[s.PICKS : s.PICKS + s.KINDS]


def selected_things(observation: ResPublicaObservation) -> tuple[str, ...]:
    """Ids of the things that the viewer has chosen in a half-made move, without its verb."""
    if not observation.making:
        return ()
    if observation.making[0] == s.GIVING:
        return tuple([f"hand-{kind}" for kind, _ in pairs(begun_picks(observation))])
    words = begun_words(observation)
    chosen: list[str] = []
    if words.characteristic >= 0:
        chosen.append(f"name-{words.characteristic}")
    if words.joint != s.ALONE:
        chosen.append("joint-and" if words.joint == s.BOTH else "joint-or")
    latest = words.count if words.joint == s.ALONE else words.other_count
    if latest > 0:
        chosen.append(f"count-{latest}")
    return tuple(chosen)


def begun_words(observation: ResPublicaObservation) -> Named:
    """The words so far of the viewer's statement; 0 and -1 are still to be said."""
    making = observation.making
    if not making or making[0] != s.SAYING:
        return s.STATEMENT.named(0, -1, s.ALONE, 0, -1)
    count, name = making[s.FIRST_COUNT], making[s.FIRST_NAME]
    return s.STATEMENT.named(count, name, making[s.JOINED_BY], making[s.SECOND_COUNT], -1)


def _piles(observation: ResPublicaObservation, cards: Cards) -> Piles:
    settlements, churches, libraries = observation.piles
    classic = observation.classic == 1
    return Piles(
        observation.decks[0],
        observation.decks[1],
        settlements,
        cards.cities[observation.city :],
        -1 if classic else churches,
        -1 if classic else libraries,
    )


def _trade(observation: ResPublicaObservation) -> Region:
    if observation.to_act == OVER:
        return Region("trade", "trade.html", None)
    answers: list[Answer] = []
    things: list[str] = []
    asking = observation.partner < 0
    for step in range(1, observation.seats if observation.offered >= 0 else 1):
        seat = (observation.turn + step) % observation.seats
        words = observation.answers[seat]
        state = NOT_ASKED
        if observation.declined[seat]:
            state = DECLINED
        elif words:
            state = ANSWERED
            things.append(f"answer-{seat}")
        elif asking:
            state = ASKED
            asking = False
        answers.append(Answer(seat, state, words))
    part = Trade(
        observation.turn,
        observation.offered,
        observation.said,
        tuple(answers),
        observation.partner,
        observation.giving,
        _swap(observation),
        observation.traded == 1,
        observation.finals >= 0,
    )
    return Region("trade", "trade.html", part, tuple(things))


def _swap(observation: ResPublicaObservation) -> Swap | None:
    swap = observation.swappers
    if swap.partner < 0:
        return None
    given, taken = observation.swapped
    return Swap(swap.offered == 1, swap.active, swap.partner, pairs(given), pairs(taken))


def _seat(observation: ResPublicaObservation, seat: int, cards: Cards) -> SeatPart:
    return SeatPart(
        seat,
        observation.starter == seat,
        observation.backs[seat],
        pairs(observation.known[seat]) if observation.to_act != OVER else (),
        pairs(observation.shown[seat]),
        observation.halls[seat],
        _cities(observation, seat, cards),
        observation.scores[seat] if observation.scores else observation.points[seat],
        observation.places[seat] if observation.places else -1,
    )


def _cities(observation: ResPublicaObservation, seat: int, cards: Cards) -> tuple[int, ...]:
    """The points of a seat's cities."""
    return tuple(
        [cards.cities[city] for city in range(s.CITIES) if observation.city_of[city] == seat]
    )


def _end(observation: ResPublicaObservation) -> End | None:
    turns, last = last_turns(observation)
    if observation.to_act == OVER or (turns == 0 and observation.finals < 0):
        return None
    return End(turns, last, observation.turn if observation.finals >= 0 else -1)


def _hand(observation: ResPublicaObservation, seat: int) -> Hand:
    given = observation.picks if observation.picks else (0,) * s.KINDS
    if observation.making and observation.making[0] == s.GIVING:
        given = begun_picks(observation)
    sets = set_sizes(observation, seat)
    return Hand(seat, observation.hands[seat], sets, given, observation.classic == 1)


def _composer(observation: ResPublicaObservation, seat: int) -> Composer | None:
    """The statement that the seat may make, or None if it may make none now."""
    if observation.to_act != seat or observation.finals >= 0 or observation.partner >= 0:
        return None
    verbs: tuple[int, ...] = ()
    if observation.offered < 0:
        verbs = (0, 1) if observation.traded == 0 and sum(observation.backs[seat]) > 0 else ()
    elif seat != observation.turn:
        verbs = (3,) if observation.offered == 1 else (2,)
    if not verbs:
        return None
    verb = -1
    if observation.making and observation.making[0] == s.SAYING:
        verb = observation.making[s.BEGUN_BY] - s.REQUEST
    words = begun_words(observation)
    promises = verb in (s.OFFER - s.REQUEST, s.TENDER - s.REQUEST)
    ends = s.CIVILISATION_PAIR
    if words.joint != s.ALONE:
        ends = 0
    elif promises:
        hand = vec[i64](list(observation.hands[seat]))
        while ends > 0 and supply(hand, 0, ends) == 0:
            ends -= 1
    return Composer(seat, verbs, verb, words, ends, observation.classic == 1)


def _scoring(observation: ResPublicaObservation, cards: Cards) -> Scoring | None:
    if observation.to_act != OVER:
        return None
    order = standings(observation.places, observation.scores)
    tallies = tuple([_tally(observation, standing, cards) for standing in order])
    return Scoring(order, tallies, observation.classic == 1)


def _tally(observation: ResPublicaObservation, standing: Standing, cards: Cards) -> Tally:
    seat = standing.seat
    settlements, churches, libraries = observation.halls[seat]
    hand = observation.hands[seat]
    return Tally(
        standing,
        settlements,
        _cities(observation, seat, cards),
        churches,
        libraries,
        tuple([(kind, hand[kind] // 2) for kind in range(s.KINDS) if hand[kind] > 1]),
    )


class KindPrint(NamedTuple):
    """A kind of card: its number, names and heraldic colour, and whether it is of people."""

    kind: int
    one: str
    many: str
    tincture: str
    people: bool


class ResPublicaPrint:
    """The printed texts for the templates: kinds, characteristics, points of score cards."""

    def __init__(self, cards: Cards, tinctures: tuple[str, ...]) -> None:
        kinds: list[KindPrint] = []
        for kind in range(s.KINDS):
            people = kind < s.PEOPLE_KINDS
            one, many = cards.one[kind], cards.many[kind]
            kinds.append(KindPrint(kind, one, many, tinctures[kind], people))
        self.kinds = tuple(kinds)
        self.one = tuple([cards.spoken(name, 1) for name in range(s.CHARACTERISTICS)])
        self.many = tuple([cards.spoken(name, 2) for name in range(s.CHARACTERISTICS)])
        self.cities = cards.cities
        self.settlement_points = cards.settlement_points
        self.church_points = cards.church_points
