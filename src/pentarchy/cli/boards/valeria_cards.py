"""Cards of Valeria in a few signs: what they cost, bring and score; and a word beside each option."""

from collections.abc import Callable, Sequence
from typing import cast

from pentarchy.games.valeria.cards import (
    CITIZEN_ROWS,
    CITIZENS,
    DOMAIN_ROWS,
    DOMAINS,
    DUKE_ROWS,
    DUKES,
    FOES,
    MONSTERS_AND_EVENTS,
    alternatives_of,
)
from pentarchy.games.valeria.view import Counts, Offer, SeatView, Stack
from pentarchy.kernel.data import Row
from pentarchy.kernel.events import Facts
from pentarchy.words import Words

SIGNS = {"gold": "◉", "strength": "⚔", "magic": "✦", "vp": "★", "citizen": "♟"}
STYLES = {"gold": "yellow", "strength": "red", "magic": "blue", "vp": "magenta"}
ROLES = {"worker": "⚒", "soldier": "♞", "shadow": "☾", "holy": "✚"}
ROLE_STYLES = {"worker": "yellow", "soldier": "red", "shadow": "bright_black", "holy": "cyan"}


def citizen_row(name: str) -> Row:
    return CITIZEN_ROWS[CITIZENS.index(name)]


def foe_row(name: str) -> Row:
    return MONSTERS_AND_EVENTS[FOES.index(name)]


def domain_row(name: str) -> Row:
    return DOMAIN_ROWS[DOMAINS.index(name)]


def roles_of(row: Row) -> str:
    names = row.texts("roles") if row.has("roles") else [row.text("role")]
    return "".join(ROLES[name] for name in names)


def brief(effects: Sequence[Row], words: Words) -> str:
    """Effects in signs: `2◉ + 1✦`."""
    return " + ".join(brief_one(effect, words) for effect in effects)


def brief_one(effect: Row, words: Words) -> str:
    match effect.text("op"):
        case "gain":
            return f"{effect.number('amount')}{SIGNS[effect.text('resource')]}"
        case "gain_per":
            return f"{effect.number('amount')}{SIGNS[effect.text('resource')]}×{per(effect.row('per'), words)}"
        case "choose":
            return " / ".join(brief(rows, words) for rows in alternatives_of(effect))
        case "exchange":
            return f"{amounts(effect.row('pay'))}→{amounts(effect.row('gain'))}"
        case "take_from_opponent":
            return "/".join(f"{one.number('amount')}{SIGNS[one.text('resource')]}" for one in effect.rows("of")) + "←?"
        case "take_citizen":
            return wanted(effect.row("filter"), words)
    return OTHER.get(effect.text("op"), other)(effect)


def amounts(row: Row) -> str:
    return "".join(f"{row.number(name)}{SIGNS[name]}" for name in row.fields)


def per(row: Row, words: Words) -> str:
    """What is counted."""
    if row.has("role"):
        return ROLES[row.text("role")]
    return words.name(next((row.text(key) for key in ("area", "type", "name") if row.has(key)), row.text("count")))


def wanted(row: Row, words: Words) -> str:
    """A free citizen: of a role, of a name, up to a cost."""
    sign = ROLES[row.text("role")] if row.has("role") else ""
    name = words.name(row.text("name") if row.has("name") else "citizen")
    return f"{name}{sign}" + (f"≤{row.number('max_cost')}◉" if row.has("max_cost") else "")


def other(effect: Row) -> str:
    return "✱"


def returned(effect: Row) -> str:
    return f"↩→{amounts(effect.row('gain'))}"


def set_die(effect: Row) -> str:
    return f"⚅={effect.number('value')}"


OTHER: dict[str, Callable[[Row], str]] = {
    "extra_slay": lambda effect: "⚔!",
    "return_card": returned,
    "take_random_monster": lambda effect: "☠←?",
    "set_die": set_die,
    "shift_die": lambda effect: f"⚅{effect.number('delta')}",
    "ignore_copy_surcharge": lambda effect: "+0◉",
    "domain_discount": lambda effect: f"-{effect.number('amount')}◉",
}


def duke_lines(name: str, words: Words) -> str:
    """What a duke scores."""
    lines = []
    for line in DUKE_ROWS[DUKES.index(name)].rows("score"):
        counted = f"{line.number('divisor')} ◉⚔✦" if line.has("divisor") else per(line.row("per"), words)
        lines.append(f"{line.number('vp')}★/{counted}")
    return " ".join(lines)


def option_note(move: int, facts: Facts, view: SeatView, words: Words) -> str:
    """What a player wants to know about an option, beside its name: what it costs, brings and leaves, and the card."""
    verb = words.game.vocabulary.verb_of(move)
    thing = verb.arguments[0].text(verb.argument(move, 0)) if verb.arguments else ""
    about = ASIDES.get(verb.name)
    amounts = [] if verb.name in SAY_IT_ALL else amounts_of(cast(Offer, facts), words)
    parts = [*amounts, about(thing, words) if about else ""]
    return " · ".join(part for part in parts if part)


def amounts_of(offer: Offer, words: Words) -> list[str]:
    """The amounts behind an option: `3◉ 1✦ → 2★`."""
    parts = [" → ".join(counts(offer[key]) for key in ("pay", "gain") if offer.get(key))]
    parts.append(f"+{counts(offer['tokens'])}" if "tokens" in offer else "")
    parts.append(f"−{counts(offer['lose'])}" if "lose" in offer else "")
    parts.append(f"⚅ → {offer['die']}" if "die" in offer else "")
    parts.append(words.text("board-leaves", left=counts(offer["leaves"])) if "leaves" in offer else "")
    parts.append(words.text("board-usual") if offer.get("usual") else "")
    return parts


def counts(of: Counts) -> str:
    return " ".join(f"{count}{SIGNS[thing]}" for thing, count in of.items())


def of_foe(name: str, words: Words) -> str:
    row = foe_row(name)
    return f"{row.number('vp')}★ · {brief(row.rows('reward'), words)}"


def cost(place: Stack) -> str:
    """Strength and magic to slay what lies there."""
    return f"{place['strength']}⚔" + (f" {place['magic']}✦" if place["magic"] else "")


def of_citizen(name: str, words: Words) -> str:
    row = citizen_row(name)
    return f"{roles_of(row)} · {brief(row.rows('on_turn'), words)} | {brief(row.rows('off_turn'), words)}"


def of_domain(name: str, words: Words) -> str:
    row = domain_row(name)
    return f"{row.number('vp')}★ · {brief(row.rows('effects'), words)}"


ASIDES: dict[str, Callable[[str, Words], str]] = {
    "slay": of_foe,
    "token": of_foe,
    "recruit": of_citizen,
    "enlist": of_citizen,
    "surrender": of_citizen,
    "build": of_domain,
    "keep": duke_lines,
}
SAY_IT_ALL = ("gain",)
"""Verbs whose moves name the amount themselves."""
