"""The shape of what each seat sees (AMU-18.5); showing.py makes it."""

from typing import Literal, TypedDict

from pentarchy.kernel.views import Called, Prompt

Mode = Literal["competitive", "cooperative", "solo", "hidden_oaths"]
Phase = Literal["dawn", "morning", "evening", "night"]
Colour = Literal["yellow", "red", "blue", "green", "black"]
Outcome = Literal["victory", "mutual_destruction", "retreat", "defeat"]


class Back(TypedDict):
    """A face-down monster as everybody sees it (AMU-18.2)."""

    back: str
    family: str
    level: int
    points: int
    mark: int
    weak: list[str]
    gem: Colour
    gem_square: list[str]
    front: str | None
    """Its name where all have seen it already (AMU-18.4)."""


class Castle(TypedDict):
    """The adventure and what lies on it."""

    adventure: str | None
    laid: list[str]
    covered: list[str]


class Decks(TypedDict):
    """AMU-18.7, AMU-18.9, AMU-18.10: sizes, and what nobody has seen yet."""

    monsters: int
    level_1: int
    unseen_monsters: list[str]
    mythical: int
    mythical_cards: int
    unseen_mythical: list[str]
    unseen_adventures: list[str]
    finished_adventures: list[str]
    discarded: list[str]
    boxed: list[str]


class Oaths(TypedDict):
    """AMU-18.6: with hidden oaths only the number is public."""

    held: int
    cards: list[str] | None
    discarded_unseen: list[str] | int
    ruled_out: list[str]


class Hunter(TypedDict):
    """A player with his character."""

    character: str
    place: str
    coins: int
    health: int
    most_health: int
    ready: list[str]
    damaged: list[str]
    away: list[str]
    skills: list[str]
    experience: dict[str, int]
    xp: int
    fields: list[str]
    sections: int
    gems: dict[Colour, int]
    spells: list[str]
    potions: list[str]
    trophies: list[str]
    stuns: int
    cancelled: list[str]
    spent: list[str]
    salve: int
    loss: int
    journeys: int
    oaths: Oaths
    points: dict[str, int]


class Unchosen(TypedDict):
    """A player before the characters are chosen."""

    character: None


class Visit(TypedDict):
    """The visit of the active player; empty outside one. At night `errands` are those of the slot."""

    errands: list[str]
    upgraded: int
    repairs_left: int
    repaired: int
    payments: list[int]
    prices_bought: list[str]
    bargained: bool
    waived: int
    exchanges_left: int
    gems_chased: list[int]
    picks: int


class Forecast(TypedDict):
    """How a fight would end, or what an adventure would pay, as the tokens lie."""

    weak: int
    weak_left: int
    damage: int
    health: int
    outcome: Outcome | Literal[""]
    """Empty for an adventure."""
    coins: int
    xp: int
    gems: int


class Fight(TypedDict):
    """The fight or the adventure being arranged; empty outside one."""

    foe: str | None
    """The card, its back before it is revealed, `face_down` for a mythical monster."""
    arena: str | None
    armed: list[str]
    hand: list[str]
    used: list[str]
    extra: list[str]
    lifted: list[str]
    token: str | None
    laid: list[str]
    covered: list[str]
    closed: list[str]
    closed_by: list[str]
    extra_damage: int
    healing: int
    borrowed: str | None
    coins: int
    stunned: bool
    windfall: list[Colour]
    forecast: Forecast | None
    """None before the card is revealed and once the outcome is decided."""


class Attack(TypedDict):
    """The monsters still to attack, and the one that does."""

    pending: list[str]
    card: str | None


class Quests(TypedDict):
    """AMU-14.2: the quests of the shared games."""

    in_play: list[str]
    levels: list[int]
    story: str | None
    shown_oaths: list[str]


Trade = TypedDict("Trade", {"with": int, "given": list[int], "wanted": list[int], "asked": int, "late": bool})
"""AMU-14.14: goods by their numbers, `with` -1 for nobody, `asked` a mask of seats."""


class Asked(TypedDict):
    """What the question is about."""

    gem: Colour | None
    oath: str | None
    by: str | None
    left: int


class View(TypedDict):
    """All but the fronts of face-down cards and the hidden oaths of others."""

    called: Called
    """What the squares of cards are called."""
    mode: Mode
    day: int
    days: int
    phase: Phase
    holder: int
    on_turn: int | None
    """Whose turn or night slot it is; None at dawn, during the attack and at the end."""
    latest: str | None
    lair: list[Back]
    manor: list[Back]
    village: list[str]
    dungeon: str | None
    seen: list[str]
    """The cards whose fronts have been turned up so far."""
    castle: Castle
    decks: Decks
    upgrades: list[str]
    tower: list[str]
    monastery: list[str]
    supply: dict[Colour, int]
    players: list[Hunter | Unchosen]
    visit: Visit
    fight: Fight
    attack: Attack
    quests: Quests
    trade: Trade
    asked: Asked


class SeatView(Prompt, View):
    """All that a seat sees."""
