"""End and scoring (DIC-8)."""

from typing import TYPE_CHECKING

from pentarchy.games.dice_king.cards import NEIGHBOURS, SCORE
from pentarchy.kernel.outcome import Outcome, deciding_key, ranked

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table


def largest_territory(castles: int, layout: int) -> int:
    """DIC-8.3: the number of castles in the largest connected group."""
    neighbours, largest = NEIGHBOURS[layout], 0
    while castles:
        size, reached = 0, castles & -castles
        while reached:
            castle = reached & -reached
            castles ^= castle
            size += 1
            reached = (reached | neighbours[castle.bit_length() - 1]) & castles
        if size > largest:
            largest = size
    return largest


def parts_of(table: "Table", seat: int) -> dict[str, int]:
    return parts(table.layout, table.castles[seat], has_most_fires(table, seat), table.gold[seat], table.white[seat])


def has_most_fires(table: "Table", seat: int) -> bool:
    return table.fires[seat] > 0 and table.fires[seat] == max(table.fires)


def parts(layout: int, castles: int, most_fires: bool, gold: int, white: int) -> dict[str, int]:
    """DIC-8.3, DIC-8.4, DIC-8.5, DIC-8.6; nothing else counts (DIC-8.7)."""
    territory = largest_territory(castles, layout)
    return {
        "largest_territory": territory * SCORE["largest_territory"],
        "other_castles": (castles.bit_count() - territory) * SCORE["other_castles"],
        "most_dragon_fires": SCORE["most_dragon_fires"] if most_fires else 0,
        "gold_gem": gold * SCORE["gold_gem"],
        "white_gem": white * SCORE["white_gem"],
    }


def outcome(table: "Table") -> Outcome:
    """DIC-8.2, DIC-8.8, DIC-8.9: points, then dragon fires; after a 17th token all others are second."""
    found = [parts_of(table, seat) for seat in range(table.seats)]
    scores = [sum(each.values()) for each in found]
    if table.instant_winner >= 0:
        places = [1 if seat == table.instant_winner else 2 for seat in range(table.seats)]
        return Outcome(places, scores, found, "seventeenth_token")
    keys = [[scores[seat], table.fires[seat]] for seat in range(table.seats)]
    return Outcome(ranked(keys), scores, found, "tiles_placed", deciding_key(keys, ["points", "dragon_fires"]))
