"""What a seat of Res Publica may see (RP20, RP24), and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from regalia.engine.sight import Field, Sight
from regalia.engine.state import DRAFT, FRAME, OVER
from regalia.games.res_publica.position import (
    BACKS,
    CITIES,
    DECLINED,
    IN_HAND,
    PILES,
    ROUNDS,
    PublicTable,
)
from regalia.games.res_publica.trade import (
    CHARACTERISTICS,
    KINDS,
    MOST,
    characteristic_of,
    count_of,
    first_term,
    joint_of,
    picked_of,
    second_term,
)

NO_WORDS = (0, -1, 0, 0, -1)


@dataclass(frozen=True)
class PublicSight(Sight):
    """A position as the holder of the seats ``mine`` sees it.

    Cards are counted by kind, in the order of the card file. ``hands`` holds -1 where the viewer
    does not see; ``known`` then says how many there are at the least. ``picks`` are the cards that
    the viewer gives in the swap that waits for the other giver; ``swapped`` what the two of the
    latest swap gave. A statement is count, characteristic, joint (0 none, 1 and, 2 or), count,
    characteristic.
    """

    seats: int
    mine: tuple[int, ...]
    to_act: int
    classic: int
    starter: int
    active: int
    turn: int
    traded: int
    moved: int
    idle: int
    ending: int
    closer: int
    finals: int
    decks: tuple[int, ...]
    drawing: tuple[int, ...]
    piles: tuple[int, ...]
    city: int
    hands: tuple[tuple[int, ...], ...]
    backs: tuple[tuple[int, ...], ...]
    known: tuple[tuple[int, ...], ...]
    shown: tuple[tuple[int, ...], ...]
    halls: tuple[tuple[int, ...], ...]
    city_of: tuple[int, ...]
    offered: int
    said: tuple[int, ...]
    answers: tuple[tuple[int, ...], ...]
    declined: tuple[int, ...]
    partner: int
    giving: tuple[int, ...]
    picks: tuple[int, ...]
    swappers: tuple[int, ...]
    swapped: tuple[tuple[int, ...], ...]
    making: tuple[int, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]


def public_sight(state: PublicTable, mine: tuple[int, ...]) -> PublicSight:
    """The sight of a viewer who holds the seats ``mine``."""
    over = state.to_act == OVER
    seats = range(state.seats)
    trading = state.trade_row() >= 0
    giving = state.partner() >= 0
    early = state.early_picker() if giving else -1
    drawing = state.to_act == -1 and state.starter >= 0
    return PublicSight(
        seats=state.seats,
        mine=tuple(sorted(mine)),
        to_act=state.to_act,
        classic=state.classic,
        starter=state.starter,
        active=state.active() if state.starter >= 0 and not over else -1,
        turn=state.turn,
        traded=state.traded,
        moved=state.moved,
        idle=state.idle,
        ending=state.ending,
        closer=state.closer,
        finals=state.finals,
        decks=tuple([state.deck_size(back) for back in range(BACKS)]),
        drawing=tuple([state.frame(column) for column in range(4)]) if drawing else (),
        piles=tuple([state.left(pile) for pile in range(PILES)]),
        city=state.next_city(),
        hands=tuple([_hand(state, seat, over or seat in mine) for seat in seats]),
        backs=tuple([_backs(state, seat) for seat in seats]),
        known=tuple([tuple(state.hands.facts(state.seats, seat)) for seat in seats]),
        shown=tuple([tuple([state.shown[s * KINDS + k] for k in range(KINDS)]) for s in seats]),
        halls=tuple([tuple([state.hall(s, p) for p in range(PILES)]) for s in seats]),
        city_of=tuple([owner for owner in state.city_of]),
        offered=int(state.is_offer()) if trading else -1,
        said=words_of(state.said()) if trading else NO_WORDS,
        answers=tuple([words_of(_answer(state, seat)) for seat in seats]),
        declined=tuple([int(_answer(state, seat) == DECLINED) for seat in seats]),
        partner=state.partner(),
        giving=tuple([s for s in state.asked()]) if giving else (),
        picks=_counts(state.picked) if early >= 0 and early in mine else (),
        swappers=tuple([state.swapped[column] for column in range(3)]),
        swapped=(_counts(state.swapped[3]), _counts(state.swapped[4])),
        making=tuple([number for number in state.frames[-FRAME:]])
        if state.to_act in mine and state.underway()
        else (),
        points=tuple([state.open_points(seat) for seat in seats]),
        scores=tuple(state.scores()) if over else (),
        places=tuple(state.ranks()) if over else (),
    )


def last_turns(sight: PublicSight) -> tuple[int, int]:
    """How many last turns are to come, and whose is the last of them; 0 and -1 if none is.

    A round at most: the turn in which the last card is drawn is not one of them, but counted.
    """
    rest = ROUNDS * sight.seats - sight.turn  # RP25
    if sight.finals >= 0 or (sight.ending < 0 and rest > sight.seats):
        return 0, -1
    turns = min(sight.ending, rest) if sight.ending > 0 else rest
    return min(turns, sight.seats), (sight.active + turns - 1) % sight.seats


def words_of(said: i64) -> tuple[int, ...]:
    """A statement as five numbers: count, characteristic, joint, count, characteristic."""
    if said <= 0:
        return NO_WORDS
    one, other = first_term(said), second_term(said)
    if other == 0:
        return (count_of(one), characteristic_of(one), 0, 0, -1)
    return (
        count_of(one),
        characteristic_of(one),
        joint_of(said),
        count_of(other),
        characteristic_of(other),
    )


def _hand(state: PublicTable, seat: i64, seen: bool) -> tuple[int, ...]:
    return tuple(state.hands.row(seat)) if seen else (-1,) * KINDS


def _backs(state: PublicTable, seat: i64) -> tuple[int, ...]:
    return tuple([state.hands.size_of(seat, back) for back in range(BACKS)])


def _answer(state: PublicTable, seat: i64) -> int:
    row = state.trade_row()
    return state.answer(seat) if row >= 0 and seat != state.frames[row + 1] else 0


def _counts(picks: i64) -> tuple[int, ...]:
    return tuple([picked_of(picks, kind) for kind in range(KINDS)])


def public_fields(seats: int, most_cards: int, most_points: int) -> list[Field]:
    """The ranges and shapes of `PublicSight`."""
    statement = "count, characteristic, 0 alone / 1 and / 2 or, count, characteristic"
    cards = (seats, KINDS)
    return [
        Field("seats", 3, 5, (), "how many seats there are"),
        Field("mine", -1, seats - 1, (seats,), "the viewer's seats"),
        Field("to_act", -2, seats - 1, (), "whose decision is next; -1 chance, -2 over"),
        Field("classic", 0, 1, (), "without Monks, Books, churches and libraries"),
        Field("starter", -1, seats - 1, (), "who started"),
        Field("active", -1, seats - 1, (), "whose turn it is, or whose last displays"),
        Field("turn", 0, ROUNDS * seats, (), "turns so far"),
        Field("traded", 0, 1, (), "whether the trade of this turn is over"),
        Field("moved", 0, 1, (), "whether somebody displayed or drew in this turn"),
        Field("idle", 0, ROUNDS * seats, (), "turns in a row in which nobody did"),
        Field("ending", -1, seats + 1, (), "last turns to come, this one included; -1 before"),
        Field("closer", -1, seats - 1, (), "who has the last of them"),
        Field("finals", -1, seats, (), "how many have displayed for the last time; -1 before"),
        Field("decks", 0, most_cards, (BACKS,), "cards left: people, civilisation"),
        Field(
            "drawing",
            -1,
            IN_HAND * seats,
            (4,),
            "a draw under way: 3 dealing or 2 drawing, seat, cards dealt or people owed, "
            "civilisation owed",
        ),
        Field("piles", 0, 60, (PILES,), "settlements, churches, libraries left"),
        Field("city", 0, CITIES, (), "the number of the top city"),
        Field("hands", -1, MOST, cards, "cards in hand by seat and kind, where seen"),
        Field("backs", 0, most_cards, (seats, BACKS), "people and civilisation cards in hand"),
        Field("known", 0, MOST, cards, "cards that all know a seat to hold at the least"),
        Field("shown", 0, MOST, cards, "cards displayed by seat and kind"),
        Field("halls", 0, 60, (seats, PILES), "settlements, churches, libraries by seat"),
        Field("city_of", -1, seats - 1, (CITIES,), "who has each city, the first one on top"),
        Field("offered", -1, 1, (), "the trade under way: 0 a request, 1 an offer; -1 none"),
        Field("said", -1, CHARACTERISTICS - 1, (5,), f"its words: {statement}"),
        Field("answers", -1, CHARACTERISTICS - 1, (seats, 5), "the answers, in the same form"),
        Field("declined", 0, 1, (seats,), "who has declined"),
        Field("partner", -1, seats - 1, (), "with whom the active seat is swapping"),
        Field("giving", -1, seats - 1, (seats,), "who still picks what he gives"),
        Field("picks", 0, MOST, (KINDS,), "what the viewer has picked to give"),
        Field(
            "swappers",
            -1,
            seats - 1,
            (3,),
            "the latest swap, until the next request or offer: 0 of a request or 1 of an offer, "
            "who began it, with whom",
        ),
        Field("swapped", 0, MOST, (2, KINDS), "what each of the two gave"),
        Field(
            "making",
            -1,
            1 << 49,
            (FRAME,),
            f"the engine's frame ({DRAFT} and on) of the viewer's own move, half made",
        ),
        Field("points", 0, most_points, (seats,), "points of the score cards"),
        Field("scores", -1, most_points, (seats,), "points with pairs, once the game is over"),
        Field("places", -1, seats, (seats,), "places, once the game is over"),
    ]
