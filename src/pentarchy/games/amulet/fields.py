"""What lies on the table, as small numbers. A set of cards, weapons, tokens, squares or seats is a bit mask.

What lasts only for a while is made when it begins and gone when it ends."""

from typing import TYPE_CHECKING

from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.fields import PerSeat, Shared

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table  # noqa: F401, named in quotes below


class Campaign:
    """The shared games (AMU-14 to AMU-16): quests with their levels, the story, and the oaths of each seat. Oaths are
    held, discarded unseen or shown; `ruled_out` are those that a seat has visibly not held."""

    quests: int
    levels: Shared[list[int]]
    story: int
    oaths: PerSeat
    buried: PerSeat
    shown: int
    ruled_out: PerSeat
    journeys: PerSeat

    __slots__ = (  # written by tools/table_copies.py
        "buried", "journeys", "levels", "oaths", "quests", "ruled_out", "shown", "story",
    )  # fmt: skip


class Visit:
    """From the way to a place until the last trade there (AMU-4.3, AMU-5.18)."""

    # What the way costs: payments of a coin or a health, and of health only (AMU-4.4, AMU-12.10).
    payments: int
    health_payments: int

    upgraded: int
    errands: int
    repaired: int
    prices_bought: int
    bargained: bool
    waived: int
    exchanges_left: int
    gems_chased: list[int]
    picks: int

    # Trading: whether an action was done already, and the team mates asked in this window (AMU-14.14).
    late: bool
    asked: int

    __slots__ = (  # written by tools/table_copies.py
        "asked", "bargained", "errands", "exchanges_left", "gems_chased", "health_payments", "late", "payments",
        "picks", "prices_bought", "repaired", "upgraded", "waived",
    )  # fmt: skip


class Trade:
    """An offer to a team mate: goods given and wanted (AMU-14.14)."""

    partner: int
    given: list[int]
    wanted: list[int]

    __slots__ = (  # written by tools/table_copies.py
        "given", "partner", "wanted",
    )  # fmt: skip


class Fight:
    """A fight or an adventure, from the choice of the card until the tokens leave it (AMU-6, AMU-8)."""

    arena: int
    foe: int
    outcome: int

    # Tokens: chosen, not laid yet, laid, added by a potion, taken back once, and the one being laid.
    armed: int
    hand: int
    used: int
    extra: int
    lifted: int
    token: int
    borrowed: int
    weapons_left: int

    # The card: placements, squares covered on it and around it, weak spots closed and the skills that did it.
    laid: list[int]
    covered: int
    outside: int
    closed: int
    closed_by: int
    unshielded: bool

    extra_damage: int
    healing: int
    coins: int

    __slots__ = (  # written by tools/table_copies.py
        "arena", "armed", "borrowed", "closed", "closed_by", "coins", "covered", "extra", "extra_damage", "foe", "hand",
        "healing", "laid", "lifted", "outcome", "outside", "token", "unshielded", "used", "weapons_left",
    )  # fmt: skip


class Night:
    """From nightfall to dawn: the slots of the heroes, then the attack (AMU-11, AMU-12)."""

    slot: int
    errands: int
    ready_at_dusk: int

    # The attack: cards whose ability is still to come, the one being resolved, the seats that its effects are aimed at.
    pending: int
    card: int
    aims: Shared[list[int]]

    # By seat: a loss of health about to be suffered, and the healing that counts in the same sum (AMU-10.2).
    loss: PerSeat
    salve: PerSeat

    __slots__ = (  # written by tools/table_copies.py
        "aims", "card", "errands", "loss", "pending", "ready_at_dusk", "salve", "slot",
    )  # fmt: skip


class Fields(Agenda["Table"]):
    """Board, cards, supplies and characters. Only the oaths of the `hidden_oaths` game are secret (AMU-18)."""

    # The game as a whole.
    mode: int
    campaign: Campaign
    day: int
    phase: int
    holder: int
    active: int
    verdict: int
    latest: int

    # Cards. `deck` and `unseen_…` are what nobody has seen yet.
    deck: int
    lair: int
    manor: int
    village: int
    fronts: int
    gone: int
    dungeon: int
    mythical_deck: int
    mythical_cards: int
    unseen_mythical: int
    adventure: int
    unseen_adventures: int
    finished: list[int]
    upgrades: int

    # What lies on the adventure.
    quest_laid: list[int]
    quest_covered: int
    quest_outside: int

    # Weapons of all characters, and supplies.
    ready: int
    damaged: int
    away: int
    tower: int
    shop: int
    boxed: int
    supply: list[int]

    # The characters, one entry a seat (gems and pips: several).
    character: PerSeat
    place: PerSeat
    coins: PerSeat
    health: PerSeat
    skills: PerSeat
    pips: list[int]
    xp: PerSeat
    fields: PerSeat
    gems: list[int]
    spells: PerSeat
    potions: PerSeat
    trophies: PerSeat
    stuns: PerSeat
    cancelled: PerSeat
    spent: PerSeat

    # What only lasts for a while.
    current_visit: Visit | None
    current_trade: Trade | None
    current_fight: Fight | None
    current_night: Night | None
    stunned: bool
    """Whether whoever's turn it is was stunned in it, which ends his visit or slot (AMU-10.3)."""
    repairs_left: int
    wearing: int
    """Weapons about to be damaged, one of which may still be spared (AMU-6.15, AMU-8.5)."""
    windfall: int
    """The colours of gems being gained at once (AMU-22.10)."""
    oath_gems: int
    """The colours of gems given so far for an oath (AMU-14.13)."""

    cached_blank: int
    """No part of the position: cards whose fronts nobody had seen when this world was imagined. The rules know them
    (AMU-18.2), but nobody has imagined their look: they never count as `seen` here, so turning one up is a reveal."""

    __slots__ = (  # written by tools/table_copies.py
        "active", "adventure", "away", "boxed", "cached_blank", "campaign", "cancelled", "character", "coins",
        "current_fight", "current_night", "current_trade", "current_visit", "damaged", "day", "deck", "dungeon",
        "fields", "finished", "fronts", "gems", "gone", "health", "holder", "lair", "latest", "manor", "mode",
        "mythical_cards", "mythical_deck", "oath_gems", "phase", "pips", "place", "potions", "quest_covered",
        "quest_laid", "quest_outside", "ready", "repairs_left", "shop", "skills", "spells", "spent", "stunned", "stuns",
        "supply", "tower", "trophies", "unseen_adventures", "unseen_mythical", "upgrades", "verdict", "village",
        "wearing", "windfall", "xp",
    )  # fmt: skip
