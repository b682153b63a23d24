"""A first message holds what all updates together hold: after F5, reconnecting and restarting."""

from __future__ import annotations

import json
from itertools import count
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from librt.random import Random

from regalia import games, wire
from regalia.engine.chance import commitment
from regalia.engine.draft import Draft
from regalia.engine.observation import observation
from regalia.table import viewer_messages
from regalia.table.inputs import Watch
from tests.contract.cases import any_action
from tests.table.party import GAMES, LIMIT, PACE, SPECTATOR, Body, Party, looked_at, plain
from tests.table.party import observed as seen_by

LONGEST = 12
"""The maximum number of decisions of a move that are read while it is made."""


def flat(story: list[Body], what: str) -> list[Any]:
    return [item for part in story for item in part[what]]


@pytest.mark.parametrize("holds", [{}, {2: "key-0"}])
@pytest.mark.parametrize("game", GAMES)
def test_a_reconnected_viewer_has_what_the_others_have(game: str, holds: dict[int, str]) -> None:
    """At each checked moment, for a viewer who has read up to a line drawn from a seed."""
    party = Party(game, 3, holds=holds)
    rng = Random(5)
    stayed = {viewer: party.screens[viewer] for viewer in (0, 1, SPECTATOR)}
    key = {0: "key-0", 1: "key-1", SPECTATOR: ""}
    for moment in count():
        over = party.table.status == "over"
        for viewer, screen in stayed.items() if over or looked_at(moment) else ():
            line = rng.randrange(len(party.table.lines) + 1)
            came = party.watch(70, key[viewer], line)
            assert len(came.messages) == 1
            for name, value in came.shown.items():
                assert name in ("type", "version") or screen.shown[name] == value, name
            seats = tuple(came.shown["mine"])
            events = party.table.story.journal.events
            begin = party.table.story.ends[line - 1] if line else 0
            known = sum(event.seen_by(seats) for event in events[:begin])
            for what in ("events", "sentences"):
                whole, rest = flat(screen.story, what), flat(came.story, what)
                assert whole[len(whole) - len(rest) :] == rest
                assert what == "sentences" or len(whole) == known + len(rest)
            assert all(part["line"] > line for part in came.story)
            party.leave(70)
        if over:
            break
        party.play(1, rng=rng)
    assert stayed[0].shown["result"]["points"] == party.table.state.scores()
    assert stayed[0].shown["result"]["places"] == party.table.state.ranks()


def as_doubles(body: object) -> Any:
    """The body as read by a program that stores every number as a double, as many do."""
    text = msgspec.json.encode(body)
    sent = json.loads(text, parse_int=float)
    assert sent == json.loads(text), "a number is too great for a double"
    return sent


