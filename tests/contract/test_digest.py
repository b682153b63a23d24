"""The digest of a list of numbers; in this folder, because it is tested in both forms."""

from __future__ import annotations

from itertools import product

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.digest import digest


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [
        ([], 167371572378150613),
        ([0], 617491708871802353),
        ([0, 0], 321131267606051493),
        ([3, 1], 307742044108542292),
        ([1, 3], 1151234946735762386),
        ([-1], 973590489977714347),
        ([(1 << 62) - 1, -(1 << 62) + 1], 292238836219871907),
        (list(range(90)), 262207291823451112),
    ],
)
def test_a_digest_never_changes(numbers: list[int], expected: int) -> None:
    assert digest(vec[i64](numbers)) == expected


def test_small_bags_and_lists_have_different_digests() -> None:
    """All bags of four kinds, all single cards and pairs of 90 kinds, long lists of few cards."""
    lists = {(*bag,) for bag in product(range(14), repeat=4)}
    lists |= {tuple(int(i in pair) for i in range(90)) for pair in product(range(90), repeat=2)}
    lists |= {(*pair,) for pair in product(range(90), repeat=2)}
    lists |= {(*cards,) for length in range(12) for cards in product((0, 1), repeat=length)}
    lists |= {(number << shift,) for number in (1, 5, -3) for shift in range(60)}
    found = {digest(vec[i64](numbers)) for numbers in lists}
    assert len(found) == len(lists) > 50_000
    assert min(found) >= 1
    assert max(found) < 1 << 60


def test_one_number_more_changes_about_half_of_the_bits() -> None:
    rng = Random(1)
    changed = [0] * 60
    for _ in range(2000):
        numbers = vec[i64]([rng.randrange(4) for _ in range(30)])
        before = digest(numbers)
        numbers[rng.randrange(30)] += 1
        different = before ^ digest(numbers)
        for bit in range(60):
            changed[bit] += different >> bit & 1
    assert 880 < min(changed) <= max(changed) < 1120
