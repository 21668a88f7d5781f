"""What a client needs to check the luck of a game."""

import asyncio
from typing import cast

import msgspec

from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.workers import record_jobs
from pentarchy.tables.errors import Conflict
from pentarchy.tables.export import exported
from pentarchy.tables.library import game_of
from pentarchy.tables.queries import TakeProof
from pentarchy.tables.redaction import parts_in
from pentarchy.tables.rights import is_public
from pentarchy.tables.seeding import ALONE, promise, seed_from, seeding_in


async def show_proof(caller: Caller, _: None) -> b.Proof:
    """What a client needs to check every roll and draw of a finished game."""
    row, seats, entries = await caller.node.store.load(caller.path["table"])
    if not is_public(TakeProof(), row.status):
        raise Conflict("the seed is revealed when the game is over")
    game_of(row.game, row.rules)
    text = await asyncio.to_thread(exported, row, seats, entries)
    found = await caller.node.record_pool.run(
        caller.client_network, record_jobs.Proof(row.game, row.rules, text), msgspec.Raw
    )
    seeding, secret = seeding_in(entries), "" if row.scheme == ALONE else row.seed
    seed = seed_from(row.scheme, row.id, row.seed, seeding)
    promised = promise(row.scheme, row.id, row.seed)
    return b.Proof(promised, seed, cast(list[b.DrawInfo], found), row.id, row.scheme, secret, parts_in(seeding))
