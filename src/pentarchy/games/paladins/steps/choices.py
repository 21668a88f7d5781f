"""Effects that their owner may decline (PAL-9.3), and the action Pray (PAL-5.10)."""

from typing import Final

from pentarchy.games.paladins.board import ACTIONS, MOST_SEATS, PRAY, SPOTS
from pentarchy.games.paladins.cards import MOST_TAX
from pentarchy.games.paladins.moves import CANCEL, CLEAR, DECLINE, DISCARD
from pentarchy.games.paladins.steps.gains import cancel_debt, discard_suspicion, told_workers
from pentarchy.games.paladins.steps.reward import RewardChoice, occupied_spaces
from pentarchy.games.paladins.steps.worth_asking import worth_asking
from pentarchy.games.paladins.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal


class DiscardSuspicion(RewardChoice):
    """PAL-9.3: the player names a number, at most the cards held."""

    rule = "PAL-9.3"

    def options(self, table: Table) -> list[int]:
        most = min(self.effect.amount, table.suspicions[self.seat])
        moves = list(range(DISCARD.base, DISCARD.base + most + 1))
        if table.tax > MOST_TAX or table.suspicions[self.seat] < max(table.suspicions):
            return moves
        return worth_asking(table, self, moves)  # a tax that follows may bring an Inquisition, which halves the rest

    def play(self, table: Table, move: int) -> None:
        discard_suspicion(table, self.seat, move - DISCARD.base)

    def why(self, table: Table, move: int) -> Refusal:
        if not DISCARD.covers(move):
            return Refusal("PAL-9.3", "only-discarding-now")
        facts: dict[str, Json] = {"most": self.effect.amount, "have": table.suspicions[self.seat]}
        return Refusal("PAL-9.3", "discard-too-many", facts)


class CancelDebt(RewardChoice):
    """PAL-8.7: an unpaid debt goes back to the pile; paid ones never do."""

    rule = "PAL-9.3"

    def options(self, table: Table) -> list[int]:
        return [CANCEL.base, DECLINE.base]

    def play(self, table: Table, move: int) -> None:
        if move == CANCEL.base:
            cancel_debt(table, self.seat, min(self.effect.amount, table.unpaid[self.seat]))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-9.3", "cancel-or-decline")


def clear_space(table: Table, seat: int, action: int, rule: str) -> None:
    """The workers of one action space return to the general supply."""
    workers = table.placed[seat * SPOTS + action]
    table.placed[seat * SPOTS + action] = 0
    if table.events is not None:
        facts: dict[str, Json] = {"action": ACTIONS[action], "workers": told_workers(workers)}
        table.tell(Event("space-cleared", rule, seat, facts))


class ClearSpaceOrNot(RewardChoice):
    """`pray` as a reward: also of the space that gave it, also of the Pray space (PAL-9.4)."""

    rule = "PAL-9.4"

    def options(self, table: Table) -> list[int]:
        moves = [CLEAR.base + action for action in occupied_spaces(table, self.seat)]
        moves.append(DECLINE.base)
        return moves if table.workers[self.seat] else worth_asking(table, self, moves)

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            clear_space(table, self.seat, move - CLEAR.base, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-9.4", "nobody-stands-there" if CLEAR.covers(move) else "only-clearing-now")


class ClearSpace(Decision[Table]):
    """PAL-5.10: the action Pray has been paid for and clears another space, compulsorily (PAL-9.3)."""

    rule = "PAL-5.10"

    def options(self, table: Table) -> list[int]:
        moves = [CLEAR.base + action for action in occupied_spaces(table, self.seat) if action != PRAY]
        return moves if table.workers[self.seat] else worth_asking(table, self, moves)  # then passing empties the board

    def play(self, table: Table, move: int) -> None:
        action = move - CLEAR.base
        table.aim(action)
        clear_space(table, self.seat, action, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        if move == CLEAR.base + PRAY:
            return Refusal("PAL-5.10", "pray-clears-another")
        return Refusal("PAL-5.10", "nobody-stands-there" if CLEAR.covers(move) else "only-clearing-now")


CLEAR_SPACE: Final = [ClearSpace(seat) for seat in range(MOST_SEATS)]
