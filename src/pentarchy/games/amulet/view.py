"""What each seat may see (AMU-18.5): all but the fronts of face-down cards and the hidden oaths of others."""

from typing import TYPE_CHECKING

from pentarchy.games.amulet.cards import (
    ADVENTURES,
    ARMOURY,
    BACKS,
    CHARACTERS,
    COLOURS,
    COUNTS,
    FIELDS,
    FIRST_ADVENTURE,
    GEM_OF,
    GEM_SQUARE,
    LEVEL_1,
    LEVEL_OF,
    MARK_OF,
    MODES,
    MONSTER_ROWS,
    MONSTERS,
    MYTHICAL,
    OATHS,
    PLACES,
    POINTS_OF,
    POTIONS,
    QUESTS,
    SKILLS,
    SKILLS_EACH,
    SPELLS,
    SQUARES,
    STORIES,
    TROPHIES,
    WEAK,
    WEAPONS,
)
from pentarchy.games.amulet.errands import ERRANDS
from pentarchy.games.amulet.question import Question
from pentarchy.games.amulet.scoring import parts_of
from pentarchy.games.amulet.shapes import TOKENS
from pentarchy.kernel.decks import one_by_one
from pentarchy.kernel.events import Json

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

PHASES = ["dawn", "morning", "evening", "night"]
HIDDEN_OATHS = MODES.index("hidden_oaths")


def names(mask: int, words: list[str]) -> list[Json]:
    return [words[i] for i in one_by_one(mask)]


def show(table: "Table", seat: int | None) -> dict[str, Json]:
    return {
        "mode": MODES[table.mode],
        "day": table.day,
        "days": COUNTS[table.seats].days,
        "phase": PHASES[table.phase],
        "holder": table.holder,
        "on_turn": on_turn(table),
        "latest": table.game.text(table.latest) if table.latest >= 0 else None,
        "lair": face_down(table, table.lair),
        "manor": face_down(table, table.manor),
        "village": names(table.village, MONSTERS),
        "dungeon": dungeon(table),
        "seen": names(table.seen(), TROPHIES),
        "castle": castle(table),
        "decks": decks(table),
        "upgrades": names(table.upgrades, PLACES),
        "tower": names(table.tower, SPELLS),
        "monastery": names(table.shop, POTIONS),
        "supply": {COLOURS[c]: table.supply[c] for c in range(5)},
        "players": [player(table, s, seat) for s in range(table.seats)],
        "visit": visit(table),
        "fight": fight(table),
        "attack": {
            "pending": names(table.pending_cards, MONSTERS),
            "card": MONSTERS[table.card] if table.card >= 0 else None,
        },
        "quests": quests(table),
        "trade": trade(table),
        "asked": asked(table),
    }


def asked(table: "Table") -> dict[str, Json]:
    """What the question is about: the gem to be placed, the oath to be paid for, by what a weapon is spared, how many
    more are to be given or damaged."""
    about: dict[str, Json] = {"gem": None, "oath": None, "by": None, "left": 0}
    if table.agenda:
        top = table.agenda[-1]
        if isinstance(top, Question):
            about.update(top.about(table))
    return about


def on_turn(table: "Table") -> Json:
    """AMU-3.7, AMU-11.1: whose turn or night slot it is; nobody's at dawn, during the attack and at the end."""
    who = table.slot if table.slot >= 0 else table.active
    return None if who < 0 or table.over else who


def face_down(table: "Table", cards: int) -> list[Json]:
    """AMU-18.2, AMU-18.7: the backs; a card that has returned was seen by all (AMU-18.4)."""
    return [back(table, card) for card in one_by_one(cards)]


def back(table: "Table", card: int) -> dict[str, Json]:
    row = MONSTER_ROWS[card]
    return {
        "back": BACKS[card],
        "family": row.text("family"),
        "level": LEVEL_OF[card],
        "points": POINTS_OF[card],
        "mark": MARK_OF[card],
        "weak": names(WEAK[card], SQUARES),
        "gem": COLOURS[GEM_OF[card]],
        "gem_square": names(GEM_SQUARE[card], SQUARES),
        "front": MONSTERS[card] if table.fronts >> card & 1 else None,
    }


def dungeon(table: "Table") -> Json:
    if table.dungeon >= 0:
        return TROPHIES[table.dungeon]
    return None if table.dungeon == -1 else "face_down"


def castle(table: "Table") -> dict[str, Json]:
    card = ADVENTURES[table.adventure] if table.adventure >= 0 else None
    laid: list[Json] = [table.game.text(move) for move in table.quest_laid]
    return {"adventure": card, "laid": laid, "covered": names(table.quest_covered, SQUARES)}


def decks(table: "Table") -> dict[str, Json]:
    """AMU-18.7, AMU-18.9, AMU-18.10: sizes, and what nobody has seen yet."""
    finished: list[Json] = [ADVENTURES[card] for card in table.finished]
    return {
        "monsters": table.deck.bit_count(),
        "level_1": (table.deck & LEVEL_1).bit_count(),
        "unseen_monsters": names(table.deck, MONSTERS),
        "mythical": table.mythical_deck,
        "mythical_cards": table.mythical_cards,
        "unseen_mythical": names(table.unseen_mythical, MYTHICAL),
        "unseen_adventures": names(table.unseen_adventures, ADVENTURES),
        "finished_adventures": finished,
        "discarded": names(table.gone, TROPHIES),
        "boxed": names(table.boxed, POTIONS),
    }


