"""The checks of the contract. Each takes a case and raises AssertionError if it fails."""

from __future__ import annotations

import dataclasses
import json
import random
from collections import Counter
from collections.abc import Callable
from functools import partial

import jsonschema_rs
import pytest
from librt.random import Random

from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.errors import (
    BadDescription,
    BadDump,
    BadRecord,
    IllegalAction,
    NotUnderstood,
    Refusal,
)
from regalia.engine.game import Game
from regalia.engine.journal import Journal
from regalia.engine.naming import Naming
from regalia.engine.observation import observation, question
from regalia.engine.specs import Category, Spec
from regalia.engine.state import CHANCE, FORGOTTEN, OVER, WINDOW, State
from regalia.engine.words import split_words
from tests.contract.cases import TOYS, Case, any_action, plays, some, sweep, walk

Check = Callable[[Case], None]

PLAYED_OUT = 40
"""The number of positions of a long game from which further games are played to the end."""
THIN_PLAYED_OUT = 6
"""The same outside a sweep."""
DAMAGED = 400
"""The number of integers of a saved position that are changed outside a sweep."""
EVERY = 1 << 30
"""More positions than any game has: in a sweep every position is checked."""
NEARLY_NEVER = 4.5
"""In standard deviations: a fair draw differs by more in about one test of 150,000."""


def sentence(text: str) -> str:
    """Assert that an error message is one sentence, and return it."""
    assert text, "an error says nothing"
    assert "\n" not in text
    assert text.rstrip("”)").endswith((".", "…")), text
    return text


def refusal(error: type[Refusal], call: Callable[[], object]) -> str:
    """Assert that the call is refused with one sentence, and return it."""
    try:
        call()
    except error as refused:
        return sentence(str(refused))
    raise AssertionError(f"not refused with {error.__name__}")


def closure(case: Case) -> None:
    """`play` accepts the legal actions and no others, and games end within the bound."""
    for seed in range(plays(case)):
        decisions = 0
        for state in walk(case, seed):
            legal = list(state.legal())
            assert legal == sorted(set(legal))
            assert state.audit() == ""
            assert (state.to_act == OVER) == (not legal)
            if state.to_act >= 0:
                decisions += 1
                assert decisions <= case.game.bound(case.seats)
                assert state.to_act in state.asked()
            else:
                assert state.asked() == []
        for state in some(case, seed, EVERY):
            refuses_all_but(state, list(state.legal()))


def refuses_all_but(state: State, legal: list[int]) -> None:
    """`play` refuses every illegal action, with one sentence and without a change."""
    before = state.dump()
    for action in (*range(-2, state.game.actions + 2), 1 << 70):
        if action not in legal:
            refusal(IllegalAction, partial(state.play, action))
    assert state.dump() == before
    for action in legal:
        assert 0 <= action < state.game.actions
        state.copy().play(action)
    assert state.dump() == before


def notation_reads_back(case: Case) -> None:
    """The notations of legal actions are unique, and every move and outcome reads back."""
    words = case.game.words
    outcomes: dict[int, str] = {}
    for seed in range(plays(case)):
        rng = Random(seed)
        for state in some(case, seed, EVERY):
            if state.to_act == CHANCE:  # the race draws by these names
                for a in state.legal():
                    name = words.notation(state, a)
                    assert outcomes.setdefault(a, name) == name
            for a in range(state.game.actions):
                assert bool(words.notation(state, a)) == state.game.has(a)
            written = [tuple(split_words(words.notation(state, a))) for a in state.legal()]
            assert len(set(written)) == len(written)
            assert all(written)
            if state.to_act == OVER:
                continue
            steps = whole_move(state, rng)
            text = words.move(state, steps)
            assert words.parse(state, text) == steps
            assert words.parse(state, f"  {text.upper()} ") == steps
            for odd in (text + " perhaps", "perhaps", ""):
                refusal(NotUnderstood, partial(words.parse, state, odd))


def whole_move(state: State, rng: Random) -> list[int]:
    """Random decisions from here to the end of the move (or one outcome)."""
    here = state.copy()
    steps = [any_action(here, rng)]
    here.apply(steps[0])
    while here.underway():
        steps.append(any_action(here, rng))
        here.apply(steps[-1])
    return steps


def play_recorded(case: Case, seed: int) -> record.Recorder:
    """The record of a whole random game, with chance by the seed."""
    secret = chance.seed_from(seed)
    rng = Random(seed)
    state = case.start()
    headers = record.begin(case.game, state, case.options, ["Ada", "Bo"])
    recorder = record.Recorder(headers, state)
    recorder.settle(secret)
    while state.to_act != OVER:
        recorder.move(whole_move(state, rng))
        recorder.settle(secret)
    recorder.finish(secret)
    return recorder


