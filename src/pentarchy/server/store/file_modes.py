"""Files that only the owner of the server may read: the database, its log, backups and the key."""

import os
from pathlib import Path

OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite puts beside a database; new ones get the mode of the database itself."""


def make_private_database(file: Path) -> None:
    """Makes the file if it is not there, and takes the rights of others away if they have any."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for ending in BESIDE:
        beside = file.with_name(file.name + ending)
        if beside.exists():
            keep_private(beside)


def keep_private(file: Path) -> None:
    if is_open_to_others(file) and file.stat().st_uid == os.getuid():
        file.chmod(OWNER_ONLY)


def is_open_to_others(file: Path) -> bool:
    """Never on Windows, where modes say nothing."""
    return os.name == "posix" and bool(file.stat().st_mode & OTHERS)
