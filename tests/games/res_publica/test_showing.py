"""The regions of the Res Publica page, and who is shown them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from librt.random import Random as GameRandom

from regalia import bots, games
from regalia.engine.observation import observation, question
from regalia.engine.region import Region
from regalia.engine.state import CHANCE, OVER, State
from regalia.games.res_publica import rules as r
from regalia.games.res_publica import schema as s
from regalia.games.res_publica.regions import (
    Composer,
    End,
    Hand,
    Scoring,
    SeatPart,
    SeenHand,
    Trade,
)
from regalia.page.renderer import Renderer, RenderKey
from regalia.page.shared_view import ChairPart

GAME = games.load("res_publica")
RENDERER = Renderer(bots.DESCRIPTIONS, bots.DEFAULT)
NAMES = ("Anna", "Bo", "Cecilia", "Dag", "Eva")
VERB_ACTIONS = (s.REQUEST, s.OFFER, s.DEMAND, s.TENDER)


def lively_action(state: State, rng: Random) -> int:
    """A random action that prefers trades and displays."""
    legal = [int(action) for action in state.legal()]
    if state.to_act == CHANCE:
        return int(state.sample(GameRandom(rng.randrange(1 << 30))))
    good = [action for action in legal if s.DISPLAY <= action < s.DECLINE]
    good += [action for action in legal if action == s.STOP or s.ACCEPT <= action < s.REFUSE]
    return rng.choice(good if good and rng.random() < 0.8 else legal)


def positions(seats: int, seed: int, classic: int = 0) -> Iterator[r.ResPublicaState]:
    """The positions of a game in order, with half-made moves."""
    rng = Random(seed)
    state = GAME.new(seats, {"classic": classic})
    assert isinstance(state, r.ResPublicaState)
    while state.to_act != OVER:
        state.apply(lively_action(state, rng))
        if state.to_act != CHANCE:
            yield state


def shown(state: State, *seats: int) -> list[Region]:
    """All regions for a viewer with these seats."""
    public = GAME.regions(observation(state, ()))
    own = GAME.own_regions(observation(state, seats))
    assert not {region.name for region in public} & {region.name for region in own}
    return public + own


def part(state: State, name: str, *seats: int) -> object:
    """The part of a region for a viewer with these seats, or None."""
    return {region.name: region.part for region in shown(state, *seats)}.get(name)


def rendered(region: Region, state: State) -> str:
    names = NAMES[: state.seats]
    chair = None
    if region.seat >= 0:
        chair = ChairPart(region.seat, NAMES[region.seat], "person", True, "", ())
    return RENDERER.render(GAME, RenderKey(region.template, region.part, names, chair))


@pytest.mark.parametrize(("seats", "classic"), [(3, 0), (4, 1), (5, 0)])
def test_every_choice_has_a_place_on_the_page(seats: int, classic: int) -> None:
    """Each choice belongs to a thing of a region with a slot in its template, or to the bar."""
    kinds = {"verb", "count", "name", "joint", "answer", "hand"}
    seen: set[str] = set()
    for number, state in enumerate(positions(seats, seats, classic)):
        if seen >= kinds and number % 3:
            continue
        for seat in state.asked():
            here = state if seat == state.to_act else state.for_seat(seat)
            question_asked = question(state, seat)
            assert question_asked is not None
            places = [choice.at for choice in question_asked.choices if choice.at]
            assert len(set(places)) == len(places)
            regions = shown(here, seat)
            things = [thing for region in regions for thing in region.things]
            assert len(set(things)) == len(things)
            assert set(places) <= set(things)
            seen.update(place.split("-")[0] for place in places)
            assert set(GAME.selected_things(observation(here, (seat,)))) <= set(things)
            if not seen >= kinds or seat % 2:
                html = "".join([rendered(region, state) for region in regions])
                assert all(f'data-region="at-{place}"' in html for place in places)
    assert seen >= kinds


@pytest.mark.parametrize("seats", [3, 5])
def test_regions_of_a_seat_follow_from_its_knowledge(seats: int) -> None:
    """A seat is shown the same regions in a world imagined for it."""
    rng = GameRandom(7)
    for number, state in enumerate(positions(seats, 20 + seats)):
        if number % 11:
            continue
        for seat in range(seats):
            world = state.imagine(seat, rng)
            truth = [(one.name, one.part, one.things) for one in shown(state, seat)]
            assert [(one.name, one.part, one.things) for one in shown(world, seat)] == truth
            assert GAME.selected_things(observation(world, (seat,))) == GAME.selected_things(
                observation(state, (seat,))
            )


def test_only_its_holder_is_shown_a_hand() -> None:
    for state in positions(3, 4):
        assert not GAME.own_regions(observation(state, ()))
        for seat in range(3):
            own = [
                one for one in GAME.own_regions(observation(state, (seat,))) if one.name == "hand"
            ]
            assert [one.part.seat for one in own if isinstance(one.part, Hand)] == [seat]


def test_a_viewer_of_several_hands_sees_them_at_the_seats() -> None:
    state = next(positions(3, 5))
    held = part(state, "held-1", 0, 1)
    assert isinstance(held, SeenHand)
    assert sum(count for _kind, count in held.cards) == 4
    assert part(state, "held-2", 0, 1) is None
    assert part(state, "hand", 0, 1) is None


def test_the_composer_is_shown_to_the_seat_that_may_make_a_statement() -> None:
    for state in positions(3, 6):
        for seat in range(3):
            composer = part(state, "composer", seat)
            speaks = any(
                action in VERB_ACTIONS or s.DECLINE < action < s.ACCEPT for action in state.legal()
            )
            if seat == state.to_act and speaks:
                assert isinstance(composer, Composer)
                assert (composer.verb >= 0) == state.underway()
            elif composer is not None:  # the seat can only decline the request
                assert list(state.legal()) == [s.DECLINE]


def test_the_trade_shows_the_seat_asked_and_the_accepted_answer() -> None:
    accepted = False
    for state in positions(4, 8):
        trade = part(state, "trade")
        if not isinstance(trade, Trade) or trade.offered < 0:
            assert state.trade_row() < 0
            continue
        assert [answer.seat for answer in trade.answers] == [
            (trade.active + step) % 4 for step in (1, 2, 3)
        ]
        asked = [answer.seat for answer in trade.answers if answer.state == 1]
        if trade.partner < 0 and state.to_act != trade.active:
            assert asked == [state.to_act]
        accepted |= trade.partner >= 0
    assert accepted


def test_a_swap_is_shown_until_the_next_request_or_offer() -> None:
    latest = None
    for state in positions(4, 10):
        trade = part(state, "trade")
        if not isinstance(trade, Trade):
            continue
        if trade.offered >= 0:
            assert trade.latest is None
        elif trade.latest is not None and trade.latest != latest:
            latest = trade.latest
            for seat, cards in ((latest.active, latest.taken), (latest.partner, latest.given)):
                assert cards
                assert all(state.hands.has(seat, kind) >= count for kind, count in cards)
    assert latest is not None


def test_the_end_is_announced_and_then_counted() -> None:
    announced: list[End] = []
    last = None
    for state in positions(3, 9):
        end = part(state, "end")
        if isinstance(end, End) and end not in announced:
            announced.append(end)
        last = state
    assert last is not None
    assert [end.turns for end in announced if end.displaying < 0] == [3, 2, 1]
    assert part(last, "end") is None
    scoring = part(last, "scoring")
    assert isinstance(scoring, Scoring)
    for tally in scoring.tallies:
        seat = part(last, f"seat-{tally.standing.seat}")
        assert isinstance(seat, SeatPart)
        assert (seat.points, seat.place) == (tally.standing.points, tally.standing.place)
        sets = tally.settlements * 3 + sum(tally.cities) + tally.churches * 7
        assert tally.standing.points == sets + sum(count for _kind, count in tally.pairs)


def test_a_card_name_in_lower_case_gets_no_icon() -> None:
    with_icons = RENDERER.icon_writer(GAME)
    assert "<svg" in with_icons("1 Trade")
    assert "<svg" not in with_icons("Your turn: trade once")
