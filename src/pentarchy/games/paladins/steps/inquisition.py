"""The Inquisition (PAL-8.9): abilities, debts, half of the suspicion back, a new tax supply."""

from pentarchy.games.paladins.cards import (
    ABILITY,
    IN_INQUISITION,
    LEAST_SUSPICION,
    MOST_SUSPICION,
    TAX_SUPPLY,
    TOWNSFOLK,
    Effect,
)
from pentarchy.games.paladins.moves import ABILITY as USE_ABILITY
from pentarchy.games.paladins.moves import DONE
from pentarchy.games.paladins.steps.gains import (
    DiscardNow,
    Gain,
    GainWorkers,
    RaiseAttribute,
    discard_suspicion,
    take_debt,
)
from pentarchy.games.paladins.table import Table
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Step


def plain_step(effect: Effect, board: int) -> Step[Table]:
    """What an ability does: to use it is the choice, so nothing more is asked (PAL-8.10: never tax nor criminals)."""
    match effect.op:
        case "gain":
            return Gain(board, effect.what, effect.amount)
        case "worker":
            return GainWorkers(board, effect.what, effect.amount)
        case "attribute":
            return RaiseAttribute(board, effect.what, effect.amount)
        case "discard_suspicion":
            return DiscardNow(board, effect.amount)
    raise BadData("townsfolk.toml", f"'{effect.op}' is no effect for an Inquisition")


def rewards_of(board: int) -> list[list[Step[Table]]]:
    return [
        [plain_step(effect, board) for effect in ABILITY[card]] if IN_INQUISITION[card] else []
        for card in range(len(TOWNSFOLK))
    ]


ABILITY_STEPS = [rewards_of(board) for board in range(4)]


class Inquisition(Step[Table]):
    """PAL-8.9: from the player who caused it clockwise everybody may use abilities, also after passing
    (PAL-10.3); the automa has none (PAL-12.29). Then the verdict falls. The rest of the agenda waits (PAL-14.3)."""

    rule = "PAL-8.9"

    def __init__(self, board: int) -> None:
        super().__init__()
        self.board = board

    def run(self, table: Table) -> None:
        table.abilities_used = 0
        if table.events is not None:
            rule, cause = ("PAL-8.11", "no_cards") if table.tax else ("PAL-8.3", "last_coin")
            table.tell(Event("inquisition", rule, self.board, {"cause": cause}))
        table.push(VERDICT)
        for i in range(table.boards - 1, -1, -1):
            board = (self.board + i) % table.boards
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


class React(Step[Table]):
    """PAL-8.9, step 1: a seat is asked as long as it can still use something."""

    rule = "PAL-8.9"

    def __init__(self, board: int) -> None:
        super().__init__()
        self.board = board

    def run(self, table: Table) -> None:
        if usable(table, self.board):
            table.push(INQUISITION_ABILITY[self.board])


class InquisitionAbility(Decision[Table]):
    """PAL-8.9: Conspirator, Peddler or Squire, each once in an Inquisition, in any order."""

    rule = "PAL-8.9"

    def options(self, table: Table) -> list[int]:
        moves = [USE_ABILITY.base + card for card in usable(table, self.seat)]
        moves.append(DONE.base)
        return moves

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
        if table.events is not None:
            table.tell(Event("tax-refilled", self.rule, table.start, {"coins": table.tax}))


VERDICT = Verdict()
REACT = [React(board) for board in range(4)]
INQUISITION_ABILITY = [InquisitionAbility(seat) for seat in range(4)]
INQUISITION = [Inquisition(board) for board in range(4)]
