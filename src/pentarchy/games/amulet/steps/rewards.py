"""Step F7 of a fight: coins, then experience, then gems (AMU-6.11, AMU-6.17)."""

from typing import Final

from pentarchy.games.amulet.cards import (
    ANY,
    COINS_ON,
    FIRST_MYTHICAL,
    GEM_OF,
    GEM_SQUARE,
    MOST_SEATS,
    WEALTH,
    WISDOM,
    XP_OF,
)
from pentarchy.games.amulet.hooks import BOUNTY
from pentarchy.games.amulet.modifiers import GREED
from pentarchy.games.amulet.moves import DRINK, PASS
from pentarchy.games.amulet.potions import WISDOM_XP
from pentarchy.games.amulet.shapes import PAYS_COIN, PAYS_GEM, PAYS_XP
from pentarchy.games.amulet.steps.experience import gain_coins, gain_xp
from pentarchy.games.amulet.steps.gems import gain_gems
from pentarchy.games.amulet.steps.potions import use_up
from pentarchy.games.amulet.table import MUTUAL_DESTRUCTION, VICTORY, Table
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step

DOUBLE, LEARN_MORE = DRINK.base + WEALTH.bit_length() - 1, DRINK.base + WISDOM.bit_length() - 1


class Rewards(SeatStep[Table]):
    """AMU-6.11, AMU-9.4: coins of the card and symbols of used tokens; nothing of it for the stunned."""

    rule = "AMU-6.11"

    def run(self, table: Table) -> None:
        fight = table.fight
        who = self.who
        steps: list[Step[Table]] = []
        fight.coins = purse_of(table, who)
        if fight.coins and table.potions[who] & WEALTH:
            steps.append(USE_WEALTH[who])
        steps.append(TAKE_PURSE[who])
        table.then(steps)


def purse_of(table: Table, seat: int) -> int:
    fight = table.fight
    if table.stunned:
        return 0
    coins = (fight.used & PAYS_COIN).bit_count()
    if fight.outcome == VICTORY:
        hidden = 0 if table.knows(seat, GREED) else fight.covered
        coins += (COINS_ON[fight.foe] & ~hidden).bit_count()
        if fight.foe < FIRST_MYTHICAL and table.knows(seat, BOUNTY.mask):
            coins += BOUNTY.amount
    return coins


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
        xp = XP_OF[fight.foe] if fight.outcome in (VICTORY, MUTUAL_DESTRUCTION) else 0
        if not table.stunned:
            xp += (fight.used & PAYS_XP).bit_count()
        gain_xp(table, who, xp, self.rule)
        gems = gems_due(table)
        if fight.outcome == VICTORY and not gems and table.potions[who] & WISDOM:
            table.push(USE_WISDOM[who])
        gain_gems(table, who, gems)


def gems_due(table: Table) -> list[int]:
    """AMU-6.12: one for each gem symbol used, if the gem square is open and the colour still in supply."""
    fight = table.fight
    colour = GEM_OF[fight.foe]
    if table.stunned or GEM_SQUARE[fight.foe] & fight.covered:
        return []
    left = sum(table.supply) if colour == ANY else table.supply[colour]
    return [colour] * min(left, (fight.used & PAYS_GEM).bit_count())


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
