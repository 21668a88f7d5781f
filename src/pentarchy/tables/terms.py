"""What was agreed before the game: options, clock, who stands in. Kept with the table and never changed."""

import json
from dataclasses import asdict, dataclass, field
from typing import Final, Literal

from pentarchy.kernel.settings import Setting
from pentarchy.tables.errors import Malformed

DAY = 86_400
WEEK = 7 * DAY


@dataclass(slots=True, frozen=True)
class Clock:
    """`none`: everybody takes the time they need. `decision`: `seconds` for each decision. `game`: `seconds` for the
    whole game, and `increment` more after each decision. `days`: until a turn, of any number of decisions, is over."""

    type: Literal["none", "decision", "game", "days"]
    seconds: int = 0
    increment: int = 0
    days: int = 0

    def check(self) -> None:
        """Raises Malformed."""
        limits = LIMITS[self.type]
        for name, value in asdict(self).items():
            low, high = limits.get(name, (0, 0))
            if name != "type" and not low <= value <= high:
                raise Malformed(f"for a clock of the type '{self.type}', '{name}' must be from {low} to {high}")


LIMITS: Final[dict[str, dict[str, tuple[int, int]]]] = {
    "none": {},
    "decision": {"seconds": (1, WEEK)},
    "game": {"seconds": (1, WEEK), "increment": (0, DAY)},
    "days": {"days": (1, 60)},
}
NO_CLOCK = Clock("none")


@dataclass(slots=True, frozen=True, kw_only=True)
class Terms:
    options: dict[str, Setting] = field(default_factory=dict)
    clock: Clock = NO_CLOCK
    stand_in: str = "greedy"
    """The level of the bot that keeps a seat warm."""
    absent_after: int | None = None
    """Seconds after which a player who is away and has to choose is stood in for."""
    spectators: bool = True
    auto_start: bool = True
    title: str = ""
    reserved: list[int] = field(default_factory=list)
    """The seats that are kept for whoever brings their invitation."""
    lesson: bool = False
    """Its luck and the first moves of its bots are those of the game's lesson."""
    origin: str = ""
    """Of a branch: the table whose game it goes on from."""
    repeated: list[float] = field(default_factory=list)
    """Of a branch with the same luck: where the first answers of chance lie, as they came in the origin."""

    @property
    def unhurried(self) -> bool:
        """Whether people may take, and be away for, as long as they like."""
        return self.clock.type == "none" and self.absent_after is None

    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


def terms_from(text: str) -> Terms:
    """The terms that `Terms.text` wrote, in this version or an older one."""
    fields = json.loads(text)
    return Terms(clock=Clock(**fields.pop("clock", {"type": "none"})), **fields)
