"""Small pages: one that is laid out well, and one for each fault that the checks must find."""

from __future__ import annotations

from typing import Final, NamedTuple

SIZE: Final = (1280, 720)
STYLE: Final = """
* { box-sizing: border-box } body, h1, h2, p, ol, ul { margin: 0; padding: 0 }
body { font: 16px / 1.4 sans-serif }
.table { height: 100dvh; display: grid; grid-template: 48px minmax(0, 1fr) 90px 140px / 1fr 300px }
.bar { grid-area: 1 / 1 / 2 / 3; padding: 8px }
#r-board { grid-area: 2 / 1; overflow: auto; padding: 8px }
.ask { grid-area: 3 / 1; padding: 8px }
.holding { grid-area: 4 / 1; padding: 8px }
.holding ul { display: flex; gap: 8px; list-style: none; overflow-x: auto }
.side { grid-area: 2 / 2 / 5 / 3; display: grid; grid-template-rows: 200px minmax(0, 1fr) }
#story { height: 200px; overflow: auto }
.thing { position: relative; width: 150px; height: 60px; padding: 8px; border: 1px solid #888 }
.choice { position: absolute; inset: 0; border: 2px solid #b80; background: none; font-size: 0 }
#r-people b { display: block; width: 200px; white-space: nowrap }
#connection { position: fixed; top: 4px; right: 4px; width: 150px; height: 24px }
"""
BODY: Final = """
<div class="table" id="table" data-status="playing">
<header class="bar"><h1 id="name">A game</h1></header>
<section class="ask"><div id="asked" data-seat="0" data-question="1" data-steps="">
<h2 id="ask">What do you do?</h2>
<button class="answer" id="choose-2" data-action="2">Pass</button></div></section>
<section class="holding"><h2 id="hand-title">Your hand</h2>
<ul data-strip><li class="card" data-fly="one">First</li><li>Second</li></ul></section>
<main id="r-board" data-region="board"><h2 id="board-title">The board</h2>
<div class="thing" id="thing" data-subject><span id="word">Langobards</span>
<span data-region="at-1"><button class="choice" id="choose-1" data-action="1">Take</button></span>
</div>
<div id="r-shelf" data-region="shelf"><p id="line">A shelf with a line of text.</p></div></main>
<div class="side"><section id="r-people" data-region="people"><h2>People</h2><b id="person">Anna</b>
<span class="you">you</span></section>
<section class="live-story"><h2>Story</h2><ol id="story"><li>It began.</li></ol></section></div>
<p id="connection" hidden>Reconnecting…</p>
</div>
"""


class Faulty(NamedTuple):
    """A page that breaks one rule: the check that finds it and the element it names.

    ``style`` is added to that of the good page; ``old`` is replaced by ``new`` in its text.
    """

    check: str
    element: str
    style: str = ""
    old: str = ""
    new: str = ""

    def page(self) -> str:
        assert self.old in BODY, f"the good page has no {self.old}"
        body = BODY.replace(self.old, self.new, 1) if self.old else BODY
        return document(body, self.style)


class Moving(NamedTuple):
    """A page on which a step moves what must stay: the style after the step."""

    element: str
    style: str
    check: str = "moved"


def document(body: str = BODY, style: str = "") -> str:
    return f"<!doctype html><html><style>{STYLE}{style}</style><body>{body}</body></html>"


