"""Passwords, hashed with argon2."""

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

HASHER = PasswordHasher()
NOBODY = HASHER.hash("nobody has this password")
"""Checked where there is no such name, so that the time taken does not tell."""


def hashed_password(password: str) -> str:
    return HASHER.hash(password)


def is_password(stored: str | None, password: str) -> bool:
    try:
        HASHER.verify(NOBODY if stored is None else stored, password)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None
