"""Finds the positions at which the layout is checked, and stores them as records.

    python -m tests.layout.find [GAME ...]

Stewards and random players play games from kept seeds, and of every wanted position the one that
strains the page most is stored, in positions/GAME-NAME.record: a record up to the position, with
the headers ``Viewer`` (a seat from 1, or "none") and ``Move`` (in notation, the move that is made
from there; the page is checked at each of its questions).
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from regalia import games
from regalia.engine import chance, record
from regalia.engine.draft import Draft
from regalia.engine.game import Game
from regalia.engine.player import imagined_position, whole_move
from regalia.engine.record import Record, Recorder
from regalia.engine.state import OVER, State
from regalia.games.baronage import schema as ba
from regalia.games.domus import schema as do
from regalia.games.regency import schema as rg
from tests.browser.find import someone

FOLDER: Final = Path(__file__).parent / "positions"
NAMES: Final = ("Anna", "Bengt", "Carin", "Didrik", "Elsa", "Filip")
LONG_NAMES: Final = (
    "Maximilian von Oxenstern",
    "Wilhelmina Hohenlohe-Öhr",
    "Bartholomäus MacGillvary",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Sigrid af Forselles-Bure",
    "Konstantin Papadiamantis",
)
GAMES: Final = 16
"""Number of games from which each position is taken."""
STEWARDLY: Final = 0.7
"""Probability that a move is the steward's, else a random one."""
VIEWER, MOVE = "Viewer", "Move"
"""Headers of a kept position."""
NOBODY: Final = "none"
"""The viewer is a spectator."""
NEVER: Final = -1.0
"""The score of a moment that does not fit."""


class Moment:
    """A move that is about to be made in a game, or, with no ``steps``, the end of a game."""

    def __init__(self, recorder: Recorder, before: State, steps: list[int]) -> None:
        self.recorder = recorder
        self.before = before
        self.game = before.game
        self.seat = int(before.to_act)
        self.steps = steps
        self.lines = len(recorder.record.lines)

    @cached_property
    def written(self) -> str:
        """The move in notation."""
        return self.game.words.move(self.before, self.steps) if self.steps else ""

    @cached_property
    def asks(self) -> list[State]:
        """The position at each question of the move."""
        found: list[State] = []
        if not self.steps:
            return found
        draft = Draft(self.before, self.seat)
        for step in self.steps:
            if len(draft.state.legal()) > 1 or not found:
                found.append(draft.state)
            draft.step(step)
        return found

    @cached_property
    def seen(self) -> Any:
        """What the seat observes before the move."""
        return self.game.observation(self.before, (self.seat,))

    def begins(self, *words: str) -> bool:
        return self.written.startswith(words)


Score = Callable[[Moment], float]


class Sought(NamedTuple):
    """A wanted position: the score that it has most of, and who looks at it.

    ``viewer`` is "actor" (the seat whose move it is), "other" (the seat after it) or "nobody".
    ``long``: all seats are people with long names.
    """

    seats: int
    score: Score
    viewer: str = "actor"
    long: bool = False
    options: Mapping[str, int] = {}


# Scores.


def first(now: Moment) -> float:
    """The earliest move."""
    return 10_000.0 - now.lines if now.steps else NEVER


def over(now: Moment) -> float:
    """The end of the longest game."""
    return NEVER if now.steps else float(now.lines)


def last(now: Moment) -> float:
    """A move that ends the game."""
    after = now.before.copy()
    for step in now.steps:
        after.apply(step)
    return 1.0 if now.steps and after.to_act == OVER else NEVER


def longest_question(now: Moment) -> float:
    """The most letters in a question and its choices."""
    words = now.game.words
    return float(max((_letters(ask, words) for ask in now.asks), default=NEVER))


def _letters(ask: State, words: Any) -> int:
    labels = sum(len(words.label(ask, action)) for action in ask.legal())
    return len(words.prompt(ask, ask.to_act)) + labels


