"""Turns: an action, a King's Favour, or passing (PAL-3.8, PAL-4, PAL-7, PAL-10)."""

from pentarchy.games.paladins.cards import (
    ACTION_COUNT,
    CARRIED_OVER,
    CONSPIRE,
    DEVELOP,
    FAVOUR_PROVISION,
    FAVOUR_REWARD,
    FAVOUR_SILVER,
    FAVOUR_SLOT,
    FAVOURS,
    FIRST_FAVOUR,
    HUNT,
    NOBODYS,
    NOTHING,
    RECRUIT,
    RIGHT,
    ROUNDS,
    SPOTS,
    TRADE,
    effects,
)
from pentarchy.games.paladins.legality import (
    possible,
    provision_cost,
    sets_on_hand,
    shape_of,
    silver_cost,
)
from pentarchy.games.paladins.moves import ACT, FAVOUR, KEEP, PASS, PLACE
from pentarchy.games.paladins.refusals import action_refused, favour_refused, workers_missing
from pentarchy.games.paladins.steps.automa import AUTOMA_TURN
from pentarchy.games.paladins.steps.choices import CLEAR_SPACE
from pentarchy.games.paladins.steps.effects import ACTION_BONUSES, PLACE_WORKSHOP, for_all, step_for
from pentarchy.games.paladins.steps.gains import paid, told_workers
from pentarchy.games.paladins.steps.left import TAKE_TOWNSFOLK
from pentarchy.games.paladins.steps.right import RIGHT_HAND
from pentarchy.games.paladins.steps.twins import worth_asking
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import (
    ACTION_OF,
    FITS,
    KEPT_SETS,
    KEPT_WORDS,
    MODE_ROWS,
    MODES,
    RIGHT_MODES,
    SET_OF_WORDS,
    SHAPES,
    favour_shape,
    gist,
    holds,
    total_of,
)
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Decision, Refusal, Step

FAVOUR_STEPS = for_all(FAVOUR_REWARD)
SHAPE_OF_FAVOUR = [favour_shape(slot) for slot in FAVOUR_SLOT]
MODES_OF = [[mode for mode, other in enumerate(ACTION_OF) if other == action] for action in range(RIGHT)]
FIRST_MODE = [modes[0] for modes in MODES_OF]
LEFT_MOVES = [[[ACT.base + m for i, m in enumerate(modes) if fit >> i & 1] for fit in range(4)] for modes in MODES_OF]
"""For each left-hand action the moves, by which of its (one or two) modes the workers fit."""
MODE_MASK = [sum(1 << mode for mode in modes) for modes in MODES_OF]
RULES_OF_MODES = [
    "PAL-5.1", "PAL-5.4", "PAL-5.5", "PAL-5.8", "PAL-5.8", "PAL-5.9", "PAL-5.9", "PAL-5.10", "PAL-5.11",
    "PAL-6.1", "PAL-6.4", "PAL-6.2", "PAL-6.5", "PAL-6.6", "PAL-6.7",
]  # fmt: skip
UNCONDITIONAL = [action in (HUNT, TRADE, CONSPIRE) for action in range(ACTION_COUNT)]


class NextTurn(Step[Table]):
    """PAL-3.8: clockwise; those who have passed are skipped, and when all have, the step ends (PAL-10.4).
    What the turn before was about is over here, and nowhere else."""

    rule = "PAL-3.8"

    def run(self, table: Table) -> None:
        table.mode = table.favour = table.target = NOTHING
        for i in range(1, table.boards + 1):
            board = (table.active + i) % table.boards
            if not table.passed >> board & 1:
                table.active = board
                table.push(self)
                table.push(AUTOMA_TURN if board >= table.seats else TAKE_TURN[board])
                return
        table.active = NOBODYS


