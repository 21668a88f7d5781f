"""A table's log as a record file. It needs no rules: a game of an older version is exported as it was played."""

from pentarchy.kernel.record import FORMAT, check_sum, spelled
from pentarchy.tables.log import Entry
from pentarchy.tables.luck import commitment
from pentarchy.tables.seats import Seat
from pentarchy.tables.table import TableRow
from pentarchy.tables.terms import terms_from


def exported(row: TableRow, seats: list[Seat], entries: list[Entry]) -> str:
    options = terms_from(row.terms).options
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
    found = {"table": row.id, "commitment": commitment(row.seed)}
    if row.status == "over":
        found["seed"] = row.seed
    if terms_from(row.terms).lesson:
        found["lesson"] = "its luck was known before"
    if row.inherited:
        found["inherited"] = str(row.inherited)
    return found
