"""Who holds a seat, and how that is shown: tokens are told once and kept as hashes."""

import hmac
from dataclasses import dataclass
from hashlib import sha256
from secrets import choice, token_urlsafe
from string import ascii_letters, digits
from typing import Literal

SeatKind = Literal["human", "bot", "open"]

ALPHABET = ascii_letters + digits
UNMISTAKABLE = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE = 6
"""The first signs of an id are the code of a table that waits for players: for reading out, in either case."""


@dataclass(slots=True, kw_only=True)
class Seat:
    """Who sits where. A human seat without a token is reserved: it waits for whoever brings its invitation."""

    seat: int
    kind: SeatKind
    level: str = ""
    name: str = ""
    user_id: str | None = None
    token_hash: str | None = None
    seen_at: int = 0

    @property
    def is_free(self) -> bool:
        """Nobody sits there yet: it is open to all, or reserved."""
        return self.kind != "bot" and self.token_hash is None


def new_token() -> str:
    return token_urlsafe(24)


def new_id() -> str:
    """Also the invitation to a table that is not listed: 130 bits that nobody guesses, and no sign to trip over."""
    return "".join(choice(UNMISTAKABLE) for _ in range(CODE)) + "".join(choice(ALPHABET) for _ in range(17))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def invitation(secret: str, table_id: str, seat: int) -> str:
    """The invitation to one seat; made again whenever the host asks, so it is not stored."""
    return hmac.digest(secret.encode(), f"seat {seat} of {table_id}".encode(), "sha256")[:18].hex()


def is_invitation(text: str, secret: str, table_id: str, seat: int) -> bool:
    return hmac.compare_digest(text.encode(), invitation(secret, table_id, seat).encode())
