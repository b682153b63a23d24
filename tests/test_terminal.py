"""Games in the terminal: lines of a list are typed, and what is printed is checked."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path

import pytest
from librt.random import Random
from mypy_extensions import i64

from regalia import games
from regalia.engine import record
from regalia.engine.chance import bot_seed, seed_from
from regalia.engine.errors import IllegalAction, NotUnderstood, Refusal
from regalia.engine.game import Game
from regalia.engine.observation import Choice, Question, question
from regalia.engine.past import Past, apply_and_observe
from regalia.engine.player import Player, imagined_position, whole_move
from regalia.engine.state import CHANCE, OVER, State
from regalia.engine.story import Story, told
from regalia.engine.words import name_seats
from regalia.names.checking import checked_name
from regalia.text import compose, files, session
from regalia.text.local_game import LocalGame
from regalia.text.replay_view import ReplayView
from tests.contract.cases import Case, all_cases, any_action, contract_cases, sweep, walk
from tests.person import CHRISTINA, Terminal, first_choices, local_game, play, resume, table
from tests.toys.chariots import chariots
from tests.toys.envoys import envoys

COMPARED = 20
"""About how many positions of a game are compared, times the factor of a sweep.

tests/contract compares observation, question and story of two worlds that look alike to a seat;
here it is checked that the terminal prints nothing else."""
ANSI = re.compile(r"\x1b\[[0-9;]*m")
SENTENCE = re.compile(r"[A-Z“].*[.!?]")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game in which the person always takes the first choice."""
    path = tmp_path_factory.mktemp("whole") / "game"
    play(path, first_choices())
    return path.read_text()


# A game from beginning to end.


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_game_is_played_to_its_end_and_its_record_proves_true(tmp_path: Path, seats: int) -> None:
    path = tmp_path / "game"
    terminal = play(path, first_choices(), seats)
    played = files.read(path)
    assert record.verify(played, CHRISTINA).to_act == OVER
    assert played.headers["Result"] == record.result(record.verify(played, CHRISTINA))
    ended = r"^(You win!|The Queen wins\.|.* wins\.|.* share the victory\.)$"
    assert re.search(ended, terminal.printed(), re.MULTILINE)
    assert f"regalia replay {path}" in terminal.printed()


@pytest.mark.parametrize("make", [envoys, chariots])
def test_it_plays_games_with_windows_hands_and_dice(
    tmp_path: Path, make: Callable[[], Game]
) -> None:
    game = make()
    play(tmp_path / "game", first_choices(), 3, 2, game)
    assert record.verify(files.read(tmp_path / "game"), game).to_act == OVER


def test_the_scoring_is_printed_line_by_line(tmp_path: Path) -> None:
    printed = play(tmp_path / "game", first_choices()).printed()
    paragraphs = [line[2:] for line in printed.splitlines() if line.startswith("–")]
    scored = [
        line
        for line in paragraphs
        if re.match(r"(Copper|Silver|Gold): \w+(, nobody.s colour, takes| scores)", line)
    ]
    assert len(scored) >= 3
    assert "Revealed: your colour is" in printed


def test_the_table_fits_eighty_columns(tmp_path: Path) -> None:
    terminal = play(tmp_path / "game", [*["help", "story", "table"], *["1"] * 40], 5)
    lines = terminal.printed().replace(str(tmp_path), "").splitlines()
    assert [line for line in lines if len(line) > 80 or line != line.rstrip(" ")] == [
        line for line in lines if line.endswith("> ")
    ]


def test_colours_only_add_to_the_words() -> None:
    plain, coloured = Terminal([]), Terminal([], colour=True)
    state = dealt()
    for terminal in (plain, coloured):
        terminal.screen.colour_words(state.game.words.colour_words())
        terminal.screen.print_table(compose.table(state, (0,), ["You", "Bengt", "Carin"]))
    assert "\x1b[" not in plain.printed()
    assert "\x1b[" in coloured.printed()
    assert ANSI.sub("", coloured.printed()) == plain.printed()


