"""`pentarchy serve` whose luck belongs to the test that runs: it meets the same tables and the same bots every time.

python -m tests.web.fated_server PORT DATABASE FATE, where the file FATE holds the name of the test.
"""

import sys
from hashlib import sha256
from pathlib import Path

from pentarchy.cli.serve import serve
from pentarchy.server import scheduler
from pentarchy.tables import opening
from pentarchy.tables.seats import UNMISTAKABLE


class Fate:
    """Seeds out of the name of the test and of how many it has used."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.test = ""
        self.used = 0

    def seed(self) -> str:
        test = self.file.read_text(encoding="utf-8")
        self.used = self.used + 1 if test == self.test else 1
        self.test = test
        return sha256(f"{test} {self.used}".encode()).hexdigest()

    def id(self) -> str:
        """Ids are part of what a seed follows from."""
        digits = self.seed()
        return "".join(UNMISTAKABLE[int(digits[2 * i : 2 * i + 2], 16) % len(UNMISTAKABLE)] for i in range(23))

    def bits(self, count: int) -> int:
        return int(self.seed(), 16) % 2**count


def main(port: str, database: str, file: str) -> None:
    fate = Fate(Path(file))
    opening.new_part, opening.new_id = fate.seed, fate.id
    scheduler.randbits = fate.bits
    serve(port=int(port), no_open=True, database=f"sqlite:///{database}")


if __name__ == "__main__":
    main(*sys.argv[1:])
