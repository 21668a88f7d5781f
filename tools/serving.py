"""Servers for the tools that take pictures: started on a free port, gone when the picture is taken."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
QUICK = {"PENTARCHY_BOT_PAUSE": "0", "PENTARCHY_RATE": "0", "PENTARCHY_LOG_LEVEL": "warning"}


@contextmanager
def running(command: list[str], address: str, folder: Path) -> Iterator[str]:
    """A process that answers at an address."""
    process = subprocess.Popen(command, cwd=folder, env={**os.environ, **QUICK}, stdout=subprocess.DEVNULL)
    try:
        wait_for(address)
        yield address
    finally:
        process.terminate()
        process.wait()


def wait_for(address: str, seconds: float = 30) -> None:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        try:
            urllib.request.urlopen(address, timeout=1).close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.2)
        else:
            return
    raise TimeoutError(f"nothing answers at {address}")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def site() -> Iterator[str]:
    """The built client with its server, on an empty database."""
    subprocess.run([sys.executable, "tools/build_site.py"], cwd=ROOT, check=True)
    with TemporaryDirectory() as folder:
        port = free_port()
        flags = f"port={port}, no_open=True, database='sqlite:///{folder}/pictures.sqlite'"
        command = [sys.executable, "-c", f"from pentarchy.cli.serve import serve; serve({flags})"]
        with running(command, f"http://127.0.0.1:{port}/", ROOT) as address:
            yield address


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        yield browser
        browser.close()
