"""Regency: the numbers of actions, outcomes, and events of the journal."""

from __future__ import annotations

from typing import Final

# Actions, numbered for the life of a rules version.
PLAY: Final = 0  # + kind
ATTRACT: Final = 25  # + place of the bottom row
READY: Final = 28
POWER: Final = 29
END: Final = 30
PASS: Final = 31
CITIZEN: Final = 32  # + citizen
SEAT: Final = 74  # + seat
CASTE: Final = 80  # + caste
CARD: Final = 86  # + kind
ENOUGH: Final = 111
ABANDON: Final = 112
YIELD: Final = 113  # hand over the whole hand
MAT: Final = 114  # + regent
# Outcomes.
STARTER: Final = 132  # + seat
DRAWN: Final = 138  # + kind
CALLED: Final = 163  # + citizen
TAKE_NAMED: Final = 205
TAKE_TOP: Final = 206
ACTIONS: Final = 207

# What influence is spent on, besides events and ATTRACTION.
READYING: Final = 29
DISCARDING: Final = 30  # at the end of the turn

# Events of the journal.
CROWNED: Final = 0  # seat, mat
STARTS: Final = 1  # seat
DEALT: Final = 2  # seat, kind
STANDS: Final = 3  # citizen, place
TURN: Final = 4  # seat
PLAYED: Final = 5  # seat, kind, citizen + 1, other citizen or seat + 1
DISCARDED: Final = 6  # seat, kind, cards
ATTRACTS: Final = 7  # seat, citizen
READIED: Final = 8  # seat
USED: Final = 9  # seat, mat
JOINS: Final = 10  # domain, citizen, caste
CANCELS: Final = 11  # seat, kind or nothing + 1
GOT: Final = 12  # seat, kind
DREW: Final = 13  # seat, cards
PAYS: Final = 14  # payer, payee, cards
GAVE: Final = 15  # payer, payee, cards (packed)
FLIPPED: Final = 16  # seat, kind
ABANDONS: Final = 17  # seat, kind
TOOK: Final = 18  # seat, from seat
TOOK_CARD: Final = 19  # seat, from seat, kind
LOOKED: Final = 20  # seat, at seat, cards (packed)
SWAPPED: Final = 21  # seat, seat
PASSED: Final = 22  # seat
KEPT: Final = 23  # seat, from seat
RECEIVED: Final = 24  # seat, from seat, kind
FIZZLED: Final = 25  # seat, kind
SHUFFLED: Final = 26
UPRISES: Final = 27  # seat
PRAYED: Final = 28  # seat, kind, whether it was taken
WON: Final = 29  # domain
DRAWN_OUT: Final = 30
MOVED: Final = 31  # citizen, place
FORGES: Final = 32  # seat, kind
KEPT_CARD: Final = 33  # seat, kind
PASSED_CARD: Final = 34  # seat, kind
PRAYED_FOR: Final = 35  # seat, kind
FEASTS: Final = 36  # seat, citizens laid by hand
LIES: Final = 37  # domain, citizen, caste
IDLE: Final = 38  # seat, kind
