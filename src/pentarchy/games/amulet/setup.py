"""How a game begins: modes, characters, quests (AMU-2, AMU-14, AMU-15, AMU-16)."""

from pentarchy.games.amulet.cards import (
    ADVENTURES,
    CHARACTERS,
    COUNTS,
    MARK_OF,
    MODES,
    MOST_SEATS,
    MYTHICAL,
    mask_of,
)
from pentarchy.games.amulet.quests import MYTHICAL_OF
from pentarchy.games.amulet.steps.setting_up import ALL_POTIONS, create, setting_up
from pentarchy.games.amulet.table import COMPETITIVE, NONE, SOLO, A, B, C, Table, new_table
from pentarchy.kernel.errors import BadOption
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.settings import Amount, OneOf, Option, Picks, Settings

QUEST_OPTIONS = ["quest_a", "quest_b", "quest_c"]

OPTIONS: list[Option] = [
    OneOf("mode", MODES[COMPETITIVE], MODES, {1: MODES[SOLO]}),
    OneOf("characters", "draft", ["draft", "random"]),
    Picks("agreed", CHARACTERS),
    OneOf("first", "random", ["random", *[str(seat) for seat in range(MOST_SEATS)]]),
    Amount("quest_a", 0, 0, 2),
    Amount("quest_b", 0, 0, 2),
    Amount("quest_c", 0, 0, 2),
    Amount("more_mythical", 0, 0, 4),
]

VARIANTS = [
    Variant("competitive", {}, [2, 3, 4, 5]),
    Variant("random_characters", {"characters": "random"}, [2, 5]),
    Variant("cooperative", {"mode": "cooperative"}, [2, 3, 4, 5]),
    Variant("cooperative_hard", {"mode": "cooperative", "quest_a": 2, "quest_b": 2, "quest_c": 2}, [2, 5]),
    Variant("beyond", {"mode": "cooperative", "quest_a": 2, "quest_b": 2, "quest_c": 2, "more_mythical": 2}, [3]),
    Variant("solo", {"mode": "solo", "quest_c": 1}, [1]),
    Variant("hidden_oaths", {"mode": "hidden_oaths", "quest_b": 1}, [2, 3, 4, 5]),
]


def deal(game: Game, seats: int, settings: Settings) -> Table:
    """AMU-2.6, AMU-15.1: cards marked for more players stay in the box; solo all potions are on offer (AMU-15.2)."""
    check_options(seats, settings)
    table = new_table(game, seats, settings)
    table.mode = MODES.index(settings.word("mode"))
    table.holder = NONE if settings.word("first") == "random" else int(settings.word("first"))
    table.deck = mask_of([card for card, mark in enumerate(MARK_OF) if mark <= seats])
    table.unseen_mythical = (1 << len(MYTHICAL)) - 1
    table.unseen_adventures = (1 << len(ADVENTURES)) - 1
    set_quests(table, settings)
    if table.mode == SOLO:
        table.shop = ALL_POTIONS
    agreed = settings.picks("agreed")
    for seat, name in enumerate(agreed):
        create(table, seat, CHARACTERS.index(name))
    table.then(setting_up(table, "agreed" if agreed else settings.word("characters")))
    table.advance()
    return table


def set_quests(table: Table, settings: Settings) -> None:
    """AMU-14.2, AMU-14.3: the quests and with them the mythical deck."""
    campaign = table.campaign
    if table.mode == COMPETITIVE:
        table.mythical_deck = table.mythical_cards = len(MYTHICAL)
        return
    campaign.levels = [settings.number(name) for name in QUEST_OPTIONS]
    campaign.quests = A | B | C
    table.mythical_cards = MYTHICAL_OF[campaign.levels[1]] + settings.number("more_mythical")
    table.mythical_deck = table.mythical_cards


def check_options(seats: int, settings: Settings) -> None:
    mode = settings.word("mode")
    if mode not in COUNTS[seats].modes:
        allowed = ", ".join(COUNTS[seats].modes)
        raise BadOption("mode", f"with {seats} player(s) it must be one of: {allowed} (AMU-1.1)")
    agreed = settings.picks("agreed")
    if agreed and len(agreed) != seats:
        raise BadOption("agreed", f"{seats} player(s) need {seats} characters, not {len(agreed)} (AMU-2.9)")
    if agreed and settings.word("characters") != "draft":
        raise BadOption("agreed", "the characters are either agreed or random (AMU-2.9)")
    first = settings.word("first")
    if first != "random" and int(first) >= seats:
        raise BadOption("first", f"there is no seat {first} (AMU-2.8)")
    check_quests(mode, settings)


def check_quests(mode: str, settings: Settings) -> None:
    for name in [*QUEST_OPTIONS, "more_mythical"]:
        if mode == MODES[COMPETITIVE] and settings.number(name):
            raise BadOption(name, "quests belong to the cooperative games (AMU-14.2)")
    most = len(MYTHICAL) - MYTHICAL_OF[settings.number("quest_b")]
    if settings.number("more_mythical") > most:
        raise BadOption("more_mythical", f"only {most} mythical cards are left to add (AMU-14.3)")
