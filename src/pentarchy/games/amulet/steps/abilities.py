"""Monster abilities: every card's effects (AMU-12.14), and resolving one of them."""

from typing import Final

from pentarchy.games.amulet.cards import (
    BANK_OF,
    COLOURS,
    EAST,
    GEM_OF,
    KIND_OF,
    LAIR,
    MONSTER_ROWS,
    MONSTERS,
    MOST_SEATS,
    PLACES,
    QUEST_ROWS,
    RETURN,
    RETURN_TO,
    STEALTH,
    VILLAGE,
    mask_of,
    rows_of,
)
from pentarchy.games.amulet.cards import ONCE as ONLY_ONCE
from pentarchy.games.amulet.modifiers import BULWARK, BULWARK_AMOUNT, IMMUNE
from pentarchy.games.amulet.moves import DISCARD, DRINK, PASS, SNEAK, SUFFER
from pentarchy.games.amulet.potions import NIGHT_POTIONS
from pentarchy.games.amulet.refusals import needs, why_not_drink
from pentarchy.games.amulet.steps.free import sneak_past
from pentarchy.games.amulet.steps.health import LOSE, drink
from pentarchy.games.amulet.steps.oaths import FIRST_POTION_ITEM, FIRST_SPELL_ITEM, give_item
from pentarchy.games.amulet.steps.potions import drinks
from pentarchy.games.amulet.steps.repairing import DAMAGE_UP_TO
from pentarchy.games.amulet.table import NONE, C, Table
from pentarchy.games.amulet.vocabulary import TARGETS
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event
from pentarchy.kernel.steps import NOBODY, Decision, Refusal, Step

LOSE_HEALTH, LOSE_COINS, DAMAGE_WEAPON, CHOOSE, DISCARD_ITEMS = range(5)
OPS: Final = ["lose_health", "lose_coins", "damage_weapon", "choose", "discard_items"]
AIMS: Final = [target for target in TARGETS if target not in ("self", "others")]
BY_WEAPON, BY_HEALTH, BY_COINS = SUFFER.base, SUFFER.base + 1, SUFFER.base + 2


class Effect:
    """One effect of an ability, as data."""

    def __init__(self, row: Row) -> None:
        self.op = OPS.index(row.word("op", OPS))
        self.target = row.word("target", AIMS)
        self.amount = row.number("amount") if row.has("amount") else 0
        self.per_monster = row.has("amount_per")
        if self.per_monster:
            row.exactly("amount_per", "other_village_monsters")  # AMU-12.15
        self.most = row.number("max") if row.has("max") else 0
        self.half = row.has("fraction")
        if self.half:
            row.exactly("fraction", "half_down")  # AMU-12.5
        self.what = row.texts("what") if row.has("what") else []
        self.ways = ways_of(row) if row.has("of") else []
        self.otherwise = amount_of_own(row.rows("otherwise")[0], LOSE_HEALTH) if row.has("otherwise") else 0
        if self.op == DISCARD_ITEMS:
            row.exactly("amount", 1)  # AMU-12.7: one item is given up


def ways_of(row: Row) -> list[tuple[int, int]]:
    """The ways to suffer a `choose`: op and amount of each."""
    ways = []
    for i, item in enumerate(row.items("of")):
        assert isinstance(item, list)
        way = Row(f"{row.where}.of[{i}]", item[0])
        op = OPS.index(way.word("op", OPS[:CHOOSE]))
        ways.append((op, amount_of_own(way, op)))
    return ways


def amount_of_own(row: Row, op: int) -> int:
    """How much of his own the one who is hit loses; coins in full or not at all (AMU-12.5)."""
    row.exactly("op", OPS[op])
    row.exactly("target", "self")
    if row.has("all_or_nothing"):
        row.exactly("all_or_nothing", True)
    return row.number("amount")


EFFECTS: Final = [[Effect(effect) for effect in rows_of(row, "effects")] for row in MONSTER_ROWS]
C2: Final = next(row for row in QUEST_ROWS if row.has("extra_ability"))
EXTRA: Final = Effect(C2.row("extra_ability").rows("effects")[0])
EXTRA_GEMS: Final = mask_of([COLOURS.index(name) for name in C2.row("extra_ability").texts("gems")])
EXTRA_LEVEL: Final = C2.number("difficulty")


def has_extra(table: Table, card: int) -> bool:
    """AMU-14.12: with C2 in play, monsters with a red or black gem."""
    return bool(table.quests & C) and table.levels[2] == EXTRA_LEVEL and bool(EXTRA_GEMS >> GEM_OF[card] & 1)


# Targets (AMU-12.3, AMU-12.4).


def aimed_at(table: Table, effect: Effect) -> int:
    """The seats that an effect is aimed at; immune ones still count for `most` and `fewest`."""
    seats = range(table.seats)
    match effect.target:
        case "all":
            return (1 << table.seats) - 1
        case "day_holder":
            return 1 << table.holder
        case "most_health":
            return highest(table.health, 0)
        case "most_coins":
            return highest(table.coins, 1)
        case "most_trophies":
            return highest([trophies.bit_count() for trophies in table.trophies], 1)
        case "fewest_ready_weapons":
            return highest([-table.ready_of(seat).bit_count() for seat in seats], -9)
        case "full_health":
            return mask_of([seat for seat in seats if table.health[seat] == table.most_health(seat)])
        case "not_full_health":
            return mask_of([seat for seat in seats if table.health[seat] < table.most_health(seat)])
        case "trophies_3_or_more":
            return mask_of([seat for seat in seats if table.trophies[seat].bit_count() >= 3])
        case "trophies_2_or_fewer":
            return mask_of([seat for seat in seats if table.trophies[seat].bit_count() <= 2])
        case "on_east_bank":
            return mask_of([seat for seat in seats if BANK_OF[table.place[seat]] == EAST])
    raise AssertionError(f"no target '{effect.target}'")


