"""What the data say twice must agree: counts with lists, the pictures of the map with its neighbours."""

from typing import Final

from pentarchy.games.dice_king.cards import (
    BOXED,
    CARD_ROWS,
    COMPONENTS,
    DECK_SIZE,
    DICE,
    EFFECT_OF,
    GAME,
    GEM_PRINTED,
    GOLD_ON_MAP,
    LAYOUT_ROWS,
    LIMITS,
    MOST_SEATS,
    NEIGHBOURS,
    PACKAGE,
    PARTS,
    SETUPS,
    SPACE_ROWS,
    SPACES,
    START_GEMS,
    TILES,
    TOKENS,
    WHITE_ON_MAP,
)
from pentarchy.games.dice_king.steps.effects import ALARM_PROGRAM, EFFECT_ROWS
from pentarchy.kernel.data import Row, load
from pentarchy.kernel.errors import BadData

Place = tuple[int, int]
SIDES: Final[list[Place]] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
ABOUT: Final = """
facts author illustrator publisher article_number year min_age minutes name_fr name_nl file hex people back_hex mean_p p
expected_stars source_name source_effect source_joker source_tiers printed_fields unit instant_win
"""
"""Keys that are meant for people, or for those who draw the game."""


def check_agreement() -> None:
    """Raises BadData where a repetition says something else."""
    check_box()
    check_decks()
    check_scoring()
    check_gems()
    for row in load(PACKAGE, "setup").rows("setup"):
        check_setup(row)
    for row in load(PACKAGE, "setup").rows("setup_mode"):
        check_mode(row)
    for row in SPACE_ROWS:
        check_space(row)
    for i, row in enumerate(LAYOUT_ROWS):
        check_layout(row, NEIGHBOURS[i])


def check_box() -> None:
    """DIC-1.3: pieces a player gets are as many as the rules hand out, and all are listed."""
    a_player = {"token": TOKENS, "white_gem": START_GEMS, "overview_card": 1}
    for row in GAME.rows("component"):
        row.exactly("per_player", a_player.get(row.text("id"), 0))
    for row in load(PACKAGE, "players").rows("player_color"):
        row.exactly("tokens", TOKENS)
        row.exactly("overview_cards", a_player["overview_card"])
    counts = {"die": DICE, "castle_tile": len({row.text("id") for row in TILES.rows("tile")}), "board_half": 2}
    counts |= {"citizen_card": len(CARD_ROWS), "token": TOKENS * MOST_SEATS, "overview_card": MOST_SEATS}
    for row in GAME.rows("component"):
        row.exactly("count", counts.get(row.text("id"), COMPONENTS[row.text("id")]))
    LIMITS.exactly("cards_per_joker_die", 2)  # DIC-4.7
    for i, row in enumerate(load(PACKAGE, "dice").rows("die")):
        row.exactly("id", i + 1)


