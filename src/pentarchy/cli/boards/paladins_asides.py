"""What a player of Paladins wants to know about an option, beside its name: what it costs, or what it brings."""

from typing import Any

from pentarchy.games.paladins.cards import (
    ABILITY_ACTION,
    ATTACK_PRICE,
    COLUMN_SILVER,
    FAVOUR_PROVISION,
    FAVOUR_SILVER,
    FAVOURS,
    LIMIT,
    NO_PALADIN,
    PALADINS,
    PROVISION_COST,
    RECRUIT,
    SAVES_PROVISIONS,
    SAVES_SILVER,
    SILVER_COST,
)
from pentarchy.games.paladins.workers import ACTION_OF, MODES
from pentarchy.kernel.events import Facts
from pentarchy.words import Words

View = dict[str, Any]


def option_note(move: int, facts: Facts, view: View, words: Words) -> str:
    verb = words.game.vocabulary.verb_of(move)
    arguments = [kind.text(verb.argument(move, i)) for i, kind in enumerate(verb.arguments)]
    if verb.name == "choose":
        return reward(view["under_way"]["reward"]["of"][int(arguments[0]) - 1], words)
    own = view["boards"][view["active"] if view["you"] is None else view["you"]]
    match [verb.name, *arguments]:
        case ["act", mode]:
            return price(action_cost(ACTION_OF[MODES.index(mode)], own), own, words)
        case ["favour", card]:
            place = FAVOURS.index(card)
            return price([FAVOUR_SILVER[place], FAVOUR_PROVISION[place]], own, words)
        case ["take", card, "silver"]:
            return price([townsfolk_price(view["townsfolk"].index(card), own), 0], own, words, "board-free")
        case ["attack", card]:
            strength = own["effective"]["strength"]
            return price([ATTACK_PRICE[strength][view["outsiders"].index(card)], 0], own, words, "board-free")
    return ""


def reward(effects: list[View], words: Words) -> str:
    """Effects in words."""
    return ", ".join(words.text(f"reward-{effect['op']}", **effect) for effect in effects)


def price(cost: list[int], own: View, words: Words, free: str = "") -> str:
    """What is paid and what is left of it; the message `free` where it costs nothing."""
    has = [own["silver"], own["provisions"]]
    paid = {name: cost[i] for i, name in enumerate(["silver", "provision"]) if cost[i]}
    left = {name: has[i] - cost[i] for i, name in enumerate(["silver", "provision"]) if cost[i]}
    if not paid:
        return words.text(free) if free else ""
    return words.text("board-cost", cost={**paid}, left={**left})


def paladin_of(own: View) -> int:
    return PALADINS.index(own["paladin"]) if own["paladin"] else NO_PALADIN


def action_cost(action: int, own: View) -> list[int]:
    """Silver and provisions for the next use, less what the paladin saves (PAL-4.11)."""
    use = own["done"][list(own["done"])[action]] if LIMIT[action] else 0
    paladin = paladin_of(own)
    saves = [SAVES_SILVER[paladin], SAVES_PROVISIONS[paladin]] if ABILITY_ACTION[paladin] == action else [0, 0]
    return [max(0, SILVER_COST[action][use] - saves[0]), max(0, PROVISION_COST[action][use] - saves[1])]


def townsfolk_price(column: int, own: View) -> int:
    paladin = paladin_of(own)
    return max(0, COLUMN_SILVER[column] - (SAVES_SILVER[paladin] if ABILITY_ACTION[paladin] == RECRUIT else 0))
