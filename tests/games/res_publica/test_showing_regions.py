"""Each region of Res Publica's page shows what the position holds and its viewer may know."""

from __future__ import annotations

import pytest

from regalia import bots
from regalia.engine.observation import observation, question
from regalia.engine.state import CHANCE, OVER, WHO
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import zones as z
from regalia.games.res_publica.observation import ResPublicaObservation, words_of
from regalia.games.res_publica.regions import (
    ANSWERED,
    ASKED,
    DECLINED,
    NOT_ASKED,
    Answer,
    Composer,
    End,
    Hand,
    Piles,
    Scoring,
    SeatPart,
    SeenHand,
    Trade,
)
from regalia.games.res_publica.rules import ResPublicaState
from regalia.page.renderer import Renderer, RenderKey
from tests.contract.cases import Case, contract_cases, some, sweep
from tests.games.res_publica.scene import BOOK, GAME, GOTH, HUN, MONK, Scene
from tests.zones import zone

CASES = [case for case in contract_cases() if case.game.name == "res_publica"]
CITIES = (9, 8, 8, 7, 7, 6, 6, 5, 5, 4)
Parts = dict[str, object]


def seen(state: ResPublicaState, *seats: int) -> tuple[ResPublicaObservation, Parts]:
    """The observation of a viewer, and the parts of all regions by name."""
    found = observation(state, tuple(seats))
    assert isinstance(found, ResPublicaObservation)
    regions = [*GAME.regions(found), *GAME.own_regions(found)]
    assert len({region.name for region in regions}) == len(regions)
    return found, {region.name: region.part for region in regions}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_region_shows_what_the_position_holds(case: Case) -> None:
    for seed in range(4 if sweep() else 1):
        for state in some(case, 100 + seed, most=200, thin=60):
            assert isinstance(state, ResPublicaState)
            for viewer in [(), (0,), (case.seats - 1,), (0, 1)]:
                found, parts = seen(state, *viewer)
                assert next(iter(parts)) == "board"
                piles(state, parts)
                trade(state, parts)
                end(state, parts)
                seats(state, parts)
                hands(state, viewer, parts)
                composer(state, viewer, parts)
                selected(state, found, viewer)
                scoring(state, parts)


def piles(state: ResPublicaState, parts: Parts) -> None:
    given = sum(1 for seat in zone(state, z.CITY_OF) if seat >= 0)
    classic = bool(state.cells[z.CLASSIC])
    assert parts["piles"] == Piles(
        int(state.deck_size(0)),
        int(state.deck_size(1)),
        int(state.left(s.SETTLEMENT)),
        CITIES[given:],
        -1 if classic else int(state.left(s.CHURCH)),
        -1 if classic else int(state.left(s.LIBRARY)),
    )


def trade(state: ResPublicaState, parts: Parts) -> None:
    """The trade under way; of the seats only the next one to answer is marked as asked."""
    part = parts["trade"]
    if state.to_act == OVER:
        assert part is None
        return
    assert isinstance(part, Trade)
    assert (part.traded, part.displaying) == (
        bool(state.cells[z.TRADED]),
        state.cells[z.FINALS] >= 0,
    )
    row = state.trade_row()
    if row < 0:
        assert (part.offered, part.words, part.answers) == (-1, (), ())
        assert (part.partner, part.giving) == (-1, ())
        return
    active = int(state.frames[row + WHO])
    assert (part.active, part.offered) == (active, int(state.is_offer()))
    assert part.words == words_of(state.said())
    for step, answer in enumerate(part.answers, start=1):
        seat = (active + step) % state.seats
        given = int(state.answer(seat))
        if given == s.NO_ANSWER:
            assert answer == Answer(seat, DECLINED, ())
        elif given:
            assert answer == Answer(seat, ANSWERED, words_of(given))
        else:
            assert answer == Answer(seat, ASKED if seat == state.to_act else NOT_ASKED, ())
    assert len(part.answers) == state.seats - 1
    assert part.partner == state.partner()
    assert part.giving == (tuple(state.asked()) if state.partner() >= 0 else ())


