"""The words of the data files (AMU-20): an effect with a word or a key that effects.toml does not list is refused."""

from typing import Final

from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

PACKAGE: Final = "pentarchy.games.amulet"
LIST: Final = load(PACKAGE, "effects")
LISTED: Final = LIST.row("vocabulary")
FILES: Final = ["board", "monsters", "oaths", "potions", "quests", "skills", "upgrades"]


class Signature:
    """The keys that an op or a modifier may have and those that it must have."""

    def __init__(self, row: Row) -> None:
        self.required = row.texts("required")
        self.known = [*self.required, *row.texts("optional")]


def signatures(kind: str) -> dict[str, Signature]:
    rows = LIST.row(kind)
    return {name: Signature(rows.row(name)) for name in rows.keys()}  # noqa: SIM118 (a Row is no dictionary)


def ids(name: str, key: str) -> list[str]:
    return [row.text("id") for row in load(PACKAGE, name).rows(key)]


SIGNATURES: Final = {"op": signatures("op"), "mod": signatures("mod")}
TARGETS: Final = LISTED.texts("targets")
CONDITIONS: Final = LISTED.texts("conditions")
ITEMS: Final = LISTED.texts("items")
PHASES: Final = LISTED.texts("phases")
COLOURS: Final = LISTED.texts("gem_colours")
KINDS: Final = LISTED.texts("ability_kinds")
GOALS: Final = LISTED.texts("quest_goals")
LOSSES: Final = LISTED.texts("quest_losses")
PLACES: Final = ids("board", "location")
KNOWN: Final = {
    "when": LISTED.texts("triggers"),
    "limit": LISTED.texts("limits"),
    "cond": CONDITIONS,
    "target": TARGETS,
    "targets": ["regular", "mythical"],
    "amount_per": LISTED.texts("amount_per"),
    "resource": LISTED.texts("resources"),
    "ability_kind": KINDS,
    "event": LISTED.texts("oath_events"),
    "what": [*ITEMS, "hut_total"],
    "phases": PHASES,
    "gems": COLOURS,
    "colour": [*COLOURS, "any", "card", "same"],
    "context": ["fight", "adventure"],
    "location": PLACES,
    "where": PLACES,
    "return_to": PLACES,
    "at": [*PLACES, "night"],
    "weapon": ids("weapons", "weapon"),
}
"""What may stand behind a key, wherever it is."""


def check_words() -> None:
    """Raises BadData for the first word that the list does not have."""
    for name in FILES:
        check_all(f"{name}.toml", load(PACKAGE, name).fields)


def check_all(where: str, thing: object) -> None:
    if isinstance(thing, list):
        for i, part in enumerate(thing):
            check_all(f"{where}[{i}]", part)
    elif isinstance(thing, dict):
        check_one(Row(where, thing))
        for key, part in thing.items():
            check_all(f"{where}.{key}", part)


def check_one(row: Row) -> None:
    for kind, known in SIGNATURES.items():
        if row.has(kind):
            check_keys(row, kind, known)
    for key, words in KNOWN.items():
        if row.has(key):
            for word in several(row.value(key)):
                if isinstance(word, str) and word not in words:
                    raise BadData(row.where, f"'{key}' must be one of {', '.join(words)}, not {word!r}")


def several(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def check_keys(row: Row, kind: str, known: dict[str, Signature]) -> None:
    """An op has the keys that it needs and no other, and a flag stands only where it is set."""
    signature = known[row.word(kind, list(known))]
    for key in row.keys():  # noqa: SIM118 (a Row is no dictionary)
        if key != kind and key not in signature.known:
            raise BadData(row.where, f"'{row.text(kind)}' knows no '{key}'")
        if row.value(key) is False:
            raise BadData(row.where, f"'{key}' is either true or left out")
    for key in signature.required:
        if not row.has(key):
            raise BadData(row.where, f"'{row.text(kind)}' needs '{key}'")
