"""Catherine the Great, the opponent of one or two players (RG40 to RG43)."""

from __future__ import annotations

import pytest

from regalia.engine.errors import BadOption
from regalia.engine.state import CHANCE
from regalia.engine.story import outcome
from regalia.games.regency import schema as s
from regalia.games.regency import zones as z
from regalia.games.regency.kinds import EVENT_KINDS
from regalia.games.regency.rules import RegencyState
from tests.games.regency.scene import CARDS, FIVE, GAME, Regent, Scene
from tests.zones import zone

ALL = "Vizier, Druid, Samurai, Pochteca, Fellah, Highwayman"


def begun(seats: int, head_start: int = 0) -> RegencyState:
    state = GAME.new(seats, {"head_start": head_start})
    assert isinstance(state, RegencyState)
    for seat in range(seats):
        state.play(s.TAKE_MAT + 17 - seat)
    while state.cells[z.TURN] < 0:
        state.play(state.legal()[-1])
    return state


# Set-up and turns (RG40).


@pytest.mark.parametrize("seats", [1, 2])
def test_rg40_72_events_remain(seats: int) -> None:
    state = GAME.new(seats)
    assert isinstance(state, RegencyState)
    assert state.events_left() == 72
    assert all(
        (zone(state, z.DECK)[kind] == 0) == EVENT_KINDS[kind].starred for kind in range(s.KINDS)
    )
    assert state.crown == seats


def test_rg40_her_mat_cannot_be_picked() -> None:
    assert CARDS.shorts[0] == "Catherine"
    assert s.TAKE_MAT not in list(GAME.new(1).legal())
    assert s.TAKE_MAT not in list(GAME.new(2).legal())
    assert s.TAKE_MAT in list(GAME.new(3).legal())


@pytest.mark.parametrize("seats", [1, 2])
def test_rg40_she_plays_first_without_a_hand_then_clockwise(seats: int) -> None:
    state = begun(seats)
    assert state.active() == state.crown
    assert state.to_act == CHANCE
    assert [state.hands.size(seat) for seat in range(seats)] == [4] * seats
    scene = Scene(*[""] * seats, turn=0)
    order = []
    for _ in range(seats):
        order.append(scene.active())
        scene.end()
        scene.let_pass()
    assert order == [*range(1, seats + 1)]
    assert scene.state.cells[z.TURN] == seats + 2  # after her second turn


def test_rg40_a_head_start_skips_her_first_turn_only() -> None:
    for head_start, active in ((0, 2), (1, 0)):
        assert begun(2, head_start).active() == active
    scene = Scene("", turn=1, head_start=1, drawing=["Favour"] * 4)
    assert scene.domain(2) == ""
    scene.end().let_pass()
    assert len(scene.domain(2).split(", ")) == 2
    with pytest.raises(BadOption):
        GAME.new(1, {"head_start": 2})


def test_rg40_she_does_it_twice_a_turn() -> None:
    scene = Scene("", turn=0, drawing=["Favour", "Viking", "Favour", "Doge"])
    assert scene.domain(2) == "Maharani as noble, Kahuna as religious"
    assert scene.pile() == "2 Favour"
    assert scene.turn() == scene.active() == 1
    assert scene.row() == (
        "Cataphract, Salt Dealer, Reindeer Herder, Bushranger, Viking, Doge"
    )  # turned up after each


def test_rg40_she_is_asked_nothing_and_answers_nothing() -> None:
    scene = Scene(Regent("Conquer, Convert", "Samurai, Lama"), hers="Vizier, Boyar, Haiduk")
    scene.move("play Conquer Boyar")
    assert scene.domain(2) == "Vizier as noble, Haiduk as brigand"
    assert scene.turn() == 1


# Her budget (RG41).


def joined(scene: Scene) -> list[str]:
    """The citizens who joined her this turn, with their castes."""
    end = " joined Catherine the Great as "
    return [line[:-1].replace(end, " as ") for line in scene.story() if end in line]