def choices(now: Moment) -> float:
    """The choices at the first question."""
    return float(len(now.before.legal()))


def most_of(count: Callable[[Moment], float], *words: str) -> Score:
    """The most of something, before a move that begins with one of these words."""
    return lambda now: count(now) if now.steps and now.begins(*words or ("",)) else NEVER


def move(*words: str, least: int = 1) -> Score:
    """The move that begins with one of these words and has the most questions, late in a game."""

    def score(now: Moment) -> float:
        fits = now.begins(*words) and len(now.asks) >= least
        return float(len(now.asks)) + now.lines / 10_000 if fits else NEVER

    return score


def window(*words: str) -> Score:
    """A move in which one of these can be answered, with the most choices."""
    return lambda now: choices(now) if now.begins(*words) else NEVER


def middle(now: Moment) -> float:
    """A move in the middle of a game, with the most choices."""
    return choices(now) if now.steps and 60 <= now.lines <= 200 else NEVER


def hand_cards(now: Moment) -> float:
    return float(sum(now.seen.hands[now.seat]))


def hand_kinds(now: Moment) -> float:
    """The most kinds of card in hand, and then the most cards."""
    cards = now.seen.hands[now.seat]
    return float(sum(count > 0 for count in cards) + sum(cards) / 1000)


# Scores of Christina Regina.


def influence(now: Moment) -> float:
    return float(sum(map(len, now.seen.influence))) if now.steps else NEVER


def attempts(now: Moment) -> float:
    """The most assassinations tried so far."""
    if not now.steps:
        return NEVER
    return sum(line.split()[1:2] == ["assassinate"] for line in now.recorder.record.lines)


def court(words: str) -> Score:
    """The most cards of the court that are face up, with one of this title among them."""

    def score(now: Moment) -> float:
        if not now.steps:
            return NEVER
        cards: Any = now.game.card_texts()
        top = [cards.cards[kind].title for row in now.seen.top for kind in row if kind >= 0]
        return float(len(top)) if any(title.startswith(words) for title in top) else NEVER

    return score


# Scores of Regency.


def power_of(caste: int, word: str, least: int = 1) -> Score:
    """The move that begins so of a regent of a caste with the most questions."""
    plain = move(word, least=least)

    def score(now: Moment) -> float:
        fits = plain(now)
        mat = now.seen.regents[now.seat] if fits > NEVER else -1
        return fits if mat // rg.REGENTS_PER_CASTE == caste else NEVER

    return score


def stacked(now: Moment) -> float:
    """The most events under way, and then the most choices."""
    return len(now.seen.stack) + len(now.before.legal()) / 100 if now.steps else NEVER


def citizens(now: Moment) -> float:
    """The most citizens in the seat's domain, and in all."""
    if not now.steps or now.lines < 40:
        return NEVER
    owners = [int(owner) for owner in now.before.owner_of]  # type: ignore[attr-defined]
    return owners.count(now.seat) + sum(owner >= 0 for owner in owners) / 100


def shows(citizen: str) -> Score:
    """The seat's turn, while this citizen is in the populace."""

    def score(now: Moment) -> float:
        texts: Any = now.game.card_texts()
        names = [one.name for one in texts.citizens]
        there = now.steps and names.index(citizen) in now.seen.populace
        return choices(now) if there and now.begins("play", "attract", "end") else NEVER

    return score


def festival(now: Moment) -> float:
    """The most citizens laid in a Festival."""
    citizens = range(rg.NAME_CITIZEN, rg.NAME_SEAT)
    lays = [
        ask
        for ask in now.asks
        if rg.ENOUGH in ask.legal() and any(action in citizens for action in ask.legal())
    ]
    return float(len(lays)) if lays else NEVER


def tray(what: str) -> Score:
    """A question about events that only the seat sees."""

    def score(now: Moment) -> float:
        for ask in now.asks:
            own = now.game.own_regions(now.game.observation(ask, (now.seat,)))
            parts: list[Any] = [region.part for region in own if region.name == "tray"]
            if parts and parts[0].what == what:
                return float(len(parts[0].cards))
        return NEVER

    return score


