"""Res Publica: reads typed statements and picks in the many ways in which people write them."""

from __future__ import annotations

from typing import Final

from regalia.engine.errors import NotUnderstood
from regalia.engine.state import State
from regalia.engine.words import possible_actions, split_words
from regalia.games.res_publica import cards as c
from regalia.games.res_publica import rules as r
from regalia.games.res_publica import schema as s
from regalia.games.res_publica import trade as t
from regalia.games.res_publica.cards import Cards
from regalia.games.res_publica.observation import words_of
from regalia.games.res_publica.refusals import too_few_held

EXCLUDED: Final = "A statement excludes nothing: name what it is about, not what it is not."
NO_THIRD: Final = "A statement names one or two things, joined by “and” or “or”; there is no third."
ONE_SIDE: Final = (
    "Name what you want or what you give, never both: the other side is for the others to name."
)
COUNTS: Final = f"Say how many of everything you name, from 1 to {s.MOST}."
NOT_TWICE: Final = "The two things that a statement names must differ; give one count for both."


class Reader:
    """Reads statements into decisions, and picked cards into words for `Words.parse`."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.numbers = {word: number + 1 for number, word in enumerate(c.NUMBERS)}
        self.named: dict[str, int] = {}
        for name in range(s.CHARACTERISTICS):
            for count in (1, 2):
                self.named[cards.name(name, count).lower()] = name

    def statement(self, state: r.ResPublicaState, tokens: list[str]) -> list[int]:
        """The decisions of a statement, or of its continuation; empty if it is not a statement.

        Raises:
            NotUnderstood: the statement breaks a rule, which the message names.
        """
        if tokens[0] == "i":
            tokens = tokens[1:]
        verbs = [token for token in tokens if token in s.VERB.names]
        verb = tokens[0] if tokens and tokens[0] in s.VERB.names else ""
        begun = [s.REQUEST + s.VERB.names.index(verb)] if verb else []
        if not verb and not has_only_verb(state):
            if state.top() == s.SAYING:
                name = self._name(tokens, False)
                return [s.NAME + name] if name >= 0 else []
            if state.top() != s.TRADING or not state.asks_others():
                return []
            begun = [s.TENDER if state.is_offer() else s.DEMAND]  # nothing else answers
        if len(verbs) > 1:
            raise NotUnderstood(ONE_SIDE)
        terms, joints, open_end = self._split(tokens[1:] if verb else tokens)
        counted = any(self._is_count(token) for token in tokens)
        if (counted or verb) and any(token in c.EXCLUSIONS for token in tokens):
            raise NotUnderstood(EXCLUDED)
        read = [self._term(part) for part in terms]
        if not terms or any(one == 0 for one in read):
            return []
        if len(read) > 2 or (len(read) == 2 and open_end):
            raise NotUnderstood(NO_THIRD)
        said = words_of(self._in_order(read, joints))
        decisions = [*begun, s.COUNT + said.count - 1, s.NAME + said.characteristic]
        if open_end:
            return [*decisions, s.AND if joints[0] == "and" else s.OR]
        if said.joint == s.ALONE:
            return [*decisions, s.STOP]
        both = s.AND if said.joint == s.BOTH else s.OR
        second = [s.COUNT + said.other_count - 1, s.NAME + said.other_characteristic]
        return [*decisions, both, *second]

    def _split(self, tokens: list[str]) -> tuple[list[list[str]], list[str], bool]:
        """The terms, their joints, and whether the text ends with a joint."""
        terms: list[list[str]] = [[]]
        joints: list[str] = []
        for token in tokens:
            if token in ("and", "or"):
                joints.append(token)
                terms.append([])
            elif (
                self._is_count(token)
                and any(self._is_count(other) for other in terms[-1])
                and terms[-1][-1] != "of"  # "1 of 2 goths" is not a statement
            ):
                joints.append("and")  # "1 goth, 1 hun and 1 viking"
                terms.append([token])
            else:
                terms[-1].append(token)
        last = not terms[-1] and len(terms) > 1
        return terms[:-1] if last else terms, joints, last

    def written(self, text: str) -> int:
        """The statement written in a text, as `trade.make_statement` packs it.

        Raises:
            NotUnderstood: the text is not a statement.
        """
        terms, joints, open_end = self._split(split_words(text))
        read = [self._term(part) for part in terms]
        if open_end or not 1 <= len(read) <= 2 or 0 in read:
            raise NotUnderstood(f"“{text}” is not a statement; “1 goth or 2 huns” is one.")
        return self._in_order(read, joints)

    def _term(self, tokens: list[str]) -> int:
        """A term, as `trade.make_term` packs it; 0 if the tokens are not a term.

        Raises:
            NotUnderstood: the count is missing or out of range.
        """
        count = 0
        rest: list[str] = []
        filled = False
        for token in tokens:
            if self._is_count(token) and not count:
                count = int(token) if token.isdecimal() else self.numbers[token]
                if not 1 <= count <= s.MOST:
                    raise NotUnderstood(COUNTS)
            elif token in c.FILLERS:
                filled = filled or token in c.ANY_CARD
                count = count or (1 if token in ("a", "an") else 0)
            else:
                rest.append(token)
        name = self._name(rest, filled)
        if name < 0:
            return 0
        if count == 0 and name == s.ANY and {"any", "card"} <= {*tokens}:  # "any card"
            count = 1
        if count == 0:
            raise NotUnderstood(COUNTS)
        return int(t.make_term(count, name))

    def _name(self, words: list[str], filled: bool) -> int:
        """A characteristic, or -1."""
        if not words:
            return self.named["any"] if filled else -1
        if words[0] in ("pair", "pairs") and len(words) == 2:  # "pairs of people"
            words = [words[1], words[0]]
        return self.named.get(" ".join(words), -1)

    def _in_order(self, read: list[int], joints: list[str]) -> int:
        """The statement of these terms, put into the order of RP07."""
        if len(read) == 1:
            return int(t.make_statement(read[0]))
        first, second = sorted(read, key=t.characteristic_of)
        if t.characteristic_of(first) == t.characteristic_of(second):
            raise NotUnderstood(NOT_TWICE)
        return int(t.make_statement(first, s.BOTH if joints[0] == "and" else s.EITHER, second))

    def picks(self, state: r.ResPublicaState, tokens: list[str]) -> str:
        """Picked cards one by one, filled up with *enough*; empty if the tokens are not a pick.

        Raises:
            NotUnderstood: a card is named by a group, or is not in the hand.
        """
        counts = [0] * s.KINDS
        times = 1
        for token in tokens:
            if token in ("give", "and", "i", "enough"):
                continue
            if self._is_count(token):
                times = int(token) if token.isdecimal() else self.numbers[token]
            elif self.named.get(token, s.KINDS) < s.KINDS and times <= s.MOST:
                counts[self.named[token]] += times
                times = 1
            elif self.named.get(token, 0) >= s.KINDS:
                raise NotUnderstood(f"Name the cards by kind; possible: {possible_actions(state)}.")
            else:
                return ""
        statement = state.promise_of(state.to_act)
        giving = state.top() == s.GIVING
        begun, steps = state.picks_begun(), state.frame(s.STEPS) if giving else 0
        picked = [t.PACKING.count(begun, kind) + counts[kind] for kind in range(s.KINDS)]
        for kind in range(s.KINDS):
            if counts[kind] and picked[kind] > state.hands.has(state.to_act, kind):
                raise NotUnderstood(too_few_held(self.cards, state, kind))
        words = [
            self.cards.one[kind].lower() for kind in range(s.KINDS) for _i in range(counts[kind])
        ]
        if not words and not begun:
            return ""
        whole_picks = t.PACKING.pack(picked)
        if t.is_served(state.hands.held, state.to_act * s.KINDS, statement, whole_picks):
            words += ["enough"] * (t.longest(statement) - steps - len(words))
        return ("" if giving else "give ") + " ".join(words)

    def _is_count(self, token: str) -> bool:
        return (token.isascii() and token.isdecimal() and len(token) < 10) or token in self.numbers


def has_only_verb(state: State) -> bool:
    """Whether the statement being made has only its verb."""
    return state.top() == s.SAYING and state.frame(s.FIRST_COUNT) == 0
