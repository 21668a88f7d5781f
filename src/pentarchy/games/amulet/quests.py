"""Quest cards (AMU-14.7 to AMU-14.12): what they ask for, by what they lose, and what they change."""

from typing import Final

from pentarchy.games.amulet.cards import MOST_SEATS, QUEST_ROWS, QUESTS
from pentarchy.games.amulet.vocabulary import GOALS, LOSSES
from pentarchy.kernel.data import Row
from pentarchy.kernel.errors import BadData

A_ROWS, B_ROWS, C_ROWS = (QUEST_ROWS[i : i + len(QUESTS)] for i in range(0, len(QUEST_ROWS), len(QUESTS)))
SECTIONS, ALL_MYTHICAL, OTHERS_DISCARDED = GOALS
MANOR, FAILED, DECK, STUNS = LOSSES


def goal_of(row: Row, kind: str) -> Row:
    row.row("goal").exactly("kind", kind)
    return row.row("goal")


def losses_of(row: Row, kinds: list[str]) -> list[Row]:
    """The ways to lose by a card, which must be these."""
    for loss, kind in zip(row.rows("lose"), kinds, strict=True):
        loss.exactly("kind", kind)
    return row.rows("lose")


def sections_needed(row: Row) -> list[int]:
    """AMU-14.7: by the number of players. AMU-14.11, AMU-15.3: a monster left at the Manor loses, but not alone."""
    losses_of(row, [MANOR])[0].exactly("not_in_solo", True)
    needed = goal_of(row, SECTIONS).numbers("by_players")
    if len(needed) != MOST_SEATS:
        raise BadData(row.where, f"it needs a number for each of 1 to {MOST_SEATS} players")
    return needed


def deck_that_loses(row: Row) -> int:
    """AMU-14.8, AMU-14.11: how many cards left in the mythical deck lose on the last day."""
    goal_of(row, ALL_MYTHICAL)
    return losses_of(row, [FAILED, DECK])[1].number("at_least")


def stun_that_loses(row: Row) -> int:
    """AMU-14.9, AMU-14.11: the stun token, of all players together, that loses."""
    goal_of(row, OTHERS_DISCARDED)
    return losses_of(row, [STUNS])[0].number("number")


def repairs_for_a_section(row: Row) -> int:
    """AMU-14.12: how many weapons whoever charges a section may repair."""
    if not row.has("on_section_charged"):
        return 0
    boon = row.rows("on_section_charged")[0]
    boon.exactly("op", "repair")
    boon.exactly("target", "self")
    boon.exactly("optional", True)
    return boon.number("amount")


SECTIONS_NEEDED: Final = [sections_needed(row) for row in A_ROWS]
MYTHICAL_OF: Final = [row.number("mythical_cards") for row in B_ROWS]
TOO_MANY: Final = [deck_that_loses(row) for row in B_ROWS]
FATAL_STUN: Final = [stun_that_loses(row) for row in C_ROWS]
BOON: Final = [repairs_for_a_section(row) for row in C_ROWS]
