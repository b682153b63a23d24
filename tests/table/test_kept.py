"""What others cause makes nothing anew that depends on a hand, so that no time tells of it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regalia.table import moves, viewer_messages
from regalia.table import table as tables
from regalia.table.inputs import Call, Here, Hurry, Prefer, SetPace, Unwatch, Watch
from regalia.table.presence import CALL_AFTER
from tests.table.party import SPECTATOR, Party

MAKING = (
    (viewer_messages, "question"),
    (viewer_messages, "choices"),
    (viewer_messages, "left_to_do"),
    (viewer_messages, "observation"),
    (moves, "observation"),
    (moves, "left_to_do"),
    (moves, "Draft"),
    (tables, "only_move"),
    (tables, "surely_chooses"),
    (tables, "imagined_position"),
)
"""The functions by which a table finds out what a seat can do or sees."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each of them is called."""
    counts: Counter[str] = Counter()

    def counting(name: str, real: Any) -> Any:
        def count(*given: Any, **more: Any) -> Any:
            counts[name] += 1
            return real(*given, **more)

        return count

    for module, name in MAKING:
        monkeypatch.setattr(module, name, counting(name, getattr(module, name)))
    return counts


@pytest.mark.parametrize("game", ["regency", "envoys"])
def test_nothing_is_made_anew_by_what_others_send(made: Counter[str], game: str) -> None:
    party = Party(game, 3, automatic=True, window=10 * CALL_AFTER).to_window(2)
    mine, other = min(party.table.questions), max(party.table.questions)
    for automatic in (True, False):
        party.send(Prefer(mine, mine, (), automatic))
    made.clear()
    for n in range(20):
        party.send(SetPace(mine, 100 + n))
        party.send(Hurry(mine))
        party.send(Prefer(mine, mine, (), bool(n % 2)))
        party.send(Unwatch(SPECTATOR))
        party.watch(SPECTATOR, "")
        party.send(Watch(70, party.key(mine)))
        party.send(Unwatch(70))
    assert made.pop("observation") == 40, "what the onlooker and the newcomer see"
    assert made == {}
    party.wait(party.now + CALL_AFTER)
    assert other in party.table.questions
    made.clear()
    party.send(Call(mine, other))
    party.send(Here(other))
    party.send(Call(other, mine))
    assert made == {}


def test_the_same_steps_again_cost_nothing(made: Counter[str]) -> None:
    party = Party("christina", 3)
    party.play_to(lambda t: t.state.to_act == 1 and len(party.chosen(1)) > 2)
    steps = party.chosen(1)[:1]
    first = party.move(1, *steps, id="a")
    made.clear()
    for n in range(50):
        again = party.move(1, *steps, id=f"again-{n}")
        assert again | {"id": "a"} == first
    assert made == {}
    party.move(1, id="none")
    assert made["Draft"] == 1
    assert party.screens[SPECTATOR].answers == []


def test_a_kept_step_is_for_one_way_of_showing_it() -> None:
    party = Party("christina", 3)
    party.play_to(lambda t: t.state.to_act == 1 and len(party.chosen(1)) > 2)
    steps = party.chosen(1)[:1]
    asked = party.move(1, *steps, id="a")["ask"]
    party.send(Watch(60, "key-1", 0, False, True))
    other = party.move(1, *steps, id="b", viewer=60)["ask"]
    assert other["observation"] == {} != asked["observation"]
    party.send(Prefer(1, 1, (), True))
    assert party.move(1, *steps, id="c")["id"] == "c"
