"""Domus Regnatrix: what a file of simulated games says of each (`Game.summary`).

It is made from the last position and the events of the game, all of which are public. Cards, units
and what was chosen have their names; seats are counted from 1.
"""

from __future__ import annotations

from typing import Any

from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.position import DomusPosition

BUILT = (s.BUILDING, s.WONDER, s.SPECIAL, s.GOLDEN)
"""Classes of cards of which a game says by themselves who played them."""


def summary(end: DomusPosition) -> dict[str, Any]:
    """A game, as JSON values by name; ``end`` is its last position, with its journal.

    - ``way``, ``winner`` (a seat, or null if the last round decided), ``rounds``, ``starter``,
      ``middle``.
    - ``cities``: for each seat ``kingdom``, ``hero``, ``terrain``, ``flag``, ``points``, ``coins``,
      ``lord`` (a seat, or null), and how many of each card it ``bought``, ``played``, ``built``
      (those of them that stand in a city) and ``discarded``; ``killed`` (units and heroes of
      others, by name) and ``destroyed``; ``attacks`` on units, ``assaults`` on walls, and
      ``attacks_won`` of both.
    """
    cells, config = end.cells, end.config
    cities: list[dict[str, Any]] = [
        {
            "kingdom": config.kingdoms[cells[z.KINGDOMS + seat]].name,
            "hero": config.heroes[cells[z.HEROES + seat]].name,
            "terrain": config.terrains[cells[z.TERRAINS + seat]].name,
            "flag": config.flags[cells[z.FLAGS + seat]].name,
            "points": int(end.points(seat)),
            "coins": int(end.treasury(seat)),
            "lord": seat_or_none(cells[z.LORDS + seat]),
            "attacks": 0,
            "assaults": 0,
            "attacks_won": 0,
            **{what: {} for what in ("bought", "played", "built", "discarded")},
            **{what: {} for what in ("killed", "destroyed")},
        }
        for seat in range(end.seats)
    ]
    assert end.journal is not None
    for event in end.journal.events:
        told: Any = s.SCHEMA.event(event)
        kind = event.kind
        if kind == s.BOUGHT_CARD:
            count(cities[told.seat]["bought"], config.cards[told.card].name)
        elif kind == s.PLAYED_CARD:
            card = config.cards[told.card]
            count(cities[told.seat]["played"], card.name)
            if card.group in BUILT:
                count(cities[told.seat]["built"], card.name)
        elif kind == s.DISCARDED:
            count(cities[told.seat]["discarded"], config.cards[told.card].name)
        elif kind == s.DESTROYED:
            count(cities[told.seat]["destroyed"], config.cards[told.card].name)
        elif kind == s.HERO_KILLED:
            count(cities[told.seat]["killed"], config.heroes[told.hero].name)
        elif kind == s.UNIT_KILLED:
            count(cities[told.seat]["killed"], config.unit(told.unit).name)
        elif kind in (s.ATTACKED, s.SHOT):
            cities[told.seat]["attacks"] += 1
        elif kind == s.STORMED:
            cities[told.seat]["assaults"] += 1
        elif kind == s.FOUGHT and told.attack > told.defence:
            cities[told.seat]["attacks_won"] += 1
    return {
        "way": s.WAY.names[cells[z.WAY]] if cells[z.WAY] >= 0 else None,
        "winner": seat_or_none(cells[z.WINNER]),
        "rounds": int(cells[z.ROUND]),
        "starter": int(cells[z.STARTER]) + 1,
        "middle": config.terrains[cells[z.MIDDLE]].name,
        "cities": cities,
    }


def seat_or_none(seat: int) -> int | None:
    """A seat counted from 1, or None if there is none."""
    return seat + 1 if seat >= 0 else None


def count(counts: Any, name: str) -> None:
    """Count one more of a name."""
    counts[name] = counts.get(name, 0) + 1
