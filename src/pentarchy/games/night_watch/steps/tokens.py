"""Wildling tokens: turned, uncovered, covered (NGT-17)."""

from typing import Final

from pentarchy.games.night_watch.cards import SETTLEMENTS, TOKEN_CLAN, TOKEN_KIND, TOKENS
from pentarchy.games.night_watch.fields import EMPTY
from pentarchy.games.night_watch.moves import TOKEN
from pentarchy.games.night_watch.steps.drawing import Draw
from pentarchy.games.night_watch.steps.trails import newcomer
from pentarchy.games.night_watch.table import Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Step

KINDS_OF_TOKEN: Final = len(TOKENS)
FIRST_BATCH: Final = 0
"""All tokens before the pool was filled up for the first time."""


class TurnToken(Draw):
    """NGT-17.1: a token shows a kind and a clan; it is any of what is left of its batch (NGT-23.9)."""

    rule = "NGT-17.1"

    def __init__(self, batch: int) -> None:
        super().__init__(TOKEN)
        self.batch = batch

    def left(self, table: Table) -> list[int]:
        start = self.batch * KINDS_OF_TOKEN
        return table.watch.batches[start : start + KINDS_OF_TOKEN]

    def play(self, table: Table, move: int) -> None:
        token, watch = move - TOKEN.base, table.watch
        watch.batches[self.batch * KINDS_OF_TOKEN + token] -= 1
        watch.turned[token] += 1
        if table.events is not None:
            table.tell(Event("token", self.rule, table.active, {"token": TOKENS[token]}))
        newcomer(table, TOKEN_KIND[token], TOKEN_CLAN[token])


class UncoverPool(Step[Table]):
    """NGT-17.5: a token of the pool is turned."""

    rule = "NGT-17.5"

    def run(self, table: Table) -> None:
        table.push(TurnToken(off_pool(table)))


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
        table.push(TurnToken(lift_settlement(table, table.active)))


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
        table.push(TurnToken(FIRST_BATCH))


class CoverSettlement(Step[Table]):
    """NGT-17.3: the returned settlement stands on a token of the pool, on the lowest empty space (NGT-17.4)."""

    rule = "NGT-17.3"

    def run(self, table: Table) -> None:
        under, at = table.watch.under, table.active * SETTLEMENTS
        while under[at] != EMPTY:
            at += 1
        under[at] = off_pool(table)


UNCOVER_POOL: Final = UncoverPool()
UNCOVER_SETTLEMENT: Final = UncoverSettlement()
UNCOVER_KEEP: Final = UncoverKeep()
COVER_SETTLEMENT: Final = CoverSettlement()
