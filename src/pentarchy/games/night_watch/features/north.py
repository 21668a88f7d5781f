"""North of the Wall: what may come, what it would do, and to whom (NGT-15 to NGT-17, NGT-21.4)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch import cards
from pentarchy.games.night_watch.cards import CAMPS, FALLEN_GIFT, HIGH_CLEARING, LAST_BREACH, LOW_CLEARING, SPACES
from pentarchy.games.night_watch.features import layout as at
from pentarchy.games.night_watch.features.land import YIELDS
from pentarchy.games.night_watch.features.survey import GUARD, LENGTH, Survey
from pentarchy.games.night_watch.maps import MAPS
from pentarchy.kernel.features import put, put_count

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

CLANS: Final = len(cards.CLANS)
KINDS: Final = len(cards.WILDLINGS)
FACES: Final = len(cards.WILD_FACES)
RUSH: Final = CAMPS - 1
"""So many wildlings in a clan's camps, and the next one sets off a rush (NGT-15.6)."""


def face_weight(face: int) -> int:
    """How many results of the die stand for the trail of this one: told at the first of them."""
    trails = list(zip(cards.TRAIL_CLAN, cards.TRAIL_CLEARING))
    return trails.count(trails[face]) if trails[face] not in trails[:face] and trails[face][0] >= 0 else 0


FACE_WEIGHT: Final = [face_weight(face) for face in range(FACES)]


def put_north(row: list[int], table: "Table", survey: Survey) -> None:
    watch = table.watch
    for clan in range(CLANS):
        put_camps(row, watch.camps, clan)
    for section in range(LENGTH):
        waiting, manned = watch.clearings[section], survey.manned[section]
        row[at.WAITING + section] = waiting
        row[at.MANNED + section] = manned
        put_count(row, at.MARGIN[section], max(0, manned - waiting), at.MARGIN_WIDTH)
    put_count(row, at.BREACHES, watch.breaches, LAST_BREACH)
    put_count(row, at.IN_GIFT, watch.in_gift().bit_count(), FALLEN_GIFT)
    for kind in range(KINDS):
        row[at.FIGURES + kind] = watch.figures[kind]
    put_die(row, table, survey)
    put_tokens(row, table, survey)
    put_fall(row, table, survey)


def put_camps(row: list[int], camps: list[int], clan: int) -> None:
    """NGT-15.6: those that a rush would move, and what stands behind them."""
    camped = 0
    for camp in range(CAMPS):
        kind = camps[clan * CAMPS + camp]
        if kind < 0:
            break
        camped += 1
        if camp < at.LINED_UP:
            row[at.IN_LINE + (clan * at.LINED_UP + camp) * KINDS + kind] = 1
        else:
            row[at.BEHIND + clan * KINDS + kind] += 1
    row[at.CAMPED + clan] = camped


def breaches(kind: int, waiting: int, manned: int) -> bool:
    """NGT-16.3, NGT-16.6, NGT-16.8: whether a wildling that arrives brings a breach."""
    if kind == cards.REGULAR:
        return waiting >= manned
    return kind == cards.GIANT and (manned == 0 or waiting >= manned)


def entrants(kind: int, waiting: int, manned: int) -> int:
    """NGT-16.2, NGT-16.7, NGT-16.8: how many enter the Gift when one arrives."""
    if kind == cards.CLIMBER:
        return 1
    if not breaches(kind, waiting, manned):
        return 0
    return waiting if kind == cards.GIANT and manned else waiting + 1


def put_die(row: list[int], table: "Table", survey: Survey) -> None:
    """NGT-15.4: what the next wildling die does, or the one that is to be carried out."""
    if row[at.DIE_FOLLOWS] and table.turn.wild:
        put_face(row, table, survey, table.turn.wild - 1, FACES)
        return
    for face in range(FACES):
        if FACE_WEIGHT[face]:
            put_face(row, table, survey, face, FACE_WEIGHT[face])


