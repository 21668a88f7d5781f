"""The processes of one server: started together, started again when one dies, stopped together."""

import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from tempfile import TemporaryDirectory
from types import FrameType

import msgspec

from pentarchy.server.config import Config
from pentarchy.server.handover import Siblings
from pentarchy.server.serving import GRACE_SECONDS, server_of
from pentarchy.server.web.warm_up import warm_up

LOG = logging.getLogger(__name__)
PAUSE = 1.0
"""Seconds before a process that died is started again."""
FORK = get_context("fork")


class ProcessGroup:
    """Call `run` before any thread or event loop is there: the processes are forks of this one, with its sockets."""

    def __init__(self, config: Config, folder: str, sockets: list[socket.socket], welcome: Callable[[], None]) -> None:
        self.config = msgspec.structs.replace(config, bus=f"local://{folder}") if config.alone else config
        self.folder = folder
        self.sockets = sockets
        self.welcome = welcome
        self.members: list[ForkProcess] = []
        self.ends, self.lives = os.pipe()
        """Nothing is ever written: the processes see from its end that this one has died."""
        self.stopping = False

    def run(self) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self.stop)
        warm_up()  # once for all: what is read before the fork is shared
        self.members = [self.start(index) for index in range(self.config.processes)]
        while not self.stopping:
            wait([each.sentinel for each in self.members], timeout=PAUSE)
            for index, member in enumerate(self.members):
                if not member.is_alive() and not self.stopping:
                    self.replace(index, member)
        for member in self.members:
            member.join(GRACE_SECONDS + PAUSE)
            member.kill()

    def replace(self, index: int, member: ForkProcess) -> None:
        LOG.error("a process died and is started again", extra={"index": index, "exit": member.exitcode})
        time.sleep(PAUSE)
        if not self.stopping:
            self.members[index] = self.start(index)

    def start(self, index: int) -> ForkProcess:
        member = FORK.Process(target=self.serve, args=(index,), name=f"pentarchy-{index}")
        member.start()
        return member

    def stop(self, number: int, _: FrameType | None) -> None:
        self.stopping = True
        for member in self.members:
            with suppress(ProcessLookupError):
                os.kill(member.pid or 0, signal.SIGTERM)

    def serve(self, index: int) -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, signal.SIG_DFL)
        os.close(self.lives)
        siblings = Siblings(self.folder, index, self.config.processes, self.ends)
        server_of(self.config, self.welcome if index == 0 else lambda: None, siblings).run(self.sockets)


def run(config: Config, sockets: list[socket.socket], welcome: Callable[[], None]) -> None:
    """Serves, in this process or in several, until it is told to stop."""
    if config.processes == 1:
        server_of(config, welcome).run(sockets)
        return
    with TemporaryDirectory(prefix="pentarchy-") as folder:
        ProcessGroup(config, folder, sockets, welcome).run()
