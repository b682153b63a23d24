"""What a server says about the form of the rules, while it compiles them and after."""

from __future__ import annotations

import queue
import re
from pathlib import Path

import pytest

from regalia import _native, bots
from regalia.page.renderer import Renderer
from regalia.server import compiling
from regalia.server.compiling import Compiling, form_sentence
from tests.load import play_ready
from tests.server.running import PATIENCE, Child, client


@pytest.mark.parametrize(
    ("status", "sentence"),
    [(0, compiling.READY), (3, compiling.NO_COMPILER), (1, compiling.FAILED)],
)
def test_the_foot_says_that_the_rules_are_compiled_and_how_it_ended(
    status: int, sentence: str, tmp_path: Path
) -> None:
    (tmp_path / "setup.py").write_text(
        "import pathlib, sys\n"
        "while not pathlib.Path('end').exists(): pass\n"
        f"sys.exit({status} if sys.argv[1:] == ['beside'] else 9)\n"
    )
    told: queue.Queue[str] = queue.Queue()
    running = Compiling(told.put)
    renderer = Renderer(bots.DESCRIPTIONS, bots.DEFAULT, lambda: running.sentence)

    def foot() -> str:
        page = renderer.document("refused.html", sentence="No.", back="/")
        found = re.search(r'<footer class="site">.*<p>(.*?)</p>\n</footer>', page, re.S)
        assert found
        return found[1].replace("&#39;", "'")

    assert foot() == form_sentence()
    running.start(tmp_path)
    try:
        assert foot() == compiling.COMPILING
        (tmp_path / "end").write_text("")
        assert told.get(timeout=PATIENCE) == sentence
        assert foot() == sentence
    finally:
        running.stop()
    assert told.empty()


def test_make_ready_waits_for_what_is_said_after_compiling() -> None:
    ends = (compiling.READY, compiling.NO_COMPILER, compiling.FAILED, compiling.COMPILED)
    assert all(play_ready.COMPILED.search(sentence) for sentence in ends)
    assert not play_ready.COMPILED.search(compiling.COMPILING)
    assert play_ready.BACKGROUND in compiling.COMPILING


def test_terminal_and_foot_say_which_form_runs(tmp_path: Path) -> None:
    with Child(tmp_path / "db", "--compile", seed=1, form=_native.form()) as child:
        with client(child.base) as anna:
            assert f"<p>{form_sentence()}</p>\n</footer>" in anna.get("/").text
        child.stop()
        assert form_sentence() in child.printed().splitlines()
    assert child.quiet(), child.errors()
