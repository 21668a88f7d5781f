"""Processes that write to one SQLite file take turns. SQLite itself looks again only now and then, up to a tenth of a
second later, whether the other one is done; here whoever waits is woken."""

import fcntl
import os
from pathlib import Path
from types import TracebackType

from pentarchy.server.store.file_modes import OWNER_ONLY

LOCK = "-lock"
"""Added to the name of the database: the file that is locked. It holds nothing."""


class WriteLock:
    """Hold it while writing."""

    def __init__(self, database: str) -> None:
        file = Path(database)
        self.handle = os.open(file.with_name(file.name + LOCK), os.O_RDWR | os.O_CREAT, OWNER_ONLY)

    def __enter__(self) -> None:
        fcntl.flock(self.handle, fcntl.LOCK_EX)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        fcntl.flock(self.handle, fcntl.LOCK_UN)

    def close(self) -> None:
        os.close(self.handle)
