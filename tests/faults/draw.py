"""Draws small faults from a seed, to avoid choosing them by hand.

``python -m tests.faults.draw --seed 19`` prints entries for ``drawn.toml``, with ``--area regency``
only those of one game; a new one is named in `IMAGINING`. Which places are drawn follows from the
seed, the area and the text of the area's files alone. First one of the operators that fit anywhere
in the area is drawn, then one of its places, so that rare operators come up as often as common
ones. In Python the places are nodes of the syntax tree, in JavaScript tokens.
"""

from __future__ import annotations

import argparse
import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.faults.catalogue import ROOT

PACKAGE = "src/regalia"
IMAGINES = ("deal.py", "hands.py")
SEES = ("observation.py", "story.py", "journal.py")
DECLARES = ("schema.py", "specs.py", "blocks.py", "frames.py", "layout.py", "plan.py")
DESCRIBES = ("description.py", "naming.py")
ENGINE_APART = (*IMAGINES, *SEES, *DECLARES, *DESCRIBES, "words.py", "past.py")
IMAGINING = {
    "christina": ("rules.py", ("imagine", "redraw")),
    "res_publica": ("promised.py", ("",)),
    "regency": ("knowledge.py", ("",)),
    "baronage": ("moves.py", ("",)),
    "domus": ("knowledge.py", ("",)),
}
"""The module of each game that imagines, and the prefixes of the functions that do; of a game
without secrets that which finds its moves."""
WORDS = ("telling.py", "words.py")
"""The modules of a game with its words, of which it has the second at least."""
KINDS = {"regency": ("event_*.py", "kinds.py")}
"""The modules of a game that has its kinds of cards apart from its rules."""


@dataclass(frozen=True)
class Place:
    """A span of a file's text, by offsets, and its replacement."""

    file: str
    operator: str
    start: int
    end: int
    replacement: str
    within: str
    """The enclosing function or class."""


@dataclass(frozen=True)
class Area:
    """A set of files to draw faults from, and the number of faults."""

    name: str
    label: str
    files: tuple[str, ...]
    count: int
    functions: tuple[str, ...] = ("",)
    """Prefixes of the functions in which faults are drawn; ``""`` for all."""


def areas(root: Path) -> list[Area]:
    """All areas, with their present files below ``root``."""
    found: list[Area] = []
    for game, (imagines, functions) in IMAGINING.items():
        folder = f"games/{game}"
        apart = {
            "words.py",
            "telling.py",
            "observation.py",
            "steward.py",
            "regions.py",
            "__init__.py",
            "outlook.py",
        }
        if functions == ("",):
            apart.add(imagines)
        kinds = [name for part in KINDS.get(game, ()) for name in listed(root, folder, part)]
        apart.update(kinds)
        rules = tuple(name for name in listed(root, folder, "*.py") if name not in apart)
        found += [
            Area(game, f"{game}-rules", tuple(f"{folder}/{name}" for name in rules), 2),
            Area(game, f"{game}-steward", (f"{folder}/steward.py",), 1),
            Area(
                "words",
                f"{game}-words",
                tuple(f"{folder}/{name}" for part in WORDS for name in listed(root, folder, part)),
                6,
            ),
            Area("observation", f"{game}-sight", (f"{folder}/observation.py",), 1),
            Area("imagine", f"{game}-imagine", (f"{folder}/{imagines}",), 1, functions),
        ]
        if listed(root, folder, "regions.py"):
            found.append(Area("regions", f"{game}-regions", (f"{folder}/regions.py",), 6))
        if kinds:
            found.append(
                Area("kinds", f"{game}-kinds", tuple(f"{folder}/{name}" for name in kinds), 3)
            )
    engine = [name for name in listed(root, "engine", "*.py") if name not in ENGINE_APART]
    apart = {"window.py", "viewer_messages.py"}
    table = [name for name in listed(root, "table", "*.py") if name not in apart]
    server = [name for name in listed(root, "server", "*.py") if name != "storage.py"]
    page = [name for name in listed(root, "page", "*.py") if name != "renderer.py"]
    below = [
        Area("words", "engine-words", ("engine/words.py",), 1),
        Area("observation", "engine-sight", tuple(f"engine/{name}" for name in SEES), 1),
        Area("imagine", "engine-imagine", tuple(f"engine/{name}" for name in IMAGINES), 1),
        Area("engine", "engine", tuple(f"engine/{name}" for name in engine), 2),
        Area("schema", "schema", tuple(f"engine/{name}" for name in DECLARES), 3),
        Area("positions", "positions", tuple(f"engine/{name}" for name in DESCRIBES), 3),
        Area("wire", "wire", ("wire.py", "table/viewer_messages.py"), 3),
        Area("search", "search", tuple(f"bots/{n}" for n in listed(root, "bots", "*.py")), 2),
        Area("table", "table", tuple(f"table/{name}" for name in table), 2),
        Area("window", "window", ("table/window.py",), 1),
        Area("storage", "storage", ("server/storage.py",), 2),
        Area("server", "server", tuple(f"server/{name}" for name in server), 2),
        Area("page", "page", tuple(f"page/{name}" for name in page), 1),
        Area("renderer", "renderer", ("page/renderer.py",), 1),
        Area(
            "script",
            "script",
            tuple(f"page/static/{n}" for n in ("table.js", "live.js", "patch.js")),
            2,
        ),
    ]
    return found + below


