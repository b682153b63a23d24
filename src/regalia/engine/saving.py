"""Saved positions: a list of integers from `State.dump` becomes a position, or is refused."""

from __future__ import annotations

from regalia.engine.errors import BadDump
from regalia.engine.state import ASKED, CHANCE, DRAFT, NONE, OVER, WHO, WINDOW, State


def load_into(state: State, numbers: list[int]) -> None:
    """Set a new State to the position in a list from `State.dump`; `Game.load` calls it.

    Raises:
        BadDump: the list is not a position of this game.
    """
    if len(numbers) < 4 or not 0 <= numbers[3] <= len(numbers) - 4:
        raise BadDump("The saved position is cut short; save it again with dump().")
    state.to_act = numbers[2]
    fault = restore_frames(state, numbers[4 : 4 + numbers[3]])
    end = len(numbers)
    if state.game.plays_drafts:  # the decisions of an unfinished move follow
        end = min(end, 4 + numbers[3] + len(state.fields()))
    fault = fault or audit_frames(state)
    if not fault and state.in_played_draft():
        fault = "an unfinished move without the position before it."
    if not fault:
        try:
            restore(state, numbers[4 + numbers[3] : end])
        except (OverflowError, IndexError):
            raise BadDump(
                "The saved position has a number that is too large or too small."
            ) from None
        fault = unplayable(state)
    for action in numbers[end:]:
        if fault:
            break
        if not state.is_legal(action):
            fault = "an unfinished move has an illegal decision."
        else:
            state.apply(action)
            if not state.in_played_draft():
                fault = "an unfinished move has all its decisions, but they are not played."
    if fault:
        raise BadDump(f"The saved position is not a position of this game: {fault}")


def restore(state: State, fields: list[int]) -> None:
    """Set zones and hands to the numbers from `State.fields`, and compare the settings.

    Raises:
        BadDump: too many or too few numbers, or they were saved with other `settings`.
    """
    if len(fields) != len(state.fields()):
        raise BadDump("The saved position is longer or shorter than a position of this game.")
    zones = state.game.zones_of(state)
    at = len(zones.places)
    settings = state.settings()
    zones.put(state.cells, fields[:at])
    for name, number in state.settings().items():
        if settings[name] != number:
            raise BadDump(f"The saved position was played with the option {name}={number}.")
    hands = state.tracked_hands()
    if hands is not None:
        held = len(hands.held)
        for i in range(held):
            hands.held[i] = fields[at + i]
        for i in range(len(hands.known)):
            hands.set_fact(i, fields[at + held + i])


def restore_frames(state: State, numbers: list[int]) -> str:
    """Set the frames to those from `Stack.saved_frames`; the result says what is wrong, or "".

    The frames before a fault are set.
    """
    schema = state.game.words.schema
    declared = schema.frames if schema is not None else {}
    state.drop_above(NONE)
    at = 0
    while at < len(numbers):
        kind = declared.get(numbers[at])
        if kind is None:
            return "a frame is of a kind that does not exist."
        width, saved = kind.width(), kind.saved_width()
        if at + saved > len(numbers):
            return "the last frame is cut short."
        if any(numbers[at + width : at + saved]):
            return f"{kind.name} has more numbers than are declared."
        state.push(kind.number, numbers[at + WHO])
        for column in range(width):
            state.set_frame(column, numbers[at + column])
        at += saved
    return ""


def audit_frames(state: State) -> str:
    """What is wrong with the frames or ``to_act``, in one sentence; empty if nothing is."""
    if not OVER <= state.to_act < state.seats:
        return "the seat to act does not exist."
    schema = state.game.words.schema
    declared = schema.frames if schema is not None else {}
    sizes = state.game.layout_of(state).sizes
    under = False
    for row in state.rows():
        numbers = [state.frames[row + column] for column in range(state.width(row))]
        kind, who = numbers[0], numbers[WHO]
        fault = declared[kind].fixed(sizes).fault(numbers)
        if fault:
            return f"a frame holds an impossible number: {fault}"
        if not 0 <= who < state.seats:
            return "a frame names a seat that does not exist."
        if kind < DRAFT and under:
            return "another frame lies on an unfinished move."
        under = kind >= DRAFT
        if WINDOW <= kind < DRAFT:
            mask = numbers[ASKED]
            if not (0 < mask < 1 << state.seats and mask >> who & 1):
                return "a window asks nobody, or a seat that it does not list."
    if state.to_act < 0 and state.underway():
        return "an unfinished move is not of the seat to act."
    return ""


def unsound(state: State) -> str:
    """What is wrong with a position, in one sentence; empty if it is sound and somebody can act."""
    hands = state.tracked_hands()
    return audit_frames(state) or (hands.audit() if hands is not None else "") or unplayable(state)


def unplayable(state: State) -> str:
    """As `unsound`, of a position whose frames and hands are sound."""
    fault = state.game.zones_of(state).fault(state.cells) or state.audit()
    if not fault and state.to_act != OVER and len(state.legal()) == 0:
        fault = "nothing can be drawn." if state.to_act == CHANCE else "no action is legal."
    return fault
