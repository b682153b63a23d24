"""The story of a game: what happened, line by line of the record, as a viewer may be told it."""

from __future__ import annotations

from regalia.engine.journal import Journal
from regalia.engine.state import State
from regalia.engine.words import CHANCE_MARK, within


class Paragraph:
    """What came of one move and of the chance events after it.

    ``line`` is how many lines of the record had been played when it was over; ``events`` are the
    numbers of what is told.
    """

    def __init__(self, line: int, sentences: list[str]) -> None:
        self.line = line
        self.sentences = sentences
        self.events: list[tuple[int, int, int, int, int]] = []

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
            self._tell_line(number, state, seats, names, paragraphs[-1])
        return [paragraph for paragraph in paragraphs if paragraph.sentences]

    def _tell_line(
        self,
        number: int,
        state: State,
        seats: tuple[int, ...],
        names: list[str],
        paragraph: Paragraph,
    ) -> None:
        begin = self.ends[number - 1] if number > 0 else 0
        for event in self.journal.events[begin : self.ends[number]]:
            if event.seen_by(seats):
                paragraph.events.append(event.numbers())
                sentence = state.game.words.tell(event, names)
                if sentence:
                    paragraph.sentences.append(sentence)


def outcome(state: State, names: list[str]) -> list[str]:
    """How a finished game ended: who won, then all by place."""
    scores, ranks, words = state.scores(), state.ranks(), state.game.words
    winners = [names[seat] for seat in range(state.seats) if ranks[seat] == 1]
    lines = [_winners(winners) if winners else words.unwon(state)]
    for seat in sorted(range(state.seats), key=lambda seat: (ranks[seat], -scores[seat], seat)):
        lines.append(f"{ranks[seat]}. {names[seat]}: {words.score(scores[seat])}")
    return lines


def _winners(winners: list[str]) -> str:
    if len(winners) == 1:
        return "You win!" if winners[0] == "You" else f"{winners[0]} wins."
    together = [winners[0], *[within(name) for name in winners[1:]]]
    return f"{', '.join(together[:-1])} and {together[-1]} share the victory."
