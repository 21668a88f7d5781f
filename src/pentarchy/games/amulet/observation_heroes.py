"""The heroes as numbers; of hidden oaths only how many there are (AMU-16)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    ARMOURY,
    CHARACTERS,
    COLOURS,
    FIELDS,
    OATHS,
    PLACES,
    POTIONS,
    SKILLS,
    SKILLS_EACH,
    SPELLS,
    TROPHIES,
    WEAPONS,
)
from pentarchy.games.amulet.observation_board import MONSTER_SETS, POTION_SETS, SPELL_SETS, TROPHY_SETS
from pentarchy.games.amulet.scoring import parts_of
from pentarchy.games.amulet.showing import HIDDEN_OATHS
from pentarchy.kernel.observation import NO, YES, Kept, Listed, Sets, number, one_of, put_numbers, zeros

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

PARTS: Final = [
    "trophies", "sections", "coins", "ready_weapons", "potions_and_spells", "unplaced_gems", "top_row_experience",
    "stun_tokens",
]  # fmt: skip


class Experience(Kept[Listed]):
    """The tokens on each skill: a character, then the tokens on its skills."""

    def entries(self, key: Listed) -> list[int]:
        return [0] * (key[0] * SKILLS_EACH) + [*key[1:]]


CHARACTER: Final = one_of(len(CHARACTERS))
PLACE: Final = one_of(len(PLACES))
WEAPON_SETS: Final = Sets(len(WEAPONS))
SKILL_SETS: Final = Sets(len(SKILLS))
EXPERIENCE: Final = Experience(len(SKILLS))
FIELD_SETS: Final = Sets(len(FIELDS))
OATH_SETS: Final = Sets(len(OATHS))
OATHS_SIZE: Final = 1 + (1 + len(OATHS)) + (1 + len(OATHS) + 2) + len(OATHS)
NUMBERS: Final = 9
"""Coins, health, most health, free experience, sections, stun tokens, salve, loss, journeys."""
SETS: Final = 3 * len(WEAPONS) + 3 * len(SKILLS) + len(FIELDS) + len(SPELLS) + len(POTIONS) + len(TROPHIES)
NOBODY: Final = zeros(
    1 + len(CHARACTERS) + len(PLACES) + NUMBERS + SETS + MONSTER_SETS.size + len(COLOURS) + OATHS_SIZE + len(PARTS)
)


def put_hero(row: list[bytes], table: "Table", seat: int, you: int) -> None:
    if table.character[seat] < 0:
        row.append(NOBODY)
        return
    row += [YES, CHARACTER[table.character[seat]], PLACE[table.place[seat]]]
    put_numbers(row, [table.coins[seat], table.health[seat], table.most_health(seat)])
    put_strength(row, table, seat)
    put_goods(row, table, seat)
    put_troubles(row, table, seat)
    put_oaths(row, table, seat, you)
    points = parts_of(table, seat)
    put_numbers(row, [points[part] for part in PARTS])


def put_strength(row: list[bytes], table: "Table", seat: int) -> None:
    character, first = table.character[seat], seat * SKILLS_EACH
    mine = ARMOURY[character]
    row.append(WEAPON_SETS.of(table.ready & mine))
    row.append(WEAPON_SETS.of(table.damaged & mine))
    row.append(WEAPON_SETS.of(table.away & mine))
    row.append(SKILL_SETS.of(table.skills[seat]))
    row.append(EXPERIENCE.of((character, *table.pips[first : first + SKILLS_EACH])))
    row.append(number(table.xp[seat]))


def put_goods(row: list[bytes], table: "Table", seat: int) -> None:
    colours = len(COLOURS)
    row.append(FIELD_SETS.of(table.fields[seat]))
    row.append(number(table.charged_sections(seat)))
    put_numbers(row, table.gems[seat * colours : (seat + 1) * colours])
    row.append(SPELL_SETS.of(table.spells[seat]))
    row.append(POTION_SETS.of(table.potions[seat]))
    row.append(TROPHY_SETS.of(table.trophies[seat]))


def put_troubles(row: list[bytes], table: "Table", seat: int) -> None:
    night = table.current_night
    row.append(number(table.stuns[seat]))
    row.append(MONSTER_SETS.of(table.cancelled[seat]))
    row.append(SKILL_SETS.of(table.spent[seat]))
    row.append(NO if night is None else number(night.salve[seat]))
    row.append(NO if night is None else number(night.loss[seat]))
    row.append(number(table.campaign.journeys[seat]))


def put_oaths(row: list[bytes], table: "Table", seat: int, you: int) -> None:
    campaign = table.campaign
    held, buried = campaign.oaths[seat], campaign.buried[seat]
    row.append(number(held.bit_count()))
    if table.mode != HIDDEN_OATHS or seat == you:
        row += [YES, OATH_SETS.of(held), YES, OATH_SETS.of(buried), NO, NO]
    else:
        row += [NO, OATH_SETS.of(0), NO, OATH_SETS.of(0), YES, number(buried.bit_count())]
    row.append(OATH_SETS.of(campaign.ruled_out[seat]))
