"""What the cards beside the boards come to, counted once for all boards, and the points of each board (PAL-11)."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    ORDER_POINTS,
)
from pentarchy.games.paladins.cards import (
    FACTION_OF,
    FACTIONS,
    ORDER_ACTION,
    ORDER_COUNT,
    OUTSIDERS,
    WALL_POINTS,
    WALLS,
)
from pentarchy.games.paladins.features.kinds import (
    FAMILIES,
    FAMILY_BASE,
    FAMILY_KIND,
    FAMILY_OF,
    FAMILY_PER,
    FAMILY_POINTS,
    FAMILY_WHAT,
    PAID_DEBTS,
    PER_ATTACKED,
    PER_ATTRIBUTE,
    PER_COUNT,
    PER_MERCENARY,
    PER_ORDER,
    PER_SUSPICION,
)
from pentarchy.games.paladins.scoring import automa_count
from pentarchy.games.paladins.solo import AUTOMA_LEAST

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


class Tally:
    """For each board: points on walls, attacked factions, converted families, fulfilled orders and their points."""

    def __init__(self, table: "Table") -> None:
        self.walls = [0] * table.boards
        self.factions = [0] * (table.boards * len(FACTIONS))
        self.families = [0] * (table.boards * len(FAMILIES))
        self.fulfilled = [0] * table.boards
        self.order_points = [0] * table.boards
        self.count_cards(table)
        self.count_orders(table)

    def count_cards(self, table: "Table") -> None:
        walls, factions, families = self.walls, self.factions, self.families
        for entry in table.walls:
            walls[entry // len(WALLS)] += WALL_POINTS[entry % len(WALLS)]
        for entry in table.attacked:
            factions[entry // len(OUTSIDERS) * len(FACTIONS) + FACTION_OF[entry % len(OUTSIDERS)]] += 1
        for entry in table.converted:
            families[entry // len(OUTSIDERS) * len(FAMILIES) + FAMILY_OF[entry % len(OUTSIDERS)]] += 1

    def count_orders(self, table: "Table") -> None:
        """PAL-7.1"""
        for slot, order in enumerate(table.orders):
            if order < 0:
                continue
            for board in range(table.boards):
                if table.done[board * ACTION_COUNT + ORDER_ACTION[order]] >= ORDER_COUNT[order]:
                    self.fulfilled[board] += 1
                    self.order_points[board] += ORDER_POINTS[slot]

    def outsider_points(self, table: "Table", board: int, family: int) -> int:
        """PAL-11.3: what a converted outsider of this family is worth now."""
        times = self.counted(table, board, family) // FAMILY_PER[family]
        points = FAMILY_BASE[family] + times * FAMILY_POINTS[family]
        return points if board < table.seats else max(points, AUTOMA_LEAST)

    def counted(self, table: "Table", board: int, family: int) -> int:
        kind, what = FAMILY_KIND[family], FAMILY_WHAT[family]
        if kind == PER_COUNT:
            return table.done[board * ACTION_COUNT + what] if board < table.seats else automa_count(table, board, what)
        if kind == PER_ATTRIBUTE:
            return table.attributes[board * 3 + what]
        if kind == PER_ATTACKED:
            return self.factions[board * len(FACTIONS) + what]
        if kind == PER_ORDER:
            return self.fulfilled[board]
        if kind == PER_MERCENARY:
            return self.families[board * len(FAMILIES) + family]
        if kind == PAID_DEBTS:
            return table.paid[board]
        return table.suspicions[board] if kind == PER_SUSPICION else table.unpaid[board]

    def converted_points(self, table: "Table", board: int) -> int:
        points, first = 0, board * len(FAMILIES)
        for family in range(len(FAMILIES)):
            cards = self.families[first + family]
            if cards:
                points += cards * self.outsider_points(table, board, family)
        return points
