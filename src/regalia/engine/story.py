"""The story of a game: sentences for what happened, as one viewer may read them."""

from __future__ import annotations

from regalia.engine.journal import Event, Journal
from regalia.engine.schema import Note
from regalia.engine.state import State
from regalia.engine.words import CHANCE_MARK, Words, mid_sentence


class Paragraph:
    """The sentences about one move and the chance events after it.

    ``line`` is the number of record lines played by the end of it; ``events`` are the events that
    the viewer saw, ``notes`` what each sentence says besides.
    """

    def __init__(self, line: int, sentences: list[str]) -> None:
        self.line = line
        self.sentences = sentences
        self.events: list[Event] = []
        self.notes: list[Note] = []

    def text(self) -> str:
        """The sentences, joined by spaces."""
        return " ".join(self.sentences)


class Story:
    """The events of a game, sorted by the record line that caused them.

    It gives ``state`` a journal. Create it before the first line is played, and call `end_line`
    after each line.
    """

    def __init__(self, state: State) -> None:
        self.journal = Journal()
        state.journal = self.journal
        self.lines: list[str] = []
        self.ends: list[int] = []

    def end_line(self, line: str) -> None:
        """Assign the events since the previous line to this line, which has just been played."""
        self.lines.append(line)
        self.ends.append(len(self.journal.events))

    def paragraphs(
        self, state: State, seats: tuple[int, ...], names: list[str], start: int = 0
    ) -> list[Paragraph]:
        """The story as a viewer who holds ``seats`` may read it, from line ``start`` (from 0) on.

        A move of which the viewer sees nothing has no paragraph.
        """
        paragraphs: list[Paragraph] = []
        for number in range(start, len(self.lines)):
            if not paragraphs or not self.lines[number].startswith(CHANCE_MARK):
                paragraphs.append(Paragraph(number + 1, []))
            paragraphs[-1].line = number + 1
            self._add_line(number, state, seats, names, paragraphs[-1])
        return [paragraph for paragraph in paragraphs if paragraph.sentences]

    def _add_line(
        self,
        number: int,
        state: State,
        seats: tuple[int, ...],
        names: list[str],
        paragraph: Paragraph,
    ) -> None:
        words = state.game.words
        begin = self.ends[number - 1] if number > 0 else 0
        for event in self.journal.events[begin : self.ends[number]]:
            if event.seen_by(seats):
                paragraph.events.append(event)
                sentence = told(words, event, seats, names)
                if sentence:
                    paragraph.sentences.append(sentence)
                    if words.schema is not None:
                        paragraph.notes.append(words.schema.note(event, seats))


def told(words: Words, event: Event, seats: tuple[int, ...], names: list[str]) -> str:
    """The sentence about an event for a viewer who holds ``seats``; empty if it needs none.

    For a viewer of several seats it needs none, either, if it needs none for the holder of one of
    them, who is told each card.
    """
    sentence = words.tell(event, names)
    if sentence and len(seats) > 1:
        for seat in seats:
            if names[seat] in sentence:
                own = [*names[:seat], "You", *names[seat + 1 :]]
                if not words.tell(event, own):
                    return ""
    return sentence


def outcome(state: State, names: list[str]) -> list[str]:
    """The result of a finished game in lines: the winners, then every seat in order of place."""
    scores, ranks, words = state.scores(), state.ranks(), state.game.words
    winners = [names[seat] for seat in range(state.seats) if ranks[seat] == 1]
    lines = [_winners(winners) if winners else words.no_winner(state)]
    for seat in sorted(range(state.seats), key=lambda seat: (ranks[seat], -scores[seat], seat)):
        lines.append(f"{ranks[seat]}. {names[seat]}: {words.score(scores[seat])}")
    return lines


def _winners(winners: list[str]) -> str:
    if len(winners) == 1:
        return "You win!" if winners[0] == "You" else f"{winners[0]} wins."
    together = [winners[0], *[mid_sentence(name) for name in winners[1:]]]
    return f"{', '.join(together[:-1])} and {together[-1]} share the victory."