def test_a_colour_word_is_styled_only_where_it_stands_alone() -> None:
    terminal = Terminal([], colour=True)
    terminal.screen.colour_words({"red": "gules"})
    terminal.screen.print("covered Fredrik red")
    assert len(ANSI.findall(terminal.printed())) == 2


def dealt() -> State:
    state = CHRISTINA.new(3)
    rng = Random(4)
    while state.to_act == CHANCE:
        state.apply(state.sample(rng))
    return state


def test_control_characters_are_not_printed() -> None:
    terminal = Terminal([])
    terminal.screen.print("a\x1b[2Jb\x07")
    terminal.screen.print_unwrapped("c\x1bd")
    terminal.screen.print("[red]not markup[/red]")
    assert terminal.printed() == "a?[2Jb?\nc?d\n[red]not markup[/red]\n"


# What may be typed.

WRONG = [
    "",
    "   ",
    "0",
    "99",
    "9" * 6000,
    "-1",
    "1.5",
    "perhaps",
    "draw",
    "back",
    "1 2",
    "draw tin",
    "²",
    "\u0661",
]


@pytest.mark.parametrize("wrong", WRONG)
def test_each_wrong_line_gets_one_sentence_and_the_same_prompt(tmp_path: Path, wrong: str) -> None:
    terminal = play(tmp_path / "game", [wrong])
    assert SENTENCE.fullmatch(" ".join(terminal.answers[1].split())), terminal.answers[1]
    assert terminal.prompts[0] == terminal.prompts[1]


def test_wrong_lines_change_nothing(tmp_path: Path, whole: str) -> None:
    lines = [line for line in WRONG if line != "back"]
    play(tmp_path / "game", cycle([*lines, "help", "table", "story", "?", "1"]))
    assert (tmp_path / "game").read_text() == whole


def test_steps_taken_back_leave_no_trace(tmp_path: Path, whole: str) -> None:
    play(tmp_path / "game", cycle(["1", "back", "1"]))
    assert (tmp_path / "game").read_text() == whole


def test_back_returns_to_the_question_before(tmp_path: Path) -> None:
    terminal = play(tmp_path / "game", ["agitate", "back", "manipulate", "1", "back", "back"])
    prompts = "Your turn|Which top card|With which other|Which stack"
    asked = re.findall(prompts, terminal.printed())
    assert asked == [
        "Your turn",
        "Which stack",
        "Your turn",
        "Which top card",
        "With which other",
        "Which top card",
        "Your turn",
    ]
    assert record.read((tmp_path / "game").read_text()).lines[-1].startswith("*")


def test_words_whole_or_in_part_do_what_numbers_do(tmp_path: Path) -> None:
    ways = [
        ["1", "1"],
        ["draw copper", "bury silver"],
        ["Draw Copper, bury SILVER"],
        ["1", " bury  silver "],
    ]
    found = set()
    for i, lines in enumerate(ways):
        play(tmp_path / str(i), lines)
        found.add((tmp_path / str(i)).read_text())
    assert len(found) == 1


@pytest.mark.parametrize("line", ["quit", "exit", "QUIT"])
def test_quitting_prints_how_to_go_on(tmp_path: Path, line: str) -> None:
    path = tmp_path / "a game"
    terminal = play(path, [line])
    assert f"regalia play --resume '{path}'" in terminal.printed()
    assert resume(path, []).printed().startswith("Christina Regina, taken up again\n")


def test_other_seats_go_by_their_names() -> None:
    names = ["You", "Bengt", "Carin"]
    asked = question(dealt_to(0), 0)
    assert asked is not None
    labels = [name_seats(choice.label, names) for choice in asked.choices]
    assert "Try to assassinate Bengt" in labels
    assert name_seats("seat 3's card, seat 1, seat 9", names) == "Carin's card, you, seat 9"


def test_names_stand_for_seats_in_what_is_typed(tmp_path: Path) -> None:
    found = set()
    for i, line in enumerate(["assassinate 2", "assassinate bengt", " Assassinate  BENGT "]):
        play(tmp_path / str(i), [line, "1", "1"])
        found.add((tmp_path / str(i)).read_text())
    assert len(found) == 1
    assert "\n1 assassinate 2 by copper" in found.pop()
    names = ["You", "Bengt", "Bengt II", "Åke (x)"]
    assert (
        compose.names_to_numbers("Bengt ii, bengtsson, åke (X) YOU", names) == "3, bengtsson, 4 1"
    )


