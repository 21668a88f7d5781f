"""What the automa does on its spaces (PAL-12.19 to PAL-12.27)."""

from collections.abc import Callable
from typing import Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ATTACK,
    ATTACK_FLAG,
    COMMISSION,
    CONSPIRE,
    CONVERT_FLAG,
    FAVOUR_SLOTS,
    FORTIFY,
    GARRISON,
    LADDER_REWARD,
    OUTSIDER_SLOTS,
    PRAY,
    RECRUIT,
    REQUIRES,
    REST,
    RIGHT,
    SPACE_KIND,
    SPACE_REWARD,
    SPACES,
    TRADE,
)
from pentarchy.games.paladins.cards import ATTACK_REWARD, CONVERT_REWARD, FAVOUR_REWARD, FAVOURS, WALL_REWARD
from pentarchy.games.paladins.legality import spaces_in_reach
from pentarchy.games.paladins.moves import NEW_WALL
from pentarchy.games.paladins.reading import FAITH, LABOURER, Effect
from pentarchy.games.paladins.solo import SPACE_PREFERENCE
from pentarchy.games.paladins.steps.automa_effects import (
    add_labourers,
    automa_dismisses,
    automa_prays,
    automa_steps,
    pay_or_discard,
    pointed_at,
)
from pentarchy.games.paladins.steps.gains import tell_of_workers
from pentarchy.games.paladins.steps.interpreter import CarryOut
from pentarchy.games.paladins.steps.resource_track import move_marker
from pentarchy.games.paladins.steps.right import build_wall, meet_outsider, one_more, settle
from pentarchy.games.paladins.steps.suspicion import draw_suspicion
from pentarchy.games.paladins.table import AUTOMA, Table
from pentarchy.games.paladins.workers import UNIT
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import Chance


def passes(table: Table) -> None:
    """PAL-12.20"""
    table.passed |= 1 << AUTOMA
    if table.events is not None:
        table.tell(Event("passed", "PAL-12.20", AUTOMA, {}))


def carry_out(table: Table, action: int) -> None:
    if action < RIGHT:
        LEFT_HAND[action](table)
    elif action == REST:
        rest(table)
    elif action in (COMMISSION, GARRISON):
        automa_settles(table, action)
    elif action == FORTIFY:
        table.push(AUTOMA_WALL)
    elif action == ABSOLVE:
        jar = one_more(table, AUTOMA, ABSOLVE) + 1
        if table.events is not None:
            table.tell(Event("automa-absolved", "PAL-12.23", AUTOMA, {"jar": jar}))
        table.then(ABSOLVED)
    else:
        automa_meets(table, action)


def rest(table: Table) -> None:
    """PAL-12.19: one space, and one for every worker left; then it has passed."""
    move_marker(table, 1 + table.workers[AUTOMA])
    passes(table)


def trade(table: Table) -> None:
    """PAL-12.19"""
    move_marker(table, 1)


def conspire(table: Table) -> None:
    """PAL-12.19: two workers and one suspicion card."""
    add_labourers(table, 2)
    tell_of_workers(table, AUTOMA, LABOURER, 2, "PAL-12.19")
    draw_suspicion(table, AUTOMA, 1)


def automa_settles(table: Table, action: int) -> None:
    """PAL-12.21: the space by preference, the flag, then the reward."""
    space = preferred_space(table, spaces_in_reach(table, AUTOMA, action))
    settle(table, AUTOMA, action, space, "PAL-12.21")
    table.then(SPACE_STEPS[space])
    table.then(FLAG_STEPS[action][one_more(table, AUTOMA, action)])


def preferred_space(table: Table, reach: int) -> int:
    """PAL-12.21: spaces that pay a debt only with an unpaid one, unless there are no others."""
    for space in BY_PREFERENCE:
        if reach >> space & 1 and (table.unpaid[AUTOMA] or SPACE_KIND[space] != "pay_debt"):
            return space
    return one_by_one(reach)[0]


class AutomaWall(Chance[Table]):
    """PAL-12.22"""

    rule = "PAL-12.22"

    def options(self, table: Table) -> list[int]:
        return [NEW_WALL.base + card for card in one_by_one(table.walls_unseen)]

    def play(self, table: Table, move: int) -> None:
        card = move - NEW_WALL.base
        build_wall(table, AUTOMA, card, self.rule)
        table.then(WALL_STEPS[card])


def outsider_for(table: Table, action: int) -> int:
    """PAL-12.18, PAL-12.24, PAL-12.25: the slot by the marker, within its strength or faith."""
    flags = ATTACK_FLAG if action == ATTACK else CONVERT_FLAG
    value = table.attributes[AUTOMA * 3 + REQUIRES[action]]
    usable = [card >= 0 and flags[slot] <= value for slot, card in enumerate(table.outsiders)]
    return pointed_at(table, OUTSIDER_SLOTS, usable)


def automa_meets(table: Table, action: int) -> None:
    card = table.outsiders[outsider_for(table, action)]
    meet_outsider(table, AUTOMA, action, card, 0, "PAL-12.24" if action == ATTACK else "PAL-12.25")
    table.then(ATTACKED_STEPS[card] if action == ATTACK else CONVERTED_STEPS[card])


def try_favour(table: Table) -> bool:
    """PAL-12.27: the favour that the marker points at, face up and free."""
    usable = [card >= 0 and not table.favour_workers[slot] for slot, card in enumerate(table.favours)]
    slot = pointed_at(table, FAVOUR_SLOTS, usable)
    if slot < 0:
        return False
    table.workers[AUTOMA] -= UNIT[LABOURER]
    table.favour_workers[slot] = UNIT[LABOURER]
    if table.events is not None:
        table.tell(Event("automa-favour", "PAL-12.27", AUTOMA, {"card": FAVOURS[table.favours[slot]]}))
    table.then(FAVOUR_STEPS[table.favours[slot]])
    return True


AUTOMA_WALL: Final = AutomaWall()
LEFT_HAND: Final[dict[int, Callable[[Table], None]]] = {
    RECRUIT: automa_dismisses,
    PRAY: automa_prays,
    TRADE: trade,
    CONSPIRE: conspire,
}
SPACE_STEPS: Final = [automa_steps(effects) for effects in SPACE_REWARD]
FLAG_STEPS: Final = [[automa_steps(effects) for effects in ladder] for ladder in LADDER_REWARD]
WALL_STEPS: Final = [automa_steps(effects) for effects in WALL_REWARD]
ATTACKED_STEPS: Final = [automa_steps(effects) for effects in ATTACK_REWARD]
CONVERTED_STEPS: Final = [automa_steps(effects) for effects in CONVERT_REWARD]
FAVOUR_STEPS: Final = [automa_steps(effects) for effects in FAVOUR_REWARD]
ABSOLVED: Final = [
    *automa_steps([Effect("attribute", FAITH, 1, []), Effect("discard_suspicion", 0, 1, [])]),
    CarryOut("pay_or_discard", pay_or_discard, AUTOMA),
]
BY_PREFERENCE: Final = sorted(range(len(SPACES)), key=lambda space: (SPACE_PREFERENCE.index(SPACE_KIND[space]), space))
