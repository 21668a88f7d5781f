"""What lasts only for a while as numbers: a visit, a fight, an attack, a trade, and what a question is about."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    ADVENTURES,
    BACKS,
    COLOURS,
    OATHS,
    POTIONS,
    QUESTS,
    SKILLS,
    STORIES,
    TROPHIES,
    WEAPONS,
)
from pentarchy.games.amulet.errands import ERRANDS
from pentarchy.games.amulet.moves import GOODS
from pentarchy.games.amulet.observation_board import MONSTER, MONSTER_SETS, SQUARE_SETS, put_laid
from pentarchy.games.amulet.observation_heroes import OATH_SETS, PLACE, SKILL_SETS, WEAPON_SETS
from pentarchy.games.amulet.shapes import TOKENS
from pentarchy.games.amulet.showing import NO_FIGHT, NO_VISIT, PRICE_NAMES, asked, foe
from pentarchy.kernel.observation import (
    NO,
    SEAT,
    YES,
    Bags,
    Sets,
    number,
    one_of,
    put_numbers,
    seat_seen,
)

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

ERRAND_SETS: Final = Sets(len(ERRANDS))
PRICE_SETS: Final = Sets(len(PRICE_NAMES))
FOES: Final = [*TROPHIES, *ADVENTURES, *BACKS, "face_down"]
FOE: Final = dict(zip([*FOES, None], one_of(len(FOES))))
TOKEN: Final = one_of(len(TOKENS))
TOKEN_SETS: Final = Sets(len(TOKENS))
WEAPON: Final = one_of(len(WEAPONS))
COLOUR_SETS: Final = Sets(len(COLOURS))
QUEST_SETS: Final = Sets(len(QUESTS))
LEVEL: Final = one_of(3)
STORY: Final = one_of(len(STORIES))
GOOD_BAGS: Final = Bags(len(GOODS))
SEAT_SETS: Final = [Sets(seats) for seats in range(len(SEAT))]
COLOUR: Final = dict(zip([*COLOURS, None], one_of(len(COLOURS))))
OATH: Final = dict(zip([*OATHS, None], one_of(len(OATHS))))
MEANS: Final = [*POTIONS, *SKILLS]
BY: Final = dict(zip([*MEANS, None], one_of(len(MEANS))))


def put_under_way(row: list[bytes], table: "Table", you: int) -> None:
    put_visit(row, table)
    put_fight(row, table)
    put_attack(row, table)
    put_quests(row, table)
    put_trade(row, table, you)
    put_asked(row, table)


def put_visit(row: list[bytes], table: "Table") -> None:
    now, fight, night = table.current_visit or NO_VISIT, table.current_fight, table.current_night
    row.append(ERRAND_SETS.of(now.errands if night is None else night.errands))
    put_numbers(row, [now.upgraded, table.repairs_left, now.repaired, now.payments, now.health_payments])
    row.append(PRICE_SETS.of(now.prices_bought))
    row.append(YES if now.bargained else NO)
    put_numbers(row, [now.waived, now.exchanges_left])
    put_numbers(row, now.gems_chased)
    row.append(number(now.picks if fight is None else fight.weapons_left))


def put_fight(row: list[bytes], table: "Table") -> None:
    now = table.current_fight or NO_FIGHT
    row.append(FOE[foe(table, now.foe)])
    row.append(PLACE[now.arena])
    row.append(WEAPON_SETS.of(now.armed))
    for tokens in [now.hand | table.wearing, now.used, now.extra, now.lifted]:
        row.append(TOKEN_SETS.of(tokens))
    row.append(TOKEN[now.token])
    put_laid(row, now.laid)
    row.append(SQUARE_SETS.of(now.covered))
    row.append(SQUARE_SETS.of(now.closed))
    row.append(SKILL_SETS.of(now.closed_by))
    put_numbers(row, [now.extra_damage, now.healing])
    row.append(WEAPON[now.borrowed])
    row.append(number(now.coins))
    row.append(YES if table.stunned else NO)
    row.append(COLOUR_SETS.of(table.windfall | table.oath_gems))


def put_attack(row: list[bytes], table: "Table") -> None:
    night = table.current_night
    row.append(MONSTER_SETS.of(0 if night is None else night.pending))
    row.append(MONSTER[-1 if night is None else night.card])


def put_quests(row: list[bytes], table: "Table") -> None:
    campaign = table.campaign
    row.append(QUEST_SETS.of(campaign.quests))
    for level in campaign.levels:
        row.append(LEVEL[level])
    row.append(STORY[campaign.story])
    row.append(OATH_SETS.of(campaign.shown))


def put_trade(row: list[bytes], table: "Table", you: int) -> None:
    offer, now, seats = table.current_trade, table.current_visit or NO_VISIT, table.seats
    row.append(seat_seen(-1 if offer is None else offer.partner, you, seats))
    row.append(GOOD_BAGS.of(() if offer is None else tuple(offer.given)))
    row.append(GOOD_BAGS.of(() if offer is None else tuple(offer.wanted)))
    # Those asked, counted from the one that looks.
    row.append(SEAT_SETS[seats].of((now.asked >> you | now.asked << seats - you) & (1 << seats) - 1))
    row.append(YES if now.late else NO)


def put_asked(row: list[bytes], table: "Table") -> None:
    matter = asked(table)
    row += [COLOUR[matter["gem"]], OATH[matter["oath"]], BY[matter["by"]], number(matter["left"])]
