"""What each seat may see (PAL-13): all but the piles, and of the paladins of others only those used."""

from typing import TYPE_CHECKING

from pentarchy.games.paladins.board import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    ATTACK,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    IN_PLAY,
    JAR_SPACES,
    PRAY,
    PROVISION_COST,
    RECRUIT,
    REGION_OF,
    REGIONS,
    RIGHT,
    SILVER_COST,
    SPACES,
    SPOTS,
)
from pentarchy.games.paladins.cards import (
    FAVOURS,
    NO_PALADIN,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALLS,
)
from pentarchy.games.paladins.costs import PROVISIONS_FOR, SILVER_FOR, next_use
from pentarchy.games.paladins.hidden import cards_under
from pentarchy.games.paladins.reading import ATTRIBUTES, RESOURCES, WORKERS, Effect
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.solo import SCHEMES
from pentarchy.games.paladins.steps.reward import RewardChoice
from pentarchy.games.paladins.view import (
    Automa,
    Board,
    Counts,
    Deck,
    Discards,
    OwnDeck,
    Reward,
    Slots,
    Space,
    TavernCard,
    UnderWay,
    Unseen,
    View,
)
from pentarchy.games.paladins.view import Effect as ShownEffect
from pentarchy.games.paladins.workers import ACTION_OF, MODES, unpacked
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


TARGETS = {
    DEVELOP: [name for name in ACTIONS[RIGHT:] for _ in range(2)],
    RECRUIT: TOWNSFOLK,
    PRAY: ACTIONS,
    COMMISSION: SPACES,
    FORTIFY: WALLS,
    GARRISON: SPACES,
    ABSOLVE: JAR_SPACES,
    ATTACK: OUTSIDERS,
    CONVERT: OUTSIDERS,
}
"""For each action with a target the names of what may be its target."""


def costs_of(action: int) -> list[list[Counts]]:
    """By paladin and use."""
    pairs = zip(SILVER_FOR[action], PROVISIONS_FOR[action])
    return [[counts([*both], RESOURCES) for both in zip(silver, provisions)] for silver, provisions in pairs]


def show(table: "Table", seat: int | None) -> View:
    return {
        "round": table.round,
        "start": table.start,
        "on_turn": table.active if table.active >= 0 else None,
        "tax": table.tax,
        "passed": [board for board in range(table.boards) if table.passed >> board & 1],
        "townsfolk": row(table.town, TOWNSFOLK),
        "outsiders": row(table.outsiders, OUTSIDERS),
        "orders": row(table.orders, ORDERS),
        "favours": row(table.favours, FAVOURS),
        "favour_workers": [workers_view(workers) for workers in table.favour_workers],
        "tavern": [tavern_view(table, card) for card in table.tavern],
        "unseen": unseen(table),
        "discards": discards(table),
        "spaces": [space_view(table, space) for space in one_by_one(IN_PLAY[table.seats])],
        "boards": [board_view(table, board) for board in range(table.boards)],
        "automa": automa_view(table),
        "under_way": under_way(table),
        "yours": None if seat is None else own_deck(table, seat),
    }


def row(cards: list[int], names: list[str]) -> Slots:
    return [card_name(card, names) for card in cards]


def card_name(card: int, names: list[str]) -> str | None:
    return names[card] if card >= 0 else None


def named(cards: int, names: list[str]) -> list[str]:
    return [names[card] for card in one_by_one(cards)]


