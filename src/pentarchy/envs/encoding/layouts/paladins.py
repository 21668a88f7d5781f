"""The view of Paladins of the West Kingdom."""

from pentarchy.envs.encoding.groups import BySeat, Line, Maybe, Record, Row
from pentarchy.envs.encoding.parts import Bag, Digit, Flag, Indices, Known, Number, OneOf, Part, Seat, Seats, Tally
from pentarchy.games.paladins.board import (
    ACTIONS,
    FAVOUR_SLOTS,
    IN_PLAY,
    JAR_SPACES,
    ORDER_POINTS,
    OUTSIDER_SLOTS,
    RIGHT,
    ROUNDS,
    SPACES,
    TOWNSFOLK_COLUMNS,
)
from pentarchy.games.paladins.cards import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    SUSPICION_COUNT,
    TAVERN,
    TOWNSFOLK,
    WALLS,
)
from pentarchy.games.paladins.observation import REWARDS, TARGET_NAMES, TAVERN_SLOTS
from pentarchy.games.paladins.observation_boards import PARTS
from pentarchy.games.paladins.reading import ATTRIBUTES, WORKERS
from pentarchy.games.paladins.solo import SCHEMES
from pentarchy.games.paladins.workers import MODES
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.settings import Settings

CHANCE = ["start", "draw", "townsfolk", "outsider", "order", "king", "tavern", "wall", "suspicion", "scheme"]
ANSWERS = ["arrange"]
WORKER_COUNTS = Tally(WORKERS, 3)


def layout(seats: int, settings: Settings) -> dict[str, Part]:
    spaces = [SPACES[space] for space in one_by_one(IN_PLAY[seats])]
    tavern = Record({"card": OneOf(TAVERN), "by": Seat(boards(seats))})
    return {
        "round": Digit(0, ROUNDS),
        "start": Seat(seats),
        "on_turn": Seat(boards(seats)),
        "tax": Number(8),
        "passed": Seats(boards(seats)),
        "townsfolk": Row(TOWNSFOLK_COLUMNS, OneOf(TOWNSFOLK)),
        "outsiders": Row(OUTSIDER_SLOTS, OneOf(OUTSIDERS)),
        "orders": Row(len(ORDER_POINTS), OneOf(ORDERS)),
        "favours": Row(FAVOUR_SLOTS, OneOf(FAVOURS)),
        "favour_workers": Row(FAVOUR_SLOTS, WORKER_COUNTS),
        "tavern": Line(TAVERN_SLOTS, tavern),
        "unseen": Record({**CARDS, "orders": Bag(ORDERS), "favours": Bag(FAVOURS), "walls": Bag(WALLS)}),
        "discards": Record(CARDS),
        "spaces": Row(len(spaces), SPACE, spaces),
        "boards": BySeat(boards(seats), BOARD),
        "automa": Maybe(AUTOMA),
        "under_way": UNDER_WAY,
        "yours": Maybe(YOURS),
    }


def boards(seats: int) -> int:
    """Alone, the automa has a board too."""
    return max(2, seats)


CARDS: dict[str, Part] = {
    "townsfolk": Bag(TOWNSFOLK),
    "outsiders": Bag(OUTSIDERS),
    "tavern": Bag(TAVERN),
    "suspicion": Tally(SUSPICION, 5),
    "schemes": Tally(SCHEMES, 2),
}

SPACE = Record({"id": Known(), "region": Known(), "piece": OneOf(["monk", "outpost"])})

DECK = Record({"used": Bag(PALADINS), "size": Number(12), "hand": Number(3), "chosen": Flag()})

BOARD = Record(
    {
        "silver": Number(10),
        "provisions": Number(10),
        "attributes": Tally(ATTRIBUTES, 10),
        "effective": Tally(ATTRIBUTES, 10),
        "workers": WORKER_COUNTS,
        "placed": Record(dict.fromkeys(ACTIONS, WORKER_COUNTS)),
        "standing": Known(),  # follows from who is placed
        "workshops": Record({action: Indices(["", "left", "right"]) for action in ACTIONS[RIGHT:]}),
        "done": Tally(ACTIONS, 5),
        "costs": Known(),  # follows from the uses and the paladin
        "jars": Bag(JAR_SPACES),
        "unpaid": Number(5),
        "paid": Number(5),
        "suspicion": Line(sum(SUSPICION_COUNT), OneOf(SUSPICION)),
        "retinue": Bag(TOWNSFOLK),
        "walls": Bag(WALLS),
        "attacked": Bag(OUTSIDERS),
        "converted": Bag(OUTSIDERS),
        "paladin": OneOf(PALADINS),
        "deck": Maybe(DECK),
        "points": Tally(PARTS, 20),
    }
)

AUTOMA = Record(
    {
        "marker": Number(10),
        "scheme": OneOf(SCHEMES),
        "stack": Row(len(ATTRIBUTES), OneOf(ATTRIBUTES)),
        "rested": Flag(),
    }
)

REWARD = Record({"op": OneOf(REWARDS), "amount": Number(2), "of": Known()})
"""An effect that asks something; among what a choice is follows from the favour or the wall."""

UNDER_WAY = Record(
    {
        "action": OneOf(MODES),
        "target": OneOf(TARGET_NAMES),
        "favour": OneOf(FAVOURS),
        "reward": Maybe(REWARD),
        "retinue_before": Number(10),
        "abilities_used": Bag(TOWNSFOLK),
    }
)

YOURS = Record(
    {
        "hand": Bag(PALADINS),
        "chosen": OneOf(PALADINS),
        "top": OneOf(PALADINS),
        "undrawn": Bag(PALADINS),
        "under": Line(len(PALADINS), OneOf(PALADINS)),
    }
)
