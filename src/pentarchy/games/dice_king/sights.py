"""The view again, for whoever looks after every move and changes nothing in it: parts that have not changed since
somebody last looked are the very same objects. What they show is the matter of `view.py` alone."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.dice_king import view
from pentarchy.games.dice_king.cards import DECKS
from pentarchy.kernel.events import Json

if TYPE_CHECKING:
    from pentarchy.games.dice_king.table import Table

Key = tuple[int, ...]
MOST: Final = 1024
"""Values kept of each part: enough for the tables that are being played at a time."""
KEPT: Final[dict[str, dict[Key, Json]]] = {
    part: {} for part in ("map", "below", "deck", "discard", "areas", "area", "tiles")
}


def sight(table: "Table") -> dict[str, Json]:
    seen: dict[str, Json] = view.passing(table)
    for part, key in keys_of(table).items():
        seen[part] = kept(table, part, key)
    return seen


def kept(table: "Table", part: str, key: Key, which: int = 0) -> Json:
    values = KEPT[part]
    value = values.get(key)
    if value is None:
        if len(values) >= MOST:
            del values[next(iter(values))]
        value = values[key] = made(table, part, which)
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


def made(table: "Table", part: str, which: int) -> Json:
    """A part anew, out of what is kept where only a deck or an area of several has changed."""
    match part:
        case "map":
            return [*view.map_view(table)]
        case "below":
            return [kept(table, "deck", (deck, table.decks[deck]), deck) for deck in range(DECKS)]
        case "deck":
            return view.below(table, which)
        case "discard":
            return view.names(table.discard)
        case "areas":
            return [kept(table, "area", area_key(table, seat), seat) for seat in range(table.seats)]
        case "area":
            return view.area(table, which)
        case _:
            return view.tiles_view(table)


def area_key(table: "Table", seat: int) -> Key:
    return (
        table.layout,
        table.castles[seat],
        table.citizens[seat],
        table.supers[seat],
        table.white[seat],
        table.gold[seat],
        table.fires[seat],
        max(table.fires),
    )
