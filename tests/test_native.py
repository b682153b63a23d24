import builtins
import os
import runpy
import shutil
import subprocess
import sys
import threading
import tomllib
from pathlib import Path

import pytest

from regalia import _native

ROOT = Path(__file__).resolve().parent.parent
FILES = {
    "engine/__init__.py": "",
    "engine/state.py": """
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    def __init__(self) -> None:
        self.hand: vec[i64] = vec[i64]()

    def worth(self) -> i64:
        return 1

    def deal(self, card: i64) -> None:
        self.hand = append(self.hand, card)

    def total(self) -> i64:
        total: i64 = 0
        for card in self.hand:
            total += card * self.worth()
        return total
""",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/rules.py": """
from mypy_extensions import i64
from regalia.engine.state import State

class Toy(State):
    def worth(self) -> i64:
        return 2
""",
    "text/words.py": "",
    "bots/__init__.py": "",
    "bots/play.py": """
from librt.random import Random
from mypy_extensions import i64
from regalia.engine.state import State

def play(state: State, cards: i64) -> i64:
    rng = Random(7)
    for _ in range(cards):
        state.deal(rng.randrange(10))
    return state.total()
""",
}
PROGRAM = """
from regalia import _native
from regalia.bots.play import play
from regalia.engine import state
from regalia.games.toy.rules import Toy

class Interpreted(state.State):
    def worth(self):
        return 3

print(_native.form(), state.__file__)
print(play(state.State(), 50), play(Toy(), 50), play(Interpreted(), 50))
"""


UNKNOWN = "REGALIA_FORM is 'fast', but may be auto, available, compiled or interpreted."
WAITING = """
import time
with open("running", "w") as running:
    running.write("runs\\n")
    running.flush()
    time.sleep(20)
    running.write("still runs\\n")
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package folder of a checkout with a toy engine, a toy game and a toy bot."""
    for name in ("pyproject.toml", "setup.py", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    package = tmp_path / "src" / "regalia"
    for name, text in FILES.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    for name in ("__init__.py", "_native.py"):
        shutil.copy(ROOT / "src" / "regalia" / name, package)
    return package


def pretend_built(package: Path) -> Path:
    """Create those files of a build that the choice of the form looks at."""
    built = package.parent.parent / "build" / "native"
    built.mkdir(parents=True)
    (built / "fingerprint").write_text(_native.fingerprint(package))
    return built


def run(package: Path, form: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), _native.VARIABLE: form}
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False
    )


def test_compiled_are_the_engine_the_bots_and_each_games_modules(package: Path) -> None:
    (package / "games/toy/steward.py").write_text("")
    (package / "games/toy/schema.py").write_text("NUMBER = 1")
    names = [path.relative_to(package).as_posix() for path in _native.sources(package)]
    assert names == [
        "bots/play.py",
        "engine/state.py",
        "games/toy/rules.py",
        "games/toy/steward.py",
    ]


@pytest.mark.parametrize("name", ["engine/state.py", "games/toy/rules.py", "bots/play.py"])
def test_fingerprint_changes_with_a_compiled_source(package: Path, name: str) -> None:
    before = _native.fingerprint(package)
    with (package / name).open("a") as source:
        source.write("# edited\n")
    assert _native.fingerprint(package) != before


def test_fingerprint_changes_with_a_schema_whose_numbers_are_compiled_in(package: Path) -> None:
    before = _native.fingerprint(package)
    (package / "games/toy/schema.py").write_text("NUMBER = 1")
    with_schema = _native.fingerprint(package)
    (package / "games/toy/schema.py").write_text("NUMBER = 2")
    assert len({before, with_schema, _native.fingerprint(package)}) == 3


def test_fingerprint_changes_with_the_list_of_sources(package: Path) -> None:
    before = _native.fingerprint(package)
    (package / "engine/state.py").rename(package / "engine/position.py")
    renamed = _native.fingerprint(package)
    (package / "engine/bags.py").write_text("")
    assert len({before, renamed, _native.fingerprint(package)}) == 3


def test_fingerprint_changes_with_the_flags(package: Path) -> None:
    before = _native.fingerprint(package)
    setup = package.parent.parent / "setup.py"
    setup.write_text(setup.read_text().replace('opt_level="3"', 'opt_level="1"'))
    assert _native.fingerprint(package) != before


def test_fingerprint_does_not_change_with_an_interpreted_module(package: Path) -> None:
    before = _native.fingerprint(package)
    (package / "text/words.py").write_text("WORDS = 1\n")
    assert _native.fingerprint(package) == before


def test_a_fingerprint_reads_each_of_its_sources_once_and_nothing_else(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read_bytes, opened = Path.read_bytes, []

    def noted(path: Path) -> bytes:
        opened.append(path)
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", noted)
    monkeypatch.setattr(builtins, "open", None)
    monkeypatch.setattr(subprocess, "Popen", None)
    _native.fingerprint(package)
    assert sorted(opened) == sorted([package.parent.parent / "setup.py", *_native.sources(package)])


def test_without_a_build_auto_is_interpreted(package: Path) -> None:
    choice = _native.choose(package, "auto")
    assert choice.form == "interpreted"
    assert "make native" in choice.why
    assert choice.files["regalia.engine.state"] == package / "engine/state.py"


def test_with_a_matching_build_auto_is_compiled(package: Path) -> None:
    built = pretend_built(package)
    choice = _native.choose(package, "auto")
    assert choice.form == "compiled"
    assert choice.files["regalia.games.toy.rules"].parent == built / "regalia" / "games" / "toy"
    assert choice.files["regalia_native__mypyc"].parent == built


@pytest.mark.parametrize("requested", ["auto", "compiled"])
def test_a_stale_build_is_refused(package: Path, requested: str) -> None:
    pretend_built(package)
    (package / "engine/state.py").write_text("")
    with pytest.raises(ImportError, match=r"do not match.*make native.*REGALIA_FORM=interpreted"):
        _native.choose(package, requested)


def test_a_stale_build_does_not_prevent_the_interpreted_form(package: Path) -> None:
    pretend_built(package)
    (package / "engine/state.py").write_text("")
    assert _native.choose(package, "interpreted").form == "interpreted"


def test_a_stale_build_is_passed_by_where_the_available_form_is_wanted(package: Path) -> None:
    built = pretend_built(package)
    assert _native.choose(package, "available").form == "compiled"
    (package / "engine/state.py").write_text("")
    assert _native.choose(package, "available").form == "interpreted"
    (built / "fingerprint").unlink()
    assert _native.choose(package, "available").form == "interpreted"


@pytest.mark.parametrize("requested", ["auto", "available"])
def test_a_build_is_loaded_only_after_its_last_rename(package: Path, requested: str) -> None:
    setup = runpy.run_path(str(package.parent.parent / "setup.py"))
    built = pretend_built(package)
    part = built.rename(built.with_name("native.part"))
    assert _native.choose(package, requested).form == "interpreted"
    (part / "fingerprint").unlink()
    for old in (False, True):
        if old:
            built.rename(part)
            built.mkdir()
            (built / "old").write_text("")
        setup["replace"](built, part, _native.fingerprint(package))
        assert _native.choose(package, requested).form == "compiled"
        assert not part.exists()
        assert not (built / "old").exists()


def test_one_process_at_a_time_compiles_and_the_next_takes_what_it_built(package: Path) -> None:
    root = package.parent.parent
    program = """
import runpy, sys
setup = runpy.run_path("setup.py", run_name="setup")
print("begun", flush=True)
with setup["alone"]():
    print("alone", flush=True)
    sys.stdin.read()
"""
    one = subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=root,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert one.stdin is not None
    assert one.stdout is not None
    with one:
        assert [one.stdout.readline(), one.stdout.readline()] == ["begun\n", "alone\n"]
        other = subprocess.Popen(
            [sys.executable, "setup.py", "native"], cwd=root, stdout=subprocess.PIPE, text=True
        )
        assert other.stdout is not None
        with other:
            said = other.stdout.readline()
            pretend_built(package)
            one.stdin.close()
            rest = other.stdout.read()
    assert said == "Another process is compiling here: waiting for it.\n"
    assert (rest, other.returncode) == ("", 0)


@pytest.mark.parametrize("killed", [False, True])
def test_a_server_that_ends_leaves_nothing_that_compiles(package: Path, killed: bool) -> None:
    """The C compiler here is a program that says when it runs, and that it still does."""
    root = package.parent.parent
    waiting = root / "cc"
    waiting.write_text(f"#!{sys.executable}\n{WAITING}")
    waiting.chmod(0o755)
    os.mkfifo(root / "running")
    program = """
import pathlib, sys
from regalia.server.compiling import Compiling
compiling = Compiling(print)
compiling.start(pathlib.Path(sys.argv[1]))
sys.stdin.read()
compiling.stop()
"""
    server = subprocess.Popen(
        [sys.executable, "-c", program, str(root)],
        stdin=subprocess.PIPE,
        env={**os.environ, "CC": str(waiting), "PYTHONPATH": str(ROOT / "src")},
    )
    assert server.stdin is not None
    late = threading.Timer(60, (root / "running").write_text, ("not begun",))
    late.start()
    with server, (root / "running").open() as running:  # opened as soon as the compiler runs
        late.cancel()
        assert running.readline() == "runs\n"
        if killed:
            server.kill()
        else:
            server.stdin.close()
        assert running.read() == ""  # returns when no compiler has it open
    assert _native.choose(package, "available").form == "interpreted"


def test_a_server_keeps_its_form_for_the_processes_that_it_starts(package: Path) -> None:
    program = "from regalia import _native; from regalia.engine import state; "
    keeps = "import os; _native.keep_form(os.environ); _native.to_compile(); "
    child = f"import subprocess, sys; print(_native.form(), _native.to_compile(), flush=True); \
        {keeps} sys.stdin.read(); subprocess.run([sys.executable, '-c', sys.argv[1]])"
    server = subprocess.Popen(
        [sys.executable, "-c", program + child, program + "print(_native.form())"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(package.parent), _native.VARIABLE: "available"},
        text=True,
    )
    assert server.stdin is not None
    assert server.stdout is not None
    with server:
        assert server.stdout.readline() == f"interpreted {package.parent.parent}\n"
        pretend_built(package)
        server.stdin.close()
        assert server.stdout.read() == "interpreted\n"


def test_a_compiler_without_link_time_optimization_compiles_without_it(package: Path) -> None:
    root = package.parent.parent
    lacking = root / "cc"
    lacking.write_text('#!/bin/sh\ncase "$*" in *-flto*) exit 1;; esac\nexec gcc "$@"\n')
    lacking.chmod(0o755)
    program = (
        "import setuptools, runpy; setup = runpy.run_path('setup.py', run_name='setup'); "
        "print(setup['can_compile'](), len(setup['in_parallel']()))"
    )
    printed = []
    for compiler in ("gcc", str(lacking)):
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=root,
            env={**os.environ, "CC": compiler},
            stdout=subprocess.PIPE,
            text=True,
        )
        printed.append(done.stdout)
    if printed[0] != "True 2\n":
        pytest.skip("no gcc with link-time optimization works here")
    assert printed[1] == "True 0\n"


def test_a_build_without_a_fingerprint_is_refused(package: Path) -> None:
    (pretend_built(package) / "fingerprint").unlink()
    with pytest.raises(ImportError, match="make native"):
        _native.choose(package, "auto")


def test_asking_for_missing_compiled_modules_is_refused(package: Path) -> None:
    with pytest.raises(ImportError, match=r"none in build/native.*make native"):
        _native.choose(package, "compiled")


def test_an_unknown_form_is_refused_when_the_engine_is_wanted(package: Path) -> None:
    assert run(package, "fast", "-c", "import regalia").returncode == 0
    done = run(package, "fast", "-c", "import regalia.engine.state")
    last = done.stderr.splitlines()[-1]
    assert done.returncode == 1
    assert last.endswith(UNKNOWN)


def test_the_command_line_says_in_one_sentence_why_it_cannot_start() -> None:
    done = run(ROOT / "src" / "regalia", "fast", "-m", "regalia", "games")
    assert done.returncode == 2
    assert done.stderr == f"{UNKNOWN}\n"


def test_an_installed_package_uses_the_modules_beside_its_sources(package: Path) -> None:
    installed = package.rename(package.parent.parent / "regalia")
    assert _native.choose(installed, "auto").form == "interpreted"
    with pytest.raises(ImportError, match="carries none"):
        _native.choose(installed, "compiled")
    (installed.parent / f"regalia_native__mypyc{_native.SUFFIX}").write_text("")
    choice = _native.choose(installed, "auto")
    assert choice.form == "compiled"
    assert choice.files["regalia.engine.state"].parent == installed / "engine"
    assert _native.choose(installed, "interpreted").form == "interpreted"


def test_a_compiled_module_beside_its_source_is_ignored(package: Path) -> None:
    (package / f"engine/state{_native.SUFFIX}").write_text("not a module")
    done = run(package, "interpreted", "-c", PROGRAM)
    assert done.stdout.startswith(f"interpreted {package / 'engine/state.py'}\n"), done.stderr


def test_build_run_edit_refuse(package: Path) -> None:
    """A real build: both forms compute the same numbers, and no file is put beside the sources."""
    root = package.parent.parent
    setup = str(root / "setup.py")
    made = run(package, "auto", setup, "native")
    if "No C compiler" in made.stdout:
        pytest.skip("no C compiler with Python.h works here")
    assert made.returncode == 0, made.stdout + made.stderr
    assert not list(package.rglob(f"*{_native.SUFFIX}"))

    compiled, interpreted = (
        run(package, form, "-c", PROGRAM).stdout.splitlines() for form in ("auto", "interpreted")
    )
    assert compiled[0].startswith(f"compiled {root / 'build/native'}")
    assert interpreted[0] == f"interpreted {package / 'engine/state.py'}"
    assert compiled[1] == interpreted[1]

    library = root / "build/native" / f"regalia_native__mypyc{_native.SUFFIX}"
    before = library.stat()
    again = run(package, "auto", setup, "native")
    assert (again.returncode, again.stdout, library.stat()) == (0, "", before)

    with (package / "bots/play.py").open("a") as source:
        source.write("# edited\n")
    assert "do not match their sources" in run(package, "auto", "-c", PROGRAM).stderr


def test_pinned_versions_agree() -> None:
    constraints = (ROOT / "constraints.txt").read_text().splitlines()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    build = project["build-system"]["requires"]
    mypy, librt = _native.PINNED["mypy"], _native.PINNED["librt"]
    assert {f"mypy=={mypy}", f"librt=={librt}"} <= set(constraints)
    assert {f"mypy[mypyc]=={mypy}", f"librt=={librt}"} <= set(build)
    assert f"librt=={librt}" in project["project"]["dependencies"]
    assert f"mypy[mypyc]=={mypy}" in project["project"]["optional-dependencies"]["test"]


def test_package_and_project_have_the_same_version() -> None:
    import regalia

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert project["project"]["version"] == regalia.__version__


def test_constraints_hold_names_and_versions_only() -> None:
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        name, _, version = line.partition("==")
        assert name, line
        assert version, line
        assert version.replace(".", "").isalnum(), line
