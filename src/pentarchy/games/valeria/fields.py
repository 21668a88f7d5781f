"""What lies on the table. A card is a small number, its place in the data files; a set of them is a bit mask.

A row is a player: what belongs to players has one entry a seat. In the solo game row 1 is the Dark Lord.
"""

from typing import TYPE_CHECKING

from pentarchy.games.valeria.cards import Cards
from pentarchy.games.valeria.transient import Gap, Purchase, Yields
from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.fields import PerSeat, Shared

if TYPE_CHECKING:
    from pentarchy.games.valeria.steps.exchanging import Exchange
    from pentarchy.games.valeria.table import Table  # noqa: F401, named in quotes below

Tokens = tuple[int, ...]
"""How many of each resource lie on a card (VAL-10.12)."""
Counts = tuple[int, ...]
"""How many citizens of each kind or of each role a player owns."""


class Harvest:
    """A harvest under way (VAL-5): what everybody had before it, and the exchanges that each may still use."""

    before: Shared[list[list[int]]]
    exchanges: list[tuple["Exchange", ...]]

    __slots__ = (  # written by tools/table_copies.py
        "before", "exchanges",
    )  # fmt: skip


class Fields(Agenda["Table"]):
    """The centre, the exhausted deck and the tableaus of all players."""

    # The centre (VAL-1.16): the face-up cards of each place and the number of face-down ones below, where exhausted
    # cards and hostile events lie, their tokens and those of monsters (VAL-10.12), what is covered after this action.
    hostile: bool
    areas: Shared[list[int]]
    stacks: list[Cards]
    hidden: list[int]
    covered: int
    lairs: list[int]
    tokens: list[Tokens]
    emptied: list[Gap]

    # The exhausted deck (VAL-9.9) and what nobody has seen yet.
    exhausted_deck: int
    hostile_deck: int
    sent_back: list[int]
    unseen_events: int
    unseen_domains: int

    # The players. A purse: gold, strength, magic, and the victory points on the board.
    purse: list[list[int]]
    citizens: list[Counts]
    roles: list[Counts]
    domains: list[int]
    pile: list[Cards]
    dealt: PerSeat
    dukes: PerSeat
    dark_lord: int

    # The turn. The column that the solo monsters attack counts from 1.
    first: int
    active: int
    turns: int
    phase: int
    actions: int
    die_one: int
    die_two: int
    used: int
    sleeping: int
    harvest: Harvest | None
    yields: Yields | None
    purchase: Purchase | None
    attacked: int
    ending: int

    __slots__ = (  # written by tools/table_copies.py
        "actions", "active", "areas", "attacked", "citizens", "covered", "dark_lord", "dealt", "die_one", "die_two",
        "domains", "dukes", "emptied", "ending", "exhausted_deck", "first", "harvest", "hidden", "hostile",
        "hostile_deck", "lairs", "phase", "pile", "purchase", "purse", "roles", "sent_back", "sleeping", "stacks",
        "tokens", "turns", "unseen_domains", "unseen_events", "used", "yields",
    )  # fmt: skip