# Scores of Regency (Baronage Press).


def out(now: Moment) -> float:
    """The most shields on squares, at the beginning of a throw's play."""
    if not now.steps or now.seen.throw < 0:
        return NEVER
    return float(sum(place >= ba.SPECIAL for own in now.seen.places for place in own))


def crowded(now: Moment) -> float:
    """The most shields on one square."""
    if not now.steps or now.seen.throw < 0:
        return NEVER
    squares = [place for own in now.seen.places for place in own if place >= ba.SPECIAL]
    return float(max(map(squares.count, squares), default=0))


def together(now: Moment) -> float:
    """The most shields that can be chosen on one square."""
    if not now.steps or now.seen.throw < 0:
        return NEVER
    own = now.seen.places[now.seat]
    picks = [own[action] for action in now.before.legal() if action < ba.GO]
    return float(max([picks.count(place) for place in picks if place >= ba.SPECIAL], default=0))


def captive(now: Moment) -> float:
    """The most hostages, when they can be dealt with."""
    if not now.steps or now.seen.throw >= 0:
        return NEVER
    held = range(ba.DUNGEON, ba.SANCTUARY)
    return float(sum(place in held for own in now.seen.places for place in own))


# Scores of Domus Regnatrix.


def field(now: Moment) -> float:
    """The most units on the board, when squads can be commanded."""
    return float(len(now.seen.squads)) if now.begins("command") else NEVER


def tallest(now: Moment) -> float:
    """The most units in a squad that is commanded."""
    if not now.begins("command") or len(now.asks) < 2:
        return NEVER
    armies = [(one.owner, one.squad) for one in now.seen.squads if one.owner == now.seat]
    return float(max(map(armies.count, armies)))


def war(now: Moment) -> float:
    """The most squads and walls that a squad can attack."""
    if not now.begins("command") or len(now.asks) < 2:
        return NEVER
    return float(sum(do.ATTACK <= action <= do.STORM for action in now.asks[1].legal()))


def built(now: Moment) -> float:
    """The most kinds of cards in all cities."""
    if not now.steps:
        return NEVER
    return float(sum(sum(count > 0 for count in row) for row in now.seen.laid))


def hold(words: str) -> Score:
    """The most cards in hand before a move that begins so."""
    return lambda now: hand_kinds(now) + now.lines / 1e5 if now.begins(words) else NEVER


