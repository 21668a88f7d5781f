"""The shape of what is shown of a table. `showing.py` fills it in; the client's types follow from it."""

from typing import Literal, NotRequired, TypedDict

from pentarchy.kernel.views import Prompt

Counts = dict[str, int]
"""How many of each: workers, resources, points. What there is none of may be left out."""
Slots = list[str | None]
"""A row of cards, or the slots of an action; an empty place has none."""


class TavernCard(TypedDict):
    card: str
    by: int | None
    """The seat that has taken it."""


class Unseen(TypedDict):
    """What the piles hold: everybody can work it out (PAL-13.2), the order nobody knows."""

    townsfolk: list[str]
    outsiders: list[str]
    orders: list[str]
    favours: list[str]
    tavern: list[str]
    walls: list[str]
    suspicion: Counts
    schemes: Counts


class Discards(TypedDict):
    townsfolk: list[str]
    outsiders: list[str]
    tavern: list[str]
    suspicion: Counts
    schemes: Counts


class Space(TypedDict):
    """A space of the main board."""

    id: str
    region: str
    piece: Literal["monk", "outpost"] | None


class Deck(TypedDict):
    """What all may know of a paladin deck (PAL-13.5)."""

    used: list[str]
    size: int
    hand: int
    chosen: bool


class Board(TypedDict):
    """The board of a seat, or of the automa, and the cards beside it (PAL-13.1, PAL-13.5)."""

    silver: int
    provisions: int
    attributes: Counts
    effective: Counts
    """The attributes with what the paladin in play adds."""
    workers: Counts
    placed: dict[str, Counts]
    """The workers on each action."""
    standing: dict[str, Slots]
    """For each occupied action who stands in which of its slots (PAL-4.8)."""
    workshops: dict[str, list[int]]
    """For each right-hand action the slots, counted from 1, that are covered."""
    done: Counts
    costs: dict[str, Counts]
    """Silver and provisions for the next use of each action that costs any; the paladin's discount is taken off."""
    jars: list[str]
    unpaid: int
    paid: int
    suspicion: list[str]
    retinue: list[str]
    walls: list[str]
    attacked: list[str]
    converted: list[str]
    paladin: str | None
    deck: Deck | None
    points: Counts


class Automa(TypedDict):
    marker: int
    scheme: str | None
    stack: list[str]
    rested: bool


class Effect(TypedDict):
    """An effect as the data files write it; which of the last fields there is depends on `op`."""

    op: str
    amount: int
    kind: NotRequired[str]
    attribute: NotRequired[str]
    resource: NotRequired[str]


class Reward(TypedDict):
    """An effect that asks its owner something, and among which lists of effects it lets choose."""

    op: str
    amount: int
    of: list[list[Effect]]


class UnderWay(TypedDict):
    """The action or favour of this turn and what it is about, and what is being asked (PAL-13.1)."""

    action: str | None
    target: str | None
    favour: str | None
    reward: Reward | None
    retinue_before: int
    """How long the retinue of all was when the turn began: later townsfolk do not react (PAL-6.9)."""
    abilities_used: list[str]
    """In the Inquisition under way."""


class OwnDeck(TypedDict):
    """What its owner knows of a paladin deck (PAL-13.3)."""

    hand: list[str]
    chosen: str | None
    top: str | None
    undrawn: list[str]
    under: list[str]


class View(TypedDict):
    round: int
    start: int
    on_turn: int | None
    """Whose turn it is, the automa's too; None while nobody has one."""
    tax: int
    passed: list[int]
    townsfolk: Slots
    outsiders: Slots
    orders: Slots
    favours: Slots
    favour_workers: list[Counts]
    tavern: list[TavernCard]
    unseen: Unseen
    discards: Discards
    spaces: list[Space]
    boards: list[Board]
    automa: Automa | None
    under_way: UnderWay
    yours: OwnDeck | None


class SeatView(Prompt, View):
    """All that a seat sees."""