def listed(root: Path, folder: str, pattern: str) -> list[str]:
    """The names of the files of a folder of the package, in order."""
    return sorted(path.name for path in (root / PACKAGE / folder).glob(pattern))


# Python.

COMPARED = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.In: "not in",
    ast.NotIn: "in",
    ast.Is: "is not",
    ast.IsNot: "is",
}
RECKONED = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "//",
    ast.FloorDiv: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}
RETURNED = {"bool": "not ({})", "int": "({}) + 1", "i64": "({}) + 1", "str": '""'}


class Python(ast.NodeVisitor):
    """Collects the possible faults of one Python file."""

    def __init__(self, file: str, source: str) -> None:
        self.file = file
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.lines = source.splitlines()
        self.within: list[str] = []
        self.returns: list[str] = []
        self.places: list[Place] = []
        self.visit(ast.parse(source))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node lies in the source; `ast` counts columns in bytes."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            self.at(node.lineno, node.col_offset),
            self.at(node.end_lineno, node.end_col_offset),
        )

    def at(self, line: int, column: int) -> int:
        text = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(text)

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.span(node)
        return self.source[start:end]

    def put(self, operator: str, start: int, end: int, replacement: str) -> None:
        where = ".".join(self.within)
        self.places.append(Place(self.file, operator, start, end, replacement, where))

    def swap(self, operator: str, node: ast.expr | ast.stmt, replacement: str) -> None:
        self.put(operator, *self.span(node), replacement)

    # What is passed over: annotations, defaults of classes, docstrings, imports, decorators.

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.within.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.within.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.within.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        for statement in node.body:
            self.visit(statement)
        self.returns.pop()
        self.within.pop()

    visit_AsyncFunctionDef = visit_FunctionDef

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    # The operators.

    def visit_Compare(self, node: ast.Compare) -> None:
        left = node.left
        for operator, right in zip(node.ops, node.comparators, strict=True):
            start, end = self.span(left)[1], self.span(right)[0]
            between = self.source[start:end]
            if between.count("\n") == 0 and "(" not in between and ")" not in between:
                self.put("comparison", start, end, f" {COMPARED[type(operator)]} ")
            left = right
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            start, end = self.span(left)[1], self.span(right)[0]
            between = self.source[start:end]
            if len(node.values) == 2 and len(re.findall(rf"\b{word}\b", between)) == 1:
                self.put("and/or", start, end, re.sub(rf"\b{word}\b", other, between))
            # Where there are more than two, one that is left out.
            elif word in between:
                self.swap("left out", right, "True" if word == "and" else "False")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.swap("not", node, self.text(node.operand))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        other = RECKONED.get(type(node.op))
        words = [
            part
            for part in (node.left, node.right)
            if isinstance(part, ast.Constant | ast.JoinedStr)
        ]
        of_text = any(not isinstance(getattr(part, "value", ""), int) for part in words)
        start, end = self.span(node.left)[1], self.span(node.right)[0]
        between = self.source[start:end]
        if other is not None and not of_text and "(" not in between and ")" not in between:
            self.put("reckoning", start, end, f" {other} ")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is int and self.within:
            self.swap("number", node, str(node.value + 1))
            self.swap("number", node, str(node.value - 1))
        elif type(node.value) is bool and self.within:
            self.swap("truth", node, str(not node.value))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Skip f-strings: their columns are unreliable before Python 3.12."""

    def visit_If(self, node: ast.If) -> None:
        if not isinstance(node.test, ast.UnaryOp):
            self.swap("not", node.test, f"not ({self.text(node.test)})")
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await):
            self.swap("statement", node, "pass")
        if not isinstance(node.value, ast.Constant):
            self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.swap("statement", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        if isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.swap("statement", node, "pass")
        self.generic_visit(node)

    def visit_Continue(self, node: ast.Continue) -> None:
        self.swap("statement", node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        self.swap("statement", node, "pass")

    def visit_Call(self, node: ast.Call) -> None:
        for one, two in zip(node.args, node.args[1:], strict=False):
            apart = self.source[self.span(one)[1] : self.span(two)[0]]
            first, second = self.text(one), self.text(two)
            starred = isinstance(one, ast.Starred) or isinstance(two, ast.Starred)
            if first != second and not starred:
                start, end = self.span(one)[0], self.span(two)[1]
                self.put("arguments", start, end, f"{second}{apart}{first}")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None or not self.returns:
            return
        kind = self.returns[-1]
        if kind in RETURNED:
            self.swap("return value", node.value, RETURNED[kind].format(self.text(node.value)))
        elif kind.startswith(("list[", "vec[")):
            self.swap("return value", node.value, f"({self.text(node.value)})[1:]")
        elif "None" in kind and self.text(node.value) != "None":
            self.swap("return value", node.value, "None")
        self.generic_visit(node)


# JavaScript.

TOKEN = re.compile(
    r"""
    (?P<skip> //[^\n]* | /\*.*?\*/ | "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' | `(?:\\.|[^`\\])*`
            | (?<=[(,=:;!&|?{}\n])\s*/(?![/*])(?:\\.|\[(?:\\.|[^\]])*\]|[^/\\\n\[])+/[a-z]* )
  | (?P<comparison> ===|!==|<=|>=|(?<=\s)<(?=\s)|(?<=\s)>(?=\s) )
  | (?P<andor> &&|\|\| )
  | (?P<negation> !(?=[\w(]) )
  | (?P<truth> \b(?:true|false)\b )
  | (?P<number> (?<![\w.#])\d+(?![\w.]) )
  | (?P<reckoning> (?<=\s)[+-](?=\s) )
  | (?P<condition> \bif\ \( )
    """,
    re.VERBOSE | re.DOTALL,
)
STATEMENT = re.compile(
    r"^[ \t]+(?!return\b|const\b|let\b|if\b|for\b)[\w.?!]+\(.*\);$", re.MULTILINE
)
SET = re.compile(r"^[ \t]+[\w.\[\]]+ [+-]?= [^;{]*;$", re.MULTILINE)
OTHER = {
    "===": "!==",
    "!==": "===",
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "&&": "||",
    "||": "&&",
    "true": "false",
    "false": "true",
    "+": "-",
    "-": "+",
    "!": "",
    "if (": "if (!",
}
NAMES = {"andor": "and/or", "negation": "not", "condition": "not"}


def script(file: str, source: str) -> list[Place]:
    """The places of one JavaScript file."""
    found: list[Place] = []
    for token in TOKEN.finditer(source):
        kind, text = str(token.lastgroup), token.group()
        name = NAMES.get(kind, kind)
        if kind == "number":
            for change in (1, -1):
                value = str(int(text) + change)
                found.append(Place(file, name, token.start(), token.end(), value, ""))
        elif kind == "condition":
            closed = closing(source, token.end())
            inner = source[token.end() : closed]
            put = f"if (!({inner})"
            found.append(Place(file, name, token.start(), closed, put, ""))
        elif kind != "skip":
            found.append(Place(file, name, token.start(), token.end(), OTHER[text], ""))
    for pattern in (STATEMENT, SET):
        for match in pattern.finditer(source):
            indent = len(match.group()) - len(match.group().lstrip())
            found.append(Place(file, "statement", match.start() + indent, match.end(), ";", ""))
    return found


def closing(source: str, start: int) -> int:
    """The offset where the bracket opened before ``start`` is closed."""
    depth = 1
    at = start
    while depth:
        depth += {"(": 1, ")": -1}.get(source[at], 0)
        at += 1
    return at - 1


# Drawing.


def places(area: Area, root: Path) -> list[Place]:
    """All places of an area, in the order of its files."""
    found: list[Place] = []
    for name in area.files:
        file = f"{PACKAGE}/{name}"
        source = (root / file).read_text(encoding="utf-8")
        if name.endswith(".js"):
            found += script(file, source)
        else:
            found += Python(file, source).places
    return [
        place
        for place in found
        if any(place.within.rpartition(".")[2].startswith(start) for start in area.functions)
    ]


def draw(area: Area, seed: str, root: Path) -> list[Place]:
    """Draw the area's number of places, of different operators as far as possible."""
    rng = random.Random(f"{seed} {area.label}")
    left = places(area, root)
    drawn: list[Place] = []
    for _ in range(area.count):
        operators = sorted({place.operator for place in left})
        operator = operators[rng.randrange(len(operators))]
        fitting = [place for place in left if place.operator == operator]
        drawn.append(fitting[rng.randrange(len(fitting))])
        left = [place for place in left if place.operator != operator]
    return drawn


def as_lines(place: Place, source: str) -> tuple[str, str]:
    """The lines around a place, as many as make them unique, and the same lines changed."""
    first = source.rfind("\n", 0, place.start) + 1
    last = source.find("\n", place.end)
    while source.count(source[first:last]) > 1:
        if first > 0:
            first = source.rfind("\n", 0, first - 1) + 1
        else:
            last = source.find("\n", last + 1)
    text = source[first:last]
    return text, source[first : place.start] + place.replacement + source[place.end : last]


def entry(area: Area, number: int, place: Place, source: str) -> str:
    """A draft of the catalogue entry, without the sentence on what it breaks."""
    text, replacement = as_lines(place, source)
    assert "'''" not in text + replacement
    said = f"{place.operator} in {place.within or Path(place.file).name}"
    return "\n".join(
        [
            "[[fault]]",
            f'id = "{area.label}-drawn-{number}"',
            f'area = "{area.name}"',
            f'file = "{place.file}"',
            f"text = '''\n{text}'''",
            f"replacement = '''\n{replacement}'''",
            f'breaks = "{said}."',
            "",
        ]
    )


def entries(seed: str, root: Path, label: str = "") -> Iterator[str]:
    """All drafts of a seed, by area, restricted to labels with a prefix."""
    for area in [area for area in areas(root) if area.label.startswith(label)]:
        for number, place in enumerate(draw(area, seed, root), start=1):
            yield entry(area, number, place, (root / place.file).read_text(encoding="utf-8"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seed", required=True)
    parser.add_argument("--area", default="", help="how the areas begin, as a new game's name")
    wishes = parser.parse_args()
    for text in entries(wishes.seed, ROOT, wishes.area):
        print(text)


if __name__ == "__main__":
    main()
