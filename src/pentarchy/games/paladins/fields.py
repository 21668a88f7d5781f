"""What lies on the table, as small numbers. A set of cards or spaces is a bit mask."""

from typing import TYPE_CHECKING

from pentarchy.kernel.agenda import Agenda
from pentarchy.kernel.fields import PerSeat

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table  # noqa: F401, named in quotes below


class Turn:
    """What a turn is about: an action or a favour, the card or space that the action aims at, and how long the retinue
    of all was when it began (whoever joins later does not react to it, PAL-6.9)."""

    mode: int
    favour: int
    target: int
    retinue_before: int

    __slots__ = (  # written by tools/table_copies.py
        "favour", "mode", "retinue_before", "target",
    )  # fmt: skip


class Fields(Agenda["Table"]):
    """The main board, the piles, and the boards of all players. Only the paladin decks hold secrets (PAL-13)."""

    # The round.
    boards: int
    """The players' boards; in the solo game the second one is the automa's."""
    round: int
    start: int
    active: int
    """Whose turn it is, the automa's included; NOBODYS before the reveal of paladins and after the last turn."""
    passed: int
    tax: int

    # The rows and piles of cards. A pile is the set of cards that nobody has seen yet; `gone` are its discards.
    town: list[int]
    town_unseen: int
    town_gone: int
    outsiders: list[int]
    outsiders_unseen: int
    outsiders_gone: int
    orders: list[int]
    orders_unseen: int
    favours: list[int]
    favours_unseen: int
    favour_workers: list[int]
    tavern: list[int]
    tavern_unseen: int
    tavern_gone: int
    hired: list[int]
    walls_unseen: int
    suspicion_unseen: list[int]
    suspicion_gone: list[int]

    # The spaces of the main board.
    monks: int
    outposts: int

    # The boards, one entry each, or as many as there are attributes, actions or spaces.
    silver: list[int]
    provisions: list[int]
    attributes: list[int]
    workers: list[int]
    placed: list[int]
    workshops: list[int]
    done: list[int]
    jars: list[int]
    unpaid: list[int]
    paid: list[int]
    suspicions: list[int]
    suspicion_piles: list[int]
    """Two bits a card, the latest lowest: with lists of lists copies took a fifth longer."""

    # Cards beside the boards, in the order in which they came: board * size of the deck + card.
    retinue: list[int]
    walls: list[int]
    attacked: list[int]
    converted: list[int]

    # The paladin decks (PAL-13.7): in play, chosen face down, in hand, on top, under the deck, never drawn, used.
    paladin: list[int]
    chosen: PerSeat
    hand: PerSeat
    top: PerSeat
    under: PerSeat
    undrawn: PerSeat
    used: PerSeat

    # What is under way.
    turn: Turn | None
    abilities_used: int
    """In the Inquisition."""

    # The automa: its resource marker, its attribute markers in the order in which they moved last, its schemes.
    marker: int
    stack: list[int]
    schemes_unseen: list[int]
    schemes_gone: list[int]
    scheme: int

    __slots__ = (  # written by tools/table_copies.py
        "abilities_used", "active", "attacked", "attributes", "boards", "chosen", "converted", "done", "favour_workers",
        "favours", "favours_unseen", "hand", "hired", "jars", "marker", "monks", "orders", "orders_unseen", "outposts",
        "outsiders", "outsiders_gone", "outsiders_unseen", "paid", "paladin", "passed", "placed", "provisions",
        "retinue", "round", "scheme", "schemes_gone", "schemes_unseen", "silver", "stack", "start", "suspicion_gone",
        "suspicion_piles", "suspicion_unseen", "suspicions", "tavern", "tavern_gone", "tavern_unseen", "tax", "top",
        "town", "town_gone", "town_unseen", "turn", "under", "undrawn", "unpaid", "used", "walls", "walls_unseen",
        "workers", "workshops",
    )  # fmt: skip