def test_a_player_called_like_a_card_does_not_shadow_the_card(tmp_path: Path) -> None:
    at = session.begin(CHRISTINA, {}, seed_from(5), "Anna", ["", "steward", "steward"])
    at.recorder.record.headers["Player 2"] = "Copper"
    local_game(
        at, files.RecordFile(tmp_path / "game"), Terminal(["draw copper bury silver"])
    ).play()
    assert "\n1 draw copper bury silver\n" in (tmp_path / "game").read_text()


def test_seats_in_what_was_typed_are_not_replaced_by_names(tmp_path: Path) -> None:
    terminal = play(tmp_path / "game", ["draw seat 2", "assassinate 1", "draw bengt"])
    assert "“draw seat 2”" in terminal.answers[1]
    names = ["You", "Bengt"]
    assert name_seats("“seat 2” is seat 2; “a seat 2", names) == "“seat 2” is Bengt; “a seat 2"


def dealt_to(seat: int) -> State:
    """A position in which the seat is to act."""
    state, rng = dealt(), Random(9)
    while state.to_act != seat or state.underway():
        state.apply(any_action(state, rng))
    return state


def test_no_bot_has_the_name_of_the_person() -> None:
    assert session.seat_names("bengt", ["", "steward"], [0, 1]) == ["bengt", "Ingemar"]
    names = session.seat_names("Anna", ["steward"] * 9, list(range(9)))
    assert len(set(names)) == 9
    names = session.seat_names("Anna", ["", "steward", "", "steward"], [0, 1, 0, 1])
    assert names == ["Anna", "Bengt", "Anna II", "Bengt II"]


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "a\x07b"])
def test_a_name_that_cannot_be_kept_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="1 to 24 letters"):
        checked_name(name)


@pytest.mark.parametrize(
    ("typed", "agreed"),
    [
        (["y"], True),
        (["YES"], True),
        ([""], False),
        (["n"], False),
        (["what", "y"], True),
        ([], False),
    ],
)
def test_playing_again_takes_a_yes(typed: list[str], agreed: bool) -> None:
    terminal = Terminal(typed)
    assert terminal.screen.confirm("Again?") is agreed
    assert ("Type y for yes or n for no." in terminal.printed()) is ("what" in typed)


def test_again_is_another_game_of_the_same_players(tmp_path: Path) -> None:
    first = table(4)
    second = first.again(seed_from(6))
    headers = [at.recorder.record.headers for at in (first, second)]
    for name in headers[0]:
        assert (headers[0][name] == headers[1][name]) is (name not in ("Seed", "Seed-Hash"))


# Secrets.


def on_screen(state: State, story: Story, seat: int, asked: bool) -> str:
    """Everything that the terminal prints for a seat in this position."""
    terminal = Terminal([])
    names = [f"N{i}" for i in range(state.seats)]
    terminal.screen.print_table(compose.table(state, (seat,), names))
    lately = max(0, len(story.lines) - 3)
    terminal.screen.print_story(story.paragraphs(state, (seat,), names, lately))
    if asked:
        put = question(state, seat)
        assert put is not None
        terminal.screen.print_question(put, lambda text: name_seats(text, names))
    return terminal.printed()


