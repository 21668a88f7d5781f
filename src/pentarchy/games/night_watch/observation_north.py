"""The north, the Wall and the heroes as numbers, and what an effect shows to its user."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import (
    CAMPS,
    CARD_KINDS,
    CLANS,
    CLEARINGS,
    HEROES,
    KINDS,
    SECTIONS,
    SPACES,
    TOKENS,
    WILDLINGS,
)
from pentarchy.games.night_watch.fields import EMPTY, Watch
from pentarchy.games.night_watch.observation_players import BATCHES, CARD_COUNTS, HAND_COUNTS, NO_CARDS, NO_HAND
from pentarchy.kernel.observation import SEAT, YES, Lines, Sets, Tallies, put_numbers, seat_seen, zeros

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

CAMP_LINES: Final = Lines(CAMPS, len(WILDLINGS))
WALL_LINES: Final = [Lines(SPACES, seats) for seats in range(len(SEAT))]
TOKEN_COUNTS: Final = Tallies(len(TOKENS))
HERO_SETS: Final = Sets(len(HEROES))


def put_north(row: list[bytes], table: "Table", you: int) -> None:
    watch, effect, seats = table.watch, table.effect, table.seats
    put_camps(row, watch)
    put_wall(row, watch, you, seats)
    put_numbers(row, watch.figures[: len(WILDLINGS)])
    put_numbers(row, [watch.in_gift().bit_count(), watch.breaches])
    row.append(seat_seen(EMPTY if effect is None else effect.spied_on, you, seats))
    put_numbers(row, [watch.pool, watch.pool_batch])
    put_tokens(row, watch)
    row.append(HERO_SETS.of(watch.display))
    row.append(HERO_SETS.of(watch.lost_heroes))


def put_camps(row: list[bytes], watch: Watch) -> None:
    for clan in range(len(CLANS)):
        kinds = watch.camps[clan * CAMPS : (clan + 1) * CAMPS]
        row.append(CAMP_LINES.of(tuple([kind for kind in kinds if kind != EMPTY])))
    put_numbers(row, watch.clearings[: len(CLEARINGS)])


def put_wall(row: list[bytes], watch: Watch, you: int, seats: int) -> None:
    for section in range(len(SECTIONS)):
        owners = watch.wall[section * SPACES : (section + 1) * SPACES]
        row.append(WALL_LINES[seats].of(tuple([(owner - you) % seats for owner in owners if owner != EMPTY])))


def put_tokens(row: list[bytes], watch: Watch) -> None:
    """What is left of each batch, and what was turned."""
    size, batches = len(TOKENS), len(watch.batches) // len(TOKENS)
    for batch in range(batches):
        row += [YES, TOKEN_COUNTS.of(tuple(watch.batches[batch * size : (batch + 1) * size]))]
    row.append(zeros((BATCHES - batches) * (1 + size)))
    row.append(TOKEN_COUNTS.of(tuple(watch.turned)))


def put_seen(row: list[bytes], table: "Table", you: int) -> None:
    """What an effect under way shows to its user: the hand of Mance's victim, Melisandre's cards."""
    effect, seats = table.effect, table.seats
    if effect is None or effect.seat != you or (effect.spied_on == EMPTY and not any(effect.looked)):
        row.append(zeros(1 + seats + 1 + KINDS + 1 + CARD_KINDS))
    elif effect.spied_on != EMPTY:
        hand = table.hands[effect.spied_on * KINDS : (effect.spied_on + 1) * KINDS]
        row += [YES, seat_seen(effect.spied_on, you, seats), YES, HAND_COUNTS.of(tuple(hand)), NO_CARDS]
    else:
        row += [YES, seat_seen(-1, you, seats), NO_HAND, YES, CARD_COUNTS.of(tuple(effect.looked))]
