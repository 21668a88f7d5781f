"""Effects are data (NGT-26): the programs of action cards and heroes as lists of steps, and what they require."""

from collections.abc import Callable
from typing import Final

from pentarchy.games.night_watch.cards import (
    CARD_ROWS,
    CARDS,
    FULL,
    HERO_ROWS,
    HEROES,
    MODES,
    PURCHASES,
)
from pentarchy.games.night_watch.cards import PATROL as PATROL_CARD
from pentarchy.games.night_watch.maps import IN_CAMP
from pentarchy.games.night_watch.roads import removable
from pentarchy.games.night_watch.steps.building import AWARD_PATROL
from pentarchy.games.night_watch.steps.cards_played import (
    AskMonopoly,
    AskPatrol,
    FreePiece,
    GainHexResource,
    RemoveFromGift,
    TakeFromBank,
    can_place_road,
)
from pentarchy.games.night_watch.steps.hero_secrets import SUBSTITUTES, LookAtDeck, SpyOn, leaders
from pentarchy.games.night_watch.steps.heroes import (
    Ask,
    BanishWildling,
    Demand,
    DiscardPlayed,
    LiftRoad,
    RecallTormund,
    Swap,
    held_kinds,
)
from pentarchy.games.night_watch.steps.tormund import MOVE_TORMUND, STEAL_RANDOM
from pentarchy.games.night_watch.steps.trade import BANK_MOVES, in_stock
from pentarchy.games.night_watch.steps.wildlings import UNCOVER_POOL
from pentarchy.games.night_watch.table import Table
from pentarchy.games.night_watch.watch import EMPTY
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.steps import Step

Condition = Callable[[Table, int], bool]


def program(rows: list[Row]) -> list[Step[Table]]:
    """The operations in order; Largest Patrol is looked at after a program that takes a played card away (NGT-20.6)."""
    steps: list[Step[Table]] = []
    for row in rows:
        steps += steps_for(row)
    if any(row.text("op") == "discard_played" for row in rows):
        steps.append(AWARD_PATROL)
    return steps


def steps_for(row: Row) -> list[Step[Table]]:
    """The steps that carry out one operation."""
    op = row.text("op")
    match op:
        case "choose":
            return [AskPatrol([program(option.rows("do")) for option in row.rows("of")])]
        case "take_from_bank":
            return [TakeFromBank(row.number("amount"))]
        case "build_free":
            return [FreePiece(row.text("piece"))] * row.number("amount")
        case "remove_wildling":
            return [
                Ask([BanishWildling(seat) for seat in range(4)]) if row.text("from") == "north" else RemoveFromGift()
            ]
        case "substitute_cost":
            return [Ask([*SUBSTITUTES[PURCHASES.index(row.text("piece"))]])]
        case "draw_choice":
            return [LookAtDeck(row.number("look"))]
        case "victory_point":
            return []
    if op not in SIMPLE:
        raise BadData(row.where, f"unknown op '{op}'")
    return [SIMPLE[op]]


SIMPLE: Final[dict[str, Step[Table]]] = {
    "move_robber": MOVE_TORMUND,
    "steal_random": STEAL_RANDOM,
    "gain_hex_resource": GainHexResource(),
    "monopoly": AskMonopoly(),
    "forced_exchange": Ask([Demand(seat) for seat in range(4)]),
    "bank_trade": Ask([Swap(seat) for seat in range(4)]),
    "relocate_road": Ask([LiftRoad(seat) for seat in range(4)]),
    "look_and_take": Ask([SpyOn(seat) for seat in range(4)]),
    "reveal_token": UNCOVER_POOL,
    "discard_played": DiscardPlayed(),
    "recall_robber": RecallTormund(),
}


# Conditions.


def wildling_in_gift(table: Table, seat: int) -> bool:
    return table.watch.in_gift() != 0


def wildling_in_north(table: Table, seat: int) -> bool:
    return any(kind != EMPTY for kind in table.watch.camps) or any(table.watch.clearings)


def bank_not_empty(table: Table, seat: int) -> bool:
    return any(table.bank)


def guard_in_supply(table: Table, seat: int) -> bool:
    return table.guards_left(seat) > 0


def free_wall_space(table: Table, seat: int) -> bool:
    return EMPTY in table.watch.wall


def own_cards(table: Table, seat: int) -> bool:
    return table.hand_size(seat) > 0


