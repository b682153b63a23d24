"""Domus Regnatrix: what cards can do, one object for each ability.

A card file names an ability with its number: ``can = {income = 1}``. Each is declared here, or in
supports.py if it acts as a support is played: when it applies, what it does, and its sentence, from
which the reference page and the texts of cards are made. Rules ask for totals of quantities
(`DomusPosition.total`) and let abilities act at moments (`act_all`); none names a card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.games.domus import schema as s
from regalia.games.domus import zones as z
from regalia.games.domus.effects import exchange_coin, gain_coin, put_unit
from regalia.games.domus.position import Ability, DomusPosition, place
from regalia.games.domus.supports import SUPPORTS

LASTING_BEARERS: Final = "tech upgrade building wonder special golden kingdom hero flag"
"""Tables of the card file whose cards may have abilities that last or recur."""


class Lasting(Ability):
    """It adds its number to quantities as long as its card lies on the table."""

    def __init__(self, name: str, sentence: str, adds: list[i64], bearers: str = "") -> None:
        super().__init__(name, sentence, bearers or LASTING_BEARERS)
        self.adds = vec[i64](adds)


class Income(Ability):
    """A coin at a moment: the start of a turn, a victory card played, a unit killed."""

    why: i64

    def __init__(self, name: str, sentence: str, moment: i64, why: i64, bearers: str = "") -> None:
        super().__init__(name, sentence, bearers or LASTING_BEARERS)
        self.moment = moment
        self.why = why
        self.most = s.MOST_NUMBER
        self.coin = True

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        gain_coin(state, seat, n, self.why, action, at)


class Exchange(Ability):
    """A coin is exchanged for the next higher one in even rounds."""

    def __init__(self) -> None:
        sentence = (
            "At the start of your turn in even rounds a coin of at most {n} goes to the mint for "
            "the next higher one."
        )
        super().__init__("raise_even", sentence, LASTING_BEARERS)
        self.moment = s.EVEN_START
        self.most = s.MOST_NUMBER

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        exchange_coin(state, seat, n)


class FirstUnits(Ability):
    """Units before the game, of the first kind of the file, from the main deck."""

    def __init__(self) -> None:
        sentence = "Before the cards are dealt your inner-city gets {unit} from the main deck: {n}."
        super().__init__("start_unit", sentence, "flag")
        self.moment = s.BEFORE

    def act(self, state: DomusPosition, seat: i64, n: i64, action: i64, at: i64) -> None:
        card = state.config.first_unit
        for _i in range(n):
            if state.cells[z.DECKS + card] > 0:
                state.cells[z.DECKS + card] -= 1
                squad = place(seat, s.INNER) * s.SQUADS_IN_SPACE
                put_unit(state, seat, 0, squad)
                state.tell(s.TOOK, seat, card, squad)


START_OF_TURN: Final = "At the start of your turn"
PATRON: Final = "When you play a victory card you get a coin of {n}."
PICK_EVEN: Final = "When you draw in an even round, you draw {n} more and keep one of all these."
EVEN: Final = "At the start of your turn in even rounds"

ABILITIES: Final[list[Ability]] = [
    # Coins.
    Income("income", f"{START_OF_TURN} you get a coin of {{n}}.", s.START, s.INCOME),
    Income("income_even", f"{EVEN} you get a coin of {{n}}.", s.EVEN_START, s.INCOME),
    Exchange(),
    Income("patron", PATRON, s.VICTORY_PLAYED, s.REWARD),
    Income("spoils", "When you kill a unit you get a coin of {n}.", s.KILL, s.SPOILS),
    Income("start_coin", "Before the game you get a coin of {n}.", s.BEFORE, s.INCOME, "flag"),
    # Cards.
    Lasting("pick", "When you draw, you draw {n} more and keep one of all these.", [s.PICKS]),
    Lasting("pick_even", PICK_EVEN, [s.EVEN_PICKS]),
    Lasting("hand", "Your hand may hold {n} more at the end of your turn.", [s.HAND]),
    Lasting("start_card", "Cards dealt to you before the game: {n} more.", [s.MORE_DEALT], "flag"),
    # Prices.
    Lasting("cheap_victory", "Victory cards cost you {n} less, but at least 1.", [s.OFF_VICTORY]),
    Lasting("cheap_military", "Units cost you {n} less, but at least 1.", [s.OFF_MILITARY]),
    Lasting("cheap_sell", "Cards of the sell deck cost you {n} less, at least 1.", [s.OFF_SELL]),
    # Playing.
    Lasting("extra_coin", "Coins that you may play in a turn: {n} more.", [s.MORE_COINS]),
    Lasting("extra_unit", "Units that you may play in a turn: {n} more.", [s.MORE_UNITS]),
    Lasting("trade", "You may trade cards with others who have a market.", [s.MARKET]),
    Lasting("vp", "Victory points: {n}.", [s.POINTS]),
    # War.
    Lasting("attack", "Your units attack with {n} more.", [s.SHORT_ATTACK, s.LONG_ATTACK]),
    Lasting("attack_short", "Your short-range units attack with {n} more.", [s.SHORT_ATTACK]),
    Lasting("attack_long", "Your long-range units attack with {n} more.", [s.LONG_ATTACK]),
    Lasting("siege", "Your units attack walls with {n} more.", [s.SIEGE]),
    Lasting("defence", "Your units defend with {n} more.", [s.DEFENCE]),
    Lasting("home", "Your units in your own city defend with {n} more.", [s.HOME]),
    Lasting("ramparts", "Your walls defend with {n} more.", [s.RAMPARTS]),
    Lasting("swift", "{n} of your moves in a turn may go one space further.", [s.SWIFT]),
    Lasting("watch", "Spies enter your inner-city only when your walls are down.", [s.WATCH]),
    FirstUnits(),
    # The middle.
    Lasting("high", "Units in the middle defend with {n} more.", [s.MIDDLE_DEFENCE], "terrain"),
    Lasting(
        "cover",
        "Units in the middle defend with {n} more against long range.",
        [s.MIDDLE_COVER],
        "terrain",
    ),
    Lasting("ford", "Units in the middle attack with {n} less.", [s.MIDDLE_SLOPE], "terrain"),
    Lasting(
        "open",
        "The first units that you move into the middle in a turn may go one space further.",
        [s.MIDDLE_ROAD],
        "terrain",
    ),
    Income(
        "toll",
        "The first units that you move into the middle in a turn bring you a coin of {n}.",
        s.ARRIVAL,
        s.REWARD,
        "terrain",
    ),
    *SUPPORTS,
]
"""Every ability that a card file can name."""


def ability(name: str) -> Ability | None:
    """The ability of a name, or None."""
    for one in ABILITIES:
        if one.name == name:
            return one
    return None


class Trait:
    """What is special about a kind of unit: its name in the card file, its bit, a sentence."""

    name: str
    bit: i64
    sentence: str

    def __init__(self, name: str, bit: i64, sentence: str) -> None:
        self.name = name
        self.bit = bit
        self.sentence = sentence


TRAITS: Final[list[Trait]] = [
    Trait("archer", s.ARCHER, "From its own outer-city it reaches the middle."),
    Trait("spy", s.SPY, "It enters an enemy's inner-city whether or not the walls stand."),
    Trait("trebuchet", s.TREBUCHET, "It attacks walls alone, and destroys nothing in a city."),
    Trait("rider", s.RIDER, "It may move two spaces in a turn."),
]
"""Every trait that a unit of a card file can have."""


def reference() -> str:
    """Tables of all abilities and traits, in Markdown."""
    lines = ["| ability | n | what it does | for |", "|---|---|---|---|"]
    for one in ABILITIES:
        bounds = "the value of a coin" if one.coin else f"{one.least} to {one.most}"
        bearers = ", ".join(one.bearers.split())
        says = one.sentence.replace("{n}", "n").replace("{unit}", "units of the first kind")
        lines.append(f"| {one.name} | {bounds} | {says} | {bearers} |")
    lines += ["", "| a unit is | what is special about it |", "|---|---|"]
    lines += [f"| {trait.name} | {trait.sentence} |" for trait in TRAITS]
    return "\n".join(lines)