def check_decks() -> None:
    """DIC-2.9: every card says its deck, and every deck its cards and their effects."""
    for place, row in enumerate(CARD_ROWS):
        row.exactly("deck", place // DECK_SIZE + 1)
    for deck, row in enumerate(load(PACKAGE, "decks").rows("deck"), start=1):
        row.exactly("id", deck)
        row.exactly("cards", DECK_SIZE)
        row.exactly("effects", sorted(set(EFFECT_OF[DECK_SIZE * (deck - 1) : DECK_SIZE * deck])))
    for row in EFFECT_ROWS:
        effect = row.text("id")
        row.exactly("deck", 0 if effect == ALARM_PROGRAM else EFFECT_OF.index(effect) // DECK_SIZE + 1)


def check_scoring() -> None:
    """DIC-8.2, DIC-8.8: points, then fires held, then nothing."""
    for i, row in enumerate(load(PACKAGE, "scoring").rows("score")):
        row.exactly("id", PARTS[i])
        row.exactly("order", i + 1)
    ties = [("dragon_fires_held", "most"), ("shared_victory", "")]
    for i, row in enumerate(load(PACKAGE, "scoring").rows("tie_break")):
        row.exactly("order", i + 1)
        row.exactly("criterion", ties[i][0])
        row.exactly("direction", ties[i][1])


def check_setup(row: Row) -> None:
    """DIC-2.2 to DIC-2.7: what lies where, and what is left."""
    players = row.number("players")
    fires, white, gold = SETUPS[players].fires.bit_count(), COMPONENTS["white_gem"], COMPONENTS["gold_gem"]
    row.exactly("fires_in_supply", COMPONENTS["dragon_fire"] - fires)
    row.exactly("tiles_under_fires", fires)
    row.exactly("tiles_removed", BOXED)
    row.exactly("tiles_in_supply", COMPONENTS["castle_tile"] - fires - BOXED)
    row.exactly("white_on_map", WHITE_ON_MAP)
    row.exactly("gold_on_map", GOLD_ON_MAP)
    row.exactly("white_to_players", players * START_GEMS)
    row.exactly("white_in_supply", white - WHITE_ON_MAP - players * START_GEMS)
    row.exactly("gold_in_supply", gold - GOLD_ON_MAP)


def check_mode(row: Row) -> None:
    """DIC-2, DIC-10: what each way of setting up leaves to whom."""
    modes = {
        "standard": ("by_player_count", "by_player_count", "printed"),
        "random": ("random", "random", "random"),
        "free": ("chosen", "chosen", "chosen"),
    }
    layout, fires, gems = modes[row.word("id", list(modes))]
    row.exactly("layout", layout)
    row.exactly("fires", fires)
    row.exactly("gems", gems)


def check_gems() -> None:
    """DIC-2.5"""
    LIMITS.exactly("white_gems_on_map", GEM_PRINTED.count("white"))
    LIMITS.exactly("gold_gems_on_map", GEM_PRINTED.count("gold"))


def check_space(row: Row) -> None:
    """DIC-1.4, DIC-1.5: its place in its half, its neighbours there, and when a fire lies on it."""
    name = row.text("id")
    row.exactly("half", name[0])
    row.exactly("index", int(name[1:]))
    half = {other.text("id"): place_in(other, "local") for other in SPACE_ROWS if other.text("id")[0] == name[0]}
    row.exactly("neighbors", [other for other in half if are_neighbours(half[name], half[other])])
    bit = 1 << SPACES.index(name)
    row.exactly("fire_players", [players for players, setup in SETUPS.items() if setup.fires & bit])


def check_layout(row: Row, neighbours: list[int]) -> None:
    """DIC-2.1, DIC-10.4: both halves turned and shifted, and who is whose neighbour then."""
    row.exactly("players", [players for players, setup in SETUPS.items() if LAYOUT_ROWS[setup.layout] is row])
    row.exactly("edges", sum([mask.bit_count() for mask in neighbours]) // 2)
    halves, coords = {"A": row.row("place_A"), "B": row.row("place_B")}, row.row("coords")
    places = [placed(place_in(space, "local"), halves[space.text("half")]) for space in SPACE_ROWS]
    for name, place in zip(SPACES, places):
        coords.exactly(name, [*place])
    seen = [sum([1 << i for i, other in enumerate(places) if are_neighbours(place, other)]) for place in places]
    if seen != neighbours:
        raise BadData(row.where, "'seam' does not name just the pairs of spaces that touch across it")


def placed(local: Place, half: Row) -> Place:
    q, r = local
    for _ in range(half.number("rot")):
        q, r = -r, q + r
    return q + half.number("dq"), r + half.number("dr")


def place_in(row: Row, key: str) -> Place:
    q, r = row.numbers(key)
    return q, r


def are_neighbours(one: Place, other: Place) -> bool:
    return (other[0] - one[0], other[1] - one[1]) in SIDES
