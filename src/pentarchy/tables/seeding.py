"""How the seed of a game is fixed by all and known to none before: a commit-then-reveal of the server and the people.

The server commits to a secret when the table is made. Each person's client seals a part of its own when it sits down,
and tells it once the seals are closed by the start. The seed follows from the secret and all parts that were told.
docs/server/luck.md has the scheme with its assumptions; the client's twin of this file is web/src/net/seeding.ts.
"""

import hmac
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import token_hex
from typing import Final

from pentarchy.tables.log import Entry

ALONE: Final = 1
"""The scheme of old tables and of lessons: the server alone has chosen the seed."""
TOGETHER: Final = 2
NAME: Final = b"pentarchy luck 2"
PATIENCE: Final = 10_000
"""Milliseconds after the start within which a sealed part must be told."""
HEX: Final = re.compile("[0-9a-f]{64}")


def new_part() -> str:
    return token_hex(32)


def is_hex(text: str) -> bool:
    """Whether this is 32 bytes in hexadecimal digits, as all secrets, parts and seals are."""
    return HEX.fullmatch(text) is not None


def promise(scheme: int, table: str, secret: str) -> str:
    """The server's commitment, shown from the moment the table is made."""
    if scheme == ALONE:
        return sha256(bytes.fromhex(secret)).hexdigest()
    return sha256(NAME + f" server\n{table}\n".encode() + bytes.fromhex(secret)).hexdigest()


def seal_of(part: str) -> str:
    """A person's commitment to a part that is not told yet."""
    return sha256(NAME + b" person\n" + bytes.fromhex(part)).hexdigest()


def transcript(table: str, secret: str, seals: Mapping[int, str], parts: Mapping[int, str]) -> str:
    """All that was agreed on, in one order: who had sealed what, and whose part is missing."""
    lines = [f"table {table}", f"server {promise(TOGETHER, table, secret)}"]
    lines += [f"seat {seat} {seals[seat]} {'told' if seat in parts else 'missing'}" for seat in sorted(seals)]
    return "".join(f"{line}\n" for line in lines)


def common_seed(table: str, secret: str, seals: Mapping[int, str], parts: Mapping[int, str]) -> str:
    """HKDF-SHA256 (RFC 5869) of the secret and the parts by seat, bound to the transcript."""
    material = bytes.fromhex(secret) + b"".join(bytes.fromhex(parts[seat]) for seat in sorted(parts))
    key = hmac.digest(NAME, material, "sha256")
    return hmac.digest(key, transcript(table, secret, seals, parts).encode() + b"\x01", "sha256").hex()


@dataclass(slots=True)
class Seeding:
    """How far it has come at a table, folded from its log."""

    seals: dict[int, str] = field(default_factory=dict)
    """By seat; closed by the start."""
    parts: dict[int, str] = field(default_factory=dict)
    begun_at: int = 0
    closed: bool = False
    done: bool = False
    """Whether the seed is fixed."""
    next_seals: dict[int, str] = field(default_factory=dict)
    """Sealed after the end, for the rematch."""

    @property
    def waits(self) -> bool:
        """Whether the game has begun and its seed is not fixed yet."""
        return self.closed and not self.done

    @property
    def missing(self) -> list[int]:
        return [seat for seat in sorted(self.seals) if seat not in self.parts]

    def fold(self, entry: Entry) -> None:
        if entry.kind == "seal":
            (self.next_seals if self.closed else self.seals)[entry.seat] = entry.text
        elif entry.kind == "reveal":
            self.parts[entry.seat] = entry.text
        elif entry.kind == "draw":
            self.done = True
        elif entry.kind == "start":
            self.closed, self.done, self.begun_at = True, not self.seals, entry.at
        elif entry.kind in ("sit", "leave") and not self.closed:
            self.seals.pop(entry.seat, None)


def seeding_in(entries: Iterable[Entry]) -> Seeding:
    """As a log tells it, without the rules of its game."""
    found = Seeding()
    for entry in entries:
        found.fold(entry)
    return found


def seed_from(scheme: int, table: str, secret: str, seeding: Seeding) -> str:
    """The seed of a table; '' while it is not fixed, and forever where the game ended before."""
    if scheme == ALONE:
        return secret
    return common_seed(table, secret, seeding.seals, seeding.parts) if seeding.done else ""