def end(state: ResPublicaState, parts: Parts) -> None:
    """The end is shown from the last card of civilisation on, and who displays after the turns."""
    part = parts["end"]
    if state.to_act == OVER or (state.cells[z.ENDING] < 0 and state.cells[z.FINALS] < 0):
        assert part is None or state.cells[z.TURNS] >= 99 * state.seats
        return
    assert isinstance(part, End)
    if state.cells[z.FINALS] >= 0:
        assert part == End(0, -1, int(state.active()))
    else:
        assert part.displaying == -1
        assert part.turns == min(state.cells[z.ENDING], state.seats)
        assert part.closer == state.cells[z.CLOSER]


def seats(state: ResPublicaState, parts: Parts) -> None:
    over = state.to_act == OVER
    for seat in range(state.seats):
        facts = state.hands.facts(state.seats, seat)
        cards = zone(state, z.SHOWN)[seat * s.KINDS : (seat + 1) * s.KINDS]
        assert parts[f"seat-{seat}"] == SeatPart(
            seat,
            seat == state.cells[z.STARTER],
            tuple(int(state.hands.size_of(seat, back)) for back in range(2)),
            () if over else counted(facts),
            counted(cards),
            tuple(int(state.hall(seat, pile)) for pile in range(3)),
            tuple(CITIES[at] for at, owner in enumerate(zone(state, z.CITY_OF)) if owner == seat),
            state.scores()[seat] if over else int(state.open_points(seat)),
            state.ranks()[seat] if over else -1,
        )


