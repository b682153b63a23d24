"""Which form of the rules and the search runs: compiled by mypyc, or interpreted.

In a checkout the compiled modules are in ``build/native``, never beside their sources, where Python
would silently go on loading a compiled module after its source had changed. A fingerprint of the
sources lies with them; if it does not match, they are refused. An installed wheel has its compiled
modules in the usual place. ``setup.py`` loads this file alone, so it imports nothing from the
package.
"""

import os
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from hashlib import sha256
from importlib.abc import MetaPathFinder
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    ExtensionFileLoader,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, NamedTuple

Form = Literal["compiled", "interpreted"]

VARIABLE: Final = "REGALIA_FORM"
REQUESTS: Final = ("auto", "available", "compiled", "interpreted")
"""The values of REGALIA_FORM; ``available`` runs interpreted where ``auto`` refuses a build."""
COMPILED: Final = (
    "engine/*.py",
    "games/*/*.py",
    "bots/*.py",
    "arena/play.py",
)
GROUP: Final = "regalia_native"
"""The name given to mypyc's one group; the library that holds its code adds ``__mypyc``."""
PINNED: Final = {"mypy": "2.4.1", "librt": "0.16.0"}
"""The versions that make the machine code; pyproject.toml and constraints.txt say the same."""
SUFFIX: Final = EXTENSION_SUFFIXES[0]
NO_COMPILER: Final = 3
"""The exit status of ``setup.py beside`` where no C compiler works."""


class FormRefused(ImportError):
    """The requested form is not available; the message says why and what to do."""


class Choice(NamedTuple):
    """The form that runs, the reason, and the file of each module."""

    form: Form
    why: str
    files: Mapping[str, Path]


def sources(package: Path) -> list[Path]:
    """The modules of the package folder that mypyc compiles, in a stable order."""
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    return sorted(path for path in found - {*schemas(package)} if path.name != "__init__.py")


def schemas(package: Path) -> list[Path]:
    """The schemas and zones of games: not compiled, but compiled modules contain their numbers."""
    return sorted([*package.glob("games/*/schema.py"), *package.glob("games/*/zones.py")])


def checkout(package: Path) -> Path | None:
    """The checkout that the package folder belongs to, or None if it is installed."""
    root = package.parent.parent
    laid_out = package.parent.name == "src"
    if laid_out and (root / "pyproject.toml").is_file() and (root / "setup.py").is_file():
        return root
    return None


def fingerprint(package: Path) -> str:
    """A hash of everything that the compiled modules of a checkout depend on.

    These are the sources, the schemas, whose numbers are written into the machine code,
    ``setup.py`` with its flags, the pinned versions and Python's ABI.
    """
    total = sha256(f"{sys.implementation.cache_tag} {SUFFIX} {PINNED}".encode())
    for path in [package.parent.parent / "setup.py", *schemas(package), *sources(package)]:
        text = path.read_bytes()
        total.update(f"\n{os.path.relpath(path, package)} {len(text)}\n".encode())
        total.update(text)
    return total.hexdigest()


def build_folder(root: Path) -> Path:
    """The folder of a checkout's compiled modules."""
    return root / "build" / "native"


def is_current(package: Path, built: Path) -> bool:
    """Whether the compiled modules in ``built`` were made from the sources as they are now."""
    stamp = built / "fingerprint"
    return stamp.is_file() and stamp.read_text().strip() == fingerprint(package)


def choose(package: Path, requested: str) -> Choice:
    """Choose the form for the package folder; ``requested`` is the value of REGALIA_FORM.

    Raises:
        FormRefused: the value is unknown, its form is not available, or the build is stale.
    """
    if requested not in REQUESTS:
        raise FormRefused(
            f"{VARIABLE} is {requested!r}, but may be auto, available, compiled or interpreted."
        )
    if requested == "interpreted":
        why = f"{VARIABLE}=interpreted asks for the Python sources; unset it to choose by itself."
        return _interpreted(package, why)
    root = checkout(package)
    if root is None:
        return _choose_installed(package, requested)
    return _choose_in_checkout(package, build_folder(root), requested)


