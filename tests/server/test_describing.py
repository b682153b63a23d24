"""The OpenAPI document's schemas hold for what a table tells, at the least and the greatest."""

from __future__ import annotations

import json
import re
from itertools import count
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from regalia import games
from regalia.engine.draft import Draft
from regalia.engine.observation import observation
from regalia.server.openapi import components
from regalia.table import viewer_messages
from regalia.wire import Json
from tests.table.party import Party, plain

SCHEMAS = components(games.load(name) for name in games.names())
PACE = 900


def validator(name: str) -> Any:
    refers = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": SCHEMAS}}
    return jsonschema_rs.validator_for(refers)


@pytest.mark.parametrize("most", [False, True])
@pytest.mark.parametrize("name", games.names())
def test_messages_fit_the_schemas(name: str, most: bool) -> None:
    game = games.load(name)
    seats = game.max_seats if most else game.min_seats
    party = Party(name, seats, seed=31, bots=range(seats))
    table, line = party.table, 0
    update, answer = validator("Update"), validator("Answer")
    observed, happened = validator(f"{name}.Observation"), validator(f"{name}.Event")
    kinds: set[str] = set()
    for move in count():
        if move % 25 == 0 or table.status == "over":
            viewer = (move // 25 % seats,)
            seen = viewer_messages.seen_by(table, viewer)
            news = viewer_messages.update(table, viewer, line, False, False, seen)
            sent: Json = {"n": 1, **plain(news)}
            update.validate(sent)
            observed.validate(sent["observation"])
            for event in [event for part in sent["story"] for event in part["events"]]:
                happened.validate(event)
                kinds.add(event["event"])
            for seat in table.questions:
                draft = Draft(table.state, seat)
                step = viewer_messages.next_step(
                    table, draft, 1, "", False, observation(draft.state, (seat,))
                )
                answer.validate({"n": 2, **plain(step)})
            line = len(table.lines)
        if table.status == "over":
            break
        party.think()
        party.wait(party.now + PACE)
    assert len(kinds) > 5
    spoilt = msgspec.json.decode(msgspec.json.encode(sent["observation"]))
    del spoilt["mine"]
    assert observed.is_valid(sent["observation"])
    assert not observed.is_valid(spoilt)
    assert not happened.is_valid({"event": "told"})


def test_every_referenced_schema_exists_and_the_document_is_small() -> None:
    text = json.dumps(SCHEMAS)
    assert set(re.findall(r'"#/components/schemas/([^"]+)"', text)) <= set(SCHEMAS)
    assert len(text) < 300_000
