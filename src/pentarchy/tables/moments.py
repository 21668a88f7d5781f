"""Games as they were at an earlier moment."""

from collections import OrderedDict

from pentarchy.kernel.events import Facts
from pentarchy.kernel.game import Game
from pentarchy.kernel.record import Record, replay_line
from pentarchy.kernel.settings import Setting
from pentarchy.tables.rights import Viewer

REMEMBERED = 8


class Moments:
    """Remembers what was played through last: most who ask ask again, about a moment later or with other eyes."""

    def __init__(self) -> None:
        self.records: OrderedDict[str, Record] = OrderedDict()

    def seen(
        self, table: str, game: Game, seats: int, options: dict[str, Setting], lines: list[str], viewer: Viewer
    ) -> tuple[Facts, list[Facts]]:
        """What a viewer saw after these lines, and what the last of them told."""
        record = self.records.pop(table, None)
        if record is None or record.lines != lines[: len(record.lines)] or len(record.lines) >= len(lines):
            record = Record(game, seats, options)
            record.state.listen()
        for line in lines[len(record.lines) :]:
            record.state.heard()
            replay_line(record, line)
        events: list[Facts] = [event.told_to(viewer) for event in record.state.heard()]
        self.keep(table, record)
        return record.state.view(viewer), events

    def keep(self, table: str, record: Record) -> None:
        self.records[table] = record
        if len(self.records) > REMEMBERED:
            self.records.popitem(last=False)
