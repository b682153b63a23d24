"""Page: what one viewer's browser shows, and what of it changes with each thing that he is told."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from markupsafe import escape

from regalia.engine.sight import Sight
from regalia.engine.state import EVERY
from regalia.page.commons import ChairPart, Commons, chair_of
from regalia.page.painter import Look, Looks, button

Body = dict[str, Any]

PERSON: Final = "person"
YOU: Final = '<span class="you">you</span>'
PICKED: Final = '<span class="picked"></span>'
REPLACE: Final = (
    """<button type="button" class="small" data-say='{{"type":"replace","seat":{0}}}'>"""
    """Let a bot play<span class="for-readers"> for {1}</span></button>"""
)
"""What somebody may say of a seat whose person is gone."""


class QuestionPart(NamedTuple):
    """What is asked, or whom the table waits for.

    ``steps`` are the decisions of the half-made move; ``choices`` those for the question bar, as
    action and label; ``window`` is the kind of a window that can be passed, or -1, ``occasion``
    when such a one opens (`Words.occasion`), ``any_occasion`` when any does, ``until`` when this
    one closes, or 0; ``alone``: he can only pass it; ``answered``: he was asked and has answered;
    ``passing`` are the kinds of windows that the viewer's seats always pass, as seat, name, kind
    and its occasion;
    ``stand_ins`` the bots that play for him, as seat, name, kind; ``waiting`` names; ``watching``:
    the viewer holds no seat; ``many``: several, of which ``who`` is asked; ``result`` how it ended.
    ``form`` makes the ids of moves that are sent by this rendering's forms.
    """

    table: str
    status: str
    asked: bool
    seat: int
    question: int
    steps: tuple[int, ...]
    prompt: str
    choices: tuple[tuple[int, str], ...]
    back: bool
    window: int
    occasion: str
    any_occasion: str
    alone: bool
    answered: bool
    passing: tuple[tuple[int, str, int, str], ...]
    until: int
    stand_ins: tuple[tuple[int, str, str], ...]
    waiting: tuple[str, ...]
    watching: bool
    many: bool
    who: str
    result: tuple[str, ...]
    form: str


class PeoplePart(NamedTuple):
    """Who sits there, where the table is told in words.

    ``gone`` are the seats for which the viewer may want a bot to stand in; ``waiting`` those that
    are asked.
    """

    table: str
    chairs: tuple[ChairPart, ...]
    waiting: tuple[int, ...]
    gone: tuple[int, ...]


class SeatingPart(NamedTuple):
    """A table before the game. ``options`` are an option's sentence and what was chosen."""

    table: str
    title: str
    options: tuple[tuple[str, str], ...]
    seats: tuple[ChairPart, ...]
    host: bool
    sits: bool
    full: bool
    kinds: tuple[str, ...]
    listed: bool


class AfterPart(NamedTuple):
    """A table when the game is over.

    ``again`` is the id of the next one with the same people; ``bots``: some seats are bots'.
    """

    table: str
    title: str
    again: str
    sits: bool
    game: str
    bots: bool


class Beside(NamedTuple):
    """What a page shows beside what the table tells: the viewer made it, is it listed, the bots."""

    host: bool
    listed: bool
    kinds: tuple[str, ...]


