# not compiled
"""What a net is: `net.toml` beside its weights, read by the program and by people."""

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

Facts = dict[str, str | int | float]
WEIGHTS: Final = "net.f32"
CARD: Final = "net.toml"


@dataclass(frozen=True)
class Card:
    """The shape of a net, what it was made for, how it was learned and how strong it is."""

    game: str
    rules_version: int
    layout: str
    """Tells the row of features that it reads from others: `fingerprint`."""
    inputs: int
    hidden: list[int]
    seats: int
    """The most seats of the game: so many chances and points come out, counted from the seat that looks."""
    ends: list[str]
    """How games end, in the order of the outputs."""
    unit: float
    """So many points are a 1 of the outputs."""
    pride: float = 0.03
    """How much such a 1 counts beside a win."""
    ends_by_net: bool = False
    """Whether it values finished imagined games too: where secrets count at the end, the outcome of one is a guess."""
    hopes: dict[str, float] = field(default_factory=dict)
    """Ends that all like better than others, and how much such an end counts for each seat beside a win."""
    pointless: list[str] = field(default_factory=list)
    """Modes without points: what stands in their place says how far a game came."""
    calibration: dict[str, list[float]] = field(default_factory=dict)
    """Stretch and shift of its chances, by the kind of game: `correction`. Kinds that are not here need none."""
    learned: Facts = field(default_factory=dict)
    strength: Facts = field(default_factory=dict)

    @property
    def outputs(self) -> int:
        """The chance of each seat to be among the winners, the points of each seat, the chance of each end."""
        return 2 * self.seats + len(self.ends)

    @property
    def hope(self) -> list[float]:
        """What each end counts, in the order of the outputs."""
        return [self.hopes.get(end, 0.0) for end in self.ends]

    @property
    def sizes(self) -> list[int]:
        """Of the layers, from the row to the outputs."""
        return [self.inputs, *self.hidden, self.outputs]


def fingerprint(names: list[str]) -> str:
    return sha256("\n".join(names).encode()).hexdigest()[:12]


def read_card(text: str) -> Card:
    """Raises TypeError, TOMLDecodeError for a card that is none."""
    return Card(**tomllib.loads(text))


def written(card: Card) -> str:
    """As TOML. What JSON writes for texts, numbers and lists of them TOML reads alike."""
    lines = section({name: value for name, value in vars(card).items() if not isinstance(value, dict)})
    for name in ("hopes", "calibration", "learned", "strength"):
        lines += ["", f"[{name}]", *section(getattr(card, name))]
    return "\n".join(lines) + "\n"


def section(facts: Mapping[str, object]) -> list[str]:
    keys = [name if name.isidentifier() else json.dumps(name) for name in facts]
    return [f"{key} = {json.dumps(fact, ensure_ascii=False)}" for key, fact in zip(keys, facts.values())]
