"""What is in the box, held to the cards and rows of the data: numbers that stand in two places must agree."""

from typing import Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ATTACK,
    COMMISSION,
    COMPONENTS,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    LADDER_REWARD,
    LIMIT,
    PER_PLAYER,
    RAISES,
    SEATS,
)
from pentarchy.games.paladins.cards import (
    ATTACK_REWARD,
    CONVERT_REWARD,
    DEBT_ROW,
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION_COUNT,
    TAVERN,
    TOWNSFOLK,
    WALL_REWARD,
    WALLS,
)
from pentarchy.games.paladins.reading import ATTRIBUTES, Effect, agree
from pentarchy.games.paladins.solo import SCHEME_COUNT

SHARED: Final = {
    "townsfolk_card": len(TOWNSFOLK),
    "outsider_card": len(OUTSIDERS),
    "kings_order_card": len(ORDERS),
    "kings_favour_card": len(FAVOURS),
    "debt_card": DEBT_ROW.number("count"),
    "suspicion_card": sum(SUSPICION_COUNT),
    "tavern_card": len(TAVERN),
    "wall_card": len(WALLS),
    "scheme_card": sum(SCHEME_COUNT),
}
EACH: Final = {
    "player_board": 1,
    "paladin_card": len(PALADINS),
    "workshop": LIMIT[DEVELOP],
    "monk": LIMIT[COMMISSION],
    "outpost": LIMIT[GARRISON],
    "jar": LIMIT[ABSOLVE],
    "attribute_marker": len(ATTRIBUTES),
}


def check_counts() -> None:
    """Raises BadData where the list of components, the cards and the rows of pieces do not agree."""
    agree("components.toml", PER_PLAYER, {name: EACH.get(name, 0) for name in COMPONENTS})
    for name, count in [*SHARED.items(), *((name, count * SEATS[-1]) for name, count in EACH.items())]:
        agree(f"components.toml: {name}", COMPONENTS[name], count)
    for action, rewards in RAISING.items():
        raised = [reward[0].what for reward in rewards if reward[0].op == "attribute"]
        agree("actions.toml", raised, [RAISES[action]] * len(rewards))


RAISING: Final[dict[int, list[list[Effect]]]] = {
    COMMISSION: LADDER_REWARD[COMMISSION],
    FORTIFY: WALL_REWARD,
    GARRISON: LADDER_REWARD[GARRISON],
    ABSOLVE: LADDER_REWARD[ABSOLVE],
    ATTACK: ATTACK_REWARD,
    CONVERT: CONVERT_REWARD,
}
"""What every use of an action that raises an attribute brings first."""
