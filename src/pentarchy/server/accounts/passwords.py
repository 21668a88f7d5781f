"""Passwords, hashed with argon2."""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

P = ParamSpec("P")
T = TypeVar("T")
NICE = 10
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


def stand_back() -> None:
    """Hashing takes a core and much memory, and whoever plays comes first. Linux has priorities for each thread."""
    os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)


HASHING = ThreadPoolExecutor(1, thread_name_prefix="passwords", initializer=stand_back)
"""One after the other: whoever floods the server with guesses waits in line, and nobody but others who sign in."""


async def in_turn(work: Callable[P, T], *values: P.args, **named: P.kwargs) -> T:
    return await asyncio.get_running_loop().run_in_executor(HASHING, lambda: work(*values, **named))