def record_replays(case: Case) -> None:
    """A record reads back, verifies, replays to the same end, and does not verify once changed."""
    recorder = play_recorded(case, 7)
    text = recorder.record.text()
    again = record.read(text)
    assert again.text() == text
    end = record.verify(again, case.game)
    assert end.dump() == recorder.state.dump()
    assert end.scores() == recorder.state.scores()
    assert end.ranks() == recorder.state.ranks()
    assert record.diff(again, recorder.record) == ""
    half = len(again.lines) // 2
    partway = record.Replay(again, case.game).run(half)
    assert (
        record.Replay(record.Record(again.headers, again.lines[:half]), case.game).run().dump()
        == partway.dump()
    )
    again.lines[half] = "9 nonsense"
    refusal(BadRecord, partial(record.verify, again, case.game))
    sentence(record.diff(again, recorder.record))


def same_seed_same_record(case: Case) -> None:
    """The record depends only on the seed."""
    random.seed(1)
    one = play_recorded(case, 3).record.text()
    random.seed(2)
    assert play_recorded(case, 3).record.text() == one
    assert play_recorded(case, 4).record.text() != one


def dumps_load(case: Case) -> None:
    """`dump` and `load` keep everything; a damaged list is refused with a sentence."""
    for seed in range(plays(case)):
        rng = Random(seed)
        for state in some(case, seed, EVERY):
            saved = state.dump()
            assert all(type(number) is int for number in saved)
            loaded = case.game.load(saved, case.options)
            assert loaded.dump() == saved
            assert list(loaded.legal()) == list(state.legal())
            if state.to_act != OVER:
                action = any_action(state, rng)
                there = state.copy()
                there.apply(action)
                loaded.apply(action)
                assert loaded.dump() == there.dump()
        for damaged in ([], [1], saved[:3], saved[:-1], [*saved, 0], [99, *saved[1:]]):
            refusal(BadDump, partial(case.game.load, damaged, case.options))
        for to_act in (-3, case.seats, 99):
            wrong = [*saved[:2], to_act, *saved[3:]]
            refusal(BadDump, partial(case.game.load, wrong, case.options))
        refuses_wrong_frames(case, saved)
        assert refused_damage(case, saved) > 0, "audit finds nothing"


def refuses_wrong_frames(case: Case, saved: list[int]) -> None:
    """Frames that are cut short, have no seat, or ask no seat are refused."""
    for frame in (
        [1],
        [1, case.seats, 1, *[0] * 5],
        [WINDOW, 0, 0, *[0] * 5],
        [WINDOW, 0, 8, *[0] * 5],
    ):
        wrong = [*saved[:3], len(frame), *frame, *saved[4 + saved[3] :]]
        refusal(BadDump, partial(case.game.load, wrong, case.options))