def counted(cards: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple((kind, int(n)) for kind, n in enumerate(cards) if n)


def hands(state: ResPublicaState, viewer: tuple[int, ...], parts: Parts) -> None:
    """The viewer's own cards, and how many make a set for which a score card is left."""
    held = {seat: part for seat in range(state.seats) if (part := parts.get(f"held-{seat}"))}
    if len(viewer) != 1:
        assert "hand" not in parts
        assert held == {seat: SeenHand(counted(state.hands.row(seat))) for seat in viewer}
        return
    [seat] = viewer
    part = parts["hand"]
    assert isinstance(part, Hand)
    assert held == {}
    assert (part.seat, part.classic) == (seat, bool(state.cells[z.CLASSIC]))
    assert list(part.counts) == state.hands.row(seat)
    short = 4 if state.hall(seat, s.LIBRARY) else 5
    people, monks, books = (state.left(pile) > 0 for pile in (s.SETTLEMENT, s.CHURCH, s.LIBRARY))
    cities = state.next_city() < s.CITIES
    assert part.sets == (*[5 * people] * 5, 2 * monks, *[short * cities] * 5, 2 * books)
    assert all(given <= held for given, held in zip(part.given, part.counts, strict=True))
    if state.partner() < 0:
        assert not any(part.given)


def composer(state: ResPublicaState, viewer: tuple[int, ...], parts: Parts) -> None:
    """The words of a statement are shown to nobody but the seat that may make or answer one now."""
    part = parts.get("composer")
    if len(viewer) != 1 or state.to_act != viewer[0] or state.partner() >= 0:
        assert part is None
        return
    asked = question(state, viewer[0])
    assert asked is not None
    actions = [choice.action for choice in asked.choices]
    verbs = [action - s.REQUEST for action in actions if s.REQUEST <= action < s.DECLINE]
    if not isinstance(part, Composer):
        assert not verbs
        assert not state.underway()
        return
    assert (part.seat, part.classic) == (viewer[0], bool(state.cells[z.CLASSIC]))
    if state.underway():
        assert part.verb == state.frame(s.BEGUN_BY) - s.REQUEST
        assert part.words == (
            state.frame(s.FIRST_COUNT),
            state.frame(s.FIRST_NAME),
            state.frame(s.JOINED_BY),
            state.frame(s.SECOND_COUNT),
            -1,
        )
        for action in actions:
            if s.NAME <= action < s.AND:
                after = state.copy()
                after.apply(action)
                ends = not after.underway() or list(after.legal()) == [s.STOP]
                assert ends == (action - s.NAME >= part.ends)
    else:
        assert part.verb == -1
        assert verbs == list(part.verbs) or actions == [s.DECLINE]


def selected(state: ResPublicaState, found: ResPublicaObservation, viewer: tuple[int, ...]) -> None:
    """The latest words of a half-made statement, or the kinds picked, are marked as chosen."""
    chosen = set(GAME.selected_things(found))
    if state.to_act == CHANCE or not state.underway() or viewer != (state.to_act,):
        assert not chosen or len(viewer) > 1
        return
    if state.top() != s.SAYING:
        assert all(thing.startswith("hand-") for thing in chosen)
        return
    expected = set()
    joint = ["", "joint-and", "joint-or"][state.frame(s.JOINED_BY)]
    count = state.frame(s.SECOND_COUNT if joint else s.FIRST_COUNT)
    if state.frame(s.FIRST_NAME) >= 0:
        expected.add(f"name-{state.frame(s.FIRST_NAME)}")
    if joint:
        expected.add(joint)
    if count:
        expected.add(f"count-{count}")
    assert chosen == expected


def scoring(state: ResPublicaState, parts: Parts) -> None:
    part = parts["scoring"]
    if state.to_act != OVER:
        assert part is None
        return
    assert isinstance(part, Scoring)
    assert part.classic == bool(state.cells[z.CLASSIC])
    assert [one.seat for one in part.standings] == [one.standing.seat for one in part.tallies]
    for tally in part.tallies:
        seat = tally.standing.seat
        assert tally.standing.points == state.scores()[seat]
        assert tally.standing.place == state.ranks()[seat]
        assert tally.pairs == counted([n // 2 for n in state.hands.row(seat)])
        assert (tally.settlements, tally.churches, tally.libraries) == tuple(
            int(state.hall(seat, pile)) for pile in range(3)
        )
        assert tally.standing.points == (
            3 * tally.settlements
            + 7 * tally.churches
            + sum(tally.cities)
            + sum(n for _, n in tally.pairs)
        )
    places = [one.place for one in part.standings]
    assert places == sorted(places)


def test_the_words_of_a_trade_are_gone_in_the_last_displays() -> None:
    scene = Scene("5 goths", "5 vikings", "5 huns", ending=0, closer="seat 3", finals=0)
    assert scene.can("display 5 goths")
    assert isinstance(seen(scene.state, 0)[1]["hand"], Hand)
    for seat in range(3):
        _, parts = seen(scene.state, seat)
        assert "composer" not in parts


@pytest.mark.parametrize(("library", "at"), [(0, "hand-6"), (1, "")])
def test_a_set_to_display_is_clicked_on_the_hand(library: int, at: str) -> None:
    """With a library the hand stands for the short set; the whole one is in the bar alone."""
    laid = ["2 books" if library else "", "", ""]
    scene = Scene("5 goths, 5 alchemy", "4 huns", "4 huns", laid=laid)
    asked = question(scene.state, 0)
    assert asked is not None
    places = {choice.label.partition(":")[0]: choice.at for choice in asked.choices}
    assert places["Display 5 Goths"] == f"hand-{GOTH}"
    assert places["Display 5 Alchemy"] == at
    assert places.get("Display 4 Alchemy", "hand-6") == "hand-6"


def test_the_hand_names_no_size_of_a_set_for_which_no_score_card_is_left() -> None:
    laid = ["4 monks", "2 books", "2 books"]
    scene = Scene("1 monk, 1 book, 3 goths", "4 huns", "4 huns", laid=laid)
    found, parts = seen(scene.state, 0)
    hand = parts["hand"]
    assert isinstance(hand, Hand)
    assert found.piles[1:] == (0, 0)
    assert (hand.sets[MONK], hand.sets[BOOK], hand.sets[GOTH]) == (0, 0, 5)
    lines = GAME.words.describe(found, ["You", "Bo", "Carin"])[0].lines
    assert lines == ["People: 3 Goths of 5, 1 Monk", "Civilisation: 1 Book"]
    shown = Renderer(bots.DESCRIPTIONS, bots.DEFAULT).render(GAME, RenderKey("hand.html", hand))
    assert "/5" in shown
    assert "/0" not in shown
    assert "whole" not in shown


def test_whoever_answers_and_whoever_accepts_reads_what_is_asked_and_given() -> None:
    scene = Scene("4 goths", "4 huns", "4 vikings").move("request 2 huns")
    asked = question(scene.state, 1)
    assert asked is not None
    assert asked.prompt == "What do you ask of seat 1 in return for 2 Huns?"
    scene.move("for 1 goth", "no")
    asked = question(scene.state, 0)
    assert asked is not None
    assert [choice.label for choice in asked.choices] == [
        "Accept the answer of seat 2: give 1 Goth",
        "Accept no answer",
    ]
    assert scene.hand(1)[HUN] == 0
    scene.move("accept 2")
    assert scene.hand(1)[HUN] == 2
