"""Record files that somebody brings, opened as replays."""

from pentarchy.kernel.record import rules_of, slug_of
from pentarchy.server.clock import now
from pentarchy.server.web import bodies as b
from pentarchy.server.web.caller import Caller
from pentarchy.server.web.tables import link_to
from pentarchy.server.workers import record_jobs
from pentarchy.tables.library import game_of

LARGEST_RECORD = 256 * 1024


async def upload_record(caller: Caller, text: str) -> b.TableLink:
    """Open a record file as a replay."""
    caller.node.new_tables.check(caller.client_network)
    game_of(slug_of(text), rules_of(text))  # unknown rules are refused before a worker is asked
    job = record_jobs.Upload(text, now())
    made = await caller.node.record_pool.run(caller.client_network, job, record_jobs.Uploaded)
    await caller.node.store.create(made.row, made.seats, made.entries)
    return b.TableLink(made.row.id, link_to(caller, made.row.id))