def received_nothing(table: Table, seat: int) -> bool:
    return not table.received >> seat & 1


def removable_road(table: Table, seat: int) -> bool:
    return any(removable(table, seat, path) for path in one_by_one(table.roads[seat]))


def deck_not_empty(table: Table, seat: int) -> bool:
    return any(table.deck)


def opponent_more_public_vp(table: Table, seat: int) -> bool:
    return bool(leaders(table, seat))


def opponent_with_cards(table: Table, seat: int) -> bool:
    return any(table.hand_size(other) for other in range(table.seats) if other != seat)


def played_patrol(table: Table, seat: int) -> bool:
    return table.patrols[seat] > 0


def robber_in_gift(table: Table, seat: int) -> bool:
    return table.robber != IN_CAMP


def swap_possible(table: Table, seat: int) -> bool:
    """NGT-19.12: the bank has a card of another kind than one in hand."""
    return bool(BANK_MOVES[held_kinds(table, seat)][in_stock(table)])


def guard_payable(table: Table, seat: int) -> bool:
    return bool(SUBSTITUTES[PURCHASES.index("guard")][seat].options(table))


def card_payable(table: Table, seat: int) -> bool:
    return bool(SUBSTITUTES[PURCHASES.index("action_card")][seat].options(table))


CONDITIONS: Final[dict[str, Condition]] = {
    "wildling_in_gift": wildling_in_gift,
    "wildling_in_north": wildling_in_north,
    "bank_not_empty": bank_not_empty,
    "guard_in_supply": guard_in_supply,
    "free_wall_space": free_wall_space,
    "own_cards": own_cards,
    "received_nothing": received_nothing,
    "removable_road": removable_road,
    "deck_not_empty": deck_not_empty,
    "opponent_more_public_vp": opponent_more_public_vp,
    "opponent_with_cards": opponent_with_cards,
    "legal_road": can_place_road,
    "played_patrol": played_patrol,
    "robber_in_gift": robber_in_gift,
}


def needs_of(row: Row, effect: list[Row]) -> list[Condition]:
    """NGT-19.4: what must hold, and that the effect can be carried out at all."""
    needs = [CONDITIONS[name] for name in row.texts("requires")]
    for op in effect:
        if op.text("op") == "bank_trade":
            needs.append(swap_possible)
        elif op.text("op") == "substitute_cost":
            needs.append(guard_payable if op.text("piece") == "guard" else card_payable)
    return needs


def effect_of(row: Row, mode: str) -> list[Row]:
    if row.has("effect"):
        return row.rows("effect")
    return row.rows("effect_full" if mode == MODES[FULL] else "effect_base")


CARD_PROGRAMS: Final = [[program(effect_of(row, mode)) for row in CARD_ROWS] for mode in MODES]
CARD_NEEDS: Final = [needs_of(row, []) for row in CARD_ROWS]
PLAYABLE: Final = [card for card in range(len(CARDS)) if CARD_ROWS[card].text("timing") != "never"]
STAYS_IN_FRONT: Final = [row.text("after_play") == "in_front" for row in CARD_ROWS]
assert STAYS_IN_FRONT.index(True) == PATROL_CARD

HERO_PROGRAMS: Final = [program(row.rows("effect")) for row in HERO_ROWS]
HERO_NEEDS: Final = [needs_of(row, row.rows("effect")) for row in HERO_ROWS]
HERO_TIMING: Final = [row.text("timing") for row in HERO_ROWS]
ANY_TIME: Final = [timing == "own_turn_any" for timing in HERO_TIMING]
IN_TRADE: Final = [timing == "own_trade" for timing in HERO_TIMING]
IN_BUILD: Final = [
    timing in ("own_build", "with_purchase_guard", "with_purchase_action_card") for timing in HERO_TIMING
]
OUT_OF_TURN: Final = [timing == "after_any_production" for timing in HERO_TIMING]
assert len(HERO_TIMING) == len(HEROES)


def all_hold(needs: list[Condition], table: Table, seat: int) -> bool:
    return not needs or all(need(table, seat) for need in needs)


def ready(table: Table, seat: int) -> int:
    """The hero of a seat if it was neither taken nor used in this turn (NGT-19.2) and can do something; else -1."""
    hero = table.watch.heroes[seat]
    if table.watch.hero_turn[seat] == table.turns or not all_hold(HERO_NEEDS[hero], table, seat):
        return EMPTY
    return hero
