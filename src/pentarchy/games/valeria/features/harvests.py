"""What a player's citizens bring: in a round, as the dice may fall, and by the dice that lie there."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import ACTIVATED_STARTERS, CITIZEN_ROWS, KINDS, RESOURCES, alternatives_of, place_in
from pentarchy.games.valeria.counts import Count, count_for
from pentarchy.kernel.data import Row

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

CHOSEN: Final = 3
EXCHANGED: Final = 4
TAKEN: Final = 5
SORTS: Final = 6
"""What a harvest brings: each resource, then resources of choice, by exchanges, from others."""
BITS: Final = 12
EACH: Final = (1 << BITS) - 1
THROWS: Final = 36
DOUBLES: Final = 6
CARD_ROWS: Final = [*CITIZEN_ROWS, *ACTIVATED_STARTERS]
"""Citizens, then starters."""


class Bonus:
    """A citizen that brings more for each card that a player has."""

    def __init__(self, kind: int, resource: int, amount: int, per: Count) -> None:
        self.kind = kind
        self.resource = resource
        self.amount = amount
        self.per = per
        self.expected = packed([ODDS[kind] * amount if sort == resource else 0 for sort in range(SORTS)])


def packed(amounts: list[int]) -> int:
    """All sorts in one number, so that they are added up at once; what is exchanged and taken counts as one."""
    return sum(amount << BITS * min(sort, EXCHANGED) for sort, amount in enumerate(amounts))


def unpacked(sums: int, sort: int) -> int:
    return sums >> BITS * sort & EACH


def amounts_of(effects: list[Row]) -> list[int]:
    """What is printed, without what is gained for each card."""
    amounts = [0] * SORTS
    for effect in effects:
        match effect.text("op"):
            case "gain":
                amounts[place_in(effect, "resource", RESOURCES)] += effect.number("amount")
            case "choose":
                amounts[CHOSEN] += max(sum(amounts_of(rows)) for rows in alternatives_of(effect))
            case "exchange":
                amounts[EXCHANGED] += only(effect.row("gain")) - only(effect.row("pay"))
            case "take_from_opponent":
                amounts[TAKEN] += max(entry.number("amount") for entry in effect.rows("of"))
    return amounts


def only(row: Row) -> int:
    """The one amount that a record names."""
    return sum(row.number(name) for name in row.fields)


def bonuses(side: str) -> list[Bonus]:
    return [
        Bonus(kind, place_in(effect, "resource", RESOURCES), effect.number("amount"), count_for(effect.row("per")))
        for kind, row in enumerate(CITIZEN_ROWS)
        for effect in row.rows(side)
        if effect.text("op") == "gain_per"
    ]


def times_on(row: Row, throw: int) -> int:
    """VAL-5.3 to VAL-5.6: how often a throw activates a card."""
    one, two = throw // 6 + 1, throw % 6 + 1
    return sum(number in row.numbers("activation") for number in (one, two, one + two))


TIMES: Final = [[times_on(row, throw) for throw in range(THROWS)] for row in CARD_ROWS]
ODDS: Final = [sum(times) for times in TIMES]
"""How often all throws together activate a card."""
ACTIVE: Final = [sum(1 << throw for throw in range(THROWS) if times[throw]) for times in TIMES]
"""The throws that activate a card, as a set."""
ACTIVATED: Final = [[kind for kind in range(len(CARD_ROWS)) if TIMES[kind][throw]] for throw in range(THROWS)]
ON_TURN: Final = [amounts_of(row.rows("on_turn")) for row in CARD_ROWS]
OFF_TURN: Final = [amounts_of(row.rows("off_turn")) for row in CARD_ROWS]
BONUS_ON_TURN: Final = bonuses("on_turn")
BONUS_OFF_TURN: Final = bonuses("off_turn")
OFF_TURNS: Final = [0, 1, 1, 2, 3, 3]
"""VAL-5.2, VAL-11.4, VAL-14.16: the harvests between two turns of a player, by the number of players."""


def in_a_round(kind: int, seats: int) -> int:
    on, off = ON_TURN[kind], OFF_TURN[kind]
    return ODDS[kind] * (packed(on) + OFF_TURNS[seats] * packed(off))


IN_A_ROUND: Final = [[in_a_round(kind, seats) for kind in range(len(CARD_ROWS))] for seats in range(len(OFF_TURNS))]
STARTERS_IN_A_ROUND: Final = [sum(each[KINDS:]) for each in IN_A_ROUND]
STARTERS_ACTIVE: Final = ACTIVE[KINDS] | ACTIVE[KINDS + 1]


def expected(table: "Table", row: int) -> int:
    """What a round brings of each sort, THROWS times and packed: the Herald included (VAL-5.12, VAL-5.14)."""
    seats, citizens, active = table.seats, table.citizens[row], STARTERS_ACTIVE
    sums, by_kind, off_turns = STARTERS_IN_A_ROUND[seats], IN_A_ROUND[seats], OFF_TURNS[seats]
    for kind in range(KINDS):
        count = citizens[kind]
        if count:
            active |= ACTIVE[kind]
            sums += by_kind[kind] * count
    for bonus in BONUS_ON_TURN:
        if citizens[bonus.kind]:
            sums += bonus.expected * citizens[bonus.kind] * bonus.per.of(table, row)
    for bonus in BONUS_OFF_TURN:
        if citizens[bonus.kind]:
            sums += bonus.expected * citizens[bonus.kind] * bonus.per.of(table, row) * off_turns
    heralds = (THROWS - active.bit_count() + DOUBLES) * (1 + off_turns)
    return sums + (heralds << BITS * CHOSEN)


def by_the_dice(table: "Table", row: int, on_turn: bool) -> list[int]:
    """What the dice that lie there bring of each sort."""
    throw = (table.die_one - 1) * 6 + table.die_two - 1
    sums, citizens, activated = [0] * SORTS, table.citizens[row], False
    for kind in ACTIVATED[throw]:
        count = TIMES[kind][throw] * (citizens[kind] if kind < KINDS else 1)
        if count:
            activated = True
            amounts = ON_TURN[kind] if on_turn else OFF_TURN[kind]
            for sort in range(SORTS):
                sums[sort] += amounts[sort] * count
    for bonus in BONUS_ON_TURN if on_turn else BONUS_OFF_TURN:
        count = TIMES[bonus.kind][throw] * citizens[bonus.kind]
        if count:
            sums[bonus.resource] += count * bonus.amount * bonus.per.of(table, row)
    sums[CHOSEN] += (not activated) + (table.die_one == table.die_two)
    return sums