CLASSIC: Final = {"classic": 1}
FREE: Final = {"alliance": 0}
CARDS: Final = {"cards": 1}
WANTED: Final[dict[str, dict[str, Sought]]] = {
    "christina": {
        "start": Sought(5, first),
        "longest": Sought(5, longest_question, long=True),
        "choices": Sought(5, most_of(choices)),
        "guess": Sought(5, move("assassinate", least=2), long=True),
        "guess-3": Sought(3, move("assassinate", least=2)),
        "draw": Sought(5, move("draw", least=2)),
        "agitate": Sought(4, move("agitate", least=2)),
        "manipulate": Sought(4, move("manipulate", least=2)),
        "persuade": Sought(5, move("persuade", least=2), long=True),
        "influence": Sought(5, influence),
        "attempts": Sought(5, attempts, long=True),
        "two": Sought(2, influence),
        "spectator": Sought(5, influence, viewer="nobody", long=True),
        "waiting": Sought(4, attempts, viewer="other"),
        "philosopher": Sought(4, court("The Philosopher")),
        "last": Sought(2, last),
        "over-5": Sought(5, over, long=True),
        "over-2": Sought(2, over),
    },
    "regency": {
        "start": Sought(6, first),
        "mats": Sought(6, move("mat"), long=True),
        "turn": Sought(6, most_of(choices, "play", "attract", "end")),
        "longest": Sought(6, longest_question, long=True),
        "hand": Sought(6, most_of(hand_cards)),
        "kinds": Sought(4, most_of(hand_kinds)),
        "stacked": Sought(6, stacked, long=True),
        "treasury": Sought(6, power_of(rg.MERCHANT, "ready")),
        "prayer": Sought(6, move("use Prayer")),
        "swindle": Sought(6, move("use Swindle", least=3)),
        "attract": Sought(6, move("attract", least=2)),
        "festival": Sought(6, festival),
        "play": Sought(6, move("play", least=2), long=True),
        "assign": Sought(5, move("as")),
        "end": Sought(4, move("end", least=2)),
        "window": Sought(6, window("pass")),
        "looked": Sought(5, tray("looked")),
        "aside": Sought(5, tray("aside")),
        "passed": Sought(6, tray("passed")),
        "costermonger": Sought(6, shows("Costermonger")),
        "domain": Sought(6, citizens),
        "catherine": Sought(2, citizens),
        "alone": Sought(1, citizens),
        "spectator": Sought(6, citizens, viewer="nobody", long=True),
        "waiting": Sought(5, stacked, viewer="other"),
        "over-6": Sought(6, over, long=True),
        "over-2": Sought(2, over),
    },
    "baronage": {
        "start": Sought(4, first),
        "turn": Sought(4, most_of(choices)),
        "longest": Sought(4, longest_question, long=True),
        "out": Sought(4, out, long=True),
        "crowded": Sought(4, crowded),
        "together": Sought(2, together),
        "jump": Sought(4, move("jump")),
        "near": Sought(4, last),
        "hostages": Sought(4, captive, options=FREE),
        "free": Sought(4, out, options=FREE),
        "cards": Sought(4, first, options=CARDS, long=True),
        "card": Sought(4, most_of(choices, "play"), options=CARDS),
        "two": Sought(2, out),
        "witch": Sought(2, move("summon", "witch")),
        "three": Sought(3, out),
        "spectator": Sought(4, out, viewer="nobody", long=True),
        "waiting": Sought(4, crowded, viewer="other"),
        "over-4": Sought(4, over, long=True),
        "over-2": Sought(2, over),
    },
    "domus": {
        "start": Sought(4, first, long=True),
        "kingdom": Sought(2, move("kingdom")),
        "buy": Sought(4, most_of(choices, "buy")),
        "pay": Sought(4, move("buy", least=5)),
        "longest": Sought(4, longest_question, long=True),
        "hand": Sought(4, hold("play")),
        "place": Sought(4, move("play", least=2)),
        "field": Sought(4, field, long=True),
        "tallest": Sought(4, tallest),
        "war": Sought(4, war),
        "arrange": Sought(4, move("arrange", least=3)),
        "trade": Sought(4, move("trade", least=5), long=True),
        "offer": Sought(4, window("accept", "decline")),
        "looked": Sought(4, most_of(choices, "put back")),
        "recruits": Sought(4, most_of(choices, "take")),
        "discard": Sought(4, hold("discard")),
        "built": Sought(4, built),
        "two": Sought(2, built),
        "three": Sought(3, field, long=True),
        "spectator": Sought(4, built, viewer="nobody", long=True),
        "waiting": Sought(4, field, viewer="other"),
        "over-4": Sought(4, over, long=True),
        "over-2": Sought(2, over),
    },
    "res_publica": {
        "start": Sought(5, first),
        "turn": Sought(5, middle),
        "longest": Sought(5, longest_question, long=True),
        "hand": Sought(5, most_of(hand_cards, "offer", "request")),
        "kinds": Sought(5, most_of(hand_kinds, "for", "tender"), long=True),
        "request": Sought(5, move("request", least=4)),
        "offer": Sought(5, move("offer", least=3)),
        "demand": Sought(5, move("for", least=3), long=True),
        "tender": Sought(4, move("tender", least=3)),
        "answers": Sought(5, window("accept"), long=True),
        "give": Sought(5, move("give", least=2)),
        "display": Sought(5, move("display")),
        "draw": Sought(4, move("draw with")),
        "classic": Sought(4, middle, options=CLASSIC),
        "three": Sought(3, most_of(hand_kinds, "offer", "request")),
        "spectator": Sought(5, middle, viewer="nobody", long=True),
        "waiting": Sought(5, window("accept"), viewer="other"),
        "over-5": Sought(5, over, long=True),
        "over-3": Sought(3, over),
    },
}
"""The kept positions of each game by name."""


