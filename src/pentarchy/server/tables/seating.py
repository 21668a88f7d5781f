"""Who holds a seat, and how that is shown: tokens are told once and kept as hashes."""

import hmac
from hashlib import sha256
from secrets import choice, token_urlsafe
from string import ascii_letters, digits

from pentarchy.server.store.rows import SeatRow

ALPHABET = ascii_letters + digits
UNMISTAKABLE = "ABCDEFGHJKMNPQRSTVWXYZ23456789"
CODE = 6
"""So many signs of an id are the code of a table that waits for players: for reading out, in either case."""


def new_token() -> str:
    return token_urlsafe(24)


def new_id() -> str:
    """Also the invitation to a table that is not listed: 130 bits that nobody guesses, and no sign to trip over."""
    return "".join(choice(UNMISTAKABLE) for _ in range(CODE)) + "".join(choice(ALPHABET) for _ in range(17))


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def invitation(secret: str, table_id: str, seat: int) -> str:
    """The invitation to one seat; made anew whenever the host asks, so it is not stored."""
    return hmac.digest(secret.encode(), f"seat {seat} of {table_id}".encode(), "sha256")[:18].hex()


def is_invitation(text: str, secret: str, table_id: str, seat: int) -> bool:
    return hmac.compare_digest(text.encode(), invitation(secret, table_id, seat).encode())


def is_token(token: str, token_hash: str | None) -> bool:
    return token_hash is not None and hmac.compare_digest(hashed(token), token_hash)


def is_free(seat: SeatRow) -> bool:
    """Nobody sits there yet: open to all, or reserved for whoever brings the invitation."""
    return seat.kind != "bot" and seat.token_hash is None


def held_by(seats: list[SeatRow], tokens: list[str], user_id: str | None) -> list[int]:
    """The seats that these tokens, or this account, show to be the asker's."""
    hashes = {hashed(token) for token in tokens}
    return [
        seat.seat
        for seat in seats
        if seat.token_hash is not None
        and (seat.token_hash in hashes or (user_id is not None and seat.user_id == user_id))
    ]
