"""Places, characters, skills, tokens and cards: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.games.amulet import vocabulary
from pentarchy.kernel.data import Row, load

PACKAGE: Final = vocabulary.PACKAGE
vocabulary.check_words()
MOST_SEATS: Final = 5

# Components (AMU-1.3) and numbers of the setup (AMU-2, AMU-3).

SETUP: Final = load(PACKAGE, "setup")
COMMON: Final = SETUP.row("common")
START_COINS: Final = COMMON.number("start_coins")
FIGHT_WEAPONS: Final = COMMON.number("fight_weapons")
ADVENTURE_WEAPONS: Final = COMMON.number("adventure_weapons")
GEMS_PER_COLOUR: Final = COMMON.number("gems_per_colour")
COLOURS: Final = COMMON.texts("gem_colours")
ANY: Final = len(COLOURS)
MODES: Final = ["competitive", "cooperative", "solo", "hidden_oaths"]
PRICES: Final = [3, 4, 5]


class PlayerCount:
    """What depends on the number of players (AMU-2.4 to AMU-2.6, AMU-3.1, AMU-3.3, AMU-23.4)."""

    def __init__(self, row: Row) -> None:
        spells = row.row("spells_by_price")
        self.days = row.number("days")
        self.deck = row.number("deck")
        self.lair = row.number("lair")
        self.manor = row.number("manor")
        self.spells = [spells.number(f"p{price}") for price in PRICES]
        self.potions = row.number("potions")
        self.modes = row.texts("modes")


COUNTS: Final = {row.number("count"): PlayerCount(row) for row in SETUP.rows("players")}


def ids(rows: list[Row]) -> list[str]:
    return [row.text("id") for row in rows]


def mask_of(members: list[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


# Places (AMU-5).

BOARD: Final = load(PACKAGE, "board")
PLACE_ROWS: Final = BOARD.rows("location")
PLACES: Final = ids(PLACE_ROWS)
CASTLE: Final = PLACES.index("castle")
HUT: Final = PLACES.index("robbers_hut")
TOWER: Final = PLACES.index("mage_tower")
VILLAGE: Final = PLACES.index("village")
MANOR: Final = PLACES.index("manor")
LAIR: Final = PLACES.index("lair")
DUNGEON: Final = PLACES.index("dungeon")
MONASTERY: Final = PLACES.index("monastery")
INN: Final = PLACES.index("inn")
BANKS: Final = ["none", "west", "east"]
BANK_OF: Final = [BANKS.index(row.word("bank", BANKS)) for row in PLACE_ROWS]
EAST: Final = 2
DESTINATIONS: Final = [place for place, row in enumerate(PLACE_ROWS) if row.flag("can_be_destination")]
RIVER_COST: Final = BOARD.row("river").number("base_cost")
UPGRADE_ROWS: Final = load(PACKAGE, "upgrades").rows("upgrade")
UPGRADES: Final = [PLACES.index(row.text("location")) for row in UPGRADE_ROWS]

# Characters and weapons: weapon // 6 is the character.

CHARACTER_ROWS: Final = load(PACKAGE, "characters").rows("character")
CHARACTERS: Final = ids(CHARACTER_ROWS)
HEALTH_OF: Final = [row.number("health") for row in CHARACTER_ROWS]
TIE_RANK: Final = [row.number("tie_break_rank") for row in CHARACTER_ROWS]
WEAPON_ROWS: Final = load(PACKAGE, "weapons").rows("weapon")
WEAPONS: Final = ids(WEAPON_ROWS)
WEAPONS_EACH: Final = len(WEAPONS) // len(CHARACTERS)
ARMOURY: Final = [((1 << WEAPONS_EACH) - 1) << character * WEAPONS_EACH for character in range(len(CHARACTERS))]
STARTING: Final = mask_of([weapon for weapon, row in enumerate(WEAPON_ROWS) if row.flag("starting")])

# Skills: a set of skills is a bit mask over all 55.

SKILL_DATA: Final = load(PACKAGE, "skills")
SKILL_ROWS: Final = SKILL_DATA.rows("skill")
SKILLS: Final = ids(SKILL_ROWS)
SKILLS_EACH: Final = len(SKILLS) // len(CHARACTERS)
SKILL_COST: Final = [row.number("cost") for row in SKILL_ROWS]
SKILL_ROW: Final = [row.number("row") for row in SKILL_ROWS]
TOP_ROW: Final = SKILL_DATA.row("tree").number("top_row")
START_SKILL: Final = [SKILLS.index(row.word("start_skill", SKILLS)) for row in CHARACTER_ROWS]


def skill_at(character: int, row: int, col: int) -> int:
    """The skill of a character at a place of the tree."""
    for skill in range(character * SKILLS_EACH, (character + 1) * SKILLS_EACH):
        if SKILL_ROWS[skill].number("row") == row and SKILL_ROWS[skill].number("col") == col:
            return skill
    raise AssertionError(f"no skill at {row}, {col}")


def place_in_tree(item: object) -> tuple[int, int]:
    assert isinstance(item, list)
    row, col = item
    assert isinstance(row, int)
    assert isinstance(col, int)
    return row, col


def arrow_ends(item: object) -> list[tuple[int, int]]:
    assert isinstance(item, list)
    return [place_in_tree(end) for end in item]


ARROWS: Final = [arrow_ends(item) for item in SKILL_DATA.row("tree").items("arrows")]


def skills_below(skill: int) -> int:
    """AMU-10.5: the skills any one of which opens this one; none for the basic ones."""
    row, col = SKILL_ROWS[skill].number("row"), SKILL_ROWS[skill].number("col")
    character = skill // SKILLS_EACH
    return mask_of([skill_at(character, low[0], low[1]) for low, high in ARROWS if high == (row, col)])


BELOW: Final = [skills_below(skill) for skill in range(len(SKILLS))]


def rows_of(row: Row, key: str) -> list[Row]:
    return row.rows(key) if row.has(key) else []


def weapon_of(row: Row) -> int:
    """AMU-10.6: the weapon that a skill unlocks, or -1."""
    for effect in rows_of(row, "effects"):
        effect.exactly("op", "unlock_weapon")
        return WEAPONS.index(effect.text("weapon"))
    return -1


WEAPON_OF_SKILL: Final = [weapon_of(row) for row in SKILL_ROWS]


def with_modifier(rows: list[Row], name: str, key: str = "", value: str = "") -> int:
    """The records that carry a modifier (AMU-20.6), with this parameter where one is given."""
    found = []
    for i, row in enumerate(rows):
        for modifier in rows_of(row, "modifiers"):
            if modifier.text("mod") == name and (not key or value in words(modifier, key)):
                found.append(i)
    return mask_of(found)


def words(row: Row, key: str) -> list[str]:
    value = row.value(key)
    return [value] if isinstance(value, str) else row.texts(key)


# Spells and potions.

SPELL_ROWS: Final = load(PACKAGE, "spells").rows("spell")
SPELLS: Final = ids(SPELL_ROWS)
SPELL_PRICE: Final = [row.number("price") for row in SPELL_ROWS]
POTION_ROWS: Final = load(PACKAGE, "potions").rows("potion")
POTIONS: Final = ids(POTION_ROWS)
POTION_PRICE: Final = [row.number("price") for row in POTION_ROWS]


def gem_bought(row: Row) -> int:
    """AMU-5.13: the colour of the gem that comes with a potion, or -1."""
    for effect in rows_of(row, "on_buy"):
        effect.exactly("op", "gain")
        effect.exactly("resource", "gem")
        effect.exactly("amount", 1)
        return COLOURS.index(effect.word("colour", COLOURS))
    return -1


POTION_GEM: Final = [gem_bought(row) for row in POTION_ROWS]


def potion(name: str) -> int:
    return 1 << POTIONS.index(f"potion_{name}")


INVENTIVENESS: Final = potion("inventiveness")
WEALTH: Final = potion("wealth")
HEALTH: Final = potion("health")
WISDOM: Final = potion("wisdom")
VAMPIRE_BLOOD: Final = potion("vampire_blood")
AGILITY: Final = potion("agility")
STEALTH: Final = potion("stealth")
CONSCIOUSNESS: Final = potion("consciousness")
DURABILITY: Final = potion("durability")
ALCHEMY: Final = potion("alchemy")


# Cards with a grid: monsters, then mythical monsters (AMU-1.8), then adventures, numbered through (AMU-7.1).

MONSTER_ROWS: Final = load(PACKAGE, "monsters").rows("monster")
MONSTERS: Final = ids(MONSTER_ROWS)
MYTHICAL_ROWS: Final = load(PACKAGE, "mythical").rows("mythical")
MYTHICAL: Final = ids(MYTHICAL_ROWS)
ADVENTURE_ROWS: Final = load(PACKAGE, "adventures").rows("adventure")
ADVENTURES: Final = ids(ADVENTURE_ROWS)
FIRST_MYTHICAL: Final = len(MONSTERS)
FIRST_ADVENTURE: Final = FIRST_MYTHICAL + len(MYTHICAL)
GRID_ROWS: Final = [*MONSTER_ROWS, *MYTHICAL_ROWS, *ADVENTURE_ROWS]
TROPHIES: Final = [*MONSTERS, *MYTHICAL]
POINTS_OF: Final = [row.number("points") for row in GRID_ROWS[:FIRST_ADVENTURE]]
LEVEL_OF: Final = [row.number("level") for row in MONSTER_ROWS]
LEVELS: Final = COMMON.row("xp_for_level")
XP_OF: Final = [LEVELS.number(f"level_{level}") for level in LEVEL_OF] + [LEVELS.number("mythical")] * len(MYTHICAL)
MARK_OF: Final = [row.number("min_players") for row in MONSTER_ROWS]
LEVEL_1: Final = mask_of([card for card, level in enumerate(LEVEL_OF) if level == 1])
GEM_OF: Final = [[*COLOURS, "any"].index(row.word("gem", [*COLOURS, "any"])) for row in GRID_ROWS]
KINDS: Final = vocabulary.KINDS
KIND_OF: Final = [KINDS.index(row.text("ability_kind")) for row in MONSTER_ROWS]
ONCE: Final = 0
RETURN: Final = 1
EACH_NIGHT: Final = 2
PERSISTENT: Final = 3
LASTING: Final = mask_of([card for card, kind in enumerate(KIND_OF) if kind >= EACH_NIGHT])
EVERY_NIGHT: Final = mask_of([card for card, kind in enumerate(KIND_OF) if kind == EACH_NIGHT])
RETURN_TO: Final = [PLACES.index(row.text("return_to")) if row.has("return_to") else -1 for row in MONSTER_ROWS]


def squares(row: Row, letters: str) -> int:
    """The squares of a card that show one of these letters, row by row from bit 0."""
    printed = "".join(row.texts("grid"))
    return mask_of([square for square, letter in enumerate(printed) if letter in letters])


WEAK: Final = [squares(row, "W") for row in GRID_ROWS]
FORBIDDEN: Final = [squares(row, "X") for row in GRID_ROWS]
COINS_ON: Final = [squares(row, "C") for row in GRID_ROWS]
GEM_SQUARE: Final = [squares(row, "yrbgka") for row in GRID_ROWS]
DAMAGE: Final = [[squares(row, "D23"), squares(row, "23"), squares(row, "3")] for row in GRID_ROWS]
SQUARES: Final = [f"{square // 5},{square % 5}" for square in range(25)]
CALLED: Final = {
    SQUARES[square]: {"kind": "square", "row": str(square // 5 + 1), "column": str(square % 5 + 1)}
    for square in range(25)
}


def damage_left(card: int, covered: int) -> int:
    """AMU-6.8, AMU-6.14: the damage of the squares that are not covered; a number counts for itself."""
    one, two, three = DAMAGE[card]
    return (one & ~covered).bit_count() + (two & ~covered).bit_count() + (three & ~covered).bit_count()


def back_of(card: int) -> str:
    """AMU-18.2: the name of a card that lies face down, made of what its back shows."""
    spots = [f"{square // 5}{square % 5}" for square in range(25) if WEAK[card] >> square & 1]
    return "-".join([MONSTER_ROWS[card].text("family"), *spots])


BACKS: Final = [back_of(card) for card in range(len(MONSTERS))]

# Oaths, quests and stories (AMU-14).

OATH_ROWS: Final = load(PACKAGE, "oaths").rows("oath")
OATHS: Final = ids(OATH_ROWS)
QUEST_ROWS: Final = load(PACKAGE, "quests").rows("quest")
QUESTS: Final = ["a", "b", "c"]
STORIES: Final = ids(load(PACKAGE, "stories").rows("story"))

# Amulets: a set of fields is a bit mask, silver ones are filled from the start (AMU-10.10).

AMULET_ROWS: Final = load(PACKAGE, "amulets").rows("amulet")
FIELDS: Final = [f"f{i + 1}" for i in range(max(len(row.rows("fields")) for row in AMULET_ROWS))]


def fields_of(row: Row, colour: str) -> int:
    known = [*COLOURS, "silver"]
    return mask_of([i for i, field in enumerate(row.rows("fields")) if field.word("colour", known) == colour])


SILVER: Final = [fields_of(row, "silver") for row in AMULET_ROWS]
FIELDS_OF: Final = [[fields_of(row, colour) for colour in COLOURS] for row in AMULET_ROWS]
SECTIONS: Final = [
    [mask_of([FIELDS.index(name) for name in section.texts("fields")]) for section in row.rows("sections")]
    for row in AMULET_ROWS
]
SECTION_POINTS: Final = [[section.number("points") for section in row.rows("sections")] for row in AMULET_ROWS]


def charged(character: int, fields: int) -> int:
    """AMU-10.11: how many sections these filled fields charge."""
    return sum([section & ~fields == 0 for section in SECTIONS[character]])
