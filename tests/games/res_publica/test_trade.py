"""The language of trade: the rulebook's examples, nonsense, and matching by brute force."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.errors import NotUnderstood
from regalia.engine.only_move import left_to_do
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import trade as t
from regalia.games.res_publica.observation import words_of
from tests.contract.checks import sentence
from tests.games.res_publica.scene import WORDS, Scene

PEOPLE, ANY = s.NAME + 12, s.NAME + 14

# The examples of the rulebook, as printed and in notation.
REQUESTS = [
    ("I request 1 Viking.", "request 1 viking"),
    ("I request 1 Monk.", "request 1 monk"),
    ("I request 2 Huns and 1 Shipbuilding.", "request 2 huns and 1 shipbuilding"),
    ("I request 3 Alchemy or 3 Metalworking.", "request 3 alchemy or 3 metalworking"),
]
DEMANDS = [
    ("For 1 Hun.", "for 1 hun"),
    ("For 2 Books or any 2 Civilisation cards.", "for 2 books or 2 civilisation"),
    ("For 1 Anglo-Saxon and 2 Trade.", "for 1 anglo-saxon and 2 trade"),
    ("For 2 Shipbuilding or 2 Architecture.", "for 2 architecture or 2 shipbuilding"),
]
OFFERS = [
    ("I offer 2 Goths.", "offer 2 goths"),
    ("I offer 1 Monk and 2 other People cards.", "offer 1 monk and 2 people"),
    ("I offer 1 Hun and 1 Shipbuilding.", "offer 1 hun and 1 shipbuilding"),
    ("I offer 2 Metalworking.", "offer 2 metalworking"),
    ("I offer 1 Langobard or 1 Anglo-Saxon", "offer 1 anglo-saxon or 1 langobard"),
]
TERMS = [
    ("2 Goths and 1 Hun.", "1 hun and 2 goths"),
    ("2 Architecture or 3 People cards.", "2 architecture or 3 people"),
    ("1 Metalworking and 2 additional cards.", "1 metalworking and 2 any"),
    ("2 pairs or 3 Civilisation cards.", "3 civilisation or 2 pairs"),
]
PLENTY = (
    "1 anglo-saxon, 3 huns, 3 vikings, 4 goths, 1 langobard, 1 monk, 3 alchemy, 3 architecture,"
    "3 trade, 3 metalworking, 3 shipbuilding, 2 books"
)


def plenty() -> Scene:
    """A game of three hands with enough cards for all examples."""
    return Scene(PLENTY, PLENTY, PLENTY.replace("2 books", "1 book"))


def asked(verb: str) -> Scene:
    """A position in which the verb is legal."""
    before = {"request": [], "offer": [], "for": ["request 1 hun"], "tender": ["offer 1 hun"]}
    return plenty().move(*before[verb])


@pytest.mark.parametrize(("printed", "written"), [*REQUESTS, *OFFERS, *DEMANDS], ids=str)
def test_every_example_is_read_written_and_played(printed: str, written: str) -> None:
    verb = written.split()[0]
    assert_reads_alike(verb, printed, written)


@pytest.mark.parametrize("verb", ["request", "offer", "for", "tender"])
@pytest.mark.parametrize(("printed", "written"), TERMS, ids=str)
def test_every_example_of_terms_is_read_written_and_played(
    printed: str, written: str, verb: str
) -> None:
    assert_reads_alike(verb, f"{verb} {printed}", f"{verb} {written}")


def as_typed(text: str) -> str:
    """A sentence of the story in the words of notation: ``2 any`` in place of ``any 2 cards``."""
    text = re.sub(r"\bany card\b", "1 any", re.sub(r"\bany (\d+) cards\b", r"\1 any", text))
    return re.sub(r"\b(people|civilisation) cards?\b", r"\1", text.lower())


def assert_reads_alike(verb: str, printed: str, written: str) -> None:
    """Assert that the printed example is read as the notation, which reads back and is retold."""
    scene = asked(verb)
    state = scene.state
    actions = WORDS.parse(state, written)
    assert WORDS.parse(state, printed) == actions
    assert WORDS.move(state, actions) == written
    seat = scene.turn()
    scene.move(printed)
    words = scene.story()[-1].split(maxsplit=1)
    assert words[0] == f"S{seat}"
    told = as_typed(words[1]).removesuffix(".").removesuffix(" in return")
    assert told.endswith(written.removeprefix(f"{verb} "))
    assert scene.turn() != seat


@pytest.mark.parametrize("verb", ["request", "offer", "for", "tender"])
@pytest.mark.parametrize(
    ("printed", "rule"),
    [
        ("1 Goth, 1 Hun and 1 Anglo-Saxon.", "there is no third"),
        ("1 Goth and 1 Hun and 1 Anglo-Saxon", "there is no third"),
        ("1 Goth or 1 Hun or 1 Anglo-Saxon", "there is no third"),
        ("1 Goth and 1 Hun or", "there is no third"),
        ("1 Civilisation card, but no Alchemy.", "excludes nothing"),
        ("1 civilisation except alchemy", "excludes nothing"),
        ("a civilisation card, but no alchemy", "excludes nothing"),
        ("any but monks", "excludes nothing"),
        ("1 of 2 Goths", "is not possible here"),
        ("1 Goth of 2 Huns", "is not possible here"),
        ("1 the", "is not possible here"),
        ("1 Hun and offer 1 Goth.", "never both"),
        ("1 Hun for 1 Goth.", "never both"),
        ("1 Hun and 2 Huns", "must differ"),
        ("13 Huns", "from 1 to 12"),
        ("0 Huns", "from 1 to 12"),
        ("99999999999 Huns and 1 Goth", "is not possible here"),
        ("Huns", "from 1 to 12"),
        ("1 Hun and Goths", "from 1 to 12"),
        ("1 Hun and", "is not finished"),
        ("2 Dwarves", "is not possible here"),
    ],
)
def test_a_statement_that_breaks_a_rule_is_refused_by_that_rule(
    verb: str, printed: str, rule: str
) -> None:
    assert rule in sentence(asked(verb).refused(f"{verb} {printed}"))


def test_naming_both_sides_as_the_rulebook_has_it_is_refused() -> None:
    assert "never both" in sentence(plenty().refused("I request 1 Hun and offer 1 Goth."))
    message = "A statement names one or two things, joined by “and” or “or”; there is no third."
    assert plenty().refused("I offer 1 Goth, 1 Hun and 1 Anglo-Saxon.") == message


def test_an_answer_may_leave_its_verb_out() -> None:
    scene = asked("tender")
    assert WORDS.parse(scene.state, "2 goths") == WORDS.parse(scene.state, "tender 2 goths")
    scene = asked("for")
    assert WORDS.parse(scene.state, "2 goths") == WORDS.parse(scene.state, "for 2 goths")
    assert "is not possible here" in plenty().refused("2 goths")  # could be a request or an offer


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("offer one goth", "offer 1 goth"),
        ("OFFER A GOTH", "offer 1 goth"),
        ("offers the 2 goths", "offer 2 goths"),
        ("offer a pair of people", "offer 1 people pair"),
        ("offer 2 pairs of civilization", "offer 2 civilisation pairs"),
        ("offer 3 cards", "offer 3 any"),
        ("offer a hun and 2 others", "offer 1 hun and 2 any"),
        ("offer 2 goths stop", "offer 2 goths"),
    ],
)
def test_many_ways_to_say_the_same(text: str, written: str) -> None:
    state = plenty().state
    assert WORDS.parse(state, text) == WORDS.parse(state, written)


NONSENSE = [
    "stop",
    "and",
    "or 1 goth",
    "fish",
    "1",
    "12 12 12",
    "i",
    ".",
    "offer",
    "request",
    "request 1",
    "for",
    "tender 13 goths",
    "accept",
    "accept 1",
    "accept 9",
    "accept all",
    "give",
    "give 99 goths",
    "give 3 dwarves",
    "give 12 goths and 12 huns",
    "enough",
    "display",
    "display 4 goths",
    "display 5 dwarves",
    "draw without people",
    "draw 3",
    "rest",
    "start 1",
    "goth",
    "²",
    "offer ² goths",
    "offer " + "1 goth and " * 50,
    "offer " + "9" * 5000 + " goths",
]
STAGES = {
    "turn": [],
    "request": ["request 12 monks"],
    "offer": ["offer 1 goth"],
    "deal": ["offer 1 goth", "tender 1 hun", "decline"],
    "unpayable": ["request 1 goth", "for 12 monks", "decline"],
    "pick": ["offer 2 people", "tender 1 hun", "decline", "accept 2"],
    "displays": ["offer 1 goth", "decline", "decline"],
}


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: str(text)[:30])
def test_nonsense_is_answered_with_one_clear_sentence(stage: str, text: str) -> None:
    scene = plenty().move(*STAGES[stage])
    before = scene.state.dump()
    message = sentence(scene.refused(text))
    assert len(message) < 260
    assert message.count(". ") == 0
    assert scene.state.dump() == before


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("text", NONSENSE, ids=lambda text: str(text)[:30])
def test_nonsense_is_at_most_the_beginning_of_a_move(stage: str, text: str) -> None:
    scene = plenty().move(*STAGES[stage])
    here = scene.state.copy()
    try:
        actions = WORDS.parse(here, text, whole=False)
    except NotUnderstood as refused:
        sentence(str(refused))
        return
    for action in actions:
        here.play(action)
    assert here.underway()


@pytest.mark.parametrize(
    ("stage", "text", "message"),
    [
        ("turn", "accept 2", "nothing to answer or accept now"),
        ("turn", "tender 1 goth", "nothing to answer or accept now"),
        ("turn", "decline", "nothing to answer or accept now"),
        ("turn", "offer 5 goths", "You cannot promise more than you hold"),
        ("turn", "offer 12 goths and 1 monk", "You cannot promise more than you hold"),
        ("turn", "offer 4 goths and 12 any or", "there is no third"),
        ("turn", "draw with people", "Only with three settlements"),
        ("turn", "display 4 trade", "Without a library"),
        ("request", "for 1 goth", "so you can only decline"),
        ("request", "offer 1 goth", "Answer first: decline."),
        ("offer", "request 1 goth", "Answer in kind: tender or decline."),
        ("offer", "for 1 goth", "Answer in kind: tender or decline."),
        ("offer", "tender 2 monks", "You cannot promise more than you hold"),
        ("deal", "accept 1", "There is no answer of seat 1 to accept"),
        ("deal", "accept 3", "There is no answer of seat 3 to accept"),
        ("deal", "accept 4", "There is no seat 4; the seats are 1 to 3."),
        ("deal", "draw", "First decide on the answers: accept 2; accept none."),
        ("unpayable", "accept 2", "You cannot pay what seat 2 asks"),
        ("pick", "give 1 trade", "With 1 Trade you would not give what you owe"),
        ("pick", "enough", "You owe more than that"),
        ("pick", "give 1 goth", "is not finished"),
        ("pick", "give 3 goths", "finished before “goth”"),
        ("pick", "draw", "First pick the cards that you give"),
        ("displays", "offer 1 goth", "one trade a turn"),
    ],
)
def test_the_message_names_the_fault(stage: str, text: str, message: str) -> None:
    assert message in sentence(plenty().move(*STAGES[stage]).refused(text))


@pytest.mark.parametrize("text", ["no", "pass", "No.", "I pass"])
@pytest.mark.parametrize("stage", ["request", "offer"])
def test_an_answer_may_be_a_plain_no(stage: str, text: str) -> None:
    scene = plenty().move(*STAGES[stage])
    assert WORDS.parse(scene.state, text) == WORDS.parse(scene.state, "decline")


@pytest.mark.parametrize("text", ["no thanks", "not interested"])
def test_a_polite_no_is_not_read_as_an_exclusion(text: str) -> None:
    assert "excludes" not in sentence(plenty().move(*STAGES["offer"]).refused(text))


def test_an_answer_with_the_wrong_verb_is_refused_with_the_right_one() -> None:
    for text in ("request 1 goth", "offer 1 goth", "for 1 goth", "give 2 huns", "I give 2 huns"):
        refused = plenty().move(*STAGES["offer"]).refused(text)
        assert refused == "Answer in kind: tender or decline."
    for text in ("request 1 goth", "offer 1 goth", "tender 1 goth", "give 2 huns"):
        refused = plenty().move("request 1 hun").refused(text)
        assert refused == "Answer in kind: for (what you ask) or decline."


@pytest.mark.parametrize("joint", ["and", "or"])
def test_a_second_promise_without_the_cards_is_refused_by_its_rule(joint: str) -> None:
    scene = Scene("1 goth", "4 huns", "4 vikings")
    message = sentence(scene.refused(f"offer 1 goth {joint} 1 langobard"))
    assert message == "You cannot promise more than you hold; name what is in your hand."


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("give 2 huns", "You do not hold that many Huns"),
        ("give 1 hun and 1 viking", "You do not hold that many Huns"),
        ("give 5 goths", "You do not hold that many Goths"),
        ("give 2 people", "Name the cards by kind"),
        ("give any", "Name the cards by kind"),
        ("give 1 trade", "you would not give what you owe"),
    ],
)
def test_impossible_picks_are_refused_by_the_hand_first(text: str, message: str) -> None:
    scene = Scene("4 goths, 1 viking, 1 trade", "4 huns", "4 vikings")
    scene.move("offer 2 people", "tender 1 hun", "decline", "accept 2")
    assert message in sentence(scene.refused(text))


def test_one_pick_too_many_of_a_kind_is_refused_by_the_hand() -> None:
    scene = Scene("1 goth, 4 vikings", "4 huns", "4 anglo-saxons")
    scene.move("offer 2 people", "tender 1 hun", "decline", "accept 2").begin("give viking")
    assert "You do not hold that many Goths" not in WORDS.refuse(scene.state, s.PICK + 3)
    scene = Scene("1 viking, 4 goths", "4 huns", "4 anglo-saxons")
    scene.move("offer 2 people", "tender 1 hun", "decline", "accept 2").begin("give viking")
    assert "You do not hold that many Vikings" in sentence(WORDS.refuse(scene.state, s.PICK + 2))


def test_the_prompt_says_when_it_may_be_enough() -> None:
    scene = Scene("4 goths, 3 vikings", "4 huns", "4 huns")
    scene.move("offer 1 viking or 2 people", "tender 1 hun", "decline", "accept 2")
    scene.state.play(s.PICK + 2)
    assert "More, or is that enough?" in WORDS.prompt(scene.state, 0)
    scene = Scene("4 goths, 3 vikings", "4 huns", "4 huns")
    scene.move("offer 1 viking or 2 goths", "tender 1 hun", "decline", "accept 2")
    scene.state.play(s.PICK + 2)
    assert "that is enough." in WORDS.prompt(scene.state, 0)


@pytest.mark.parametrize("text", ["draw a card", "draw 1"])
def test_the_refusal_of_a_draw_does_not_mention_settlements(text: str) -> None:
    assert "settlements" not in sentence(plenty().refused(text))


def test_groups_are_called_cards_in_the_story() -> None:
    scene = plenty().move("request 1 people", "for 2 civilisation")
    assert scene.story()[-2:] == [
        "S1 requested 1 people card.",
        "S2 asked for 2 civilisation cards in return.",
    ]


@pytest.mark.parametrize(
    ("begun", "asked"),
    [
        (
            "offer 1 goth and 1",
            "To name something listed before Goths, take back and say that first.",
        ),
        (
            "request 2 pairs or 1",
            "To name something listed before pairs, take back and say that first.",
        ),
        ("request 2 anglo-saxons and 1", "2 Anglo-Saxons and 1 … Of what?"),
        ("request 2", "I request 2 … Of what?"),
    ],
)
def test_the_question_says_how_to_name_what_is_listed_before(begun: str, asked: str) -> None:
    scene = Scene("1 goth, 1 monk", "4 huns", "4 vikings").begin(begun)
    assert WORDS.prompt(scene.state, 0).endswith(asked)


@pytest.mark.parametrize(
    ("hand", "begun", "actions", "said"),
    [
        ("2 goths, 1 hun", "offer 2", [PEOPLE, s.AND], "I offer 2 people cards and any card"),
        ("2 goths, 1 hun", "offer 2", [PEOPLE, s.OR], ""),
        ("1 goth", "offer 1", [PEOPLE, s.OR], "I offer 1 people card or any card"),
        ("1 goth", "offer 1", [ANY], ""),
        ("1 monk", "offer", [s.COUNT], ""),
    ],
)
def test_a_choice_that_ends_the_statement_says_so_before(
    hand: str, begun: str, actions: list[int], said: str
) -> None:
    scene = Scene(hand, "4 huns", "4 vikings").begin(begun)
    for action in actions[:-1]:
        scene.state.apply(action)
    after = scene.state.copy()
    after.apply(actions[-1])
    warning = WORDS.warnings(scene.state, [actions[-1], *left_to_do(after, 0)])
    assert warning == (f"This says “{said}”." if said else "")


@pytest.mark.parametrize("text", ["no", "None.", "decline"])
def test_an_answer_is_refused_in_one_word(text: str) -> None:
    scene = plenty().move("request 1 people", "for 2 civilisation")
    while scene.state.asks_others():
        scene.move("decline")
    assert WORDS.parse(scene.state, text) == [s.REFUSE]


def test_possible_picks_are_listed_with_give_once() -> None:
    scene = Scene("2 goths, 1 hun", "4 huns", "4 vikings").move("offer 1 people", "tender 1 hun")
    scene.move("decline", "accept 2")
    assert sentence(scene.refused("give 1 monk")).endswith("possible: give hun; give goth.")


def test_a_half_made_statement_is_continued() -> None:
    scene = plenty().begin("offer 2")
    assert scene.state.underway()
    assert "more than you hold" in sentence(scene.refused("monks"))
    scene.begin("goths").begin("and")
    assert sentence(scene.begin("1").refused("huns")) == (
        "Huns are named before Goths: take back, and begin with Huns."
    )
    assert sentence(scene.refused("goths")) == (
        "You have named Goths already; name something else, or one count for both."
    )
    scene.begin("monk")
    assert scene.seen().said == words_of(
        t.make_statement(t.make_term(2, 3), s.BOTH, t.make_term(1, 5))
    )


def test_a_statement_ending_with_a_joint_is_continued() -> None:
    scene = plenty().begin("offer 2 goths and")
    assert scene.state.underway()
    assert "…" in WORDS.prompt(scene.state, 0)
    assert len(scene.legal()) > 1


def test_a_half_made_statement_may_end() -> None:
    scene = plenty().begin("offer").begin("2").begin("goths")
    assert scene.legal() == ["and", "or", "stop"]
    assert "Say it like that" in WORDS.prompt(scene.state, 0)
    scene.begin("stop")
    assert scene.turn() == 2


# Matching, against brute force.

counts = st.integers(1, 4)
names = st.one_of(
    st.integers(0, s.CHARACTERISTICS - 1), st.integers(s.PEOPLE, s.CHARACTERISTICS - 1)
)


@st.composite
def statements(draw: st.DrawFn) -> int:
    """Any statement with small counts."""
    one, other = draw(names), draw(names)
    if one == other or draw(st.booleans()):
        return int(t.make_statement(t.make_term(draw(counts), one)))
    one, other = min(one, other), max(one, other)
    joint = draw(st.sampled_from([s.BOTH, s.EITHER]))
    first, second = t.make_term(draw(counts), one), t.make_term(draw(counts), other)
    return int(t.make_statement(first, joint, second))


@st.composite
def small_hands(draw: st.DrawFn) -> list[int]:
    """A hand of few cards and kinds, so that all choices of cards can be tried."""
    hand = [0] * s.KINDS
    for kind in draw(st.lists(st.integers(0, s.KINDS - 1), min_size=1, max_size=4)):
        hand[kind] = min(hand[kind] + draw(st.integers(1, 4)), 5)
    return hand


def within(hand: list[int]) -> Iterator[tuple[int, ...]]:
    """All choices of cards out of a hand."""
    return product(*[range(count + 1) for count in hand])


def is_term(chosen: tuple[int, ...], count: int, name: int) -> bool:
    """Whether the cards are exactly those of a term, by the words of the ruling."""
    kinds = {
        s.PEOPLE: range(6),
        s.PEOPLE_PAIR: range(6),
        s.CIVILISATION: range(6, 12),
        s.CIVILISATION_PAIR: range(6, 12),
        s.ANY: range(12),
        s.PAIR: range(12),
    }.get(name, range(name, name + 1))
    if any(n for kind, n in enumerate(chosen) if kind not in kinds):
        return False
    if name in (s.PAIR, s.PEOPLE_PAIR, s.CIVILISATION_PAIR):
        return all(n % 2 == 0 for n in chosen) and sum(chosen) == 2 * count
    return sum(chosen) == count


def served_by(chosen: tuple[int, ...], statement: int) -> bool:
    """Whether cards are exactly those of a way of the statement."""
    count, name, joint, other_count, other = words_of(statement)
    if joint == s.ALONE:
        return is_term(chosen, count, name)
    if joint == s.EITHER:
        return is_term(chosen, count, name) or is_term(chosen, other_count, other)
    return any(
        is_term(part, count, name)
        and is_term(tuple(n - p for n, p in zip(chosen, part, strict=True)), other_count, other)
        for part in within(list(chosen))
    )


def can(hand: list[int], statement: int) -> bool:
    """Whether some of the cards are exactly those of a statement."""
    return any(served_by(chosen, statement) for chosen in within(hand))


def ways(statement: int) -> list[int]:
    return [int(t.nth_way(statement, number)) for number in range(t.way_count(statement))]


@settings(deadline=None)
@given(small_hands(), statements())
def test_a_statement_can_be_met_if_some_cards_are_just_what_it_names(
    hand: list[int], statement: int
) -> None:
    held = vec[i64]([7, *hand])  # the hand begins at index 1
    for way in ways(statement):
        assert t.can_meet(held, 1, way) == can(hand, way)
    assert t.can_serve(held, 1, statement) == can(hand, statement)
    assert t.can_keep(held, 1, statement) == all(can(hand, way) for way in ways(statement))


@settings(deadline=None)
@given(small_hands(), counts, names, names, st.booleans())
def test_the_highest_count_beside_a_first_term(
    hand: list[int], count: int, name: int, other: int, alone: bool
) -> None:
    assume(name < other)
    first = 0 if alone else t.make_term(count, name)
    most = t.highest_second_count(vec[i64](hand), 0, first, other)
    for more in range(1, 8):
        second = t.make_term(more, other)
        statement = t.make_statement(second) if alone else t.make_statement(first, s.BOTH, second)
        assert can(hand, int(statement)) == (more <= most)


@settings(deadline=None)
@given(small_hands(), statements())
def test_every_pick_leads_to_cards_that_serve_the_statement(
    hand: list[int], statement: int
) -> None:
    """The picks that can be made, kind by kind, are exactly the cards that serve a statement."""
    assume(sum(hand) <= 9)
    held = vec[i64](hand)
    wanted = {chosen for chosen in within(hand) if served_by(chosen, statement)}
    found: set[tuple[int, ...]] = set()
    begun = [(0, 0)]
    while begun:
        picks, last = begun.pop()
        if picks and t.is_served(held, 0, statement, picks):
            found.add(tuple(int(t.PACKING.count(picks, kind)) for kind in range(s.KINDS)))
        nexts = t.next_picks(held, 0, statement, picks, last)
        begun.extend((picks + t.PACKING.cards(nexts[i]), nexts[i]) for i in range(len(nexts)))
        assert len(nexts) or t.is_served(held, 0, statement, picks) or (not picks and not wanted)
    assert found == wanted
    assert max((sum(chosen) for chosen in wanted), default=0) <= t.longest(statement)


@settings(deadline=None)
@given(small_hands(), statements(), st.data())
def test_can_finish_agrees_with_brute_force(
    hand: list[int], statement: int, data: st.DataObject
) -> None:
    assume(sum(hand) <= 9)
    picks = [data.draw(st.integers(0, count)) for count in hand]
    last = data.draw(st.integers(0, s.KINDS))
    truly = any(
        served_by(chosen, statement)
        and all(
            n == picks[kind] if kind < last else n >= picks[kind] for kind, n in enumerate(chosen)
        )
        for chosen in within(hand)
    )
    assert t.can_finish(vec[i64](hand), 0, statement, t.PACKING.pack(picks), last) == truly


@given(statements())
def test_every_statement_reads_back(statement: int) -> None:
    state = Scene("1 goth", "1 goth", "1 goth").state
    words = f"request {WORDS.say(words_of(statement))}"
    actions = WORDS.parse(state, words)
    assert WORDS.move(state, actions) == as_typed(words)
    for action in actions:
        state.play(action)
    assert state.said() == statement
