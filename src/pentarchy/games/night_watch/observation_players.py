"""The players as numbers: of the hands of others what could be seen of them (NGT-23.3 to NGT-23.5)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import CARD_KINDS, COLOURS, HEROES, KINDS, SETTLEMENTS
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.hidden.hands import open_balance
from pentarchy.games.night_watch.maps import INTERSECTIONS, PATHS
from pentarchy.games.night_watch.scoring import guard_tokens, parts_of, points, public_points
from pentarchy.kernel.observation import NO, YES, Sets, Tallies, number, one_of, put_numbers, zeros

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

BATCHES: Final = 6
OPEN_PARTS: Final = ["settlement", "keep", "longest_road", "largest_patrol"]
COLOUR: Final = one_of(len(COLOURS))
NODES: Final = Sets(len(INTERSECTIONS))
ROADS: Final = Sets(len(PATHS))
HAND_COUNTS: Final = Tallies(KINDS)
CARD_COUNTS: Final = Tallies(CARD_KINDS)
KIND_SETS: Final = Sets(KINDS)
ALL_KINDS: Final = (1 << KINDS) - 1
HERO: Final = one_of(len(HEROES))
SIDE: Final = one_of(2)
BATCH: Final = one_of(BATCHES)
NO_HAND: Final = zeros(1 + KINDS)
NO_CARDS: Final = zeros(1 + CARD_KINDS)


def put_player(row: list[bytes], table: "Table", seat: int, you: int) -> None:
    own = seat == you
    put_pieces(row, table, seat)
    put_hand(row, table, seat, you)
    put_discards(row, table, seat, own)
    put_cards(row, table, seat, own)
    put_points(row, table, seat, own or table.over)
    if table.full:
        put_watch(row, table, seat)


def put_pieces(row: list[bytes], table: "Table", seat: int) -> None:
    row.append(COLOUR[table.rank(seat)])
    row.append(NODES.of(table.settlements[seat]))
    row.append(NODES.of(table.keeps[seat]))
    row.append(ROADS.of(table.roads[seat]))
    row.append(number(table.lengths[seat]))
    row.append(HAND_COUNTS.of(tuple(table.rates[seat * KINDS : (seat + 1) * KINDS])))


def put_hand(row: list[bytes], table: "Table", seat: int, you: int) -> None:
    hand = table.hands[seat * KINDS : (seat + 1) * KINDS]
    row.append(number(sum(hand)))
    row += [YES, HAND_COUNTS.of(tuple(hand))] if seat == you else [NO_HAND]
    row.append(HAND_COUNTS.of(tuple(open_balance(table, seat))))
    row.append(KIND_SETS.of(table.pins[seat] >> you * KINDS & ALL_KINDS))


def put_discards(row: list[bytes], table: "Table", seat: int, own: bool) -> None:
    """NGT-7.2: own cards laid down on a seven, and how many are still to be."""
    if own and table.discarding:
        row += [YES, HAND_COUNTS.of(tuple(table.discarding[seat * KINDS : (seat + 1) * KINDS]))]
    else:
        row.append(NO_HAND)
    row += [YES, number(table.to_discard(seat))] if own else [NO, NO]


def put_cards(row: list[bytes], table: "Table", seat: int, own: bool) -> None:
    held, fresh = table.held[seat * CARD_KINDS : (seat + 1) * CARD_KINDS], table.turn.fresh
    active = seat == table.active
    row.append(number(sum(held)))
    row.append(number(sum(fresh) if active else 0))
    row += [YES, CARD_COUNTS.of(tuple(held))] if own or table.over else [NO_CARDS]
    row += [YES, CARD_COUNTS.of(tuple(fresh))] if own and active else [NO_CARDS]


def put_points(row: list[bytes], table: "Table", seat: int, with_cards: bool) -> None:
    parts = parts_of(table, seat)
    put_numbers(row, [table.patrols[seat], public_points(table, seat)])
    row += [YES, number(points(table, seat))] if with_cards else [NO, NO]
    put_numbers(row, [parts[part] for part in OPEN_PARTS])
    if table.full:
        row.append(number(parts["guard_token"]))
    row += [YES, number(parts["vp_card"])] if with_cards else [NO, NO]


def put_watch(row: list[bytes], table: "Table", seat: int) -> None:
    """What only the full game has beside a player."""
    watch = table.watch
    put_numbers(row, [watch.guards_of(seat), guard_tokens(table, seat)])
    row.append(HERO[watch.heroes[seat] if watch.heroes[seat] != EMPTY else -1])
    row.append(SIDE[1 if watch.used_once[seat] else 0])
    row.append(YES if watch.hero_turn[seat] == table.turns else NO)
    for batch in watch.under[seat * SETTLEMENTS : (seat + 1) * SETTLEMENTS]:
        row.append(BATCH[batch if batch != EMPTY else -1])
