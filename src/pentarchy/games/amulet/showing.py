"""Makes what each seat sees (AMU-18.5), in the shape of view.py."""

from typing import TYPE_CHECKING, Final

from pentarchy.games.amulet import view
from pentarchy.games.amulet.beginning import new_fight, new_visit
from pentarchy.games.amulet.cards import (
    ADVENTURES,
    ARMOURY,
    BACKS,
    CALLED,
    CHARACTERS,
    COUNTS,
    FIELDS,
    FIRST_ADVENTURE,
    GEM_OF,
    GEM_SQUARE,
    LEVEL_1,
    LEVEL_OF,
    MARK_OF,
    MONSTER_ROWS,
    MONSTERS,
    MYTHICAL,
    OATHS,
    PLACES,
    POINTS_OF,
    POTIONS,
    PRICES,
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
from pentarchy.games.amulet.fields import Fight
from pentarchy.games.amulet.forecast import forecast
from pentarchy.games.amulet.question import NOTHING, Question
from pentarchy.games.amulet.scoring import parts_of
from pentarchy.games.amulet.shapes import TOKENS
from pentarchy.kernel.decks import one_by_one

if TYPE_CHECKING:
    from pentarchy.games.amulet.table import Table

PHASES: Final[list[view.Phase]] = ["dawn", "morning", "evening", "night"]
MODES: Final[list[view.Mode]] = ["competitive", "cooperative", "solo", "hidden_oaths"]
COLOURS: Final[list[view.Colour]] = ["yellow", "red", "blue", "green", "black"]
PRICE_NAMES: Final = [str(price) for price in PRICES]
NO_VISIT: Final = new_visit(0, 0)
NO_FIGHT: Final = new_fight(-1, -1)
HIDDEN_OATHS: Final = MODES.index("hidden_oaths")


def names(mask: int, words: list[str]) -> list[str]:
    return [words[i] for i in one_by_one(mask)]


def show(table: "Table", seat: int | None) -> view.View:
    return {
        "called": CALLED,
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
        "attack": attack(table),
        "quests": quests(table),
        "trade": trade(table),
        "asked": asked(table),
    }


def asked(table: "Table") -> view.Asked:
    top = table.agenda[-1] if table.agenda else None
    return top.about(table) if isinstance(top, Question) else NOTHING.copy()


def on_turn(table: "Table") -> int | None:
    who = table.on_turn()
    return None if who < 0 or table.over else who


def named(number: int, words: list[str]) -> str | None:
    return words[number] if number >= 0 else None


def face_down(table: "Table", cards: int) -> list[view.Back]:
    """AMU-18.2, AMU-18.7: the backs; a card that has returned was seen by all (AMU-18.4)."""
    return [back(table, card) for card in one_by_one(cards)]


def back(table: "Table", card: int) -> view.Back:
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


def dungeon(table: "Table") -> str | None:
    if table.dungeon >= 0:
        return TROPHIES[table.dungeon]
    return None if table.dungeon == -1 else "face_down"


def castle(table: "Table") -> view.Castle:
    return {
        "adventure": named(table.adventure, ADVENTURES),
        "laid": [table.game.text(move) for move in table.quest_laid],
        "covered": names(table.quest_covered, SQUARES),
    }


def decks(table: "Table") -> view.Decks:
    return {
        "monsters": table.deck.bit_count(),
        "level_1": (table.deck & LEVEL_1).bit_count(),
        "unseen_monsters": names(table.deck, MONSTERS),
        "mythical": table.mythical_deck,
        "mythical_cards": table.mythical_cards,
        "unseen_mythical": names(table.unseen_mythical, MYTHICAL),
        "unseen_adventures": names(table.unseen_adventures, ADVENTURES),
        "finished_adventures": [ADVENTURES[card] for card in table.finished],
        "discarded": names(table.gone, TROPHIES),
        "boxed": names(table.boxed, POTIONS),
    }


def player(table: "Table", seat: int, viewer: int | None) -> view.Hunter | view.Unchosen:
    if table.character[seat] < 0:
        return {"character": None}
    mine = ARMOURY[table.character[seat]]
    night = table.current_night
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
        "salve": 0 if night is None else night.salve[seat],
        "loss": 0 if night is None else night.loss[seat],
        "journeys": table.campaign.journeys[seat],
        "oaths": oaths(table, seat, viewer),
        "points": parts_of(table, seat),
    }


