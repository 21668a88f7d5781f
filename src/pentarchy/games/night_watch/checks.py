"""What the data say twice must agree, and what the rules take for granted must stand there. Raises BadData."""

from typing import Final

from pentarchy.games.night_watch.cards import (
    BARREN,
    CAMPS,
    CARD_ROWS,
    CLAN_ROWS,
    CLANS,
    CLEARINGS,
    COLOURS,
    COPIES,
    COST_CARD,
    END_ROWS,
    FIGURES,
    FULL,
    GUARD_STEPS,
    HERO_ROWS,
    IN_BOX,
    LAST_BREACH,
    MODE_ROWS,
    MODES,
    NO_TRAIL,
    NORTH,
    OPTION_ROWS,
    PACKAGE,
    PRODUCES,
    RESOURCE_ROWS,
    SCORING,
    SECTIONS,
    SETUP_ROWS,
    SPACES,
    SPECIAL_ROWS,
    SUPPLY,
    TERRAIN_ROWS,
    TERRAINS,
    TOKEN_COPIES,
    TOKENS_OF_CARD,
    TRAIL_CLAN,
    TRAIL_CLEARING,
    VP_ROWS,
    WILDLINGS,
)
from pentarchy.games.night_watch.map_checks import check_maps, tokens_on
from pentarchy.games.night_watch.maps import MAP_NAMES, MAPS
from pentarchy.kernel.data import Row, load

FACES: Final = [1, 2, 3, 4, 5, 6]


def check_data() -> None:
    check_box()
    check_modes()
    check_north()
    check_scoring()
    check_maps()


def check_box() -> None:
    """NGT-2: the counts of components are those of what they count."""
    for row in RESOURCE_ROWS:
        row.exactly("bank_count", IN_BOX)
    for place, row in enumerate(HERO_ROWS):
        row.exactly("number", place + 1)
    pieces = load(PACKAGE, "pieces")
    for row in pieces.rows("player_piece"):
        row.exactly("total", SUPPLY[row.text("id")] * len(COLOURS))
    for row in pieces.rows("card") + pieces.rows("neutral_piece"):
        row.exactly("total", TOTALS[row.word("id", [*TOTALS])])
    for row in COST_CARD:
        row.exactly("spaces", SUPPLY[row.text("piece")])
    check_terrain_and_numbers()


TOTALS: Final = {
    "resource_card": IN_BOX * len(RESOURCE_ROWS),
    "action_card": sum(COPIES[FULL]),
    "hero_card": len(HERO_ROWS),
    "special_card": len(SPECIAL_ROWS),
    "tormund": 1,
    **{f"wildling_{kind}": FIGURES[i] for i, kind in enumerate(WILDLINGS)},
    "wall_section": len(SECTIONS),
    "breach_marker": 1,
    "vp_token": len(GUARD_STEPS) * len(COLOURS),
    "wildling_token": sum(TOKEN_COPIES),
    "number_token": sum(row.number("count") for row in load(PACKAGE, "number_tokens").rows("number_token")),
    "terrain_hex": sum(row.number("tiles") for row in TERRAIN_ROWS),
    "frame_piece": 6,
    "market_token": len(RESOURCE_ROWS),
    "cost_card": len(COLOURS),
}


def check_terrain_and_numbers() -> None:
    """NGT-2.1, NGT-2.2: what lies on each map is in the box."""
    for name, layout in zip(MAP_NAMES, MAPS):
        for row in TERRAIN_ROWS:
            row.exactly(f"on_{name}", layout.terrain_name.count(row.text("id")))
        for row in load(PACKAGE, "number_tokens").rows("number_token"):
            values = row.numbers("values")
            row.exactly("pips", sum(6 - abs(7 - value) for value in values))
            row.exactly(f"in_{name}", tokens_on(layout, values))
            row.text("id")
    assert [PRODUCES[TERRAINS.index(name)] for name in ("ice_field", "desert")] == [BARREN, BARREN]


def check_modes() -> None:
    """NGT-22.6: the full game alone has wildlings, heroes, guards and their die."""
    dice = load(PACKAGE, "dice").rows("die")
    for die in dice:
        die.exactly("faces", FACES if die.text("id") != "wildling" else [*range(1, 13)])
        die.exactly("modes", [row.text("id") for row in MODE_ROWS if die.text("id") in row.texts("dice")])
    for mode, row in enumerate(MODE_ROWS):
        row.exactly("dice", [die.text("id") for die in dice][: 3 if mode == FULL else 2])
        for part in ("wildlings", "heroes", "guards"):
            row.exactly(part, mode == FULL)
    for row in OPTION_ROWS.values():
        check_option(row)
    for row in load(PACKAGE, "decisions").rows("decision"):
        check_decision(row)


