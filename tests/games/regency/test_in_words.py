"""The citizens of domains in an observation and in the position in words."""

from __future__ import annotations

from regalia.games.regency import schema as s
from tests.games.regency.scene import CITIZEN_OF, WORDS, Regent, Scene

MINE = "Doge as noble, Vizier, Lama, Samurai"
THEIRS = "Boyar, Sachem, Druid"


def scene() -> Scene:
    return Scene(Regent(domain=MINE), Regent(domain=THEIRS), Regent())


def test_a_domain_in_words_has_its_own_citizens_the_outermost_first() -> None:
    sections = WORDS.describe(scene().seen(), ["A", "B", "C"])
    [lines] = [section.lines for section in sections if section.title == "Domains"]
    # The first three parts of a line are the regent, the power and the number of castes.
    lines_of_castes = [line.split("; ")[3:] for line in lines]
    assert lines_of_castes == [
        ["noble Vizier, under it Doge", "religious Lama", "military Samurai"],
        ["noble Sachem, under it Boyar", "religious Druid"],
        [],
    ]
    assert ["3 of 6 castes" in line for line in lines] == [True, False, False]


def test_who_is_in_no_domain_has_neither_owner_nor_caste_nor_place() -> None:
    seen = scene().seen()
    lie = {CITIZEN_OF[name.strip().split(" as ")[0].lower()] for name in MINE.split(",")}
    lie |= {CITIZEN_OF[name.strip().lower()] for name in THEIRS.split(",")}
    for citizen in range(s.CITIZENS):
        found = (seen.owner[citizen], seen.role[citizen], seen.depth[citizen])
        assert (found == (-1, -1, -1)) == (citizen not in lie)
    assert sorted(seen.depth[citizen] for citizen in lie) == [0, 0, 0, 0, 0, 1, 1]
