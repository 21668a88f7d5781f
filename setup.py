"""What pyproject.toml cannot say: wheels and source distributions carry the rules and the web client, and where there
is a C compiler the kernel, the games and the search of the bots are turned into C. PENTARCHY_COMPILE=0 leaves them as
they are, PENTARCHY_COMPILE=1 insists; an editable install is never compiled, so that what is edited runs."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/pentarchy")
# Each group is built for itself: within it calls are quickest, and a change of the bots leaves the rules as they are.
GROUPS = {"rules": ("kernel", "games"), "bots": ("bots",)}
INTERPRETED = {"testing", "outside"}

# Some modules must stay interpreted: they need what native classes lack (classes made at run time, monkeypatching,
# a debugger) and are never in a hot loop. They say so with this line near the top.
OPT_OUT = "# not compiled"
OPT_OUT_WITHIN = 5


def is_compiled(module: Path) -> bool:
    if module.name == "__init__.py" or not INTERPRETED.isdisjoint(module.relative_to(PACKAGE).parent.parts):
        return False
    return OPT_OUT not in module.read_text(encoding="utf-8").splitlines()[:OPT_OUT_WITHIN]


def compiled_modules(parts: tuple[str, ...]) -> list[str]:
    found = (module for part in parts for module in (PACKAGE / part).rglob("*.py"))
    return sorted(str(module) for module in found if is_compiled(module))


def lacking() -> str:
    """What a compiled build needs and this machine has not; '' where it has everything."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and shutil.which(compiler.split()[0]) is None:
        return f"a C compiler, and {compiler.split()[0]!r} was not found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python (Python.h), and they are not installed"
    if find_spec("mypyc") is None:
        return "mypy, and it is not installed"
    return ""


def is_wanted() -> bool:
    """Whether to compile: as PENTARCHY_COMPILE says, or else where a wheel is made on a machine that can."""
    said = os.environ.get("PENTARCHY_COMPILE")
    if said is not None:
        return said == "1"
    return "bdist_wheel" in sys.argv and not lacking()


def initialise_serialisable_classes() -> None:
    """mypyc (2.4.1) leaves out `__init__` of a class that is serialisable and allows no interpreted subclasses, when it
    is called through a variable or by interpreted code; without this its objects would be empty."""
    from mypyc.codegen.emitclass import SLOT_DEFS

    slot, usual = SLOT_DEFS["__init__"]

    def init(kind, method, emitter):  # type: ignore[no-untyped-def]
        if not kind.is_serializable() or kind.allow_interpreted_subclasses:
            return usual(kind, method, emitter)
        name = f"{kind.name_prefix(emitter.names)}_init"
        call = f"{emitter.wrapper_function_call(method.decl)}(self, args, kwds)"
        emitter.emit_lines("static int", f"{name}(PyObject *self, PyObject *args, PyObject *kwds)")
        emitter.emit_lines("{", f"return {call} != NULL ? 0 : -1;", "}")
        return name

    SLOT_DEFS["__init__"] = slot, init


def extensions() -> list[Extension]:
    if not is_wanted():
        return []
    if lacking():
        raise SystemExit(f"The compiled build needs {lacking()}.")
    from mypyc.build import mypycify

    initialise_serialisable_classes()
    # One C file a module: a single file of everything takes a compiler minutes and gigabytes.
    return [
        extension
        for name, parts in GROUPS.items()
        for extension in mypycify(
            compiled_modules(parts),
            opt_level=os.environ.get("PENTARCHY_OPTIMISE", "3"),
            debug_level="0",
            multi_file=True,
            target_dir=f"build/c/{name}",
        )
    ]


class WithRules(build_py):
    """docs/rules is the one source of the rules: `pentarchy rules` reads it in a checkout, and elsewhere this copy."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            copy = Path(self.build_lib, "pentarchy", "rules")
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree("docs/rules", copy)


def build_client() -> None:
    """Where Node cannot be had, all but `pentarchy serve` works without the client, and that says how to get it."""
    if subprocess.run([sys.executable, "tools/build_site.py"], check=False).returncode:
        print("warning: going on without the web client", file=sys.stderr)  # noqa: T201


class Wheel(bdist_wheel):
    """Made in a scratch folder: `pip install .` leaves no build/ in the checkout, nor takes old files from one.
    Only what was compiled stays, because that takes minutes."""

    def finalize_options(self) -> None:
        if not self.distribution.ext_modules:
            self.scratch = TemporaryDirectory(prefix="pentarchy-")
            self.distribution.get_option_dict("build")["build_base"] = ("setup.py", self.scratch.name)
        super().finalize_options()

    def run(self) -> None:
        build_client()
        super().run()


class Source(sdist):
    def run(self) -> None:
        build_client()
        super().run()


setup(ext_modules=extensions(), cmdclass={"bdist_wheel": Wheel, "build_py": WithRules, "sdist": Source})