@pytest.mark.parametrize("case", contract_cases(), ids=str)
def test_the_screen_is_the_same_for_every_world_that_looks_alike(case: Case) -> None:
    rng = Random(7)
    state = case.start()
    story = Story(state)
    most = COMPARED * (sweep() or 1)
    apart = max(1, sum(1 for _ in walk(case, 7)) // most)
    compared = 0
    for number in count(1):
        if state.to_act == OVER:
            break
        actor = state.to_act
        state.apply(any_action(state, rng))
        if not state.underway():
            story.end_line("*" if actor == CHANCE else f"{actor + 1}")
        if number % apart and state.to_act != OVER:
            continue
        for seat in {rng.randrange(state.seats), max(state.to_act, 0)}:
            asked = seat == state.to_act
            truth = on_screen(state, story, seat, asked)
            world = state.imagine(seat, Random(rng.randrange(1 << 30)))
            assert on_screen(world, story, seat, asked) == truth
            compared += world.dump() != state.dump()
    hides = not case.game.perfect_information and case.seats > 1
    assert compared > 2 or not hides, "nothing was hidden"


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_a_story_holds_what_its_viewer_saw_and_nothing_else(case: Case) -> None:
    rng = Random(8)
    state = case.start()
    story = Story(state)
    while state.to_act != OVER:
        state.apply(any_action(state, rng))
        story.end_line("*")
    names = [f"N{i}" for i in range(state.seats)]
    for seats in ((), *((seat,) for seat in range(state.seats)), tuple(range(state.seats))):
        seen = story.journal.seen(seats)
        sentences = [told(case.game.words, event, seats, names) for event in seen]
        paragraphs = story.paragraphs(state, seats, names)
        worth_one = [sentence for sentence in sentences if sentence]
        assert [s for paragraph in paragraphs for s in paragraph.sentences] == worth_one


class Watcher:
    """A person in a seat who asks for table and story in each turn, and checks what is printed."""

    def __init__(self, path: Path, seats: int, seat: int) -> None:
        self.at = table(seats, game=CHRISTINA, seat=seat)
        self.seat = seat
        self.terminal = Terminal(self.lines())
        self.local_game = local_game(self.at, files.RecordFile(path), self.terminal)
        self.lines_seen = 0
        self.turns = 0

    def lines(self) -> Iterator[str]:
        """Type, and read what was printed before each line."""
        while True:
            news = self.printed().partition("–" * 80 + "\n")[2]
            assert news == self.story(self.lines_seen) + "\n" + self.table()
            self.lines_seen = len(self.at.story.lines)
            yield "table"
            assert self.printed() == self.table()
            yield "story"
            assert self.printed() == self.story(0)
            self.turns += 1
            yield "1"
            while self.terminal.prompts[-1].endswith("back or help> "):
                yield "1"

    def printed(self) -> str:
        """What was printed since the last line, without the question."""
        return self.terminal.answers[-1].partition("Your turn: ")[0]

    def table(self) -> str:
        shown = Terminal([])
        state = self.at.recorder.state
        shown.screen.print_table(compose.table(state, (self.seat,), self.at.names()))
        return shown.printed() + "\n"

    def story(self, start: int) -> str:
        """What the seat saw from a line on, from the journal itself."""
        story, words = self.at.story, CHRISTINA.words
        begin = story.ends[start - 1] if start else 0
        seen = [e for e in story.journal.events[begin:] if e.seen_by((self.seat,))]
        sentences = [sentence for e in seen if (sentence := words.tell(e, self.at.names()))]
        shown = Terminal([])
        paragraphs = story.paragraphs(self.at.recorder.state, (self.seat,), self.at.names(), start)
        assert [s for paragraph in paragraphs for s in paragraph.sentences] == sentences
        shown.screen.print_story(paragraphs)
        return shown.printed()


@pytest.mark.parametrize(("seats", "seat"), [(2, 1), (3, 0), (4, 2), (5, 4)])
def test_the_person_is_shown_their_own_side_only(tmp_path: Path, seats: int, seat: int) -> None:
    watcher = Watcher(tmp_path / "game", seats, seat)
    watcher.local_game.play()
    printed = watcher.terminal.printed()
    assert watcher.turns > 3
    assert watcher.at.recorder.state.to_act == OVER
    first = printed[: printed.index("> ")]
    assert first.count("colour unknown") == seats - 1
    assert set(re.findall(r"(\w+) got ", printed)) == {"You"}


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_replay_for_a_seat_shows_what_that_seat_saw(whole: str, seat: int) -> None:
    played = record.read(whole)
    terminal = Terminal([])
    ReplayView(played, CHRISTINA, 12, seat).show(terminal.screen, table=True)
    own = {played.players()[seat - 1]} if seat else set()
    assert set(re.findall(r"(\w+) got ", terminal.printed())) == own
    assert terminal.printed().count("colour unknown") == 3 - len(own)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_replay_for_a_seat_reveals_neither_seed_nor_result(whole: str, seat: int) -> None:
    played = record.read(whole)
    for at in range(len(played.lines) + 1):
        view = ReplayView(played, CHRISTINA, at, seat)
        over = view.state.to_act == OVER
        headers = json.loads(view.json())["headers"]
        terminal = Terminal([])
        view.show(terminal.screen, table=False)
        for name, shown in [("Seed", False), ("Result", over), ("Seed-Hash", True)]:
            assert (name in headers) is shown
            assert (f"  {name} " in terminal.printed()) is shown
    assert "Result" in ReplayView(played, CHRISTINA, 3, None).headers()


def test_a_replay_that_no_seat_has_won_says_that_the_queen_wins() -> None:
    played = files.read(Path(__file__).with_name("golden") / "christina-5-bury1.record")
    terminal = Terminal([])
    ReplayView(played, CHRISTINA, len(played.lines), None).show(terminal.screen, table=False)
    assert terminal.printed().splitlines()[-6] == "The Queen wins."


class Spy(Player):
    """Takes the first choice, and notes the positions it was given."""

    def __init__(self) -> None:
        super().__init__("spy")
        self.handed: list[tuple[list[int], list[tuple[str, list[int]]]]] = []

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        assert state.journal is None
        self.handed.append((state.dump(), state.hidden(seat)))
        return state.legal()[0]


def move_of(player: Player, state: State, seat: int, seed: bytes, line: int) -> list[int]:
    """The move of a bot, decided as at a table."""
    own_seed = bot_seed(seed, seat, line)
    return whole_move(player, imagined_position(state, seat, own_seed), seat, own_seed)


def test_bots_are_given_imagined_positions() -> None:
    spy, differed = Spy(), 0
    state = dealt_to(1)
    for line in range(20):
        move_of(spy, state, 1, seed_from(1), line)
        differed += spy.handed[-1][1] != state.hidden(1)
    assert differed > 5


def test_a_bot_decides_by_seed_seat_and_line_alone() -> None:
    state, spies = dealt_to(1), [Spy(), Spy(), Spy()]
    for spy, line in zip(spies, (3, 3, 4), strict=True):
        move_of(spy, state, 1, seed_from(1), line)
    assert spies[0].handed == spies[1].handed != spies[2].handed


def test_each_bot_is_given_a_position_and_a_seed_that_depend_on_the_line(tmp_path: Path) -> None:
    at, spies = table(), [Spy(), Spy()]
    record_file, typed = files.RecordFile(tmp_path / "game"), Terminal(["1"] * 12)
    LocalGame(at, [None, *spies], record_file, typed.screen).play()
    replay = record.Replay(files.read(tmp_path / "game"), CHRISTINA)
    expected = [Spy(), Spy()]
    while replay.more():
        seat = replay.state.to_act
        if seat > 0:
            move_of(expected[seat - 1], replay.state, seat, at.seed, replay.done)
        replay.step()
    for spy, other in zip(spies, expected, strict=True):
        assert len(spy.handed) > 3
        assert spy.handed == other.handed


class Fool(Player):
    """Decides for an illegal action."""

    def __init__(self) -> None:
        super().__init__("fool")

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        return 72


def test_a_bot_that_fails_is_named() -> None:
    with pytest.raises(Refusal, match="The bot fool in seat 2 has failed: ") as refused:
        move_of(Fool(), dealt_to(1), 1, seed_from(1), 0)
    assert not isinstance(refused.value, IllegalAction)


class Rememberer(Player):
    """Takes the first choice, and notes what its seat has seen."""

    def __init__(self) -> None:
        super().__init__("rememberer", remembers=True)
        self.seen: list[list[int]] = []

    def recall(self, past: Past) -> None:
        self.seen.append(past.codes())

    def decide(self, state: State, seat: i64, rng: Random) -> i64:
        return state.legal()[0]


def past_of(played: record.Record, seat: int) -> list[int]:
    """What a seat saw of the game in a record."""
    replay = record.Replay(played, CHRISTINA)
    past = Past(replay.state.copy(), seat)
    while replay.more():
        apply_and_observe([past], replay.state.copy(), replay.steps())
        replay.step()
    return past.codes()


def test_bots_that_remember_are_given_what_their_seat_has_seen_also_after_a_resume(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game"
    players: list[Player | None] = [None, Rememberer(), Spy()]
    LocalGame(table(), players, files.RecordFile(path), Terminal(["1"] * 12).screen).play()
    played, record_file = files.read_to_resume(path)
    seen = past_of(played, 1)
    assert isinstance(players[1], Rememberer)
    heard = players[1].seen
    assert len(heard) > 3
    assert all(one == seen[: len(one)] for one in heard)
    players[1] = Rememberer()
    again = LocalGame(
        session.resume(played, CHRISTINA), players, record_file, Terminal(["1"] * 8).screen
    )
    assert [(seat, past.codes()) for seat, past in again.pasts.items()] == [(1, seen)]
    again.play()
    assert players[1].seen[0][: len(seen)] == seen
    assert players[1].seen[-1] == past_of(files.read(path), 1)[: len(players[1].seen[-1])]


def test_a_person_can_ask_what_is_printed_on_a_card(tmp_path: Path) -> None:
    domus, regency = games.load("domus"), games.load("regency")
    [shot] = compose.printed(domus, "sharpshooter")
    assert "It attacks one squad in the middle or in your city" in " ".join(shot.lines)
    assert [thing.title for thing in compose.printed(domus, "harth")] == ["Harth Marches"]
    assert [thing.title for thing in compose.printed(regency, "brig")] == ["brigand"]
    with pytest.raises(NotUnderstood, match="Nothing printed is called “nonsense”"):
        compose.printed(domus, "nonsense")
    typed = ["? sharpshooter", "? nonsense", "help harth", "quit"]
    printed = play(tmp_path / "game", typed, 4, 2, domus).printed()
    assert "It attacks one squad" in printed
    assert "Nothing printed is called" in printed


def test_beginnings_of_words_name_a_choice() -> None:
    kingdoms = ["kingdom Harth Marches", "kingdom Green Harbour", "kingdom Harbour Isles"]
    assert compose.by_beginnings("harth", kingdoms) == [0]
    assert compose.by_beginnings("harb", kingdoms) == [1, 2]
    assert compose.by_beginnings("arth", kingdoms) == []
    plays = ["play Spy", "discard Spy", "discard Archer", "done"]
    assert compose.by_beginnings("spy", plays) == []
    assert compose.by_beginnings("disc sp", plays) == [1]


def test_the_last_decision_of_a_line_may_be_begun_only(tmp_path: Path) -> None:
    regency = games.load("regency")
    at = session.begin(regency, {}, seed_from(1), "Ada", ["", "random", "random", "random"])
    screen = Terminal([]).screen
    local = LocalGame(at, [None] * 4, files.RecordFile(tmp_path / "game"), screen)
    state, rng, read = regency.new(4, {}), Random(3), 0
    while read < 20 and state.to_act != OVER:
        for action in state.legal() if state.to_act >= 0 else ():
            after = state.copy()
            after.apply(action)
            if not after.underway():
                continue
            notations = [regency.words.notation(after, then) for then in after.legal()]
            for then, notation in zip(after.legal(), notations, strict=True):
                begun = notation[:-1]
                if compose.by_beginnings(begun, notations) == [notations.index(notation)]:
                    line = f"{regency.words.notation(state, action)} {begun}"
                    assert local.parse_with_beginnings(state, line) == [action, then]
                    read += 1
        legal = state.legal() if state.to_act >= 0 else [state.sample(rng)]
        state.apply(legal[rng.randrange(len(legal))])
    assert read >= 20


def test_the_further_lines_of_a_long_choice_are_indented() -> None:
    terminal = Terminal([])
    label = " ".join(["A long choice"] * 12)
    terminal.screen.print_question(Question(0, "Which?", [Choice(1, "x", label, "", "")]), str)
    first, second, *rest = terminal.printed().splitlines()[1:]
    assert first.startswith(" 1 A long")
    assert [line[:4] for line in (second, *rest)] == ["   " + line[3] for line in (second, *rest)]
    assert all(line[3] != " " for line in (second, *rest))
