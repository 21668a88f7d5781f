"""Step F7 of a fight: coins, then experience, then gems (AMU-6.11, AMU-6.17)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    MOST_SEATS,
    WEALTH,
    WISDOM,
)
from pentarchy.games.amulet.forecast import VICTORY, coins_won, gems_won, xp_won
from pentarchy.games.amulet.moves import DRINK, PASS
from pentarchy.games.amulet.potions import WISDOM_XP
from pentarchy.games.amulet.steps.experience import gain_coins, gain_xp
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.potions import use_up
from pentarchy.games.amulet.table import Table
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step

DOUBLE, LEARN_MORE = DRINK.base + WEALTH.bit_length() - 1, DRINK.base + WISDOM.bit_length() - 1


class Rewards(SeatStep[Table]):
    """AMU-6.11, AMU-9.4: coins of the card and symbols of used tokens; nothing of it for the stunned."""

    rule = "AMU-6.11"

    def run(self, table: Table) -> None:
        fight = table.fight
        who = self.who
        steps: list[Step[Table]] = []
        fight.coins = coins_won(table, who, fight, fight.outcome)
        if fight.coins and table.potions[who] & WEALTH:
            steps.append(USE_WEALTH[who])
        steps.append(TAKE_PURSE[who])
        table.then(steps)


class UseWealth(Decision[Table]):
    """AMU-22.2: all coins of the fight are doubled."""

    rule = "AMU-22.2"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, DOUBLE]

    def play(self, table: Table, move: int) -> None:
        if move == DOUBLE:
            use_up(table, self.seat, WEALTH, self.rule)
            table.fight.coins *= 2

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


class TakePurse(SeatStep[Table]):
    """AMU-6.17: the coins, the experience, and then the gems."""

    rule = "AMU-6.17"

    def run(self, table: Table) -> None:
        fight = table.fight
        who = self.who
        gain_coins(table, who, fight.coins, self.rule)
        gain_xp(table, who, xp_won(fight, fight.outcome), self.rule)
        gems = gems_won(table, fight, fight.outcome)
        if fight.outcome == VICTORY and not gems and table.potions[who] & WISDOM:
            table.push(USE_WISDOM[who])
        gain_gems(table, who, gems)


class UseWisdom(Decision[Table]):
    """AMU-22.4: after a victory without a gem."""

    rule = "AMU-22.4"

    def options(self, table: Table) -> list[int]:
        return [PASS.base, LEARN_MORE]

    def play(self, table: Table, move: int) -> None:
        if move == LEARN_MORE:
            use_up(table, self.seat, WISDOM, self.rule)
            gain_xp(table, self.seat, WISDOM_XP, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "drink-or-pass")


USE_WEALTH: Final[list[Step[Table]]] = [UseWealth(s) for s in range(MOST_SEATS)]
TAKE_PURSE: Final[list[Step[Table]]] = [TakePurse(s) for s in range(MOST_SEATS)]
USE_WISDOM: Final = [UseWisdom(s) for s in range(MOST_SEATS)]
