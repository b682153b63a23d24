"""What a server says of its games (docs/wire.md), as a part of `regalia.wire`."""

from __future__ import annotations

from typing import Annotated as A
from typing import Any

from msgspec import Meta, Struct

Json = dict[str, Any]


def about(sentence: str) -> Meta:
    """The description of a field in the OpenAPI document and in docs/wire-messages.md."""
    return Meta(description=sentence)


class OptionCase(Struct, frozen=True):
    """What an option offers at tables with some numbers of seats and some earlier options."""

    seats: A[list[int], about("the numbers of seats; empty: any")]
    when: A[dict[str, int], about("the values of earlier options, by name")]
    values: A[list[int], about("the values that such a table may choose")]
    default: int
    reason: A[str, about("why it may choose no other, as the rest of a sentence")]


class Option(Struct, frozen=True):
    """An option of the rules that can be chosen for a table."""

    name: str
    kind: A[str, about("`number` or `switch`")]
    values: list[int]
    names: A[list[str], about("the name of each value")]
    default: int
    sentence: str
    cases: A[
        list[OptionCase],
        about("where only some values are offered, or another is the default; the first that fits"),
    ]


class Game(Struct, frozen=True, kw_only=True):
    """A game, and the choices for a table of it."""

    game: A[str, about("its name, as in addresses")]
    title: A[str, about("its name, as people read it")]
    rules_version: int
    seats: A[list[int], about("the possible numbers of seats")]
    options: list[Option]
    bots: A[list[str], about("the kinds of bots, weakest first")]
    bot_descriptions: A[dict[str, str], about("each kind in a few words")]
    data: A[dict[str, str], about("other cards that a table may have: their hash by name")] = {}


class Games(Struct, frozen=True):
    """The games that can be played here."""

    games: list[Game]


class GameDetails(Game, frozen=True, kw_only=True):
    """A game with its rules, and the JSON schemas of its observations and events."""

    rules: A[list[str], about("how to play, in paragraphs")]
    colours: A[
        dict[str, str],
        about(
            "the game's words for colours, each with its heraldic colour: azure, gules, vert, "
            "purpure, sable, tenné, or, argent"
        ),
    ]
    events: A[Json, about("the JSON schema of an event of any kind")]
    observation: A[Json, about("the JSON schema of an observation for this number of seats")]
