"""Compiles the rules and the search with mypyc where a C compiler works.

``python setup.py native`` builds them into build/native for a checkout, and a wheel carries them.
``python setup.py beside`` does so for a server that runs interpreted meanwhile.
``python setup.py fast`` builds them twice, the second time with a profile of games and searches.
An editable install compiles nothing: a compiled module beside its source would hide edits of it.
"""

from __future__ import annotations

import os
import runpy
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import invalidate_caches
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "regalia"
LOWEST_PRIORITY = 19
TRAINING = "from regalia import bench; bench.play_for_profile()"
# Run by its path: importing the package would choose a form before there is one.
NATIVE: dict[str, Any] = runpy.run_path(str(PACKAGE / "_native.py"))


def can_compile(*flags: str) -> bool:
    """Whether the configured compiler builds a one-line program that includes Python.h.

    ``flags`` are given to it, both to compile and to link.

    setuptools must be imported before: it provides distutils, which newer Pythons lack.
    """
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError
    from distutils.sysconfig import customize_compiler, get_python_inc

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder, "probe.c")
        program.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        try:
            objects = compiler.compile(
                [str(program)],
                folder,
                include_dirs=[get_python_inc()],
                extra_postargs=[*flags],
            )
            compiler.link_shared_object(
                objects, str(Path(folder, "probe.so")), extra_postargs=[*flags]
            )
        except CCompilerError:
            return False
    return True


def extensions(profile: tuple[str, ...] = ()) -> list[Extension]:
    """One mypyc group of all modules, so that calls between them stay native; or none at all.

    ``profile`` are more flags for gcc, for the module that holds the code of all.
    """
    paths = [str(path.relative_to(ROOT)) for path in NATIVE["sources"](PACKAGE)]
    if not paths:
        return []
    from mypyc.build import mypycify

    flags = profile or in_parallel()
    made: list[Extension] = mypycify(
        ["--config-file", "pyproject.toml", *paths],
        opt_level="3",
        debug_level="0",
        group_name=NATIVE["GROUP"],
        target_dir="build/c",
    )
    for extension in made:
        if os.name == "posix":
            # A fused multiply-add rounds once where Python rounds twice. Functions of a shared
            # library are inlined only if none can take their place at load time. Looking for
            # warnings in what mypyc wrote would take gcc two thirds of the time. A new list,
            # because mypyc gives all extensions the same one.
            extra = ["-ffp-contract=off", "-fno-semantic-interposition", "-Wno-all"]
            more = flags if extension.name == f"{NATIVE['GROUP']}__mypyc" else ()
            extension.extra_compile_args = [*extension.extra_compile_args, *extra, *more]
            extension.extra_link_args = [*extension.extra_link_args, *more[:1]]
    return made


def in_parallel() -> tuple[str, ...]:
    """Flags that let gcc optimize the parts of the one C file on all cores, as it links.

    It sees the whole library then, and leaves out functions that were inlined everywhere, unless
    they are visible: the modules find the others by a capsule, not by name.
    """
    if os.name != "posix" or not is_gcc():
        return ()
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    flags = (f"-flto={cores or 1}", "-fvisibility=hidden")
    return flags if can_compile(*flags) else ()


def build_native() -> bool:
    """Build build/native unless it is current, and return whether it is; it is whole or absent."""
    built: Path = NATIVE["build_folder"](ROOT)
    with alone():
        if NATIVE["is_current"](PACKAGE, built):
            return True
        # Before compiling: sources may be edited meanwhile.
        fingerprint: str = NATIVE["fingerprint"](PACKAGE)
        remove(built)
        if not can_compile():
            print("No C compiler with Python.h works here: Regalia runs interpreted.", flush=True)
            return False
        print("Compiling the rules and the search into build/native: a minute or two, this once.")
        install_mypyc()
        part = built.with_name("native.part")
        compile_into(part)
        replace(built, part, fingerprint)
    return True


def build_beside() -> None:
    """Build build/native at low priority for a server that holds our standard input open.

    If that is closed, even by a server that was killed, nothing that compiles goes on. It leads a
    process group of its own.
    """
    os.nice(LOWEST_PRIORITY)
    threading.Thread(target=end_with_input, daemon=True).start()
    sys.exit(0 if build_native() else NATIVE["NO_COMPILER"])


