"""The game as a whole and the board: day, places, cards, supplies (AMU-1 to AMU-5)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.actions import gems_for
from pentarchy.games.amulet.cards import (
    COLOURS,
    EVERY_NIGHT,
    GEM_OF,
    INN,
    KIND_OF,
    KINDS,
    LEVEL_1,
    MODES,
    MONSTERS,
    MOST_SEATS,
    PLACES,
    POINTS_OF,
    POTION_GEM,
    PRICES,
    SPELL_PRICE,
    mask_of,
)
from pentarchy.games.amulet.features.layout import LAYOUT, ONES, size
from pentarchy.games.amulet.features.own import DAYS
from pentarchy.games.amulet.vocabulary import PHASES
from pentarchy.kernel.features import put_count, put_mask

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

SEATS: Final = LAYOUT.block("seats", [str(seats) for seats in range(1, MOST_SEATS + 1)])
MODE: Final = LAYOUT.block("mode", MODES)
MOST_DAYS: Final = 3
DAYS_LEFT: Final = LAYOUT.count("days left", MOST_DAYS)
PHASE: Final = LAYOUT.block("phase", PHASES)
UPGRADE: Final = LAYOUT.block("upgraded", PLACES[:INN])
PILE_PARTS: Final = ["cards", "points", "of level 2"]
LAIR: Final = LAYOUT.block("lair", PILE_PARTS)
MANOR: Final = LAYOUT.block("manor", PILE_PARTS)
ABILITY: Final = LAYOUT.block("face down", KINDS)
VILLAGE: Final = LAYOUT.block("village", ["cards", "pays two gems", "every night", *COLOURS])
DUNGEON: Final = LAYOUT.block("dungeon", ["face down", "open"])
MYTHICAL: Final = LAYOUT.block("mythical", ["deck", "unseen", "in the game"])
TOWER: Final = LAYOUT.block("spells on offer at", [str(price) for price in PRICES])
SHOP: Final = LAYOUT.block("potions on offer", ["in all", "with a gem"])

SECOND_LEVEL: Final = (1 << len(MONSTERS)) - 1 & ~LEVEL_1
ATTACKS_AGAIN: Final = EVERY_NIGHT
TWO_GEMS: Final = next(cards for cards in range(99) if gems_for(cards) == 2)
OF_KIND: Final = [mask_of([card for card, kind in enumerate(KIND_OF) if kind == k]) for k in range(len(KINDS))]
OF_PRICE: Final = [mask_of([spell for spell, p in enumerate(SPELL_PRICE) if p == price]) for price in PRICES]
WITH_GEM: Final = mask_of([potion for potion, gem in enumerate(POTION_GEM) if gem >= 0])
FACE_DOWN: Final = -2


def put_board(row: list[int], table: "Table") -> None:
    put_day(row, table)
    put_pile(row, LAIR, table.lair)
    put_pile(row, MANOR, table.manor)
    put_village(row, table.village)
    put_decks(row, table)
    put_offers(row, table)
    face_down = table.lair | table.manor
    if face_down:
        for kind in range(len(OF_KIND)):
            row[ABILITY + kind] = size(face_down & OF_KIND[kind])


def put_day(row: list[int], table: "Table") -> None:
    row[SEATS + table.seats - 1] = 1
    row[MODE + table.mode] = 1
    put_count(row, DAYS_LEFT, DAYS[table.seats] - table.day, MOST_DAYS)
    row[PHASE + table.phase] = 1
    put_mask(row, UPGRADE, table.upgrades)


def put_pile(row: list[int], at: int, cards: int) -> None:
    """Cards that lie face down; their backs name them (AMU-18.2)."""
    row[at + 2] = size(cards & SECOND_LEVEL)
    while cards:
        low = cards & -cards
        row[at] += 1
        row[at + 1] += POINTS_OF[low.bit_length() - 1]
        cards ^= low


def put_village(row: list[int], cards: int) -> None:
    """AMU-5.9: the gems to be had by chasing them away."""
    if not cards:
        return
    row[VILLAGE] = size(cards)
    row[VILLAGE + 1] = int(row[VILLAGE] >= TWO_GEMS)
    row[VILLAGE + 2] = size(cards & ATTACKS_AGAIN)
    while cards:
        low = cards & -cards
        row[VILLAGE + 3 + GEM_OF[low.bit_length() - 1]] += 1
        cards ^= low


def put_decks(row: list[int], table: "Table") -> None:
    row[DUNGEON] = int(table.dungeon == FACE_DOWN)
    row[DUNGEON + 1] = int(table.dungeon >= 0)
    row[MYTHICAL] = table.mythical_deck
    row[MYTHICAL + 1] = size(table.unseen_mythical)
    row[MYTHICAL + 2] = table.mythical_cards


def put_offers(row: list[int], table: "Table") -> None:
    for i in range(len(OF_PRICE)):
        row[TOWER + i] = size(table.tower & OF_PRICE[i])
    row[SHOP] = ONES[table.shop]
    row[SHOP + 1] = ONES[table.shop & WITH_GEM]
