"""Fulfilling oaths (AMU-14.13, AMU-16.2)."""

from typing import Final

from pentarchy.games.amulet.cards import COLOURS, MOST_SEATS, OATHS, POTIONS, SPELLS
from pentarchy.games.amulet.moves import DAMAGE, DISCARD, FULFIL, ITEMS
from pentarchy.games.amulet.oaths import ASKED_AT, COSTS
from pentarchy.games.amulet.question import NOTHING, Question
from pentarchy.games.amulet.steps.potions import put_back
from pentarchy.games.amulet.steps.repairing import tell_damaged, wear
from pentarchy.games.amulet.table import HIDDEN_OATHS, Table
from pentarchy.games.amulet.view import Asked
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Event, Json
from pentarchy.kernel.steps import Refusal, SeatStep, Step

FIRST_SPELL_ITEM: Final = len(COLOURS)
FIRST_POTION_ITEM: Final = FIRST_SPELL_ITEM + len(SPELLS)
FIRST_TROPHY_ITEM: Final = FIRST_POTION_ITEM + len(POTIONS)


def achieve(table: Table, seat: int, oaths: int) -> None:
    """AMU-14.13: an achievement fulfils the oath by itself. Who holds oaths and does not fulfil one did not have it."""
    campaign = table.campaign
    mine = campaign.oaths[seat]
    if mine & oaths:
        fulfil(table, seat, mine & oaths & -(mine & oaths))
    elif mine:
        campaign.ruled_out[seat] |= oaths


def fulfil(table: Table, seat: int, oath: int) -> None:
    """Both oath cards are discarded; with hidden oaths the other one stays unseen (AMU-16.2)."""
    campaign = table.campaign
    if table.mode == HIDDEN_OATHS:
        campaign.buried[seat] = campaign.oaths[seat] & ~oath
        campaign.shown |= oath
    else:
        campaign.shown |= campaign.oaths[seat]
    campaign.oaths[seat] = 0
    if table.events is not None:
        facts: dict[str, Json] = {"oath": OATHS[oath.bit_length() - 1]}
        table.tell(Event("oath-fulfilled", "AMU-14.13", seat, facts))


def payable(table: Table, seat: int, where: int) -> list[int]:
    """The action oaths that the seat can pay for here, in full."""
    held = table.campaign.oaths[seat] & ASKED_AT[where]
    return [oath for oath in one_by_one(held) if can_pay(table, seat, oath)] if held else []


def can_pay(table: Table, seat: int, oath: int) -> bool:
    cost = COSTS[oath]
    assert cost is not None
    return means(table, seat, oath) >= cost.amount


def means(table: Table, seat: int, oath: int) -> int:
    """How much of what an oath asks for the seat could give; health without a stun (AMU-20.8)."""
    cost = COSTS[oath]
    if cost is None:
        return 0
    if cost.what == "lose_coins":
        return table.coins[seat]
    if cost.what == "lose_health":
        return table.health[seat] - 1
    return len(payments(table, seat, oath, 0))


def payments(table: Table, seat: int, oath: int, given: int) -> list[int]:
    """The next things that can be given for an oath; `given` are the gem colours already given."""
    cost = COSTS[oath]
    assert cost is not None
    match cost.what:
        case "damage_weapon":
            return [DAMAGE.base + weapon for weapon in one_by_one(ready_at_dusk(table, seat))]
        case "potion":
            return [DISCARD.base + FIRST_POTION_ITEM + item for item in one_by_one(table.potions[seat])]
        case "spell":
            return [DISCARD.base + FIRST_SPELL_ITEM + item for item in one_by_one(table.spells[seat])]
        case "trophy":
            return [DISCARD.base + FIRST_TROPHY_ITEM + item for item in one_by_one(table.trophies[seat])]
    return [DISCARD.base + c for c in range(5) if table.gems[seat * 5 + c] and not given >> c & 1]


def ready_at_dusk(table: Table, seat: int) -> int:
    """The weapons that have been ready since nightfall; none by day."""
    return 0 if table.current_night is None else table.ready_of(seat) & table.current_night.ready_at_dusk