LONG: Final = "Maximilian von Oxenstern, called the Long"
FAULTY: Final[dict[str, Faulty]] = {
    "the question lies over the board": Faulty("overlap", "r-board", ".ask { margin-top: -40px }"),
    "two regions overlap": Faulty(
        "overlap",
        "r-",
        "#r-hand { margin-top: -30px }",
        '<div id="r-shelf"',
        '<div id="r-pile" data-region="pile">Pile</div>'
        '<div id="r-hand" data-region="hand">Hand</div><div id="r-shelf"',
    ),
    "the notice lies over the title": Faulty(
        "overlap", "bar", "#connection { left: 8px }", " hidden>Reconn", ">Reconn"
    ),
    "a line lies over another": Faulty("overlap", "line", "#line { margin-top: -50px }"),
    "a word is broken": Faulty(
        "broken", "word", "#word { display: block; width: 40px; overflow-wrap: anywhere }"
    ),
    "a text is cut at its side": Faulty(
        "cut", "word", ".thing { width: 60px; overflow: hidden; white-space: nowrap }"
    ),
    "a text is shortened": Faulty(
        "cut",
        "line",
        "#line { width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }",
    ),
    "a text is cut below its first line": Faulty(
        "cut",
        "line",
        "#line { width: 90px;"
        " -webkit-line-clamp: 1; display: -webkit-box; -webkit-box-orient: vertical;"
        " overflow: hidden }",
    ),
    "letters are cut at their feet": Faulty(
        "cut", "line", "#line { height: 14px; line-height: 14px; overflow: hidden }"
    ),
    "a name is shortened and nowhere whole": Faulty(
        "cut",
        "person",
        "#r-people b { width: 90px; overflow: hidden; text-overflow: ellipsis }",
        ">Anna<",
        f">{LONG}<",
    ),
    "a word stands over the border": Faulty("spilled", "word", ".thing { width: 60px }"),
    "the page scrolls": Faulty("scrolls", "page", ".table { height: 105dvh }"),
    "the page scrolls sideways": Faulty("sideways", "page", ".table { width: 101vw }"),
    "a part scrolls sideways": Faulty("sideways", "r-board", "#line { width: 1200px }"),
    "a picture covers a text": Faulty(
        "covered",
        "line",
        "#r-shelf { position: relative }"
        " #r-shelf img { position: absolute; inset: 0; width: 50px; height: 100% }",
        '<p id="line"',
        '<img alt=""><p id="line"',
    ),
    "the edge of a box covers a button": Faulty(
        "covered",
        "choose-2",
        ".ask { position: relative }"
        " .lid { position: absolute; left: 0; bottom: 0; width: 200px; height: 40px;"
        " background: #fff }",
        '<h2 id="ask"',
        '<div class="lid"></div><h2 id="ask"',
    ),
    "the frame of a choice goes through a word": Faulty(
        "framed", "choose-1", "#word { position: absolute; top: -12px }"
    ),
    "a transparent choice takes the presses on a button": Faulty(
        "covered",
        "bot",
        "#r-people { position: relative }",
        '<b id="person">Anna</b>',
        '<b id="person">Anna</b><button id="bot">Bot</button>'
        '<button class="choice" id="choose-3" data-action="3">Anna</button>',
    ),
    "a box of the bar covers its link": Faulty(
        "covered",
        "summary",
        ".bar div { position: fixed; top: 20px; left: 0; width: 300px; height: 200px }",
        '<h1 id="name">A game</h1>',
        "<details><summary>Signs</summary><div></div></details>",
    ),
    "a box of the bar is longer than the window": Faulty(
        "cut",
        "details",
        ".bar div { position: fixed; top: 48px; left: 0; width: 300px; height: 900px }",
        '<h1 id="name">A game</h1>',
        "<details><summary>Signs</summary><div></div></details>",
    ),
    "nothing is asked": Faulty("missing", "#asked", "", ' id="asked"', ""),
    "the question has no heading": Faulty("missing", ".ask", "#ask { display: none }"),
    "no choice is shown": Faulty("missing", "data-action", "button { display: none }"),
    "one choice is not shown": Faulty("missing", "choose-1", ".choice { display: none }"),
    "the hand is not shown": Faulty("missing", ".holding", ".holding { display: none }"),
    "the people are not shown": Faulty("missing", "#r-people", "#r-people { visibility: hidden }"),
    "the story is not shown": Faulty("missing", "#story", "#story { display: none }"),
    "a choice is above the start of its scroller": Faulty(
        "unreachable",
        "choose-",
        "#r-board { display: grid; align-content: end } .thing { height: 900px; }",
    ),
    "a choice is below its frame": Faulty(
        "unreachable", "choose-2", ".ask { height: 40px; overflow: hidden }"
    ),
    "the subject is out of sight": Faulty("sight", "thing", "#board-title { height: 700px }"),
    "a choice is out of sight": Faulty("sight", "choose-1", "#board-title { height: 700px }"),
    "the hand is out of sight": Faulty(
        "sight", "card", ".holding { overflow: auto } #hand-title { height: 200px }"
    ),
    "a card is out of sight in a strip that does not scroll": Faulty(
        "sight",
        "Second",
        ".holding ul { overflow: hidden; width: 80px } .holding li { flex: none; width: 70px }",
    ),
    "a label has two lines": Faulty(
        "label", "choose-2", ".answer { width: 90px }", ">Pass<", ">Pass to the left<"
    ),
}
"""Pages by what is wrong with them."""

MOVING: Final[dict[str, Moving]] = {
    "the question grows": Moving(
        "ask", ".table { grid-template-rows: 48px minmax(0, 1fr) 120px 140px }", "grows"
    ),
    "the question moves": Moving(
        "ask", ".table { grid-template-rows: 48px minmax(0, 1fr) 90px 170px }"
    ),
    "the board moves": Moving("r-shelf", "#r-shelf { margin-top: 8px }"),
    "a card moves": Moving("card", ".card { margin-left: 8px }"),
    "a title moves": Moving("hand-title", "#hand-title { margin-left: 8px }"),
    "a choice grows": Moving("choose-1", ".choice { inset: -4px }"),
}
"""What moves between two questions of a move, by its style afterwards."""
