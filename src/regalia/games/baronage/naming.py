"""How shields are called in sentences about Regency (Baronage Press)."""

from __future__ import annotations

from typing import Final

from regalia.engine.words import possessive

SHIELDS: Final = ("the Chief", "the Heir", "Cadet 1", "Cadet 2", "Cadet 3", "Cadet 4")
"""The shields of a family within a sentence."""
KINDS: Final = ("Chief", "Heir", "Cadet")


def capital(text: str) -> str:
    """A text with a capital letter at its beginning.

    >>> capital("the Heir")
    'The Heir'
    """
    return text[:1].upper() + text[1:]


def bare(shield: int) -> str:
    """A shield without an article: "Chief", "Cadet 2"."""
    return SHIELDS[shield].removeprefix("the ")


def shield_of(seat: str, shield: int) -> str:
    """A shield as somebody's.

    >>> shield_of("Anna", 0), shield_of("You", 3)
    ("Anna's Chief", 'your Cadet 2')
    """
    return f"{possessive(seat)} {bare(shield)}"


def titled(shields: str) -> str:
    """Shields of an exchange within a sentence.

    >>> titled("chief"), titled("two cadets")
    ('Chief', 'two Cadets')
    """
    return shields.replace("chief", "Chief").replace("heir", "Heir").replace("cadet", "Cadet")
