"""No number becomes a Python object in what playouts and search run most."""

from __future__ import annotations

from typing import Final

import pytest

from regalia import _native
from tests.boxed import CALL, GENERATED, boxes, functions, reached, roots
from tests.contract.cases import GAMES

PILES: Final = "the piles are a Python list of vecs, taken out once for each imagining"
BACKS: Final = "the backs may be missing, so they come as an object, once for each imagining"
REFUSAL: Final = "the text of an error that stops the game"
JOURNAL: Final = "once a game, and only if a journal is kept"
ALLOWED: Final = {
    "ChristinaState.ranks": JOURNAL,
    "ChristinaState.colours_left": JOURNAL,
    "Deal.__init__": BACKS,
    "Deal._lay": REFUSAL,
    "Deal._rest": REFUSAL,
    "Hands.__init__": BACKS,
    "Hands.deal_for": PILES,
    "Hands.imagine": PILES,
    "knowledge.redraw": PILES,
    "ResPublicaState.redraw": PILES,
}
"""The functions in which numbers may become objects, each with the reason."""

IN_C: Final = """
int64_t CPyDef_x___rules___XState___legal(PyObject *cpy_r_self) {
    cpy_r_r1 = CPyDef_x___rules___X(cpy_r_self);
}
%sPyObject *CPyDef_x___rules___X(PyObject *cpy_r_a)
%s{
%schar res = CPyDef_x___rules___X_____init__(self, cpy_r_a);
%s}
char CPyDef_x___rules___X_____init__(PyObject *cpy_r_self, int64_t cpy_r_a) {
    cpy_r_r2 = PyLong_FromLongLong(cpy_r_a);
    CPy_AddTraceback("src/regalia/x.py", "__init__", 7, CPyStatic_x___globals);
}
int64_t CPyDef_x___rules___idle(int64_t cpy_r_a) {
    cpy_r_r3 = PyLong_FromLongLong(cpy_r_a);
}
""" % (4 * (64 * " ",))
"""A method that makes an object, whose constructor boxes a number, as mypyc writes them."""


def test_a_boxed_number_is_found_behind_a_constructor() -> None:
    bodies = functions(IN_C)
    found = boxes(bodies, reached(bodies, roots(bodies)))
    assert [str(box) for box in found] == ["src/regalia/x.py:7: X.__init__ (PyLong_FromLongLong)"]


@pytest.mark.skipif(
    _native.form() != "compiled" or not GENERATED.is_file(), reason="needs build/c of `make native`"
)
def test_no_number_becomes_an_object_where_games_are_fast() -> None:
    """In apply, legal, sample, imagine and all they call (`python -m tests.boxed` lists them)."""
    bodies = functions(GENERATED.read_text())
    hot = roots(bodies)
    assert len(hot) == 5 * len(GAMES) - 1  # nothing is hidden in one
    names = reached(bodies, hot)
    assert {call for name in names for call in CALL.findall(bodies[name])} <= set(bodies)
    found = boxes(bodies, names)
    assert [str(box) for box in found if box.function not in ALLOWED] == []
    assert set(ALLOWED) == {box.function for box in found}, "an exception is no longer needed"