def refused_damage(case: Case, saved: list[int]) -> int:
    """The number of integers of a position that cannot be one less or more.

    Outside a sweep about `DAMAGED` of them are tried.
    """
    refused = 0
    apart = 1 if sweep() else -(-len(saved) // DAMAGED)
    for at in range(4 + saved[3], len(saved), apart):
        for change in (-1, 1):
            damaged = [*saved[:at], saved[at] + change, *saved[at + 1 :]]
            try:
                case.game.load(damaged, case.options)
            except BadDump:
                refused += 1
    return refused


def positions_read_back(case: Case) -> None:
    """`describe` writes plain values, and `position` makes the same position of them."""
    start = case.start()
    begun = case.game.describe(start)
    assert begun.pop("seats") == case.seats
    written = begun.pop("options", {})
    assert written == case.game.changed_options(case.seats, start.settings())
    again = case.game.new(case.seats, written)
    assert again.dump() == start.dump(), "an option that affects play is not in State.settings"
    assert begun == {}, "at the start of a game there is something to say"
    for state in some(case, 37, thin=20):
        reads_back(state)
    under_way = set()
    for state in walk(case, 37):
        what = (min(state.to_act, 0), state.top())
        if what not in under_way:
            under_way.add(what)
            reads_back(state)


def reads_back(state: State) -> None:
    description = state.game.describe(state)
    kept = json.loads(json.dumps(description))
    assert kept == description, "a description holds more than plain values"
    again = state.game.position(kept)
    assert again.dump() == state.dump()
    assert again.journal is None
    refusal(BadDescription, partial(state.game.position, {**description, "perhaps": 1}))


def names_are_unique(case: Case) -> None:
    """Each named number has one name, and each name stands for one number."""
    schema = case.game.words.schema
    assert schema is not None
    for kinds in (schema.blocks, list(schema.frames.values()), schema.events):
        names = [declared.name for declared in kinds]
        assert len(set(names)) == len(names)
        assert all(names)
    naming = Naming(case.game.description().names(case.seats, case.start().variant()), {})
    categories = categories_of(case)
    assert categories
    for category in categories:
        if not (naming.names.get(category.name) or category.names):
            continue  # numbers without names
        called = [str(naming.name_of(category, number)) for number in range(category.most)]
        assert all(called)
        assert len({name.casefold() for name in called}) == category.most, category.name
        for number, name in enumerate(called):
            assert naming.number(category, name, "") == number
            assert naming.number(category, name.upper(), "") == number


def categories_of(case: Case) -> list[Category]:
    """The categories of a game's schema, with their sizes at this table."""
    schema = case.game.words.schema
    assert schema is not None
    specs: list[Spec | None] = [block.of for block in schema.blocks]
    specs += [column.spec for frame in schema.frames.values() for column in frame.columns]
    specs += [spec for event in schema.events for spec in event.parts.values()]
    sizes = case.layout.sizes
    found = {spec.name: spec.fixed(sizes) for spec in specs if type(spec) is Category}
    return list(found.values())


def past_states_stand(case: Case) -> None:
    """Later moves do not change earlier copies or imagined worlds, nor moves there the original."""
    past = []
    apart = max(5, sum(1 for _ in walk(case, 11)) // (PLAYED_OUT if sweep() else THIN_PLAYED_OUT))
    for number, state in enumerate(walk(case, 11)):
        imagined = state.imagine(0, Random(5))
        past.append((state.copy(), state.dump()))
        past.append((imagined.copy(), imagined.dump()))
        stands_alone(state)
        if number % apart == 0:
            for world in (state.copy(), state.imagine(0, Random(5))):
                rng = Random(5)
                while world.to_act != OVER:
                    world.apply(any_action(world, rng))
        assert past[-2][1] == state.dump()
        assert past[-1][1] == imagined.dump()
    for kept, dump in past:
        assert kept.dump() == dump
        assert kept.journal is None


def attributes(thing: object) -> dict[str, object]:
    """The attributes of an object, compiled or interpreted."""
    names = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return {name: getattr(thing, name) for name in names if hasattr(thing, name)}


def stands_alone(state: State) -> None:
    """A State refers to no object that could contain the truth, except its Game and journal."""
    for name, value in attributes(state).items():
        assert not isinstance(value, State), f"{name} points to another State"
        assert name == "journal" or not isinstance(value, Journal), f"{name} is a journal"
        assert not isinstance(value, Game) or value is state.game, f"{name} is another Game"
    if state.kept is not None:
        assert state.kept.base.kept is None
        assert state.kept.base.journal is None
        stands_alone(state.kept.base)


def the_game_remembers_nothing(case: Case) -> None:
    """Playing does not change the Game: no State leaves a trace in it."""
    assert case.layout  # made on first use, from the declaration alone
    before = {name: repr(value) for name, value in attributes(case.game).items()}
    for state in walk(case, 31):
        state.imagine(0, Random(1))
        observation(state, ())
    assert {name: repr(value) for name, value in attributes(case.game).items()} == before


def journal_changes_nothing(case: Case) -> None:
    """A game with a journal goes like one without."""
    for logged in walk(case, 13):
        last = logged.dump()
    silent, rng = case.start(), Random(13)
    while silent.to_act != OVER:
        silent.apply(any_action(silent, rng))
    assert silent.dump() == last
    assert logged.journal is not None
    names = [f"Player {seat}" for seat in range(case.seats)]
    for event in logged.journal.events:
        line = case.game.words.tell(event, names)
        assert line == "" or sentence(line)


def chance_keeps_its_odds(case: Case) -> None:
    """`sample` and the race both draw each outcome with the probability of its weight."""
    nodes = [s.copy() for s in walk(case, 17) if s.to_act == CHANCE and len(s.legal()) > 1]
    for node in nodes[:: max(1, len(nodes) // 4)]:
        outcomes, weights = list(node.legal()), list(node.weights())
        assert len(outcomes) == len(weights)
        assert min(weights) > 0
        rng = Random(1)
        fits(Counter(node.sample(rng) for _ in range(600)), outcomes, weights)
        seeds = [chance.seed_from(number) for number in range(600)]
        fits(Counter(chance.draw(node, seed) for seed in seeds), outcomes, weights)


def fits(counts: Counter[int], outcomes: list[int], weights: list[int]) -> None:
    """Assert that no outcome came up far more or less often than expected."""
    assert set(counts) <= set(outcomes)
    n, total = sum(counts.values()), sum(weights)
    for outcome, weight in zip(outcomes, weights, strict=True):
        p = weight / total
        spread = (n * p * (1 - p)) ** 0.5
        assert abs(counts[outcome] - n * p) <= NEARLY_NEVER * spread + 1


def chance_is_counted(case: Case) -> None:
    """Each owner's events are numbered 0, 1, 2, … whatever happens between them."""
    for seed in range(plays(case)):
        counts: Counter[str] = Counter()
        for state in walk(case, seed):
            if state.to_act == CHANCE:
                assert state.ordinal() == counts[state.owner()]
                counts[state.owner()] += 1


def observation_is_declared(case: Case) -> None:
    """An observation holds what its fields declare, equals its row, and fits a tensor.

    Its JSON matches the schema, for a spectator and for the seat to act.
    """
    layout = case.layout
    schema = observed(case)
    named = {field.name for field in layout.fields}
    for state in some(case, 19, EVERY):
        for mine in viewers(case):
            seen = observation(state, mine)
            assert dataclasses.is_dataclass(seen)
            assert {f.name for f in dataclasses.fields(seen)} == named
            assert hash(seen) == hash(observation(state.copy(), mine))
            row = case.game.observation_row(state, mine)
            assert list(row) == layout.flat(seen)
            if mine in ((), (state.to_act,)):
                schema.validate(layout.to_json(seen, case.names))
            if len(mine) == 1:
                numbers = case.game.tensor(row, case.seats, mine[0], state.variant())
                tensor = memoryview(numbers)
                floats = tensor.cast("B").cast("f").tolist()
                assert len(floats) == layout.floats
                assert 0 <= min(floats) <= max(floats) <= 1
                own = floats[layout.slices()["mine"]]
                assert own == [1, *[0] * (case.seats - 1)], "seats count from the viewer's own"
    assert all(field.sentence for field in layout.fields)


def observed(case: Case) -> jsonschema_rs.Validator:
    """A validator of the JSON observation."""
    return jsonschema_rs.validator_for(case.layout.schema(case.names))


def viewers(case: Case) -> list[tuple[int, ...]]:
    """The seats of a spectator, of each single seat, of two seats, and of a whole side."""
    sides = case.start().sides()
    mates = [tuple(s for s in range(case.seats) if sides[s] == side) for side in set(sides)]
    ends = tuple(sorted({0, case.seats - 1}))
    return [(), *[(seat,) for seat in range(case.seats)], ends, *mates]


def moves_can_be_taken_back(case: Case) -> None:
    """A draft is visible only to its seat, can be taken back step by step, and changes nothing.

    The seat's JSON of its half-made move matches the schema.
    """
    layout, schema = case.layout, observed(case)
    for state in some(case, 23, EVERY, thin=60):
        for seat in state.asked():
            if state.underway():
                continue
            before = state.dump()
            draft = Draft(state, seat)
            for action in whole_move(draft.state, Random(2)):
                revealed = [draft.state.revealed_to(action, s) for s in range(case.seats)]
                ends = draft.step(action)
                assert ends or not any(revealed), "something is revealed within a move"
                unseen(case, draft)
                keep_to_columns(case, draft.state)
                seen = observation(draft.state, (seat,))
                schema.validate(layout.to_json(seen, case.names))
            assert draft.finished()
            for _ in list(draft.steps):
                draft.take_back()
            assert draft.state.dump() == draft.start.dump()
            refusal(IllegalAction, draft.take_back)
            assert state.dump() == before


def unseen(case: Case, draft: Draft) -> None:
    """A draft is visible only to its seat: for all others the position before it stands.

    A frame draft is stored only in the frames. A played draft changes the position, and what was
    before is kept.
    """
    here, start = draft.state, draft.start
    if not here.in_played_draft():
        assert here.fields() == start.fields()
    assert here.before_move().dump() == start.dump()
    assert here.asked() == start.asked()
    assert here.window() == start.window()
    for mine in viewers(case):
        if draft.seat not in mine:
            assert observation(here, mine) == observation(start, mine)
    for seat in range(case.seats):
        if seat == draft.seat:
            continue
        worlds = [state.imagine(seat, Random(3)) for state in (here, start)]
        assert worlds[0].dump() == worlds[1].dump()
        asked = [question(state, seat) for state in (here, start)]
        assert [found.text() if found is not None else "" for found in asked] == 2 * [
            asked[1].text() if asked[1] is not None else ""
        ]
        if seat in start.asked():
            assert here.for_seat(seat).dump() == start.for_seat(seat).dump()


def plays_without_keeping(case: Case) -> None:
    """`carry_out` alone plays the same game; what others see of a played draft is then refused."""
    bare, rng = case.start(), Random(43)
    for state in walk(case, 43):
        assert bare.flat() == state.flat()
        if state.to_act == OVER:
            break
        if bare.in_played_draft():
            assert list(bare.legal()) == list(state.legal())
            others = [seat for seat in range(case.seats) if seat != bare.to_act]
            assert bare.asked() == state.asked()
            asks: list[Callable[[], object]] = [bare.dump, bare.before_move]
            asks += [partial(bare.imagine, seat, Random(1)) for seat in others]
            asks += [partial(observation, bare, mine) for mine in ((), (others[0],))]
            for ask in asks:
                forgotten(ask)
            assert bare.imagine(bare.to_act, Random(1)).flat()[2] == bare.to_act
        bare.carry_out(any_action(bare, rng))


def forgotten(ask: Callable[[], object]) -> None:
    """Assert that others see nothing where a position keeps nothing of an unfinished move."""
    with pytest.raises(AssertionError, match=FORGOTTEN):
        ask()


def ends_add_up(case: Case) -> None:
    """Places and returns agree with each other and with the sides."""
    for seed in range(plays(case)):
        *_, state = walk(case, seed)
        ranks, returns, sides = state.ranks(), state.returns(), state.sides()
        assert len(state.scores()) == len(ranks) == len(returns) == len(sides) == case.seats
        winners = {side for side, value in zip(sides, returns, strict=True) if value > 0}
        assert all(1 <= rank <= case.seats + state.automata() for rank in ranks)
        assert winners == {s for s, rank in zip(sides, ranks, strict=True) if rank == 1}
        assert all(value in (0.0, 1.0 / max(1, len(winners))) for value in returns)


def only_the_asked_are_asked(case: Case) -> None:
    """(d) A seat that is not asked gets no choices; `for_seat` accepts asked seats only."""
    for state in some(case, 29, EVERY, thin=60):
        for seat in range(case.seats):
            asked = question(state, seat)
            if seat in state.asked():
                assert asked is not None
                assert asked.choices
                assert asked.prompt
                assert state.for_seat(seat).to_act == seat
            else:
                assert asked is None, f"seat {seat} is not asked and gets choices"
                refusal(IllegalAction, partial(state.for_seat, seat))


def events_are_declared(case: Case) -> None:
    """Every number of every event is in the range that its kind declares for this table.

    The JSON of one event of each kind matches the schema, and has the names that it has in Python.
    """
    words, sizes = case.game.words, case.layout.sizes
    schema = words.schema
    assert schema is not None
    untold = [e.name for e in schema.events if not hasattr(words, f"tell_{e.name}")]
    assert case.game.name in TOYS or not untold, "toys tell all kinds in one way"
    kinds = [kind.fixed(sizes) for kind in schema.events]
    schemas = [jsonschema_rs.validator_for(s) for s in schema.event_schemas(words.names, sizes)]
    for seed in range(plays(case)):
        *_, last = walk(case, seed)
        assert last.journal is not None
        seen_kinds = set()
        for event in last.journal.events:
            kind = event.kind
            assert kind in range(len(kinds))
            assert not kinds[kind].fault(event)
            if kind not in seen_kinds:
                as_json = schema.event_json(event, words.names)
                schemas[kind].validate(as_json)
                assert ["event", *schema.event(event)._fields] == list(as_json)
                seen_kinds.add(kind)


def frames_are_declared(case: Case) -> None:
    """At every position, frames match the columns that their kinds declare."""
    for seed in range(plays(case)):
        for state in walk(case, seed):
            keep_to_columns(case, state)


def keep_to_columns(case: Case, state: State) -> None:
    """Every frame has only the values that its kind declares for this table."""
    schema = case.game.words.schema
    assert schema is not None
    for row in state.rows():
        numbers = [state.frames[row + column] for column in range(state.width(row))]
        assert not schema.frames[numbers[0]].fixed(case.layout.sizes).fault(numbers)


def silence_can_count(case: Case) -> None:
    """In a window either no asked seat can decline, or all can by the same action.

    Outside a window a seat that can decline has a legal action for it.
    """
    for seed in range(plays(case)):
        for state in walk(case, seed):
            if state.window() < 0:
                assert state.decline() == -1 or state.is_legal(state.decline())
                continue
            answers = {state.for_seat(seat).decline() for seat in state.asked()}
            assert len(answers) == 1
            for seat in state.asked():
                facing = state.for_seat(seat)
                assert facing.decline() == -1 or facing.is_legal(facing.decline())