# Seeking.


def played(game: Game, seats: int, options: Mapping[str, int], seed: int) -> Iterator[Moment]:
    """Each move of a game from a seed before it is made, and then the end."""
    rng = Random(seed)
    secret = chance.seed_from(seed, "layout")
    state = game.new(seats, options)
    kept = record.begin(game, state, dict(options), list(NAMES[:seats]))
    kept.headers["Seed"] = secret.hex()
    recorder = Recorder(kept, state)
    steward, random = game.steward(), someone(game.name, rng)
    while True:
        recorder.settle(secret)
        if state.to_act == OVER:
            yield Moment(recorder, state.copy(), [])
            return
        seat = int(state.to_act)
        if rng.random() < STEWARDLY:
            thought = rng.getrandbits(40)
            steps = whole_move(steward, imagined_position(state, seat, thought), seat, thought)
        else:
            steps = _picked(state, seat, random)
        yield Moment(recorder, state.copy(), steps)
        recorder.move(steps)


def _picked(state: State, seat: int, random: Any) -> list[int]:
    draft = Draft(state, seat)
    while not draft.finished():
        seen = {"actions": list(draft.state.legal()), "steps": draft.steps, "seat": seat}
        draft.step(random.pick(seen))
        draft.fill_up()
    return draft.steps


def found(game: Game, wanted: Mapping[str, Sought]) -> Iterator[tuple[str, Record]]:
    """The record of each wanted position that any of the games has."""
    tables = {(one.seats, tuple(one.options.items())) for one in wanted.values()}
    for seats, options in sorted(tables):
        sought = {
            name: one
            for name, one in wanted.items()
            if (one.seats, tuple(one.options.items())) == (seats, options)
        }
        best = dict.fromkeys(sought, NEVER)
        kept: dict[str, Record] = {}
        for seed in range(1, GAMES + 1):
            for now in played(game, seats, dict(options), seed):
                for name, one in sought.items():
                    score = one.score(now)
                    if score > best[name] and (one.viewer != "other" or waits(now)):
                        best[name], kept[name] = score, written(now, one)
        yield from kept.items()


def waits(now: Moment) -> bool:
    """Whether the seat after the one whose move it is is not asked anything."""
    return (now.seat + 1) % now.before.seats not in now.before.asked()


def written(now: Moment, sought: Sought) -> Record:
    """A position as it is stored."""
    kept = now.recorder.record
    headers, seats = dict(kept.headers), range(now.before.seats)
    viewer = max(now.seat, 0)
    if sought.viewer == "other":
        viewer = (viewer + 1) % len(seats)
    asked = now.before.asked() if now.steps else []
    for seat in seats:
        if sought.long:
            headers[f"Player {seat + 1}"] = LONG_NAMES[seat]
        elif seat != viewer and seat not in asked:
            headers[f"Bot {seat + 1}"] = "steward"
    headers[VIEWER] = NOBODY if sought.viewer == "nobody" else str(viewer + 1)
    if now.steps:
        headers[MOVE] = now.written
    return Record(headers, list(kept.lines))


def main(names: list[str]) -> int:
    FOLDER.mkdir(exist_ok=True)
    for name in names or games.names():
        missing = set(WANTED[name])
        for position, kept in found(games.load(name), WANTED[name]):
            (FOLDER / f"{name}-{position}.record").write_text(kept.text(), encoding="utf-8")
            missing.discard(position)
            print(f"{name}-{position}: {len(kept.lines)} lines, then {kept.headers.get(MOVE)}")
        for position in sorted(missing):
            print(f"{name}-{position}: none of the games has it", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
