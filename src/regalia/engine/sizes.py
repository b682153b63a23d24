"""Sizes: how many seats, squares or kinds of cards there are, where tables or data files differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

NO_SIZES: Final[Mapping[str, int]] = {}
"""No size is known: each is its maximum."""


class Size:
    """A size that depends on the table or on the game's data file; ``most`` is the maximum.

    The number of seats depends on the table, the number of kinds of cards on the file
    (`Game.data_sizes`). Numbers of actions and places of zones leave room for the maximum.
    """

    def __init__(self, name: str, most: int) -> None:
        self.name = name
        self.most = most


class Bounds(dict[str, int]):
    """Sizes of which some are known; each other is its maximum.

    ``most`` has the maximum of each size that was asked for. Two different ones of the same name
    are refused.

    >>> bounds = Bounds({"seats": 3})
    >>> at_table(Size("seats", 5), bounds), at_table(Size("cards", 90), bounds), bounds.most
    (3, 90, {'seats': 5, 'cards': 90})
    """

    def __init__(self, known: Mapping[str, int]) -> None:
        super().__init__(known)
        self.most: dict[str, int] = {}

    def of(self, size: Size) -> int:
        """The value of a size.

        Raises:
            ValueError: another size of this name has another maximum.
        """
        most = self.most.setdefault(size.name, size.most)
        if most != size.most:
            raise ValueError(
                f"the size {size.name} is at most {size.most} here and {most} elsewhere: "
                "declare it once"
            )
        return self.get(size.name, most)


def at_most(size: int | Size) -> int:
    """The maximum of a size."""
    return size if isinstance(size, int) else size.most


def at_table(size: int | Size, sizes: Mapping[str, int]) -> int:
    """The value of a size at one table."""
    if isinstance(size, int):
        return size
    if isinstance(sizes, Bounds):
        return sizes.of(size)
    assert size.name in sizes, f"no value of the size {size.name} is given (layout, description)"
    return sizes[size.name]