def player(table: "Table", seat: int, viewer: int | None) -> dict[str, Json]:
    if table.character[seat] < 0:
        return {"character": None}
    mine = ARMOURY[table.character[seat]]
    points: dict[str, Json] = dict(parts_of(table, seat).items())
    return {
        "character": CHARACTERS[table.character[seat]],
        "place": PLACES[table.place[seat]],
        "coins": table.coins[seat],
        "health": table.health[seat],
        "most_health": table.most_health(seat),
        "ready": names(table.ready & mine, WEAPONS),
        "damaged": names(table.damaged & mine, WEAPONS),
        "away": names(table.away & mine, WEAPONS),
        "skills": names(table.skills[seat], SKILLS),
        "experience": experience(table, seat),
        "xp": table.xp[seat],
        "fields": names(table.fields[seat], FIELDS),
        "sections": table.charged_sections(seat),
        "gems": {COLOURS[c]: table.gems[seat * 5 + c] for c in range(5)},
        "spells": names(table.spells[seat], SPELLS),
        "potions": names(table.potions[seat], POTIONS),
        "trophies": names(table.trophies[seat], TROPHIES),
        "stuns": table.stuns[seat],
        "cancelled": names(table.cancelled[seat], MONSTERS),
        "spent": names(table.spent[seat], SKILLS),
        "salve": table.salve[seat],
        "loss": table.loss[seat],
        "journeys": table.journeys[seat],
        "oaths": oaths(table, seat, viewer),
        "points": points,
    }


def experience(table: "Table", seat: int) -> dict[str, Json]:
    first = table.character[seat] * SKILLS_EACH
    pips = table.pips[seat * SKILLS_EACH : (seat + 1) * SKILLS_EACH]
    return {SKILLS[first + i]: count for i, count in enumerate(pips) if count}


def oaths(table: "Table", seat: int, viewer: int | None) -> dict[str, Json]:
    """AMU-18.6: with hidden oaths only the number is public."""
    known = table.mode != HIDDEN_OATHS or seat == viewer
    return {
        "held": table.oaths[seat].bit_count(),
        "cards": names(table.oaths[seat], OATHS) if known else None,
        "discarded_unseen": names(table.buried[seat], OATHS) if known else table.buried[seat].bit_count(),
        "ruled_out": names(table.ruled_out[seat], OATHS),
    }


def visit(table: "Table") -> dict[str, Json]:
    return {
        "errands": names(table.errands, ERRANDS),
        "upgraded": table.improved,
        "repairs_left": table.mends,
        "repaired": table.mended,
        "payments": [table.soft, table.hard],
        "prices_bought": names(table.bought, ["3", "4", "5"]),
        "bargained": table.bargained,
        "waived": table.waived,
        "exchanges_left": table.swaps,
        "gems_chased": [*table.chased],
        "picks": table.picks,
    }


def fight(table: "Table") -> dict[str, Json]:
    laid: list[Json] = [table.game.text(move) for move in table.laid]
    return {
        "foe": foe(table),
        "arena": PLACES[table.arena] if table.arena >= 0 else None,
        "armed": names(table.armed, WEAPONS),
        "hand": names(table.hand, TOKENS),
        "used": names(table.used, TOKENS),
        "extra": names(table.extra, TOKENS),
        "lifted": names(table.lifted, TOKENS),
        "token": TOKENS[table.token] if table.token >= 0 else None,
        "laid": laid,
        "covered": names(table.covered, SQUARES),
        "closed": names(table.sealed, SQUARES),
        "closed_by": names(table.closed_by, SKILLS),
        "extra_damage": table.toll,
        "healing": table.tonic,
        "borrowed": WEAPONS[table.borrowed] if table.borrowed >= 0 else None,
        "coins": table.purse,
        "stunned": table.floored,
        "windfall": names(table.windfall, COLOURS),
    }


def foe(table: "Table") -> Json:
    """The card being fought or the adventure; its back before it is revealed."""
    if table.foe < 0:
        return "face_down" if table.foe == -2 else None
    if table.foe >= FIRST_ADVENTURE:
        return ADVENTURES[table.foe - FIRST_ADVENTURE]
    lies_open = table.foe >= len(MONSTERS) or table.fronts >> table.foe & 1
    return TROPHIES[table.foe] if lies_open else BACKS[table.foe]


def quests(table: "Table") -> dict[str, Json]:
    levels: list[Json] = [*table.levels]
    return {
        "in_play": names(table.quests, QUESTS),
        "levels": levels,
        "story": STORIES[table.story] if table.story >= 0 else None,
        "shown_oaths": names(table.shown, OATHS),
    }


def trade(table: "Table") -> dict[str, Json]:
    given: list[Json] = [*table.given]
    wanted: list[Json] = [*table.wanted]
    return {"with": table.partner, "given": given, "wanted": wanted, "asked": table.approached, "late": table.late}
