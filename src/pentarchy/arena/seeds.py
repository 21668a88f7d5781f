"""Seeds out of a seed: each game, dealer and bot gets its own, whoever plays it and in whatever order."""

from hashlib import sha256


def derived(seed: int, *path: int) -> int:
    """The seed at a path below another: `derived(7, 12)` is the seed of game 12 under base seed 7."""
    name = "/".join(str(part) for part in (seed, *path))
    return int.from_bytes(sha256(name.encode()).digest()[:8], "big")
