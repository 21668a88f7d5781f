"""The automa of the solo game (PAL-12): read once from the data files."""

from typing import Final

from pentarchy.games.paladins.board import ACTIONS, RIGHT_NAMES, SPACE_KIND
from pentarchy.games.paladins.reading import ATTRIBUTES, PACKAGE, agree, column, ids, in_order, place_of
from pentarchy.kernel.data import Row, load

AUTOMA_DATA: Final = load(PACKAGE, "automa")
AUTOMA_CONSTANTS: Final = AUTOMA_DATA.row("automa")
AUTOMA_CONSTANTS.exactly("id", "automa")
AUTOMA_WORKERS: Final = AUTOMA_CONSTANTS.number("workers_base")
AUTOMA_WORKERS_A_ROUND: Final = AUTOMA_CONSTANTS.number("workers_per_round")
AUTOMA_WORKSHOPS: Final = AUTOMA_CONSTANTS.number("workshops")
AUTOMA_LEAST: Final = AUTOMA_CONSTANTS.number("min_vp_per_converted")
AUTOMA_DEVELOPED: Final = AUTOMA_CONSTANTS.flag("scores_develop")
AUTOMA_GOODS: Final = AUTOMA_CONSTANTS.flag("scores_resources")
RESOURCE_SPACES: Final = AUTOMA_CONSTANTS.number("resource_track_spaces")
MARKER_START: Final = AUTOMA_CONSTANTS.number("marker_start")
STACK: Final = AUTOMA_CONSTANTS.texts("stack_bottom_to_top")
agree("automa.toml", sorted(STACK), sorted(ATTRIBUTES))
DIFFICULTIES: Final = ids(AUTOMA_DATA.rows("difficulty"))
ORDERS_REVEALED: Final = column(AUTOMA_DATA.rows("difficulty"), "orders_revealed")


def automa_side(side: str) -> list[Row]:
    """One side of its board, from left to right."""
    rows = [row for row in AUTOMA_DATA.rows("automa_action") if row.word("side", ["left", "right"]) == side]
    return in_order(rows, "order")


AUTOMA_LEFT: Final = ids(automa_side("left"))
agree("automa.toml", ids(automa_side("right")), RIGHT_NAMES)
AUTOMA_SPOTS: Final = [*ACTIONS, "rest"]
LEFT_ROW: Final = [place_of(row, "id", AUTOMA_SPOTS) for row in automa_side("left")]
"""PAL-12.2: the left-hand row of its board, from left to right."""
NEEDED: Final = {place_of(row, "id", AUTOMA_SPOTS): row.number("workers") for row in AUTOMA_DATA.rows("automa_action")}
"""PAL-12.12: the workers for each of its spaces, less the workshops there."""
SPACE_PREFERENCE: Final = [row.text("kind") for row in in_order(AUTOMA_DATA.rows("space_preference"), "order")]
agree("automa.toml", sorted(SPACE_PREFERENCE), sorted(set(SPACE_KIND)))
SCHEME_ROWS: Final = load(PACKAGE, "schemes").rows("scheme")
SCHEMES: Final = ids(SCHEME_ROWS)
SCHEME_KIND: Final = [row.word("kind", [*ACTIONS, "kings_order", "kings_favour"]) for row in SCHEME_ROWS]
SCHEME_COUNT: Final = column(SCHEME_ROWS, "count")
SCHEME_STARTS: Final = [row.flag("starting") for row in SCHEME_ROWS]
