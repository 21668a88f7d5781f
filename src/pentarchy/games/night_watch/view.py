"""The shape of the view: what a seat or a spectator may see of the table, as plain data. See showing.py."""

from typing import Literal, NotRequired, TypedDict

from pentarchy.kernel.views import Called, Prompt

Counts = dict[str, int]
"""How many of each: resource cards, action cards, wildlings, tokens."""


class Dice(TypedDict):
    first: int
    second: int
    wild: int | None


class Hex(TypedDict):
    id: str
    terrain: str
    resource: str | None
    numbers: list[int]
    wildling: str | None


class Market(TypedDict):
    places: list[str]
    resource: str
    """Or `any`."""
    rate: int


class Parts(TypedDict):
    """Where the points come from; `vp_card` is None for others while the game lasts."""

    settlement: int
    keep: int
    longest_road: int
    largest_patrol: int
    vp_card: int | None
    guard_token: NotRequired[int]


class Purchase(TypedDict):
    """Something that can be bought in this mode."""

    id: str
    cost: Counts
    left: int
    """Pieces in the supply of the player, or cards in the deck."""
    missing: Counts
    """What the hand lacks of the cost."""


class Player(TypedDict):
    colour: str
    settlements: list[str]
    keeps: list[str]
    roads: list[str]
    road_length: int
    rates: Counts
    """How many cards of each kind the bank asks for one."""
    cards: int
    """How many resource cards; what they are is in the own `hand` only."""
    hand: Counts | None
    open_balance: Counts
    """What was gained and paid openly: the hand but for what was stolen."""
    known_exactly: list[str]
    """The kinds whose number in this hand the viewer was shown since its last steal."""
    discarding: Counts | None
    to_discard: int | None
    """How many cards are still to be laid down on a seven; for oneself only."""
    purchases: list[Purchase] | None
    """For oneself only."""
    action_cards: int
    bought_this_turn: int
    held: Counts | None
    fresh: Counts | None
    """Of the own action cards those bought in this turn."""
    patrols: int
    public_points: int
    points: int | None
    parts: Parts
    guards: NotRequired[int]
    """This and what follows: in the full game only."""
    vp_tokens: NotRequired[int]
    hero: NotRequired[str | None]
    hero_side: NotRequired[Literal["A", "B"]]
    hero_rests: NotRequired[bool]
    token_batches: NotRequired[list[int | None]]


class North(TypedDict):
    camps: dict[str, list[str]]
    clearings: Counts
    wall: dict[str, list[int]]
    """The owners of the guards on each section, from the first space."""
    frostfangs: Counts
    in_gift: int
    fallen_gift: int
    """So many wildlings in the Gift end the game."""
    breaches: int
    last_breach: int
    """So many breaches end the game."""
    spied_on: int | None
    pool: int
    pool_batch: int
    batches: list[Counts]
    turned: Counts
    display: list[str]
    lost_heroes: list[str]


class Seen(TypedDict):
    """What an effect shows to its user alone: the hand of a seat, or cards of the deck."""

    seat: NotRequired[int]
    hand: NotRequired[Counts]
    cards: NotRequired[Counts]


class About(TypedDict):
    """What the question is about, where nothing else on the table shows it."""

    place: str | None
    seat: int | None
    cards: int | None
    what: str | None


class Deal(TypedDict):
    give: Counts
    want: Counts


class Proposal(TypedDict):
    give: Counts
    want: Counts
    to: list[int]
    answers: list[Literal["accept", "refuse"] | Deal | None]


class View(TypedDict):
    mode: str
    map: str
    first: int
    """The starting player."""
    on_turn: int | None
    """Whose turn it is; None before the first turn and after the last."""
    turn: int
    dice: Dice | None
    rolled: bool
    card_played: bool
    trading: bool
    """Whether the trade step is still open."""
    proposals_left: int
    hexes: list[Hex]
    markets: list[Market]
    called: Called
    """What hexes, intersections and paths are called."""
    tormund: str
    players: list[Player]
    bank: Counts
    deck: int
    removed: Counts
    longest_road: int
    largest_patrol: int
    """The holder of the card; -1 while nobody has it."""
    proposal: Proposal | None
    about: About | None
    north: NotRequired[North]
    """This and `seen`: in the full game only."""
    seen: NotRequired[Seen | None]


class SeatView(Prompt, View):
    """All that a seat sees."""
