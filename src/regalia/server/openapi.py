"""The schemas of the OpenAPI document: of the wire, and of each game's observations and events."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, Final, get_args

from msgspec.json import schema_components

from regalia import wire
from regalia.engine.game import Game
from regalia.wire import Json

REFERENCE: Final = "#/components/schemas/{name}"
GAME_SCHEMAS: Final = {
    "Observation": "All that a viewer's seats see, as the game of the table declares it.",
    "Event": "Something that happened, as the game of the table declares it.",
}
"""Descriptions of the schemas that differ between games, by their title on the wire."""


def schemas(place: str = REFERENCE) -> dict[str, Json]:
    """The JSON schema of each message, request, response and part, by name.

    ``FromServer`` and ``FromViewer`` stand for any message on the socket. ``place`` is the form of
    a reference to another schema.
    """
    kinds = [wire.FromServer, wire.FromViewer, *wire.REQUESTS, *wire.RESPONSES]
    found, parts = schema_components(kinds, ref_template=place)
    for kind in get_args(wire.FromServer):
        parts[kind.__name__]["required"].insert(0, "n")  # the connection always writes it
    named = {"FromServer": found[0], "FromViewer": found[1], **parts}
    for schema in named.values():
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return named


def components(games: Iterable[Game]) -> dict[str, Json]:
    """All schemas by name; those of games are named like ``christina.Observation``."""
    found: dict[str, Json] = _referring(schemas())
    several: dict[str, list[str]] = {title: [] for title in GAME_SCHEMAS}
    for game in games:
        for title, schema in of_game(game).items():
            name = f"{game.name}.{title}"
            found[name] = {"title": name, **schema}
            several[title].append(name)
    for title, names in several.items():
        found[title] = {
            "title": title,
            "description": GAME_SCHEMAS[title],
            "anyOf": [{"$ref": REFERENCE.format(name=name)} for name in names],
        }
    return found


def of_game(game: Game) -> dict[str, Json]:
    """The schemas of a game's observations and events, at a table of any size."""
    merged: dict[str, Json] = {}
    schema, names = game.words.schema, game.names_for(0)
    assert schema is not None, "a game without a schema cannot be played at a table"
    for seats in (game.min_seats, game.max_seats):
        layout = game.layout(seats)
        schemas: dict[str, Json] = {
            "Observation": layout.schema(names),
            "Event": {"oneOf": schema.event_schemas(names, layout.sizes)},
        }
        merged = {title: _at_least_as(schemas[title], merged.get(title)) for title in schemas}
    of = (
        f"{game.title}, at a table of {game.max_seats} seats. With fewer seats, lists are "
        f"shorter and maximums lower; an option may change sizes, too. The schema of one table: "
        f"GET /api/games/{game.name}?seats=N&option=NAME=VALUE."
    )
    return {title: {"description": of, **schema} for title, schema in merged.items()}


def _at_least_as(most: Any, least: Any) -> Any:
    """A schema with its minimal list lengths taken from the same schema for a smaller table."""
    if isinstance(most, dict) and isinstance(least, dict):
        merged = {key: _at_least_as(value, least.get(key)) for key, value in most.items()}
        if "minItems" in merged:
            merged["minItems"] = least["minItems"]
        return merged
    if isinstance(most, list) and isinstance(least, list) and len(most) == len(least):
        return [_at_least_as(*pair) for pair in zip(most, least, strict=True)]
    return most


def _referring(schema: Any) -> Any:
    """A schema of the wire with references in place of the schemas that games define."""
    if isinstance(schema, list):
        return [_referring(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    title = schema.get("title")
    if isinstance(title, str) and title in GAME_SCHEMAS:
        extra = {"description": schema["description"]} if "description" in schema else {}
        return {"$ref": REFERENCE.format(name=title), **extra}
    return {key: _referring(value) for key, value in schema.items()}
