"""A table's log as a record file. It needs no rules: a game of an older version is exported as it was played."""

import msgspec

from pentarchy.kernel.record import FORMAT, check_sum, spelled
from pentarchy.server.fair import commitment
from pentarchy.server.store.rows import Entry, SeatRow, TableRow
from pentarchy.server.tables.terms import Terms


def written(row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> str:
    options = msgspec.json.decode(row.terms, type=Terms).options
    head = [FORMAT, f"game {row.game}", f"rules {row.rules}", f"seats {len(seats)}"]
    head += [f"option {name}={spelled(value)}" for name, value in sorted(options.items())]
    head += [f"player {seat.seat} {seat.name}" for seat in seats if seat.name]
    head += [f"note {name} {text}" for name, text in sorted(notes(row).items())]
    lines = [entry.text for entry in entries if entry.kind == "line"]
    body = "\n".join([*head, "moves", *lines]) + "\n"
    return f"{body}sum {check_sum(body)}\n"


def notes(row: TableRow) -> dict[str, str]:
    """What `pentarchy verify` needs. The seed is told when no more luck will come from it."""
    if row.status == "replay":
        return {}
    told = {"table": row.id, "commitment": commitment(row.seed)}
    if row.status == "over":
        told["seed"] = row.seed
    if msgspec.json.decode(row.terms, type=Terms).lesson:
        told["lesson"] = "its luck was known before"
    if row.inherited:
        told["inherited"] = str(row.inherited)
    return told
