"""The effect vocabulary (PAL-9) for players: one step for each op, made once for every seat and every card."""

from pentarchy.games.paladins.cards import (
    ABILITY,
    ABILITY_ACTION,
    ACTION_COUNT,
    ACTIONS,
    CRIMINAL,
    DEVELOP,
    LADDER_REWARD,
    NO_CARD,
    NOTHING,
    PALADIN_REWARD,
    RECRUIT,
    RECRUITED,
    RIGHT,
    SPOTS,
    TOWNSFOLK,
    TRIGGER_ACTION,
    WHEN_PAYING,
    WORKERS,
    Effect,
)
from pentarchy.games.paladins.moves import CHOOSE, DECLINE, WELCOME, WORKSHOP
from pentarchy.games.paladins.steps.choices import CancelDebt, ClearSpaceOrNot, DiscardSuspicion
from pentarchy.games.paladins.steps.gains import Gain, GainWorkers, RaiseAttribute, TakeDebt, paid
from pentarchy.games.paladins.steps.reward import AskUnlessVoid, RewardChoice
from pentarchy.games.paladins.steps.suspicion import CollectTax, GainCriminals
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import RIGHT_SHAPES, UNIT, standing
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Step

MADE: dict[str, Step[Table]] = {}


def step_for(effect: Effect, board: int) -> Step[Table]:
    """The step for one effect; equal effects share it."""
    key = f"{effect.op} {effect.what} {effect.amount} {board}"
    if effect.of:
        return made(effect, board)
    if key not in MADE:
        MADE[key] = made(effect, board)
    return MADE[key]


def made(effect: Effect, board: int) -> Step[Table]:
    match effect.op:
        case "gain":
            return Gain(board, effect.what, effect.amount)
        case "worker" if effect.what == CRIMINAL:
            return GainCriminals(board, effect.amount)
        case "worker":
            return GainWorkers(board, effect.what, effect.amount)
        case "attribute":
            return RaiseAttribute(board, effect.what, effect.amount)
        case "tax":
            return CollectTax(board, effect.amount)
        case "take_debt":
            return TakeDebt(board, effect.amount)
        case "pay_debt":
            return PayDebt(board, effect.amount)
    return made_with_choice(effect, board)


def made_with_choice(effect: Effect, board: int) -> Step[Table]:
    match effect.op:
        case "discard_suspicion":
            return AskUnlessVoid(DiscardSuspicion(board, effect))
        case "cancel_debt":
            return AskUnlessVoid(CancelDebt(board, effect))
        case "pray":
            return AskUnlessVoid(ClearSpaceOrNot(board, effect))
        case "free_recruit":
            return AskUnlessVoid(FreeRecruit(board, effect))
        case "free_develop":
            return AskUnlessVoid(FreeDevelop(board, effect))
        case "choose":
            return AskUnlessVoid(Choose(board, effect))
    raise BadData("effects", f"unknown op '{effect.op}'")


def steps_for(effects: list[Effect], board: int) -> list[Step[Table]]:
    """PAL-9.1: from left to right. Victory points on a card do nothing before the end."""
    return [step_for(effect, board) for effect in effects if effect.op != "vp"]


def for_all(cards: list[list[Effect]]) -> list[list[list[Step[Table]]]]:
    """For each seat the steps of each card."""
    return [[steps_for(effects, board) for effects in cards] for board in range(4)]


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


class PayDebt(Step[Table]):
    """`pay_debt`: compulsory with an unpaid debt; the Debt Collectors fire for each one (PAL-8.8)."""

    rule = "PAL-8.7"

    def __init__(self, board: int, amount: int) -> None:
        super().__init__()
        self.board = board
        self.amount = amount

    def run(self, table: Table) -> None:
        for _ in range(min(self.amount, table.unpaid[self.board])):
            pay_debt(table, self.board)
            for entry in reversed(table.retinue):
                if entry // len(TOWNSFOLK) == self.board and WHEN_PAYING[entry % len(TOWNSFOLK)]:
                    table.then(ABILITY_STEPS[self.board][entry % len(TOWNSFOLK)])


def pay_debt(table: Table, board: int) -> None:
    table.unpaid[board] -= 1
    table.paid[board] += 1
    if table.events is not None:
        table.tell(Event("debt-paid", "PAL-8.7", board, {}))


# Townsfolk for a retinue.


