"""Game: the declaration of a game, from which terminal, lobby, records and tests are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regalia.engine.description import Description
from regalia.engine.errors import BadDump, BadOption
from regalia.engine.layout import Layout, Writer
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.state import State
from regalia.engine.words import Words

if TYPE_CHECKING:
    from regalia.engine.observation import Observation


LARGEST: Final = 1 << 62
"""Every number in a State is smaller, so that compiled and interpreted arithmetic agree."""


class Option:
    """Something about the rules that a table may choose before it starts.

    ``kind`` is ``"number"`` or ``"switch"``; ``values`` are the integers it may have and ``names``
    what each is called. With more than ``max_seats`` seats the option keeps its default (0: no
    such limit).
    """

    def __init__(
        self,
        name: str,
        kind: str,
        values: list[int],
        default: int,
        sentence: str,
        names: list[str] | None = None,
        max_seats: int = 0,
    ) -> None:
        self.max_seats = max_seats
        self.name = name
        self.kind = kind
        self.values = values
        self.default = default
        self.sentence = sentence
        self.names = names if names is not None else [str(value) for value in values]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its rules' parameters, its words, its data and its observations.

    ``name`` is the name on the command line, ``title`` the name in sentences. ``version`` is that
    of the rules; raise it whenever an old record might replay differently. The game has
    ``min_seats`` to ``max_seats`` seats. Actions and outcomes are the numbers 0 to ``actions`` - 1.
    ``data_text`` is the game's data file (empty if it has none), from which an equal game can be
    made, and ``data_hash`` its SHA-256 as hexadecimal digits.

    Two values guide search. With ``high_branching``, positions often have more moves than a search
    can try, so bots try the steward's choice first. ``depth_factor`` multiplies the search depth,
    for games in which one deed takes that many times the usual number of decisions.
    """

    name: str
    title: str
    version: int
    min_seats: int
    max_seats: int
    options: list[Option]
    actions: int
    data_hash: str
    data_text: str
    words: Words
    high_branching: bool
    depth_factor: int

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        min_seats: int,
        max_seats: int,
        options: list[Option],
        actions: int,
        data_hash: str,
        words: Words,
        data_text: str = "",
        high_branching: bool = False,
        depth_factor: int = 1,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.actions = actions
        self.data_hash = data_hash
        self.data_text = data_text
        self.words = words
        self.high_branching = high_branching
        self.depth_factor = depth_factor
        self.layouts: dict[int, Layout] = {}

    # What a game must say for itself.

    def start(self, seats: i64, options: dict[str, int]) -> State:
        """The position before anything is drawn, for checked seats and whole options."""
        raise NotImplementedError

    def bound(self, seats: int) -> int:
        """No game with so many seats has more decisions (chance not counted)."""
        raise NotImplementedError

    def layout_for(self, seats: int) -> Layout:
        """All that follows from the fields of the observation at a table of so many seats."""
        raise NotImplementedError

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        """Write what a viewer who holds these seats sees, field by field: a game's one door.

        A game overrides either this, from which `observation` follows, or the slower `observation`.

        Raises:
            NotImplementedError: it says neither.
        """
        if type(self).observation is Game.observation:
            raise NotImplementedError(
                f"{self.title} must say `write_observation`, or `observation`."
            )
        out.copy(vec[i64](self.layout(state.seats).flat(self.observation(state, seats))))

    def perspective(self, row: vec[i64], seats: int, viewer: int) -> int:
        """Which of the orders in which a viewer may count categories holds in an observation.

        ``row`` is what the viewer sees. A number from 0 on; a game in which nothing but seats is
        counted from the viewer on says nothing.
        """
        return 0

    def orders(self, seats: int, viewer: int, perspective: int) -> dict[str, list[int]]:
        """The number that the viewer has for each number of a category, by its name."""
        return {"seat": [(seat - viewer) % seats for seat in range(seats)]}

    def description(self) -> Description:
        """What the rows of a position hold, by name, so that one can be written and read."""
        raise NotImplementedError

    def steward(self) -> Player:
        """A new player by this game's rule of thumb."""
        raise BadOption(f"{self.title} has no steward; choose random.")

    def regions(self, observation: Observation) -> list[Region]:
        """The parts of a table that are the same for all, from what a spectator sees.

        The board comes first. Without any the page shows the table in words. docs/page.md says
        what becomes of them.
        """
        return []

    def own_regions(self, observation: Observation) -> list[Region]:
        """The parts that differ with the viewer: his hand, and what he knows."""
        return []

    def selected_things(self, observation: Observation) -> tuple[str, ...]:
        """The things (`Words.at`) at which the viewer's half-made move is."""
        return ()

    def seat_colours(self, observation: Observation) -> tuple[str, ...]:
        """The heraldic name of each seat's colour (`Words.colour_words`), "" where none is known.

        A game in which seats have no colours of their own says nothing.
        """
        return ()

    def card_texts(self) -> object:
        """Names and texts of cards that the page's templates look up; never changing.

        An object that is hashed by what it is, not by what it holds: macros remember it.
        """
        return None

    # The same for every game.

    def layout(self, seats: int) -> Layout:
        """As `layout_for`, made once."""
        layout = self.layouts.get(seats)
        if layout is None:
            layout = self.layouts[seats] = self.layout_for(seats)
            layout.call(self.words.names)
        return layout

    def observation_row(self, state: State, seats: tuple[int, ...]) -> vec[i64]:
        """What a viewer who holds these seats sees, as the row of integers of `layout`."""
        out = Writer(self.layout(state.seats))
        self.write_observation(state, seats, out)
        assert out.at == len(out.row), "a field of the observation was not written"
        return out.row

    def observation(self, state: State, seats: tuple[int, ...]) -> Observation:
        """What a viewer who holds these seats sees, by the names of its fields."""
        observation: Observation = self.layout(state.seats).observation(
            self.observation_row(state, seats)
        )
        return observation

    def tensor(self, row: vec[i64], seats: int, viewer: int) -> vec[i32]:
        """What ``viewer`` sees, as floats of 32 bits, counted from their own seat on.

        ``row`` is what `observe` gave for that seat alone, in a game of so many seats. The buffer
        is that of the floats: ``memoryview(tensor).cast("B").cast("f")``; `Layout.slices` names
        its parts.
        """
        layout = self.layout(seats)
        perspective = self.perspective(row, seats, viewer)
        key = perspective * seats + viewer
        plan = layout.plans.get(key)
        if plan is None:
            plan = layout.plans[key] = layout.plan(self.orders(seats, viewer, perspective))
        return layout.tensor(row, plan)

    def new(self, seats: int, options: Mapping[str, int] | None = None) -> State:
        """The position before anything is drawn.

        Raises:
            BadOption: so many seats, such an option or such a value do not exist.
        """
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.title} is played with {self.min_seats} to {self.max_seats} seats, "
                f"not {seats}."
            )
        chosen = self.settings(options if options is not None else {})
        for option in self.options:
            if 0 < option.max_seats < seats and chosen[option.name] != option.default:
                raise BadOption(
                    f"Option {option.name} is for up to {option.max_seats} seats, not for {seats}."
                )
        return self.start(seats, chosen)

    def settings(self, options: Mapping[str, int]) -> dict[str, int]:
        """All options of the game, with defaults where ``options`` says nothing.

        Raises:
            BadOption: such an option or such a value does not exist.
        """
        for name in options:
            if all(option.name != name for option in self.options):
                known = ", ".join(option.name for option in self.options) or "none"
                raise BadOption(f"{self.title} has no option {name}; its options: {known}.")
        chosen: dict[str, int] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if value not in option.values:
                allowed = ", ".join(str(value) for value in option.values)
                raise BadOption(f"Option {option.name} takes {allowed}, not {value}.")
            chosen[option.name] = value
        return chosen

    def describe(self, state: State) -> dict[str, object]:
        """A position by names, as `position` reads it: what is not as at the start of a game.

        Dicts, lists, strings, integers and booleans alone, fit for a file in JSON or TOML. The
        whole truth, hidden cards and what every seat knows among it.
        """
        return self.description().write(state)

    def position(self, said: Mapping[str, object]) -> State:
        """The position that a description sets up, sound and without a journal.

        What it leaves out is as at the start of a game, or follows from what it says: the deck is
        what is left of the cards.

        Raises:
            BadDescription: it is no position of this game; the sentence says where.
        """
        return self.description().read(said)

    def load(self, numbers: list[int], options: Mapping[str, int] | None = None) -> State:
        """The position that `State.dump` saved, of a game with these options.

        Raises:
            BadDump: the list is no position of this game under these rules.
        """
        if len(numbers) < 2:
            raise BadDump("The saved position is cut short; save it again with dump().")
        if numbers[0] != self.version:
            raise BadDump(
                f"The saved position is of rules version {numbers[0]} of {self.title}; "
                f"these are version {self.version}."
            )
        if any(not -LARGEST < number < LARGEST for number in numbers):
            raise BadDump("The saved position holds a number that no position holds.")
        try:
            state = self.new(numbers[1], options)
        except BadOption as wrong:
            raise BadDump(f"The saved position does not fit the game: {wrong}") from None
        state.load(numbers)
        return state
