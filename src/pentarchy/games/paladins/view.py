"""What each seat may see (PAL-13): all but the piles, and of the paladins of others only those used."""

from random import Random
from typing import TYPE_CHECKING

from pentarchy.games.paladins.cards import (
    ABSOLVE,
    ACTION_COUNT,
    ACTIONS,
    ATTACK,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FAVOURS,
    FORTIFY,
    GARRISON,
    IN_PLAY,
    JAR_SPACES,
    NO_PALADIN,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    PRAY,
    RECRUIT,
    REGION_OF,
    REGIONS,
    RESOURCES,
    RIGHT,
    SCHEMES,
    SPACES,
    SPOTS,
    SUSPICION,
    TAVERN,
    TOWNSFOLK,
    WALLS,
    WORKERS,
    Effect,
)
from pentarchy.games.paladins.scoring import parts_of
from pentarchy.games.paladins.steps.reward import RewardChoice
from pentarchy.games.paladins.workers import ACTION_OF, MODES, unpacked
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Json

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


def show(table: "Table", seat: int | None) -> dict[str, Json]:
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


def row(cards: list[int], names: list[str]) -> list[Json]:
    return [names[card] if card >= 0 else None for card in cards]


def named(cards: int, names: list[str]) -> list[Json]:
    return [names[card] for card in one_by_one(cards)]


def owned(entries: list[int], names: list[str], board: int) -> list[Json]:
    return [names[entry % len(names)] for entry in entries if entry // len(names) == board]


def workers_view(workers: int) -> dict[str, Json]:
    return {WORKERS[kind]: count for kind, count in enumerate(unpacked(workers)) if count}


def counts(cards: list[int], names: list[str]) -> dict[str, Json]:
    return {names[kind]: count for kind, count in enumerate(cards) if count}


def tavern_view(table: "Table", card: int) -> dict[str, Json]:
    return {"card": TAVERN[card], "by": table.hired.index(card) if card in table.hired else None}


def unseen(table: "Table") -> dict[str, Json]:
    """What the piles hold: everybody can work it out (PAL-13.2), the order nobody knows."""
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


def discards(table: "Table") -> dict[str, Json]:
    return {
        "townsfolk": named(table.town_gone, TOWNSFOLK),
        "outsiders": named(table.outsiders_gone, OUTSIDERS),
        "tavern": named(table.tavern_gone, TAVERN),
        "suspicion": counts(table.suspicion_gone, SUSPICION),
        "schemes": counts(table.schemes_gone, SCHEMES),
    }


def space_view(table: "Table", space: int) -> dict[str, Json]:
    piece = "monk" if table.monks >> space & 1 else "outpost" if table.outposts >> space & 1 else None
    return {"id": SPACES[space], "region": REGIONS[REGION_OF[space]], "piece": piece}


def board_view(table: "Table", board: int) -> dict[str, Json]:
    """PAL-13.1, PAL-13.5"""
    parts: dict[str, Json] = dict(parts_of(table, board).items())
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
        "points": parts,
    }


def workshops_view(table: "Table", board: int, action: int) -> list[Json]:
    return [slot + 1 for slot in range(2) if table.workshops[board] >> 2 * action + slot & 1]


def deck_view(table: "Table", seat: int) -> dict[str, Json]:
    """PAL-13.5: of a paladin deck all may know the used cards, the sizes, and that a choice was made."""
    size = table.undrawn[seat].bit_count() + (table.top[seat] >= 0) + len(cards_under(table, seat))
    return {
        "used": named(table.used[seat], PALADINS),
        "size": size,
        "hand": table.hand[seat].bit_count(),
        "chosen": table.chosen[seat] >= 0,
    }


def cards_under(table: "Table", seat: int) -> list[int]:
    """PAL-13.7: the cards put under the deck, the earliest (uppermost) first."""
    cards, rest = [], table.under[seat]
    while rest:
        cards.append((rest & 15) - 1)
        rest >>= 4
    return cards


def own_deck(table: "Table", seat: int) -> dict[str, Json]:
    """PAL-13.3: what its owner knows of a deck."""
    return {
        "hand": named(table.hand[seat], PALADINS),
        "chosen": PALADINS[table.chosen[seat]] if table.chosen[seat] >= 0 else None,
        "top": PALADINS[table.top[seat]] if table.top[seat] >= 0 else None,
        "undrawn": named(table.undrawn[seat], PALADINS),
        "under": [PALADINS[card] for card in cards_under(table, seat)],
    }


def automa_view(table: "Table") -> Json:
    if not table.solo():
        return None
    return {
        "marker": table.marker + 1,
        "scheme": SCHEMES[table.scheme] if table.scheme >= 0 else None,
        "stack": [ATTRIBUTES[attribute] for attribute in table.stack],
        "rested": table.placed[2 * SPOTS - 1] > 0,
    }


def under_way(table: "Table") -> dict[str, Json]:
    """PAL-13.1: the action or favour of this turn and what it is about, the effect that asks its owner something, and
    the abilities used in the Inquisition."""
    top = table.agenda[-1] if table.agenda else None
    return {
        "action": MODES[table.mode] if table.mode >= 0 else None,
        "target": TARGETS[ACTION_OF[table.mode]][table.target] if table.target >= 0 else None,
        "favour": FAVOURS[table.favour] if table.favour >= 0 else None,
        "reward": reward_view(top.effect) if isinstance(top, RewardChoice) else None,
        "retinue_before": table.retinue_before,
        "abilities_used": named(table.abilities_used, TOWNSFOLK),
    }


def reward_view(effect: Effect) -> dict[str, Json]:
    """An effect that asks something, and the lists of effects of which it lets its owner choose one."""
    return {**effect_view(effect), "of": [[effect_view(part) for part in option] for option in effect.of]}


def effect_view(effect: Effect) -> dict[str, Json]:
    """As the data files write it."""
    shown: dict[str, Json] = {"op": effect.op, "amount": effect.amount}
    match effect.op:
        case "worker":
            shown["kind"] = WORKERS[effect.what]
        case "attribute":
            shown["attribute"] = ATTRIBUTES[effect.what]
        case "gain":
            shown["resource"] = RESOURCES[effect.what]
    return shown


def deal_anew(table: "Table", seat: int | None, rng: Random) -> None:
    """PAL-13.7: of the paladins of others any distribution is possible in which the used ones are where they are."""
    for other in range(table.seats):
        if other != seat:
            shuffle_deck(table, other, rng)


def shuffle_deck(table: "Table", seat: int, rng: Random) -> None:
    cards = [card for card in range(len(PALADINS)) if not table.used[seat] >> card & 1]
    rng.shuffle(cards)
    if table.chosen[seat] >= 0:
        table.chosen[seat] = cards.pop()
    if table.top[seat] >= 0:
        table.top[seat] = cards.pop()
    table.hand[seat] = sum(1 << cards.pop() for _ in range(table.hand[seat].bit_count()))
    table.undrawn[seat] = sum(1 << cards.pop() for _ in range(table.undrawn[seat].bit_count()))
    table.under[seat] = sum((card + 1) << 4 * i for i, card in enumerate(cards))