class PayOath(SeatStep[Table]):
    """AMU-14.13: the cost is paid in full, then the oath is fulfilled."""

    rule = "AMU-14.13"

    def __init__(self, who: int, oath: int) -> None:
        super().__init__(who)
        self.oath = oath

    def run(self, table: Table) -> None:
        cost = COSTS[self.oath]
        assert cost is not None
        table.oath_gems = 0
        table.push(OATH_KEPT[self.who][self.oath])
        if cost.what == "lose_coins":
            table.coins[self.who] -= cost.amount
            tell_given(table, self.who, {"coin": cost.amount})
        elif cost.what == "lose_health":
            table.health[self.who] -= cost.amount
            tell_given(table, self.who, {"health": cost.amount})
        else:
            self.ask_or_give(table, cost.amount)

    def ask_or_give(self, table: Table, amount: int) -> None:
        """With no more than is asked for there is nothing to choose."""
        choices = payments(table, self.who, self.oath, 0)
        if len(choices) > amount:
            table.then([GIVE_UP[self.who][self.oath]] * amount)
            return
        for move in choices:
            give_up(table, self.who, move)


class GiveUp(Question):
    """AMU-14.13: what is given for the oath, one after the other."""

    rule = "AMU-14.13"

    def __init__(self, seat: int, oath: int) -> None:
        super().__init__(seat)
        self.oath = oath

    def about(self, table: Table) -> Asked:
        return {**NOTHING, "oath": OATHS[self.oath], "left": table.agenda.count(self)}

    def options(self, table: Table) -> list[int]:
        return payments(table, self.seat, self.oath, table.oath_gems)

    def play(self, table: Table, move: int) -> None:
        table.latest = move
        give_up(table, self.seat, move)
        if DISCARD.covers(move) and move - DISCARD.base < FIRST_SPELL_ITEM:
            table.oath_gems |= 1 << move - DISCARD.base

    def why(self, table: Table, move: int) -> Refusal:
        return Refusal(self.rule, "not-for-this-oath")


def give_up(table: Table, seat: int, move: int) -> None:
    if DAMAGE.covers(move):
        tell_damaged(table, seat, 1 << move - DAMAGE.base, "AMU-14.13")
        wear(table, 1 << move - DAMAGE.base)
    else:
        give_item(table, seat, move - DISCARD.base)


def tell_given(table: Table, seat: int, things: dict[str, Json]) -> None:
    if table.events is not None:
        table.tell(Event("gave-up", "AMU-14.13", seat, {"things": things}))


def give_item(table: Table, seat: int, item: int) -> None:
    """Back to where it came from; trophies leave the game (AMU-20.5 `discard_items`)."""
    tell_given(table, seat, {ITEMS[item]: 1})
    if item < FIRST_SPELL_ITEM:
        table.gems[seat * 5 + item] -= 1
        table.supply[item] += 1
    elif item < FIRST_POTION_ITEM:
        table.spells[seat] &= ~(1 << item - FIRST_SPELL_ITEM)
        table.tower |= 1 << item - FIRST_SPELL_ITEM
    elif item < FIRST_TROPHY_ITEM:
        table.potions[seat] &= ~(1 << item - FIRST_POTION_ITEM)
        put_back(table, 1 << item - FIRST_POTION_ITEM)
    else:
        table.trophies[seat] &= ~(1 << item - FIRST_TROPHY_ITEM)
        table.gone |= 1 << item - FIRST_TROPHY_ITEM


class OathKept(SeatStep[Table]):
    """AMU-14.13: both cards are discarded."""

    rule = "AMU-14.13"

    def __init__(self, who: int, oath: int) -> None:
        super().__init__(who)
        self.oath = oath

    def run(self, table: Table) -> None:
        table.oath_gems = 0
        fulfil(table, self.who, 1 << self.oath)


def oath_moves(table: Table, seat: int, where: int) -> list[int]:
    return [FULFIL.base + oath for oath in payable(table, seat, where)]


PAY_OATH: Final = [[PayOath(s, oath) for oath in range(len(OATHS))] for s in range(MOST_SEATS)]
OATH_KEPT: Final = [[OathKept(s, oath) for oath in range(len(OATHS))] for s in range(MOST_SEATS)]
GIVE_UP: Final[list[list[Step[Table]]]] = [[GiveUp(s, oath) for oath in range(len(OATHS))] for s in range(MOST_SEATS)]
