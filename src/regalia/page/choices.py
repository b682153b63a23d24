"""Choices as a page shows them: their labels, and at which things on the table they are."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from regalia import wire
from regalia.engine.observation import Observation
from regalia.engine.region import Region
from regalia.page.renderer import button


class ShownChoices:
    """What a page shows that depends on the viewer's own cards and on what they can choose.

    It is kept as long as these are the same: messages about something else, which others cause,
    must not take a time that depends on them. ``own`` are the viewer's regions, ``selected`` the
    things that the unfinished move has used; ``marked`` are the kinds of things on which the
    first word of a choice's notation is read. ``buttons`` has the HTML of the choices at things on
    the table, and ``in_bar`` those in the question bar, as action, label, warning (`warning_of`)
    and details. ``words`` is the table in words within an unfinished move, once it was made.
    """

    def __init__(
        self,
        question: wire.Question | None,
        observation: Observation | None,
        things: frozenset[str],
        own: Sequence[Region],
        selected: Iterable[str],
        *,
        marked: Container[str],
        text: bool,
        on_table: bool,
    ) -> None:
        self.choices = None if question is None else question.choices
        self.observation = observation
        self.things = things
        self.own = own
        self.selected = tuple(selected)
        self.words: tuple[tuple[str, tuple[str, ...]], ...] | None = None
        self.buttons: dict[str, str]
        self.in_bar: tuple[tuple[int, str, str, str], ...]
        if not self.choices:
            self.buttons, self.in_bar = {}, ()
            return
        at: dict[str, wire.Choice] = {}
        if question is not None and on_table:
            at = choices_at(question, things.union(*[region.things for region in own]))
        self.buttons = {
            thing: button(
                thing,
                one.action,
                one.whole or one.label,
                one.notation.partition(" ")[0] if thing.partition("-")[0] in marked else "",
                warning_of(one, one.several),
            )
            for thing, one in at.items()
        }
        placed = {choice.action for choice in at.values()}
        self.in_bar = tuple(
            [
                (
                    one.action,
                    label_of(one, text),
                    warning_of(one, one.several and not text and one.brief.endswith("…")),
                    details_of(one, text),
                )
                for one in self.choices or ()
                if one.action not in placed
            ]
        )

    def fits(
        self,
        question: wire.Question | None,
        observation: Observation | None,
        things: frozenset[str],
    ) -> bool:
        """Whether it was made for these: the same objects, or things that are equal."""
        choices = None if question is None else question.choices
        same = choices is self.choices and observation is self.observation
        return same and (things is self.things or things == self.things)


def label_of(choice: wire.Choice, text: bool) -> str:
    """The label of a choice; on the text page, which also shows the rest of its move, whole."""
    return choice.whole or choice.label if text else choice.brief or choice.label


def details_of(choice: wire.Choice, text: bool) -> str:
    """What else a choice does, if its label in the bar does not say it."""
    if choice.whole == label_of(choice, text):
        return ""
    end = " " if choice.label.endswith(".") else ": "
    return choice.whole.removeprefix(choice.label + end)


def warning_of(choice: wire.Choice, unread: bool) -> str:
    """What a person should know before they take a choice.

    ``unread``: one press makes several choices that its label does not say.
    """
    at_once = f"This makes several choices at once: {choice.whole}." if unread else ""
    return f"{at_once} {choice.warning}".strip()


def choices_at(question: wire.Question, things: frozenset[str]) -> dict[str, wire.Choice]:
    """The choices at these things, at most one each."""
    at: dict[str, wire.Choice] = {}
    for choice in question.choices:
        if choice.at in things and choice.at not in at:
            at[choice.at] = choice
    return at
