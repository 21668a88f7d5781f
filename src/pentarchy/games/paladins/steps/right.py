"""The right-hand actions (PAL-6)."""

from typing import Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ATTACK,
    COMMISSION,
    CONVERT,
    CONVERT_FLAG,
    FORTIFY,
    GARRISON,
    JAR_REWARD,
    JAR_SPACES,
    LADDER_REWARD,
    MOST_SEATS,
    NO_CARD,
    SPACE_REWARD,
    SPACES,
)
from pentarchy.games.paladins.cards import ATTACK_REWARD, CONVERT_REWARD, OUTSIDERS, WALL_REWARD, WALLS
from pentarchy.games.paladins.costs import amounts, attack_prices, cost_facts
from pentarchy.games.paladins.legality import outsiders_open, spaces_in_reach
from pentarchy.games.paladins.moves import JAR, NEW_WALL, SETTLE, STRIKE, WIN_OVER
from pentarchy.games.paladins.refusals import cannot_pay, space_refused, too_low
from pentarchy.games.paladins.steps.effects import for_all
from pentarchy.games.paladins.table import Table
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Facts
from pentarchy.kernel.steps import Decision, Refusal, SeatChance, Step

SPACE_STEPS: Final = for_all(SPACE_REWARD)
WALL_STEPS: Final = for_all(WALL_REWARD)
JAR_STEPS: Final = for_all(JAR_REWARD)
ATTACKED_STEPS: Final = for_all(ATTACK_REWARD)
CONVERTED_STEPS: Final = for_all(CONVERT_REWARD)
OUTSIDER_VERBS: Final = {ATTACK: STRIKE, CONVERT: WIN_OVER}
FLAG_STEPS: Final = [for_all(ladder) for ladder in LADDER_REWARD]
"""For each action, seat and use: what the piece that leaves the row uncovers."""


def one_more(table: Table, board: int, action: int) -> int:
    """Counts the action; answers how often it was done before."""
    place = board * ACTION_COUNT + action
    before = table.done[place]
    table.done[place] = before + 1
    return before


class BoardSpace(Decision[Table]):
    """PAL-6.1, PAL-6.2: where the monk or the outpost goes, for ever; it belongs to nobody then (PAL-1.7)."""

    rule = "PAL-6.1"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def options(self, table: Table) -> list[int]:
        return [SETTLE.base + space for space in one_by_one(spaces_in_reach(table, self.seat, self.action))]

    def play(self, table: Table, move: int) -> None:
        space = move - SETTLE.base
        table.aim(space)
        settle(table, self.seat, self.action, space, "PAL-6.1" if self.action == COMMISSION else "PAL-6.2")
        table.then(SPACE_STEPS[self.seat][space])
        table.then(FLAG_STEPS[self.action][self.seat][one_more(table, self.seat, self.action)])

    def why(self, table: Table, move: int) -> Refusal:
        if not SETTLE.covers(move):
            return Refusal("PAL-6.1", "only-a-space-now")
        return space_refused(table, self.seat, self.action, move - SETTLE.base)


def settle(table: Table, board: int, action: int, space: int, rule: str) -> None:
    if action == COMMISSION:
        table.monks |= 1 << space
    else:
        table.outposts |= 1 << space
    if table.events is not None:
        piece = "monk" if action == COMMISSION else "outpost"
        table.tell(Event("settled", rule, board, {"space": SPACES[space], "piece": piece}))


