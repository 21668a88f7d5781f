"""Monster abilities: every card's effects (AMU-12.14), and resolving one of them."""

from typing import Final

from pentarchy.games.amulet.abilities import (
    EFFECTS,
    EXTRA,
    Effect,
    aimed_at,
    has_extra,
)
from pentarchy.games.amulet.cards import (
    KIND_OF,
    LAIR,
    MONSTERS,
    MOST_SEATS,
    PLACES,
    RETURN,
    RETURN_TO,
    STEALTH,
    VILLAGE,
)
from pentarchy.games.amulet.cards import ONCE as ONLY_ONCE
from pentarchy.games.amulet.modifiers import IMMUNE
from pentarchy.games.amulet.moves import DRINK, PASS, SNEAK
from pentarchy.games.amulet.potions import NIGHT_POTIONS
from pentarchy.games.amulet.refusals import why_not_drink
from pentarchy.games.amulet.steps.free import sneak_past
from pentarchy.games.amulet.steps.health import drink
from pentarchy.games.amulet.steps.potions import drinks
from pentarchy.games.amulet.steps.suffering import suffering
from pentarchy.games.amulet.table import NONE, Table
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Decision, Refusal, Step


def is_spared(table: Table, seat: int) -> bool:
    """AMU-12.13: by a Potion of Stealth or the Thief's skill."""
    return bool(table.cancelled[seat] >> table.night.card & 1) or table.knows(seat, IMMUNE)


class ResolveAbility(Step[Table]):
    """AMU-12.15: the window, the targets, the effects, the card's way."""

    rule = "AMU-12.15"

    def __init__(self, card: int) -> None:
        super().__init__()
        self.card = card

    def run(self, table: Table) -> None:
        table.night.card = self.card
        if table.events is not None:
            table.tell(Event("attacked", self.rule, NOBODY, {"monster": MONSTERS[self.card]}))
        seats = [seat for seat in table.turn_order(table.holder) if table.potions[seat] & NIGHT_POTIONS]
        steps: list[Step[Table]] = [BEFORE_ABILITY[seat] for seat in seats]
        table.then([*steps, TAKE_AIM, MOVE_CARD])


class BeforeAbility(Decision[Table]):
    """AMU-12.15 (1): every player, target or not, may drink or sneak past."""

    rule = "AMU-12.15"

    def options(self, table: Table) -> list[int]:
        moves = [PASS.base, *drinks(table, self.seat, True)]
        if table.potions[self.seat] & STEALTH:
            moves.append(SNEAK.base + table.night.card)
        return moves

    def play(self, table: Table, move: int) -> None:
        if move == PASS.base:
            return
        if table.potions[self.seat] & NIGHT_POTIONS:
            table.push(self)
        if SNEAK.covers(move):
            sneak_past(table, self.seat, table.night.card)
        else:
            drink(table, self.seat, 1 << move - DRINK.base, self.rule)

    def why(self, table: Table, move: int) -> Refusal:
        if SNEAK.covers(move) and table.potions[self.seat] & STEALTH:
            return Refusal("AMU-22.7", "another-attacks", {"monster": MONSTERS[table.night.card]})
        if SNEAK.covers(move) or DRINK.covers(move):
            return why_not_drink(table, self.seat, move, self.rule, "drink-or-pass")
        return Refusal(self.rule, "drink-or-pass")


class TakeAim(Step[Table]):
    """AMU-12.3: the targets of all effects are determined before the first is applied."""

    rule = "AMU-12.3"

    def run(self, table: Table) -> None:
        night = table.night
        effects = EFFECTS[night.card]
        night.aims = [aimed_at(table, effect) for effect in effects]
        steps: list[Step[Table]] = [APPLY[night.card][i] for i in range(len(effects))]
        if has_extra(table, night.card):
            steps.append(APPLY_EXTRA)
        table.then(steps)


class Apply(Step[Table]):
    """AMU-12.15 (3): one effect, player by player in turn order from the holder of the day token."""

    rule = "AMU-12.15"

    def __init__(self, effect: Effect, i: int) -> None:
        super().__init__()
        self.effect = effect
        self.i = i

    def run(self, table: Table) -> None:
        aim = (1 << table.seats) - 1 if self.i < 0 else table.night.aims[self.i]
        order = [seat for seat in table.turn_order(table.holder) if aim >> seat & 1 and not is_spared(table, seat)]
        steps: list[Step[Table]] = []
        for seat in order:
            steps.extend(suffering(table, seat, self.effect))
        table.then(steps)


class MoveCard(Step[Table]):
    """AMU-11.4, AMU-12.1: back face down where it returns to; otherwise face up to the Village."""

    rule = "AMU-11.4"

    def run(self, table: Table) -> None:
        night = table.night
        bit, kind = 1 << night.card, KIND_OF[night.card]
        table.lair &= ~bit
        table.manor &= ~bit
        if kind == RETURN and RETURN_TO[night.card] == LAIR:
            table.lair |= bit
        elif kind == RETURN:
            table.manor |= bit
        else:
            table.village |= bit
        if kind in (ONLY_ONCE, RETURN):
            for seat in range(table.seats):
                table.cancelled[seat] &= ~bit
        if table.events is not None:
            where = PLACES[RETURN_TO[night.card]] if kind == RETURN else PLACES[VILLAGE]
            table.tell(Event("monster-goes", self.rule, NOBODY, {"monster": MONSTERS[night.card], "place": where}))
        night.card = NONE


RESOLVE_ABILITY: Final[list[Step[Table]]] = [ResolveAbility(card) for card in range(len(MONSTERS))]
BEFORE_ABILITY: Final = [BeforeAbility(s) for s in range(MOST_SEATS)]
TAKE_AIM: Final[Step[Table]] = TakeAim()
APPLY: Final = [[Apply(effect, i) for i, effect in enumerate(effects)] for effects in EFFECTS]
APPLY_EXTRA: Final[Step[Table]] = Apply(EXTRA, -1)
MOVE_CARD: Final[Step[Table]] = MoveCard()
