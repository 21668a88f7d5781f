"""Victory points and the ends of the game (NGT-1.2, NGT-1.3, NGT-12.1 to NGT-12.8, NGT-21.1 to NGT-21.8)."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.night_watch.cards import (
    CARD_KINDS,
    CARD_POINTS,
    GUARD_STEPS,
    KEEP_POINTS,
    PATROL_POINTS,
    ROAD_POINTS,
    SETTLEMENT_POINTS,
    TIE_BREAKS,
    TOKEN_POINTS,
    VICTORY,
    WIN_POINTS,
    WINS_AT_END_OF_TURN,
)
from pentarchy.games.night_watch.hidden.diary import did_not_win
from pentarchy.kernel.outcome import Outcome, deciding_key, ranked

if TYPE_CHECKING:
    from pentarchy.games.night_watch.table import Table

GLORIOUS: Final = "glorious"
TRAGIC_BREACH: Final = "tragic_breach"
TRAGIC_GIFT: Final = "tragic_gift"
TURN_LIMIT: Final = "turn_limit"
DECIDED_BY: Final = {
    "guards_on_wall": "guards",
    "victory_points_all": "points",
    "resource_cards_in_hand": "resource_cards",
}


def public_points(table: "Table", seat: int) -> int:
    """NGT-12.1, NGT-21.1 without what is hidden."""
    mode = table.mode
    points = SETTLEMENT_POINTS[mode] * table.settlements[seat].bit_count()
    points += KEEP_POINTS[mode] * table.keeps[seat].bit_count()
    if table.road_holder == seat:
        points += ROAD_POINTS[mode]
    if table.patrol_holder == seat:
        points += PATROL_POINTS[mode]
    return points + TOKEN_POINTS[mode] * guard_tokens(table, seat) if table.full else points


def guard_tokens(table: "Table", seat: int) -> int:
    """NGT-18.4."""
    guards = table.watch.guards_of(seat)
    return sum(guards >= step for step in GUARD_STEPS)


def points(table: "Table", seat: int) -> int:
    """NGT-11.9: victory point cards count from the moment they are bought."""
    return public_points(table, seat) + CARD_POINTS[table.mode] * table.held[seat * CARD_KINDS + VICTORY]


def check_victory(table: "Table") -> None:
    """NGT-12.2, NGT-12.3: in base game and standard mode the active player wins at once. Nothing may follow this."""
    if not WINS_AT_END_OF_TURN[table.mode] and has_won(table, table.active):
        end_with(table, GLORIOUS)


def check_glory(table: "Table") -> bool:
    """NGT-21.2, NGT-21.3: in the full game the active player wins when he ends his turn."""
    if not WINS_AT_END_OF_TURN[table.mode] or not has_won(table, table.active):
        return False
    end_with(table, GLORIOUS)
    return True


def has_won(table: "Table", seat: int) -> bool:
    """Whether a seat has the points. If it has not, that tells the others how many points it hides at most."""
    missing, at = WIN_POINTS[table.mode] - public_points(table, seat), seat * CARD_KINDS
    if CARD_POINTS[table.mode] * table.held[at + VICTORY] >= missing:
        return True
    if CARD_POINTS[table.mode] * sum(table.held[at : at + CARD_KINDS]) >= missing:
        did_not_win(table, seat, (missing - 1) // CARD_POINTS[table.mode])
    return False


def end_with(table: "Table", reason: str) -> None:
    table.reason = reason
    if reason == GLORIOUS:
        table.winner = table.active
    table.stop()


def parts_of(table: "Table", seat: int) -> dict[str, int]:
    mode = table.mode
    parts = {
        "settlement": SETTLEMENT_POINTS[mode] * table.settlements[seat].bit_count(),
        "keep": KEEP_POINTS[mode] * table.keeps[seat].bit_count(),
        "longest_road": ROAD_POINTS[mode] if table.road_holder == seat else 0,
        "largest_patrol": PATROL_POINTS[mode] if table.patrol_holder == seat else 0,
        "vp_card": CARD_POINTS[mode] * table.held[seat * CARD_KINDS + VICTORY],
    }
    if table.full:
        parts["guard_token"] = TOKEN_POINTS[mode] * guard_tokens(table, seat)
    return parts


def outcome(table: "Table") -> Outcome:
    """NGT-12.6, NGT-21.5, NGT-21.6, NGT-21.8: hidden points count; without a single best guard nobody wins."""
    parts = [parts_of(table, seat) for seat in range(table.seats)]
    scores = [sum(part.values()) for part in parts]
    if table.reason == GLORIOUS:
        return Outcome(glorious_places(table, scores), scores, parts, GLORIOUS)
    if table.reason == TURN_LIMIT:
        return Outcome([table.seats] * table.seats, scores, parts, TURN_LIMIT, winners=[])
    return tragic_outcome(table, scores, parts)


def tragic_outcome(table: "Table", scores: list[int], parts: list[dict[str, int]]) -> Outcome:
    """NGT-21.5: what decides is shown beside the points."""
    keys = [[measured(table, seat, measure, scores) for measure in TIE_BREAKS] for seat in range(table.seats)]
    for seat, part in enumerate(parts):
        part["guards_on_wall"] = table.watch.guards_of(seat)
        part["resource_cards"] = table.hand_size(seat)
    if keys.count(max(keys)) > 1:
        return Outcome([table.seats] * table.seats, scores, parts, table.reason, "shared", winners=[])
    decided_by = deciding_key(keys, TIE_BREAKS) or TIE_BREAKS[0]
    return Outcome(ranked(keys), scores, parts, table.reason, DECIDED_BY[decided_by])


def measured(table: "Table", seat: int, measure: str, scores: list[int]) -> int:
    match measure:
        case "guards_on_wall":
            return table.watch.guards_of(seat)
        case "victory_points_all":
            return scores[seat]
    return table.hand_size(seat)


def glorious_places(table: "Table", scores: list[int]) -> list[int]:
    """NGT-12.5, NGT-12.7, NGT-21.8: the winner, then the others by points; equal points share a place."""
    return ranked([[int(seat == table.winner), scores[seat]] for seat in range(table.seats)])
