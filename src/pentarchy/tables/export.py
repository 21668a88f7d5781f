"""A table's log as a record file. It needs no rules: a game of an older version is exported as it was played."""

from pentarchy.kernel.record_text import Head, file_text, option_pairs
from pentarchy.tables.log import Entry
from pentarchy.tables.luck import note_of
from pentarchy.tables.seats import Seat
from pentarchy.tables.seeding import ALONE, promise, seed_from, seeding_in
from pentarchy.tables.table import TableRow
from pentarchy.tables.terms import terms_from


def exported(row: TableRow, seats: list[Seat], entries: list[Entry]) -> str:
    head = Head(row.game, row.rules, len(seats))
    head.options = option_pairs(terms_from(row.terms).options)
    head.players = {seat.seat: seat.name for seat in seats if seat.name}
    head.notes = notes(row, entries)
    return file_text(head, [entry.text for entry in entries if entry.kind == "line"])


def notes(row: TableRow, entries: list[Entry]) -> dict[str, str]:
    """What `pentarchy verify` needs. Seed and secret are revealed once nothing more will be drawn from them."""
    if row.status == "replay":
        return {}
    found = {"table": row.id, "commitment": promise(row.scheme, row.id, row.seed), **notes_on_seed(row, entries)}
    terms = terms_from(row.terms)
    if terms.lesson:
        found["lesson"] = "its luck was known before"
    if terms.origin:
        found["origin"] = terms.origin
    if terms.repeated:
        found["repeated"] = str(len(terms.repeated))
    if row.inherited:
        found["inherited"] = str(row.inherited)
    return found


def notes_on_seed(row: TableRow, entries: list[Entry]) -> dict[str, str]:
    seeding, over = seeding_in(entries), row.status == "over"
    found = {"seed": seed_from(row.scheme, row.id, row.seed, seeding) if over else ""}
    if row.scheme != ALONE:
        found |= {"scheme": str(row.scheme), "secret": row.seed if over else ""}
        found |= {"seals": note_of(seeding.seals), "parts": note_of(seeding.parts)}
    return {name: text for name, text in found.items() if text}
