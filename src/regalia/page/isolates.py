"""Names written from right to left, kept from turning the sentence around them.

The page is written from left to right. A browser orders a Hebrew or Arabic name together with the
digits, brackets and names beside it, unless the name is isolated. Unicode's isolates do what the
element ``bdi`` does, and also within attributes, titles and sentences of a story, where a name is
part of a text. All other text of a page is Latin, so whatever is written from right to left is
isolated, and no template needs to say so.
"""

from __future__ import annotations

import re
from typing import Final

RIGHT_TO_LEFT: Final = (
    "\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff"
)
"""The blocks of scripts written from right to left."""
FIRST_STRONG: Final = "\u2068"
POP: Final = "\u2069"
"""The isolate whose direction is that of its first letter, and its end."""
RUN: Final = re.compile(
    f"{FIRST_STRONG}[^{POP}]*{POP}"
    f"|[{RIGHT_TO_LEFT}](?:[{RIGHT_TO_LEFT}0-9 .'’·_-]*[{RIGHT_TO_LEFT}])?"
)
"""What is isolated already, or words from right to left with what may stand within a name."""


def isolated(text: str) -> str:
    r"""The text with an isolate around each of its parts that is written from right to left.

    >>> isolated("Anna: 2"), ascii(isolated("\u05d3\u05d5\u05d3: 2"))
    ('Anna: 2', "'\\u2068\\u05d3\\u05d5\\u05d3\\u2069: 2'")
    """
    return text if text.isascii() else RUN.sub(_isolate, text)


def _isolate(found: re.Match[str]) -> str:
    run = found[0]
    return run if run.startswith(FIRST_STRONG) else f"{FIRST_STRONG}{run}{POP}"


def finalize(value: object) -> object:
    """What a template writes for a value: texts isolated, HTML and all else as they are.

    The filter ``e`` keeps a text as it is, for a field of a form.
    """
    if type(value) is str and not value.isascii():  # called for each value, so without a call more
        return RUN.sub(_isolate, value)
    return value
