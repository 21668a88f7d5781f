"""Cards, stacks and numbers: read once from the data files, then plain tables of numbers."""

from typing import Final

from pentarchy.games.valeria.view import GridRow
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

PACKAGE: Final = "pentarchy.games.valeria"
NONE: Final = -1
"""Where a seat, a card, a place or a column could stand."""


def place_in(row: Row, key: str, words: list[str]) -> int:
    """The place of a word among those that the rules know."""
    return words.index(row.word(key, words))


def activation_of(row: Row) -> list[int]:
    """VAL-4.2: the numbers that activate a card: those of a die or of both together."""
    numbers = row.numbers("activation")
    if not all(1 <= number <= 12 for number in numbers):
        raise BadData(row.where, f"two dice never show one of {numbers}")
    return numbers


def alternatives_of(row: Row) -> list[list[Row]]:
    """The lists of effects that a choice offers; the same rows whenever they are asked for."""
    keys = [f"of[{place}]" for place in range(len(row.items("of")))]
    for key, effects in zip(keys, row.items("of")):
        if key not in row.inner:
            row.inner[key] = Row(row.where, {key: effects}).rows(key)
    return [row.inner[key] for key in keys]


# Resources and victory points, in the order of a purse.

VOCABULARY: Final = load(PACKAGE, "vocabulary")
GOLD: Final = 0
STRENGTH: Final = 1
MAGIC: Final = 2
VP: Final = 3
RESOURCES: Final = [row.text("id") for row in VOCABULARY.rows("resource")]
PURSES: Final = [*RESOURCES, *(row.text("id") for row in VOCABULARY.rows("point"))]
ROLES: Final = [row.text("id") for row in VOCABULARY.rows("role")]
MONSTER_TYPES: Final = [row.text("id") for row in VOCABULARY.rows("monster_type")]
AREAS: Final = [row.text("id") for row in sorted(VOCABULARY.rows("area"), key=lambda row: row.number("order"))]
CARDS_IN_BOX: Final = {
    row.text("id"): row.number("count") for row in load(PACKAGE, "components").rows("card_component")
}

# The grid (VAL-2.1). A place is row * 5 + column.

SETUPS: Final = load(PACKAGE, "setups")
GRID: Final = SETUPS.row("grid")
COLUMNS: Final = 5
PLACES: Final = 20
CITIZEN_PLACE: Final = 5
DOMAIN_PLACE: Final = 15
SLOTS: Final = [*GRID.texts("citizen_low"), *GRID.texts("citizen_high")]
ROWS: Final[list[GridRow]] = ["monster", "citizen_low", "citizen_high", "domain"]

# Citizens (VAL-1.2), then the two starters that dice activate (VAL-5.16): a kind is an index into both.

CITIZEN_ROWS: Final = load(PACKAGE, "citizens").rows("citizen")
CITIZENS: Final = [row.text("id") for row in CITIZEN_ROWS]
KINDS: Final = 18
STARTER_ROWS: Final = load(PACKAGE, "starters").rows("starter")
STARTERS: Final = [row.text("id") for row in STARTER_ROWS]
ACTIVATIONS: Final = [activation_of(row) for row in CITIZEN_ROWS]
ACTIVATED_STARTERS: Final = [row for row in STARTER_ROWS if activation_of(row)]
HERALD_ROW: Final = next(row for row in STARTER_ROWS if row.has("trigger"))
ROLE_OF: Final = [place_in(row, "role", ROLES) for row in CITIZEN_ROWS]
COST_OF: Final = [row.number("cost") for row in CITIZEN_ROWS]
COPIES_OF: Final = [row.number("copies") for row in CITIZEN_ROWS]
SLOT_OF: Final = [place_in(row, "slot", SLOTS) for row in CITIZEN_ROWS]
KINDS_OF_SLOT: Final = [[kind for kind in range(KINDS) if SLOT_OF[kind] == slot] for slot in range(len(SLOTS))]
NAME_OF: Final = [row.text("name_key") for row in CITIZEN_ROWS]
STARTER_NAMES: Final = [row.text("name_key") for row in STARTER_ROWS]
STARTERS_NAMED: Final = [STARTER_NAMES.count(name) for name in NAME_OF]
"""For each citizen, the starters of the same name: they raise its price (VAL-6.13)."""


# Monsters (VAL-1.3), then hostile events (VAL-1.8), which count as monsters (VAL-10.8).

MONSTER_ROWS: Final = load(PACKAGE, "monsters").rows("monster")
EVENT_ROWS: Final = load(PACKAGE, "events").rows("hostile_event")
MONSTERS_AND_EVENTS: Final = [*MONSTER_ROWS, *EVENT_ROWS]
FOES: Final = [row.text("id") for row in MONSTERS_AND_EVENTS]
MONSTERS: Final = 24
FOE_COUNT: Final = 30
EVENTS: Final = FOES[MONSTERS:]
STRENGTH_OF: Final = [row.number("strength") for row in MONSTERS_AND_EVENTS]
MAGIC_OF: Final = [row.number("magic") for row in MONSTERS_AND_EVENTS]
FOE_VP: Final = [row.number("vp") for row in MONSTERS_AND_EVENTS]
TYPE_OF: Final = [place_in(row, "type", MONSTER_TYPES) for row in MONSTERS_AND_EVENTS]
AREA_OF: Final = [place_in(row, "area", AREAS) for row in MONSTER_ROWS]
TRIGGER_OF: Final = [row.number("trigger") for row in EVENT_ROWS]

