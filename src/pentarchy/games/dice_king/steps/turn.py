"""The turn, and phase 1: rolling (DIC-3)."""

from typing import Final

from pentarchy.games.dice_king.cards import DICE, MAX_ROLLS
from pentarchy.games.dice_king.moves import REROLL, ROLL, STOP, THROW
from pentarchy.games.dice_king.steps.checking import CHECK_RESULT
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.events import Event, Plain
from pentarchy.kernel.steps import Chance, Decision, Refusal, Step


class RollDice(Chance[Table]):
    """Dice fall, each face equally likely (DIC-9.5). By threes, so that chance never has more than 216 options."""

    rule = "DIC-3.3"
    forced = False

    def __init__(self, dice: list[int]) -> None:
        super().__init__()
        self.dice = dice
        self.throws = [ROLL.base + throw for throw in THROW.throws(len(dice))]

    def options(self, table: Table) -> list[int]:
        return self.throws

    def play(self, table: Table, move: int) -> None:
        code = move - self.throws[0]
        for die in self.dice:
            table.dice[die] = code % 6
            code //= 6


class Rolled(Step[Table]):
    """The dice lie still. After the third roll the result stands (DIC-3.5)."""

    rule = "DIC-3.5"

    def run(self, table: Table) -> None:
        if table.events is not None:
            numbers: list[Plain] = [number + 1 for number in table.dice]
            table.tell(Event("rolled", self.rule, table.active, {"roll": table.rolls, "dice": numbers}))
        table.push(REROLL_OR_STOP[table.active] if table.rolls < MAX_ROLLS else CHECK_RESULT)


class RerollOrStop(Decision[Table]):
    """DIC-3.4: any dice are rolled again, also those kept before, or the player stops."""

    rule = "DIC-3.4"

    def options(self, table: Table) -> list[int]:
        return REROLLS

    def play(self, table: Table, move: int) -> None:
        if move == STOP.base:
            table.push(CHECK_RESULT)
            return
        table.rolls += 1
        table.then(DICE_AGAIN[move - REROLL.base])

    def why(self, table: Table, move: int) -> Refusal:
        if move == REROLL.base:
            return Refusal("DIC-3.4", "reroll-nothing")
        return Refusal("DIC-3.7", "only-rolling-now")


class Turn(Step[Table]):
    """DIC-3.2: rolling, checking the result, then citizen or dragon alarm."""

    rule = "DIC-3.2"

    def run(self, table: Table) -> None:
        table.turns += 1
        table.rolls = 1
        table.push(END_OF_PHASE_3)
        table.then(DICE_AGAIN[(1 << DICE) - 1])


class EndOfPhase3(Step[Table]):
    """DIC-8.1: the game stops at once when the tile supply is empty; otherwise the next player follows (DIC-3.1)."""

    rule = "DIC-8.1"

    def run(self, table: Table) -> None:
        if table.supply:
            table.active = (table.active + 1) % table.seats
            table.push(TURN)
        elif table.events is not None:
            table.tell(Event("tiles-placed", self.rule, table.active, {}))


END_OF_PHASE_3: Final = EndOfPhase3()
ROLLED: Final = Rolled()
REROLL_OR_STOP: Final = [RerollOrStop(seat) for seat in range(4)]
REROLLS: Final = [STOP.base, *range(REROLL.base + 1, REROLL.end)]
TURN: Final = Turn()


def rolling(dice: list[int]) -> list[Step[Table]]:
    """These dice fall, then the roll is looked at."""
    parts: list[Step[Table]] = [RollDice(list(reversed(dice[i : i + 3]))) for i in range(0, len(dice), 3)]
    return [*parts, ROLLED]


DICE_AGAIN: Final = [rolling([die for die in range(DICE) if mask >> die & 1]) for mask in range(1 << DICE)]