def put_face(row: list[int], table: "Table", survey: Survey, face: int, weight: int) -> None:
    clan, watch = cards.TRAIL_CLAN[face], table.watch
    kind = watch.camps[clan * CAMPS] if clan >= 0 else -1
    if kind < 0:
        return
    clearing = cards.TRAIL_CLEARING[face]
    waiting, manned = watch.clearings[clearing], survey.manned[clearing]
    entering, broken = entrants(kind, waiting, manned), breaches(kind, waiting, manned)
    if broken:
        row[at.DIE_BREACHES] += weight
    if broken or entering:
        put(row, at.DIE_ENTERS, row[at.DIE_ENTERS] + weight * entering)
        put_entry(row, table, survey, clearing, weight)
        fallen = watch.breaches + 1 >= LAST_BREACH and broken
        if fallen or row[at.IN_GIFT] + entering >= FALLEN_GIFT:
            row[at.DIE_ENDS] += weight
    if manned and (broken or kind == cards.GIANT):
        start = player_at(table, survey, watch.wall[clearing * SPACES])
        row[start + at.GUARD_RISK] += weight


def put_entry(row: list[int], table: "Table", survey: Survey, clearing: int, weight: int) -> None:
    """NGT-16.4: whose yield the first to enter takes."""
    taken = table.watch.in_gift()
    for place in MAPS[table.layout].columns[clearing]:
        if not taken >> place & 1:
            amount = weight * YIELDS[table.layout][place]
            stakes = table.stakes[place]
            for seat in range(table.seats):
                if stakes[seat]:
                    risk = player_at(table, survey, seat) + at.YIELD_RISK
                    put(row, risk, row[risk] + amount * stakes[seat])
            return


def player_at(table: "Table", survey: Survey, seat: int) -> int:
    """Where the numbers of a seat begin."""
    return at.PLAYERS + (seat - survey.looker) % table.seats * at.PLAYER_SIZE


def put_tokens(row: list[int], table: "Table", survey: Survey) -> None:
    """NGT-17.1, NGT-23.9: what the next token of the pool may be, and which clans it would set off."""
    watch = table.watch
    row[at.POOL] = watch.pool
    start = watch.pool_batch * len(cards.TOKENS)
    total = 0
    for token in range(len(cards.TOKENS)):
        count = watch.batches[start + token]
        total += count
        row[at.TOKEN_KIND + cards.TOKEN_KIND[token]] += count
        row[at.TOKEN_CLAN + cards.TOKEN_CLAN[token]] += count
    for place in range(at.TOKEN_KIND, at.TOKEN_CLAN + CLANS):
        row[place] = 100 * row[place] // total if total else 0
    for clan in range(CLANS):
        if row[at.CAMPED + clan] >= RUSH:
            put_rush(row, table, survey, clan)


def put_rush(row: list[int], table: "Table", survey: Survey, clan: int) -> None:
    """NGT-15.6: the first wildling goes along the lower trail, the second along the higher one."""
    camps, low, high = table.watch.camps, LOW_CLEARING[clan], HIGH_CLEARING[clan]
    waiting, manned = table.watch.clearings, survey.manned
    broken = int(breaches(camps[clan * CAMPS], waiting[low], manned[low]))
    broken += int(breaches(camps[clan * CAMPS + 1], waiting[high], manned[high]))
    row[at.RUSH_BREACHES + clan] = broken
    if broken:
        row[at.TOKEN_BREACHES] += row[at.TOKEN_CLAN + clan]


def put_fall(row: list[int], table: "Table", survey: Survey) -> None:
    """NGT-21.5, NGT-21.6: whether the looker wins if the Wall falls here and its first guard with it."""
    claims, wall, looker = survey.claims, table.watch.wall, survey.looker
    for section in range(LENGTH):
        owner = wall[section * SPACES]
        if owner >= 0:
            claims[owner] -= GUARD
        if claims[looker] > survey.best_of_others(claims, looker):
            row[at.MINE_IF_FALLS_AT + section] = 1
        if owner >= 0:
            claims[owner] += GUARD
