"""The story of a game: what happened, line by line of the record, as a viewer may be told it."""

from __future__ import annotations

from regalia.engine.journal import Journal
from regalia.engine.record import CHANCE_MARK
from regalia.engine.state import State


class Paragraph:
    """What came of one move and of the chance events after it.

    ``line`` is how many lines of the record had been played when it was over.
    """

    def __init__(self, line: int, sentences: list[str]) -> None:
        self.line = line
        self.sentences = sentences

    def text(self) -> str:
        """The sentences in a row."""
        return " ".join(self.sentences)


class Chronicle:
    """A journal that knows which line of the record each event belongs to.

    Made for a state before its first line; `turn` is to be called after each.
    """

    def __init__(self, state: State) -> None:
        self.journal = Journal()
        state.journal = self.journal
        self.lines: list[str] = []
        self.ends: list[int] = []

    def turn(self, line: str) -> None:
        """Note that this line of the record has been played."""
        self.lines.append(line)
        self.ends.append(len(self.journal.events))

    def tell(
        self, state: State, seats: tuple[int, ...], names: list[str], start: int = 0
    ) -> list[Paragraph]:
        """The story from line number ``start`` (from 0) on, as the holder of the seats saw it.

        A move whose viewer may know nothing of it is left out.
        """
        paragraphs: list[Paragraph] = []
        for number in range(start, len(self.lines)):
            if not paragraphs or not self.lines[number].startswith(CHANCE_MARK):
                paragraphs.append(Paragraph(number + 1, []))
            paragraphs[-1].line = number + 1
            paragraphs[-1].sentences.extend(self._sentences(number, state, seats, names))
        return [paragraph for paragraph in paragraphs if paragraph.sentences]

    def _sentences(
        self, number: int, state: State, seats: tuple[int, ...], names: list[str]
    ) -> list[str]:
        begin = self.ends[number - 1] if number > 0 else 0
        events = self.journal.events[begin : self.ends[number]]
        seen = [event for event in events if event.seen_by(seats)]
        told = [state.game.words.tell(event, names) for event in seen]
        return [sentence for sentence in told if sentence]
