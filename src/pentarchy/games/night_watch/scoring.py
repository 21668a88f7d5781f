"""Victory points and the ends of the game (NGT-1.2, NGT-1.3, NGT-12.1 to NGT-12.8, NGT-21.1 to NGT-21.8)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import CARD_KINDS, GUARD_STEPS, SPECIAL_POINTS, VICTORY, WIN_POINTS
from pentarchy.kernel.outcome import Outcome, deciding_key, ranked

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

GLORIOUS: Final = "glorious"
TRAGIC_BREACH: Final = "tragic_breach"
TRAGIC_GIFT: Final = "tragic_gift"
TURN_LIMIT: Final = "turn_limit"


def public_points(table: "Table", seat: int) -> int:
    """NGT-12.1, NGT-21.1 without what is hidden."""
    points = table.settlements[seat].bit_count() + 2 * table.keeps[seat].bit_count()
    if table.road_holder == seat:
        points += SPECIAL_POINTS[table.mode]
    if table.patrol_holder == seat:
        points += SPECIAL_POINTS[table.mode]
    return points + guard_tokens(table, seat) if table.full else points


def guard_tokens(table: "Table", seat: int) -> int:
    """NGT-18.4."""
    guards = table.watch.guards_of(seat)
    return sum(guards >= step for step in GUARD_STEPS)


def points(table: "Table", seat: int) -> int:
    """NGT-11.9: victory point cards count from the moment they are bought."""
    return public_points(table, seat) + table.held[seat * CARD_KINDS + VICTORY]


def check_victory(table: "Table") -> None:
    """NGT-12.2, NGT-12.3: in base game and standard mode the active player wins at once. Nothing may follow this."""
    if not table.full and points(table, table.active) >= WIN_POINTS:
        end_with(table, GLORIOUS)


def check_glory(table: "Table") -> bool:
    """NGT-21.2, NGT-21.3: in the full game the active player wins when he ends his turn."""
    if not table.full or points(table, table.active) < WIN_POINTS:
        return False
    end_with(table, GLORIOUS)
    return True


def end_with(table: "Table", reason: str) -> None:
    table.reason = reason
    if reason == GLORIOUS:
        table.winner = table.active
    table.stop()


def parts_of(table: "Table", seat: int) -> dict[str, int]:
    special = SPECIAL_POINTS[table.mode]
    parts = {
        "settlement": table.settlements[seat].bit_count(),
        "keep": 2 * table.keeps[seat].bit_count(),
        "longest_road": special if table.road_holder == seat else 0,
        "largest_patrol": special if table.patrol_holder == seat else 0,
        "vp_card": table.held[seat * CARD_KINDS + VICTORY],
    }
    if table.full:
        parts["guard_token"] = guard_tokens(table, seat)
    return parts


def outcome(table: "Table") -> Outcome:
    """NGT-12.6, NGT-21.5, NGT-21.6, NGT-21.8: hidden points count; without a single best guard nobody wins."""
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    if table.reason == GLORIOUS:
        return Outcome(glorious_places(table, scores), scores, parts, GLORIOUS)
    if table.reason == TURN_LIMIT:
        return Outcome([table.seats] * table.seats, scores, parts, TURN_LIMIT, winners=[])
    keys = [[table.watch.guards_of(seat), scores[seat], table.hand_size(seat)] for seat in range(table.seats)]
    if keys.count(max(keys)) > 1:
        return Outcome([table.seats] * table.seats, scores, parts, table.reason, "shared", winners=[])
    tie = deciding_key(keys, ["guards", "points", "resource_cards"])
    return Outcome(ranked(keys), scores, parts, table.reason, tie)


def glorious_places(table: "Table", scores: list[int]) -> list[int]:
    """NGT-12.5, NGT-12.7, NGT-21.8: the winner, then the others by points; equal points share a place."""
    return ranked([[int(seat == table.winner), scores[seat]] for seat in range(table.seats)])