class BuildWall(SeatChance[Table]):
    """PAL-6.4: the top card of the pile is turned up and put on the next place."""

    rule = "PAL-6.4"

    def options(self, table: Table) -> list[int]:
        return [NEW_WALL.base + card for card in one_by_one(table.walls_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_WALL.base
        table.aim(card)
        build_wall(table, self.who, card, self.rule)
        table.then(WALL_STEPS[self.who][card])


def build_wall(table: Table, board: int, card: int, rule: str) -> None:
    table.walls_unseen &= ~(1 << card)
    table.walls.append(board * len(WALLS) + card)
    one_more(table, board, FORTIFY)
    if table.events is not None:
        table.tell(Event("fortified", rule, board, {"card": WALLS[card]}))


class JarSpace(Decision[Table]):
    """PAL-6.5: where the leftmost jar goes."""

    rule = "PAL-6.5"

    def options(self, table: Table) -> list[int]:
        taken = table.jars[self.seat]
        return [JAR.base + space for space in range(len(JAR_SPACES)) if not taken >> space & 1]

    def play(self, table: Table, move: int) -> None:
        space = move - JAR.base
        table.aim(space)
        table.jars[self.seat] |= 1 << space
        if table.events is not None:
            table.tell(Event("absolved", self.rule, self.seat, {"space": JAR_SPACES[space]}))
        table.then(JAR_STEPS[self.seat][space])
        table.then(FLAG_STEPS[ABSOLVE][self.seat][one_more(table, self.seat, ABSOLVE)])

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-6.5", "jar-space-taken" if JAR.covers(move) else "only-a-jar-now")


def outsider_moves(table: Table, seat: int, action: int) -> list[int]:
    base = OUTSIDER_VERBS[action].base
    moves = [base + table.outsiders[slot] for slot in outsiders_open(table, seat, action)]
    moves.sort()
    return moves


def outsider_refused(table: Table, move: int, action: int, rule: str) -> Refusal | None:
    """Where it is not about price or faith."""
    verb = OUTSIDER_VERBS[action]
    if not verb.covers(move):
        return Refusal(rule, "only-attacking-now" if action == ATTACK else "only-converting-now")
    return Refusal(rule, "not-in-the-row") if move - verb.base not in table.outsiders else None


class AttackOutsider(Decision[Table]):
    """PAL-6.6: missing strength is paid in silver, all of it."""

    rule = "PAL-6.6"

    def options(self, table: Table) -> list[int]:
        return outsider_moves(table, self.seat, ATTACK)

    def price(self, table: Table, move: int) -> int:
        return attack_prices(table, self.seat)[table.outsiders.index(move - STRIKE.base)]

    def play(self, table: Table, move: int) -> None:
        silver = self.price(table, move)
        table.silver[self.seat] -= silver
        table.aim(move - STRIKE.base)
        meet_outsider(table, self.seat, ATTACK, move - STRIKE.base, silver, self.rule)
        table.then(ATTACKED_STEPS[self.seat][move - STRIKE.base])

    def facts(self, table: Table, move: int) -> Facts:
        return cost_facts(table, self.seat, [self.price(table, move), 0])

    def why(self, table: Table, move: int) -> Refusal:
        refusal = outsider_refused(table, move, ATTACK, self.rule)
        return refusal or cannot_pay(table, self.seat, [self.price(table, move), 0], self.rule)


class ConvertOutsider(Decision[Table]):
    """PAL-6.7: missing faith cannot be bought."""

    rule = "PAL-6.7"

    def options(self, table: Table) -> list[int]:
        return outsider_moves(table, self.seat, CONVERT)

    def play(self, table: Table, move: int) -> None:
        table.aim(move - WIN_OVER.base)
        meet_outsider(table, self.seat, CONVERT, move - WIN_OVER.base, 0, self.rule)
        table.then(CONVERTED_STEPS[self.seat][move - WIN_OVER.base])

    def why(self, table: Table, move: int) -> Refusal:
        refusal = outsider_refused(table, move, CONVERT, self.rule)
        if refusal is not None:
            return refusal
        needs = CONVERT_FLAG[table.outsiders.index(move - WIN_OVER.base)]
        return too_low(table, self.seat, CONVERT, needs, self.rule, "too-little-faith")


def meet_outsider(table: Table, board: int, action: int, card: int, silver: int, rule: str) -> None:
    """It leaves the row for the board, attacked or converted."""
    table.outsiders[table.outsiders.index(card)] = NO_CARD
    (table.attacked if action == ATTACK else table.converted).append(board * len(OUTSIDERS) + card)
    one_more(table, board, action)
    if table.events is None:
        return
    if action == ATTACK:
        table.tell(Event("attacked", rule, board, {"card": OUTSIDERS[card], "paid": amounts([silver, 0])}))
    else:
        table.tell(Event("converted", rule, board, {"card": OUTSIDERS[card]}))


def right_hand(seat: int) -> list[Step[Table]]:
    """The procedures of a seat, in the order of the actions."""
    return [
        BoardSpace(seat, COMMISSION),
        BUILD_WALL[seat],
        BoardSpace(seat, GARRISON),
        JarSpace(seat),
        AttackOutsider(seat),
        ConvertOutsider(seat),
    ]


BUILD_WALL: Final = [BuildWall(board) for board in range(MOST_SEATS)]
RIGHT_HAND: Final = [right_hand(seat) for seat in range(MOST_SEATS)]
