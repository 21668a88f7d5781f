"""Games that go on from a moment of another."""

from pentarchy.server.clock import now
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import open_table, table_at
from pentarchy.server.workers import record_jobs
from pentarchy.tables.branching import Branch, check_branch
from pentarchy.tables.making import Inherited


async def what_if(caller: Caller, new: b.WhatIf) -> b.CreatedTable:
    """Go on from a moment of a finished game as a new table, with other luck or with what came then."""
    table = await table_at(caller)
    check_branch(table, caller.shown, new)
    slug, rules, options = table.game.slug, table.game.version, table.terms.options
    lines = [*table.record.lines]
    job = record_jobs.Branch(slug, rules, len(table.seats), options, lines, new.moment, new.same_luck, now())
    begun = await caller.node.record_pool.run(caller.client_network, job, Branch)
    inherited = Inherited(begun.entries, rules, table.id, begun.points)
    return await open_table(caller, new, slug, options, inherited)
