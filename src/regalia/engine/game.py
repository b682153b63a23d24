"""Game: what a game declares about itself, for the terminal, the lobby, records and tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regalia.engine.description import Description
from regalia.engine.errors import BadDump, BadOption, BadSchema
from regalia.engine.layout import Layout, Writer
from regalia.engine.options import Option
from regalia.engine.player import Player
from regalia.engine.region import Region
from regalia.engine.saving import load_into
from regalia.engine.sizes import Bounds
from regalia.engine.stack import NO_SHAPES
from regalia.engine.state import PLAYED, State
from regalia.engine.words import Words
from regalia.engine.zones import NO_ZONES, TableZones, Zones

if TYPE_CHECKING:
    from regalia.engine.observation import Observation


LARGEST: Final = 1 << 62
"""Numbers in a State are smaller than this and greater than its negative.

Compiled and interpreted code agree on such numbers.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game: its seats and options, words, data and observations. A `State` has its rules.

    ``name`` is the name on the command line, ``title`` the name in sentences. ``version`` is that
    of the rules; raise it whenever an old record might replay differently. The game has
    ``min_seats`` to ``max_seats`` seats. Actions and outcomes are the numbers 0 to ``actions`` - 1.
    ``data_text`` is the text of the game's data file (empty if it has none), from which the same
    game can be made again, and ``data_hash`` the SHA-256 of what it holds, in hexadecimal digits.
    ``data_title`` is what people call the file; empty for the game's own. ``data_sizes`` are the
    sizes that the file decides (`Words.sizes`): the same at all its tables.

    Some values guide search. ``high_branching`` says that positions often have more moves than a
    search can try, so bots try the steward's choice first. ``depth_factor`` multiplies the search
    depth in games where a turn takes that many times the usual number of decisions.
    ``plays_drafts`` follows from the schema: some moves are carried out decision by decision; so do
    the ``shapes`` of frames (`Schema.shapes`).
    ``perfect_information``: nothing is ever hidden, so it does not matter who sees how soon a move
    without an alternative is made.
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
    data_title: str
    data_sizes: Mapping[str, int]
    words: Words
    high_branching: bool
    depth_factor: int
    plays_drafts: bool
    perfect_information: bool
    zones: Zones
    shapes: vec[i64]

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
        perfect_information: bool = False,
        zones: Zones = NO_ZONES,
    ) -> None:
        """Put its parts together.

        Raises:
            BadSchema: schema, zones and ``words.sizes`` contradict each other.
        """
        self.name = name
        self.title = title
        self.version = version
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.options = options
        self.actions = actions
        self.data_hash = data_hash
        self.data_text = data_text
        self.data_title = ""
        self.data_sizes = words.sizes
        self.words = words
        self.high_branching = high_branching
        self.depth_factor = depth_factor
        self.perfect_information = perfect_information
        self.zones = zones
        self.layouts: dict[int, Layout] = {}
        self.first_cells: dict[tuple[int, ...], vec[i64]] = {}
        schema = words.schema
        self.shapes = schema.shapes if schema is not None else NO_SHAPES
        self.plays_drafts = schema is not None and any(kind >= PLAYED for kind in schema.frames)
        bounds = Bounds({})
        if schema is not None:
            bounds.most.update(schema.bounds.most)
        for zone in zones.zones:
            zones.check(zone, bounds)
        for what, count in words.sizes.items():
            most = bounds.most.get(what, -1)
            if not 0 <= count <= most:
                room = f"there is room for {most}" if most >= 0 else "no such size is declared"
                raise BadSchema(
                    f"{title}: the data file decides that {what} is {count}, and {room}: "
                    "check it as the file is read, with DataFile.several."
                )

    # For games to override. Those that raise NotImplementedError must be overridden.

    def start(self, seats: i64, options: dict[str, int]) -> State:
        """The position before anything is drawn, for a valid number of seats and all options.

        `new` sets its `State.cells` to the start that the zones declare.
        """
        raise NotImplementedError

    def starts(self, seats: int, options: Mapping[str, int]) -> Mapping[str, Sequence[int]]:
        """The numbers with which zones start that a word declares, by that word: decks, mostly."""
        return {}

    def bound(self, seats: int) -> int:
        """Maximum number of decisions in a game with ``seats`` seats; chance is not counted."""
        raise NotImplementedError

    def holders(self, seats: int, options: Mapping[str, int]) -> list[int]:
        """For each seat the number of the person who plays it, counted from 0 in order of seats.

        By default every seat has a person of its own. ``options`` are all of the table's.
        """
        return list(range(seats))

    def names_for(self, variant: int) -> dict[str, list[str]]:
        """The names of each category's numbers, in positions of a `State.variant`."""
        return self.words.names

    def layout_for(self, seats: int, variant: int) -> Layout:
        """The `Layout` (fields and their order) of observations in a game with ``seats`` seats.

        ``variant`` is the `State.variant` of its positions: 0 in most games.
        """
        raise NotImplementedError

    def write_observation(self, state: State, seats: tuple[int, ...], out: Writer) -> None:
        """Write what a viewer who holds ``seats`` sees, one field after another.

        What a viewer is shown leaves a State only by this method. A game overrides either it or
        `observation`, which is slower; the other is derived.

        Raises:
            NotImplementedError: the game overrides neither.
        """
        if type(self).observation is Game.observation:
            raise NotImplementedError(
                f"{self.title} must override `write_observation` or `observation`."
            )
        out.copy(vec[i64](self.layout_of(state).flat(self.observation(state, seats))))

    def perspective(self, row: vec[i64], seats: int, viewer: int) -> int:
        """A number that determines the viewer's `orders`, together with their seat.

        In Christina Regina it is their colour. ``row`` is their observation. A game in which the
        seat alone determines the orders keeps this default.
        """
        return 0

    def orders(self, seats: int, viewer: int, perspective: int) -> dict[str, list[int]]:
        """For each category that a tensor renumbers, by name: the new number of each old number.

        By default these are the seats, counted from the viewer's, which becomes 0.
        """
        return {"seat": [(seat - viewer) % seats for seat in range(seats)]}

    def description(self) -> Description:
        """The names and types of the parts of a position, for `describe` and `position`."""
        raise NotImplementedError

    def steward(self) -> Player:
        """A new steward: a player that follows rules of thumb for this game."""
        raise BadOption(f"{self.title} has no steward; choose random.")

    def plans(self) -> list[Player]:
        """New players that pursue different ends for a whole game, the steward first.

        Where there are any, the stronger bots follow the one that wins most in rollouts to the end
        of the game, instead of a search (`regalia.bots.plans`). They must play a game within some
        milliseconds.
        """
        return []

    def summary(self, end: State) -> dict[str, Any]:
        """What a file of games says of a finished one besides its result: JSON values by name.

        ``end`` is its last position, with its journal. By default there is nothing more to say.
        """
        return {}

    def regions(self, observation: Observation) -> list[Region]:
        """The parts of the page that all viewers share, made from a spectator's observation.

        The board comes first. The page of a game without regions shows the position in words. See
        docs/page.md.
        """
        return []

    def own_regions(self, observation: Observation) -> list[Region]:
        """The parts of the page that differ by viewer: their hand, and what they know."""
        return []

    def selected_things(self, observation: Observation) -> tuple[str, ...]:
        """The ids of the things that the viewer's unfinished move has selected (`Words.at`)."""
        return ()

    def seat_colours(self, observation: Observation) -> tuple[str, ...]:
        """The heraldic colour of each seat (`Words.colour_words`), "" if not known to the viewer.

        The tuple is empty in a game whose seats have no colours.
        """
        return ()

    def card_texts(self) -> object:
        """The names and texts of cards, for the page's templates; always the same object.

        The page caches what templates make of it, so it must be hashable by identity.
        """
        return None

    # The same for every game.

    def has(self, action: int) -> bool:
        """Whether an action or outcome exists with the game's data.

        Of a block that has room for more than the data file has, the last do not.
        """
        notations = self.words.notations
        if not 0 <= action < self.actions:
            return False
        return action >= len(notations) or notations[action] != ""

    def foreign_data(self) -> str:
        """The text of its data file; empty if it is the game's own."""
        return self.data_text if self.data_title else ""

    def layout(self, seats: int, variant: int = 0) -> Layout:
        """The layout for ``seats`` seats and a variant: that of `layout_for`, made once."""
        return kept_layout(self, seats, variant)

    def layout_of(self, state: State) -> Layout:
        """The layout of observations of this position."""
        return kept_layout(self, state.seats, state.variant())

    def zones_of(self, state: State) -> TableZones:
        """The zones at the table of this position."""
        return self.layout_of(state).zones

    def observation_row(self, state: State, seats: tuple[int, ...]) -> vec[i64]:
        """What a viewer who holds ``seats`` sees, as the row of integers of `layout`."""
        layout = kept_layout(self, state.seats, state.variant())
        out = Writer(layout)
        seen = state.seen_from(seats)
        out.common(seen, seats)
        layout.showing.write(seen.cells, out.row)
        self.write_observation(seen, seats, out)
        out.finish()
        return out.row

    def observation(self, state: State, seats: tuple[int, ...]) -> Observation:
        """What a viewer who holds ``seats`` sees, as a dataclass with named fields."""
        row = self.observation_row(state, seats)
        observation: Observation = self.layout_of(state).observation(row)
        return observation

    def tensor(self, row: vec[i64], seats: int, viewer: int, variant: int = 0) -> vec[i32]:
        """The observation of seat ``viewer`` as 32-bit floats, renumbered by `orders`.

        ``row`` is the `observation_row` of that seat alone, in a game with ``seats`` seats and of
        this `State.variant`. The result holds the bits of the floats: read them with
        ``memoryview(tensor).cast("B").cast("f")``. `Layout.slices` says where each field is.
        """
        layout = kept_layout(self, seats, variant)
        perspective = self.perspective(row, seats, viewer)
        key = perspective * seats + viewer
        plan = layout.plans.get(key)
        if plan is None:
            plan = layout.plans[key] = layout.plan(self.orders(seats, viewer, perspective))
        return layout.tensor(row, plan)

    def new(self, seats: int, options: Mapping[str, int] | None = None) -> State:
        """The position before anything is drawn.

        Raises:
            BadOption: the number of seats, an option or its value does not exist.
        """
        chosen = self.complete_options(seats, options if options else {})
        state = self.start(seats, chosen)
        key = (seats, *chosen.values())
        if key not in self.first_cells:
            given: dict[str, int | Sequence[int]] = {**chosen, **self.starts(seats, chosen)}
            self.first_cells[key] = self.zones.start(given, self.data_sizes)
        state.cells = self.first_cells[key][:]
        return state

    def complete_options(self, seats: int, options: Mapping[str, int]) -> dict[str, int]:
        """The value of every option at a table: the one in ``options``, else the default there.

        Raises:
            BadOption: the number of seats, an option or its value does not exist, or the value does
                not go with the seats or the earlier options.
        """
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.title} is played with {self.min_seats} to {self.max_seats} seats, "
                f"not {seats}."
            )
        for name in options:
            if all(option.name != name for option in self.options):
                known = ", ".join(option.name for option in self.options) or "none"
                raise BadOption(f"{self.title} has no option {name}; its options: {known}.")
        chosen: dict[str, int] = {}
        for option in self.options:
            case = option.offered(seats, chosen)
            value = options.get(option.name, case.default)
            if value not in case.values:
                raise BadOption(option.objection(case, value))
            chosen[option.name] = value
        return chosen

    def open_options(self, seats: int, chosen: Mapping[str, int]) -> list[Option]:
        """The options in which a table with all these options has a choice."""
        return [one for one in self.options if len(one.offered(seats, chosen).values) > 1]

    def changed_options(self, seats: int, options: Mapping[str, int]) -> dict[str, int]:
        """Those of ``options`` that are not what such a table would have by default."""
        chosen: dict[str, int] = {}
        changed: dict[str, int] = {}
        for option in self.options:
            default = option.offered(seats, chosen).default
            chosen[option.name] = options.get(option.name, default)
            if chosen[option.name] != default:
                changed[option.name] = chosen[option.name]
        return changed

    def describe(self, state: State) -> dict[str, object]:
        """A position by names, as `position` reads it. Values that equal the start are left out.

        The result is made of dicts, lists, strings, integers and booleans, so it can be stored as
        JSON or TOML. It contains hidden cards and the knowledge of every seat.
        """
        return self.description().write(state)

    def position(self, description: Mapping[str, object]) -> State:
        """The position that a description sets up, checked by `State.audit`, without a journal.

        A part that is left out is as at the start of a game, or is derived from other parts: the
        deck holds the remaining cards.

        Raises:
            BadDescription: it does not describe a position of this game; the message says where.
        """
        return self.description().read(description)

    def load(self, numbers: list[int], options: Mapping[str, int] | None = None) -> State:
        """The position saved by `State.dump`, in a game with these options.

        Raises:
            BadDump: the list is not a position of this game under these rules.
        """
        if len(numbers) < 2:
            raise BadDump("The saved position is cut short; save it again with dump().")
        if numbers[0] != self.version:
            raise BadDump(
                f"The saved position is of rules version {numbers[0]} of {self.title}; "
                f"these are version {self.version}."
            )
        if any(not -LARGEST < number < LARGEST for number in numbers):
            raise BadDump("The saved position has a number that is too large or too small.")
        try:
            state = self.new(numbers[1], options)
        except BadOption as wrong:
            raise BadDump(f"The saved position does not fit the game: {wrong}") from None
        load_into(state, numbers)
        return state


def kept_layout(game: Game, seats: i64, variant: i64) -> Layout:
    """The layout for ``seats`` seats and a variant; a function, since methods of games are slow.

    The classes of games are interpreted, so that calling one of their methods costs more than this.
    """
    key = variant << 8 | seats
    layout = game.layouts.get(key)
    if layout is None:
        layout = game.layouts[key] = game.layout_for(seats, variant)
        assert layout.declared is game.zones, "a layout is made with the zones of its game"
        for what, count in game.data_sizes.items():
            assert layout.sizes.get(what) == count, f"a layout has another size of {what}"
        layout.set_labels(game.names_for(variant))
    return layout
