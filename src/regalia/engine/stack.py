"""Stack: the frames of a position, one upon the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from regalia.engine.game import Game

NONE: Final[i64] = -1
"""No number. Compiled, ``a if b else NONE`` makes no Python object; with a literal -1 it would."""
WHO: Final[i64] = 1
"""Column of a frame that holds the seat that decides."""
KINDS: Final[i64] = 400
"""The numbers of kinds of frame are below this."""
LOWEST: Final[i64] = 1
"""The row of the lowest frame; the -1 before it says that there is none below."""
SAVED: Final[i64] = 8
"""A saved frame has at least so many numbers; zeros follow the columns."""
ROOM: Final = vec[i64]([0] * 32)
"""Room for more frames, never written to."""
NO_SHAPES: Final = vec[i64]([0] * KINDS)
"""The `Schema.shapes` of a game without frames."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack:
    """The frames of a position, the latest on top.

    They lie one after another in ``frames``. A frame begins at its *row*, an index: ``frames[row]``
    is its kind, ``frames[row + WHO]`` the seat that decides, and the columns follow that the schema
    declares for the kind. ``frames[row - 1]`` is the row of the frame below (`below`). ``here`` is
    the row of the top frame, or -1, and ``used`` how many numbers the frames take up; those after
    them mean nothing.
    """

    game: Game
    frames: vec[i64]
    here: i64
    used: i64

    @final
    def push(self, kind: i64, who: i64) -> None:
        """Put a frame on top of the stack. Its columns start as declared (`set_frame`)."""
        shapes = self.game.shapes
        shape = shapes[kind]
        assert shape > 0, "the schema declares no frame of this kind"
        row, width = self.used + 1, shapes[shape]
        end = row + width
        while end > len(self.frames):
            self.frames = extend(self.frames, ROOM)
        frames = self.frames
        frames[row - 1] = self.here
        for i in range(width):
            frames[row + i] = shapes[shape + 1 + i]
        frames[row + WHO] = who
        self.here = row
        self.used = end

    @final
    def drop(self) -> None:
        """Remove the top frame."""
        self.used = self.here - 1
        self.here = self.frames[self.used]

    @final
    def drop_above(self, row: i64) -> None:
        """Remove the frames above the one at ``row``; all if it is -1."""
        while self.here > row:
            self.drop()

    @final
    def cut(self) -> None:
        """Keep no numbers after the frames, so that nothing is left of a removed one."""
        self.frames = self.frames[: self.used]

    @final
    def below(self, row: i64) -> i64:
        """The row of the frame below the one at ``row``, or -1."""
        return self.frames[row - 1]

    @final
    def above(self, row: i64) -> i64:
        """The row of the frame on the one at ``row``, or -1."""
        above = row + self.width(row) + 1
        return above if above <= self.here else NONE

    @final
    def rows(self) -> vec[i64]:
        """The row of each frame, the lowest first."""
        found = vec[i64](capacity=8)
        row = LOWEST if self.here >= 0 else NONE
        while row >= 0:
            found = append(found, row)
            row = self.above(row)
        return found

    @final
    def find(self, kind: i64) -> i64:
        """The row of the latest frame of a kind, or -1."""
        frames, row = self.frames, self.here
        while row >= 0 and frames[row] != kind:
            row = frames[row - 1]
        return row

    @final
    def width(self, row: i64) -> i64:
        """How many numbers the frame at ``row`` has: its kind, its seat and its columns."""
        shapes = self.game.shapes
        return shapes[shapes[self.frames[row]]]

    @final
    def depth(self) -> i64:
        """The number of frames."""
        frames, row = self.frames, self.here
        found: i64 = 0
        while row >= 0:
            found += 1
            row = frames[row - 1]
        return found

    @final
    def top(self) -> i64:
        """The kind of the top frame, or -1 if there is none."""
        here = self.here
        return self.frames[here] if here >= 0 else NONE

    @final
    def bottom(self) -> i64:
        """The kind of the lowest frame, or -1 if there is none."""
        return self.frames[LOWEST] if self.here >= 0 else NONE

    @final
    def frame(self, column: i64) -> i64:
        """A column of the top frame: 0 is its kind, 1 its seat, and the kind has the others."""
        return self.frames[self.here + column]

    @final
    def set_frame(self, column: i64, number: i64) -> None:
        """Set one number of the top frame."""
        frames = self.frames
        frames[self.here + column] = number

    @final
    def saved_frames(self) -> list[int]:
        """The numbers of all frames as a dump has them: for each at least `SAVED`."""
        found: list[int] = []
        for row in self.rows():
            width: int = self.width(row)
            found.extend([self.frames[row + i] for i in range(width)])
            found.extend([0] * (SAVED - width))
        return found
