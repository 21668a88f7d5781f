# not compiled
"""What was played lately, to learn from: a ring of rows and targets."""

from types import ModuleType
from typing import Any

from pentarchy.bots.training.self_play import Played


class Memory:
    def __init__(self, room: int, width: int, outputs: int, xp: ModuleType) -> None:
        self.xp = xp
        self.room = room
        self.rows = xp.zeros((room, width), dtype=xp.uint8)
        self.targets = xp.zeros((room, outputs), dtype=xp.float32)
        self.filled = self.at = self.total = 0

    def add(self, played: Played) -> None:
        size = len(played.rows)
        if self.at + size > self.room:
            self.at = 0
        self.rows[self.at : self.at + size] = self.xp.asarray(played.rows)
        self.targets[self.at : self.at + size] = self.xp.asarray(played.targets)
        self.at += size
        self.filled = max(self.filled, self.at)
        self.total += size

    def batch(self, size: int) -> tuple[Any, Any]:
        pick = self.xp.random.randint(0, self.filled, size)
        return self.rows[pick], self.targets[pick]
