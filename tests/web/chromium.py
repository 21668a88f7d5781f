"""Where Chromium is: on this machine, or installed from Debian's packages where that is allowed."""

import fcntl
import os
import shutil
import subprocess

from tests.packages import LOCK

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


class NoChromium(Exception):
    """There is none, and it could not be installed."""


def find() -> str:
    """Raises NoChromium."""
    return installed() or from_debian()


def installed() -> str | None:
    named = os.environ.get("PENTARCHY_CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def from_debian() -> str:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        raise NoChromium("no Chromium here: install it, or name it in PENTARCHY_CHROMIUM")
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # another worker may be at it
        return installed() or newly_installed()


def newly_installed() -> str:
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        done = subprocess.run(["apt-get", "--quiet", *command], capture_output=True, text=True)
        if done.returncode:
            raise NoChromium(f"no Chromium here, and it could not be installed: {done.stderr.strip()[-300:]}")
    path = installed()
    if path is None:
        raise NoChromium("Chromium was installed but cannot be found")
    return path
