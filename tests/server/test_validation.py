"""An error in a message or a body is described in one sentence that names the field."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia import wire
from regalia.server import messages
from regalia.server.validation import ValidationMessages, allowed_values
from tests.contract.checks import sentence

MOVE = {"type": "move", "question": 1, "id": "a", "steps": [0]}
TABLE = {"game": "christina", "seats": 2}
TYPES = (
    "“move”, “prefer”, “pace”, “hurry”, “replace”, “return”, “resign”, “abort”, “call”, “here”, "
    "“ping”"
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "The message is not JSON that can be read."),
        ('{"type":"ping"} {}', "The message is not JSON that can be read."),
        ("7", "The message must be a JSON object."),
        ("{}", "“type” is missing."),
        ('{"type":"jump"}', f"“type” must be one of {TYPES}."),
        ('{"type":7}', f"“type” must be one of {TYPES}."),
        ('{"type":"ping","odd":1}', "“odd” is not allowed here."),
        ('{"type":"move"}', "“question” is missing."),
        (MOVE | {"seat": 64}, "“seat” must be a whole number from -1 to 63."),
        (MOVE | {"seat": None}, "“seat” must be a whole number from -1 to 63."),
        (MOVE | {"question": 1.5}, "“question” must be a whole number from 0 to 2147483648."),
        (MOVE | {"id": ""}, "“id” must be a text of 1 to 64 characters."),
        (
            MOVE | {"steps": [0, "1"]},
            "“steps” must be a list of at most 64 whole numbers from 0 to 2147483648.",
        ),
        ('{"type":"prefer","automatic":1}', "“automatic” must be true or false."),
        (
            '{"type":"prefer","passing":[1]}',
            "“passing” must be a list of at most 16 texts of at most 40 characters.",
        ),
        ('{"type":"pace","pace":-1}', "“pace” must be a whole number from 0 to 60000."),
    ],
)
def test_a_message_is_refused_by_a_sentence(text: Any, expected: str) -> None:
    with pytest.raises(messages.BadMessage) as refused:
        messages.parse(text if isinstance(text, str) else json.dumps(text), 0)
    assert str(refused.value) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"seats": 2}, "“game” is missing."),
        (TABLE | {"seats": 65}, "“seats” must be a whole number from 1 to 64."),
        (TABLE | {"seats": "2"}, "“seats” must be a whole number from 1 to 64."),
        (TABLE | {"token": "yes"}, "“token” must be true or false."),
        (
            TABLE | {"options": {"bury": "1"}},
            "“options” must be an object of at most 40 whole numbers, "
            "by names of at most 40 characters.",
        ),
        (TABLE | {"options": {"b" * 41: 1}}, "“options” must be an object of at most 40 whole"),
        (TABLE | {"x` - at `$.seats": 1}, "“x` - at `$.seats” is not allowed here."),
        (TABLE | {"\x1b" + "x" * 99: 1}, f"“{'x' * 60}…” is not allowed here."),
        ([], "The body must be a JSON object."),
    ],
)
def test_a_body_is_refused_by_a_sentence(body: Any, expected: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.json.decode(json.dumps(body), type=wire.NewTable)
    objections = ValidationMessages("The body", [wire.NewTable])
    assert sentence(objections.describe(error.value)).startswith(expected)


def test_every_field_of_a_request_has_a_description_of_its_values() -> None:
    for kind in (*get_args(wire.FromViewer), *wire.REQUESTS):
        for schema in ValidationMessages("The body", [kind]).fields.values():
            assert allowed_values(schema)


@given(
    st.dictionaries(
        st.sampled_from([*MOVE, "seat", "window", "on"]) | st.text(),
        st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=3)
        | st.sampled_from(["move", "pass", "ping", "replace"]),
        max_size=6,
    )
)
def test_no_error_quotes_the_decoder(body: dict[str, Any]) -> None:
    try:
        messages.parse(json.dumps(body), 0)
    except messages.BadMessage as error:
        message = sentence(str(error))
        assert message.endswith("” is not allowed here.") or (
            "`" not in message and "$" not in message
        )
