"""Wildlings: tokens, camps, trails, the Wall and breaches (NGT-15 to NGT-17)."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    CAMPS,
    CLANS,
    CLEARINGS,
    FALLEN_GIFT,
    GIANT,
    GUARD_STEPS,
    HIGH_CLEARING,
    LAST_BREACH,
    LOW_CLEARING,
    NO_TRAIL,
    REGULAR,
    SECTIONS,
    SETTLEMENTS,
    SPACES,
    TOKEN_CLAN,
    TOKEN_KIND,
    TOKENS,
    TRAIL_CLAN,
    TRAIL_CLEARING,
    WILDLING_ROWS,
    WILDLINGS,
)
from pentarchy.games.night_watch.maps import HEXES, MAPS
from pentarchy.games.night_watch.moves import TOKEN
from pentarchy.games.night_watch.scoring import TRAGIC_BREACH, TRAGIC_GIFT, end_with, guard_tokens
from pentarchy.games.night_watch.table import Table
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import draw_weights, draws
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import NOBODY, Chance, Step

KINDS_OF_TOKEN: Final = len(TOKENS)


# Tokens (NGT-17).


class TurnToken(Chance[Table]):
    """NGT-17.1: a token shows a kind and a clan; it is any of what is left of its batch (NGT-23.9)."""

    rule = "NGT-17.1"

    def options(self, table: Table) -> list[int]:
        return draws(self.batch(table), TOKEN)

    def weights(self, table: Table) -> list[int]:
        return draw_weights(self.batch(table))

    def batch(self, table: Table) -> list[int]:
        start = table.watch.turning * KINDS_OF_TOKEN
        return table.watch.batches[start : start + KINDS_OF_TOKEN]

    def play(self, table: Table, move: int) -> None:
        token, watch = move - TOKEN.base, table.watch
        watch.batches[watch.turning * KINDS_OF_TOKEN + token] -= 1
        watch.turned[token] += 1
        if table.events is not None:
            table.tell(Event("token", self.rule, table.active, {"token": TOKENS[token]}))
        newcomer(table, TOKEN_KIND[token], TOKEN_CLAN[token])


def newcomer(table: Table, kind: int, clan: int) -> None:
    """NGT-15.2, NGT-15.6, NGT-17.7: to the lowest free camp; the fifth sets off a rush."""
    watch = table.watch
    if not watch.figures[kind]:
        if table.events is not None:
            table.tell(Event("no-figure", "NGT-17.7", table.active, {"wildling": WILDLINGS[kind], "clan": CLANS[clan]}))
        return
    watch.figures[kind] -= 1
    camp = watch.camped(clan)
    watch.camps[clan * CAMPS + camp] = kind
    if camp == CAMPS - 1:
        if table.events is not None:
            table.tell(Event("rush", "NGT-15.6", table.active, {"clan": CLANS[clan]}))
        table.then([ALONG[clan][LOW_CLEARING[clan]], ALONG[clan][HIGH_CLEARING[clan]]])


class UncoverPool(Step[Table]):
    """NGT-17.5: a token of the pool is turned."""

    rule = "NGT-17.5"

    def run(self, table: Table) -> None:
        table.watch.turning = off_pool(table)
        table.push(TURN_TOKEN)


def off_pool(table: Table) -> int:
    """A token leaves the pool, which is filled up first if it is empty (NGT-17.6); tokens cannot run out
    (NGT-25.5). Answers with its batch."""
    watch = table.watch
    if not watch.pool:
        watch.pool_batch = len(watch.batches) // KINDS_OF_TOKEN
        watch.pool = sum(watch.turned)
        watch.batches += watch.turned
        watch.turned = [0] * KINDS_OF_TOKEN
        if table.events is not None:
            table.tell(Event("pool-refilled", "NGT-17.6", NOBODY, {"count": watch.pool}))
    watch.pool -= 1
    return watch.pool_batch


class UncoverSettlement(Step[Table]):
    """NGT-17.2, NGT-17.4: the piece came from the lowest occupied space; the token there is turned."""

    rule = "NGT-17.2"

    def run(self, table: Table) -> None:
        table.watch.turning = lift_settlement(table, table.active)
        table.push(TURN_TOKEN)


def lift_settlement(table: Table, seat: int) -> int:
    """A settlement piece leaves its space; answers with the batch of the token under it."""
    under, at = table.watch.under, seat * SETTLEMENTS
    while under[at] == EMPTY:
        at += 1
    batch, under[at] = under[at], EMPTY
    return batch


class UncoverKeep(Step[Table]):
    """NGT-17.3: tokens under keeps are of the first batch for ever, for keeps never come back."""

    rule = "NGT-17.3"

    def run(self, table: Table) -> None:
        table.watch.turning = 0
        table.push(TURN_TOKEN)


class CoverSettlement(Step[Table]):
    """NGT-17.3: the returned settlement stands on a token of the pool, on the lowest empty space (NGT-17.4)."""

    rule = "NGT-17.3"

    def run(self, table: Table) -> None:
        under, at = table.watch.under, table.active * SETTLEMENTS
        while under[at] != EMPTY:
            at += 1
        under[at] = off_pool(table)


# Along the trails (NGT-15).


class AdvanceWildlings(Step[Table]):
    """NGT-15.4, NGT-15.5: the wildling die moves the first wildling of a clan, or nothing."""

    rule = "NGT-15.4"

    def run(self, table: Table) -> None:
        clan = TRAIL_CLAN[table.wild]
        if clan != NO_TRAIL and table.watch.camped(clan):
            march(table, clan, TRAIL_CLEARING[table.wild], self.rule)


class Along(Step[Table]):
    """One move of a rush (NGT-15.6, NGT-15.7)."""

    rule = "NGT-15.6"

    def __init__(self, clan: int, clearing: int) -> None:
        super().__init__()
        self.clan = clan
        self.clearing = clearing

    def run(self, table: Table) -> None:
        march(table, self.clan, self.clearing, self.rule)


def march(table: Table, clan: int, clearing: int, rule: str) -> None:
    """The wildling of camp 1 reaches a clearing, the others move up; what it does there comes next."""
    kind = leave_camp(table, clan, 0)
    table.watch.arriving = kind
    table.watch.clearing = clearing
    if table.events is not None:
        trail: dict[str, Json] = {"clan": CLANS[clan], "clearing": CLEARINGS[clearing]}
        table.tell(Event("advanced", rule, table.active, {"wildling": WILDLINGS[kind], **trail}))
    table.then(ARRIVALS[kind])


def leave_camp(table: Table, clan: int, camp: int) -> int:
    """A wildling leaves a camp and those behind it move up."""
    camps, at = table.watch.camps, clan * CAMPS + camp
    kind = camps[at]
    end = (clan + 1) * CAMPS
    camps[at:end] = [*camps[at + 1 : end], EMPTY]
    return kind


# Arrival in a clearing (NGT-16): one step for each operation of the data.


class Arrival(Step[Table]):
    """One operation of an arriving wildling, skipped where its condition fails (NGT-16.2, NGT-16.3, NGT-16.8).

    A giant who has hit does not breach as well (NGT-16.15), but those waiting may (NGT-16.6).
    """

    rule = "NGT-16.1"

    def __init__(self, op: str, when: str) -> None:
        super().__init__()
        self.op = op
        self.when = when

    def run(self, table: Table) -> None:
        if self.holds(table):
            self.act(table)

    def holds(self, table: Table) -> bool:
        if self.when == ALWAYS:
            return True
        watch = table.watch
        guards = watch.guards_at(watch.clearing)
        if self.when == "guarded":
            return guards > 0
        if self.when == "not_guarded":
            return guards == 0
        return watch.clearings[watch.clearing] > guards

    def act(self, table: Table) -> None:
        watch = table.watch
        match self.op:
            case "join_clearing":
                watch.clearings[watch.clearing] += 1
            case "enter_gift":
                enter_gift(table, watch.arriving)
                check_tragedy(table)
            case "giant_hit":
                lose_guard(table, watch.clearing, "NGT-16.5")
                watch.figures[GIANT] += 1
            case "breach":
                breach(table, False)
            case "giant_breach":
                breach(table, True)


ALWAYS: Final = "always"
ARRIVAL_OPS: Final = ["join_clearing", "enter_gift", "giant_hit", "breach", "giant_breach"]
ARRIVAL_CONDITIONS: Final = ["guarded", "not_guarded", "outnumbered", "outnumbered_after_hit"]


def arrival_of(row: Row) -> Step[Table]:
    when = row.word("when", ARRIVAL_CONDITIONS) if row.has("when") else ALWAYS
    return Arrival(row.word("op", ARRIVAL_OPS), when)


def enter_gift(table: Table, kind: int) -> None:
    """NGT-16.4, NGT-16.13: the first hex of the column without a wildling, then of the nearest other columns.

    Tormund is no wildling (NGT-7.9).
    """
    taken = table.watch.in_gift()
    for place in MAPS[table.layout].columns[table.watch.clearing]:
        if not taken >> place & 1:
            table.watch.gift[kind] |= 1 << place
            if table.events is not None:
                facts: dict[str, Json] = {"wildling": WILDLINGS[kind], "hex": HEXES[place]}
                table.tell(Event("entered-gift", "NGT-16.4", table.active, facts))
            return


def lose_guard(table: Table, section: int, rule: str) -> None:
    """NGT-16.5: the guard on space 1 goes home and the others close up. VP tokens follow by
    themselves (NGT-16.11, NGT-18.4)."""
    wall, start = table.watch.wall, section * SPACES
    owner = wall[start]
    wall[start : start + SPACES] = [*wall[start + 1 : start + SPACES], EMPTY]
    if table.events is not None:
        table.tell(Event("guard-lost", rule, owner, {"section": SECTIONS[section]}))
        tell_tokens(table, owner, -1)


def tell_tokens(table: Table, seat: int, change: int) -> None:
    """NGT-18.4: whether a guard more or less has just brought or cost a VP token."""
    guards = table.watch.guards_of(seat)
    if (guards if change > 0 else guards + 1) in GUARD_STEPS:
        kind = "vp-token" if change > 0 else "vp-token-lost"
        table.tell(Event(kind, "NGT-18.4", seat, {"guards": guards, "tokens": guard_tokens(table, seat)}))


def breach(table: Table, by_giant: bool) -> None:
    """NGT-16.7 to NGT-16.9, NGT-16.14: a guard falls, all enter the Gift, the marker moves; then the end is checked."""
    watch = table.watch
    if watch.guards_at(watch.clearing):
        lose_guard(table, watch.clearing, "NGT-16.7")
    for _ in range(watch.clearings[watch.clearing]):
        enter_gift(table, REGULAR)
    watch.clearings[watch.clearing] = 0
    if by_giant:
        enter_gift(table, GIANT)
    watch.breaches += 1
    if table.events is not None:
        facts: dict[str, Json] = {"section": SECTIONS[watch.clearing], "count": watch.breaches}
        table.tell(Event("breach", "NGT-16.7", table.active, facts))
    check_tragedy(table)


def check_tragedy(table: Table) -> None:
    """NGT-16.16, NGT-21.4, NGT-21.7: the third breach, or the eighth wildling in the Gift. What is left of a rush is
    not carried out (NGT-15.8)."""
    if table.watch.breaches >= LAST_BREACH:
        end_with(table, TRAGIC_BREACH)
    elif table.watch.in_gift().bit_count() >= FALLEN_GIFT:
        end_with(table, TRAGIC_GIFT)


TURN_TOKEN: Final = TurnToken()
UNCOVER_POOL: Final = UncoverPool()
UNCOVER_SETTLEMENT: Final = UncoverSettlement()
UNCOVER_KEEP: Final = UncoverKeep()
COVER_SETTLEMENT: Final = CoverSettlement()
ADVANCE_WILDLINGS: Final = AdvanceWildlings()
ALONG: Final = [[Along(clan, clearing) for clearing in range(len(CLEARINGS))] for clan in range(len(CLANS))]
ARRIVALS: Final = [[arrival_of(row) for row in wildling.rows("arrival")] for wildling in WILDLING_ROWS]
