"""The view again, for whoever looks after every move and changes nothing in it: parts that have not changed since
somebody last looked are the very same objects. What they show is `view.show`'s matter alone."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king import view
from pentarchy.kernel.events import Plain

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

Key = tuple[int, ...]
MOST: Final = 512
"""Values kept of each part: enough for the tables that are being played at a time."""
KEPT: Final[dict[str, dict[Key, Plain]]] = {part: {} for part in view.LASTING}


def sight(table: "Table") -> dict[str, Plain]:
    return {**view.passing(table), **kept_parts(table)}


def kept_parts(table: "Table") -> dict[str, Plain]:
    return {part: kept(table, part, key) for part, key in keys_of(table).items()}


def kept(table: "Table", part: str, key: Key) -> Plain:
    values = KEPT[part]
    value = values.get(key)
    if value is None:
        if len(values) >= MOST:
            del values[next(iter(values))]
        value = values[key] = view.lasting(table, part)
    return value


def keys_of(table: "Table") -> dict[str, Key]:
    """All that each part depends on."""
    castles = table.castles
    return {
        "map": (table.layout, table.dragons, table.ruins, table.white_spots, table.gold_spots, *castles),
        "below": tuple(table.decks),
        "discard": (table.discard,),
        "areas": (table.layout, *castles, *table.citizens, *table.supers, *table.white, *table.gold, *table.fires),
        "tiles": (table.supply, *table.unseen, *table.doubt),
    }
