"""A few words beside an option: where a path leads, what an intersection or a hex brings."""

from typing import TYPE_CHECKING

from pentarchy.games.night_watch.maps import HEXES, INTERSECTIONS, MAP_NAMES, MAPS
from pentarchy.games.night_watch.moves import BUILD_KEEP, BUILD_ROAD, EXPEL, LIFT, SETTLE, TORMUND
from pentarchy.games.night_watch.view import SeatView
from pentarchy.kernel.events import Facts

if TYPE_CHECKING:
    from pentarchy.words import Words


def option_note(move: int, facts: Facts, view: SeatView, words: "Words") -> str:
    layout = MAPS[MAP_NAMES.index(view["map"])]
    for verb in (BUILD_ROAD, LIFT):
        if verb.covers(move) and move - verb.base < layout.paths:
            return "–".join(INTERSECTIONS[end][1:] for end in layout.ends[move - verb.base])
    for verb in (SETTLE, BUILD_KEEP):
        if verb.covers(move) and move - verb.base < layout.intersections:
            return ", ".join(hex_words(view, HEXES[place], words) for place in layout.hexes_at[move - verb.base])
    for verb in (TORMUND, EXPEL):
        if verb.covers(move):
            return hex_words(view, HEXES[move - verb.base], words)
    return words.note(move, facts)


def hex_words(view: SeatView, name: str, words: "Words") -> str:
    """What a hex produces, and on which rolls."""
    for row in view["hexes"]:
        if row["id"] == name:
            numbers = "/".join(str(number) for number in row["numbers"])
            return f"{words.name(row['resource'] or row['terrain'])} {numbers}".strip()
    return ""