def owned(entries: list[int], names: list[str], board: int) -> list[str]:
    return [names[entry % len(names)] for entry in entries if entry // len(names) == board]


def counts(numbers: list[int], names: list[str]) -> Counts:
    return {names[kind]: count for kind, count in enumerate(numbers) if count}


def workers_view(workers: int) -> Counts:
    return counts(unpacked(workers), WORKERS)


def tavern_view(table: "Table", card: int) -> TavernCard:
    return {"card": TAVERN[card], "by": table.hired.index(card) if card in table.hired else None}


def unseen(table: "Table") -> Unseen:
    return {
        "townsfolk": named(table.town_unseen, TOWNSFOLK),
        "outsiders": named(table.outsiders_unseen, OUTSIDERS),
        "orders": named(table.orders_unseen, ORDERS),
        "favours": named(table.favours_unseen, FAVOURS),
        "tavern": named(table.tavern_unseen, TAVERN),
        "walls": named(table.walls_unseen, WALLS),
        "suspicion": counts(table.suspicion_unseen, SUSPICION),
        "schemes": counts(table.schemes_unseen, SCHEMES),
    }


def discards(table: "Table") -> Discards:
    return {
        "townsfolk": named(table.town_gone, TOWNSFOLK),
        "outsiders": named(table.outsiders_gone, OUTSIDERS),
        "tavern": named(table.tavern_gone, TAVERN),
        "suspicion": counts(table.suspicion_gone, SUSPICION),
        "schemes": counts(table.schemes_gone, SCHEMES),
    }


def space_view(table: "Table", space: int) -> Space:
    shown: Space = {"id": SPACES[space], "region": REGIONS[REGION_OF[space]], "piece": None}
    if table.monks >> space & 1:
        shown["piece"] = "monk"
    elif table.outposts >> space & 1:
        shown["piece"] = "outpost"
    return shown


def board_view(table: "Table", board: int) -> Board:
    pile = table.suspicion_piles[board]
    return {
        "silver": table.silver[board],
        "provisions": table.provisions[board],
        "attributes": {name: table.attributes[board * 3 + i] for i, name in enumerate(ATTRIBUTES)},
        "effective": {name: table.effective(board, i) for i, name in enumerate(ATTRIBUTES)},
        "workers": workers_view(table.workers[board]),
        "placed": {name: workers_view(table.placed[board * SPOTS + i]) for i, name in enumerate(ACTIONS)},
        "workshops": {name: workshops_view(table, board, i) for i, name in enumerate(ACTIONS[RIGHT:])},
        "done": {name: table.done[board * ACTION_COUNT + i] for i, name in enumerate(ACTIONS)},
        "costs": costs_view(table, board),
        "jars": named(table.jars[board], JAR_SPACES),
        "unpaid": table.unpaid[board],
        "paid": table.paid[board],
        "suspicion": [SUSPICION[pile >> 2 * i & 3] for i in range(table.suspicions[board] - 1, -1, -1)],
        "retinue": owned(table.retinue, TOWNSFOLK, board),
        "walls": owned(table.walls, WALLS, board),
        "attacked": owned(table.attacked, OUTSIDERS, board),
        "converted": owned(table.converted, OUTSIDERS, board),
        "paladin": PALADINS[table.paladin[board]] if table.paladin[board] != NO_PALADIN else None,
        "deck": deck_view(table, board) if board < table.seats else None,
        "points": parts_of(table, board),
    }


def workshops_view(table: "Table", board: int, action: int) -> list[int]:
    return [slot + 1 for slot in range(2) if table.workshops[board] >> 2 * action + slot & 1]


def costs_view(table: "Table", board: int) -> dict[str, Counts]:
    """Of actions whose row is used up there is no next use; the automa pays nothing (PAL-12.13)."""
    if board >= table.seats:
        return {}
    paladin, shown = table.paladin[board], {}
    for action, by_paladin in COSTS.items():
        use = next_use(table, board, action)
        if use < len(by_paladin[paladin]) and by_paladin[paladin][use]:
            shown[ACTIONS[action]] = by_paladin[paladin][use]
    return shown


def deck_view(table: "Table", seat: int) -> Deck:
    """PAL-13.5: of a paladin deck all may know the used cards, the sizes, and that a choice was made."""
    size = table.undrawn[seat].bit_count() + (table.top[seat] >= 0) + len(cards_under(table, seat))
    return {
        "used": named(table.used[seat], PALADINS),
        "size": size,
        "hand": table.hand[seat].bit_count(),
        "chosen": table.chosen[seat] >= 0,
    }


def own_deck(table: "Table", seat: int) -> OwnDeck:
    return {
        "hand": named(table.hand[seat], PALADINS),
        "chosen": card_name(table.chosen[seat], PALADINS),
        "top": card_name(table.top[seat], PALADINS),
        "undrawn": named(table.undrawn[seat], PALADINS),
        "under": [PALADINS[card] for card in cards_under(table, seat)],
    }


def automa_view(table: "Table") -> Automa | None:
    if not table.solo():
        return None
    return {
        "marker": table.marker + 1,
        "scheme": card_name(table.scheme, SCHEMES),
        "stack": [ATTRIBUTES[attribute] for attribute in table.stack],
        "rested": table.placed[2 * SPOTS - 1] > 0,
    }


def under_way(table: "Table") -> UnderWay:
    top, turn = table.agenda[-1] if table.agenda else None, table.turn
    shown: UnderWay = {
        "action": None,
        "target": None,
        "favour": None,
        "reward": reward_view(top.effect) if isinstance(top, RewardChoice) else None,
        "retinue_before": 0,
        "abilities_used": named(table.abilities_used, TOWNSFOLK),
    }
    if turn is not None:
        shown["action"] = card_name(turn.mode, MODES)
        shown["favour"] = card_name(turn.favour, FAVOURS)
        shown["retinue_before"] = turn.retinue_before
        if turn.target >= 0:
            shown["target"] = TARGETS[ACTION_OF[turn.mode]][turn.target]
    return shown


def reward_view(effect: Effect) -> Reward:
    shown = effect_view(effect)
    return {**shown, "of": [[effect_view(part) for part in option] for option in effect.of]}


def effect_view(effect: Effect) -> ShownEffect:
    shown: ShownEffect = {"op": effect.op, "amount": effect.amount}
    match effect.op:
        case "worker":
            shown["kind"] = WORKERS[effect.what]
        case "attribute":
            shown["attribute"] = ATTRIBUTES[effect.what]
        case "gain":
            shown["resource"] = RESOURCES[effect.what]
    return shown


COSTS = {
    action: costs_of(action) for action in range(ACTION_COUNT) if any(SILVER_COST[action] + PROVISION_COST[action])
}
"""What actions cost, for those that cost anything: every view shows the same objects."""
