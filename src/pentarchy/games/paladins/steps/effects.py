"""The effect vocabulary of players (PAL-9), and what sets effects off: townsfolk that join, workshops, abilities. These
need each other, since a reward may be a townsfolk or a workshop."""

from typing import Final

from pentarchy.games.paladins.board import (
    ACTION_COUNT,
    ACTIONS,
    DEVELOP,
    LADDER_REWARD,
    MOST_SEATS,
    NO_CARD,
    RECRUIT,
    RIGHT,
    SPOTS,
)
from pentarchy.games.paladins.cards import (
    ABILITY_ACTION,
    ABILITY_REWARD,
    PALADIN_REWARD,
    RECRUIT_REWARD,
    TOWNSFOLK,
    TRIGGER_ACTION,
    WHEN_PAYING,
)
from pentarchy.games.paladins.costs import amounts
from pentarchy.games.paladins.moves import CHOOSE, DECLINE, WELCOME, WORKSHOP
from pentarchy.games.paladins.reading import WORKERS, Effect
from pentarchy.games.paladins.steps.awaited import Awaited
from pentarchy.games.paladins.steps.choices import CancelDebt, ClearSpaceOrNot, DiscardSuspicion
from pentarchy.games.paladins.steps.gains import gain, pay_debt, raise_attribute, take_debt
from pentarchy.games.paladins.steps.interpreter import Act, Interpreter, Maker
from pentarchy.games.paladins.steps.reward import AskUnlessVoid, RewardChoice
from pentarchy.games.paladins.steps.suspicion import collect_tax, gain_worker
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import UNIT, in_slots
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, SeatStep, Step


def steps_for(effects: list[Effect], board: int) -> list[Step[Table]]:
    """What a player gains, in order."""
    return PLAYERS.steps(effects, board)


def for_all(cards: list[list[Effect]]) -> list[list[list[Step[Table]]]]:
    """For each seat the steps of each card."""
    return [[steps_for(effects, board) for effects in cards] for board in range(MOST_SEATS)]


class Choose(RewardChoice):
    """PAL-7.5: exactly one option, also one without any effect."""

    rule = "PAL-7.5"

    def __init__(self, seat: int, effect: Effect) -> None:
        super().__init__(seat, effect)
        self.branches = [steps_for(option, seat) for option in effect.of]

    def options(self, table: Table) -> list[int]:
        return list(range(CHOOSE.base, CHOOSE.base + len(self.branches)))

    def play(self, table: Table, move: int) -> None:
        table.then(self.branches[move - CHOOSE.base])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-7.5", "choose-one-option")


def tax_paid(table: Table, board: int, _what: int, amount: int) -> None:
    collect_tax(table, board, amount)


def debts_taken(table: Table, board: int, _what: int, amount: int) -> None:
    take_debt(table, board, amount)


def pay_debts(table: Table, board: int, _what: int, amount: int) -> None:
    """PAL-8.7: compulsory with an unpaid debt; the Debt Collectors fire for each one (PAL-8.8)."""
    for _ in range(min(amount, table.unpaid[board])):
        pay_debt(table, board)
        for entry in reversed(table.retinue):
            if entry // len(TOWNSFOLK) == board and WHEN_PAYING[entry % len(TOWNSFOLK)]:
                table.then(ABILITY_STEPS[board][entry % len(TOWNSFOLK)])


# Townsfolk for a retinue.


def join_retinue(table: Table, seat: int, card: int, silver: int, rule: str) -> None:
    """PAL-5.5: into the retinue, with what the card brings at once. The row is not refilled (PAL-5.7)."""
    table.town[table.town.index(card)] = NO_CARD
    table.retinue.append(seat * len(TOWNSFOLK) + card)
    table.done[seat * ACTION_COUNT + RECRUIT] += 1
    if table.events is not None:
        table.tell(Event("recruited", rule, seat, {"card": TOWNSFOLK[card], "paid": amounts([silver, 0])}))
    table.then(RECRUITED_STEPS[seat][card])


def face_up(table: Table) -> list[int]:
    """The townsfolk in the row, rising."""
    cards = [card for card in table.town if card >= 0]
    cards.sort()
    return cards


