"""What the coming attack would do to each seat as things lie (AMU-12): health, coins, weapons and the rest."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    BANK_OF,
    EAST,
    EVERY_NIGHT,
    GEM_OF,
    HEALTH_OF,
    MONSTER_ROWS,
    QUEST_ROWS,
    QUESTS,
    mask_of,
    rows_of,
)
from pentarchy.games.amulet.features.layout import ONES, size, weapons_of
from pentarchy.games.amulet.vocabulary import COLOURS, TARGETS
from pentarchy.kernel.data import Row

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

AIMS: Final = [
    "all",
    "day_holder",
    "most_health",
    "most_coins",
    "most_trophies",
    "fewest_ready_weapons",
    "full_health",
    "not_full_health",
    "on_east_bank",
    "trophies_3_or_more",
    "trophies_2_or_fewer",
]
ALL: Final = 0
HOLDER: Final = 1
MOST_HEALTH: Final = 2
MOST_COINS: Final = 3
MOST_TROPHIES: Final = 4
FEWEST_READY: Final = 5
FULL: Final = 6
HURT: Final = 7
ON_EAST: Final = 8
MANY: Final = 9
FEW: Final = 10
assert set(TARGETS) == {*AIMS, "self", "others"}
OPS: Final = ["lose_health", "lose_coins", "damage_weapon", "choose", "discard_items"]
PARTS: Final = ["health", "coins", "weapons", "other losses"]
WIDTH: Final = 4
HEALTH: Final = 0
MANY_TROPHIES: Final = 3
HALF: Final = 3
"""What the loss of half of the coins counts."""


def blows_of(row: Row) -> list[int]:
    """For each effect of a card where its amount is added up, and the amount."""
    blows = []
    for effect in rows_of(row, "effects"):
        part = min(WIDTH - 1, OPS.index(effect.text("op")))
        amount = effect.number("amount") if effect.has("amount") else HALF if effect.has("fraction") else 1
        blows += [AIMS.index(effect.text("target")) * WIDTH + part, amount]
    return blows


BLOWS: Final = [blows_of(row) for row in MONSTER_ROWS]
C: Final = 1 << QUESTS.index("c")
C2: Final = next(row for row in QUEST_ROWS if row.has("extra_ability"))
C2_LEVEL: Final = C2.number("difficulty")
C2_GEMS: Final = [COLOURS.index(name) for name in C2.row("extra_ability").texts("gems")]
ANGRY: Final = mask_of([card for card in range(len(MONSTER_ROWS)) if GEM_OF[card] in C2_GEMS])


class Threats:
    """The attack added up by whom it is aimed at, and who has the most or the fewest of what it looks at."""

    def __init__(self, table: "Table") -> None:
        self.cards = attackers(table)
        self.sums = [0] * (len(AIMS) * WIDTH)
        self.most_health = self.most_coins = self.most_trophies = 0
        self.fewest_ready = 99
        if self.cards:
            self.add_up(table)

    def add_up(self, table: "Table") -> None:
        cards, sums = self.cards, self.sums
        if table.campaign.quests & C and table.campaign.levels[2] == C2_LEVEL:
            sums[HEALTH] += size(cards & ANGRY)
        while cards:
            low = cards & -cards
            blows = BLOWS[low.bit_length() - 1]
            for i in range(0, len(blows), 2):
                sums[blows[i]] += blows[i + 1]
            cards ^= low
        for seat in range(table.seats):
            self.compare(table, seat)

    def compare(self, table: "Table", seat: int) -> None:
        self.most_health = max(self.most_health, table.health[seat])
        self.most_coins = max(self.most_coins, table.coins[seat])
        self.most_trophies = max(self.most_trophies, size(table.trophies[seat]))
        self.fewest_ready = min(self.fewest_ready, ONES[weapons_of(table.ready, table.character[seat])])

    def put(self, table: "Table", seat: int, row: list[int], at: int, trophies: int, ready: int) -> None:
        """AMU-12.4: what is aimed at this seat, with so many trophies and ready weapons."""
        self.add(row, at, ALL)
        if table.holder == seat:
            self.add(row, at, HOLDER)
        if BANK_OF[table.place[seat]] == EAST:
            self.add(row, at, ON_EAST)
        health = table.health[seat]
        self.add(row, at, FULL if health == HEALTH_OF[table.character[seat]] else HURT)
        self.add(row, at, MANY if trophies >= MANY_TROPHIES else FEW)
        if health == self.most_health:
            self.add(row, at, MOST_HEALTH)
        if trophies and trophies == self.most_trophies:
            self.add(row, at, MOST_TROPHIES)
        if table.coins[seat] and table.coins[seat] == self.most_coins:
            self.add(row, at, MOST_COINS)
        if ready == self.fewest_ready:
            self.add(row, at, FEWEST_READY)

    def add(self, row: list[int], at: int, aim: int) -> None:
        sums, first = self.sums, aim * WIDTH
        for part in range(WIDTH):
            row[at + part] += sums[first + part]


def attackers(table: "Table") -> int:
    """The cards whose ability is still to come: tonight, or of the attack under way (AMU-11.2)."""
    night = table.current_night
    if night is None or night.slot >= 0:
        return table.lair | table.manor | table.village & EVERY_NIGHT
    return night.pending | (1 << night.card if night.card >= 0 else 0)
