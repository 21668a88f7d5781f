"""The shape of a view: what a seat may see of Valeria (VAL-9). `showing.py` makes it, boards and clients draw it."""

from typing import Literal, NotRequired, TypedDict

from pentarchy.kernel.views import Prompt

Phase = Literal["setup", "roll", "harvest", "action", "monsters", "second_harvest", "end"]
Ending = Literal["", "all_monsters", "all_domains", "exhausted_stacks", "win_all_monsters", "loss_column"]
GridRow = Literal["monster", "citizen_low", "citizen_high", "domain"]
Counts = dict[str, int]
"""How many of each: resources, roles, cards of a name."""


class Stack(TypedDict):
    """One of the 20 stacks of the centre. What its top card costs is what this player would pay now."""

    row: GridRow
    column: int
    of: str
    """The area of monsters or the numbers of citizens; '' for domains."""
    cards: list[str]
    """Face up, the top one first."""
    hidden: int
    """How many lie face down below."""
    lies: str
    """What lies in place of an exhausted stack: `exhausted`, a hostile event or nothing."""
    price: NotRequired[int]
    roles_met: NotRequired[bool]
    strength: NotRequired[int]
    magic: NotRequired[int]
    tokens: NotRequired[Counts]
    tokens_below: NotRequired[list[Counts]]
    """The tokens of each card under the top one, from above (VAL-10.15)."""


EmptiedPlace = TypedDict("EmptiedPlace", {"row": GridRow, "column": int, "from": Literal["top", "bottom"]})
"""A place that is covered after the action, from the top of the exhausted deck or from its bottom (VAL-6.28)."""


class Deck(TypedDict):
    """The exhausted deck (VAL-9.9): hostile events that were sent back on top, then unknown ones, exhausted cards."""

    known: list[str]
    events: int
    exhausted: int


class Unseen(TypedDict):
    """What may still turn up, as everybody can work out."""

    domains: list[str]
    citizens: Counts
    events: list[str]


class Tableau(TypedDict):
    """The cards that a player owns, or that the Dark Lord has captured."""

    citizens: Counts
    domains: list[str]
    pile: Counts
    roles: Counts
    cards: int


class Player(Tableau):
    """VAL-9.1; his duke only to himself, until the end (VAL-9.2, VAL-9.6)."""

    gold: int
    strength: int
    magic: int
    vp: int
    yields: Counts
    """What the last harvest gave, or has given so far."""
    exchanges: Counts
    """How often the exchange of each citizen may still be used in this harvest."""
    duke: str | None
    has_duke: bool
    dealt: list[str] | int
    points: Counts


class DarkLord(Tableau):
    """VAL-14.13: his captives are public; who he is shows at the end."""

    duke: str | None
    score: int | None


class Purchase(TypedDict):
    """What is being paid for."""

    card: str
    price: int
    magic: int
    coin: str


class Offer(TypedDict, total=False):
    """What an answer costs, brings, costs in points, puts on a card, leaves in the purse, makes of a die; and whether
    it is the usual way to pay. All of it is public."""

    pay: Counts
    gain: Counts
    lose: Counts
    tokens: Counts
    leaves: Counts
    die: int
    usual: bool


class Asked(TypedDict):
    """What the question is about that this seat faces, or else the first that somebody faces."""

    card: str
    """The card that asks; '' where it is the rules that do."""
    offers: dict[str, Offer]
    """What each answer means, by its move; none of it is secret (VAL-9.7)."""


class View(TypedDict):
    """All but the dukes of the others; what lies face down nobody knows."""

    phase: Phase
    turn: int
    on_turn: int | None
    first: int
    resting: int
    actions: int
    dice: list[int]
    numbers: list[int]
    """Those that activate cards: of each die and of both together (VAL-4.2); none before the first roll."""
    used: list[str]
    sleeping: list[str]
    centre: list[Stack]
    emptied: list[EmptiedPlace]
    deck: Deck
    unseen: Unseen
    players: list[Player]
    purchase: Purchase | None
    asked: Asked | None
    attacked: int
    """The column under attack in the solo game; 0 where there is none."""
    exhausted: int
    exhausted_limit: int
    """How many exhausted stacks end the game (VAL-7.2)."""
    ending: Ending
    dark_lord: DarkLord | None


class SeatView(Prompt, View):
    """All that a seat sees."""