def experience(table: "Table", seat: int) -> dict[str, int]:
    first = table.character[seat] * SKILLS_EACH
    pips = table.pips[seat * SKILLS_EACH : (seat + 1) * SKILLS_EACH]
    return {SKILLS[first + i]: count for i, count in enumerate(pips) if count}


def oaths(table: "Table", seat: int, viewer: int | None) -> view.Oaths:
    campaign = table.campaign
    known = table.mode != HIDDEN_OATHS or seat == viewer
    return {
        "held": campaign.oaths[seat].bit_count(),
        "cards": names(campaign.oaths[seat], OATHS) if known else None,
        "discarded_unseen": names(campaign.buried[seat], OATHS) if known else campaign.buried[seat].bit_count(),
        "ruled_out": names(campaign.ruled_out[seat], OATHS),
    }


def visit(table: "Table") -> view.Visit:
    now, fight, night = table.current_visit or NO_VISIT, table.current_fight, table.current_night
    return {
        "errands": names(now.errands if night is None else night.errands, ERRANDS),
        "upgraded": now.upgraded,
        "repairs_left": table.repairs_left,
        "repaired": now.repaired,
        "payments": [now.payments, now.health_payments],
        "prices_bought": names(now.prices_bought, PRICE_NAMES),
        "bargained": now.bargained,
        "waived": now.waived,
        "exchanges_left": now.exchanges_left,
        "gems_chased": [*now.gems_chased],
        "picks": now.picks if fight is None else fight.weapons_left,
    }


def fight(table: "Table") -> view.Fight:
    now = table.current_fight or NO_FIGHT
    return {
        "foe": foe(table, now.foe),
        "arena": named(now.arena, PLACES),
        "armed": names(now.armed, WEAPONS),
        "hand": names(now.hand | table.wearing, TOKENS),
        "used": names(now.used, TOKENS),
        "extra": names(now.extra, TOKENS),
        "lifted": names(now.lifted, TOKENS),
        "token": named(now.token, TOKENS),
        "laid": [table.game.text(move) for move in now.laid],
        "covered": names(now.covered, SQUARES),
        "closed": names(now.closed, SQUARES),
        "closed_by": names(now.closed_by, SKILLS),
        "extra_damage": now.extra_damage,
        "healing": now.healing,
        "borrowed": named(now.borrowed, WEAPONS),
        "coins": now.coins,
        "stunned": table.stunned,
        "windfall": [COLOURS[colour] for colour in one_by_one(table.windfall | table.oath_gems)],
        "forecast": forecast_of(table, now),
    }


def forecast_of(table: "Table", now: Fight) -> view.Forecast | None:
    """Until the outcome is decided."""
    if now.foe < 0 or now.outcome >= 0 or not is_open(table, now.foe):
        return None
    return forecast(table, table.on_turn(), now)


def is_open(table: "Table", card: int) -> bool:
    return card >= len(MONSTERS) or bool(table.fronts >> card & 1)


def foe(table: "Table", card: int) -> str | None:
    """The card being fought or the adventure; its back before it is revealed."""
    if card < 0:
        return "face_down" if card == -2 else None
    if card >= FIRST_ADVENTURE:
        return ADVENTURES[card - FIRST_ADVENTURE]
    return TROPHIES[card] if is_open(table, card) else BACKS[card]


def attack(table: "Table") -> view.Attack:
    night = table.current_night
    if night is None:
        return {"pending": [], "card": None}
    return {"pending": names(night.pending, MONSTERS), "card": named(night.card, MONSTERS)}


def quests(table: "Table") -> view.Quests:
    campaign = table.campaign
    return {
        "in_play": names(campaign.quests, QUESTS),
        "levels": [*campaign.levels],
        "story": named(campaign.story, STORIES),
        "shown_oaths": names(campaign.shown, OATHS),
    }


def trade(table: "Table") -> view.Trade:
    offer, now = table.current_trade, table.current_visit or NO_VISIT
    return {
        "with": -1 if offer is None else offer.partner,
        "given": [] if offer is None else offer.given[:],
        "wanted": [] if offer is None else offer.wanted[:],
        "asked": now.asked,
        "late": now.late,
    }