class FreeRecruit(RewardChoice):
    """PAL-9.5: any one townsfolk of the row, for nothing."""

    rule = "PAL-9.5"

    def options(self, table: Table) -> list[int]:
        moves = [WELCOME.base + card for card in face_up(table)]
        moves.append(DECLINE.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            join_retinue(table, self.seat, move - WELCOME.base, 0, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-9.5", "not-in-the-row" if WELCOME.covers(move) else "only-recruiting-now")


# Workshops.


def workshop_moves(table: Table, seat: int) -> list[int]:
    """PAL-5.1, PAL-5.2: the slots that no workshop covers."""
    covered = table.workshops[seat]
    return [WORKSHOP.base + slot for slot in range(WORKSHOP.size) if not covered >> slot & 1]


def place_workshop(table: Table, seat: int, slot: int, rule: str) -> None:
    """PAL-5.1, PAL-5.3: whoever stood there returns to the general supply; the worker uncovered is gained."""
    action, place = RIGHT + slot // 2, slot % 2
    leaves = in_slots(action, table.workshops_on(seat, action), table.placed[seat * SPOTS + action])[place]
    if leaves >= 0:
        table.placed[seat * SPOTS + action] -= UNIT[leaves]
    table.workshops[seat] |= 1 << slot
    number = table.done[seat * ACTION_COUNT + DEVELOP]
    table.done[seat * ACTION_COUNT + DEVELOP] = number + 1
    if table.events is not None:
        facts: dict[str, Json] = {"action": ACTIONS[action], "slot": place + 1}
        facts["leaves"] = WORKERS[leaves] if leaves >= 0 else ""
        table.tell(Event("developed", rule, seat, facts))
    table.then(UNCOVERED_STEPS[seat][number])


def workshop_refused(move: int) -> Refusal:
    return Refusal("PAL-5.2", "slot-covered" if WORKSHOP.covers(move) else "only-a-workshop-now")


class PlaceWorkshop(Decision[Table]):
    """PAL-5.1"""

    rule = "PAL-5.1"

    def options(self, table: Table) -> list[int]:
        return workshop_moves(table, self.seat)

    def play(self, table: Table, move: int) -> None:
        slot = move - WORKSHOP.base
        table.aim(slot)
        place_workshop(table, self.seat, slot, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return workshop_refused(move)


class FreeDevelop(RewardChoice):
    """PAL-9.6: a workshop without workers and silver; the Architects fire, the paladin does not (PAL-4.11)."""

    rule = "PAL-9.6"

    def options(self, table: Table) -> list[int]:
        moves = workshop_moves(table, self.seat)
        moves.append(DECLINE.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move != DECLINE.base:
            table.push(ABILITIES[self.seat][DEVELOP])
            place_workshop(table, self.seat, move - WORKSHOP.base, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return workshop_refused(move)


# What an action sets off.


class Abilities(SeatStep[Table]):
    """PAL-6.10: the townsfolk that fire for an action, in the order in which they were recruited, each copy once.
    Whoever joined during the action is not among them (PAL-6.9)."""

    rule = "PAL-6.10"

    def __init__(self, who: int, action: int) -> None:
        super().__init__(who)
        self.action = action

    def run(self, table: Table) -> None:
        fire(table, self.who, self.action)


def fire(table: Table, board: int, action: int) -> None:
    retinue = table.retinue
    for i in range(table.turn.retinue_before - 1 if table.turn is not None else -1, -1, -1):
        card = retinue[i] % len(TOWNSFOLK)
        if TRIGGER_ACTION[card] == action and retinue[i] // len(TOWNSFOLK) == board:
            table.then(ABILITY_STEPS[board][card])


class ActionBonuses(Awaited):
    """PAL-6.9: the paladin in play, then the townsfolk."""

    rule = "PAL-6.9"

    def __init__(self, who: int, action: int) -> None:
        super().__init__(who, "bonuses", action)

    def run(self, table: Table) -> None:
        fire(table, self.who, self.what)
        paladin = table.paladin[self.who]
        if ABILITY_ACTION[paladin] == self.what:
            table.then(BONUS_STEPS[self.who][paladin])


AT_ONCE: Final[dict[str, Act]] = {
    "gain": gain,
    "worker": gain_worker,
    "attribute": raise_attribute,
    "tax": tax_paid,
    "take_debt": debts_taken,
    "pay_debt": pay_debts,
}
ASKED: Final[dict[str, Maker]] = {
    "discard_suspicion": lambda effect, board: AskUnlessVoid(DiscardSuspicion(board, effect)),
    "cancel_debt": lambda effect, board: AskUnlessVoid(CancelDebt(board, effect)),
    "pray": lambda effect, board: AskUnlessVoid(ClearSpaceOrNot(board, effect)),
    "free_recruit": lambda effect, board: AskUnlessVoid(FreeRecruit(board, effect)),
    "free_develop": lambda effect, board: AskUnlessVoid(FreeDevelop(board, effect)),
    "choose": lambda effect, board: AskUnlessVoid(Choose(board, effect)),
}
"""PAL-9.3: what its owner may decline or chooses among."""
PLAYERS: Final = Interpreter(AT_ONCE, {}, ASKED)
ABILITIES: Final = [[Abilities(board, action) for action in range(ACTION_COUNT)] for board in range(MOST_SEATS)]
ACTION_BONUSES: Final = [
    [ActionBonuses(board, action) for action in range(ACTION_COUNT)] for board in range(MOST_SEATS)
]
PLACE_WORKSHOP: Final = [PlaceWorkshop(seat) for seat in range(MOST_SEATS)]
ABILITY_STEPS: Final = for_all(ABILITY_REWARD)
RECRUITED_STEPS: Final = for_all(RECRUIT_REWARD)
UNCOVERED_STEPS: Final = for_all(LADDER_REWARD[DEVELOP])
BONUS_STEPS: Final = for_all(PALADIN_REWARD)
