"""Effects are data (DIC-11): every citizen's program, and the dragon alarm's, as a list of steps."""

from typing import Final

from pentarchy.games.dice_king.cards import EFFECT_OF, GEM_KINDS, PACKAGE
from pentarchy.games.dice_king.pending import STARS
from pentarchy.games.dice_king.steps.replacing import ReplaceFire, ReplaceToken
from pentarchy.games.dice_king.steps.taking import GainSupplyGem, Steal
from pentarchy.games.dice_king.steps.tiles_and_castles import DrawTiles, PlaceKept
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Step

ALARM_PROGRAM: Final = "dragon_alarm"


def program(effect: Row) -> list[Step[Table]]:
    """The steps of an effect, in order."""
    draw_rule = "DIC-7.1" if effect.text("id") == ALARM_PROGRAM else "DIC-6.2"
    return [step for row in effect.rows("steps") for step in steps_for(row, draw_rule)]


def steps_for(row: Row, draw_rule: str) -> list[Step[Table]]:
    """The steps that a data record describes: an amount is a step as often as that."""
    op = row.text("op")
    match op:
        case "draw_tiles":
            return [drawing(row, draw_rule)]
        case "place_kept":
            return [placing(row)]
        case "gain_supply_gem":
            return [GainSupplyGem(row.number("if_stars"), kinds_in(row))] * positive(row, "amount")
        case "steal":
            return [stealing(row)] * positive(row, "amount")
        case "replace_fire":
            return [slaying(row)]
        case "replace_token":
            return [conquering(row)]
    raise BadData(row.where, f"unknown op '{op}'")


def drawing(row: Row, rule: str) -> DrawTiles:
    """DIC-6.2, DIC-6.3: one tile is kept, or all of them."""
    row.exactly("rest", "shuffle_back")
    count = STARS if row.value("count") == "stars" else positive(row, "count")
    keep = positive(row, "keep")
    if keep not in (1, count):
        raise BadData(row.where, f"'keep' must be 1 or all that are drawn, not {keep}")
    return DrawTiles(count, keep, rule)


def placing(row: Row) -> PlaceKept:
    """A castle takes the gem of its space (DIC-6.5), a dragon fire leaves it there (DIC-7.2)."""
    fire = row.word("marker", ["token", "dragon_fire"]) == "dragon_fire"
    row.exactly("collect_gem", not fire)
    return PlaceKept(fire)


def kinds_in(row: Row) -> list[str]:
    """DIC-6.8: kinds of gems in the order in which they are tried."""
    order = row.texts("order")
    if not set(order) <= set(GEM_KINDS):
        raise BadData(row.where, f"'order' must name kinds of gems: {', '.join(GEM_KINDS)}, not {order}")
    return order


def stealing(row: Row) -> Steal:
    row.exactly("from", "any_opponent")  # DIC-6.9, DIC-6.10
    return Steal(row.word("what", ["face_up_citizen", "gem"]), row.flag("optional"))


def slaying(row: Row) -> ReplaceFire:
    """DIC-6.12: any dragon; fire and gem are taken."""
    row.exactly("scope", "any")
    row.exactly("marker", "token")
    row.exactly("collect_fire", True)
    row.exactly("collect_gem", True)
    return ReplaceFire()


def conquering(row: Row) -> ReplaceToken:
    """DIC-6.14, DIC-6.15: the nearest castle; its token goes back."""
    row.exactly("scope", "nearest")
    row.exactly("marker", "token")
    row.exactly("return_to", "owner")
    return ReplaceToken()


def positive(row: Row, key: str) -> int:
    value = row.number(key)
    if value < 1:
        raise BadData(row.where, f"'{key}' must be 1 or more, not {value}")
    return value


EFFECT_ROWS: Final = load(PACKAGE, "effects").rows("effect")
PROGRAMS: Final[dict[str, list[Step[Table]]]] = {row.text("id"): program(row) for row in EFFECT_ROWS}
PROGRAM_OF: Final = [PROGRAMS[effect][::-1] for effect in EFFECT_OF]
"""As they go onto the agenda: what is done first comes last."""
DRAGON_ALARM: Final = PROGRAMS[ALARM_PROGRAM][::-1]