# Domains (VAL-1.4).

DOMAIN_ROWS: Final = load(PACKAGE, "domains").rows("domain")
DOMAINS: Final = [row.text("id") for row in DOMAIN_ROWS]
ALL_DOMAINS: Final = (1 << len(DOMAINS)) - 1
DOMAIN_COST: Final = [row.number("cost") for row in DOMAIN_ROWS]
DOMAIN_VP: Final = [row.number("vp") for row in DOMAIN_ROWS]
ICONS_OF: Final = [[row.texts("roles").count(role) for role in ROLES] for row in DOMAIN_ROWS]
TIMINGS: Final = [
    *("immediate", "roll_phase", "on_doubles", "action_start"),
    *("action_phase_passive", "on_gain_citizen", "on_slay", "action_end"),
]
TIMING_OF: Final = [row.word("timing", TIMINGS) for row in DOMAIN_ROWS]

# Dukes (VAL-1.5).

DUKE_ROWS: Final = load(PACKAGE, "dukes").rows("duke")
DUKES: Final = [row.text("id") for row in DUKE_ROWS]
ALL_DUKES: Final = (1 << len(DUKES)) - 1
NO_DUKE: Final = -1


def domains_timed(timing: str) -> list[int]:
    """The domains whose effects happen at this moment."""
    return [domain for domain, when in enumerate(TIMING_OF) if when == timing]


def mask_of(members: list[int]) -> int:
    return sum(1 << member for member in members)


Cards = tuple[int, ...]
"""A stack or pile of cards, the top one last. It is replaced and never changed, so that copies of a table share it."""


def monster_stack(area: int, five_players: bool) -> Cards:
    """VAL-2.3, VAL-2.4, VAL-11.2: the weakest on top; the card with the 5-player icon only for five."""
    cards: list[int] = []
    for monster in sorted(range(MONSTERS), key=lambda monster: STRENGTH_OF[monster]):
        row = MONSTER_ROWS[monster]
        out = 0 if five_players else row.number("five_player_copies")
        if AREA_OF[monster] == area:
            cards.extend([monster] * (row.number("copies") - out))
    return tuple(reversed(cards))


MONSTER_STACKS: Final = [[monster_stack(area, five) for area in range(len(AREAS))] for five in (False, True)]


def in_order(areas: list[int]) -> list[int]:
    """VAL-2.5, VAL-2.6: by the strength of the top card, equal ones in the order of the areas."""
    return sorted(areas, key=lambda area: (STRENGTH_OF[MONSTER_STACKS[0][area][-1]], area))


class Numbers:
    """What depends on the number of players (VAL-2.7, VAL-2.9, VAL-2.10, VAL-11.3, VAL-11.8, VAL-14.1, VAL-14.4)."""

    def __init__(self, row: Row) -> None:
        self.citizen_stack = row.number("citizen_stack")
        self.domain_stack = row.number("domain_stack")
        self.exhausted_cards = row.number("exhausted_cards")
        self.hostile_events = row.number("hostile_events")
        self.end_exhausted = row.number("end_exhausted")
        self.resting = row.flag("resting_player")
        self.actions = row.number("actions")


NUMBERS: Final = {row.number("players"): Numbers(row) for row in SETUPS.rows("player_count")}
START_PURSE: Final = [SETUPS.row("start").number(name) for name in PURSES]
SEATS: Final = range(max(NUMBERS))
DUKES_DEALT: Final = SETUPS.row("start").number("dukes_dealt")


class Selection:
    """A recommended choice of stacks (VAL-2.15, VAL-15.4)."""

    def __init__(self, row: Row) -> None:
        self.areas = [AREAS.index(area) for area in row.texts("areas")]
        self.citizens = [CITIZENS.index(citizen) for citizen in row.texts("citizens")]
        self.removed = mask_of([DOMAINS.index(domain) for domain in row.texts("remove_domains")])


SELECTIONS: Final = {row.text("id"): Selection(row) for row in SETUPS.rows("selection")}

# Variants (VAL-10 to VAL-15).

VARIANT_DATA: Final = load(PACKAGE, "variants")
RULING_DATA: Final = VARIANT_DATA.row("rulings")
RULINGS: Final = {name: RULING_DATA.flag(name) for name in RULING_DATA.fields if name not in ("source", "note")}
DIFFICULTY_ROWS: Final = VARIANT_DATA.rows("solo_difficulty")
DIFFICULTIES: Final = [row.text("id") for row in DIFFICULTY_ROWS]
SOLO_SUMS: Final = [row.numbers("sum_values") if row.flag("sum_activates") else [] for row in DIFFICULTY_ROWS]
SOLO_LORD_ATTACKS: Final = [row.flag("dark_lord_attacks_for_exhausted") for row in DIFFICULTY_ROWS]
SOLO_CHOICE: Final = VARIANT_DATA.row("solo_activation").number("choice_value")
SOLO_COLUMNS: Final = VARIANT_DATA.row("solo_activation").row("columns")
SOLO_COLUMN_OF: Final = {int(value): SOLO_COLUMNS.number(value) - 1 for value in SOLO_COLUMNS.fields}
"""Which column a number activates (VAL-14.8)."""
VARIANT_ROWS: Final = {row.text("id"): row for row in VARIANT_DATA.rows("variant")}
PLAYERS_OF: Final = {name: row.numbers("players") for name, row in VARIANT_ROWS.items()}
"""How many players each variant is for."""