def join_retinue(table: Table, seat: int, card: int, silver: int, rule: str) -> None:
    """PAL-5.5: into the retinue, with what the card brings at once. The row is not refilled (PAL-5.7)."""
    table.town[table.town.index(card)] = NO_CARD
    table.retinue.append(seat * len(TOWNSFOLK) + card)
    table.done[seat * ACTION_COUNT + RECRUIT] += 1
    if table.events is not None:
        table.tell(Event("recruited", rule, seat, {"card": TOWNSFOLK[card], "paid": paid(silver)}))
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


def worker_on(table: Table, seat: int, slot: int) -> int:
    """The kind of the worker who stands on a slot for workshops, or NOTHING."""
    placed, covered = table.placed[seat * SPOTS + RIGHT + slot // 2], table.workshops[seat] >> slot // 2 * 2 & 3
    if not placed:
        return NOTHING
    first_is_covered = slot % 2 and covered & 1
    return standing(RIGHT_SHAPES[slot // 2 * 4 + covered], placed)[0 if first_is_covered else slot % 2]


def place_workshop(table: Table, seat: int, slot: int, rule: str) -> None:
    """PAL-5.1, PAL-5.3: whoever stood there returns to the general supply; the worker uncovered is gained."""
    leaves = worker_on(table, seat, slot)
    if leaves >= 0:
        table.placed[seat * SPOTS + RIGHT + slot // 2] -= UNIT[leaves]
    table.workshops[seat] |= 1 << slot
    number = table.done[seat * ACTION_COUNT + DEVELOP]
    table.done[seat * ACTION_COUNT + DEVELOP] = number + 1
    if table.events is not None:
        facts: dict[str, Json] = {"action": ACTIONS[RIGHT + slot // 2], "slot": slot % 2 + 1}
        facts["leaves"] = WORKERS[leaves] if leaves >= 0 else ""
        table.tell(Event("developed", rule, seat, facts))
    table.then(UNCOVERED_STEPS[seat][number])


class PlaceWorkshop(Decision[Table]):
    """PAL-5.1"""

    rule = "PAL-5.1"

    def options(self, table: Table) -> list[int]:
        return workshop_moves(table, self.seat)

    def play(self, table: Table, move: int) -> None:
        table.target = move - WORKSHOP.base
        place_workshop(table, self.seat, table.target, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-5.2", "slot-covered" if WORKSHOP.covers(move) else "only-a-workshop-now")


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
        return Refusal("PAL-5.2", "slot-covered" if WORKSHOP.covers(move) else "only-a-workshop-now")


# What an action sets off.


class Abilities(Step[Table]):
    """PAL-6.10: the townsfolk that fire for an action, in the order in which they were recruited, each copy once.
    Whoever joined during the action is not among them (PAL-6.9)."""

    rule = "PAL-6.10"

    def __init__(self, board: int, action: int) -> None:
        super().__init__()
        self.board = board
        self.action = action

    def run(self, table: Table) -> None:
        fire(table, self.board, self.action)


def fire(table: Table, board: int, action: int) -> None:
    retinue = table.retinue
    for i in range(table.retinue_before - 1, -1, -1):
        card = retinue[i] % len(TOWNSFOLK)
        if TRIGGER_ACTION[card] == action and retinue[i] // len(TOWNSFOLK) == board:
            table.then(ABILITY_STEPS[board][card])


class ActionBonuses(Step[Table]):
    """PAL-6.9: the paladin in play, then the townsfolk."""

    rule = "PAL-6.9"

    def __init__(self, board: int, action: int) -> None:
        super().__init__()
        self.board = board
        self.action = action

    def run(self, table: Table) -> None:
        fire(table, self.board, self.action)
        if ABILITY_ACTION[table.paladin[self.board]] == self.action:
            table.then(BONUS_STEPS[self.board][table.paladin[self.board]])


ABILITIES = [[Abilities(board, action) for action in range(ACTION_COUNT)] for board in range(4)]
ACTION_BONUSES = [[ActionBonuses(board, action) for action in range(ACTION_COUNT)] for board in range(4)]
PLACE_WORKSHOP = [PlaceWorkshop(seat) for seat in range(4)]
ABILITY_STEPS = for_all(ABILITY)
RECRUITED_STEPS = for_all(RECRUITED)
UNCOVERED_STEPS = for_all(LADDER_REWARD[DEVELOP])
BONUS_STEPS = for_all(PALADIN_REWARD)
