"""Stack: the frames of a position, one upon the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, pop, vec
from mypy_extensions import i64, mypyc_attr

FRAME: Final[i64] = 8
"""Length of a frame: its kind, the seat that decides, and six numbers that the kind defines."""
BLANK: Final = vec[i64]([0] * FRAME)
"""A frame of zeros, never written to."""
NONE: Final[i64] = -1
"""No number. Compiled, ``a if b else NONE`` makes no Python object; with a literal -1 it would."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Stack:
    """A stack of frames of `FRAME` integers each."""

    frames: vec[i64]

    def push(
        self,
        kind: i64,
        who: i64,
        a: i64 = 0,
        b: i64 = 0,
        c: i64 = 0,
        d: i64 = 0,
        e: i64 = 0,
        f: i64 = 0,
    ) -> None:
        """Put a frame on top of the stack."""
        row = len(self.frames)
        frames = extend(self.frames, BLANK)
        frames[row] = kind
        frames[row + 1] = who
        frames[row + 2] = a
        frames[row + 3] = b
        frames[row + 4] = c
        frames[row + 5] = d
        frames[row + 6] = e
        frames[row + 7] = f
        self.frames = frames

    def drop(self) -> None:
        """Remove the top frame."""
        rows = self.frames
        if len(rows) == FRAME:
            self.frames = vec[i64]()  # faster than eight times `pop`
            return
        for _i in range(FRAME):
            rows, _number = pop(rows)
        self.frames = rows

    def depth(self) -> i64:
        """The number of frames."""
        return len(self.frames) // FRAME

    def top(self) -> i64:
        """The kind of the top frame, or -1 if there is none."""
        frames = self.frames
        n = len(frames)
        return frames[n - FRAME] if n > 0 else NONE

    def frame(self, column: i64) -> i64:
        """A column of the top frame: 0 is its kind, 1 its seat, and 2 to 7 depend on the kind."""
        frames = self.frames
        return frames[len(frames) - FRAME + column]

    def set_frame(self, column: i64, number: i64) -> None:
        """Set one number of the top frame."""
        frames = self.frames
        frames[len(frames) - FRAME + column] = number
