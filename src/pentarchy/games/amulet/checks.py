"""What the data files say twice must be the same, and what no code reads is refused."""

from typing import Final

from pentarchy.games.amulet import cards, showing, vocabulary
from pentarchy.games.amulet.cards import (
    CHARACTER_ROWS,
    CHARACTERS,
    COMMON,
    FIELDS,
    QUEST_ROWS,
    SKILL_DATA,
    SKILL_ROWS,
    SKILLS_EACH,
    UPGRADE_ROWS,
    WEAPON_ROWS,
    WEAPONS,
    WEAPONS_EACH,
    ids,
)
from pentarchy.games.amulet.scoring import ITEMS, TIE_BREAK
from pentarchy.games.amulet.shapes import HELPER_ROWS
from pentarchy.kernel.data import check_read, load
from pentarchy.kernel.errors import BadData

ABOUT: Final = {"designed_fields", "ability_source", "ability_note", "x", "y", "slots", "supply"}
"""Keys for people: where a record comes from, where it is drawn, and notes on what lies where."""
COMPONENTS: Final = load(vocabulary.PACKAGE, "components").row("counts")
PIECES: Final = {"board", "help_cards", "figures", "day_token", "active_player_token", "coin_tokens_1", "coin_tokens_3"}
TOKENS: Final = {"experience_tokens", "stun_tokens", "locked_location_tokens", "revel_tokens"}
"""Pieces that the rules either do not count or do not run out of (AMU-1.6)."""


def check_data() -> None:
    """Raises BadData where the files contradict each other or say what nothing reads."""
    check_setup()
    check_characters()
    check_amulets()
    check_cards()
    check_scoring()
    check_components()
    check_read(vocabulary.PACKAGE, {*ABOUT, *PIECES, *TOKENS})


def agree(where: str, said: object, counted: object) -> None:
    if said != counted:
        raise BadData(where, f"it says {said!r} where the rest of the data say {counted!r}")


def check_setup() -> None:
    """AMU-2.6, AMU-2.10, AMU-3.1: the decks last as long as the days; figures start at the Inn."""
    agree("setup.toml: gem_colours", cards.COLOURS, vocabulary.COLOURS)
    agree("view.py: Colour", showing.COLOURS, cards.COLOURS)
    agree("view.py: Phase", showing.PHASES, vocabulary.PHASES)
    agree("view.py: Mode", showing.MODES, cards.MODES)
    agree("setup.toml: start_location", COMMON.text("start_location"), cards.PLACES[cards.INN])
    COMMON.exactly("gem_symbols_stack", True)  # AMU-6.12
    cards.BOARD.row("river").exactly("payment", ["coin", "health"])  # AMU-4.3
    for seats, count in cards.COUNTS.items():
        agree("setup.toml: deck", count.deck, len([mark for mark in cards.MARK_OF if mark <= seats]))
        agree("setup.toml: deck", count.deck, count.days * (count.lair + count.manor))


def check_characters() -> None:
    """AMU-1.3, AMU-2.10, AMU-10.5: weapons and skills stand in the order of their owners."""
    for weapon, row in enumerate(WEAPON_ROWS):
        row.exactly("character", CHARACTERS[weapon // WEAPONS_EACH])
    for skill, row in enumerate(SKILL_ROWS):
        row.exactly("character", CHARACTERS[skill // SKILLS_EACH])
    agree("characters.toml: colour", len({row.text("colour") for row in CHARACTER_ROWS}), len(CHARACTERS))
    for character, row in enumerate(CHARACTER_ROWS):
        own = range(character * WEAPONS_EACH, (character + 1) * WEAPONS_EACH)
        first = [WEAPONS[weapon] for weapon in own if cards.STARTING >> weapon & 1]
        later = [WEAPONS[weapon] for weapon in own if not cards.STARTING >> weapon & 1]
        agree(f"{row.where}: start_weapons", row.texts("start_weapons"), first)
        agree(f"{row.where}: skill_weapons", row.texts("skill_weapons"), later)
        tree = cards.SKILL_ROW[character * SKILLS_EACH : (character + 1) * SKILLS_EACH]
        rows = [tree.count(i) for i in range(cards.TOP_ROW + 1)]
        agree("skills.toml: tree.rows", SKILL_DATA.row("tree").numbers("rows"), rows)


def check_amulets() -> None:
    for amulet, row in enumerate(cards.AMULET_ROWS):
        row.exactly("character", CHARACTERS[amulet])
        agree("characters.toml: amulet", CHARACTER_ROWS[amulet].text("amulet"), row.text("id"))
        agree(f"{row.where}: fields", ids(row.rows("fields")), FIELDS[: len(row.rows("fields"))])
        agree(f"{row.where}: sections", len(set(ids(row.rows("sections")))), len(row.rows("sections")))


def check_cards() -> None:
    """AMU-8.5 (e), AMU-14.2: an upgrade names its place, a quest its category and difficulty."""
    for row in UPGRADE_ROWS:
        row.exactly("id", f"upgrade_{row.text('location')}")
        row.exactly("effects", [{"op": "upgrade_location", "location": row.text("location")}])
    for quest, row in enumerate(QUEST_ROWS):
        category, difficulty = divmod(quest, len(cards.QUESTS))
        row.exactly("category", "ABC"[category])
        row.exactly("difficulty", difficulty)
        row.exactly("id", f"quest_{cards.QUESTS[category]}{difficulty}")


def check_scoring() -> None:
    """AMU-13.2, AMU-13.4, AMU-13.5."""
    agree("setup.toml: stun_penalty_points", COMMON.number("stun_penalty_points"), -ITEMS["stun_tokens"].points)
    TIE_BREAK.exactly("order", ["most_gems", "most_coins", "character_rank"])
    by_rank = sorted(range(len(CHARACTERS)), key=lambda character: cards.TIE_RANK[character])
    agree("scoring.toml: character_rank", TIE_BREAK.texts("character_rank"), [CHARACTERS[i] for i in by_rank])


def check_components() -> None:
    """AMU-1.3: the box holds what the other files list."""
    tokens = [row.text("token") for row in HELPER_ROWS if row.text("side") == "base"]
    counted = {
        "character_mats": len(CHARACTERS),
        "health_tokens": sum(cards.HEALTH_OF),
        "upgrade_tokens": len(UPGRADE_ROWS),
        "gem_cubes": cards.GEMS_PER_COLOUR * len(cards.COLOURS),
        "gem_cubes_per_colour": cards.GEMS_PER_COLOUR,
        "spell_tokens": len(cards.SPELLS),
        "mythical_cards": len(cards.MYTHICAL),
        "skill_scrolls": len(SKILL_ROWS),
        "weapon_tokens": len(WEAPONS),
        "hero_knight_tokens": tokens.count("hero_token") * cards.MOST_SEATS,
        "monk_priest_tokens": tokens.count("monk_token") * cards.MOST_SEATS,
        "adventure_cards": len(cards.ADVENTURES),
        "monster_cards": len(cards.MONSTERS),
        "potion_tokens": len(cards.POTIONS),
        "oath_cards": len(cards.OATHS),
        "story_cards": len(cards.STORIES),
        "quest_cards": len(QUEST_ROWS),
    }
    for name, count in counted.items():
        agree(f"components.toml: {name}", COMPONENTS.number(name), count)
