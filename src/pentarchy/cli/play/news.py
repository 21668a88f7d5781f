"""What has happened, as a seat was told."""

from pentarchy.kernel.events import Event
from pentarchy.kernel.record import Record
from pentarchy.words import Words


def sentences(events: list[Event], seat: int | None, words: Words) -> list[str]:
    return [words.event(event.told_to(seat)) for event in events]


def history(record: Record, seat: int | None, words: Words) -> list[str]:
    """All that has happened so far and was not taken back: the game is played through again."""
    state, told = record.game.new(record.seats, record.options), list[str]()
    state.listen()
    for entry in record.entries:
        state.play(entry.move, entry.seat)
        told += sentences(state.heard(), seat, words)
    return told
