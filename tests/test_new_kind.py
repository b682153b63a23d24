"""A new kind of card, added to a copy of the package as docs/adding-a-game.md says.

Random players and stewards play it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.games.regency.listing import list_kinds
from tests.renumber import renumber

ROOT = Path(__file__).resolve().parent.parent
SEED = 40
GAMES = 4
"""Games of stewards for each number of seats from 2 to 6, where the card can do something."""
PLAYED, CHANCES = 12, 56
"""How often stewards play the card in these games, of how many decisions in which they may.

They change with the steward and with its values of events.
"""
PLAY = """
from regalia import games
from regalia.engine.playout import Tally, play_out
from regalia.engine.state import CHANCE, OVER
from regalia.games.regency import schema as s
from librt.random import Random
from tests.games.regency.scene import full

{test}
test_rg99_largesse_lets_two_draw()
game = games.load("regency")
for seats in (1, 3):
    state = game.new(seats)
    play_out(state, Random(seats), Tally())
    assert not state.audit(), state.audit()

played = chances = 0
for seats in range(2, 7):
    for number in range({games}):
        rng, state, steward = Random({seed} + number), game.new(seats), game.steward()
        while state.to_act != OVER:
            seat = state.to_act
            action = state.sample(rng) if seat == CHANCE else steward.decide(state, seat, rng)
            if state.top() < 0 <= seat and s.PLAY + s.LARGESSE in state.legal():
                chances += 1
                played += action == s.PLAY + s.LARGESSE
            state.play(action)
        assert not state.audit(), state.audit()
print(played, chances)
"""


def test_a_kind_of_card_is_added_as_the_docs_say(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    kind, test = re.findall(r"^```py\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    (card,) = re.findall(r"^```toml\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    shutil.copytree(
        ROOT / "src" / "regalia", tmp_path / "regalia", ignore=shutil.ignore_patterns("__pycache__")
    )
    game = tmp_path / "regalia" / "games" / "regency"

    def put(file: str, *changes: tuple[str, str]) -> None:
        source = (game / file).read_text(encoding="utf-8")
        for before, after in changes:
            assert source.count(before) == 1, f"{before} stands in {file}"
            source = source.replace(before, after)
        (game / file).write_text(source, encoding="utf-8")

    put("event_actions.py", ("\n\n\nclass Favour", f"\n\n\n{kind}\n\nclass Favour"))
    put("event_actions.py", ("    cards_to_pick,\n", "    cards_to_pick,\n    other_seats,\n"))
    put("event_actions.py", ("    rearranging_worth,\n", "    rearranging_worth,\n    share,\n"))
    put("cards.toml", ('[[citizen]]\nname = "Vizier"', f'{card}\n[[citizen]]\nname = "Vizier"'))
    list_kinds(game)
    renumber(game)
    played = tmp_path / "play.py"
    played.write_text(PLAY.format(test=test, games=GAMES, seed=SEED), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(played)],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(tmp_path), str(ROOT)]),
            "REGALIA_FORM": "interpreted",
        },
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert done.stdout.split() == [str(PLAYED), str(CHANCES)]
    assert PLAYED > 0