def end_with_input() -> None:
    """Wait until standard input is closed, and end all processes of this group."""
    os.read(0, 1)  # not sys.stdin: its lock would hold up the end of this process
    os.killpg(os.getpgrp(), signal.SIGTERM)


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process compiles in this checkout; the lock ends with the process."""
    try:
        import fcntl
    except ImportError:  # on Windows
        yield
        return
    folder = ROOT / "build"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Another process is compiling here: waiting for it.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install_mypyc() -> None:
    """Install mypy in its pinned version if it is missing: playing does not need it."""
    pinned = NATIVE["PINNED"]["mypy"]
    with suppress(PackageNotFoundError):
        if version("mypy") == pinned:
            return
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    constraints = ["--constraint", str(ROOT / "constraints.txt")]
    if subprocess.run([*pip, *constraints, f"mypy[mypyc]=={pinned}"]).returncode:
        sys.exit("mypy, which compiles, cannot be installed.")
    invalidate_caches()


def build_fast() -> None:
    """Build into build/native with a profile of what games and searches run most (gcc alone).

    An instrumented build plays the games for a while, and gcc compiles again by what it counted.
    """
    if not can_compile() or not is_gcc():
        sys.exit("A profile-guided build needs gcc and Python.h; `make native` needs less.")
    install_mypyc()
    built: Path = NATIVE["build_folder"](ROOT)
    fingerprint: str = NATIVE["fingerprint"](PACKAGE)
    counts, training = ROOT / "build" / "profile", ROOT / "build" / "training"
    for old in (counts, training):
        shutil.rmtree(old, ignore_errors=True)
    print("Compiling twice, with some games in between: about five minutes.")
    shutil.copytree(PACKAGE, training / "regalia")
    compile_into(training, f"-fprofile-generate={counts}", "-fprofile-update=single")
    paths = {**os.environ, "PYTHONPATH": str(training), "REGALIA_FORM": "compiled"}
    played = subprocess.run([sys.executable, "-c", TRAINING], env=paths, cwd=training)
    if played.returncode or not list(counts.glob(f"*{NATIVE['GROUP']}.gcda")):
        sys.exit(f"The games left no profile in {counts}; build/native is as it was.")
    part = built.with_name("native.part")
    # A profile that gcc does not find would be ignored in silence.
    flags = ("-fprofile-partial-training", "-Werror=missing-profile")
    try:
        compile_into(part, f"-fprofile-use={counts}", *flags)
    except (Exception, SystemExit):
        sys.exit(f"gcc did not compile with the profile in {counts}; build/native is as it was.")
    replace(built, part, fingerprint)
    print(
        "build/native is compiled with a profile. `make native` leaves it until a source changes."
    )


def is_gcc() -> bool:
    """Whether the configured C compiler is gcc; clang reads other profiles."""
    from sysconfig import get_config_var

    compiler = os.environ.get("CC") or str(get_config_var("CC"))
    answer = subprocess.run([*compiler.split(), "--version"], capture_output=True, text=True)
    return "Free Software Foundation" in answer.stdout


def compile_into(folder: Path, *profile: str) -> None:
    """Compile all modules; they lie in ``folder`` by their packages."""
    from setuptools import setup

    if folder.name == "native.part":
        shutil.rmtree(folder, ignore_errors=True)
    options = ["--build-lib", str(folder), "--build-temp", "build/temp"]
    options += ["--force"] if profile else []
    setup(ext_modules=extensions(profile), script_args=["--quiet", "build_ext", *options])
    folder.mkdir(parents=True, exist_ok=True)


def remove(built: Path) -> None:
    """Remove a build, its fingerprint first, so that half of it is never taken for a whole."""
    (built / "fingerprint").unlink(missing_ok=True)
    shutil.rmtree(built, ignore_errors=True)


def replace(built: Path, part: Path, fingerprint: str) -> None:
    """Put a whole build in the place of what was there: one is renamed away, the other in."""
    (part / "fingerprint").write_text(fingerprint + "\n")
    old = built.with_name("native.old")
    shutil.rmtree(old, ignore_errors=True)
    if built.exists():
        built.rename(old)
    part.rename(built)
    shutil.rmtree(old, ignore_errors=True)


def wheel_extensions() -> list[Extension]:
    """The extensions of a wheel; none for any other command, such as an editable install."""
    if "bdist_wheel" not in sys.argv:
        return []
    if can_compile():
        return extensions()
    print("No C compiler with Python.h works here: Regalia is installed as plain Python.")
    return []


if __name__ == "__main__":
    os.chdir(ROOT)
    if sys.argv[1:] == ["native"]:
        build_native()
    elif sys.argv[1:] == ["beside"]:
        build_beside()
    elif sys.argv[1:] == ["fast"]:
        with alone():
            build_fast()
    else:
        from setuptools import setup

        setup(ext_modules=wheel_extensions())
