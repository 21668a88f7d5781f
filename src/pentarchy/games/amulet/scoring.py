"""End and scoring (AMU-13, AMU-14.15, AMU-16.4)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet.cards import (
    PACKAGE,
    POINTS_OF,
    SECTION_POINTS,
    SECTIONS,
    SILVER,
    SKILL_ROW,
    SKILLS_EACH,
    TIE_RANK,
    TOP_ROW,
)
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.outcome import Outcome, deciding_key, ranked

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

REASONS: Final = [
    "",
    "last_day",
    "all_discarded",
    "quests_discarded",
    "monsters_at_manor",
    "mythical_not_defeated",
    "mythical_deck_left",
    "stun_tokens",
    "cards_left",
]
LAST_DAY, ALL_DISCARDED, QUESTS_DISCARDED = 1, 2, 3
SCORING: Final = load(PACKAGE, "scoring")
TIE_BREAK: Final = SCORING.row("tie_break")


class Item:
    """AMU-13.2: so many points for every so many of a thing; of trophies and sections those that they show."""

    def __init__(self, row: Row) -> None:
        printed = row.value("points") in ("card", "section")
        self.points = 1 if printed else row.number("points")
        self.per = 1 if printed else row.number("per")

    def of(self, amount: int) -> int:
        return self.points * (amount // self.per)


ITEMS: Final = {row.text("id"): Item(row) for row in SCORING.rows("item")}
TOP_SKILLS: Final = [i for i in range(SKILLS_EACH) if SKILL_ROW[i] == TOP_ROW]


def trophy_points(table: "Table", seat: int) -> int:
    return sum([POINTS_OF[card] for card in one_by_one(table.trophies[seat])])


def section_points(table: "Table", seat: int) -> int:
    character, fields = table.character[seat], table.fields[seat]
    points = 0
    for section, worth in zip(SECTIONS[character], SECTION_POINTS[character], strict=True):
        if not section & ~fields:
            points += worth
    return points


def top_row_tokens(table: "Table", seat: int) -> int:
    return sum([table.pips[seat * SKILLS_EACH + skill] for skill in TOP_SKILLS])


def parts_of(table: "Table", seat: int) -> dict[str, int]:
    """AMU-13.2."""
    amounts = {
        "trophies": trophy_points(table, seat),
        "sections": section_points(table, seat),
        "coins": table.coins[seat],
        "ready_weapons": table.ready_of(seat).bit_count(),
        "potions_and_spells": table.potions[seat].bit_count() + table.spells[seat].bit_count(),
        "unplaced_gems": sum(table.gems[seat * 5 : seat * 5 + 5]),
        "top_row_experience": top_row_tokens(table, seat),
        "stun_tokens": table.stuns[seat],
    }
    return {name: ITEMS[name].of(amount) for name, amount in amounts.items()}


def all_gems(table: "Table", seat: int) -> int:
    """AMU-13.4: placed and unplaced, silver not counted."""
    placed = table.fields[seat] & ~SILVER[table.character[seat]]
    return placed.bit_count() + sum(table.gems[seat * 5 : seat * 5 + 5])


def outcome(table: "Table") -> Outcome:
    """AMU-1.2, AMU-13.3, AMU-13.4, AMU-13.5: the most power points win."""
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    if table.verdict == LAST_DAY:
        keys = [
            [scores[s], all_gems(table, s), table.coins[s], -TIE_RANK[table.character[s]]] for s in range(table.seats)
        ]
        names = ["points", "gems", "coins", "character"]
        return Outcome(ranked(keys), scores, parts, REASONS[LAST_DAY], deciding_key(keys, names))
    return shared_outcome(table)


def shared_outcome(table: "Table") -> Outcome:
    """AMU-14.1: all win or all lose, and points do not matter; with hidden oaths those win who kept one (AMU-16.4)."""
    campaign = table.campaign
    won = [table.verdict == ALL_DISCARDED] * table.seats
    if table.verdict == QUESTS_DISCARDED:
        won = [oaths == 0 for oaths in campaign.oaths]
    parts = [{"oath": int(campaign.oaths[s] == 0), "quests": int(campaign.quests == 0)} for s in range(table.seats)]
    scores = [int(w) for w in won]
    winners = [seat for seat in range(table.seats) if won[seat]]
    places = [1 if w else min(table.seats, 1 + len(winners)) for w in won]
    return Outcome(places, scores, parts, REASONS[table.verdict], winners=winners)
