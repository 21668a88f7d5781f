"""The centre as numbers: twenty stacks, and the places that were emptied (VAL-9)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    AREAS,
    CITIZEN_PLACE,
    CITIZENS,
    COLUMNS,
    DOMAIN_PLACE,
    DOMAINS,
    EVENTS,
    FOES,
    MONSTERS,
    PLACES,
    RESOURCES,
    ROWS,
    SLOTS,
)
from pentarchy.games.valeria.costs import (
    STACK_HEIGHT,
    citizen_price,
    domain_prices,
    has_roles,
    slay_cost,
    spot_of,
    tokens_on,
)
from pentarchy.kernel.observation import NO, YES, Lines, number, one_of, put_numbers, zeros

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

STACK: Final = 6
"""The most cards that lie on each other."""
LIES: Final = one_of(1 + len(EVENTS))
AREA: Final = one_of(len(AREAS))
SLOT: Final = one_of(len(SLOTS))
FOE_STACKS: Final = Lines(STACK, len(FOES))
CITIZEN_STACKS: Final = Lines(STACK, len(CITIZENS))
DOMAIN_STACKS: Final = Lines(STACK, len(DOMAINS))
ROW: Final = one_of(len(ROWS))
COLUMN: Final = one_of(COLUMNS)
END: Final = one_of(2)
GAP: Final = zeros(1 + len(ROWS) + COLUMNS + 2)

TOKENS: Final = len(RESOURCES)
NO_PRICE: Final = zeros(2)
NOT_MET: Final = zeros(2)
NO_FOE: Final = zeros(2 + 2 + 1 + TOKENS + 1 + STACK * (1 + TOKENS))


def put_centre(row: list[bytes], table: "Table", you: int) -> None:
    for place in range(PLACES):
        row.append(number(table.hidden[place]))
        row.append(lies(table, place))
        put_cards(row, table, place)
        if place in table.lairs:
            row += [NO_PRICE, NOT_MET]
            put_foe(row, table, MONSTERS + table.lairs.index(place))
        elif table.stacks[place]:
            put_cost(row, table, place, you)
        else:
            row += [NO_PRICE, NOT_MET, NO_FOE]


def lies(table: "Table", place: int) -> bytes:
    """What lies in place of an exhausted stack: an exhausted card, a hostile event or nothing."""
    if place in table.lairs:
        return LIES[1 + table.lairs.index(place)]
    return LIES[0 if table.covered >> place & 1 else -1]


def put_cards(row: list[bytes], table: "Table", place: int) -> None:
    """The area or slot, then the cards from the top."""
    cards = table.stacks[place][::-1]
    if place < CITIZEN_PLACE:
        row.append(AREA[table.areas[place] if len(table.areas) > place else -1])
        row.append(FOE_STACKS.of(cards))
    elif place < DOMAIN_PLACE:
        row.append(SLOT[place - CITIZEN_PLACE])
        row.append(CITIZEN_STACKS.of(cards))
    else:
        row.append(DOMAIN_STACKS.of(cards))


def put_cost(row: list[bytes], table: "Table", place: int, you: int) -> None:
    """What the top card costs this player now."""
    card = table.stacks[place][-1]
    if place < CITIZEN_PLACE:
        row += [NO_PRICE, NOT_MET]
        put_foe(row, table, card)
    elif place < DOMAIN_PLACE:
        row += [YES, number(citizen_price(table, you, card)), NOT_MET, NO_FOE]
    else:
        met = YES if has_roles(table, you, card) else NO
        row += [YES, number(domain_prices(table, you)[card]), YES, met, NO_FOE]


def put_foe(row: list[bytes], table: "Table", foe: int) -> None:
    strength, magic = slay_cost(table, foe)
    row += [YES, number(strength), YES, number(magic), YES]
    put_numbers(row, [*tokens_on(table, foe)])
    row.append(YES)
    put_tokens_below(row, table, foe)


def put_tokens_below(row: list[bytes], table: "Table", foe: int) -> None:
    """VAL-10.15: the tokens of each card under the top one, from above."""
    below = 0
    if foe < MONSTERS and table.hostile:
        spot = spot_of(table, foe)
        below = spot % STACK_HEIGHT
        for each in range(spot - 1, spot - below - 1, -1):
            row.append(YES)
            put_numbers(row, [*table.tokens[each]])
    row.append(zeros((STACK - below) * (1 + TOKENS)))


def put_emptied(row: list[bytes], table: "Table") -> None:
    for gap in table.emptied:
        grid_row, column = divmod(gap.place, COLUMNS)
        row += [YES, ROW[grid_row], COLUMN[column], END[1 if gap.from_bottom else 0]]
    row.append(GAP * (STACK - len(table.emptied)))
