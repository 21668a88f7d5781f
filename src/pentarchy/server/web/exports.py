"""A game as a record file."""

import asyncio

from pentarchy.server.web.caller import Caller
from pentarchy.tables.errors import NotAllowed
from pentarchy.tables.export import exported
from pentarchy.tables.queries import TakeRecord
from pentarchy.tables.rights import is_public


async def export_record(caller: Caller, _: None) -> str:
    """The game as a record file, once it is over."""
    row, seats, entries = await caller.node.store.load(caller.path["table"])
    if not is_public(TakeRecord(), row.status):
        raise NotAllowed("while the game runs, its record holds what others may not know")
    return await asyncio.to_thread(exported, row, seats, entries)
