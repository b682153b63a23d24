"""Two servers, one with the truth and one with what a seat imagines, send that seat the same bytes.

And spectators too: in content, number, order and time, whatever the others do unseen.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import chain, islice
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from regalia import games, wire
from regalia.engine.game import Game
from regalia.engine.observation import Observation
from regalia.server.hub import TableHub
from regalia.server.live_table import LiveTable
from regalia.server.viewer import Connection
from regalia.table import (
    clock,
    ending,
    handling,
    moves,
    presence,
    sending,
    timing,
    viewer_messages,
)
from regalia.table import replay as log_replay
from regalia.table.chairs import Untimely
from regalia.table.inputs import BotMove, Move
from regalia.table.output import Message, Output
from regalia.table.table import OpenQuestion, Table
from regalia.wire import Timing
from tests.contract.cases import Case, contract_cases, plays, sweep
from tests.contract.test_leaking_toys import AsksOnlyHolders, ShowsWhoHoldsGuards, TellsEverybody
from tests.server.brisk_worlds import BriskPair
from tests.server.two_servers import Replay, as_its_table, replay, same_bytes, serving
from tests.server.worlds import Leak, Pair, Parted, positions
from tests.toys.envoys import EnvoysState, envoys

pytestmark = pytest.mark.long

STEPS = 25
SEALED_PAIRS = 200
"""The number of pairs of sealed tables of each game in a sweep."""
HIDING = [
    case
    for case in contract_cases()
    if case.start().hidden(0) and case.game.holders(case.seats, case.options)[-1] == case.seats - 1
]
"""The cases with secrets in which each person has one seat; of others a world is made for all."""


def pairs(
    case: Case, most: int, restarts: bool = True, timing: Timing | None = None
) -> Iterator[Pair]:
    """Pairs of worlds, played on, from positions along random games, for each seat in turn."""
    number = 0
    plain = "".join(letter for letter in str(case) if letter.isalnum())
    for seed in range(most):
        along = positions(case, seed)
        for at in random.Random(seed).sample(range(len(along)), min(4, len(along))):
            number += 1
            try:
                name = f"{plain}x{number}"
                seat = number % case.seats
                pair = Pair(case, along[at], seat, number, name, restarts, timing)
            except Parted:  # before anything was asked
                continue
            pair.went = pair.play(STEPS)
            yield pair


@pytest.mark.parametrize("case", HIDING, ids=str)
def test_two_tables_tell_the_same(case: Case) -> None:
    went = runs = early = 0
    most = plays(case) * (4 if has_windows(case) else 1) * (2 if sweep() else 1)
    for pair in pairs(case, max(most, 2)):
        went += pair.went
        runs += 1
        early += pair.early
    assert went > 6 * runs, "the worlds part at once, so that nothing is compared"
    assert early > runs // 2 or not has_windows(case), "nobody answers early"


@pytest.mark.parametrize("case", HIDING, ids=str)
def test_two_brisk_tables_tell_the_same_in_all_but_times(case: Case) -> None:
    went = runs = unlike = 0
    for pair in brisk_pairs(case, plays(case) * (4 if has_windows(case) else 1)):
        went += pair.went
        runs += 1
        unlike += pair.unlike
    assert went > 3 * runs, "the worlds part at once, so that nothing is compared"
    assert unlike or not has_windows(case), "no seat has a choice in one world only"


def brisk_pairs(case: Case, most: int) -> Iterator[BriskPair]:
    """Pairs of worlds at brisk tables, from positions along random games, for each seat in turn."""
    number = 0
    for seed in range(most):
        along = positions(case, seed)
        for at in random.Random(seed).sample(range(len(along)), min(4, len(along))):
            number += 1
            try:
                pair = BriskPair(case, along[at], number % case.seats, number)
            except Parted:
                continue
            pair.went = pair.play(STEPS)
            yield pair


def has_windows(case: Case) -> bool:
    """Whether the game asks several seats at once."""
    return case.game.name in ("envoys", "regency") and case.seats > 2


def over_sockets(folder: Path, scripts: list[Pair], protocol: str = "regalia.json") -> int:
    """Play scripts on two servers and compare; returns the number of equal bytes."""

    async def both() -> list[list[Replay]]:
        async with serving(folder / "truth.db") as one, serving(folder / "imagined.db") as two:
            return [await replay(pair, [one, two], protocol) for pair in scripts]

    replays = list(zip(scripts, asyncio.run(both()), strict=True))
    same = sum(same_bytes(pair, two) for pair, two in replays)
    if protocol == "regalia.json":
        assert all(as_its_table(pair, two) for pair, two in replays)
    return same


@pytest.mark.parametrize("protocol", ["regalia.json", "regalia.page"])
def test_two_servers_send_the_same(tmp_path: Path, protocol: str) -> None:
    scripts = [
        pair
        for case in HIDING
        for pair in islice(pairs(case, plays(case), restarts=False), max(plays(case) // 3, 1))
    ]
    assert over_sockets(tmp_path, scripts, protocol) > 10_000 * len(scripts)


@pytest.mark.parametrize("game", ["christina", "regency", "res_publica"])
def test_two_sealed_servers_send_the_same_at_the_same_time(tmp_path: Path, game: str) -> None:
    """Whoever looks on leaves and comes back; all leave; people hurry and change what they like."""
    rules = games.load(game)
    cases = [Case(rules, seats, rules.complete_options(seats, {})) for seats in (3, 4)]
    count = SEALED_PAIRS if sweep() else 2
    scripts = list(
        islice(chain(*zip(*[pairs(c, count, False, "sealed") for c in cases], strict=False)), count)
    )
    assert len(scripts) == count
    assert over_sockets(tmp_path, scripts) > 5_000 * count


# Each of these leaks must be found.

Spoil = Callable[[pytest.MonkeyPatch], None]


def guards(table: Table, seat: int) -> int:
    """Number of guards that a seat holds."""
    assert isinstance(table.state, EnvoysState)
    return int(table.state.hands.has(seat, 1))


def guarded(table: Table) -> int:
    """A number that depends on who holds guards."""
    return sum(guards(table, seat) << seat for seat in range(table.setup.seats))


def helpless(table: Table, seat: int) -> bool:
    """Whether a seat's hand leaves it nothing to choose."""
    return len(table.state.for_seat(seat).legal()) == 1


