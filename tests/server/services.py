"""PostgreSQL and Redis for the tests: installed from Debian packages where that is possible, started on free ports in
a temporary folder, and stopped at the end. `python -m tests.server.services` says what is there."""

import fcntl
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from tests.packages import LOCK

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server"}
PATIENCE = 180.0
"""Seconds that a service may take to start or to stop."""


class Missing(Exception):
    """A service cannot be had here; says why."""


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return sock.getsockname()[1]


def program(name: str) -> str:
    """Where a program is, after installing its package if need be. Raises Missing."""
    return found(name) or installed(name)


def found(name: str) -> str:
    places = [str(path) for path in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)]
    return shutil.which(name) or shutil.which(name, path=os.pathsep.join(places)) or ""


def installed(name: str) -> str:
    package = PACKAGES.get(name, "postgresql")
    if os.getuid() != 0 or shutil.which("apt-get") is None:
        raise Missing(f"{name} is not installed, and only root on Debian can install it: apt-get install {package}")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "timeout": 300}
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}
    with LOCK.open("w") as lock, suppress(subprocess.SubprocessError):
        fcntl.flock(lock, fcntl.LOCK_EX)  # another worker may be at it
        if found(name):
            return found(name)
        subprocess.run(["apt-get", "update"], check=False, env=environment, **quiet)
        subprocess.run(["apt-get", "install", "-y", package], check=False, env=environment, **quiet)
    if not found(name):
        raise Missing(f"{name} is not installed, and apt-get install {package} did not succeed")
    return found(name)


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            break
        time.sleep(0.05)
    raise Missing("a service was started and does not answer")


class Postgres:
    """A cluster of its own, owned by an unprivileged user: PostgreSQL refuses to run as root. Its folder is not one of
    pytest's, which nobody but their owner may enter."""

    def __init__(self) -> None:
        initdb, postgres = program("initdb"), program("postgres")
        self.port = free_port()
        self.folder = tempfile.mkdtemp(prefix="pentarchy-postgres-")
        become = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"] if os.getuid() == 0 else []
        if become:
            shutil.chown(self.folder, "postgres", "postgres")
        make = [initdb, "-D", self.folder, "-U", "tests", "-A", "trust", "--no-sync"]
        subprocess.run([*become, *make], check=True, stdout=subprocess.DEVNULL, cwd="/")
        listen = ["-h", "127.0.0.1", "-p", str(self.port), "-k", ""]
        self.process = subprocess.Popen(
            [*become, postgres, "-D", self.folder, *listen, "-c", "max_connections=200", "-c", "fsync=off"],
            stderr=subprocess.DEVNULL,
            cwd="/",
        )
        wait_for(self.port, self.process)
        self.wait_until_it_lets_in()

    def wait_until_it_lets_in(self) -> None:
        """The port is open before the server has started up."""
        import psycopg

        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(f"{self.address}/postgres").close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline:
                    raise
                time.sleep(0.1)

    @property
    def address(self) -> str:
        return f"postgresql://tests@127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nothing of it is needed any more
        self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)


class RedisServer:
    """In memory only."""

    def __init__(self) -> None:
        command = [program("redis-server"), "--bind", "127.0.0.1", "--save", ""]
        self.port = free_port()
        self.process = subprocess.Popen([*command, "--port", str(self.port)], stdout=subprocess.DEVNULL, cwd="/")
        wait_for(self.port, self.process)

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)


if __name__ == "__main__":
    import sys

    for name in PACKAGES:
        try:
            sys.stdout.write(f"{name}: {program(name)}\n")
        except Missing as missing:
            sys.stdout.write(f"{missing}\n")
