"""`tests.evening` counts forced clicks and waiting."""

from regalia.table.inputs import Prefer
from tests.evening import CHOICE, FORCED, Evening, Scenario

SHORT = Scenario("christina", people=1, seats=2, pace=900)


def test_a_click_without_a_choice_is_counted() -> None:
    evening = Evening(SHORT, 1)
    plain = Evening(SHORT, 1).play()
    evening.send(Prefer(0, 0, (), False))
    asked = evening.play()
    assert (plain.forced, asked.choices) == (0, plain.choices)
    assert asked.forced > 0
    for tally in (plain, asked):
        assert tally.total == CHOICE * tally.choices + FORCED * tally.forced + tally.waiting
        assert sum(tally.causes.values()) == tally.waiting > 0
