"""Data files for the toy Dealers, with any number of kinds of goods up to 90."""

from tests.toys.dealers import DealersGame

COLOURS = ("red", "blue", "green", "white", "black", "golden", "silver", "purple", "yellow")
WARES = ("silk", "wine", "salt", "amber", "fur", "tin", "wool", "oil", "glass", "pearl")


def goods_file(kinds: int) -> str:
    """A file with so many kinds, about 60 goods in all."""
    return "\n".join(
        f'[[good]]\nname = "{COLOURS[i % 9]} {WARES[i % 10]}"\n'
        f"price = {1 + 7 * i % 99}\ncount = {max(1, 60 // kinds)}\n"
        for i in range(kinds)
    )


def dealers(kinds: int) -> DealersGame:
    """The game with such a file."""
    return DealersGame(goods_file(kinds), f"dealers{kinds}")