def highest(amounts: list[int], least: int) -> int:
    """Every seat tied for the most, if that is at least `least`."""
    most = max(amounts)
    return mask_of([seat for seat, amount in enumerate(amounts) if amount == most]) if most >= least else 0


def is_spared(table: Table, seat: int) -> bool:
    """AMU-12.13: by a Potion of Stealth or the Thief's skill."""
    return bool(table.cancelled[seat] >> table.night.card & 1) or table.knows(seat, IMMUNE)


# Resolving (AMU-12.15).


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


def suffering(table: Table, seat: int, effect: Effect) -> list[Step[Table]]:
    """What one target has to go through."""
    if effect.op == LOSE_HEALTH:
        return losing_health(table, seat, amount_of(table, effect))
    if effect.op == LOSE_COINS:
        loss = table.coins[seat] // 2 if effect.half else min(table.coins[seat], effect.amount)
        return losing_coins(table, seat, loss)
    if effect.op == DAMAGE_WEAPON:
        return [DAMAGE_UP_TO[seat][effect.amount]]
    if effect.op == CHOOSE:
        return [CHOOSE_LOSS[seat]]
    return [DISCARD_ITEM[seat]] if discards(table, seat, effect) else losing_health(table, seat, effect.otherwise)


def amount_of(table: Table, effect: Effect) -> int:
    """AMU-12.15: a number, or one for each other card at the Village."""
    if effect.per_monster:
        return min(effect.most, (table.village & ~(1 << table.night.card)).bit_count())
    return effect.amount


def losing_health(table: Table, seat: int, amount: int) -> list[Step[Table]]:
    """AMU-21.4: a bulwark takes 1 off."""
    if table.knows(seat, BULWARK):
        amount -= BULWARK_AMOUNT
    return [LOSE[seat][amount]] if amount > 0 else []


def losing_coins(table: Table, seat: int, amount: int) -> list[Step[Table]]:
    """AMU-12.5: as many as there are."""
    table.coins[seat] -= amount
    if table.events is not None and amount:
        table.tell(Event("lost-coins", "AMU-12.5", seat, {"coins": amount}))
    return []


class ChooseLoss(Decision[Table]):
    """AMU-12.7: one of the ways that can be carried out in full; losing health always can."""

    rule = "AMU-12.7"

    def options(self, table: Table) -> list[int]:
        moves = []
        for op, amount in EFFECTS[table.night.card][0].ways:
            if op == LOSE_HEALTH:
                moves.append(BY_HEALTH)
            elif op == DAMAGE_WEAPON and table.ready_of(self.seat):
                moves.append(BY_WEAPON)
            elif op == LOSE_COINS and table.coins[self.seat] >= amount:
                moves.append(BY_COINS)
        return sorted(moves)

    def play(self, table: Table, move: int) -> None:
        wanted = [DAMAGE_WEAPON, LOSE_HEALTH, LOSE_COINS][move - SUFFER.base]
        amount = next(amount for op, amount in EFFECTS[table.night.card][0].ways if op == wanted)
        if wanted == LOSE_HEALTH:
            table.then(losing_health(table, self.seat, amount))
        elif wanted == DAMAGE_WEAPON:
            table.push(DAMAGE_UP_TO[self.seat][amount])
        else:
            losing_coins(table, self.seat, amount)

    def why(self, table: Table, move: int) -> Refusal:
        if not SUFFER.covers(move):
            return Refusal(self.rule, "suffer-now")
        wanted = [DAMAGE_WEAPON, LOSE_HEALTH, LOSE_COINS][move - SUFFER.base]
        amounts = [amount for op, amount in EFFECTS[table.night.card][0].ways if op == wanted]
        if not amounts:
            return Refusal(self.rule, "not-a-choice")
        if wanted == LOSE_COINS:
            return needs("AMU-12.5", "needs-coins", amounts[0], table.coins[self.seat])
        return Refusal(self.rule, "no-ready-weapon")


def discards(table: Table, seat: int, effect: Effect) -> list[int]:
    """The items that the effect could take."""
    items = []
    if "unplaced_gem" in effect.what:
        items.extend([DISCARD.base + colour for colour in range(5) if table.gems[seat * 5 + colour]])
    if "spell" in effect.what:
        items.extend([DISCARD.base + FIRST_SPELL_ITEM + spell for spell in one_by_one(table.spells[seat])])
    if "potion" in effect.what:
        items.extend([DISCARD.base + FIRST_POTION_ITEM + potion for potion in one_by_one(table.potions[seat])])
    return items


class DiscardItem(Decision[Table]):
    """AMU-19 `ability_choice`: which spell, potion or gem is given up."""

    rule = "AMU-12.7"

    def options(self, table: Table) -> list[int]:
        return discards(table, self.seat, EFFECTS[table.night.card][0])

    def play(self, table: Table, move: int) -> None:
        give_item(table, self.seat, move - DISCARD.base)

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "not-yours" if DISCARD.covers(move) else "discard-now")


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
TAKE_AIM: Step[Table] = TakeAim()
APPLY: Final = [[Apply(effect, i) for i, effect in enumerate(effects)] for effects in EFFECTS]
APPLY_EXTRA: Step[Table] = Apply(EXTRA, -1)
CHOOSE_LOSS: Final[list[Step[Table]]] = [ChooseLoss(s) for s in range(MOST_SEATS)]
DISCARD_ITEM: Final[list[Step[Table]]] = [DiscardItem(s) for s in range(MOST_SEATS)]
MOVE_CARD: Step[Table] = MoveCard()