class TakeTurn(Decision[Table]):
    """PAL-4.1: one action, one King's Favour, or passing. Whoever can do nothing must pass (PAL-10.1).
    What is offered can be carried out to the end (PAL-14.1); requirements are tested here (PAL-6.8)."""

    rule = "PAL-3.8"

    def options(self, table: Table) -> list[int]:
        seat = self.seat
        if not table.workers[seat]:
            return [PASS.base]
        fits = FITS[gist(table.workers[seat])]
        spot = seat * SPOTS
        moves = []
        for action in range(RIGHT):
            if table.placed[spot + action] or not fits & MODE_MASK[action]:
                continue
            if UNCONDITIONAL[action] or possible(table, seat, action):
                moves += LEFT_MOVES[action][fits >> FIRST_MODE[action] & 3]
        shops, shape = table.workshops[seat], RIGHT_MODES
        for action in range(RIGHT, RIGHT + 6):
            if fits >> shape + (shops & 3) & 1 and not table.placed[spot + action] and possible(table, seat, action):
                moves.append(ACT.base + RIGHT_MODES + action - RIGHT)
            shops >>= 2
            shape += 4
        if table.round >= FIRST_FAVOUR:
            moves.extend(favours_open(table, seat, fits))
        moves.append(PASS.base)
        return moves

    def play(self, table: Table, move: int) -> None:
        table.retinue_before = len(table.retinue)
        if move == PASS.base:
            pass_turn(table, self.seat)
        elif FAVOUR.covers(move):
            table.favour = move - FAVOUR.base
            table.push(PLACE_ON_FAVOUR[self.seat])
        else:
            table.mode = move - ACT.base
            table.push(PLACE_WORKERS[self.seat])

    def why(self, table: Table, move: int) -> Refusal:
        if FAVOUR.covers(move):
            return favour_refused(table, self.seat, move - FAVOUR.base)
        if not ACT.covers(move):
            return Refusal("PAL-4.1", "act-or-pass")
        mode = move - ACT.base
        workers_fit = bool(FITS[gist(table.workers[self.seat])] >> shape_of(table, self.seat, mode) & 1)
        return action_refused(table, self.seat, mode, ACTION_OF[mode], workers_fit)


def favours_open(table: Table, seat: int, fits: int) -> list[int]:
    """PAL-7.2, PAL-7.4: face up, not used in this round, with a worker that fits and the costs at hand."""
    moves = []
    for slot, card in enumerate(table.favours):
        if card < 0 or table.favour_workers[slot] or not fits >> SHAPE_OF_FAVOUR[card] & 1:
            continue
        if FAVOUR_SILVER[card] <= table.silver[seat] and FAVOUR_PROVISION[card] <= table.provisions[seat]:
            moves.append(FAVOUR.base + card)
    moves.sort()
    return moves


class PlaceWorkers(Decision[Table]):
    """PAL-4.3 to PAL-4.8: one set of workers that fills the slots; then the fixed costs are paid (PAL-4.9)."""

    rule = "PAL-4.8"

    def options(self, table: Table) -> list[int]:
        base = PLACE.base
        moves = [base + words for words in sets_on_hand(table, self.seat, shape_of(table, self.seat, table.mode))]
        if table.round == ROUNDS and busy_to_the_end(table, self.seat):
            return worth_asking(table, self, moves)
        return moves

    def play(self, table: Table, move: int) -> None:
        mode, seat = table.mode, self.seat
        action = ACTION_OF[mode]
        workers = SET_OF_WORDS[move - PLACE.base]
        table.workers[seat] -= workers
        table.placed[seat * SPOTS + action] = workers
        silver, provisions = silver_cost(table, seat, action), provision_cost(table, seat, action)
        table.silver[seat] -= silver
        table.provisions[seat] -= provisions
        if table.events is not None:
            facts: dict[str, Json] = {"action": MODES[mode], "workers": told_workers(workers)}
            facts["paid"] = paid(silver, provisions)
            table.tell(Event("acted", RULES_OF_MODES[mode], seat, facts))
        table.then(PROCEDURES[seat][mode])

    def why(self, table: Table, move: int) -> Refusal:
        return placing_refused(table, self.seat, move, SHAPES[shape_of(table, self.seat, table.mode)])


def placing_refused(table: Table, seat: int, move: int, shape: list[int]) -> Refusal:
    if not PLACE.covers(move):
        return Refusal("PAL-4.3", "place-workers-now")
    if not holds(table.workers[seat], SET_OF_WORDS[move - PLACE.base]):
        return workers_missing(table, seat, shape, "PAL-4.3", "not-your-workers")
    return workers_missing(table, seat, shape, "PAL-4.8", "set-does-not-fit")


def busy_to_the_end(table: Table, seat: int) -> bool:
    """Whether no space is left that takes just any worker: in the last round, which keeps none, passing may follow."""
    spot, action = seat * SPOTS, ACTION_OF[table.mode]
    return all(table.placed[spot + other] or other == action for other in (HUNT, TRADE, CONSPIRE))


