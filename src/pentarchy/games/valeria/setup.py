"""How a game begins: which stacks, which variants (VAL-2, VAL-10 to VAL-15)."""

from typing import Final

from pentarchy.games.valeria.cards import (
    ALL_DOMAINS,
    AREAS,
    CITIZENS,
    COLUMNS,
    DIFFICULTIES,
    DOMAINS,
    EVENTS,
    NUMBERS,
    PLAYERS_OF,
    RULINGS,
    SELECTIONS,
    SLOT_OF,
    SLOTS,
    START_PURSE,
    mask_of,
)
from pentarchy.games.valeria.costs import NO_TOKENS, SPOTS
from pentarchy.games.valeria.steps.setting_up import (
    DRAW_AREA,
    DRAW_CITIZEN,
    face_down_citizens,
    face_down_domains,
    lay_citizens,
    named,
    setting_up,
)
from pentarchy.games.valeria.table import Table, new_table
from pentarchy.kernel.errors import BadOption
from pentarchy.kernel.game import Game, Variant
from pentarchy.kernel.settings import OneOf, Option, Picks, Setting, Settings, Switch
from pentarchy.kernel.steps import Step

RANDOM: Final = "random"

OPTIONS: Final[list[Option]] = [
    OneOf("selection", "first_game", [*SELECTIONS, RANDOM]),
    Picks("areas", AREAS),
    Picks("citizens", CITIZENS),
    Picks("remove_domains", DOMAINS),
    Switch("hostile_events", False),
    Picks("events", EVENTS),
    Switch("random_citizens", False),
    Switch("no_dukes", False),
    OneOf("difficulty", DIFFICULTIES[0], DIFFICULTIES),
    *[Switch(name, value) for name, value in RULINGS.items()],
]

HAND_PICKED: Final[dict[str, Setting]] = {
    "areas": ["barrens", "swamp", "cavern", "forest", "mountains"],
    "citizens": [
        *("monk", "blacksmith", "alchemist", "wizard", "peasant"),
        *("knight", "thief", "warlord", "priestess", "miner"),
    ],
}
OTHER_RULINGS: Final[dict[str, Setting]] = {name: not value for name, value in RULINGS.items()}
EVERYTHING: Final[dict[str, Setting]] = {"selection": RANDOM, "hostile_events": True, "random_citizens": True}

VARIANTS: Final = [
    Variant("first_game", {}, [1, 2, 3, 4, 5]),
    *[Variant(name, {"selection": name}, [2, 5]) for name in SELECTIONS if name != "first_game"],
    Variant("random", {"selection": RANDOM}, [3]),
    Variant("hand_picked", HAND_PICKED, [2, 4]),
    Variant("hostile_events", {"hostile_events": True}, [1, 2, 3, 4, 5]),
    Variant("picked_events", {"hostile_events": True, "events": ["mimic", "bat_swarm"]}, [3]),
    Variant("random_citizens", {"random_citizens": True}, [1, 2, 4, 5]),
    Variant("no_dukes", {"no_dukes": True}, [2, 3, 4, 5]),
    Variant("hard", {"difficulty": "hard"}, [1]),
    Variant("very_hard", {"difficulty": "very_hard"}, [1]),
    Variant("everything", EVERYTHING, [1, 2, 5]),
    Variant("everything_no_dukes", {**EVERYTHING, "no_dukes": True}, [4]),
    Variant("other_rulings", {**OTHER_RULINGS, "hostile_events": True}, [1, 2, 5]),
]


def deal(game: Game, seats: int, settings: Settings) -> Table:
    """VAL-2.11: what everybody begins with; starters are no cards of the table, as nobody ever lacks one (VAL-1.6)."""
    check_options(seats, settings)
    table = new_table(game, seats, settings)
    for seat in range(seats):
        table.purse[seat] = START_PURSE[:]
    if settings.flag("hostile_events"):
        table.hostile = True
        table.hostile_deck = NUMBERS[seats].hostile_events
        table.tokens = [NO_TOKENS] * SPOTS
    table.unseen_domains &= ~removed_domains(settings)
    face_down_domains(table)
    table.then(setting_up(table, [*choose_areas(table), *choose_citizens(table)]))
    table.advance()
    return table


def choose_areas(table: Table) -> list[Step[Table]]:
    """VAL-2.2, VAL-2.15: named by the players, by a selection, or drawn."""
    picks, selection = table.settings.picks("areas"), table.settings.word("selection")
    if picks:
        table.areas = [AREAS.index(name) for name in picks]
    elif selection != RANDOM:
        table.areas = SELECTIONS[selection].areas[:]
    else:
        return [DRAW_AREA] * COLUMNS
    return []


def choose_citizens(table: Table) -> list[Step[Table]]:
    """VAL-2.7, VAL-2.15; with random citizens all types are used (VAL-15.2)."""
    if table.settings.flag("random_citizens"):
        return face_down_citizens(table)
    picks, selection = table.settings.picks("citizens"), table.settings.word("selection")
    if not picks and selection == RANDOM:
        return [*DRAW_CITIZEN]
    for kind in named(picks) if picks else SELECTIONS[selection].citizens:
        lay_citizens(table, kind)
    return []


def removed_domains(settings: Settings) -> int:
    """VAL-15.4: those that the selection or the players leave out."""
    selection = settings.word("selection")
    named_by_players = mask_of([DOMAINS.index(name) for name in settings.picks("remove_domains")])
    return named_by_players | (SELECTIONS[selection].removed if selection != RANDOM else 0)


def check_options(seats: int, settings: Settings) -> None:
    check_stacks(seats, settings)
    picked = settings.picks("events")
    if picked and not settings.flag("hostile_events"):
        raise BadOption("events", "hostile events can only be picked with hostile_events=true (VAL-10.3)")
    if len(picked) > NUMBERS[seats].hostile_events:
        raise BadOption("events", f"at most one hostile event for each player, not {len(picked)} (VAL-10.3)")
    if seats not in PLAYERS_OF["no_dukes"] and settings.flag("no_dukes"):
        raise BadOption("no_dukes", "the Dark Lord needs a duke: not for one player (VAL-13.6)")
    if seats > 1 and settings.word("difficulty") != DIFFICULTIES[0]:
        raise BadOption("difficulty", "only the game for one player has levels (VAL-14.14)")


def check_stacks(seats: int, settings: Settings) -> None:
    areas, citizens = settings.picks("areas"), settings.picks("citizens")
    if areas and len(areas) != COLUMNS:
        raise BadOption("areas", f"name {COLUMNS} areas, not {len(areas)} (VAL-2.2)")
    if citizens and settings.flag("random_citizens"):
        raise BadOption("citizens", "random citizens use all of them (VAL-15.2)")
    if citizens and sorted(SLOT_OF[kind] for kind in named(citizens)) != list(range(len(SLOTS))):
        raise BadOption("citizens", "name one citizen for each of the ten activation numbers (VAL-2.7)")
    left = (ALL_DOMAINS & ~removed_domains(settings)).bit_count()
    needed = NUMBERS[seats].domain_stack * COLUMNS
    if left < needed:
        raise BadOption("remove_domains", f"{needed} domains are needed, only {left} are left (VAL-15.4)")
