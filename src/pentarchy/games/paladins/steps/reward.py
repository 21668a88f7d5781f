"""Effects that ask their owner something (PAL-9.3, PAL-7.5): what is asked is seen by all, a void one is not asked."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import ACTION_COUNT, DEVELOP, LIMIT, SPOTS, TRACK
from pentarchy.games.paladins.reading import Effect
from pentarchy.kernel.steps import Decision, Step

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


class RewardChoice(Decision["Table"]):
    """A decision about one effect."""

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat)
        self.effect = effect


class AskUnlessVoid(Step["Table"]):
    """PAL-9.2: an effect that can do nothing is skipped."""

    rule = "PAL-9.2"

    def __init__(self, decision: RewardChoice) -> None:
        super().__init__()
        self.decision = decision

    def run(self, table: "Table") -> None:
        if not void(table, self.decision.seat, self.decision.effect):
            table.push(self.decision)


def void(table: "Table", board: int, effect: Effect) -> bool:
    """PAL-9.2: whether the effect can do nothing now."""
    match effect.op:
        case "discard_suspicion":
            return not table.suspicions[board]
        case "pay_debt" | "cancel_debt":
            return not table.unpaid[board]
        case "pray":
            return not occupied_spaces(table, board)
        case "free_recruit":
            return max(table.town) < 0
        case "free_develop":
            return table.done[board * ACTION_COUNT + DEVELOP] >= LIMIT[DEVELOP]
        case "attribute":
            return table.attributes[board * 3 + effect.what] == TRACK
        case "choose":
            return all(void(table, board, part) for option in effect.of for part in option)
    return False


def occupied_spaces(table: "Table", board: int) -> list[int]:
    first = board * SPOTS
    return [action for action in range(ACTION_COUNT) if table.placed[first + action]]