def wrap(target: Any, name: str, make: Callable[[Any], Any]) -> Spoil:
    """Replaces a function by a spoilt one."""

    def spoil(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(target, name, make(getattr(target, name)))

    return spoil


def together(*spoils: Spoil) -> Spoil:
    """Spoils several functions."""

    def spoil(patch: pytest.MonkeyPatch) -> None:
        for one in spoils:
            one(patch)

    return spoil


def adding(key: str, secret: Callable[[Table], object]) -> Spoil:
    """Another value in a field of the messages about the position."""

    def make(real: Any) -> Any:
        def update(table: Table, *rest: Any) -> Any:
            return replace(real(table, *rest), **{key: secret(table)})

        return update

    return wrap(viewer_messages, "update", make)


def observing_more(real: Any) -> Any:
    """One more field in the observation."""

    def observation(table: Table, seen: Observation) -> Any:
        more = [guards(table, seat) for seat in range(table.setup.seats)]
        return {**real(table, seen), "guards": more}

    return observation


def waiting_without_who_has_answered(real: Any) -> Any:
    def waiting(table: Table, mine: tuple[int, ...]) -> Any:
        open_seats = [seat for seat, asked in table.questions.items() if asked.held is None]
        return replace(real(table, mine), seats=sorted(open_seats))

    return waiting


def telling_all(real: Any) -> Any:
    def tell_seats(table: Table, now: int, output: Output, but: int = -1, of: int = -1) -> None:
        real(table, now, output, but)

    return tell_seats


class Everybody(set[int]):
    """A set of seats that concerns everybody, even those who hold none."""

    def isdisjoint(self, _seats: Iterable[object]) -> bool:
        return False


def telling_all_that_a_preference_ended(real: Any) -> Any:
    def send_news(table: Table, line: int, preferred: set[int], *rest: Any) -> None:
        real(table, line, Everybody() if preferred else preferred, *rest)

    return send_news


def telling_all_without_a_word(real: Any) -> Any:
    """Like `telling_all`, but holders of other seats get it empty: its arrival is enough."""

    def tell_seats(table: Table, now: int, output: Output, but: int = -1, of: int = -1) -> None:
        real(table, now, output, but, of)
        for viewer, watch in table.viewers.items():
            if of >= 0 and of not in table.seats_of(watch.key):
                output.messages.append(Message(viewer, now, wire.Pong()))

    return tell_seats


def due_at_once_for_the_helpless(real: Any) -> Any:
    def ask(table: Table, now: int) -> None:
        real(table, now)
        for seat, asked in table.questions.items():
            if helpless(table, seat):
                asked.due = now

    return ask


def passing_for_the_helpless(real: Any) -> Any:
    def passes(table: Table, seat: int) -> bool:
        return bool(real(table, seat)) or (table.decline() >= 0 and helpless(table, seat))

    return passes


def answering_when_ready(real: Any) -> Any:
    def thought(table: Table, move: BotMove, now: int) -> None:
        real(table, move, now)
        if move.seat in table.questions and table.questions[move.seat].ready is not None:
            table.questions[move.seat].due = now

    return thought


def passing_when_others_have_answered(real: Any) -> Any:
    """A seat that always passes is not waited for once all others have answered."""

    def answer_time(table: Table, seat: int) -> int:
        if all(asked.held is not None for s, asked in table.questions.items() if s != seat):
            return table.asked_at
        return int(real(table, seat))

    return answer_time


def waiting_as_the_hand_says(real: Any) -> Any:
    """The delay before an answer without asking follows from the hand."""

    def answer_time(table: Table, seat: int) -> int:
        return int(real(table, seat)) + 10 * int(table.state.hands.row(seat)[0])  # type: ignore[attr-defined]

    return answer_time


def closing_as_the_hands_say(real: Any) -> Any:
    """A sealed window closes earlier if nobody in it has a choice."""

    def sealed_until(table: Table) -> int:
        until = int(real(table))
        return until - 500 if until and all(helpless(table, s) for s in table.questions) else until

    return sealed_until


def numbering_questions_by_the_log(real: Any) -> Any:
    def ask(table: Table, now: int) -> None:
        real(table, now)
        for seat, asked in table.questions.items():
            asked.number = table.chairs[seat].question_count = table.row_count

    return ask


def refusing_with_who_is_asked(real: Any) -> Any:
    def open_question(table: Table, move: Move, seat: int) -> OpenQuestion:
        try:
            found: OpenQuestion = real(table, move, seat)
        except Untimely as error:
            left = [s + 1 for s, asked in table.questions.items() if asked.held is None]
            raise Untimely(f"{error} Still asked: {left}.") from None
        return found

    return open_question


def counting_time_from_the_last_answer(real: Any) -> Any:
    def take(table: Table, move: Move, seat: int, now: int, *rest: Any) -> Any:
        answer = real(table, move, seat, now, *rest)
        table.asked_at = now
        return answer

    return take


def closing_only_for_who_waits(real: Any) -> Any:
    """A sealed window closes only while somebody waits, but an answer without asking counts."""

    def closing_time(table: Table) -> int:
        waited = any(table.chairs[s].person and table.waited_for(s) for s in table.questions)
        return int(real(table)) if waited else 0

    return closing_time


def replacing_who_has_not_answered(real: Any) -> Any:
    """A bot takes over from who was asked whether they are there, unless they have answered."""

    def replaced_at(table: Table, seat: int) -> int:
        asked = table.questions.get(seat)
        answered = asked is not None and asked.call is not None and asked.held is not None
        return 0 if answered else int(real(table, seat))

    return replaced_at


def hearing_answers(real: Any) -> Any:
    """An answer says that its person is here, and everybody is told."""

    def take(table: Table, move: Move, seat: int, now: int, output: Output) -> Any:
        answer = real(table, move, seat, now, output)
        if presence.say_here(table, (seat,), now):
            sending.send_seats(table, now, output)
        return answer

    return take


def stopping_the_clock(real: Any) -> Any:
    """The clock of a sealed table stops when nobody but who is asked is connected."""

    def start_clock(table: Table, now: int) -> None:
        real(table, now)
        asked = {table.chairs[seat].person for seat in table.questions}
        if {watch.key for watch in table.viewers.values()} <= asked and len(asked) == 1:
            table.clock_from = 0

    return start_clock


LEAKS: dict[str, Spoil] = {
    "a count of cards by kind": wrap(viewer_messages, "named_observation", observing_more),
    "the size of the truth": adding("words", lambda t: [wire.Section(" " * guarded(t), [])]),
    "the truth as lines": adding("lines", lambda t: len(t.lines) + guards(t, 1)),
    "the log as lines": adding("lines", lambda t: t.row_count),
    "the log as questions": wrap(log_replay, "ask_questions", numbering_questions_by_the_log),
    "who has answered": wrap(viewer_messages, "waiting", waiting_without_who_has_answered),
    "who has answered, in a refusal": wrap(moves, "open_question", refusing_with_who_is_asked),
    "that somebody has answered": wrap(sending, "send_seats", telling_all),
    "that a preference has ended": wrap(sending, "send_news", telling_all_that_a_preference_ended),
    "a message for nothing": wrap(sending, "send_seats", telling_all_without_a_word),
    "when somebody answered": wrap(moves, "take_move", counting_time_from_the_last_answer),
    "a pass too early": wrap(log_replay, "ask_questions", due_at_once_for_the_helpless),
    "a pass unasked": wrap(timing, "passes", passing_for_the_helpless),
    "a pass after the others": wrap(clock, "answer_time", passing_when_others_have_answered),
    "a sealed window that closes early": together(
        wrap(moves, "sealed_until", closing_as_the_hands_say),
        wrap(clock, "sealed_until", closing_as_the_hands_say),
    ),
    "a bot too early": wrap(moves, "handle_bot_move", answering_when_ready),
}


def leaks(game: Game) -> None:
    """Play until a leak is found."""
    for _ in zip(*[pairs(Case(game, seats, {}), 60) for seats in (2, 3, 4)], strict=False):
        pass


SEALED_LEAKS: dict[str, Spoil] = {
    "a window that closes for who waits": wrap(clock, "closing_time", closing_only_for_who_waits),
    "a clock that stops": wrap(handling, "start_clock", stopping_the_clock),
    "who has answered, by a bot": wrap(presence, "replaced_at", replacing_who_has_not_answered),
    "who is here since they have answered": wrap(moves, "take_move", hearing_answers),
}


@pytest.mark.parametrize("spoil", SEALED_LEAKS.values(), ids=SEALED_LEAKS)
def test_a_sealed_table_that_leaks_is_found(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch)
    cases = [Case(envoys(), seats, {}) for seats in (3, 4)]
    with pytest.raises(Leak):
        list(zip(*[pairs(case, 240, timing="sealed") for case in cases], strict=False))


def hastening_if_it_was_answered(real: Any) -> Any:
    """The window closes sooner if who resigns has answered."""

    def resign(table: Table, seat: int, now: int, output: Output) -> None:
        real(table, seat, now, output)
        if seat in table.questions and table.questions[seat].held is not None:
            table.clock_from -= 500

    return resign


def pairs_in_which_people_resign(monkeypatch: pytest.MonkeyPatch, most: int) -> Iterator[Pair]:
    """Pairs of sealed tables at which others than the observer resign again and again."""
    monkeypatch.setattr(Pair, "resigning", 0.7)
    cases = [Case(envoys(), 4, {}), Case(games.load("regency"), 5, {"head_start": 0})]
    found = [pairs(case, most, False, "sealed") for case in cases]
    return chain(*zip(*found, strict=False))


def test_who_resigns_in_a_sealed_window_shows_nothing_by_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scripts = list(pairs_in_which_people_resign(monkeypatch, 4))
    assert sum(pair.resigned for pair in scripts) > 20
    assert over_sockets(tmp_path, scripts[:4]) > 20_000


def test_a_window_that_a_resignation_shortens_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    wrap(ending, "resign", hastening_if_it_was_answered)(monkeypatch)
    with pytest.raises(Leak):
        list(pairs_in_which_people_resign(monkeypatch, 60))


def test_a_delay_that_follows_from_the_hand_is_found_at_brisk_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wrap(clock, "answer_time", waiting_as_the_hand_says)(monkeypatch)
    pairs_of = [brisk_pairs(Case(envoys(), seats, {}), 30) for seats in (3, 4)]
    with pytest.raises(Leak):
        list(chain(*pairs_of))


@pytest.mark.parametrize("spoil", LEAKS.values(), ids=LEAKS)
def test_a_table_that_leaks_is_found(spoil: Spoil, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(monkeypatch)
    with pytest.raises(Leak):
        leaks(envoys())


def test_a_leak_is_found_in_a_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    adding("lines", lambda t: sum(t.state.hidden(0)[0][1]))(monkeypatch)
    with pytest.raises(Leak):
        leaks(games.load("christina"))


@pytest.mark.parametrize("state", [AsksOnlyHolders, ShowsWhoHoldsGuards, TellsEverybody])
def test_a_game_that_leaks_is_found(state: type[EnvoysState]) -> None:
    with pytest.raises(Leak):
        leaks(envoys(state))


def padding(real: Any) -> Any:
    """Messages grow with the contents of a hand."""

    def send(self: TableHub, live: LiveTable, messages: list[Message]) -> None:
        for message in messages:
            subscriber = live.subscribers.get(message.viewer)
            if subscriber is not None:
                body = msgspec.json.encode(message.body) + b" " * guarded(live.table)
                subscriber.deliver(message, partial(bytes, body))

    return send


def numbering_over_all(real: Any) -> Any:
    """Messages are numbered across all viewers."""

    def send(self: TableHub, live: LiveTable, messages: list[Message]) -> None:
        for message in messages:
            subscriber = live.subscribers.get(message.viewer)
            if isinstance(subscriber, Connection):
                others = [o for o in live.subscribers.values() if isinstance(o, Connection)]
                subscriber.count = max(o.count for o in others)
            real(self, live, [message])

    return send


def holding_back(real: Any) -> Any:
    """Some messages leave only with the next ones."""
    kept: dict[int, list[Message]] = {}

    def send(self: TableHub, live: LiveTable, messages: list[Message]) -> None:
        messages = kept.pop(id(live), []) + messages
        asked = any(isinstance(message.body, wire.Pong) for message in messages)
        if guarded(live.table) % 3 == 0 and not asked:  # a viewer waits for their pong
            kept[id(live)] = messages
        else:
            real(self, live, messages)

    return send


SERVER_LEAKS: dict[str, Spoil] = {
    "the size of messages": wrap(TableHub, "_send", padding),
    "the number of messages": wrap(TableHub, "_send", numbering_over_all),
    "the moment of messages": wrap(TableHub, "_send", holding_back),
    "a message more": wrap(sending, "send_seats", telling_all),
    "the table over HTTP": wrap(
        viewer_messages,
        "public_table",
        lambda real: lambda table: replace(real(table), seed_hash=str(guards(table, 0))),
    ),
}


@cache
def scripts_with_windows() -> list[Pair]:
    """A few scripts with many early answers, made at tables that do not leak."""
    found = pairs(Case(envoys(), 3, {}), 9, restarts=False)
    return sorted(found, key=lambda pair: -pair.early)[:8]


@pytest.mark.parametrize("spoil", SERVER_LEAKS.values(), ids=SERVER_LEAKS)
def test_a_server_that_leaks_is_found(
    spoil: Spoil, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    scripts = scripts_with_windows()
    spoil(monkeypatch)
    with pytest.raises(Leak):
        over_sockets(tmp_path, scripts)
