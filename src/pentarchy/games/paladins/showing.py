"""What each seat may see (PAL-13): all but the piles, and of the paladins of others only those used."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.paladins.board import (
    ABSOLVE,
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
    RECRUIT,
    REGION_OF,
    REGIONS,
    RIGHT,
    SPACES,
    SPOTS,
)
from pentarchy.games.paladins.cards import FAVOURS, ORDERS, OUTSIDERS, SUSPICION, TAVERN, TOWNSFOLK, WALLS
from pentarchy.games.paladins.reading import ATTRIBUTES, RESOURCES, WORKERS, Effect
from pentarchy.games.paladins.showing_boards import board_view, card_name, counts, named, own_deck, workers_view
from pentarchy.games.paladins.solo import SCHEMES
from pentarchy.games.paladins.steps.reward import RewardChoice
from pentarchy.games.paladins.view import Automa, Discards, Reward, Slots, Space, TavernCard, UnderWay, Unseen, View
from pentarchy.games.paladins.view import Effect as ShownEffect
from pentarchy.games.paladins.workers import ACTION_OF, MODES
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.paladins.table import Table


TARGETS: Final = {
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
    of = [[effect_view(part) for part in option] for option in effect.of]
    return {"op": effect.op, "amount": effect.amount, "of": of}


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
