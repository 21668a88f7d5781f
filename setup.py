"""What pyproject.toml cannot say: wheels and source distributions carry the rules and the web client, and
PENTARCHY_COMPILE=1 turns the kernel, the games and the search of the bots into C."""

import os
import shutil
import subprocess
import sys
import sysconfig
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


def check_compiler() -> None:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if os.name == "posix" and shutil.which(compiler.split()[0]) is None:
        raise SystemExit(f"The compiled build needs a C compiler, and {compiler.split()[0]!r} was not found.")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise SystemExit("The compiled build needs the C headers of Python (Python.h), and they are not installed.")


def extensions() -> list[Extension]:
    if os.environ.get("PENTARCHY_COMPILE") != "1":
        return []
    check_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit("The compiled build needs mypy: run it through `make compiled` or `make wheel`.") from None
    # One C file a module: a single file of everything takes a compiler minutes and gigabytes.
    return [
        extension
        for name, parts in GROUPS.items()
        for extension in mypycify(
            compiled_modules(parts),
            opt_level=os.environ.get("PENTARCHY_OPTIMISE", "3"),
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