@pytest.mark.parametrize("seed", [12, 31])
@pytest.mark.parametrize("name", games.names())
def test_programs_get_names_as_the_schemas_say(name: str, seed: int) -> None:
    """Over a game of bots, and over random moves that may stay half made."""
    party = Party(
        name, games.load(name).max_seats, seed=seed, bots=range(games.load(name).max_seats)
    )
    game, table, rng = party.game, party.table, Random(seed)
    seats, names, schema = table.setup.seats, game.words.names, game.words.schema
    assert schema is not None
    layout = game.layout(seats)
    observed = jsonschema_rs.validator_for(layout.schema(game.names_for(0)))
    happened = jsonschema_rs.validator_for({"oneOf": schema.event_schemas(names, layout.sizes)})
    line, moves, half_made = 0, 0, 0
    while table.status == "playing":
        party.think()
        party.wait(party.now + PACE)
        moves += 1
        if (moves + seed) % 10 and table.status == "playing":
            continue
        for viewer in [(), (moves // 10 % seats,)]:
            seen = viewer_messages.seen_by(table, viewer)
            news = viewer_messages.update(table, viewer, line, False, False, seen)
            sent = as_doubles(news)
            observed.validate(sent["observation"])
            for part in sent["story"]:
                for event in part["events"]:
                    happened.validate(event)
        for seat in table.questions:
            draft = Draft(table.state, seat)
            while not draft.done and len(draft.steps) < LONGEST:
                seen = observation(draft.state, (seat,))
                step = as_doubles(viewer_messages.next_step(table, draft, 1, "", False, seen))
                observed.validate(step["ask"]["observation"])
                half_made += step["ask"]["observation"]["making"] is not None
                draft.step(any_action(draft.state, rng))
        line = len(table.lines)
    assert half_made


@pytest.mark.parametrize("line", [-1, 10**9, 1 << 70])
def test_an_impossible_line_gets_the_whole_story(line: int) -> None:
    party = Party("envoys", 3)
    party.play(9)
    assert party.watch(70, "", line).story == party.watch(71, "").story


def test_messages_are_the_same_after_a_restart() -> None:
    party = Party("envoys", 3)
    party.play(12)
    party.play_to(lambda table: len(party.open()) == len(table.questions))
    before = {v: dict(s.shown) for v, s in party.screens.items()}
    party.restart()
    for viewer in (0, 1, 2):
        shown = dict(party.watch(viewer).shown)
        for name in ("observation", "questions", "lines", "mine", "result"):
            assert shown[name] == before[viewer][name]


def test_the_first_message_has_the_table_as_in_docs_wire() -> None:
    party = Party("christina", 2, options={"bury": 2}, bots=(1,))
    shown = party.watch(0).shown
    assert set(shown) == {
        *("type", "version", "table", "mine", "lines", "observation", "waiting", "questions"),
        *("preferences", "result"),
    }
    assert shown["table"] == {
        "id": "t1",
        "game": "christina",
        "title": "Christina Regina",
        "rules_version": 1,
        "options": {"bury": 2},
        "pace": PACE,
        "timing": "brisk",
        "window": LIMIT,
        "seed_hash": commitment(bytes.fromhex(party.setup.seed)),
        "status": "playing",
        "seats": [
            {"seat": 0, "name": "Anna", "player": "person", "here": True},
            {"seat": 1, "name": "Bengt", "player": "steward", "here": True},
        ],
        "listed": True,
    }
    assert (shown["version"], shown["mine"], shown["result"]) == (wire.VERSION, [0], None)
    assert shown["waiting"] == {"seats": [party.table.state.to_act], "until": 0}


def test_words_are_sent_on_request() -> None:
    party = Party("christina", 2)
    party.send(Watch(70, "key-0", words=True))
    reads = party.screens[70]
    for _ in range(3):
        seen = observation(party.table.state, (0,))
        sections = party.game.words.describe(seen, ["You", "Bo"])
        assert reads.shown["words"] == plain(
            [{"title": s.title, "lines": s.lines} for s in sections]
        )
        party.play(1)
    assert "words" not in party.screens[0].shown


def test_the_holder_of_one_seat_is_called_you() -> None:
    party = Party("envoys", 3, holds={2: "key-0"})
    party.play(1)
    assert party.screens[1].story
    assert any(words.startswith("Anna ") for words in flat(party.screens[1].story, "sentences"))
    assert not any("You" in words for words in flat(party.screens[0].story, "sentences"))
    party.play_to(lambda table: table.state.turn() == 2)  # type: ignore[attr-defined]
    assert any(words.startswith("You ") for words in flat(party.screens[1].story, "sentences"))


def test_everybody_is_sent_the_beginning_even_if_nothing_is_drawn() -> None:
    party = Party("fair", 2)
    assert party.table.lines == []
    for viewer, seats in ((0, (0,)), (SPECTATOR, ())):
        assert party.screens[viewer].shown["observation"] == seen_by(party.table.state, seats)
        assert party.screens[viewer].shown["table"]["status"] == "playing"
    position = Party("envoys", 3).play_to(lambda t: len(t.lines) > 6).table.state.dump()
    began = Party("envoys", 3, position=position)
    assert began.screens[1].shown["observation"] == seen_by(began.table.state, (1,))
    assert began.restored().state.dump() == began.table.state.dump()


def updates(party: Party, viewer: int) -> int:
    return sum(b'"type":"update"' in message for _, message in party.screens[viewer].messages)


def test_each_move_is_sent_to_everybody_once() -> None:
    party = Party("envoys", 3)
    while party.table.status == "playing":
        line = len(party.table.lines)
        sent = {viewer: updates(party, viewer) for viewer in party.screens}
        party.play(1)
        news = len(party.table.lines) > line
        for viewer, screen in party.screens.items():
            assert updates(party, viewer) == sent[viewer] + news
            assert screen.shown["lines"] == len(party.table.lines)
