"""The Inquisition (PAL-8.9): abilities, debts, half of the suspicion back, a new tax supply."""

from typing import Final

from pentarchy.games.paladins.board import MOST_SEATS, TAX_SUPPLY
from pentarchy.games.paladins.cards import ABILITY_REWARD, IN_INQUISITION, LEAST_SUSPICION, MOST_SUSPICION, TOWNSFOLK
from pentarchy.games.paladins.moves import DONE, USE_ABILITY
from pentarchy.games.paladins.steps.gains import add_workers, discard_suspicion, gain, raise_attribute, take_debt
from pentarchy.games.paladins.steps.interpreter import Act, Interpreter
from pentarchy.games.paladins.steps.worth_asking import worth_asking
from pentarchy.games.paladins.table import Table
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


def suspicion_discarded(table: Table, board: int, _what: int, amount: int) -> None:
    discard_suspicion(table, board, amount)


AT_ONCE: Final[dict[str, Act]] = {
    "gain": gain,
    "worker": add_workers,
    "attribute": raise_attribute,
    "discard_suspicion": suspicion_discarded,
}
"""What abilities do: to use one is the choice, so nothing more is asked (PAL-8.10: never tax nor criminals)."""
ABILITIES: Final = Interpreter(AT_ONCE, {}, {})


def rewards_of(board: int) -> list[list[Step[Table]]]:
    return [
        ABILITIES.steps(effects, board) if IN_INQUISITION[card] else [] for card, effects in enumerate(ABILITY_REWARD)
    ]


ABILITY_STEPS: Final = [rewards_of(board) for board in range(MOST_SEATS)]


class Inquisition(SeatStep[Table]):
    """PAL-8.9: from the player who caused it clockwise everybody may use abilities, also after passing
    (PAL-10.3); the automa has none (PAL-12.29). Then the verdict falls. The rest of the agenda waits (PAL-14.3)."""

    rule = "PAL-8.9"

    def run(self, table: Table) -> None:
        if table.events is not None:
            rule, cause = ("PAL-8.11", "no_cards") if table.tax else ("PAL-8.3", "last_coin")
            table.tell(Event("inquisition", rule, self.who, {"cause": cause}))
        table.push(VERDICT)
        for i in range(table.boards - 1, -1, -1):
            board = (self.who + i) % table.boards
            if board < table.seats:
                table.push(REACT[board])


def usable(table: Table, seat: int) -> list[int]:
    """The townsfolk whose condition holds now and who have not been used, rising."""
    cards = []
    for entry in table.retinue:
        card = entry % len(TOWNSFOLK)
        mine = entry // len(TOWNSFOLK) == seat and IN_INQUISITION[card] and not table.abilities_used >> card & 1
        if mine and LEAST_SUSPICION[card] <= table.suspicions[seat] <= MOST_SUSPICION[card]:
            cards.append(card)
    cards.sort()
    return cards


class React(SeatStep[Table]):
    """PAL-8.9, step 1: a seat is asked as long as it can still use something."""

    rule = "PAL-8.9"

    def run(self, table: Table) -> None:
        if usable(table, self.who):
            table.push(INQUISITION_ABILITY[self.who])


class InquisitionAbility(Decision[Table]):
    """PAL-8.9: Conspirator, Peddler or Squire, each once in an Inquisition, in any order."""

    rule = "PAL-8.9"

    def options(self, table: Table) -> list[int]:
        moves = [USE_ABILITY.base + card for card in usable(table, self.seat)]
        moves.append(DONE.base)
        if 0 < table.suspicions[self.seat] < max(table.suspicions):
            return moves
        return worth_asking(table, self, moves)  # there may be nothing to discard, or the verdict discards as much

    def play(self, table: Table, move: int) -> None:
        if move == DONE.base:
            return
        card = move - USE_ABILITY.base
        table.abilities_used |= 1 << card
        if table.events is not None:
            table.tell(Event("ability-used", self.rule, self.seat, {"card": TOWNSFOLK[card]}))
        table.push(REACT[self.seat])
        table.then(ABILITY_STEPS[self.seat][card])

    def why(self, table: Table, move: int) -> Refusal:
        if not USE_ABILITY.covers(move):
            return Refusal("PAL-8.9", "only-abilities-now")
        card = move - USE_ABILITY.base
        if self.seat * len(TOWNSFOLK) + card not in table.retinue:
            return Refusal("PAL-8.9", "not-in-your-retinue")
        if table.abilities_used >> card & 1:
            return Refusal("PAL-8.9", "ability-used-up")
        if not IN_INQUISITION[card]:
            return Refusal("PAL-8.9", "not-in-an-inquisition")
        facts: dict[str, Json] = {"least": LEAST_SUSPICION[card], "have": table.suspicions[self.seat]}
        return Refusal("PAL-8.9", "ability-condition", facts)


class Verdict(Step[Table]):
    """PAL-8.9, steps 2 to 4. The tax supply is never left empty (PAL-8.4)."""

    rule = "PAL-8.9"

    def run(self, table: Table) -> None:
        most = max(table.suspicions)
        for board in range(table.boards):
            if most and table.suspicions[board] == most:
                take_debt(table, board, 1, self.rule)
                discard_suspicion(table, board, most // 2, self.rule)
        table.tax = TAX_SUPPLY[table.seats]
        table.abilities_used = 0
        if table.events is not None:
            table.tell(Event("tax-refilled", self.rule, table.start, {"coins": table.tax}))


VERDICT: Final = Verdict()
REACT: Final = [React(board) for board in range(MOST_SEATS)]
INQUISITION_ABILITY: Final = [InquisitionAbility(seat) for seat in range(MOST_SEATS)]
INQUISITION: Final = [Inquisition(board) for board in range(MOST_SEATS)]
