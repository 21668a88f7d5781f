"""The turn, and phase 1: rolling (DIC-3)."""

from math import floor
from typing import Final

from pentarchy.games.dice_king.cards import BITS, DICE, FACE, MAX_ROLLS, MOST_SEATS, shown
from pentarchy.games.dice_king.moves import REROLL, ROLL, STOP, THROW
from pentarchy.games.dice_king.pending import Falling
from pentarchy.games.dice_king.steps.checking import check_result
from pentarchy.games.dice_king.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Luck, Refusal, Step

THROWS: Final = [[], *([ROLL.base + throw for throw in THROW.throws(count)] for count in range(1, THROW.most + 1))]
"""The chance moves of one die, two dice and three."""
NUMBERS: Final = [[THROW.numbers(move - ROLL.base) for move in throws] for throws in THROWS]
"""What the dice show then, less one."""
EVERY_FACE: Final = (1 << BITS * DICE) - 1


class RollDice(Falling):
    """Dice fall, each face equally likely (DIC-9.5). By threes, so that chance never has more than 216 options."""

    rule = "DIC-3.3"
    forced = False

    def __init__(self, dice: list[int]) -> None:
        super().__init__(EVERY_FACE - shown(dice, [FACE] * len(dice)))
        self.kept = EVERY_FACE - shown(dice[:3], [FACE] * len(dice))
        self.throws = THROWS[len(dice[:3])]
        self.faces = [shown(dice, numbers) for numbers in NUMBERS[len(dice[:3])]]
        self.ways = len(self.throws)
        self.others = RollDice(dice[3:]) if dice[3:] else None

    def options(self, table: Table) -> list[int]:
        return self.throws

    def play(self, table: Table, move: int) -> None:
        table.faces = table.faces & self.kept | self.faces[move - self.throws[0]]
        if self.others is None:
            rolled(table)
        else:
            table.push(self.others)

    def draw_and_play(self, table: Table, luck: Luck) -> int:
        """All the dice at once, three by three."""
        others = self.others
        shows = table.faces & self.kept | self.faces[floor(luck() * self.ways)]
        if others is None:
            table.faces = shows
            rolled(table)
            return 1
        table.faces = shows & others.kept | others.faces[floor(luck() * others.ways)]
        rolled(table)
        return 2


def rolled(table: Table) -> None:
    """The dice lie still. After the third roll the result stands (DIC-3.5)."""
    if table.events is not None:
        numbers: list[Json] = [number + 1 for number in table.dice]
        rule = "DIC-3.3" if table.rolls == 1 else "DIC-3.4"
        table.tell(Event("rolled", rule, table.active, {"roll": table.rolls, "dice": numbers}))
    if table.rolls < MAX_ROLLS:
        table.agenda.append(REROLL_OR_STOP[table.active])
    else:
        check_result(table)


class RerollOrStop(Decision[Table]):
    """DIC-3.4: any dice are rolled again, also those kept before, or the player stops."""

    rule = "DIC-3.4"

    def options(self, table: Table) -> list[int]:
        return REROLLS

    def play(self, table: Table, move: int) -> None:
        if move == STOP.base:
            check_result(table)
            return
        table.rolls += 1
        table.agenda.append(ROLL_DICE[move - REROLL.base])

    def why(self, table: Table, move: int) -> Refusal:
        if move == REROLL.base:
            return Refusal("DIC-3.4", "reroll-nothing")
        return Refusal("DIC-3.7", "only-rolling-now", {"roll": table.rolls, "most": MAX_ROLLS})


class Turn(Step[Table]):
    """DIC-3.2: rolling, checking the result, then citizen or dragon alarm."""

    rule = "DIC-3.2"

    def run(self, table: Table) -> None:
        begin_turn(table)


def begin_turn(table: Table) -> None:
    table.turns += 1
    table.rolls = 1
    table.agenda += WHOLE_TURN


class EndOfPhase3(Step[Table]):
    """DIC-8.1: the game stops at once when the tile supply is empty; otherwise the next player follows (DIC-3.1)."""

    rule = "DIC-8.1"

    def run(self, table: Table) -> None:
        if table.supply:
            table.active = (table.active + 1) % table.seats
            begin_turn(table)
        elif table.events is not None:
            table.tell(Event("tiles-placed", self.rule, table.active, {}))


END_OF_PHASE_3: Final = EndOfPhase3()
REROLL_OR_STOP: Final = [RerollOrStop(seat) for seat in range(MOST_SEATS)]
REROLLS: Final = [STOP.base, *range(REROLL.base + 1, REROLL.end)]
TURN: Final = Turn()
ROLL_DICE: Final = [RollDice([die for die in range(DICE) if mask >> die & 1]) for mask in range(1 << DICE)]
"""By the set of dice that fall; the last one is all of them."""
WHOLE_TURN: Final[list[Step[Table]]] = [END_OF_PHASE_3, ROLL_DICE[-1]]
