"""The comparison of two commits: its intervals, and which figures it marks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.compare import FEWEST_PAIRS, Compared, built, compared, left_out, ratios_of, rows

ROUNDS = 9
SPREAD = [0.96, 0.97, 0.98, 0.99, 1.0, 1.01, 1.02, 1.03, 1.04]


def figures(what: str, middle: float) -> list[dict[str, float]]:
    return [{what: middle * factor} for factor in SPREAD]


def test_an_interval_of_nine_pairs_leaves_out_one_at_each_end() -> None:
    assert compared([9.0, *SPREAD[1:-1], 0.001]) == Compared(1.0, 0.97, 1.03)


@pytest.mark.parametrize(("pairs", "out"), [(6, 0), (8, 0), (9, 1), (11, 1), (12, 2), (25, 7)])
def test_more_pairs_leave_out_more(pairs: int, out: int) -> None:
    assert left_out(pairs) == out


def test_too_few_pairs_give_no_interval() -> None:
    with pytest.raises(ValueError, match="5 pairs are too few"):
        left_out(5)
    assert left_out(FEWEST_PAIRS) > 0, "one measurement that was disturbed must not count"


def test_the_interval_holds_the_median_as_often_as_it_says() -> None:
    rng, held = Random(1), 0
    for _ in range(2000):
        found = compared([rng.lognormvariate(0.1, 0.2) for _ in range(ROUNDS)])
        held += found.low <= 2.718281828**0.1 <= found.high
    assert 0.95 <= held / 2000 <= 0.975


def test_times_and_rates_are_compared_the_right_way_round() -> None:
    assert ratios_of("moves/s", [{"moves/s": 90.0}], [{"moves/s": 100.0}]) == [0.9]
    assert ratios_of("copy", [{"copy": 100.0}], [{"copy": 90.0}]) == [0.9]


@pytest.mark.parametrize(
    ("ours", "slower"), [(100.0, False), (98.0, False), (93.0, True), (120.0, False)]
)
def test_a_figure_is_marked_if_its_whole_interval_is_below(ours: float, slower: bool) -> None:
    steady = [{"moves/s": 100.0}] * ROUNDS
    (row,) = rows(figures("moves/s", ours), steady, steady)
    assert row.endswith("| slower |") == slower
    assert row.startswith("| moves/s | 100 |")


def test_a_commit_compared_with_itself_is_not_marked() -> None:
    same = figures("copy", 200.0)
    (row,) = rows(same, same[::-1], same)
    assert "slower" not in row
    assert "| 1.000 | 1.000–1.000 |" in row


def test_a_figure_that_the_other_commit_lacks_has_no_ratio() -> None:
    ours = figures("row", 200.0)
    (row,) = rows(ours, ours, [{"copy": 1.0}] * ROUNDS)
    assert row == "| row | | 200 | | | 1.000–1.000 | |"


def test_an_unknown_commit_is_refused_in_one_sentence() -> None:
    with pytest.raises(SystemExit, match=r"There is no commit no-such-commit here\."):
        built("no-such-commit")
    assert not list(Path("build/compare").glob("no-such*"))
