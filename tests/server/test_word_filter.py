"""Which names the words of whoever serves keep off the public lists."""

from __future__ import annotations

import pytest

from regalia.server.word_filter import WordFilter

WORDS = """
# A comment, and an empty line.

mudface # a comment behind a word
*grub*# and one more
\u0433\u0440\u044f\u0437\u044c
"""


@pytest.mark.parametrize(
    "name",
    [
        *("Mudface", "MUDFACE", "Sir Mudface", "Mudface II", "mudface7", "7mudface", "Mud-face"),
        *("Mud-Face X", "Sir M.u.d.face", "Anna mud’face II", "X-Mud-Face-X", "Sir Mud Face"),
        *("m u d f a c e", "M.U.D.F.A.C.E", "Múdface", "rnudface", "Sir_Mudface", "Anna Mudface."),
        *(
            "Grub",
            "Grubby",
            "Anna the ungrubby",
            "g-r-u-b",
            "\u0413\u0440\u044f\u0437\u044c 2",
            "грязь",
        ),
    ],
)
def test_a_name_with_a_word_of_the_list_does_not_pass(name: str) -> None:
    assert not WordFilter(WORDS).passes(name)


@pytest.mark.parametrize("name", ["Anna", "Mudfacet", "Amudface", "Mud Anna", "#", ""])
def test_a_name_without_one_passes(name: str) -> None:
    assert WordFilter(WORDS).passes(name)


def test_an_empty_list_refuses_nothing() -> None:
    for text in ("", "\n", "# mudface", "***", "*", "..."):
        assert WordFilter(text).passes("Mudface")
