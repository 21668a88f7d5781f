"""Final scoring: dukes, the table without dukes, the Dark Lord, places (VAL-7, VAL-13, VAL-14)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.valeria.cards import (
    COLUMNS,
    DOMAIN_VP,
    DUKE_ROWS,
    FOE_VP,
    MONSTERS,
    NO_DUKE,
    NONE,
    VARIANT_DATA,
    VP,
)
from pentarchy.games.valeria.counts import count_for
from pentarchy.games.valeria.view import Ending
from pentarchy.kernel.data import Row
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.errors import BadData
from pentarchy.kernel.outcome import Outcome, deciding_key, ranked

if TYPE_CHECKING:
    from pentarchy.games.valeria.table import Table

NOT_ENDING: Final = 0
ALL_MONSTERS_SLAIN: Final = 1
ALL_DOMAINS_BUILT: Final = 2
EXHAUSTED: Final = 3
WON_ALL_MONSTERS: Final = 4
LOST_COLUMN: Final = 5
REASONS: Final[list[Ending]] = [
    "",
    "all_monsters",
    "all_domains",
    "exhausted_stacks",
    "win_all_monsters",
    "loss_column",
]
LORD: Final = 1
"""The row of the Dark Lord: what he captures lies there (VAL-14.13)."""


class Line:
    """One line of a duke or of the table without dukes."""

    part = "duke"

    def points(self, table: "Table", row: int) -> int:
        raise AssertionError("a line without points")


class ScorePer(Line):
    """VAL-7.9, VAL-7.10: points for each card or icon."""

    part = "icons"

    def __init__(self, row: Row) -> None:
        self.vp = row.number("vp")
        self.per = count_for(row.row("per"))

    def points(self, table: "Table", row: int) -> int:
        return self.vp * self.per.of(table, row)


class ScoreResources(Line):
    """VAL-7.11: all resources are added up, then divided."""

    part = "resources"

    def __init__(self, row: Row) -> None:
        self.vp = row.number("vp")
        self.divisor = row.number("divisor")

    def points(self, table: "Table", row: int) -> int:
        return self.vp * (sum(table.purse[row][:VP]) // self.divisor)


class Majority(Line):
    """VAL-13.3, VAL-13.4: most cards of a type; those tied for it get less, with none at all nobody gets any."""

    part = "majorities"

    def __init__(self, row: Row) -> None:
        self.count = count_for(Row(row.where, {"count": row.text("count")}))
        self.vp = row.number("vp")
        self.tie_vp = row.number("tie_vp")

    def points(self, table: "Table", row: int) -> int:
        return self.shares(table)[row]

    def shares(self, table: "Table") -> list[int]:
        """The points of each player."""
        counts = [self.count.of(table, seat) for seat in range(table.seats)]
        most = max(counts)
        if not most and table.settings.flag("majority_needs_one_card"):
            return [0] * table.seats
        share = self.vp if counts.count(most) == 1 else self.tie_vp
        return [share if count == most else 0 for count in counts]


def line_for(row: Row) -> Line:
    """The scoring line that a data record describes."""
    op = row.text("op")
    match op:
        case "score_per":
            return ScorePer(row)
        case "score_resources":
            return ScoreResources(row)
        case "majority":
            return Majority(row)
    raise BadData(row.where, f"unknown op '{op}'")


DUKE_LINES: Final = [[line_for(line) for line in row.rows("score")] for row in DUKE_ROWS]
LINES_WITHOUT_DUKES: Final = [line_for(line) for line in VARIANT_DATA.row("no_dukes_scoring").rows("score")]


def duke_points(table: "Table", row: int, duke: int) -> int:
    return sum(line.points(table, row) for line in DUKE_LINES[duke]) if duke != NO_DUKE else 0


def foe_points(table: "Table", row: int) -> int:
    return sum([FOE_VP[foe] for foe in table.pile[row]])


def domain_points(table: "Table", row: int) -> int:
    return sum([DOMAIN_VP[domain] for domain in one_by_one(table.domains[row])])


def parts_of(table: "Table", seat: int) -> dict[str, int]:
    """VAL-7.7, VAL-10.18, VAL-13.2: monsters, domains and board; then the duke, or the table without dukes."""
    parts = {
        "monsters": foe_points(table, seat),
        "domains": domain_points(table, seat),
        "board": board_points(table, seat),
    }
    if table.settings.flag("no_dukes"):
        for line in LINES_WITHOUT_DUKES:
            parts[line.part] = parts.get(line.part, 0) + line.points(table, seat)
    else:
        parts["duke"] = duke_points(table, seat, table.dukes[seat])
    return parts


def board_points(table: "Table", seat: int) -> int:
    """VAL-14.19: alone they count too, unless the player ruled otherwise."""
    counts = not table.solo or table.settings.flag("solo_count_board_vp")
    return table.purse[seat][VP] if counts else 0


def outcome(table: "Table") -> Outcome:
    """VAL-7.12 to VAL-7.15: most points, then the smaller tableau, or else the place is shared (VAL-13.5)."""
    if table.solo:
        return solo_outcome(table)
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    keys = [[scores[seat], -cards_at_the_end(table, seat)] for seat in range(table.seats)]
    tie_break = deciding_key(keys, ["points", "smaller_tableau"])
    return Outcome(ranked(keys), scores, parts, REASONS[table.ending], tie_break)


def cards_at_the_end(table: "Table", seat: int) -> int:
    """VAL-7.13: the tableau; with the pile only if the players ruled so."""
    return table.tableau_size(seat) + (len(table.pile[seat]) if table.settings.flag("tie_break_counts_monsters") else 0)


def solo_outcome(table: "Table") -> Outcome:
    """VAL-14.21, VAL-14.22: only more points than the Dark Lord win; scores count only where they are compared."""
    if table.ending != EXHAUSTED:
        won = table.ending == WON_ALL_MONSTERS
        return Outcome([1 if won else 2], [0], [{}], REASONS[table.ending])
    parts = parts_of(table, 0)
    score, rival = sum(parts.values()), dark_lord_parts(table)
    won = score > sum(rival.values())
    return Outcome([1 if won else 2], [score], [parts], "win_points" if won else "loss_points", rival=rival)


def dark_lord_score(table: "Table") -> int:
    return sum(dark_lord_parts(table).values())


def dark_lord_parts(table: "Table") -> dict[str, int]:
    """VAL-14.20, VAL-14.24: surviving monsters, captured domains, and his duke over these and the captured citizens."""
    twin = table.copy()
    twin.pile[LORD] = (*table.pile[LORD], *surviving(table))
    return {
        "monsters": foe_points(twin, LORD),
        "domains": domain_points(twin, LORD),
        "duke": duke_points(twin, LORD, table.dark_lord),
    }


def surviving(table: "Table") -> list[int]:
    foes = [foe for stack in table.stacks[:COLUMNS] for foe in stack]
    return foes + [MONSTERS + event for event, place in enumerate(table.lairs) if place != NONE]
