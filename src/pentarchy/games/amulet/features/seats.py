"""What everybody can see of each seat, counted from the one that looks."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    CHARACTERS,
    COLOURS,
    FIRST_MYTHICAL,
    MODES,
    MOST_SEATS,
    POINTS_OF,
    SKILLS_EACH,
)
from pentarchy.games.amulet.features import amulets, threats
from pentarchy.games.amulet.features.layout import CHUNK, LAYOUT, LOW, ONES, size, sums, weapons_of
from pentarchy.games.amulet.features.oaths import kept, learned, tree_of
from pentarchy.games.amulet.features.threats import Threats
from pentarchy.games.amulet.modifiers import IMMUNE
from pentarchy.games.amulet.scoring import ITEMS
from pentarchy.games.amulet.vocabulary import PHASES
from pentarchy.kernel.features import put

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

PARTS: Final[list[str]] = []


def part(name: str) -> int:
    PARTS.append(name)
    return len(PARTS) - 1


SCORE: Final = part("points + 40")
TROPHY_POINTS: Final = part("points of trophies")
SECTION_POINTS: Final = part("points of sections")
CHARGED: Final = part("charged sections")
ONE_MISSING: Final = part("sections without one gem")
TWO_MISSING: Final = part("sections without two gems")
HOPES: Final = part("hopes of sections")
COINS: Final = part("coins")
HEALTH: Final = part("health")
LOSS: Final = part("health about to be lost")
READY: Final = part("ready weapons")
DAMAGED: Final = part("damaged weapons")
SPELLS: Final = part("spells")
POTIONS: Final = part("potions")
GEMS: Final = part("unplaced gems")
TOP: Final = part("top skills")
LEARNED: Final = part("experience learned")
XP: Final = part("experience not learned yet")
TOP_XP: Final = part("experience on top skills")
TROPHIES: Final = part("trophies")
MYTHICAL: Final = part("mythical trophies")
STUNS: Final = part("stun tokens")
TODAY: Final = part("turns left today")
ON_TURN: Final = part("on turn")
HOLDER: Final = part("day token")
SWORN: Final = part("holds oaths")
KEPT: Final = part("oath kept")
CHARACTER: Final = len(PARTS)
PARTS.extend(CHARACTERS)
TONIGHT: Final = len(PARTS)
PARTS.extend([f"tonight {loss}" for loss in threats.PARTS])
WIDTH: Final = len(PARTS)
BLOCKS: Final = [LAYOUT.block(f"seat {number}", PARTS) for number in range(MOST_SEATS)]
FIRST: Final = BLOCKS[0]

BELOW_ZERO: Final = 40
POINTS_IN: Final = [sums(POINTS_OF[i : i + CHUNK]) for i in range(0, len(POINTS_OF), CHUNK)]
PER_COINS: Final = ITEMS["coins"].per
PER_XP: Final = ITEMS["top_row_experience"].per
STUN: Final = -ITEMS["stun_tokens"].points
GEM_COLOURS: Final = len(COLOURS)
MORNING: Final = PHASES.index("morning")
EVENING: Final = PHASES.index("evening")
HIDDEN: Final = MODES.index("hidden_oaths")
THIRD_ROW: Final = 8


def put_seats(row: list[int], table: "Table", looker: int, attack: Threats) -> None:
    """AMU-18.5: all of it is public, but for hidden oaths."""
    for i in range(table.seats):
        seat = (looker + i) % table.seats
        if table.character[seat] >= 0:
            at = BLOCKS[i]
            put_belongings(row, at, table, seat)
            put_trophies(row, at, table, seat)
            put_amulet(row, at, table, seat)
            put_learning(row, at, table, seat)
            put_turns(row, at, table, seat)
            put_oaths(row, at, table, seat, looker)
            put_score(row, at, table, seat)
            if attack.cards and not table.skills[seat] & IMMUNE:
                attack.put(table, seat, row, at + TONIGHT, row[at + TROPHIES], row[at + READY])


def put_belongings(row: list[int], at: int, table: "Table", seat: int) -> None:
    character, night = table.character[seat], table.current_night
    row[at + CHARACTER + character] = 1
    put(row, at + COINS, table.coins[seat])
    put(row, at + HEALTH, table.health[seat])
    if night is not None:
        put(row, at + LOSS, night.loss[seat] - night.salve[seat])
    row[at + READY] = ONES[weapons_of(table.ready, character)]
    row[at + DAMAGED] = ONES[weapons_of(table.damaged, character)]
    row[at + POTIONS] = ONES[table.potions[seat]]
    row[at + SPELLS] = size(table.spells[seat])
    put(row, at + STUNS, table.stuns[seat])
    put_gems(row, at, table, seat)


def put_trophies(row: list[int], at: int, table: "Table", seat: int) -> None:
    trophies, points, count = table.trophies[seat], 0, 0
    row[at + MYTHICAL] = ONES[trophies >> FIRST_MYTHICAL]
    for listed in POINTS_IN:
        points += listed[trophies & LOW]
        count += ONES[trophies & LOW]
        trophies >>= CHUNK
    put(row, at + TROPHY_POINTS, points)
    row[at + TROPHIES] = count


def put_gems(row: list[int], at: int, table: "Table", seat: int) -> None:
    gems, count = table.gems, 0
    for i in range(seat * GEM_COLOURS, seat * GEM_COLOURS + GEM_COLOURS):
        count += gems[i]
    put(row, at + GEMS, count)


def put_amulet(row: list[int], at: int, table: "Table", seat: int) -> None:
    amulet = amulets.amulet_of(table.character[seat], table.fields[seat])
    row[at + SECTION_POINTS] = amulet[amulets.POINTS]
    row[at + CHARGED] = amulet[amulets.CHARGED]
    row[at + ONE_MISSING] = amulet[amulets.ONE_MISSING]
    row[at + TWO_MISSING] = amulet[amulets.TWO_MISSING]
    put(row, at + HOPES, amulet[amulets.HOPES])


def put_learning(row: list[int], at: int, table: "Table", seat: int) -> None:
    """AMU-10.5: the rows of the tree."""
    tree, pips, first, count = tree_of(table, seat), table.pips, seat * SKILLS_EACH, 0
    row[at + TOP] = ONES[tree >> THIRD_ROW]
    row[at + LEARNED] = learned(table, seat)
    for i in range(first, first + THIRD_ROW):
        count += pips[i]
    top = pips[first + THIRD_ROW] + pips[first + THIRD_ROW + 1] + pips[first + THIRD_ROW + 2]
    put(row, at + XP, table.xp[seat] + count)
    put(row, at + TOP_XP, top)


def put_turns(row: list[int], at: int, table: "Table", seat: int) -> None:
    """AMU-3.6: two turns a day; the one under way is over."""
    row[at + TODAY] = turns_today(table, seat)
    row[at + ON_TURN] = int(table.on_turn() == seat)
    row[at + HOLDER] = int(table.holder == seat)


def turns_today(table: "Table", seat: int) -> int:
    phase, seats = table.phase, table.seats
    if phase < MORNING or phase > EVENING:
        return 0 if phase else 2
    waiting = table.active < 0 or (seat - table.holder) % seats > (table.active - table.holder) % seats
    return int(waiting) + int(phase == MORNING)


def put_oaths(row: list[int], at: int, table: "Table", seat: int, looker: int) -> None:
    """AMU-16.1: hidden oaths are known to their owners alone."""
    campaign = table.campaign
    if campaign.oaths[seat]:
        row[at + SWORN] = 1
        if table.mode != HIDDEN or seat == looker:
            row[at + KEPT] = kept(table, seat)


def put_score(row: list[int], at: int, table: "Table", seat: int) -> None:
    """AMU-13.2."""
    points = row[at + TROPHY_POINTS] + row[at + SECTION_POINTS] + row[at + COINS] // PER_COINS + row[at + READY]
    points += (
        row[at + POTIONS] + row[at + SPELLS] + row[at + GEMS] + row[at + TOP_XP] // PER_XP - STUN * row[at + STUNS]
    )
    put(row, at + SCORE, points + BELOW_ZERO)
