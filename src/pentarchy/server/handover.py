"""All who are at one table are served by one process: a websocket that another one has accepted is handed over.

Any process can serve any table, as any node can, but then each move is played and shown once in every process that
somebody listens in. A client says in the address which table it comes for: `/ws?table=ID`.
"""

import asyncio
import logging
import re
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import cast
from zlib import crc32

LOG = logging.getLogger(__name__)
LARGEST_HEAD = 64 * 1024
AT_TABLE = re.compile(rb"/ws\?(?:.*&)?table=([A-Za-z0-9_-]{1,32})(?:&.*)?")
Accept = Callable[[socket.socket, bytes], None]


class Siblings:
    """The processes of one server, by their sockets in a folder that is theirs alone."""

    def __init__(self, folder: str, own: int, count: int, parent: int | None = None) -> None:
        """`parent`: an end of a pipe that is closed when whoever has started the processes is gone."""
        self.folder = Path(folder)
        self.own = own
        self.count = count
        self.parent = parent
        self.door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.door.setblocking(False)

    def open(self, accept: Accept, stop: Callable[[], None]) -> None:
        """From now on connections may be handed to this process; `accept` gets each with the request it began with.
        `stop` is called once when the parent is gone."""
        place = self.place(self.own)
        place.unlink(missing_ok=True)
        self.door.bind(str(place))
        loop = asyncio.get_running_loop()
        loop.add_reader(self.door.fileno(), self.take, accept)
        if self.parent is not None:
            loop.add_reader(self.parent, self.parent_gone, stop)

    def parent_gone(self, stop: Callable[[], None]) -> None:
        asyncio.get_running_loop().remove_reader(cast(int, self.parent))
        stop()

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.door.fileno())
        self.place(self.own).unlink(missing_ok=True)
        self.door.close()

    def place(self, index: int) -> Path:
        return self.folder / f"door-{index}"

    def owner(self, url: bytes) -> int:
        """Whose table a websocket comes for: one's own where it does not say."""
        found = AT_TABLE.fullmatch(url)
        return self.own if found is None else crc32(found[1]) % self.count

    def hand_over(self, handle: int, head: bytes, owner: int) -> bool:
        """Whether another process has this connection now; where it cannot take it, it is served here."""
        try:
            # Not socket.send_fds, which pays no heed to the address.
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [handle]))
            self.door.sendmsg([head], [rights], 0, str(self.place(owner)))
        except OSError as error:
            LOG.debug("a connection is not handed over: %s", error)
            return False
        return True

    def take(self, accept: Accept) -> None:
        with suppress(BlockingIOError):
            while True:
                head, handles, _, _ = socket.recv_fds(self.door, LARGEST_HEAD, 1)
                for handle in handles:
                    accept(socket.socket(fileno=handle), head)
