"""Writes the reference pages: numbers of games, messages of the wire, abilities of cards.

    python -m tests.reference

The pages are generated from the schema, zones and observation of each game, from `regalia.wire` and
from the abilities of Domus Regnatrix; the table of limits in docs/serving.md is from
`regalia.server.limits`, and its list of reasons from `regalia.server.server_log`.
tests/test_docs.py checks that they are up to date.
"""

from __future__ import annotations

import ast
import io
import json
import re
import sys
import textwrap
import tokenize
from itertools import pairwise
from pathlib import Path
from typing import get_args

from regalia import games, wire
from regalia.engine.game import Game
from regalia.engine.specs import Category
from regalia.games.domus import Domus, abilities
from regalia.server import limits as limits_module
from regalia.server import openapi, server_log

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGES = DOCS / "games"
SOURCES = DOCS.parent / "src"
MESSAGES = DOCS / "wire-messages.md"
SERVING = DOCS / "serving.md"
LIMITS = SOURCES / "regalia" / "server" / "limits.py"
TABLE = re.compile(r"(?<=<!-- limits -->\n).*(?=<!-- end of limits -->)", re.DOTALL)
"""The part of docs/serving.md that is made from `LIMITS`."""
REASONS = re.compile(r"(?<=<!-- reasons -->\n).*(?=<!-- end of reasons -->)", re.DOTALL)
"""The part of docs/serving.md that lists the reasons for which a client is refused."""
ABILITIES = PAGES / "domus-abilities.md"

INTRODUCTION = """# The wire: messages

Written by `python -m tests.reference` from `src/regalia/wire.py`; `/openapi.json` has the same as
JSON schemas, and [wire.md](wire.md) explains how to use them. A field that may not be left out is
always there. A program may send no other fields than these. The server may add fields within a
version. Each of its messages on the socket also has `n`, the number of the message on this
connection, from 1 without gaps.
"""
GROUPS = {
    "What the server sends on the socket": [k.__name__ for k in get_args(wire.FromServer)],
    "What a viewer sends on the socket": [k.__name__ for k in get_args(wire.FromViewer)],
    "Bodies of requests": [kind.__name__ for kind in wire.REQUESTS],
    "Bodies of responses": [kind.__name__ for kind in wire.RESPONSES],
}


def page(game: Game) -> str:
    """The page of a game in Markdown, with its data file, for a table with the most seats."""
    schema = game.words.schema
    assert schema is not None
    layout = game.layout(game.max_seats)
    return f"""# {game.title}: numbers

Written by `python -m tests.reference` from the game's schema and zones, rules version
{game.version}. Fields are as at a table of {game.max_seats} seats: {layout.numbers} integers, and
{layout.floats} floats in a tensor.

## Actions, events, frames

{schema.reference(layout.sizes)}

## What a position holds

The zones, in the order in which they are saved; after them come the hands, if there are any.

{game.zones.reference(layout.sizes)}

## What is observed

None is -1 in Python and null in JSON; nothing is an empty tuple, and null.

{layout.reference()}

## What the numbers stand for

Each category is counted from 0, in this order; what -1 and less mean stands where it is used. In
JSON there are these names; where a category begins with numbers here, JSON has them.

{categories(game)}
"""


def abilities_page() -> str:
    """The page of what cards of Domus Regnatrix can do, in Markdown."""
    return f"""# {Domus().title}: abilities

Written by `python -m tests.reference` from `src/regalia/games/domus/abilities.py` and
`src/regalia/games/domus/supports.py`. [domus.md](domus.md) says how to write a card file. A card
names each of its abilities with a number, n: `can = {{income = 1, vp = 2}}`, a terrain with
`middle` instead of `can`. A support has one ability; all other cards may have several.

{abilities.reference()}
"""


def limits() -> str:
    """The limits of the server as tables in Markdown, from the constants and their docstrings."""
    source = LIMITS.read_text(encoding="utf-8")
    headings = {
        at: line.removeprefix("# ").rstrip(".")
        for at, line in enumerate(source.splitlines(), 1)
        if line.startswith("# ")
    }
    lines: list[str] = []
    body = ast.parse(source).body
    for node, after in pairwise(body):
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        assert isinstance(after, ast.Expr), f"{node.target.id} has no reason"
        for at in sorted(headings):
            if at < node.lineno:
                lines += ["", f"### {headings.pop(at)}", "", "| limit | | what and why |"]
                lines += ["|---|--:|---|"]
        number = vars(limits_module)[node.target.id]
        value = int(number) if number == int(number) else number
        why = " ".join(ast.literal_eval(after.value).split())
        lines.append(f"| `{node.target.id}` | {value:,} | {why} |")
    return "\n".join(lines[1:]) + "\n"


def reasons() -> str:
    """The reasons for which clients are refused, in two sentences."""
    every, by_peer = (in_code(kinds) for kinds in ([*server_log.Reason], [*server_log.BY_PEER]))
    text = f"The reasons are {every}. Behind a proxy, {by_peer} name the proxy."
    return textwrap.fill(text, 118, break_on_hyphens=False) + "\n"


