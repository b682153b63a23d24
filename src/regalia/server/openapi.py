"""The OpenAPI document's schemas: those of the wire, and of each game what is seen and happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from regalia import wire
from regalia.engine.game import Game
from regalia.wire import Json

PLACE: Final = "#/components/schemas/{name}"
OF_GAMES: Final = {
    "Observation": "All that a viewer's seats see, as the game of the table declares it.",
    "Event": "Something that happened, as the game of the table declares it.",
}
"""What has a schema of each game, by the title it has on the wire."""


def components(games: Iterable[Game]) -> dict[str, Json]:
    """The schemas by name, of a game as ``christina.Observation``."""
    found: dict[str, Json] = _referring(wire.schemas(PLACE))
    several: dict[str, list[str]] = {title: [] for title in OF_GAMES}
    for game in games:
        for title, schema in of_game(game).items():
            name = f"{game.name}.{title}"
            found[name] = {"title": name, **schema}
            several[title].append(name)
    for title, names in several.items():
        found[title] = {
            "title": title,
            "description": OF_GAMES[title],
            "anyOf": [{"$ref": PLACE.format(name=name)} for name in names],
        }
    return found


def of_game(game: Game) -> dict[str, Json]:
    """The schemas of what is observed in a game and of its events, at a table of any size."""
    kept: dict[str, Json] = {}
    schema, names = game.words.schema, game.words.names
    assert schema is not None, "who plays at a table declares what is told"
    for seats in (game.min_seats, game.max_seats):
        layout = game.layout(seats)
        told: dict[str, Json] = {
            "Observation": layout.schema(names),
            "Event": {"oneOf": schema.event_schemas(names, layout.sizes)},
        }
        kept = {title: _at_least_as(told[title], kept.get(title)) for title in told}
    of = (
        f"{game.title}, at a table of {game.max_seats} seats. Where there are fewer, lists have "
        f"fewer places and numbers are less: GET "
        f"/api/games/{game.name}?seats=N tells the schema there."
    )
    return {title: {"description": of, **schema} for title, schema in kept.items()}


def _at_least_as(most: Any, least: Any) -> Any:
    """A schema whose lists may be as short as those of another, of the same at a smaller table."""
    if isinstance(most, dict) and isinstance(least, dict):
        kept = {key: _at_least_as(value, least.get(key)) for key, value in most.items()}
        if "minItems" in kept:
            kept["minItems"] = least["minItems"]
        return kept
    if isinstance(most, list) and isinstance(least, list) and len(most) == len(least):
        return [_at_least_as(*pair) for pair in zip(most, least, strict=True)]
    return most


def _referring(schema: Any) -> Any:
    """A schema of the wire, where what has schemas of the games refers to them."""
    if isinstance(schema, list):
        return [_referring(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    title = schema.get("title")
    if isinstance(title, str) and title in OF_GAMES:
        said = {"description": schema["description"]} if "description" in schema else {}
        return {"$ref": PLACE.format(name=title), **said}
    return {key: _referring(value) for key, value in schema.items()}
