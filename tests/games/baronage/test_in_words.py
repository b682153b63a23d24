"""What people read of Regency (Baronage Press): questions, choices, refusals, the table in words.

The texts are kept in ``kept_words.txt`` and were read as a person reads them, beside the positions.
``python -m tests.games.baronage.test_in_words`` writes them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import to_builtins

from regalia.engine.draft import Draft
from regalia.engine.observation import observation, question
from regalia.games.baronage import schema as s
from regalia.table import viewer_messages
from regalia.table.chairs import Preferences
from tests.browser.staging import Staged
from tests.games.baronage.scene import GAME, SHIELDS, Scene, refusal

KEPT = Path(__file__).with_name("kept_words.txt")
DEAD = {f"cadet {i}": "dead" for i in (1, 2, 3, 4)}
LOST = {**DEAD, "cadet 4": "the Dungeon of seat 2"}
HELD = {"chief": "the Dungeon of seat 2", "heir": "the Dungeon of seat 2", **DEAD}
PAIR = {"cadet 1": "blue Baron 1", "cadet 2": "blue Baron 1"}
TWO = {"heir": "blue Baron 3", "chief": "blue Baron 3"}
TWO_THERE = {"cadet 1": "blue Baron 3", "cadet 2": "blue Baron 3"}
GUEST = {"heir": "purple Baron 6", "chief": "red Baron 1"}
AWAY = {shield: f"red Baron {i + 1}" for i, shield in enumerate(SHIELDS[:5])}
CARDS = {"cards": 1}


def witch(*moves: str) -> Scene:
    """The Witch is there, with a throw of 2 and 3 and a black 4."""
    summoned = ("summon the witch", "* throw 2 and 3", "* black 4")
    return Scene(HELD, {"chief": "red Baron 1"}).play(*summoned, *moves)


def scenes() -> dict[str, Scene]:
    """Positions by name, each with a question."""
    fight = {"cadet 1": "purple Baron 8", "heir": "red Baron 5"}
    spread = {"heir": "red Baron 3", "cadet 1": "Baron corner 1", "cadet 2": "the Chapel"}
    hostages = dict.fromkeys(("heir", "cadet 1", "cadet 3"), "the Dungeon of seat 1")
    spurs = {"cadet 1": "red Baron 6", "cadet 2": "red Baron 6", "heir": "the Dungeon of seat 2"}
    near = {"chief": "Sanctuary 3", "heir": "blue Earl 1"}
    gone = {"seat 1": "gone"}
    mixed = {"chief": "purple Baron 6", "heir": "the Dungeon of seat 2", **PAIR, "cadet 3": "dead"}
    other = {"heir": "purple Baron 6", "chief": "the Chapel", "cadet 1": "Sanctuary 1"}
    return {
        "start": Scene({}, {}, throw="2 and 5"),
        "gate": Scene({"chief": "purple Baron 5"}, {}, throw="1 and 4").play("chief"),
        "which": Scene({"chief": "purple Baron 6", **spread}, fight, throw="2 and 6"),
        "attack": Scene({"chief": "purple Baron 6"}, fight, throw="2 and 6").play("chief"),
        "chapel": Scene({"cadet 2": "the Chapel"}, {}, throw="1 and 6").play("cadet 2"),
        "double": Scene(near, {}, throw="1 and 1"),
        "banner": Scene(near, {}, throw="1 and 3").play("chief"),
        "second": Scene({"chief": "purple Baron 6"}, {}, throw="2 and 6").play("chief, 2"),
        "first left": Scene({"chief": "purple Baron 6"}, {}, throw="2 and 6").play("chief, 6"),
        "jump": Scene(PAIR, TWO, throw="2 and 2"),
        "hostages": Scene({"heir": "the Dungeon of seat 2"}, hostages),
        "summon": Scene(HELD, {"chief": "red Baron 1"}),
        "witch": witch(),
        "carried": witch("witch chief"),
        "stay": Scene({**near, "heir": "dead", **LOST}, throw="2 and 5", witches=gone),
        "guest": Scene({}, GUEST, throw="2 and 6", turn=2, guests=["heir of 2"]).play("heir"),
        "hand": Scene({}, {}, options=CARDS, hands={"seat 1": ["1 and 2", "3 and 3"]}),
        "card": Scene({}, {}, options=CARDS).play("play 3 and 3"),
        "free": Scene(spurs, {**AWAY, "cadet 4": "red Baron 8"}),
        "table": Scene(
            mixed,
            other,
            throw="2 and 5",
            guests=["heir of 2"],
            witches={"seat 2": "gone"},
            quiet=32,
            thrown={"seat 1": 20, "seat 2": 19},
        ),
        "allies": Scene(PAIR, {}, {"heir": "blue Baron 1"}, {}, throw="1 and 2"),
        "black": witch(),
        "short": Scene({"heir": "blue Duke 1"}, {}, throw="1 and 2", options={"board": 1}),
    }


def written() -> str:
    """The questions, and of some positions the table in words for seat 1 and a spectator."""
    lines: list[str] = []
    for name, scene in scenes().items():
        state = scene.state
        asked = question(state, state.to_act)
        assert asked is not None
        lines += [f"# {name}", asked.prompt]
        lines += [f"  {one.notation} | {one.label} | {one.at}" for one in asked.choices]
        if name in ("table", "hand", "allies", "black", "second"):
            for viewer, first in (((0,), "You"), ((), "Ada")):
                names = [first, "Bo", "Carin", "Dag"][: state.seats]
                for section in GAME.words.describe(observation(state, viewer), names):
                    lines += [f"  {section.title}", *(f"    {line}" for line in section.lines)]
    return "\n".join(lines) + "\n"


def test_questions_and_the_table_in_words_are_as_they_were_read() -> None:
    assert written() == KEPT.read_text(encoding="utf-8")


WHOLE = {
    "chief, 2, chief, 5": "Chief by 2, then by 5, to Baron corner 1",
    "chief, 2, heir, 5": "Chief by 2 to purple Baron 7; Heir by 5 to purple Baron 10",
    "chief, 6, chief, 2": "Chief by the 6 back to a chamber, then by 2 to purple Baron 7",
    "heir, 2, cadet 1, 2": "Heir by 2 to purple Baron 7; "
    "Cadet 1 by 2 to purple Baron 7 (joins one of yours: a barrier)",
    "cadet 1, 2, chief, 2": "Cadet 1 by 2 to blue Baron 3 (joins two of your side there); "
    "Chief by 2 to purple Baron 7",
    "witch chief, 2": "Witch: Chief to red Baron 9, then by 2 to red Baron 11",
}
"""Whole moves, and how they are read as one choice."""


@pytest.mark.parametrize(
    ("scene", "move"),
    [
        (Scene({}, {}, throw="2 and 5"), "chief, 2, chief, 5"),
        (Scene({}, {}, throw="2 and 5"), "chief, 2, heir, 5"),
        (Scene({"chief": "the Chapel"}, {}, throw="2 and 6"), "chief, 6, chief, 2"),
        (Scene({}, {}, throw="2 and 2"), "heir, 2, cadet 1, 2"),
        (
            Scene(PAIR, {}, {"heir": "blue Baron 3", "chief": "blue Baron 3"}, {}, throw="2 and 2"),
            "cadet 1, 2, chief, 2",
        ),
        (witch(), "witch chief, 2"),
    ],
)
def test_a_whole_move_reads_as_a_sentence(scene: Scene, move: str) -> None:
    steps = GAME.words.parse(scene.state, move, whole=False)
    assert GAME.words.labels(scene.state, steps) == [WHOLE[move]]


@pytest.mark.parametrize(
    ("scene", "move", "several"),
    [
        (Scene({}, {}, throw="2 and 5"), "chief, 2, heir, 5", True),
        (Scene({}, {}, throw="2 and 5"), "chief, 2", False),
        (Scene(PAIR, TWO, throw="2 and 2"), "jump cadet 1 and cadet 2", False),
        (witch(), "witch chief, 2", True),
    ],
)
def test_a_press_that_uses_two_dice_counts_as_several_choices(
    scene: Scene, move: str, several: bool
) -> None:
    steps = GAME.words.parse(scene.state, move, whole=False)
    assert GAME.words.takes_several(scene.state, steps) == several


JAILED = Scene({"heir": "the Dungeon of seat 2"}, {}, throw="2 and 5")
CAPTOR = Scene({}, {"heir": "the Dungeon of seat 1"})
CURSED = Scene({"heir": "dead"}, {}, throw="2 and 5", witches={"seat 1": "gone"})
AT_THE_END = Scene({"chief": "Sanctuary 3", "heir": "red Earl 1"}, {}, throw="1 and 5")
FREED = Scene({}, GUEST, throw="2 and 5", turn=2, guests=["heir of 2"])
TYRO = Scene(PAIR, {}, throw="2 and 2", options={"level": 0})


def test_a_step_is_refused_with_what_bars_the_way() -> None:
    home = Scene({}, {}, throw="2 and 5").play("chief").state
    inward = s.GO + (2 - 1) * s.WAYS + 1
    assert GAME.words.refuse(home, inward) == "Its way does not come to your gate with that die."
    barred = Scene({"chief": "blue Baron 1"}, TWO_THERE, throw="1 and 2").play("chief").state
    onto = s.GO + (2 - 1) * s.WAYS
    told = "A barrier of 2 stands on blue Baron 3; nobody lands on it alone."
    assert GAME.words.refuse(barred, onto) == told


@pytest.mark.parametrize(
    ("scene", "text", "reason"),
    [
        (Scene({}, {}, throw="2 and 5"), "cadet 2", "Cadet 2 stands where another Cadet does"),
        (Scene({}, {}, throw="3 and 6"), "cadet 3, 6, cadet 3, 3", "Cadet 3 stands where another"),
        (Scene({}, {}, throw="2 and 5"), "chief, 3", "There is no 3 to play; the dice left show 2"),
        (Scene({}, {}, throw="2 and 5"), "2", "First name the shield that moves"),
        (Scene({}, {}, throw="2 and 5").play("chief"), "2, 5", "Before the next step name the"),
        (Scene({}, {}, throw="2 and 5").play("chief"), "heir", "First move the Chief"),
        (Scene({}, {}, throw="2 and 5"), "throw", "First play your throw"),
        (Scene({}, {}, throw="2 and 5"), "stay", "What can be played of a throw must be played"),
        (Scene({}, {}, throw="2 and 5"), "witch chief", "Your Witch is not there"),
        (Scene({}, {}, throw="2 and 5"), "jump chief and heir", "only on a double"),
        (TYRO, "jump cadet 1 and cadet 2", "level"),
        (Scene({"heir": "the Chapel"}, {}, throw="2 and 5"), "heir", "only with a 6"),
        (CURSED, "heir", "is dead"),
        (JAILED, "heir", "a hostage in seat 2"),
        (Scene({"chief": "Sanctuary 3"}, {}, throw="1 and 5"), "chief", "can use none of the dice"),
        (AT_THE_END.play("chief"), "5", "exact number"),
        (FREED, "chief", "First a released"),
        (witch("witch chief"), "heir", "First move the Chief"),
        (witch(), "witch cadet 1", "cannot carry it"),
        (CAPTOR, "exchange chief for heir of 2", "possible"),
        (CAPTOR, "chief", "first throw"),
        (Scene({}, {}, throw="1 and 2").play("chief, 1, chief, 2"), "chief", "being thrown"),
    ],
)
def test_a_refusal_says_in_one_sentence_why(scene: Scene, text: str, reason: str) -> None:
    told = refusal(scene.state, text)
    assert reason in told
    assert told.endswith(".")
    assert told.count(". ") == 0


def test_a_shield_that_had_to_move_is_told_before_the_other_die() -> None:
    """A released hostage had to leave; with which shield the other die is played is asked."""
    away, guests = {"chief": "red Baron 10", "cadet 1": "blue Baron 1"}, ["chief of 1"]
    state = Scene(away, {}, throw="2 and 2", guests=guests).state
    steps = GAME.words.parse(state, "chief, 2", whole=False)
    told = "Your Chief had to move by 2, to Baron corner 3."
    assert GAME.words.forced(state, steps) == told
    chosen = state.copy()
    chosen.apply(steps[0])
    assert GAME.words.forced(chosen, steps[1:]) == ""  # the label of the choice has told it
    laid = Staged("baronage", 2, 1, "anna", {1: "steward"})
    laid.sit(0, "anna", "Anna")
    laid.begin()
    draft = Draft(state, 0)
    for step in steps:
        draft.step(step)

    def asked(for_page: bool = True) -> object:
        seen = observation(draft.state, (0,))
        answer = viewer_messages.next_step(laid.table, draft, 1, "", for_page, seen)
        return to_builtins(answer)["ask"]["prompt"]

    question = "The other die shows 2. Which shield?"
    assert asked() == f"{told} {question}"
    assert asked(for_page=False) == question  # a program has taken the steps itself
    laid.table.chairs[0].preferences = Preferences(automatic=False)
    assert asked() == question


if __name__ == "__main__":
    KEPT.write_text(written(), encoding="utf-8")
