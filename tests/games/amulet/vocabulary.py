"""The words that the data files use for effects, and those that effects.toml lists."""

import tomllib
from importlib.resources import files

DATA = files("pentarchy.games.amulet") / "data"
KEYS = {
    "when": "triggers",
    "limit": "limits",
    "cond": "conditions",
    "op": "ops",
    "mod": "modifiers",
    "target": "targets",
}
NAMES = ["board", "monsters", "oaths", "potions", "quests", "skills", "upgrades"]


def read(name):
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


def listed():
    effects = read("effects")
    words = {kind: set(effects["vocabulary"][kind]) for kind in ("triggers", "limits", "conditions", "targets")}
    return {**words, "ops": set(effects["op"]), "modifiers": set(effects["mod"])}


def used():
    found = {kind: set() for kind in KEYS.values()}
    for name in NAMES:
        walk(read(name), found)
    return found


def walk(thing, found):
    if isinstance(thing, dict):
        for key, value in thing.items():
            if key in KEYS and isinstance(value, str):
                found[KEYS[key]].add(value)
            walk(value, found)
    elif isinstance(thing, list):
        for item in thing:
            walk(item, found)