def _choose_in_checkout(package: Path, built: Path, requested: str) -> Choice:
    if not built.is_dir():
        if requested == "compiled":
            raise FormRefused(
                f"{VARIABLE} asks for compiled modules and there are none in build/native: "
                "run `make native`, or unset it."
            )
        return _interpreted(
            package, "Nothing is compiled in build/native. `make native` compiles it."
        )
    if not is_current(package, built):
        if requested == "available":
            return _interpreted(
                package,
                "The compiled modules in build/native do not match their sources. "
                "`make native` compiles them.",
            )
        raise FormRefused(
            "The compiled modules in build/native do not match their sources: "
            f"run `make native`, or set {VARIABLE}=interpreted."
        )
    why = f"The modules in build/native match their sources. {VARIABLE}=interpreted passes them by."
    return _compiled(package, built, why)


def _choose_installed(package: Path, requested: str) -> Choice:
    if (package.parent / f"{GROUP}__mypyc{SUFFIX}").is_file():
        why = f"This installation carries compiled modules. {VARIABLE}=interpreted passes them by."
        return _compiled(package, package.parent, why)
    if requested == "compiled":
        raise FormRefused(
            f"{VARIABLE} asks for compiled modules and this installation carries none: "
            "install it again where a C compiler and Python.h are, or unset it."
        )
    return _interpreted(
        package,
        "This installation carries no compiled modules. "
        "Installed where a C compiler and Python.h are, it would.",
    )


def _interpreted(package: Path, why: str) -> Choice:
    return Choice("interpreted", why, {_name(path, package): path for path in sources(package)})


def _compiled(package: Path, built: Path, why: str) -> Choice:
    names = [f"{GROUP}__mypyc", *(_name(path, package) for path in sources(package))]
    files = {name: built / (name.replace(".", os.sep) + SUFFIX) for name in names}
    return Choice("compiled", why, files)


def _name(path: Path, package: Path) -> str:
    return ".".join(path.relative_to(package.parent).with_suffix("").parts)


class Finder(MetaPathFinder):
    """Finds every module that can be compiled in the one file chosen for it.

    It does so in the interpreted form too, where a compiled module left beside its source would
    otherwise be loaded in its place. A refused form raises FormRefused only when the first of these
    modules is imported, so that the command line can report it in a sentence.
    """

    def __init__(self, package: Path, requested: str) -> None:
        self.package = package
        self.requested = requested
        self.names = {_name(path, package) for path in sources(package)}
        self.refused: FormRefused | None = None
        self.choice = Choice("interpreted", "", {})
        try:
            self.choice = choose(package, requested)
        except FormRefused as refused:
            self.refused = refused

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The chosen file as a module spec, or None for a module that is not compiled.

        Raises:
            FormRefused: as `choose` does.
        """
        if self.refused is not None and fullname in self.names:
            raise self.refused
        file = self.choice.files.get(fullname)
        if file is None:
            return None
        native = file.name.endswith(SUFFIX)
        loader = ExtensionFileLoader if native else SourceFileLoader
        return spec_from_file_location(fullname, file, loader=loader(fullname, str(file)))


def install() -> None:
    """Choose the form that later imports load; a second call changes nothing."""
    if any(isinstance(finder, Finder) for finder in sys.meta_path):
        return
    package = Path(__file__).resolve().parent
    sys.meta_path.insert(0, Finder(package, os.environ.get(VARIABLE, "auto")))


def _finder() -> Finder:
    finder = next(finder for finder in sys.meta_path if isinstance(finder, Finder))
    if finder.refused is not None:
        raise finder.refused
    return finder


def _choice() -> Choice:
    return _finder().choice


def form() -> Form:
    """The form that runs in this process.

    >>> form() in ("compiled", "interpreted")
    True
    """
    return _choice().form


def why() -> str:
    """Why this form runs and how to change that, in one or two sentences."""
    return _choice().why


def keep_form(environment: MutableMapping[str, str]) -> None:
    """Make processes that are started with this environment run the form of this process.

    Without it, a worker that starts after the sources were compiled would run another form.
    """
    environment[VARIABLE] = form()


def to_compile() -> Path | None:
    """The checkout that a later start would run compiled if it were compiled now, if any.

    On Windows there is none: nothing is compiled there in the background.
    """
    finder = _finder()
    if finder.choice.form == "compiled" or finder.requested == "interpreted" or os.name != "posix":
        return None
    return checkout(finder.package)
