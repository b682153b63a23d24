"""The table of Christina Regina in words holds what the position does; choices say what they do."""

from __future__ import annotations

import re

import pytest

from regalia.engine.observation import observation, question
from regalia.engine.state import OVER
from regalia.games.christina import zones as z
from regalia.games.christina.observation import ChristinaObservation
from regalia.games.christina.rules import ChristinaState
from tests.contract.cases import Case, contract_cases, some, sweep
from tests.games.christina.scene import COLOUR_NAMES, GAME, Scene, usual_scene
from tests.zones import zone

CASES = [case for case in contract_cases() if case.game.name == "christina"]
GROUPS = ("copper", "silver", "gold")
SHORT = (*COLOUR_NAMES, "plain")
NAMES = ["Ada", "Bo", "Carin", "Dag", "Elin"]


def numbers(text: str, group: int) -> list[int]:
    """The kinds of cards in a list; those of the stack's own group go without its name."""
    found = []
    for name in text.split(", ") if text else []:
        count, _, rest = name.rpartition(" ") if name[0].isdigit() else ("1", "", name)
        own, colour = rest.split() if " " in rest else (GROUPS[group], rest)
        found += [GROUPS.index(own) * 6 + SHORT.index(colour)] * int(count or 1)
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_table_in_words_says_what_the_position_holds(case: Case) -> None:
    for seed in range(5 if sweep() else 1):
        for state in some(case, 200 + seed, most=100, thin=20):
            assert isinstance(state, ChristinaState)
            for viewer in [(), (0,)]:
                seen = observation(state, viewer)
                assert isinstance(seen, ChristinaObservation)
                sections = GAME.words.describe(seen, NAMES)
                court, influence, discards, seats = [section.lines for section in sections]
                for group in range(3):
                    court_line(court[group], state, group)
                    name, _, cards = influence[group].partition(": ")
                    assert name == GROUPS[group]
                    colours = re.sub(r" \(struck\)", "", cards)
                    expected = [COLOUR_NAMES[colour] for colour in seen.influence[group][::-1]]
                    assert colours == (", ".join(expected) or "nobody yet")
                    left = [part for part in cards.split(", ") if "(struck)" not in part]
                    if state.to_act == OVER:
                        assert len(left) == max(len(state.colours_left(group)), not expected)
                counted = discards[0].replace("none", "")
                named = [
                    f"{n} {GAME.words.names['card'][kind]}"
                    if n > 1
                    else GAME.words.names["card"][kind]
                    for kind, n in enumerate(zone(state, z.DISCARDS))
                    if n
                ]
                assert counted == ", ".join(named)
                for seat, line in enumerate(seats):
                    seat_line(line, state, seen, seat)


def court_line(line: str, state: ChristinaState, group: int) -> None:
    """``gold: red, plain; covered blue; 3 unseen: green, 2 plain; buried copper red``."""
    name, _, rest = line.partition(": ")
    assert name == GROUPS[group]
    seen = observation(state, ())
    assert isinstance(seen, ChristinaObservation)
    parts = {"top": "", "covered": "", "unseen": "", "buried": ""}
    for part in rest.split("; ") if rest != "empty" else []:
        if match := re.fullmatch(r"(\d+) unseen: (.*)", part):
            assert int(match[1]) == sum(zone(state, z.UNSEEN)[group * 6 : group * 6 + 6])
            parts["unseen"] = match[2]
        elif part.startswith(("covered ", "buried ")):
            parts[part.split()[0]] = part.partition(" ")[2]
        else:
            parts["top"] = part
    assert numbers(parts["top"], group) == list(seen.top[group])
    assert numbers(parts["covered"], group) == list(seen.covered[group])
    assert numbers(parts["buried"], group) == list(seen.buried[group])
    unseen = zone(state, z.UNSEEN)[group * 6 : group * 6 + 6]
    assert numbers(parts["unseen"], group) == [
        group * 6 + kind for kind, n in enumerate(unseen) for _ in range(n)
    ]
    assert not re.search(r"\b[01] ", parts["unseen"])


def seat_line(line: str, state: ChristinaState, seen: ChristinaObservation, seat: int) -> None:
    """``2 Bo: red; action card spent; gold tilted; failed against Ada (gold)``."""
    who, _, rest = line.partition(": ")
    assert who == f"{seat + 1} {NAMES[seat]}"
    parts = rest.split("; ")
    colour = seen.factions[seat]
    if colour >= 0:
        assert parts[0] == COLOUR_NAMES[colour]
    assert parts[1] == f"action card {'spent' if state.is_spent(seat) else 'ready'}"
    tilted = [group for at, group in enumerate(GROUPS) if state.is_tilted(seat, at)]
    assert (f"{' and '.join(tilted)} tilted" in parts) == bool(tilted)
    for success, verb in ((1, "assassinated"), (0, "failed against")):
        expected = []
        for victim, group in enumerate(seen.tried[seat]):
            if group >= 0 and seen.succeeded[seat][victim] == success:
                guess = seen.guesses[seat][victim]
                told = f" as {COLOUR_NAMES[guess]}" if guess >= 0 else ""
                expected.append(f"{NAMES[victim]} ({GROUPS[group]}{told})")
        said = [part for part in parts if part.startswith(verb)]
        assert said == ([f"{verb} {', '.join(expected)}"] if expected else [])


def labels(scene: Scene, *texts: str) -> list[str]:
    """The labels of the choices in the middle of a move."""
    state = scene.state.copy()
    for text in texts:
        state.play(GAME.words.parse(state, text, whole=False)[0])
    asked = question(state, state.to_act)
    assert asked is not None
    return [choice.label for choice in asked.choices]


def test_each_step_of_an_action_card_says_what_it_does() -> None:
    scene = usual_scene()
    assert labels(scene, "agitate")[0] == "Discard René Descartes (copper blue)"
    assert labels(scene, "manipulate")[0] == "Swap René Descartes (copper blue)"
    assert labels(scene, "manipulate", "copper")[0] == (
        "Swap it with Axel Oxenstierna (silver green)"
    )
    scene.move("agitate gold")
    assert labels(scene, "persuade") == ["Return Ebba Sparre (gold purple)"]
    assert labels(scene, "persuade", "gold purple")[0] == "Put it onto the copper stack"
