"""The JSON of Res Publica for programs: statements, picks, half-made moves."""

from __future__ import annotations

import pytest

from regalia.engine.errors import BadDump
from regalia.engine.layout import Layout
from regalia.engine.schema import Schema
from regalia.engine.specs import Names
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import trade
from tests.games.res_publica.scene import GAME, WORDS, Scene

SCHEMA: Schema = s.SCHEMA
NAMES: Names = {"seat": ["1", "2", "3"], **WORDS.names}


def latest_event(scene: Scene) -> dict[str, object]:
    """The latest event as JSON."""
    assert scene.state.journal is not None
    return SCHEMA.event_json(scene.state.journal.events[-1], NAMES)


def half_made(scene: Scene) -> object:
    """The half-made move of the seat to act, as JSON."""
    layout: Layout = GAME.layout(3)
    return layout.to_json(scene.seen(scene.state.to_act + 1), NAMES)["making"]


def test_an_event_has_a_statement_term_by_term() -> None:
    scene = Scene("4 goths", "2 huns", "1 monk").move("offer 2 goths")
    about = {"event": "stated", "seat": "1", "verb": "offer"}
    goths = {"count": 2, "characteristic": "goth"}
    assert latest_event(scene) == {**about, "first": goths, "second": None}
    scene = Scene("4 goths", "2 huns", "1 monk").move("request 2 goths or 1 pair")
    pair = {"count": 1, "characteristic": "pair", "joint": "or"}
    assert latest_event(scene) == {**about, "verb": "request", "first": goths, "second": pair}


def test_an_observation_has_a_statement_by_its_parts() -> None:
    scene = Scene("4 goths", "2 huns", "1 monk").move("request 2 goths or 1 pair")
    assert GAME.layout(3).to_json(scene.seen(), NAMES)["said"] == {
        "count": 2,
        "characteristic": "goth",
        "joint": "or",
        "other_count": 1,
        "other_characteristic": "pair",
    }


def test_a_half_made_move_has_the_decisions_so_far() -> None:
    scene = Scene("4 goths", "2 huns", "1 monk")
    scene.state.play(s.OFFER)
    begun = {"draft": "saying", "begun_by": "offer"}
    rest = {"first_name": None, "joined_by": "alone", "second_count": None}
    assert half_made(scene) == {**begun, "first_count": None, **rest}
    scene.state.play(s.COUNT + 1)
    assert half_made(scene) == {**begun, "first_count": 2, **rest}
    assert scene.state.draft_decisions() == [s.OFFER, s.COUNT + 1]


def test_picks_are_counted_by_card() -> None:
    scene = Scene("2 goths, 2 vikings", "2 huns", "1 monk")
    scene.move("offer 2 people", "tender 1 hun", "decline", "accept 2")
    scene.state.play(s.PICK + 3)
    assert half_made(scene) == {"draft": "giving", "picks": {"goth": 1}, "last_kind": 3, "steps": 1}
    goth = tuple([int(kind == 3) for kind in range(s.KINDS)])
    assert scene.seen(scene.state.to_act + 1).making == (s.GIVING, scene.state.to_act, *goth, 3, 1)


def test_the_schema_packs_statements_as_trade_does() -> None:
    statement = trade.make_statement(
        trade.make_term(12, s.BOOKS), s.EITHER, trade.make_term(1, s.CIVILISATION_PAIR)
    )
    assert s.PACKED_STATEMENT.value(statement) == (12, s.BOOKS, s.EITHER, 1, s.CIVILISATION_PAIR)
    assert s.FIRST_TERM.value(trade.first_term(statement)) == (12, s.BOOKS)
    assert s.SECOND_TERM.value(trade.rest_of(statement)) == (s.EITHER, 1, s.CIVILISATION_PAIR)
    assert s.PACKED_STATEMENT.holds(statement)
    for wrong in (
        -1,
        trade.make_term(13, s.BOOKS),
        trade.make_term(1, s.CHARACTERISTICS),
        statement << 2,
    ):
        assert not s.PACKED_STATEMENT.holds(wrong)


def test_an_event_with_an_invalid_term_is_refused() -> None:
    state, stated = Scene("4 goths", "2 huns", "1 monk").state, SCHEMA.events[s.STATED]
    assert state.journal is not None
    state.tell(s.STATED, 0, 0, trade.make_term(2, s.PAIR), 0)
    assert not stated.fault(state.journal.events[-1])
    state.tell(s.STATED, 0, 0, 0, 0)
    assert stated.fault(state.journal.events[-1]) == "first of stated is 0."


def test_the_verb_of_a_half_made_move_is_a_float_of_its_own() -> None:
    scene = Scene("4 goths", "2 huns", "1 monk")
    scene.state.play(s.OFFER)
    layout = GAME.layout(3)
    tensor = GAME.tensor(GAME.observation_row(scene.state, (0,)), 3, 0)
    floats = memoryview(tensor).cast("B").cast("f").tolist()[layout.slices()["making"]]
    assert floats[:6] == [1, 0, 0, 1, 0, 0]  # saying, giving; then the four verbs
    assert sum(floats) == 3  # the third is the joint "alone"


@pytest.mark.parametrize("kind", [202, 250])
def test_a_saved_move_of_an_unknown_kind_is_refused(kind: int) -> None:
    saved = Scene("4 goths", "2 huns", "1 monk").state.dump()
    assert saved[2:4] == [0, 0]
    frame = [kind, 0, *[0] * 6]
    with pytest.raises(BadDump, match="a frame is of a kind that does not exist"):
        GAME.load([*saved[:3], len(frame), *frame, *saved[4:]])
