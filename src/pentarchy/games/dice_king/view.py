"""What everybody may see (DIC-9.2, DIC-9.4): all but the order of the decks and the tiles in the box."""

from typing import Literal, TypedDict

from pentarchy.kernel.views import Called, Prompt

Colour = Literal["red", "blue", "green"]
Lies = Literal["free", "dragon", "castle", "ruin"]
Gem = Literal["", "white", "gold"]


class DieView(TypedDict):
    number: int
    color: Colour


class SpaceView(TypedDict):
    id: str
    land: str
    lies: Lies
    owner: int
    """The seat of the castle, or -1."""
    gem: Gem


class AreaView(TypedDict):
    """What lies before a player."""

    citizens: list[str]
    supers: list[str]
    white: int
    gold: int
    fires: int
    tokens: int
    """Tokens that are not on the map."""
    points: dict[str, int]
    """By the parts of the score."""


class Supply(TypedDict):
    white: int
    gold: int
    fires: int


class Tiles(TypedDict):
    """What everybody can work out about the tiles (DIC-9.3)."""

    supply: int
    unseen: dict[str, int]
    may_be_boxed: dict[str, int]
    """Of the unseen tiles of each land, how many may lie in the box at most."""
    halved: dict[str, int]
    """How often the chance of that was halved by a tile that came up and went back."""


class Claim(TypedDict):
    """The claim that is being paid for."""

    card: str
    stars: int
    spent: list[str]


class Cost(TypedDict):
    """The jokers that an option takes (DIC-4.10)."""

    ways: int
    """In how many ways they can be chosen."""
    fewest: int
    jokers: dict[str, int]
    """Which ones, where there is but one way."""


class TierProgress(TypedDict):
    """How far the dice alone fulfil one tier of a card."""

    missing: int
    """How many more dice of any face it needs at least; 0 where it is fulfilled."""
    have: list[int]
    """For each part of the condition as it is printed: the dice that are there, or their sum."""
    first: int
    """The number with which a straight begins that needs the fewest more; 0 for other conditions."""


class CardProgress(TypedDict):
    """How far the dice alone fulfil a card of the offer."""

    card: str
    stars: int
    tiers: list[TierProgress]
    spare: list[int]
    """While dice are rolled: those, by their places from 1, that the next tier does not need."""


class View(TypedDict):
    on_turn: int | None
    """Whose turn it is; null before the first one and after the last."""
    turn: int
    roll: int
    """Which roll of the turn this is; 0 when the rolling is over."""
    dice: list[DieView]
    layout: str
    called: Called
    """What the spaces are called."""
    map: list[SpaceView]
    offer: list[str | None]
    """The top card of each deck; null for an empty one."""
    progress: list[CardProgress]
    """For each card of the offer."""
    below: list[list[str]]
    """The cards under the top one of each deck, in no order."""
    discard: list[str]
    areas: list[AreaView]
    supply: Supply
    tiles: Tiles
    revealed: list[str]
    """The lands of tiles that were turned up and are not placed yet."""
    claim: Claim | None
    costs: dict[str, Cost]
    """By their notation, the options that spend jokers."""
    sixes: list[int]
    """What each seat rolled for the start (DIC-2.10)."""


class SeatView(Prompt, View):
    """All that a seat sees."""