@pytest.mark.parametrize(("turned", "budget"), [("Convert", 5), ("Refuse", 6), ("Favour", 7)])
def test_rg41_she_spends_4_and_what_the_event_is_worth(turned: str, budget: int) -> None:
    for cost, row in ((6, "Vizier, Lama, Boyar, -, -, -"), (7, "Vizier, Boyar, Lama, -, -, -")):
        drawing = [turned] if budget >= cost else [turned, "Gaucho"]
        scene = Scene("", turn=0, hers="Maharani", row=row, drawing=drawing)
        within = "Lama as religious" if budget >= cost else "Gaucho as commoner"
        assert joined(scene)[0] == within


# Her domain, the bottom row, the event turned over; whom she adds and as what.
# If nobody fits, she gets the top of the citizen deck: the Gaucho, a commoner.
CHOICES = [
    # The highest caste among simple citizens, at any price within budget.
    ("", "Dacoit, Pochteca, Vizier", "Favour", "Vizier as noble"),
    ("", "Dacoit, Pochteca, Vizier", "Refuse", "Pochteca as merchant"),
    ("", "Dacoit, Pochteca, Vizier", "Harvest", "Dacoit as brigand"),
    ("", "Samurai, Lama, Fellah", "Favour", "Lama as religious"),
    ("", "Fellah, Samurai, Pochteca", "Favour", "Samurai as military"),
    # The same caste twice: the cheaper place.
    ("", "Vizier, Boyar, Sachem", "Favour", "Vizier as noble"),
    ("Lama", "Druid, Samurai, Hoplite", "Favour", "Samurai as military"),
    # A caste that she has does not count.
    ("Maharani", "Vizier, Boyar, Dacoit", "Favour", "Dacoit as brigand"),
    ("Maharani", "Vizier, Boyar, Dacoit", "Refuse", "Gaucho as commoner"),
    ("Maharani, Lama", "Vizier, Druid, Pochteca", "Favour", "Pochteca as merchant"),
    # Privileged before simple, even of a lower caste and a dearer place.
    ("", "Vizier, Druid, Poacher", "Favour", "Poacher as commoner"),
    ("", "Vizier, Druid, Poacher", "Refuse", "Vizier as noble"),
    ("", "Vizier, Smuggler, Druid", "Favour", "Smuggler as merchant"),
    # Of privileged ones the highest caste that each can fill.
    ("", "Smuggler, Hidalgo, Poacher", "Favour", "Hidalgo as noble"),
    ("", "Poacher, Smuggler, Relic Thief", "Favour", "Relic Thief as religious"),
    ("Maharani", "Hidalgo, Doge, Poacher", "Favour", "Doge as merchant"),
    ("Maharani, Pochteca", "Doge, Hidalgo, Poacher", "Favour", "Hidalgo as commoner"),
    ("Maharani", "Hidalgo, Robber Baron, Poacher", "Favour", "Hidalgo as commoner"),
    # A tie between privileged ones: the cheaper place.
    ("", "Hidalgo, Doge, Prince-Bishop", "Favour", "Hidalgo as noble"),
    ("Maharani, Crofter", "Viking, Templar, Condottiere", "Favour", "Templar as religious"),
    ("Maharani, Kahuna", "Viking, Templar, Condottiere", "Favour", "Viking as military"),
    # A privileged one who can fill nothing that she lacks is left for a simple one who can.
    ("Maharani, Pochteca", "Doge, Dacoit, Boyar", "Favour", "Dacoit as brigand"),
    ("Maharani, Pochteca", "Doge, Boyar, Dacoit", "Refuse", "Gaucho as commoner"),
    # Citizens are assigned to the highest caste that she lacks, not to their highest.
    ("Maharani, Kahuna", "Grand Master, Vizier, Druid", "Favour", "Grand Master as military"),
    (
        "Maharani, Kahuna, Samurai, Pochteca",
        "Wandering Actor, Vizier, Fellah",
        "Favour",
        "Wandering Actor as commoner",
    ),
    (
        "Maharani, Kahuna, Samurai, Pochteca, Crofter",
        "Junk Sailor, Vizier, Dacoit",
        "Favour",
        "Junk Sailor as brigand",
    ),
]


@pytest.mark.parametrize(("hers", "bottom", "turned", "added"), CHOICES)
def test_rg41_her_choice(hers: str, bottom: str, turned: str, added: str) -> None:
    row = f"{bottom}, Cataphract, Spice Broker, Haiduk"
    drawing = [turned, "Gaucho"] if "Gaucho" in added else [turned]
    scene = Scene("", turn=0, hers=hers, row=row, drawing=drawing)
    assert joined(scene)[0] == added


