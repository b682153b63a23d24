"""For whom a table waits, in words for one of its people, on pages and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from regalia.engine.words import possessive


def waiting_for(
    others: Sequence[str], why: str = "", label: str = "", name: str = "You", bot: str = ""
) -> str:
    """What the table waits for, to somebody who is not asked anything.

    ``others`` are the names of the other seats that are asked. ``why`` is why the reader has
    nothing to answer (`wire.Unasked`), or "" if they are not asked at all, and ``label`` what is
    done for them. ``name`` is the reader's seat, "You" if they hold only one. ``bot`` is that of a
    bot that is asked in the reader's place.

    >>> waiting_for(["Bo", "Carin"])
    'Waiting for Bo and Carin.'
    >>> waiting_for(["Bo"], "answered")
    'You have answered. Waiting for Bo.'
    >>> waiting_for(["Bo"], "late")
    'Your time was over. Waiting for Bo.'
    >>> waiting_for([], "only-move", "Pass")
    'Your only possible move is made for you: Pass.'
    >>> waiting_for(["Bo"], "passing", "Pass")
    'You pass this without being asked. Waiting for Bo.'
    >>> waiting_for([], bot="the steward")
    'Waiting for the steward in your place.'
    """
    for_whom = [*others, *([f"{bot} in {possessive(name)} place"] if bot else [])]
    sentences = [f"Waiting for {listed(for_whom)}."] if for_whom else []
    you = name == "You"
    whose, whom = ("Your", "you") if you else (possessive(name), name)
    match why:
        case "answered":
            sentences.insert(0, f"{name} {'have' if you else 'has'} answered.")
        case "late":
            sentences.insert(0, f"{whose} time was over.")
        case "only-move":
            sentences.insert(0, f"{whose} only possible move is made for {whom}: {label}.")
        case "passing":
            sentences.insert(0, f"{name} {'pass' if you else 'passes'} this without being asked.")
    return " ".join(sentences) or "One moment…"


def listed(names: Sequence[str]) -> str:
    """Names as in a sentence.

    >>> listed(["Anna", "Bo", "Carin"])
    'Anna, Bo and Carin'
    """
    return " and ".join([*([", ".join(names[:-1])] if len(names) > 1 else []), *names[-1:]])
