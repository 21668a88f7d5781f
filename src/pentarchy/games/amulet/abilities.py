"""Monster abilities as data: every card's effects (AMU-12.14), and at whom they are aimed (AMU-12.3, AMU-12.4)."""

from typing import Final

from pentarchy.games.amulet.cards import BANK_OF, COLOURS, EAST, GEM_OF, MONSTER_ROWS, QUEST_ROWS, mask_of, rows_of
from pentarchy.games.amulet.costs import Cost
from pentarchy.games.amulet.table import C, Table
from pentarchy.games.amulet.vocabulary import TARGETS
from pentarchy.kernel.data import Row

LOSE_HEALTH, LOSE_COINS, DAMAGE_WEAPON, CHOOSE, DISCARD_ITEMS = range(5)
OPS: Final = ["lose_health", "lose_coins", "damage_weapon", "choose", "discard_items"]
AIMS: Final = [target for target in TARGETS if target not in ("self", "others")]


class Effect:
    """One effect of an ability, as data."""

    def __init__(self, row: Row) -> None:
        self.op = OPS.index(row.word("op", OPS))
        self.target = row.word("target", AIMS)
        self.amount = row.number("amount") if row.has("amount") else 0
        self.per_monster = row.has("amount_per")
        if self.per_monster:
            row.exactly("amount_per", "other_village_monsters")  # AMU-12.15
        self.most = row.number("max") if row.has("max") else 0
        self.half = row.has("fraction")
        if self.half:
            row.exactly("fraction", "half_down")  # AMU-12.5
        self.what = row.texts("what") if row.has("what") else []
        self.ways = ways_of(row) if row.has("of") else []
        self.otherwise = health_of(row.rows("otherwise")[0]) if row.has("otherwise") else 0
        if self.op == DISCARD_ITEMS:
            row.exactly("amount", 1)  # AMU-12.7: one item is given up


def ways_of(row: Row) -> list[tuple[int, int]]:
    """The ways to suffer a `choose`: op and amount of each."""
    ways = []
    for i, item in enumerate(row.items("of")):
        assert isinstance(item, list)
        way = Row(f"{row.where}.of[{i}]", item[0])
        ways.append((OPS.index(way.word("op", OPS[:CHOOSE])), Cost(way).amount))
    return ways


def health_of(row: Row) -> int:
    """AMU-12.7: who has nothing to give up loses health instead."""
    row.exactly("op", OPS[LOSE_HEALTH])
    return Cost(row).amount


EFFECTS: Final = [[Effect(effect) for effect in rows_of(row, "effects")] for row in MONSTER_ROWS]
C2: Final = next(row for row in QUEST_ROWS if row.has("extra_ability"))
EXTRA: Final = Effect(C2.row("extra_ability").rows("effects")[0])
EXTRA_GEMS: Final = mask_of([COLOURS.index(name) for name in C2.row("extra_ability").texts("gems")])
EXTRA_LEVEL: Final = C2.number("difficulty")


def has_extra(table: Table, card: int) -> bool:
    """AMU-14.12: with C2 in play, monsters with a red or black gem."""
    campaign = table.campaign
    return bool(campaign.quests & C) and campaign.levels[2] == EXTRA_LEVEL and bool(EXTRA_GEMS >> GEM_OF[card] & 1)


def aimed_at(table: Table, effect: Effect) -> int:
    """The seats that an effect is aimed at; immune ones still count for `most` and `fewest`."""
    seats = range(table.seats)
    match effect.target:
        case "all":
            return (1 << table.seats) - 1
        case "day_holder":
            return 1 << table.holder
        case "most_health":
            return highest(table.health, 0)
        case "most_coins":
            return highest(table.coins, 1)
        case "most_trophies":
            return highest([trophies.bit_count() for trophies in table.trophies], 1)
        case "fewest_ready_weapons":
            return highest([-table.ready_of(seat).bit_count() for seat in seats], -9)
        case "full_health":
            return mask_of([seat for seat in seats if table.health[seat] == table.most_health(seat)])
        case "not_full_health":
            return mask_of([seat for seat in seats if table.health[seat] < table.most_health(seat)])
        case "trophies_3_or_more":
            return mask_of([seat for seat in seats if table.trophies[seat].bit_count() >= 3])
        case "trophies_2_or_fewer":
            return mask_of([seat for seat in seats if table.trophies[seat].bit_count() <= 2])
        case "on_east_bank":
            return mask_of([seat for seat in seats if BANK_OF[table.place[seat]] == EAST])
    raise AssertionError(f"no target '{effect.target}'")


def highest(amounts: list[int], least: int) -> int:
    """Every seat tied for the most, if that is at least `least`."""
    most = max(amounts)
    return mask_of([seat for seat, amount in enumerate(amounts) if amount == most]) if most >= least else 0
