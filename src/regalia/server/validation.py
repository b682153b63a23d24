"""One-sentence messages about invalid messages, bodies and addresses.

Each names the field and its allowed values, from the schemas of `regalia.wire`; no details of the
parser are shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

import msgspec
from msgspec.json import schema_components

from regalia.engine.words import excerpt
from regalia.wire import Json

MISSING: Final = re.compile(r"Object missing required field `(.*?)`.*", re.DOTALL)
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
PLACE: Final = re.compile(r".* - at (?:`key` in )?`\$\.(\w+)[^`]*`", re.DOTALL)
"""msgspec's errors for a missing field, an unknown field, and the place of a bad value."""

PARAMETERS: Final[Mapping[str, str]] = {
    "int_parsing": "must be a whole number",
    "int_parsing_size": "must be a whole number, and not so great a one",
    "bool_parsing": "must be 1 or 0",
    "greater_than_equal": "must be at least {ge}",
    "less_than_equal": "must be at most {le}",
    "less_than": "must be less than {lt}",
    "string_too_long": "must have at most {max_length} characters",
    "too_long": "may be given at most {max_length} times",
    "string_pattern_mismatch": "must be of small letters and digits alone",
}
"""Requirements on a part of an address, by the type of pydantic's error."""


class ValidationMessages:
    """Messages about bodies of these kinds; ``what`` is what the sentences call them."""

    def __init__(self, what: str, kinds: Iterable[Any]) -> None:
        self.what = what
        self.fields: dict[str, Json] = {}
        tags: list[str] = []
        for schema in schema_components(kinds)[1].values():
            self.fields.update(schema["properties"])
            tags += schema["properties"].get("type", {}).get("enum", [])
        if tags:
            self.fields["type"] = {"enum": tags}

    def describe(self, error: Exception) -> str:
        """The sentence for an error of msgspec."""
        text = str(error)
        if not isinstance(error, msgspec.ValidationError):
            return f"{self.what} is not JSON that can be read."
        if missing := MISSING.fullmatch(text):
            return f"“{missing[1]}” is missing."
        if unknown := UNKNOWN.fullmatch(text):
            return f"“{excerpt([unknown[1]])}” is not allowed here."
        place = PLACE.fullmatch(text)
        if place is not None and place[1] in self.fields:
            return f"“{place[1]}” must be {allowed_values(self.fields[place[1]])}."
        return f"{self.what} must be a JSON object."


def allowed_values(schema: Json, many: bool = False) -> str:
    """The allowed values of a schema: "a whole number from 0 to 63"."""
    if "enum" in schema:
        return "one of " + ", ".join(f"“{value}”" for value in schema["enum"])
    match schema["type"]:
        case "boolean":
            return "true or false"
        case "integer":
            number = _one("a whole number", many)
            least = schema.get("minimum")
            return number if least is None else f"{number} from {least} to {schema['maximum']}"
        case "string":
            least, most = schema.get("minLength", 0), schema.get("maxLength")
            reach = f"{least} to {most}" if least else f"at most {most}"
            return _one("a text", many) + f" of {reach} characters"
        case "array":
            return f"a list of at most {schema['maxItems']} {allowed_values(schema['items'], True)}"
    values = allowed_values(schema["additionalProperties"], True)
    longest = schema["propertyNames"]["maxLength"]
    most = schema["maxProperties"]
    return f"an object of at most {most} {values}, by names of at most {longest} characters"


def _one(what: str, many: bool) -> str:
    return what.removeprefix("a ") + "s" if many else what


def parameter_error(fault: Mapping[str, Any]) -> str:
    """The sentence for pydantic's error about a part of an address."""
    name = next((str(part) for part in fault["loc"] if part not in ("path", "query")), "")
    text = PARAMETERS.get(fault["type"], "cannot be taken")
    return f"“{name}” {text.format(**fault.get('ctx', {}))}."
