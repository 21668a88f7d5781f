"""Effects are data (DIC-11): every citizen's program, and the dragon alarm's, as a list of steps."""

from typing import Final

from pentarchy.games.dice_king.cards import EFFECT_OF, PACKAGE
from pentarchy.games.dice_king.steps.taking import GainSupplyGem, ReplaceFire, ReplaceToken, Steal
from pentarchy.games.dice_king.steps.tiles_and_castles import DrawTiles, PlaceKept
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Step


def step_for(row: Row) -> Step[Table]:
    """The step that a data record describes."""
    op = row.text("op")
    match op:
        case "draw_tiles":
            count = 0 if row.value("count") == "stars" else row.number("count")
            return DrawTiles(count, row.number("keep"))
        case "place_kept":
            return PlaceKept(row.text("marker") == "dragon_fire")
        case "gain_supply_gem":
            return GainSupplyGem(row.number("if_stars"))
        case "steal":
            return Steal(row.text("what"))
        case "replace_fire":
            return ReplaceFire()
        case "replace_token":
            return ReplaceToken()
    raise BadData(row.where, f"unknown op '{op}'")


PROGRAMS: Final[dict[str, list[Step[Table]]]] = {
    row.text("id"): [step_for(step) for step in row.rows("steps")] for row in load(PACKAGE, "effects").rows("effect")
}
PROGRAM_OF: Final = [PROGRAMS[effect][::-1] for effect in EFFECT_OF]
"""As they go onto the agenda: what is done first comes last."""
DRAGON_ALARM: Final = PROGRAMS["dragon_alarm"][::-1]
