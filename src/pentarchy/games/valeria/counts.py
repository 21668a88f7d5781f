"""What effects and dukes count: always the cards of one player (VAL-5.17, VAL-6.9, VAL-7.10)."""

from typing import TYPE_CHECKING

from pentarchy.games.valeria.cards import (
    AREA_OF,
    AREAS,
    FOE_COUNT,
    ICONS_OF,
    KINDS,
    MONSTER_TYPES,
    MONSTERS,
    NAME_OF,
    ROLES,
    STARTER_NAMES,
    TYPE_OF,
    place_in,
)
from pentarchy.kernel.compiled import mypyc_attr
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.errors import BadData

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table


class Count:
    """A number of cards or icons of one row."""

    def of(self, table: "Table", row: int) -> int:
        raise AssertionError("a count without a rule")


class Citizens(Count):
    """VAL-1.14: citizen cards, no starters."""

    def of(self, table: "Table", row: int) -> int:
        return sum(table.roles[row])


class CitizensOf(Count):
    """Citizen cards with one role."""

    def __init__(self, role: int) -> None:
        self.role = role

    def of(self, table: "Table", row: int) -> int:
        return table.roles[row][self.role]


class Domains(Count):
    def of(self, table: "Table", row: int) -> int:
        return table.domains[row].bit_count()


@mypyc_attr(serializable=True)
class Foes(Count):
    """VAL-6.9, VAL-10.8: cards of the defeated pile, hostile events included, which belong to no area."""

    def __init__(self, foes: list[int]) -> None:
        self.foes = set(foes)

    def of(self, table: "Table", row: int) -> int:
        return len([foe for foe in table.pile[row] if foe in self.foes])


class Named(Count):
    """VAL-5.17: citizens of a name, and the starter of that name."""

    def __init__(self, name: str) -> None:
        self.kinds = [kind for kind in range(KINDS) if NAME_OF[kind] == name]
        self.starters = STARTER_NAMES.count(name)

    def of(self, table: "Table", row: int) -> int:
        return self.starters + sum([table.citizens[row][kind] for kind in self.kinds])


class Icons(Count):
    """VAL-7.10: role icons on citizens and on domains."""

    def __init__(self, role: int) -> None:
        self.role = role

    def of(self, table: "Table", row: int) -> int:
        role = self.role
        on_domains = sum([ICONS_OF[domain][role] for domain in one_by_one(table.domains[row])])
        return table.roles[row][role] + on_domains


def foes_like(row: Row) -> list[int]:
    foes = list(range(FOE_COUNT))
    if row.has("area"):
        area = place_in(row, "area", AREAS)
        foes = [foe for foe in range(MONSTERS) if AREA_OF[foe] == area]
    if row.has("type"):
        kind = place_in(row, "type", MONSTER_TYPES)
        foes = [foe for foe in foes if TYPE_OF[foe] == kind]
    return foes


def count_for(row: Row) -> Count:
    """The count that a `per` record describes."""
    kind = row.text("count")
    match kind:
        case "citizen":
            return CitizensOf(place_in(row, "role", ROLES)) if row.has("role") else Citizens()
        case "domain":
            return Domains()
        case "monster":
            return Foes(foes_like(row))
        case "name":
            return Named(row.word("name", NAME_OF))
        case "role_icon":
            return Icons(place_in(row, "role", ROLES))
    raise BadData(row.where, f"unknown count '{kind}'")
