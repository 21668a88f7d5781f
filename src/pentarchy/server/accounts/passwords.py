"""Passwords, hashed with argon2."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

P = ParamSpec("P")
T = TypeVar("T")
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


HASHING = ThreadPoolExecutor(1, thread_name_prefix="passwords")
"""One after the other: whoever floods the server with guesses waits in line, and nobody but others who sign in. Not at
a lower priority: a thread that is put off while it holds the interpreter puts everybody off."""


async def in_turn(work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
    return await asyncio.get_running_loop().run_in_executor(HASHING, lambda: work(*values, **named))
