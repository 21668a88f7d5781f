"""The shared games (AMU-14 to AMU-16): what is left to do, by what the game may be lost, and how it ended."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import MANOR, MODES, QUESTS
from pentarchy.games.amulet.features import seats
from pentarchy.games.amulet.features.layout import LAYOUT, size
from pentarchy.games.amulet.quests import FATAL_STUN, SECTIONS_NEEDED, TOO_MANY
from pentarchy.games.amulet.scoring import REASONS
from pentarchy.kernel.features import put, put_count, put_mask

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

QUEST: Final = LAYOUT.block("quest", QUESTS)
LEVEL: Final = LAYOUT.block("level of quest", QUESTS)
MOST_LEFT: Final = 3
SECTIONS: Final = LAYOUT.count("sections to charge", MOST_LEFT)
MYTHICAL: Final = LAYOUT.count("mythical to defeat", MOST_LEFT)
STUNS: Final = LAYOUT.count("stuns to the end", MOST_LEFT)
OATHS: Final = LAYOUT.count("seats that hold oaths", MOST_LEFT)
EXCESS: Final = LAYOUT.one("mythical deck too large by")
VISITORS: Final = LAYOUT.one("seats that can go to the manor today")
LEFT_THERE: Final = LAYOUT.one("monsters too many at the manor")
END: Final = LAYOUT.block("ended by", REASONS[1:])

AT_MANOR: Final = MANOR
SOLO: Final = MODES.index("solo")


def put_quests(row: list[int], table: "Table") -> None:
    if table.verdict:
        row[END + table.verdict - 1] = 1
    if table.mode:
        campaign = table.campaign
        put_mask(row, QUEST, campaign.quests)
        for i in range(len(QUESTS)):
            row[LEVEL + i] = campaign.levels[i]
        put_goals(row, table)
        put_dangers(row, table)


def put_goals(row: list[int], table: "Table") -> None:
    """AMU-14.7, AMU-14.8: what all seats together lack."""
    charged = sworn = 0
    for at in range(seats.FIRST, seats.FIRST + table.seats * seats.WIDTH, seats.WIDTH):
        charged += row[at + seats.CHARGED]
        sworn += row[at + seats.SWORN]
    needed = SECTIONS_NEEDED[table.campaign.levels[0]][table.seats - 1]
    put_count(row, SECTIONS, max(0, needed - charged), MOST_LEFT)
    put_count(row, MYTHICAL, table.mythical_deck + int(table.dungeon != -1), MOST_LEFT)
    put_count(row, OATHS, sworn, MOST_LEFT)


def put_dangers(row: list[int], table: "Table") -> None:
    """AMU-14.11."""
    levels, stuns, visitors = table.campaign.levels, 0, 0
    for seat in range(table.seats):
        stuns += table.stuns[seat]
        today = seats.turns_today(table, seat)
        visitors += int(today > int(table.place[seat] == AT_MANOR))
    put_count(row, STUNS, max(0, FATAL_STUN[levels[2]] - stuns), MOST_LEFT)
    put(row, EXCESS, table.mythical_deck - TOO_MANY[levels[1]] + 1)
    row[VISITORS] = visitors
    if table.mode != SOLO:
        put(row, LEFT_THERE, size(table.manor) - visitors)
