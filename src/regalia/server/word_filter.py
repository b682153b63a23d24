"""The words that names on the public lists must not have, as whoever serves writes them down.

A line of the file is a word. It is compared with each word of a name and with the whole name, by
their skeletons (`regalia.names.skeletons`), so that no look-alike passes. ``*word*`` is refused
anywhere, also within other words. What follows a # is a comment.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from regalia.names.skeletons import looks
from regalia.server.limits import MOST_NAMES

NO_WORD: Final = re.compile(r"[\W_]+")
"""What stands between the words of a name."""
ANYWHERE: Final = "*"


class WordFilter:
    """Which names have none of the words in a text."""

    def __init__(self, text: str = "") -> None:
        self.whole: set[str] = set()
        self.parts: set[str] = set()
        for line in text.splitlines():
            word = line.partition("#")[0].strip()
            if not word:
                continue
            anywhere = len(word) > 2 and word.startswith(ANYWHERE) and word.endswith(ANYWHERE)
            (self.parts if anywhere else self.whole).update(looks(word.strip(ANYWHERE)) - {""})
        self.passes = lru_cache(MOST_NAMES)(self._passes)

    def _passes(self, name: str) -> bool:
        """Whether a name has none of the words."""
        parts = [one for one in NO_WORD.split(name) if one]
        runs = ["".join(parts[i:j]) for j in range(len(parts) + 1) for i in range(j)]
        words = [one for word in runs for one in (word, word.strip("0123456789"))]
        found = looks(name).union(*[looks(word) for word in words if word])
        return found.isdisjoint(self.whole) and not any(
            part in one for one in looks(name) for part in self.parts
        )