class Page:
    """One viewer's page of a table; ``text``: the text page.

    ``words`` says whether it wants to be told the table in words.
    """

    def __init__(self, commons: Commons, beside: Beside, text: bool, form: str = "") -> None:
        self.commons = commons
        self.form = form
        self.painter = commons.painter
        self.game = commons.game
        self.beside = beside
        self.text = text
        self.words = text or not self.painter.has_templates(self.game)
        self.now: Body = {}
        """All that was told last, by its name."""
        self.half: Body = {}
        """The half-made move: seat, question, steps, ask."""
        self.common: Looks = {}
        self.own: Looks = {}
        """How each region looks that the page shows: those of all, and the viewer's own."""
        self.house: Looks = {}
        self.house_of: tuple[object, ...] = ()
        """What of the viewer's own the house shows, and from what that was made."""
        self.chairs: tuple[ChairPart, ...] = ()
        self.names: tuple[str, ...] = ()
        """The names of all seats, nobody called "You"."""

    def show(self, body: Body) -> Body:
        """What the browser is to be told when the viewer is told this."""
        kind = body["type"]
        if kind == "answer":
            return self._answer(body)
        if kind not in ("table", "update", "seats"):
            return body
        if kind == "table":
            self.common, self.own, self.half = {}, {}, {}
        self.now.update(body)
        if "table" in body:
            self.chairs = tuple([chair_of(told) for told in body["table"]["seats"]])
            self.names = tuple([chair.name or f"Seat {chair.seat + 1}" for chair in self.chairs])
        if self.half and not self._still_asked():
            self.half = {}
        told: Body = {
            "type": "page" if kind == "table" else "update",
            "title": self.title(),
            "status": self.now["table"]["status"],
            "lines": self.now.get("lines", 0),
            "regions": self.changed(),
            "story": [],
        }
        if kind == "table":
            told["version"] = self.painter.version
        if kind != "seats":
            told["story"] = [
                [part["line"], self.commons.paragraph(part["line"], tuple(part["told"]))]
                for part in body["story"]
            ]
        return told

    def _answer(self, body: Body) -> Body:
        kept = {name: body[name] for name in ("type", "seat", "question", "id", "result")}
        if body["result"] == "step":
            self.half = body if body["steps"] else {}
        else:
            self.half = {}
        if body["result"] == "rejected":
            kept["sentence"] = body["sentence"]
        if body["result"] == "held":
            self._forget(body["seat"])
        kept["regions"] = self.changed() if body["result"] in ("step", "rejected", "held") else {}
        return kept

    def _forget(self, seat: int) -> None:
        """A held answer takes the question away; the table tells so in a moment."""
        self.now["questions"] = [q for q in self.now["questions"] if q["seat"] != seat]

    def _still_asked(self) -> bool:
        """Whether the question that the half-made move answers is open."""
        mine = (self.half["seat"], self.half["question"])
        return any((put["seat"], put["question"]) == mine for put in self.now["questions"])

    # Regions.

    def changed(self) -> dict[str, str]:
        """The regions that differ from what the page shows, which shows them from now on."""
        before, self.common = self.common, self._common()
        html = dict(self.commons.changes(before, self.common))
        mine, self.own = self.own, self._own()
        for name, look in self.own.items():
            if mine.get(name) != look:
                html[name] = self.painter.html(self.game, look)
        for name in mine.keys() - self.own.keys():
            if name not in self.common:
                html[name] = ""
        return html

    def _common(self) -> Looks:
        """What all see; of the text page and of a game without templates nothing."""
        seen: Sight | None = self.now["open"]
        if self.words or seen is None:
            return {}
        waiting = tuple(self.now["waiting"]["seats"])
        return self.commons.looks_of(seen, self.chairs, self.names, waiting)

    def _own(self) -> Looks:
        """What this viewer alone sees, whatever lies in another region after that."""
        put, seen = self._put(), self._sight()
        own = [] if seen is None or self.words else self.game.own_regions(seen)
        at: dict[str, tuple[int, str]] = {}
        if put is not None and self.common:
            at = _at_things(put, self.commons.things.union(*[region.things for region in own]))
        placed = {action for action, _label in at.values()}
        template = "question_text.html" if self.text else "question.html"
        looks: Looks = {"question": Look(template, self._question(put, placed), self.names)}
        if not self.common:
            looks["board"] = Look("words.html", self._in_words())
            looks["people"] = Look("people.html", self._people())
        for region in own:
            looks[region.name] = Look(region.template, region.part, self.names)
        if self.common and seen is not None and self.half:  # in words it has no place
            looks.update([(f"at-{thing}", PICKED) for thing in self.game.chosen(seen)])
        for thing, (action, label) in at.items():
            html = button(thing, action, label)
            looks[f"at-{thing}"] = html + PICKED if f"at-{thing}" in looks else html
        looks.update(self._house())
        return looks

    def _house(self) -> Looks:
        """What of his own the house shows, from a move to the next mostly the same."""
        now = self.now
        made_of = (now["table"], now["mine"], now["result"], now["sight"] is None, not self.common)
        if made_of != self.house_of:
            looks: Looks = {}
            for chair in self.chairs if self.common else ():
                if html := self._me(chair):
                    looks[f"me-{chair.seat}"] = html
            looks["seating"] = Look("seating.html", self._seating())
            looks["after"] = Look("after.html", self._after())
            self.house, self.house_of = looks, made_of
        return self.house

    def _in_words(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        sections = self.now.get("words", ())
        return tuple([(section["title"], tuple(section["lines"])) for section in sections])

    def _sight(self) -> Sight | None:
        seen: Sight | None = self.half["ask"]["sight"] if self.half else self.now["sight"]
        return seen

    def _put(self) -> Body | None:
        """The question to be shown: with its choices as far as the half-made move has come."""
        questions: list[Body] = self.now["questions"]
        if self.half:
            for put in questions:
                if (put["seat"], put["question"]) == (self.half["seat"], self.half["question"]):
                    return {**put, **self.half["ask"], "steps": self.half["steps"]}
        return questions[0] if questions else None

    # Parts of the house's regions.

    def _question(self, put: Body | None, placed: set[int]) -> QuestionPart:
        table, mine, names = self.now["table"], self.now["mine"], self.names
        stand_ins = [(seat, names[seat], self.chairs[seat].played_by) for seat in mine]
        steps = tuple(put.get("steps", ())) if put is not None else ()
        choices = [] if put is None else [c for c in put["choices"] if c["action"] not in placed]
        seat = -1 if put is None else put["seat"]
        # Of a window that nobody can let pass the page says nothing.
        window = -1 if put is None or put["pass"] < 0 else put["window"]
        waiting = self.now["waiting"]["seats"]
        result, passing, words = self.now["result"], self.now["passing"], self.game.words
        return QuestionPart(
            table=table["id"],
            status=table["status"],
            asked=put is not None,
            seat=seat,
            question=0 if put is None else put["question"],
            steps=steps,
            prompt="" if put is None else put["prompt"],
            choices=tuple([(choice["action"], choice["label"]) for choice in choices]),
            back=bool(steps),
            window=window,
            occasion=words.occasion(window),
            any_occasion=words.occasion(EVERY),
            alone=put is not None and window >= 0 and len(put["choices"]) == 1,
            answered=put is None
            and any(seat in mine and not self.chairs[seat].played_by for seat in waiting),
            passing=tuple(
                [(seat, names[seat], kind, words.occasion(kind)) for seat, kind in passing]
            ),
            until=self.now["waiting"]["until"],
            stand_ins=tuple([stand_in for stand_in in stand_ins if stand_in[2]]),
            waiting=tuple([names[seat] for seat in waiting if seat not in mine]),
            watching=not mine,
            many=len(mine) > 1,
            who=names[seat] if put is not None else "",
            result=tuple(result["told"]) if result else (),
            form=self.form,
        )

    def _me(self, chair: ChairPart) -> str:
        """That a seat is the viewer's, or that he may want a bot to stand in for who is gone."""
        if chair.seat in self.now["mine"]:
            return YOU
        return REPLACE.format(chair.seat, escape(chair.name)) if self._gone(chair) else ""

    def _gone(self, chair: ChairPart) -> bool:
        """Whether the viewer may want a bot to stand in for who sits there."""
        mine = self.now["mine"]
        gone = chair.player == PERSON and not chair.here and not chair.played_by
        playing = self.now["sight"] is not None and self.now["result"] is None
        others = bool(mine) and chair.seat not in mine
        return gone and playing and others and not set(chair.votes) & set(mine)

    def _people(self) -> PeoplePart | None:
        if self.now["sight"] is None:
            return None
        return PeoplePart(
            self.now["table"]["id"],
            self._chairs(),
            tuple(self.now["waiting"]["seats"]),
            tuple([chair.seat for chair in self.chairs if self._gone(chair)]),
        )

    def _chairs(self) -> tuple[ChairPart, ...]:
        """All chairs, the viewer's own marked."""
        mine = self.now["mine"]
        return tuple([chair._replace(mine=chair.seat in mine) for chair in self.chairs])

    def _seating(self) -> SeatingPart | None:
        table = self.now["table"]
        if table["status"] != "open":
            return None
        options = [
            (option.sentence, option.names[option.values.index(table["options"][option.name])])
            for option in self.game.options
        ]
        chairs = self._chairs()
        full = all(chair.player not in ("free", "invited") for chair in chairs)
        return SeatingPart(
            table=table["id"],
            title=table["title"],
            options=tuple(options),
            seats=chairs,
            host=self.beside.host,
            sits=bool(self.now["mine"]),
            full=full,
            kinds=self.beside.kinds,
            listed=self.beside.listed,
        )

    def _after(self) -> AfterPart | None:
        table, result = self.now["table"], self.now["result"]
        if result is None:
            return None
        return AfterPart(
            table=table["id"],
            title=table["title"],
            again=table.get("again", ""),
            sits=bool(self.now["mine"]),
            game=self.game.name,
            bots=any(chair.player != PERSON for chair in self.chairs),
        )

    # What is not a region.

    def title(self) -> str:
        """The title of the window: whether it is the viewer's turn, and which game this is."""
        name = f"{self.now['table']['title']} · Regalia"
        if self.now["questions"]:
            return f"Your turn · {name}"
        waiting = self.now["waiting"]["seats"]
        if len(waiting) == 1:
            return f"{self.names[waiting[0]]} to move · {name}"
        return f"Over · {name}" if self.now["result"] else name


def _at_things(put: Body, things: frozenset[str]) -> dict[str, tuple[int, str]]:
    """The choices that are at one of these things, at most one a thing: action and label."""
    at: dict[str, tuple[int, str]] = {}
    for choice in put["choices"]:
        thing = choice["at"]
        if thing in things and thing not in at:
            at[thing] = choice["action"], choice["label"]
    return at
