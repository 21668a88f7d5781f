"""What every Python must be able to do, and do alike: the script that the tests run on each of them.

`PYTHONPATH=src python3.12 tests/interpreters/plays.py [properties]` prints JSON. It needs the standard library alone.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256

import pentarchy
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.testing import PROPERTIES, random_game
from pentarchy.kernel.testing.random_games import Property

SEED = 1


def tables() -> Iterator[tuple[Game, Variant, int]]:
    """Every variant of every game, with as many players as it takes at least."""
    for slug in pentarchy.games():
        game = pentarchy.load(slug)
        for variant in game.variants:
            yield game, variant, variant.seats[0]


def records() -> dict[str, str]:
    """The check sums of games that were played to the end."""
    return {
        f"{game.slug}, {variant.name}, {seats} seats": sha256(record(game, variant, seats).encode()).hexdigest()
        for game, variant, seats in tables()
    }


def record(game: Game, variant: Variant, seats: int) -> str:
    return random_game(game, variant, seats, SEED, lambda state: None).text()


def check_properties() -> list[str]:
    """All properties of the kernel for each game, spread over the variants."""
    checked = []
    for slug in pentarchy.games():
        game = pentarchy.load(slug)
        for i, holds in enumerate(PROPERTIES):
            variant = game.variants[i % len(game.variants)]
            check(holds, game, variant, variant.seats[0])
            checked.append(f"{slug}: {holds.__name__}")
    return checked


def check(holds: Property, game: Game, variant: Variant, seats: int) -> None:
    try:
        holds(game, variant, seats, SEED)
    except AssertionError as error:
        raise AssertionError(f"{holds.__name__}: {game.slug}, {variant.name}, {seats} seats") from error


def told(arguments: list[str]) -> dict[str, object]:
    version = ".".join(map(str, sys.version_info[:2]))
    checked = check_properties() if "properties" in arguments else []
    return {"python": version, "records": records(), "properties": checked}


if __name__ == "__main__":
    sys.stdout.write(json.dumps(told(sys.argv[1:])))
