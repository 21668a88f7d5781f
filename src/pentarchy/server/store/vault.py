"""Secrets at rest: encrypted with AES-256-GCM, by a key that is not in the database.

Whoever reads the database, or a backup of it, learns no seed, no server secret and no secret of a web hook. Each text
is bound to its place, so that it cannot be moved to another row.
"""

import os
from base64 import b64decode, b64encode
from pathlib import Path
from secrets import token_bytes

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from sqlalchemy import Connection

from pentarchy.server.store.file_modes import OWNER_ONLY, is_open_to_others
from pentarchy.tables.errors import Malformed, Unavailable

MARK = "v1:"
KEY_SIZE = 32
NONCE_SIZE = 12


class WrongKey(Unavailable):
    def __init__(self, place: str) -> None:
        super().__init__(f"'{place}' in the database was encrypted with another key, or was changed")


class Vault:
    def __init__(self) -> None:
        self.cipher: AESGCM | None = None

    def unlock(self, key: bytes) -> None:
        self.cipher = AESGCM(key)

    def seal(self, text: str, place: str) -> str:
        nonce = token_bytes(NONCE_SIZE)
        return MARK + b64encode(nonce + self.unlocked().encrypt(nonce, text.encode(), place.encode())).decode()

    def open(self, text: str, place: str) -> str:
        """Raises WrongKey, also for what is not encrypted at all."""
        data = b64decode(text.removeprefix(MARK)) if is_sealed(text) else b""
        try:
            return self.unlocked().decrypt(data[:NONCE_SIZE], data[NONCE_SIZE:], place.encode()).decode()
        except (InvalidTag, ValueError) as error:
            raise WrongKey(place) from error

    def unlocked(self) -> AESGCM:
        assert self.cipher is not None, "the vault is used before the database is ready"
        return self.cipher


def is_sealed(text: str) -> bool:
    return text.startswith(MARK)


def vault_of(connection: Connection) -> Vault:
    """The vault that the engine of a connection was opened with."""
    vault: Vault = connection.get_execution_options()["vault"]
    return vault


# Where a secret is at home: what it is bound to.


def place_of_seed(table_id: str) -> str:
    return f"seed of {table_id}"


def place_of_secret(name: str) -> str:
    return f"secret {name}"


def place_of_notice(notice_id: str) -> str:
    return f"notice {notice_id}"


# The key.


def key_from(text: str) -> bytes:
    """Raises Malformed for what are not 64 hexadecimal digits."""
    try:
        key = bytes.fromhex(text.strip())
    except ValueError:
        key = b""
    if len(key) != KEY_SIZE:
        raise Malformed("the key must be 64 hexadecimal digits, such as 'openssl rand -hex 32' makes")
    return key


def key_in(file: Path) -> bytes:
    """Raises Malformed for a file that others may read, OSError for one that cannot be read."""
    if is_open_to_others(file):
        raise Malformed(f"others can read the key in {file}: chmod 600 {file}")
    return key_from(file.read_text(encoding="ascii", errors="replace"))


def make_key(file: Path) -> None:
    """Makes a key, unless another process has just done so."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    except FileExistsError:
        return
    with os.fdopen(handle, "w", encoding="ascii") as out:
        out.write(token_bytes(KEY_SIZE).hex() + "\n")
        out.flush()
        os.fsync(out.fileno())
