"""The Pythons of this machine: on the PATH and under pyenv, if they really start."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))


def interpreter(version: str) -> str:
    """The first one of this version ('3.12'), or ''."""
    return next((found for found in candidates(version) if starts(found, version)), "")


def candidates(version: str) -> Iterator[str]:
    for folder in os.environ.get("PATH", os.defpath).split(os.pathsep):
        found = shutil.which(f"python{version}", path=folder)
        if found:
            yield found
    yield from map(str, sorted(PYENV.glob(f"versions/{version}*/bin/python{version}")))


def starts(found: str, version: str) -> bool:
    """A shim may stand for a Python that is not there."""
    command = [found, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    return said.stdout.strip() == version