class PlaceOnFavour(Decision[Table]):
    """PAL-7.2: one worker that fits, the cost, then the effects."""

    rule = "PAL-7.2"

    def options(self, table: Table) -> list[int]:
        base = PLACE.base
        return [base + words for words in sets_on_hand(table, self.seat, SHAPE_OF_FAVOUR[table.favour])]

    def play(self, table: Table, move: int) -> None:
        card, seat = table.favour, self.seat
        workers = SET_OF_WORDS[move - PLACE.base]
        table.workers[seat] -= workers
        table.favour_workers[table.favours.index(card)] = workers
        table.silver[seat] -= FAVOUR_SILVER[card]
        table.provisions[seat] -= FAVOUR_PROVISION[card]
        if table.events is not None:
            facts: dict[str, Json] = {"card": FAVOURS[card], "workers": told_workers(workers)}
            facts["paid"] = paid(FAVOUR_SILVER[card], FAVOUR_PROVISION[card])
            table.tell(Event("favour-used", self.rule, seat, facts))
        table.then(FAVOUR_STEPS[seat][card])

    def why(self, table: Table, move: int) -> Refusal:
        return placing_refused(table, self.seat, move, SHAPES[SHAPE_OF_FAVOUR[table.favour]])


def pass_turn(table: Table, seat: int) -> None:
    """PAL-10.2: the board is emptied; of the unused workers up to three stay, none of them in the last round."""
    table.passed |= 1 << seat
    for spot in range(seat * SPOTS, seat * SPOTS + SPOTS):
        table.placed[spot] = 0
    if table.events is not None:
        table.tell(Event("passed", "PAL-10.2", seat, {}))
    if table.round == ROUNDS:
        table.workers[seat] = 0
    elif total_of(table.workers[seat]) > CARRIED_OVER:
        table.push(KEEP_WORKERS[seat])


class KeepWorkers(Decision[Table]):
    """PAL-10.2: exactly three of more than three."""

    rule = "PAL-10.2"

    def options(self, table: Table) -> list[int]:
        supply, base = table.workers[self.seat], KEEP.base
        return [base + words for i, words in enumerate(KEPT_WORDS) if holds(supply, KEPT_SETS[i])]

    def play(self, table: Table, move: int) -> None:
        table.workers[self.seat] = SET_OF_WORDS[move - KEEP.base]
        if table.events is not None:
            table.tell(Event("kept", self.rule, self.seat, {"workers": told_workers(table.workers[self.seat])}))

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal("PAL-10.2", "keep-three" if KEEP.covers(move) else "only-keeping-now")


NEXT_TURN = NextTurn()
TAKE_TURN = [TakeTurn(seat) for seat in range(4)]
PLACE_WORKERS = [PlaceWorkers(seat) for seat in range(4)]
PLACE_ON_FAVOUR = [PlaceOnFavour(seat) for seat in range(4)]
KEEP_WORKERS = [KeepWorkers(seat) for seat in range(4)]


def procedure(seat: int, mode: int) -> list[Step[Table]]:
    """What follows once everything is paid, in the order of PAL-6.9."""
    action = ACTION_OF[mode]
    return [*target_steps(seat, mode), ACTION_BONUSES[seat][action]]


def target_steps(seat: int, mode: int) -> list[Step[Table]]:
    """PAL-5.8, PAL-5.9, PAL-5.11: Hunt, Trade and Conspire just bring their reward; the others ask for a target."""
    action, row = MODE_ROWS[mode]
    if mode in BUILT_IN:
        row.exactly("effect", BUILT_IN[mode])
    if action >= RIGHT:
        return [RIGHT_HAND[seat][action - RIGHT]]
    if action == DEVELOP:
        return [PLACE_WORKSHOP[seat]]
    if action == RECRUIT:
        return [TAKE_TOWNSFOLK[seat]]
    return [CLEAR_SPACE[seat] if effect.op == "pray" else step_for(effect, seat) for effect in effects(row, "reward")]


RIGHT_EFFECTS = ["place_monk", "build_wall", "place_outpost", "move_jar", "attack_outsider", "convert_outsider"]
BUILT_IN = {
    MODES.index("develop"): "place_workshop",
    MODES.index("dismiss"): "dismiss_townsfolk",
    MODES.index("recruit"): "recruit_townsfolk",
    **{RIGHT_MODES + i: word for i, word in enumerate(RIGHT_EFFECTS)},
}
"""The modes that are procedures of the rules, not lists of effects, and what the data call them."""
PROCEDURES = [[procedure(seat, mode) for mode in range(len(MODES))] for seat in range(4)]