def check_option(row: Row) -> None:
    """One default serves all modes; a mode has only the options that are said to be its own."""
    kind = row.word("kind", ["bool", "int"])
    default = row.flag("default_full") if kind == "bool" else row.number("default_full")
    row.exactly("default_base", default)
    if row.has("default_standard") and row.text("id") != "combined_trade_build":
        row.exactly("default_standard", default)
    row.text("rule")
    row.exactly("modes", [mode for mode in MODES if mode in row.texts("modes")])


def check_decision(row: Row) -> None:
    """A list for people (NGT-24.1); its modes must exist."""
    row.text("id")
    row.text("rule")
    row.exactly("modes", [mode for mode in MODES if mode in row.texts("modes")])


def check_north() -> None:
    """NGT-15.1 to NGT-15.5, NGT-13.2: camps, trails, clearings and sections belong together."""
    NORTH.row("frostfangs").text("id")
    holds = NORTH.row("frostfangs").row("holds")
    for kind, figures in zip(WILDLINGS, FIGURES):
        holds.exactly(kind, figures)
    track = NORTH.row("breach_track")
    track.text("id")
    track.exactly("start", 0)
    track.exactly("spaces", [*range(LAST_BREACH + 1)])
    for row in CLAN_ROWS:
        row.exactly("camps", CAMPS)
        row.exactly("rush_at", CAMPS)
    NORTH.row("no_trail").exactly("numbers", [i + 1 for i, clan in enumerate(TRAIL_CLAN) if clan == NO_TRAIL])
    for place, row in enumerate(NORTH.rows("clearing")):
        row.exactly("die_numbers", [i + 1 for i, clearing in enumerate(TRAIL_CLEARING) if clearing == place])
        row.exactly("wall_section", SECTIONS[place])
    for place, row in enumerate(NORTH.rows("wall_section")):
        row.exactly("clearing", CLEARINGS[place])
        row.exactly("spaces", SPACES)
    assert len(CLANS) == 3


def check_scoring() -> None:
    """NGT-12, NGT-18.4, NGT-21: points, ends and set-up."""
    for row in SPECIAL_ROWS:
        row.exactly("measure", {"longest_road": "road_length", "largest_patrol": "patrols_played"}[row.text("id")])
        row.exactly("take_rule", "strictly_more")
        for mode in MODES:
            row.exactly(f"vp_{mode}", VP_ROWS[row.text("id")].number(mode))
    for name, row in VP_ROWS.items():
        row.exactly("visible", name != "vp_card")
    for place, row in enumerate(SCORING.rows("guard_vp")):
        row.exactly("tokens", place + 1)
    for place, row in enumerate(SCORING.rows("tragic_tie_break")):
        row.exactly("rank", place + 1)
    END_ROWS["tragic_breach"].exactly("breaches", LAST_BREACH)
    for row in END_ROWS.values():
        row.exactly("modes", ["base", "standard"] if row.text("id") == "glorious_base" else ["full"])
    check_setup()


def check_setup() -> None:
    """NGT-4.10, NGT-13.7, NGT-13.12."""
    for row in SETUP_ROWS.values():
        for place, founding in enumerate(row.rows("rounds")):
            founding.exactly("n", place + 1)
    for row in load(PACKAGE, "setup").rows("token_deal"):
        seats, tokens = row.number("players"), sum(TOKEN_COPIES)
        row.exactly("on_cards", TOKENS_OF_CARD * seats)
        row.exactly("pool_before_founding", tokens - TOKENS_OF_CARD * seats)
        row.exactly("on_cards_after_founding", (TOKENS_OF_CARD - 2) * seats)
        row.exactly("pool_after_founding", tokens - (TOKENS_OF_CARD - 2) * seats)


FOR_PEOPLE: Final = {
    "confidence",
    "used_in",
    "condition",
    "winner",
    "who",
    "window",
    "options",
    "declinable",
    "simultaneous",
    "hidden",
    "row",
    "col",
    "key",
    "tile_id",
    "node",
}
"""Remarks, and what only those need who draw the map or compare it with Catanatron's."""
assert len(CARD_ROWS) == len(COPIES[FULL])
