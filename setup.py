"""Compiles the rules and the search with mypyc where a C compiler works.

``python setup.py native`` builds them into build/native for a checkout, and a wheel carries them.
An editable install compiles nothing, for a compiled module beside its source would hide its edits.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "regalia"
# By its path: importing the package would choose a form, which is what is being built.
NATIVE: dict[str, Any] = runpy.run_path(str(PACKAGE / "_native.py"))


def can_compile() -> bool:
    """Whether the configured compiler really builds a one-line program that includes Python.h.

    Call it with setuptools imported, which puts distutils back where Python has dropped it.
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
            objects = compiler.compile([str(program)], folder, include_dirs=[get_python_inc()])
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except CCompilerError:
            return False
    return True


def extensions() -> list[Extension]:
    """One mypyc group of all modules, so that calls between them stay native; or none at all."""
    paths = [str(path.relative_to(ROOT)) for path in NATIVE["sources"](PACKAGE)]
    if not paths:
        return []
    from mypyc.build import mypycify

    made: list[Extension] = mypycify(
        ["--config-file", "pyproject.toml", *paths],
        opt_level="3",
        debug_level="0",
        group_name=NATIVE["GROUP"],
        target_dir="build/c",
    )
    for extension in made:
        if os.name == "posix":
            # A fused multiply-add rounds once where Python rounds twice. Looking for warnings in
            # what mypyc wrote would take gcc two thirds of the time. A new list, because mypyc
            # gives all extensions the same one.
            extra = ["-ffp-contract=off", "-Wno-all"]
            extension.extra_compile_args = [*extension.extra_compile_args, *extra]
    return made


def build_native() -> None:
    """Build into build/native what is not current, so that it is there whole or not at all."""
    from setuptools import setup

    built: Path = NATIVE["home"](ROOT)
    if NATIVE["is_current"](PACKAGE, built):
        return
    mark: str = NATIVE["fingerprint"](PACKAGE)  # of what is compiled, if someone edits meanwhile
    part = built.with_name("native.part")
    for old in (built, part):
        (old / "fingerprint").unlink(missing_ok=True)
        shutil.rmtree(old, ignore_errors=True)
    if not can_compile():
        print("No C compiler with Python.h works here: Regalia runs interpreted.")
        return
    print("Compiling the rules and the search into build/native: a minute or two, this once.")
    setup(
        ext_modules=extensions(),
        script_args=[
            "--quiet",
            "build_ext",
            "--build-lib",
            str(part),
            "--build-temp",
            "build/temp",
        ],
    )
    part.mkdir(parents=True, exist_ok=True)
    (part / "fingerprint").write_text(mark + "\n")
    part.rename(built)


def wheel_extensions() -> list[Extension]:
    """What goes into a wheel; nothing for any other command, an editable install among them."""
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
    else:
        from setuptools import setup

        setup(ext_modules=wheel_extensions())