@pytest.mark.parametrize(
    ("drawn", "added"),
    [
        ("Sachem", "Sachem as noble"),  # of a caste that she has: on top
        ("Doge", "Doge as merchant"),  # the highest that she lacks
        ("Prince-Bishop", "Prince-Bishop as noble"),  # she lacks neither: their highest
        ("Grand Master", "Grand Master as military"),
        ("Templar", "Templar as military"),
    ],
)
def test_rg41_otherwise_the_top_of_the_citizen_deck_joins_her(drawn: str, added: str) -> None:
    scene = Scene(
        "",
        turn=0,
        hers="Maharani, Kahuna",
        row="Vizier, Boyar, Lama, Pochteca, Samurai, Dacoit",
        drawing=["Favour", drawn],
    )
    assert joined(scene)[0] == added


def test_rg41_the_top_row_is_out_of_her_reach() -> None:
    row = "Vizier, Boyar, Sachem, Lama, Samurai, Doge"
    scene = Scene("", turn=0, hers="Maharani", row=row, drawing=["Favour", "Gaucho"])
    assert joined(scene)[0] == "Gaucho as commoner"


def test_rg41_with_an_empty_citizen_deck_she_adds_nobody() -> None:
    row = "Vizier, Boyar, Sachem, -, -, -"
    scene = Scene("", "", turn=0, row=row, citizen_deck="", hers="")
    assert scene.domain(3).startswith("Vizier as noble")
    row = "Bushranger, -, -, -, -, -"
    scene = Scene("", "", turn=0, row=row, citizen_deck="", hers="Dacoit")
    assert scene.domain(3) == "Dacoit as brigand"
    assert (scene.turn(), scene.row()) == (1, row)


def test_rg41_an_empty_event_deck_is_replaced_for_her() -> None:
    scene = Scene("", turn=0, deck="", pile="", drawing=["Favour"])
    assert scene.domain(2).startswith("Maharani as noble")
    scene = Scene("", turn=0, deck="", keeper=1, drawing=["Vizier", "Boyar"])
    assert scene.domain(2) == "Vizier as noble, Boyar as noble"  # 4 buys nobody
    assert scene.row().startswith("Maharani, Kahuna")


# Players against her (RG42).


def test_rg42_her_attraction_may_be_refused() -> None:
    rival = Regent("Refuse", "Boyar")
    scene = Scene(rival, turn=0, drawing=["Favour", "Convert"])
    assert (scene.asked(), scene.legal()) == ([1], ["play Refuse", "pass"])
    scene.move("play Refuse")
    assert joined(scene) == ["Maharani as noble"]  # her second attraction
    attracted = "Catherine the Great set out to attract Maharani (noble) for 5."
    assert scene.story().count(attracted) == 2
    assert scene.turn() == 1


def test_rg42_her_attraction_may_be_bargained_for_and_the_price_is_discarded() -> None:
    rival = Regent("Bargain, Refuse, Harvest, Appointment", "Pochteca")
    scene = Scene(rival, turn=0, drawing=["Favour"]).move("play Bargain")
    assert scene.turn() == 1
    scene.let_pass().move("pay Refuse pay Harvest")
    assert scene.domain(1).startswith("Maharani as noble")
    assert scene.hand(1) == "Appointment"
    for name in ("Refuse", "Harvest", "Bargain", "Favour"):
        assert name in scene.pile()
    assert "S1 discarded Refuse and Harvest." in scene.story()


def test_rg42_of_two_players_the_first_clockwise_answers_her() -> None:
    rivals = Regent("Refuse", "Boyar"), Regent("Bargain, Favour", "Pochteca")
    scene = Scene(*rivals, turn=0, drawing=["Favour"])
    assert scene.asked() == [1, 2]
    scene.move("pass", "play Bargain")
    assert scene.options(1) == ["play Refuse", "pass"]
    scene.let_pass().move("pay Favour")
    assert scene.domain(2) == "Maharani as noble, Pochteca as merchant"


