"""Digest: one number that stands for a list of numbers, such as cards that an action reveals."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HALF: Final[i64] = 0x3FFFFFFF  # 30 bits: products of two halves stay below 2**60
FIRST: Final[i64] = 0x2C1B3C6D  # odd numbers of 30 bits
SECOND: Final[i64] = 0x297A2D39
START_HIGH: Final[i64] = 0x31415926
START_LOW: Final[i64] = 0x27182818


def digest(numbers: vec[i64]) -> i64:
    """A number from 1 to 2**60 - 1 that depends on all numbers and on their order.

    It is the same in both forms and in every run. Different lists have different numbers for all
    purposes of a game: among a million lists two are equal once in two million times.

    >>> digest(vec[i64]([3, 1])) == digest(vec[i64]([3, 1])), digest(vec[i64]([1, 3]))
    (True, 1151234946735762386)
    """
    high: i64 = START_HIGH
    low: i64 = START_LOW ^ len(numbers)
    for i in range(len(numbers) + 2):  # two rounds more, so that the last number spreads as well
        number: i64 = numbers[i] if i < len(numbers) else SECOND
        rest = number >> 30
        if rest != 0:  # below 0, or of more than 30 bits
            high ^= rest & HALF
            low ^= 1 + ((rest >> 30) & 7)
            low *= FIRST
            high = (high + (low >> 30)) & HALF
            low &= HALF
        # Each step can be undone, so it keeps different states different.
        low = (low ^ (number & HALF)) * FIRST
        high = ((high + (low >> 30)) & HALF) * SECOND
        low = (low & HALF) ^ (high >> 30)
        high &= HALF
    found = high << 30 | low
    return found if found != 0 else FIRST
