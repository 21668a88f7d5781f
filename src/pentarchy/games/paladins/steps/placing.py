"""Workers are placed on an action or a favour, the costs are paid, and what follows is on the agenda (PAL-4, PAL-7)."""

from typing import Final

from pentarchy.games.paladins.board import CONSPIRE, DEVELOP, HUNT, MOST_SEATS, RECRUIT, RIGHT, ROUNDS, SPOTS, TRADE
from pentarchy.games.paladins.cards import FAVOUR_REWARD, FAVOURS
from pentarchy.games.paladins.costs import action_cost, amounts, favour_cost, pay
from pentarchy.games.paladins.legality import SHAPE_OF_FAVOUR, sets_on_hand, shape_of
from pentarchy.games.paladins.moves import PLACE
from pentarchy.games.paladins.reading import effects
from pentarchy.games.paladins.refusals import workers_missing
from pentarchy.games.paladins.showing_boards import slots_view
from pentarchy.games.paladins.steps.choices import CLEAR_SPACE
from pentarchy.games.paladins.steps.effects import ACTION_BONUSES, PLACE_WORKSHOP, PLAYERS, for_all
from pentarchy.games.paladins.steps.gains import told_workers
from pentarchy.games.paladins.steps.left import TAKE_TOWNSFOLK
from pentarchy.games.paladins.steps.right import RIGHT_HAND
from pentarchy.games.paladins.steps.worth_asking import worth_asking
from pentarchy.games.paladins.table import Table
from pentarchy.games.paladins.workers import ACTION_OF, MODE_ROWS, MODES, RIGHT_MODES, SET_OF_WORDS, SHAPES, holds
from pentarchy.kernel.events import Event, Facts, Json
from pentarchy.kernel.steps import Decision, Refusal, Step


class PlaceWorkers(Decision[Table]):
    """PAL-4.3 to PAL-4.8: one set of workers that fills the slots; then the fixed costs are paid (PAL-4.9)."""

    rule = "PAL-4.8"

    def options(self, table: Table) -> list[int]:
        moves = placings(table, self.seat, shape_of(table, self.seat, table.under_way().mode))
        if table.round == ROUNDS and busy_to_the_end(table, self.seat):
            return worth_asking(table, self, moves)
        return moves

    def play(self, table: Table, move: int) -> None:
        mode, seat = table.under_way().mode, self.seat
        action = ACTION_OF[mode]
        workers = SET_OF_WORDS[move - PLACE.base]
        table.workers[seat] -= workers
        table.placed[seat * SPOTS + action] = workers
        cost = action_cost(table, seat, action)
        pay(table, seat, cost)
        if table.events is not None:
            facts: dict[str, Json] = {"action": MODES[mode], "workers": told_workers(workers)}
            facts["paid"] = amounts(cost)
            table.tell(Event("acted", RULES_OF_MODES[mode], seat, facts))
        table.then(PROCEDURES[seat][mode])

    def facts(self, table: Table, move: int) -> Facts:
        """PAL-4.8: who would stand in which slot."""
        action = ACTION_OF[table.under_way().mode]
        return {"slots": [*slots_view(table, self.seat, action, SET_OF_WORDS[move - PLACE.base])]}

    def why(self, table: Table, move: int) -> Refusal:
        return placing_refused(table, self.seat, move, SHAPES[shape_of(table, self.seat, table.under_way().mode)])


def placings(table: Table, seat: int, shape: int) -> list[int]:
    base = PLACE.base
    return [base + words for words in sets_on_hand(table, seat, shape)]


def placing_refused(table: Table, seat: int, move: int, shape: list[int]) -> Refusal:
    if not PLACE.covers(move):
        return Refusal("PAL-4.3", "place-workers-now")
    if not holds(table.workers[seat], SET_OF_WORDS[move - PLACE.base]):
        return workers_missing(table, seat, shape, "PAL-4.3", "not-your-workers")
    return workers_missing(table, seat, shape, "PAL-4.8", "set-does-not-fit")


def busy_to_the_end(table: Table, seat: int) -> bool:
    """Whether no space is left that takes just any worker: in the last round, which keeps none, passing may follow."""
    spot, action = seat * SPOTS, ACTION_OF[table.under_way().mode]
    return all(table.placed[spot + other] or other == action for other in (HUNT, TRADE, CONSPIRE))


class PlaceOnFavour(Decision[Table]):
    """PAL-7.2: one worker that fits, the cost, then the effects."""

    rule = "PAL-7.2"

    def options(self, table: Table) -> list[int]:
        return placings(table, self.seat, SHAPE_OF_FAVOUR[table.under_way().favour])

    def play(self, table: Table, move: int) -> None:
        card, seat = table.under_way().favour, self.seat
        workers = SET_OF_WORDS[move - PLACE.base]
        table.workers[seat] -= workers
        table.favour_workers[table.favours.index(card)] = workers
        pay(table, seat, favour_cost(card))
        if table.events is not None:
            facts: dict[str, Json] = {"card": FAVOURS[card], "workers": told_workers(workers)}
            facts["paid"] = amounts(favour_cost(card))
            table.tell(Event("favour-used", self.rule, seat, facts))
        table.then(FAVOUR_STEPS[seat][card])

    def why(self, table: Table, move: int) -> Refusal:
        return placing_refused(table, self.seat, move, SHAPES[SHAPE_OF_FAVOUR[table.under_way().favour]])


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
    rewards = effects(row, "reward")
    return [CLEAR_SPACE[seat] if effect.op == "pray" else PLAYERS.step(effect, seat) for effect in rewards]


RULES_OF_MODES: Final = [
    "PAL-5.1", "PAL-5.4", "PAL-5.5", "PAL-5.8", "PAL-5.8", "PAL-5.9", "PAL-5.9", "PAL-5.10", "PAL-5.11",
    "PAL-6.1", "PAL-6.4", "PAL-6.2", "PAL-6.5", "PAL-6.6", "PAL-6.7",
]  # fmt: skip
RIGHT_EFFECTS: Final = ["place_monk", "build_wall", "place_outpost", "move_jar", "attack_outsider", "convert_outsider"]
BUILT_IN: Final = {
    MODES.index("develop"): "place_workshop",
    MODES.index("dismiss"): "dismiss_townsfolk",
    MODES.index("recruit"): "recruit_townsfolk",
    **{RIGHT_MODES + i: word for i, word in enumerate(RIGHT_EFFECTS)},
}
"""The modes that are procedures of the rules, not lists of effects, and what the data call them."""
PROCEDURES: Final = [[procedure(seat, mode) for mode in range(len(MODES))] for seat in range(MOST_SEATS)]
FAVOUR_STEPS: Final = for_all(FAVOUR_REWARD)
PLACE_WORKERS: Final = [PlaceWorkers(seat) for seat in range(MOST_SEATS)]
PLACE_ON_FAVOUR: Final = [PlaceOnFavour(seat) for seat in range(MOST_SEATS)]