def test_rg42_a_draw_from_the_deck_is_not_answered() -> None:
    rival = Regent("Refuse, Bargain, Favour", "Boyar, Pochteca")
    scene = Scene(
        rival, turn=0, hers="Lama", row="Druid, -, -, -, -, -", drawing=["Favour", "Viking"]
    )
    assert any(line == "Viking joined Catherine the Great as military." for line in scene.story())
    assert not any("to attract" in line for line in scene.story())


def test_rg42_to_procure_from_her_is_paid_by_discarding() -> None:
    scene = Scene(Regent("Procure, Favour", "Pochteca"), hers="Vizier, Boyar")
    assert scene.begin("play Procure").legal() == ["Boyar"]
    scene.move("Boyar")
    scene.move("pay Favour")
    assert (scene.domain(1), scene.pile()) == (
        "Boyar as noble, Pochteca as merchant",
        "Favour, Procure",
    )


def test_rg42_her_outermost_citizens_are_targets_of_swindle() -> None:
    mine = Regent("", "Doge as merchant", "Attila", True)
    scene = Scene(mine, hers="Vizier, Lama")
    scene.move("use Swindle Doge with Lama")
    assert scene.domain(1) == "Lama as religious"
    assert scene.domain(2) == "Vizier as noble, Doge as merchant"  # the highest she lacks
    scene = Scene(mine, hers="Vizier, Lama")
    scene.move("use Swindle Doge with Vizier")
    assert scene.domain(2) == "Doge as noble, Lama as religious"


# The end (RG43).


def test_rg43_two_players_play_against_each_other() -> None:
    mine = Regent("2 Favour", FIVE)
    scene = Scene(mine, "", row="Highwayman, -, -, -, -, -")
    scene.do("attract Highwayman discard Favour discard Favour")
    assert scene.winner() == 1
    assert scene.state.ranks() == [1, 2]
    assert scene.state.returns() == [1.0, 0.0]


@pytest.mark.parametrize("seats", [1, 2])
def test_rg43_if_catherine_completes_her_domain_all_lose(seats: int) -> None:
    row = "Highwayman, -, -, -, -, -"
    scene = Scene(*[""] * seats, turn=0, hers=FIVE, row=row, drawing=["Favour"])
    assert scene.over()
    assert scene.winner() == seats + 1
    assert scene.state.ranks() == [seats + 1] * seats
    assert scene.state.returns() == [0.0] * seats
    assert scene.story()[-1] == "Catherine the Great won, with citizens of all six castes."
    names = ["Anna", "Bengt"][:seats]
    assert outcome(scene.state, names) == [
        "Catherine the Great wins.",
        *[f"{seats + 1}. {name}: 0 of 6 castes" for name in names],
    ]


def test_rg43_she_wins_by_her_first_citizen_before_the_second() -> None:
    scene = Scene("", turn=0, hers=FIVE, row="Highwayman, Lama, -, -, -, -", drawing=["Favour"])
    assert scene.row() == "-, Lama, -, -, -, -"
    assert scene.pile() == "Favour"


def test_rg43_she_may_win_in_anothers_turn() -> None:
    mine = Regent("", "Dacoit", "Attila", True)
    hers = FIVE.replace("Fellah", "Fellah, Crofter")
    scene = Scene(mine, hers=hers).move("use Swindle Dacoit with Crofter")
    assert scene.winner() == 2
    assert scene.state.ranks() == [2]


def test_rg43_if_both_are_complete_at_once_the_active_regent_wins() -> None:
    mine = Regent("", FIVE.replace("Fellah", "Dacoit, Haiduk"), "Attila", True)
    hers = "Boyar, Lama, Hoplite, Amber Trader, Crofter, Gaucho"
    scene = Scene(mine, hers=hers).move("use Swindle Haiduk with Gaucho")
    assert scene.state.castes_filled(0) == scene.state.castes_filled(1) == 6
    assert scene.winner() == 1


def test_rg43_catherine_comes_after_the_last_seat_and_before_the_first() -> None:
    other = "Boyar, Lama, Hoplite, Amber Trader, Crofter, Dacoit"
    assert Scene(Regent("", ALL), "", turn=2, hers=other).winner() == 3
    assert Scene(Regent("", ALL), "", turn=1, hers=other).winner() == 1
    assert Scene("", Regent("", ALL), turn=1, hers=other).winner() == 2
    assert Scene("", Regent("", ALL), turn=0, hers=other).winner() == 3
