"""Who is waited for and whether they are there (docs/wire.md), as a part of `regalia.wire`."""

from __future__ import annotations

from typing import Annotated as A

from msgspec import Meta, Struct


class Called(Struct, frozen=True, omit_defaults=True):
    """A seat whose person was asked whether they are there, by another person at the table."""

    seat: int
    by: A[int, Meta(description="the first seat of whoever asks")]
    until: A[
        int,
        Meta(description="when a bot stands in if its person has not said so, in UTC milliseconds"),
    ]
    here_since: A[int, Meta(description="when its person has said that they are here")] = 0
    replace_from: A[
        int,
        Meta(
            description="from when votes for a bot in their place count if the question is still "
            "open; there with `here_since`"
        ),
    ] = 0


class Waiting(Struct, frozen=True, omit_defaults=True):
    """The seats that are asked, including those that have answered already."""

    seats: list[int]
    until: A[
        int,
        Meta(
            description="when the last seat declines, in UTC milliseconds; 0: one of them may "
            "answer at any time. Of your own seats those that have answered do not count; of "
            "others all do, since you may not know who of them has"
        ),
    ]
    sealed_until: A[
        int,
        Meta(
            description="when answers take effect, in UTC milliseconds; 0: as soon as they decide"
        ),
    ] = 0
    call_from: A[
        int,
        Meta(
            description="from when others may ask with `call` whether somebody in `seats` is "
            "there; left out if only one person plays, or no person is asked"
        ),
    ] = 0
    called: A[
        tuple[Called, ...],
        Meta(description="who of them was asked so at this question, whether they said `here`"),
    ] = ()


class ViewerMessage(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A message from a viewer. Other fields than its own are refused."""


class Call(ViewerMessage, frozen=True, kw_only=True, tag="call"):
    """Ask another person who is in `waiting` whether they are there.

    Whoever holds a seat and has not resigned may do that from `call_from` on, once for each
    question. If the person does not say `here` within 60 s, a bot stands in for them.
    """

    seat: A[int, Meta(ge=-1, le=63)]


class Here(ViewerMessage, frozen=True, kw_only=True, tag="here"):
    """Say that you are here, in all your seats.

    It answers `call`, ends an absence at once, and takes seats back from bots that stand in.
    """