def in_code(texts: list[server_log.Reason]) -> str:
    """Texts in a sentence, each as code, which is not broken into lines."""
    *first, last = [f"`{text}`" for text in texts]
    return f"{', '.join(first)} and {last}"


def serving() -> str:
    """docs/serving.md with the present limits and reasons."""
    text = TABLE.sub(lambda _: limits(), SERVING.read_text(encoding="utf-8"))
    return REASONS.sub(lambda _: reasons(), text)


def categories(game: Game) -> str:
    """The categories that the schema and the observation declare, as a table in Markdown."""
    lines = ["| category | is | values |", "|---|---|---|"]
    names, sizes = game.words.names, game.layout(game.max_seats).sizes
    for name, (declared_as, meaning) in declared(game).items():
        category = declared_as.fixed(sizes)
        values = ", ".join(category.labels(names))
        if isinstance(category.name_of(0, names), int):
            numbers = f"0 to {category.high()}"
            values = numbers if values.startswith(f"{name} 1") else f"{numbers}: {values}"
        lines.append(f"| {name} | {meaning} | {values} |")
    return "\n".join(lines)


def declared(game: Game) -> dict[str, tuple[Category, str]]:
    """Each category by its name, where it is widest, and the comment beside it."""
    schema = game.words.schema
    assert schema is not None
    found: dict[str, tuple[Category, str]] = {}
    for name in (schema.module, game.layout(game.max_seats).observation_type.__module__):
        folder = SOURCES if name.startswith("regalia.") else SOURCES.parent
        source = (folder / f"{name.replace('.', '/')}.py").read_text(encoding="utf-8")
        comments = {
            token.start[0]: token.string.strip("# ")
            for token in tokenize.generate_tokens(io.StringIO(source).readline)
            if token.type == tokenize.COMMENT
        }
        for node in ast.parse(source).body:
            if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
                continue
            one = vars(sys.modules[name]).get(node.targets[0].id)
            if isinstance(one, Category) and (
                one.name not in found or found[one.name][0].most < one.most
            ):
                found[one.name] = (one, comments.get(node.end_lineno or 0, ""))
    return found


def messages() -> str:
    """The page of the wire in Markdown: every message, request and answer, and their parts."""
    schemas = openapi.schemas("#{name}")
    grouped = {name for names in GROUPS.values() for name in names} | {"FromServer", "FromViewer"}
    parts = [name for name in schemas if name not in grouped]
    lines = [INTRODUCTION]
    for heading, names in {**GROUPS, "Parts of these": parts}.items():
        lines += [f"## {heading}", ""]
        for name in names:
            lines += described(name, schemas[name])
    return "\n".join(lines).rstrip() + "\n"


def described(name: str, schema: wire.Json) -> list[str]:
    """A Struct of the wire: what it is, and its fields as a table."""
    fields = {
        field: described
        for field, described in schema["properties"].items()
        if field not in ("n", "type")
    }
    tag = schema["properties"].get("type", {}).get("enum")
    lines = [f"### {name}", "", *([f"`type` is `{tag[0]}`.", ""] if tag else [])]
    lines += [*paragraphs(schema["description"]), ""]
    if not fields:
        return lines
    lines += ["| field | type | meaning |", "|---|---|---|"]
    for field, described in fields.items():
        kind = kind_of(described)
        if field not in schema.get("required", ()):
            default = described.get("default")
            has_default = default not in (None, "", [], {})
            kind += f"; {json.dumps(default)} if left out" if has_default else "; may be left out"
        lines.append(f"| `{field}` | {kind} | {described.get('description', '')} |")
    return [*lines, ""]


def paragraphs(text: str) -> list[str]:
    """A docstring with a line for each paragraph."""
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n")).split("\n")


def kind_of(schema: wire.Json) -> str:
    """What a value is, in words, by its JSON schema."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix("#")
        return f"[{name}](#{name.lower()})"
    for several in ("anyOf", "allOf"):
        if several in schema:
            return " or ".join(kind_of(kind) for kind in schema[several])
    if "enum" in schema:
        return ", ".join(f"`{value}`" for value in schema["enum"])
    if schema["type"] == "array":
        most = f", at most {schema['maxItems']}" if "maxItems" in schema else ""
        return f"list of {kind_of(schema['items'])}{most}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind_of(schema['additionalProperties'])} by name"
    if "maximum" in schema:
        return f"{schema['type']} from {schema['minimum']} to {schema['maximum']}"
    if "maxLength" in schema:
        least = f"{schema['minLength']} to" if "minLength" in schema else "at most"
        return f"{schema['type']} of {least} {schema['maxLength']} characters"
    return str(schema["type"])


if __name__ == "__main__":
    for name in games.names():
        (PAGES / f"{name}-numbers.md").write_text(page(games.load(name)), encoding="utf-8")
    MESSAGES.write_text(messages(), encoding="utf-8")
    SERVING.write_text(serving(), encoding="utf-8")
    ABILITIES.write_text(abilities_page(), encoding="utf-8")
